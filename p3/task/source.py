"""Reading the files of a task: bytes to text with LF newlines, and one sentence for every file that is no Lean source."""

from __future__ import annotations

from pathlib import Path

from p3.errors import TaskError
from p3.task.model import FileRole, TaskFile

MAX_BYTES = 4_000_000
"""A task file larger than this is taken for something else."""


def read_bytes(path: Path) -> bytes:
    """A file's bytes; raises TaskError where there is no such readable file."""
    name = str(path)
    if path.is_dir():
        raise TaskError("is a folder, where a file was expected", file=name, rule="file.kind")
    if not path.exists():
        raise TaskError("does not exist", file=name, rule="file.absent")
    try:
        data = path.read_bytes()
    except OSError as error:
        raise TaskError(f"cannot be read: {error.strerror}", file=name, rule="file.unreadable") from error
    if len(data) > MAX_BYTES:
        raise TaskError(
            f"is {len(data):,} bytes long, more than the {MAX_BYTES:,} a task file may have", file=name, rule="file.size"
        )
    return data


def decode(data: bytes, name: str, *, path: str, role: FileRole = FileRole.TEMPLATE) -> TaskFile:
    """The task file made of these bytes. `name` is for messages, `path` the relative path inside the task.

    CRLF becomes LF and is remembered; what Lean or the splicer could read differently from P3 is refused.
    """
    if b"\0" in data:
        raise TaskError("is a binary file, not Lean source", file=name, rule="file.binary")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise TaskError("is not UTF-8 text", file=name, line=line, rule="file.encoding") from error
    if text.startswith("\ufeff"):
        raise TaskError(
            "starts with a byte-order mark, which Lean does not read; save it without", file=name, line=1, rule="file.bom"
        )
    crlf = "\r\n" in text
    if crlf:
        _check_newlines(text, name)
        text = text.replace("\r\n", "\n")
    elif "\r" in text:
        line = text.count("\n", 0, text.index("\r")) + 1
        raise TaskError(
            "has a carriage return that ends no line; save it with one newline style", file=name, line=line, rule="file.newline"
        )
    return TaskFile(path=path, role=role, text=text, crlf=crlf, final_newline=text.endswith("\n"))


def _check_newlines(text: str, name: str) -> None:
    """Only files in which every line ends the same way come back byte for byte."""
    *lines, rest = text.split("\n")
    for number, line in enumerate([*lines, rest + "\r"], 1):
        if not line.endswith("\r"):
            raise TaskError("mixes LF and CRLF newlines; save it with one of them", file=name, line=number, rule="file.newline")
        if "\r" in line[:-1]:
            raise TaskError("has a carriage return inside a line", file=name, line=number, rule="file.newline")


def read_source(path: Path, *, name: str | None = None, role: FileRole = FileRole.TEMPLATE) -> TaskFile:
    """Read one Lean file; `name` is its relative path inside the task (its own name by default)."""
    return decode(read_bytes(path), str(path), path=name or path.name, role=role)
