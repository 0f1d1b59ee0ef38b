"""The sequential baseline: write the program until it compiles, freeze it, then prove.

It has the same tools, prover, grader, judge and budgets as P3, and no plan. Proving may reopen the program at most twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from p3.agent.draft import Draft, Unit
from p3.agent.phase import PLAN_FAILURE, WRONG_PROGRAM, Ended, Phase, Stop, StopRules, unplanned
from p3.agent.prompting import Prompt, make_prompt, task_view
from p3.agent.workbench import Bench, Look
from p3.errors import BudgetExhausted
from p3.method.baselines import program_units, proof_units, shown_faults, shown_regions, shown_tries, skeleton
from p3.method.context import Context
from p3.method.model import Attempted, Counts
from p3.task.model import Task
from p3.task.splice import blank

ROLE = "seq"
AUTHOR = "elaborator"
"""The role whose model writes, so that one set of models serves every method."""
REOPENINGS = 2

_REVIEW = (
    "You are stuck: the last changes brought no fewer errors. Before the next change, review the proof: read the goals, say what "
    "the induction hypothesis lacks, try several tactics at once, and state the missing lemma in the helper region."
)


@dataclass(frozen=True)
class Seq:
    """Program first, then proof. Implements `Method`."""

    name: str = "seq"
    rules: StopRules = field(default_factory=StopRules)
    reopenings: int = REOPENINGS

    async def attempt(self, task: Task, context: Context) -> Attempted:
        """Work on a task until submitting, giving up, or a budget ends it."""
        work = _Work(task, context, self)
        try:
            return await work.run()
        except BudgetExhausted as error:
            return work.ended("budget", str(error))


_PromptOf = Callable[[Phase, Look, int], Prompt]


class _Work:
    """The state of one attempt."""

    def __init__(self, task: Task, context: Context, method: Seq) -> None:
        self.task, self.context, self.method = task, context, method
        self.programs, self.proofs = program_units(task), proof_units(task)
        self.draft = unplanned(task, blank(task), (*self.programs, *self.proofs))
        for unit in (*self.programs, *self.proofs):
            self.draft = self.draft.with_owner(unit.name, skeleton(task, unit))
        self.tally: Counter[str] = Counter()
        self.reopened = ""

    async def run(self) -> Attempted:
        """Program, proofs, and back to the program as long as that is allowed."""
        while True:
            if not await self._write_programs():
                return self.ended("gave_up", "no program was written that compiles without `sorry`")
            end = await self._prove()
            if end is None:
                return self.ended("submitted")
            if end.stop is not Stop.REOPEN or self.tally["program_reopened"] >= self.method.reopenings:
                return self.ended("gave_up", f"the proof stopped: {end.stop.value}")
            self.tally["program_reopened"] += 1
            self.reopened = end.evidence

    async def _write_programs(self) -> bool:
        for unit in self.programs:
            end = await self._phase(unit, self._program_prompt, withheld=frozenset({PLAN_FAILURE, WRONG_PROGRAM}))
            if end.stop is not Stop.CLOSED:
                return False
        return True

    async def _prove(self) -> Ended | None:
        """Prove every obligation; None when all are closed. One that stops does not keep the others from being tried."""
        worst: Ended | None = None
        for unit in self.proofs:
            end = await self._phase(unit, self._proof_prompt, withheld=frozenset({PLAN_FAILURE}), prove=True)
            if end.stop is Stop.REOPEN:
                return end
            if end.stop is not Stop.CLOSED:
                worst = end
        return worst

    async def _phase(self, unit: Unit, prompt: _PromptOf, *, withheld: frozenset[str], prove: bool = False) -> Ended:
        async with self.context.lean.session(f"{ROLE}/{unit.name}") as session:
            phase = Phase(
                unit=unit,
                bench=Bench(self.draft, session),
                model=self.context.model(AUTHOR),
                role=ROLE,
                prompt=prompt,
                sink=self.context.sink,
                tally=self.tally,
                rules=self.method.rules,
                withheld=withheld,
                stuck_advice=_REVIEW if prove else "",
            )
            end = await phase.run(self.context.prover if prove else None, again=bool(self.reopened) and not prove)
        self.draft = end.draft
        self.context.keep(self.draft.candidate())
        return end

    def _program_prompt(self, phase: Phase, look: Look, left: int) -> Prompt:
        draft = phase.bench.draft
        return make_prompt(
            "seq_program",
            "seq_program",
            task=task_view(self.task),
            regions=shown_regions(draft, phase.unit.regions),
            diagnostics=shown_faults(look),
            attempts=shown_tries(phase.tries),
            notes=phase.hands.notes,
            reopened=self.reopened,
            left=left,
        )

    def _proof_prompt(self, phase: Phase, look: Look, left: int) -> Prompt:
        draft: Draft = phase.bench.draft
        return make_prompt(
            "seq_prove",
            "seq_prove",
            task=task_view(self.task),
            code=shown_regions(draft, tuple(r for u in self.programs for r in u.regions)),
            regions=shown_regions(draft, phase.unit.regions),
            focus=f"`{phase.unit.name}`",
            diagnostics=shown_faults(look),
            goals=list(look.goals),
            attempts=shown_tries(phase.tries),
            notes=phase.hands.notes,
            stuck=phase.advice,
            left=left,
        )

    def ended(self, status: str, reason: str = "") -> Attempted:
        """What the method hands back."""
        counts = Counts(**{name: self.tally[name] for name in Counts.model_fields})
        return Attempted(candidate=self.draft.candidate(), status=status, reason=reason, counts=counts)
