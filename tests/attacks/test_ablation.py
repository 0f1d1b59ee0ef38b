"""Each stage is there for a reason: switched off, it lets something through that the others do not see."""

from __future__ import annotations

import pytest

from p3.grade.model import Stage, VerdictStatus
from p3.grade.options import GradeOptions
from p3.grade.pipeline import LeanGrader
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.sandbox import default_sandbox
from tests.attacks.harness import TEXT_STAGES, fixtures

pytestmark = [pytest.mark.lean, pytest.mark.slow]

FIXTURES = fixtures("rejected")
STAGES = (*sorted(TEXT_STAGES), Stage.PRESENCE, Stage.COMPARE, Stage.AXIOMS, Stage.SAFETY, Stage.REPLAY, Stage.TESTS)


@pytest.mark.parametrize("stage", STAGES, ids=str)
async def test_without_a_stage_something_gets_through(stage: Stage, embedded: EmbeddedToolchain) -> None:
    alone = [f for f in FIXTURES if set(f.objects) == {stage.value}]
    beside_text = [f for f in FIXTURES if {s for s in f.objects if Stage(s) not in TEXT_STAGES} == {stage.value}]
    fixture = next(iter(alone or beside_text))
    without = {stage, *(Stage(s) for s in fixture.objects)}
    task = fixture.load()
    grader = LeanGrader(embedded, default_sandbox(), options=GradeOptions(without=frozenset(without)))
    verdict = await grader.grade(task, fixture.candidate(task))
    assert verdict.status is VerdictStatus.PASS, (fixture.name, verdict.code, verdict.evidence)
