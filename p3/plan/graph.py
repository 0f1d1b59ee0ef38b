"""The obligation graph of a plan: what is named, what rests on what, in which order. Plain data, no Lean behind it.

An edge runs from a user to what it uses. Nodes are the plan's functions, library entries and obligations; names that a
`uses` list takes from the task itself or from Lean's library stay beside the graph, in `outside`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from p3.plan.model import Node, NodeKind, Plan, Role
from p3.task.model import Obligation, ObligationKind, Task

if TYPE_CHECKING:
    import networkx as nx

FUNCTION, LIBRARY, TARGET = "function", "library", "target"
"""Kinds of names beside `NodeKind`."""


@dataclass(frozen=True)
class PlanGraph:
    """Names of a plan with their kinds, and the edges between them."""

    kinds: dict[str, str]
    """Name → `function`, `library`, `target`, `lemma` or `predicate`, in the plan's order."""
    edges: dict[str, tuple[str, ...]]
    """User → the planned names it uses, each once."""
    outside: dict[str, tuple[str, ...]]
    """User → used names that the plan does not hold: of the task, of the library, or of nothing at all."""
    repeated: tuple[str, ...] = ()
    """Names given more than once."""

    def users(self, name: str) -> tuple[str, ...]:
        """Who uses a name directly."""
        return tuple(user for user, used in self.edges.items() if name in used)

    def closure(self, roots: Iterable[str]) -> frozenset[str]:
        """The roots and everything they rest on."""
        seen: set[str] = set()
        todo = [r for r in roots if r in self.kinds]
        while todo:
            name = todo.pop()
            if name not in seen:
                seen.add(name)
                todo.extend(self.edges.get(name, ()))
        return frozenset(seen)

    def digraph(self) -> nx.DiGraph[Any]:
        """The edges as a networkx graph, from what is used to its user."""
        import networkx as nx

        g: nx.DiGraph[Any] = nx.DiGraph()
        g.add_nodes_from(self.kinds)
        g.add_edges_from((used, user) for user, uses in self.edges.items() for used in uses)
        return g

    def cycle(self) -> tuple[str, ...]:
        """One cycle, each name using the next; empty where the graph has none."""
        import networkx as nx

        try:
            found = nx.find_cycle(self.digraph())
        except nx.NetworkXNoCycle:
            return ()
        return tuple(edge[1] for edge in reversed(found))

    def layers(self, names: Iterable[str] | None = None) -> tuple[tuple[str, ...], ...]:
        """Names in topological order, by independent layers: a name comes after all it uses. Raises ValueError on a cycle.

        `names` keeps only those (order among them still counts paths through the others); default is the obligations.
        """
        import networkx as nx

        wanted = set(names) if names is not None else {n for n, k in self.kinds.items() if k not in (FUNCTION, LIBRARY)}
        g = self.digraph()
        if not nx.is_directed_acyclic_graph(g):
            raise ValueError("the plan's graph has a cycle")
        reach = nx.transitive_closure_dag(g).subgraph(wanted)
        rank = {name: i for i, name in enumerate(self.kinds)}
        return tuple(tuple(sorted(layer, key=rank.__getitem__)) for layer in nx.topological_generations(reach))


def graph_of(plan: Plan, task: Task | None = None) -> PlanGraph:
    """The graph of a plan. With the task, names qualified by one of its namespaces are understood too."""
    kinds: dict[str, str] = {}
    repeated: list[str] = []
    for name, kind in _named(plan):
        if name in kinds:
            repeated.append(name)
        kinds.setdefault(name, kind)
    spaces = namespaces(task) if task else ()
    edges: dict[str, tuple[str, ...]] = {}
    outside: dict[str, tuple[str, ...]] = {}
    for user, uses in _uses(plan):
        found = [resolve(u, kinds, spaces) for u in uses]
        edges[user] = _once([*edges.get(user, ()), *(f for f in found if f)])
        rest = _once([*outside.get(user, ()), *(u for u, f in zip(uses, found, strict=True) if not f)])
        if rest:
            outside[user] = rest
    return PlanGraph(kinds, edges, outside, _once(repeated))


def resolve(name: str, known: Iterable[str], spaces: Iterable[str] = ()) -> str | None:
    """The known name that is meant: itself, or with one of the task's namespaces taken off or put before."""
    names = known if isinstance(known, dict | set | frozenset) else set(known)
    if name in names:
        return name
    for space in spaces:
        short = name.removeprefix(space + ".")
        if short in names:
            return short
        if f"{space}.{name}" in names:
            return f"{space}.{name}"
    return None


def namespaces(task: Task) -> tuple[str, ...]:
    """Namespaces that the task's own theorems and holes lie in, and those around them."""
    names = [o.name for o in task.obligations] + [r.declaration for r in task.regions if r.declaration]
    found: list[str] = []
    for name in names:
        parts = name.split(".")[:-1]
        found.extend(".".join(parts[:i]) for i in range(len(parts), 0, -1))
    return _once(found)


def obligation_of(task: Task, node: Node) -> Obligation | None:
    """The task's obligation that a target node stands for: of the same name, its namespace left out or not."""
    exact = [o for o in task.obligations if o.name == node.name]
    near = [o for o in task.obligations if o.name.endswith("." + node.name) or node.name.endswith("." + o.name)]
    if not exact and len(near) > 1:
        near = [o for o in near if str(o.region) == node.region]
    found = exact or near
    return found[0] if len(found) == 1 else None


def targets(task: Task, plan: Plan) -> dict[str, Obligation]:
    """Target nodes of a plan that stand for an obligation of the task."""
    pairs = ((n.name, obligation_of(task, n)) for n in plan.obligations if n.role is Role.TARGET)
    return {name: obligation for name, obligation in pairs if obligation}


def groups(task: Task) -> dict[str, tuple[Obligation, ...]]:
    """Exactly-one group → its obligations, in the task's order."""
    found: dict[str, tuple[Obligation, ...]] = {}
    for o in task.obligations:
        found[o.group] = (*found.get(o.group, ()), o)
    return found


def optional(members: Iterable[Obligation]) -> bool:
    """Whether a group may stay unclaimed: joint claims are made only where a `sat` obligation needs one."""
    return all(o.kind is ObligationKind.JOINT for o in members)


def claimed(task: Task, plan: Plan) -> dict[str, str]:
    """Exactly-one group → the target node that will prove it, for the claims that a target node backs."""
    by_name = {o.name: node for node, o in targets(task, plan).items()}
    found: dict[str, str] = {}
    for group, members in groups(task).items():
        claim = plan.claims.get(group)
        backed = [by_name[o.name] for o in members if o.name in by_name]
        if claim is not None:
            backed = [n for n in backed if names_claim(task, plan, n, claim)]
        if len(backed) == 1:
            found[group] = backed[0]
    return found


def names_claim(task: Task, plan: Plan, node_name: str, claim: str) -> bool:
    """Whether a claim's text names a target node, by the node's name or by the obligation's."""
    node = plan.node(node_name)
    obligation = obligation_of(task, node) if node else None
    return claim == node_name or bool(obligation and (claim == obligation.name or obligation.name.endswith("." + claim)))


def dead(task: Task, plan: Plan, graph: PlanGraph | None = None) -> tuple[str, ...]:
    """Obligations that no claimed target rests on; they may stay deferred."""
    g = graph or graph_of(plan, task)
    alive = g.closure(claimed(task, plan).values())
    return tuple(n for n, k in g.kinds.items() if k in (NodeKind.LEMMA, NodeKind.PREDICATE) and n not in alive)


def _named(plan: Plan) -> Iterable[tuple[str, str]]:
    for f in plan.decomposition:
        yield f.name, FUNCTION
    for n in plan.obligations:
        yield n.name, TARGET if n.role is Role.TARGET else n.kind.value
    for entry in plan.library:
        yield entry.name, LIBRARY


def _uses(plan: Plan) -> Iterable[tuple[str, tuple[str, ...]]]:
    for f in plan.decomposition:
        yield f.name, f.uses
    for n in plan.obligations:
        yield n.name, n.uses


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
