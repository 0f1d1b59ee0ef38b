"""Hidden tests: settled by the kernel where it can, evaluated where it cannot, shown to no one."""

from __future__ import annotations

import pytest

from p3.grade.hidden import guard, proposition
from p3.grade.model import Check, Stage, Verdict
from p3.grade.pipeline import LeanGrader
from p3.task.model import Task
from p3.task.rules import HiddenTests, TestCase
from tests.grade.conftest import TEXT, MakeTask, fill

pytestmark = pytest.mark.lean

FLOAT = TEXT.replace("(n : Nat) : Nat", "(n : Float) : Float").replace(
    "theorem double_eq (n : Nat) : double n = n + n", "theorem double_eq (n : Nat) : n = n"
)
WITH_PRECONDITION = TEXT.replace("(n : Nat) : Nat :=", "(n : Nat) (h : 0 < n) : Nat :=").replace(
    "(n : Nat) : double n = n + n", "(n : Nat) (h : 0 < n) : double n h = n + n"
)
NO_EQUALITY = TEXT.replace("(n : Nat) : Nat :=", "(n : Nat) : Nat → Nat :=").replace(
    "(n : Nat) : double n = n + n", "(n : Nat) : n = n"
)


def with_tests(task: Task, *cases: tuple[str, str], proofs: int = 0) -> Task:
    tests = tuple(TestCase(arguments=(a,), expected=e) for a, e in cases)
    return task.model_copy(update={"tests": HiddenTests(function="Task.double", cases=tests, precondition_arguments=proofs)})


def check_of(verdict: Verdict) -> Check:
    return next(c for c in verdict.checks if c.stage is Stage.TESTS)


async def test_the_kernel_settles_them(grader: LeanGrader, make_task: MakeTask) -> None:
    task = with_tests(make_task(), ("3", "6"), ("0", "0"), ("1000", "2000"))
    verdict = await grader.grade(task, fill(task))
    assert verdict.passed
    assert check_of(verdict).details == {"tests": 3, "unreadable": 0, "kernel": {"proved": 3}, "evaluated": 0}


async def test_another_value_fails_without_being_shown(grader: LeanGrader, make_task: MakeTask) -> None:
    task = with_tests(make_task(), ("3", "6"), ("4", "4242"))
    verdict = await grader.grade(task, fill(task))
    assert (verdict.code, verdict.stage) == ("R_TEST_FAIL", Stage.TESTS)
    assert "test 2 of 2" in verdict.evidence
    assert "4242" not in verdict.model_dump_json()


@pytest.mark.slow
async def test_preconditions_are_quantified(grader: LeanGrader, make_task: MakeTask) -> None:
    task = with_tests(make_task(WITH_PRECONDITION), ("3", "6"), ("5", "10"), proofs=1)
    assert "∀ p3_h0, Task.double (3) p3_h0 = (6)" in proposition(task.tests, 0)  # type: ignore[arg-type]
    assert (await grader.grade(task, fill(task))).passed
    wrong = with_tests(make_task(WITH_PRECONDITION), ("3", "7"), proofs=1)
    assert (await grader.grade(wrong, fill(wrong))).code == "R_TEST_FAIL"


@pytest.mark.slow
async def test_what_the_kernel_cannot_compute_is_evaluated_and_flagged(grader: LeanGrader, make_task: MakeTask) -> None:
    task = with_tests(make_task(FLOAT), ("1.5", "3.0"), ("2.0", "4.0"))
    verdict = await grader.grade(task, fill(task))
    assert verdict.passed
    details = check_of(verdict).details
    assert (details["flagged"], details["evaluated"], details["kernel"]) == ("evaluated", 2, {"open": 2})
    wrong = with_tests(make_task(FLOAT), ("1.5", "3.5"))
    assert (await grader.grade(wrong, fill(wrong))).code == "R_TEST_FAIL"


async def test_what_cannot_be_settled_at_all_is_an_error(grader: LeanGrader, make_task: MakeTask) -> None:
    task = with_tests(make_task(NO_EQUALITY), ("3", "fun n => n + 0 + 1"))
    verdict = await grader.grade(task, fill(task, {"code": "  fun m => m + n\n", "proof": "  rfl\n"}))
    assert verdict.code == "E_TESTS"


async def test_a_test_that_lean_cannot_read_is_left_out(grader: LeanGrader, make_task: MakeTask) -> None:
    task = with_tests(make_task(), ("3", "6"), ("#[", "6"), ("4", '"eight"'), ("5", "10"))
    verdict = await grader.grade(task, fill(task))
    assert verdict.passed
    assert check_of(verdict).details["unreadable"] == 2


async def test_notation_of_the_candidate_takes_no_part(grader: LeanGrader, make_task: MakeTask) -> None:
    """An instance that makes every literal 6 does not reach tests that were read against the pristine task."""
    task = with_tests(make_task(), ("3", "7"))
    liar = "instance (priority := high) lie : OfNat Nat 7 := ⟨6⟩\n"
    verdict = await grader.grade(task, fill(task, {"code_aux": liar, "code": "  n + n\n", "proof": "  rfl\n"}))
    assert check_of(verdict).details["kernel"] == {"open": 1}


async def test_tests_are_run_only_on_what_is_sound(grader: LeanGrader, make_task: MakeTask) -> None:
    task = with_tests(make_task(), ("3", "6"))
    verdict = await grader.grade(task, fill(task, {"code": "  n + n\n"}))
    assert verdict.code == "R_AXIOM_SORRY"
    assert check_of(verdict).status.value == "not_run"


def test_lines(make_task: MakeTask) -> None:
    tests = HiddenTests(function="f", cases=(TestCase(arguments=("1", "[2,\n3]"), expected="4"),), precondition_arguments=1)
    assert proposition(tests, 0) == "def p3_hidden_test_0 : Prop := ∀ p3_h0, f (1) ([2, 3]) p3_h0 = (4)"
    check = "def p3_hidden_check_0 : Bool := (f (1) ([2, 3]) (by sorry)) == (4)"
    assert guard(tests, 0) == f"{check} #guard p3_hidden_check_0"
