"""What the agents hand on beyond plans and candidates: the instruction judge's answer."""

from __future__ import annotations

from enum import StrEnum

from pydantic import Field

from p3.frozen import Frozen


class InstructionStatus(StrEnum):
    """PASS-INSTRUCTION. Unknown is never pass."""

    PASS = "pass"
    FAIL = "fail"
    UNKNOWN = "unknown"
    NOT_REQUIRED = "not_required"


class Judgement(Frozen):
    """The instruction judge's answer over k votes. It can only lower a verdict."""

    status: InstructionStatus
    code: str = ""
    """`R_JUDGE_TRIVIAL`, `R_JUDGE_INJECTION`, `R_INSTRUCTION` or empty."""
    reason: str = ""
    quotes: tuple[str, ...] = ()
    """The deciding lines of the code as judged."""
    votes: dict[str, int] = Field(default_factory=dict)
    """Status → how many votes said so; more than one entry means the judge disagreed with itself."""
    model: str = ""
    self_judged: bool = False
