"""Canonical forms, comparison, keys: what counts as the same meaning, and what does not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from p3.errors import OleanError
from p3.lean.terms import Environment, Library, Module, Name, Store, constant_digest, dependencies, new_theorems
from p3.lean.terms.canonical import Canonical
from p3.lean.terms.compare import Change, Comparison, Difference
from p3.lean.terms.keys import definition_digest, module_digest
from p3.lean.terms.relevance import Part, Relevance

pytestmark = pytest.mark.lean
Compile = Callable[..., Path]


def n(text: str) -> Name:
    return Name.parse(text)


@pytest.fixture(scope="session")
def compare(library: Library, compiled: Compile) -> Callable[..., Difference | None]:
    """How the constant `f` of the second text differs from that of the first."""

    def run(pristine: str, candidate: str, name: str = "f", *, value: bool = True) -> Difference | None:
        store = Store()
        sides = [Canonical(Environment(library, [Module.load(compiled(t))], store)) for t in (pristine, candidate)]
        return Comparison(*sides).constant(n(name), value=value)

    return run


@pytest.mark.parametrize(
    ("pristine", "candidate"),
    [
        # binder names and comments
        ("theorem f (a : Nat) : a = a := rfl", "theorem f (b : Nat) : b = b := by rfl -- other"),
        # another proof of an index bound inside a value
        (
            "def f (xs : Array Nat) (h : 3 < xs.size) : Nat := xs[2]'(Nat.lt_trans (by decide) h)",
            "def f (xs : Array Nat) (h : 3 < xs.size) : Nat := xs[2]'(by omega)",
        ),
        # an inline proof against a named one
        (
            "def f : { n : Nat // n < 3 } := ⟨2, by decide⟩",
            "theorem small : 2 < 3 := Nat.lt_succ_self 2\ndef f : { n : Nat // n < 3 } := ⟨2, small⟩",
        ),
        # the matcher was made for another function first
        (
            "def f : Nat → Nat\n  | 0 => 1\n  | n + 1 => n",
            "def g : Nat → Nat\n  | 0 => 5\n  | n + 1 => n + n\ndef f : Nat → Nat\n  | 0 => 1\n  | n + 1 => n",
        ),
        # reducibility says how it unfolds, not what it is
        ("def f : Nat := 3", "@[reducible] def f : Nat := 3"),
    ],
)
def test_same_meaning(compare: Callable[..., Difference | None], pristine: str, candidate: str) -> None:
    assert compare(pristine, candidate) is None


@pytest.mark.parametrize(
    ("pristine", "candidate", "change"),
    [
        ("def f : Nat := 3", "def g : Nat := 3", Change.MISSING),
        ("def f : Nat := 3", "private def f : Nat := 3", Change.MISSING),
        ("def f : Nat := 3", "namespace Evil\ndef f : Nat := 3\nend Evil", Change.MISSING),
        ("theorem f : True := .intro", "def f : True := .intro", Change.KIND),
        ("theorem f : True := .intro", "axiom f : True", Change.KIND),
        ("theorem f {α : Sort u} (a : α) : a = a := rfl", "theorem f {α : Type u} (a : α) : a = a := rfl", Change.TYPE),
        ("theorem f {α : Sort u} (a : α) : a = a := rfl", "theorem f {α : Type} (a : α) : a = a := rfl", Change.LEVELS),
        ("theorem f (a : Nat) : a = a := rfl", "theorem f {a : Nat} : a = a := rfl", Change.TYPE),
        ("theorem f : 2 = 2 := rfl", "theorem f : 3 = 3 := rfl", Change.TYPE),
        ("def f : Nat := 3", "def f : Nat := 4", Change.VALUE),
        ("def f : Nat := 3", "def g : Nat := 3\ndef f : Nat := g", Change.VALUE),
        ("opaque f : Nat := 3", "opaque f : Nat := 4", Change.VALUE),
        ("def f (n : Nat) : Nat := n", "unsafe def f (n : Nat) : Nat := n", Change.SAFETY),
        ("inductive f | a | b", "inductive f | a | b | c", Change.FORM),
        ("inductive f | a | b", "inductive f | b | a", Change.FORM),
        (
            "theorem f (a : Nat) : a ≤ a := Nat.le_refl a",
            "instance (priority := high) evil : LE Nat := ⟨fun _ _ => True⟩\ntheorem f (a : Nat) : a ≤ a := trivial",
            Change.TYPE,
        ),
        (
            "def f : Nat → Nat\n  | 0 => 1\n  | n + 1 => n",
            "def f : Nat → Nat\n  | 0 => 1\n  | 1 => 7\n  | n + 2 => n",
            Change.VALUE,
        ),
    ],
)
def test_another_meaning(compare: Callable[..., Difference | None], pristine: str, candidate: str, change: Change) -> None:
    difference = compare(pristine, candidate)
    assert difference is not None
    assert difference.change is change
    assert "f" in difference.detail


LABELLED = 'def f : Nat × Nat := (sorryAx (Lean.Name → Nat) false (.num (.str .anonymous "_sorry") {}), '
LABELLED += 'sorryAx (Lean.Name → Nat) {} (.num (.str .anonymous "{}") {}))'


@pytest.mark.parametrize(
    ("pristine", "candidate"),
    [
        ("def f (n : Nat) : Nat := n + sorry", "def g := 3\n\ndef f (n : Nat) : Nat :=\n    n + sorry"),
        ("def f : Nat × Nat := (sorry, sorry)", "\ndef f : Nat × Nat := (sorry, sorry)"),
        ("def f (n : Fin sorry) : Nat := n", "\n\ndef f (n : Fin sorry) : Nat := n"),
        ("def f (n : Nat) : Nat := by\n  exact n * sorry", "\ndef f (n : Nat) : Nat := by\n  exact n * sorry"),
        (LABELLED.format(1, "false", "_sorry", 2), LABELLED.format(2, "false", "_sorry", 1)),
    ],
)
def test_a_frozen_gap_may_move(compare: Callable[..., Difference | None], pristine: str, candidate: str) -> None:
    assert compare(pristine, candidate) is None


@pytest.mark.parametrize(
    ("pristine", "candidate"),
    [
        # what is around a gap
        ("def f (n : Nat) : Nat := n + sorry", "\ndef f (n : Nat) : Nat := n * sorry"),
        ("def f (n : Nat) : Nat := n + sorry", "\ndef f (n : Nat) : Nat := n + 1"),
        ("def f (n : Nat) : Nat := n + sorry + 1", "\ndef f (n : Nat) : Nat := n + sorry + 2"),
        ("def f : Nat := (sorry : Nat × Nat).1", "\ndef f : Nat := (sorry : Nat × Int).1"),
        # two gaps become one, and one becomes two
        (LABELLED.format(1, "false", "_sorry", 2), LABELLED.format(1, "false", "_sorry", 1)),
        (LABELLED.format(1, "false", "_sorry", 1), LABELLED.format(1, "false", "_sorry", 2)),
        # other arguments, other words in a label
        (LABELLED.format(1, "false", "_sorry", 2), LABELLED.format(1, "true", "_sorry", 2)),
        (LABELLED.format(1, "false", "_sorry", 2), LABELLED.format(1, "false", "_other", 2)),
        # numbers that are no position: names that are data, tags of another type or origin
        *(
            (f"def f : {kind} := {text.format(1)}", f"def f : {kind} := {text.format(2)}")
            for kind, text in (
                ("Nat × Lean.Name", '(sorry, .num (.str .anonymous "_sorry") {})'),
                ("Nat", "sorryAx (Nat → Nat) false {}"),
                ("Nat", 'sorryAx (Lean.Name → Nat) false (.num (.str .anonymous "a") {})'),
                ("Nat", 'sorryAx (Lean.Name → Lean.Name → Nat) false (.str .anonymous "_sorry") (.num .anonymous {})'),
                ("Nat", 'sorryAx (Lean.Name → Nat) false (.num (.str .anonymous "_sorry") (Nat.succ {}))'),
            )
        ),
    ],
)
def test_nothing_else_of_a_frozen_gap_may_change(
    compare: Callable[..., Difference | None], pristine: str, candidate: str
) -> None:
    difference = compare(pristine, candidate)
    assert difference is not None
    assert difference.change is Change.VALUE


def test_gaps_of_types_that_are_asked_for_count(compare: Callable[..., Difference | None]) -> None:
    assert compare("def f (n : Fin sorry) : Nat := n", "\ndef f (n : Fin sorry) : Nat := n", value=False) is not None


def test_a_constructor_of_a_frozen_type_changes(compare: Callable[..., Difference | None]) -> None:
    frozen, changed = "structure S where\n  a : Nat", "structure S where\n  a : Nat\n  bad : False"
    assert compare(frozen, changed, "S.mk") is not None
    assert compare(frozen, changed, "S.rec") is not None


def test_holes_may_differ_by_value_only(compare: Callable[..., Difference | None]) -> None:
    hole = "def f (n : Nat) : Nat := sorry"
    assert compare(hole, "def f (n : Nat) : Nat := n + n", value=False) is None
    for changed in ("def f (n : Nat) : Int := n", "def f {n : Nat} : Nat := n", "opaque f (n : Nat) : Nat"):
        assert compare(hole, changed, value=False) is not None


def test_evidence_names_the_place(compare: Callable[..., Difference | None]) -> None:
    evil = "instance (priority := high) evil : OfNat Nat 5 := ⟨4⟩\ntheorem f : 4 = 5 := rfl"
    difference = compare("theorem f : 4 = 5 := sorry", evil)
    assert difference
    assert "'evil'" in difference.detail


def test_parts_of_terms(library: Library, sample: Module) -> None:
    env = Environment(library, [sample])
    relevance = Relevance(env)
    shape = relevance.shape(n("third"))
    assert shape
    assert shape.arguments == (Part.DATA, Part.PROOF)
    choose = relevance.shape(n("Classical.choose"))
    assert choose
    assert choose.arguments[1:] == (Part.TYPE, Part.PROOF)
    assert relevance.shape(n("And.intro")).result is Part.PROOF  # type: ignore[union-attr]
    assert relevance.shape(n("Nat.add")).result is Part.DATA  # type: ignore[union-attr]
    assert relevance.shape(n("Nat.lt_irrefl")).result is Part.PROOF  # type: ignore[union-attr]


# ---------------------------------------------------------------- keys


def environment(library: Library, path: Path) -> Environment:
    return Environment(library, [Module.load(path)])


def test_statement_keys(library: Library, compiled: Compile) -> None:
    text = """
def g (n : Nat) : Nat := n
theorem a (n : Nat) : g n = n := rfl
theorem b {k : Nat} : g k = k := rfl
theorem c (n : Nat) : g n = n + 0 := rfl
theorem d {α : Type u} (x : α) : x = x := rfl
theorem e {β : Type v} (x : β) : x = x := rfl
"""
    env = environment(library, compiled(text))
    key = {name: constant_digest(env, name) for name in "abcde"}
    assert key["a"] == key["b"]
    assert key["d"] == key["e"]
    assert len({key["a"], key["c"], key["d"]}) == 3
    changed = environment(library, compiled(text.replace(":= n\n", ":= n + 0\n")))
    assert constant_digest(changed, "a") != key["a"]
    assert constant_digest(changed, "a", holes=["g"]) == constant_digest(env, "a", holes=["g"])
    opaque = environment(library, compiled("opaque g (n : Nat) : Nat\ntheorem a (n : Nat) : g n = n := sorry"))
    assert constant_digest(opaque, "a", holes=["g"]) == constant_digest(env, "a", holes=["g"])
    with pytest.raises(OleanError):
        constant_digest(env, "absent")


def test_keys_see_through_inductive_families(library: Library, compiled: Compile) -> None:
    text = (
        "inductive T | a | b (t : T)\ntheorem f (t : T) : t = t := rfl\ntheorem g : (T.rec 0 (fun _ n => n) T.a : Nat) = 0 := rfl"
    )
    ours, other = (
        environment(library, compiled(text)),
        environment(library, compiled(text.replace("| a |", "| a | c |").replace("T.rec 0", "T.rec 0 0"))),
    )
    for name in ("f", "g"):
        assert constant_digest(ours, name) != constant_digest(other, name)
    again = environment(library, compiled(text))
    assert constant_digest(again, "g") == constant_digest(ours, "g")  # whichever was asked first
    assert constant_digest(again, "f") == constant_digest(ours, "f")


def test_a_predicate_is_known_by_its_value(library: Library, compiled: Compile) -> None:
    env = environment(library, compiled("def p (n : Nat) : Prop := n = 0\ndef q (n : Nat) : Prop := n = 1"))
    assert constant_digest(env, "p") == constant_digest(env, "q")
    assert definition_digest(env, "p") != definition_digest(env, "q")


def test_dependencies(library: Library, compiled: Compile) -> None:
    text = """
theorem one : 1 = 1 := rfl
theorem two : 2 = 2 := by have := one; rfl
def f : Nat → Nat
  | 0 => 0
  | n + 1 => n
theorem three : f 0 = 0 ∧ 2 = 2 := ⟨rfl, two⟩
"""
    env = environment(library, compiled(text))
    assert {n("f"), n("two")} <= set(dependencies(env, "three"))
    assert n("one") not in dependencies(env, "three")
    assert dependencies(env, "three", among=["one", "f"]) == (n("f"), n("one"))
    assert not any(d.is_auxiliary and env.is_own(d) for d in dependencies(env, "f"))
    assert new_theorems(env) == (n("one"), n("three"), n("two"))
    assert new_theorems(env, environment(library, compiled("theorem one : 1 = 1 := rfl"))) == (n("three"), n("two"))


def test_two_builds_of_one_text_have_one_digest(library: Library, compiled: Compile, sample_path: Path) -> None:
    text = sample_path.with_suffix(".lean").read_text()
    first, second = environment(library, sample_path), environment(library, compiled(text + "\n"))
    assert module_digest(first, first.modules[0]) == module_digest(second, second.modules[0])
    other = environment(library, compiled(text.replace("x + sum xs", "sum xs + x")))
    assert module_digest(first, first.modules[0]) != module_digest(other, other.modules[0])
