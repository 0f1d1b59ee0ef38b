from __future__ import annotations

from pathlib import Path

import pytest

from p3.errors import TaskError
from p3.task.init import init
from p3.task.load import load_task
from tests.task.texts import SINGLE, write

PLAIN = """\
import Init

/-- Twice a number. -/
@[simp] def double (n : Nat) : Nat := sorry

theorem double_spec (n : Nat) : double n = n + n := by
  sorry
"""


def test_one_definition_and_one_theorem(tmp_path: Path) -> None:
    made = init(write(tmp_path, PLAIN))
    assert made.regions == ("code_aux", "code", "proof_aux", "proof")
    assert made.left == ()
    task = load_task(write(tmp_path, made.text))
    assert task.policy.holes == ("double",)
    assert [o.name for o in task.obligations] == ["double_spec"]
    lines = [x for x in made.text.split("\n") if x.strip() and "!benchmark" not in x]
    assert "\n".join(lines).replace("\n  sorry", " sorry") == "\n".join(x for x in PLAIN.split("\n") if x).replace(
        "\n  sorry", " sorry"
    )
    assert made.text.index("@start code_aux") < made.text.index("/-- Twice"), "auxiliary regions stand before the documentation"


def test_several_are_told_apart_and_other_gaps_stay(tmp_path: Path) -> None:
    text = (
        "namespace N\ndef a : Nat := sorry\ndef b (n : Nat) (h : n > 0 := by decide) : Nat :=\n  -- count\n  sorry\n"
        "mutual\ntheorem c : True := sorry\nend\ntheorem d : True := by sorry -- soon\n"
        "theorem e : True := by\n  have h : True := sorry\n  exact h\n"
        "def f : Nat := sorry\ntermination_by 0\nexample : True := sorry\nend N\n"
    )
    made = init(write(tmp_path, text))
    assert made.regions == (
        *("code_aux def=N.a", "code def=N.a", "code_aux def=N.b", "code def=N.b"),
        *("proof def=N.c", "proof_aux def=N.d", "proof def=N.d"),
    )
    assert made.left == (11, 13, 15)
    assert ":= by\n  -- !benchmark @start proof def=N.c\n  sorry\n" in made.text
    assert "  -- count\n  sorry\n" in made.text
    assert "  sorry -- soon\n" in made.text


def test_what_stays_frozen_says_why(tmp_path: Path) -> None:
    text = (
        "instance : Inhabited Nat := sorry\nexample : True := by sorry\ndef a : Nat := 1 + sorry\n"
        "def f : Nat := sorry\ntermination_by 0\ninstance named : Inhabited Nat := sorry\ntheorem t : True := sorry\n"
    )
    made = init(write(tmp_path, text))
    assert made.regions == ("code_aux", "code", "proof_aux", "proof")
    assert dict(zip(made.left, made.reasons, strict=True)) == {
        1: "is the body of `instance` without a name, by which its region would be known",
        2: "is the body of `example` without a name, by which its region would be known",
        3: "is not a whole body",
        4: "is followed by `termination_by`, which belongs to the body",
    }


def test_regions_stand_clear_of_what_follows(tmp_path: Path) -> None:
    made = init(write(tmp_path, "def a : Nat := sorry\ndef b : Nat := 3\ntheorem t : True := sorry"))
    lines = made.text.split("\n")
    for i, line in enumerate(lines[:-1]):
        if line.startswith("  -- !benchmark @end"):
            assert lines[i + 1] == ""
    assert made.text.endswith("@end proof\n")


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_newlines_are_kept(tmp_path: Path, newline: str) -> None:
    path = write(tmp_path, PLAIN.removesuffix("\n").replace("\n", newline))
    made = init(path).to_bytes()
    assert made.count(b"\r\n") == (made.count(b"\n") if newline == "\r\n" else 0)
    path.write_bytes(made)
    assert load_task(path).files[0].crlf == (newline == "\r\n")


@pytest.mark.parametrize(
    ("text", "rule"),
    [(SINGLE, "init.marked"), ("def a : Nat := sorry\n", "init.nothing"), ("theorem a : True := trivial\n", "init.nothing")],
)
def test_what_cannot_be_marked(tmp_path: Path, text: str, rule: str) -> None:
    with pytest.raises(TaskError) as caught:
        init(write(tmp_path, text))
    assert caught.value.rule == rule
