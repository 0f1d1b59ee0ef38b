"""The benchmarks as collections: listing, finding and checking their tasks, and fetching the pinned public revision."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from p3 import assets
from p3.errors import EnvironmentFailed, TaskError, UsageError
from p3.task import policy
from p3.task.load import detect, load_task
from p3.task.model import ImportClass, Task
from p3.task.splice import extract, shipped, splice

Progress = Callable[[int, int, str], None]
"""Told (done, of, name) while something long runs."""

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


@dataclass(frozen=True)
class CheckReport:
    """What checking every task of a benchmark found."""

    benchmark: str
    tasks: int
    solvable: int
    """Tasks without a defect that excludes them."""
    failures: dict[str, str] = field(default_factory=dict)
    """Task → why it does not load or does not come back byte for byte."""
    repaired: dict[str, str] = field(default_factory=dict)
    excluded: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    """Things known of a task that change nothing."""
    drift: dict[str, str] = field(default_factory=dict)
    """Task → how its files differ from the tables, as they may at another revision; the files count."""

    @property
    def ok(self) -> bool:
        """Whether every task loads and comes back byte for byte."""
        return self.tasks > 0 and not self.failures


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
        for path, task, error in _each([(resolve(bench), p) for p in folders(bench, data_dir)], "codeproof")
    )


def _listed(path: Path, task: Task | None, error: str, own: bool) -> Listed:
    if task is None:
        return Listed(path.name, path, own, error=error)
    return Listed(task.task_id, path, own, task.import_class, excluded=exclusion(task))


def exclusion(task: Task) -> str:
    """Why a task takes no part in runs; empty for a task that does."""
    return "; ".join(d.reason for d in task.defects if d.action == "exclude")


def _each(places: Sequence[Place], mode: str) -> Iterator[tuple[Path, Task | None, str]]:
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


# ---------------------------------------------------------------- checking


def check(
    target: str,
    data_dir: Path | None = None,
    *,
    mode: str = "codeproof",
    fault: Callable[[Task], str] | None = None,
    progress: Progress | None = None,
) -> CheckReport:
    """Load every task, take it through a splice and back, and compare its files with the benchmark's tables.

    `target` is a benchmark, `samples`, a task, or a folder of tasks. `fault` says what else is wrong with a task, "" for nothing.
    """
    name, found = places(target, data_dir)
    failures: dict[str, str] = {}
    drift: dict[str, str] = {}
    by_action: dict[str, dict[str, str]] = {"repair": {}, "exclude": {}, "note": {}}
    for number, (path, task, error) in enumerate(_each(found, mode), 1):
        if progress:
            progress(number, len(found), path.name)
        problem = error if task is None else roundtrip(task) or (fault(task) if fault and not exclusion(task) else "")
        if problem:
            failures[path.name] = problem
        differs = _against_tables(name, task, own=data_dir is None) if task and name in BENCHMARKS else ""
        if differs:
            drift[path.name] = differs
        for defect in task.defects if task else ():
            reasons = by_action[defect.action]
            reasons[path.name] = f"{reasons[path.name]}; {defect.reason}" if path.name in reasons else defect.reason
    return CheckReport(
        benchmark=name,
        tasks=len(found),
        solvable=len(found) - len(set(by_action["exclude"]) | {k for k in failures if k not in by_action["exclude"]}),
        failures=failures,
        repaired=by_action["repair"],
        excluded=by_action["exclude"],
        notes=by_action["note"],
        drift=drift,
    )


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


def roundtrip(task: Task) -> str:
    """Why a task does not come back byte for byte through splice and extraction; empty when it does."""
    candidate = shipped(task)
    spliced = splice(task, candidate)
    for file in task.files:
        if file.to_bytes(spliced.files[file.path]) != file.to_bytes():
            return f"{file.path} does not come back byte for byte"
    if extract(task, spliced.files) != candidate:
        return "the regions taken out of its own text differ from the shipped ones"
    return ""


def _against_tables(name: str, task: Task, *, own: bool) -> str:
    if own or name not in policy.names():
        return ""
    return "; ".join(policy.differences(task, policy.benchmark(name)))


# ---------------------------------------------------------------- fetching


def fetch(bench: str, into: Path, *, repository: str | None = None, revision: str | None = None) -> Path:
    """Clone the pinned public revision of a benchmark into `into/<name>`; returns the folder of its tasks.

    A clone that is already there at that revision is kept. Raises EnvironmentFailed when git cannot do it.
    """
    name = resolve(bench)
    tables = policy.benchmark(name)
    source, pinned = repository or tables.repository, revision or tables.revision
    target = into / name
    if not (target / ".git").is_dir():
        if target.exists() and any(target.iterdir()):
            raise UsageError(f"{target} exists and is no clone of {source}; choose another folder")
        _git("clone", "--quiet", "--filter=blob:none", "--no-checkout", source, str(target))
    if not _is_commit(target, pinned):
        _git("-C", str(target), "fetch", "--quiet", "origin")
    _git("-C", str(target), "-c", "advice.detachedHead=false", "checkout", "--quiet", "--force", pinned)
    tasks = target / tables.folder
    if not tasks.is_dir():
        raise EnvironmentFailed(f"{source} at {pinned} has no folder `{tables.folder}`")
    return tasks


def _is_commit(target: Path, revision: str) -> bool:
    command = ["git", "-C", str(target), "cat-file", "-e", f"{revision}^{{commit}}"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _git(*args: str) -> None:
    try:
        done = subprocess.run(["git", *args], capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise EnvironmentFailed("git is not installed; install it, or give the data's folder with --data") from error
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or ["it gave no reason"]
        said = reason[0].removeprefix("fatal: ").rstrip(".")
        raise EnvironmentFailed(f"git could not fetch the benchmark: {said}; a copy of its files can be named with --data DIR")
