"""Estimates over cells: clustered bootstrap intervals, pass@k, paired differences, McNemar, Holm, kappa.

Epochs of one task are not independent, so every interval resamples whole tasks. Nothing here knows what a cell is:
arguments are plain arrays and mappings from a task to its values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, sqrt

import numpy as np
from numpy.typing import NDArray
from scipy import stats

Array = NDArray[np.float64]

RESAMPLES = 4000


@dataclass(frozen=True)
class Estimate:
    """A point estimate with its interval; `low` and `high` are None where fewer than two tasks give no interval."""

    value: float
    low: float | None
    high: float | None
    tasks: int
    level: float = 0.95


def mean_by_task(values: Mapping[str, Sequence[float]]) -> Array:
    """One mean per task, in the order of the task names; tasks without a value are left out."""
    return np.array([mean(values[t]) for t in sorted(values) if len(values[t])], dtype=float)


def mean(values: Sequence[float]) -> float:
    """The mean of at least one value; for a handful much faster than numpy's."""
    return sum(values) / len(values)


def clustered_mean(values: Mapping[str, Sequence[float]], *, seed: int = 0, level: float = 0.95, rate: bool = True) -> Estimate:
    """Mean over tasks (each task counts once, whatever its number of epochs) with a bootstrap interval over tasks.

    The interval is the bias-corrected accelerated one (Efron 1987) at quantiles widened by Student's t and
    sqrt(n/(n-1)) (Hesterberg 2015, section 3.3), which keeps its coverage near the nominal level down to a few dozen tasks.
    Where no task differs from another the bootstrap knows nothing: a `rate` of 0 or 1 then gets its exact binomial bound.
    """
    means = mean_by_task(values)
    return _bootstrap(means, seed=seed, level=level, least=0.0 if rate else None)


def paired_difference(
    first: Mapping[str, Sequence[float]], second: Mapping[str, Sequence[float]], *, seed: int = 0, level: float = 0.95
) -> Estimate:
    """Mean of (first - second) over the tasks both have rates for, with an interval that resamples tasks."""
    tasks = sorted(t for t in first if len(first[t]) and len(second.get(t, ())))
    differences = np.array([mean(first[t]) - mean(second[t]) for t in tasks], dtype=float)
    return _bootstrap(differences, seed=seed, level=level, least=-1.0)


def ratio_of_sums(
    numerator: Mapping[str, float], denominator: Mapping[str, float], *, seed: int = 0, level: float = 0.95
) -> Estimate:
    """Sum of one quantity over the sum of another (cost per solve), resampling tasks; NaN where the denominator is 0.

    A resample without any solve has no finite ratio: where more than the upper tail has none, `high` is infinite.
    """
    tasks = sorted(t for t in numerator if t in denominator)
    top = np.array([numerator[t] for t in tasks], dtype=float)
    bottom = np.array([denominator[t] for t in tasks], dtype=float)
    n = len(tasks)
    if n == 0 or bottom.sum() == 0:
        return Estimate(float("nan"), None, None, n, level)
    value = float(top.sum() / bottom.sum())
    if n < 2:
        return Estimate(value, None, None, n, level)
    weights = _weights(n, seed)
    above, below = weights @ top, weights @ bottom
    ratios = np.divide(above, below, out=np.full(len(below), np.inf), where=below > 0)
    tail = (1 - level) / 2
    # Taken among the ratios themselves: between a finite and an infinite one there is nothing to interpolate.
    low, high = np.quantile(ratios, [tail, 1 - tail], method="inverted_cdf")
    return Estimate(value, float(low), float(high), n, level)


@lru_cache(maxsize=8)
def _weights(n: int, seed: int) -> Array:
    """How often each of `n` tasks occurs in each resample, divided by n. Cached, as a report asks for few sizes."""
    rng = np.random.default_rng(seed)
    return rng.multinomial(n, np.full(n, 1 / n), size=RESAMPLES).astype(float) / n


def _bootstrap(means: Array, *, seed: int, level: float, least: float | None = 0.0) -> Estimate:
    """`least` is the smallest possible value (the greatest is 1), None where there are no bounds."""
    n = len(means)
    if n == 0:
        return Estimate(float("nan"), None, None, 0, level)
    value = float(means.mean())
    if n < 2:
        return Estimate(value, None, None, n, level)
    deviations = means - value
    squares = float((deviations**2).sum())
    tolerance = 1e-12 * max(1.0, abs(value))
    if squares <= n * tolerance**2:
        return Estimate(value, *_degenerate(value, n, level, least), n, level)
    resampled = _weights(n, seed) @ means
    below = (np.mean(resampled < value - tolerance) + np.mean(resampled <= value + tolerance)) / 2
    bias = float(stats.norm.ppf(float(np.clip(below, 1e-6, 1 - 1e-6))))
    acceleration = float((deviations**3).sum()) / (6 * squares**1.5)
    widened = float(stats.t.ppf((1 + level) / 2, n - 1)) * sqrt(n / (n - 1))
    z = np.array([-widened, widened])
    quantiles = stats.norm.cdf(bias + (bias + z) / (1 - acceleration * (bias + z)))
    low, high = np.quantile(resampled, quantiles)
    return Estimate(value, float(low), float(high), n, level)


def _degenerate(value: float, n: int, level: float, least: float | None) -> tuple[float, float]:
    """Interval where all `n` tasks gave the same value.

    With probability `level` at most a share of 1 - (1 - level)^(1/n) of all tasks differs from what `n` of them showed (the exact
    binomial bound), and those that differ may have any value between `least` and 1. A point where values have no bounds.
    """
    if least is None:
        return value, value
    other = 1 - (1 - level) ** (1 / n)
    return value - other * (value - least), value + other * (1 - value)


def pass_at_k(n: int, solved: int, k: int) -> float:
    """Unbiased estimate of solving at least once in `k` tries, from `solved` of `n` (Chen et al. 2021, eq. 1).

    Raises ValueError unless 1 <= k <= n and 0 <= solved <= n.
    """
    if not (1 <= k <= n and 0 <= solved <= n):
        raise ValueError(f"pass@{k} needs at least {k} epochs and 0..{n} solves (got {solved} of {n})")
    return 1.0 - comb(n - solved, k) / comb(n, k)


@dataclass(frozen=True)
class McNemar:
    """Exact test of two methods on the same tasks: only tasks on which they differ count."""

    first_only: int
    second_only: int
    p_value: float


def mcnemar(first: Sequence[bool], second: Sequence[bool]) -> McNemar:
    """Two-sided exact McNemar test on paired outcomes; p = 1 where no pair differs."""
    if len(first) != len(second):
        raise ValueError("McNemar's test needs paired outcomes")
    b = sum(x and not y for x, y in zip(first, second, strict=True))
    c = sum(y and not x for x, y in zip(first, second, strict=True))
    p = float(stats.binomtest(b, b + c, 0.5).pvalue) if b + c else 1.0
    return McNemar(b, c, p)


def holm(p_values: Sequence[float]) -> list[float]:
    """Holm's step-down adjusted p-values, in the given order."""
    order = sorted(range(len(p_values)), key=lambda i: p_values[i])
    adjusted = [0.0] * len(p_values)
    running = 0.0
    for rank, i in enumerate(order):
        running = max(running, min(1.0, (len(p_values) - rank) * p_values[i]))
        adjusted[i] = running
    return adjusted


@dataclass(frozen=True)
class Agreement:
    """Agreement of two raters over pass/fail items."""

    items: int
    agreement: float
    kappa: float
    low: float | None
    high: float | None
    table: tuple[int, int, int, int]
    """Counts (both pass, first only, second only, both fail)."""


def cohen_kappa(first: Sequence[bool], second: Sequence[bool], clusters: Sequence[str], *, seed: int = 0) -> Agreement:
    """Cohen's kappa with a percentile bootstrap interval over clusters (tasks). NaN where chance agreement is complete."""
    pairs = list(zip(first, second, clusters, strict=True))
    table = _table([(a, b) for a, b, _ in pairs])
    names = sorted({c for _, _, c in pairs})
    per_cluster = np.array([_table([(a, b) for a, b, c in pairs if c == name]) for name in names], dtype=float)
    low = high = None
    if len(names) >= 2:
        rng = np.random.default_rng(seed)
        counts = rng.multinomial(len(names), np.full(len(names), 1 / len(names)), size=RESAMPLES) @ per_cluster
        values = [_kappa(row) for row in counts]
        finite = np.array([v for v in values if v == v])
        if len(finite):
            low, high = (float(q) for q in np.quantile(finite, [0.025, 0.975]))
    total = sum(table)
    agreement = (table[0] + table[3]) / total if total else float("nan")
    return Agreement(total, agreement, _kappa(np.array(table, dtype=float)), low, high, table)


def _table(pairs: Sequence[tuple[bool, bool]]) -> tuple[int, int, int, int]:
    both = sum(a and b for a, b in pairs)
    first = sum(a and not b for a, b in pairs)
    second = sum(b and not a for a, b in pairs)
    return both, first, second, len(pairs) - both - first - second


def _kappa(row: NDArray[np.float64]) -> float:
    both, first, second, neither = (float(x) for x in row)
    total = both + first + second + neither
    if total == 0:
        return float("nan")
    observed = (both + neither) / total
    chance = ((both + first) * (both + second) + (second + neither) * (first + neither)) / total**2
    return float("nan") if chance == 1 else (observed - chance) / (1 - chance)
