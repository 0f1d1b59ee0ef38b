"""Every sample task with its hand-written replies, through the whole pipeline on real Lean; and wrong answers turned down."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from p3 import assets
from p3.llm.model import RoleModels
from p3.method.api import solve, spec_of
from p3.method.context import Context
from p3.method.demo import CASES
from p3.method.model import Attempted, Cell, Outcome, OutcomeStatus
from p3.method.run_store import find_run, start_run
from p3.method.runs import cells_of
from p3.method.setup import Setup
from p3.method.work import work_on
from p3.task.load import load_task
from p3.task.model import Candidate, Task
from p3.task.splice import extract, shipped, splice
from tools import how_p3_works

pytestmark = [pytest.mark.lean, pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(600), pytest.mark.slow]

FOLDERS = ("verina/samples", "algoveri/samples", "lean4commit0")
SAMPLES = sorted(p.parent for b in FOLDERS for p in (assets.benchmarks() / b).glob("*/replies.toml"))


@pytest.mark.parametrize("folder", SAMPLES, ids=lambda p: p.name)
async def test_a_sample_is_solved_by_its_replies(folder: Path, real_setup: Setup, tmp_path: Path) -> None:
    setup = replace(real_setup, record=True)
    outcome = await solve(folder, model=f"scripted:{folder / 'replies.toml'}", runs=tmp_path, setup=setup)
    assert outcome.solved, (outcome.code, outcome.reason)
    assert not outcome.live
    assert outcome.verdict is not None
    assert outcome.verdict.receipt is not None
    assert outcome.plan is not None
    assert outcome.verdict.receipt.plan_sha256 == outcome.plan.plan.sha256
    assert outcome.retention is not None
    assert outcome.retention.same_statement == outcome.retention.planned
    assert outcome.conformance is not None
    assert outcome.conformance.conforms
    for case in CASES:
        if case.path == folder and case.replies == "replies.toml":
            assert all(s.seen(outcome) for s in case.shows)
    _unchanged_outside_regions(load_task(folder), tmp_path)
    if folder == assets.benchmarks() / how_p3_works.SAMPLE:
        page = how_p3_works.PAGE.read_text(encoding="utf-8")
        assert how_p3_works.filled(page, how_p3_works.read(tmp_path)) == page, "run python -m tools.how_p3_works"


def _unchanged_outside_regions(task: Task, runs: Path) -> None:
    run = find_run(runs, "last")
    path = run.cell(cells_of(run.spec)[0]).path / "attempt-1" / "candidate"
    files = {f.path: (path / f.path).read_text() for f in task.files}
    candidate = Candidate.model_validate_json((path / "candidate.json").read_bytes())
    assert splice(task, extract(task, files)).files == files == splice(task, candidate).files


async def test_a_program_that_breaks_the_instruction_is_rejected_by_the_judge(real_setup: Setup, tmp_path: Path) -> None:
    case = next(c for c in CASES if c.expected is OutcomeStatus.REJECTED)
    outcome = await solve(case.path, model=case.model, runs=tmp_path, setup=real_setup)
    assert (outcome.status, outcome.code, outcome.mechanical) == (OutcomeStatus.REJECTED, "R_INSTRUCTION", True)
    assert outcome.judgement is not None
    assert outcome.judgement.quotes


# ---------------------------------------------------------------- wrong answers


class Submits:
    """A method that hands over a given candidate."""

    name = "submits"

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate

    async def attempt(self, task: Task, context: Context) -> Attempted:
        return Attempted(candidate=self.candidate, status="submitted")


REVERSE = load_task(assets.benchmarks() / "verina" / "samples" / "reverse_acc")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"proof": "  sorry\n"}, "R_AXIOM_SORRY"),
        ({"proof": "  rfl\n"}, "R_BUILD_ERROR"),
        ({"code": "  pourOver xs [0]\n"}, "R_BUILD_ERROR"),
        ({"proof_aux": "axiom pourOver_eq (xs acc : List Nat) : pourOver xs acc = backwards xs ++ acc\n"}, "R_AXIOM_CUSTOM"),
        ({"code": "  backwards xs\n", "proof": "  rfl\n", "code_aux": "", "proof_aux": ""}, "R_BUILD_ERROR"),
        ({"proof_aux": "#eval 1\n" + shipped(REVERSE).regions["proof_aux"]}, "R_FORBIDDEN_COMMAND"),
    ],
)
async def test_a_wrong_answer_is_rejected_by_the_right_code(
    changes: dict[str, str], code: str, real_setup: Setup, tmp_path: Path
) -> None:
    candidate = Candidate(regions=shipped(REVERSE).regions | changes)
    outcome = await _submit(REVERSE, candidate, real_setup, tmp_path)
    assert (outcome.status, outcome.code) == (OutcomeStatus.REJECTED, code), outcome.reason
    assert not outcome.mechanical


async def _submit(task: Task, candidate: Candidate, setup: Setup, runs: Path) -> Outcome:
    spec = spec_of(task, RoleModels(default=CASES[0].model)).model_copy(update={"methods": ("submits",)})
    run = start_run(runs, spec)
    cell: Cell = cells_of(spec)[0]
    outcome = await work_on(run, cell, task, Submits(candidate), setup)
    assert outcome is not None
    return outcome
