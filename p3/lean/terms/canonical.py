"""Canonical forms: terms with proofs erased and with constants that Lean made up replaced by their content.

Two well-typed terms with the same canonical form, in environments whose named constants agree, are definitionally equal: any
two proofs of a proposition are, and a constant equals its value. That is what keeps honest work from being
turned down when Lean names an auxiliary proof or a matcher after another declaration than in the pristine build, or finds
another proof that an index is in bounds.
"""

from __future__ import annotations

from collections.abc import Iterable

from p3.errors import OleanError
from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import Environment
from p3.lean.terms.names import Name
from p3.lean.terms.relevance import Part, Relevance
from p3.lean.terms.store import APP, CONST, CONTENT, LAM, LET, PROJ, PROOF, Node, positional, reachable

_MOST_COPIED = 2_000_000
"""Nodes that may be copied for the contents of auxiliary constants; honest modules copy some thousands."""


class Canonical:
    """Canonical forms of the terms of one environment; forms of two environments with one store can be compared by number.

    Constants in `named` count by their names, even where Lean could have made those up.
    """

    def __init__(self, env: Environment, relevance: Relevance | None = None, *, named: Iterable[Name] = ()) -> None:
        self.env, self._named = env, frozenset(named)
        self.relevance = relevance or Relevance(env)
        self.proof = env.store.expr((PROOF,))
        self._forms: dict[int, int] = {}
        self._contents: dict[Name, tuple[int, ...]] = {}
        self._copied = 0

    def form(self, root: int) -> int:
        """The canonical form of a term. Raises OleanError where made-up constants contain each other."""
        memo, opened, stack = self._forms, set[int](), [root]
        while stack:
            i = stack[-1]
            if i not in memo:
                if missing := [d for d in self._needs(i) if d not in memo]:
                    if not opened.isdisjoint(missing):
                        raise OleanError("the definitions of two auxiliary constants contain each other")
                    opened.add(i)
                    stack += missing
                    continue
                memo[i] = self._build(i)
                opened.discard(i)
            stack.pop()
        return memo[root]

    def statement(self, name: Name) -> int:
        """The canonical form of a constant's type."""
        return self.form(self.env[name].type)

    # ------------------------------------------------------------ one node

    def _is_content(self, name: Name) -> bool:
        made_up = name.is_auxiliary and name not in self._named
        return made_up and self.env.is_own(name) and self.env.kind(name) is Kind.DEFINITION

    def _needs(self, i: int) -> tuple[int, ...]:
        """Terms whose forms the form of `i` is made of."""
        node = self.env.store.exprs[i]
        if node[0] == CONST:
            if self._is_content(node[1]) and self.relevance.of_constant(node) is not Part.PROOF:
                return self._content(node[1])
            return ()
        if node[0] == APP:
            if self.relevance.of_last_argument(node) is Part.PROOF:
                return (node[1],)
            return (node[1], node[2])
        return self.env.store.children(node)

    def _content(self, name: Name) -> tuple[int, ...]:
        """Type and value of a made-up constant, with universe parameters by position."""
        if name not in self._contents:
            c = self.env[name]
            terms = (c.type,) if c.value is None else (c.type, c.value)
            if c.levels:
                self._copied += sum(len(reachable(self.env.store, t)) for t in terms)
            if self._copied > _MOST_COPIED:
                raise OleanError("the auxiliary constants of the module are too large to be compared")
            self._contents[name] = tuple(positional(self.env.store, t, c.levels) for t in terms)
        return self._contents[name]

    def _build(self, i: int) -> int:
        store, memo = self.env.store, self._forms
        node = store.exprs[i]
        tag = node[0]
        if tag == CONST:
            return self._build_constant(i, node)
        if tag == APP:
            f = memo[node[1]]
            if f == self.proof:
                return self.proof
            a = self.proof if self.relevance.of_last_argument(node) is Part.PROOF else memo[node[2]]
            return store.expr((APP, f, a))
        below = store.children(node)
        if not below:
            return i
        if tag in (LAM, LET, PROJ) and memo[below[-1]] == self.proof:
            return self.proof
        forms = tuple(memo[c] for c in below)
        return store.expr((PROJ, node[1], node[2], *forms) if tag == PROJ else (tag, *forms, *node[1 + len(forms) :]))

    def _build_constant(self, i: int, node: Node) -> int:
        if self.relevance.of_constant(node) is Part.PROOF:
            return self.proof
        if not self._is_content(node[1]):
            return i
        forms = [self._forms[t] for t in self._content(node[1])]
        return self.env.store.expr((CONTENT, (), *forms, node[2])) if len(forms) == 2 else i
