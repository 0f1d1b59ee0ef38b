"""Working on the cells of a run folder: claim, run, commit. The same cell is never worked on by two at once."""

from __future__ import annotations

from collections.abc import Callable

from p3.method.events import CellStarted
from p3.method.files import pretty, write_atomic
from p3.method.leases import Claimer, TakenOver
from p3.method.model import Cell, Method, Outcome, OutcomeStatus
from p3.method.outcome import JUDGE_UNKNOWN
from p3.method.runs import Attempt, CellFolder, RunFolder
from p3.method.setup import Setup, context_for
from p3.method.solve import Progress, filled, run_cell
from p3.task.model import Task
from p3.trace import EventSink, Fanout, JsonlSink, NullSink


async def work_on(
    run: RunFolder,
    cell: Cell,
    task: Task,
    method: Method,
    setup: Setup,
    *,
    claimer: Claimer | None = None,
    sink: EventSink | None = None,
    commit_errors: bool = True,
) -> Outcome | None:
    """The outcome of a cell: the committed one, or that of an attempt made here; None while somebody else works on it.

    An outcome with status `error` is only committed where `commit_errors` says so: otherwise the same command tries again, from
    the journal. A process that stood still for so long that another one took the cell over stops working on it. Raises
    Interrupted or CancelledError when stopped; the cell can then be taken up by anyone.
    """
    folder = run.cell(cell)
    if (done := folder.outcome()) is not None:
        return done
    attempt = folder.claim(claimer or Claimer())
    if attempt is None:
        return folder.outcome()
    try:
        async with attempt.lease.kept_alive():
            outcome = await _attempt(run, cell, task, method, setup, attempt, sink or NullSink())
            return _commit(folder, attempt, outcome, commit_errors)
    except TakenOver:
        return folder.outcome()


async def _attempt(
    run: RunFolder, cell: Cell, task: Task, method: Method, setup: Setup, attempt: Attempt, more: EventSink
) -> Outcome:
    with JsonlSink(attempt.trace) as trace:
        sink = Fanout(trace, more)
        sink.emit(CellStarted(task_id=task.task_id, method=method.name, attempt=attempt.number))
        async with context_for(setup, task, cell.models, run.spec, attempt, sink) as context:
            return await run_cell(task, method, context, cell, save=_saver(task, attempt))


def _saver(task: Task, attempt: Attempt) -> Callable[[Progress], None]:
    """Keeps the best candidate on disk, written anew only when it changed."""
    saved: list[str] = []

    def save(progress: Progress) -> None:
        if saved[-1:] != [progress.candidate.sha256]:
            attempt.save_candidate(progress.candidate, filled(task, progress.candidate))
            saved.append(progress.candidate.sha256)

    return save


def _commit(folder: CellFolder, attempt: Attempt, outcome: Outcome, commit_errors: bool) -> Outcome:
    settled = outcome.code == JUDGE_UNKNOWN  # its replies are in the journal: trying again would bring the same
    if outcome.status is OutcomeStatus.ERROR and not commit_errors and not settled:
        write_atomic(attempt.folder / "result.json", pretty(outcome))
        return outcome
    if folder.commit(attempt, outcome):
        return outcome
    return folder.outcome() or outcome
