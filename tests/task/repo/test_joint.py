"""The joint claim: read from the list alone, stated anew, and nothing else of the joint file counts."""

from __future__ import annotations

import pytest

from p3.task.formats import repo
from p3.task.formats.repo.details import details
from p3.task.formats.repo.generate import Vocabulary, joint_line
from p3.task.formats.repo.joint import ClaimStatus, prepare, read_claim
from p3.task.model import Candidate, FileRole, ObligationKind, Task
from p3.task.splice import splice

from .conftest import OWN, TWO_NAMESPACES, Make, loaded, manifest, needs_public, public

JOINT = "TwoStackQueue/Proof/Joint.lean"
SLOT = "def=joint_unsatisfiability"
LIST = f"{JOINT}#solution {SLOT}"
PROOF = f"{JOINT}#proof {SLOT}"


@pytest.fixture(scope="module")
def task() -> Task:
    return loaded(OWN / "TwoStackQueue")


def candidate(listed: str, **more: str) -> Candidate:
    return Candidate(regions={LIST: listed, PROOF: "  intro ⟨_, h⟩\n  exact no h\n", **more})


@pytest.mark.parametrize(
    ("body", "specs"),
    [
        ("-- specs=[spec_peek_oldest, spec_peek_newest]\n", ("spec_peek_oldest", "spec_peek_newest")),
        ("specs=[spec_peek_newest,spec_peek_oldest]", ("spec_peek_newest", "spec_peek_oldest")),
        (
            "  -- specs = [ spec_pop_none ,\n  --   spec_pop_size,\n  -- spec_peek_oldest ]\n",
            ("spec_pop_none", "spec_pop_size", "spec_peek_oldest"),
        ),
    ],
)
def test_lists_that_make_a_claim(task: Task, body: str, specs: tuple[str, ...]) -> None:
    claim = read_claim(details(task), body)
    assert (claim.status, claim.specs) == (ClaimStatus.MADE, specs)
    assert claim.theorem == ".".join(["joint_unsat", *specs])


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("", "no_claim"),
        ("-- nothing to claim\n", "no_claim"),
        ("-- specs=[<FILL: comma-separated names of specifications>]\n", "no_claim"),
        ("-- specs=[]\n", "no_claim"),
        ("-- specs=[spec_peek_oldest]\n", "bad_list"),
        ("-- specs=[spec_peek_oldest, spec_gone]\n", "bad_list"),
        ("-- specs=[spec_peek_oldest, ]\n", "bad_list"),
        ("-- specs=[spec_peek_oldest spec_peek_newest]\n", "bad_list"),
        ("-- specs=[spec_peek_oldest, spec_peek_newest by trivial]\n", "bad_list"),
        ("-- specs=[spec_pop_none, spec_pop_size]\n-- specs=[spec_peek_oldest, spec_peek_newest]\n", "bad_list"),
        ("-- specs=spec_peek_oldest\n", "bad_list"),
        ("-- specs=[spec_peek_oldest, spec_peek_newest, spec_peek_oldest]\n", "duplicate"),
    ],
)
def test_lists_that_make_none(task: Task, body: str, status: str) -> None:
    claim = read_claim(details(task), body)
    assert claim.status == status
    assert (claim.specs, claim.theorem) == ((), None)
    assert bool(claim.detail) == (status != "no_claim")


def test_a_claim_is_stated_anew(task: Task) -> None:
    extra = {f"{JOINT}#proof_aux {SLOT}": "theorem no : True := trivial\n"}
    given = candidate("-- specs=[spec_peek_oldest, spec_peek_newest]\n", **extra)
    prepared = prepare(task, given)
    text = splice(prepared.task, prepared.candidate).files[JOINT]
    assert (
        "-- !benchmark @start claim def=joint_unsatisfiability kind=joint_unsat\n"
        "joint_unsat spec_peek_oldest spec_peek_newest by\n"
        "-- !benchmark @end claim def=joint_unsatisfiability\n\n"
        "-- !benchmark @start proof def=joint_unsatisfiability kind=joint_unsat\n"
        "  intro ⟨_, h⟩\n  exact no h\n" in text
    )
    assert "theorem no : True := trivial\n" in text
    joint = prepared.task.obligations[-1]
    assert (joint.kind, joint.name) == (ObligationKind.JOINT, "joint_unsat.spec_peek_oldest.spec_peek_newest")
    assert prepared.task.region(joint.region).declaration == joint.name
    blank = splice(prepared.task, Candidate()).files[JOINT]
    assert "joint_unsat spec_peek_oldest spec_peek_newest by\n" in blank
    assert "kind=joint_unsat\n  sorry\n" in blank
    assert len(prepared.task.regions) == len(task.regions)
    assert prepared.task.sha256 != task.sha256


def test_what_a_candidate_writes_as_claim_is_dropped(task: Task) -> None:
    forged = {f"{JOINT}#claim {SLOT}": "theorem joint_unsat.spec_peek_oldest.spec_peek_newest : True := by\n"}
    prepared = prepare(task, candidate("-- specs=[spec_peek_oldest, spec_peek_newest]\n", **forged))
    assert "True" not in splice(prepared.task, prepared.candidate).files[JOINT]


@pytest.mark.parametrize("body", ["-- specs=[spec_peek_oldest, spec_peek_oldest]\n", "", "-- specs=[a, b]\n"])
def test_without_a_claim_the_joint_file_stays_as_shipped(task: Task, body: str) -> None:
    extra = {f"{JOINT}#global_aux": "axiom cheat : False\n", "TwoStackQueue/Proof/Core.lean#global_aux": "-- kept\n"}
    prepared = prepare(task, candidate(body, **extra))
    text = splice(prepared.task, prepared.candidate).files[JOINT]
    assert "cheat" not in text
    assert "intro" not in text
    assert "-- joint_unsat <specs> by\n" in text
    assert prepared.task.file(JOINT).role is FileRole.FROZEN
    assert prepared.task.obligations == task.obligations
    assert prepared.candidate.regions == {"TwoStackQueue/Proof/Core.lean#global_aux": "-- kept\n"}


def test_mode_proof_has_no_joint_claim() -> None:
    task = loaded(OWN / "TwoStackQueue", "proof")
    given = Candidate(regions={"TwoStackQueue/Proof/Core.lean#global_aux": ""})
    assert prepare(task, given) == (task, given, prepare(task, given).claim)
    assert prepare(task, given).claim.status is ClaimStatus.NO_CLAIM


def test_unknown_regions_are_left_for_the_intake_to_name(task: Task) -> None:
    prepared = prepare(task, Candidate(regions={"Elsewhere.lean#proof def=x": "", f"{JOINT}#proof def=other": ""}))
    assert set(prepared.candidate.regions) == {"Elsewhere.lean#proof def=x", f"{JOINT}#proof def=other"}


def test_names_are_taken_short_or_in_full_and_written_in_full() -> None:
    task = loaded(OWN / "SnapStore")
    data = details(task)
    claim = read_claim(data, "-- specs=[spec_get_put_same, SnapshotLaws.spec_save_adds_one]")
    assert claim.specs == ("TableLaws.spec_get_put_same", "SnapshotLaws.spec_save_adds_one")
    same_twice = read_claim(data, "-- specs=[spec_get_put_same, TableLaws.spec_get_put_same]")
    assert same_twice.status is ClaimStatus.DUPLICATE


def test_a_short_name_that_means_two_specs_is_bad(make: Make) -> None:
    data = manifest()
    data["packages"][0]["modules"][0]["specs"] = ["A.spec_x", "B.spec_x"]
    found = details(repo.load(make(data, {"Tiny/Spec/Core.lean": TWO_NAMESPACES})))
    assert read_claim(found, "-- specs=[spec_x, A.spec_x]").status is ClaimStatus.BAD_LIST
    assert read_claim(found, "-- specs=[B.spec_x, A.spec_x]").status is ClaimStatus.MADE


def test_without_the_macro_the_theorem_is_written_out() -> None:
    names = Vocabulary(repo_impl="N.RepoImpl")
    assert (
        joint_line(["a", "b"], names, macro=False) == "theorem joint_unsat.a.b : ¬ ∃ impl : N.RepoImpl, a impl ∧ b impl := by\n"
    )
    three = joint_line(["a", "b", "c"], names, macro=False)
    assert three == "theorem joint_unsat.a.b.c : ¬ ∃ impl : N.RepoImpl, (a impl ∧ b impl) ∧ c impl := by\n"


@needs_public
@pytest.mark.parametrize(("name", "macro"), [("primepy", False), ("DedekindReals", False), ("base58", True)])
def test_a_harness_without_the_macro_is_noticed(name: str, macro: bool) -> None:
    joint = details(loaded(public(name))).joint
    assert joint is not None
    assert joint.macro is macro
