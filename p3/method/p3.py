"""The method P3: one plan for code and proof, a gate before any code, elaboration, and one point of retreat.

Every step is a callable of `Steps`; an ablation puts another in its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from p3.agent.elaborated import Elaborated, Kept
from p3.agent.elaborator import elaborate
from p3.agent.instruction_judge import judge_instruction
from p3.agent.model import Judgement
from p3.agent.plan_reviewer import review_plan
from p3.agent.planner import make_plan
from p3.agent.toolbox import JournaledTools, ToolRunner
from p3.agent.tools import PlannerTools
from p3.errors import BudgetExhausted, ReplyRefused, ReplyUnreadable
from p3.method.context import Context
from p3.method.events import PlanFrozen, PlanRejected, Replanned
from p3.method.joint import stated
from p3.method.model import Attempted, Counts
from p3.plan.model import Finding, FrozenPlan, GateReport, Plan, PlanFailure, Refutation, Review
from p3.task.model import Candidate, Task
from p3.task.splice import blank


@dataclass
class Work:
    """The state of one attempt at one task."""

    task: Task
    """As the present plan is worked on: with its joint claim stated, where it makes one."""
    context: Context
    candidate: Candidate
    given: Task | None = None
    """As it came."""
    claim: dict[str, str] = field(default_factory=dict)
    """The region that makes the present plan's joint claim."""
    plan: Plan | None = None
    """The last plan made."""
    frozen: FrozenPlan | None = None
    """The last plan that passed."""
    findings: tuple[Finding, ...] = ()
    """Why the last plan was turned down."""
    failures: tuple[PlanFailure, ...] = ()
    """What elaboration gave back, over all plans."""
    refutations: tuple[Refutation, ...] = ()
    kept: Kept = field(default_factory=Kept)
    tally: Counter[str] = field(default_factory=Counter)

    def best(self, candidate: Candidate) -> None:
        """Remember the best candidate so far."""
        self.candidate = candidate.model_copy(update={"regions": candidate.regions | self.claim})
        self.context.keep(self.candidate)

    def state(self, plan: Plan) -> Plan:
        """Put the plan's joint claim into the task; the plan as it is then to be checked."""
        self.given = self.given or self.task
        self.task, plan, self.claim = stated(self.given, plan)
        return plan

    def unstate(self) -> None:
        """The task as it came, for the next plan."""
        self.task, self.claim = self.given or self.task, {}

    def ended(self, status: str, reason: str = "") -> Attempted:
        """What the method hands back."""
        counts = Counts(**{name: self.tally[name] for name in Counts.model_fields})
        return Attempted(candidate=self.candidate, status=status, reason=reason, plan=self.frozen, counts=counts)


# ---------------------------------------------------------------- the steps


async def plan_with_model(work: Work, *, scope: str = "", withheld: frozenset[str] = frozenset()) -> Plan:
    """A plan from the planner; at first the user's, where one was given.

    `scope` limits in words what is to be planned; `withheld` names tools that the planner does not get.
    """
    context = work.context
    if work.plan is None and context.plan is not None:
        return context.plan
    async with context.lean.session("planner") as lean:
        tools: ToolRunner = PlannerTools(work.task, lean, context.gate, refutations=work.refutations, withheld=withheld)
        if context.journal is not None:
            known = [work.task.sha256, *(r.statement_key for r in work.refutations)]
            tools = JournaledTools(tools, context.journal, "planner", about=" ".join(known))
        return await make_plan(
            work.task,
            model=context.model("planner"),
            lean=lean,
            gate=context.gate,
            findings=work.findings,
            failures=work.failures,
            previous=work.plan,
            refutations=work.refutations,
            sink=context.sink,
            tally=work.tally,
            tools=tools,
            scope=scope,
        )


async def check_with_gate(work: Work, plan: Plan) -> GateReport:
    """The mechanical gate."""
    return await work.context.gate.check(work.task, plan, refutations=work.refutations)


async def review_with_model(work: Work, report: GateReport) -> Review:
    """The reviewer, asked again once where its answer could not be read."""
    context = work.context
    for _ in range(2):
        review = await review_plan(
            work.task,
            report,
            model=context.model("reviewer"),
            self_judged=context.judges_itself("reviewer", "planner"),
            sink=context.sink,
            tally=work.tally,
        )
        if review.verdict != "UNKNOWN":
            break
    return review


async def elaborate_plan(work: Work, frozen: FrozenPlan, *, feedback: bool = True) -> Elaborated:
    """The elaborator, with feedback of the instruction judge about the program as far as its quota goes."""
    context = work.context
    return await elaborate(
        work.task,
        frozen,
        blank(work.task),
        model=context.model("elaborator"),
        lean=context.lean,
        limits=context.limits,
        sink=context.sink,
        judge_feedback=(lambda candidate: judge_in_loop(work, candidate)) if feedback else None,
        recheck=lambda candidate: context.gate.check(work.task, frozen.plan, candidate=candidate, refutations=work.refutations),
        prover=context.prover,
        kept=work.kept,
        on_progress=work.best,
    )


async def judge_in_loop(work: Work, candidate: Candidate) -> Judgement | None:
    """What the judge says of a program before it is proved; never the scoring call. None when the quota is used up."""
    context = work.context
    if work.tally["judge_feedback"] >= context.limits.judge_feedback or not work.task.instruction.required:
        return None
    work.tally["judge_feedback"] += 1
    return await judge_instruction(
        work.task,
        candidate,
        model=context.model("judge"),
        self_judged=context.judges_itself("judge", "elaborator"),
        sink=context.sink,
        stream=f"judge/feedback-{work.tally['judge_feedback']}",
    )


async def replan_within_limits(work: Work, failure: PlanFailure) -> bool:
    """Whether to go back to planning."""
    return work.tally["replans"] < work.context.limits.replans


@dataclass(frozen=True)
class Steps:
    """The steps of the method; each can be replaced on its own."""

    plan: Callable[[Work], Awaitable[Plan]] = plan_with_model
    gate: Callable[[Work, Plan], Awaitable[GateReport]] = check_with_gate
    review: Callable[[Work, GateReport], Awaitable[Review]] = review_with_model
    elaborate: Callable[[Work, FrozenPlan], Awaitable[Elaborated]] = elaborate_plan
    retreat: Callable[[Work, PlanFailure], Awaitable[bool]] = replan_within_limits


# ---------------------------------------------------------------- the method


@dataclass(frozen=True)
class P3:
    """Plan, gate, elaborate, retreat. Implements `Method`."""

    steps: Steps = Steps()
    name: str = "p3"

    async def attempt(self, task: Task, context: Context) -> Attempted:
        """Work on a task until submitting, giving up, or a budget ends it."""
        work = Work(task, context, blank(task))
        try:
            return await solve(work, self.steps)
        except BudgetExhausted as error:
            return work.ended("budget", str(error))


async def solve(work: Work, steps: Steps) -> Attempted:
    """The whole method: plan → gate → review → elaborate → submit, or back to the plan with the evidence."""
    while (frozen := await settle_plan(work, steps)) is not None:
        built = await steps.elaborate(work, frozen)
        work.tally += built.counts
        if built.failure is None:
            work.best(built.candidate)
            return work.ended("submitted")
        work.failures += built.failures or (built.failure,)
        work.best(built.candidate)
        work.refutations += built.refutations
        work.kept = built.kept
        if not await steps.retreat(work, built.failure):
            return work.ended("gave_up", f"the plan failed at its {built.failure.part}, and no replanning is left")
        work.tally["replans"] += 1
        work.context.sink.emit(Replanned(number=work.tally["replans"], part=built.failure.part, cause=built.failure.cause))
    return work.ended("gave_up", f"no plan passed gate and review in {work.context.limits.gate_rounds} rounds")


async def settle_plan(work: Work, steps: Steps) -> FrozenPlan | None:
    """A plan that passed gate and reviewer; None when the rounds are used up."""
    for _ in range(work.context.limits.gate_rounds):
        work.unstate()
        try:
            plan = work.state(await steps.plan(work))
        except (ReplyUnreadable, ReplyRefused) as error:
            rejected(work, "planner", (), str(error))
            continue
        work.tally["plans"] += 1
        report = await steps.gate(work, plan)
        work.plan = report.plan
        work.refutations = merged(work.refutations, report.refutations)
        if not (report.passed and report.complete):
            work.tally["gate_rejections"] += 1
            rejected(work, "gate", report.findings)
            continue
        review = await steps.review(work, report)
        if review.verdict != "PASS":
            work.tally["review_rejections"] += 1
            rejected(work, "reviewer", review.findings)
            continue
        work.findings = ()
        work.frozen = FrozenPlan(plan=report.plan, gate=report, review=review, round=work.tally["plans"])
        work.context.sink.emit(PlanFrozen(round=work.tally["plans"], sha256=report.plan.sha256))
        return work.frozen
    return None


def rejected(work: Work, by: str, findings: tuple[Finding, ...], problem: str = "") -> None:
    """Keep why a plan was turned down for the next one."""
    work.findings = findings
    blocking = [f for f in findings if f.blocking]
    said = tuple(f"{f.code}{f' at {f.node}' if f.node else ''}: {f.message}" for f in blocking)
    codes = tuple(f.code for f in blocking)
    work.context.sink.emit(PlanRejected(by=by, round=work.tally["plans"], codes=codes, problem=problem, findings=said))


def merged(old: tuple[Refutation, ...], new: tuple[Refutation, ...]) -> tuple[Refutation, ...]:
    """Refutations by statement; what was refuted once stays so."""
    return tuple({r.statement_key: r for r in (*new, *old)}.values())
