"""Several cells of one run, side by side up to a limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from p3.method.leases import Claimer
from p3.method.model import Cell, Method, Outcome
from p3.method.runs import RunFolder, cells_of
from p3.method.setup import Setup
from p3.method.work import work_on
from p3.task.model import Task
from p3.trace import EventSink, NullSink


@dataclass(frozen=True)
class Ended:
    """A cell and what it came to; None where another process works on it."""

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
    gate = asyncio.Semaphore(jobs)
    claimer = Claimer()
    for task in tasks.values():
        run.add_task(task)

    async def one(cell: Cell) -> Ended:
        async with gate:
            outcome = await work_on(
                run, cell, tasks[cell.task_id], method(cell.method), setup, claimer=claimer, sink=sink(cell), commit_errors=False
            )
        result = Ended(cell, outcome)
        ended(result)
        return result

    work = [asyncio.ensure_future(one(cell)) for cell in cells_of(run.spec)]
    try:
        return tuple(await asyncio.gather(*work))
    finally:
        for task_ in work:
            task_.cancel()
        await asyncio.gather(*work, return_exceptions=True)
