"""The joint claim of a repository task: a plan names specifications that exclude each other; that becomes an obligation.

The task as loaded only has the slot; which theorem stands in it depends on the list. So the claim is stated in the task before
gate and elaboration see it, and the list goes into the candidate beside what they make.
"""

from __future__ import annotations

from p3.plan.model import Plan
from p3.task.formats.repo.details import details, is_repository
from p3.task.formats.repo.generate import JOINT
from p3.task.formats.repo.joint import prepare
from p3.task.model import Candidate, RegionId, Task

CLAIM = "joint"
"""Key of `Plan.claims` under which the specifications are listed, separated by commas."""


def stated(task: Task, plan: Plan) -> tuple[Task, Plan, dict[str, str]]:
    """The task with the plan's joint claim stated, the plan with it as an ordinary claim, and the region that makes the claim.

    Everything is handed back as it came where the plan makes no claim, or one that cannot be made: then the gate finds a claim
    that the task does not know.
    """
    listed = plan.claims.get(CLAIM)
    joint = details(task).joint if is_repository(task) else None
    if listed is None or joint is None:
        return task, plan, {}
    slot = str(RegionId(key="solution", attr="def", value=JOINT, file=joint.path))
    body = f"-- specs=[{listed}]\n"
    prepared = prepare(task, Candidate(regions={slot: body}))
    theorem = prepared.claim.theorem
    if theorem is None:
        return task, plan, {}
    claims = {group: name for group, name in plan.claims.items() if group != CLAIM} | {theorem: theorem}
    return prepared.task, plan.model_copy(update={"claims": claims}), {slot: body}
