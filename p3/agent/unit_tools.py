"""The tools of the elaborator: write or patch a region, look at goals, try tactics, search, give the plan back, submit.

Every mistake in a call is answered in words and counted; none ends the work.
"""

from __future__ import annotations

from dataclasses import dataclass

from p3.agent.draft import Unit, UnitKind
from p3.agent.toolbox import Arguments, offer
from p3.agent.unit_calls import (
    TOOLS,
    Diagnostics,
    GoalAt,
    PatchRegion,
    PlanFailed,
    ProgramWrong,
    RunProver,
    Search,
    StatementOf,
    TryTactics,
    WriteRegion,
)
from p3.agent.workbench import Bench
from p3.agent.written import Unsuitable, objections, own_text, unfenced
from p3.errors import SessionError
from p3.lean.model import Unknown
from p3.lean.prover import prove
from p3.lean.tactics import Profile
from p3.llm.model import ToolCall, ToolSpec
from p3.llm.structured import Unreadable, validate


def specs(unit: Unit) -> tuple[ToolSpec, ...]:
    """The tools offered for a unit."""
    names = [n for n in TOOLS if n != "report_wrong_program" or unit.kind is not UnitKind.PROGRAM]
    return tuple(offer(n, TOOLS[n]) for n in names)


@dataclass(frozen=True)
class Done:
    """What a call did."""

    text: str
    """The answer for the model."""
    ok: bool = True
    malformed: bool = False
    """The call itself was wrong: no such tool, or wrong arguments."""
    wrote: bool = False
    submitted: bool = False
    declared: PlanFailed | ProgramWrong | None = None


@dataclass
class UnitTools:
    """The tools bound to one unit's bench."""

    unit: Unit
    bench: Bench
    withheld: frozenset[str] = frozenset()
    """Tools that are not on offer here."""

    @property
    def specs(self) -> tuple[ToolSpec, ...]:
        """The tools on offer."""
        return tuple(s for s in specs(self.unit) if s.name not in self.withheld)

    async def call(self, call: ToolCall) -> Done:
        """Carry out a call of the model."""
        offered = {s.name for s in self.specs}
        if call.name not in offered:
            return Done(f"There is no tool `{call.name}`; the tools are {', '.join(sorted(offered))}.", ok=False, malformed=True)
        if call.arguments is None:
            return Done(f"The arguments of `{call.name}` are not a JSON object: {call.raw[:200]}", ok=False, malformed=True)
        try:
            arguments = validate(call.arguments, TOOLS[call.name], strict=False)
        except Unreadable as error:
            return Done(f"Wrong arguments for `{call.name}`: {error}", ok=False, malformed=True)
        return await self._run(arguments)

    async def _run(self, arguments: Arguments) -> Done:
        match arguments:
            case WriteRegion():
                return self.write(arguments.region, arguments.text)
            case PatchRegion():
                return self._patch(arguments)
            case GoalAt():
                return await self._goal(arguments)
            case TryTactics():
                return await self._try(arguments)
            case Diagnostics():
                return await self._diagnostics()
            case RunProver():
                return await self._prove(arguments)
            case Search():
                return await self._search(arguments)
            case StatementOf():
                return await self._statement(arguments)
            case PlanFailed() | ProgramWrong():
                if not arguments.evidence.strip():
                    return Done("Give the evidence: what shows it?", ok=False, malformed=True)
                return Done("Noted.", declared=arguments)
            case _:
                return Done("Lean is asked about your present text.", submitted=True)

    # ------------------------------------------------------------ writing

    def write(self, region: str, text: str) -> Done:
        """Replace the unit's share of a region, after the checks that text alone allows."""
        region = self._region(region)
        if region not in self.unit.regions:
            return Done(self._not_yours(region), ok=False, malformed=True)
        try:
            text, remark = own_text(self.bench.draft, self.unit, region, unfenced(text))
        except Unsuitable as error:
            return Done(str(error), ok=False)
        if problems := objections(self.bench.draft, region, text):
            return Done("Not written:\n" + "\n".join(f"- {p}" for p in problems), ok=False)
        self.bench.draft = self.bench.draft.with_share(region, self.unit.name, text)
        return Done(f"Written.{remark}", wrote=True)

    def _patch(self, arguments: PatchRegion) -> Done:
        region = self._region(arguments.region)
        if region not in self.unit.regions:
            return Done(self._not_yours(region), ok=False, malformed=True)
        present = self.bench.draft.share(region, self.unit.name)
        count = present.count(arguments.old) if arguments.old else 0
        if count != 1:
            return Done(f"`old` occurs {count} times in your text of `{region}`; give a piece that occurs once.", ok=False)
        return self.write(region, present.replace(arguments.old, arguments.new))

    def _region(self, text: str) -> str:
        """The region meant: spacing and backquotes aside, or the only one of that key."""
        text = " ".join(text.strip("`'\" ").split())
        same = [r for r in self.unit.regions if r == text] or [r for r in self.unit.regions if r.rpartition("#")[2] == text]
        return same[0] if len(same) == 1 else text

    def _not_yours(self, region: str) -> str:
        return f"`{region}` is no region that you may write here; those are {', '.join(f'`{r}`' for r in self.unit.regions)}."

    # ------------------------------------------------------------ asking Lean

    async def _goal(self, arguments: GoalAt) -> Done:
        place = await self._place(arguments.region, arguments.line)
        if isinstance(place, Done):
            return place
        path, line = place
        answer = await self.bench.lean.goals(path, line)
        if not answer.known:
            return Done(f"Lean did not answer: {answer.detail}", ok=False)
        if answer.goals:
            return Done("\n\n".join(g.text for g in answer.goals))
        return Done("No goal is left here." if answer.complete else "There is no goal at this line.")

    async def _try(self, arguments: TryTactics) -> Done:
        place = await self._place(arguments.region, arguments.line)
        if isinstance(place, Done):
            return place
        path, line = place
        tactics = [t for t in arguments.tactics if t.strip()][:12]
        if not tactics:
            return Done("Give at least one tactic.", ok=False, malformed=True)
        results = await self.bench.lean.attempts(path, line, tactics)
        return Done("\n".join(_told(r.tactic, r.closed, r.answer, [g.text for g in r.goals]) for r in results))

    async def _place(self, region: str, line: int) -> tuple[str, int] | Done:
        region = self._region(region)
        known = self.bench.placed.spliced.spans
        if region not in known:
            return Done(f"The task has no open region `{region}`; it has {', '.join(f'`{k}`' for k in known)}.", ok=False)
        await self.bench.send()
        return known[region].path, self.bench.file_line(region, line)

    async def _diagnostics(self) -> Done:
        look = await self.bench.look(self.unit)
        if look.unknown:
            return Done(f"Lean gave no complete answer ({look.unknown}).", ok=False)
        said = [f"{f.region or f.diagnostic.path}, line {f.line}: {f.diagnostic.message}" for f in look.faults]
        return Done("\n".join(said) or ("No error, but a placeholder is left." if look.open else "No error."))

    async def _prove(self, arguments: RunProver) -> Done:
        place = await self._place(arguments.region, arguments.line)
        if isinstance(place, Done):
            return place
        path, line = place
        found = await prove(
            self.bench.lean,
            text=self.bench.placed.spliced.files[path],
            path=path,
            line=line,
            profile=Profile.WIDE,
            recursion_variables=self.unit.hints.recursion,
            library=self.unit.hints.library,
            unfold=self.unit.hints.unfold,
        )
        if found.tactic is None:
            return Done(f"Nothing of {found.tried} tactics closes the goal there.", ok=found.unknown == 0)
        return Done(f"`{found.tactic}` closes it; write it in place of the `sorry`.")

    async def _search(self, arguments: Search) -> Done:
        try:
            found = await self.bench.lean.search(arguments.query)
        except SessionError as error:
            return Done(f"Lean did not answer: {error}", ok=False)
        if not found:
            return Done(f"Nothing matches `{arguments.query}`.")
        return Done("\n".join(f"{d.name} : {d.statement}" if d.statement else d.name for d in found))

    async def _statement(self, arguments: StatementOf) -> Done:
        try:
            found = await self.bench.lean.statement(arguments.name)
        except SessionError as error:
            return Done(f"Lean did not answer: {error}", ok=False)
        return Done(f"{found.name} : {found.statement}" if found else f"There is no constant `{arguments.name}`.")


def _told(tactic: str, closed: bool, answer: object, goals: list[str]) -> str:
    if isinstance(answer, Unknown):
        return f"- `{tactic}`: no answer ({answer.reason})"
    if closed:
        return f"- `{tactic}`: no goal left"
    diagnostics = getattr(answer, "diagnostics", ())
    errors = [d.message for d in diagnostics if d.severity == "error"]
    if errors:
        return f"- `{tactic}`: {errors[0][:400]}"
    return f"- `{tactic}`: leaves\n" + "\n".join(goals[:3])[:1200]
