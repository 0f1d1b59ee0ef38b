"""How much of the plan a finished candidate kept, from its compiled terms. A measure, no part of a verdict."""

from __future__ import annotations

from collections.abc import Iterable

from p3.lean.terms.environment import Environment
from p3.lean.terms.keys import new_theorems
from p3.lean.terms.names import Name
from p3.plan.graph import FUNCTION, graph_of
from p3.plan.keys import holes_of, statement_key
from p3.plan.model import FrozenPlan, NodeKind, Retention, Role
from p3.task.model import Task


def planned_constants(frozen: FrozenPlan) -> dict[str, str]:
    """Planned name (functions too, library not) → fully qualified constant, as the gate found them."""
    names = [f.name for f in frozen.plan.decomposition] + [n.name for n in frozen.plan.obligations]
    return {n: frozen.gate.constants.get(n, n) for n in names}


def located(env: Environment, constants: Iterable[str]) -> dict[str, Name]:
    """Of these constants, those that a candidate really has, under their names there; a `private` one counts."""
    public = {n.public: n for n in env if n.public != n}
    found = {}
    for constant in constants:
        name = Name.parse(constant)
        if name in env or name in public:
            found[constant] = name if name in env else public[name]
    return found


def present_constants(frozen: FrozenPlan, env: Environment) -> dict[str, Name]:
    """Planned names that the candidate really has, with their constants."""
    constants = planned_constants(frozen)
    found = located(env, constants.values())
    return {planned: found[c] for planned, c in constants.items() if c in found}


def retention(task: Task, frozen: FrozenPlan, candidate: Environment, pristine: Environment | None = None) -> Retention:
    """Compare a frozen plan's nodes with a compiled candidate. Statements are compared as elaborated, by the gate's keys."""
    nodes = frozen.plan.obligations
    present = present_constants(frozen, candidate)
    kinds = graph_of(frozen.plan, task).kinds
    holes = holes_of(task, (str(present[n]) for n, k in kinds.items() if k == FUNCTION and n in present))
    same, changed = 0, []
    for node in nodes:
        if node.name not in present:
            continue
        kind = NodeKind.LEMMA if node.role is Role.TARGET else node.kind
        key = statement_key(candidate, str(present[node.name]), kind, holes)
        if key == frozen.gate.statement_keys.get(node.name):
            same += 1
        else:
            changed.append(node.name)
    planned = {present[n] for n in present} | {Name.parse(o.name) for o in task.obligations}
    return Retention(
        planned=len(nodes),
        present=sum(n.name in present for n in nodes),
        same_statement=same,
        missing=tuple(n.name for n in nodes if n.name not in present),
        changed=tuple(changed),
        unplanned=tuple(
            str(n.public) for n in new_theorems(candidate, pristine) if n not in planned and not _made_up(candidate, n)
        ),
    )


_BESIDE = frozenset(("congr_simp", "inj", "injEq", "sizeOf_spec", "ext", "ext_iff"))
"""Theorems that Lean states beside a function or a type."""


def _made_up(env: Environment, name: Name) -> bool:
    return name.last in _BESIDE and name.parent in env
