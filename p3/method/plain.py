"""The plain baseline: one conversation with the same tools, no plan and no phases.

The harness carries out calls, answers each with Lean's view of the present text, and ends when nothing is left to do or the
model has used up its turns. The prover runs on the open proof whenever the program has changed, as for every method.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from p3.agent.conversation import Conversation
from p3.agent.draft import PROGRAM_KINDS, Unit, UnitKind, is_open
from p3.agent.hands import Hands
from p3.agent.phase import PLAN_FAILURE, WRONG_PROGRAM, unplanned
from p3.agent.prompting import make_prompt, task_view
from p3.agent.unit_tools import UnitTools
from p3.agent.workbench import Bench, Look
from p3.agent.worker import outcome_of
from p3.errors import BudgetExhausted
from p3.llm.model import Message, ModelReply, ModelRequest, ToolResult
from p3.method.baselines import skeleton
from p3.method.context import Context
from p3.method.model import Attempted, Counts
from p3.method.seq import AUTHOR
from p3.task.model import RegionKind, Task
from p3.task.splice import blank

ROLE = "plain"
TURNS = 60
"""Replies of the model in one conversation."""


@dataclass(frozen=True)
class Plain:
    """One conversation. Implements `Method`."""

    name: str = "plain"
    turns: int = TURNS

    async def attempt(self, task: Task, context: Context) -> Attempted:
        """Work on a task until submitting, giving up, or a budget ends it."""
        work = _Work(task, context, self.turns)
        try:
            return await work.run()
        except BudgetExhausted as error:
            return work.ended("budget", str(error))


class _Work:
    """The state of one attempt: the whole task is one unit."""

    def __init__(self, task: Task, context: Context, turns: int) -> None:
        self.task, self.context, self.turns = task, context, turns
        self.unit = whole(task)
        self.draft = unplanned(task, blank(task), (self.unit,)).with_owner(self.unit.name, skeleton(task, self.unit))
        self.tally: Counter[str] = Counter()
        self.tried: set[str] = set()
        """Programs that the prover has seen."""

    async def run(self) -> Attempted:
        """The conversation."""
        prompt = make_prompt(ROLE, "plain", task=task_view(self.task))
        talk = Conversation(prompt, self.context.sink, self.tally)
        async with self.context.lean.session(ROLE) as session:
            bench = Bench(self.draft, session)
            tools = UnitTools(self.unit, bench, frozenset({PLAN_FAILURE, WRONG_PROGRAM}))
            hands = Hands(self.unit, tools, self.context.sink, self.tally)
            for _ in range(self.turns):
                if await self._proved(bench):
                    return self.ended("submitted")
                reply = await talk.ask(lambda messages: self._send(messages, tools))
                hands.notes = []
                deed = await hands.carry_out(reply)
                look = await bench.look(self.unit)
                self.draft = bench.draft
                self.context.keep(self.draft.candidate())
                self.tally["repairs"] += deed.wrote and not look.closed
                if look.closed and (deed.submitted or deed.wrote):
                    return self.ended("submitted")
                self._answer(talk, reply, hands, look)
        return self.ended("gave_up", f"no candidate was finished within {self.turns} replies")

    async def _proved(self, bench: Bench) -> bool:
        """Let the prover try once for each program; whether it closed the task."""
        code = [self.draft.share(r, self.unit.name) for r in self.unit.regions if self.task.region(r).kind in PROGRAM_KINDS]
        program = "\0".join(code)
        if self.context.prover is None or program in self.tried or any(map(is_open, code)) or bench.open_line(self.unit) is None:
            return False
        self.tried.add(program)
        if not await self.context.prover(bench, self.unit):
            return False
        self.tally["prover_solves"] += 1
        self.draft = bench.draft
        return (await bench.look(self.unit)).closed

    async def _send(self, messages: tuple[Message, ...], tools: UnitTools) -> ModelReply:
        request = ModelRequest(role=ROLE, stream=ROLE, messages=messages, tools=tools.specs)
        return await self.context.model(AUTHOR).complete(request)

    def _answer(self, talk: Conversation, reply: ModelReply, hands: Hands, look: Look) -> None:
        """What the model is told: every call's answer, and what Lean says of the whole text."""
        said = "\n\n".join([*hands.notes, f"Lean on the present text: {outcome_of(look)}", *(f"Goal:\n{g}" for g in look.goals)])
        results = [
            ToolResult(call_id=c.id, name=c.name, content=said if i == 0 else "See the first answer.")
            for i, c in enumerate(reply.tool_calls)
        ]
        if results or reply.text.strip():  # providers refuse an empty message of the assistant's
            talk.said(reply, tuple(results))
        if not results:
            talk.exchanges.append((Message(role="user", content=said),))

    def ended(self, status: str, reason: str = "") -> Attempted:
        """What the method hands back."""
        counts = Counts(**{name: self.tally[name] for name in Counts.model_fields})
        return Attempted(candidate=self.draft.candidate(), status=status, reason=reason, counts=counts)


def whole(task: Task) -> Unit:
    """All editable regions as one unit, at home in the last proof."""
    regions = tuple(str(r.id) for r in task.editable())
    proofs = [r for r in task.editable() if r.kind is RegionKind.PROOF]
    home = proofs[-1] if proofs else task.editable()[-1]
    return Unit("task", UnitKind.TARGET, home.path, str(home.id), regions)
