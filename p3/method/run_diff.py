"""Two runs side by side: the cells whose result differs, and those only one of them has."""

from __future__ import annotations

from pydantic import Field

from p3.frozen import Frozen
from p3.method.run_index import Row, rows
from p3.method.runs import RunFolder


class Difference(Frozen):
    """A cell that the two runs do not agree on; None where a run lacks it."""

    task_id: str
    method: str
    model: str
    epoch: int
    first: str | None
    second: str | None


class Comparison(Frozen):
    """What comparing two runs gave."""

    same: int
    differences: tuple[Difference, ...]
    settings: dict[str, tuple[str, str]]
    """Fields of the specifications that differ: name → (first, second)."""
    unreadable: dict[str, str] = Field(default_factory=dict)
    """Result files that cannot be read, and why: their cells count as absent."""


def compare(first: RunFolder, second: RunFolder) -> Comparison:
    """Compare two runs cell by cell. Where each has one model, cells are matched whatever its name."""
    one_each = len(first.spec.models) == len(second.spec.models) == 1
    (left, broken), (right, also_broken) = (_by_cell(run, one_each) for run in (first, second))
    differences = []
    same = 0
    for key in sorted({*left, *right}):
        a, b = left.get(key), right.get(key)
        if a is not None and b is not None and (a.status, a.code) == (b.status, b.code):
            same += 1
            continue
        some = a or b
        assert some is not None
        task_id, method, model, epoch = key
        differences.append(
            Difference(
                task_id=task_id, method=method, model=model or some.model, epoch=epoch, first=_result(a), second=_result(b)
            )
        )
    mine, theirs = first.spec.model_dump(mode="json"), second.spec.model_dump(mode="json")
    settings = {k: (str(mine[k]), str(theirs[k])) for k in mine if mine[k] != theirs[k] and k != "tasks"}
    return Comparison(same=same, differences=tuple(differences), settings=settings, unreadable=broken | also_broken)


def _by_cell(run: RunFolder, one_model: bool) -> tuple[dict[tuple[str, str, str, int], Row], dict[str, str]]:
    found, corrupted = rows(run)
    cells = {(r.task_id, r.method, "" if one_model else r.model, r.epoch): r for r in found}
    return cells, {str(c.path): c.reason for c in corrupted}


def _result(row: Row | None) -> str | None:
    return None if row is None else f"{row.status} {row.code}".strip()
