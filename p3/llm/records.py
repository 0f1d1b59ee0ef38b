"""Durable records of model replies and tool results: the lines of a journal, which with its requests is a recording."""

from __future__ import annotations

import hashlib
import json
import re
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

from pydantic import ValidationError

from p3.errors import EnvironmentFailed, RunFolderError
from p3.frozen import Frozen
from p3.llm.model import ModelReply, ModelRequest

JOURNAL_SCHEMA = 1


class Header(Frozen):
    """First line of a journal."""

    journal: int = JOURNAL_SCHEMA
    p3_version: str
    task_id: str = ""


class Record(Frozen):
    """One line of a journal: something that is never asked or run again for this stream."""

    stream: str
    kind: Literal["reply", "overflow", "tool"]
    """`overflow` records that the prompt did not fit, so that a resumed run shrinks it again without asking."""
    key: str
    """Fingerprint of the request, or of the tool's name, arguments and state."""
    parts: tuple[str, ...] = ()
    """Short hashes of the request's messages and, last, of its tools and schema: they tell where two requests differ."""
    elapsed_s: float = 0.0
    """Working time of the cell up to this record, earlier attempts included."""
    reply: ModelReply | None = None
    result: Any = None
    """A tool's result as JSON, or the message of an overflow."""
    request: ModelRequest | None = None
    """Kept in recordings only."""


_SCRATCH = re.compile(re.escape(tempfile.gettempdir()) + r"/[^\s\"'`:,)]+")


def normalised(text: str) -> str:
    """Text without what differs between two runs that are the same: paths of scratch folders, trailing blanks."""
    return re.sub(r"[ \t]+$", "", _SCRATCH.sub("<scratch>", text), flags=re.M)


def parts_of(request: ModelRequest) -> tuple[str, ...]:
    """Short hashes of what a request asks. Sampling options are no part of it, nor the model's name."""
    texts = [
        json.dumps([m.role, normalised(m.content), [_call(c) for c in m.tool_calls], m.tool_call_id]) for m in request.messages
    ]
    texts.append(json.dumps([[t.model_dump() for t in request.tools], request.json_schema], sort_keys=True))
    return tuple(hashlib.sha256(t.encode()).hexdigest()[:12] for t in texts)


def _call(call: Any) -> list[Any]:  # noqa: ANN401
    return [call.id, call.name, call.raw]


def key_of(parts: Sequence[str]) -> str:
    """Fingerprint of a request from its parts."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]


def tool_key(name: str, arguments: object) -> str:
    """Fingerprint of a tool call."""
    text = json.dumps([name, arguments], sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(normalised(text).encode()).hexdigest()[:24]


def read_records(path: Path) -> tuple[Header | None, tuple[Record, ...]]:
    """The records of a journal. A torn last line, as a killed process leaves it, is no record; nor is any unreadable line.

    Raises RunFolderError for a journal of another version.
    """
    lines = _lines(path)
    if not lines:
        return None, ()
    header = _header(lines[0], path)
    return header, tuple(_records(lines[1:]))


def header_of(path: Path) -> Header:
    """The header of a journal, an empty one where it cannot be read."""
    try:
        with path.open("rb") as file:
            return _header(file.readline(), path)
    except (OSError, RunFolderError):
        return Header(p3_version="")


def recover_records(path: Path) -> tuple[tuple[Record, ...], int]:
    """What can be read of a journal that may be damaged, its header included, and how many of its lines cannot.

    Raises RunFolderError for a journal of another version.
    """
    lines = _lines(path)
    if not lines:
        return (), 0
    try:
        _header(lines[0], path)
        unreadable, rest = 0, lines[1:]
    except StrangeJournal:
        unreadable, rest = 1, lines[1:]
    records = tuple(_records(rest))
    return records, unreadable + len(rest) - len(records)


def _lines(path: Path) -> list[bytes]:
    """The whole lines of a file, none where it is absent."""
    try:
        return path.read_bytes().split(b"\n")[:-1]  # what follows the last newline was never finished
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise EnvironmentFailed(f"cannot read the journal {path}: {error.strerror}") from error


class StrangeJournal(RunFolderError):
    """A journal whose first line is not a header."""


def _header(line: bytes, path: Path) -> Header:
    try:
        data = json.loads(line)
        version = data["journal"]
    except (ValueError, KeyError, TypeError) as error:
        raise StrangeJournal(f"{path} is not a journal of P3: its first line is not a header") from error
    if version != JOURNAL_SCHEMA:
        raise RunFolderError(
            f"{path} is a journal of version {version}; this P3 reads version {JOURNAL_SCHEMA}: use the P3 that wrote it"
        )
    return Header.model_validate(data)


def _records(lines: Sequence[bytes]) -> Iterator[Record]:
    for line in lines:
        try:
            yield Record.model_validate_json(line)
        except ValidationError:
            continue


def difference(record: Record, request: ModelRequest) -> str:
    """Where a recorded request and one of this run differ, in words."""
    now = parts_of(request)
    for index, (old, new) in enumerate(zip(record.parts[:-1], now[:-1], strict=False)):
        if old != new:
            message = request.messages[index]
            return f"message {index + 1} ({message.role}) differs{_line(record, index, message.content)}"
    if len(record.parts) != len(now):
        return f"the recorded request has {len(record.parts) - 1} messages, this one {len(now) - 1}"
    return "the tools or the reply's schema differ"


def _line(record: Record, index: int, now: str) -> str:
    if record.request is None:
        return ""
    old, new = (normalised(t).split("\n") for t in (record.request.messages[index].content, now))
    for number, (a, b) in enumerate(zip(old, new, strict=False), 1):
        if a != b:
            return f" at line {number}: recorded {a.strip()[:80]!r}, now {b.strip()[:80]!r}"
    return f" in length: {len(old)} lines recorded, {len(new)} now" if len(old) != len(new) else " in its tool calls"
