"""What a person sees of a bench: a table of methods that fills, money, cells at work, the time left. Only at a terminal."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from p3.cli.console import at_terminal

if TYPE_CHECKING:
    from rich.console import RenderableType

    from p3.bench.watch import Status
    from p3.method.runs import RunFolder

EVERY_S = 1.0
SHARE = 20.0
"""Looking takes at most a twentieth of the time."""


@contextlib.asynccontextmanager
async def following(run: RunFolder) -> AsyncIterator[None]:
    """Show the run's state on stderr while the block runs; nothing where there is no terminal."""
    if not at_terminal():
        yield
        return
    from rich.console import Console
    from rich.live import Live

    from p3.bench.watch import Watch

    watch, began = Watch(run), time.monotonic()
    first = watch.look()

    async def refresh(live: Live) -> None:
        while True:
            start = time.monotonic()
            live.update(view(watch.look(), first, time.monotonic() - began), refresh=True)
            await asyncio.sleep(max(EVERY_S, SHARE * (time.monotonic() - start)))

    with Live(view(first, first, 0.0), console=Console(stderr=True), auto_refresh=False, transient=True) as live:
        showing = asyncio.ensure_future(refresh(live))
        try:
            yield
        finally:
            showing.cancel()


def view(now: Status, first: Status, elapsed_s: float) -> RenderableType:
    """The state of a run. `first` is the state when this process began, for the time left."""
    from rich.progress_bar import ProgressBar
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    for arm in now.arms:
        rate = f"{100 * arm.solved / (arm.done - arm.errors):.0f} %" if arm.done > arm.errors else "–"
        errors = f"{arm.errors} errors" if arm.errors else ""
        table.add_row(Text(arm.method, style="bold"), arm.model, f"{arm.done} done", f"{arm.solved} solved", rate, errors)
    unknown = f" + {now.spent.unknown} calls or cells of unknown price" if now.spent.unknown else ""
    line = (
        f"{now.done} of {now.cells} cells, {now.running} running, ${now.spent.cost:.2f}{unknown}, {left(now, first, elapsed_s)}"
    )
    whole = Table.grid()
    for part in (table, ProgressBar(total=max(1, now.cells), completed=now.done, width=60), Text(line, style="dim")):
        whole.add_row(part)
    return whole


def left(now: Status, first: Status, elapsed_s: float) -> str:
    """The time left in words, by the pace since this process began."""
    done = now.done - first.done
    if not done:
        return f"{clock(elapsed_s)} so far"
    return f"{clock(elapsed_s)} so far, about {clock(elapsed_s / done * (now.cells - now.done))} left"


def clock(seconds: float) -> str:
    """Seconds as 1:02:03 or 2:03."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
