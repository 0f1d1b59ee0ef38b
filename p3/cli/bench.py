"""`p3 bench`: methods compared on a benchmark, resumable, on one machine or many."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from p3.cli import options as o
from p3.cli.bench_choice import chosen_spec, refuse_contradictions, unbuildable
from p3.cli.bench_output import code_of, print_estimate, print_status
from p3.cli.console import note, progress, waiting
from p3.errors import ToolchainError

if TYPE_CHECKING:
    from p3.bench.spec import Chosen
    from p3.bench.workplan import WorkPlan
    from p3.method.model import RunSpec
    from p3.method.runs import RunFolder
    from p3.settings import Settings

Names = Annotated[
    list[str], typer.Argument(metavar="BENCHMARK...", help="verina, algoveri, lean4commit0, samples, or folders of tasks.")
]


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command()(bench)


@o.taking(o.MODEL_OPTIONS, o.LIMITS, o.LEAN_OPTIONS, o.PLACES)
def bench(
    benchmarks: Names,
    model: o.Model = None,
    models: Annotated[str | None, typer.Option("--models", metavar="A,B", help="Models to compare, under one judge.")] = None,
    judge: Annotated[str | None, typer.Option("--judge", metavar="MODEL", help="The judge of all methods and models.")] = None,
    role: o.Roles = None,
    baselines: Annotated[str | None, typer.Option("--baselines", metavar="seq,plain", help="Baselines beside P3.")] = None,
    ablate: Annotated[str | None, typer.Option("--ablate", metavar="A,B", help="P3 without a step, such as no-gate.")] = None,
    methods: Annotated[str | None, typer.Option("--methods", metavar="A,B", help="These methods and no others.")] = None,
    sweep: Annotated[Path | None, typer.Option("--sweep", metavar="FILE", help="A TOML file with the methods.")] = None,
    tasks: Annotated[str | None, typer.Option("--tasks", metavar="GLOB,…", help="Only tasks whose name matches.")] = None,
    limit: Annotated[int | None, typer.Option("--limit", metavar="N", help="Only the first N tasks.")] = None,
    buildable: Annotated[bool, typer.Option("--buildable", help="Only tasks that the Lean at hand can build.")] = False,
    mode: o.Mode = "codeproof",
    epochs: Annotated[int, typer.Option("--epochs", metavar="N", help="How often each cell is tried.")] = 1,
    seed: o.Seed = 0,
    label: Annotated[str, typer.Option("--label", metavar="TEXT", help="A name for the run; also tells runs apart.")] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what it would take; do nothing.")] = False,
    simulate: Annotated[
        Path | None,
        typer.Option("--simulate", metavar="FILE", help="Draw outcomes by the skills in a TOML file; no model is called."),
    ] = None,
    retry: Annotated[str | None, typer.Option("--retry", metavar="error", help="Work again on cells that ended so.")] = None,
    fresh: o.Fresh = False,
    record: Annotated[bool, typer.Option("--record", help="Keep requests too, so that cells can be replayed.")] = False,
    executor: Annotated[str, typer.Option("--executor", help="local, or dask.")] = "local",
    dask_address: Annotated[
        str | None, typer.Option("--dask-address", metavar="ADDRESS", help="A running dask scheduler.")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", help="Processes of dask's embedded cluster.")] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", help="Cells at work at a time, per process (default: by memory and cores).")
    ] = None,
    in_flight: Annotated[int, typer.Option("--in-flight", metavar="N", help="Model calls at a time, per process.")] = 16,
    max_run_cost: Annotated[
        float | None, typer.Option("--max-run-cost", metavar="DOLLARS", help="Money the run may cost.")
    ] = None,
    as_json: o.Json = False,
    **given: Any,  # noqa: ANN401 - what the groups of options were given
) -> None:
    """Compare methods on a benchmark. The same command continues a run that was stopped, and prints one that is finished."""
    from p3.cli.wiring import flags_of
    from p3.settings import load

    given = {**locals(), **given}
    refuse_contradictions(given)
    settings = load(flags_of(given), config=given["config"]).settings
    with waiting("reading tasks"):
        chosen, spec = chosen_spec(given, settings)
    if dry_run:
        print_estimate(spec, settings, as_json=as_json)
        return
    run = _simulated(spec, simulate, settings, fresh) if simulate else _worked_on(given, settings, chosen, spec)
    status = print_status(run, as_json=as_json)
    raise typer.Exit(code_of(status, simulated=run.record.simulated))


def _worked_on(given: dict[str, Any], settings: Settings, chosen: Chosen, spec: RunSpec) -> RunFolder:
    """The run, after its open cells have been worked on."""
    from p3.bench.watch import retire_errors
    from p3.cli.wiring import begin, begun, run_async, setup_for
    from p3.method.run_store import start_run

    tasks = list(chosen.tasks)
    if given["dask_address"] is None:
        run = begin(spec, tasks, settings, setup_for(settings, notice=note), fresh=given["fresh"])
    else:  # keys and Lean are the workers' affair
        run = start_run(settings.runs, spec, fresh=given["fresh"])
    if given["retry"]:
        note(f"{retire_errors(run)} cells are worked on again")
    if run.finished:
        return run
    shared = (run.path / "cells").exists()
    with contextlib.nullcontext() if shared else begun(run):
        if given["dask_address"] is None and (out := unbuildable(tasks, settings)):
            raise ToolchainError(
                f"{len(out)} of {len(tasks)} tasks cannot be built here ({next(iter(out))}: {next(iter(out.values()))}); "
                "--buildable leaves them out"
            )
        for task in tasks:
            run.add_task(task)
        note(f"run {run.path}")
        run_async(_work(given, _plan(given, settings, run), run))
    return run


async def _work(given: dict[str, Any], plan: WorkPlan, run: RunFolder) -> None:
    from p3.bench.dask_executor import DaskExecutor
    from p3.bench.executors import LocalExecutor
    from p3.bench.sharing import cores, fitting_jobs
    from p3.cli.bench_view import following
    from p3.method.model import Executor
    from p3.method.runs import cells_of

    if given["executor"] == "dask":
        workers = given["workers"] or cores()
        if given["dask_address"] is None:
            share = plan.jobs or max(1, fitting_jobs() // workers)
            plan = plan.model_copy(update={"jobs": share, "calls": max(1, plan.calls // workers)})
        chosen: Executor = DaskExecutor(plan, given["dask_address"], workers, note)
    else:
        chosen = LocalExecutor(plan, notice=note)
    async with following(run):
        await chosen.run(cells_of(run.spec))


def _plan(given: dict[str, Any], settings: Settings, run: RunFolder) -> WorkPlan:
    """How the cells are worked on, by the settings."""
    from p3.bench.workplan import ModelOptions, WorkPlan

    options = ModelOptions(**{name: getattr(settings, name) for name in ModelOptions.model_fields})
    return WorkPlan(
        run=run.path.resolve(),
        folder=Path.cwd(),
        models=options,
        prices=settings.prices,
        toolchain=settings.toolchain,
        lean_project=settings.lean_project.resolve() if settings.lean_project else None,
        unsafe_no_sandbox=settings.unsafe_no_sandbox,
        record=given["record"],
        jobs=given["jobs"],
        calls=given["in_flight"],
        max_run_cost=given["max_run_cost"],
    )


def _simulated(spec: RunSpec, simulate: Path, settings: Settings, fresh: bool) -> RunFolder:
    """A simulated run, drawn to its end."""
    from p3.bench.simulate import simulate as draw
    from p3.method.run_store import start_run

    run = start_run(settings.runs, spec, fresh=fresh, simulated=True)
    with progress("simulating") as bar:
        draw(run, progress=lambda done, of: bar(done, of, ""))
    return run
