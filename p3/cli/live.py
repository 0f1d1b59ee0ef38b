"""What a person sees while P3 works: one line per task with its present step, and the story's main events above it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from types import TracebackType
from typing import TYPE_CHECKING

from p3.cli.console import at_terminal, money
from p3.method.story import is_quiet, sentence
from p3.trace import Event, EventSink, NullSink

if TYPE_CHECKING:
    from rich.table import Table


@dataclass
class _Line:
    """A task at work."""

    began: float = field(default_factory=time.monotonic)
    step: str = "begins"
    calls: int = 0
    tokens: int = 0
    cost: float | None = 0.0

    def take(self, event: dict[str, object]) -> None:
        self.step = sentence(event)
        usage = event.get("usage")
        if isinstance(usage, dict):
            self.calls += usage["calls"]
            self.tokens += usage["input_tokens"] + usage["output_tokens"]
            self.cost = None if self.cost is None or usage["cost"] is None else self.cost + usage["cost"]


class LiveView:
    """Lines on stderr for the tasks being solved. Shows nothing where stderr is no terminal."""

    def __init__(self, *, story: bool = True) -> None:
        self._story = story
        self._lines: dict[str, _Line] = {}
        self._shown = at_terminal()

    def __enter__(self) -> LiveView:
        if self._shown:
            from rich.console import Console
            from rich.live import Live

            self._console = Console(stderr=True)
            self._live = Live(get_renderable=self._render, console=self._console, refresh_per_second=4, transient=True)
            self._live.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._shown:
            self._live.stop()

    def sink(self, name: str) -> EventSink:
        """Where the events of one task go."""
        return _LineSink(self, name) if self._shown else NullSink()

    def done(self, name: str) -> None:
        """Take a task's line away."""
        self._lines.pop(name, None)

    def take(self, name: str, event: Event) -> None:
        """Show an event of a task."""
        data = event.model_dump(mode="json", serialize_as_any=True)
        self._lines.setdefault(name, _Line()).take(data)
        if self._story and not is_quiet(event.kind):
            from rich.text import Text

            self._console.print(Text(f"{name}  {sentence(data)}"), soft_wrap=True)

    def _render(self) -> Table:
        from rich.spinner import Spinner
        from rich.table import Table
        from rich.text import Text

        table = Table.grid(padding=(0, 1), expand=True)
        for ratio in (None, None, None, 1):
            table.add_column(no_wrap=True, overflow="ellipsis", ratio=ratio)
        for name, line in self._lines.items():
            seconds = int(time.monotonic() - line.began)
            used = f"{line.calls} calls, {line.tokens} tokens, {money(line.cost)}, {seconds // 60}:{seconds % 60:02}"
            table.add_row(Spinner("dots"), Text(name, style="bold"), Text(used, style="dim"), Text(line.step))
        return table


class _LineSink:
    def __init__(self, view: LiveView, name: str) -> None:
        self._view, self._name = view, name

    def emit(self, event: Event) -> None:
        self._view.take(self._name, event)
