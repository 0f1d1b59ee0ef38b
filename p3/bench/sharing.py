"""What the cells of one process share: calls in flight, grades at a time, the run's money, and how many cells fit a machine."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from pathlib import Path

from p3.bench.purse import Purse
from p3.grade.model import Grader, Verdict
from p3.lean.model import Toolchain
from p3.llm.model import Model, ModelReply, ModelRequest
from p3.llm.wrapped import WrappedModel
from p3.method.setup import Setup
from p3.task.model import Candidate, Task
from p3.trace import EventSink

MEMORY_PER_CELL_MB = 2500
"""A Lean server with its worker, and a build or a kernel replay beside it."""
CELLS_PER_CORE = 4
"""Most of a cell's time is waiting for a model."""


class SharedModel(WrappedModel):
    """A model that is called only while a call is free and the run's money lasts."""

    def __init__(self, inner: Model, free: asyncio.Semaphore, purse: Purse) -> None:
        super().__init__(inner)
        self._free, self._purse = free, purse

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Wait for a free call, pay, answer. Raises RunBudgetReached."""
        async with self._free:
            with self._purse.call(self.name) as paid:
                reply = await self._inner.complete(request)
                paid(reply.usage)
                return reply


class SharedGrader:
    """A grader that waits for its turn. Implements `Grader`."""

    def __init__(self, inner: Grader, free: asyncio.Semaphore) -> None:
        self._inner, self._free = inner, free

    async def grade(self, task: Task, candidate: Candidate) -> Verdict:
        """Grade when it is this candidate's turn: too many at a time would run into their own time limits."""
        async with self._free:
            return await self._inner.grade(task, candidate)


def shared(setup: Setup, *, calls: int, grades: int, purse: Purse) -> Setup:
    """A setup whose cells share calls, grades and money."""
    free_calls, free_grades = asyncio.Semaphore(calls), asyncio.Semaphore(grades)

    def open_model(name: str, task: Task, sink: EventSink) -> Model:
        return SharedModel(setup.open_model(name, task, sink), free_calls, purse)

    def grader(task: Task, toolchain: Toolchain) -> Grader:
        return SharedGrader(setup.grader(task, toolchain), free_grades)

    return replace(setup, open_model=open_model, grader=grader)


def fitting_jobs() -> int:
    """How many cells this machine can hold at a time, by its free memory and its cores."""
    return max(1, min(_free_memory_mb() // MEMORY_PER_CELL_MB, CELLS_PER_CORE * cores()))


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _free_memory_mb() -> int:
    """Free memory in MB, a container's limit considered; 8000 where the system does not say."""
    found = []
    try:
        lines = Path("/proc/meminfo").read_text().splitlines()
        found += [int(line.split()[1]) // 1024 for line in lines if line.startswith("MemAvailable:")]
    except (OSError, ValueError):
        pass
    for limit, used in (("memory.max", "memory.current"), ("memory/memory.limit_in_bytes", "memory/memory.usage_in_bytes")):
        try:
            base = Path("/sys/fs/cgroup")
            found.append((int((base / limit).read_text()) - int((base / used).read_text())) // 2**20)
        except (OSError, ValueError):
            continue
    return min(found, default=8000)
