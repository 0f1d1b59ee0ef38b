"""What goes into elaboration and what comes out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from p3.agent.model import Judgement
from p3.plan.model import Function, GateReport, PlanFailure, Refutation
from p3.task.model import Candidate

Feedback = Callable[[Candidate], Awaitable[Judgement | None]]
"""Asks the instruction judge about a program; None once its quota is used up."""
Recheck = Callable[[Candidate], Awaitable[GateReport]]
"""Runs the gate again now that code exists, for the refutations that had to wait for it."""


class ElaborationLimits(Protocol):
    """What elaboration reads of a run's limits."""

    @property
    def repairs_per_obligation(self) -> int:
        """Attempts at one unit that may fail."""
        ...

    @property
    def parallel(self) -> int:
        """Units worked on side by side."""
        ...


@dataclass(frozen=True)
class Kept:
    """What a later plan may take over."""

    functions: tuple[Function, ...] = ()
    programs: dict[str, dict[str, str]] = field(default_factory=dict)
    """Program unit → region → text, of closed ones."""
    proofs: dict[str, tuple[str, dict[str, str]]] = field(default_factory=dict)
    """Lemma or target → key of its elaborated statement, and region → text."""


@dataclass(frozen=True)
class Elaborated:
    """What elaboration under one plan came to."""

    candidate: Candidate
    failure: PlanFailure | None
    """The first, where there are several."""
    counts: Counter[str]
    """Fields of `Counts` that elaboration fills."""
    proved: tuple[str, ...]
    kept: Kept
    refutations: tuple[Refutation, ...] = ()
    failures: tuple[PlanFailure, ...] = ()
    """All of them: where a task has several targets, one that fails does not keep the others from being proved."""
