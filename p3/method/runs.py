"""Run folders: what a run is, what each of its cells came to, and everything needed to continue or to check it.

runs/<run>/run.json                                     what was asked, with versions and hashes
runs/<run>/tasks/<task>.json                            the tasks as they were loaded
runs/<run>/cells/<task>/<method>/<model>/<epoch>/
    cell.json   result.json                             the cell, and its one committed result
    attempt-<n>/{result.json, receipt.json, candidate/, trace.jsonl, journal.jsonl}
runs/<run>/index.sqlite                                 derived; can be deleted
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from p3.errors import EnvironmentFailed, RunFolderError
from p3.frozen import Frozen
from p3.llm.model import RoleModels
from p3.method.files import commit_exclusive, pretty, read_model, safe_name, write_atomic
from p3.method.leases import Claimer, Lease, attempts
from p3.method.model import RUN_SCHEMA, Cell, Outcome, RunSpec
from p3.method.versions import RunVersions
from p3.task.model import Candidate, Task


class RunRecord(Frozen):
    """`run.json`: what a run is and what made it."""

    schema_version: int = RUN_SCHEMA
    run_id: str
    spec: RunSpec
    created_at: str
    """UTC, ISO 8601."""
    versions: RunVersions
    simulated: bool = False


class CorruptedCell(RunFolderError):
    """A cell's file cannot be read; the other cells are not touched by it."""


@dataclass(frozen=True)
class Corrupted:
    """A cell file that could not be read, and why."""

    path: Path
    reason: str


@dataclass(frozen=True)
class Results:
    """What a run holds so far."""

    outcomes: tuple[Outcome, ...]
    corrupted: tuple[Corrupted, ...]


def model_name(models: RoleModels) -> str:
    """One name for the models of a cell: `gpt-4o`, or `gpt-4o+judge=claude` where roles differ."""
    return "+".join(
        [models.default, *(f"{role}={name}" for role, name in sorted(models.roles.items()) if name != models.default)]
    )


def cells_of(spec: RunSpec) -> tuple[Cell, ...]:
    """All cells of a run, in the order of tasks, methods, models, epochs."""
    return tuple(
        Cell(task_id=task, method=method, models=models, epoch=epoch)
        for task in spec.tasks
        for method in spec.methods
        for models in spec.models
        for epoch in range(spec.epochs)
    )


@dataclass(frozen=True)
class Attempt:
    """One process's work on a cell."""

    number: int
    folder: Path
    lease: Lease
    earlier: tuple[Path, ...]
    """Journals of the attempts before, oldest first."""

    @property
    def journal(self) -> Path:
        """Where its journal is."""
        return self.folder / "journal.jsonl"

    @property
    def trace(self) -> Path:
        """Where its events are."""
        return self.folder / "trace.jsonl"

    def save_candidate(self, candidate: Candidate, files: dict[str, str] | None = None) -> None:
        """Keep the best candidate so far: as regions, and as the filled files where they are given (path → text).

        Whole, but not synced: after a power failure the journal gives it again.
        """
        folder = self.folder / "candidate"
        write_atomic(folder / "candidate.json", pretty(candidate), durable=False)
        for path, text in (files or {}).items():
            target = folder / path
            if not target.resolve().is_relative_to(folder.resolve()):
                raise EnvironmentFailed(f"the task's file {path} would be written outside {folder}")
            write_atomic(target, text, durable=False)


class CellFolder:
    """A cell's folder."""

    def __init__(self, path: Path, cell: Cell) -> None:
        self.path, self.cell = path, cell

    @property
    def committed(self) -> bool:
        """Whether the cell has its result."""
        return (self.path / "result.json").exists()

    def outcome(self) -> Outcome | None:
        """The committed result. Raises CorruptedCell."""
        path = self.path / "result.json"
        return read_outcome(path, self.cell) if path.exists() else None

    def error(self) -> Outcome | None:
        """What the last attempt of an open cell ended with, an error; None where it was interrupted or is at work."""
        numbers = attempts(self.path)
        path = self.path / f"attempt-{numbers[-1] if numbers else 0}" / "result.json"
        if self.committed or not path.exists():
            return None
        try:
            return read_outcome(path)
        except CorruptedCell:
            return None

    def claim(self, claimer: Claimer) -> Attempt | None:
        """Open an attempt, or None where the cell has its result or another process works on it."""
        if self.committed:
            return None
        if not (self.path / "cell.json").exists():
            write_atomic(self.path / "cell.json", pretty(self.cell), durable=False)
        found = claimer.claim(self.path)
        if found is None:
            return None
        number, lease = found
        if self.committed:  # it was finished while this attempt was opened
            lease.release()
            return None
        earlier = tuple(self.path / f"attempt-{n}" / "journal.jsonl" for n in attempts(self.path) if n < number)
        return Attempt(number, self.path / f"attempt-{number}", lease, tuple(p for p in earlier if p.exists()))

    def commit(self, attempt: Attempt, outcome: Outcome) -> bool:
        """Make an outcome the cell's result; False where another attempt was first (then this one is kept beside it)."""
        if outcome.verdict is not None and outcome.verdict.receipt is not None:
            write_atomic(attempt.folder / "receipt.json", pretty(outcome.verdict.receipt), durable=False)
        text = pretty(outcome)
        write_atomic(attempt.folder / "result.json", text, durable=False)
        return self.settle(outcome, text)

    def settle(self, outcome: Outcome, text: str | None = None, *, durable: bool = True) -> bool:
        """Commit an outcome that needed no attempt; False where the cell has one. One sync, of what everything else is in."""
        return commit_exclusive(self.path / "result.json", text or pretty(outcome), durable=durable)

    def retire(self) -> bool:
        """Set the committed result aside, so that the cell is worked on again; False where there is none (any more).

        Its journals still count.
        """
        numbers = attempts(self.path)
        try:
            (self.path / "result.json").replace(self.path / f"retired-{numbers[-1] if numbers else 0}.json")
        except FileNotFoundError:
            return False
        (self.path / ".result.json.claimed").unlink(missing_ok=True)
        return True


@dataclass(frozen=True)
class RunFolder:
    """A run's folder."""

    path: Path
    record: RunRecord

    @property
    def spec(self) -> RunSpec:
        """What was asked."""
        return self.record.spec

    @property
    def finished(self) -> bool:
        """Whether every cell has its result."""
        return all(self.cell(c).committed for c in cells_of(self.spec))

    def cell(self, cell: Cell) -> CellFolder:
        """The folder of a cell, whether it exists yet or not."""
        parts = (cell.task_id, cell.method, model_name(cell.models), str(cell.epoch))
        return CellFolder(self.path.joinpath("cells", *map(safe_name, parts)), cell)

    def cells(self) -> Iterator[CellFolder]:
        """The cells of the specification that have been begun."""
        return (folder for folder in map(self.cell, cells_of(self.spec)) if folder.path.is_dir())

    def results(self) -> Results:
        """Every committed result; files that cannot be read are reported, and cost nothing but themselves."""
        outcomes: list[Outcome] = []
        corrupted: list[Corrupted] = []
        for folder in self.cells():
            try:
                if outcome := folder.outcome():
                    outcomes.append(outcome)
            except CorruptedCell as error:
                corrupted.append(Corrupted(folder.path / "result.json", str(error)))
        return Results(tuple(outcomes), tuple(corrupted))

    def add_task(self, task: Task) -> None:
        """Keep a task as it was loaded, so that the run can be continued and checked without the benchmark's files."""
        try:
            if self.task(task.task_id) == task:
                return
        except RunFolderError:  # absent or damaged
            pass
        write_atomic(self._task_file(task.task_id), pretty(task))

    def task(self, task_id: str) -> Task:
        """A task as it was loaded. Raises RunFolderError."""
        return read_model(self._task_file(task_id), Task)

    def same_task(self, task_id: str) -> Task:
        """A task to work on. Raises RunFolderError where it is not the one that the run was begun with."""
        task = self.task(task_id)
        if task.run_sha256 != self.spec.tasks[task_id]:
            raise RunFolderError(
                f"{self._task_file(task_id)} is not the task that the run was begun with; "
                "the command that began the run writes it anew"
            )
        return task

    def _task_file(self, task_id: str) -> Path:
        return self.path / "tasks" / f"{safe_name(task_id)}.json"


def read_outcome(path: Path, cell: Cell | None = None) -> Outcome:
    """An outcome from its file, which must be that of `cell`. Raises CorruptedCell."""
    try:
        outcome = read_model(path, Outcome)
    except RunFolderError as error:
        raise CorruptedCell(str(error)) from error
    if outcome.schema_version != RUN_SCHEMA:
        raise CorruptedCell(f"{path} is a result of version {outcome.schema_version}; this P3 reads version {RUN_SCHEMA}")
    if cell is not None and cell_of(outcome) != cell:
        raise misplaced(path, outcome)
    return outcome


def misplaced(path: Path, outcome: Outcome) -> CorruptedCell:
    """The error for a result that stands where another cell's belongs: counting it would count a cell twice."""
    return CorruptedCell(f"{path} is the result of another cell ({outcome.task_id}, {outcome.method}, epoch {outcome.epoch})")


def cell_of(outcome: Outcome) -> Cell:
    """The cell that an outcome says it is of."""
    return Cell(task_id=outcome.task_id, method=outcome.method, models=outcome.models, epoch=outcome.epoch)
