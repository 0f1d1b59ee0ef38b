"""Being stuck: the table covers every cause, and counting meets its rows."""

from __future__ import annotations

import pytest

from p3.agent.draft import UnitKind
from p3.agent.stuck import PATIENCE, TABLE, Action, Tracker, Try, absent, rule
from p3.plan.model import FailureCause, PlanPart


def attempt(*errors: str) -> Try:
    return Try({"proof": " ".join(errors)}, frozenset(errors), len(errors), "")


@pytest.mark.parametrize("cause", list(FailureCause))
@pytest.mark.parametrize("kind", list(UnitKind))
def test_every_cause_leads_somewhere_and_in_the_end_back_to_the_plan(cause: FailureCause, kind: UnitKind) -> None:
    assert rule(cause, kind) in TABLE
    if cause is not FailureCause.ABSENT_CONSTANT:
        assert rule(cause, kind, 99).action is Action.REPLAN


def test_rows_that_repair_say_how() -> None:
    assert all(row.advice for row in TABLE if row.action is Action.REPAIR)


def test_the_same_answer_twice_is_seen_and_three_times_over_blames_the_plan() -> None:
    tracker = Tracker(UnitKind.LEMMA, 20)
    assert tracker.failed(attempt("a")) is None
    rows = [tracker.failed(attempt("a")) for _ in range(3)]
    assert [r.action for r in rows if r] == [Action.REPAIR, Action.REPAIR, Action.REPLAN]
    assert rows[0] is not None
    assert rows[0].cause is FailureCause.SAME_ERROR


def test_no_fewer_errors_for_long_is_no_progress() -> None:
    tracker = Tracker(UnitKind.LEMMA, 20)
    seen = [tracker.failed(attempt(*(f"{i}{j}" for j in range(3)))) for i in range(PATIENCE + 1)]
    assert seen[:PATIENCE] == [None] * PATIENCE
    assert seen[-1] is not None
    assert seen[-1].cause is FailureCause.NO_PROGRESS
    assert tracker.failed(attempt("one")) is None, "fewer errors start the count anew"


def test_the_last_attempt_that_may_fail_ends_the_work() -> None:
    tracker = Tracker(UnitKind.PROGRAM, 2)
    assert tracker.failed(attempt("a")) is None
    row = tracker.failed(attempt("b"))
    assert row is not None
    assert (row.cause, row.action, row.part) == (FailureCause.ATTEMPTS, Action.REPLAN, PlanPart.DECOMPOSITION)


def test_errors_in_others_text_alone_are_a_matter_of_signatures() -> None:
    tracker = Tracker(UnitKind.PROGRAM, 20)
    row = tracker.failed(attempt("statement broken"), foreign=True)
    assert row is not None
    assert (row.cause, row.action) == (FailureCause.SIGNATURE, Action.REPAIR)


def test_absent_constants_are_read_from_leans_words() -> None:
    words = ["error:Unknown constant `Nat.foo`", "error:unknown identifier 'bar'", "error:Unknown identifier `baz.qux`", "x"]
    assert absent(words) == {"Nat.foo", "bar", "baz.qux"}


def test_an_absent_constant_of_the_plan_blames_its_library() -> None:
    tracker = Tracker(UnitKind.LEMMA, 20, frozenset({"Nat.foo"}))
    row = tracker.failed(attempt("error:Unknown constant `Nat.foo`"))
    assert row is not None
    assert (row.action, row.part) == (Action.REPLAN, PlanPart.LIBRARY)
    other = Tracker(UnitKind.LEMMA, 20).failed(attempt("error:Unknown constant `Nat.foo`"))
    assert other is not None
    assert other.action is Action.REPAIR


def test_the_best_attempt_is_the_latest_of_those_with_the_fewest_errors() -> None:
    tracker = Tracker(UnitKind.LEMMA, 20)
    for errors in (("a", "b"), ("c",), ("d",), ("e", "f")):
        tracker.failed(attempt(*errors))
    assert tracker.best is not None
    assert tracker.best.fingerprints == {"d"}
