"""What a bench would take: cells for each method and model, and an estimate of the money, with where its figures come from."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from p3.llm.model import RoleModels, Usage
from p3.llm.options import Prices
from p3.method.model import RunSpec
from p3.method.runs import RunFolder, model_name

MOST_MEASURED = 200
"""Finished cells of earlier runs that are looked at for each method."""
FEWEST_MEASURED = 5
AUTHORS = ("seq", "plain")
"""Roles that the elaborator's model plays."""

ASSUMED: Mapping[str, Mapping[str, tuple[int, int, int]]] = {
    "p3": {
        "planner": (3, 9_000, 2_500),
        "reviewer": (2, 6_000, 800),
        "elaborator": (12, 7_000, 900),
        "judge": (2, 3_000, 300),
    },
    "seq": {"seq": (14, 6_000, 900), "judge": (1, 3_000, 300)},
    "plain": {"plain": (18, 15_000, 800), "judge": (1, 3_000, 300)},
}
"""Method → role → (calls, tokens in, tokens out) of one cell, where nothing has been measured yet: bounds of the loops and sizes
of the prompts, not experience."""


@dataclass(frozen=True)
class Tokens:
    """Tokens of one cell by role, (in, out), and where the figures come from."""

    by_role: Mapping[str, tuple[float, float]]
    measured: int
    """Finished cells that they are the means of; 0 where they are assumed."""

    @property
    def source(self) -> str:
        """In words."""
        return f"mean of {self.measured} earlier cells" if self.measured else "assumed"

    @property
    def total(self) -> tuple[float, float]:
        """(in, out) over all roles."""
        return sum(i for i, _ in self.by_role.values()), sum(o for _, o in self.by_role.values())


@dataclass(frozen=True)
class ArmEstimate:
    """One method with one model. `cost` is US dollars for all its cells, None where a price is unknown."""

    method: str
    model: str
    cells: int
    tokens: Tokens
    cost: float | None


@dataclass(frozen=True)
class Estimate:
    """A whole bench."""

    arms: tuple[ArmEstimate, ...]
    at_most: float | None
    """What the budget of each cell allows in all; None without one."""

    @property
    def cells(self) -> int:
        """All cells."""
        return sum(a.cells for a in self.arms)

    @property
    def cost(self) -> float | None:
        """US dollars, None where any part is unknown."""
        costs = [a.cost for a in self.arms]
        return None if None in costs else sum(c for c in costs if c is not None)


def estimate(spec: RunSpec, *, price: Callable[[str], Prices | None], earlier: Iterable[RunFolder] = ()) -> Estimate:
    """Cells and money of a bench. `price` gives a model's published or own price, `earlier` runs to learn token counts from."""
    measured = measure(spec.methods, earlier)
    each = len(spec.tasks) * spec.epochs
    arms = [
        ArmEstimate(method, model_name(models), each, tokens, _cost(tokens, models, price, each))
        for models in spec.models
        for method in spec.methods
        for tokens in [measured.get(method) or assumed(method)]
    ]
    limit = spec.budgets.cost
    return Estimate(tuple(arms), None if limit is None else limit * each * len(arms))


def assumed(method: str) -> Tokens:
    """Tokens of a method that has not been measured."""
    roles = ASSUMED.get(method, ASSUMED["p3"])
    return Tokens({role: (float(calls * i), float(calls * o)) for role, (calls, i, o) in roles.items()}, 0)


def _cost(tokens: Tokens, models: RoleModels, price: Callable[[str], Prices | None], cells: int) -> float | None:
    total = 0.0
    for role, (read, written) in tokens.by_role.items():
        prices = price(models.of("elaborator" if role in AUTHORS else role))
        if prices is None:
            return None
        total += prices.cost(Usage(input_tokens=round(read), output_tokens=round(written)))
    return total * cells


def measure(methods: Sequence[str], runs: Iterable[RunFolder]) -> dict[str, Tokens]:
    """Mean tokens by role of real cells that called models, for the methods that enough of them are known of."""
    found: dict[str, list[Mapping[str, Any]]] = {m: [] for m in methods}
    for run in runs:
        if not run.record.simulated:
            for path in sorted((run.path / "cells").glob("*/*/*/*/result.json")):
                _take(path, found)
    return {m: _mean(cells) for m, cells in found.items() if len(cells) >= FEWEST_MEASURED}


def _take(path: Path, found: dict[str, list[Mapping[str, Any]]]) -> None:
    try:
        data = json.loads(path.read_bytes())
        own = found.get(data["method"])
        if own is not None and len(own) < MOST_MEASURED and data["live"] and data["status"] != "error" and data["usage"]["calls"]:
            own.append(data["usage_by_role"])
    except (OSError, ValueError, KeyError, TypeError):
        return


def _mean(cells: Sequence[Mapping[str, Any]]) -> Tokens:
    roles = dict.fromkeys(role for cell in cells for role in cell)

    def mean(role: str, key: str) -> float:
        return sum(float(cell.get(role, {}).get(key, 0)) for cell in cells) / len(cells)

    return Tokens({r: (mean(r, "input_tokens"), mean(r, "output_tokens")) for r in roles}, len(cells))
