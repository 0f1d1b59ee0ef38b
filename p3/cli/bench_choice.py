"""What the flags of `p3 bench` choose, and which of them contradict each other."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING, Any

from p3.cli.console import note
from p3.errors import ToolchainError, UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from p3.bench.spec import Chosen
    from p3.method.model import RunSpec
    from p3.settings import Settings
    from p3.task.model import Task


def refuse_contradictions(given: dict[str, Any]) -> None:
    """Flags that say different things. Raises UsageError."""
    for first, second in (
        ("model", "models"),
        ("fresh", "retry"),
        ("simulate", "retry"),
        ("simulate", "dry_run"),
        ("simulate", "record"),
        ("simulate", "max_run_cost"),
        ("simulate", "dask_address"),
        ("dask_address", "workers"),
    ):
        if given[first] and given[second]:
            raise UsageError(f"--{first.replace('_', '-')} and --{second.replace('_', '-')} contradict each other; give one")
    for name in ("methods", "baselines", "ablate", "models"):
        if given.get(name) is not None and not _list(given[name]):
            raise UsageError(f"--{name} {given[name]!r} names nothing; leave it out, or name something")
    if given["executor"] not in ("local", "dask"):
        raise UsageError(f"there is no executor {given['executor']!r}; there are local and dask")
    for name in ("dask_address", "workers"):
        if given[name] and given["executor"] != "dask":
            raise UsageError(f"--{name.replace('_', '-')} is for --executor dask")
    if given["simulate"] and given["executor"] == "dask":
        raise UsageError("--simulate calls no model and needs no cluster; leave out --executor dask")
    if given["retry"] not in (None, "error"):
        raise UsageError(f"--retry {given['retry']}: only cells that ended in error can be retried; write --retry error")
    for name, least in (("jobs", 1), ("in_flight", 1), ("workers", 1), ("max_run_cost", 0)):
        if given[name] is not None and not (least <= given[name] < inf and given[name]):
            raise UsageError(f"--{name.replace('_', '-')} {given[name]:g} leaves nothing to work with")


def chosen_spec(given: dict[str, Any], settings: Settings) -> tuple[Chosen, RunSpec]:
    """The tasks and the specification of the run."""
    from p3.bench.arms import choose_methods
    from p3.bench.simulate import read_simulation, simulated_spec
    from p3.bench.spec import bench_spec, choose_models, choose_tasks
    from p3.cli.wiring import solve_spec
    from p3.llm.sources import sources_of

    methods = choose_methods(
        methods=_list(given["methods"]),
        baselines=_list(given["baselines"]),
        ablations=_list(given["ablate"]),
        sweep=given["sweep"],
    )
    simulation = read_simulation(given["simulate"]) if given["simulate"] else None
    named = _list(given["models"]) or ([settings.model] if settings.model else []) or (["simulated"] if simulation else [])
    models = choose_models(named, roles=settings.roles, judge=given["judge"])
    chosen = choose_tasks(given["benchmarks"], data=settings.data, mode=given["mode"], glob=given["tasks"], limit=given["limit"])
    if given["buildable"]:
        chosen = _buildable(chosen, settings)
    for said in chosen.notes if not (simulation and simulation.tasks) else ():
        note(said)
    base = solve_spec(
        list(chosen.tasks), settings.model_copy(update={"model": models[0].default}), method=methods[0], seed=given["seed"]
    )
    spec = bench_spec(base, chosen, methods, models, epochs=given["epochs"], label=given["label"])
    spec = spec.model_copy(update={"sources": sources_of(models, [t.task_id for t in chosen.tasks])})
    return chosen, simulated_spec(spec, simulation) if simulation else spec


def _list(given: str | None) -> list[str]:
    return [part.strip() for part in (given or "").split(",") if part.strip()]


# ---------------------------------------------------------------- what can be built here


def unbuildable(tasks: Sequence[Task], settings: Settings) -> dict[str, str]:
    """Tasks for which there is no Lean here, and why."""
    from p3.lean.toolchain import choose

    known: dict[tuple[object, ...], str] = {}
    for task in tasks:
        need = (task.import_class, task.toolchain, task.imports)
        if need in known:
            continue
        try:
            choose(task.import_class, task.toolchain, settings.toolchain, imports=task.imports, project=settings.lean_project)
            known[need] = ""
        except ToolchainError as error:
            known[need] = str(error)
    found = {t.task_id: known[(t.import_class, t.toolchain, t.imports)] for t in tasks}
    return {task: reason for task, reason in found.items() if reason}


def _buildable(chosen: Chosen, settings: Settings) -> Chosen:
    out = unbuildable(chosen.tasks, settings)
    if len(out) == len(chosen.tasks):
        raise ToolchainError(f"none of the {len(out)} tasks can be built here: {next(iter(out.values()))}")
    said = (f"{len(out)} tasks cannot be built here and are left out: {', '.join(out)}",) if out else ()
    return replace(chosen, tasks=tuple(t for t in chosen.tasks if t.task_id not in out), notes=(*chosen.notes, *said))
