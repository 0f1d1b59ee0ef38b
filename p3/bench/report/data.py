"""What a report is made from: a run's cells, read once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from p3.bench.labels import LabelReport, stored_report
from p3.bench.report.together import differing, together
from p3.bench.rows import Row, TaskFacts, facts, row
from p3.bench.summary import Table, summarise
from p3.errors import P3Error, RunFolderError
from p3.method.leases import attempts
from p3.method.model import Outcome
from p3.method.runs import CellFolder, Corrupted, CorruptedCell, RunFolder, cells_of, read_outcome


@dataclass(frozen=True)
class Cell:
    """A finished cell with its folder. Its outcome is read again where its story is told: a benchmark's do not fit in memory."""

    run: RunFolder
    folder: CellFolder
    row: Row

    def outcome(self) -> Outcome:
        """What the cell came to, whole."""
        return read_outcome(self.folder.path / "result.json")


@dataclass(frozen=True)
class ReportData:
    """Everything a report shows."""

    run: RunFolder
    """The run; of several, one that stands for all of them."""
    cells: tuple[Cell, ...]
    tables: tuple[Table, ...]
    planned: int
    """Cells of the run's specification, finished or not."""
    corrupted: tuple[Corrupted, ...]
    facts: dict[str, TaskFacts]
    labels: LabelReport | None = None
    """The judge against people, where labels were imported."""
    label_fault: str = ""
    """Why imported labels are left out; empty where nothing is wrong with them."""
    differing: tuple[str, ...] = ()
    """Settings in which runs that are reported together differ."""

    @property
    def simulated(self) -> bool:
        """Whether these are simulated outcomes."""
        return self.run.record.simulated

    @property
    def live(self) -> bool:
        """Whether any cell called a model."""
        return any(c.row.live for c in self.cells)

    @property
    def models(self) -> tuple[str, ...]:
        """The models of all cells."""
        return tuple(sorted({c.row.model for c in self.cells}))

    @property
    def played(self) -> tuple[str, ...]:
        """Models with cells in which none was called."""
        return tuple(sorted({c.row.model for c in self.cells if not c.row.live}))

    @property
    def self_judged(self) -> tuple[str, ...]:
        """Models with cells that were judged by the model that wrote them."""
        return tuple(sorted({c.row.model for c in self.cells if c.row.self_judged}))

    @property
    def unsandboxed(self) -> tuple[str, ...]:
        """Tasks graded without a sandbox."""
        return tuple(sorted({c.row.task_id for c in self.cells if not c.row.sandboxed}))

    @property
    def layered(self) -> tuple[str, ...]:
        """Tasks graded with P3's own layer in place of Mathlib."""
        return tuple(sorted({c.row.task_id for c in self.cells if c.row.mathlib_layer}))


def read_runs(runs: Sequence[RunFolder]) -> ReportData:
    """Read every committed cell of one or several runs.

    Raises RunFolderError where a run has none, where simulated and real cells are mixed, and where runs do not go together.
    """
    read = [_cells(run) for run in runs]
    known: dict[str, TaskFacts] = {}
    for run in runs:
        known |= _facts(run)
    cells = tuple(c for found, _ in read for c in found)
    tables = tuple(summarise([c.row for c in cells], known))
    labels, fault = None, ""
    try:
        labels = stored_report(runs[0]) if len(runs) == 1 else None
    except P3Error as error:
        fault = str(error)
    planned = sum(len(cells_of(run.spec)) for run in runs)
    corrupted = tuple(c for _, broken in read for c in broken)
    return ReportData(together(runs), cells, tables, planned, corrupted, known, labels, fault, differing(runs))


def _cells(run: RunFolder) -> tuple[list[Cell], list[Corrupted]]:
    cells: list[Cell] = []
    corrupted: list[Corrupted] = []
    for wanted in cells_of(run.spec):
        folder = run.cell(wanted)
        try:
            outcome = folder.outcome()
        except CorruptedCell as error:
            corrupted.append(Corrupted(folder.path / "result.json", str(error)))
            continue
        if outcome is not None:
            cells.append(Cell(run, folder, row(outcome)))
    if not cells and not corrupted:
        raise RunFolderError(f"{run.path} holds no finished cell yet; run the same command again to go on with it")
    if any(c.row.simulated != run.record.simulated for c in cells):
        raise RunFolderError(f"{run.path} mixes simulated and real cells, so no table of it would mean anything")
    return cells, corrupted


def _facts(run: RunFolder) -> dict[str, TaskFacts]:
    """Facts of the tasks that the run folder keeps; a simulated run keeps none."""
    found: dict[str, TaskFacts] = {}
    for task_id in run.spec.tasks:
        try:
            found[task_id] = facts(run.task(task_id))
        except (RunFolderError, FileNotFoundError):
            continue
    return found


def trace_of(cell: Cell) -> Path:
    """The trace of the attempt that gave the cell's result; the last one where that cannot be told."""
    path = cell.folder.path
    numbers = [n for n in attempts(path) if (path / f"attempt-{n}" / "result.json").exists()]
    # Two attempts may have a result where one was taken over; the committed one is that of the attempt with the same text.
    committed = (path / "result.json").read_bytes()
    own = [n for n in numbers if (path / f"attempt-{n}" / "result.json").read_bytes() == committed]
    return path / f"attempt-{next(reversed(own or numbers), 1)}" / "trace.jsonl"
