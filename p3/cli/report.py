"""`p3 report`: tables, figures and every cell's story of a run, as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from p3.cli.console import emit, waiting
from p3.cli.options import Json, Runs
from p3.errors import UsageError


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command()(report)


def report(
    names: Annotated[
        list[str],
        typer.Argument(metavar="RUN...", help="A run's folder, its id or the beginning of it, or `last`; several as one."),
    ],
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="DIR", help="Where the files go (default: the folder of the only run)."),
    ] = None,
    runs: Runs = None,
    as_json: Json = False,
) -> None:
    """Write report.html, report.md and cells.csv. Every number is computed anew from the cells."""
    from p3.bench.report import write_report
    from p3.method.run_store import find_run
    from p3.settings import load

    root = load({"runs": runs}).settings.runs
    found = {run.path.resolve(): run for run in (find_run(root, name) for name in names)}
    if len(found) > 1 and out is None:
        raise UsageError("a report of several runs belongs to none of their folders; say where it goes with -o DIR")
    with waiting("writing the report"):
        html = write_report(*found.values(), out=out)
    files = [html, html.with_name("report.md"), html.with_name("cells.csv")]
    if as_json:
        emit({"runs": [run.path for run in found.values()], "files": files})
    else:
        typer.echo("\n".join(map(str, files)))
