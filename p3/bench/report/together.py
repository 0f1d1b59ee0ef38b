"""Several runs in one report: whether they go together, and what a reader has to know of how they differ."""

from __future__ import annotations

from collections.abc import Sequence

from p3.errors import RunFolderError
from p3.method.model import RunSpec
from p3.method.runs import RunFolder, cells_of

_WHAT_WAS_ASKED = frozenset({"schema_version", "benchmark", "tasks", "methods", "models", "epochs", "seed", "label", "sources"})
"""Fields of a specification that say what was tried; the others say how."""


def together(runs: Sequence[RunFolder]) -> RunFolder:
    """One run that stands for all: their tasks, methods and models, under the first one's settings.

    Raises RunFolderError where a cell is in two of them, a task is not the same, or only some are simulated.
    """
    if len(runs) == 1:
        return runs[0]
    first = runs[0]
    if len({run.record.simulated for run in runs}) > 1:
        raise RunFolderError("simulated and real runs do not go into one report")
    _refuse_doubles(runs)
    spec = first.spec.model_copy(
        update={
            "benchmark": "+".join(dict.fromkeys(run.spec.benchmark for run in runs)),
            "tasks": {task: sha for run in runs for task, sha in run.spec.tasks.items()},
            "methods": tuple(dict.fromkeys(m for run in runs for m in run.spec.methods)),
            "models": tuple({m.model_dump_json(): m for run in runs for m in run.spec.models}.values()),
            "epochs": max(run.spec.epochs for run in runs),
            "label": ", ".join(dict.fromkeys(run.spec.label for run in runs if run.spec.label)),
        }
    )
    names = " + ".join(run.path.name for run in runs)
    return RunFolder(first.path, first.record.model_copy(update={"run_id": names, "spec": spec}))


def _refuse_doubles(runs: Sequence[RunFolder]) -> None:
    tasks: dict[str, str] = {}
    where: dict[object, RunFolder] = {}
    for run in runs:
        for task, sha in run.spec.tasks.items():
            if tasks.setdefault(task, sha) != sha:
                raise RunFolderError(f"the task {task} of {run.path} is another than that of the runs before it")
        for cell in cells_of(run.spec):
            key = cell.model_dump_json()
            if (other := where.setdefault(key, run)) is not run:
                what = f"{cell.task_id} under {cell.method}"
                raise RunFolderError(f"{what} is in both {other.path} and {run.path} and would count twice; leave one out")


def differing(runs: Sequence[RunFolder]) -> tuple[str, ...]:
    """What else than tasks, methods and models differs between runs: settings, judges, scripts, versions."""
    found = [
        name.replace("_", " ")
        for name in RunSpec.model_fields
        if name not in _WHAT_WAS_ASKED and any(getattr(r.spec, name) != getattr(runs[0].spec, name) for r in runs)
    ]
    judges = {frozenset(m.roles.get("judge", m.default) for m in run.spec.models) for run in runs}
    found += ["judge"] if len(judges) > 1 else []
    sources: dict[str, set[str]] = {}
    for run in runs:
        for name, sha in run.spec.sources.items():
            sources.setdefault(name, set()).add(sha)
    found += [f"the content of {name}" for name, versions in sources.items() if len(versions) > 1]
    if any(run.record.versions.changed(runs[0].record.versions) for run in runs):
        found.append("versions of P3, its libraries or prompts")
    return tuple(found)
