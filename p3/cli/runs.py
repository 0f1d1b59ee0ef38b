"""`p3 runs`: what was run, the story of a run, two runs compared, runs deleted."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from p3.cli.console import emit, money, note, table
from p3.cli.natures import SIMULATED, nature
from p3.cli.options import Json, Runs
from p3.errors import UsageError

if TYPE_CHECKING:
    from p3.method.run_index import Row
    from p3.method.runs import CellFolder, RunFolder

group = typer.Typer(help="Runs: list, show, diff, rm.", no_args_is_help=True)
Name = Annotated[str, typer.Argument(help="A run's folder, its id or the beginning of it, or `last`.")]


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.add_typer(group, name="runs")


def _root(runs: Path | None) -> Path:
    from p3.settings import load

    return load({"runs": runs}).settings.runs


def _find(name: str, runs: Path | None) -> RunFolder:
    from p3.method.run_store import find_run

    return find_run(_root(runs), name)


@group.command("list")
def list_(runs: Runs = None, as_json: Json = False) -> None:
    """List the runs of a folder, newest last."""
    from p3.method.run_store import list_runs

    listed, unreadable = list_runs(_root(runs))
    if as_json:
        emit({"runs": listed, "unreadable": unreadable})
        return
    rows = [
        (
            *(r.run, r.created_at, r.benchmark, f"{r.status}, simulated" if r.simulated else r.status),
            *(f"{r.done}/{r.cells}", r.solved, money(r.cost), ", ".join(r.models)),
        )
        for r in listed
    ]
    if rows:
        table(("run", "begun", "benchmark", "status", "cells", "solved", "cost", "models"), rows)
    else:
        note(f"there are no runs in {_root(runs)}")
    for path, reason in unreadable.items():
        note(f"{path}: {reason}")


@group.command()
def show(
    run: Name,
    task: Annotated[str | None, typer.Argument(help="One task's story, where the run has several.")] = None,
    full: Annotated[bool, typer.Option("--full", help="Every model call and every tool call too.")] = False,
    runs: Runs = None,
    as_json: Json = False,
) -> None:
    """Tell the story of a run."""
    from p3.method.run_index import rows

    found = _find(run, runs)
    done, corrupted = rows(found)
    for broken in corrupted:
        note(f"{broken.path} cannot be read and is left out: {broken.reason}")
    cells = [c for c in found.cells() if task is None or c.cell.task_id == task]
    if task is not None and not cells:
        raise UsageError(f"the run {found.path} has not begun a task {task!r}; it has {', '.join(sorted(found.spec.tasks))}")
    if as_json:
        emit({"run": found.record, "cells": [r for r in done if task is None or r.task_id == task], "corrupted": corrupted})
    elif len(cells) == 1:
        _story(found, cells[0], full)
    else:
        _overview(found, done)


def _story(run: RunFolder, cell: CellFolder, full: bool) -> None:
    from p3.method.runs import CorruptedCell, model_name
    from p3.method.story import summary, told

    typer.echo(
        f"run {run.path}\n{cell.cell.task_id} · {cell.cell.method} · {model_name(cell.cell.models)} · epoch {cell.cell.epoch}\n"
    )
    for line in told(cell, full=full):
        typer.echo(line)
    try:
        outcome = cell.outcome()
    except CorruptedCell:
        return
    typer.echo("\n" + "\n".join(summary(outcome)) if outcome else "\nnot finished; the same command continues it")
    typer.echo(f"files         {cell.path}")


def _overview(run: RunFolder, done: tuple[Row, ...]) -> None:
    from p3.method.runs import cells_of

    typer.echo(f"run {run.path}, begun {run.record.created_at}: {len(done)} of {len(cells_of(run.spec))} cells\n")
    if run.record.simulated:
        typer.echo(f"{SIMULATED}\n")
    elif said := nature(done):
        typer.echo(f"{said}\n")
    rows = [(r.task_id, r.method, r.model, r.epoch, r.status, r.code, r.calls, money(r.cost), f"{r.wall_s:.0f} s") for r in done]
    table(("task", "method", "model", "epoch", "status", "code", "calls", "cost", "time"), rows)
    typer.echo(f"\np3 runs show {run.path.name} TASK tells the story of one")


@group.command()
def diff(first: Name, second: Name, runs: Runs = None, as_json: Json = False) -> None:
    """Compare two runs cell by cell."""
    from p3.method.run_diff import compare

    pair = _find(first, runs), _find(second, runs)
    found = compare(*pair)
    for run in pair:
        if run.record.simulated:
            note(f"{run.path}: {SIMULATED}")
    for path, reason in found.unreadable.items():
        note(f"{path} cannot be read and is left out: {reason}")
    if as_json:
        emit(found)
        return
    for name, (a, b) in found.settings.items():
        typer.echo(f"{name}: {a} | {b}")
    rows = [(d.task_id, d.method, d.model, d.epoch, d.first or "—", d.second or "—") for d in found.differences]
    table(("task", "method", "model", "epoch", first, second), rows)
    typer.echo(f"{found.same} cells agree, {len(found.differences)} differ")


@group.command()
def rm(
    names: Annotated[list[str], typer.Argument(help="Runs to delete.")],
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    runs: Runs = None,
) -> None:
    """Delete runs, what was paid for in them included."""
    from p3.method.run_store import remove_run

    found = [_find(name, runs) for name in names]
    for run in found:
        if not yes and not _agreed(run):
            typer.echo(f"kept {run.path}")
            continue
        remove_run(run)
        typer.echo(f"deleted {run.path}")


def _agreed(run: RunFolder) -> bool:
    """Ask. Raises UsageError where nobody can answer."""
    try:
        return typer.confirm(f"Delete {run.path} and everything recorded in it?", err=True)
    except typer.Abort as error:
        if sys.stdin.isatty():
            raise
        typer.echo(err=True)
        raise UsageError("there is nobody to answer; p3 runs rm --yes deletes without asking") from error


@group.command("export-judgements")
def export_judgements(
    run: Name,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="Where the items go.")],
    n: Annotated[int, typer.Option("--n", help="How many cells, evenly over benchmark and method.")] = 120,
    seed: Annotated[int, typer.Option("--seed", help="Which cells.")] = 0,
    runs: Runs = None,
    as_json: Json = False,
) -> None:
    """Write blinded items for people to label: instruction and code, without method, plan or comments."""
    from p3.bench.labels import export_judgements as export

    count = export(_find(run, runs), out, n=n, seed=seed)
    if as_json:
        emit({"items": count, "out": out})
    else:
        typer.echo(f"{count} items in {out}; write pass or fail behind each id in {out / 'labels.csv'}")


@group.command("import-labels")
def import_labels(
    run: Name,
    labels: Annotated[Path, typer.Argument(help="The filled labels.csv.")],
    runs: Runs = None,
    as_json: Json = False,
) -> None:
    """Compare the judge with people's labels, and the methods again on the labels alone."""
    from p3.bench.labels import import_labels as compare

    report = compare(_find(run, runs), labels)
    differences = [{"methods": list(pair), "by_judge": a, "by_people": b} for pair, (a, b) in report.differences.items()]
    if as_json:
        emit({"agreement": report.agreement, "methods": report.methods, "differences": differences})
        return
    a = report.agreement
    typer.echo(f"{a.items} labels: agreement {a.agreement:.0%}, kappa {a.kappa:.2f}")
    rows = [
        (m.method, m.items, f"{m.false_pass} of {m.human_fails}", f"{m.false_fail} of {m.human_passes}") for m in report.methods
    ]
    table(("method", "labels", "passed wrongly", "failed wrongly"), rows)
    for (first, second), (by_judge, by_people) in report.differences.items():
        typer.echo(f"{first} − {second}: {by_judge.value:+.2f} by the judge, {by_people.value:+.2f} by people")
