"""Writing a report: `report.html`, `report.md`, `cells.csv`."""

from __future__ import annotations

import csv
import dataclasses
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from p3 import __version__
from p3.bench.report import figures
from p3.bench.report.data import Cell, ReportData, read_run, trace_of
from p3.bench.report.notices import notices
from p3.bench.report.numbers import percent
from p3.bench.report.plan_graph import plan_graph
from p3.bench.report.tables import Sheet, sheets
from p3.bench.rows import Row
from p3.errors import P3Error
from p3.method.files import write_atomic
from p3.method.runs import RunFolder
from p3.method.story import events, is_quiet, sentence, summary

MOST_STORIES = 400
"""Cells whose story an HTML report tells; of larger runs it tells the first ones and says so."""


def write_report(run: RunFolder, out: Path | None = None, *, progress: Callable[[str], None] = lambda _: None) -> Path:
    """Write the three files to `out` (by default the run's folder) and return the path of the HTML.

    Raises RunFolderError for a run without results, EnvironmentFailed without matplotlib or where the folder cannot be written.
    """
    folder = out or run.path
    progress("reading cells")
    data = read_run(run)
    write_atomic(folder / "cells.csv", cells_csv(data))
    progress("writing report.md")
    write_atomic(folder / "report.md", markdown(data))
    progress("drawing report.html")
    write_atomic(folder / "report.html", html(data))
    return folder / "report.html"


def cells_csv(data: ReportData) -> str:
    """One line per finished cell. An unknown cost is an empty field."""
    buffer = io.StringIO()
    names = [f.name for f in dataclasses.fields(Row)]
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(names)
    for cell in data.cells:
        values = [getattr(cell.row, n) for n in names]
        writer.writerow(["" if v is None else str(v).lower() if isinstance(v, bool) else v for v in values])
    return buffer.getvalue()


def markdown(data: ReportData) -> str:
    """The tables as a Markdown page."""
    parts = [f"# P3 run {data.run.record.run_id}: {data.run.spec.benchmark}", ""]
    parts += [f"> **{n}**\n>" for n in notices(data)]
    for table in data.tables:
        mark = " (depends on the methods compared)" if table.stratum.method_dependent else ""
        parts += ["", f"## {table.stratum.name}: {len(table.stratum.tasks)} tasks", "", f"{table.stratum.rule}{mark}", ""]
        for sheet in sheets(table):
            parts += [f"### {sheet.title}", "", _markdown_table(sheet), "", sheet.remark, ""]
    return "\n".join(parts) + "\n"


def _markdown_table(sheet: Sheet) -> str:
    def line(cells: tuple[str, ...]) -> str:
        return "| " + " | ".join(c.replace("|", "\\|") for c in cells) + " |"

    return "\n".join([line(sheet.heads), line(tuple("---" for _ in sheet.heads)), *map(line, sheet.rows)])


def html(data: ReportData) -> str:
    """The whole report as one HTML document that asks for nothing else."""
    import jinja2

    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    whole = data.tables[0] if data.tables else None
    return environment.get_template("report.html.j2").render(
        run=data.run.record,
        version=__version__,
        notices=notices(data),
        tables=[(t, sheets(t), figures.intervals(t) if t.arms else "") for t in data.tables],
        cost=figures.cost_against_solves(whole) if whole else None,
        time=figures.time_to_solve(data.cells),
        map=solve_map(data),
        stories=[story(data, c) for c in data.cells[:MOST_STORIES]] if not data.simulated else [],
        cells=len(data.cells),
        corrupted=data.corrupted,
    )


def solve_map(data: ReportData) -> dict[str, Any]:
    """Tasks against arms: how many of its epochs each solved."""
    arms = list(dict.fromkeys(c.row.arm for c in data.cells))
    several = len({a[1] for a in arms}) > 1
    grid: dict[tuple[str, tuple[str, str]], list[Cell]] = {}
    for cell in data.cells:
        grid.setdefault((cell.row.task_id, cell.row.arm), []).append(cell)
    tasks = list(dict.fromkeys(c.row.task_id for c in data.cells))
    return {
        "heads": [figures.label(a, several) for a in arms],
        "rows": [(task, [_square(grid.get((task, arm), [])) for arm in arms]) for task in tasks],
    }


def _square(cells: list[Cell]) -> dict[str, Any]:
    known = [c for c in cells if c.row.solved is not None]
    if not known:
        return {"kind": "error" if cells else "none", "text": "", "tip": _tip(cells), "share": 0.0}
    share = sum(bool(c.row.solved) for c in known) / len(known)
    kind = "solved" if share == 1 else "partly" if share else "mechanical" if any(c.row.mechanical for c in known) else "unsolved"
    return {"kind": kind, "text": percent(share) if 0 < share < 1 else "", "tip": _tip(cells), "share": share}


def _tip(cells: list[Cell]) -> str:
    return "; ".join(f"epoch {c.row.epoch}: {c.row.status.value} {c.row.code}".strip() for c in cells) or "no result"


def story(data: ReportData, cell: Cell) -> dict[str, Any]:
    """A cell's story: what it came to, its events, its plan's graph, its program."""
    told = [sentence(e) for e in events(trace_of(cell)) if not is_quiet(str(e.get("kind")))]
    try:
        task = data.run.task(cell.row.task_id)
    except (P3Error, FileNotFoundError):
        task = None
    return {
        "title": f"{cell.row.task_id} · {cell.row.method} · {cell.row.model} · epoch {cell.row.epoch}",
        "status": cell.row.status.value,
        "code": cell.row.code,
        "summary": list(summary(cell.outcome)),
        "events": told,
        "graph": plan_graph(cell.outcome.plan, task) if cell.outcome.plan else "",
        "regions": [(k, v) for k, v in cell.outcome.candidate.regions.items() if v.strip()],
    }
