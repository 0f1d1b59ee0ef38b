"""The verdict on a filled copy that differs from its task outside the regions. Lean is not asked: there is no candidate in it."""

from __future__ import annotations

from p3.errors import CandidateTampered
from p3.grade.model import Check, CheckStatus, Stage, Verdict, VerdictStatus


def tampered(error: CandidateTampered) -> Verdict:
    """The rejection, with the place that differs as its evidence."""
    code, said = "R_FROZEN_TEXT_CHANGED", str(error)
    check = Check(stage=Stage.INTAKE, status=CheckStatus.REJECTED, code=code, evidence=said)
    return Verdict(status=VerdictStatus.REJECT, code=code, stage=Stage.INTAKE, evidence=said, checks=(check,))
