"""A plan's joint claim becomes an obligation of the task, and the list becomes part of the candidate."""

from __future__ import annotations

from p3 import assets
from p3.method.joint import stated
from p3.plan.model import Contract, Plan
from p3.task.formats.repo.joint import prepare
from p3.task.load import load_task
from p3.task.model import Candidate, ObligationKind

TASK = load_task(assets.benchmarks() / "lean4commit0" / "TwoStackQueue").view()
THEOREM = "joint_unsat.spec_peek_oldest.spec_peek_newest"


def plan(**claims: str) -> Plan:
    return Plan(contract=Contract(summary="a queue"), claims=claims)


def test_a_claim_is_stated_and_its_list_goes_into_the_candidate() -> None:
    task, made, regions = stated(TASK, plan(joint="spec_peek_oldest, spec_peek_newest", x="y"))
    joint = [o for o in task.obligations if o.kind is ObligationKind.JOINT]
    assert [o.name for o in joint] == [THEOREM]
    assert made.claims == {"x": "y", THEOREM: THEOREM}
    assert "joint_unsat spec_peek_oldest spec_peek_newest by" in task.file(joint[0].path).text
    again = prepare(TASK, Candidate(regions=regions))
    assert again.task == task, "the grader states the same claim from the list"


def test_a_claim_that_cannot_be_made_is_left_for_the_gate_to_find() -> None:
    for listed in ("spec_peek_oldest", "spec_peek_oldest, spec_peek_oldest", "spec_peek_oldest, nonsense", ""):
        task, made, regions = stated(TASK, plan(joint=listed))
        assert task is TASK
        assert made.claims == {"joint": listed}
        assert regions == {}


def test_other_tasks_and_plans_stay_as_they_are() -> None:
    sample = load_task(assets.benchmarks() / "verina" / "samples" / "dedup").view()
    assert stated(sample, plan(joint="a, b")) == (sample, plan(joint="a, b"), {})
    assert stated(TASK, plan()) == (TASK, plan(), {})
