"""`p3.solve`: one task from Python, with the same run folder, journal and grade as the command line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from p3.errors import RunFolderError
from p3.llm.model import RoleModels
from p3.llm.sources import sources_of
from p3.method.limits import Budgets, LoopLimits
from p3.method.model import Cell, Outcome, RunSpec
from p3.method.registry import method as method_of
from p3.method.run_store import start_run
from p3.method.runs import RunFolder, cells_of
from p3.method.setup import Setup, default_setup
from p3.method.work import work_on
from p3.plan.model import Plan
from p3.task.load import load_task
from p3.task.model import Task
from p3.trace import EventSink


async def solve(
    task: Task | str | Path,
    *,
    model: str,
    roles: Mapping[str, str] | None = None,
    method: str = "p3",
    instruction: str | None = None,
    mode: str = "codeproof",
    runs: str | Path = "runs",
    fresh: bool = False,
    seed: int = 0,
    budgets: Budgets | None = None,
    limits: LoopLimits | None = None,
    sampling: Mapping[str, Any] | None = None,
    plan: Plan | None = None,
    judge_votes: int = 1,
    prover: tuple[Literal["fixed", "wide"], ...] = ("fixed",),
    setup: Setup | None = None,
    sink: EventSink | None = None,
    **options: Any,  # noqa: ANN401 - options of `default_setup`
) -> Outcome:
    """Solve a task (or a file or folder that holds one) and return the outcome, which is also in the run folder below `runs`.

    The same call continues an unfinished run and returns the outcome of a finished one; `fresh` starts anew. `model` plays every
    role that `roles` does not name. Never raises for what a model did; raises P3Error for a task, a model or a machine
    that cannot be used at all.
    """
    loaded = task if isinstance(task, Task) else load_task(task, mode=mode, instruction=instruction)
    chosen = setup or default_setup(**{"model_options": dict(sampling or {}), "plan": plan, **options})
    spec = spec_of(
        loaded,
        RoleModels(default=model, roles=dict(roles or {})),
        method=method,
        seed=seed,
        budgets=budgets,
        limits=limits,
        sampling=sampling,
        instruction=instruction,
        toolchain=str(options.get("toolchain", "auto")),
        judge_votes=judge_votes,
        prover=prover,
        plan=plan,
    )
    run = start_run(Path(runs), spec, fresh=fresh)
    return await solve_in(run, loaded, chosen, sink=sink)


def spec_of(
    task: Task,
    models: RoleModels,
    *,
    method: str = "p3",
    seed: int = 0,
    budgets: Budgets | None = None,
    limits: LoopLimits | None = None,
    sampling: Mapping[str, Any] | None = None,
    instruction: str | None = None,
    toolchain: str = "auto",
    judge_votes: int = 1,
    prover: tuple[Literal["fixed", "wide"], ...] = ("fixed",),
    plan: Plan | None = None,
    label: str = "",
) -> RunSpec:
    """The specification of a run that solves one task once."""
    return RunSpec(
        benchmark=task.benchmark,
        tasks={task.task_id: task.run_sha256},
        methods=(method,),
        models=(models,),
        seed=seed,
        budgets=budgets or Budgets(),
        limits=limits or LoopLimits(),
        sampling=dict(sampling or {}),
        toolchain=toolchain,
        instruction=instruction,
        judge_votes=judge_votes,
        prover=prover,
        plan_sha256=plan.sha256 if plan else None,
        label=label,
        sources=sources_of((models,), (task.task_id,)),
    )


async def solve_in(run: RunFolder, task: Task, setup: Setup, *, sink: EventSink | None = None) -> Outcome:
    """The outcome of the one cell of a run. Raises RunFolderError while another process works on it."""
    run.add_task(task)
    cell: Cell = cells_of(run.spec)[0]
    outcome = await work_on(run, cell, task, method_of(cell.method), setup, sink=sink, commit_errors=False)
    if outcome is None:
        raise RunFolderError(f"another process works on {run.path}; wait for it, or start anew with --fresh")
    return outcome
