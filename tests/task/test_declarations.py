from __future__ import annotations

import pytest

from p3.task.declarations import binders, declarations, plain_name
from p3.task.lexer import lex


def names(text: str, module: str | None = None) -> list[str]:
    return [d.name for d in declarations(lex(text), module=module)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("def a := 1\ntheorem b : True := trivial", ["a", "b"]),
        ("namespace X\ndef a := 1\nend X\ndef b := 1", ["X.a", "b"]),
        ("namespace X.Y\ntheorem a : True := trivial\nend X.Y\ndef b := 1", ["X.Y.a", "b"]),
        ("namespace X\nnamespace Y\ndef a := 1\nend X.Y\ndef b := 1", ["X.Y.a", "b"]),
        ("namespace X\nsection\ndef a := 1\nend\ndef b := 1\nend X\ndef c := 1", ["X.a", "X.b", "c"]),
        ("namespace X\nsection S\ndef a := 1\nend S\nend X\ndef c := 1", ["X.a", "c"]),
        ("namespace X\nmutual\ndef a := 1\ndef b := 1\nend\ndef c := 1\nend X", ["X.a", "X.b", "X.c"]),
        ("namespace X\ntheorem _root_.a : True := trivial", ["a"]),
        ("namespace X\ndef Y.a := 1", ["X.Y.a"]),
        ("def «a» := 1\ndef «a b».c := 1", ["a", "«a b».c"]),
        ("@[simp, reducible]\nnoncomputable def a := 1", ["a"]),
        ("attribute [instance] foo\ninstance : Inhabited Nat := ⟨0⟩\nderiving instance Repr for T", [""]),
        ("local instance inst : Inhabited Nat := ⟨0⟩", ["inst"]),
        ("class inductive T | a\nstructure S where\n  x : Nat\ninductive I | b", ["T", "S", "I"]),
        ('-- def no := 1\n/- theorem no -/\ndef a := "theorem no"', ["a"]),
        ("def f (end_of : Nat) := x.section", ["f"]),
        ("example : True := trivial\naxiom A.x : False", ["", "A.x"]),
    ],
)
def test_full_names(text: str, expected: list[str]) -> None:
    assert names(text) == expected


def test_private_names_are_mangled_by_module() -> None:
    text = "namespace X\nprivate theorem a : True := trivial"
    assert names(text) == ["X.a"]
    assert names(text, "Task.File") == ["_private.Task.File.0.X.a"]


def test_where_declarations_begin_and_end() -> None:
    text = "/-- doc -/\n@[simp]\nprivate def a : Nat :=\n  1\n\nnamespace X\ntheorem b : True := by\n  trivial\nend X\n"
    a, b = declarations(lex(text))
    assert text[a.start :].startswith("@[simp]")
    assert text[a.start : a.end].rstrip().endswith("1")
    assert text[b.start : b.end].rstrip().endswith("trivial")
    assert (a.private, b.private, b.namespace, b.line) == (True, False, "X", 7)


def test_noncomputable_sections_count() -> None:
    text = "noncomputable section\ndef a := 1\nend\ndef b := 1\nnoncomputable def c := 1"
    assert [d.noncomputable for d in declarations(lex(text))] == [True, False, True]


def test_skipped_ranges_declare_nothing() -> None:
    text = "def a := 1\ndef b := 1\ndef c := 1"
    at = text.index("def b")
    assert [d.name for d in declarations(lex(text), skip=[(at, at + 10)])] == ["a", "c"]


def test_binders_are_the_explicit_arguments() -> None:
    text = "def f {α : Type} [DecidableEq α] (xs ys : List (α × Nat)) (h : P (x)) : List α := (z : Nat)"
    lexed = lex(text)
    found = binders(lexed, declarations(lexed)[0])
    assert [(b.name, b.type) for b in found] == [("xs", "List (α × Nat)"), ("ys", "List (α × Nat)"), ("h", "P (x)")]


def test_plain_names() -> None:
    assert plain_name("«foo».«a b».bar") == "foo.«a b».bar"
