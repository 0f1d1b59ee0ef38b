"""What a method works with in one cell: models per role, Lean, the grader, limits, and where its steps are told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from p3.agent.workbench import LeanPool
from p3.agent.worker import Prover
from p3.errors import ConfigError
from p3.grade.model import Grader
from p3.lean.model import Sandbox, Toolchain
from p3.llm.budget import Budget
from p3.llm.journal import Journal
from p3.llm.model import Model, ModelTable, RoleModels, same_model
from p3.method.limits import LoopLimits
from p3.plan.gate import Gate
from p3.plan.model import Plan
from p3.task.model import Candidate
from p3.trace import EventSink, NullSink

ROLES = ("planner", "reviewer", "elaborator", "judge")


def keep_nothing(candidate: Candidate) -> None:
    """Where nobody wants the best state so far."""


@dataclass(frozen=True)
class Context:
    """Everything shared by the methods; the same for all of them, so that a comparison compares methods alone."""

    models: ModelTable
    """Role → model, already recorded by the journal and charged to the budget."""
    names: RoleModels
    """The models' names, to see which role judges its own work."""
    lean: LeanPool
    gate: Gate
    grader: Grader
    toolchain: Toolchain
    sandbox: Sandbox
    prover: Prover | None = None
    """Runs before the elaborator is asked about a proof, for every method."""
    journal: Journal | None = None
    budget: Budget = field(default_factory=Budget)
    limits: LoopLimits = field(default_factory=LoopLimits)
    sink: EventSink = field(default_factory=NullSink)
    keep: Callable[[Candidate], None] = keep_nothing
    """Told of the best candidate whenever it got better."""
    judge_votes: int = 1
    plan: Plan | None = None
    """A plan given by the user: the first one tried."""

    def model(self, role: str) -> Model:
        """The model of a role. Raises ConfigError where the run has none."""
        try:
            return self.models[role]
        except KeyError:
            raise ConfigError(f"no model is set for the role {role!r}; set --model or --role {role}=NAME") from None

    def judges_itself(self, judge: str, *authors: str) -> bool:
        """Whether a judging role has the model of one of the authors, be it by another provider."""
        return any(same_model(self.names.of(judge), self.names.of(a)) for a in authors)
