"""A receipt in a run folder, and the task and candidate that it is about."""

from __future__ import annotations

from pathlib import Path

from p3.errors import RunFolderError, UsageError
from p3.grade.model import RECEIPT_SCHEMA, Receipt
from p3.method.files import read_model
from p3.method.model import Outcome
from p3.method.run_store import open_run
from p3.plan.conformance import plan_edges
from p3.task.model import Candidate, Task


def read_receipt(path: Path) -> Receipt:
    """The receipt in a file. Raises RunFolderError, also for one of another version."""
    receipt = read_model(path, Receipt)
    if receipt.schema_version != RECEIPT_SCHEMA:
        raise RunFolderError(f"{path} is a receipt of version {receipt.schema_version}; this P3 reads version {RECEIPT_SCHEMA}")
    return receipt


def task_beside(path: Path, receipt: Receipt) -> Task:
    """The task of a receipt in a run folder, as the run kept it. Raises UsageError where the receipt stands alone."""
    for folder in path.resolve().parents:
        if (folder / "run.json").is_file():
            return open_run(folder).task(receipt.task_id)
    raise UsageError(f"{path} is in no run folder; give its task and candidate too")


def candidate_beside(path: Path) -> Candidate:
    """The candidate kept beside a receipt. Raises UsageError where there is none."""
    file = path.parent / "candidate" / "candidate.json"
    if not file.is_file():
        raise UsageError(f"there is no candidate beside {path}; give the task and the candidate too")
    return read_model(file, Candidate)


def plan_differences(path: Path, receipt: Receipt, task: Task) -> tuple[str, ...]:
    """Where a receipt names another plan than the result beside it holds, a sentence each; none where no result is beside it."""
    file = path.parent / "result.json"
    if not file.is_file():
        return ()
    plan = read_model(file, Outcome).plan
    sha256, edges = (plan.plan.sha256, plan_edges(plan, task)) if plan else (None, {})
    differences = []
    if receipt.plan_sha256 != sha256:
        differences.append("the plan is not the one in the result beside it")
    if receipt.plan_edges != edges:
        differences.append("the plan's edges are not those of the plan in the result beside it")
    return tuple(differences)
