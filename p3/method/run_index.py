"""`index.sqlite`: one row per committed cell, derived from the result files and refreshed from those that changed."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from p3.llm.model import RoleModels
from p3.method.runs import Corrupted, RunFolder, model_name
from p3.task.model import Frozen

_VERSION = 1
_COLUMNS = (
    *("task_id", "method", "model", "epoch", "status", "code", "reason"),
    *("mechanical", "instruction", "self_judged", "live", "simulated"),
    *("calls", "input_tokens", "output_tokens", "cached_tokens", "reasoning_tokens", "cost", "wall_s", "counts"),
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

    @property
    def solved(self) -> bool:
        """Derived from the status, nothing else."""
        return self.status == "solved"


def rows(run: RunFolder) -> tuple[tuple[Row, ...], tuple[Corrupted, ...]]:
    """Rows of all committed cells in the order of their paths, and the files that could not be read."""
    with _connect(run.path / "index.sqlite") as db:
        corrupted = _refresh(db, run.path)
        names = ("path", *_COLUMNS)
        found = db.execute(f"SELECT {', '.join(names)} FROM cells ORDER BY path").fetchall()
    out = []
    for values in found:
        data = dict(zip(names, values, strict=True))
        out.append(Row.model_validate(data | {"counts": json.loads(data["counts"])}))
    return tuple(out), corrupted


def _connect(path: Path) -> sqlite3.Connection:
    """The index, made anew where it is damaged or of another version, in memory where the folder is read-only."""
    for attempt in (path, path, None):
        try:
            db = sqlite3.connect(attempt or ":memory:", isolation_level=None, timeout=60)
            if db.execute("PRAGMA user_version").fetchone()[0] not in (0, _VERSION):
                raise sqlite3.DatabaseError("another version")
            columns = ", ".join(_COLUMNS)
            db.execute(f"CREATE TABLE IF NOT EXISTS cells (path PRIMARY KEY, stamp, {columns})")
            db.execute(f"PRAGMA user_version = {_VERSION}")
            return db
        except sqlite3.OperationalError:
            continue
        except sqlite3.DatabaseError:
            db.close()
            path.unlink(missing_ok=True)
    raise AssertionError("an index in memory can always be made")


def _refresh(db: sqlite3.Connection, run: Path) -> tuple[Corrupted, ...]:
    """Bring the rows up to date with the files."""
    corrupted: list[Corrupted] = []
    known = dict(db.execute("SELECT path, stamp FROM cells").fetchall())
    db.execute("BEGIN IMMEDIATE")
    for path, stamp in _result_files(run / "cells"):
        name = path.parent.relative_to(run).as_posix()
        if known.pop(name, None) == stamp:
            continue
        try:
            values = _values(json.loads(path.read_bytes()))
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            corrupted.append(Corrupted(path, f"{type(error).__name__}: {error}"))
            db.execute("DELETE FROM cells WHERE path = ?", (name,))
            continue
        marks = ", ".join("?" * (len(values) + 2))
        db.execute(f"INSERT OR REPLACE INTO cells VALUES ({marks})", (name, stamp, *values))
    db.executemany("DELETE FROM cells WHERE path = ?", [(name,) for name in known])
    db.execute("COMMIT")
    return tuple(corrupted)


def _result_files(cells: Path) -> Iterator[tuple[Path, str]]:
    """Committed results, four folders down, each with what changes when the file does."""
    level = [str(cells)] if cells.is_dir() else []
    for _ in range(4):
        level = [e.path for folder in level for e in os.scandir(folder) if e.is_dir()]
    for folder in level:
        path = Path(folder, "result.json")
        try:
            stat = path.stat()
        except FileNotFoundError:
            continue
        yield path, f"{stat.st_mtime_ns}.{stat.st_size}.{stat.st_ino}"


def _values(data: dict[str, Any]) -> tuple[Any, ...]:
    """A row from a result file. Read as plain JSON: a benchmark has tens of thousands of them."""
    usage = data["usage"]
    return (
        *(data["task_id"], data["method"], model_name(RoleModels.model_validate(data["models"])), data["epoch"]),
        *(data["status"], data["code"], data["reason"]),
        *(data["mechanical"], data["instruction"], data["self_judged"], data["live"], data["simulated"]),
        *(usage["calls"], usage["input_tokens"], usage["output_tokens"], usage["cached_tokens"], usage["reasoning_tokens"]),
        *(usage["cost"], data["wall_s"], json.dumps(data["counts"])),
    )
