"""The tasks and plans that a command names."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from p3.errors import PlanError, UsageError

if TYPE_CHECKING:
    from p3.method.runs import RunFolder
    from p3.plan.model import Plan
    from p3.task.model import Task


@dataclass(frozen=True)
class Named:
    """A task and where it was found; None for one of P3's own."""

    task: Task
    path: Path | None


def find_task(name: str, *, data: Path | None = None, mode: str = "codeproof", instruction: str | None = None) -> Task:
    """A task by its path, or by `BENCHMARK/TASK`."""
    from p3.task.catalogue import find
    from p3.task.load import load_task, with_instruction

    if (of_benchmark := _of_benchmark(name)) is not None:
        task = find(*of_benchmark, data, mode=mode)
        return with_instruction(task, instruction) if instruction is not None else task
    if not Path(name).exists() and (meant := _meant(name)):
        raise UsageError(f"there is no file {name} and no benchmark `{name.partition('/')[0]}`; did you mean {meant}?")
    if not Path(name).exists() and (own := _own_named(name)):
        raise UsageError(f"{name} does not exist; did you mean {own}?")
    return load_task(name, mode=mode, instruction=instruction)


def find_folder(name: str, *, data: Path | None = None, mode: str = "codeproof") -> Path:
    """The folder of a task, by its path or by `BENCHMARK/TASK`."""
    from p3.task.catalogue import located

    of_benchmark = _of_benchmark(name)
    return Path(name) if of_benchmark is None else located(*of_benchmark, data, mode=mode)[0]


def _of_benchmark(name: str) -> tuple[str, str] | None:
    """Benchmark and task of a `BENCHMARK/TASK`; None for a path."""
    from p3.task.catalogue import BENCHMARKS

    benchmark, _, task_id = name.partition("/")
    return (benchmark, task_id) if task_id and benchmark in (*BENCHMARKS, "vero") and not Path(name).exists() else None


def _meant(name: str) -> str | None:
    """`BENCHMARK/TASK` with the benchmark's name put right; None where none is near."""
    import difflib

    from p3.task.catalogue import BENCHMARKS

    benchmark, _, task_id = name.partition("/")
    near = difflib.get_close_matches(benchmark, BENCHMARKS, n=1, cutoff=0.8) if task_id and not Path(benchmark).exists() else []
    return f"{near[0]}/{task_id}" if near else None


def _own_named(name: str) -> str | None:
    """The sample that a name without its benchmark means, as `BENCHMARK/TASK`."""
    from p3.task.catalogue import BENCHMARKS, list_tasks

    for benchmark in BENCHMARKS if "/" not in name and not name.endswith(".lean") else ():
        for task in list_tasks(benchmark):
            if name in (task.task_id, task.path.name):
                return f"{benchmark}/{task.task_id}"
    return None


def tasks_named(names: list[str], *, data: Path | None, mode: str, instruction: str | None) -> list[Named]:
    """The tasks of files, folders, globs and `BENCHMARK/TASK`s; a folder that is no task gives the tasks in it.

    Raises TaskError, and UsageError where a glob or folder holds none or a task comes twice.
    """
    from p3.task.catalogue import inside

    found: list[Named] = []
    for name in names:
        path = Path(name)
        is_glob = not path.exists() and any(c in name for c in "*?[")
        inner = _matching(path) if is_glob else inside(path) if path.is_dir() else []
        if is_glob and not inner:
            raise UsageError(f"no file matches {name}")
        for one in [*map(str, inner)] or [name]:
            task = find_task(one, data=data, mode=mode, instruction=instruction)
            if any(n.task.task_id == task.task_id for n in found):
                raise UsageError(f"two tasks are called {task.task_id}; solve them in separate runs")
            found.append(Named(task, Path(one) if Path(one).exists() else None))
    return found


def _matching(pattern: Path) -> list[Path]:
    """The paths a glob matches, in order."""
    anchor = Path(pattern.anchor or ".")
    return sorted(anchor.glob(str(pattern.relative_to(anchor) if pattern.anchor else pattern)))


def read_plan(path: Path | None) -> Plan | None:
    """A plan from its file. Raises PlanError."""
    from pydantic import ValidationError

    from p3.plan.model import Plan
    from p3.validation import fault

    if path is None:
        return None
    try:
        return Plan.model_validate_json(path.read_bytes())
    except OSError as error:
        raise PlanError(f"cannot read the plan {path}: {error.strerror}") from error
    except ValidationError as error:
        raise PlanError(f"the plan {path} is not of a plan's form: {fault(error, Plan)}") from error


def said_of_given_plan(run: RunFolder, plan: Path | None) -> bool:
    """Say on stderr why the plan that the user gave was turned down; False where it was not."""
    from p3.cli.console import note
    from p3.method.runs import cells_of
    from p3.method.story import given_plan_rejected

    event = given_plan_rejected(run.cell(cells_of(run.spec)[0]))
    if event is None:
        return False
    note(f"the plan {plan} was rejected by the {event['by']}; what follows is under another plan:")
    for line in event.get("findings") or event["codes"]:
        note(f"  {line}")
    return True
