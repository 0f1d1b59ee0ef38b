"""A plan's graph as SVG: obligations in layers, what they rest on below them, coloured by where they ended."""

from __future__ import annotations

from html import escape

from p3.plan.graph import graph_of
from p3.plan.model import FrozenPlan, Role
from p3.task.model import Task

_WIDE, _HIGH, _GAP_X, _GAP_Y = 190, 34, 18, 34
_FILL = {Role.TARGET: "#d9ead3", Role.BRIDGING: "#fff2cc", Role.AUXILIARY: "#e8eaf6"}


def plan_graph(frozen: FrozenPlan, task: Task | None = None) -> str:
    """The SVG of a plan; targets on top. Functions are drawn round, obligations square."""
    plan = frozen.plan
    graph = graph_of(plan, task)
    roles = {n.name: n.role for n in plan.obligations}
    shown = set(roles) | {f.name for f in plan.decomposition}
    layers = [[n for n in layer if n in shown] for layer in graph.layers()]
    rows = [layer for layer in reversed(layers) if layer]
    width = max((len(r) for r in rows), default=1) * (_WIDE + _GAP_X) + _GAP_X
    place: dict[str, tuple[float, float]] = {}
    for y, layer in enumerate(rows):
        left = (width - len(layer) * (_WIDE + _GAP_X) + _GAP_X) / 2
        for x, name in enumerate(layer):
            place[name] = (left + x * (_WIDE + _GAP_X), _GAP_Y / 2 + y * (_HIGH + _GAP_Y))
    height = len(rows) * (_HIGH + _GAP_Y)
    uses = {n.name: n.uses for n in plan.obligations} | {f.name: f.uses for f in plan.decomposition}
    edges = [(a, b) for a, targets in uses.items() for b in targets if a in place and b in place]
    parts = [f'<svg class="plan" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">']
    parts += [_edge(place[a], place[b]) for a, b in edges]
    parts += [_node(name, place[name], roles.get(name), _tip(frozen, name)) for name in place]
    return "".join([*parts, "</svg>"])


def _tip(frozen: FrozenPlan, name: str) -> str:
    node = frozen.plan.node(name)
    if node is not None:
        return f"{node.role} {name} {node.statement}\n{node.method}"
    made = next((f for f in frozen.plan.decomposition if f.name == name), None)
    return f"function {name} {made.signature}" if made else name


def _edge(start: tuple[float, float], end: tuple[float, float]) -> str:
    x1, y1, x2, y2 = start[0] + _WIDE / 2, start[1] + _HIGH, end[0] + _WIDE / 2, end[1]
    if y2 < y1:
        y1, y2 = start[1], end[1] + _HIGH
    return f'<path d="M{x1:.0f},{y1:.0f} C{x1:.0f},{y1 + 20:.0f} {x2:.0f},{y2 - 20:.0f} {x2:.0f},{y2:.0f}" class="edge"/>'


def _node(name: str, place: tuple[float, float], role: Role | None, tip: str) -> str:
    x, y = place
    radius = 16 if role is None else 3
    text = name if len(name) <= 26 else name[:12] + "…" + name[-12:]
    return (
        f'<g><title>{escape(tip)}</title><rect x="{x:.0f}" y="{y:.0f}" width="{_WIDE}" height="{_HIGH}" rx="{radius}" '
        f'fill="{_FILL[role] if role else "#f3f3f3"}" class="node"/>'
        f'<text x="{x + _WIDE / 2:.0f}" y="{y + _HIGH / 2 + 4:.0f}" text-anchor="middle">{escape(text)}</text></g>'
    )
