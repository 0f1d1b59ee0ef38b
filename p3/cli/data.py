"""`p3 data`: the benchmarks' public files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from p3.cli.console import emit, waiting
from p3.cli.options import Json

group = typer.Typer(help="The benchmarks' public files.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.add_typer(group, name="data")


@group.command()
def fetch(
    benchmark: Annotated[str, typer.Argument(help="verina, algoveri or lean4commit0 (vero).")],
    into: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help="Where to put it (or P3_DATA; default: data).")
    ] = None,
    as_json: Json = False,
) -> None:
    """Clone the pinned public revision of a benchmark."""
    from p3.settings import load
    from p3.task.fetching import fetch as fetch_benchmark

    folder = load({"data": into}).settings.data or Path("data")
    with waiting(f"fetching {benchmark}"):
        tasks = fetch_benchmark(benchmark, folder)
    if as_json:
        emit({"benchmark": benchmark, "tasks": tasks})
    else:
        typer.echo(f"{benchmark}: tasks in {tasks}; give --data {folder} or set P3_DATA={folder}")
