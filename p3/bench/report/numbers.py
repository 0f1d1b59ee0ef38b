"""Numbers as reports print them."""

from __future__ import annotations

from math import inf

from p3.bench.statistics import Estimate

NONE = "–"


def percent(value: float | None) -> str:
    """A rate: 0.4137 → 41.4 %."""
    return NONE if value is None or value != value else f"{100 * value:.1f} %"


def interval(estimate: Estimate | None) -> str:
    """A rate with its interval: 41.4 % [30.2, 52.9]."""
    if estimate is None or estimate.value != estimate.value:
        return NONE
    if estimate.low is None or estimate.high is None:
        return f"{percent(estimate.value)} (one task, no interval)"
    return f"{percent(estimate.value)} [{100 * estimate.low:.1f}, {100 * estimate.high:.1f}]"


def points(estimate: Estimate) -> str:
    """A difference of rates in percentage points with its interval."""
    if estimate.value != estimate.value:
        return NONE
    if estimate.low is None or estimate.high is None:
        return f"{100 * estimate.value:+.1f}"
    return f"{100 * estimate.value:+.1f} [{100 * estimate.low:+.1f}, {100 * estimate.high:+.1f}]"


def money(estimate: Estimate | None) -> str:
    """US dollars with an interval; `unknown` where any price was."""
    if estimate is None:
        return "unknown"
    if estimate.value != estimate.value:
        return NONE
    if estimate.low is None or estimate.high is None:
        return f"${estimate.value:.3f}"
    high = "∞" if estimate.high == inf else f"{estimate.high:.3f}"
    return f"${estimate.value:.3f} [{estimate.low:.3f}, {high}]"


def count(value: float | None) -> str:
    """A mean count: 1234.5 → 1,234; small ones with a decimal."""
    if value is None or value != value:
        return NONE
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def p_value(value: float) -> str:
    """A p-value with three digits, never 0."""
    return "< 0.001" if value < 0.001 else f"{value:.3f}"
