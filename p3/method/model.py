"""Outcomes, run specifications, cells, and the protocol of a method."""

from __future__ import annotations

import hashlib
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Literal, Protocol, runtime_checkable

from pydantic import Field

from p3.agent.model import InstructionStatus, Judgement
from p3.frozen import Frozen
from p3.grade.model import Verdict
from p3.llm.model import RoleModels, Usage
from p3.method.limits import Budgets, LoopLimits
from p3.plan.model import Conformance, FrozenPlan, Retention
from p3.task.model import Candidate, Task

if TYPE_CHECKING:
    from p3.method.context import Context

RUN_SCHEMA = 1


class OutcomeStatus(StrEnum):
    """How an attempt at a task ended."""

    SOLVED = "solved"
    REJECTED = "rejected"
    GAVE_UP = "gave_up"
    BUDGET = "budget"
    ERROR = "error"


class Counts(Frozen):
    """What the loop did."""

    plans: int = 0
    gate_rejections: int = 0
    review_rejections: int = 0
    replans: int = 0
    repairs: int = 0
    prover_solves: int = 0
    """Obligations that the prover closed without a model."""
    judge_feedback: int = 0
    malformed_replies: int = 0
    truncated_replies: int = 0
    refused_replies: int = 0
    empty_replies: int = 0
    prompt_shrinks: int = 0
    program_reopened: int = 0


class Attempted(Frozen):
    """What a method hands back: its best candidate, and why it stopped. It decides nothing."""

    candidate: Candidate
    status: Literal["submitted", "gave_up", "budget"]
    reason: str = ""
    plan: FrozenPlan | None = None
    counts: Counts = Counts()


class Outcome(Frozen):
    """The result of one cell. `solved` = PASS-MECHANICAL and PASS-INSTRUCTION."""

    schema_version: int = RUN_SCHEMA
    task_id: str
    method: str
    models: RoleModels
    epoch: int = 0
    status: OutcomeStatus
    reason: str = ""
    code: str = ""
    """Reason code of the grade or the judge, where rejected or in error."""
    mechanical: bool = False
    instruction: InstructionStatus = InstructionStatus.UNKNOWN
    verdict: Verdict | None = None
    judgement: Judgement | None = None
    candidate: Candidate = Candidate()
    plan: FrozenPlan | None = None
    retention: Retention | None = None
    conformance: Conformance | None = None
    counts: Counts = Counts()
    usage: Usage = Usage()
    usage_by_role: dict[str, Usage] = Field(default_factory=dict)
    abandoned: Usage = Usage()
    """Replies that earlier attempts paid for and that the work did not come to again; not in `usage`."""
    wall_s: float = 0.0
    self_judged: bool = False
    live: bool = True
    """False when no model was called (scripted or replayed replies)."""
    simulated: bool = False

    @property
    def solved(self) -> bool:
        """Derived from the status, nothing else."""
        return self.status is OutcomeStatus.SOLVED


class RunSpec(Frozen):
    """Everything that defines a run; its hash is the run's id."""

    schema_version: int = RUN_SCHEMA
    benchmark: str
    tasks: dict[str, str]
    """Task id → hash of the task, its description and instruction included."""
    methods: tuple[str, ...] = ("p3",)
    models: tuple[RoleModels, ...]
    epochs: int = 1
    seed: int = 0
    budgets: Budgets = Budgets()
    limits: LoopLimits = LoopLimits()
    sampling: dict[str, Any] = Field(default_factory=dict)
    """temperature, reasoning_effort, max_tokens and the like."""
    toolchain: str = "embedded"
    instruction: str | None = None
    judge_votes: int = 1
    """Votes of the scoring judge."""
    prover: tuple[Literal["fixed", "wide"], ...] = ("fixed",)
    """Profiles that run before a model is asked about a proof; none switches it off."""
    plan_sha256: str | None = None
    """A plan given by the user, tried first."""
    simulation: dict[str, Any] | None = None
    """Skills of a simulated run, whose outcomes are drawn by a random generator; None where work is real."""
    label: str = ""
    sources: dict[str, str] = Field(default_factory=dict)
    """Model that is played from files (scripted, replay) → hash of those files."""

    @property
    def run_id(self) -> str:
        """Short hash of the whole specification."""
        text = self.model_dump_json(exclude=None if self.sources else {"sources"})  # runs of providers' models keep their ids
        return hashlib.sha256(text.encode()).hexdigest()[:12]


class Cell(Frozen):
    """One piece of work: task × method × models × epoch."""

    task_id: str
    method: str
    models: RoleModels
    epoch: int = 0


@runtime_checkable
class Method(Protocol):
    """A way to get from a task to a candidate."""

    @property
    def name(self) -> str:
        """As results and run folders name it."""
        ...

    async def attempt(self, task: Task, context: Context) -> Attempted:
        """Work on the task's view (no hidden tests) until submitting, giving up, or a budget ends it."""
        ...


@runtime_checkable
class Executor(Protocol):
    """Runs cells, here or elsewhere, at least once each."""

    async def run(self, cells: tuple[Cell, ...]) -> None:
        """Run all cells; results are committed to the run folder by whoever finishes first."""
        ...
