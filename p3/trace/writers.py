"""Sinks: nothing, memory, a JSON-lines file, several at once."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from types import TracebackType

from p3.errors import EnvironmentFailed
from p3.trace.events import Event, EventSink


class NullSink:
    """Drops every event."""

    def emit(self, event: Event) -> None:
        """Drop it."""


class MemorySink:
    """Keeps events in a list, for tests and for the live view."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Append it."""
        self.events.append(event)


class Fanout:
    """Hands each event to several sinks in order."""

    def __init__(self, *sinks: EventSink) -> None:
        self.sinks = sinks

    def emit(self, event: Event) -> None:
        """Hand it on."""
        for sink in self.sinks:
            sink.emit(event)


class JsonlSink:
    """Appends one JSON line per event to a file and flushes it, so that a killed run keeps its trace.

    Raises EnvironmentFailed where the file cannot be written.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = open(path, "ab", buffering=0)  # noqa: SIM115 - lives as long as the sink
        except OSError as error:
            raise EnvironmentFailed(f"cannot write the trace {path}: {error.strerror}") from error

    def emit(self, event: Event) -> None:
        """Write one line; a single `write` keeps lines whole when two processes append."""
        line = event.model_dump_json(serialize_as_any=True).encode() + b"\n"
        try:
            written = self._file.write(line)
            if written != len(line):  # no room for the rest: a torn line would spoil the next one too
                self._file.truncate(self._file.tell() - written)
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as error:
            raise EnvironmentFailed(f"cannot write the trace {self._path}: {error.strerror}") from error

    def close(self) -> None:
        """Close; every line is with the system already."""
        self._file.close()

    def __enter__(self) -> JsonlSink:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
