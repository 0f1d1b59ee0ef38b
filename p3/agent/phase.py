"""One phase of a method without a plan: turns at one unit until Lean has nothing against it, or a stop rule ends it.

Unlike the elaborator's worker there is no plan to give back: being stuck is told to the model, and too much of it ends the phase.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from p3.agent.draft import Draft, Unit, UnitKind
from p3.agent.events import Attempted, UnitClosed, UnitStarted
from p3.agent.hands import CountShrinks, Hands
from p3.agent.prompting import Prompt, ask_within
from p3.agent.stuck import Try, fingerprints
from p3.agent.unit_calls import ProgramWrong
from p3.agent.unit_tools import UnitTools
from p3.agent.workbench import Bench, Look
from p3.agent.worker import Prover, outcome_of
from p3.llm.model import Message, Model, ModelReply, ModelRequest
from p3.task.model import Candidate, Obligation, Region, Task
from p3.trace import EventSink

PLAN_FAILURE = "declare_plan_failure"
WRONG_PROGRAM = "report_wrong_program"


class Stop(StrEnum):
    """How a phase ended."""

    CLOSED = "closed"
    STUCK = "stuck"
    CYCLES = "cycles"
    REOPEN = "reopen"


@dataclass(frozen=True)
class StopRules:
    """When a phase ends without success."""

    cycles: int = 20
    """Turns in which the text changed."""
    stuck_cycles: int = 3
    """Such turns in a row that brought no fewer errors."""
    per_signature: int = 4
    """Such turns with one and the same set of errors, whenever they occurred."""
    looking: int = 3
    """Turns without a change, for each that is allowed with one."""


@dataclass(frozen=True)
class Ended:
    """A phase's end: its draft, and why it stopped."""

    stop: Stop
    draft: Draft
    evidence: str = ""
    """Why the program has to be written anew."""


@dataclass
class Phase:
    """The state of one phase; every prompt is made from it."""

    unit: Unit
    bench: Bench
    model: Model
    role: str
    prompt: Callable[[Phase, Look, int], Prompt]
    sink: EventSink
    tally: Counter[str]
    rules: StopRules = field(default_factory=StopRules)
    withheld: frozenset[str] = frozenset({PLAN_FAILURE})
    stuck_advice: str = ""
    """What a model that is stuck is told."""
    tries: list[Try] = field(default_factory=list)
    advice: str = ""
    hands: Hands = field(init=False)
    _stuck: int = 0
    _seen: Counter[frozenset[str]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.hands = Hands(self.unit, UnitTools(self.unit, self.bench, self.withheld), self.sink, self.tally)

    async def run(self, prover: Prover | None = None, *, again: bool = False) -> Ended:
        """Turns until an end; `again` asks the model even where Lean has nothing against the present text.

        Raises BudgetExhausted and other errors of the model or the session; the bench keeps the text.
        """
        self.sink.emit(UnitStarted(unit=self.unit.name, what=self.unit.kind.value))
        if not again and (await self.bench.look(self.unit)).closed:
            return self._closed("carried")
        if prover and self.bench.open_line(self.unit) is not None and await prover(self.bench, self.unit):
            self.tally["prover_solves"] += 1
            return self._closed("prover")
        for turn in range(self.rules.cycles * self.rules.looking):
            look = await self.bench.look(self.unit)
            deed = await self.hands.carry_out(await self._ask(look, self.rules.cycles * self.rules.looking - turn))
            if isinstance(deed.declared, ProgramWrong):
                return Ended(Stop.REOPEN, self.bench.draft, deed.declared.evidence)
            if deed.wrote:
                if (end := await self._after_writing()) is not None:
                    return end
            elif deed.submitted and look.closed:
                return self._closed("model")
        return Ended(Stop.CYCLES, self._best())

    async def _ask(self, look: Look, left: int) -> ModelReply:
        prompt = self.prompt(self, look, left)

        async def send(messages: tuple[Message, ...]) -> ModelReply:
            stream = f"{self.role}/{self.unit.name}"
            request = ModelRequest(role=self.role, stream=stream, messages=messages, tools=self.hands.tools.specs)
            return await self.model.complete(request)

        self.advice = ""
        return await ask_within(prompt, send, sink=CountShrinks(self.sink, self.tally))

    async def _after_writing(self) -> Ended | None:
        look = await self.bench.look(self.unit)
        errors = 1 if look.unknown else len(look.faults) + look.open
        self.sink.emit(
            Attempted(
                unit=self.unit.name,
                number=len(self.tries) + 1,
                errors=0 if look.closed else errors,
                known=not look.unknown,
                messages=look.told,
            )
        )
        if look.closed:
            return self._closed("model")
        self.tally["repairs"] += 1
        seen = fingerprints(f.diagnostic for f in look.faults) or frozenset({look.unknown or "a placeholder is left"})
        fewest = min((t.errors for t in self.tries), default=errors + 1)
        self.tries.append(Try(self.bench.draft.of(self.unit.name), seen, errors, outcome_of(look)))
        self._seen[seen] += 1
        self._stuck = 0 if errors < fewest else self._stuck + 1
        if self._stuck:
            self.advice = self.stuck_advice
        if self._stuck >= self.rules.stuck_cycles or self._seen[seen] >= self.rules.per_signature:
            return Ended(Stop.STUCK, self._best())
        return Ended(Stop.CYCLES, self._best()) if len(self.tries) >= self.rules.cycles else None

    def _best(self) -> Draft:
        """The draft with the attempt of fewest errors, the latest of those."""
        best = min(reversed(self.tries), key=lambda t: t.errors, default=None)
        return self.bench.draft.with_owner(self.unit.name, best.texts) if best else self.bench.draft

    def _closed(self, by: str) -> Ended:
        self.sink.emit(
            UnitClosed(unit=self.unit.name, by="prover" if by == "prover" else "carried" if by == "carried" else "model",
                       attempts=len(self.tries))
        )  # fmt: skip
        return Ended(Stop.CLOSED, self.bench.draft)


# ---------------------------------------------------------------- drafts without a plan


def unplanned(task: Task, start: Candidate, units: tuple[Unit, ...]) -> Draft:
    """A draft whose regions belong to the given units whole; regions start as `start` or the blank task has them."""
    order = {str(r.id): tuple(u.name for u in units if str(r.id) in u.regions) for r in task.editable()}
    order = {region: owners for region, owners in order.items() if owners}
    base = Candidate(regions={k: v for k, v in start.regions.items() if k not in order})
    return Draft(task, units, order, base)


def program_unit(task: Task, regions: Mapping[str, Region], path: str) -> Unit:
    """The unit of a file's program."""
    own = tuple(k for k, r in regions.items() if r.path == path)
    return Unit("program", UnitKind.PROGRAM, path, own[-1], own)


def proof_unit(task: Task, members: tuple[Obligation, ...], helpers: tuple[str, ...]) -> Unit:
    """The unit of an exactly-one group: proof regions of its members and the helper regions before them."""
    regions = tuple(dict.fromkeys([*helpers, *(str(m.region) for m in members)]))
    return Unit(members[0].name, UnitKind.TARGET, members[0].path, str(members[0].region), regions)
