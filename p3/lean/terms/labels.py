"""The positions in the labels of `sorry`, which move with the lines above and say nothing about what a constant is.

Lean elaborates `sorry : T` to `sorryAx (Name → T) synthetic tag`, where the tag is a name literal: module, six numbers for
where it stands, `_sorry`, and a fresh scope. The numbers alone may differ between two builds of one frozen text, and only
one to one: what is one `sorry` in one build is one in the other, and two stay two. So what follows from the constants
of the one build follows, with the labels renamed, from those of the other.
"""

from __future__ import annotations

from typing import Any

from p3.lean.terms.names import Name
from p3.lean.terms.store import APP, CONST, CONTENT, LIT, PI, PROJ, Node, Store

_SORRY, _NAME = Name.parse("sorryAx"), Name.parse("Lean.Name")
_ANONYMOUS, _STR, _NUM = (Name((*_NAME, last)) for last in ("anonymous", "str", "num"))
_NAT, _OF_NAT, _INSTANCE = map(Name.parse, ("Nat", "OfNat.ofNat", "instOfNatNat"))
_LONGEST = 64
_Shape = tuple[str | int, ...]


class Labels:
    """Which `sorry` of the pristine builds is which of the candidate's, and whether terms agree but for that."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._agreed: set[tuple[int, int]] = set()
        self._there: dict[int, int] = {}
        self._back: dict[int, int] = {}

    def difference(self, ours: int, theirs: int) -> tuple[int, int] | None:
        """The first two subterms of two canonical forms that differ by more than positions of `sorry`; None without any."""
        stack, agreed = [(ours, theirs)], set[tuple[int, int]]()
        while stack:
            pair = stack.pop()
            if pair in agreed or pair in self._agreed:
                continue
            agreed.add(pair)
            x, y = (self._store.exprs[i] for i in pair)
            shapes = self._label(x), self._label(y)
            if None not in shapes:
                if shapes[0] != shapes[1] or not self._one_to_one(x[2], y[2]):
                    return x[2], y[2]
                stack.append((x[1], y[1]))
                continue
            below = self._store.children(x), self._store.children(y)
            if _head(x, len(below[0])) != _head(y, len(below[1])):
                return pair
            stack += reversed(list(zip(*below, strict=True)))
        self._agreed |= agreed
        return None

    def _one_to_one(self, ours: int, theirs: int) -> bool:
        return self._there.setdefault(ours, theirs) == theirs and self._back.setdefault(theirs, ours) == ours

    def _label(self, node: Node) -> _Shape | None:
        """The label of a `sorry` without its numbers, where a term is an application of `sorryAx` to one."""
        exprs = self._store.exprs
        match self._spine(node, 3):
            case [(tag, name, _), kind, _, label] if tag == CONST and name == _SORRY:
                pi = exprs[kind]
                if pi[0] == PI and exprs[pi[1]][:2] == (CONST, _NAME):
                    return self._shape(exprs[label])
        return None

    def _shape(self, node: Node) -> _Shape | None:
        """The components of a closed name literal, numbers as 0; None for any other term, and for names of another origin."""
        parts: list[str | int] = []
        while node[:2] != (CONST, _ANONYMOUS):
            spine = self._spine(node, 2)
            if spine is None or spine[0][0] != CONST or len(parts) >= _LONGEST:
                return None
            part = self._component(spine[0][1], self._store.exprs[spine[2]])
            if part is None:
                return None
            parts.append(part)
            node = self._store.exprs[spine[1]]
        return tuple(parts) if "_sorry" in parts else None

    def _component(self, constructor: Name, node: Node) -> str | int | None:
        if constructor == _STR:
            return node[1] if node[0] == LIT and isinstance(node[1], str) else None
        return 0 if constructor == _NUM and self._is_numeral(node) else None

    def _is_numeral(self, node: Node) -> bool:
        """Whether a term is `OfNat.ofNat Nat n (instOfNatNat n)` for a literal `n`, or such a literal itself."""
        if node[0] == LIT:
            return isinstance(node[1], int)
        spine = self._spine(node, 3)
        if spine is None or spine[0][:2] != (CONST, _OF_NAT):
            return False
        exprs = self._store.exprs
        instance = self._spine(exprs[spine[3]], 1)
        plain = exprs[spine[1]][:2] == (CONST, _NAT) and exprs[spine[2]][0] == LIT and isinstance(exprs[spine[2]][1], int)
        return plain and instance is not None and instance[0][:2] == (CONST, _INSTANCE) and instance[1] == spine[2]

    def _spine(self, node: Node, count: int) -> list[Any] | None:
        """The node of the function and the numbers of exactly `count` arguments; None where there are others."""
        arguments: list[int] = []
        while node[0] == APP and len(arguments) < count:
            arguments.append(node[2])
            node = self._store.exprs[node[1]]
        return [node, *reversed(arguments)] if len(arguments) == count else None


def _head(node: Node, below: int) -> Node:
    """What a node says by itself, without the terms below it, and how many of those there are."""
    match node[0]:
        case tag if tag == PROJ:
            own = node[1:3]
        case tag if tag == CONTENT:
            own = (node[1], node[4])
        case _:
            own = node[1 + below :]
    return (node[0], below, *own)
