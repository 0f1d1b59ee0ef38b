"""`p3 runs`: what was run, the story of a run, two runs compared, runs deleted."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from p3.cli.console import emit, money, note, table
from p3.cli.options import Json, Runs
from p3.errors import UsageError
from p3.method.natures import SIMULATED

if TYPE_CHECKING:
    from p3.method.runs import RunFolder

group = typer.Typer(help="Runs: list, show, compare, delete, and the judge against people.", no_args_is_help=True)
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
            *(r.run, r.created_at, r.benchmark, r.title, f"{r.status}, simulated" if r.simulated else r.status),
            *(f"{r.done}/{r.cells}", r.solved, money(r.cost), ", ".join(r.methods), ", ".join(r.models)),
        )
        for r in listed
    ]
    if rows:
        table(("run", "begun", "benchmark", "of", "status", "cells", "solved", "cost", "methods", "models"), rows)
    else:
        note(f"there are no runs in {_root(runs)}")
    for path, reason in unreadable.items():
        note(f"{path}: {reason}")


@group.command()
def show(
    run: Name,
    task: Annotated[str | None, typer.Argument(help="One task's cells; its story where there is one.")] = None,
    method: Annotated[str | None, typer.Option("--method", help="Only cells of this method.")] = None,
    model: Annotated[str | None, typer.Option("--model", "-m", help="Only cells of this model.")] = None,
    epoch: Annotated[int | None, typer.Option("--epoch", metavar="N", help="Only cells of this epoch, counted from 0.")] = None,
    full: Annotated[bool, typer.Option("--full", help="Every model call and every tool call too.")] = False,
    runs: Runs = None,
    as_json: Json = False,
) -> None:
    """Tell the story of a cell, or list the cells where there are several."""
    from p3.cli.runs_show import is_wanted, open_cell, overview, refuse_unknown, story
    from p3.method.run_index import rows

    found = _find(run, runs)
    done, corrupted = rows(found)
    for broken in corrupted:
        note(f"{broken.path} cannot be read and is left out: {broken.reason}")
    wanted = {"task": task, "method": method, "model": model, "epoch": epoch}
    refuse_unknown(found, wanted)
    cells = [c for c in found.cells() if is_wanted(c.cell, wanted)]
    if not cells and any(v is not None for v in wanted.values()):
        raise UsageError(
            f"the run {found.path} has not begun any such cell yet; p3 runs show {found.path.name} lists those it has"
        )
    begun = {c.path.relative_to(found.path).as_posix() for c in cells}
    listed = tuple(r for r in done if r.path in begun)
    still = [c for c in cells if not c.committed]
    if as_json:
        emit({"run": found.record, "cells": listed, "open": [open_cell(c) for c in still], "corrupted": corrupted})
    elif len(cells) == 1:
        story(found, cells[0], full)
    else:
        overview(found, listed, still)


@group.command()
def diff(first: Name, second: Name, runs: Runs = None, as_json: Json = False) -> None:
    """Compare two runs cell by cell."""
    from p3.method.run_diff import compare
    from p3.wording import quantity

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
    if rows:
        table(("task", "method", "model", "epoch", first, second), rows)
    typer.echo(f"{quantity(found.same, 'cells')} with the same result, {len(found.differences)} with another")


@group.command()
def rm(
    names: Annotated[list[str], typer.Argument(help="Runs to delete.")],
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    runs: Runs = None,
    as_json: Json = False,
) -> None:
    """Delete runs, what was paid for in them included."""
    from p3.method.run_store import remove_run

    deleted: dict[bool, list[Path]] = {True: [], False: []}
    for run in [_find(name, runs) for name in names]:
        agreed = yes or _agreed(run)
        if agreed:
            remove_run(run)
        deleted[agreed].append(run.path)
        if not as_json:
            typer.echo(f"{'deleted' if agreed else 'kept'} {run.path}")
    if as_json:
        emit({"deleted": deleted[True], "kept": deleted[False]})


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
    from p3.wording import quantity

    count = export(_find(run, runs), out, n=n, seed=seed)
    if as_json:
        emit({"items": count, "out": out})
    else:
        typer.echo(f"{quantity(count, 'items')} in {out}; write pass or fail behind each id in {out / 'labels.csv'}")


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
