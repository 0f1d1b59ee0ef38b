"""Writing a report: `report.html`, `report.md`, `cells.csv`."""

from __future__ import annotations

import csv
import dataclasses
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from p3.bench.report import figures
from p3.bench.report.data import Cell, ReportData, read_runs, trace_of
from p3.bench.report.notices import notices
from p3.bench.report.numbers import percent
from p3.bench.report.plan_graph import BORDERS, FILLS, plan_graph
from p3.bench.report.tables import Sheet, judge_sheets, sheets
from p3.bench.rows import Row
from p3.bench.summary import Table
from p3.errors import P3Error
from p3.method.files import write_atomic
from p3.method.runs import RunFolder, model_name
from p3.method.story import events, is_quiet, sentence, summary
from p3.version import __version__
from p3.wording import quantity

MOST_STORIES_BYTES = 25_000_000
"""Characters of the stories in an HTML report; of larger runs it tells the first ones and says so."""


def write_report(*runs: RunFolder, out: Path | None = None, progress: Callable[[str], None] = lambda _: None) -> Path:
    """Write the three files to `out` (by default the first run's folder) and return the path of the HTML.

    Several runs give one report. Raises RunFolderError for a run without results and for runs that do not go together,
    EnvironmentFailed without matplotlib or where the folder cannot be written.
    """
    folder = out or runs[0].path
    progress("reading cells")
    data = read_runs(runs)
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
        parts += [
            "",
            f"## {table.stratum.name}: {quantity(len(table.stratum.tasks), 'tasks')}",
            "",
            f"{table.stratum.rule}{mark}",
            "",
        ]
        parts += _markdown_sheets(sheets(table))
    if data.labels is not None:
        parts += ["", "## The judge against people", "", *_markdown_sheets(judge_sheets(data.labels))]
    return "\n".join(parts) + "\n"


def _markdown_sheets(found: list[Sheet]) -> list[str]:
    return [line for s in found for line in (f"### {s.title}", "", _markdown_table(s), "", s.remark, "")]


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
        quantity=quantity,
        models=[model_name(m) for m in data.run.spec.models],
        notices=notices(data),
        tables=[_entry(t) for t in data.tables],
        cost=figures.cost_against_solves(whole) if whole else None,
        spent=figures.cost_to_solve(data.cells, [a.arm for a in whole.arms]) if whole else None,
        time=figures.time_to_solve(data.cells, [a.arm for a in whole.arms]) if whole else None,
        judge=judge_sheets(data.labels) if data.labels else [],
        map=solve_map(data),
        stories=stories(data),
        fills=FILLS,
        borders=BORDERS,
        done=len(data.cells),
        planned=data.planned,
        corrupted=data.corrupted,
    )


def _entry(table: Table) -> dict[str, Any]:
    """A subset of tasks as the page shows it."""
    return {
        "name": table.stratum.name,
        "size": quantity(len(table.stratum.tasks), "tasks"),
        "rule": table.stratum.rule,
        "dependent": table.stratum.method_dependent,
        "sheets": sheets(table),
        "figure": figures.intervals(table) if table.arms else "",
    }


def stories(data: ReportData) -> list[dict[str, Any]]:
    """Stories of cells in the order of the run, as many as a page can hold; none of simulated ones, which have none."""
    found: list[dict[str, Any]] = []
    size = 0
    for cell in data.cells if not data.simulated else ():
        told = story(data, cell)
        size += len(repr(told))
        if size > MOST_STORIES_BYTES:
            break
        found.append(told)
    return found


def solve_map(data: ReportData) -> dict[str, Any]:
    """Tasks against arms: how many of its epochs each solved."""
    arms = [a.arm for a in data.tables[0].arms] if data.tables else []
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
    outcome = cell.outcome()
    try:
        task = cell.run.task(cell.row.task_id)
    except P3Error:
        task = None
    return {
        "title": f"{cell.row.task_id} · {cell.row.method} · {cell.row.model} · epoch {cell.row.epoch}",
        "status": cell.row.status.value.replace("_", " "),
        "kind": _square([cell])["kind"],
        "code": cell.row.code,
        "summary": list(summary(outcome)),
        "events": told,
        "graph": plan_graph(outcome.plan, task, outcome.retention) if outcome.plan else "",
        "regions": [(k, v) for k, v in outcome.candidate.regions.items() if v.strip()],
    }
