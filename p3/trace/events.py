"""The base of every event, and the protocol of what receives one."""

from __future__ import annotations

import time
from typing import Protocol, runtime_checkable

from pydantic import BaseModel, ConfigDict, Field


class Event(BaseModel):
    """One thing that happened. Subclasses set `kind` to a dotted constant such as `gate.rejected`."""

    model_config = ConfigDict(frozen=True)

    kind: str
    at: float = Field(default_factory=time.time)
    """Seconds since the epoch; the only field that may differ between two runs of one recording (with durations)."""


@runtime_checkable
class EventSink(Protocol):
    """Receives events in order; must not raise for a full disk before the event is lost silently."""

    def emit(self, event: Event) -> None:
        """Take one event."""
        ...
