"""Writing a repository instance out as what a model works on: the Proof layer added, the reference solution left out."""

from __future__ import annotations

import shutil
from pathlib import Path

from p3.errors import UsageError
from p3.task.formats.repo.curation import strip_notes, with_notes
from p3.task.formats.repo.details import details
from p3.task.formats.repo.load import load
from p3.task.model import FileRole, Task
from p3.task.source import read_source
from p3.task.splice import pristine_files

BUILD_FILES = ("lakefile.toml", "lakefile.lean", "lake-manifest.json", "lean-toolchain")
"""Files beside the Lean sources that are copied as they are; everything else in the folder stays behind."""


def materialize(folder: Path, mode: str, out: Path) -> tuple[str, ...]:
    """Write the instance in `folder` for a mode to `out`, and return the relative paths written, sorted.

    In mode `codeproof` code bodies are `sorry` and helper regions empty. Only files that belong to the task are written, so
    no manifest, no solution and no illustration of the Proof layer comes along. `out` must be absent or empty. Raises
    TaskError for a malformed instance and UsageError for an unusable `out`.
    """
    task = load(folder, mode=mode)
    _check_target(folder, out)
    written = [_write(out, path, data) for path, data in sorted(task_bytes(task).items())]
    for name in dict.fromkeys((*BUILD_FILES, details(task).hub)):
        source = folder / name
        if source.is_file() and name not in written:
            written.append(_write(out, name, _build_file(source, name)))
    return tuple(sorted(written))


def task_bytes(task: Task) -> dict[str, bytes]:
    """Path → bytes of every Lean file of the task as a model gets it."""
    texts = pristine_files(task)
    return {f.path: f.to_bytes(texts[f.path]) for f in task.files}


def original_bytes(task: Task, path: str) -> bytes:
    """The bytes of a shipped file as they were read, curators' notes included; raises KeyError for another path."""
    file = task.file(path)
    if file.role is FileRole.GENERATED:
        raise KeyError(path)
    return file.to_bytes(with_notes(file.text, details(task).removed_lines.get(path, ())))


def _build_file(source: Path, name: str) -> bytes:
    if not name.endswith(".lean"):
        return source.read_bytes()
    file, _ = strip_notes(read_source(source, name=name))
    return file.to_bytes()


def _check_target(folder: Path, out: Path) -> None:
    if out.resolve().is_relative_to(folder.resolve()):
        raise UsageError(f"{out} lies inside the instance itself; give a folder elsewhere")
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise UsageError(f"{out} is no empty folder; give one that does not exist yet, or empty it")


def _write(out: Path, path: str, data: bytes) -> str:
    target = out / path
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    except OSError as error:
        shutil.rmtree(out, ignore_errors=True)
        raise UsageError(f"{out} cannot be written: {error.strerror}") from error
    return path
