"""Stage 7: the candidate's constants against the pristine ones. Only declared holes may differ, and only by value."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from p3.errors import OleanError
from p3.grade.primitives import PRIMITIVES
from p3.grade.state import Grading, Result, failed, first_of
from p3.lean.terms.compare import Change, Difference
from p3.lean.terms.constants import Kind
from p3.lean.terms.names import Name

_THEOREM = {
    Change.MISSING: "R_THEOREM_MISSING",
    Change.KIND: "R_KIND_CHANGED",
    Change.LEVELS: "R_UNIVERSE_CHANGED",
}
_HOLE = {
    Change.MISSING: "R_FROZEN_CONST_MISSING",
    Change.KIND: "R_HOLE_KIND_CHANGED",
}


async def run(g: Grading) -> Result:
    """Compare every constant of the frozen text, in all modules."""
    try:
        return await asyncio.to_thread(_compare, g)
    except OleanError as e:
        return failed("E_EXPORT", str(e))


def _compare(g: Grading) -> Result:
    assert g.comparison is not None
    found: list[tuple[str, str]] = list(_primitives(g))
    theorems = {Name.parse(o.name): o.name for o in g.task.obligations}
    holes = {Name.parse(h) for h in g.task.policy.holes}
    names = sorted(g.comparison.pristine.env, key=str)
    first = [n for n in names if n in theorems]
    for name in (*first, *(n for n in names if n not in theorems)):
        difference = _difference(g, name, value=name not in theorems and name not in holes)
        if difference is None:
            continue
        code = _code(difference, name in theorems, name in holes)
        found.append((code, difference.detail))
        if name in theorems:
            g.faults.setdefault(theorems[name], (code, difference.detail))
        else:
            g.void = g.void or code
    return first_of(_blame(found), compared=len(names))


def _difference(g: Grading, name: Name, *, value: bool) -> Difference | None:
    assert g.comparison is not None
    if name.is_auxiliary:
        return None  # seen through wherever a frozen constant mentions it
    return g.comparison.constant(name, value=value)


def _code(difference: Difference, theorem: bool, hole: bool) -> str:
    if theorem:
        return _THEOREM.get(difference.change, "R_STATEMENT_CHANGED")
    if hole:
        return _HOLE.get(difference.change, "R_HOLE_TYPE_CHANGED")
    return "R_FROZEN_CONST_MISSING" if difference.change is Change.MISSING else "R_FROZEN_CONST_CHANGED"


def _blame(found: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The cause before its effects: a changed primitive or hole makes other constants differ."""
    order = ("R_PRIMITIVE_CHANGED", "R_THEOREM_MISSING", "R_KIND_CHANGED", "R_HOLE_KIND_CHANGED", "R_HOLE_TYPE_CHANGED")
    later = ("R_UNIVERSE_CHANGED", "R_STATEMENT_CHANGED", "R_FROZEN_CONST_MISSING", "R_FROZEN_CONST_CHANGED")
    rank = {code: i for i, code in enumerate((*order, *later))}
    return sorted(found, key=lambda f: rank[f[0]])


def _primitives(g: Grading) -> Iterator[tuple[str, str]]:
    """No module may declare what the kernel knows by name, nor a quotient primitive of its own."""
    assert g.env is not None
    assert g.comparison is not None
    for name in sorted(g.env, key=str):
        if name in PRIMITIVES and not g.comparison.pristine.env.is_own(name):
            yield "R_PRIMITIVE_CHANGED", f"{name} is declared anew, which Lean's kernel computes with by name"
        elif g.env.kind(name) is Kind.QUOTIENT:
            yield "R_PRIMITIVE_CHANGED", f"{name} is a quotient primitive, which only the library may have"
