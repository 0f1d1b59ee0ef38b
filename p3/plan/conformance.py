"""Plan against proof: what each planned theorem really rests on, from compiled terms, beside the verdict and not in it.

Actual(v) are the planned functions, predicates and lemmas that v's statement and proof mention, helpers that no plan names
seen through. Declared(v) are its edges, and what the definitions it declares are themselves made of: a proof that may use a
function may unfold it. The edges are kept by constants, so that a receipt repeats the check without the plan.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from p3.errors import OleanError
from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import SORRY, Environment
from p3.lean.terms.keys import dependencies
from p3.lean.terms.names import Name
from p3.plan.graph import FUNCTION, LIBRARY, claimed, graph_of
from p3.plan.keys import holes_of, refutation_key, statement_key
from p3.plan.model import Conformance, FrozenPlan, NodeKind, Refutation, Role
from p3.plan.refute import reaches_hole
from p3.plan.retention import planned_constants, present_constants
from p3.task.model import Task


def plan_edges(frozen: FrozenPlan, task: Task) -> dict[str, tuple[str, ...]]:
    """The plan's edges between fully qualified constants, library constants included, for a receipt."""
    graph = graph_of(frozen.plan, task)
    names = planned_constants(frozen)
    return {
        names[user]: tuple(names.get(used, used) for used in graph.edges.get(user, ()))
        for user, kind in graph.kinds.items()
        if kind != LIBRARY
    }


def conformance(
    task: Task, frozen: FrozenPlan, candidate: Environment | None, refutations: Iterable[Refutation] = ()
) -> Conformance:
    """Compare a frozen plan with a compiled candidate; `conforms` is None where there is no compiled candidate to read."""
    if candidate is None:
        return Conformance(conforms=None)
    try:
        return _conformance(task, frozen, candidate, tuple(refutations))
    except OleanError:
        return Conformance(conforms=None)


def check_edges(
    candidate: Environment, edges: Mapping[str, tuple[str, ...]]
) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """Undeclared and unused edges, by constant. Raises OleanError for a damaged module."""
    planned = {Name.parse(c) for c in edges}
    everything = planned | {Name.parse(u) for used in edges.values() for u in used}
    undeclared, unused = {}, {}
    for constant, used in edges.items():
        name = Name.parse(constant)
        if name not in candidate or candidate.kind(name) is not Kind.THEOREM:
            continue
        actual = set(dependencies(candidate, name, among=everything)) - {name}
        declared = {Name.parse(u) for u in used}
        allowed = declared | _unfolded(candidate, declared, planned)
        if extra := sorted(str(n) for n in actual & planned - allowed):
            undeclared[constant] = tuple(extra)
        if spare := sorted(str(n) for n in declared - actual):
            unused[constant] = tuple(spare)
    return undeclared, unused


def _unfolded(env: Environment, declared: set[Name], planned: set[Name]) -> set[Name]:
    """Planned constants that declared definitions are made of, all the way down; theorems are not unfolded."""
    seen: set[Name] = set()
    todo = [n for n in declared if n in env]
    while todo:
        name = todo.pop()
        if name in seen or not env.is_own(name) or env.kind(name) is Kind.THEOREM:
            continue
        seen.add(name)
        todo.extend(n for n in dependencies(env, name, among=planned) if n not in seen)
    return seen


def _conformance(task: Task, frozen: FrozenPlan, env: Environment, refutations: tuple[Refutation, ...]) -> Conformance:
    undeclared, unused = check_edges(env, plan_edges(frozen, task))
    names = {c: n for n, c in planned_constants(frozen).items()}
    unproved = _unproved(task, frozen, env)
    refuted = _refuted(task, frozen, env, refutations)
    return Conformance(
        conforms=not (undeclared or unproved or refuted),
        undeclared={names.get(c, c): tuple(names.get(u, u) for u in used) for c, used in undeclared.items()},
        unused={names.get(c, c): tuple(names.get(u, u) for u in used) for c, used in unused.items()},
        unproved=unproved,
        refuted=refuted,
    )


def _unproved(task: Task, frozen: FrozenPlan, env: Environment) -> tuple[str, ...]:
    """Obligations of the targets' closure that are absent, or rest on a gap that the task does not allow."""
    graph = graph_of(frozen.plan, task)
    present = present_constants(frozen, env)
    frozen_gaps = frozenset(Name.parse(n) for n in task.policy.frozen_sorry)
    axioms = {Name.parse(a) for a in (*task.policy.allowed_axioms, *task.policy.frozen_axioms)} | {SORRY}
    found = []
    for name in graph.closure(claimed(task, frozen.plan).values()):
        if graph.kinds[name] in (FUNCTION, LIBRARY):
            continue
        if name not in present:
            found.append(name)
            continue
        reached = env.closure((present[name],), stop=frozen_gaps)
        closed = SORRY not in reached.reached and not reached.missing
        if not closed or any(n not in axioms for n in reached.reached if env.kind(n) is Kind.AXIOM):
            found.append(name)
    return tuple(n for n in graph.kinds if n in found)


def _refuted(task: Task, frozen: FrozenPlan, env: Environment, refutations: tuple[Refutation, ...]) -> tuple[str, ...]:
    """Nodes whose statement in the candidate equals one that was refuted."""
    stored = {r.statement_key for r in refutations}
    if not stored:
        return ()
    present = present_constants(frozen, env)
    graph = graph_of(frozen.plan, task)
    functions = {present[n]: n for n, k in graph.kinds.items() if k == FUNCTION and n in present}
    holes = holes_of(task, map(str, functions))
    found = []
    for node in frozen.plan.obligations:
        if node.name in present and (node.role is Role.TARGET or node.kind is NodeKind.LEMMA):
            key = statement_key(env, str(present[node.name]), NodeKind.LEMMA, holes)
            about = [functions[h] for h in reaches_hole(env, present[node.name], holes) if h in functions]
            if refutation_key(frozen.plan, key, about) in stored:
                found.append(node.name)
    return tuple(found)
