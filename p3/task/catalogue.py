"""The benchmarks as collections: listing and finding their tasks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from p3 import assets
from p3.errors import TaskError, UsageError
from p3.task import policy
from p3.task.load import detect, load_task
from p3.task.model import Task
from p3.task.rules import ImportClass

BENCHMARKS = ("verina", "algoveri", "lean4commit0")
_MARKS = {"verina": "task.json", "algoveri": "lean_spec.lean", "lean4commit0": "manifest.json"}
_ALIASES = {"vero": "lean4commit0"}
SAMPLES = "samples"
"""Stands for P3's own tasks of every benchmark."""
Place = tuple[str | None, Path]
"""Where a task is, and its layout where that is known."""


@dataclass(frozen=True)
class Listed:
    """One task of a benchmark, as a listing shows it."""

    task_id: str
    path: Path
    own: bool
    """One of P3's own samples."""
    import_class: ImportClass | None = None
    excluded: str = ""
    """Why it takes no part in runs; empty for a task that does."""
    error: str = ""
    """Why it cannot be loaded at all."""


def resolve(bench: str) -> str:
    """The benchmark of a name or its public alias; raises UsageError."""
    name = _ALIASES.get(bench, bench)
    if name not in BENCHMARKS:
        raise UsageError(f"there is no benchmark `{bench}`; there are {', '.join((*BENCHMARKS, *_ALIASES))}")
    return name


def samples(bench: str) -> Path:
    """The folder of P3's own tasks of a benchmark."""
    name = resolve(bench)
    folder = assets.benchmarks() / name
    return folder / "samples" if (folder / "samples").is_dir() else folder


def folders(bench: str, data_dir: Path | None = None) -> tuple[Path, ...]:
    """The task folders of a benchmark in name order: below `data_dir` where given, else P3's own samples.

    `data_dir` may be the tasks' folder itself, one that holds it under the benchmark's name, or a clone of its repository.
    """
    name = resolve(bench)
    if data_dir is not None and not data_dir.is_dir():
        raise UsageError(f"the data folder {data_dir} does not exist; `p3 data fetch {bench}` gets it")
    roots = _roots(name, data_dir) if data_dir else [samples(name)]
    for root in roots:
        found = sorted((p for p in root.iterdir() if (p / _MARKS[name]).is_file()), key=_natural) if root.is_dir() else []
        if found:
            return tuple(found)
    if data_dir is not None:
        raise UsageError(f"{data_dir} holds no {name} task (a folder with `{_MARKS[name]}`)")
    return ()


def _roots(name: str, data_dir: Path) -> list[Path]:
    aliases = [name, *(alias for alias, real in _ALIASES.items() if real == name)]
    inner = [policy.benchmark(name).folder] if name in policy.names() else []
    below = [data_dir / a for a in aliases]
    return [data_dir, *(base / i for base in (data_dir, *below) for i in inner), *below, data_dir / "samples"]


def _natural(path: Path) -> tuple[tuple[int, str], ...]:
    """Sorts `verina_basic_9` before `verina_basic_10`."""
    return tuple((int(part), "") if part.isdigit() else (0, part) for part in path.name.replace("-", "_").split("_"))


def list_tasks(bench: str, data_dir: Path | None = None) -> tuple[Listed, ...]:
    """Every task of a benchmark: its id, where it is, what it needs, and whether it takes part in runs."""
    own = data_dir is None
    return tuple(
        _listed(path, task, error, own)
        for path, task, error in loaded([(resolve(bench), p) for p in folders(bench, data_dir)], "codeproof")
    )


def _listed(path: Path, task: Task | None, error: str, own: bool) -> Listed:
    if task is None:
        return Listed(path.name, path, own, error=error)
    return Listed(task.task_id, path, own, task.import_class, excluded=exclusion(task))


def exclusion(task: Task) -> str:
    """Why a task takes no part in runs; empty for a task that does."""
    return "; ".join(d.reason for d in task.defects if d.action == "exclude")


def loaded(places: Sequence[Place], mode: str) -> Iterator[tuple[Path, Task | None, str]]:
    """Each place's task, or None and why it cannot be loaded."""
    for layout, path in places:
        try:
            yield path, load_task(path, benchmark=layout, mode=mode), ""
        except TaskError as error:
            yield path, None, str(error)


def find(bench: str, task_id: str, data_dir: Path | None = None, *, mode: str = "codeproof") -> Task:
    """The task of that id (the safe or the original one, or its folder's name); raises UsageError naming similar ones."""
    return located(bench, task_id, data_dir, mode=mode)[1]


def located(bench: str, task_id: str, data_dir: Path | None = None, *, mode: str = "codeproof") -> tuple[Path, Task]:
    """As `find`, with the task's folder."""
    name = resolve(bench)
    paths = folders(name, data_dir)
    wanted = [p for p in paths if p.name == task_id or _safe(name, p) == task_id]
    for path in wanted or paths:
        task = load_task(path, benchmark=name, mode=mode) if wanted else _quiet(path, name, mode)
        if task and (wanted or task_id in (task.task_id, task.original_id)):
            return path, task
    import difflib

    near = difflib.get_close_matches(task_id, [p.name for p in paths], n=3)
    hint = f"; did you mean {', '.join(near)}?" if near else f"; `p3 task list {bench}` shows what there is"
    raise UsageError(f"{name} has no task `{task_id}` here{hint}")


def _safe(name: str, path: Path) -> str:
    return path.name if path.name.startswith(name) else f"{name}_{path.name}"


def _quiet(path: Path, name: str, mode: str) -> Task | None:
    try:
        return load_task(path, benchmark=name, mode=mode)
    except TaskError:
        return None


def places(target: str, data_dir: Path | None) -> tuple[str, list[Place]]:
    """A title and what it stands for. Raises UsageError where there is no such benchmark, file or folder."""
    if target == SAMPLES:
        return target, [(name, path) for name in BENCHMARKS for path in folders(name)]
    path = Path(target)
    if target in (*BENCHMARKS, *_ALIASES) or not path.exists():
        try:
            name = resolve(target)
        except UsageError as error:
            raise UsageError(
                f"{error}, {SAMPLES} (P3's own of all of them), and tasks and folders of tasks by their paths"
            ) from None
        return name, [(name, p) for p in folders(name, data_dir)]
    return path.resolve().name, [(None, p) for p in inside(path)]


def inside(path: Path) -> list[Path]:
    """The tasks inside a folder; the path alone where it is a file or itself a task. Raises UsageError where there is none."""
    found = [path] if path.is_file() or _is_task(path) else [p for p in sorted(path.iterdir()) if _is_task(p)]
    if not found:
        raise UsageError(f"the folder {path} holds no task: neither Lean files nor folders of a benchmark's form")
    return found


def _is_task(path: Path) -> bool:
    try:
        return detect(path) != "single" or path.suffix == ".lean"
    except TaskError:
        return False
