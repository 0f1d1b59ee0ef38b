"""From what stands on the command line to what the rooms below take."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from p3.errors import EnvironmentFailed, UsageError

if TYPE_CHECKING:
    from p3.grade.model import Grader
    from p3.lean.model import Sandbox, Toolchain
    from p3.llm.budget import BudgetLimits
    from p3.llm.model import Model
    from p3.llm.options import Prices
    from p3.method.model import RunSpec
    from p3.method.runs import RunFolder
    from p3.method.setup import Setup
    from p3.plan.model import Plan
    from p3.settings import Settings
    from p3.task.model import Task
    from p3.trace import EventSink

T = TypeVar("T")


_FLAGS = {
    "unsafe": "unsafe_no_sandbox",
    "timeout": "timeout_s",
    **{
        name: name
        for name in (
            *("model", "base_url", "key_variable", "temperature", "reasoning_effort", "max_tokens", "tools", "replay_drift"),
            *("max_cost", "max_total_tokens", "max_calls", "max_minutes", "runs", "data", "toolchain", "lean_project"),
            *("gate_rounds", "replans", "repairs", "judge_feedback", "judge_votes", "prover", "parallel"),
        )
    },
}
"""Parameter of a verb → setting."""


_PROFILES: dict[str, tuple[Literal["fixed", "wide"], ...]] = {"none": (), "fixed": ("fixed",), "wide": ("fixed", "wide")}


def flags_of(given: dict[str, Any]) -> dict[str, Any]:
    """The settings among a verb's parameters, `--role` as a table. Raises UsageError."""
    return {setting: given[name] for name, setting in _FLAGS.items() if name in given} | {"roles": roles_of(given.get("role"))}


def solve_spec(
    tasks: list[Task], settings: Settings, *, method: str, seed: int = 0, plan: Plan | None = None, instruction: str | None = None
) -> RunSpec:
    """The specification of a run over tasks. Everything that changes what comes out is in it, and so in the run's id."""
    from p3.llm.model import RoleModels
    from p3.llm.sources import sources_of
    from p3.method.limits import Budgets, LoopLimits
    from p3.method.model import RunSpec

    if not settings.model:
        raise UsageError("no model is named; give --model, such as anthropic/claude-sonnet-4-5 or scripted:FILE")
    sampling = {
        name: value
        for name in ("base_url", "temperature", "reasoning_effort", "max_tokens", "tools")
        if (value := getattr(settings, name)) != type(settings).model_fields[name].default
    }
    benchmarks = {t.benchmark for t in tasks}
    limit = limits_of(settings)
    models = RoleModels(default=settings.model, roles=settings.roles)
    return RunSpec(
        benchmark=benchmarks.pop() if len(benchmarks) == 1 else "several",
        tasks={t.task_id: t.run_sha256 for t in tasks},
        methods=(method,),
        models=(models,),
        sources=sources_of((models,), [t.task_id for t in tasks]),
        seed=seed,
        budgets=Budgets(cost=limit.cost, tokens=limit.tokens, calls=limit.calls, wall_s=limit.wall_s),
        limits=LoopLimits(
            gate_rounds=settings.gate_rounds,
            replans=settings.replans,
            repairs_per_obligation=settings.repairs,
            judge_feedback=settings.judge_feedback,
            parallel=settings.parallel,
        ),
        sampling=sampling,
        toolchain=settings.toolchain,
        instruction=tasks[0].instruction.text if instruction is not None else None,
        judge_votes=settings.judge_votes,
        prover=_PROFILES[settings.prover],
        plan_sha256=plan.sha256 if plan else None,
    )


def setup_for(
    settings: Settings, *, plan: Plan | None = None, record: bool = False, notice: Callable[[str], None] | None = None
) -> Setup:
    """How models, Lean and graders come about, by the settings. Raises SandboxUnavailable."""
    from dataclasses import replace

    from p3.method.setup import default_setup

    if settings.unsafe_no_sandbox and notice:
        notice("WARNING: no sandbox; the text of tasks and models can do whatever you can")
    made = default_setup(
        toolchain=settings.toolchain,
        lean_project=settings.lean_project,
        unsafe_no_sandbox=settings.unsafe_no_sandbox,
        notice=notice,
        plan=plan,
        record=record,
    )
    return replace(made, open_model=lambda name, task, sink: model_named(name, settings, task_id=task.task_id, sink=sink))


def grader_for(task: Task, settings: Settings, *, notice: Callable[[str], None] | None = None) -> Grader:
    """The grader for a task: the toolchain it needs, in the sandbox."""
    from p3.grade.options import GradeOptions
    from p3.grade.pipeline import LeanGrader

    toolchain, sandbox = lean_for(task, settings)
    return LeanGrader(toolchain, sandbox, options=GradeOptions(task_toolchain=settings.toolchain == "task"), notice=notice)


def lean_for(task: Task, settings: Settings) -> tuple[Toolchain, Sandbox]:
    """The toolchain that a task needs, and the sandbox to run it in."""
    from p3.lean.sandbox import default_sandbox
    from p3.lean.toolchain import choose

    toolchain = choose(task.import_class, task.toolchain, settings.toolchain, imports=task.imports, project=settings.lean_project)
    return toolchain, default_sandbox(settings.unsafe_no_sandbox)


def roles_of(given: list[str] | None) -> dict[str, str]:
    """`ROLE=MODEL` flags as a table. Raises UsageError."""
    from p3.settings import ROLES

    table = {}
    for text in given or ():
        role, sign, name = text.partition("=")
        if not sign or not name or role not in ROLES:
            raise UsageError(f"--role {text}: write ROLE=MODEL, with a role of {', '.join(ROLES)}")
        table[role] = name
    return table


def model_named(name: str | None, settings: Settings, *, task_id: str | None = None, sink: EventSink | None = None) -> Model:
    """The model of a name with the settings' options. Raises UnknownModel, MissingKey, UsageError."""
    from p3.llm import open_model

    return open_model(
        name or "",
        base_url=settings.base_url,
        key_variable=settings.key_variable,
        temperature=settings.temperature,
        reasoning_effort=settings.reasoning_effort,
        max_tokens=settings.max_tokens,
        timeout_s=settings.timeout_s,
        prices=settings.prices.get(name or ""),
        tools=settings.tools,
        task_id=task_id,
        replay_drift=settings.replay_drift,
        sink=sink,
    )


def price_of(name: str, settings: Settings) -> Prices | None:
    """What a model costs: by the settings, else by the published table; None where nobody says, nothing where none is called."""
    from p3.llm.litellm_model import published_prices
    from p3.llm.options import Prices

    if name.startswith(("scripted:", "replay:")):
        return Prices(input=0.0, output=0.0)
    if name in settings.prices:
        return settings.prices[name]
    return None if settings.base_url else published_prices(name)


def warn_unpriced(spec: RunSpec, settings: Settings) -> None:
    """Say on stderr that a money budget does not hold for a model without a known price."""
    from p3.cli.console import note

    names = dict.fromkeys(name for models in spec.models for name in (models.default, *models.roles.values()))
    for name in names if settings.max_cost is not None else ():
        if price_of(name, settings) is None:
            note(f"--max-cost does not hold for {name}: its price is not known; give it under [prices] in p3.toml")


def begin(spec: RunSpec, tasks: list[Task], settings: Settings, setup: Setup, *, fresh: bool) -> RunFolder:
    """The run of a specification, once it is known that its models can be opened. Says on stderr where it is finished already."""
    from p3.cli.console import note
    from p3.method.run_store import start_run

    warn_unpriced(spec, settings)
    run_async(try_models(spec, tasks, setup))
    run = start_run(settings.runs, spec, fresh=fresh)
    if run.finished:
        note(f"{run.path} is already finished; --fresh starts anew")
    return run


async def try_models(spec: RunSpec, tasks: list[Task], setup: Setup) -> None:
    """Open every model for every task, asking nothing: a missing key or script is found out before there is a run."""
    from p3.trace import NullSink

    for models in spec.models:
        for name in dict.fromkeys((models.default, *models.roles.values())):
            played = name.startswith(("scripted:", "replay:"))
            for task in tasks if played else tasks[:1]:
                await setup.open_model(name, task, NullSink()).close()


@contextlib.contextmanager
def begun(run: RunFolder) -> Iterator[None]:
    """While a run is worked on: where that is refused before anything was done, its folder does not stay behind."""
    from p3.errors import Interrupted, P3Error
    from p3.method.run_store import discard_unused

    try:
        yield
    except Interrupted:
        raise
    except P3Error:
        discard_unused(run)
        raise


def limits_of(settings: Settings) -> BudgetLimits:
    """What one task may take."""
    from p3.llm.budget import BudgetLimits

    wall = None if settings.max_minutes is None else settings.max_minutes * 60
    return BudgetLimits(settings.max_cost, settings.max_total_tokens, settings.max_calls, wall)


def run_async(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end on one event loop in this thread. SIGTERM stops it as Ctrl-C does, so that everything is put away."""

    async def guarded() -> T:
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        return await work

    try:
        return asyncio.run(guarded())
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None


def write_output(path: Path, content: bytes | str) -> None:
    """Write a file that the user asked for, whole. Raises EnvironmentFailed."""
    from p3.method.files import write_atomic

    if path.is_dir():
        raise EnvironmentFailed(f"cannot write {path}: it is a folder")
    write_atomic(path, content)
