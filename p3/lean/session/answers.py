"""From what the Lean MCP server's tools answer to P3's own types. What is not surely complete becomes Unknown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from p3.lean.model import (
    Attempt,
    Clean,
    Diagnostic,
    Errors,
    Goal,
    GoalAnswer,
    LeanAnswer,
    Severity,
    Unknown,
    UnknownReason,
)
from p3.lean.session.owner import Reply

_STALE = "Imports are out of date"
_CRASHED = ("worker", "died", "crashed", "Transport", "closed the connection", "Malformed")
_UNEXPECTED = re.compile(r"Error executing tool \w+\s*")
"""All that the server says when Lean died on it or when it failed itself."""
_TIMED_OUT = ("timed out", "timeout")
_UNAVAILABLE_ITEMS = ("diagnostics_timed_out", "diagnostics_unavailable")


class _Tolerant(BaseModel):
    """A tool's answer: fields this version does not know are left aside."""

    model_config = ConfigDict(extra="ignore")


class _Message(_Tolerant):
    severity: str
    message: str
    line: int
    column: int
    category: str = "diagnostic"


class _Diagnostics(_Tolerant):
    success: bool
    partial: bool = False
    timed_out: bool = False
    items: list[_Message] = []
    failed_dependencies: list[str] = []


class _Run(_Tolerant):
    success: bool
    timed_out: bool = False
    diagnostics: list[_Message] = []


class _Tried(_Tolerant):
    snippet: str
    goals: list[str] = []
    diagnostics: list[_Message] = []
    timed_out: bool = False


class _Attempts(_Tolerant):
    items: list[_Tried]


class _GoalState(_Tolerant):
    goals: list[str] | None = None
    status: str | None = None


def unknown_from(error: str) -> Unknown:
    """A tool's error text as an answer."""
    if any(word in error for word in _TIMED_OUT):
        reason = UnknownReason.TIMEOUT
    elif any(word in error for word in _CRASHED) or _UNEXPECTED.fullmatch(error):
        reason = UnknownReason.CRASH
    else:
        reason = UnknownReason.UNAVAILABLE
    return Unknown(reason=reason, detail=error[:2000])


def _malformed(e: ValidationError) -> Unknown:
    return Unknown(reason=UnknownReason.MALFORMED, detail=str(e)[:500])


def _severity(name: str) -> Severity:
    return {"error": Severity.ERROR, "warning": Severity.WARNING}.get(name, Severity.INFO)


def _read(messages: Sequence[_Message], path: str | None) -> tuple[Diagnostic, ...]:
    return tuple(
        Diagnostic(
            severity=_severity(m.severity),
            message=m.message,
            line=m.line,
            column=max(m.column - 1, 0),
            path=path,
            kind="hasSorry" if m.category == "sorry" else None,
        )
        for m in messages
    )


def _answer(diagnostics: tuple[Diagnostic, ...], claimed: bool) -> LeanAnswer:
    """Errors where there is one; Clean only where the tool also claims success for the whole text."""
    if any(_STALE in d.message for d in diagnostics):
        return Unknown(reason=UnknownReason.STALE, detail="an import has changed since it was compiled", diagnostics=diagnostics)
    if any(d.severity is Severity.ERROR for d in diagnostics):
        return Errors(diagnostics=diagnostics)
    if not claimed:
        return Unknown(reason=UnknownReason.CRASH, detail="Lean stopped without an error message", diagnostics=diagnostics)
    return Clean(diagnostics=diagnostics, uses_sorry=any(d.kind == "hasSorry" for d in diagnostics))


def diagnostics_answer(reply: Reply, path: str) -> LeanAnswer:
    """The answer of `lean_diagnostic_messages`, asked without any filter.

    The items of a partial answer may belong to the text before, so none of them is kept.
    """
    if not reply.ok:
        return unknown_from(reply.error)
    try:
        got = _Diagnostics.model_validate(reply.content)
    except ValidationError as e:
        return _malformed(e)
    if got.partial or got.timed_out:
        return Unknown(reason=UnknownReason.TIMEOUT, detail="Lean was still elaborating at the deadline")
    if any(m.message.startswith(_UNAVAILABLE_ITEMS) for m in got.items):
        if not got.failed_dependencies:
            return Unknown(reason=UnknownReason.CRASH, detail="Lean did not finish the file")
        got = got.model_copy(update={"items": [m for m in got.items if not m.message.startswith(_UNAVAILABLE_ITEMS)]})
    items = _read(got.items, path)
    broken = [
        Diagnostic(severity=Severity.ERROR, message="an imported file does not compile", line=1, path=name)
        for name in got.failed_dependencies
    ]
    return _answer((*broken, *items), got.success)


def run_answer(reply: Reply) -> LeanAnswer:
    """The answer of `lean_run_code`, which claims success for text with `sorry` too."""
    if not reply.ok:
        return unknown_from(reply.error)
    try:
        got = _Run.model_validate(reply.content)
    except ValidationError as e:
        return _malformed(e)
    if got.timed_out:
        return Unknown(reason=UnknownReason.TIMEOUT, detail="Lean was still elaborating at the deadline")
    return _answer(_read(got.diagnostics, None), got.success)


def attempts_answer(
    reply: Reply, tactics: Sequence[str], *, cheats: Sequence[bool], hole_is_sorry: bool
) -> tuple[Attempt, ...] | None:
    """The answers of `lean_multi_attempt`, one per tactic; None where the answer does not match the question.

    `cheats` says which tactics leave a `sorry` behind whatever Lean answers: for those an empty list of goals means nothing.
    Where a tactic stands for a `sorry`, goals that it leaves open are an error, and goals shown belong to what follows it.
    """
    try:
        got = _Attempts.model_validate(reply.content)
    except ValidationError:
        return None
    if len(got.items) != len(tactics):
        return None
    found = []
    for tactic, item, cheat in zip(tactics, got.items, cheats, strict=True):
        answer = _tried(item)
        done = isinstance(answer, Clean) and not answer.uses_sorry and not cheat
        closed = done and (hole_is_sorry or not item.goals)
        found.append(Attempt(tactic=tactic, answer=answer, goals=tuple(map(goal, item.goals)), closed=closed))
    return tuple(found)


def _tried(item: _Tried) -> LeanAnswer:
    if item.timed_out:
        return Unknown(reason=UnknownReason.TIMEOUT, detail="Lean was still elaborating at the deadline")
    return _answer(_read(item.diagnostics, None), claimed=True)


def goals_answer(reply: Reply) -> GoalAnswer:
    """The answer of `lean_goal` at one column. An empty list means a finished proof only where the status says so."""
    if not reply.ok:
        return GoalAnswer(known=False, detail=reply.error[:2000])
    try:
        got = _GoalState.model_validate(reply.content)
    except ValidationError as e:
        return GoalAnswer(known=False, detail=str(e)[:500])
    if got.status == "goals" and got.goals:
        return GoalAnswer(known=True, goals=tuple(map(goal, got.goals)))
    if got.status == "complete":
        return GoalAnswer(known=True, complete=True)
    if got.status == "no_goal_at_position":
        return GoalAnswer(known=True, detail="there is no proof at this position")
    return GoalAnswer(known=False, detail=f"Lean answered with the status {got.status!r}")


def goal(text: str) -> Goal:
    """A goal as Lean prints it, with its case name where it has one."""
    first = text.split("\n", 1)[0]
    return Goal(text=text, case=first.removeprefix("case ") if first.startswith("case ") else None)


def without(content: Any, clean: Any) -> Any:  # noqa: ANN401 - JSON of any shape
    """JSON with every string passed through `clean`, to take machine paths out of what a tool said."""
    if isinstance(content, str):
        return clean(content)
    if isinstance(content, list):
        return [without(c, clean) for c in content]
    if isinstance(content, dict):
        return {k: without(v, clean) for k, v in content.items()}
    return content
