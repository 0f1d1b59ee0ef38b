"""`index.sqlite`: one row per committed cell, derived from the result files and refreshed from those that changed."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from p3.errors import RunFolderError
from p3.frozen import Frozen
from p3.method.model import Outcome
from p3.method.runs import Corrupted, CorruptedCell, RunFolder, cell_of, misplaced, model_name, read_outcome

_VERSION = 2
_COLUMNS = (
    *("task_id", "method", "model", "epoch", "status", "code", "reason"),
    *("mechanical", "instruction", "self_judged", "live", "simulated"),
    *("calls", "input_tokens", "output_tokens", "cached_tokens", "reasoning_tokens", "cost", "wall_s", "counts"),
    *("abandoned_calls", "abandoned_cost"),
)


class Row(Frozen):
    """A committed cell in one line. `cost` is None when the price is unknown; `counts` is the loop's counters."""

    path: str
    """The cell's folder, relative to the run's."""
    task_id: str
    method: str
    model: str
    epoch: int
    status: str
    code: str
    reason: str
    mechanical: bool
    instruction: str
    self_judged: bool
    live: bool
    simulated: bool
    calls: int
    input_tokens: int
    output_tokens: int
    cached_tokens: int
    reasoning_tokens: int
    cost: float | None
    wall_s: float
    counts: dict[str, int]
    abandoned_calls: int = 0
    abandoned_cost: float | None = None
    """Of replies that earlier attempts paid for and that were not used; not in `cost`."""

    @property
    def paid(self) -> float | None:
        """US dollars for everything, None where any price is unknown."""
        parts = [cost for calls, cost in ((self.calls, self.cost), (self.abandoned_calls, self.abandoned_cost)) if calls]
        return None if None in parts else sum(p for p in parts if p is not None)

    @property
    def solved(self) -> bool:
        """Derived from the status, nothing else."""
        return self.status == "solved"


def rows(run: RunFolder) -> tuple[tuple[Row, ...], tuple[Corrupted, ...]]:
    """Rows of all committed cells in the order of their paths, and the files that could not be read."""
    path = run.path / "index.sqlite"
    for _ in range(2):
        try:
            return _rows(str(path), run)
        except sqlite3.OperationalError:  # read-only, no room, or held by a process that stands still
            break
        except (sqlite3.DatabaseError, ValueError):  # damaged, or of another version: made anew
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
    return _rows(":memory:", run)


def _rows(place: str, run: RunFolder) -> tuple[tuple[Row, ...], tuple[Corrupted, ...]]:
    with contextlib.closing(_connect(place)) as db:
        corrupted = _refresh(db, run)
        names = ("path", *_COLUMNS)
        found = db.execute(f"SELECT {', '.join(names)} FROM cells ORDER BY path").fetchall()
    out = []
    for values in found:
        data = dict(zip(names, values, strict=True))
        out.append(Row.model_validate(data | {"counts": json.loads(data["counts"])}))
    return tuple(out), corrupted


def _connect(place: str) -> sqlite3.Connection:
    """An index at a path, or in memory. Raises sqlite3.DatabaseError where it is damaged or of another version."""
    db = sqlite3.connect(place, isolation_level=None, timeout=5)
    try:
        if db.execute("PRAGMA user_version").fetchone()[0] not in (0, _VERSION):
            raise sqlite3.DatabaseError("another version")
        db.execute(f"CREATE TABLE IF NOT EXISTS cells (path PRIMARY KEY, stamp, {', '.join(_COLUMNS)})")
        db.execute(f"PRAGMA user_version = {_VERSION}")
    except sqlite3.Error:
        db.close()
        raise
    return db


def _refresh(db: sqlite3.Connection, run: RunFolder) -> tuple[Corrupted, ...]:
    """Bring the rows up to date with the files."""
    corrupted: list[Corrupted] = []
    known = dict(db.execute("SELECT path, stamp FROM cells").fetchall())
    db.execute("BEGIN IMMEDIATE")
    for path, stamp in _result_files(run.path / "cells"):
        name = path.parent.relative_to(run.path).as_posix()
        if known.pop(name, None) == stamp:
            continue
        try:
            values = _values(_outcome(path, run))
        except CorruptedCell as error:
            corrupted.append(Corrupted(path, str(error)))
            db.execute("DELETE FROM cells WHERE path = ?", (name,))
            continue
        marks = ", ".join("?" * (len(values) + 2))
        db.execute(f"INSERT OR REPLACE INTO cells VALUES ({marks})", (name, stamp, *values))
    db.executemany("DELETE FROM cells WHERE path = ?", [(name,) for name in known])
    db.execute("COMMIT")
    return tuple(corrupted)


def _outcome(path: Path, run: RunFolder) -> Outcome:
    """A committed result, as the report reads it too. Raises CorruptedCell."""
    outcome = read_outcome(path)
    if run.cell(cell_of(outcome)).path != path.parent:
        raise misplaced(path, outcome)
    if outcome.simulated != run.record.simulated:
        kinds = ("simulated", "real") if outcome.simulated else ("real", "simulated")
        raise CorruptedCell(f"{path} is a {kinds[0]} result in a {kinds[1]} run")
    return outcome


def _result_files(cells: Path) -> Iterator[tuple[Path, str]]:
    """Committed results, four folders down, each with what changes when the file does. Raises RunFolderError."""
    level = [str(cells)] if cells.is_dir() else []
    for _ in range(4):
        level = [path for folder in level for path in _folders(folder)]
    for folder in level:
        path = Path(folder, "result.json")
        try:
            stat = path.stat()
        except FileNotFoundError:
            continue
        yield path, f"{stat.st_mtime_ns}.{stat.st_size}.{stat.st_ino}"


def _folders(folder: str) -> list[str]:
    try:
        return [e.path for e in os.scandir(folder) if e.is_dir()]
    except FileNotFoundError:  # deleted a moment ago
        return []
    except OSError as error:
        raise RunFolderError(f"cannot read {folder}: {error.strerror}") from error


def _values(outcome: Outcome) -> tuple[Any, ...]:
    """A row from a result."""
    usage = outcome.usage
    return (
        *(outcome.task_id, outcome.method, model_name(outcome.models), outcome.epoch),
        *(outcome.status.value, outcome.code, outcome.reason),
        *(outcome.mechanical, outcome.instruction.value, outcome.self_judged, outcome.live, outcome.simulated),
        *(usage.calls, usage.input_tokens, usage.output_tokens, usage.cached_tokens, usage.reasoning_tokens),
        *(usage.cost, outcome.wall_s, outcome.counts.model_dump_json()),
        *(outcome.abandoned.calls, outcome.abandoned.cost),
    )
