"""Tasks and plans that several tests use."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from p3 import assets
from p3.plan.model import Function, Node, Plan
from p3.task.load import load_task
from p3.task.model import Candidate, ObligationKind, Task

TARGET = "sortCards_postcond_satisfied"


def sample(benchmark: str, name: str) -> Task:
    return load_task(assets.benchmarks() / benchmark / "samples" / name)


def task_of(text: str, name: str = "Example.lean") -> Task:
    """A task in P3's own layout, from its text."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_text(text, encoding="utf-8")
        return load_task(path)


def sorting_plan() -> Plan:
    return Plan.model_validate(
        {
            "contract": {"summary": "Insertion sort.", "postcondition": "non-decreasing, and a permutation of the input"},
            "decomposition": [
                {
                    "name": "insertOne",
                    "region": "auxcode",
                    "signature": "(a : Int) (xs : List Int) : List Int",
                    "recursion": "xs",
                },
                {"name": "sortCards", "region": "code", "recursion": "xs", "uses": ["insertOne"]},
            ],
            "library": [{"name": "List.Perm.trans"}],
            "obligations": [
                {
                    "name": "mem_insertOne",
                    "role": "auxiliary",
                    "region": "lemma",
                    "order": 0,
                    "statement": "(a z : Int) (xs : List Int) : z ∈ insertOne a xs ↔ z = a ∨ z ∈ xs",
                    "uses": ["insertOne"],
                },
                {
                    "name": "nondecreasing_insertOne",
                    "role": "bridging",
                    "region": "lemma",
                    "order": 1,
                    "statement": "(a : Int) (xs : List Int) (h : nondecreasing xs) : nondecreasing (insertOne a xs)",
                    "uses": ["insertOne", "mem_insertOne"],
                },
                {
                    "name": "perm_insertOne",
                    "role": "bridging",
                    "region": "lemma",
                    "order": 2,
                    "statement": "(a : Int) (xs : List Int) : (insertOne a xs).Perm (a :: xs)",
                    "uses": ["insertOne", "List.Perm.trans"],
                },
                {
                    "name": TARGET,
                    "role": "target",
                    "region": "proof",
                    "uses": ["sortCards", "nondecreasing_insertOne", "perm_insertOne"],
                },
            ],
            "claims": {TARGET: TARGET},
        }
    )


def with_node(plan: Plan, name: str, /, **changes: Any) -> Plan:
    """The plan with one obligation changed."""
    nodes = tuple(n.model_copy(update=changes) if n.name == name else n for n in plan.obligations)
    return plan.model_copy(update={"obligations": nodes})


def with_function(plan: Plan, name: str, /, **changes: Any) -> Plan:
    """The plan with one function changed."""
    functions = tuple(f.model_copy(update=changes) if f.name == name else f for f in plan.decomposition)
    return plan.model_copy(update={"decomposition": functions})


def add(plan: Plan, *entries: dict[str, Any], used_by: str | None = None) -> Plan:
    """The plan with further obligations (or functions, for entries with a signature), used by one that is there."""
    nodes = tuple(Node.model_validate(e) for e in entries if "signature" not in e)
    functions = tuple(Function.model_validate(e) for e in entries if "signature" in e)
    plan = plan.model_copy(
        update={"obligations": (*nodes, *plan.obligations), "decomposition": (*plan.decomposition, *functions)}
    )
    if used_by is None:
        return plan
    old = plan.node(used_by)
    assert old is not None
    return with_node(plan, used_by, uses=(*old.uses, *(e["name"] for e in entries)))


def lemma(name: str, statement: str, *uses: str, region: str = "lemma", **more: Any) -> dict[str, Any]:
    return {"name": name, "role": "auxiliary", "region": region, "statement": statement, "uses": list(uses), **more}


def predicate(name: str, statement: str, *uses: str, region: str = "lemma") -> dict[str, Any]:
    return lemma(name, statement, *uses, region=region, kind="predicate") | {"role": "bridging"}


def paired(task: Task) -> Task:
    """A task whose two theorems `prove_…` and `disprove_…` form one exactly-one group."""
    first, second = task.obligations
    kinds = {first.name: ObligationKind.PROVE, second.name: ObligationKind.DISPROVE}
    obligations = tuple(o.model_copy(update={"group": "spec", "kind": kinds[o.name]}) for o in task.obligations)
    return task.model_copy(update={"obligations": obligations})


CHOICE = """\
def small (n : Nat) : Bool := n < 3

theorem prove_small : ∀ n : Nat, small n = true := by
  -- !benchmark @start proof def=prove_small
  sorry
  -- !benchmark @end proof def=prove_small

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

theorem disprove_small : ¬ ∀ n : Nat, small n = true := by
  -- !benchmark @start proof def=disprove_small
  sorry
  -- !benchmark @end proof def=disprove_small
"""
"""A task with a choice, no code, and a theorem that is false."""

NAMESPACED = """\
namespace Heap

structure Box where
  items : List Nat

def empty (b : Box) : Prop := b.items = []

-- !benchmark @start code_aux
-- !benchmark @end code_aux

def push (b : Box) (n : Nat) : Box :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

theorem push_spec (b : Box) (n : Nat) : ¬ empty (push b n) := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof

end Heap
"""
"""A task inside a namespace that is closed after the last region."""

INSERT = """\
def insertOne (a : Int) : List Int → List Int
  | [] => [a]
  | x :: rest => if a ≤ x then a :: x :: rest else x :: insertOne a rest
"""

LEMMAS = """\
theorem mem_insertOne (a z : Int) (xs : List Int) : z ∈ insertOne a xs ↔ z = a ∨ z ∈ xs := by
  induction xs with
  | nil => simp [insertOne]
  | cons x rest ih =>
    simp only [insertOne]
    split
    · simp
    · simp only [List.mem_cons, ih]
      constructor <;> (intro h; rcases h with h | h | h <;> simp [h])

theorem nondecreasing_insertOne (a : Int) (xs : List Int) (h : nondecreasing xs) : nondecreasing (insertOne a xs) := by
  induction xs with
  | nil => simp [insertOne, nondecreasing]
  | cons x rest ih =>
    simp only [insertOne]
    obtain ⟨low, rest_ok⟩ := h
    split
    · refine ⟨?_, low, rest_ok⟩
      intro y hy
      simp only [List.mem_cons] at hy
      rcases hy with rfl | hy
      · assumption
      · have := low y hy
        omega
    · refine ⟨?_, ih rest_ok⟩
      intro y hy
      rw [mem_insertOne] at hy
      rcases hy with rfl | hy
      · omega
      · exact low y hy

theorem helper (x y : Int) (rest : List Int) : (x :: y :: rest).Perm (y :: x :: rest) := List.Perm.swap y x rest

theorem perm_insertOne (a : Int) (xs : List Int) : (insertOne a xs).Perm (a :: xs) := by
  induction xs with
  | nil => exact List.Perm.refl _
  | cons x rest ih =>
    simp only [insertOne]
    split
    · exact List.Perm.refl _
    · exact List.Perm.trans (List.Perm.cons x ih) (helper x a rest)
"""

PROOF = """\
  induction xs with
  | nil =>
    simp only [sortCards_postcond, sortCards]
    exact ⟨trivial, List.Perm.refl _⟩
  | cons x rest ih =>
    obtain ⟨sorted, perm⟩ := ih trivial
    simp only [sortCards_postcond, sortCards]
    exact ⟨nondecreasing_insertOne x _ sorted, List.Perm.trans (perm_insertOne x _) (List.Perm.cons x perm)⟩
"""


def sorting_candidate(**changes: str) -> Candidate:
    """A finished answer to insertion sort under the example plan, with some regions changed."""
    body = "  match xs with\n  | [] => []\n  | x :: rest => insertOne x (sortCards rest trivial)\n"
    return Candidate(regions={"auxcode": INSERT, "code": body, "lemma": LEMMAS, "proof": PROOF, **changes})
