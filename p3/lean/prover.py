"""The prover: cheap tactics at a `sorry`, before and beside the model. What it finds is elaborated in place before it counts."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence

from p3.frozen import Frozen
from p3.lean.model import Attempt, Diagnostic, LeanSession, Severity, Unknown
from p3.lean.session.trial import cheats, hole_at, spliced
from p3.lean.tactics import MOST, Profile, tactics
from p3.task.lexer import Kind, lex

BATCH = 8
"""Tactics asked at a time; the first that closes the goal ends the search."""
_DECLARATION = re.compile(r"[A-Za-z@#]")
"""How a line begins that belongs to another declaration: not indented."""
_LOOPS = re.compile(r"(?:looping simp theorem: |Possibly caused by: )`([^`]+?)(?:\.eq_\d+)?`")
_GIVE_UP_AFTER = 2
"""Batches without any answer after which the search ends: Lean is then not in a state to answer."""


class ProverResult(Frozen):
    """What the prover found. No verdict: the caller's text is still elaborated and graded as a whole."""

    tactic: str | None = None
    """One line that replaces the `sorry`, confirmed by elaborating the whole text with it; None when nothing was found."""
    tried: int = 0
    """Tactics to which Lean gave an answer."""
    unknown: int = 0
    """Tactics to which it gave none."""


async def prove(
    session: LeanSession,
    *,
    text: str,
    path: str,
    line: int,
    profile: Profile | str,
    recursion_variables: Sequence[str] = (),
    library: Sequence[str] = (),
    unfold: Sequence[str] = (),
    heartbeats: int | None = None,
    most: int = MOST,
) -> ProverResult:
    """Close the `sorry` of a 1-based line of `text`, which becomes the session's file `path`.

    `recursion_variables`, `library` and `unfold` (functions) come from the plan and are used by profile `wide` only.
    `heartbeats` bounds each tactic where given, else Lean's own 200,000 do. The order is fixed, so that the same question
    gets the same answer.
    """
    await session.write(path, text)
    hole = hole_at(text, line)
    if hole is None or not hole.is_sorry:
        return ProverResult()
    goal = await session.goals(path, line, hole.column)
    if not goal.goals:
        return ProverResult(unknown=0 if goal.known else 1)
    make = functools.partial(
        tactics, profile, goal.goals[0].text, recursion_variables=recursion_variables, library=library, unfold=unfold
    )
    done: set[str] = set()
    looping: set[str] = set()
    tried = unknown = silent = 0
    while batch := [t for t in make(looping=looping)[:most] if t not in done][:BATCH]:
        done.update(batch)
        found = await session.attempts(path, line, [_bounded(t, heartbeats) for t in batch])
        lost = sum(isinstance(a.answer, Unknown) for a in found)
        tried, unknown = tried + len(found) - lost, unknown + lost
        for attempt in found:
            if attempt.closed and await confirmed(session, text, path, line, attempt):
                return ProverResult(tactic=attempt.tactic, tried=tried, unknown=unknown)
        looping.update(_looping(found))
        silent = silent + 1 if lost == len(found) else 0
        if silent >= _GIVE_UP_AFTER:
            break
    return ProverResult(tried=tried, unknown=unknown)


def _looping(found: Iterable[Attempt]) -> set[str]:
    """Names that `simp` said to unfold without end: tactics that give them to `simp` would each take long to fail."""
    return {name for a in found for d in a.answer.diagnostics for name in _LOOPS.findall(d.message)}


async def confirmed(session: LeanSession, text: str, path: str, line: int, attempt: Attempt) -> bool:
    """Whether the whole text elaborates with the tactic in place: no new error, and no `sorry` where it stood."""
    hole = hole_at(text, line)
    if hole is None or cheats(attempt.tactic):
        return False
    before, after = await session.diagnostics(path), await session.run_code(spliced(text, hole, attempt.tactic))
    if isinstance(before, Unknown) or isinstance(after, Unknown):
        return False
    known = {(d.message, d.line) for d in before.diagnostics if d.severity is Severity.ERROR}
    if any(d.severity is Severity.ERROR and (d.message, d.line) not in known for d in after.diagnostics):
        return False
    head = _declaration_line(before.diagnostics, line)
    still = any(d.kind == "hasSorry" and d.line == head for d in after.diagnostics)
    return not still or _other_sorry(text, head, line)


def _declaration_line(diagnostics: Sequence[Diagnostic], line: int) -> int:
    """Where Lean reports the `sorry` of a line: at the name of the declaration that holds it."""
    return max((d.line for d in diagnostics if d.kind == "hasSorry" and d.line <= line), default=0)


def _other_sorry(text: str, head: int, line: int) -> bool:
    """Whether the declaration that begins at `head` has a `sorry` beside the one of `line`."""
    lines = text.split("\n")
    after = range(max(head, line) + 1, len(lines) + 1)
    end = next((n for n in after if _DECLARATION.match(lines[n - 1])), len(lines) + 1)
    words = [t for t in lex(text).tokens if t.kind is Kind.IDENT and t.text == "sorry"]
    return sum(head <= text.count("\n", 0, t.start) + 1 < end for t in words) > 1


def _bounded(tactic: str, heartbeats: int | None) -> str:
    return tactic if heartbeats is None else f"set_option maxHeartbeats {heartbeats} in ({tactic})"
