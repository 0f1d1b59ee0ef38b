"""Feedback through a session after an edit, against a fresh `lean` on the same file; memory of a Lean worker."""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from p3 import assets
from p3.lean.embedded.toolchain import EmbeddedToolchain, ensure
from p3.lean.model import Clean
from p3.lean.sandbox import default_sandbox
from p3.lean.sandboxing.usage import descendants
from p3.lean.session import McpSession, open_session
from p3.lean.temporary import temporary_folder
from p3.task.load import load_task
from p3.task.model import Task
from p3.task.splice import splice

if TYPE_CHECKING:
    from tools.perf import Bench

RATIO = 0.5
"""Feedback after an edit may take so much of a fresh `lean` on the same file."""
SAMPLES = ("list_max", "reverse_acc", "prefix_sums", "floor_log2")
EDITS = 7


def measure(bench: Bench) -> None:
    """Figures of feedback."""
    asyncio.run(_measure(bench, ensure()))


async def _measure(bench: Bench, toolchain: EmbeddedToolchain) -> None:
    async with open_session(toolchain, default_sandbox()) as session:
        for name in SAMPLES:
            task = load_task(assets.benchmarks() / "verina" / "samples" / name)
            path, text = _solved(task)
            fresh = await _median([_fresh(toolchain, path, _edited(text, n)) for n in range(EDITS)])
            await _feedback(session, path, text)
            after = await _median([_feedback(session, path, _edited(text, n)) for n in range(EDITS)])
            bench.report(f"fresh lean, {task.task_id}", fresh, "s")
            bench.report(f"feedback after an edit, {task.task_id}", after / fresh, "×", RATIO, note=f"{after:.3f} s")
        bench.report("memory of the largest Lean worker", max(_worker_kb()) / 1024, "MB")


def _solved(task: Task) -> tuple[str, str]:
    """The task's file with the reference solution."""
    assert task.reference is not None
    ((path, text),) = splice(task, task.reference).files.items()
    return path, text


def _edited(text: str, number: int) -> str:
    """Another last declaration each time, as while a proof is being repaired."""
    return f"{text}\ntheorem edited : {number} + 0 = {number} := by\n  simp\n"


async def _median(actions: Sequence[Awaitable[None]]) -> float:
    """Seconds that one of them takes, one after another."""
    took = []
    for action in actions:
        start = time.perf_counter()
        await action
        took.append(time.perf_counter() - start)
    return statistics.median(took)


async def _feedback(session: McpSession, path: str, text: str) -> None:
    await session.write(path, text)
    assert isinstance(await session.diagnostics(path), Clean)


async def _fresh(toolchain: EmbeddedToolchain, path: str, text: str) -> None:
    """Lean alone: no sandbox, no server, nothing written."""
    with temporary_folder("perf") as folder:
        file = folder / path
        file.write_text(text)
        lean = await asyncio.create_subprocess_exec(
            *toolchain.lean(str(file)), env=toolchain.env(), stdout=asyncio.subprocess.DEVNULL
        )
        assert await lean.wait() == 0


def _worker_kb() -> list[int]:
    """Memory of each Lean worker below this process, in kB; mapped files count where they are in memory."""
    found = []
    for pid in descendants(os.getpid()):
        proc = Path("/proc", str(pid))
        if b"--worker" in proc.joinpath("cmdline").read_bytes().split(b"\0"):
            (rss,) = (line for line in proc.joinpath("status").read_text().splitlines() if line.startswith("VmHWM:"))
            found.append(int(rss.split()[1]))
    return found
