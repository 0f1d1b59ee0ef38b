"""Where cells are worked on: in this process, or by the workers of a dask cluster. Leases in the run folder distribute them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

from p3.bench.worker import work
from p3.bench.workplan import WorkPlan
from p3.method.files import write_atomic
from p3.method.many import Ended
from p3.method.model import Cell
from p3.trace import EventSink, NullSink


@dataclass(frozen=True)
class LocalExecutor:
    """Works in this process. Implements `Executor`."""

    plan: WorkPlan
    sink: Callable[[Cell], EventSink] = lambda _: NullSink()
    ended: Callable[[Ended], None] = lambda _: None
    notice: Callable[[str], None] = lambda _: None

    async def run(self, cells: tuple[Cell, ...]) -> None:
        """Work on the cells until all have results; those of other processes are waited for."""
        await work(self.plan, cells=cells, sink=self.sink, ended=self.ended, notice=self.notice)


@contextlib.asynccontextmanager
async def driver(run: Path, *, every_s: float = 5.0) -> AsyncIterator[Path]:
    """A file that shows workers elsewhere that their work is wanted: it changes while the block runs and is gone afterwards."""
    path = run / "drivers" / f"{secrets.token_hex(6)}.txt"
    write_atomic(path, "0", durable=False)

    async def beat() -> None:
        count = 0
        while True:
            await asyncio.sleep(every_s)
            count += 1
            with contextlib.suppress(OSError):
                write_atomic(path, str(count), durable=False)

    beating = asyncio.ensure_future(beat())
    try:
        yield path
    finally:
        beating.cancel()
        path.unlink(missing_ok=True)
