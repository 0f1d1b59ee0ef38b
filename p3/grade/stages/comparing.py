"""Stage 7: the candidate's constants against the pristine ones. Only declared holes may differ, and only by value."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

from p3.errors import OleanError, SandboxUnavailable
from p3.grade.primitives import PRIMITIVES
from p3.grade.pristine import Pristine, with_shipped_code
from p3.grade.state import Grading, Result, failed, first_of
from p3.lean.terms.canonical import Canonical
from p3.lean.terms.compare import Change, Comparison, Difference
from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import Environment
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
    assert g.comparison is not None
    try:
        found = await asyncio.to_thread(_compare, g, g.comparison)
        if any(code == "R_HOLE_TYPE_CHANGED" for code, _ in found.list) and (other := await _with_shipped_code(g)):
            comparison, built = other
            again = await asyncio.to_thread(_compare, g, comparison)
            if not again.list:
                found, g.comparison, g.beside = again, comparison, built
    except OleanError as e:
        return failed("E_EXPORT", str(e))
    except SandboxUnavailable as e:
        return failed("E_SANDBOX_UNAVAILABLE", str(e))
    for name, fault in found.theorems.items():
        g.faults.setdefault(name, fault)
    g.void = g.void or found.void
    return first_of(_blame(found.list), compared=found.count)


@dataclass
class _Found:
    """What a comparison found."""

    list: list[tuple[str, str]]
    theorems: dict[str, tuple[str, str]]
    void: str = ""
    count: int = 0


def _compare(g: Grading, comparison: Comparison) -> _Found:
    assert g.ours is not None
    found = _Found(list(_primitives(g)), {})
    theorems = {Name.parse(o.name): o.name for o in g.task.obligations}
    holes = {Name.parse(h) for h in g.task.policy.holes}
    names = sorted(g.ours.env, key=str)
    first = [n for n in names if n in theorems]
    for name in (*first, *(n for n in names if n not in theorems)):
        asked = name in theorems or name in holes
        if not asked and _seen_through(g, name):
            continue
        difference = comparison.constant(name, value=not asked)
        if difference is None:
            continue
        fault = (_code(difference, name in theorems, name in holes), difference.detail)
        found.list.append(fault)
        if name in theorems:
            found.theorems[theorems[name]] = fault
        else:
            found.void = found.void or fault[0]
    found.count = len(names)
    return found


def _seen_through(g: Grading, name: Name) -> bool:
    """Whether Lean made a constant up, and it is compared wherever a frozen constant mentions it."""
    assert g.ours is not None
    return name.is_auxiliary and g.ours.env.kind(name) in (Kind.DEFINITION, Kind.THEOREM)


async def _with_shipped_code(g: Grading) -> tuple[Comparison, Pristine] | None:
    """The comparison with the task's text as it is with its shipped code, and that build; None where there is none to be had.

    Lean gives a definition those section variables that its body mentions, so a blank body can give a function another
    type than every real one. The shipped bodies are the task's own text as much as blank ones are.
    """
    assert g.ours is not None
    assert g.theirs is not None
    assert g.modules is not None
    built = await with_shipped_code(g.task, g.candidate, g.kit.toolchain, g.kit.sandbox, g.options)
    if built is None:
        return None
    labels = {m.label for m in g.modules}
    modules = tuple(m for m in await asyncio.to_thread(built.load) if m.label in labels)
    env = Environment(g.ours.env.library, modules, g.ours.env.store)
    if not all(n in env for n in g.ours.env if not _seen_through(g, n)):
        return None
    return Comparison(Canonical(env, named=map(Name.parse, g.task.policy.holes)), g.theirs), built


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
    assert g.ours is not None
    for name in sorted(g.env, key=str):
        if name in PRIMITIVES and not g.ours.env.is_own(name):
            yield "R_PRIMITIVE_CHANGED", f"{name} is declared anew, which Lean's kernel computes with by name"
        elif g.env.kind(name) is Kind.QUOTIENT:
            yield "R_PRIMITIVE_CHANGED", f"{name} is a quotient primitive, which only the library may have"
