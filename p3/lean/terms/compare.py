"""Comparison of a pristine build with a candidate's, constant by constant, on canonical forms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from p3.lean.terms.canonical import Canonical
from p3.lean.terms.constants import Constant, Kind
from p3.lean.terms.labels import Labels
from p3.lean.terms.names import Name
from p3.lean.terms.store import BVAR, CONST, CONTENT, LIT, PROJ, PROOF, Node, Store


class Change(StrEnum):
    """In what a candidate's constant differs from the pristine one."""

    MISSING = "missing"
    KIND = "kind"
    LEVELS = "universe parameters"
    TYPE = "type"
    VALUE = "value"
    SAFETY = "safety"
    FORM = "form"
    """Counts, constructors or recursor rules of an inductive type."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One constant that differs. `detail` is a sentence for a person."""

    name: Name
    change: Change
    detail: str


class Comparison:
    """Two environments over one store: what the task says, and what the candidate's build made of it."""

    def __init__(self, pristine: Canonical, candidate: Canonical) -> None:
        if pristine.env.store is not candidate.env.store:
            raise ValueError("both sides of a comparison must share one store")
        self.pristine, self.candidate = pristine, candidate
        self._store: Store = pristine.env.store
        self._labels = Labels(self._store)
        self._hints = 5

    def constant(self, name: Name, *, value: bool = True) -> Difference | None:
        """The first way in which a constant differs; None where it does not. With `value=False` values may differ.

        With `value=True` the constant is frozen as a whole, and where a `sorry` of its text stands does not count.
        """
        ours, theirs = self.pristine.env[name], self.candidate.env.get(name)
        if theirs is None or not self.candidate.env.is_own(name):
            return Difference(name, Change.MISSING, f"{name} is gone{self._lookalike(name)}")
        if ours.kind is not theirs.kind:
            return Difference(name, Change.KIND, f"{name} has become of kind `{theirs.kind}`; the task has it as `{ours.kind}`")
        if ours.levels != theirs.levels:
            return Difference(
                name, Change.LEVELS, f"{name} has universe parameters {_list(theirs.levels)}, not {_list(ours.levels)}"
            )
        if detail := self._terms(ours.type, theirs.type, frozen=value):
            return Difference(name, Change.TYPE, f"the type of {name} {detail}")
        if value and ours.safety is not theirs.safety:
            return Difference(name, Change.SAFETY, f"{name} is {theirs.safety.name.lower()}, not {ours.safety.name.lower()}")
        if detail := self._form(ours, theirs):
            return Difference(name, Change.FORM, f"{name} {detail}")
        if value and ours.kind in (Kind.DEFINITION, Kind.OPAQUE) and (detail := self._values(ours, theirs)):
            return Difference(name, Change.VALUE, f"the value of {name} {detail}")
        return None

    def _values(self, ours: Constant, theirs: Constant) -> str:
        if ours.value is None or theirs.value is None:
            return "" if ours.value == theirs.value else "is gone"
        return self._terms(ours.value, theirs.value, frozen=True)

    def _form(self, ours: Constant, theirs: Constant) -> str:
        if ours.constructors != theirs.constructors:
            return f"has the constructors {_list(theirs.constructors)}, not {_list(ours.constructors)}"
        if (ours.numbers, ours.parent) != (theirs.numbers, theirs.parent):
            return "has another number of parameters, indices or fields"
        if ours.kind in (Kind.INDUCTIVE, Kind.RECURSOR) and ours.group != theirs.group:
            return f"is declared together with {_list(theirs.group)}, not {_list(ours.group)}"
        if len(ours.rules) != len(theirs.rules):
            return f"has {len(theirs.rules)} rules, not {len(ours.rules)}"
        for a, b in zip(ours.rules, theirs.rules, strict=True):
            if (a.constructor, a.fields) != (b.constructor, b.fields) or self._terms(a.value, b.value):
                return f"computes otherwise on {a.constructor}"
        return ""

    def _terms(self, ours: int, theirs: int, *, frozen: bool = False) -> str:
        """Empty where the terms have one canonical form; else how they first differ.

        In `frozen` terms, the labels of `sorry` may say other positions (see `labels`).
        """
        a, b = self.pristine.form(ours), self.candidate.form(theirs)
        pair = self._labels.difference(a, b) if frozen else (a, b) if a != b else None
        return f"differs: {self._first(*pair)}" if pair else ""

    def _first(self, a: int, b: int) -> str:
        exprs = self._store.exprs
        while True:
            x, y = exprs[a], exprs[b]
            below, other = self._store.children(x), self._store.children(y)
            pair = next(((p, q) for p, q in zip(below, other, strict=False) if p != q), None)
            if x[0] != y[0] or len(below) != len(other) or pair is None:
                return f"it has {_describe(y)} where the task has {_describe(x)}"
            a, b = pair

    def _lookalike(self, name: Name) -> str:
        """Where the candidate has a constant that could be meant: another namespace, or private. For the first few only."""
        if self._hints <= 0:
            return ""
        self._hints -= 1
        for other in self.candidate.env:
            if other != name and (other.public == name or other[-len(name) :] == name):
                return f" (there is {other})"
        return ""


def _describe(node: Node) -> str:
    match node[0]:
        case tag if tag == CONST:
            return f"'{node[1]}'"
        case tag if tag == BVAR:
            return "a bound variable"
        case tag if tag == LIT:
            return (
                f"the literal {node[1]!r}"[:60] if isinstance(node[1], str) or node[1].bit_length() < 200 else "another literal"
            )
        case tag if tag == PROJ:
            return f"a field of '{node[1]}'"
        case tag if tag == PROOF:
            return "a proof"
        case tag if tag == CONTENT:
            return "an auxiliary definition"
        case _:
            return ("", "", "", "a universe", "", "an application", "a function", "an arrow or ∀", "a let")[
                node[0]
            ] or "another term"


def _list(names: tuple[Name, ...]) -> str:
    return "(" + ", ".join(map(str, names)) + ")"
