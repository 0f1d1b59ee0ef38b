"""The rules of coverage, status by status and in their order of precedence, over facts as a grader hands them in."""

from __future__ import annotations

from typing import Any

import pytest

from p3.task.formats import repo
from p3.task.formats.repo.coverage import Coverage, JointStatus, ObligationFact, SpecStatus, coverage, void_word
from p3.task.formats.repo.joint import prepare
from p3.task.formats.repo.report import report
from p3.task.model import Candidate, Task

from .conftest import OWN, OWN_NAMES, Make, loaded, manifest

GOOD = ObligationFact(present=True, axioms=("propext",), kernel=True)
PROOF = "Tiny/Proof/Core.lean#proof def="
LIST = "Tiny/Proof/Joint.lean#solution def=joint_unsatisfiability"
JOINT = "Tiny/Proof/Joint.lean#proof def=joint_unsatisfiability"


def grade(task: Task, bodies: dict[str, str], facts: dict[str, ObligationFact] | None = None, void: str = "") -> Coverage:
    """Coverage of a candidate whose filled theorems are all proved unless `facts` says otherwise."""
    regions = {k if "#" in k else PROOF + k: v for k, v in bodies.items()}
    prepared = prepare(task, Candidate(regions=regions))
    known = {o.name: GOOD for o in prepared.task.obligations}
    return coverage(prepared.task, prepared.candidate, prepared.claim, {**known, **(facts or {})}, void=void)


def statuses(result: Coverage) -> dict[str, str]:
    return {s.spec: s.status.value for s in result.specs}


@pytest.fixture
def proof(make: Make) -> Task:
    return repo.load(make(), mode="proof")


@pytest.fixture
def codeproof(make: Make) -> Task:
    return repo.load(make(), mode="codeproof")


# ---------------------------------------------------------------- mode proof


def test_every_spec_proved_or_disproved_is_solved(proof: Task) -> None:
    result = grade(proof, {"prove_even": "  intro n\n  omega\n", "disprove_zero": "  decide\n"})
    assert statuses(result) == {"spec_even": "passed", "spec_zero": "passed"}
    assert (result.covered, result.total, result.solved) == (2, 2, True)
    assert result.joint.status is JointStatus.NO_CLAIM


def test_one_spec_uncovered_is_not_solved(proof: Task) -> None:
    result = grade(proof, {"prove_even": "  omega\n"})
    assert statuses(result) == {"spec_even": "passed", "spec_zero": "unfilled"}
    assert (result.covered, result.solved) == (1, False)


@pytest.mark.parametrize(
    "body", ["", "  sorry\n", "  -- proof below\n", "  /- rfl -/\n", "  by sorry\n", "  simp; sorry\n", "\n\n"]
)
def test_bodies_that_fill_nothing(proof: Task, body: str) -> None:
    assert statuses(grade(proof, {"prove_even": body}))["spec_even"] == "unfilled"


@pytest.mark.parametrize(
    "body", ['  exact f "sorry"\n', "  -- not sorry\n  rfl\n", "  exact sorryless\n", "  /- /- nested -/ sorry -/ rfl\n"]
)
def test_the_word_in_comments_strings_and_names_does_not_count(proof: Task, body: str) -> None:
    assert statuses(grade(proof, {"prove_even": body}))["spec_even"] == "passed"


def test_both_of_a_pair_are_one_too_many(proof: Task) -> None:
    result = grade(proof, {"prove_even": "  rfl\n", "disprove_even": "  rfl\n"})
    assert statuses(result)["spec_even"] == "overfilled"


@pytest.mark.parametrize(
    ("fact", "status", "code"),
    [
        (ObligationFact(), SpecStatus.BUILD_ERROR, ""),
        (ObligationFact(present=True, axioms=()), SpecStatus.BUILD_ERROR, ""),
        (ObligationFact(present=True, kernel=True), SpecStatus.BUILD_ERROR, ""),
        (ObligationFact(axioms=(), kernel=True), SpecStatus.BUILD_ERROR, ""),
        (
            ObligationFact(present=True, axioms=(), kernel=False, code="R_KERNEL_REJECT"),
            SpecStatus.BUILD_ERROR,
            "R_KERNEL_REJECT",
        ),
        (
            ObligationFact(present=True, axioms=(), kernel=True, code="R_STATEMENT_CHANGED"),
            SpecStatus.BUILD_ERROR,
            "R_STATEMENT_CHANGED",
        ),
        (ObligationFact(code="E_KERNEL_UNAVAILABLE"), SpecStatus.BUILD_ERROR, "E_KERNEL_UNAVAILABLE"),
        (ObligationFact(present=True, axioms=("sorryAx",), kernel=True), SpecStatus.SORRY_LEAKED, "R_AXIOM_SORRY"),
        (ObligationFact(present=True, axioms=("sorryAx", "cheat"), kernel=True), SpecStatus.SORRY_LEAKED, "R_AXIOM_SORRY"),
        (ObligationFact(present=True, axioms=("propext", "cheat"), kernel=True), SpecStatus.AXIOM_LEAKED, "R_AXIOM_CUSTOM"),
        (ObligationFact(present=True, axioms=("Lean.ofReduceBool",), kernel=True), SpecStatus.AXIOM_LEAKED, "R_AXIOM_CUSTOM"),
        (ObligationFact(present=True, axioms=("Classical.choice'",), kernel=True), SpecStatus.AXIOM_LEAKED, "R_AXIOM_CUSTOM"),
        (ObligationFact(present=True, axioms=("propext", "Classical.choice", "Quot.sound"), kernel=True), SpecStatus.PASSED, ""),
    ],
)
def test_what_is_known_of_a_theorem_decides(proof: Task, fact: ObligationFact, status: SpecStatus, code: str) -> None:
    found = grade(proof, {"prove_even": "  omega\n"}, {"prove_even": fact}).specs[0]
    assert (found.status, found.code) == (status, code)


def test_facts_are_taken_by_the_exact_name(proof: Task) -> None:
    facts = {"prove_even": ObligationFact(), "Evil.prove_even": GOOD, "prove_even'": GOOD}
    assert statuses(grade(proof, {"prove_even": "  omega\n"}, facts))["spec_even"] == "build_error"


def test_without_facts_nothing_is_covered(proof: Task) -> None:
    prepared = prepare(proof, Candidate(regions={PROOF + "prove_even": "  omega\n"}))
    result = coverage(prepared.task, prepared.candidate, prepared.claim, {})
    assert statuses(result)["spec_even"] == "build_error"


@pytest.mark.parametrize("word", ["axiom", "admit"])
def test_a_proof_that_says_axiom_or_admit_is_tainted(proof: Task, word: str) -> None:
    assert statuses(grade(proof, {"prove_even": f"  {word}\n"}))["spec_even"] == "slot_body_tainted"
    assert statuses(grade(proof, {"prove_even": f"  rfl -- {word}\n"}))["spec_even"] == "passed"


def test_precedence(proof: Task) -> None:
    leak = ObligationFact(present=True, axioms=("sorryAx", "cheat"), kernel=False, code="R_AXIOM_SORRY")
    facts = {"prove_even": leak, "disprove_even": leak}
    both = {"prove_even": "  admit\n", "disprove_even": "  admit\n"}
    assert statuses(grade(proof, both, facts, void="R_UNSAFE"))["spec_even"] == "void"
    assert statuses(grade(proof, both, facts))["spec_even"] == "overfilled"
    assert statuses(grade(proof, {"prove_even": "  admit\n"}, facts))["spec_even"] == "slot_body_tainted"
    assert statuses(grade(proof, {"prove_even": "  rfl\n"}, facts))["spec_even"] == "sorry_leaked"


def test_trusted_axioms_count_under_their_full_names(make: Make) -> None:
    data: dict[str, Any] = manifest()
    data["trusted_axioms"] = ["given"]
    harness = "\nnamespace Tiny\naxiom given : 1 = 1\nend Tiny\n"
    from .conftest import HARNESS

    task = repo.load(make(data, {"Tiny/Harness.lean": HARNESS + harness}), mode="proof")
    for axiom, status in (("Tiny.given", "passed"), ("given", "axiom_leaked"), ("Other.given", "axiom_leaked")):
        fact = ObligationFact(present=True, axioms=(axiom,), kernel=True)
        assert statuses(grade(task, {"prove_even": "  rfl\n"}, {"prove_even": fact}))["spec_even"] == status


# ---------------------------------------------------------------- what voids everything


@pytest.mark.parametrize(
    ("region", "body", "word"),
    [
        ("Tiny/Impl/Core.lean#code_aux def=twice", "unsafe def f := 1\n", "R_UNSAFE"),
        ("Tiny/Proof/Core.lean#global_aux", "unsafe def f := 1\n", "R_UNSAFE"),
        ("Tiny/Impl/Core.lean#code_aux def=twice", "@[implemented_by g] def f := 1\n", "R_IMPL_OVERRIDE"),
        (
            "Tiny/Impl/Core.lean#code_aux def=twice",
            'def a := "--"; @[implemented_by g] def f := 1; def b := "-/"\n',
            "R_IMPL_OVERRIDE",
        ),
        ("Tiny/Proof/Core.lean#global_aux", "@[implemented_by g] def f := 1\n", ""),
        ("Tiny/Impl/Core.lean#code_aux def=twice", "-- unsafe, implemented_by\n/- /- unsafe -/ unsafe -/\n", ""),
        ("Tiny/Impl/Core.lean#code_aux def=twice", 'def f := "unsafe"\ndef unsafety := 1\n', ""),
    ],
)
def test_words_that_void_a_candidate(codeproof: Task, region: str, body: str, word: str) -> None:
    result = grade(codeproof, {region: body, "prove_even": "  rfl\n", "prove_zero": "  rfl\n"})
    assert void_word(codeproof, Candidate(regions={region: body})) == word
    assert {(s.status, s.code) for s in result.specs} == {(SpecStatus.VOID, word) if word else (SpecStatus.PASSED, "")}


def test_a_rejection_of_the_whole_candidate_voids_every_spec(codeproof: Task) -> None:
    result = grade(codeproof, {"prove_even": "  rfl\n"}, void="R_FORBIDDEN_COMMAND")
    assert {(s.status, s.code) for s in result.specs} == {(SpecStatus.VOID, "R_FORBIDDEN_COMMAND")}
    assert not result.solved


# ---------------------------------------------------------------- mode codeproof


def test_one_of_three(codeproof: Task) -> None:
    assert statuses(grade(codeproof, {"unsat_even": "  omega\n"}))["spec_even"] == "passed"
    two = {"prove_even": "  omega\n", "sat_even": "  omega\n"}
    assert statuses(grade(codeproof, two))["spec_even"] == "overfilled"


PAIR = {LIST: "-- specs=[spec_even, spec_zero]\n", JOINT: "  intro ⟨_, h⟩\n  omega\n"}


def test_sat_counts_only_with_a_proved_joint_claim_that_names_it(codeproof: Task) -> None:
    sats = {"sat_even": "  rfl\n", "sat_zero": "  rfl\n"}
    assert statuses(grade(codeproof, sats)) == {"spec_even": "unpaired_sat", "spec_zero": "unpaired_sat"}
    result = grade(codeproof, {**sats, **PAIR})
    assert result.joint.status is JointStatus.OK
    assert result.solved
    unproved = grade(codeproof, {**sats, LIST: PAIR[LIST]})
    assert unproved.joint.status is JointStatus.SORRY
    assert set(statuses(unproved).values()) == {"unpaired_sat"}
    twice = grade(codeproof, {**sats, **PAIR, LIST: "-- specs=[spec_even, spec_even]\n"})
    assert twice.joint.status is JointStatus.DUPLICATE
    assert set(statuses(twice).values()) == {"unpaired_sat"}


@pytest.mark.parametrize(
    ("fact", "status"),
    [
        (ObligationFact(present=True, axioms=("sorryAx",), kernel=True), "sorry"),
        (ObligationFact(present=True, axioms=("cheat",), kernel=True), "user_axiom"),
        (ObligationFact(present=True, axioms=(), kernel=None), "build_error"),
        (ObligationFact(code="R_STATEMENT_CHANGED"), "build_error"),
    ],
)
def test_a_joint_claim_is_held_to_the_same_facts(codeproof: Task, fact: ObligationFact, status: str) -> None:
    result = grade(codeproof, {"sat_even": "  rfl\n", "prove_zero": "  rfl\n", **PAIR}, {"joint_unsat.spec_even.spec_zero": fact})
    assert result.joint.status == status
    assert statuses(result) == {"spec_even": "unpaired_sat", "spec_zero": "passed"}


def test_a_member_may_be_satisfiable_because_the_code_satisfies_it(codeproof: Task) -> None:
    result = grade(codeproof, {"prove_even": "  rfl\n", "sat_zero": "  rfl\n", **PAIR})
    assert result.solved
    assert result.joint.satisfiable == {"spec_even": True, "spec_zero": True}


@pytest.mark.parametrize("other", [{}, {"unsat_even": "  omega\n"}, {"prove_even": "  rfl\n", "unsat_even": "  omega\n"}])
def test_one_unsatisfiable_member_pairs_nothing(codeproof: Task, other: dict[str, str]) -> None:
    """Otherwise a single unsatisfiable specification would make every other one count."""
    result = grade(codeproof, {"sat_zero": "  rfl\n", **other, **PAIR})
    assert result.joint.status is JointStatus.MEMBER_NOT_SATISFIABLE
    assert result.joint.satisfiable == {"spec_even": False, "spec_zero": True}
    assert statuses(result)["spec_zero"] == "unpaired_sat"
    assert not result.solved


def test_a_member_whose_proof_leaks_is_not_shown_satisfiable(codeproof: Task) -> None:
    leak = {"sat_even": ObligationFact(present=True, axioms=("sorryAx",), kernel=True)}
    result = grade(codeproof, {"sat_even": "  rfl\n", "sat_zero": "  rfl\n", **PAIR}, leak)
    assert result.joint.status is JointStatus.MEMBER_NOT_SATISFIABLE
    assert statuses(result) == {"spec_even": "sorry_leaked", "spec_zero": "unpaired_sat"}


def test_given_code_is_no_region_of_a_candidate(proof: Task) -> None:
    assert not any(str(r.id).startswith("Tiny/Impl/") for r in proof.editable())


# ---------------------------------------------------------------- own instances, and the report


@pytest.mark.parametrize("name", OWN_NAMES)
@pytest.mark.parametrize("mode", ["proof", "codeproof"])
def test_the_shipped_solutions_cover_everything_if_their_theorems_hold(name: str, mode: str) -> None:
    task = loaded(OWN / name, mode)
    assert task.reference is not None
    prepared = prepare(task, task.reference)
    facts = {o.name: GOOD for o in prepared.task.obligations}
    result = coverage(prepared.task, prepared.candidate, prepared.claim, facts)
    assert result.solved, report(task, result)
    for spec in result.specs:
        without = prepared.candidate.with_region(
            next(o.region for o in prepared.task.obligations if o.name == spec.obligation), ""
        )
        assert not coverage(prepared.task, without, prepared.claim, facts).solved


def test_the_queue_exercises_every_kind() -> None:
    kinds = {}
    for mode in ("proof", "codeproof"):
        task = loaded(OWN / "TwoStackQueue", mode)
        assert task.reference is not None
        prepared = prepare(task, task.reference)
        result = coverage(prepared.task, prepared.candidate, prepared.claim, {o.name: GOOD for o in prepared.task.obligations})
        kinds[mode] = {str(s.kind) for s in result.specs} | {str(result.joint.status)}
    assert kinds == {"proof": {"prove", "disprove", "no_claim"}, "codeproof": {"prove", "unsat", "sat", "ok"}}


def test_the_report_names_specs_operations_and_codes(codeproof: Task) -> None:
    facts = {"prove_even": ObligationFact(code="R_BUILD_ERROR", evidence="unknown identifier `foo`")}
    text = report(codeproof, grade(codeproof, {"prove_even": "  foo\n", "sat_zero": "  rfl\n", **PAIR}, facts))
    assert text.startswith("tiny-one (codeproof): 0 of 2 specifications covered, not solved\n")
    assert "✘ spec_even [Tiny/Core] build_error by prove_even [R_BUILD_ERROR]: unknown identifier `foo`" in text
    assert "✘ spec_zero [Tiny/Core] unpaired_sat by sat_zero" in text
    assert "member_not_satisfiable" in text
    assert "spec_even: not shown to be satisfiable by itself" in text
    assert "✘ twice not written (Tiny/Impl/Core.lean#code def=twice)" in text


def test_the_report_of_a_solved_task() -> None:
    task = loaded(OWN / "TwoStackQueue")
    assert task.reference is not None
    prepared = prepare(task, task.reference)
    result = coverage(prepared.task, prepared.candidate, prepared.claim, {o.name: GOOD for o in prepared.task.obligations})
    text = report(task, result)
    assert "12 of 12 specifications covered, solved" in text
    assert "✔ spec_peek_newest [TwoStackQueue/Look] passed by sat_peek_newest" in text
    assert "✔ push written (TwoStackQueue/Impl/Core.lean#code def=push)" in text
    assert "✘" not in text
