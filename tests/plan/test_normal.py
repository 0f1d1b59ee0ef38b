from __future__ import annotations

from p3 import assets
from p3.plan.model import Function, Node, NodeKind, Plan, Role
from p3.plan.normal import normalise, region_of, statement_text
from p3.task.load import load_task
from p3.task.model import Task
from tests.plan import examples
from tests.plan.examples import TARGET


def one(task: Task, **node: object) -> Node:
    plan = Plan.model_validate({"contract": {"summary": ""}, "obligations": [node]})
    return normalise(task, plan).obligations[0]


def test_whole_theorems_are_cut_to_their_statement(sorting: Task) -> None:
    node = one(
        sorting, name="p", role="auxiliary", region="lemma", statement="```lean\ntheorem p (n : Nat) : n = n := by sorry\n```"
    )
    assert node.statement == "(n : Nat) : n = n"


def test_a_proof_in_the_plan_becomes_part_of_the_method(sorting: Task) -> None:
    text = "lemma p (n : Nat) : (let m := n; m) = n := by\n  intro\n  rfl"
    node = one(sorting, name="p", role="auxiliary", region="lemma", statement=text, method="By rfl.")
    assert node.statement == "(n : Nat) : (let m := n; m) = n"
    assert node.method.startswith("By rfl.\nProof given with the plan:")
    assert node.method.endswith("rfl")


def test_a_let_outside_brackets_is_no_proof(sorting: Task) -> None:
    node = one(sorting, name="p", role="auxiliary", region="lemma", statement="(n : Nat) : let m := n; m = n")
    assert node.statement == "(n : Nat) : let m := n; m = n"
    assert node.method == ""


def test_a_bare_proposition_gets_its_colon() -> None:
    assert statement_text("∀ n, n = n", "p") == ": ∀ n, n = n"
    assert statement_text("∀ n : Nat, n = n", "p") == ": ∀ n : Nat, n = n"
    assert statement_text("{n : Nat} (h : 0 < n) : n ≠ 0", "p") == "{n : Nat} (h : 0 < n) : n ≠ 0"
    assert statement_text("(f xs).length = n", "p") == ": (f xs).length = n"


def test_predicates_keep_their_keyword() -> None:
    assert statement_text("def P (n : Nat) : Prop := n > 0", "P", NodeKind.PREDICATE) == "(n : Nat) : Prop := n > 0"
    assert statement_text("inductive P : Nat → Prop where\n  | z : P 0", "P", NodeKind.PREDICATE).startswith("inductive : Nat")
    assert statement_text("inductive : Nat → Prop where", "P", NodeKind.PREDICATE) == "inductive : Nat → Prop where"


def test_regions_by_another_benchmarks_word(sorting: Task) -> None:
    assert region_of(sorting, "proof_aux") == "lemma"
    assert region_of(sorting, "code_aux") == "auxcode"
    assert region_of(sorting, " lemma ") == "lemma"
    assert region_of(sorting, "nowhere") == "nowhere"


def test_targets_are_as_the_task_has_them(sorting: Task) -> None:
    node = one(sorting, name=TARGET, role="auxiliary", region="lemma", statement=": True")
    assert (node.role, node.region, node.statement) == (Role.TARGET, "proof", "")


def test_a_single_answer_to_a_claim_is_filled_in(sorting: Task, plan: Plan) -> None:
    assert normalise(sorting, plan.model_copy(update={"claims": {}})).claims == {TARGET: TARGET}


def test_functions_of_the_task_need_no_region(sorting: Task, plan: Plan) -> None:
    function = Function(name="`sortCards`", signature="")
    fixed = normalise(sorting, plan.model_copy(update={"decomposition": (function,)}))
    assert fixed.decomposition[0].name == "sortCards"
    assert fixed.decomposition[0].region == "code"


def test_namespaces_are_filled_in_for_the_tasks_own_names() -> None:
    task = examples.task_of(examples.NAMESPACED)
    plan = Plan.model_validate(
        {
            "contract": {"summary": ""},
            "decomposition": [{"name": "push"}],
            "obligations": [{"name": "push_spec", "role": "target", "uses": ["push", "push", "push_spec"]}],
        }
    )
    fixed = normalise(task, plan)
    assert fixed.decomposition[0].name == "Heap.push"
    assert fixed.obligations[0].name == "Heap.push_spec"
    assert fixed.obligations[0].uses == ("Heap.push",)


def test_functions_that_the_task_defines_need_no_plan(sorting: Task, plan: Plan) -> None:
    given = (*plan.decomposition, Function(name="nondecreasing", region="postcond"))
    assert normalise(sorting, plan.model_copy(update={"decomposition": given})).decomposition == plan.decomposition
    proof = load_task(assets.benchmarks() / "verina" / "samples" / "list_max", mode="proof")
    planned = Plan.model_validate({"contract": {"summary": ""}, "decomposition": [{"name": "listMax", "region": "code"}]})
    assert normalise(proof, planned).decomposition == ()


def test_normal_form_is_stable(sorting: Task, plan: Plan) -> None:
    once = normalise(sorting, plan)
    assert normalise(sorting, once) == once
