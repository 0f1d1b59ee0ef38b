"""The journal of a cell: what was paid for or run is on disk before it is used, and never asked for again.

Each stream (a role, or a role at one obligation) is one ordered sequence of replies and tool results. A resumed cell is handed
the records of its earlier attempts: each stream plays them to their end and then goes live. Where a stream asks something else
than what was recorded it goes live too, but an identical request that stands further on is still answered from the records.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Awaitable, Callable, Iterable
from contextvars import ContextVar
from pathlib import Path
from typing import TypeVar

from pydantic import TypeAdapter

from p3.errors import ContextOverflow, EnvironmentFailed
from p3.llm.events import JournalDamaged, JournalDrifted, ModelCalled
from p3.llm.model import Model, ModelReply, ModelRequest, Usage
from p3.llm.records import Header, Record, key_of, parts_of, read_records, recover_records, tool_key
from p3.llm.wrapped import WrappedModel
from p3.trace import EventSink, NullSink
from p3.version import __version__

R = TypeVar("R")
_inside_tool: ContextVar[bool] = ContextVar("inside_tool", default=False)


class Journal:
    """An append-only file of records, and the records of earlier attempts that are still to be played.

    `earlier` are journals of this cell's earlier attempts, oldest first; they are only read. With `full` the requests are kept
    too, which makes the journal a recording. Raises EnvironmentFailed when a record cannot be written: then it is not used.
    """

    def __init__(
        self,
        path: Path,
        *,
        earlier: Iterable[Path] = (),
        full: bool = False,
        task_id: str = "",
        sink: EventSink | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.path = path
        self._full, self._sink, self._clock = full, sink or NullSink(), clock
        self._waiting: dict[str, list[Record]] = {}
        self._position: dict[str, int] = {}
        self._drifted: set[str] = set()
        self._before_s = 0.0
        for journal in earlier:
            records, unreadable = recover_records(journal)
            if unreadable:
                self._sink.emit(JournalDamaged(path=str(journal), lines=unreadable))
            self._await(records)
        self._await(read_records(path)[1])
        self._started = clock()
        self._file = _open(path, Header(p3_version=__version__, task_id=task_id))

    def _await(self, records: Iterable[Record]) -> None:
        """Queue records of an earlier attempt to be played."""
        for record in records:
            self._waiting.setdefault(record.stream, []).append(record)
            self._before_s = max(self._before_s, record.elapsed_s)

    @property
    def elapsed_s(self) -> float:
        """Working time of the cell, earlier attempts included."""
        return self._before_s + self._clock() - self._started

    @property
    def waiting(self) -> int:
        """Records still to be played, over all streams."""
        return sum(map(len, self._waiting.values()))

    @property
    def unplayed(self) -> Usage:
        """What the replies among them took: paid for, and no part of what the cell has used so far."""
        total = Usage()
        for record in (r for records in self._waiting.values() for r in records if r.reply is not None):
            assert record.reply is not None
            total = total.plus(record.reply.usage)
        return total

    def recall(self, request: ModelRequest) -> Record | None:
        """The record that answers this request, taken out; None where the provider has to be asked."""
        return self._take(request.stream, ("reply", "overflow"), key_of(parts_of(request)), search=True)

    def keep(self, request: ModelRequest, reply: ModelReply | None, overflow: str = "") -> None:
        """Put a reply (or that the prompt did not fit) on disk."""
        parts = parts_of(request)
        self._append(
            Record(
                stream=request.stream,
                kind="reply" if reply else "overflow",
                key=key_of(parts),
                parts=parts,
                reply=reply,
                result=overflow or None,
                request=request if self._full else None,
            )
        )

    async def tool(
        self,
        stream: str,
        name: str,
        arguments: object,
        run: Callable[[], Awaitable[R]],
        kind: type[R] | TypeAdapter[R],
    ) -> R:
        """The result of a tool, from the journal or by running it. `arguments` must hold everything the result depends on.

        Tools that run inside another one are not recorded: the outer result stands for them.
        """
        if _inside_tool.get():
            return await run()
        adapter = kind if isinstance(kind, TypeAdapter) else TypeAdapter(kind)
        key = tool_key(name, arguments)
        if record := self._take(stream, ("tool",), key, search=False):
            return adapter.validate_json(json.dumps(record.result))
        token = _inside_tool.set(True)
        try:
            result = await run()
        finally:
            _inside_tool.reset(token)
        self._append(Record(stream=stream, kind="tool", key=key, result=adapter.dump_python(result, mode="json")))
        return result

    def _take(self, stream: str, kinds: tuple[str, ...], key: str, *, search: bool) -> Record | None:
        """The next record of a stream if it is the one wanted; with `search` also one further on.

        A tool's result is only taken in its place: after a drift the same call may have another result.
        """
        waiting = self._waiting.get(stream)
        position = self._position[stream] = self._position.get(stream, 0) + 1
        if not waiting:
            return None
        if stream not in self._drifted:
            if waiting[0].kind in kinds and waiting[0].key == key:
                return waiting.pop(0)
            self._drifted.add(stream)
            wanted = "tool" if kinds == ("tool",) else "reply"
            detail = f"{waiting[0].kind} recorded, {wanted} wanted" if waiting[0].kind not in kinds else "the content differs"
            self._sink.emit(JournalDrifted(stream=stream, position=position, wanted=wanted, detail=detail))
        if search:
            for index, record in enumerate(waiting):
                if record.kind in kinds and record.key == key:
                    return waiting.pop(index)
        return None

    def _append(self, record: Record) -> None:
        line = record.model_copy(update={"elapsed_s": round(self.elapsed_s, 3)}).model_dump_json(exclude_defaults=True) + "\n"
        try:
            # What was only run survives a kill unsynced, and comes to the disk with the next reply, which is paid for.
            _write(self._file, line.encode(), sync=record.kind != "tool")
        except OSError as error:
            raise EnvironmentFailed(
                f"cannot write the journal {self.path}: {error.strerror}; nothing recorded so far is lost"
            ) from error

    def close(self) -> None:
        """Close the file; everything in it is on disk already."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def _open(path: Path, header: Header) -> int:
    """A descriptor at the end of the last whole line, with the header written and the folder's entry on disk."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        content = path.read_bytes()
        if not content.endswith(b"\n"):  # a killed process left a torn line
            os.ftruncate(file, content.rfind(b"\n") + 1)
        if b"\n" not in content:
            _write(file, header.model_dump_json().encode() + b"\n", sync=False)  # that comes with the first record
        folder = os.open(path.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
    except OSError as error:
        raise EnvironmentFailed(f"cannot write the journal {path}: {error.strerror}") from error
    return file


def _write(file: int, data: bytes, *, sync: bool = True) -> None:
    """Write all of it and bring it to the disk; of what does not fit nothing stays, so that a later line is not spoiled by it."""
    before = os.fstat(file).st_size
    try:
        while data:
            data = data[os.write(file, data) :]
    except OSError:
        with contextlib.suppress(OSError):
            os.ftruncate(file, before)
        raise
    if sync:
        os.fsync(file)


class JournaledModel(WrappedModel):
    """A model whose every reply is in the journal before it is used; each one is an event."""

    def __init__(self, inner: Model, journal: Journal, sink: EventSink | None = None) -> None:
        super().__init__(inner)
        self._journal, self._sink = journal, sink or NullSink()

    async def complete(self, request: ModelRequest) -> ModelReply:
        """The recorded reply, or the provider's, which is recorded first. A recorded ContextOverflow is raised again."""
        start = time.monotonic()
        record = self._journal.recall(request)
        if record is not None:
            self.skip(request)
            if record.reply is None:
                raise ContextOverflow(str(record.result))
            self._tell(request, record.reply, 0.0, from_journal=True)
            return record.reply
        try:
            reply = await self._inner.complete(request)
        except ContextOverflow as error:
            self._journal.keep(request, None, overflow=str(error))
            raise
        self._journal.keep(request, reply)
        self._tell(request, reply, time.monotonic() - start, from_journal=False)
        return reply

    def _tell(self, request: ModelRequest, reply: ModelReply, duration: float, *, from_journal: bool) -> None:
        self._sink.emit(
            ModelCalled(
                role=request.role,
                stream=request.stream,
                model=reply.model,
                finish=reply.finish,
                usage=reply.usage,
                tools=tuple(c.name for c in reply.tool_calls),
                from_journal=from_journal,
                duration_s=round(duration, 4),
            )
        )
