"""Small closed values of a type, as Lean text: what a statement is tried on before anyone tries to prove it.

Types are read from compiled terms, so that a task's own structures and inductive types are covered by their constructors.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import Environment
from p3.lean.terms.names import Name
from p3.lean.terms.store import APP, BVAR, CONST, LAM, LET, LZERO, PI, PROJ, SORT, Node, Store

LITERALS: dict[str, tuple[str, ...]] = {
    "Nat": ("0", "1", "2", "3"),
    "Int": ("0", "1", "(-1)", "2"),
    "Char": ("'a'", "'b'", "'0'"),
    "String": ('""', '"a"', '"ab"', '"ba"'),
    "UInt8": ("0", "1"),
    "UInt32": ("0", "1"),
    "UInt64": ("0", "1"),
}
"""Types whose constructors would be no help."""

SEQUENCES = {"List": "[{}]", "Array": "#[{}]"}
INSTANCE_IMPLICIT = 3
WIDTH = 6
"""Values of one type; a list type has a few more."""


@dataclass(frozen=True)
class Binder:
    """An argument of a statement, with values to try; `by decide` for a hypothesis that something later depends on."""

    values: tuple[str, ...]
    data: bool


def arguments(env: Environment, name: Name) -> tuple[Binder, ...]:
    """The arguments to instantiate a constant's statement with, up to the last that ranges over data.

    What follows (hypotheses and conclusion) is left for Lean to decide. A leading argument that no value is known for ends
    the search: the tuple is empty then, and the statement is only tried as a whole.
    """
    constant = env.get(name)
    if constant is None:
        return ()
    store, found = env.store, list[Binder]()
    kind = constant.type
    while store.exprs[kind][0] == PI:
        _, domain, body, style = store.exprs[kind]
        chosen = _binder(env, domain, style)
        found.append(chosen)
        value = _nat(store) if chosen.values == ("Nat",) else None
        kind = substitute(store, body, value)
    last = max((i for i, b in enumerate(found) if b.data), default=-1)
    return tuple(found[: last + 1])


def tuples(binders: tuple[Binder, ...], limit: int) -> list[tuple[str, ...]]:
    """Instantiations of the binders, simplest first: by the sum of the positions of their values."""
    spaces = [range(len(b.values)) for b in binders]
    size = 1
    for space in spaces:
        size *= len(space)
    if size > 20_000:  # too many to sort: narrow every choice
        spaces = [range(min(3, len(s))) for s in spaces]
    picked = sorted(itertools.islice(itertools.product(*spaces), 20_000), key=lambda p: (sum(p), p))
    return [tuple(b.values[i] for b, i in zip(binders, p, strict=True)) for p in picked[:limit]]


def _binder(env: Environment, domain: int, style: int) -> Binder:
    node = env.store.exprs[domain]
    if style == INSTANCE_IMPLICIT:
        return Binder(("inferInstance",), data=True)
    if node[0] == SORT:
        return Binder(("Nat",), data=True)
    found = tuple(values(env, domain))
    return Binder(found, data=True) if found else Binder(("(by decide)",), data=False)


def values(env: Environment, kind: int, depth: int = 2) -> list[str]:
    """Values of a type, simplest first; none where no way to make one is known."""
    store = env.store
    node = store.exprs[kind]
    if node[0] == PI:
        return [f"(fun _ => {v})" for v in values(env, node[2], depth)[:2]] if not _open(store, node[2]) else []
    head, args = _spine(store, kind)
    if head[0] != CONST:
        return []
    name = str(head[1])
    if name in LITERALS:
        return list(LITERALS[name])
    if name in SEQUENCES and len(args) == 1:
        return _sequences(SEQUENCES[name], values(env, args[0], depth))
    constant = env.get(head[1])
    if constant is None or depth < 0:
        return []
    if constant.kind is Kind.DEFINITION and constant.value is not None:
        unfolded = _apply(store, constant.value, args)
        return values(env, unfolded, depth) if unfolded is not None and unfolded != kind else []
    if constant.kind is Kind.INDUCTIVE and not _is_prop(env, constant.type):
        made = [v for c in constant.constructors for v in _constructed(env, c, args, depth)]
        return sorted(made, key=len)[: WIDTH + 2]
    return []


def _sequences(form: str, items: list[str]) -> list[str]:
    """Empty, single, pairs in both orders, equal ones, and one of three."""
    a = items[:3]
    picks: list[tuple[str, ...]] = [(), *((x,) for x in a[:2]), *itertools.permutations(a[:2], 2)]
    picks += [(x, x) for x in a[1:2]] + ([(a[2], a[0], a[1])] if len(a) == 3 else [])
    return [form.format(", ".join(p)) for p in picks] if items else [form.format("")]


def _constructed(env: Environment, constructor: Name, parameters: list[int], depth: int) -> Iterator[str]:
    """Applications of a constructor to values of its fields."""
    constant = env.get(constructor)
    if constant is None:
        return
    store, kind = env.store, constant.type
    for p in parameters[: constant.numbers[1]]:
        if store.exprs[kind][0] != PI:
            return
        kind = substitute(store, store.exprs[kind][2], p)
    fields: list[list[str]] = []
    while store.exprs[kind][0] == PI:
        _, domain, body, _ = store.exprs[kind]
        choices = [] if _open(store, domain) else values(env, domain, depth - 1)[:3]
        fields.append(choices or ["(by decide)"])
        kind = substitute(store, body, None)
    full = f"@{constructor}" + " _" * constant.numbers[1]
    for choice in itertools.islice(itertools.product(*fields), WIDTH):
        yield f"({' '.join((full, *choice))})" if choice or parameters else f"{constructor}"


# ---------------------------------------------------------------- terms


def substitute(store: Store, body: int, value: int | None) -> int:
    """The body of a binder with its variable replaced by a closed term; None leaves a gap that stands for some value."""
    gap = store.expr((SORT, store.level((LZERO,)))) if value is None else value
    memo: dict[tuple[int, int], int] = {}

    def go(i: int, level: int) -> int:
        if (i, level) not in memo:
            node = store.exprs[i]
            if node[0] == BVAR:
                memo[i, level] = gap if node[1] == level else store.expr((BVAR, node[1] - 1)) if node[1] > level else i
            else:
                inner = _BOUND.get(node[0])
                below = tuple(go(c, level + (k == inner)) for k, c in enumerate(store.children(node)))
                memo[i, level] = store.expr(_with_children(node, below)) if below else i
        return memo[i, level]

    return go(body, 0)


_BOUND = {LAM: 1, PI: 1, LET: 2}
"""Which child of a node stands under its binder."""


def _with_children(node: Node, below: tuple[int, ...]) -> Node:
    if node[0] == PROJ:
        return (PROJ, node[1], node[2], *below)
    return (node[0], *below, *node[1 + len(below) :])


def _spine(store: Store, i: int) -> tuple[Node, list[int]]:
    args: list[int] = []
    while store.exprs[i][0] == APP:
        args.append(store.exprs[i][2])
        i = store.exprs[i][1]
    return store.exprs[i], args[::-1]


def _apply(store: Store, function: int, args: list[int]) -> int | None:
    """The function's body at the arguments; None where it takes fewer."""
    for arg in args:
        if store.exprs[function][0] != LAM:
            return None
        function = substitute(store, store.exprs[function][2], arg)
    return function


def _open(store: Store, i: int) -> bool:
    """Whether a term has a variable of its own context (a binder above it)."""
    todo, seen = [(i, 0)], set[tuple[int, int]]()
    while todo:
        entry = todo.pop()
        if entry in seen:
            continue
        seen.add(entry)
        node, level = store.exprs[entry[0]], entry[1]
        if node[0] == BVAR and node[1] >= level:
            return True
        inner = _BOUND.get(node[0])
        todo.extend((c, level + (k == inner)) for k, c in enumerate(store.children(node)))
    return False


def _is_prop(env: Environment, kind: int) -> bool:
    """Whether an inductive type lives in `Prop`, so that its members are proofs."""
    store = env.store
    while store.exprs[kind][0] == PI:
        kind = store.exprs[kind][2]
    node = store.exprs[kind]
    return bool(node[0] == SORT and store.levels[node[1]][0] == LZERO)


def _nat(store: Store) -> int:
    return store.expr((CONST, Name(("Nat",)), ()))
