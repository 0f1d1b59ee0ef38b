"""Naming what the `#guard`s of a test file evaluate."""

from __future__ import annotations

import re

from p3.grade.guards import named

FILE = """\
import A.Harness

open A

-- #guard in a comment
#guard f 1 == 2   -- why
#guard (g
    [1, 2]).length = 3

/-- not part of the term -/
def x : String := "#guard no"

#guard x.length == 9
"""


def test_each_guard_gets_a_definition_and_no_line_moves() -> None:
    text = named(FILE, 4, evaluated=False)
    assert [line.strip() for line in text.splitlines() if "p3_hidden" in line] == [
        "def _root_.p3_hidden_guard_4_0 : Bool := f 1 == 2   -- why",
        "def _root_.p3_hidden_guard_4_1 : Bool := (g",
        "def _root_.p3_hidden_guard_4_2 : Bool := x.length == 9",
    ]
    assert "    [1, 2]).length = 3\n\n/-- not part of the term -/\ndef x" in text
    assert len(text.splitlines()) == len(FILE.splitlines())


def test_evaluated_the_guard_follows_its_definition() -> None:
    text = named(FILE, 0, evaluated=True)
    assert text.count("def _root_.p3_hidden_guard_0_") == len(re.findall(r" #guard p3_hidden_guard_0_\d", text)) == 3
    undone = re.sub(r" #guard p3_hidden_guard_0_\d", "", re.sub(r"def _root_\.\w+ : Bool :=", "#guard", text))
    assert undone == FILE


def test_a_file_without_guards_stays_as_it_is() -> None:
    text = "import A\n\ntheorem one : 1 = 1 := rfl\n#check one\n"
    assert named(text, 0, evaluated=True) == text


BESIDE = """\
#guard f 1 == 2
private def two := 2
#guard f 1 == two #guard f 2 = 4
@[simp] def four := 4
open A in #guard f 2 == four
open A in
#guard f 3 == 6
#guard
  open A in f 4 == 8
noncomputable def five := 5
"""


def test_a_guard_ends_where_anything_else_begins() -> None:
    text = named(BESIDE, 0, evaluated=False)
    assert text.count(": Bool :=") == BESIDE.count("#guard")
    assert "#guard" not in text
    assert re.sub(r"def _root_\.\w+ : Bool :=", "#guard", text) == BESIDE


STATED = """\
example : f 1 = 2 := by
  decide
open A in example (n : Nat) : let m := n; f m = m + n := rfl
@[simp] theorem two : f 1 = 2 := rfl
example : Nat → f 1 = 2
  | _ => rfl
example := f
/-- info: 2 -/
#guard_msgs in
#eval f 1
#guard f 1 == 2
"""


def test_what_is_stated_is_named_and_without_the_code_not_proved() -> None:
    read, run = (named(STATED, 2, evaluated=e) for e in (False, True))
    assert read.splitlines() == [
        "def _root_.p3_hidden_example_2_0 : f 1 = 2 := sorry",
        "",
        "open A in def _root_.p3_hidden_example_2_1 (n : Nat) : let m := n; f m = m + n := sorry",
        "@[simp] theorem two : f 1 = 2 := sorry",
        "def _root_.p3_hidden_example_2_2 : Nat → f 1 = 2",
        "  := sorry",
        "example := f",
        "",
        "",
        "",
        "def _root_.p3_hidden_guard_2_0 : Bool := f 1 == 2",
    ]
    undone = re.sub(r" #guard p3_hidden_guard_2_\d", "", re.sub(r"def _root_\.\w+ : Bool :=", "#guard", run))
    assert re.sub(r"def _root_\.p3_hidden_example_\w+", "example", undone) == STATED
