"""Loading a task from a path: which layout it has is seen from the files, or said by the caller."""

from __future__ import annotations

from pathlib import Path

from p3.errors import TaskError, UsageError
from p3.task.formats import algoveri, single, verina
from p3.task.model import Task
from p3.task.rules import Instruction
from p3.wording import unreadable

BENCHMARKS = ("verina", "algoveri", "lean4commit0", "single")


def load_task(
    path: str | Path,
    *,
    benchmark: str | None = None,
    mode: str = "codeproof",
    instruction: str | None = None,
) -> Task:
    """The task at a path: a Lean file with region markers, a Verina or AlgoVeri folder, or a repository instance.

    `instruction` replaces the task's own; `@FILE` reads it from a file. Raises TaskError.
    """
    where = Path(path)
    if benchmark is not None and benchmark not in BENCHMARKS:
        raise UsageError(f"there is no benchmark `{benchmark}`; use one of {', '.join(BENCHMARKS)}")
    layout = benchmark or detect(where)
    if layout == "verina":
        task = verina.load(where, mode=mode)
    elif layout == "algoveri":
        task = algoveri.load(where, mode=mode)
    elif layout == "lean4commit0":
        task = _repository(where, mode)
    else:
        task = single.load(where, mode=mode)
    return with_instruction(task, instruction) if instruction is not None else task


def detect(path: Path) -> str:
    """The layout of what lies at a path; raises TaskError where nothing there is a task."""
    if not path.exists():
        raise TaskError("does not exist", file=str(path), rule="file.absent")
    if verina.is_task(path):
        return "verina"
    if algoveri.is_task(path):
        return "algoveri"
    if path.is_dir():
        if (path / "manifest.json").is_file():
            return "lean4commit0"
        wanted = "`task.json`, `lean_spec.lean` or `manifest.json`"
        raise TaskError(f"is a folder without {wanted}, so it is no task", file=str(path), rule="file.kind")
    return "single"


def with_instruction(task: Task, text: str) -> Task:
    """The task with another instruction; an empty text drops it. `@FILE` is read from that file."""
    source = "flag"
    if text.startswith("@"):
        path, source = Path(text[1:]), "file"
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise UsageError(f"the instruction file {path} cannot be read: {unreadable(error)}") from error
    text = text.strip()
    if not text:
        return task.model_copy(update={"instruction": Instruction(text="", source="none")})
    criteria = task.instruction.criteria
    new = Instruction(text=text, source="file" if source == "file" else "flag", required=True, criteria=criteria)
    return task.model_copy(update={"instruction": new})


def _repository(path: Path, mode: str) -> Task:
    from p3.task.formats import repo

    return repo.load(path, mode=mode)
