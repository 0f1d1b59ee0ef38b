"""The baselines with hand-written replies through the whole pipeline on real Lean."""

from __future__ import annotations

from pathlib import Path

import pytest

from p3 import assets
from p3.method.api import solve
from p3.method.model import OutcomeStatus
from p3.method.setup import Setup

pytestmark = [pytest.mark.lean, pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(600)]

SAMPLES = assets.benchmarks() / "verina" / "samples"


@pytest.mark.parametrize(
    ("sample", "method", "repairs"), [("reverse_acc", "seq", 1), ("reverse_acc", "plain", 2), ("list_max", "seq", 0)]
)
async def test_a_baseline_solves_a_sample(sample: str, method: str, repairs: int, real_setup: Setup, tmp_path: Path) -> None:
    outcome = await solve(SAMPLES / sample, model=f"scripted:{SAMPLES}", method=method, runs=tmp_path, setup=real_setup)
    assert outcome.solved, (outcome.code, outcome.reason)
    assert (outcome.method, outcome.plan, outcome.retention) == (method, None, None)
    assert outcome.counts.repairs == repairs
    assert outcome.counts.prover_solves == 0
    assert set(outcome.usage_by_role) == {method, "judge"}
    assert outcome.verdict is not None
    assert outcome.verdict.receipt is not None
    assert outcome.verdict.receipt.plan_sha256 is None


async def test_talk_alone_solves_nothing(real_setup: Setup, tmp_path: Path) -> None:
    folder = SAMPLES / "is_palindrome"
    outcome = await solve(folder, model=f"scripted:{SAMPLES}", method="plain", runs=tmp_path, setup=real_setup)
    assert outcome.status is OutcomeStatus.GAVE_UP
    assert not outcome.mechanical
    assert "flipOnto" in outcome.candidate.regions["code_aux"]
