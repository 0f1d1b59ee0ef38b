"""When work on a unit is stuck, and what follows: one table from cause to local repair, to the code again, or back to the plan.

The harness counts; the model is only told. A cause that comes back meets a later row of the table.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from p3.agent.draft import UnitKind
from p3.lean.model import Diagnostic
from p3.plan.model import FailureCause, PlanPart

PATIENCE = 3
"""Attempts in a row without fewer errors that count as no progress."""

_ABSENT = re.compile(r"[Uu]nknown (?:constant|identifier|namespace)(?: `| ')?(?P<name>[^`'\s]+)")


class Action(StrEnum):
    """What follows."""

    REPAIR = "repair"
    """Go on with the same unit; the model gets the row's advice."""
    RECODE = "recode"
    """The program is written anew under the same plan, with the evidence."""
    REPLAN = "replan"
    """The plan is given back."""


@dataclass(frozen=True)
class Row:
    """From the `times`-th time on that `cause` is seen at a unit of that kind."""

    cause: FailureCause
    kind: UnitKind | None
    times: int
    action: Action
    part: PlanPart = PlanPart.OBLIGATIONS
    """The part of the plan that is blamed where the plan is given back."""
    advice: str = ""
    planned: bool = False
    """Only where what is missing is something that the plan counts on."""


_PROOFS = (UnitKind.LEMMA, UnitKind.TARGET)

TABLE: tuple[Row, ...] = (
    Row(
        FailureCause.SAME_ERROR,
        None,
        1,
        Action.REPAIR,
        advice="Lean answered exactly as before: the last change did not touch the cause. "
        "Take another way, and look at the goal first.",
    ),
    Row(FailureCause.SAME_ERROR, UnitKind.PROGRAM, 3, Action.REPLAN, PlanPart.DECOMPOSITION),
    *(Row(FailureCause.SAME_ERROR, kind, 3, Action.REPLAN) for kind in _PROOFS),
    Row(
        FailureCause.NO_PROGRESS,
        None,
        1,
        Action.REPAIR,
        advice=f"{PATIENCE} changes brought no fewer errors; the best text so far is in place again. "
        "Split the proof into `have` steps, close the easy ones, and see which one is really open.",
    ),
    Row(FailureCause.NO_PROGRESS, UnitKind.PROGRAM, 2, Action.REPLAN, PlanPart.DECOMPOSITION),
    *(Row(FailureCause.NO_PROGRESS, kind, 2, Action.REPLAN) for kind in _PROOFS),
    Row(
        FailureCause.ABSENT_CONSTANT,
        None,
        1,
        Action.REPAIR,
        advice="A constant you use does not exist. Search for it, or prove the fact yourself; do not guess another name.",
    ),
    Row(FailureCause.ABSENT_CONSTANT, None, 1, Action.REPLAN, PlanPart.LIBRARY, planned=True),
    Row(
        FailureCause.SIGNATURE,
        None,
        1,
        Action.REPAIR,
        PlanPart.DECOMPOSITION,
        advice="A planned statement no longer elaborates with your code: "
        "keep to the planned names, argument orders and result types.",
    ),
    Row(FailureCause.SIGNATURE, None, 3, Action.REPLAN, PlanPart.DECOMPOSITION),
    Row(
        FailureCause.INSTRUCTION,
        None,
        1,
        Action.REPAIR,
        PlanPart.DECOMPOSITION,
        advice="The instruction judge objects to the program. Change the program so that it does what the instruction asks.",
    ),
    Row(FailureCause.INSTRUCTION, None, 3, Action.REPLAN, PlanPart.DECOMPOSITION),
    Row(FailureCause.REFUTED, None, 1, Action.RECODE, advice="A planned statement is false for this program."),
    Row(FailureCause.REFUTED, None, 2, Action.REPLAN),
    Row(FailureCause.ATTEMPTS, UnitKind.PROGRAM, 1, Action.REPLAN, PlanPart.DECOMPOSITION),
    *(Row(FailureCause.ATTEMPTS, kind, 1, Action.REPLAN) for kind in _PROOFS),
    Row(FailureCause.DECLARED, None, 1, Action.REPLAN),
)
"""The table. Of the rows that apply the last one counts."""


def rule(cause: FailureCause, kind: UnitKind, times: int = 1, *, planned: bool = False) -> Row:
    """What the table says. Raises LookupError for a cause it does not hold."""
    rows = [r for r in TABLE if r.cause is cause and r.kind in (None, kind) and r.times <= times and r.planned <= planned]
    if not rows:
        raise LookupError(f"the table has no row for {cause} at a {kind}")
    return rows[-1]


@dataclass(frozen=True)
class Try:
    """One attempt as it is remembered."""

    texts: dict[str, str]
    """Region → share."""
    fingerprints: frozenset[str]
    errors: int
    outcome: str
    """What Lean said, short."""


@dataclass
class Tracker:
    """Attempts at one unit, and how often each cause was seen."""

    kind: UnitKind
    limit: int
    """Attempts that may fail."""
    planned: frozenset[str] = frozenset()
    """Constants that the plan counts on."""
    tries: list[Try] = field(default_factory=list)
    times: Counter[FailureCause] = field(default_factory=Counter)
    _quiet: int = 0
    """Attempts since the fewest errors."""

    @property
    def best(self) -> Try | None:
        """The attempt with the fewest errors, the latest of those."""
        return min(reversed(self.tries), key=lambda t: t.errors, default=None)

    def see(self, cause: FailureCause, *, planned: bool = False) -> Row:
        """Count a cause and say what follows."""
        self.times[cause] += 1
        return rule(cause, self.kind, self.times[cause], planned=planned)

    def failed(self, attempt: Try, *, foreign: bool = False) -> Row | None:
        """Take note of an attempt that Lean did not accept; the row that applies, if any.

        `foreign`: the errors are all in text of others, which the attempt has broken.
        """
        before = self.best
        repeated = bool(self.tries) and self.tries[-1].fingerprints == attempt.fingerprints
        self.tries.append(attempt)
        self._quiet = 0 if before is None or attempt.errors < before.errors else self._quiet + 1
        if len(self.tries) >= self.limit:
            return self.see(FailureCause.ATTEMPTS)
        if foreign:
            return self.see(FailureCause.SIGNATURE)
        rows = []
        if repeated:
            rows.append(self.see(FailureCause.SAME_ERROR))
        if self._quiet >= PATIENCE:
            self._quiet = 0
            rows.append(self.see(FailureCause.NO_PROGRESS))
        if (missing := absent(attempt.fingerprints)) and not rows:
            rows.append(self.see(FailureCause.ABSENT_CONSTANT, planned=bool(missing & self.planned)))
        return next((r for r in rows if r.action is not Action.REPAIR), rows[-1] if rows else None)


def absent(messages: Iterable[str]) -> frozenset[str]:
    """Names that Lean says it does not know."""
    return frozenset(m["name"] for text in messages for m in _ABSENT.finditer(text))


def fingerprints(errors: Iterable[Diagnostic]) -> frozenset[str]:
    """What Lean objects to, without places."""
    return frozenset(d.fingerprint for d in errors)
