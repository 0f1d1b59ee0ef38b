"""`replay:PATH`: plays a recording, which is the journal of a run made with `--record`. No model is called."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Literal

from p3.errors import ContextOverflow, ReplayDrift, UsageError
from p3.llm.events import ReplayDrifted
from p3.llm.model import ModelReply, ModelRequest
from p3.llm.records import Record, difference, header_of, key_of, parts_of, read_records
from p3.trace import EventSink, NullSink


class ReplayModel:
    """Answers each stream in the recorded order.

    A request that differs from the recorded one raises ReplayDrift saying where, or with `drift="warn"` is an event and gets the
    recorded reply all the same.
    """

    live = False
    supports_tools = True

    def __init__(
        self,
        path: Path,
        *,
        name: str | None = None,
        task_id: str | None = None,
        drift: Literal["fail", "warn"] = "fail",
        sink: EventSink | None = None,
    ) -> None:
        self.name = name or f"replay:{path}"
        self._path, self._drift, self._sink = path, drift, sink or NullSink()
        self._streams: dict[str, list[Record]] = defaultdict(list)
        self._position: dict[str, int] = defaultdict(int)
        self._version = ""
        for file in recorded_files(path, task_id):
            header, records = read_records(file)
            self._version = header.p3_version if header else self._version
            for record in records:
                if record.kind != "tool":
                    self._streams[record.stream].append(record)
        if not self._streams:
            raise UsageError(f"{path} holds no recorded replies")

    @property
    def unplayed(self) -> int:
        """Recorded replies that no request has asked for."""
        return sum(len(records) - self._position[stream] for stream, records in list(self._streams.items()))

    async def complete(self, request: ModelRequest) -> ModelReply:
        """The recorded reply. Raises ReplayDrift."""
        record = self._next(request)
        if record.key != key_of(parts_of(request)):
            detail = difference(record, request)
            if self._drift == "fail":
                raise ReplayDrift(f"{self._where(request)}: {detail}; --replay-drift warn plays on")
            self._sink.emit(ReplayDrifted(stream=request.stream, position=self._position[request.stream], detail=detail))
        if record.reply is None:
            raise ContextOverflow(str(record.result))
        return record.reply

    def skip(self, request: ModelRequest) -> None:
        """Count the next recorded reply of that stream as given: it came from a journal."""
        self._next(request)

    def _next(self, request: ModelRequest) -> Record:
        records = self._streams.get(request.stream, [])
        position = self._position[request.stream]
        self._position[request.stream] += 1
        if position >= len(records):
            held = (
                f"it holds {len(records)} replies of that stream" if records else f"it holds {', '.join(sorted(self._streams))}"
            )
            raise ReplayDrift(f"{self._where(request)}: nothing was recorded there; {held}")
        return records[position]

    def _where(self, request: ModelRequest) -> str:
        made = f" (made with P3 {self._version})" if self._version else ""
        return (
            f"the recording {self._path}{made} drifts from this run at call {self._position[request.stream]} of {request.stream}"
        )

    async def close(self) -> None:
        """Nothing to release."""


def recorded_files(path: Path, task_id: str | None) -> tuple[Path, ...]:
    """The journals of a recording: a file, or those of one task in a run folder, attempt by attempt. Raises UsageError."""
    if path.is_file():
        return (path,)
    if not path.is_dir():
        raise UsageError(f"the recording {path} does not exist")
    found = sorted(path.rglob("journal.jsonl"), key=lambda p: (str(p.parent.parent), _attempt(p)))
    if task_id is not None and (path / "cells").is_dir():
        own = [p for p in found if p.relative_to(path / "cells").parts[0] == task_id]
        # The folder of a task whose name is no file's has another name; the journals themselves say which task they are of.
        found = own or [p for p in found if header_of(p).task_id == task_id]
    cells = {p.parent.parent for p in found}
    if not found:
        raise UsageError(f"{path} holds no recording{f' of the task {task_id}' if task_id else ''}")
    if len(cells) > 1:
        raise UsageError(f"{path} holds recordings of {len(cells)} cells; name one, such as {min(cells)}")
    return tuple(found)


def _attempt(path: Path) -> int:
    m = re.search(r"\d+$", path.parent.name)
    return int(m[0]) if m else 0
