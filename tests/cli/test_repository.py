"""Repository tasks through the real command line."""

import json
from pathlib import Path

import pytest

from p3 import assets
from tests.cli.conftest import P3, assert_one_sentence

pytestmark = pytest.mark.slow

BANK = assets.benchmarks() / "lean4commit0" / "BankLedger"


def test_an_instance_is_listed_shown_written_out_and_its_solution_too(p3: P3, tmp_path: Path) -> None:
    listed = json.loads(p3("task", "list", "lean4commit0", "--json").stdout)
    assert {t["task_id"] for t in listed} >= {"BankLedger", "TwoStackQueue", "SnapStore", "IntervalSet", "PrintParse"}
    shown = p3("task", "show", "lean4commit0/BankLedger", "--mode", "proof")
    assert shown.returncode == 0
    assert "exactly one of `prove_create_exists`" in shown.stdout
    assert "!curation" not in shown.stdout
    assert p3("task", "materialize", str(BANK), "--mode", "codeproof", "--out", str(tmp_path / "out")).returncode == 0
    assert (tmp_path / "out/BankLedger/Proof/Joint.lean").is_file()
    assert p3("task", "materialize", "lean4commit0/BankLedger", "-o", str(tmp_path / "named")).returncode == 0
    assert (tmp_path / "named/BankLedger/Proof/Joint.lean").is_file()
    written = p3("task", "reference", "lean4commit0/BankLedger", "-o", str(tmp_path / "solution.json"))
    assert "36 regions, complete" in written.stdout
    assert "BankLedger/Impl/Account.lean#code def=getBalance" in json.loads((tmp_path / "solution.json").read_text())


def test_bad_folders_are_one_sentence(p3: P3, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full/x").write_text("")
    assert_one_sentence(p3("task", "materialize", str(BANK), "--out", str(tmp_path / "full")), 2, "no empty folder")
    assert_one_sentence(p3("task", "materialize", str(tmp_path / "none"), "--out", str(tmp_path / "o")), 2, "manifest.json")
    (tmp_path / "One.lean").write_text("")
    assert_one_sentence(p3("task", "materialize", "One.lean", "-o", str(tmp_path / "o")), 2, "One.lean: is no folder")
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad/manifest.json").write_text("{")
    assert_one_sentence(p3("task", "show", str(tmp_path / "bad")), 2, "manifest.json:1", "not JSON")
    wrong = p3("task", "materialize", str(BANK), "--mode", "guess", "--out", str(tmp_path / "o"))
    assert wrong.returncode == 2
