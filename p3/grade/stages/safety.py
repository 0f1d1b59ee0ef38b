"""Stage 9: what is proved must be what runs: nothing unsafe or partial, no overriding attributes, functions that compute."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from p3.errors import OleanError
from p3.grade.computing import Computability
from p3.grade.state import Grading, Result, failed, first_of
from p3.lean.terms.constants import Safety
from p3.lean.terms.extensions import Entry, overrides
from p3.lean.terms.names import Name


async def run(g: Grading) -> Result:
    """Look at every constant that the roots reach, at attributes, and at the values of the holes."""
    try:
        return await asyncio.to_thread(_look, g)
    except OleanError as e:
        return failed("E_EXPORT", str(e))


def _look(g: Grading) -> Result:
    whole = [*_unsafe(g), *_overrides(g)]
    g.void = g.void or (whole[0][0] if whole else "")
    return first_of([*whole, *_holes(g)])


def _unsafe(g: Grading) -> Iterator[tuple[str, str]]:
    """Nothing unsafe may be reachable from what must be sound."""
    assert g.env is not None
    roots = [Name.parse(r) for r in (*(o.name for o in g.task.obligations), *g.task.policy.holes)]
    for name in sorted(g.env.closure(r for r in roots if r in g.env).reached, key=str):
        if g.env.is_own(name) and g.env[name].safety is not Safety.SAFE:
            code = "R_UNSAFE" if g.env[name].safety is Safety.UNSAFE else "R_PARTIAL"
            yield code, f"{name} is {g.env[name].safety.name.lower()} and in use"


def _overrides(g: Grading) -> Iterator[tuple[str, str]]:
    """Attributes that change what runs, beyond those of the frozen text."""
    assert g.modules is not None
    assert g.ours is not None
    ours: set[Entry] = {e for m in g.ours.env.modules for e in overrides(m)}
    for module in g.modules:
        for entry in overrides(module):
            if entry not in ours:
                by = f" by {entry.target}" if entry.target else ""
                yield "R_IMPL_OVERRIDE", f"`{entry.attribute}` on {entry.declaration}{by}: other code runs than was proved about"


def _holes(g: Grading) -> Iterator[tuple[str, str]]:
    """Values of holes with proofs and types erased: they must compute, and not by calling the specification."""
    assert g.env is not None
    assert g.ours is not None
    assert g.theirs is not None
    forbidden = frozenset(Name.parse(f) for f in g.task.policy.forbidden_in_holes)
    spared = {Name.parse(h) for h in g.task.policy.noncomputable_holes}
    walk = Computability(g.env, g.theirs.relevance, pristine=g.ours.env)
    for hole in map(Name.parse, g.task.policy.holes):
        if hole not in g.env:
            continue
        trace = walk.reached(hole)
        for name in sorted(forbidden & trace.reached, key=str):
            yield _blame(g, hole, ("R_SPEC_REFERENCE", f"{hole} uses {name}, which the specification is made of"))
        if hole not in spared and trace.obstacle is not None:
            yield _blame(g, hole, trace.obstacle)


def _blame(g: Grading, hole: Name, fault: tuple[str, str]) -> tuple[str, str]:
    """Note a hole's fault, also with every obligation that rests on the hole."""
    assert g.env is not None
    for root in (*g.task.policy.holes, *(o.name for o in g.task.obligations)):
        if root not in g.faults and Name.parse(root) in g.env and hole in g.env.closure((Name.parse(root),)).reached:
            g.faults[root] = fault
    return fault
