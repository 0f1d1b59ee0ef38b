"""`p3 plan`: a plan that passed gate and review, to be read, edited, and given to `p3 solve --plan`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from p3.cli import options as o
from p3.cli.console import note
from p3.cli.solve import said_of_given_plan
from p3.errors import ExitCode


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
    instruction: o.Instruction = None,
    mode: o.Mode = "codeproof",
    fresh: o.Fresh = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, as it does anyway; errors too.")] = False,
    **given: Any,  # noqa: ANN401 - what the groups of options were given
) -> None:
    """Make a plan and print it as JSON. Where a plan given by --plan is turned down, the exit code is 1 and stderr says why."""
    from p3.cli.inputs import read_plan, tasks_named
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
