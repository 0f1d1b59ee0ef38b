"""`p3 report`: tables, figures and every cell's story of a run, as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from p3.cli.console import emit, waiting
from p3.cli.options import Json, Runs


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command()(report)


def report(
    run: Annotated[str, typer.Argument(help="A run's folder, its id or the beginning of it, or `last`.")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="DIR", help="Where the files go (default: the run's folder).")
    ] = None,
    runs: Runs = None,
    as_json: Json = False,
) -> None:
    """Write report.html, report.md and cells.csv. Every number is computed anew from the cells."""
    from p3.bench.report import write_report
    from p3.method.run_store import find_run
    from p3.settings import load

    found = find_run(load({"runs": runs}).settings.runs, run)
    with waiting("writing the report"):
        html = write_report(found, out)
    files = [html, html.with_name("report.md"), html.with_name("cells.csv")]
    if as_json:
        emit({"run": found.path, "files": files})
    else:
        typer.echo("\n".join(map(str, files)))
