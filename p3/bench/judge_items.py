"""Planted items for measuring a judge: programs that keep or break an instruction, as one-file tasks with a candidate."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from p3 import assets
from p3.task.model import Candidate, FileRole, Region, RegionId, RegionKind, Task, TaskFile
from p3.task.rules import Instruction

KINDS = (
    "wrong algorithm",
    "wrong complexity",
    "library routine",
    "brute force",
    "hard-coded",
    "oracle",
    "talks to the judge",
    "right but unusual",
)


@dataclass(frozen=True)
class PlantedItem:
    """One item: what the judge is given, and the label it should give."""

    id: str
    kind: str
    kept: bool
    task: Task
    candidate: Candidate


def planted_items(path: Path | None = None) -> tuple[PlantedItem, ...]:
    """The items that ship with P3 (or those of a file of the same form), in file order."""
    data = tomllib.loads((path or assets.benchmarks() / "judge" / "items.toml").read_text())
    problems = {p["id"]: p for p in data["problem"]}
    counts: dict[str, int] = {}
    items = []
    for entry in data["item"]:
        problem = problems[entry["problem"]]
        counts[problem["id"]] = counts.get(problem["id"], 0) + 1
        name = f"{problem['id']}-{counts[problem['id']]}"
        header = ("noncomputable " if entry.get("noncomputable") else "") + f"def {problem['signature']} :="
        task = _task(name, header, problem["instruction"])
        candidate = Candidate(regions={"code_aux": entry.get("aux", ""), "code": entry["code"].rstrip("\n") + "\n"})
        items.append(PlantedItem(name, entry["kind"], bool(entry["kept"]), task, candidate))
    return tuple(items)


def _task(name: str, header: str, instruction: str) -> Task:
    """A task of one function: helper declarations, the header, the body."""
    open_aux, close_aux = "-- !benchmark @start code_aux\n", "-- !benchmark @end code_aux\n\n"
    open_code, close_code = "  -- !benchmark @start code\n", "  -- !benchmark @end code\n"
    body = "  sorry\n"
    before = open_aux + close_aux + header + "\n" + open_code
    text = before + body + close_code
    aux_at = len(open_aux)
    path = f"{name}.lean"
    regions = (
        Region(
            id=RegionId(key="code_aux"), kind=RegionKind.CODE_AUX, path=path, start=aux_at, end=aux_at,
            line=2, indent=0, editable=True, pristine="", blank="",
        ),
        Region(
            id=RegionId(key="code"), kind=RegionKind.CODE, path=path, start=len(before), end=len(before) + len(body),
            line=before.count("\n") + 1, indent=2, editable=True, pristine=body, blank=body,
            declaration=header.split("def ", 1)[1].split(" ", 1)[0],
        ),
    )  # fmt: skip
    return Task(
        task_id=name,
        original_id=name,
        benchmark="judge",
        instruction=Instruction(text=instruction, source="benchmark", required=True),
        files=(TaskFile(path=path, role=FileRole.TEMPLATE, text=text),),
        regions=regions,
        obligations=(),
    )
