"""From what stands on the command line to what the rooms below take."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from p3.errors import EnvironmentFailed

if TYPE_CHECKING:
    from p3.task.model import Task


def find_task(name: str, *, data: Path | None = None, mode: str = "codeproof", instruction: str | None = None) -> Task:
    """A task by its path, or by `BENCHMARK/TASK`."""
    from p3.task.catalogue import BENCHMARKS, find
    from p3.task.load import load_task, with_instruction

    benchmark, _, task_id = name.partition("/")
    if task_id and benchmark in (*BENCHMARKS, "vero") and not Path(name).exists():
        task = find(benchmark, task_id, data, mode=mode)
        return with_instruction(task, instruction) if instruction is not None else task
    return load_task(name, mode=mode, instruction=instruction)


def write_output(path: Path, content: bytes | str) -> None:
    """Write a file that the user asked for, whole. Raises EnvironmentFailed."""
    from p3.method.files import write_atomic

    if path.is_dir():
        raise EnvironmentFailed(f"cannot write {path}: it is a folder")
    write_atomic(path, content)
