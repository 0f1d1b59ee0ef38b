"""`p3 solve`: one plan for code and proof, elaborated, graded by Lean, judged, recorded."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from p3.cli import options as o
from p3.cli.console import emit, money, note, table
from p3.errors import ExitCode, UsageError

if TYPE_CHECKING:
    from p3.method.many import Ended
    from p3.method.model import Outcome
    from p3.method.runs import RunFolder
    from p3.method.setup import Setup
    from p3.task.model import Task


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command()(solve)


@o.taking(o.MODEL_OPTIONS, o.LIMITS, o.LEAN_OPTIONS, o.PLACES)
def solve(
    tasks: Annotated[list[str], typer.Argument(metavar="TASK...", help="Files, folders, globs, or BENCHMARK/TASK.")],
    model: o.Model = None,
    role: o.Roles = None,
    method: Annotated[str, typer.Option("--method", help="p3, seq, plain, or an ablation such as p3-no-gate.")] = "p3",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="PATH", help="Where the solved file (or folder) goes.")
    ] = None,
    apply: Annotated[bool, typer.Option("--apply", help="Write the solution into the task's own file.")] = False,
    plan: Annotated[
        Path | None, typer.Option("--plan", metavar="FILE", help="A plan to try first, as p3 plan prints it.")
    ] = None,
    instruction: o.Instruction = None,
    mode: o.Mode = "codeproof",
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Tasks solved side by side.")] = 1,
    seed: o.Seed = 0,
    fresh: o.Fresh = False,
    record: Annotated[bool, typer.Option("--record", help="Keep requests too, so that the run can be replayed.")] = False,
    as_json: o.Json = False,
    **given: Any,  # noqa: ANN401 - what the groups of options were given
) -> None:
    """Solve tasks. The same command continues a run that was stopped, and prints one that is finished."""
    from p3.cli.inputs import read_plan, said_of_given_plan, tasks_named
    from p3.cli.outputs import Outputs
    from p3.cli.wiring import begin, flags_of, setup_for, solve_spec
    from p3.method.registry import method as method_named
    from p3.settings import load

    if jobs < 1:
        raise UsageError(f"--jobs {jobs} leaves nothing to work with")
    settings = load(flags_of(locals() | given), config=given["config"]).settings
    found = tasks_named(tasks, data=settings.data, mode=mode, instruction=instruction)
    outputs = Outputs(found, out=out, apply=apply)
    chosen_plan = read_plan(plan)
    if chosen_plan is not None and len(found) > 1:
        raise UsageError("--plan is for one task")
    spec = solve_spec(
        [n.task for n in found], settings, method=method_named(method).name, seed=seed, plan=chosen_plan, instruction=instruction
    )
    setup = setup_for(settings, plan=chosen_plan, record=record, notice=note)
    run = begin(spec, [n.task for n in found], settings, setup, fresh=fresh)
    by_id = {n.task.task_id: n.task for n in found}
    ended = _work(run, by_id, setup, jobs)
    for result in ended:
        if result.outcome is not None and result.outcome.solved:
            outputs.write(by_id[result.cell.task_id], result.outcome.candidate)
    if chosen_plan is not None:
        said_of_given_plan(run, plan)
    _report(run, ended, as_json=as_json)
    raise typer.Exit(_code(ended))


def _work(run: RunFolder, tasks: dict[str, Task], setup: Setup, jobs: int) -> tuple[Ended, ...]:
    """Work on every task of a run, shown while it lasts."""
    from p3.cli.live import LiveView
    from p3.cli.wiring import begun, run_async
    from p3.method.many import solve_all
    from p3.method.registry import method

    with begun(run), LiveView(story=len(tasks) == 1) as view:
        return run_async(
            solve_all(
                run,
                tasks,
                method,
                setup,
                jobs=jobs,
                sink=lambda c: view.sink(c.task_id),
                ended=lambda e: view.done(e.cell.task_id),
            )
        )


def _report(run: RunFolder, ended: tuple[Ended, ...], *, as_json: bool) -> None:
    from p3.method.run_store import discard_unused
    from p3.method.story import summary

    outcomes = [e.outcome for e in ended if e.outcome is not None]
    for busy in (e for e in ended if e.outcome is None):
        note(f"{busy.cell.task_id}: another process works on it in {run.path}")
    if as_json:
        emit({"run": run.path, "outcomes": outcomes})
    elif len(ended) == 1 and outcomes and outcomes[0].status == "error":
        hint = "" if discard_unused(run) else f" (p3 runs show {run.path.name})"
        note(f"p3: {' '.join(outcomes[0].reason.split())}{hint}")
    elif len(ended) == 1 and outcomes:
        typer.echo("\n".join(summary(outcomes[0])))
        typer.echo(f"run           {run.path}  (p3 runs show {run.path.name})")
    else:
        table(("task", "status", "code", "calls", "cost", "time", "reason"), [_row(x) for x in outcomes])
        typer.echo(f"{sum(x.solved for x in outcomes)} of {len(ended)} solved; run {run.path}")


def _row(outcome: Outcome) -> tuple[object, ...]:
    used = outcome.usage
    cost, reason = money(used.cost if used.calls else 0.0), " ".join(outcome.reason.split())[:100]
    return outcome.task_id, outcome.status, outcome.code, used.calls, cost, f"{outcome.wall_s:.0f} s", reason


def _code(ended: tuple[Ended, ...]) -> ExitCode:
    """The worst of the exit codes."""
    from p3.method.outcome import exit_code

    return max((exit_code(e.outcome) if e.outcome else ExitCode.ENVIRONMENT for e in ended), default=ExitCode.OK)
