"""Small task texts and Lean text strategies that several tests use."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

SINGLE = """\
import Init

/-! The larger of two numbers.

Instruction: Decide with one comparison;
the library's maximum is not allowed.
-/

-- !benchmark @start code_aux
-- !benchmark @end code_aux

def larger (a b : Nat) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

theorem larger_spec (a b : Nat) : a ≤ larger a b ∧ b ≤ larger a b := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
"""


def write(folder: Path, text: str = SINGLE, name: str = "Larger.lean") -> Path:
    """A task file in a folder."""
    path = folder / name
    path.write_bytes(text.encode())
    return path


def bodies() -> st.SearchStrategy[str]:
    """Region bodies of any content that holds no marker line: whole lines, LF."""
    line = st.text(st.characters(exclude_characters="\n\r", exclude_categories=("Cs",)), max_size=30)
    return st.lists(line.filter(lambda s: "benchmark" not in s), max_size=5).map(lambda ls: "".join(x + "\n" for x in ls))
