"""What the verbs print: results on stdout as text or JSON, progress on stderr and only at a terminal."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import typer

Progress = Callable[[int, int, str], None]
"""Told (done, of, what) while something long runs."""


def emit(value: object) -> None:
    """Print a result as JSON: pydantic models, dataclasses and plain values."""
    typer.echo(json.dumps(_plain(value), ensure_ascii=False, indent=1))


def _plain(value: Any) -> Any:  # noqa: ANN401 - anything that can become JSON
    import dataclasses
    from pathlib import Path

    if hasattr(value, "model_dump"):
        return value.model_dump(mode="json")
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: _plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, dict):
        return {str(k): _plain(v) for k, v in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain(v) for v in value]
    return str(value) if isinstance(value, Path) else value


def table(columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print aligned columns; the last one is not padded. Nothing but the head where there are no rows."""
    cells = [[*map(str, columns)], *([str(c) for c in row] for row in rows)]
    widths = [max(len(row[i]) for row in cells) for i in range(len(columns))]
    for number, row in enumerate(cells):
        line = "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip()
        typer.secho(line, bold=number == 0)


def at_terminal() -> bool:
    """Whether progress should be shown."""
    return sys.stderr.isatty()


@contextlib.contextmanager
def progress(label: str) -> Iterator[Progress]:
    """A bar on stderr for what may take longer than two seconds; silent where there is no terminal."""
    if not at_terminal():
        yield lambda done, of, what: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[what]}"),
    )
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None, what="")
        yield lambda done, of, what: bar.update(task, completed=done, total=of, what=what)


@contextlib.contextmanager
def waiting(label: str) -> Iterator[None]:
    """A spinner on stderr while something of unknown length runs; silent where there is no terminal."""
    if not at_terminal():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(label):
        yield


def note(text: str) -> None:
    """A remark on stderr, beside the result."""
    typer.echo(text, err=True)


def money(cost: float | None) -> str:
    """US dollars, or that the price is not known."""
    return "unknown" if cost is None else f"${cost:.4f}" if cost < 1 else f"${cost:.2f}"
