"""Expressions and universe levels, shared by structure: two equal ones have the same number.

A store holds the terms of any number of modules, so that comparing a pristine module with a candidate's takes time
linear in their sizes. Binder names and metadata mean nothing to the kernel and are left out. Binder kinds (explicit,
implicit, instance) are kept: the same source text always elaborates to the same kinds, so a difference shows that a
frozen text was read otherwise than the task meant it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from p3.lean.terms.names import Name
from p3.lean.terms.raw import Objects

Node = tuple[Any, ...]

BVAR, FVAR, MVAR, SORT, CONST, APP, LAM, PI, LET, LIT, MDATA, PROJ = range(12)
"""Constructor numbers of `Lean.Expr`; the first component of a node.

(BVAR, i) (FVAR, name) (MVAR, name) (SORT, level) (CONST, name, levels) (APP, f, a) (LAM, type, body, binder)
(PI, type, body, binder) (LET, type, value, body, nondep) (LIT, int | str) (PROJ, structure name, index, e)
"""
PROOF, CONTENT = 20, 21
"""Further nodes of canonical forms: (PROOF,) stands for any proof; (CONTENT, level parameters, type, value, levels) for a
constant that Lean made up, known by what it is and not by its name."""

LZERO, LSUCC, LMAX, LIMAX, LPARAM, LMVAR = range(6)
"""Constructor numbers of `Lean.Level`: (LZERO,) (LSUCC, l) (LMAX, a, b) (LIMAX, a, b) (LPARAM, name) (LMVAR, name)."""


class Store:
    """Hash-consed terms. An expression or a level is an index; an expression's parts have lower indices than itself."""

    def __init__(self) -> None:
        self.exprs: list[Node] = []
        self.levels: list[Node] = []
        self._expr_ids: dict[Node, int] = {}
        self._level_ids: dict[Node, int] = {}
        self._digests: dict[bool, dict[int, bytes]] = {False: {}, True: {}}
        self._level_digests: list[bytes] = []

    def expr(self, node: Node) -> int:
        """The number of an expression node."""
        found = self._expr_ids.get(node)
        if found is None:
            found = self._expr_ids[node] = len(self.exprs)
            self.exprs.append(node)
        return found

    def level(self, node: Node) -> int:
        """The number of a level node."""
        found = self._level_ids.get(node)
        if found is None:
            found = self._level_ids[node] = len(self.levels)
            self.levels.append(node)
        return found

    def children(self, node: Node) -> tuple[int, ...]:
        """The expressions directly below a node."""
        match node[0]:
            case 5 | 6 | 7:
                return (node[1], node[2])
            case 8:
                return (node[1], node[2], node[3])
            case 11:
                return (node[3],)
            case 21:
                return (node[2], node[3])
            case _:
                return ()

    def descend(self, *roots: int) -> Iterator[Node]:
        """Every node reachable from the roots, each once."""
        todo, seen = list(roots), set(roots)
        while todo:
            node = self.exprs[todo.pop()]
            yield node
            for c in self.children(node):
                if c not in seen:
                    seen.add(c)
                    todo.append(c)

    # ------------------------------------------------------------ digests

    def digest(self, expr: int, *, binders: bool = True) -> bytes:
        """A hash of a term that does not depend on the store. `binders=False` ignores binder kinds as well."""
        done = self._digests[binders]
        todo, seen = [expr], {expr}
        for i in todo:
            fresh = [c for c in self.children(self.exprs[i]) if c not in seen and c not in done]
            seen.update(fresh)
            todo += fresh
        for i in sorted(todo):
            if i not in done:
                done[i] = self._hash_expr(self.exprs[i], done, binders)
        return done[expr]

    def _hash_expr(self, node: Node, done: dict[int, bytes], binders: bool) -> bytes:
        tag = node[0]
        parts = [bytes([tag]), *(done[c] for c in self.children(node))]
        if tag == SORT:
            parts.append(self.level_digest(node[1]))
        elif tag == CONST:
            parts += [encode_name(node[1]), *(self.level_digest(x) for x in node[2])]
        elif tag == LIT:
            parts.append(_literal(node[1]))
        elif tag == BVAR:
            parts.append(str(node[1]).encode())
        elif tag in (FVAR, MVAR):
            parts.append(encode_name(node[1]))
        elif tag == PROJ:
            parts += [encode_name(node[1]), str(node[2]).encode()]
        elif tag in (LAM, PI):
            parts.append(bytes([node[3]]) if binders else b"")
        elif tag == CONTENT:
            parts += [*map(encode_name, node[1]), *(self.level_digest(x) for x in node[4])]
        return hash_parts(parts)

    def level_digest(self, level: int) -> bytes:
        """A hash of a universe level that does not depend on the store."""
        done = self._level_digests
        for i in range(len(done), level + 1):
            node = self.levels[i]
            below = [encode_name(x) if isinstance(x, Name) else done[x] for x in node[1:]]
            done.append(hash_parts([bytes([node[0]]), *below]))
        return done[level]


def hash_parts(parts: list[bytes]) -> bytes:
    """Hash of a sequence of byte strings that also binds where each ends."""
    h = hashlib.sha256()
    for part in parts:
        h.update(len(part).to_bytes(8, "little") + part)
    return h.digest()


def encode_name(name: Name) -> bytes:
    """A name as bytes, numeric components told apart."""
    return b"".join((b"#%d\0" % p) if isinstance(p, int) else b"'%d:" % len(b := p.encode()) + b for p in name)


def _literal(value: int | str) -> bytes:
    if isinstance(value, str):
        return b"s" + value.encode()
    return b"n" + value.to_bytes((value.bit_length() + 7) // 8, "little")


class Decoder:
    """Reads expressions and levels of one module into a store, each object once."""

    def __init__(self, objects: Objects, store: Store) -> None:
        self.objects, self.store = objects, store
        self._exprs: dict[int, int] = {}
        self._levels: dict[int, int] = {}

    def level(self, pointer: int) -> int:
        """Read a universe level."""
        o, memo = self.objects, self._levels
        todo = [pointer]
        while todo:
            p = todo[-1]
            if p in memo:
                todo.pop()
                continue
            tag = o.tag(p)
            if tag == LZERO:
                memo[p] = self.store.level((LZERO,))
            elif tag in (LSUCC, LMAX, LIMAX):
                parts = o.ctor(p, tag, 1 if tag == LSUCC else 2)
                if missing := [q for q in parts if q not in memo]:
                    todo += missing
                    continue
                memo[p] = self.store.level((tag, *(memo[q] for q in parts)))
            elif tag in (LPARAM, LMVAR):
                memo[p] = self.store.level((tag, o.name(o.ctor(p, tag, 1)[0])))
            else:
                raise o.error("an object is not a universe level")
            todo.pop()
        return memo[pointer]

    def expr(self, pointer: int) -> int:
        """Read an expression."""
        memo, o = self._exprs, self.objects
        shapes: dict[int, tuple[int, tuple[int, ...], tuple[int, ...]]] = {}
        todo = [pointer]
        while todo:
            p = todo.pop()
            if p not in memo and p not in shapes:
                tag, fields = o.shape(p)
                below = expression_parts(o, tag, fields)
                shapes[p] = tag, fields, below
                todo += below
        for p in sorted(shapes, key=o.order):
            tag, fields, below = shapes[p]
            memo[p] = self._node(p, tag, fields, tuple([memo[q] for q in below]))
        return memo[pointer]

    def _node(self, p: int, tag: int, fields: tuple[int, ...], below: tuple[int, ...]) -> int:
        o = self.objects
        if tag == APP:
            node: Node = (APP, *below)
        elif tag == CONST:
            node = (CONST, o.name(fields[0]), tuple(self.level(x) for x in o.items(fields[1])))
        elif tag == BVAR:
            node = (BVAR, o.nat(fields[0]))
        elif tag in (LAM, PI):
            node = (tag, *below, o.byte(p, 3, 8))
        elif tag == SORT:
            node = (SORT, self.level(fields[0]))
        elif tag == LET:
            node = (LET, *below, o.byte(p, 4, 8))
        elif tag == LIT:
            node = (LIT, self._literal(fields[0]))
        elif tag == MDATA:
            return below[0]
        elif tag == PROJ:
            node = (PROJ, o.name(fields[0]), o.nat(fields[1]), below[0])
        else:
            node = (tag, o.name(fields[0]))
        return self.store.expr(node)

    def _literal(self, pointer: int) -> int | str:
        o, tag = self.objects, self.objects.tag(pointer)
        if tag not in (0, 1):
            raise o.error("an object is not a literal")
        (value,) = o.ctor(pointer, tag, 1)
        return o.nat(value) if tag == 0 else o.string(value)


_FIELDS = (1, 1, 1, 1, 2, 2, 3, 3, 4, 1, 2, 3)


def expression_parts(objects: Objects, tag: int, fields: tuple[int, ...]) -> tuple[int, ...]:
    """Pointers of the expressions directly below one with this tag and these fields."""
    if tag >= len(_FIELDS) or len(fields) != _FIELDS[tag]:
        raise objects.error("an object is not an expression")
    if tag == APP:
        return fields
    if tag < APP or tag == LIT:
        return ()
    return fields[2:] if tag == PROJ else fields[1:]


def reachable(store: Store, root: int) -> list[int]:
    """The term's parts and itself, parts first."""
    todo, reach = [root], {root}
    for i in todo:
        fresh = [c for c in store.children(store.exprs[i]) if c not in reach]
        reach.update(fresh)
        todo += fresh
    return sorted(reach)


def positional(store: Store, root: int, parameters: tuple[Name, ...]) -> int:
    """The term with its universe parameters named by their position, so that their names do not count."""
    if not parameters:
        return root
    terms = reachable(store, root)
    levels = _renamed_levels(store, [store.exprs[i] for i in terms], parameters)
    memo: dict[int, int] = {}
    for i in terms:
        memo[i] = store.expr(_renamed(store, store.exprs[i], memo, levels))
    return memo[root]


def _renamed_levels(store: Store, nodes: list[Node], parameters: tuple[Name, ...]) -> dict[int, int]:
    """Level → level with parameters by position, for all levels in these nodes."""
    todo = [x for n in nodes for x in ((n[1],) if n[0] == SORT else n[-1] if n[0] in (CONST, CONTENT) else ())]
    reach = set(todo)
    while todo:
        node = store.levels[todo.pop()]
        fresh = [x for x in node[1:] if isinstance(x, int) and x not in reach]
        reach.update(fresh)
        todo += fresh
    out: dict[int, int] = {}
    for i in sorted(reach):
        node = store.levels[i]
        if node[0] == LPARAM and node[1] in parameters:
            out[i] = store.level((LPARAM, Name((parameters.index(node[1]),))))
        else:
            out[i] = store.level((node[0], *(out[x] if isinstance(x, int) else x for x in node[1:])))
    return out


def _renamed(store: Store, node: Node, memo: dict[int, int], levels: dict[int, int]) -> Node:
    tag = node[0]
    if tag == SORT:
        return (SORT, levels[node[1]])
    if tag == CONST:
        return (CONST, node[1], tuple(levels[x] for x in node[2]))
    if tag == CONTENT:
        return (CONTENT, node[1], memo[node[2]], memo[node[3]], tuple(levels[x] for x in node[4]))
    if tag == PROJ:
        return (PROJ, node[1], node[2], memo[node[3]])
    below = store.children(node)
    return (tag, *(memo[c] for c in below), *node[1 + len(below) :])
