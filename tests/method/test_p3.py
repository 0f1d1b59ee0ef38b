"""The method's own loop with its steps replaced: rounds, retreats, budgets, and what is kept between plans."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, cast

import pytest

from p3 import assets
from p3.agent.elaborated import Elaborated, Kept
from p3.errors import BudgetExhausted, ModelError, ReplyRefused, ReplyUnreadable
from p3.llm.model import RoleModels
from p3.method.context import Context
from p3.method.limits import LoopLimits
from p3.method.model import Attempted
from p3.method.p3 import P3, Steps, Work
from p3.plan.model import (
    FailureCause,
    Finding,
    FrozenPlan,
    GateReport,
    Plan,
    PlanFailure,
    PlanPart,
    Refutation,
    Review,
)
from p3.task.load import load_task
from p3.task.model import Candidate
from p3.trace import MemorySink
from tests.agent.plans import plan_of

TASK = load_task(assets.benchmarks() / "verina" / "samples" / "reverse_acc").view()
PLAN = plan_of("verina", "reverse_acc")
FINDING = Finding(part=PlanPart.OBLIGATIONS, code="cycle", message="break the circle")
FAILURE = PlanFailure(part=PlanPart.OBLIGATIONS, obligation="pourOver_eq", cause=FailureCause.ATTEMPTS, evidence="stuck")
DONE = Candidate(regions={"code": "pourOver xs []"})


def context(**limits: int) -> Context:
    parts: dict[str, Any] = dict.fromkeys(("lean", "gate", "grader", "toolchain", "sandbox"))
    return Context(models={}, names=RoleModels(default="m"), sink=MemorySink(), limits=LoopLimits(**limits), **cast(Any, parts))


async def plan(work: Work) -> Plan:
    return PLAN


async def gate(work: Work, plan: Plan) -> GateReport:
    return GateReport(passed=True, complete=True, plan=plan)


async def review(work: Work, report: GateReport) -> Review:
    return Review(verdict="PASS")


def built(failure: PlanFailure | None = None, **more: Any) -> Elaborated:
    return Elaborated(DONE, failure, Counter(more.pop("counts", {})), (), more.pop("kept", Kept()), **more)


async def elaborated(work: Work, frozen: FrozenPlan) -> Elaborated:
    return built()


STEPS = Steps(plan=plan, gate=gate, review=review, elaborate=elaborated)


async def attempt(steps: Steps = STEPS, given: Context | None = None) -> tuple[Attempted, list[str]]:
    given = given or context()
    result = await P3(steps).attempt(TASK, given)
    return result, [e.kind for e in cast(MemorySink, given.sink).events]


async def test_plan_gate_review_elaborate_submit() -> None:
    result, kinds = await attempt()
    assert (result.status, result.candidate) == ("submitted", DONE)
    assert result.plan is not None
    assert result.plan.plan == PLAN
    assert result.counts.plans == 1
    assert kinds == ["plan.frozen"]


@pytest.mark.parametrize(
    "report",
    [
        GateReport(passed=False, complete=True, plan=PLAN, findings=(FINDING,)),
        GateReport(passed=False, complete=False, plan=PLAN),
        GateReport(passed=True, complete=False, plan=PLAN),
    ],
)
async def test_a_plan_that_the_gate_does_not_pass_is_never_worked_under(report: GateReport) -> None:
    seen: list[tuple[Finding, ...]] = []

    async def again(work: Work) -> Plan:
        seen.append(work.findings)
        return PLAN

    async def turned_down(work: Work, plan: Plan) -> GateReport:
        return report

    result, _ = await attempt(replace(STEPS, plan=again, gate=turned_down), context(gate_rounds=3))
    assert result.status == "gave_up"
    assert "3 rounds" in result.reason
    assert (result.counts.plans, result.counts.gate_rejections) == (3, 3)
    assert seen == [(), report.findings, report.findings]


@pytest.mark.parametrize("verdict", ["REVISE", "UNKNOWN"])
async def test_only_a_pass_of_the_reviewer_counts(verdict: Any) -> None:
    async def turned_down(work: Work, report: GateReport) -> Review:
        return Review(verdict=verdict, findings=(FINDING,))

    result, kinds = await attempt(replace(STEPS, review=turned_down), context(gate_rounds=2))
    assert result.status == "gave_up"
    assert result.counts.review_rejections == 2
    assert kinds == ["plan.rejected"] * 2


@pytest.mark.parametrize("error", [ReplyUnreadable("no plan"), ReplyRefused("no")])
async def test_a_reply_without_a_plan_costs_a_round_and_no_more(error: ModelError) -> None:
    replies: list[Any] = [error, PLAN]

    async def sometimes(work: Work) -> Plan:
        reply = replies.pop(0)
        if isinstance(reply, Exception):
            raise reply
        return cast(Plan, reply)

    result, kinds = await attempt(replace(STEPS, plan=sometimes))
    assert result.status == "submitted"
    assert kinds == ["plan.rejected", "plan.frozen"]


async def test_a_plan_failure_goes_back_to_planning_with_its_evidence_and_what_still_holds() -> None:
    kept = Kept(programs={"program": {"code": "xs"}})
    refutation = Refutation(statement_key="k", name="pourOver_eq", evidence="false")
    results = [built(FAILURE, kept=kept, refutations=(refutation,), counts={"repairs": 2}), built(counts={"repairs": 1})]
    seen: list[Any] = []

    async def again(work: Work) -> Plan:
        seen.append((work.failures, work.kept, [r.name for r in work.refutations]))
        return PLAN

    async def once(work: Work, frozen: FrozenPlan) -> Elaborated:
        return results.pop(0)

    result, kinds = await attempt(replace(STEPS, plan=again, elaborate=once))
    assert result.status == "submitted"
    assert seen == [((), Kept(), []), ((FAILURE,), kept, ["pourOver_eq"])]
    assert (result.counts.replans, result.counts.repairs) == (1, 3)
    assert kinds == ["plan.frozen", "plan.replan", "plan.frozen"]


async def test_replanning_is_bounded() -> None:
    async def never(work: Work, frozen: FrozenPlan) -> Elaborated:
        return built(FAILURE)

    result, _ = await attempt(replace(STEPS, elaborate=never), context(replans=2))
    assert result.status == "gave_up"
    assert result.counts.replans == 2
    assert result.counts.plans == 3


async def test_a_budget_ends_it_with_the_best_state_kept() -> None:
    kept: list[Candidate] = []

    async def halfway(work: Work, frozen: FrozenPlan) -> Elaborated:
        work.best(DONE)
        raise BudgetExhausted("call", 3, 3)

    result, _ = await attempt(replace(STEPS, elaborate=halfway), replace(context(), keep=kept.append))
    assert (result.status, result.candidate) == ("budget", DONE)
    assert "call budget" in result.reason
    assert kept == [DONE]


async def test_refutations_of_the_gate_are_never_forgotten() -> None:
    old = Refutation(statement_key="a", name="x", evidence="1")
    new = Refutation(statement_key="b", name="y", evidence="2")
    reports = [
        GateReport(passed=False, complete=True, plan=PLAN, refutations=(old,)),
        GateReport(passed=True, complete=True, plan=PLAN, refutations=(new,)),
    ]
    work_seen: list[Work] = []

    async def check(work: Work, plan: Plan) -> GateReport:
        work_seen.append(work)
        return reports.pop(0)

    await attempt(replace(STEPS, gate=check))
    assert {r.statement_key for r in work_seen[-1].refutations} == {"a", "b"}
