"""Refutation: on small values, on code once it exists, and remembered across plans."""

from __future__ import annotations

import pytest

from p3.plan.gate import Gate
from p3.plan.keys import refutation
from p3.plan.model import NodeStatus, Plan
from p3.task.model import Task
from tests.plan import examples
from tests.plan.examples import TARGET, add, lemma, predicate, with_function, with_node

pytestmark = pytest.mark.lean

FALSE = "(xs : List Int) (h : xs ≠ []) : nondecreasing xs"


def of(*nodes: dict[str, object], plan: Plan) -> Plan:
    return add(plan, *nodes, used_by=TARGET)


STATEMENTS = [
    # false, each in its own way
    ("numbers", "(a b : Nat) : a - b + b = a", True),
    ("integers", "(a : Int) : 0 ≤ a", True),
    ("two lists", "(xs ys : List Nat) : xs ++ ys = ys ++ xs", True),
    ("a hypothesis in between", "(n : Nat) (h : 0 < n) (m : Nat) : m < n", True),
    ("an index", "(xs : List Nat) (h : 0 < xs.length) : xs[0] = 0", True),
    ("any type", "{α : Type} [DecidableEq α] (a b : α) : a = b", True),
    ("a function argument", "(p : Nat → Bool) (xs : List Nat) : (xs.filter p).length = xs.length", True),
    ("strings", "(s t : String) : s ++ t = t ++ s", True),
    ("pairs and options", "(p : Nat × Option Nat) : p.2 = some p.1", True),
    ("arrays", "(a : Array Nat) : a.size < 2", True),
    ("a type of the plan", "(t : Tree) : size t ≤ 1", True),
    ("a predicate of the plan", "(xs : List Nat) : short xs", True),
    ("no argument at all", ": ∀ n : Nat, n * 2 = n", True),
    # true, or beyond small values
    ("a truth", "(a b : Nat) : a + b = b + a", False),
    ("false from 100 on", "(n : Nat) : n < 100", False),
    ("vacuous", "(n : Nat) (h : n < 0) : n = 7", False),
    ("undecidable", "(f : Nat → Nat) (h : ∀ n, f n = n) : f 3 = 3", False),
]


@pytest.mark.slow
async def test_small_values_find_what_is_false_and_nothing_else(gate: Gate, sorting: Task, plan: Plan) -> None:
    nodes = [lemma(f"lemma_{i}", statement, "Tree", "size", "short") for i, (_, statement, _) in enumerate(STATEMENTS)]
    tree = predicate("Tree", "inductive where\n  | leaf : Tree\n  | node (left : Tree) (value : Nat) (right : Tree) : Tree")
    size = predicate("size", ": Tree → Nat\n  | .leaf => 0\n  | .node l _ r => size l + 1 + size r", "Tree")
    short = predicate("short", ": List Nat → Prop\n  | [] => True\n  | _ :: rest => rest = []")
    report = await gate.check(sorting, of(*nodes, tree, size, short, plan=plan))
    assert {f.code for f in report.findings if f.blocking} == {"refuted"}, report.findings
    refuted = {f.node for f in report.findings if f.code == "refuted"}
    wanted = {f"lemma_{i}" for i, (_, _, false) in enumerate(STATEMENTS) if false}
    assert {STATEMENTS[int(str(n)[6:])][0] for n in refuted ^ wanted} == set()
    assert {r.name for r in report.refutations} == wanted


@pytest.mark.slow
async def test_what_was_refuted_stays_refuted_under_any_name(gate: Gate, sorting: Task, plan: Plan) -> None:
    first = await gate.check(sorting, of(lemma("always", FALSE), plan=plan))
    assert [r.name for r in first.refutations] == ["always"]
    again = of(lemma("renamed", "(ys : List Int) (ne : ys ≠ []) : nondecreasing ys"), plan=plan)
    second = await gate.check(sorting, again, refutations=first.refutations)
    assert [(f.code, f.node) for f in second.findings] == [("refuted", "renamed")]
    assert "refuted before, as `always`" in second.findings[0].message
    assert second.statuses["renamed"] is NodeStatus.REFUTED
    assert second.refutations == first.refutations
    # a statement that differs is another matter
    mended = of(lemma("always", "(xs : List Int) (h : xs = []) : nondecreasing xs"), plan=plan)
    assert (await gate.check(sorting, mended, refutations=first.refutations)).passed


@pytest.mark.slow
async def test_a_refutation_found_elsewhere_is_kept_by_its_key(gate: Gate, sorting: Task, plan: Plan) -> None:
    """A prover may refute what small values do not; and a predicate that changes gives the statement a new chance."""
    bound = predicate("below", "(n : Nat) : Prop := n < 100")
    with_lemma = add(plan, lemma("all_below", "(n : Nat) : below n", "below"), bound, used_by=TARGET)
    report = await gate.check(sorting, with_lemma)
    assert report.passed
    stored = (refutation(report, "all_below", "false at 100"),)
    assert not (await gate.check(sorting, with_lemma, refutations=stored)).passed
    changed = with_node(with_lemma, "below", statement="(n : Nat) : Prop := n < 100 ∨ 100 ≤ n")
    assert (await gate.check(sorting, changed, refutations=stored)).passed


@pytest.mark.slow
async def test_statements_about_code_are_tried_once_it_exists(gate: Gate, sorting: Task, plan: Plan) -> None:
    bad = of(lemma("keeps_head", "(a : Int) (xs : List Int) : (insertOne a xs).head? = some a", "insertOne"), plan=plan)
    waiting = await gate.check(sorting, bad)
    assert waiting.passed
    assert "keeps_head" in waiting.unrefuted
    with_code = await gate.check(sorting, bad, candidate=examples.sorting_candidate())
    assert [(f.code, f.node) for f in with_code.findings] == [("refuted", "keeps_head")]
    assert with_code.unrefuted == ()
    # the refutation holds as long as the plan keeps the function as it was
    again = await gate.check(sorting, bad, refutations=with_code.refutations)
    assert [(f.code, f.node) for f in again.findings] == [("refuted", "keeps_head")]
    other_code = with_function(bad, "insertOne", branches=("put it in front, whatever the order",))
    assert (await gate.check(sorting, other_code, refutations=with_code.refutations)).passed


async def test_code_that_does_not_compile_refutes_nothing(gate: Gate, sorting: Task, plan: Plan) -> None:
    broken = examples.sorting_candidate(auxcode="def insertOne (a : Int) (xs : List Int) : List Int := a ++ xs\n")
    report = await gate.check(sorting, plan, candidate=broken)
    assert report.passed
    assert set(report.unrefuted) == {n.name for n in plan.obligations}
