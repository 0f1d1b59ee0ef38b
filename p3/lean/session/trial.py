"""Trying a tactic at a place of a text: where exactly it goes, and which tactics prove nothing whatever Lean says."""

from __future__ import annotations

from typing import NamedTuple

from p3.lean.model import Attempt, Clean, Diagnostic, Errors, LeanAnswer, Severity, Unknown
from p3.task.lexer import Kind, lex

_CHEATS = frozenset({"sorry", "admit", "sorryAx", "exact?", "apply?", "rw?", "hint", "stop"})
"""Words that leave a `sorry` behind, though no goal and no error is left."""


class Hole(NamedTuple):
    """The place of a line that tactics replace: the line's `sorry` where it has one, else all of it after the indentation."""

    line: int
    column: int
    """1-based, in characters."""
    tail: str
    """What follows the `sorry` on its line."""
    is_sorry: bool


def hole_at(text: str, line: int) -> Hole | None:
    """The hole of a 1-based line; None where the text has no such line."""
    lines = text.split("\n")
    if not 1 <= line <= len(lines):
        return None
    start = sum(len(before) + 1 for before in lines[: line - 1])
    end = start + len(lines[line - 1])
    for token in lex(text).tokens:
        if token.kind is Kind.IDENT and token.text == "sorry" and start <= token.start < end:
            return Hole(line, token.start - start + 1, text[token.end : end], True)
    body = lines[line - 1]
    return Hole(line, len(body) - len(body.lstrip()) + 1, "", False)


def cheats(tactic: str) -> bool:
    """Whether a tactic leaves its goal unproved however empty the list of goals is afterwards."""
    return any(t.kind is Kind.IDENT and t.text in _CHEATS for t in lex(tactic).tokens)


def spliced(text: str, hole: Hole, tactic: str) -> str:
    """The text with the hole's line rewritten; further lines of the tactic are indented like its first."""
    lines = text.split("\n")
    before = lines[hole.line - 1][: hole.column - 1]
    indent = "".join(c if c.isspace() else " " for c in before)
    first, *rest = tactic.strip("\n").split("\n")
    new = [before + first, *(indent + part if part.strip() else "" for part in rest)]
    new[-1] += hole.tail
    return "\n".join([*lines[: hole.line - 1], *new, *lines[hole.line :]])


def judged(tactic: str, answer: LeanAnswer, hole: Hole, baseline: tuple[Diagnostic, ...]) -> Attempt:
    """What elaborating the spliced text says about the tactic: only errors that the text did not have before count."""
    extra = tactic.strip("\n").count("\n")
    known = {(d.severity, d.message, d.line + (extra if d.line > hole.line else 0)) for d in baseline}
    if isinstance(answer, Unknown):
        return Attempt(tactic=tactic, answer=answer)
    new = tuple(d for d in answer.diagnostics if (d.severity, d.message, d.line) not in known)
    if any(d.severity is Severity.ERROR for d in new):
        return Attempt(tactic=tactic, answer=Errors(diagnostics=new))
    uses_sorry = any(d.kind == "hasSorry" for d in new)
    closed = hole.is_sorry and not uses_sorry and not cheats(tactic)
    return Attempt(tactic=tactic, answer=Clean(diagnostics=new, uses_sorry=uses_sorry), closed=closed)
