"""`p3 task`: what the tasks are, whether they load, and making them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from p3.cli.console import emit, progress, table
from p3.cli.options import Data, Json, Mode
from p3.errors import ExitCode

if TYPE_CHECKING:
    from p3.task.model import Candidate, Task

group = typer.Typer(help="Tasks: list, show, check, make, write out.", no_args_is_help=True)
Checked = Annotated[str, typer.Argument(help="verina, algoveri, lean4commit0, samples, a task, or a folder of tasks.")]
Collection = Annotated[str, typer.Argument(help="verina, algoveri, lean4commit0, or samples: P3's own of each.")]


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.add_typer(group, name="task")


def _data(data: Path | None) -> Path | None:
    from p3.settings import load

    return load({"data": data}).settings.data


@group.command("list")
def list_(benchmark: Collection, data: Data = None, as_json: Json = False) -> None:
    """List the tasks of a benchmark: P3's own samples, or those in the data folder."""
    from p3.task.catalogue import BENCHMARKS, list_tasks

    own = benchmark == "samples"  # as p3 bench calls P3's own tasks of every benchmark
    found = tuple(t for name in BENCHMARKS for t in list_tasks(name)) if own else list_tasks(benchmark, _data(data))
    if as_json:
        emit(found)
        return
    rows = [(t.task_id, t.import_class or "—", t.error or (f"excluded: {t.excluded}" if t.excluded else "")) for t in found]
    table(("task", "needs", ""), rows)


@group.command()
def show(
    task: Annotated[str, typer.Argument(help="A path, or BENCHMARK/TASK.")],
    data: Data = None,
    mode: Mode = "codeproof",
    as_json: Json = False,
) -> None:
    """Show a task: what a model sees, what is frozen, what must be proved, policy, defects."""
    from p3.cli.inputs import find_task
    from p3.task.view import render, summary

    found = find_task(task, data=_data(data), mode=mode)
    if as_json:
        emit(found)
    else:
        typer.echo(summary(found))
        typer.echo(render(found), nl=False)


@group.command()
def check(
    tasks: Checked,
    lean: Annotated[bool, typer.Option("--lean", help="Have Lean elaborate each task's own text too.")] = False,
    data: Data = None,
    mode: Mode = "codeproof",
    as_json: Json = False,
) -> None:
    """Load every task and take it byte for byte through P3 and back."""
    from p3.task.checking import check as check_tasks
    from p3.wording import quantity

    with progress(f"checking {tasks}") as bar:
        report = check_tasks(tasks, _data(data), mode=mode, fault=_does_not_elaborate if lean else None, progress=bar)
    if as_json:
        emit(report)
    else:
        told = f"{quantity(report.tasks, 'tasks')}, {report.solvable} can take part in runs, {len(report.failures)} fail"
        typer.echo(f"{report.benchmark}: {told}")
        for title, entries in (
            ("fails", report.failures),
            ("repaired", report.repaired),
            ("excluded", report.excluded),
            ("note", report.notes),
            ("differs from the tables", report.drift),
        ):
            for name, reason in entries.items():
                typer.echo(f"  {title}: {reason if reason.startswith(f'{name}:') else f'{name}: {reason}'}")
    if not report.ok:
        raise typer.Exit(ExitCode.NOT_SOLVED)


def _does_not_elaborate(task: Task) -> str:
    """Why Lean turns a task's own text down, or could not be asked; empty where it takes it."""
    from p3.cli.wiring import lean_for, run_async
    from p3.errors import P3Error
    from p3.method.plan_only import elaborates
    from p3.settings import load

    try:
        complete = run_async(elaborates(task, *lean_for(task, load({}).settings)))
    except P3Error as error:
        return str(error)
    return "" if complete else "Lean gave no complete answer about the task's own text"


@group.command()
def init(
    file: Annotated[Path, typer.Argument(help="An ordinary Lean file with `sorry` where work is to be done.")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Where to write it (default: over the file itself).")
    ] = None,
    as_json: Json = False,
) -> None:
    """Make a task of a Lean file: put region markers around its plain `sorry`s."""
    from p3.cli.wiring import write_output
    from p3.task.init import init as mark

    made = mark(file)
    target = out or file
    write_output(target, made.to_bytes())
    if as_json:
        emit({"file": target, "regions": made.regions, "left": made.left, "reasons": made.reasons})
        return
    typer.echo(f"{target}: {len(made.regions)} regions: {', '.join(made.regions)}")
    for line, why in zip(made.left, made.reasons, strict=True):
        typer.echo(f"  line {line}: this `sorry` {why}; it stays frozen")


@group.command()
def reference(
    task: Annotated[str, typer.Argument(help="A path, or BENCHMARK/TASK.")],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE", help="Where to write it: as JSON, or as the filled file (.lean).")
    ],
    data: Data = None,
    mode: Mode = "codeproof",
    as_json: Json = False,
) -> None:
    """Write the solution that a task ships as a candidate, to be graded with `p3 verify TASK FILE`."""
    from p3.cli.inputs import find_task
    from p3.cli.wiring import write_output
    from p3.errors import UsageError

    found = find_task(task, data=_data(data), mode=mode)
    if found.reference is None:
        raise UsageError(f"{found.task_id} ships no solution")
    if out.suffix == ".lean":
        write_output(out, _filled(found, found.reference))
    else:
        write_output(out, (json.dumps(found.reference.regions, indent=1, ensure_ascii=False) + "\n").encode())
    regions, whole = len(found.reference.regions), found.reference_complete
    if as_json:
        emit({"out": out, "regions": regions, "complete": whole})
    else:
        typer.echo(f"{out}: {regions} regions, {'complete' if whole else 'incomplete'}")


def _filled(task: Task, candidate: Candidate) -> bytes:
    """The one file of a task with a candidate in place. Raises UsageError."""
    from p3.errors import UsageError
    from p3.task.splice import splice

    if len(task.files) != 1:
        raise UsageError(f"{task.task_id} has {len(task.files)} files, which do not go into one; name a .json file")
    (file,) = task.files
    return file.to_bytes(splice(task, candidate).files[file.path])


@group.command()
def materialize(
    task: Annotated[str, typer.Argument(help="The folder of a repository task, or lean4commit0/TASK.")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="An absent or empty folder.")],
    data: Data = None,
    mode: Mode = "codeproof",
    as_json: Json = False,
) -> None:
    """Write a repository task as a model gets it: code blank, the Proof layer generated."""
    from p3.cli.inputs import find_folder
    from p3.task.formats.repo.materialise import materialize as write

    written = write(find_folder(task, data=_data(data), mode=mode), mode, out)
    if as_json:
        emit({"out": out, "files": written})
    else:
        typer.echo(f"{out}: {len(written)} files")
