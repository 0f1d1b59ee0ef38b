"""Small runs for the tests of run folders."""

from __future__ import annotations

from typing import Any

from p3.grade.model import Receipt, Verdict, VerdictStatus
from p3.llm.model import RoleModels, Usage
from p3.method.model import Cell, Outcome, OutcomeStatus, RunSpec
from p3.method.runs import cells_of
from p3.task.model import Candidate

MODELS = RoleModels(default="openai/gpt-4o", roles={"judge": "scripted:x.toml"})


def spec(**more: Any) -> RunSpec:
    return RunSpec(
        **({"benchmark": "single", "tasks": {"t1": "a" * 64, "t2": "b" * 64}, "models": (MODELS,), "epochs": 2} | more)
    )


def first_cell(run_spec: RunSpec) -> Cell:
    return cells_of(run_spec)[0]


def outcome(cell: Cell, status: OutcomeStatus = OutcomeStatus.SOLVED, **more: Any) -> Outcome:
    receipt = Receipt(p3_version="0", task_id=cell.task_id, task_sha256="a", candidate_sha256="b", status=VerdictStatus.PASS)
    base = {"usage": Usage(calls=3, input_tokens=10, output_tokens=5, cost=0.25), "candidate": Candidate(regions={"code": "λ"})}
    verdict = Verdict(status=VerdictStatus.PASS, receipt=receipt)
    return Outcome(**(cell.model_dump() | base | {"status": status, "verdict": verdict, "wall_s": 1.5} | more))
