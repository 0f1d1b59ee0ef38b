"""Which tactics the prover would try, as text."""

from __future__ import annotations

import pytest

from p3.lean.model import Clean, Diagnostic, Errors, Severity, Unknown, UnknownReason
from p3.lean.session.trial import Hole, cheats, hole_at, judged, spliced
from p3.lean.tactics import FIXED, MOST, Binder, Profile, sight, tactics

GOAL = """case cons
α : Type
inst✝ : DecidableEq α
x n : Nat
xs : List α
h : x ∈
  [x]
k : n = 1 → x < 2
⊢ ∀ (acc : List Nat), xs.length = n →
    acc = acc"""


def test_a_goal_is_taken_apart() -> None:
    seen = sight(GOAL)
    assert [b.name for b in seen.context] == ["α", "inst✝", "x", "n", "xs", "h", "k"]
    assert seen.introduced == (Binder("acc", "List Nat"),)
    assert [b.name for b in seen.data] == ["x", "n", "xs", "acc"]
    assert seen.alternatives == ("h",)
    assert seen.target == "∀ (acc : List Nat), xs.length = n → acc = acc"


@pytest.mark.parametrize(
    ("target", "names"),
    [
        ("∀ (a b : Nat) {c : Int}, a = b", ["a", "b", "c"]),
        ("∀ n : Nat, n = n", ["n"]),
        ("∀ (f : Nat → Nat) (p : (∀ x, x = x)), True", ["f"]),
        ("∀ (n : Nat), ∀ (m : Nat), n = m", ["n", "m"]),
        ("∃ n, n = 1", []),
        ("1 = 1", []),
    ],
)
def test_what_intro_would_name(target: str, names: list[str]) -> None:
    assert [b.name for b in sight(f"⊢ {target}").introduced][: len(names)] == names


def test_the_fixed_profile_is_fixed() -> None:
    assert tactics(Profile.FIXED, GOAL, library=["Nat.add_comm"]) == FIXED == ("rfl", "simp", "omega", "norm_num")


def test_the_wide_profile_is_the_same_each_time_and_bounded() -> None:
    asked = {"recursion_variables": ["xs"], "library": ["List.length_append"], "unfold": ["rev", "T.size"]}
    first = tactics("wide", GOAL, **asked)  # type: ignore[arg-type]
    assert first == tactics("wide", GOAL, **asked)  # type: ignore[arg-type]
    assert first[:4] == FIXED
    assert len(first) == len(set(first)) <= MOST
    assert all("\n" not in t for t in first)
    assert not any(cheats(t) for t in first)


def test_the_plan_is_used() -> None:
    wide = tactics("wide", GOAL, recursion_variables=["xs"], library=["List.length_append"], unfold=["rev"])
    assert any(t.startswith("intro acc; induction xs") for t in wide)
    assert any("fun_induction rev" in t for t in wide)
    assert any("exact List.length_append .." in t for t in wide)
    inductions = [t.split("induction ")[1].split()[0] for t in wide if "; induction " in t]
    assert inductions[0] == "xs"
    assert any("generalizing" in t for t in wide)
    assert not any("induction h" in t or "induction α" in t or "✝" in t for t in wide)


def test_names_that_are_no_names_never_reach_a_tactic() -> None:
    wide = tactics("wide", GOAL, library=["a; sorry", "x] at *", "by", "«odd name»", "Nat.le"], unfold=["f\n#eval 1", ""])
    assert not any("sorry" in t or "#eval" in t or "x]" in t for t in wide)
    assert any("«odd name»" in t for t in wide)


def test_what_loops_is_not_given_to_simp_again() -> None:
    wide = tactics("wide", GOAL, unfold=["lo", "hi"], looping={"lo"})
    assert any("unfold lo" in t for t in wide)
    assert any("fun_induction lo" in t for t in wide)
    assert not any("[lo" in t for t in wide)
    assert any("[hi" in t for t in wide)


@pytest.mark.parametrize(
    ("tactic", "bad"),
    [
        ("sorry", True),
        ("exact sorry", True),
        ("constructor <;> admit", True),
        ("exact sorryAx _ false", True),
        ("apply?", True),
        ("exact?", True),
        ("rfl -- sorry", False),
        ('exact "sorry".length', False),
        ("exact my_sorry", False),
        ("simp?", False),
    ],
)
def test_cheats(tactic: str, bad: bool) -> None:
    assert cheats(tactic) is bad


TEXT = "theorem t : A := by\n  have h : B := (by sorry) -- sorry\n  exact h\n"


def test_holes() -> None:
    assert hole_at(TEXT, 2) == Hole(2, 21, ") -- sorry", True)
    assert hole_at(TEXT, 3) == Hole(3, 3, "", False)
    assert hole_at(TEXT, 9) is None
    assert hole_at("", 1) == Hole(1, 1, "", False)


def test_splicing_keeps_the_rest_of_the_line_and_the_indentation() -> None:
    hole = hole_at(TEXT, 2)
    assert hole is not None
    assert spliced(TEXT, hole, "rfl") == TEXT.replace("(by sorry)", "(by rfl)")
    lines = spliced(TEXT, hole, "constructor\n· rfl\n\n· rfl").split("\n")
    assert lines[1:5] == ["  have h : B := (by constructor", " " * 20 + "· rfl", "", " " * 20 + "· rfl) -- sorry"]
    assert lines[5:] == ["  exact h", ""]


def test_only_new_errors_count_against_a_tactic() -> None:
    hole = Hole(2, 3, "", True)
    old = Diagnostic(severity=Severity.ERROR, message="old", line=5)
    moved, fresh = old.model_copy(update={"line": 6}), Diagnostic(severity=Severity.ERROR, message="new", line=2)
    two_lines = "skip\nrfl"
    assert judged(two_lines, Errors(diagnostics=(moved,)), hole, (old,)).closed
    assert not judged(two_lines, Errors(diagnostics=(moved, fresh)), hole, (old,)).closed
    assert not judged(two_lines, Errors(diagnostics=(old,)), hole, (old,)).closed  # another line than it would be on
    assert not judged("sorry", Clean(), hole, ()).closed
    assert not judged(two_lines, Unknown(reason=UnknownReason.CRASH), hole, ()).closed
    assert not judged(two_lines, Clean(), Hole(2, 3, "", False), ()).closed
