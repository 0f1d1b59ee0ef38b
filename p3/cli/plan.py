"""`p3 plan`: a plan that passed gate and review, to be read, edited, and given to `p3 solve --plan`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from p3.cli import options as o
from p3.cli.console import note
from p3.errors import ExitCode

if TYPE_CHECKING:
    from p3.plan.model import GateReport, Plan
    from p3.settings import Settings
    from p3.task.model import Task


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command()(plan)


@o.taking(o.MODEL_OPTIONS, o.PLAN_LIMITS, o.LEAN_OPTIONS, o.PLACES)
def plan(
    task: Annotated[str, typer.Argument(help="A path, or BENCHMARK/TASK.")],
    model: o.Model = None,
    role: o.Roles = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Where the plan goes (default: stdout).")
    ] = None,
    check: Annotated[
        Path | None, typer.Option("--plan", metavar="FILE", help="Check this plan first, as edited by hand.")
    ] = None,
    gate_only: Annotated[
        bool, typer.Option("--gate-only", help="Let only the gate check the plan given by --plan; no model is called.")
    ] = False,
    instruction: o.Instruction = None,
    mode: o.Mode = "codeproof",
    fresh: o.Fresh = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, as it does anyway; errors too.")] = False,
    **given: Any,  # noqa: ANN401 - what the groups of options were given
) -> None:
    """Make a plan and print it as JSON. Where a plan given by --plan is turned down, the exit code is 1 and stderr says why."""
    from p3.cli.inputs import read_plan, said_of_given_plan, tasks_named
    from p3.cli.live import LiveView
    from p3.cli.outputs import probe
    from p3.cli.wiring import begin, begun, flags_of, run_async, setup_for, solve_spec, write_output
    from p3.method.files import pretty
    from p3.method.many import solve_all
    from p3.method.outcome import exit_code
    from p3.method.plan_only import PlanOnly
    from p3.method.run_store import discard_unused
    from p3.settings import load

    settings = load(flags_of(locals() | given), config=given["config"]).settings
    if out is not None:
        probe(out)
    (named,) = tasks_named([task], data=settings.data, mode=mode, instruction=instruction)
    first = read_plan(check)
    if gate_only:
        raise typer.Exit(_gated(named.task, first, settings, out, as_json=as_json))
    spec = solve_spec([named.task], settings, method="plan", plan=first, instruction=instruction)
    setup = setup_for(settings, plan=first, notice=note)
    run = begin(spec, [named.task], settings, setup, fresh=fresh)
    with begun(run), LiveView() as view:
        (ended,) = run_async(
            solve_all(run, {named.task.task_id: named.task}, lambda _: PlanOnly(), setup, sink=lambda c: view.sink(c.task_id))
        )
    outcome = ended.outcome
    turned_down = first is not None and said_of_given_plan(run, check)
    if outcome is None or outcome.plan is None:
        reason = outcome.reason if outcome else "another process works on it"
        told = "" if outcome and discard_unused(run) else f"; p3 runs show {run.path.name} tells the story"
        note(f"p3: no plan: {' '.join(reason.split()).rstrip('.')}{told}")
        raise typer.Exit(exit_code(outcome) if outcome else ExitCode.ENVIRONMENT)
    text = pretty(outcome.plan.plan)
    if out is None:
        typer.echo(text, nl=False)
    else:
        write_output(out, text)
    if turned_down:
        raise typer.Exit(ExitCode.NOT_SOLVED)


def _gated(task: Task, given: Plan | None, settings: Settings, out: Path | None, *, as_json: bool) -> ExitCode:
    """Print what the gate says of a plan. Raises UsageError where there is none."""
    from p3.cli.console import emit, waiting
    from p3.cli.wiring import lean_for, run_async, write_output
    from p3.errors import UsageError
    from p3.method.files import pretty
    from p3.method.plan_only import gate_plan

    if given is None:
        raise UsageError("--gate-only checks a plan that there is already; name it with --plan FILE")
    with waiting(f"checking the plan of {task.task_id}"):
        report = run_async(gate_plan(task, given, *lean_for(task, settings)))
    if out is not None:
        write_output(out, pretty(report.plan))
    if as_json:
        emit(report)
        return _gate_code(report)
    for finding in sorted(report.findings, key=lambda f: not f.blocking):
        where = f" at {finding.node}" if finding.node else ""
        typer.echo(f"{'' if finding.blocking else 'warning: '}{finding.code}{where}: {' '.join(finding.message.split())}")
    if report.passed:
        typer.echo("the plan passes the gate; the reviewer has not read it")
    else:
        typer.echo("the gate turns the plan down" if report.complete else "the gate could not check the whole plan")
    return _gate_code(report)


def _gate_code(report: GateReport) -> ExitCode:
    if report.passed:
        return ExitCode.OK
    return ExitCode.NOT_SOLVED if report.complete else ExitCode.ENVIRONMENT
