"""The statistics against scipy, statsmodels, hand-computed cases and simulated coverage."""

from __future__ import annotations

import math

import numpy as np
import pytest

from p3.bench import statistics as st
from p3.bench.report.numbers import money


def test_pass_at_k_by_hand():
    assert st.pass_at_k(5, 0, 3) == 0.0
    assert st.pass_at_k(5, 5, 1) == 1.0
    assert st.pass_at_k(4, 1, 2) == pytest.approx(1 - 3 / 6)
    assert st.pass_at_k(10, 3, 1) == pytest.approx(0.3)
    assert st.pass_at_k(3, 2, 2) == 1.0


@pytest.mark.parametrize(("n", "c", "k"), [(3, 1, 4), (3, 4, 1), (3, -1, 1), (3, 1, 0)])
def test_pass_at_k_refuses_what_cannot_be_estimated(n, c, k):
    with pytest.raises(ValueError, match="pass@"):
        st.pass_at_k(n, c, k)


def test_pass_at_k_is_unbiased():
    rng = np.random.default_rng(1)
    draws = rng.binomial(8, 0.35, size=20000)
    assert np.mean([st.pass_at_k(8, int(c), 3) for c in draws]) == pytest.approx(1 - 0.65**3, abs=0.005)


def test_mcnemar_agrees_with_statsmodels():
    from statsmodels.stats.contingency_tables import mcnemar

    rng = np.random.default_rng(2)
    for _ in range(20):
        a, b = rng.random(60) < 0.6, rng.random(60) < 0.45
        got = st.mcnemar(list(a), list(b))
        table = [[int(np.sum(a & b)), int(np.sum(a & ~b))], [int(np.sum(~a & b)), int(np.sum(~a & ~b))]]
        assert got.p_value == pytest.approx(mcnemar(table, exact=True).pvalue)
    assert st.mcnemar([True, False], [True, False]).p_value == 1.0


def test_mcnemar_by_hand():
    got = st.mcnemar([True] * 5 + [False], [False] * 5 + [True])
    assert (got.first_only, got.second_only) == (5, 1)
    assert got.p_value == pytest.approx(2 * (6 + 1) / 64)


@pytest.mark.slow
def test_holm_agrees_with_statsmodels():
    from statsmodels.stats.multitest import multipletests

    rng = np.random.default_rng(3)
    for size in (1, 2, 7, 20):
        p = list(rng.random(size) ** 3)
        assert st.holm(p) == pytest.approx(list(multipletests(p, method="holm")[1]))
    assert st.holm([]) == []


def test_kappa_agrees_with_statsmodels_and_by_hand():
    from statsmodels.stats.inter_rater import cohens_kappa

    first = [True] * 40 + [True] * 9 + [False] * 6 + [False] * 45
    second = [True] * 40 + [False] * 9 + [True] * 6 + [False] * 45
    got = st.cohen_kappa(first, second, [str(i) for i in range(100)])
    assert got.table == (40, 9, 6, 45)
    assert got.kappa == pytest.approx(float(cohens_kappa([[40, 9], [6, 45]]).kappa))
    assert got.agreement == pytest.approx(0.85)
    assert got.low is not None
    assert got.high is not None
    assert got.low < got.kappa < got.high


def test_kappa_without_variation_is_not_a_number():
    assert math.isnan(st.cohen_kappa([True] * 4, [True] * 4, list("abcd")).kappa)


def test_every_task_counts_once():
    got = st.clustered_mean({"a": [1, 1, 1, 1], "b": [0]})
    assert got.value == 0.5
    assert got.tasks == 2


def test_interval_agrees_with_scipy_bca_up_to_the_widening():
    from scipy import stats

    rng = np.random.default_rng(4)
    values = {f"t{i:03}": [float(x)] for i, x in enumerate(rng.beta(2, 5, size=400))}
    got = st.clustered_mean(values)
    flat = np.array([values[t][0] for t in sorted(values)])
    want = stats.bootstrap((flat,), np.mean, method="BCa", n_resamples=9999, random_state=0).confidence_interval
    assert got.low == pytest.approx(want.low, abs=0.002)
    assert got.high == pytest.approx(want.high, abs=0.002)


def test_same_values_and_few_tasks():
    assert st.clustered_mean({}).tasks == 0
    assert math.isnan(st.clustered_mean({}).value)
    assert st.clustered_mean({"a": [1.0]}).low is None
    everything = st.clustered_mean({str(i): [1.0] for i in range(10)})
    assert everything.high == 1.0
    assert everything.low == pytest.approx(0.05 ** (1 / 10))


def test_what_no_task_shows_is_still_possible_where_values_have_bounds():
    other = 1 - 0.05 ** (1 / 10)
    nothing = st.clustered_mean({str(i): [0.0] for i in range(10)})
    assert (nothing.low, nothing.high) == (0.0, pytest.approx(other))
    ones, zeros = {str(i): [1.0] for i in range(10)}, {str(i): [0.0] for i in range(10)}
    same = st.paired_difference(ones, ones)
    assert (same.low, same.high) == (pytest.approx(-other), pytest.approx(other))
    apart = st.paired_difference(ones, zeros)
    assert (apart.low, apart.high) == (pytest.approx(1 - 2 * other), 1.0)
    cost = st.clustered_mean({str(i): [0.3] for i in range(10)}, rate=False)
    assert cost.low == cost.high == cost.value == pytest.approx(0.3)


def test_paired_difference_uses_shared_tasks_only():
    got = st.paired_difference({"a": [1], "b": [1], "c": [1]}, {"a": [0], "b": [1], "d": [1]})
    assert got.tasks == 2
    assert got.value == 0.5


def test_ratio_of_sums():
    got = st.ratio_of_sums({"a": 2.0, "b": 4.0}, {"a": 1.0, "b": 1.0})
    assert got.value == 3.0
    assert math.isnan(st.ratio_of_sums({"a": 1.0}, {"a": 0.0}).value)
    # Two solves in twelve tasks: about one resample in nine has none, so no finite bound holds with 97.5 %.
    tasks = [f"t{i}" for i in range(12)]
    rare = st.ratio_of_sums(dict.fromkeys(tasks, 1.0), {t: float(i < 2) for i, t in enumerate(tasks)})
    assert (rare.value, rare.high) == (6.0, math.inf)
    assert rare.low is not None
    assert rare.low <= 3.0
    assert money(rare) == f"$6.000 [{rare.low:.3f}, ∞]"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rate", "tasks", "epochs", "correlation"),
    [(0.3, 77, 3, 0.5), (0.5, 77, 3, 0.5), (0.7, 77, 3, 0.5), (0.9, 77, 3, 0.5), (0.3, 189, 3, 0.8), (0.9, 189, 3, 0.8)],
)
def test_intervals_cover(rate, tasks, epochs, correlation):
    """95 % intervals hold the true rate in 93-97 % of 2,000 runs whose epochs are correlated within a task."""
    rng = np.random.default_rng(int(rate * 10) + tasks)
    spread = (1 - correlation) / correlation
    hits = 0
    for _ in range(2000):
        skill = rng.beta(rate * spread, (1 - rate) * spread, size=tasks)
        solved = rng.binomial(epochs, skill) / epochs
        got = st._bootstrap(solved, seed=0, level=0.95)
        hits += got.low <= rate <= got.high
    assert 0.93 <= hits / 2000 <= 0.97
