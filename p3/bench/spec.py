"""What a bench compares: tasks of benchmarks, methods, models, chosen by name. Everything wrong is one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from p3.errors import TaskError, UsageError
from p3.llm.model import RoleModels
from p3.method.model import RunSpec
from p3.task import catalogue
from p3.task.load import load_task
from p3.task.model import Task


@dataclass(frozen=True)
class Chosen:
    """The tasks of a bench, and what has to be said about the choice."""

    benchmark: str
    tasks: tuple[Task, ...]
    notes: tuple[str, ...] = ()


def choose_tasks(
    names: Sequence[str], *, data: Path | None = None, mode: str = "codeproof", glob: str | None = None, limit: int | None = None
) -> Chosen:
    """Tasks of benchmarks (or of folders of tasks), those that take part in runs and match, in the benchmark's order.

    Without `data` a benchmark's tasks are P3's own samples. Raises UsageError, TaskError.
    """
    if limit is not None and limit < 1:
        raise UsageError(f"--limit {limit}: at least one task is needed")
    found: dict[str, Task] = {}
    notes: list[str] = []
    titles = []
    for name in dict.fromkeys(names):
        title, paths = _places(name, data, notes)
        titles.append(title)
        for task in _loaded(paths, title, mode, notes):
            if task.task_id in found:
                raise UsageError(f"two tasks are called {task.task_id}; bench {titles[-2]} and {titles[-1]} in separate runs")
            found[task.task_id] = task
    matching = [t for t in found.values() if glob is None or _matches(t, glob)]
    if not matching:
        if not found:
            raise UsageError(f"{', '.join(titles)} has no task that takes part in runs")
        raise UsageError(f"no task matches --tasks {glob!r}; there are {_some(list(found))}")
    return Chosen("+".join(titles), tuple(matching[:limit]), tuple(notes))


def _matches(task: Task, globs: str) -> bool:
    """Whether one of the globs (separated by commas) is about the task."""
    return any(fnmatchcase(name, g.strip()) for g in globs.split(",") for name in (task.task_id, task.original_id))


def _places(name: str, data: Path | None, notes: list[str]) -> tuple[str, list[tuple[str | None, Path]]]:
    """A title, and the task folders or files with their layout."""
    title, found = catalogue.places(name, data)
    if data is None and title in catalogue.BENCHMARKS:
        notes.append(
            f"{title}: no data folder is given, so these are P3's own {len(found)} sample tasks; "
            f"`p3 data fetch {title}` gets the public ones, --data DIR names their folder"
        )
    return title, found


def _loaded(paths: Sequence[tuple[str | None, Path]], name: str, mode: str, notes: list[str]) -> list[Task]:
    """The tasks that take part; what does not is noted."""
    tasks, out = [], {}
    for layout, path in paths:
        try:
            task = load_task(path, benchmark=layout, mode=mode)
        except TaskError as error:
            out[path.name] = str(error)
            continue
        if reason := catalogue.exclusion(task):
            out[task.task_id] = reason
        else:
            tasks.append(task)
    if out:
        why = "; ".join(r if r.startswith(f"{task}:") else f"{task}: {r}" for task, r in list(out.items())[:3])
        notes.append(f"{name}: {len(out)} of {len(paths)} tasks take no part ({why}{'; …' if len(out) > 3 else ''})")
    return tasks


def _some(names: list[str]) -> str:
    return ", ".join(names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")


# ---------------------------------------------------------------- models


def choose_models(models: Sequence[str], *, roles: Mapping[str, str], judge: str | None = None) -> tuple[RoleModels, ...]:
    """The models of the cells in the order of their names, with one judge for all of them. Raises UsageError."""
    if not models:
        raise UsageError("no model is named; give --model or --models, or set `model` in p3.toml")
    if len(set(models)) < len(models):
        raise UsageError(f"--models {','.join(models)} names a model twice")
    if judge is not None and roles.get("judge", judge) != judge:
        raise UsageError(f"--judge {judge} and --role judge={roles['judge']} contradict each other; give one")
    named = judge or roles.get("judge")
    if named is None and len(models) > 1:
        raise UsageError(
            "models are compared under one judge: name it with --judge, or with `judge` under [roles] in p3.toml "
            "(each model judging itself would be no comparison)"
        )
    shared = {**roles, **({"judge": named} if named else {})}
    return tuple(RoleModels(default=m, roles=shared) for m in sorted(models))


# ---------------------------------------------------------------- the whole


def bench_spec(
    base: RunSpec,
    chosen: Chosen,
    methods: tuple[str, ...],
    models: tuple[RoleModels, ...],
    *,
    epochs: int = 1,
    label: str = "",
) -> RunSpec:
    """The specification of a bench. `base` holds what does not differ between cells: budgets, limits, sampling, toolchain."""
    if epochs < 1:
        raise UsageError(f"--epochs {epochs}: at least one is needed")
    return base.model_copy(
        update={
            "benchmark": chosen.benchmark,
            "tasks": {t.task_id: t.run_sha256 for t in chosen.tasks},
            "methods": methods,
            "models": models,
            "epochs": epochs,
            "label": label,
        }
    )
