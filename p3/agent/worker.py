"""Work on one unit until it is closed, the plan is given back, or the program has to be written anew.

Each turn's prompt is made from state alone, so it stays bounded and two runs of the same replies are the same run. The harness
decides when a unit is closed and when it is stuck; the model only writes and asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from p3.agent.draft import PROGRAM_KINDS, Unit, UnitKind
from p3.agent.events import Attempted, Stuck, UnitClosed
from p3.agent.hands import CountShrinks, Hands
from p3.agent.prompting import Prompt, ask_within, clip, make_prompt, task_view
from p3.agent.stuck import Action, Row, Tracker, Try, fingerprints
from p3.agent.unit_calls import PlanFailed, ProgramWrong
from p3.agent.unit_tools import UnitTools, specs
from p3.agent.workbench import Bench, Fault, Look
from p3.llm.model import Message, Model, ModelReply, ModelRequest
from p3.plan.model import FailureCause, Plan, PlanFailure, PlanPart
from p3.trace import EventSink

TURNS_PER_ATTEMPT = 3
"""Turns a unit may take for each attempt it may fail: room for looking before writing."""


@dataclass(frozen=True)
class Closed:
    """The unit is done; its text is in the draft."""

    by: str


@dataclass(frozen=True)
class Reopen:
    """The program has to be written anew, on this evidence."""

    evidence: str


Ending = Closed | Reopen | PlanFailure
Prover = Callable[[Bench, Unit], Awaitable[bool]]
"""Tries to close a unit without a model, leaving its proof in the draft; whether it did."""


@dataclass
class Worker:
    """One unit's work and everything its prompts are made of."""

    unit: Unit
    bench: Bench
    plan: Plan
    model: Model
    sink: EventSink
    repairs: int
    tally: Counter[str]
    """Names of `Counts` → how often."""
    done: tuple[str, ...] = ()
    evidence: str = ""
    """Why this unit is worked on again, where it is."""
    feedback: str = ""
    advice: str = ""
    tracker: Tracker = field(init=False)
    hands: Hands = field(init=False)

    def __post_init__(self) -> None:
        library = {e.name for e in self.plan.library} | set(self.unit.node.uses if self.unit.node else ())
        self.tracker = Tracker(self.unit.kind, max(1, self.repairs), frozenset(library))
        self.hands = Hands(self.unit, UnitTools(self.unit, self.bench), self.sink, self.tally)

    async def run(self, prover: Prover | None = None) -> Ending:
        """Work until an ending. Raises BudgetExhausted and other errors of the model or the session; the draft keeps the text."""
        if (await self.bench.look(self.unit)).closed and not (self.evidence or self.feedback):
            return Closed("carried")
        fresh = self.unit.kind is not UnitKind.PROGRAM and self.bench.open_line(self.unit) is not None
        if prover and fresh and await prover(self.bench, self.unit):
            self.tally["prover_solves"] += 1
            return self._closed("prover")
        for left in range(self.tracker.limit * TURNS_PER_ATTEMPT, 0, -1):
            look = await self.bench.look(self.unit)
            deed = await self.hands.carry_out(await self._ask(look, left))
            ending = self._declared(deed.declared) if deed.declared else None
            if ending is None and deed.wrote:
                ending = await self._after_writing()
            elif ending is None and deed.submitted and look.closed:
                ending = self._closed("model")
            if ending is not None:
                return ending
        return self._ruled(self.tracker.see(FailureCause.ATTEMPTS), FailureCause.ATTEMPTS) or self._failure(
            FailureCause.ATTEMPTS, PlanPart.OBLIGATIONS
        )

    # ------------------------------------------------------------ a turn

    async def _ask(self, look: Look, left: int) -> ModelReply:
        prompt = turn_prompt(self, look, left)
        stream = f"elaborator/{self.unit.name}"

        async def send(messages: tuple[Message, ...]) -> ModelReply:
            request = ModelRequest(role="elaborator", stream=stream, messages=messages, tools=specs(self.unit))
            return await self.model.complete(request)

        self.advice = ""
        return await ask_within(prompt, send, sink=CountShrinks(self.sink, self.tally))

    # ------------------------------------------------------------ judging what was written

    async def _after_writing(self) -> Ending | None:
        look = await self.bench.look(self.unit)
        number = len(self.tracker.tries) + 1
        errors = 1 if look.unknown else len(look.faults) + look.open
        count = 0 if look.closed else errors
        self.sink.emit(Attempted(unit=self.unit.name, number=number, errors=count, known=not look.unknown, messages=look.told))
        if look.closed:
            return self._closed("model")
        self.tally["repairs"] += 1
        seen = fingerprints(f.diagnostic for f in look.faults)
        if look.unknown:
            seen = frozenset({f"unknown: {look.unknown}"})
        elif not seen:
            seen = frozenset({"a placeholder is left"})
        attempt = Try(self.bench.draft.of(self.unit.name), seen, errors, outcome_of(look))
        foreign = bool(look.faults) and all(f.owner not in (self.unit.name, None) for f in look.faults)
        row = self.tracker.failed(attempt, foreign=foreign)
        return self._ruled(row, row.cause) if row else None

    def _ruled(self, row: Row, cause: FailureCause) -> Ending | None:
        """What a row of the table amounts to."""
        self.sink.emit(Stuck(unit=self.unit.name, cause=cause, times=self.tracker.times[cause], action=row.action))
        if row.action is Action.REPAIR:
            self.advice = row.advice
            best = self.tracker.best
            if cause is FailureCause.NO_PROGRESS and best is not None:
                self.bench.draft = self.bench.draft.with_owner(self.unit.name, best.texts)
            return None
        return self._failure(cause, row.part)

    def _declared(self, declared: PlanFailed | ProgramWrong) -> Ending:
        if isinstance(declared, ProgramWrong):
            return Reopen(f"found while proving `{self.unit.name}`: {clip(declared.evidence, 3000)}")
        self.tracker.see(FailureCause.DECLARED)
        return self._failure(FailureCause.DECLARED, declared.part, declared.evidence)

    def _closed(self, by: str) -> Closed:
        self.sink.emit(
            UnitClosed(unit=self.unit.name, by="prover" if by == "prover" else "model", attempts=len(self.tracker.tries))
        )
        return Closed(by)

    def _failure(self, cause: FailureCause, part: PlanPart, said: str = "") -> PlanFailure:
        """The plan given back, with what the planner needs to see."""
        parts = [clip(said.strip(), 3000)] if said.strip() else []
        if self.unit.header:
            parts.append(f"Planned statement:\n{self.unit.header}")
        best = self.tracker.best
        if best is not None:
            text = "\n\n".join(t for t in best.texts.values() if t.strip())
            parts.append(f"Best of {len(self.tracker.tries)} attempts:\n{clip(text, 1500)}\n{clip(best.outcome, 1500)}")
        name = None if self.unit.kind is UnitKind.PROGRAM else self.unit.name
        return PlanFailure(part=part, obligation=name, cause=cause, evidence="\n\n".join(parts) or "no text was written")


# ---------------------------------------------------------------- the prompt


def turn_prompt(worker: Worker, look: Look, left: int) -> Prompt:
    """The prompt of a turn, from the worker's state alone."""
    draft, unit = worker.bench.draft, worker.unit
    regions = [
        {
            "id": str(r.id),
            "text": draft.body(str(r.id)) if str(r.id) in draft.order else draft.base.regions.get(str(r.id), r.blank),
            "writable": str(r.id) in unit.regions,
            "share": draft.share(str(r.id), unit.name) if len(draft.order.get(str(r.id), ())) > 1 else "",
        }
        for r in draft.task.editable()
        if r.path == unit.path or r.kind in PROGRAM_KINDS
    ]
    functions = [f"{f.name} {f.signature}".strip() for f in worker.plan.decomposition if f.region in unit.regions]
    return make_prompt(
        "elaborator",
        "elaborator",
        task=task_view(draft.task),
        plan=worker.plan.model_dump_json(indent=1, exclude_defaults=True),
        focus="the program" if unit.kind is UnitKind.PROGRAM else f"`{unit.name}`",
        program=unit.kind is UnitKind.PROGRAM,
        statement=unit.header or "\n".join(functions),
        method=unit.node.method if unit.node else "",
        regions=[r for r in regions if r["text"] or r["writable"]],
        writable=list(unit.regions),
        diagnostics=[_shown(f) for f in look.faults],
        unknown=look.unknown,
        goals=list(look.goals),
        attempts=[
            {"text": _joined(t.texts), "outcome": t.outcome} for t in worker.tracker.tries[-4:] if t.texts != draft.of(unit.name)
        ],
        notes=worker.hands.notes,
        advice=worker.advice,
        evidence=worker.evidence,
        feedback=worker.feedback,
        left=left,
        done=list(worker.done),
    )


def _shown(fault: Fault) -> dict[str, object]:
    where = fault.region or "the task's own text, which your text changes"
    source = f"(`{clip(fault.source, 120)}`) " if fault.source else ""
    message = source + fault.diagnostic.message
    return {"severity": fault.diagnostic.severity.value, "line": fault.line, "region": where, "message": message}


def _joined(texts: dict[str, str]) -> str:
    return "\n\n".join(t for t in texts.values() if t.strip())


def outcome_of(look: Look) -> str:
    """What Lean said about an attempt, short."""
    if look.unknown:
        return f"Lean gave no complete answer ({look.unknown})."
    if not look.faults:
        return "No error, but a placeholder is left."
    first = look.faults[0].diagnostic
    more = f" (and {len(look.faults) - 1} more)" if len(look.faults) > 1 else ""
    return f"line {look.faults[0].line}: {clip(first.message, 600)}{more}"
