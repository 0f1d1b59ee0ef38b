"""Events of methods and cells."""

from __future__ import annotations

from p3.agent.model import InstructionStatus
from p3.grade.model import VerdictStatus
from p3.method.model import OutcomeStatus
from p3.plan.model import FailureCause, PlanPart
from p3.trace import Event


class CellStarted(Event):
    """Work on a cell begins or goes on."""

    kind: str = "cell.start"
    task_id: str
    method: str
    attempt: int = 1


class PlanRejected(Event):
    """A plan was turned down before any code was written."""

    kind: str = "plan.rejected"
    by: str
    """gate, reviewer, or planner where no plan could be read."""
    round: int
    codes: tuple[str, ...] = ()
    problem: str = ""
    findings: tuple[str, ...] = ()
    """What blocked it, each as `code at node: message`."""


class PlanFrozen(Event):
    """A plan passed gate and reviewer; elaboration works under it."""

    kind: str = "plan.frozen"
    round: int
    sha256: str


class Replanned(Event):
    """Elaboration gave the plan back and planning begins again."""

    kind: str = "plan.replan"
    number: int
    part: PlanPart
    cause: FailureCause


class Submitted(Event):
    """The method handed its candidate over."""

    kind: str = "method.end"
    status: str
    reason: str = ""


class Graded(Event):
    """The grader's verdict."""

    kind: str = "grade"
    status: VerdictStatus
    code: str = ""
    evidence: str = ""


class Judged(Event):
    """The scoring call of the instruction judge."""

    kind: str = "judge"
    status: InstructionStatus
    code: str = ""
    reason: str = ""


class CellEnded(Event):
    """The outcome of a cell."""

    kind: str = "cell.end"
    status: OutcomeStatus
    code: str = ""
    reason: str = ""
