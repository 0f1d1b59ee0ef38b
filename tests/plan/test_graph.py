from __future__ import annotations

import pytest

from p3.plan.graph import claimed, dead, graph_of, namespaces, obligation_of, resolve
from p3.plan.model import Node, Plan, Role
from p3.task.model import Task
from tests.plan import examples
from tests.plan.examples import TARGET, add, lemma, with_node


def test_names_edges_and_kinds(plan: Plan, sorting: Task) -> None:
    graph = graph_of(plan, sorting)
    assert graph.kinds["insertOne"] == "function"
    assert graph.kinds["perm_insertOne"] == "lemma"
    assert graph.kinds[TARGET] == "target"
    assert graph.kinds["List.Perm.trans"] == "library"
    assert graph.edges["nondecreasing_insertOne"] == ("insertOne", "mem_insertOne")
    assert graph.users("mem_insertOne") == ("nondecreasing_insertOne",)
    assert graph.repeated == ()
    assert graph.outside == {}


def test_closure_and_dead_nodes(plan: Plan, sorting: Task) -> None:
    plan = add(plan, lemma("idle", ": 1 = 1"), lemma("helper_of_idle", ": 2 = 2"))
    plan = with_node(plan, "idle", uses=("helper_of_idle",))
    graph = graph_of(plan, sorting)
    assert "mem_insertOne" in graph.closure([TARGET])
    assert dead(sorting, plan) == ("idle", "helper_of_idle")


def test_layers_are_independent_and_in_order(plan: Plan, sorting: Task) -> None:
    graph = graph_of(plan, sorting)
    assert graph.layers() == (("mem_insertOne", "perm_insertOne"), ("nondecreasing_insertOne",), (TARGET,))
    # paths through names that are left out still count
    assert graph.layers(["mem_insertOne", TARGET]) == (("mem_insertOne",), (TARGET,))


def test_a_cycle_is_found_and_has_no_layers(plan: Plan, sorting: Task) -> None:
    plan = with_node(plan, "mem_insertOne", uses=("nondecreasing_insertOne",))
    graph = graph_of(plan, sorting)
    cycle = graph.cycle()
    assert set(cycle) == {"mem_insertOne", "nondecreasing_insertOne"}
    for user, used in zip(cycle, (*cycle[1:], cycle[0]), strict=True):
        assert used in graph.edges[user]
    with pytest.raises(ValueError, match="cycle"):
        graph.layers()


def test_names_of_the_tasks_namespaces_are_understood() -> None:
    task = examples.task_of(examples.NAMESPACED)
    assert namespaces(task) == ("Heap",)
    assert resolve("push_spec", {"Heap.push_spec"}, ("Heap",)) == "Heap.push_spec"
    assert resolve("Heap.helper", {"helper"}, ("Heap",)) == "helper"
    assert resolve("List.helper", {"helper"}, ("Heap",)) is None
    node = Node(name="push_spec", role=Role.TARGET)
    found = obligation_of(task, node)
    assert found is not None
    assert found.name == "Heap.push_spec"


def test_claims_need_a_target_node(sorting: Task, plan: Plan) -> None:
    assert claimed(sorting, plan) == {TARGET: TARGET}
    bare = plan.model_copy(update={"obligations": ()})
    assert claimed(sorting, bare) == {}


def test_a_claim_picks_one_of_a_group() -> None:
    task = examples.paired(examples.task_of(examples.CHOICE))
    nodes = tuple(Node(name=o.name, role=Role.TARGET) for o in task.obligations)
    plan = Plan.model_validate({"contract": {"summary": ""}, "claims": {"spec": "disprove_small"}})
    both = plan.model_copy(update={"obligations": nodes})
    assert claimed(task, both) == {"spec": "disprove_small"}
    assert claimed(task, both.model_copy(update={"claims": {}})) == {}
