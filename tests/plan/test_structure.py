"""Every check of a plan's structure, each with a plan it catches; the example plan passes them all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from p3.plan.graph import graph_of
from p3.plan.model import Finding, Node, Plan, PlanPart, Role
from p3.plan.normal import normalise
from p3.plan.structure import structural
from p3.task.model import Task
from tests.plan import examples
from tests.plan.examples import TARGET, add, lemma, predicate, with_function, with_node


def findings(task: Task, plan: Plan) -> tuple[Finding, ...]:
    plan = normalise(task, plan)
    return structural(task, plan, graph_of(plan, task))


def test_the_good_plan_passes(sorting: Task, plan: Plan) -> None:
    assert findings(sorting, plan) == ()


def _drop(plan: Plan, name: str) -> Plan:
    return plan.model_copy(update={"obligations": tuple(n for n in plan.obligations if n.name != name)})


BAD: dict[str, tuple[Callable[[Plan], Plan], PlanPart, str]] = {
    "duplicate_name": (
        lambda p: add(p, lemma("mem_insertOne", ": True")),
        PlanPart.OBLIGATIONS,
        "mem_insertOne",
    ),
    "illegal_name": (lambda p: add(p, lemma("two words", ": True"), used_by=TARGET), PlanPart.OBLIGATIONS, "two words"),
    "unknown_region": (lambda p: with_node(p, "mem_insertOne", region="cellar"), PlanPart.OBLIGATIONS, "`lemma`"),
    "frozen_region": (lambda p: with_node(p, "mem_insertOne", region="postcond"), PlanPart.OBLIGATIONS, "frozen"),
    "wrong_region": (lambda p: with_function(p, "insertOne", region="code"), PlanPart.DECOMPOSITION, "`sortCards` alone"),
    "signature_missing": (lambda p: with_function(p, "insertOne", signature=""), PlanPart.DECOMPOSITION, "insertOne"),
    "unplanned_hole": (
        lambda p: p.model_copy(update={"decomposition": p.decomposition[:1]}),
        PlanPart.DECOMPOSITION,
        "sortCards",
    ),
    "no_obligation": (lambda p: with_node(p, "mem_insertOne", role=Role.TARGET), PlanPart.OBLIGATIONS, TARGET),
    "empty_statement": (lambda p: with_node(p, "mem_insertOne", statement=""), PlanPart.OBLIGATIONS, "mem_insertOne"),
    "forbidden_construct": (
        lambda p: with_node(p, "mem_insertOne", statement=": True\naxiom cheat : False"),
        PlanPart.OBLIGATIONS,
        "axiom",
    ),
    "unknown_claim": (lambda p: p.model_copy(update={"claims": {"other": TARGET}}), PlanPart.CLAIMS, "other"),
    "unclaimed_group": (lambda p: _drop(p, TARGET).model_copy(update={"claims": {}}), PlanPart.CLAIMS, TARGET),
    "claim_without_target": (lambda p: _drop(p, TARGET), PlanPart.CLAIMS, TARGET),
    "cycle": (
        lambda p: with_node(p, "mem_insertOne", uses=("insertOne", "nondecreasing_insertOne")),
        PlanPart.OBLIGATIONS,
        "`mem_insertOne`",
    ),
    "region_order": (
        lambda p: with_function(p, "insertOne", uses=("mem_insertOne",)).model_copy(
            update={"obligations": with_node(p, "mem_insertOne", uses=()).obligations}
        ),
        PlanPart.DECOMPOSITION,
        "`lemma`",
    ),
}


@pytest.mark.parametrize("code", BAD)
def test_each_check_catches_its_plan(code: str, sorting: Task, plan: Plan) -> None:
    spoil, part, says = BAD[code]
    found = [f for f in findings(sorting, spoil(plan)) if f.code == code]
    assert found, findings(sorting, spoil(plan))
    assert all(f.blocking for f in found)
    assert found[0].part is part
    assert says in found[0].message


def test_dead_nodes_only_warn(sorting: Task, plan: Plan) -> None:
    found = findings(sorting, add(plan, lemma("idle", ": True")))
    assert [(f.code, f.node, f.blocking) for f in found] == [("dead_node", "idle", False)]


def test_a_second_target_of_a_group_is_turned_down() -> None:
    task = examples.paired(examples.task_of(examples.CHOICE))
    nodes = tuple(Node(name=o.name, role=Role.TARGET) for o in task.obligations)
    plan = Plan.model_validate({"contract": {"summary": ""}, "claims": {"spec": "disprove_small"}})
    found = findings(task, plan.model_copy(update={"obligations": nodes}))
    assert [(f.code, f.node) for f in found] == [("unclaimed_target", "prove_small")]
    assert findings(task, plan.model_copy(update={"obligations": nodes[1:]})) == ()


def test_a_choice_that_is_not_made_is_named() -> None:
    task = examples.paired(examples.task_of(examples.CHOICE))
    found = findings(task, Plan.model_validate({"contract": {"summary": ""}}))
    assert [f.code for f in found] == ["unclaimed_group"]
    assert "prove_small" in found[0].message
    assert "disprove_small" in found[0].message


def test_types_and_predicates_may_be_declared(sorting: Task, plan: Plan) -> None:
    kinds = predicate("Pair", "structure where\n  left : Nat\n  right : Nat\n  deriving Repr")
    assert findings(sorting, add(plan, kinds, used_by=TARGET)) == ()
