"""Planning without elaboration, for a plan to be read, edited and handed back."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field

from p3.errors import BudgetExhausted
from p3.lean.model import Clean, Sandbox, Toolchain
from p3.method.context import Context
from p3.method.model import Attempted
from p3.method.p3 import Steps, Work, settle_plan
from p3.plan.gate import Gate
from p3.plan.lean import PlanLean
from p3.plan.model import GateReport, Plan
from p3.task.model import Task
from p3.task.splice import blank

PLANNED = "only a plan was asked for"


@dataclass(frozen=True)
class PlanOnly:
    """Plan, gate and review, until a plan passes. Implements `Method`; it submits nothing."""

    steps: Steps = field(default_factory=Steps)
    name: str = "plan"

    async def attempt(self, task: Task, context: Context) -> Attempted:
        """Settle on a plan; the attempt ends as given up, with the plan where one passed."""
        work = Work(task, context, blank(task))
        try:
            frozen = await settle_plan(work, self.steps)
        except BudgetExhausted as error:
            return work.ended("budget", str(error))
        rounds = context.limits.gate_rounds
        return work.ended("gave_up", PLANNED if frozen else f"no plan passed gate and review in {rounds} rounds")


async def gate_plan(task: Task, plan: Plan, toolchain: Toolchain, sandbox: Sandbox) -> GateReport:
    """What the mechanical gate says of a plan; no model is called. Raises TaskError where the task itself does not elaborate."""
    with contextlib.closing(PlanLean(toolchain, sandbox)) as lean:
        return await Gate(lean).check(task, plan)


async def elaborates(task: Task, toolchain: Toolchain, sandbox: Sandbox) -> bool:
    """Whether Lean takes the task's own text with its regions blank; False where it gave no complete answer.

    Raises TaskError with file and line where Lean turns the text down.
    """
    with contextlib.closing(PlanLean(toolchain, sandbox)) as lean:
        return isinstance((await Gate(lean).pristine(task)).answer, Clean)
