"""What a cell may use: money, calls and time, and rounds of the loop."""

from __future__ import annotations

from p3.frozen import Frozen


class Budgets(Frozen):
    """Limits of one cell; None means no limit."""

    cost: float | None = None
    tokens: int | None = None
    calls: int | None = None
    wall_s: float | None = None


class LoopLimits(Frozen):
    """Bounds of the loop."""

    gate_rounds: int = 4
    """Plans that gate or reviewer may reject in a row."""
    replans: int = 3
    repairs_per_obligation: int = 6
    judge_feedback: int = 1
    parallel: int = 1
