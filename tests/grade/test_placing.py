"""What the evidence of a failed build names: the region and line, the body as a whole, or frozen text."""

from __future__ import annotations

import pytest

from p3.grade.pipeline import LeanGrader
from tests.grade.conftest import GOOD, MakeTask, fill

pytestmark = pytest.mark.lean
COLUMN = "; the region begins in column 0, where Lean reads a new command"


@pytest.mark.parametrize(
    ("regions", "beginning", "unindented"),
    [
        ({"proof": "  skip\n  exact 3\n"}, "region `proof`, line 2: ", False),
        ({"proof": "  skip\n"}, "region `proof`, as a whole: unsolved goals", False),
        ({"proof": "-- at once\nrfl\n"}, "region `proof`, as a whole; ", True),
        ({"code": "  double n\n"}, "Doubling.lean, in the frozen header of `Task.double`, whose body is region `code`: ", False),
        ({"code": "n + m\n"}, "region `code`, line 1: ", False),
        ({"code_aux": "namespace Open\n"}, "Doubling.lean, in frozen text after the regions above it: ", False),
    ],
)
async def test_evidence(
    grader: LeanGrader, make_task: MakeTask, regions: dict[str, str], beginning: str, unindented: bool
) -> None:
    task = make_task()
    verdict = await grader.grade(task, fill(task, {**GOOD, **regions}))
    assert verdict.code == "R_BUILD_ERROR"
    assert verdict.evidence.startswith(beginning), verdict.evidence
    assert (COLUMN in verdict.evidence) == unindented


async def test_a_term_in_column_0_is_one(grader: LeanGrader, make_task: MakeTask) -> None:
    task = make_task()
    assert (await grader.grade(task, fill(task, {**GOOD, "code": "n + n\n"}))).passed
