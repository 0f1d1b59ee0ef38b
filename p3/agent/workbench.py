"""The bench that one unit is worked on: the draft's text in a Lean session, and Lean's answer read as the unit's own faults."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol

from p3.agent.draft import Draft, Placed, Unit, is_open
from p3.lean.model import Clean, Diagnostic, LeanAnswer, LeanSession, Severity, Unknown

SORRY = "hasSorry"


class LeanPool(Protocol):
    """Where sessions come from: one per stream at a time, kept warm between uses."""

    def session(self, stream: str) -> AbstractAsyncContextManager[LeanSession]:
        """A session whose answers are recorded under that stream. Its workspace may hold an earlier draft's text."""
        ...


@dataclass(frozen=True)
class Fault:
    """An error of Lean with its place in the draft."""

    diagnostic: Diagnostic
    owner: str | None
    """Whose line it is; None in the task's own text."""
    region: str | None
    line: int
    """1-based within the region, else within the file."""
    source: str
    """The line's text."""

    @property
    def told(self) -> str:
        """Lean's message with its place, for a trace."""
        return f"{self.region or self.diagnostic.path or 'file'}:{self.line}: {self.diagnostic.message.strip()}"


@dataclass(frozen=True)
class Look:
    """Lean's answer about a unit's file, as far as it concerns the unit."""

    unknown: str = ""
    """Why there is no complete answer; empty where there is one."""
    faults: tuple[Fault, ...] = ()
    open: bool = True
    """Whether the unit's text holds a placeholder, or Lean says that it rests on one."""
    goals: tuple[str, ...] = ()

    @property
    def told(self) -> tuple[str, ...]:
        """What Lean said, for a trace: its messages, or why there is no complete answer."""
        return (self.unknown,) if self.unknown else tuple(f.told for f in self.faults)

    @property
    def closed(self) -> bool:
        """Nothing is left to do here. Never so without a complete answer."""
        return not self.unknown and not self.faults and not self.open


class Bench:
    """A draft in a session. Texts are sent only when they changed; answers are kept as long as the text is the same."""

    def __init__(self, draft: Draft, lean: LeanSession, *, deadline_s: float | None = None) -> None:
        self.draft = draft
        self.lean = lean
        self.deadline_s = deadline_s
        self._sent: dict[str, str] = {}
        self._answers: dict[str, tuple[Mapping[str, str], LeanAnswer]] = {}

    @property
    def placed(self) -> Placed:
        """The draft in its task."""
        return self.draft.place()

    async def send(self) -> Placed:
        """Bring the session's files to the draft's text."""
        placed = self.placed
        for path, text in placed.spliced.files.items():
            if self._sent.get(path) != text:
                await self.lean.write(path, text)
                self._sent[path] = text
        return placed

    async def look(self, unit: Unit) -> Look:
        """Lean's answer about the unit's present text. A deadline that passed is given one more chance."""
        placed = await self.send()
        files = dict(placed.spliced.files)
        kept = self._answers.get(unit.path)
        answer = kept[1] if kept and kept[0] == files else await self.lean.diagnostics(unit.path, deadline_s=self.deadline_s)
        if isinstance(answer, Unknown):
            answer = await self.lean.diagnostics(unit.path, deadline_s=self.deadline_s)
        if not isinstance(answer, Unknown):
            self._answers[unit.path] = (files, answer)
        return await self._read(unit, placed, answer)

    async def _read(self, unit: Unit, placed: Placed, answer: LeanAnswer) -> Look:
        texts = self.draft.of(unit.name)
        open_ = any(is_open(t) for t in texts.values()) or not any(t.strip() for t in texts.values())
        if isinstance(answer, Unknown):
            reason = f"{answer.reason}: {answer.detail}" if answer.detail else str(answer.reason)
            return Look(unknown=reason, open=open_)
        rests = any(
            d.kind == SORRY and (found := placed.locate(d.path, d.line)) and found.owner == unit.name for d in answer.diagnostics
        )
        errors = [d for d in answer.diagnostics if d.severity is Severity.ERROR]
        if isinstance(answer, Clean) and errors:
            return Look(unknown="the answer contradicts itself", open=open_)
        lines = {path: text.split("\n") for path, text in placed.spliced.files.items()}
        faults = tuple(self._fault(unit, placed, d, lines.get(d.path or unit.path, [])) for d in errors)
        own = sorted(faults, key=lambda f: f.owner != unit.name)
        goals = await self._goals(unit, placed, own) if faults or open_ else ()
        return Look(faults=tuple(own), open=open_ or rests, goals=goals)

    def _fault(self, unit: Unit, placed: Placed, d: Diagnostic, lines: list[str]) -> Fault:
        path = d.path or unit.path
        source = lines[d.line - 1].strip() if 0 < d.line <= len(lines) else ""
        found = placed.locate(path, d.line)
        if found is None or d.line < placed.spliced.spans[found.region].first_line:
            return Fault(d, found.owner if found else None, found.region if found else None, d.line, source)
        return Fault(d, found.owner, found.region, d.line - placed.spliced.spans[found.region].first_line + 1, source)

    async def _goals(self, unit: Unit, placed: Placed, faults: list[Fault]) -> tuple[str, ...]:
        """Goals at the first placeholder, or at the first fault whose message shows none."""
        line = self.open_line(unit, placed)
        if line is None:
            fault = next((f for f in faults if f.owner == unit.name), None)
            if fault is None or "⊢" in fault.diagnostic.message:
                return ()
            line = fault.diagnostic.line
        answer = await self.lean.goals(unit.path, line)
        return tuple(g.text for g in answer.goals) if answer.known else ()

    def open_line(self, unit: Unit, placed: Placed | None = None) -> int | None:
        """1-based line of the first placeholder in the unit's main share; None where it has none."""
        placed = placed or self.placed
        own = next((r for r in placed.ranges if r.owner == unit.name and r.region == unit.home), None)
        if own is None:
            return None
        lines = placed.spliced.files[own.path].split("\n")
        return next((n for n in range(own.first, own.last + 1) if is_open(lines[n - 1])), None)

    def file_line(self, region: str, line: int) -> int:
        """The line of the file for a 1-based line of a region, kept inside the region. Raises KeyError for no region."""
        span = self.placed.spliced.spans[region]
        return max(span.first_line, min(span.first_line + line - 1, max(span.last_line, span.first_line)))
