"""A plan spliced into its pristine task as a skeleton, for feedback alone: statements without proofs, functions without bodies.

New functions become `opaque … := sorry` (a `def … := sorry` would let `f 0 = f 1 := rfl` go through, and `opaque` without a
value would ask for an inhabitant); functions whose header is frozen keep the task's blank body; bridging predicates are
defined; lemma statements end in `sorry`. Every line of Lean's answer leads back to the item of the plan it comes from.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from p3.plan.graph import FUNCTION, PlanGraph, graph_of
from p3.plan.model import Node, NodeKind, Plan, PlanPart, Role
from p3.plan.structure import KEYWORDS, LEMMA_REGIONS
from p3.plan.text import mentions
from p3.task.declarations import declarations
from p3.task.lexer import lex
from p3.task.model import Candidate, FileRole, RegionKind, Task
from p3.task.splice import Spliced, blank, splice

WRITTEN_FIRST = frozenset((RegionKind.IMPORTS, RegionKind.CODE, RegionKind.CODE_AUX, RegionKind.GLOBAL_AUX))
"""Regions taken from a candidate where code exists already."""

SIGNATURE = "signature"


@dataclass(frozen=True)
class Item:
    """A declaration that the skeleton makes for one entry of the plan."""

    name: str
    """As the plan names it."""
    part: PlanPart
    kind: str
    """`function`, `lemma`, `predicate`, or `signature` for a frozen function's header as the plan restates it."""
    path: str = ""
    first: int = 0
    last: int = 0
    """1-based lines in the skeleton's file."""
    constant: str = ""
    """Fully qualified name of what it declares."""


@dataclass(frozen=True)
class Skeleton:
    """Texts of the task with the plan in place, and where each item stands."""

    files: dict[str, str]
    """Path → text, in build order."""
    candidate: Candidate
    items: tuple[Item, ...] = ()
    present: dict[str, str] = field(default_factory=dict)
    """Planned names that the candidate's own text declares already, with their constants."""

    def locate(self, path: str | None, line: int) -> Item | None:
        """The item that a line belongs to; None for the task's own text. A missing path means the only file."""
        near = [i for i in self.items if (i.path == path or path is None) and i.first <= line <= i.last]
        return near[0] if near else None

    def constants(self) -> dict[str, str]:
        """Planned name → fully qualified constant, for what the skeleton's open regions declare."""
        return {i.name: i.constant for i in self.items if i.kind != SIGNATURE} | self.present


def declaration(node: Node) -> str:
    """The full text of a node's declaration, a lemma's without a proof: `theorem NAME STATEMENT`."""
    if node.kind is NodeKind.LEMMA:
        return f"theorem {node.name} {node.statement}"
    word, _, rest = node.statement.partition(" ")
    keyword, text = (word, rest.strip()) if word in KEYWORDS else ("def", node.statement)
    return f"{keyword} {node.name} {text}"


def region_items(task: Task, plan: Plan) -> dict[str, tuple[str, ...]]:
    """Region id → the functions and nodes written in it, in the order in which they must stand.

    The plan's own order is kept where it works: what an item uses, or its text mentions, comes before it. A name planned twice
    (the gate objects to that) stands once.
    """
    graph = graph_of(plan, task)
    texts = {f.name: f.signature for f in plan.decomposition} | {n.name: n.statement for n in plan.obligations}
    found: dict[str, list[str]] = {}
    for name, region in dict.fromkeys(_places(task, plan)):
        found.setdefault(region, []).append(name)
    return {region: _sorted(names, graph, texts) for region, names in found.items()}


def skeleton(
    task: Task,
    plan: Plan,
    *,
    candidate: Candidate | None = None,
    without: Iterable[str] = (),
) -> Skeleton:
    """Splice a plan into its task. `without` leaves items out; with a candidate its code stands in place of `opaque`."""
    written = _written(task, candidate)
    start = blank(task)
    start = start.model_copy(update={"regions": {**start.regions, **written}})
    texts = _texts(plan)
    left_out, present = set(without), _present(written, texts)
    bodies: dict[str, list[tuple[str, str]]] = {}
    for region, names in region_items(task, plan).items():
        bodies[region] = [(n, texts[n]) for n in names if n not in left_out and n not in present]
    for name, region, text in _restated(task, plan, left_out):
        bodies.setdefault(region, []).append((name, text))
    for region, entries in bodies.items():
        start = start.with_region(region, _body(start.regions.get(region, ""), entries))
    spliced = splice(task, start)
    files = built(task, spliced.files)
    made = {path: {d.line: d.name for d in declarations(lex(text))} for path, text in files.items()}
    items = tuple(replace(i, constant=made[i.path].get(i.first, i.name)) for i in _items(plan, spliced, bodies))
    names_made = [name for lines in made.values() for name in lines.values()]
    return Skeleton(files, start, items, {n: _full(n, names_made) for n in present})


def built(task: Task, files: Mapping[str, str]) -> dict[str, str]:
    """The files that a build without real code takes: all but executable tests."""
    return {f.path: files[f.path] for f in task.files if f.role is not FileRole.TEST}


# ---------------------------------------------------------------- what is written where


def _places(task: Task, plan: Plan) -> list[tuple[str, str]]:
    """Name and region of everything that the skeleton declares itself, functions first, nodes by their order."""
    bodies = {str(r.id) for r in task.regions if r.kind in (RegionKind.CODE, RegionKind.PROOF) or not r.editable}
    known = {str(r.id) for r in task.regions} - bodies
    functions = [(f.name, f.region) for f in plan.decomposition if f.region in known and f.signature]
    nodes = sorted((n for n in plan.obligations if n.role is not Role.TARGET and n.region in known), key=lambda n: n.order)
    return functions + [(n.name, n.region) for n in nodes if n.statement]


def _sorted(names: list[str], graph: PlanGraph, texts: Mapping[str, str]) -> tuple[str, ...]:
    """Names in the given order, but for what must come earlier."""
    own = set(names)
    before = {n: (set(graph.edges.get(n, ())) | mentions(texts.get(n, ""), own)) & own - {n} for n in names}
    done: list[str] = []
    left = list(names)
    while left:
        # The first that waits for nothing; in a circle (a finding of its own) simply the first.
        name = next((n for n in left if before[n] <= set(done)), left[0])
        left.remove(name)
        done.append(name)
    return tuple(done)


def _texts(plan: Plan) -> dict[str, str]:
    """Name → the text that declares it in the skeleton. `sorry` has its own line: a statement may end in a comment."""
    found = {f.name: f"opaque {f.name} {f.signature}\n  := sorry" for f in plan.decomposition}
    for n in plan.obligations:
        found[n.name] = declaration(n) + ("\n  := sorry" if n.kind is NodeKind.LEMMA else "")
    return found


def _restated(task: Task, plan: Plan, left_out: set[str]) -> list[tuple[str, str, str]]:
    """Signatures given for functions whose header is frozen, as declarations of their own, to be compared with the header."""
    found = []
    for i, f in enumerate(plan.decomposition):
        own = next((r for r in task.editable() if str(r.id) == f.region and r.kind is RegionKind.CODE), None)
        if own is None or not f.signature or f.name in left_out:
            continue
        free = [r for r in task.editable() if r.path == own.path and r.kind in LEMMA_REGIONS]
        if free:
            name = f"p3_signature_{i}"
            found.append((name, str(free[-1].id), f"opaque {name} {f.signature}\n  := sorry"))
    return found


def _body(before: str, entries: list[tuple[str, str]]) -> str:
    """A region's text: what is there already, then each entry, a blank line between them."""
    text = before.rstrip("\n") + "\n\n" if before.strip() else ""
    return text + "".join(f"{entry}\n\n" for _, entry in entries)


def _written(task: Task, candidate: Candidate | None) -> dict[str, str]:
    if candidate is None:
        return {}
    ids = {str(r.id) for r in task.editable() if r.kind in WRITTEN_FIRST}
    return {region: text for region, text in candidate.regions.items() if region in ids}


def _present(written: Mapping[str, str], names: Iterable[str]) -> frozenset[str]:
    """Planned names that the candidate's text declares already, in whatever namespace."""
    made = {d.name for body in written.values() for d in declarations(lex(body))}
    return frozenset(n for n in names if any(m == n or m.endswith("." + n) for m in made))


def _full(name: str, made: Iterable[str]) -> str:
    return next((m for m in made if m == name or m.endswith("." + name)), name)


# ---------------------------------------------------------------- where it stands


def _items(plan: Plan, spliced: Spliced, bodies: Mapping[str, list[tuple[str, str]]]) -> tuple[Item, ...]:
    kinds = {f.name: FUNCTION for f in plan.decomposition} | {n.name: n.kind.value for n in plan.obligations}
    restated = {f"p3_signature_{i}": f.name for i, f in enumerate(plan.decomposition)}
    items = []
    for region, entries in bodies.items():
        span = spliced.spans[region]
        lines = sum(text.count("\n") + 2 for _, text in entries)
        at = span.last_line - lines + 1
        for name, text in entries:
            kind = kinds.get(name, SIGNATURE)
            part = PlanPart.DECOMPOSITION if kind in (FUNCTION, SIGNATURE) else PlanPart.OBLIGATIONS
            last = at + text.count("\n")
            items.append(Item(restated.get(name, name), part, kind, span.path, at, last))
            at = last + 2
    return tuple(items)
