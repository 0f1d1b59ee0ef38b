"""Tables of a run: rates and costs per method and model, and paired comparisons, on each stratum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from p3.bench import statistics as st
from p3.bench.arms import in_order
from p3.bench.rows import Row, TaskFacts, arms, by_task, restrict
from p3.bench.strata import Stratum, strata

Arm = tuple[str, str]


@dataclass(frozen=True)
class ArmSummary:
    """One method with one model on one stratum. Cells that ended in an error are counted apart and enter no rate."""

    arm: Arm
    cells: int
    errors: int
    tasks: int
    mechanical: st.Estimate
    solved: st.Estimate
    pass_at: dict[int, float]
    """k → mean over tasks of the unbiased estimate, for the k that every task has epochs for."""
    covered: st.Estimate | None
    cost_per_task: st.Estimate | None
    """None where any cost is unknown."""
    cost_per_solve: st.Estimate | None
    known_cost: float
    """US dollars of all its cells, those that ended in an error and replies that were not used in the end included."""
    unknown_costs: int
    tokens_per_task: float
    calls_per_task: float
    wall_per_task: float
    tokens_per_solve: float
    calls_per_solve: float
    wall_per_solve: float
    retention: float | None
    replans: float
    repairs: float
    gate_rejections: float
    review_rejections: float
    prover_solves: float
    statuses: dict[str, int]
    self_judged: bool


@dataclass(frozen=True)
class Comparison:
    """Two arms on the tasks both have results for; positive differences favour the first."""

    first: Arm
    second: Arm
    solved: st.Estimate
    mechanical: st.Estimate
    test: st.McNemar
    adjusted_p: float
    """Holm over the comparisons of the same table."""


@dataclass(frozen=True)
class Table:
    """Everything shown on one stratum."""

    stratum: Stratum
    arms: tuple[ArmSummary, ...]
    comparisons: tuple[Comparison, ...]


def summarise(rows: Sequence[Row], facts: Mapping[str, TaskFacts], *, seed: int = 0) -> list[Table]:
    """One table per stratum, in a fixed order. The same rows give the same numbers, whatever their order."""
    places = {method: i for i, method in enumerate(in_order(r.method for r in rows))}
    ordered = sorted(rows, key=lambda r: (r.model, places[r.method], r.task_id, r.epoch))
    return [_table(s, restrict(ordered, s.tasks), seed) for s in strata(ordered, facts)]


def _table(stratum: Stratum, rows: Sequence[Row], seed: int) -> Table:
    members = arms(rows)
    return Table(
        stratum,
        tuple(_arm(arm, found, seed) for arm, found in members.items()),
        compare(members, seed=seed),
    )


def _arm(arm: Arm, rows: Sequence[Row], seed: int) -> ArmSummary:
    good = [r for r in rows if r.solved is not None]
    solves = sum(bool(r.solved) for r in good)
    unknown = sum(r.cost is None for r in good)
    spent = {t: float(np.sum(v)) for t, v in by_task(good, "cost").items()}
    won = {t: float(np.sum(v)) for t, v in by_task(good, "solved").items()}
    covered = by_task(good, "covered")

    def per_solve(value: str) -> float:
        return sum(float(getattr(r, value)) for r in good) / solves if solves else float("nan")

    return ArmSummary(
        arm=arm,
        cells=len(rows),
        errors=len(rows) - len(good),
        tasks=len({r.task_id for r in good}),
        mechanical=st.clustered_mean(by_task(good, "mechanical"), seed=seed),
        solved=st.clustered_mean(by_task(good, "solved"), seed=seed),
        pass_at=pass_at(good),
        covered=st.clustered_mean(covered, seed=seed) if covered else None,
        cost_per_task=None if unknown or not good else st.clustered_mean(by_task(good, "cost"), seed=seed, rate=False),
        cost_per_solve=None if unknown or not solves else st.ratio_of_sums(spent, won, seed=seed),
        known_cost=sum((r.cost or 0.0) + (r.abandoned or 0.0) for r in rows),
        unknown_costs=sum(r.cost is None or r.abandoned is None for r in rows),
        tokens_per_task=_mean(good, "tokens"),
        calls_per_task=_mean(good, "calls"),
        wall_per_task=_mean(good, "wall_s"),
        tokens_per_solve=per_solve("tokens"),
        calls_per_solve=per_solve("calls"),
        wall_per_solve=per_solve("wall_s"),
        retention=_mean_or_none(good, "retention"),
        replans=_mean(good, "replans"),
        repairs=_mean(good, "repairs"),
        gate_rejections=_mean(good, "gate_rejections"),
        review_rejections=_mean(good, "review_rejections"),
        prover_solves=_mean(good, "prover_solves"),
        statuses=dict(sorted(Counter(r.status.value for r in rows).items())),
        self_judged=any(r.self_judged for r in rows),
    )


def _mean_or_none(rows: Sequence[Row], value: str) -> float | None:
    means = st.mean_by_task(by_task(rows, value))
    return float(means.mean()) if len(means) else None


def _mean(rows: Sequence[Row], value: str) -> float:
    found = _mean_or_none(rows, value)
    return float("nan") if found is None else found


def pass_at(rows: Sequence[Row]) -> dict[int, float]:
    """Mean of pass@k over tasks, for every k up to the smallest number of epochs that any task has."""
    solved = by_task(rows, "solved")
    if not solved:
        return {}
    smallest = min(len(v) for v in solved.values())
    return {
        k: float(np.mean([st.pass_at_k(len(v), int(sum(v)), k) for _, v in sorted(solved.items())]))
        for k in range(1, smallest + 1)
    }


def compare(members: Mapping[Arm, Sequence[Row]], *, seed: int = 0) -> tuple[Comparison, ...]:
    """Pairs of arms that differ in method or in model but not in both; p-values adjusted together.

    Where P3 takes part, an ablation is compared with P3 alone, and models are compared under P3: other pairs would cost power.
    McNemar's test takes a task as solved by an arm when at least half of its epochs solved it.
    """
    pairs = [(a, b) for a, b in combinations(members, 2) if _comparable(a, b, p3=any(m[0] == "p3" for m in members))]
    found: list[tuple[Arm, Arm, st.Estimate, st.Estimate, st.McNemar]] = []
    for a, b in pairs:
        first, second = by_task(members[a], "solved"), by_task(members[b], "solved")
        shared = sorted(set(first) & set(second))
        test = st.mcnemar([st.mean(first[t]) >= 0.5 for t in shared], [st.mean(second[t]) >= 0.5 for t in shared])
        mechanical = st.paired_difference(by_task(members[a], "mechanical"), by_task(members[b], "mechanical"), seed=seed)
        found.append((a, b, st.paired_difference(first, second, seed=seed), mechanical, test))
    adjusted = st.holm([test.p_value for *_, test in found])
    return tuple(Comparison(*parts, adjusted_p=p) for parts, p in zip(found, adjusted, strict=True))


def _comparable(a: Arm, b: Arm, *, p3: bool) -> bool:
    if a[1] != b[1]:
        return a[0] == b[0] and (not p3 or a[0] == "p3")
    ablated = [arm for arm in (a, b) if arm[0].startswith("p3-")]
    return not (p3 and ablated) or "p3" in (a[0], b[0])
