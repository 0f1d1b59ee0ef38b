from __future__ import annotations

from p3.plan.model import Plan
from p3.plan.normal import normalise
from p3.plan.skeleton import declaration, region_items, skeleton
from p3.task.model import Candidate, Task
from p3.task.splice import pristine_files
from tests.plan import examples
from tests.plan.examples import add, lemma, predicate, with_function, with_node


def text_of(task: Task, plan: Plan, **more: object) -> str:
    return next(iter(skeleton(task, normalise(task, plan), **more).files.values()))  # type: ignore[arg-type]


def test_functions_are_opaque_and_statements_end_in_sorry(sorting: Task, plan: Plan) -> None:
    text = text_of(sorting, plan)
    assert "opaque insertOne (a : Int) (xs : List Int) : List Int\n  := sorry\n" in text
    assert "def insertOne" not in text
    assert "theorem perm_insertOne (a : Int) (xs : List Int) : (insertOne a xs).Perm (a :: xs)\n  := sorry\n" in text


def test_text_outside_the_regions_stays(sorting: Task, plan: Plan) -> None:
    frozen = [line for line in next(iter(pristine_files(sorting).values())).split("\n") if line.strip()]
    lines = text_of(sorting, plan).split("\n")
    assert [line for line in frozen if line not in lines] == []


def test_every_line_leads_back_to_its_item(sorting: Task, plan: Plan) -> None:
    plan = add(plan, predicate("close", "(xs : List Int) : Prop :=\n  ∀ x ∈ xs,\n    x < 10"), used_by="perm_insertOne")
    made = skeleton(sorting, normalise(sorting, plan))
    for item in made.items:
        lines = made.files[item.path].split("\n")
        assert item.name in lines[item.first - 1]
        assert lines[item.last] == ""
        for line in range(item.first, item.last + 1):
            assert made.locate(item.path, line) == item
    assert made.locate(made.items[0].path, 1) is None


def test_order_is_kept_where_it_works(sorting: Task, plan: Plan) -> None:
    assert region_items(sorting, plan)["lemma"] == ("mem_insertOne", "nondecreasing_insertOne", "perm_insertOne")
    swapped = with_node(with_node(plan, "perm_insertOne", order=0), "mem_insertOne", order=2)
    # `nondecreasing_insertOne` (order 1) uses `mem_insertOne` (order 2), which therefore comes first
    assert region_items(sorting, swapped)["lemma"] == ("perm_insertOne", "mem_insertOne", "nondecreasing_insertOne")


def test_a_mentioned_predicate_comes_first_even_undeclared(sorting: Task, plan: Plan) -> None:
    plan = add(plan, lemma("about", "(xs : List Int) (h : close xs) : close xs", order=0))
    plan = add(plan, predicate("close", "(xs : List Int) : Prop := xs = xs") | {"order": 9})
    items = region_items(sorting, plan)["lemma"]
    assert items.index("close") < items.index("about")


def test_a_statement_that_ends_in_a_comment_keeps_its_sorry(sorting: Task, plan: Plan) -> None:
    text = text_of(sorting, with_node(plan, "mem_insertOne", statement=": True -- said"))
    assert "theorem mem_insertOne : True -- said\n  := sorry" in text


def test_predicates_choose_their_keyword(plan: Plan) -> None:
    plan = add(plan, predicate("P", "inductive : Nat → Prop where\n  | zero : P 0"), predicate("Q", "(n : Nat) : Prop := n = 0"))
    made = {n.name: declaration(n) for n in plan.obligations}
    assert made["P"].startswith("inductive P : Nat → Prop where")
    assert made["Q"] == "def Q (n : Nat) : Prop := n = 0"


def test_constants_are_fully_qualified() -> None:
    task = examples.task_of(examples.NAMESPACED)
    plan = Plan.model_validate(
        {
            "contract": {"summary": ""},
            "decomposition": [{"name": "push"}],
            "obligations": [
                lemma("helper", ": True", region="proof_aux"),
                {"name": "push_spec", "role": "target", "uses": ["helper"]},
            ],
        }
    )
    assert skeleton(task, normalise(task, plan)).constants() == {"helper": "Heap.helper"}


def test_restated_headers_become_declarations_of_their_own(sorting: Task, plan: Plan) -> None:
    made = skeleton(sorting, normalise(sorting, with_function(plan, "sortCards", signature="(xs : List Int) : List Int")))
    item = next(i for i in made.items if i.kind == "signature")
    assert item.name == "sortCards"
    assert "opaque p3_signature_1 (xs : List Int) : List Int" in made.files[item.path]


def test_a_candidates_code_stands_in_place_of_opaque(sorting: Task, plan: Plan) -> None:
    code = Candidate(regions={"auxcode": "def insertOne (a : Int) (xs : List Int) : List Int := a :: xs\n", "lemma": "garbage"})
    made = skeleton(sorting, normalise(sorting, plan), candidate=code)
    text = next(iter(made.files.values()))
    assert "opaque" not in text
    assert "garbage" not in text
    assert made.present == {"insertOne": "insertOne"}
    assert "theorem mem_insertOne" in text


def test_left_out_items_do_not_stand(sorting: Task, plan: Plan) -> None:
    assert "mem_insertOne" not in text_of(sorting, plan, without=["mem_insertOne"])
