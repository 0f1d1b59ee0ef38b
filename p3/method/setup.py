"""What the cells of one process share, and the making of one cell's context from it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from p3.agent.worker import Prover
from p3.grade.model import Grader
from p3.lean.model import LeanSession, Sandbox, Toolchain
from p3.llm.budget import Budget, BudgetLimits
from p3.llm.journal import Journal
from p3.llm.model import Model, ModelReply, ModelRequest, RoleModels
from p3.llm.opening import for_cell
from p3.llm.retry import RetryPolicy
from p3.llm.wrapped import WrappedModel
from p3.method.context import ROLES, Context
from p3.method.leases import Lease
from p3.method.model import RunSpec
from p3.method.runs import Attempt
from p3.method.sessions import SessionPool
from p3.plan.gate import Gate
from p3.plan.lean import PlanLean
from p3.plan.model import Plan
from p3.task.model import Task
from p3.trace import EventSink

OpenModel = Callable[[str, Task, EventSink], Model]
OpenSession = Callable[[Toolchain, Sandbox, Task], AbstractAsyncContextManager[LeanSession]]


@dataclass(frozen=True)
class Setup:
    """How models, Lean and graders come about in this process."""

    sandbox: Sandbox
    toolchain: Callable[[Task], Toolchain]
    grader: Callable[[Task, Toolchain], Grader]
    open_session: OpenSession
    open_model: OpenModel
    """From a model's name; called once for each name of a cell."""
    prover: Callable[[tuple[str, ...]], Prover | None] = lambda profiles: None
    """From the profiles that a run names."""
    plan_lean: Callable[[Toolchain, Sandbox], PlanLean] = PlanLean
    """How gate and measures compile."""
    retry: RetryPolicy = field(default_factory=RetryPolicy)
    plan: Plan | None = None
    record: bool = False
    """Keep the requests in the journal too, so that it can be replayed as a recording."""
    budget: Budget | None = None
    """The run's budget, charged beside each cell's."""


@asynccontextmanager
async def context_for(
    setup: Setup, task: Task, names: RoleModels, spec: RunSpec, attempt: Attempt, sink: EventSink
) -> AsyncIterator[Context]:
    """The context of one attempt at a cell; everything it opened is closed afterwards, whatever happens."""
    toolchain = setup.toolchain(task)
    with Journal(attempt.journal, earlier=attempt.earlier, full=setup.record, task_id=task.task_id, sink=sink) as journal:
        budget = Budget(BudgetLimits(**spec.budgets.model_dump()), parent=setup.budget, sink=sink, wall_used_s=journal.elapsed_s)
        models = _models(setup, task, names, attempt.lease, journal, budget, sink)
        pool = SessionPool(lambda: setup.open_session(toolchain, setup.sandbox, task), journal)
        lean = setup.plan_lean(toolchain, setup.sandbox)
        try:
            yield Context(
                models=models,
                names=names,
                lean=pool,
                gate=Gate(lean),
                grader=setup.grader(task, toolchain),
                toolchain=toolchain,
                sandbox=setup.sandbox,
                prover=setup.prover(spec.prover),
                journal=journal,
                budget=budget,
                limits=spec.limits,
                sink=sink,
                judge_votes=spec.judge_votes,
                plan=setup.plan,
            )
        finally:
            lean.close()
            await pool.close()
            for model in {id(m): m for m in models.values()}.values():
                await model.close()


class _HeldModel(WrappedModel):
    """A model that is asked only while the cell is this process's."""

    def __init__(self, inner: Model, lease: Lease) -> None:
        super().__init__(inner)
        self._lease = lease

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer. Raises TakenOver."""
        self._lease.check()
        return await self._inner.complete(request)


def _models(
    setup: Setup, task: Task, names: RoleModels, lease: Lease, journal: Journal, budget: Budget, sink: EventSink
) -> dict[str, Model]:
    """Role → model. Roles with the same name share one model, so that a script is played once."""
    wanted = {role: names.of(role) for role in (*ROLES, *names.roles)}
    opened = {
        name: for_cell(
            _HeldModel(setup.open_model(name, task, sink), lease), journal=journal, budget=budget, sink=sink, retry=setup.retry
        )
        for name in dict.fromkeys(wanted.values())
    }
    return {role: opened[name] for role, name in wanted.items()}


def default_setup(
    *,
    toolchain: Literal["auto", "embedded", "elan", "task"] = "auto",
    lean_project: Any = None,  # noqa: ANN401 - a path or None
    unsafe_no_sandbox: bool = False,
    notice: Callable[[str], None] | None = None,
    replay_drift: Literal["fail", "warn"] = "fail",
    model_options: dict[str, Any] | None = None,
    **more: Any,  # noqa: ANN401 - fields of `Setup`
) -> Setup:
    """The setup of the command line and of `p3.solve`: the sandbox, the toolchain a task needs, Lean's kernel, litellm.

    `model_options` are options of `p3.llm.opening.open_model`, `more` fields of `Setup`. Raises SandboxUnavailable.
    """
    from p3.agent.prove import prover_of
    from p3.grade.options import GradeOptions
    from p3.grade.pipeline import LeanGrader
    from p3.lean.sandbox import default_sandbox
    from p3.lean.session import open_session
    from p3.lean.toolchain import choose
    from p3.llm.opening import open_model

    sandbox = default_sandbox(unsafe_no_sandbox)
    options = GradeOptions(task_toolchain=toolchain == "task")
    graders: dict[str, LeanGrader] = {}

    def grader(task: Task, chosen: Toolchain) -> Grader:
        """One grader for each toolchain: its self-check and the replay of the library serve every cell."""
        if chosen.fingerprint not in graders:
            graders[chosen.fingerprint] = LeanGrader(chosen, sandbox, options=options, notice=notice)
        return graders[chosen.fingerprint]

    return Setup(
        sandbox=sandbox,
        toolchain=lambda task: choose(task.import_class, task.toolchain, toolchain, imports=task.imports, project=lean_project),
        grader=grader,
        open_session=lambda chosen, box, task: open_session(chosen, box, header="".join(f"import {m}\n" for m in task.imports)),
        open_model=lambda name, task, sink: open_model(
            name, task_id=task.task_id, replay_drift=replay_drift, sink=sink, **(model_options or {})
        ),
        prover=prover_of,
        **more,
    )
