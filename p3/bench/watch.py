"""What a run has come to so far, seen from its folder alone: by whatever process, on whatever machine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from p3.bench.purse import Spent
from p3.method.leases import LEASE, attempts
from p3.method.model import OutcomeStatus
from p3.method.run_index import Row, rows
from p3.method.runs import CellFolder, Corrupted, RunFolder, cells_of


@dataclass(frozen=True)
class ArmStatus:
    """The cells of one method with one model. `cost` is what is known of it."""

    method: str
    model: str
    done: int = 0
    solved: int = 0
    mechanical: int = 0
    errors: int = 0
    cost: float = 0.0
    unknown_costs: int = 0


@dataclass(frozen=True)
class Status:
    """A run at one moment."""

    cells: int
    done: int
    running: int
    """Unfinished cells that somebody holds."""
    arms: tuple[ArmStatus, ...]
    spent: Spent
    """Unfinished cells, and those whose result cannot be read, included."""
    corrupted: tuple[Corrupted, ...]
    rows: tuple[Row, ...] = ()
    """The finished cells."""

    @property
    def errors(self) -> int:
        """Cells that ended in an error of the infrastructure."""
        return sum(a.errors for a in self.arms)

    @property
    def finished(self) -> bool:
        """Whether every cell has its result, readable or not."""
        return self.done + len(self.corrupted) >= self.cells


class Watch:
    """Looks at a run's folder again and again, reading only what is new."""

    def __init__(self, run: RunFolder) -> None:
        self.run = run
        self._folders = {str(f.path.relative_to(run.path)): f for f in map(run.cell, cells_of(run.spec))}
        self._journals: dict[Path, tuple[int, Spent]] = {}
        """Journal → how far it was read, what it cost so far."""

    def look(self) -> Status:
        """The run as its files show it now."""
        found, corrupted = rows(self.run)
        done = [r for r in found if r.path in self._folders]
        broken = {str(c.path.parent.relative_to(self.run.path)) for c in corrupted}
        running = 0
        spent = Spent(
            cost=sum((r.cost or 0.0) + (r.abandoned_cost or 0.0) for r in done),
            unknown=sum(r.paid is None for r in done),
            calls=sum(r.calls + r.abandoned_calls for r in done),
        )
        for name, folder in self._begun({r.path for r in done}):
            numbers = attempts(folder.path)
            held = bool(numbers) and (folder.path / f"attempt-{numbers[-1]}" / LEASE).exists()
            running += held and name not in broken
            for number in numbers:
                spent = _sum(spent, self._journal(folder.path / f"attempt-{number}" / "journal.jsonl"))
        return Status(len(self._folders), len(done), running, _arms(done, self.run.spec.methods), spent, corrupted, tuple(done))

    def spent(self) -> Spent:
        """What the run has cost."""
        return self.look().spent

    def open_cells(self) -> list[CellFolder]:
        """Cells without a result, in the order of the specification."""
        return [f for f in self._folders.values() if not f.committed]

    def _begun(self, done: set[str]) -> Iterator[tuple[str, CellFolder]]:
        """Cells whose cost only their journals tell."""
        return ((name, f) for name, f in self._folders.items() if name not in done and f.path.is_dir())

    def _journal(self, path: Path) -> Spent:
        offset, spent = self._journals.get(path, (0, Spent()))
        try:
            with path.open("rb") as file:
                file.seek(offset)
                new = file.read()
        except OSError:
            return spent
        whole = new[: new.rfind(b"\n") + 1]
        for usage in filter(None, map(_usage, whole.splitlines())):
            cost = usage.get("cost")
            spent = _sum(spent, Spent(cost or 0.0, int(cost is None), int(usage.get("calls", 0))))
        self._journals[path] = (offset + len(whole), spent)
        return spent


def _sum(first: Spent, second: Spent) -> Spent:
    return Spent(first.cost + second.cost, first.unknown + second.unknown, first.calls + second.calls)


def _usage(line: bytes) -> dict[str, Any]:
    """The usage in a journal's line; empty for anything else."""
    try:
        found: dict[str, Any] = json.loads(line)["reply"]["usage"]
    except (ValueError, KeyError, TypeError):
        return {}
    return found


def _arms(done: list[Row], methods: tuple[str, ...]) -> tuple[ArmStatus, ...]:
    members: dict[tuple[str, str], list[Row]] = {}
    for row in done:
        members.setdefault((row.method, row.model), []).append(row)
    return tuple(
        ArmStatus(
            method,
            model,
            done=len(own),
            solved=sum(r.solved for r in own),
            mechanical=sum(r.mechanical for r in own),
            errors=sum(r.status == OutcomeStatus.ERROR for r in own),
            cost=sum(r.cost or 0.0 for r in own),
            unknown_costs=sum(bool(r.calls and r.cost is None) for r in own),
        )
        for (method, model), own in sorted(members.items(), key=lambda arm: (arm[0][1], methods.index(arm[0][0])))
    )


def retire_errors(run: RunFolder) -> int:
    """Set aside the results that are errors of the infrastructure, and those that cannot be read; how many."""
    found, corrupted = rows(run)
    again = {run.path / r.path for r in found if r.status == OutcomeStatus.ERROR} | {c.path.parent for c in corrupted}
    retired = 0
    for folder in map(run.cell, cells_of(run.spec)):
        if folder.path in again and folder.retire():
            retired += 1
    return retired
