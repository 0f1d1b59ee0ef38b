"""Events and where they go. A leaf: each room defines its own events; sinks are passed in."""

from p3.trace.events import Event, EventSink
from p3.trace.writers import Fanout, JsonlSink, MemorySink, NullSink

__all__ = ["Event", "EventSink", "Fanout", "JsonlSink", "MemorySink", "NullSink"]
