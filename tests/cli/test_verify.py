"""What `p3 verify` prints: one line for each stage, and the whole evidence below."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from p3.grade.model import Stage
from tests.cli.conftest import P3

pytestmark = pytest.mark.lean

TASK = """\
def twice (n : Nat) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

def frozen (n : Nat) : Nat := n + sorry

theorem twice_eq (n : Nat) : twice n = n + n := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
"""


@pytest.mark.slow
def test_evidence_of_several_lines_does_not_break_the_table(p3: P3, tmp_path: Path) -> None:
    (tmp_path / "Twice.lean").write_text(TASK)
    (tmp_path / "open.json").write_text(json.dumps({"code": "  n + n\n", "proof": "  skip\n"}))
    done = p3("verify", "Twice.lean", "open.json")
    assert done.returncode == 1, done.stderr
    table, _, below = done.stdout.partition("\n\n")
    head, *rows = table.split("\n")
    assert head == "stage"
    assert [next((s for s in Stage if r.startswith(s)), None) for r in rows] == list(Stage)
    assert [r for r in rows if r.endswith("R_BUILD_ERROR region `proof`, as a whole: unsolved goals …")]
    assert below == "REJECT R_BUILD_ERROR: region `proof`, as a whole: unsolved goals\nn : Nat\n⊢ twice n = n + n\n"


@pytest.mark.slow
def test_a_frozen_gap_below_a_long_body_is_no_obstacle(p3: P3, tmp_path: Path) -> None:
    (tmp_path / "Twice.lean").write_text(TASK)
    (tmp_path / "good.json").write_text(json.dumps({"code": "  let m := n\n  m + n\n", "proof": "  rfl\n"}))
    done = p3("verify", "Twice.lean", "good.json")
    assert done.stdout.endswith("\n\nPASS\n"), done.stdout
    assert done.returncode == 0
