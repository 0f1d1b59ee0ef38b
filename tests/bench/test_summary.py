"""Rows, strata and tables: hand-computed cases and invariance."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest

from p3.bench.rows import Row, TaskFacts, row
from p3.bench.simulate import SimulatedMethod, Skill
from p3.bench.strata import strata
from p3.bench.summary import pass_at, summarise
from p3.llm.model import RoleModels, Usage
from p3.method.model import Cell, Outcome, OutcomeStatus
from p3.task.rules import ImportClass


def make(task, method="p3", epoch=0, solved=True, **more):
    base = Row(
        task_id=task, method=method, model="m", epoch=epoch,
        status=OutcomeStatus.SOLVED if solved else OutcomeStatus.REJECTED, code="", solved=solved, mechanical=solved,
        instruction="pass", cost=1.0, tokens=10, calls=2, wall_s=3.0, replans=0, repairs=0, gate_rejections=0,
        review_rejections=0, prover_solves=0, retention=None, self_judged=False, simulated=False, covered=None,
    )  # fmt: skip
    return replace(base, **more)


def fact(task, size=10, obligations=1, need=ImportClass.CORE, proof=None):
    return TaskFacts(task, "verina", size, obligations, need, proof)


def test_rates_and_costs_by_hand():
    rows = [make("a"), make("b", solved=False, cost=3.0), make("c", solved=False, mechanical=True, cost=2.0)]
    (table, *_) = summarise(rows, {})
    (arm,) = table.arms
    assert arm.solved.value == pytest.approx(1 / 3)
    assert arm.mechanical.value == pytest.approx(2 / 3)
    assert arm.cost_per_solve is not None
    assert arm.cost_per_solve.value == pytest.approx(6.0)
    assert arm.cost_per_task is not None
    assert arm.cost_per_task.value == pytest.approx(2.0)
    assert arm.calls_per_solve == 6


def test_unknown_cost_stays_unknown():
    (table, *_) = summarise([make("a"), make("b", cost=None)], {})
    (arm,) = table.arms
    assert arm.cost_per_task is None
    assert arm.cost_per_solve is None
    assert (arm.known_cost, arm.unknown_costs) == (1.0, 1)
    assert not any(t.stratum.name == "most expensive quarter" for t in summarise([make("a"), make("b", cost=None)], {}))


def test_errors_enter_no_rate():
    bad = make("c", status=OutcomeStatus.ERROR, solved=None, mechanical=None)
    (table, *_) = summarise([make("a"), make("b", solved=False), bad], {})
    (arm,) = table.arms
    assert (arm.cells, arm.errors, arm.tasks) == (3, 1, 2)
    assert arm.solved.value == 0.5


def test_error_outcomes_become_rows_without_a_result():
    outcome = Outcome(task_id="t", method="p3", models=RoleModels(default="m"), status=OutcomeStatus.ERROR)
    assert row(outcome).solved is None
    assert row(outcome).cost == 0.0
    paid = outcome.model_copy(update={"usage": Usage(calls=3)})
    assert row(paid).cost is None


def test_pass_at_k_uses_the_smallest_number_of_epochs():
    rows = [make("a", epoch=0), make("a", epoch=1, solved=False), make("a", epoch=2), make("b", epoch=0), make("b", epoch=1)]
    assert pass_at(rows) == {1: pytest.approx((2 / 3 + 1) / 2), 2: pytest.approx(1.0)}


def test_comparisons_pair_tasks_and_adjust_together():
    rows = [make(str(i), "p3") for i in range(8)]
    rows += [make(str(i), "seq", solved=False) for i in range(8)] + [make(str(i), "plain", solved=i < 4) for i in range(8)]
    (table, *_) = summarise(rows, {})
    found = {(c.first[0], c.second[0]): c for c in table.comparisons}
    assert len(found) == 3
    against = found["p3", "seq"] if ("p3", "seq") in found else found["seq", "p3"]
    assert abs(against.solved.value) == 1.0
    assert against.test.p_value == pytest.approx(2 / 2**8)
    assert against.adjusted_p == pytest.approx(3 * 2 / 2**8)


def test_arms_that_differ_in_method_and_model_are_not_compared():
    rows = [make("a", "p3", model="x"), make("a", "seq", model="y")]
    assert summarise(rows, {})[0].comparisons == ()


def test_ablations_and_models_are_compared_under_p3():
    rows = [make("a", m, model=x) for m in ("p3", "seq", "plain", "p3-no-gate", "p3-no-review") for x in ("x", "y")]
    found = {(c.first, c.second) for c in summarise(rows, {})[0].comparisons}
    names = {(f"{a[0]}{a[1]}", f"{b[0]}{b[1]}") for a, b in found}
    within = [("p3", "seq"), ("p3", "plain"), ("seq", "plain"), ("p3", "p3-no-gate"), ("p3", "p3-no-review")]
    assert names == {(a + x, b + x) for a, b in within for x in ("x", "y")} | {("p3x", "p3y")}
    ablations = [make("a", m) for m in ("p3-no-gate", "p3-no-review")]
    assert len(summarise(ablations, {})[0].comparisons) == 1


def test_order_of_rows_changes_nothing():
    rng = random.Random(0)
    rows = [make(str(i), m, e, solved=rng.random() < 0.5) for i in range(20) for m in ("p3", "seq") for e in range(3)]
    shuffled = rows[:]
    rng.shuffle(shuffled)
    assert summarise(rows, {}) == summarise(shuffled, {})


def test_strata_name_their_rule_and_their_dependence():
    facts = {str(i): fact(str(i), size=i, need=ImportClass.MATHLIB if i > 5 else ImportClass.CORE) for i in range(8)}
    rows = [make(str(i), m, solved=i < 3 or m == "p3", cost=float(i)) for i in range(8) for m in ("p3", "seq")]
    found = {s.name: s for s in strata(rows, facts)}
    assert found["large specifications"].tasks == {"6", "7"}
    assert found["beyond core"].tasks == {"6", "7"}
    assert found["solved by all methods"].tasks == {"0", "1", "2"}
    assert found["solved by all methods"].method_dependent
    assert found["most expensive quarter"].method_dependent
    assert not found["large specifications"].method_dependent
    assert "long reference proofs" not in found


def test_simulated_outcomes_are_marked_repeatable_and_near_their_rate():
    method = SimulatedMethod({"p3": Skill(0.7), "seq": Skill(0.4)}, seed=5)
    cells = [Cell(task_id=f"t{i}", method="p3", models=RoleModels(default="m"), epoch=e) for i in range(300) for e in range(2)]
    outcomes = [method.outcome(c) for c in cells]
    assert all(o.simulated and not o.live for o in outcomes)
    assert outcomes == [method.outcome(c) for c in cells]
    assert sum(o.solved for o in outcomes) / len(outcomes) == pytest.approx(0.7, abs=0.06)
    first = [o.solved for o in outcomes[::2]]
    second = [o.solved for o in outcomes[1::2]]
    agree = sum(a == b for a, b in zip(first, second, strict=True)) / len(first)
    assert agree > 0.7 * 0.7 + 0.3 * 0.3 + 0.05


def test_a_method_without_solves_has_no_cost_per_solve():
    (table, *_) = summarise([make("a", solved=False), make("b", solved=False)], {})
    assert table.arms[0].cost_per_solve is None
    assert math.isnan(table.arms[0].calls_per_solve)
