"""Elaboration: from a frozen plan to a candidate, unit by unit in topological order, or back to the plan with evidence.

Programs come first, file by file; then lemmas and targets, those that do not rest on one another side by side. What was closed
under an earlier plan and still holds is carried over. Lean's feedback decides when a unit is closed; whether the candidate is
right is the grader's to say.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from p3.agent.draft import Unit, UnitKind
from p3.agent.elaborated import Elaborated, ElaborationLimits, Feedback, Kept, Recheck
from p3.agent.events import PlanGivenBack, ProgramReopened, UnitClosed, UnitStarted
from p3.agent.model import InstructionStatus
from p3.agent.stuck import Action, rule
from p3.agent.units import begin, skeleton_of
from p3.agent.workbench import Bench, LeanPool
from p3.agent.worker import Closed, Ending, Prover, Reopen, Worker
from p3.errors import BudgetExhausted
from p3.llm.model import Model
from p3.plan.model import FailureCause, FrozenPlan, PlanFailure, PlanPart, Refutation
from p3.task.model import Candidate, Task
from p3.trace import EventSink, NullSink

_BLAMES_CODE = (PlanPart.CONTRACT, PlanPart.DECOMPOSITION)
"""Parts whose failure means that the program has to change."""


async def elaborate(
    task: Task,
    frozen: FrozenPlan,
    start: Candidate,
    *,
    model: Model,
    lean: LeanPool,
    limits: ElaborationLimits,
    sink: EventSink | None = None,
    judge_feedback: Feedback | None = None,
    recheck: Recheck | None = None,
    prover: Prover | None = None,
    kept: Kept | None = None,
    on_progress: Callable[[Candidate], None] | None = None,
) -> Elaborated:
    """Elaborate a frozen plan from `start`, taking over what of `kept` still holds.

    `on_progress` is called with the draft whenever a unit closes, so that a budget's end loses nothing. Raises BudgetExhausted,
    SessionError and the errors of the model.
    """
    work = _Elaboration(task, frozen, start, model, lean, limits, sink or NullSink())
    work.judge_feedback, work.recheck, work.prover = judge_feedback, recheck, prover
    work.on_progress = on_progress or work.on_progress
    return await work.run(kept or Kept())


class _Elaboration:
    """The state of one elaboration."""

    def __init__(
        self,
        task: Task,
        frozen: FrozenPlan,
        start: Candidate,
        model: Model,
        lean: LeanPool,
        limits: ElaborationLimits,
        sink: EventSink,
    ) -> None:
        self.task, self.frozen, self.plan, self.start = task, frozen, frozen.plan, start
        self.model, self.lean, self.limits, self.sink = model, lean, limits, sink
        self.draft = begin(task, self.plan, start)
        self.closed: set[str] = set()
        self.tally: Counter[str] = Counter()
        self.times: Counter[FailureCause] = Counter()
        self.refutations: tuple[Refutation, ...] = ()
        self.evidence: dict[str, str] = {}
        self.objections: dict[str, str] = {}
        self.waiting: dict[str, dict[str, str]] = {}
        """Proofs that were closed once and are to be checked again: unit → region → text."""
        self.compiled: dict[str, dict[str, str]] = {}
        """Programs that were closed and then reopened: where the plan was at fault they can be taken over."""
        self.failures: list[PlanFailure] = []
        self.given_up: set[str] = set()
        """Units that failed while others go on."""
        self.judge_feedback: Feedback | None = None
        self.recheck: Recheck | None = None
        self.prover: Prover | None = None
        self.on_progress: Callable[[Candidate], None] = lambda _: None

    async def run(self, kept: Kept) -> Elaborated:
        """Programs, then proofs; a program that proves wrong is written anew, within the table's bounds."""
        self._take_over(kept)
        ending: Ending | None = Reopen("")
        while isinstance(ending, Reopen):
            ending = await self._programs() or await self._refuted() or await self._proofs()
            if isinstance(ending, Reopen):
                ending = self._reopen(ending.evidence)
        if isinstance(ending, PlanFailure) and ending not in self.failures:
            self.failures.append(ending)
        for failure in self.failures:
            self.sink.emit(PlanGivenBack(**failure.model_dump()))
        return self._result()

    def _result(self) -> Elaborated:
        done = [u for u in self.draft.units if u.name in self.closed]
        proved = [u for u in done if u.kind is not UnitKind.PROGRAM]
        proofs = {u.name: self.draft.of(u.name) for u in proved} | self.waiting
        keys = self.frozen.gate.statement_keys
        blames_code = any(f.part in _BLAMES_CODE for f in self.failures)
        kept = Kept(
            functions=self.plan.decomposition,
            programs={} if blames_code else self.compiled | {u.name: self.draft.of(u.name) for u in done if u not in proved},
            proofs={name: (keys.get(name, ""), texts) for name, texts in proofs.items()},
        )
        first = self.failures[0] if self.failures else None
        names = tuple(u.name for u in proved)
        failures = tuple(self.failures)
        return Elaborated(self.draft.candidate(), first, self.tally, names, kept, self.refutations, failures)

    # ------------------------------------------------------------ what still holds

    def _take_over(self, kept: Kept) -> None:
        """Put programs of the same functions in place, and set proofs of the same elaborated statements aside to be checked."""
        keys = self.frozen.gate.statement_keys
        for unit in self.draft.units:
            if unit.kind is UnitKind.PROGRAM:
                texts = kept.programs.get(unit.name) if kept.functions == self.plan.decomposition else None
                if texts is not None and set(texts) <= set(unit.regions):
                    self.draft = self.draft.with_owner(unit.name, texts)
            elif unit.name in kept.proofs:
                key, texts = kept.proofs[unit.name]
                same = unit.kind is UnitKind.TARGET or (key and key == keys.get(unit.name))
                if same and set(texts) <= set(unit.regions):
                    self.waiting[unit.name] = texts

    async def _settle(self, by: str = "carried") -> dict[str, dict[str, str]]:
        """Put proofs that were set aside in place: those that Lean accepts are closed, the others start anew and are returned."""
        units = [u for u in self.draft.units if u.name in self.waiting]
        for unit in units:
            self.draft = self.draft.with_owner(unit.name, self.waiting[unit.name])
        texts, self.waiting = self.waiting, {}
        if not units:
            return {}
        async with self.lean.session("elaborator/settle") as session:
            while units:
                bench = Bench(self.draft, session)
                looks = [(u, await bench.look(u)) for u in units]
                blamed = {f.owner for _, look in looks for f in look.faults}
                bad = [u for u, look in looks if u.name in blamed or look.unknown or look.open]
                if not bad and blamed:  # something is wrong, and nothing says whose fault it is
                    bad = units
                if not bad:
                    break
                for unit in bad:
                    self.draft = self.draft.with_owner(unit.name, skeleton_of(self.task, unit, self.start))
                units = [u for u in units if u not in bad]
        for unit in units:
            self._close(unit, by)
        return {name: text for name, text in texts.items() if name not in self.closed}

    def _reopen(self, evidence: str) -> Ending:
        """The program again, or the plan given back; proofs are set aside and checked against the new program."""
        self.times[FailureCause.REFUTED] += 1
        row = rule(FailureCause.REFUTED, UnitKind.PROGRAM, self.times[FailureCause.REFUTED])
        if row.action is not Action.RECODE:
            return PlanFailure(part=row.part, obligation=None, cause=FailureCause.REFUTED, evidence=evidence)
        self.tally["program_reopened"] += 1
        for unit in self.draft.units:
            if unit.kind is UnitKind.PROGRAM:
                self.evidence[unit.name] = evidence
                self.compiled[unit.name] = self.draft.of(unit.name)
                self.sink.emit(ProgramReopened(unit=unit.name, evidence=evidence))
            elif unit.name in self.closed:
                self.waiting[unit.name] = self.draft.of(unit.name)
                self.draft = self.draft.with_owner(unit.name, skeleton_of(self.task, unit, self.start))
        self.closed.clear()
        return Reopen(evidence)

    # ------------------------------------------------------------ programs

    async def _programs(self) -> Ending | None:
        """Close every program, then hear the instruction judge where that is allowed; None when all is well."""
        for unit in self.draft.units:
            wanted = unit.kind is UnitKind.PROGRAM and unit.name not in self.closed
            for ending in await self._one(unit) if wanted else []:
                return ending
        programs = [u for u in self.draft.units if u.kind is UnitKind.PROGRAM]
        judgement = await self.judge_feedback(self.draft.candidate()) if self.judge_feedback and programs else None
        if judgement is None or judgement.status is not InstructionStatus.FAIL:
            return None
        self.times[FailureCause.INSTRUCTION] += 1
        row = rule(FailureCause.INSTRUCTION, UnitKind.PROGRAM, self.times[FailureCause.INSTRUCTION])
        evidence = "\n".join([judgement.reason, *(f"> {q}" for q in judgement.quotes)])
        if row.action is Action.REPLAN:
            return PlanFailure(part=row.part, obligation=None, cause=FailureCause.INSTRUCTION, evidence=evidence)
        for unit in programs:
            self.closed.discard(unit.name)
            self.objections[unit.name] = f"{evidence}\n{row.advice}"
        self.sink.emit(ProgramReopened(unit=programs[0].name, evidence=f"the judge objects, {judgement.reason}"))
        return await self._programs()

    async def _refuted(self) -> Ending | None:
        """Refutations that had to wait for code. They blame the program first, then the plan."""
        if self.recheck is None or not self.frozen.gate.unrefuted:
            return None
        report = await self.recheck(self.draft.candidate())
        known = {r.statement_key for r in (*self.frozen.gate.refutations, *self.refutations)}
        new = tuple(r for r in report.refutations if r.statement_key not in known)
        if not new:
            return None
        names = ", ".join(f"`{r.name}`" for r in new)
        evidence = f"With this program the planned {names} is false:\n" + "\n".join(r.evidence for r in new)
        if self.times[FailureCause.REFUTED]:  # the program was written anew already, so the statement stands refuted
            self.refutations += new
        return Reopen(evidence)

    # ------------------------------------------------------------ proofs

    async def _proofs(self) -> Ending | None:
        """Close lemmas and targets by topological layers, `limits.parallel` at a time; None when all are closed.

        Where the task has several targets, the others are still proved after one has failed: they count, and they are kept.
        """
        await self._settle()
        several = sum(u.kind is UnitKind.TARGET for u in self.draft.units) > 1
        while ready := self._ready():
            chunk = ready[: max(1, self.limits.parallel)]
            for ending in await self._one(chunk[0]) if len(chunk) == 1 else await self._side_by_side(chunk):
                if not isinstance(ending, PlanFailure):
                    return ending
                self.failures.append(ending)
                if not several or ending.obligation is None or ending.part in _BLAMES_CODE:
                    return ending
                self.given_up.add(ending.obligation)
        return self.failures[0] if self.failures else None

    def _ready(self) -> list[Unit]:
        """Units that are open and rest on closed ones only."""
        return [u for u in self.draft.units if u.name not in self.closed | self.given_up and u.needs <= self.closed]

    async def _one(self, unit: Unit) -> list[Ending]:
        """Work on one unit in the present draft; its ending, or none when it is closed."""
        ending, texts = await self._work(unit)
        if not isinstance(ending, Closed):
            return [ending]
        self.draft = self.draft.with_owner(unit.name, texts)
        self._close(unit, ending.by)
        return []

    async def _side_by_side(self, units: list[Unit]) -> list[Ending]:
        """Work on independent units at once, merge what they wrote share by share, and ask Lean about the whole again."""
        results = await asyncio.gather(*(self._work(u) for u in units), return_exceptions=True)
        failed: list[BaseException | Ending] = []
        for unit, result in zip(units, results, strict=True):
            if isinstance(result, BaseException):
                failed.append(result)
            elif isinstance(result[0], Closed):
                self.waiting[unit.name] = result[1]
            else:
                failed.append(result[0])
        clashing = await self._settle("merged")
        for error in sorted(
            (e for e in failed if isinstance(e, BaseException)), key=lambda e: not isinstance(e, BudgetExhausted)
        ):
            raise error
        endings = [e for e in failed if not isinstance(e, BaseException)]
        for name, text in () if endings else clashing.items():  # fine alone, not together: mended where it now stands
            self.draft = self.draft.with_owner(name, text)
            endings += await self._one(self.draft.unit(name))
        return endings

    async def _work(self, unit: Unit) -> tuple[Ending, dict[str, str]]:
        """A worker on the present draft; its ending, and its shares."""
        self.sink.emit(UnitStarted(unit=unit.name, what=unit.kind.value))
        async with self.lean.session(f"elaborator/{unit.name}") as session:
            worker = Worker(
                unit=unit,
                bench=Bench(self.draft, session),
                plan=self.plan,
                model=self.model,
                sink=self.sink,
                repairs=self.limits.repairs_per_obligation,
                tally=self.tally,
                done=tuple(u.name for u in self.draft.units if u.name in self.closed and u.kind is not UnitKind.PROGRAM),
                evidence=self.evidence.pop(unit.name, ""),
                feedback=self.objections.pop(unit.name, ""),
            )
            ending = await worker.run(self.prover)
        return ending, worker.bench.draft.of(unit.name)

    def _close(self, unit: Unit, by: str) -> None:
        self.closed.add(unit.name)
        if by == "carried":
            self.sink.emit(UnitClosed(unit=unit.name, by="carried"))
        self.on_progress(self.draft.candidate())
