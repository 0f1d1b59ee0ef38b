"""Where solutions go: a file, a folder, or the task's own file. Looked at before any work is paid for."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from p3.cli.console import note
from p3.cli.wiring import write_output
from p3.errors import EnvironmentFailed, UsageError

if TYPE_CHECKING:
    from p3.cli.inputs import Named
    from p3.task.model import Candidate, Task


class Outputs:
    """The targets of a command's solutions. Raises UsageError and EnvironmentFailed where they cannot be written."""

    def __init__(self, named: Sequence[Named], *, out: Path | None, apply: bool) -> None:
        if out is not None and apply:
            raise UsageError("give -o or --apply, not both")
        self._targets = {n.task.task_id: _own_files(n) if apply else _targets(n.task, out, several=len(named) > 1) for n in named}
        for target in {t for targets in self._targets.values() for t in targets.values()}:
            probe(target)

    def write(self, task: Task, candidate: Candidate) -> None:
        """Write a solved task's files."""
        from p3.task.splice import splice

        files = splice(task, candidate).files
        for path, target in self._targets[task.task_id].items():
            write_output(target, task.file(path).to_bytes(files[path]))
            note(f"wrote {target}")


def _targets(task: Task, out: Path | None, *, several: bool) -> dict[str, Path]:
    """Path inside the task → file to write. One task of one file goes to the file itself, else everything below a folder."""
    if out is None:
        return {}
    if len(task.files) == 1 and not several:
        return {task.files[0].path: out}
    if out.suffix == ".lean":
        raise UsageError(
            f"-o {out}: {'several tasks' if several else 'a task of several files'} cannot go into one file; name a folder"
        )
    base = out / task.task_id if several else out
    return {f.path: base / f.path for f in task.files}


def _own_files(named: Named) -> dict[str, Path]:
    task, path = named.task, named.path
    if len(task.files) != 1 or path is None:
        raise UsageError(f"--apply is for tasks of one file in files of your own; give -o for {task.task_id}")
    return {task.files[0].path: path if path.is_file() else path / task.files[0].path}


def probe(target: Path) -> None:
    """See that a file can be written there, without writing it."""
    if target.is_dir():
        raise EnvironmentFailed(f"cannot write {target}: it is a folder")
    nearest = next(p for p in target.absolute().parents if p.exists())
    try:
        with tempfile.TemporaryFile(dir=nearest):
            pass
    except OSError as error:
        raise EnvironmentFailed(f"cannot write {target}: {nearest} is not a folder that can be written to") from error
