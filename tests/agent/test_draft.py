"""The draft: units of a plan, shares of regions, whose a line of Lean's answer is, and what may be written."""

from __future__ import annotations

import pytest

from p3 import assets
from p3.agent.draft import UnitKind, is_open, same_header, shifted
from p3.agent.units import begin
from p3.agent.written import Unsuitable, own_text, unfenced
from p3.plan.model import Node, NodeKind, Role
from p3.task.load import load_task
from p3.task.splice import blank
from tests.agent.plans import plan_of

TASK = load_task(assets.benchmarks() / "algoveri" / "samples" / "insertion_sort").view()
PLAN = plan_of("algoveri", "insertion_sort")
DRAFT = begin(TASK, PLAN, blank(TASK))


def test_units_stand_in_topological_order_with_what_they_need() -> None:
    names = [u.name for u in DRAFT.units]
    assert names[0] == "program"
    assert names[-1] == "sortCards_postcond_satisfied"
    for unit in DRAFT.units:
        assert all(names.index(n) < names.index(unit.name) for n in unit.needs)
    assert "insertOne_perm" in DRAFT.unit("insertOne_nondecreasing").needs
    assert DRAFT.unit("program").regions == ("auxcode", "code")
    assert DRAFT.unit("sortCards_postcond_satisfied").regions == ("lemma", "proof")


def test_lemmas_start_open_with_the_planned_statement() -> None:
    body = DRAFT.body("lemma")
    assert body.count(":= by\n  sorry") == 4
    assert "theorem insertOne_perm (x : Int) (ys : List Int) : (insertOne x ys).Perm (x :: ys) := by" in body
    assert DRAFT.candidate().regions["proof"].strip() == "sorry"


def test_a_share_changes_nothing_else() -> None:
    changed = DRAFT.with_share("lemma", "insertAll_perm", "theorem insertAll_perm : True := trivial")
    assert changed.share("lemma", "insertOne_perm") == DRAFT.share("lemma", "insertOne_perm")
    assert changed.body("auxcode") == DRAFT.body("auxcode")
    assert changed.body("lemma").count("sorry") == 3


def test_every_line_of_a_share_leads_back_to_its_owner() -> None:
    placed = DRAFT.place()
    path = TASK.files[0].path
    lines = placed.spliced.files[path].split("\n")
    for number, line in enumerate(lines, 1):
        found = placed.locate(path, number)
        if line.startswith("theorem insertAll_perm"):
            assert found is not None
            assert found.owner == "insertAll_perm"
        if line.startswith("def sortCards (xs"):
            assert found is not None
            assert found.owner == "program"
        if line.startswith("theorem sortCards_postcond_satisfied"):
            assert found is not None
            assert found.owner == "sortCards_postcond_satisfied"
        if line.startswith("def nondecreasing"):
            assert found is None


def test_bytes_outside_regions_are_the_tasks_own() -> None:
    draft = DRAFT.with_share("lemma", "insertAll_perm", "-- a remark\ntheorem insertAll_perm : True := trivial")
    text = next(iter(draft.place().spliced.files.values()))
    kept = [line for line in TASK.files[0].text.split("\n") if line.strip() not in ("", "sorry")]
    at = 0
    for line in kept:
        at = text.index(line, at) + len(line)


def test_predicates_are_written_as_planned_and_dead_lemmas_are_no_work() -> None:
    bound = Node(
        name="bounded", role=Role.BRIDGING, kind=NodeKind.PREDICATE, region="lemma", statement="(x : Int) : Prop := 0 ≤ x"
    )
    dead = Node(name="unused", role=Role.AUXILIARY, region="lemma", order=9, statement=": True")
    plan = PLAN.model_copy(update={"obligations": (bound, dead, *PLAN.obligations)})
    draft = begin(TASK, plan, blank(TASK))
    assert "def bounded (x : Int) : Prop := 0 ≤ x" in draft.body("lemma")
    assert "unused" not in [u.name for u in draft.units]
    assert "unused" not in draft.body("lemma")


def test_a_lemma_for_a_termination_proof_stands_before_the_program() -> None:
    before = Node(name="smaller", role=Role.AUXILIARY, region="auxcode", statement="(n : Nat) (h : 0 < n) : n / 2 < n")
    program = PLAN.decomposition[0].model_copy(update={"uses": ("smaller",)})
    plan = PLAN.model_copy(
        update={"obligations": (before, *PLAN.obligations), "decomposition": (program, *PLAN.decomposition[1:])}
    )
    draft = begin(TASK, plan, blank(TASK)).with_share("auxcode", "program", "def insertOne := 1")
    assert draft.order["auxcode"] == ("smaller", "program")
    body = draft.body("auxcode")
    assert body.index("theorem smaller") < body.index("def insertOne")
    assert draft.unit("smaller").kind is UnitKind.LEMMA


@pytest.mark.parametrize(
    ("text", "open_"),
    [
        ("simp", False),
        ("sorry", True),
        ("-- sorry\nsimp", False),
        ('exact "sorry"', False),
        ("exact sorryAx _", True),
        ("admit", True),
    ],
)
def test_placeholders_are_seen_in_code_alone(text: str, open_: bool) -> None:
    assert is_open(text) is open_


def test_bodies_are_moved_right_and_never_left() -> None:
    assert shifted("simp\n  omega", 2) == "  simp\n    omega"
    assert shifted("    simp", 2) == "    simp"
    assert shifted("simp\n\nomega", 2) == "  simp\n\n  omega"


HEADER = "theorem insertAll_perm (xs : List Int) : (insertAll xs).Perm xs"


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (f"{HEADER} := by simp", True),
        ("theorem insertAll_perm\n    (xs : List Int) -- a remark\n    : (insertAll xs).Perm xs := by simp", True),
        ("lemma insertAll_perm (xs : List Int) : (insertAll xs).Perm xs := by simp", True),
        (f"{HEADER}\n  | [] => rfl", True),
        ("theorem insertAll_perm (xs : List Int) : True := trivial", False),
        (f"{HEADER} ∨ True := by simp", False),
        (f"-- {HEADER} := by simp", False),
    ],
)
def test_a_header_is_compared_token_by_token(text: str, same: bool) -> None:
    assert same_header(text, HEADER) is same


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("induction xs with\n| nil => rfl", f"{HEADER} := by\n  induction xs with\n  | nil => rfl"),
        (":= by simp", f"{HEADER} := by simp"),
        ("by simp", f"{HEADER} := by simp"),
        ("fun xs => h", f"{HEADER} :=\n  fun xs => h"),
        (f"{HEADER} := by simp", f"{HEADER} := by simp"),
        (f"theorem helper : True := trivial\n\n{HEADER} := by simp", f"theorem helper : True := trivial\n\n{HEADER} := by simp"),
        (f"theorem insertOne_perm : False := x\n\n{HEADER} := by simp", f"{HEADER} := by simp"),
    ],
)
def test_a_lemma_may_be_given_as_a_proof_or_as_declarations(text: str, written: str) -> None:
    assert own_text(DRAFT, DRAFT.unit("insertAll_perm"), "lemma", text)[0] == written


def test_another_statement_is_refused() -> None:
    with pytest.raises(Unsuitable, match="exactly as planned"):
        own_text(DRAFT, DRAFT.unit("insertAll_perm"), "lemma", "theorem insertAll_perm : True := trivial")


def test_fences_and_a_leading_by_are_taken_off() -> None:
    assert unfenced("```lean\nsimp\n```") == "simp"
    assert unfenced("simp") == "simp"
    target = DRAFT.unit("sortCards_postcond_satisfied")
    assert own_text(DRAFT, target, "proof", "by\n  simp")[0] == "  simp"
