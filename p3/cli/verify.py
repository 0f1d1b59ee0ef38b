"""`p3 verify`: grade a candidate, or repeat a grade from its receipt. No model is called."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from p3.cli.console import emit, note, table, waiting
from p3.cli.options import Data, Json, LeanProject, Mode, Toolchain, Unsafe
from p3.errors import CandidateTampered, ExitCode, UsageError

if TYPE_CHECKING:
    from p3.grade.model import Receipt, Verdict
    from p3.plan.model import Conformance
    from p3.settings import Settings
    from p3.task.model import Candidate, Task


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command()(verify)


def verify(
    task: Annotated[str | None, typer.Argument(help="A path, or BENCHMARK/TASK.")] = None,
    candidate: Annotated[Path | None, typer.Argument(help="JSON (region id → text), or a filled copy of the task.")] = None,
    receipt: Annotated[
        Path | None,
        typer.Option(
            "--receipt",
            metavar="FILE",
            help="Repeat the grade of this receipt, on a task and candidate given besides or on those beside it.",
        ),
    ] = None,
    data: Data = None,
    mode: Mode = "codeproof",
    toolchain: Toolchain = None,
    lean_project: LeanProject = None,
    unsafe: Unsafe = None,
    as_json: Json = False,
) -> None:
    """Let Lean decide whether a candidate solves a task."""
    from p3.cli.inputs import find_task
    from p3.cli.wiring import run_async
    from p3.method.receipts import plan_differences
    from p3.settings import load
    from p3.task.candidate import load_candidate

    flags = {"data": data, "toolchain": toolchain, "lean_project": lean_project, "unsafe_no_sandbox": unsafe}
    settings = load(flags).settings
    known: Receipt | None = None
    if receipt is not None:
        known, graded, filled = _of_receipt(receipt, task, candidate, settings.data, mode)
    elif task is None or candidate is None:
        raise UsageError("give a task and a candidate, or --receipt FILE")
    else:
        graded = find_task(task, data=settings.data, mode=mode)
        try:
            filled = load_candidate(graded, candidate)
        except CandidateTampered as error:
            raise _tampered(graded, error, as_json=as_json) from error
    if settings.unsafe_no_sandbox:
        note("WARNING: no sandbox; the candidate's text can do whatever you can")
    with waiting(f"grading {graded.task_id}"):
        verdict, differences, conformance = run_async(_grade(graded, filled, known, settings))
    if receipt is not None and known is not None:
        differences = (*differences, *plan_differences(receipt, known, graded))
    if as_json:
        emit({"verdict": verdict, "differences": differences, "conformance": conformance} if known else verdict)
    else:
        _print(graded, verdict)
        _print_conformance(conformance)
    for difference in differences:
        note(f"differs from the receipt: {difference}")
    raise typer.Exit(ExitCode.NOT_SOLVED if differences else _code(verdict))


def _tampered(task: Task, error: CandidateTampered, *, as_json: bool) -> typer.Exit:
    """Print the rejection of a filled copy that changes frozen text; Lean is not asked."""
    from p3.grade.tampered import tampered

    verdict = tampered(error)
    if as_json:
        emit(verdict)
    else:
        _print(task, verdict)
    return typer.Exit(ExitCode.NOT_SOLVED)


async def _grade(
    task: Task, candidate: Candidate, known: Receipt | None, settings: Settings
) -> tuple[Verdict, tuple[str, ...], Conformance | None]:
    """The verdict; with a receipt also where it differs from that, and whether the candidate rests on what its plan declared."""
    from p3.cli.wiring import grader_for, lean_for
    from p3.grade.receipt import recheck
    from p3.method.measures import measure_receipt

    grader = grader_for(task, settings, notice=note)
    if known is None:
        return await grader.grade(task, candidate), (), None
    repeated = await recheck(known, task, candidate, grader=grader)
    conformance = await measure_receipt(task, candidate, known, *lean_for(task, settings))
    return repeated.verdict, repeated.differences, conformance


def _of_receipt(
    path: Path, task: str | None, candidate: Path | None, data: Path | None, mode: str
) -> tuple[Receipt, Task, Candidate]:
    """A receipt with its task and candidate: those given, else those beside it in the run folder."""
    from p3.cli.inputs import find_task
    from p3.method.receipts import candidate_beside, read_receipt, task_beside
    from p3.task.candidate import load_candidate

    known = read_receipt(path)
    graded = task_beside(path, known) if task is None else find_task(task, data=data, mode=mode)
    return known, graded, candidate_beside(path) if candidate is None else load_candidate(graded, candidate)


def _print(task: Task, verdict: Verdict) -> None:
    table(("stage", "", ""), [(c.stage.value, c.status, _one_line(f"{c.code} {c.evidence}")) for c in verdict.checks])
    if verdict.coverage is not None:
        from p3.task.formats.repo.report import report

        typer.echo("\n" + report(task, verdict.coverage), nl=False)
    typer.echo(f"\n{verdict.status.upper()} {verdict.code}".rstrip() + (f": {verdict.evidence}" if verdict.evidence else ""))
    for weakness in verdict.receipt.weaker if verdict.receipt else ():
        typer.echo(f"a weaker grade: {weakness}")


def _one_line(text: str, most: int = 140) -> str:
    """The first line of a text, cut where it is long; `…` stands for what is left out."""
    first, *others = text.strip().splitlines() or [""]
    return first if len(first) <= most and not others else f"{first[:most].rstrip()} …"


def _print_conformance(found: Conformance | None) -> None:
    """Beside the verdict, never part of it."""
    if found is None:
        return
    if found.conforms is None:
        typer.echo("plan: conformance could not be computed")
        return
    typer.echo(f"plan: {'conforms' if found.conforms else 'does not conform'}")
    for name, used in found.undeclared.items():
        typer.echo(f"  {name} rests on {', '.join(used)}, which the plan does not declare")
    for name in found.unproved:
        typer.echo(f"  {name} is not there, or not proved")
    for name, unused in found.unused.items():
        typer.echo(f"  {name} makes no use of {', '.join(unused)}")


def _code(verdict: Verdict) -> ExitCode:
    from p3.grade.model import VerdictStatus

    by_status = {
        VerdictStatus.PASS: ExitCode.OK,
        VerdictStatus.REJECT: ExitCode.NOT_SOLVED,
        VerdictStatus.ERROR: ExitCode.ENVIRONMENT,
    }
    return by_status[verdict.status]
