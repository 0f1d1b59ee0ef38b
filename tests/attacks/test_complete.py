"""The corpus is whole: every reason code is reached somewhere, every kind of attack is there, and there is enough of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from p3.grade.codes import CODES
from tests.attacks.harness import fixtures

TESTS = Path(__file__).parents[1]
REJECTED, HONEST = fixtures("rejected"), fixtures("honest")
REACHED = {code for f in REJECTED for code in (f.code, *f.objects.values(), f.bare) if code}

ELSEWHERE = {
    "E_TOOLCHAIN_UNSAFE": ("grade/test_errors.py", "test_an_old_toolchain"),
    "E_TEMPLATE_HASH": ("grade/test_errors.py", "test_a_pristine_build_that_was_tampered_with"),
    "E_SANDBOX_UNAVAILABLE": ("grade/test_errors.py", "test_no_sandbox"),
    "E_KERNEL_UNAVAILABLE": ("grade/test_errors.py", "test_a_kernel_without_an_answer"),
    "E_SPLICE": ("grade/test_errors.py", "test_frozen_text_that_splicing_changed"),
    "E_BUILD_WALL": ("grade/test_errors.py", "test_the_wall_clock"),
    "E_ARTIFACT_RACE": ("grade/test_errors.py", "test_a_module_that_changed_after_the_comparison"),
    "E_EXPORT": ("grade/test_errors.py", "test_a_truncated_module"),
    "E_TESTS": ("grade/test_errors.py", "test_tests_that_no_one_can_read"),
    "E_INTERNAL": ("grade/test_errors.py", "test_a_stage_that_did_not_run_is_no_pass"),
    "R_KERNEL_DISAGREE": ("grade/test_errors.py", "test_kernels_that_disagree"),
    "R_FROZEN_TEXT_CHANGED": ("cli/test_refusals.py", "test_a_copy_whose_frozen_text_changed"),
    "R_REGION_MISSING": ("attacks/test_odd_candidates.py", "test_odd"),
    "R_SIZE": ("attacks/test_odd_candidates.py", "test_odd"),
    "R_BUILD_TIMEOUT": ("grade/test_verdict.py", "test_limits_turn_down"),
    "R_OUTPUT_TOO_LARGE": ("grade/test_verdict.py", "test_limits_turn_down"),
    "R_KERNEL_TIMEOUT": ("grade/test_verdict.py", "test_limits_turn_down"),
    "R_OVERFILLED": ("grade/test_verdict.py", "test_exactly_one_of_a_group"),
    "R_DUPLICATE_CONST": ("grade/test_repository.py", "test_code_and_proof_may_not_declare_the_same_name"),
    "R_UNPAIRED_SAT": ("grade/test_repository.py", "test_h13_a_joint_claim_with_an_unsatisfiable_member"),
    "R_JUDGE_TRIVIAL": ("agent/test_instruction_judge.py", ""),
    "R_JUDGE_INJECTION": ("agent/test_instruction_judge.py", ""),
    "R_INSTRUCTION": ("agent/test_instruction_judge.py", ""),
}
"""Codes that no text of a single task reaches: the test that brings each about."""

NOT_OF_THIS_KIND = {
    "A6": "prose of messages: nothing reads it",
    "A10": "a `sorry` of the task's own: grade/test_verdict.py",
    "A18": "a report of axioms: nothing asks Lean for one",
    "A21": "axioms that are allowed: honest/classical",
    "A24": "forged constructors: test_compiled.py",
    "A31": "checkers that crash: grade/test_errors.py",
    "A34": "processes left behind: lean/sandboxing/test_lifetime.py, grade/test_errors.py",
    "A35": "attacks on the judge: lean/sandboxing/test_isolation.py",
    "A59": "hypotheses that never hold: a matter of the task",
    "A72": "a verdict used again: grade/test_verdict.py",
    "A73": "faults of the machine: grade/test_errors.py",
}
"""Kinds of the catalogue that are no candidate's text, and where they are looked after."""


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_reached(code: str) -> None:
    """A new code needs a fixture, or a line in the table."""
    assert (code in REACHED) != (code in ELSEWHERE), "give it a fixture, or name the test that reaches it, not both"
    if code in ELSEWHERE:
        path, test = ELSEWHERE[code]
        text = (TESTS / path).read_text(encoding="utf-8")
        assert code in text or code == "E_SPLICE"
        assert f"def {test}(" in text or not test


def test_every_kind_is_there() -> None:
    kinds = {f"A{i}" for i in range(1, 75)}
    covered = {kind for f in REJECTED for kind in f.kinds}
    assert covered | NOT_OF_THIS_KIND.keys() == kinds
    assert not covered & NOT_OF_THIS_KIND.keys()


def test_there_is_enough_of_each() -> None:
    assert len(REJECTED) >= 90
    assert len(HONEST) >= 30
    assert all(f.honest for f in HONEST)
    assert not any(f.honest for f in REJECTED)
    assert len({f.about for f in (*REJECTED, *HONEST)}) == len(REJECTED) + len(HONEST)
