"""A plan's graph as SVG: targets on top, what they rest on below, coloured by what a node is and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from p3.plan.graph import FUNCTION, LIBRARY, PlanGraph, graph_of
from p3.plan.model import FrozenPlan, Plan, Retention
from p3.task.model import Task

_WIDE, _HIGH, _GAP_X, _GAP_Y = 176, 34, 16, 40
_LONGEST = 24
FILLS = {"target": "#cfe6d4", "bridging": "#fdeebf", "auxiliary": "#dfe4f7", FUNCTION: "#f1f3f5", LIBRARY: "#ffffff"}
"""What a node is → its colour."""
BORDERS = {"missing": "#c0392b", "changed": "#d98a1f"}
"""How a planned node differs in the candidate → its border's colour."""


def plan_graph(frozen: FrozenPlan, task: Task | None = None, retention: Retention | None = None) -> str:
    """The SVG of a plan. Functions are round, library constants have a dashed border."""
    plan = frozen.plan
    graph = graph_of(plan, task)
    kinds = {name: _kind(plan, graph, name) for name in graph.kinds}
    rows = _rows(graph)
    widest = max((len(r) for r in rows), default=1)
    width, height = widest * (_WIDE + _GAP_X) + _GAP_X, len(rows) * (_HIGH + _GAP_Y)
    place: dict[str, tuple[float, float]] = {}
    for y, layer in enumerate(rows):
        left = (width - len(layer) * (_WIDE + _GAP_X) + _GAP_X) / 2
        for x, name in enumerate(layer):
            place[name] = (left + x * (_WIDE + _GAP_X), _GAP_Y / 2 + y * (_HIGH + _GAP_Y))
    parts = [
        f'<svg class="plan" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}" role="img" '
        f'aria-label="plan with {len(plan.obligations)} obligations">'
    ]
    parts += [_edge(place[a], place[b]) for a, targets in graph.edges.items() for b in targets if a != b]
    ended = _ended(retention)
    parts += [_node(name, at, kinds[name], ended.get(name, ""), _tip(plan, name)) for name, at in place.items()]
    return "".join([*parts, "</svg>"])


def _kind(plan: Plan, graph: PlanGraph, name: str) -> str:
    node = plan.node(name)
    return node.role.value if node is not None else graph.kinds[name]


def _ended(retention: Retention | None) -> Mapping[str, str]:
    if retention is None:
        return {}
    return {**dict.fromkeys(retention.changed, "changed"), **dict.fromkeys(retention.missing, "missing")}


def _rows(graph: PlanGraph) -> list[tuple[str, ...]]:
    """Names from the top row down; one row for a graph with a cycle, which has no order."""
    try:
        layers: Iterable[tuple[str, ...]] = graph.layers(graph.kinds)
    except ValueError:
        return [tuple(graph.kinds)]
    return [layer for layer in reversed(tuple(layers)) if layer]


def _tip(plan: Plan, name: str) -> str:
    node = plan.node(name)
    if node is not None:
        return f"{node.role} {name} {node.statement}\n{node.method}"
    made = next((f for f in plan.decomposition if f.name == name), None)
    return f"function {name} {made.signature}" if made else f"library {name}"


def _edge(start: tuple[float, float], end: tuple[float, float]) -> str:
    x1, y1, x2, y2 = start[0] + _WIDE / 2, start[1] + _HIGH, end[0] + _WIDE / 2, end[1]
    if y2 < y1:
        y1, y2 = start[1], end[1] + _HIGH
    return f'<path d="M{x1:.0f},{y1:.0f} C{x1:.0f},{y1 + 22:.0f} {x2:.0f},{y2 - 22:.0f} {x2:.0f},{y2:.0f}" class="edge"/>'


def _node(name: str, place: tuple[float, float], kind: str, ended: str, tip: str) -> str:
    x, y = place
    radius = 16 if kind == FUNCTION else 3
    border = f' style="stroke:{BORDERS[ended]};stroke-width:2.5"' if ended else ""
    dashes = ' stroke-dasharray="4 3"' if kind == LIBRARY or ended == "missing" else ""
    text = name if len(name) <= _LONGEST else name[: _LONGEST // 2 - 1] + "…" + name[-(_LONGEST // 2) :]
    tip = f"{tip}\n({ended} in the candidate)" if ended else tip
    return (
        f'<g><title>{escape(tip)}</title><rect x="{x:.0f}" y="{y:.0f}" width="{_WIDE}" height="{_HIGH}" rx="{radius}" '
        f'fill="{FILLS[kind]}" class="node"{border}{dashes}/>'
        f'<text x="{x + _WIDE / 2:.0f}" y="{y + _HIGH / 2 + 4:.0f}" text-anchor="middle">{escape(text)}</text></g>'
    )
