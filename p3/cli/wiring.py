"""From what stands on the command line to what the rooms below take."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from p3.errors import EnvironmentFailed, UsageError

if TYPE_CHECKING:
    from p3.grade.model import Grader
    from p3.llm.budget import BudgetLimits
    from p3.llm.model import Model
    from p3.settings import Settings
    from p3.task.model import Task
    from p3.trace import EventSink

ROLES = ("planner", "reviewer", "elaborator", "judge")
T = TypeVar("T")


def find_task(name: str, *, data: Path | None = None, mode: str = "codeproof", instruction: str | None = None) -> Task:
    """A task by its path, or by `BENCHMARK/TASK`."""
    from p3.task.catalogue import BENCHMARKS, find
    from p3.task.load import load_task, with_instruction

    benchmark, _, task_id = name.partition("/")
    if task_id and benchmark in (*BENCHMARKS, "vero") and not Path(name).exists():
        task = find(benchmark, task_id, data, mode=mode)
        return with_instruction(task, instruction) if instruction is not None else task
    return load_task(name, mode=mode, instruction=instruction)


def grader_for(task: Task, settings: Settings, *, notice: Callable[[str], None] | None = None) -> Grader:
    """The grader for a task: the toolchain it needs, in the sandbox."""
    from p3.grade.options import GradeOptions
    from p3.grade.pipeline import LeanGrader
    from p3.lean.sandbox import default_sandbox
    from p3.lean.toolchain import choose

    toolchain = choose(task.import_class, task.toolchain, settings.toolchain, imports=task.imports, project=settings.lean_project)
    options = GradeOptions(task_toolchain=settings.toolchain == "task")
    return LeanGrader(toolchain, default_sandbox(settings.unsafe_no_sandbox), options=options, notice=notice)


def roles_of(given: list[str] | None) -> dict[str, str]:
    """`ROLE=MODEL` flags as a table. Raises UsageError."""
    table = {}
    for text in given or ():
        role, sign, name = text.partition("=")
        if not sign or not name or role not in ROLES:
            raise UsageError(f"--role {text}: write ROLE=MODEL, with a role of {', '.join(ROLES)}")
        table[role] = name
    return table


def model_named(name: str | None, settings: Settings, *, task_id: str | None = None, sink: EventSink | None = None) -> Model:
    """The model of a name with the settings' options. Raises UnknownModel, MissingKey, UsageError."""
    from p3.llm import open_model

    return open_model(
        name or "",
        base_url=settings.base_url,
        key_variable=settings.key_variable,
        temperature=settings.temperature,
        reasoning_effort=settings.reasoning_effort,
        max_tokens=settings.max_tokens,
        timeout_s=settings.timeout_s,
        prices=settings.prices.get(name or ""),
        tools=settings.tools,
        task_id=task_id,
        replay_drift=settings.replay_drift,
        sink=sink,
    )


def limits_of(settings: Settings) -> BudgetLimits:
    """What one task may take."""
    from p3.llm.budget import BudgetLimits

    wall = None if settings.max_minutes is None else settings.max_minutes * 60
    return BudgetLimits(settings.max_cost, settings.max_total_tokens, settings.max_calls, wall)


def run_async(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end on one event loop in this thread. SIGTERM stops it as Ctrl-C does, so that everything is put away."""

    async def guarded() -> T:
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        return await work

    try:
        return asyncio.run(guarded())
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None


def write_output(path: Path, content: bytes | str) -> None:
    """Write a file that the user asked for, whole. Raises EnvironmentFailed."""
    from p3.method.files import write_atomic

    if path.is_dir():
        raise EnvironmentFailed(f"cannot write {path}: it is a folder")
    write_atomic(path, content)
