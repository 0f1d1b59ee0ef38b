"""Plan against proof: what each planned theorem really rests on, from compiled terms, beside the verdict and not in it.

Actual(v) are the planned functions, predicates and lemmas that v's statement and proof mention, helpers that no plan names
seen through. Declared(v) are its edges, and what the definitions it declares are themselves made of: a proof that may use a
function may unfold it. The edges are kept by constants, so that a receipt repeats the check without the plan.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from p3.errors import OleanError
from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import Environment
from p3.lean.terms.keys import dependencies
from p3.lean.terms.names import Name
from p3.plan.graph import FUNCTION, LIBRARY, claimed, graph_of
from p3.plan.keys import holes_of, refutation_key, statement_key
from p3.plan.lean import PlanLean
from p3.plan.model import Conformance, FrozenPlan, NodeKind, Refutation, Role
from p3.plan.refute import reaches_hole
from p3.plan.retention import located, planned_constants, present_constants
from p3.plan.skeleton import built
from p3.task.model import Candidate, Task
from p3.task.splice import splice

Edges = Mapping[str, tuple[str, ...]]
"""Planned constant → constants it declares to use."""


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


async def conformance_of_edges(lean: PlanLean, task: Task, candidate: Candidate, edges: Edges) -> Conformance:
    """Compare a candidate with the edges that a receipt keeps, without the plan; everything is named by its constant."""
    compiled = await lean.compile(built(task, splice(task, candidate).files))
    if compiled.environment is None:
        return Conformance(conforms=None)
    roots = [o.name for o in task.obligations if o.name in edges]
    try:
        undeclared, unused = check_edges(compiled.environment, edges)
        unproved = _unproved(task, compiled.environment, edges, roots)
    except OleanError:
        return Conformance(conforms=None)
    return Conformance(conforms=not (undeclared or unproved), undeclared=undeclared, unused=unused, unproved=unproved)


def check_edges(candidate: Environment, edges: Edges) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """Undeclared and unused edges, by constant. Raises OleanError for a damaged module."""
    everything = {*edges, *(u for used in edges.values() for u in used)}
    found = located(candidate, everything)
    named = {name: constant for constant, name in found.items()}
    planned = {found[c] for c in edges if c in found}
    undeclared, unused = {}, {}
    for constant, used in edges.items():
        name = found.get(constant)
        if name is None or candidate.kind(name) is not Kind.THEOREM:
            continue
        actual = set(dependencies(candidate, name, among=named)) - {name}
        declared = {found[u] for u in used if u in found}
        allowed = declared | _unfolded(candidate, declared, planned)
        if extra := sorted(named[n] for n in actual & planned - allowed):
            undeclared[constant] = tuple(extra)
        if spare := [u for u in used if found.get(u) not in actual]:
            unused[constant] = tuple(sorted(spare))
    return undeclared, unused


def _unfolded(env: Environment, declared: set[Name], planned: set[Name]) -> set[Name]:
    """Planned constants that declared definitions are made of, all the way down; theorems are not unfolded."""
    seen: set[Name] = set()
    todo = list(declared)
    while todo:
        name = todo.pop()
        if name in seen or not env.is_own(name) or env.kind(name) is Kind.THEOREM:
            continue
        seen.add(name)
        todo.extend(n for n in dependencies(env, name, among=planned) if n not in seen)
    return seen


def _conformance(task: Task, frozen: FrozenPlan, env: Environment, refutations: tuple[Refutation, ...]) -> Conformance:
    edges = plan_edges(frozen, task)
    constants = planned_constants(frozen)
    names = {c: n for n, c in constants.items()}
    undeclared, unused = check_edges(env, edges)
    roots = [constants[n] for n in claimed(task, frozen.plan).values()]
    unproved = tuple(names.get(c, c) for c in _unproved(task, env, edges, roots))
    refuted = _refuted(task, frozen, env, refutations)
    return Conformance(
        conforms=not (undeclared or unproved or refuted),
        undeclared={names.get(c, c): tuple(names.get(u, u) for u in used) for c, used in undeclared.items()},
        unused={names.get(c, c): tuple(names.get(u, u) for u in used) for c, used in unused.items()},
        unproved=unproved,
        refuted=refuted,
    )


def _unproved(task: Task, env: Environment, edges: Edges, roots: Iterable[str]) -> tuple[str, ...]:
    """Constants of the roots' closure that are absent, or rest on a gap or an axiom that the task does not allow."""
    closure, todo = set[str](), [r for r in roots if r in edges]
    while todo:
        constant = todo.pop()
        if constant not in closure:
            closure.add(constant)
            todo.extend(u for u in edges[constant] if u in edges)
    present = located(env, closure)
    frozen_gaps = frozenset(Name.parse(n) for n in task.policy.frozen_sorry)
    allowed = {Name.parse(a) for a in (*task.policy.allowed_axioms, *task.policy.frozen_axioms)}
    found = []
    for constant in edges:
        if constant in closure and not (constant in present and _closed(env, present[constant], frozen_gaps, allowed)):
            found.append(constant)
    return tuple(found)


def _closed(env: Environment, name: Name, gaps: frozenset[Name], allowed: set[Name]) -> bool:
    reached = env.closure((name,), stop=gaps)
    return not reached.missing and all(n in allowed for n in reached.reached if env.kind(n) is Kind.AXIOM)


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
