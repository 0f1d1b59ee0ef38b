"""The library's claim to real Lean's names and statements: written down, complete, and nothing but three axioms beneath it."""

from __future__ import annotations

from pathlib import Path

import pytest

from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.terms.constants import Kind, Safety
from p3.lean.terms.environment import Environment, Library
from p3.lean.terms.names import Name
from tools import portability

pytestmark = pytest.mark.lean

AXIOMS = {"propext", "Quot.sound", "Classical.choice"}
UNPROVED = {"sorryAx", "lcErased", "lcProof", "lcUnreachable", "lcAny", "lcVoid", "Quot.lcInv"}
"""Axioms that nothing proved rests on: what `sorry` elaborates to, and what compiled code holds in place of erased terms."""


@pytest.fixture(scope="module")
def environment(embedded: EmbeddedToolchain) -> Environment:
    return Environment(Library.load(embedded.with_mathlib_layer().library()), [])


def test_the_library_has_three_axioms(environment: Environment) -> None:
    declared = {str(n) for n in environment.library.where if environment.kind(n) is Kind.AXIOM}
    assert declared - UNPROVED == AXIOMS


@pytest.mark.slow
def test_every_proof_rests_on_the_three_axioms(environment: Environment) -> None:
    theorems = [n for n in environment.library.where if environment.kind(n) is Kind.THEOREM]
    reached = environment.closure(theorems).reached
    assert {str(n) for n in reached if environment.kind(n) is Kind.AXIOM} <= AXIOMS
    assert all(environment[n].safety is Safety.SAFE for n in reached)
    assert len(theorems) > 3500


@pytest.mark.slow
def test_the_file_of_claims_is_current_and_elaborates(embedded: EmbeddedToolchain, capsys: pytest.CaptureFixture[str]) -> None:
    assert portability.main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.slow
def test_a_wrong_claim_is_noticed(
    embedded: EmbeddedToolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = "universe u_1\nexample : ∀ (n : Nat), n + 0 = 0 := @Nat.add_zero\n"
    (tmp_path / "portability.lean").write_text(wrong)
    monkeypatch.setattr(portability, "FILE", tmp_path / "portability.lean")
    assert portability.main(["--check"]) == 1
    said = capsys.readouterr().out
    assert "portability.lean:2: Type mismatch" in said
    assert "not in portability.lean: Nat.add_comm\n" in said
    assert "not in portability.lean: Nat.add_zero\n" not in said


def test_what_is_claimed(embedded: EmbeddedToolchain) -> None:
    names = {c.name for c in portability.claims(embedded)}
    assert {"Nat.add_comm", "List.map", "Std.HashMap.getElem?_insert", "Array.size_push", "Option.some"} <= names
    assert not [n for n in names if n.startswith(("P3.", "Lean.Parser.")) or "match_" in n]
    assert str(Name.parse("List.range.loop")) in names
