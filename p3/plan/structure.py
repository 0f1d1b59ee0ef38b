"""The gate's checks that need no Lean: names, regions, claims, edges, and what a plan's text may hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from p3.plan.graph import FUNCTION, LIBRARY, PlanGraph, claimed, dead, groups, obligation_of, optional, targets
from p3.plan.model import Finding, Function, Node, NodeKind, Plan, PlanPart, Role
from p3.plan.text import has_type, is_name, objection
from p3.task.model import Obligation, ObligationKind, Region, RegionKind, Task

FUNCTION_REGIONS = frozenset((RegionKind.CODE, RegionKind.CODE_AUX, RegionKind.GLOBAL_AUX, RegionKind.PROOF_AUX))
"""Where a function may be written."""
LEMMA_REGIONS = FUNCTION_REGIONS - {RegionKind.CODE}
"""Where a lemma or a predicate may be written."""

KEYWORDS = ("inductive", "structure", "abbrev")
"""What the statement of a predicate may begin with in place of `def`."""


def structural(task: Task, plan: Plan, graph: PlanGraph) -> tuple[Finding, ...]:
    """Everything wrong with a plan that its text alone shows."""
    return (
        *_names(plan, graph),
        *(f for function in plan.decomposition for f in _function(task, function)),
        *_holes(task, plan),
        *(f for node in plan.obligations for f in _node(task, node)),
        *_claims(task, plan),
        *_edges(task, plan, graph),
    )


def part_of(graph: PlanGraph, name: str) -> PlanPart:
    """The part of the plan that a name belongs to."""
    kind = graph.kinds.get(name)
    return PlanPart.DECOMPOSITION if kind == FUNCTION else PlanPart.LIBRARY if kind == LIBRARY else PlanPart.OBLIGATIONS


def position(task: Task, region_id: str) -> tuple[int, int] | None:
    """Where a region lies in build order: file, then offset; None for an unknown region."""
    order = {f.path: i for i, f in enumerate(task.files)}
    return next(((order[r.path], r.start) for r in task.regions if str(r.id) == region_id), None)


# ---------------------------------------------------------------- names


def _names(plan: Plan, graph: PlanGraph) -> Iterator[Finding]:
    for name in graph.repeated:
        message = f"The name `{name}` is given more than once; each function, library constant and obligation is named once."
        yield Finding(part=part_of(graph, name), code="duplicate_name", message=message, node=name)
    for name in graph.kinds:
        if not is_name(name):
            message = f"`{name}` is not one Lean name; give the bare name, and binders and types in their own field."
            yield Finding(part=part_of(graph, name), code="illegal_name", message=message, node=name)


# ---------------------------------------------------------------- functions and nodes


def _function(task: Task, function: Function) -> Iterator[Finding]:
    def finding(code: str, message: str) -> Finding:
        return Finding(part=PlanPart.DECOMPOSITION, code=code, message=message, node=function.name)

    region = _known(task, function.region)
    if region is None or not region.editable or region.kind not in FUNCTION_REGIONS:
        yield finding(*_region_words(task, function.name, function.region, region, FUNCTION_REGIONS))
        return
    if region.kind is RegionKind.CODE:
        if region.declaration and region.declaration != function.name:
            where = _ids(task, LEMMA_REGIONS)
            yield finding(
                "wrong_region",
                f"Region `{region.id}` holds the body of `{region.declaration}` alone; put `{function.name}` into {where}.",
            )
    elif not function.signature:
        yield finding("signature_missing", f"`{function.name}` is a new function: give its signature, binders and result type.")
    elif not has_type(function.signature):
        yield finding("signature_missing", f"The signature of `{function.name}` names no result type; end it in `: TYPE`.")
    why = objection(function.signature)
    if why:
        yield finding("forbidden_construct", f"The signature of `{function.name}` cannot be used: {why}.")


def _holes(task: Task, plan: Plan) -> Iterator[Finding]:
    planned = {f.name for f in plan.decomposition}
    for region in task.editable():
        if region.kind is RegionKind.CODE and region.declaration and region.declaration not in planned:
            name = region.declaration
            message = f"The task's function `{name}` has no entry in `decomposition`; add one, with region `{region.id}`."
            yield Finding(part=PlanPart.DECOMPOSITION, code="unplanned_hole", message=message, node=name)


def _node(task: Task, node: Node) -> Iterator[Finding]:
    def finding(code: str, message: str) -> Finding:
        return Finding(part=PlanPart.OBLIGATIONS, code=code, message=message, node=node.name)

    if node.role is Role.TARGET:
        if obligation_of(task, node) is None:
            names = ", ".join(f"`{o.name}`" for o in task.obligations)
            yield finding(
                "no_obligation", f"The task has no theorem `{node.name}`; targets are {names}. Give lemmas another role."
            )
        return
    region = _known(task, node.region)
    if region is None or not region.editable or region.kind not in LEMMA_REGIONS:
        yield finding(*_region_words(task, node.name, node.region, region, LEMMA_REGIONS))
    if not node.statement:
        yield finding("empty_statement", f"`{node.name}` has no statement; write the Lean text that follows its name.")
        return
    word, _, rest = node.statement.partition(" ")
    typed = node.kind is NodeKind.PREDICATE and word in KEYWORDS
    why = objection(rest if typed else node.statement, allow=frozenset({"deriving", "where"}))
    if why:
        yield finding("forbidden_construct", f"The statement of `{node.name}` cannot be used: {why}.")
    elif node.kind is NodeKind.LEMMA and not has_type(node.statement):
        yield finding(
            "empty_statement", f"The statement of `{node.name}` says nothing: it needs `: PROPOSITION` after its binders."
        )


def _known(task: Task, region_id: str) -> Region | None:
    return next((r for r in task.regions if str(r.id) == region_id), None)


def _ids(task: Task, kinds: Iterable[RegionKind]) -> str:
    """The editable regions of these kinds, for a message."""
    wanted = set(kinds)
    return " or ".join(f"`{r.id}`" for r in task.editable() if r.kind in wanted) or "no region: the task has none for it"


def _region_words(task: Task, name: str, region_id: str, region: Region | None, kinds: Iterable[RegionKind]) -> tuple[str, str]:
    """Code and message for a region that cannot hold a declaration."""
    where = _ids(task, kinds)
    if region is None:
        return "unknown_region", f"`{name}` is placed in `{region_id}`, which is no region of the task; use {where}."
    if not region.editable:
        return "frozen_region", f"`{name}` is placed in `{region_id}`, which is frozen; use {where}."
    return "wrong_region", f"`{name}` cannot stand in region `{region_id}`; use {where}."


# ---------------------------------------------------------------- claims


def _claims(task: Task, plan: Plan) -> Iterator[Finding]:
    def finding(code: str, message: str, node: str | None = None) -> Finding:
        return Finding(part=PlanPart.CLAIMS, code=code, message=message, node=node)

    by_group, done = groups(task), claimed(task, plan)
    for group, claim in plan.claims.items():
        if group not in by_group:
            known = ", ".join(f"`{g}`" for g in by_group)
            yield finding("unknown_claim", f"`claims` names the group `{group}` (for `{claim}`); the task's groups are {known}.")
    for group, members in by_group.items():
        if group not in done and not optional(members):
            yield finding(*_unclaimed(plan.claims.get(group), group, members))
    for node, obligation in targets(task, plan).items():
        chosen = done.get(obligation.group)
        if chosen and chosen != node and obligation.kind is not ObligationKind.JOINT:
            message = (
                f"Of group `{obligation.group}` exactly one is proved, and `{chosen}` is claimed; take the target `{node}` out."
            )
            yield finding("unclaimed_target", message, node)


def _unclaimed(claim: str | None, group: str, members: tuple[Obligation, ...]) -> tuple[str, str]:
    names = [o.name for o in members]
    listed = ", ".join(f"`{n}`" for n in names)
    if claim is None:
        one = f"`{names[0]}`" if len(names) == 1 else f"exactly one of {listed}"
        also = "" if len(names) == 1 else f" and say in `claims` which: {{{group!r}: …}}"
        return "unclaimed_group", f"Nothing proves {one}; add an obligation of that name with role `target`{also}."
    if claim in names or any(n.endswith("." + claim) for n in names):
        return (
            "claim_without_target",
            f"`{claim}` is claimed for `{group}`, but no obligation of that name has role `target`; add it.",
        )
    return "unknown_claim", f"`claims` says that `{claim}` is proved for `{group}`; it must be one of {listed}."


# ---------------------------------------------------------------- edges


def _edges(task: Task, plan: Plan, graph: PlanGraph) -> Iterator[Finding]:
    cycle = graph.cycle()
    if cycle:
        path = " → ".join(f"`{n}`" for n in (*cycle, cycle[0]))
        message = f"These rest on one another in a circle: {path}. Drop one of the uses, or split a lemma that needs no circle."
        yield Finding(part=part_of(graph, cycle[0]), code="cycle", message=message, node=cycle[0])
    yield from _order(task, plan, graph)
    for name in dead(task, plan, graph):
        message = f"No claimed theorem rests on `{name}`; name it in `uses` of what needs it, or leave it out."
        yield Finding(part=PlanPart.OBLIGATIONS, code="dead_node", message=message, node=name, blocking=False)


def _order(task: Task, plan: Plan, graph: PlanGraph) -> Iterator[Finding]:
    """What is used must stand in the same region as its user or in an earlier one."""
    regions = {f.name: f.region for f in plan.decomposition} | {n.name: n.region for n in plan.obligations}
    places = {name: place for name, region in regions.items() if (place := position(task, region))}
    for user, uses in graph.edges.items():
        for used in uses:
            if user in places and used in places and places[user] < places[used]:
                yield Finding(
                    part=part_of(graph, user),
                    code="region_order",
                    message=f"`{user}` in region `{regions[user]}` uses `{used}`, which stands later, in `{regions[used]}`; "
                    f"put `{user}` into a region after it, or `{used}` into an earlier one.",
                    node=user,
                )
