"""AlgoVeri tasks: a folder with `lean_spec.lean` and the instruction in `lean_nl.txt`."""

from __future__ import annotations

from pathlib import Path

from p3.errors import TaskError
from p3.task import instructions, policy
from p3.task.assemble import assemble, safe_id
from p3.task.model import Task
from p3.task.regions import read
from p3.task.rules import Defect, Instruction
from p3.task.source import read_bytes, read_source

NAME = "algoveri"
SPEC = "lean_spec.lean"
TEXTS = ("lean_nl.txt", "lean_spec.txt")
"""Where the instruction is; one task of the benchmark has it under the second name."""


def is_task(path: Path) -> bool:
    """Whether a folder, or the Lean file in one, is an AlgoVeri task."""
    return (path / SPEC).is_file() if path.is_dir() else path.name == SPEC


def load(path: Path, *, mode: str = "codeproof") -> Task:
    """Read a task folder (or its Lean file); raises TaskError naming file, line and rule."""
    folder = path if path.is_dir() else path.parent
    name = folder.resolve().name
    source = read(read_source(folder / SPEC, name=SPEC), str(folder / SPEC))
    text, found = _text(folder)
    tables = policy.benchmark(NAME)
    task = assemble(
        source,
        task_id=safe_id(f"{NAME}_{name}" if not name.startswith(NAME) else name),
        original_id=name,
        benchmark=NAME,
        mode=mode,
        keep_blank=True,
        description=text,
        instruction=_instruction(folder, name, text, tables.criteria),
    )
    if found == TEXTS[1]:
        defect = Defect(code="misnamed_text", action="repair", reason=f"the instruction is in `{found}` and is read from there")
        task = task.model_copy(update={"defects": (*task.defects, defect)})
    return policy.apply(task, tables)


def _text(folder: Path) -> tuple[str, str]:
    for name in TEXTS:
        if (folder / name).is_file():
            try:
                text = read_bytes(folder / name).decode("utf-8-sig").replace("\r\n", "\n").strip()
            except UnicodeDecodeError as error:
                raise TaskError("is not UTF-8 text", file=str(folder / name), rule="file.encoding") from error
            if text:
                return text, name
    raise TaskError(f"has no instruction (a text in `{TEXTS[0]}`)", file=str(folder), rule="algoveri.text")


def _instruction(folder: Path, name: str, text: str, criteria: tuple[str, ...]) -> Instruction:
    """The task's own text, or where that names no algorithm what the table demands beside it."""
    own = instructions.of_folder(folder)
    entry = own or instructions.of_benchmark(NAME).get(name)
    if entry is None:
        return Instruction(text=text, source="task", required=True, criteria=criteria)
    return entry.instruction("file" if own else "benchmark", criteria)
