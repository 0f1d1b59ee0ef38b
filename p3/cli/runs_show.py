"""What `p3 runs show` prints: one cell's story, or a table of cells."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

import typer

from p3.cli.console import money, table
from p3.errors import UsageError
from p3.method.model import Cell
from p3.method.natures import SIMULATED, nature
from p3.method.run_index import Row
from p3.method.runs import CellFolder, CorruptedCell, RunFolder, cells_of, model_name
from p3.method.story import summary, told


def is_wanted(cell: Cell, wanted: dict[str, str | int | None]) -> bool:
    """Whether a cell is one of those asked for; None stands for any."""
    have = {"task": cell.task_id, "method": cell.method, "model": model_name(cell.models), "epoch": cell.epoch}
    return all(value is None or have[name] == value for name, value in wanted.items())


def refuse_unknown(run: RunFolder, wanted: dict[str, str | int | None]) -> None:
    """Raises UsageError for a task, method, model or epoch that the run does not have."""
    has: dict[str, Sequence[str | int]] = {
        "task": list(run.spec.tasks),
        "method": list(run.spec.methods),
        "model": [model_name(m) for m in run.spec.models],
        "epoch": list(range(run.spec.epochs)),
    }
    for name, value in wanted.items():
        if value is not None and value not in has[name]:
            near = difflib.get_close_matches(str(value), [*map(str, has[name])], n=1)
            some = [*map(str, has[name][:5]), *([f"{len(has[name]) - 5} more"] if len(has[name]) > 5 else [])]
            hint = f"did you mean {near[0]}?" if near else f"it has {', '.join(some)}"
            raise UsageError(f"the run {run.path} has no {name} {value!r}; {hint}")


def open_cell(cell: CellFolder) -> dict[str, object]:
    """A cell without a result, for JSON."""
    error, what = cell.error(), cell.cell
    said = None if error is None else {"code": error.code, "reason": error.reason}
    return {
        "task_id": what.task_id,
        "method": what.method,
        "model": model_name(what.models),
        "epoch": what.epoch,
        "error": said,
    }


def story(run: RunFolder, cell: CellFolder, full: bool) -> None:
    """Print what happened in a cell, and what came of it."""
    typer.echo(
        f"run {run.path}\n{cell.cell.task_id} · {cell.cell.method} · {model_name(cell.cell.models)} · epoch {cell.cell.epoch}\n"
    )
    for line in told(cell, full=full):
        typer.echo(line)
    try:
        outcome = cell.outcome()
    except CorruptedCell:
        return
    typer.echo("\n" + "\n".join(summary(outcome) if outcome else [_not_finished(cell)]))
    typer.echo(f"files         {cell.path}")


def _not_finished(cell: CellFolder) -> str:
    """Why an open cell has no result, and what goes on with it."""
    error = cell.error()
    if error is None:
        return "not finished; the same command continues it"
    return f"ERROR {error.code}: {' '.join(error.reason.split()).rstrip('.')}\nnot finished; the same command tries it again"


def overview(run: RunFolder, done: tuple[Row, ...], still: list[CellFolder]) -> None:
    """Print a table of cells: `done` with their results, `still` open."""
    typer.echo(f"run {run.path}, begun {run.record.created_at}: {len(done)} of {len(cells_of(run.spec))} cells\n")
    if run.record.simulated:
        typer.echo(f"{SIMULATED}\n")
    elif said := nature(done):
        typer.echo(f"{said}\n")
    rows: list[tuple[object, ...]] = [
        (r.task_id, r.method, r.model, r.epoch, r.status, r.code or "—", r.calls, money(r.cost), f"{r.wall_s:.0f} s")
        for r in done
    ]
    for folder in still:
        cell, error = folder.cell, folder.error()
        status, code = ("open, after an error", error.code) if error else ("open", "—")
        rows.append((cell.task_id, cell.method, model_name(cell.models), cell.epoch, status, code, "—", "—", "—"))
    table(("task", "method", "model", "epoch", "status", "code", "calls", "cost", "time"), rows)
    several = "".join(
        f" --{name} {word}"
        for name, word, many in (
            ("method", "METHOD", run.spec.methods),
            ("model", "MODEL", run.spec.models),
            ("epoch", "N", range(run.spec.epochs)),
        )
        if len(many) > 1
    )
    typer.echo(f"\np3 runs show {run.path.name} TASK{several} tells the story of one")
