"""The mechanical gate on real Lean: each check catches its planted plan, and the good plan passes them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from p3 import assets
from p3.errors import TaskError
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Clean, Completed, Ending, Errors
from p3.lean.sandbox import default_sandbox
from p3.plan import elaborated
from p3.plan.gate import Gate
from p3.plan.lean import PlanLean
from p3.plan.model import LibraryEntry, NodeStatus, Plan, PlanPart
from p3.plan.normal import normalise
from p3.plan.skeleton import skeleton
from p3.task.load import load_task
from p3.task.model import ObligationKind, RegionKind, Task
from tests.plan import examples
from tests.plan.examples import TARGET, add, lemma, predicate, with_function, with_node

pytestmark = pytest.mark.lean

Spoil = Callable[[Plan], Plan]


async def test_the_good_plan_passes(gate: Gate, sorting: Task, plan: Plan) -> None:
    report = await gate.check(sorting, plan)
    assert report.findings == ()
    assert report.passed
    assert report.complete
    assert report.constants[TARGET] == TARGET
    assert set(report.statement_keys) == {n.name for n in plan.obligations}
    assert len(set(report.statement_keys.values())) == len(plan.obligations)
    assert set(report.statuses.values()) == {NodeStatus.OPEN}
    # every statement speaks of code that does not exist yet
    assert set(report.unrefuted) == {n.name for n in plan.obligations}


async def test_lean_states_the_library_whatever_the_planner_says(gate: Gate, sorting: Task, plan: Plan) -> None:
    lie = LibraryEntry(name="List.Perm.trans", statement="∀ xs : List Nat, xs.Perm []", use="to lie")
    report = await gate.check(sorting, plan.model_copy(update={"library": (lie,)}))
    assert report.passed
    entry = report.plan.library[0]
    assert "l₁.Perm l₂ → l₂.Perm l₃ → l₁.Perm l₃" in entry.statement
    assert "[]" not in entry.statement
    assert entry.use == "to lie"


async def test_functions_of_the_skeleton_cannot_be_seen_through(gate: Gate, sorting: Task, plan: Plan) -> None:
    compiled = await gate.lean.compile(skeleton(sorting, normalise(sorting, plan)).files, keep=True)
    assert isinstance(compiled.answer, Clean)
    equal = "import lean_spec\nexample : insertOne 0 [] = insertOne 1 [] := rfl\n"
    assert isinstance((await gate.lean.compile({"Probe.lean": equal}, above=compiled)).answer, Errors)
    same = "import lean_spec\nexample : insertOne 0 [] = insertOne 0 [] := rfl\n"
    assert isinstance((await gate.lean.compile({"Probe.lean": same}, above=compiled)).answer, Clean)


BAD: dict[str, tuple[Spoil, str, PlanPart, str]] = {
    "a name that is nowhere": (
        lambda p: with_node(p, "perm_insertOne", statement="(a : Int) (xs : List Int) : Shuffled (insertOne a xs) xs"),
        "unknown_identifier",
        PlanPart.OBLIGATIONS,
        "Shuffled",
    ),
    "a type variable without a binder": (
        lambda p: with_node(p, "perm_insertOne", statement="(a : α) : a = a"),
        "unknown_identifier",
        PlanPart.OBLIGATIONS,
        "{α : Type}",
    ),
    "types that do not fit": (
        lambda p: with_node(p, "perm_insertOne", statement="(a : Int) (xs : List Int) : insertOne xs a = xs"),
        "type_error",
        PlanPart.OBLIGATIONS,
        "argument order",
    ),
    "text that is no Lean": (
        lambda p: with_node(p, "perm_insertOne", statement="(a : Int) (xs : List Int) : for all a, xs"),
        "syntax",
        PlanPart.OBLIGATIONS,
        "cannot read",
    ),
    "an instance that is missing": (
        lambda p: with_node(p, "perm_insertOne", statement="{α : Type} (a b : α) : (a == b) = (b == a)"),
        "missing_instance",
        PlanPart.OBLIGATIONS,
        "[DecidableEq α]",
    ),
    "a predicate without an end": (
        lambda p: add(p, predicate("endless", "(n : Nat) : Prop := endless (n + 1)"), used_by=TARGET),
        "termination",
        PlanPart.OBLIGATIONS,
        "endless",
    ),
    "a signature that does not elaborate": (
        lambda p: with_function(p, "insertOne", signature="(a : Int) (xs : Lisst Int) : List Int"),
        "unknown_identifier",
        PlanPart.DECOMPOSITION,
        "Lisst",
    ),
    "a name that the task has": (
        lambda p: add(p, lemma("nondecreasing", ": True"), used_by=TARGET),
        "name_taken",
        PlanPart.OBLIGATIONS,
        "the task",
    ),
    "a name that the library has": (
        lambda p: add(p, lemma("List.length_append", ": True"), used_by=TARGET),
        "name_taken",
        PlanPart.OBLIGATIONS,
        "library",
    ),
    "a constant that Lean does not know": (
        lambda p: p.model_copy(update={"library": (LibraryEntry(name="List.Perm.transs"),)}),
        "unknown_constant",
        PlanPart.LIBRARY,
        "List.Perm.trans",
    ),
    "a constant that closes nothing": (
        lambda p: p.model_copy(update={"library": (*p.library, LibraryEntry(name="sorryAx"))}),
        "forbidden_construct",
        PlanPart.LIBRARY,
        "sorryAx",
    ),
    "a use of nothing": (
        lambda p: with_node(p, "mem_insertOne", uses=("insertOne", "the_missing_lemma")),
        "unknown_use",
        PlanPart.OBLIGATIONS,
        "the_missing_lemma",
    ),
    "an edge of a statement that is not declared": (
        lambda p: with_node(p, "mem_insertOne", uses=()),
        "undeclared_edge",
        PlanPart.OBLIGATIONS,
        "`insertOne`",
    ),
    "an edge of a definition that is not declared": (
        lambda p: add(p, predicate("kept", "(xs : List Int) : Prop := insertOne 0 xs = xs"), used_by=TARGET),
        "undeclared_edge",
        PlanPart.OBLIGATIONS,
        "`insertOne`",
    ),
    "a header that is frozen otherwise": (
        lambda p: with_function(p, "sortCards", signature="(xs : List Int) : List Int"),
        "signature_mismatch",
        PlanPart.DECOMPOSITION,
        "leave `signature` empty",
    ),
    "a statement that is false": (
        lambda p: add(p, lemma("always", "(xs : List Int) (h : xs ≠ []) : nondecreasing xs"), used_by=TARGET),
        "refuted",
        PlanPart.OBLIGATIONS,
        "`[1, 0]`",
    ),
}


@pytest.mark.parametrize("what", BAD)
async def test_each_check_catches_its_plan(what: str, gate: Gate, sorting: Task, plan: Plan) -> None:
    spoil, code, part, says = BAD[what]
    report = await gate.check(sorting, spoil(plan))
    assert not report.passed
    assert report.complete
    found = [f for f in report.findings if f.code == code]
    assert found, report.findings
    assert found[0].part is part
    assert says in found[0].message
    # and nothing else is blamed
    assert {f.code for f in report.findings if f.blocking} == {code}, report.findings


async def test_what_is_fine_is_not_blamed(gate: Gate, sorting: Task, plan: Plan) -> None:
    """One round: tactics among the uses, a header restated as it is, a constant named only in `uses`, types and predicates."""
    good = with_function(plan, "sortCards", signature="(ys : List Int) (_ : sortCards_precond ys) : List Int")
    good = with_node(good, "mem_insertOne", uses=("insertOne", "omega", "List.mem_cons", "nondecreasing"))
    good = add(
        good,
        predicate("Split", "structure where\n  low : List Int\n  high : List Int\n  deriving DecidableEq"),
        predicate("Even'", "inductive : Nat → Prop where\n  | zero : Even' 0\n  | step (n : Nat) : Even' n → Even' (n + 2)"),
        predicate("inside", "(s : Split) : Prop := nondecreasing s.low\nwhere\n  unused (n : Nat) : Nat := n", "Split"),
        lemma("of_inside", "(s : Split) (h : inside s) (e : Even' 4) : nondecreasing s.low", "Split", "inside", "Even'"),
        used_by=TARGET,
    )
    report = await gate.check(sorting, good)
    assert report.findings == ()
    assert [e.name for e in report.plan.library] == ["List.Perm.trans", "List.mem_cons"]
    node = report.plan.node("mem_insertOne")
    assert node is not None
    assert "omega" not in node.uses
    assert report.unrefuted == ("mem_insertOne", "nondecreasing_insertOne", "perm_insertOne", TARGET)


async def test_the_edges_of_a_targets_own_statement_are_filled_in(gate: Gate, sorting: Task, plan: Plan) -> None:
    report = await gate.check(sorting, with_node(plan, TARGET, uses=("nondecreasing_insertOne", "perm_insertOne")))
    assert report.passed
    target = report.plan.node(TARGET)
    assert target is not None
    assert "sortCards" in target.uses


async def test_faults_are_reported_together_and_not_twice(gate: Gate, sorting: Task, plan: Plan) -> None:
    bad = with_node(plan, "mem_insertOne", statement=": True\naxiom cheat : False")
    bad = with_node(bad, "perm_insertOne", statement="(a : Int) : insertOne a = missing")
    report = await gate.check(sorting, bad)
    # `nondecreasing_insertOne` rests on what could not be put into the skeleton and is blamed for nothing
    assert [(f.code, f.node) for f in report.findings] == [
        ("forbidden_construct", "mem_insertOne"),
        ("unknown_identifier", "perm_insertOne"),
    ]


async def test_a_declaration_that_no_entry_names_is_seen(gate: Gate, sorting: Task, plan: Plan) -> None:
    plan = normalise(sorting, plan)
    made = skeleton(sorting, plan)
    smuggled = {path: text + "\ndef smuggled := 0\n" for path, text in made.files.items()}
    compiled = await gate.lean.compile(smuggled)
    pristine = await gate.pristine(sorting)
    assert compiled.environment is not None
    view = elaborated.View(sorting, plan, replace(made, files=smuggled), compiled.environment, pristine.environment)
    found = elaborated.check(view)
    assert [f.code for f in found] == ["extra_declaration"]
    assert "smuggled" in found[0].message


SHADOWED = """\
namespace Tally

-- !benchmark @start code_aux
-- !benchmark @end code_aux

def total (xs : List Nat) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

theorem total_spec (xs : List Nat) : total xs = List.sum xs := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof

end Tally
"""


async def test_a_planned_name_may_not_change_what_the_task_says(gate: Gate) -> None:
    task = examples.task_of(SHADOWED)
    helper = {"name": "List.sum", "region": "code_aux", "signature": "(xs : List Nat) : Nat"}
    target = {"name": "total_spec", "role": "target", "uses": ["total", "List.sum"]}
    plan = {"contract": {"summary": ""}, "decomposition": [helper, {"name": "total"}], "obligations": [target]}
    report = await gate.check(task, Plan.model_validate(plan))
    assert [f.code for f in report.findings if f.blocking] == ["shadowing"]
    honest = {**plan, "decomposition": [{**helper, "name": "sumUp"}, {"name": "total"}]}
    assert (await gate.check(task, Plan.model_validate(honest))).passed


async def test_namespaces_of_the_task_apply(gate: Gate) -> None:
    task = examples.task_of(examples.NAMESPACED)
    plan = Plan.model_validate(
        {
            "contract": {"summary": ""},
            "decomposition": [{"name": "push"}],
            "obligations": [
                lemma("not_empty", "(b : Box) (h : b.items ≠ []) : ¬ empty b", region="proof_aux"),
                {"name": "push_spec", "role": "target", "uses": ["push", "not_empty"]},
            ],
        }
    )
    report = await gate.check(task, plan)
    assert report.findings == ()
    assert report.constants["not_empty"] == "Heap.not_empty"
    assert report.constants["Heap.push"] == "Heap.push"


@pytest.mark.slow
async def test_a_target_that_is_false_points_to_the_other_claim(gate: Gate) -> None:
    task = examples.paired(examples.task_of(examples.CHOICE))

    def claim(name: str) -> Plan:
        return Plan.model_validate({"contract": {"summary": ""}, "obligations": [{"name": name, "role": "target"}]})

    wrong = await gate.check(task, claim("prove_small"))
    assert [f.code for f in wrong.findings] == ["refuted"]
    assert "other obligation" in wrong.findings[0].message
    assert wrong.statuses["prove_small"] is NodeStatus.REFUTED
    right = await gate.check(task, claim("disprove_small"))
    assert right.passed
    assert right.plan.claims == {"spec": "disprove_small"}


class StuckSandbox:
    """A sandbox in which nothing ever finishes in time."""

    isolated = True

    async def run(self, argv: Sequence[str], **_: object) -> Completed:
        return Completed(ending=Ending.WALL, returncode=None)

    def command(self, argv: Sequence[str], **_: object) -> list[str]:
        return list(argv)


@pytest.mark.parametrize("knows_the_task", [False, True])
async def test_no_answer_is_never_a_pass(knows_the_task: bool, embedded: EmbeddedToolchain, sorting: Task, plan: Plan) -> None:
    stuck = Gate(PlanLean(embedded, default_sandbox()))
    if knows_the_task:
        await stuck.pristine(sorting)
    stuck.lean.sandbox = StuckSandbox()
    report = await stuck.check(sorting, plan)
    assert not report.passed
    assert not report.complete
    assert [f.code for f in report.findings] == ["lean_unknown"]


async def test_a_task_that_does_not_elaborate_is_no_fault_of_the_plan(gate: Gate, plan: Plan) -> None:
    broken = examples.task_of(SHADOWED.replace("List.sum xs :=", "List.summ xs :="))
    with pytest.raises(TaskError, match="does not elaborate") as error:
        await gate.check(broken, plan)
    assert error.value.line == 11


@pytest.mark.slow
async def test_a_plan_for_a_repository(gate: Gate) -> None:
    """Several files: names in their namespaces, regions with their files, a lemma that one file has and another may not use."""
    task = load_task(assets.benchmarks() / "lean4commit0" / "TwoStackQueue")
    proofs, core = "TwoStackQueue/Proof/Core.lean#global_aux", "TwoStackQueue/Impl/Core.lean#code_aux def=contents"
    holes = [r.declaration for r in task.editable() if r.kind is RegionKind.CODE and r.declaration]
    functions = [{"name": name.rpartition(".")[2]} for name in holes]
    helper = {"name": "both", "region": core, "signature": "(a b : List Nat) : List Nat"}
    about = "(a b : List Nat) : TwoStack.both a b = a ++ b.reverse"
    targets = [
        {"name": o.name, "role": "target", "uses": ["both_eq"] if o.name == "prove_push_contents" else []}
        for o in task.obligations
        if o.kind is ObligationKind.PROVE
    ]
    plan = Plan.model_validate(
        {
            "contract": {"summary": ""},
            "decomposition": [*functions, helper],
            "obligations": [lemma("both_eq", about, "both", region=proofs), *targets],
        }
    )
    report = await gate.check(task, plan)
    assert report.findings == ()
    assert report.constants["both"] == "TwoStack.both"
    assert report.constants["TwoStack.push"] == "TwoStack.push"
    assert report.plan.claims["spec_push_contents"] == "prove_push_contents"
    later = with_node(plan, "both_eq", region="TwoStackQueue/Proof/Look.lean#global_aux")
    found = (await gate.check(task, later)).findings
    assert [(f.code, f.node) for f in found] == [("region_order", "prove_push_contents")]
    misplaced = with_node(
        plan, "both_eq", region="TwoStackQueue/Impl/Look.lean#global_aux", statement="(a : List Nat) : Tower a = a"
    )
    errors = [f for f in (await gate.check(task, misplaced)).findings if f.code == "unknown_identifier"]
    assert [f.node for f in errors] == ["both_eq"]
