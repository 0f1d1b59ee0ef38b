"""One process works through a run: claims cells that are free, leaves those that others hold, goes on until all are committed.

`python -m p3.bench.worker` is such a process for other programs: it reads a `WorkPlan` as one line of JSON on stdin, works as
long as stdin stays open (so it ends with its parent) and the plan's driver is alive, and prints one line of JSON at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import io
import json
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from p3.bench.purse import Purse
from p3.bench.sharing import cores, fitting_jobs, shared
from p3.bench.watch import Watch
from p3.bench.workplan import WorkPlan, make_setup
from p3.errors import EnvironmentFailed, ExitCode, P3Error, RunFolderError, TaskError, ToolchainError
from p3.method.leases import Claimer
from p3.method.many import Ended, work_through
from p3.method.model import Cell, Outcome, OutcomeStatus
from p3.method.outcome import failed
from p3.method.registry import method
from p3.method.run_store import open_run
from p3.method.runs import RunFolder, model_name
from p3.method.versions import versions
from p3.method.work import work_on
from p3.trace import EventSink, NullSink

ERROR_STREAK = 20
"""Cells in a row with the same error, after which the run stops: something is wrong with more than a cell."""
DRIVER_STALE_S = 120.0


async def work(
    plan: WorkPlan,
    *,
    cells: Iterable[Cell] | None = None,
    sink: Callable[[Cell], EventSink] = lambda _: NullSink(),
    ended: Callable[[Ended], None] = lambda _: None,
    notice: Callable[[str], None] = lambda _: None,
) -> None:
    """Work until every cell of the run has its result. Errors of single cells are results; they can be retried later.

    Raises RunBudgetReached when the run's money is used up, P3Error for what makes all work impossible.
    """
    run = _open(plan)
    watch = Watch(run)
    purse = Purse(plan.max_run_cost, watch.spent, notice=notice)
    setup = shared(make_setup(plan), calls=plan.calls, grades=cores(), purse=purse)
    claimer = Claimer(stale_s=plan.stale_s)
    task = functools.cache(run.same_task)
    streak = _Streak()

    async def one(cell: Cell) -> Outcome | None:
        try:
            return await work_on(run, cell, task(cell.task_id), method(cell.method), setup, claimer=claimer, sink=sink(cell))
        except (TaskError, ToolchainError) as error:  # about this task alone
            run.cell(cell).settle(failed(cell, error))
            return run.cell(cell).outcome()

    def told(result: Ended) -> None:
        ended(result)
        streak.take(result.outcome)

    todo = [f.cell for f in watch.open_cells()]
    if cells is not None:
        wanted = {_key(c) for c in cells}
        todo = [c for c in todo if _key(c) in wanted]
    await work_through(todo, one, jobs=plan.jobs or fitting_jobs(), ended=told, poll_s=plan.poll_s)


def _key(cell: Cell) -> tuple[str, str, str, int]:
    return cell.task_id, cell.method, model_name(cell.models), cell.epoch


def _open(plan: WorkPlan) -> RunFolder:
    run = open_run(plan.run)
    if run.record.simulated:
        raise RunFolderError(f"{plan.run} is a simulated run; real cells are never put into one")
    if changed := run.record.versions.changed(versions()):
        raise EnvironmentFailed(f"this machine has another {changed} than the run {plan.run} was begun with")
    return run


@dataclass
class _Streak:
    """Errors in a row."""

    outcomes: list[Outcome] = field(default_factory=list)

    def take(self, outcome: Outcome | None) -> None:
        """Count an outcome. Raises EnvironmentFailed when too many in a row ended in the same error."""
        if outcome is None:
            return
        if outcome.status is not OutcomeStatus.ERROR or (self.outcomes and self.outcomes[0].code != outcome.code):
            self.outcomes = []
        if outcome.status is OutcomeStatus.ERROR:
            self.outcomes.append(outcome)
        if len(self.outcomes) >= ERROR_STREAK:
            raise EnvironmentFailed(
                f"{ERROR_STREAK} cells in a row ended in {outcome.code} ({outcome.reason}); "
                "mend that and give the same command with --retry error"
            )


# ---------------------------------------------------------------- as a process


async def watch_driver(path: Path, *, stale_s: float = DRIVER_STALE_S, every_s: float = 2.0) -> None:
    """Return once the driver's file is gone, or has not changed for `stale_s` seconds of this process's clock."""
    clock = asyncio.get_running_loop().time
    seen, since = b"", clock()
    while True:
        content = _content(path, seen)
        if content is None:
            return
        if content != seen:
            seen, since = content, clock()
        if clock() - since > stale_s:
            return
        await asyncio.sleep(every_s)


def _content(path: Path, seen: bytes) -> bytes | None:
    """A file's content, None where it is gone; what was seen last where a network file system is away for a moment."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError:
        return seen


async def _closed(stream: int) -> None:
    """Return once a pipe has been closed at its other end."""
    loop, over = asyncio.get_running_loop(), asyncio.Event()

    def readable() -> None:
        if not os.read(stream, 4096):
            loop.remove_reader(stream)
            over.set()

    loop.add_reader(stream, readable)
    await over.wait()


async def _until_unwanted(plan: WorkPlan) -> None:
    """Work as long as the parent lives and the driver wants it. Raises CancelledError when that ends."""
    main = asyncio.current_task()
    assert main is not None
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, main.cancel)

    async def then_stop(waiting: Awaitable[None]) -> None:
        await waiting
        main.cancel()

    guards = [asyncio.ensure_future(then_stop(_closed(sys.stdin.fileno())))]
    if plan.driver is not None:
        guards.append(asyncio.ensure_future(then_stop(watch_driver(plan.driver))))
    try:
        await work(plan)
    finally:
        for guard in guards:
            guard.cancel()


def main() -> int:
    """Work by the plan on stdin; the exit code is also in the line printed."""
    said: dict[str, Any] = {"code": ExitCode.OK, "reason": ""}
    try:
        with io.FileIO(sys.stdin.fileno(), closefd=False) as stdin:  # unbuffered: the rest is for `_closed`
            plan = WorkPlan.model_validate_json(stdin.readline())
        os.chdir(plan.folder)
        asyncio.run(_until_unwanted(plan))
    except (asyncio.CancelledError, KeyboardInterrupt):
        said = {"code": ExitCode.INTERRUPTED, "reason": "stopped"}
    except P3Error as error:
        said = {"code": error.exit_code, "reason": str(error)}
    except Exception as error:  # noqa: BLE001 - whoever started this process is told in any case
        said = {"code": ExitCode.ENVIRONMENT, "reason": f"{type(error).__name__}: {error}"}
    with contextlib.suppress(BrokenPipeError):
        print(json.dumps(said), flush=True)  # noqa: T201
    return int(said["code"])


if __name__ == "__main__":
    sys.exit(main())
