"""The reviewer's answer: PASS only when it is plainly one, REVISE with reasons, else unknown."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from p3.agent.plan_reviewer import review_plan
from p3.llm.model import Finish
from p3.plan.model import Finding, GateReport, Plan, PlanPart, Review
from p3.task.model import Task
from p3.trace import MemorySink
from tests.agent.fakes import FakeModel, Reply, said

REASON = {"part": "obligations", "node": "mem_insertOne", "message": "needs the converse", "blocking": True, "code": "too weak"}


def opinion(verdict: str, *findings: dict[str, object]) -> str:
    return json.dumps({"verdict": verdict, "findings": findings})


async def reviewed(
    task: Task, plan: Plan, *replies: Reply, warnings: tuple[Finding, ...] = ()
) -> tuple[Review, FakeModel, Counter[str]]:
    model, tally = FakeModel(replies), Counter[str]()
    report = GateReport(passed=True, complete=True, plan=plan, findings=warnings)
    sink = MemorySink()
    review = await review_plan(task, report, model=model, self_judged=True, sink=sink, tally=tally)
    assert [e.kind for e in sink.events] == ["review"]
    return review, model, tally


async def test_a_pass(sorting: Task, plan: Plan) -> None:
    review, model, tally = await reviewed(sorting, plan, said("```json\n" + opinion("PASS") + "\n```"))
    assert (review.verdict, review.findings, review.self_judged) == ("PASS", (), True)
    assert not +tally
    request = model.requests[0]
    assert request.tools == ()
    assert request.role == "reviewer"
    assert len(request.messages) == 2
    assert "mem_insertOne" in request.messages[1].content


async def test_revise_with_reasons_per_part(sorting: Task, plan: Plan) -> None:
    remark = {"part": "contract", "message": "say more", "blocking": False}
    review, _, _ = await reviewed(sorting, plan, said(opinion("REVISE", REASON, remark)))
    assert review.verdict == "REVISE"
    assert [(f.part, f.node, f.code, f.blocking) for f in review.findings] == [
        (PlanPart.OBLIGATIONS, "mem_insertOne", "too_weak", True),
        (PlanPart.CONTRACT, None, "review", False),
    ]


@pytest.mark.parametrize(
    "replies",
    [
        ("It looks fine. PASS", "PASS!"),
        (opinion("PASS") + "\n" + opinion("REVISE", REASON), "PASS"),
        (opinion("APPROVED"), opinion("LGTM")),
        (opinion("PASSED"), '{"verdict": "PAS'),
        ("", ""),
        (opinion("REVISE"), ""),
    ],
)
async def test_what_is_not_plainly_a_verdict_is_unknown(sorting: Task, plan: Plan, replies: tuple[str, str]) -> None:
    review, _, _ = await reviewed(sorting, plan, *map(said, replies))
    assert review.verdict == "UNKNOWN"


@pytest.mark.parametrize("finish", [Finish.REFUSAL, Finish.FILTER])
async def test_a_refusal_is_unknown_and_counted(sorting: Task, plan: Plan, finish: Finish) -> None:
    review, _, tally = await reviewed(sorting, plan, said(opinion("PASS"), finish))
    assert review.verdict == "UNKNOWN"
    assert tally["refused_replies"] == 1


async def test_a_cut_reply_is_asked_for_again(sorting: Task, plan: Plan) -> None:
    review, model, tally = await reviewed(sorting, plan, said('{"verdict": "PASS", "find', Finish.LENGTH), said(opinion("PASS")))
    assert review.verdict == "PASS"
    assert tally["truncated_replies"] == 1
    assert len(model.requests) == 2


async def test_a_pass_with_a_blocking_reason_is_none(sorting: Task, plan: Plan) -> None:
    review, _, _ = await reviewed(sorting, plan, said(opinion("PASS", REASON)))
    assert review.verdict == "REVISE"


async def test_a_rejection_says_what_to_change(sorting: Task, plan: Plan) -> None:
    """REVISE with remarks that none calls blocking: they are the reasons there are."""
    review, _, _ = await reviewed(sorting, plan, said(opinion("REVISE", {**REASON, "blocking": False})))
    assert review.verdict == "REVISE"
    assert review.findings[0].blocking


async def test_remarks_of_the_gate_are_shown(sorting: Task, plan: Plan) -> None:
    dead = Finding(part=PlanPart.OBLIGATIONS, code="dead_node", message="rests on nothing", node="idle", blocking=False)
    _, model, _ = await reviewed(sorting, plan, said(opinion("PASS")), warnings=(dead,))
    assert "rests on nothing" in model.requests[0].messages[1].content
