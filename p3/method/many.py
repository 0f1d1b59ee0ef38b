"""Several cells of one run, side by side up to a limit."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass

from p3.errors import Interrupted, TaskError, ToolchainError, UsageError
from p3.method.leases import Claimer
from p3.method.model import Cell, Method, Outcome
from p3.method.outcome import failed
from p3.method.runs import CorruptedCell, RunFolder, cells_of
from p3.method.setup import Setup
from p3.method.work import work_on
from p3.task.model import Task
from p3.trace import EventSink, NullSink


@dataclass(frozen=True)
class Ended:
    """A cell and what it came to; None where another process works on it, or its result cannot be read."""

    cell: Cell
    outcome: Outcome | None


async def solve_all(
    run: RunFolder,
    tasks: Mapping[str, Task],
    method: Callable[[str], Method],
    setup: Setup,
    *,
    jobs: int = 1,
    sink: Callable[[Cell], EventSink] = lambda _: NullSink(),
    ended: Callable[[Ended], None] = lambda _: None,
) -> tuple[Ended, ...]:
    """Work on every cell of a run; `ended` is told of each as it ends. Results come in the order of the cells.

    Raises what makes work impossible as a whole (a missing key, no toolchain), after the cells at work were stopped.
    """
    claimer = Claimer()
    cells = cells_of(run.spec)
    found: list[Ended] = []
    for task in tasks.values():
        run.add_task(task)

    async def work(cell: Cell) -> Outcome | None:
        task, kind = tasks[cell.task_id], method(cell.method)
        try:
            return await work_on(run, cell, task, kind, setup, claimer=claimer, sink=sink(cell), commit_errors=False)
        except (TaskError, ToolchainError) as error:  # about this task alone
            if len(tasks) == 1:
                raise
            return failed(cell, error)

    def keep(result: Ended) -> None:
        found.append(result)
        ended(result)

    await work_through(cells, work, jobs=jobs, ended=keep)
    return tuple(sorted(found, key=lambda e: cells.index(e.cell)))


async def work_through(
    cells: Iterable[Cell],
    work: Callable[[Cell], Awaitable[Outcome | None]],
    *,
    jobs: int,
    ended: Callable[[Ended], None] = lambda _: None,
    poll_s: float | None = None,
) -> None:
    """Call `work` on every cell, up to `jobs` at a time, in their order; `ended` is told of each.

    A cell that another process holds (`work` gives None) is tried again every `poll_s` seconds until it has its outcome; without
    `poll_s` it counts as ended. Where one cell raises Interrupted no further one is begun, and it is raised when the others have
    ended by themselves; anything else ends the others first.
    """
    if jobs < 1:
        raise UsageError(f"{jobs} jobs leave nothing to work with")
    clock = asyncio.get_running_loop().time
    waiting = deque((0.0, cell) for cell in cells)
    at_work: dict[asyncio.Task[Outcome | None], Cell] = {}
    stopped: Interrupted | None = None
    try:
        while waiting or at_work:
            while waiting and len(at_work) < jobs and waiting[0][0] <= clock():
                cell = waiting.popleft()[1]
                at_work[asyncio.ensure_future(work(cell))] = cell
            pause = max(0.0, waiting[0][0] - clock()) if waiting and len(at_work) < jobs else None
            for task in await _first_of(at_work, pause):
                cell = at_work.pop(task)
                try:
                    outcome, held = task.result(), task.result() is None
                except CorruptedCell:
                    outcome, held = None, False
                except Interrupted as error:
                    stopped = stopped or error
                    waiting.clear()
                    continue
                if held and poll_s is not None and stopped is None:
                    waiting.append((clock() + poll_s, cell))
                else:
                    ended(Ended(cell, outcome))
    finally:
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
    if stopped is not None:
        raise stopped


async def _first_of(tasks: Iterable[asyncio.Task[Outcome | None]], pause: float | None) -> set[asyncio.Task[Outcome | None]]:
    """Tasks that have ended, once one has or `pause` seconds are over."""
    if not tasks:
        await asyncio.sleep(pause or 0.0)
        return set()
    return (await asyncio.wait(tasks, timeout=pause, return_when=asyncio.FIRST_COMPLETED))[0]
