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
        "def _root_.p3_hidden_guard_4_0 : Bool := decide ( f 1 == 2)   -- why",
        "def _root_.p3_hidden_guard_4_1 : Bool := decide ( (g",
        "def _root_.p3_hidden_guard_4_2 : Bool := decide ( x.length == 9)",
    ]
    assert "    [1, 2]).length = 3)\n\n/-- not part of the term -/\ndef x" in text
    assert len(text.splitlines()) == len(FILE.splitlines())


def test_evaluated_the_guard_follows_its_definition() -> None:
    text = named(FILE, 0, evaluated=True)
    assert text.count("def _root_.p3_hidden_guard_0_") == len(re.findall(r"\) #guard p3_hidden_guard_0_\d", text)) == 3
    undone = re.sub(r"\) #guard p3_hidden_guard_0_\d", "", re.sub(r"def _root_\.\w+ : Bool := decide \(", "#guard", text))
    assert undone == FILE


def test_a_file_without_guards_stays_as_it_is() -> None:
    text = "import A\n\nexample : 1 = 1 := rfl\n"
    assert named(text, 0, evaluated=True) == text
