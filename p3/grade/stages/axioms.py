"""Stage 8: what theorems and functions rest on. An own walk over the terms, with exact names; printed lists are not read."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator

from p3.errors import OleanError
from p3.grade.covering import cover, uncovered
from p3.grade.primitives import is_native
from p3.grade.state import Grading, Result, failed, first_of
from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import SORRY, Environment
from p3.lean.terms.names import Name

_ORDER = ("R_AXIOM_SORRY", "R_AXIOM_NATIVE", "R_AXIOM_CUSTOM")


async def run(g: Grading) -> Result:
    """Walk from every obligation and hole; exactly one obligation of each group must be clean."""
    try:
        return await asyncio.to_thread(_walk, g)
    except OleanError as e:
        return failed("E_EXPORT", str(e))


def _walk(g: Grading) -> Result:
    earlier = frozenset(g.faults)
    found = [fault for part in g.parts or (g,) for fault in _leaks(part)]
    found += uncovered(cover(g, replayed=False)) if g.claim is not None else _groups(g, earlier)
    return first_of(found, axioms={k: list(v) for k, v in g.axioms.items()})


def _leaks(g: Grading) -> list[tuple[str, str]]:
    """Find what each root rests on; returns the faults of holes, those of theorems are kept for the groups."""
    assert g.env is not None
    policy = g.task.policy
    allowed = {Name.parse(a) for a in policy.allowed_axioms}
    frozen = {name for a in policy.frozen_axioms if _is_frozen_axiom(g, name := Name.parse(a))}
    excused = excused_sorries(g)
    found: list[tuple[str, str]] = []
    for root in dict.fromkeys((*(o.name for o in g.task.obligations), *policy.holes)):
        name = Name.parse(root)
        if name not in g.env:
            continue  # stages 6 and 7 say so
        axioms = axioms_of(g.env, name, excused)
        g.axioms[root] = tuple(sorted(map(str, axioms)))
        bad = [a for a in axioms if not _permitted(g.env, a, allowed, frozen)]
        if bad:
            worst = min(((_code(a), a) for a in bad), key=lambda f: (_ORDER.index(f[0]), str(f[1])))
            fault = (worst[0], _evidence(g, name, worst[1]))
            g.faults.setdefault(root, fault)
            if root in policy.holes:
                found.append(fault)
    return found


def axioms_of(env: Environment, root: Name, excused: frozenset[Name]) -> frozenset[Name]:
    """Axioms that a constant rests on: not `sorryAx` inside an excused constant, but any constant that exists nowhere."""
    seen, out, todo = {root}, set[Name](), deque([root])
    while todo:
        name = todo.popleft()
        if name not in env or env.kind(name) is Kind.AXIOM:
            out.add(name)
        refs = env.refs(name)
        for ref in refs - {SORRY} if name in excused else refs:
            if ref not in seen:
                seen.add(ref)
                todo.append(ref)
    return frozenset(out)


def excused_sorries(g: Grading) -> frozenset[Name]:
    """Constants that may use `sorryAx` directly: the policy's frozen ones and what Lean made up for them.

    Each only where the pristine build has the same constant, with the same type, using it too.
    """
    assert g.comparison is not None
    pristine = g.comparison.pristine.env
    roots = [Name.parse(n) for n in g.task.policy.frozen_sorry]
    out = set()
    for name in pristine:
        own = any(name == r or (name.public[: len(r)] == r and name.is_auxiliary) or name.public == r for r in roots)
        if own and SORRY in pristine.refs(name) and g.comparison.constant(name, value=False) is None:
            out.add(name)
    return frozenset(out)


def _is_frozen_axiom(g: Grading, name: Name) -> bool:
    """Whether the pristine build itself declares this axiom, and the candidate's build has it unchanged."""
    assert g.comparison is not None
    pristine = g.comparison.pristine.env
    return pristine.is_own(name) and pristine.kind(name) is Kind.AXIOM and g.comparison.constant(name) is None


def _permitted(env: Environment, axiom: Name, allowed: set[Name], frozen: set[Name]) -> bool:
    """Standard axioms are the library's own; frozen ones are the task's."""
    return axiom in frozen or (axiom in allowed and axiom in env and not env.is_own(axiom))


def _code(axiom: Name) -> str:
    if axiom == SORRY:
        return "R_AXIOM_SORRY"
    return "R_AXIOM_NATIVE" if is_native(axiom) else "R_AXIOM_CUSTOM"


def _evidence(g: Grading, root: Name, axiom: Name) -> str:
    assert g.env is not None
    own = frozenset(g.env)
    path = g.env.path(root, axiom, through=own) or g.env.path(root, axiom)
    via = " → ".join(str(n) for n in path[1:-1][:6])
    return f"{root} rests on {axiom}{f' (through {via})' if via else ''}"


def _groups(g: Grading, earlier: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Faults of the groups: none of a group is proved, or more than one. What an earlier stage said is not said again."""
    for members in g.groups().values():
        clean = [o for o in members if o.name not in g.faults]
        if not clean:
            faults = [g.faults[o.name] for o in members if o.name not in earlier]
            yield from [f for f in faults if f[0] != "R_AXIOM_SORRY"][:1] or faults[:1]
        elif len(clean) > 1:
            yield "R_OVERFILLED", f"{clean[0].name} and {clean[1].name} are both proved; exactly one of them can be"
