"""Events of elaboration and judging beyond single model calls, as they appear in a trace."""

from __future__ import annotations

from typing import Literal

from p3.plan.model import FailureCause, PlanPart
from p3.trace import Event


class UnitStarted(Event):
    """Work on a program, lemma or target begins."""

    kind: str = "elaborate.unit"
    unit: str
    what: str
    carried: bool = False
    """Its text is taken over from before a replan and only checked."""


class ToolUsed(Event):
    """The model called a tool."""

    kind: str = "elaborate.tool"
    unit: str
    tool: str
    ok: bool
    summary: str = ""


class Attempted(Event):
    """The model changed its text and Lean answered."""

    kind: str = "elaborate.attempt"
    unit: str
    number: int
    errors: int
    known: bool
    """False where Lean gave no complete answer."""
    messages: tuple[str, ...] = ()
    """What Lean said, each with its place."""


class Stuck(Event):
    """The harness saw a cause of the stuck table."""

    kind: str = "elaborate.stuck"
    unit: str
    cause: FailureCause
    times: int
    action: str


class UnitClosed(Event):
    """A unit has no error and no placeholder left."""

    kind: str = "elaborate.closed"
    unit: str
    by: Literal["prover", "model", "carried", "plan"]
    attempts: int = 0


class PlanGivenBack(Event):
    """Elaboration under this plan ended."""

    kind: str = "elaborate.plan_failure"
    part: PlanPart
    obligation: str | None
    cause: FailureCause
    evidence: str


class ProgramReopened(Event):
    """The program is written anew under the same plan."""

    kind: str = "elaborate.recode"
    unit: str
    evidence: str
