"""Retention and conformance of finished candidates, from their compiled terms."""

from __future__ import annotations

import pytest

from p3.lean.terms.environment import Environment
from p3.plan.conformance import check_edges, conformance, conformance_of_edges, plan_edges
from p3.plan.gate import Gate
from p3.plan.keys import refutation
from p3.plan.model import FrozenPlan, Plan
from p3.plan.retention import retention
from p3.plan.skeleton import built
from p3.task.model import Candidate, Task
from p3.task.splice import splice
from tests.plan import examples
from tests.plan.examples import TARGET, with_node

pytestmark = pytest.mark.lean


async def compiled(gate: Gate, task: Task, candidate: Candidate) -> Environment:
    result = await gate.lean.compile(built(task, splice(task, candidate).files))
    assert result.environment is not None, result.errors
    return result.environment


async def frozen(gate: Gate, task: Task, plan: Plan) -> FrozenPlan:
    report = await gate.check(task, plan)
    assert report.passed, report.findings
    return FrozenPlan(plan=report.plan, gate=report)


async def test_a_candidate_that_follows_its_plan(gate: Gate, sorting: Task, plan: Plan) -> None:
    kept = await frozen(gate, sorting, plan)
    env = await compiled(gate, sorting, examples.sorting_candidate())
    pristine = (await gate.pristine(sorting)).environment
    measured = retention(sorting, kept, env, pristine)
    assert (measured.planned, measured.present, measured.same_statement) == (4, 4, 4)
    assert (measured.missing, measured.changed, measured.unplanned) == ((), (), ("helper",))
    found = conformance(sorting, kept, env)
    assert found.conforms, found
    assert found.undeclared == {}
    # the target's proof needs no more than declared, and uses all of it
    assert found.unused == {}


async def test_statements_that_changed_and_nodes_that_went(gate: Gate, sorting: Task, plan: Plan) -> None:
    kept = await frozen(gate, sorting, plan)
    lemmas = examples.LEMMAS.replace(
        "theorem perm_insertOne (a : Int) (xs : List Int)", "theorem perm_insertOne (xs : List Int) (a : Int)"
    )
    lemmas = lemmas.replace("nondecreasing_insertOne", "kept_insertOne").replace("theorem mem_", "private theorem mem_")
    proof = examples.PROOF.replace("perm_insertOne x _", "perm_insertOne _ x").replace(
        "nondecreasing_insertOne", "kept_insertOne"
    )
    env = await compiled(gate, sorting, examples.sorting_candidate(lemma=lemmas, proof=proof))
    measured = retention(sorting, kept, env)
    assert measured.missing == ("nondecreasing_insertOne",)
    assert measured.changed == ("perm_insertOne",)
    assert measured.present == 3
    assert "kept_insertOne" in measured.unplanned
    assert conformance(sorting, kept, env).unproved == ("nondecreasing_insertOne",)


async def test_an_edge_that_was_not_declared(gate: Gate, sorting: Task, plan: Plan) -> None:
    """`nondecreasing_insertOne` does not declare `mem_insertOne`, whose use its proof hides in a helper."""
    kept = await frozen(gate, sorting, with_node(plan, "nondecreasing_insertOne", uses=("insertOne", "List.Perm.trans")))
    hidden = examples.LEMMAS.replace(
        "theorem nondecreasing_insertOne",
        "theorem inner {a z : Int} {xs : List Int} (h : z ∈ insertOne a xs) : z = a ∨ z ∈ xs := (mem_insertOne a z xs).1 h\n\n"
        "theorem nondecreasing_insertOne",
    ).replace("rw [mem_insertOne] at hy", "replace hy := inner hy")
    env = await compiled(gate, sorting, examples.sorting_candidate(lemma=hidden))
    found = conformance(sorting, kept, env)
    assert found.conforms is False
    assert found.undeclared == {"nondecreasing_insertOne": ("mem_insertOne",)}
    assert found.unused == {"nondecreasing_insertOne": ("List.Perm.trans",)}


async def test_a_declared_function_may_be_unfolded(gate: Gate, sorting: Task, plan: Plan) -> None:
    """The target declares `sortCards` alone; its proof then speaks of `insertOne`, which `sortCards` is made of."""
    kept = await frozen(gate, sorting, plan)
    edges = plan_edges(kept, sorting)
    assert "insertOne" not in edges[TARGET]
    env = await compiled(gate, sorting, examples.sorting_candidate())
    assert check_edges(env, edges) == ({}, {})


async def test_gaps_and_refuted_statements_do_not_conform(gate: Gate, sorting: Task, plan: Plan) -> None:
    kept = await frozen(gate, sorting, plan)
    gap = examples.LEMMAS.replace("    · exact List.Perm.trans (List.Perm.cons x ih) (helper x a rest)", "    · sorry")
    env = await compiled(gate, sorting, examples.sorting_candidate(lemma=gap))
    found = conformance(sorting, kept, env)
    assert found.conforms is False
    assert found.unproved == ("perm_insertOne", TARGET)
    stored = (refutation(kept.gate, "mem_insertOne", "as a test"),)
    whole = await compiled(gate, sorting, examples.sorting_candidate())
    found = conformance(sorting, kept, whole, stored)
    assert (found.conforms, found.refuted, found.unproved) == (False, ("mem_insertOne",), ())


@pytest.mark.slow
async def test_the_edges_of_a_receipt_repeat_it_without_the_plan(gate: Gate, sorting: Task, plan: Plan) -> None:
    kept = await frozen(gate, sorting, plan)
    edges = plan_edges(kept, sorting)
    whole = examples.sorting_candidate()
    assert (await conformance_of_edges(gate.lean, sorting, whole, edges)).conforms is True
    fewer = edges | {"perm_insertOne": ("insertOne",), TARGET: tuple(e for e in edges[TARGET] if e != "perm_insertOne")}
    found = await conformance_of_edges(gate.lean, sorting, whole, fewer)
    assert (found.conforms, found.undeclared) == (False, {TARGET: ("perm_insertOne",)})
    private = examples.sorting_candidate(lemma=examples.LEMMAS.replace("theorem perm_", "private theorem perm_"))
    assert (await conformance_of_edges(gate.lean, sorting, private, edges)).conforms is True
    assert (await conformance_of_edges(gate.lean, sorting, private, fewer)).undeclared == {TARGET: ("perm_insertOne",)}
    broken = examples.sorting_candidate(proof="  rfl\n")
    assert (await conformance_of_edges(gate.lean, sorting, broken, edges)).conforms is None


async def test_without_a_compiled_candidate_nothing_is_said(gate: Gate, sorting: Task, plan: Plan) -> None:
    assert conformance(sorting, await frozen(gate, sorting, plan), None).conforms is None
