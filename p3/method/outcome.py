"""From what a method handed back, the grade and the judgement to the outcome of a cell. Only both together are a solve."""

from __future__ import annotations

from typing import Any

from p3.agent.model import InstructionStatus, Judgement
from p3.errors import ExitCode, P3Error
from p3.grade.model import Verdict, VerdictStatus
from p3.method.model import Attempted, Cell, Outcome, OutcomeStatus

JUDGE_UNKNOWN = "E_JUDGE_UNKNOWN"
"""The judge gave no answer that can be used: not solved, and not the author's fault."""

_SATISFIED = (InstructionStatus.PASS, InstructionStatus.NOT_REQUIRED)


def outcome_of(cell: Cell, attempted: Attempted, verdict: Verdict | None, judgement: Judgement | None, **more: Any) -> Outcome:  # noqa: ANN401
    """The outcome of a cell that ended in the ordinary way; `more` are fields of `Outcome`."""
    status, code, reason = _decide(attempted, verdict, judgement)
    return Outcome(
        **cell.model_dump(exclude={"models"}),
        models=cell.models,
        status=status,
        code=code,
        reason=reason,
        mechanical=verdict is not None and verdict.passed,
        instruction=judgement.status if judgement else InstructionStatus.UNKNOWN,
        verdict=verdict,
        judgement=judgement,
        candidate=attempted.candidate,
        plan=attempted.plan,
        counts=attempted.counts,
        **more,
    )


def _decide(attempted: Attempted, verdict: Verdict | None, judgement: Judgement | None) -> tuple[OutcomeStatus, str, str]:
    if attempted.status == "budget":
        return OutcomeStatus.BUDGET, "", attempted.reason
    if attempted.status == "gave_up":
        return OutcomeStatus.GAVE_UP, "", attempted.reason
    if verdict is None:
        return OutcomeStatus.ERROR, "E_NO_VERDICT", "the candidate was not graded"
    if verdict.status is VerdictStatus.ERROR:
        return OutcomeStatus.ERROR, verdict.code, verdict.evidence
    if verdict.status is VerdictStatus.REJECT:
        return OutcomeStatus.REJECTED, verdict.code, verdict.evidence
    if judgement is None:
        return OutcomeStatus.ERROR, "E_NO_JUDGEMENT", "the instruction was not judged"
    if judgement.status in _SATISFIED:
        return OutcomeStatus.SOLVED, "", ""
    if judgement.status is InstructionStatus.FAIL:
        return OutcomeStatus.REJECTED, judgement.code or "R_INSTRUCTION", judgement.reason
    return OutcomeStatus.ERROR, JUDGE_UNKNOWN, judgement.reason


def failed(cell: Cell, error: BaseException, **more: Any) -> Outcome:  # noqa: ANN401
    """The outcome of a cell that an error ended."""
    known = isinstance(error, P3Error)
    reason = str(error) if known else f"{type(error).__name__}: {error}"
    return Outcome(
        **cell.model_dump(exclude={"models"}),
        models=cell.models,
        status=OutcomeStatus.ERROR,
        code=error_code(error),
        reason=reason,
        **more,
    )


def error_code(error: BaseException) -> str:
    """`E_` and the error's class: `SessionError` gives `E_SESSION`; anything that P3 did not raise on purpose is E_INTERNAL."""
    return _code_of(type(error)) if isinstance(error, P3Error) else "E_INTERNAL"


def _code_of(kind: type[P3Error]) -> str:
    return "E" + "".join(f"_{c}" if c.isupper() else c.upper() for c in kind.__name__.removesuffix("Error"))


def exit_code(outcome: Outcome) -> ExitCode:
    """The exit code of a command that came to this outcome: an error has the code of its class."""
    if outcome.status is not OutcomeStatus.ERROR:
        return ExitCode.OK if outcome.solved else ExitCode.NOT_SOLVED
    kinds = [P3Error]
    for kind in kinds:  # grows while it is walked: the whole tree
        kinds += kind.__subclasses__()
    return next((k.exit_code for k in kinds if _code_of(k) == outcome.code), ExitCode.ENVIRONMENT)
