"""Whatever a model writes into a plan, reading it never fails, and the task's own text stays as it is."""

from __future__ import annotations

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from p3.plan.graph import dead, graph_of
from p3.plan.model import Contract, Function, LibraryEntry, Node, NodeKind, Plan, Role
from p3.plan.normal import normalise
from p3.plan.skeleton import region_items, skeleton
from p3.plan.structure import structural
from p3.plan.text import cut_proof, has_type, mentions, objection
from p3.task.splice import pristine_files
from tests.plan import examples

SORTING = examples.sample("algoveri", "insertion_sort")

WORDS = r"""theorem p : := by sorry ( ) [ ] { } ⟨ -- /- -/ " « » let x xs insertOne ∀ @[ #eval . 1 where ` ' | ```"""
PIECES = st.sampled_from([*WORDS.split(), " ", "\n", "-- !benchmark @end proof", "\u2028", "```lean\n"])
TEXT = st.one_of(st.lists(PIECES, max_size=14).map("".join), st.text(max_size=20))
NAME = st.one_of(
    st.sampled_from(["insertOne", "sortCards", "mem", examples.TARGET, "List.map", "", "a b", "x'", "«odd name»"]), TEXT
)
REGION = st.one_of(
    st.sampled_from(["auxcode", "code", "lemma", "proof", "postcond", "proof_aux", "", "x#y", "code def=z @2"]), TEXT
)
USES = st.lists(NAME, max_size=4).map(tuple)

PLANS = st.builds(
    Plan,
    contract=st.just(Contract(summary="")),
    decomposition=st.lists(st.builds(Function, name=NAME, region=REGION, signature=TEXT, uses=USES), max_size=3).map(tuple),
    library=st.lists(st.builds(LibraryEntry, name=NAME), max_size=2).map(tuple),
    obligations=st.lists(
        st.builds(
            Node,
            name=NAME,
            role=st.sampled_from(Role),
            kind=st.sampled_from(NodeKind),
            region=REGION,
            order=st.integers(-3, 3),
            statement=TEXT,
            uses=USES,
        ),
        max_size=4,
    ).map(tuple),
    claims=st.dictionaries(NAME, NAME, max_size=2),
)


TWICE = Function(name="insertOne", region="auxcode", signature="0")


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(PLANS)
@example(Plan(contract=Contract(summary=""), decomposition=(TWICE, TWICE)))
def test_any_plan_can_be_checked(plan: Plan) -> None:
    plan = normalise(SORTING, plan)
    graph = graph_of(plan, SORTING)
    findings = structural(SORTING, plan, graph)
    assert any(f.blocking for f in findings)  # no random plan is whole
    dead(SORTING, plan, graph)
    for names in region_items(SORTING, plan).values():
        assert len(set(names)) == len(names)
    made = skeleton(SORTING, plan)
    frozen = next(iter(pristine_files(SORTING).values()))
    text = next(iter(made.files.values()))
    head, tail = frozen.split("-- !benchmark @start auxcode")[0], frozen.split("-- !benchmark @end lemma")[-1]
    assert text.startswith(head)
    assert text.endswith(tail)
    for item in made.items:
        assert 1 <= item.first <= item.last <= text.count("\n") + 1


@settings(max_examples=300, deadline=None)
@given(TEXT)
def test_any_text_can_be_read(text: str) -> None:
    statement, proof = cut_proof(text)
    assert text.startswith(statement)
    assert cut_proof(statement) == (statement.rstrip() if proof else statement, "")
    assert isinstance(has_type(text), bool)
    assert mentions(text, {"xs"}) <= {"xs"}
    assert objection(text) is None or len(str(objection(text))) > 5
