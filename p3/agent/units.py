"""From a plan to a draft: the units of work in topological order, the regions each may write, and where each share stands."""

from __future__ import annotations

from dataclasses import replace

from p3.agent.draft import PROGRAM_KINDS, Draft, Hints, Unit, UnitKind
from p3.plan.graph import FUNCTION, LIBRARY, PlanGraph, claimed, graph_of, obligation_of
from p3.plan.model import Node, NodeKind, Plan, Role
from p3.plan.skeleton import declaration, region_items
from p3.plan.text import is_name
from p3.task.model import Candidate, RegionKind, Task


def begin(task: Task, plan: Plan, start: Candidate) -> Draft:
    """The draft that elaboration starts from: predicates as planned, lemmas and targets open, code as `start` has it."""
    units = _units(task, plan)
    order = _order(task, plan, units)
    owned = set(order)
    base = Candidate(regions={k: v for k, v in start.regions.items() if k not in owned})
    draft = Draft(task, units, order, base)
    for node in plan.obligations:
        if node.kind is NodeKind.PREDICATE and node.region in order:
            draft = draft.with_share(node.region, node.name, declaration(node))
    for unit in units:
        draft = draft.with_owner(unit.name, skeleton_of(task, unit, start))
    return draft


def skeleton_of(task: Task, unit: Unit, start: Candidate) -> dict[str, str]:
    """A unit's shares before it has been worked on."""
    if unit.kind is UnitKind.LEMMA:
        return {unit.home: f"{unit.header} := by\n  sorry"}
    if unit.kind is UnitKind.TARGET:
        return {unit.home: task.region(unit.home).blank}
    return {region: start.regions.get(region, task.region(region).blank) for region in unit.regions}


def _units(task: Task, plan: Plan) -> tuple[Unit, ...]:
    graph = graph_of(plan, task)
    by_name = {n.name: n for n in plan.obligations}
    goals = claimed(task, plan)
    alive = graph.closure(goals.values())
    wanted = [n for n in by_name if n in alive and by_name[n].kind is NodeKind.LEMMA]
    units: dict[str, Unit] = {}
    for layer in graph.layers(wanted):
        for name in layer:
            unit = _proof_unit(task, by_name[name], graph.closure([name]) & units.keys())
            units[name] = replace(unit, hints=_hints(plan, graph, by_name[name]))
    return (*_programs(task, plan), *units.values())


def _programs(task: Task, plan: Plan) -> tuple[Unit, ...]:
    """One unit for the functions of each file: its code regions, and others where the plan puts a function."""
    planned = {f.region for f in plan.decomposition}
    found: list[tuple[str, str, list[str]]] = []
    for file in task.files:
        own = [r for r in task.editable() if r.path == file.path]
        code = [str(r.id) for r in own if r.kind is RegionKind.CODE]
        program = [str(r.id) for r in own if str(r.id) in planned or (code and r.kind in PROGRAM_KINDS)]
        if program:
            found.append((file.path, (code or program)[-1], program))
    name = "program" if len(found) == 1 else "program:{}"
    return tuple(Unit(name.format(path), UnitKind.PROGRAM, path, home, tuple(own)) for path, home, own in found)


_BESIDE: tuple[RegionKind, ...] = (RegionKind.IMPORTS, RegionKind.GLOBAL_AUX, RegionKind.PROOF_AUX)
"""Kinds of region that a proof may write beside its own: the last of each before it in its file."""


def _proof_unit(task: Task, node: Node, needs: frozenset[str]) -> Unit:
    if node.role is not Role.TARGET:
        kind, home, header = UnitKind.LEMMA, task.region(node.region), declaration(node)
        beside = _BESIDE[:1]
    else:
        obligation = obligation_of(task, node)
        kind, home, header = UnitKind.TARGET, task.region(obligation.region if obligation else node.region), ""
        beside = _BESIDE
    if len(task.files) == 1:  # nothing of the task's own to import
        beside = beside[1:]
    before = [r for r in task.editable() if r.path == home.path and r.start < home.start]
    found = [next((str(r.id) for r in reversed(before) if r.kind is k), "") for k in beside]
    return Unit(node.name, kind, home.path, str(home.id), (*filter(None, found), str(home.id)), node, header, needs)


def _hints(plan: Plan, graph: PlanGraph, node: Node) -> Hints:
    """From what a node uses directly, and its functions in turn."""
    direct = graph.edges.get(node.name, ())
    functions = [f for f in plan.decomposition if f.name in direct]
    variables = dict.fromkeys(w for f in functions for w in f.recursion.replace(",", " ").split() if is_name(w))
    library = [n for n in direct if graph.kinds.get(n) in (LIBRARY, NodeKind.LEMMA.value)]
    return Hints(tuple(variables), tuple(library), tuple(f.name for f in functions))


def _order(task: Task, plan: Plan, units: tuple[Unit, ...]) -> dict[str, tuple[str, ...]]:
    """Owners of each region. In code regions, what rests on no function stands before the program, the rest after it."""
    graph = graph_of(plan, task)
    functions = {n for n, k in graph.kinds.items() if k == FUNCTION}
    nodes = {n.name for n in plan.obligations}
    known = {u.name for u in units} | {n.name for n in plan.obligations if n.kind is NodeKind.PREDICATE}
    items = {region: [n for n in names if n in nodes & known] for region, names in region_items(task, plan).items()}
    order: dict[str, tuple[str, ...]] = {}
    for region in (str(r.id) for r in task.editable()):
        own = items.get(region, [])
        programs = [u.name for u in units if u.kind is UnitKind.PROGRAM and region in u.regions]
        proofs = [u.name for u in units if u.kind is not UnitKind.PROGRAM and region in u.regions and u.name not in own]
        before = [n for n in own if programs and not graph.closure([n]) & functions]
        owners = (*before, *programs, *(n for n in own if n not in before), *proofs)
        if owners:
            order[region] = tuple(owners)
    return order
