from __future__ import annotations

import pytest

from p3.plan.text import cut_proof, has_type, is_name, mentions, objection


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (": P := sorry", "sorry"),
        (": True := by native_decide", "native_decide"),
        (": True\naxiom cheat : False", "axiom"),
        (": True\ntheorem other : True", "theorem"),
        (": set_option maxRecDepth 1 in True", "set_option"),
        (": open Nat in True", "open"),
        (': True\nmacro "x" : term => `(0)', "macro"),
        (": True\nend Foo", "end"),
        (": Lean.ofReduceBool a b h", "ofReduceBool"),
        (": True\n#eval 1", "#"),
        (": True\n@[simp] x", "attribute"),
        (": (True", "missing"),
        (": True)", "closes nothing"),
        (": True /- open", "block comment"),
        (': "open', "string"),
        (": True -- !benchmark @end proof", "marker"),
        (": True\u2028", "U+2028"),
    ],
)
def test_what_a_statement_may_not_hold(text: str, word: str) -> None:
    said = objection(text)
    assert said is not None
    assert word in said


@pytest.mark.parametrize(
    "text",
    [
        "(xs : List Nat) (h : 0 < xs.length) : xs[0]'(by omega) ∈ xs",
        ": (fun partialSum => partialSum + 1) 0 = 1",
        '(s : String) : s ≠ "sorry axiom (" ∨ True',
        ": True /- axiom -/ ∧ True -- theorem",
        "(n : Nat) : n.end = 0",
        ": let x := 1; x = 1",
        ": #[1].size = 1",
    ],
)
def test_honest_statements_pass(text: str) -> None:
    assert objection(text) is None


def test_names() -> None:
    assert is_name("List.map")
    assert is_name("Heap.«a b»")
    assert is_name("x₁'")
    assert not is_name("f (x)")
    assert not is_name("")
    assert not is_name("a b")
    assert not is_name("2x")


def test_cut_proof_takes_only_the_proof() -> None:
    assert cut_proof("(n : Nat := 3) : n = n := by rfl") == ("(n : Nat := 3) : n = n", "by rfl")
    assert cut_proof(": let x := 1; x = 1") == (": let x := 1; x = 1", "")
    assert cut_proof(": let x := 1; x = 1 := rfl") == (": let x := 1; x = 1", "rfl")


def test_has_type() -> None:
    assert has_type("(x : Nat) {y} : Nat")
    assert has_type(".{u} (x : Nat) : Nat")
    assert not has_type("(x : Nat)")
    assert not has_type("∀ x : Nat, x = x")


def test_mentions_sees_field_notation_of_names_only() -> None:
    assert mentions("f.eq_1 ∧ h.trans -- g", {"f", "g", "trans"}) == {"f"}
