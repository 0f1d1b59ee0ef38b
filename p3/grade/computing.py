"""Whether a definition computes: a walk over its value with proofs and types erased."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from p3.errors import OleanError
from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import SORRY, Environment
from p3.lean.terms.extensions import tagged_declarations
from p3.lean.terms.names import Name
from p3.lean.terms.relevance import Part, Relevance
from p3.lean.terms.store import APP, CONST, LAM, LET, PROJ, Node

CHOICE = Name.parse("Classical.choice")
_RECURSION = frozenset(
    Name.parse(n)
    for n in ("WellFounded.fix", "WellFounded.fixF", "WellFounded.recursion", "Nat.strongRecOn", "Nat.strongInductionOn")
)
"""Recursion schemes that the library leaves uncompiled because definitions by them are compiled from their equations."""
_WORLD = frozenset(map(Name.parse, ("IO", "EIO", "BaseIO", "IO.RealWorld")))
"""Types of actions. A pure function can run one by seeing through its type, and so look at the file of its own tests."""
_MOST_STEPS = 20_000_000
"""Nodes of terms that one object may look at; a grade looks at some hundred thousand."""


@dataclass(frozen=True)
class Trace:
    """What the walk from a hole met."""

    reached: frozenset[Name]
    obstacle: tuple[str, str] | None
    """The first thing that does not compute: reason code and evidence."""


class Computability:
    """Walks of one environment. Constants of the frozen text are judged as the pristine build has them."""

    def __init__(self, env: Environment, relevance: Relevance, *, pristine: Environment) -> None:
        self._env, self._relevance, self._pristine = env, relevance, pristine
        self._steps = _MOST_STEPS
        self._uncompiled = frozenset(n for m in env.modules for n in tagged_declarations(m).get("noncomputable", frozenset()))

    def reached(self, root: Name) -> Trace:
        """Everything a definition computes with, and the first constant among it that does not compute."""
        came: dict[Name, Name | None] = {root: None}
        todo = deque([root])
        obstacle: tuple[str, str] | None = None
        while todo:
            name = todo.popleft()
            if obstacle is None and (problem := self._obstacle(name, root)):
                via = self._way(came, name)
                obstacle = problem[0], f"{root} does not compute: {problem[1]}{via}"
            for used in sorted(self._uses(name), key=str):
                if used not in came:
                    came[used] = name
                    todo.append(used)
        return Trace(frozenset(came), obstacle)

    def outside(self, roots: Iterable[Name]) -> Name | None:
        """The first constant of the library, among those the roots compute with, that acts on the world."""
        reached = {n for root in roots if root in self._env for n in self.reached(root).reached}
        return next((n for n in sorted(reached, key=str) if self._acts(n)), None)

    def _acts(self, name: Name) -> bool:
        module = None if self._env.is_own(name) else self._env.module(name)
        return module is not None and bool(_WORLD & module.statement_refs(name))

    @staticmethod
    def _way(came: dict[Name, Name | None], name: Name) -> str:
        chain = []
        before = came[name]
        while before is not None:
            chain.append(str(before))
            before = came[before]
        return f" (through {' → '.join(reversed(chain[:-1]))})" if chain[:-1] else ""

    def _obstacle(self, name: Name, root: Name) -> tuple[str, str] | None:
        env = self._env
        if name == SORRY:
            return None  # stage 8 says so
        if name == CHOICE:
            return "R_NONCOMPUTABLE_IMPL", "it chooses a value whose existence is only proved"
        if not env.is_own(name):
            kind = env.kind(name) if name in env else Kind.AXIOM
            return ("R_NONCOMPUTABLE_IMPL", f"it uses the axiom {name} as a value") if kind is Kind.AXIOM else None
        if self._pristine.is_own(name) and name != root:
            return None
        kind = env.kind(name)
        if kind is Kind.AXIOM:
            return "R_NONCOMPUTABLE_IMPL", f"it uses the axiom {name} as a value"
        if kind is Kind.OPAQUE:
            partial = Name((*name, "_unsafe_rec")) in env
            return ("R_PARTIAL", f"{name} is partial") if partial else ("R_NONCOMPUTABLE_IMPL", f"{name} is opaque")
        if name in self._uncompiled:
            return "R_NONCOMPUTABLE_IMPL", f"{name} is marked noncomputable"
        return None

    def _uses(self, name: Name) -> frozenset[Name]:
        """Constants that a constant computes with. Compiled constants of the library are not looked into."""
        env = self._env
        constant = env.get(name)
        if constant is None or constant.kind not in (Kind.DEFINITION, Kind.OPAQUE) or constant.value is None:
            return frozenset()
        if not env.is_own(name) and (name in _RECURSION or name not in env.library.tagged.get("noncomputable", frozenset())):
            return frozenset()
        return frozenset(self._values(constant.value))

    def _values(self, root: int) -> Iterator[Name]:
        """Constants in computing positions of a term."""
        exprs = self._env.store.exprs
        todo, seen = [root], {root}
        while todo:
            self._steps -= 1
            if self._steps < 0:
                raise OleanError("the terms of the functions are larger than can be looked at")
            for i in self._parts(exprs[todo.pop()]):
                if isinstance(i, Name):
                    yield i
                elif i not in seen:
                    seen.add(i)
                    todo.append(i)

    def _parts(self, node: Node) -> Iterator[int | Name]:
        tag = node[0]
        if tag == CONST:
            if self._relevance.of_constant(node) is not Part.PROOF:
                yield node[1]
        elif tag == APP:
            head = self._relevance.head(node[1])
            if head is None or self._relevance.of_constant(head[0]) is not Part.PROOF:
                yield node[1]
                if self._relevance.of_last_argument(node) is Part.DATA:
                    yield node[2]
        elif tag == LAM:
            yield node[2]
        elif tag == LET:
            yield node[2]
            yield node[3]
        elif tag == PROJ:
            yield node[3]
