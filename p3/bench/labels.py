"""Human labels for the instruction judge: blinded items out, labels in, agreement per method.

An exported item shows the instruction and the code as the judge saw it: no method, plan, comment or verdict. The key that ties
items to cells stays in the run folder, apart from what a labeller gets.
"""

from __future__ import annotations

import csv
import hashlib
import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from pydantic import TypeAdapter

from p3.agent.model import InstructionStatus
from p3.bench.rows import by_task, row
from p3.bench.statistics import Agreement, Estimate, cohen_kappa, paired_difference
from p3.errors import RunFolderError, UsageError
from p3.frozen import Frozen
from p3.method.files import write_atomic
from p3.method.model import Outcome
from p3.method.runs import CellFolder, CorruptedCell, RunFolder, cells_of, model_name
from p3.task.judge_view import judge_view
from p3.wording import unreadable

T = TypeVar("T")

PASS, FAIL = "pass", "fail"


@dataclass(frozen=True)
class LabelledCell:
    """A cell that a person labelled."""

    outcome: Outcome
    benchmark: str
    human: bool
    judge: bool


@dataclass(frozen=True)
class MethodAgreement:
    """Judge against people on the cells of one method."""

    method: str
    items: int
    false_pass: int
    """Judge passed what people failed."""
    false_fail: int
    human_fails: int
    human_passes: int


@dataclass(frozen=True)
class LabelReport:
    """What the labels say about the judge, and the methods' differences on human labels alone."""

    agreement: Agreement
    methods: tuple[MethodAgreement, ...]
    differences: dict[tuple[str, str], tuple[Estimate, Estimate]]
    """Pair of methods → difference in solved on labelled cells (by the judge, by people)."""


def eligible(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Cells that the judge decided: graded well by Lean, and judged pass or fail."""
    decided = (InstructionStatus.PASS, InstructionStatus.FAIL)
    return [o for o in outcomes if o.mechanical and o.judgement and o.judgement.status in decided]


def stratified_sample(outcomes: Sequence[Outcome], benchmarks: Mapping[str, str], n: int, seed: int) -> list[Outcome]:
    """At most `n` cells, as even as possible over benchmark × method; which ones depends on the seed alone."""
    groups: dict[tuple[str, str], list[Outcome]] = {}
    for o in sorted(outcomes, key=lambda o: (o.task_id, o.method, model_name(o.models), o.epoch)):
        groups.setdefault((benchmarks[o.task_id], o.method), []).append(o)
    rng = random.Random(seed)
    for members in groups.values():
        rng.shuffle(members)
    chosen: list[Outcome] = []
    while len(chosen) < n and any(groups.values()):
        for key in sorted(groups):
            if groups[key] and len(chosen) < n:
                chosen.append(groups[key].pop())
    rng.shuffle(chosen)
    return chosen


def export_judgements(run: RunFolder, out: Path, *, n: int = 120, seed: int = 0) -> int:
    """Write `items.jsonl`, `items.md` and an empty `labels.csv` to `out`; returns how many items. Raises RunFolderError."""
    found = [light for folder in run.cells() if (light := _decided(folder))]
    if not found:
        raise RunFolderError(f"{run.path} holds no cell that Lean accepted and the judge decided, so there is nothing to label")
    benchmarks = {o.task_id: run.task(o.task_id).benchmark for o in found}
    chosen = stratified_sample(found, benchmarks, n, seed)
    key = _known_key(run)
    items = []
    for o in chosen:
        task = run.task(o.task_id)
        view = judge_view(task, o.candidate)
        code = "\n\n".join(f"{r.header}\n{r.text}".strip() for r in view.regions)
        identity = (str(seed), run.record.run_id, o.task_id, o.method, _models(o), str(o.epoch))
        name = hashlib.sha256("\0".join(identity).encode()).hexdigest()[:10]
        items.append(
            {"id": name, "instruction": task.instruction.text, "criteria": list(task.instruction.criteria), "code": code}
        )
        key[name] = _Place(task=o.task_id, method=o.method, models=_models(o), epoch=o.epoch)
    write_atomic(out / "items.jsonl", "".join(json.dumps(i, ensure_ascii=False) + "\n" for i in items))
    write_atomic(out / "items.md", "\n".join(_page(i, x) for i, x in enumerate(items, 1)))
    write_atomic(out / "labels.csv", "id,label\n" + "".join(f"{i['id']},\n" for i in items))
    write_atomic(_key_path(run), _KEY.dump_json(dict(sorted(key.items())), indent=1))
    return len(items)


def _decided(folder: CellFolder) -> Outcome | None:
    """A cell's outcome where it can be labelled, without what takes much memory and is not looked at."""
    try:
        outcome = folder.outcome()
    except CorruptedCell:
        return None
    if outcome is None or not eligible([outcome]):
        return None
    return outcome.model_copy(update={"verdict": None, "plan": None, "retention": None, "conformance": None})


def _models(outcome: Outcome) -> str:
    return model_name(outcome.models)


def _page(number: int, item: Mapping[str, object]) -> str:
    return f"## {number}. `{item['id']}`\n\nInstruction: {item['instruction']}\n\n```lean\n{item['code']}\n```\n"


def _key_path(run: RunFolder) -> Path:
    return run.path / "labels" / "key.json"


class _Place(Frozen):
    """Where an exported item comes from."""

    task: str
    method: str
    models: str
    epoch: int


_KEY: TypeAdapter[dict[str, _Place]] = TypeAdapter(dict[str, _Place])
_LABELS: TypeAdapter[dict[str, bool]] = TypeAdapter(dict[str, bool])


def _known_key(run: RunFolder) -> dict[str, _Place]:
    """The items exported so far. Raises RunFolderError for a damaged file."""
    return _read_kept(_key_path(run), _KEY, "delete it and export again with the same --seed: the items keep their ids") or {}


def _read_kept(path: Path, kind: TypeAdapter[T], mend: str) -> T | None:
    """A file of the labels' folder, None where there is none. Raises RunFolderError."""
    try:
        return kind.validate_json(path.read_bytes())
    except FileNotFoundError:
        return None
    except OSError as error:
        raise RunFolderError(f"cannot read {path}: {error.strerror}") from error
    except ValueError as error:
        raise RunFolderError(f"{path} is damaged; {mend}") from error


def read_labels(path: Path) -> dict[str, bool]:
    """Item → whether a person says the instruction is kept; empty labels are left out. Raises UsageError naming the line."""
    try:
        lines = list(csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines()))  # spreadsheets put a mark before it
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{path} cannot be read as labels: {unreadable(error)}") from error
    labels: dict[str, bool] = {}
    for number, line in enumerate(lines, start=2):
        name, label = (line.get("id") or "").strip(), (line.get("label") or "").strip().lower()
        if not name or label not in (PASS, FAIL, ""):
            raise UsageError(f"{path}:{number}: a line is `id,label` with the label pass, fail or nothing, not {label or name!r}")
        if name in labels and label and labels[name] != (label == PASS):
            raise UsageError(f"{path}:{number}: {name} has two different labels; keep one")
        if label:
            labels[name] = label == PASS
    return labels


def import_labels(run: RunFolder, path: Path) -> LabelReport:
    """Compare a file of labels with the run's judgements; the labels are kept in the run folder. Raises UsageError."""
    labels, key = read_labels(path), _known_key(run)
    unknown = sorted(set(labels) - set(key))
    if unknown:
        raise UsageError(f"{path} labels {unknown[0]}, which was not exported from {run.path}; export again with this run")
    if not labels:
        raise UsageError(f"{path} holds no label yet; write pass or fail behind each id")
    report = label_report(_labelled(run, labels, key))
    write_atomic(run.path / "labels" / "labels.json", json.dumps(labels, indent=1, sort_keys=True))
    return report


def stored_report(run: RunFolder) -> LabelReport | None:
    """The figures of the labels that were imported last, None where none were.

    Raises RunFolderError or UsageError where they cannot be read any more.
    """
    labels = _read_kept(run.path / "labels" / "labels.json", _LABELS, "import the labels again")
    return None if labels is None else label_report(_labelled(run, labels, _known_key(run)))


def _labelled(run: RunFolder, labels: Mapping[str, bool], key: Mapping[str, _Place]) -> list[LabelledCell]:
    folders = {(c.task_id, c.method, model_name(c.models), c.epoch): run.cell(c) for c in cells_of(run.spec)}
    cells = []
    for name, human in labels.items():
        place = key.get(name)
        folder = folders.get((place.task, place.method, place.models, place.epoch)) if place else None
        outcome = folder.outcome() if folder else None
        if outcome is None or outcome.judgement is None:
            raise UsageError(f"the cell behind {name} has no judgement any more; export again")
        judge = outcome.judgement.status is InstructionStatus.PASS
        cells.append(LabelledCell(outcome, run.task(outcome.task_id).benchmark, human, judge))
    return cells


def label_report(cells: Sequence[LabelledCell]) -> LabelReport:
    """The figures of labelled cells."""
    agreement = cohen_kappa([c.human for c in cells], [c.judge for c in cells], [c.outcome.task_id for c in cells])
    several = len({_models(c.outcome) for c in cells}) > 1
    arms: dict[str, list[LabelledCell]] = {}
    for c in cells:
        arms.setdefault(f"{c.outcome.method} ({_models(c.outcome)})" if several else c.outcome.method, []).append(c)
    names = sorted(arms)
    return LabelReport(
        agreement,
        tuple(_method(m, arms[m]) for m in names),
        {(a, b): _differences(arms[a], arms[b]) for i, a in enumerate(names) for b in names[i + 1 :]},
    )


def _method(method: str, cells: Sequence[LabelledCell]) -> MethodAgreement:
    return MethodAgreement(
        method,
        len(cells),
        sum(c.judge and not c.human for c in cells),
        sum(c.human and not c.judge for c in cells),
        sum(not c.human for c in cells),
        sum(c.human for c in cells),
    )


def _differences(first: Sequence[LabelledCell], second: Sequence[LabelledCell]) -> tuple[Estimate, Estimate]:
    """Difference in solved between two methods: as the judge has it, and as people have it, on the same labelled cells."""

    def solved(cells: Sequence[LabelledCell], human: bool) -> dict[str, list[float]]:
        rows = [replace(row(c.outcome), solved=c.outcome.mechanical and (c.human if human else c.judge)) for c in cells]
        return by_task(rows, "solved")

    return (
        paired_difference(solved(first, False), solved(second, False)),
        paired_difference(solved(first, True), solved(second, True)),
    )
