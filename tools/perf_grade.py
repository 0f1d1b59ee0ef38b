"""Grading: a grade against one plain build of the same candidate, and candidates per minute."""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from p3 import assets
from p3.grade.pipeline import LeanGrader
from p3.lean.build import compile_modules
from p3.lean.embedded.toolchain import EmbeddedToolchain, ensure
from p3.lean.sandbox import default_sandbox
from p3.lean.terms import Library
from p3.task.load import load_task
from p3.task.model import FileRole, Task
from p3.task.splice import splice

if TYPE_CHECKING:
    from tools.perf import Bench

RATIO = 3.0
"""A grade may take so many plain builds, where the build takes two seconds or more."""
OVERHEAD_S = 1.5
"""Below that, what it may add."""
TASKS = ("verina/samples/list_max", "verina/samples/reverse_acc", "lean4commit0/BankLedger", "lean4commit0/TwoStackQueue")


def measure(bench: Bench) -> None:
    """Figures of grading."""
    toolchain = ensure()
    bench.report("read the library", bench.seconds(lambda: Library.load(toolchain.library()), times=5), "s")
    asyncio.run(_measure(bench, toolchain))


async def _measure(bench: Bench, toolchain: EmbeddedToolchain) -> None:
    grader = LeanGrader(toolchain, default_sandbox())
    for name in TASKS:
        task = load_task(assets.benchmarks() / name)
        assert task.reference is not None
        assert (await grader.grade(task, task.reference)).passed, name
        built, graded = [], []
        for _ in range(3):
            built.append(await _build(toolchain, task))
            start = time.perf_counter()
            await grader.grade(task, task.reference)
            graded.append(time.perf_counter() - start)
        build, grade = statistics.median(built), statistics.median(graded)
        bench.report(f"plain build, {task.task_id}", build, "s")
        if build >= 2:
            bench.report(f"grade, in plain builds, {task.task_id}", grade / build, "×", RATIO)
        else:
            bench.report(f"grade beyond a plain build, {task.task_id}", grade - build, "s", OVERHEAD_S)
    await _throughput(bench, grader)


async def _build(toolchain: EmbeddedToolchain, task: Task) -> float:
    assert task.reference is not None
    tests = {f.path for f in task.files if f.role is FileRole.TEST}
    files = {path: text for path, text in splice(task, task.reference).files.items() if path not in tests}
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        await compile_modules(files, toolchain=toolchain, sandbox=default_sandbox(), out=Path(folder))
        return time.perf_counter() - start


async def _throughput(bench: Bench, grader: LeanGrader) -> None:
    task = load_task(assets.benchmarks() / TASKS[0])
    assert task.reference is not None
    count, workers = 20, min(os.cpu_count() or 1, 2)
    waiting = asyncio.Semaphore(workers)

    async def one() -> None:
        async with waiting:
            assert task.reference is not None
            await grader.grade(task, task.reference)

    start = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(count)))
    bench.report(f"small candidates, {workers} at a time", 60 * count / (time.perf_counter() - start), "per min")
