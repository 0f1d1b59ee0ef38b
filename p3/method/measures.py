"""What is measured beside the verdict: how much of its plan a candidate kept, and whether it rests on what the plan declared."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

from p3.errors import CandidateError
from p3.grade.model import Receipt, Verdict
from p3.lean.model import Sandbox, Toolchain
from p3.method.context import Context
from p3.plan.conformance import conformance, conformance_of_edges, plan_edges
from p3.plan.lean import PlanLean
from p3.plan.model import Conformance, FrozenPlan, Retention
from p3.plan.retention import retention
from p3.plan.skeleton import built
from p3.task.formats.repo.details import is_repository
from p3.task.formats.repo.joint import prepare
from p3.task.model import Candidate, Task
from p3.task.splice import splice


@dataclass(frozen=True)
class Measures:
    """Measures of a candidate against the plan it was elaborated under."""

    retention: Retention | None = None
    conformance: Conformance | None = None


async def measure(task: Task, candidate: Candidate, plan: FrozenPlan | None, context: Context) -> Measures:
    """Compile the candidate for its terms and compare them with the plan; nothing where there is no plan or no terms."""
    if plan is None:
        return Measures()
    try:
        if is_repository(task):
            task, candidate, _ = prepare(task, candidate)
        files = splice(task, candidate).files
    except CandidateError:
        return Measures()
    compiled = await context.gate.lean.compile(built(task, files))
    if compiled.environment is None:
        return Measures(conformance=Conformance(conforms=None))
    pristine = await context.gate.pristine(task)
    return Measures(
        retention(task, plan, compiled.environment, pristine.environment),
        conformance(task, plan, compiled.environment, plan.gate.refutations),
    )


async def measure_receipt(
    task: Task, candidate: Candidate, receipt: Receipt, toolchain: Toolchain, sandbox: Sandbox
) -> Conformance | None:
    """Whether a candidate rests on what its plan declared, from the edges that a receipt keeps; None for one without a plan."""
    if not receipt.plan_edges:
        return None
    try:
        with contextlib.closing(PlanLean(toolchain, sandbox)) as lean:
            return await conformance_of_edges(lean, task, candidate, receipt.plan_edges)
    except CandidateError:
        return Conformance(conforms=None)


def with_plan(verdict: Verdict, task: Task, plan: FrozenPlan | None) -> Verdict:
    """The verdict whose receipt names the plan and its edges, so that conformance can be repeated from files."""
    if plan is None or verdict.receipt is None:
        return verdict
    receipt = verdict.receipt.model_copy(update={"plan_sha256": plan.plan.sha256, "plan_edges": plan_edges(plan, task)})
    return verdict.model_copy(update={"receipt": receipt})
