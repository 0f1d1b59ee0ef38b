"""Subsets of tasks that results are shown on, each with the rule that made it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from p3.bench.rows import Row, TaskFacts, arms, by_task
from p3.task.rules import ImportClass


@dataclass(frozen=True)
class Stratum:
    """A named subset of tasks. `method_dependent` marks one whose members follow from the results themselves."""

    name: str
    rule: str
    tasks: frozenset[str]
    method_dependent: bool = False


def strata(rows: Sequence[Row], facts: Mapping[str, TaskFacts]) -> list[Stratum]:
    """All subsets that apply to these rows; empty ones and ones equal to all tasks are left out."""
    everything = frozenset(r.task_id for r in rows)
    known = {t: facts[t] for t in everything if t in facts}
    found = [
        Stratum("solved by all methods", "every method and model solved it at least once", _solved_by_all(rows), True),
        _top_quarter("large specifications", "top quarter by frozen Lean text", known, lambda f: f.spec_size),
        _top_quarter("many obligations", "top quarter by number of obligations", known, lambda f: f.obligations),
        _top_quarter(
            "long reference proofs", "top quarter by lines of the shipped proof", known, lambda f: f.reference_proof_lines
        ),
        Stratum(
            "beyond core",
            "imports Std or Mathlib",
            frozenset(t for t, f in known.items() if f.import_class is not ImportClass.CORE),
        ),
        Stratum("most expensive quarter", "top quarter by mean cost over all methods", _costly(rows), True),
    ]
    whole = Stratum("all tasks", "every task of the run", everything)
    return [whole, *(s for s in found if s.tasks and s.tasks != everything)]


def _solved_by_all(rows: Sequence[Row]) -> frozenset[str]:
    solved = [frozenset(r.task_id for r in members if r.solved) for members in arms(rows).values()]
    return frozenset.intersection(*solved) if solved else frozenset()


def _top_quarter(name: str, rule: str, known: Mapping[str, TaskFacts], measure: Callable[[TaskFacts], int | None]) -> Stratum:
    values = {t: v for t, f in known.items() if (v := measure(f)) is not None}
    return Stratum(name, rule, _top(values))


def _costly(rows: Sequence[Row]) -> frozenset[str]:
    """Empty as long as any cost is unknown: a ranking by part of the costs would mislead."""
    if any(r.cost is None for r in rows):
        return frozenset()
    return _top({t: float(np.mean(v)) for t, v in by_task(rows, "cost").items()})


def _top(values: Mapping[str, float]) -> frozenset[str]:
    """Tasks strictly above the third quartile; ties at the boundary stay out, so equal tasks are never split."""
    if len(values) < 4 or len(set(values.values())) < 2:
        return frozenset()
    bound = float(np.quantile(list(values.values()), 0.75))
    chosen = frozenset(t for t, v in values.items() if v > bound)
    return chosen or frozenset(t for t, v in values.items() if v >= bound)
