"""Which parts of a term are proofs or types, read off the types of the constants that head applications.

Lean's kernel takes any two proofs of a proposition for equal, and neither proofs nor types are there when a program runs.
So comparison and computability both look at terms with these parts erased. What is not clearly a proof counts as data,
which makes a comparison stricter, never laxer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from p3.errors import OleanError
from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import Environment
from p3.lean.terms.names import Name
from p3.lean.terms.store import APP, BVAR, CONST, LPARAM, LZERO, PI, SORT, Node


class Part(Enum):
    """What a term is for."""

    DATA = "data"
    TYPE = "type"
    """A type, a proposition, or a function that gives one."""
    PROOF = "proof"


_MOST_STEPS = 20_000_000
"""Arguments of types that one object may look at; a grade looks at some hundred thousand."""

Verdict = Part | Name
"""A universe parameter in place of a part: a proof where that parameter is instantiated with 0, else data."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Of a constant: its arguments in order, and what a full application is."""

    arguments: tuple[Verdict, ...]
    result: Verdict
    levels: tuple[Name, ...]


class Relevance:
    """Shapes of the constants of an environment."""

    def __init__(self, env: Environment) -> None:
        self._env = env
        self._shapes: dict[Name, Shape | None] = {}
        self._heads: dict[int, tuple[Node, int] | None] = {}
        self._steps = _MOST_STEPS

    def shape(self, name: Name) -> Shape | None:
        """The shape of a constant; None where there is no such constant."""
        if name not in self._shapes:
            constant = self._env.get(name)
            self._shapes[name] = None if constant is None else self._compute(constant.type, constant.kind, constant.levels)
        return self._shapes[name]

    def of_constant(self, node: Node) -> Part:
        """What an application of this constant node is."""
        shape = self.shape(node[1])
        return Part.DATA if shape is None else self._settle(shape.result, shape, node[2])

    def of_argument(self, node: Node, index: int) -> Part:
        """What argument `index` of an application of this constant node is."""
        shape = self.shape(node[1])
        if shape is None or index >= len(shape.arguments):
            return Part.DATA
        return self._settle(shape.arguments[index], shape, node[2])

    def head(self, i: int) -> tuple[Node, int] | None:
        """The constant that heads an application, and to how many arguments it is applied; None for another head."""
        chain, exprs = list[int](), self._env.store.exprs
        while i not in self._heads and exprs[i][0] == APP:
            chain.append(i)
            i = exprs[i][1]
        if i not in self._heads:
            node = exprs[i]
            self._heads[i] = (node, 0) if node[0] == CONST else None
        found = self._heads[i]
        for j in reversed(chain):
            found = self._heads[j] = None if found is None else (found[0], found[1] + 1)
        return found

    def of_last_argument(self, application: Node) -> Part:
        """What the argument of an application node is."""
        head = self.head(application[1])
        return Part.DATA if head is None else self.of_argument(*head)

    def _settle(self, verdict: Verdict, shape: Shape, levels: Sequence[int]) -> Part:
        if isinstance(verdict, Part):
            return verdict
        at = shape.levels.index(verdict) if verdict in shape.levels else len(levels)
        return Part.PROOF if at < len(levels) and self._env.store.levels[levels[at]] == (LZERO,) else Part.DATA

    def _compute(self, type_: int, kind: Kind, levels: tuple[Name, ...]) -> Shape:
        domains, result = self._telescope(type_)
        arguments = tuple(self._classify(d, domains, i) for i, d in enumerate(domains))
        verdict = Part.PROOF if kind is Kind.THEOREM else self._inhabitants(result, domains)
        return Shape(arguments, verdict, levels)

    def _telescope(self, type_: int) -> tuple[list[int], int]:
        domains, result = telescope(self._env, type_)
        self._steps -= len(domains)
        if self._steps < 0:
            raise OleanError("the types of the module's constants have more arguments than can be looked at")
        return domains, result

    def _classify(self, type_: int, domains: list[int], before: int) -> Verdict:
        """What an inhabitant of the type that follows the first `before` of these domains is.

        A telescope counts as an inhabitant of its last member.
        """
        own, result = self._telescope(type_)
        return self._inhabitants(result, own, domains, before)

    def _inhabitants(self, type_: int, context: list[int], outer: list[int] | None = None, before: int = 0) -> Verdict:
        """What inhabitants of a type that is no telescope are.

        `context`, and outside of it the first `before` of `outer`, are the domains of its loose variables.
        """
        exprs = self._env.store.exprs
        node = exprs[type_]
        if node[0] == SORT:
            return Part.TYPE
        count = 0
        while node[0] == APP:
            node, count = exprs[node[1]], count + 1
        if node[0] == CONST:
            constant = self._env.get(node[1])
            return Part.DATA if constant is None else self._proposition(constant.type, count, constant.levels, node[2])
        if node[0] == BVAR and node[1] < len(context):
            return self._proposition(context[-1 - node[1]], count, (), ())
        if node[0] == BVAR and outer is not None and node[1] - len(context) < before:
            return self._proposition(outer[before - 1 - (node[1] - len(context))], count, (), ())
        return Part.DATA

    def _proposition(self, type_: int, count: int, levels: tuple[Name, ...], given: Sequence[int]) -> Verdict:
        """PROOF where applying something of this type to `count` arguments gives a proposition."""
        domains, result = self._telescope(type_)
        node = self._env.store.exprs[result]
        if len(domains) != count or node[0] != SORT:
            return Part.DATA
        sort = self._env.store.levels[node[1]]
        if sort[0] == LPARAM:
            if not levels:
                return sort[1] if isinstance(sort[1], Name) else Part.DATA
            at = levels.index(sort[1]) if sort[1] in levels else len(given)
            sort = self._env.store.levels[given[at]] if at < len(given) else sort
            if sort[0] == LPARAM and isinstance(sort[1], Name):
                return sort[1]
        return Part.PROOF if sort == (LZERO,) else Part.DATA


def telescope(env: Environment, type_: int) -> tuple[list[int], int]:
    """The domains of `∀ x₁ … xₙ, R` and the number of `R`."""
    exprs, domains = env.store.exprs, list[int]()
    while exprs[type_][0] == PI:
        domains.append(exprs[type_][1])
        type_ = exprs[type_][2]
    return domains, type_
