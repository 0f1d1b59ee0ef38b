"""P3 with a step swapped: each ablation takes away what it says, and nothing else."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from p3.agent.tools import VERIFY
from p3.errors import UsageError
from p3.llm.model import ModelReply, ModelRequest
from p3.method.ablations import ABLATIONS, IMPLEMENTATION_ONLY, NO_BRIDGING, NO_LIBRARY, ablated
from p3.method.p3 import P3, Steps
from p3.method.registry import ablation, method, method_names
from p3.plan.model import Finding, GateReport, Plan, PlanPart, Role
from tests.agent.fakes import calls, said
from tests.agent.plans import plan_of
from tests.method.baseline_support import attempt, write

PLAN = plan_of("verina", "prefix_sums")


class Lets:
    """A gate that passes every plan, and remembers them."""

    def __init__(self, *, passed: bool = True) -> None:
        self.passed = passed
        self.seen: list[Plan] = []

    async def check(self, task: Any, plan: Plan, **more: Any) -> GateReport:
        self.seen.append(plan)
        keys = {n.name: f"k{i}" for i, n in enumerate(plan.obligations)}
        found = () if self.passed else (Finding(part=PlanPart.OBLIGATIONS, code="cycle", message="a circle"),)
        return GateReport(passed=self.passed, complete=True, plan=plan, findings=found, statement_keys=keys)


def model(request: ModelRequest) -> ModelReply:
    """Plans well, reviews well, elaborates well, judges well."""
    if request.role == "planner":
        return said(PLAN.model_dump_json(exclude_defaults=True))
    if request.role == "reviewer":
        return said('{"verdict": "PASS", "findings": []}')
    if request.role == "judge":
        return said('{"verdict": "PASS", "code": "", "reason": "fine", "quotes": ["xs"]}')
    unit = request.stream.removeprefix("elaborator/")
    if unit == "program":
        return write(code="xs")
    return write(proof="simp") if unit.endswith("spec_satisfied") else write(proof_aux="simp")


async def tried(name: str, answer: Any = model, gate: Any = None) -> tuple[Any, list[ModelRequest], Lets]:
    gate = gate or Lets()
    chosen = P3() if name == "p3" else ablated(name)
    result, asked, _ = await attempt(chosen, answer, gate=gate)
    return result, asked.requests, gate


def roles(requests: list[ModelRequest]) -> set[str]:
    return {r.role for r in requests}


async def test_p3_itself_takes_every_step() -> None:
    result, requests, gate = await tried("p3")
    assert result.status == "submitted"
    assert roles(requests) == {"planner", "reviewer", "elaborator", "judge"}
    assert all(r.stream.startswith("judge/feedback-1") for r in requests if r.role == "judge")
    assert len(gate.seen) == 1
    assert VERIFY in {t.name for t in requests[0].tools}
    assert result.plan.plan == PLAN


async def test_implementation_only_planning_has_no_lemmas_library_or_proof_methods() -> None:
    result, requests, gate = await tried("impl-plan")
    assert result.status == "submitted"
    assert IMPLEMENTATION_ONLY in "".join(m.content for m in requests[0].messages)
    (plan,) = gate.seen
    assert plan.library == ()
    assert {n.role for n in plan.obligations} == {Role.TARGET}
    assert {n.method for n in plan.obligations} == {""}
    assert plan.decomposition == PLAN.decomposition
    known = {f.name for f in plan.decomposition} | {n.name for n in plan.obligations}
    assert all(set(n.uses) <= known for n in plan.obligations)


async def test_without_library_constants() -> None:
    _, requests, gate = await tried("no-library")
    assert NO_LIBRARY in "".join(m.content for m in requests[0].messages)
    (plan,) = gate.seen
    assert plan.library == ()
    assert [n.name for n in plan.obligations] == [n.name for n in PLAN.obligations]


async def test_without_bridging() -> None:
    _, requests, gate = await tried("no-bridging")
    assert NO_BRIDGING in "".join(m.content for m in requests[0].messages)
    (plan,) = gate.seen
    assert Role.BRIDGING in {n.role for n in PLAN.obligations}
    assert Role.BRIDGING not in {n.role for n in plan.obligations}


async def test_without_the_gate_lean_is_not_asked_about_plans() -> None:
    result, requests, gate = await tried("no-gate")
    assert result.status == "submitted"
    assert gate.seen == []
    assert VERIFY not in {t.name for r in requests for t in r.tools}
    assert "reviewer" in roles(requests)
    assert result.counts.gate_rejections == 0


async def test_without_the_gate_a_plan_that_cannot_be_worked_under_still_goes_back() -> None:
    circle = PLAN.model_copy(update={"obligations": tuple(n.model_copy(update={"uses": (n.name,)}) for n in PLAN.obligations)})

    def answer(request: ModelRequest) -> ModelReply:
        return said(circle.model_dump_json(exclude_defaults=True)) if request.role == "planner" else model(request)

    result, _, gate = await tried("no-gate", answer)
    assert (result.status, gate.seen) == ("gave_up", [])
    assert result.counts.gate_rejections == result.counts.plans > 0


async def test_without_review_nobody_reads_the_plan() -> None:
    def answer(request: ModelRequest) -> ModelReply:
        return said('{"verdict": "REVISE", "findings": []}') if request.role == "reviewer" else model(request)

    result, requests, gate = await tried("no-review", answer)
    assert result.status == "submitted"
    assert "reviewer" not in roles(requests)
    assert len(gate.seen) == 1


async def test_without_replanning_the_first_failure_of_the_plan_is_the_end() -> None:
    failing = calls(("declare_plan_failure", {"part": "obligations", "evidence": "the lemma is false for []"}))

    def answer(request: ModelRequest) -> ModelReply:
        return failing if request.stream == "elaborator/runningSums_get" else model(request)

    result, requests, _ = await tried("no-replan", answer)
    assert (result.status, result.counts.replans, result.counts.plans) == ("gave_up", 0, 1)
    assert sum(r.role == "planner" for r in requests) == 1
    result, requests, _ = await tried("p3", answer)
    assert result.counts.replans == 3


async def test_without_judge_feedback_the_judge_is_not_heard_while_the_program_is_written() -> None:
    result, requests, _ = await tried("no-judge-feedback")
    assert result.status == "submitted"
    assert "judge" not in roles(requests)
    assert result.counts.judge_feedback == 0


# ---------------------------------------------------------------- names


@pytest.mark.parametrize("name", ABLATIONS)
def test_each_ablation_swaps_what_it_names_and_leaves_the_rest(name: str) -> None:
    whole, cut = Steps(), ablated(name).steps
    swapped = {f.name for f in fields(Steps) if getattr(whole, f.name) is not getattr(cut, f.name)}
    assert (
        swapped
        == {
            "impl-plan": {"plan"},
            "no-gate": {"plan", "gate"},
            "no-review": {"review"},
            "no-replan": {"retreat"},
            "no-library": {"plan"},
            "no-bridging": {"plan"},
            "no-judge-feedback": {"elaborate"},
        }[name]
    )
    assert method(f"p3-{name}") == ablation(name) == ablated(name)
    assert ablated(name).name == f"p3-{name}"


def test_ablations_can_be_joined_where_they_swap_different_steps() -> None:
    joined = ablation("no-review", "no-gate")
    assert joined.name == "p3-no-gate+no-review"
    assert method("p3-no-review+no-gate") == joined
    assert isinstance(joined, P3)
    assert joined.steps.review is ablated("no-review").steps.review
    assert joined.steps.gate is ablated("no-gate").steps.gate
    with pytest.raises(UsageError, match="impl-plan and no-gate cannot be joined: both swap the step 'plan'"):
        ablation("no-gate", "impl-plan")


@pytest.mark.parametrize("name", ["p4", "p3-no-gat", "p3-", "seq+plain", "p3-no-gate+no-gat", ""])
def test_unknown_methods_are_told_what_exists(name: str) -> None:
    with pytest.raises(UsageError, match="methods are p3, seq, plain, p3-impl-plan"):
        method(name)


def test_unknown_ablations_are_told_what_exists() -> None:
    with pytest.raises(UsageError, match=r"no ablation 'no-gat' \(did you mean no-gate\?\); ablations are impl-plan"):
        ablation("no-gat")
    assert set(method_names()) == {"p3", "seq", "plain", *(f"p3-{a}" for a in ABLATIONS)}
