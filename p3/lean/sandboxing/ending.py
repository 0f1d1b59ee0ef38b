"""Ending a child process for certain: whatever it still writes, and however often the caller is cancelled meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence

Step = tuple[Callable[[], object] | None, float]
"""What to do, and for how many seconds to wait afterwards."""


async def end_process(process: asyncio.subprocess.Process, steps: Sequence[Step]) -> None:
    """Take one step after the other until the process is gone. No other task may be reading its pipes.

    Its output is read and dropped: a child that cannot write cannot end, and asyncio reports an end only once the pipes
    are empty. A cancellation is raised when the process is gone, not before.
    """
    gone = asyncio.ensure_future(_gone(process))
    cancelled: asyncio.CancelledError | None = None
    for step, patience in steps:
        if step is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                step()
        until = asyncio.get_running_loop().time() + patience
        while not gone.done() and (left := until - asyncio.get_running_loop().time()) > 0:
            try:
                await asyncio.wait([gone], timeout=left)
            except asyncio.CancelledError as e:
                cancelled = e
        if gone.done():
            break
    gone.cancel()
    if cancelled is not None:
        raise cancelled


async def _gone(process: asyncio.subprocess.Process) -> None:
    pipes = [p for p in (process.stdout, process.stderr) if p is not None]
    await asyncio.gather(process.wait(), *map(_discard, pipes))


async def _discard(pipe: asyncio.StreamReader) -> None:
    while await pipe.read(65536):
        pass
