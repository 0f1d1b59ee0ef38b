"""Figures as inline SVG, drawn with matplotlib: intervals, cost against solves, time to solve."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from p3.bench.report.data import Cell
from p3.bench.summary import ArmSummary, Table
from p3.errors import EnvironmentFailed

SOLVED, MECHANICAL = "#1f6f43", "#9aa5b1"
_STYLES = ("-", "--", ":", "-.")
_MARKERS = "osD^vPX*<>"


@contextmanager
def _axes(width: float, height: float) -> Iterator[tuple[Any, list[str]]]:
    """Axes to draw on; the list receives the SVG when the block ends. Raises EnvironmentFailed without matplotlib."""
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure
    except ImportError as error:
        raise EnvironmentFailed("drawing the report needs matplotlib; install it with: pip install 'p3-lean[report]'") from error
    out: list[str] = []
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "p3", "font.size": 9, "font.family": "sans-serif"}):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="x", color="#e8ebee", linewidth=0.8)
        axes.set_axisbelow(True)
        yield axes, out
        buffer = io.StringIO()
        figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    out.append(_bare(buffer.getvalue()))


def _bare(svg: str) -> str:
    """The `svg` element alone, free of references to anything outside it, with ids of its own."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' xmlns:(?!xlink)\w+="[^"]*"', "", svg)
    prefix = f"f{hashlib.sha256(svg.encode()).hexdigest()[:8]}-"
    svg = re.sub(r'\bid="([^"]+)"', rf'id="{prefix}\1"', svg)
    svg = re.sub(r"url\(#([^)]+)\)", rf"url(#{prefix}\1)", svg)
    return re.sub(r'xlink:href="#([^"]+)"', rf'xlink:href="#{prefix}\1"', svg)


def label(arm: tuple[str, str], several_models: bool) -> str:
    """A method's name, with its model where there are several. Roles apart (the judge) are common to all models of a run."""
    return f"{arm[0]} ({arm[1].partition('+')[0]})" if several_models else arm[0]


def several_models(arms: Sequence[ArmSummary]) -> bool:
    """Whether labels need the model."""
    return len({a.arm[1] for a in arms}) > 1


def intervals(table: Table) -> str:
    """Solved and mechanical-only rates of each arm with their intervals."""
    arms = list(reversed(table.arms))
    several = several_models(arms)
    with _axes(9 if several else 7, 0.7 + 0.46 * len(arms)) as (axes, out):
        for y, arm in enumerate(arms):
            for offset, estimate, colour in ((0.14, arm.mechanical, MECHANICAL), (-0.14, arm.solved, SOLVED)):
                if estimate.value != estimate.value:
                    continue
                low = estimate.value if estimate.low is None else estimate.low
                high = estimate.value if estimate.high is None else estimate.high
                axes.plot([100 * low, 100 * high], [y + offset] * 2, color=colour, linewidth=2, clip_on=False)
                axes.plot(100 * estimate.value, y + offset, "o", color=colour, markersize=5, clip_on=False)
        axes.set_yticks(range(len(arms)), [label(a.arm, several) for a in arms])
        axes.set_xlim(0, 100)
        axes.set_ylim(-0.5, len(arms) - 0.5)
        axes.set_xlabel("% of tasks")
    return out[0]


def cost_against_solves(table: Table) -> str | None:
    """Mean cost per task against the solved rate; None where no arm's cost is known, or nothing cost anything."""
    known = [(a, a.cost_per_task.value) for a in table.arms if a.cost_per_task is not None]
    if not any(cost for _, cost in known):
        return None
    several = several_models([a for a, _ in known])
    with _axes(6.4, 3.6) as (axes, out):
        for i, (arm, cost) in enumerate(known):
            low, high = arm.solved.low, arm.solved.high
            at, name = 100 * arm.solved.value, label(arm.arm, several)
            drawn = axes.plot(cost, at, _MARKERS[i % len(_MARKERS)], markersize=7, label=name, clip_on=False)
            if low is not None and high is not None:
                axes.plot([cost, cost], [100 * low, 100 * high], color=drawn[0].get_color(), linewidth=1, alpha=0.6)
        axes.set_xlim(left=0)
        axes.set_ylim(0, 100)
        axes.set_xlabel("mean cost per task, US dollars")
        axes.set_ylabel("solved, % of tasks")
        axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)
    return out[0]


def time_to_solve(cells: Sequence[Cell], arms: Sequence[tuple[str, str]]) -> str | None:
    """Share of cells solved within a time, by arm; None where nothing was solved."""
    return _within(cells, arms, lambda c: c.row.wall_s, "working seconds of a cell")


def cost_to_solve(cells: Sequence[Cell], arms: Sequence[tuple[str, str]]) -> str | None:
    """Share of cells solved within a cost, by arm: what a smaller budget would have left.

    None where nothing was solved, the cost of a solve is unknown, or nothing cost anything.
    """
    if any(c.row.cost is None for c in cells if c.row.solved) or not any(c.row.cost for c in cells):
        return None
    return _within(cells, arms, lambda c: c.row.cost or 0.0, "cost of a cell, US dollars")


def _within(cells: Sequence[Cell], arms: Sequence[tuple[str, str]], spent: Callable[[Cell], float], axis: str) -> str | None:
    """Share of cells solved by the time they had spent so much, by arm; None where nothing was solved."""
    members: dict[tuple[str, str], list[Cell]] = {arm: [] for arm in arms}
    for cell in cells:
        members.setdefault(cell.row.arm, []).append(cell)
    if not any(c.row.solved for c in cells):
        return None
    several = len({model for _, model in members}) > 1
    end = max(spent(c) for c in cells if c.row.solved)
    with _axes(6.4, 3.6) as (axes, out):
        for i, (arm, own) in enumerate(members.items()):
            total = sum(c.row.solved is not None for c in own)
            sums = sorted(spent(c) for c in own if c.row.solved)
            if total:
                xs, ys = [0.0, *sums, end], [0.0, *(100 * (n + 1) / total for n in range(len(sums)))]
                axes.step(xs, [*ys, ys[-1]], where="post", linestyle=_STYLES[i // 10 % 4], label=label(arm, several))
        axes.set_xlim(left=0)
        axes.set_ylim(0, 100)
        axes.set_xlabel(axis)
        axes.set_ylabel("solved, % of cells")
        axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)
    return out[0]
