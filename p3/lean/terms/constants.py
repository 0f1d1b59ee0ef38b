"""Constants of compiled modules: what Lean calls `ConstantInfo`, with its terms in a `Store`."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum

from p3.lean.terms.names import Name
from p3.lean.terms.raw import Objects
from p3.lean.terms.store import Decoder


class Kind(StrEnum):
    """Kinds of constants, in the order of Lean's constructors."""

    AXIOM = "axiom"
    DEFINITION = "definition"
    THEOREM = "theorem"
    OPAQUE = "opaque"
    QUOTIENT = "quotient"
    INDUCTIVE = "inductive type"
    CONSTRUCTOR = "constructor"
    RECURSOR = "recursor"


KINDS = tuple(Kind)


class Safety(IntEnum):
    """Lean's `DefinitionSafety`; only SAFE constants can prove anything."""

    UNSAFE = 0
    SAFE = 1
    PARTIAL = 2


@dataclass(frozen=True, slots=True)
class Rule:
    """How a recursor computes on one constructor."""

    constructor: Name
    fields: int
    value: int


@dataclass(frozen=True, slots=True)
class Constant:
    """One constant. `type`, `value` and the rules' values are numbers of terms in the environment's store."""

    name: Name
    kind: Kind
    levels: tuple[Name, ...]
    type: int
    value: int | None = None
    safety: Safety = Safety.SAFE
    hint: int | str | None = None
    """Definitions: `opaque`, `abbrev`, or the height that the kernel unfolds by."""
    group: tuple[Name, ...] = ()
    """The constants declared together with it (`all`)."""
    numbers: tuple[int, ...] = ()
    """Counts as Lean stores them. Inductive type: parameters, indices, nested, recursive?, reflexive?. Constructor: index,
    parameters, fields. Recursor: parameters, indices, motives, minor premises, K?. Quotient: its kind."""
    constructors: tuple[Name, ...] = ()
    parent: Name | None = None
    """Constructors: the inductive type."""
    rules: tuple[Rule, ...] = field(default=())


class ConstantReader:
    """Decodes constants of one module, each from the pointer to its `ConstantInfo`."""

    def __init__(self, objects: Objects, decoder: Decoder) -> None:
        self._o, self._d = objects, decoder

    def read(self, pointer: int) -> Constant:
        """The constant at `pointer`; raises OleanError where it is not one."""
        o = self._o
        tag = o.tag(pointer)
        if tag >= len(KINDS):
            raise o.error("an object is not a constant")
        (val,) = o.ctor(pointer, tag, 1)
        return _READERS[tag](self, KINDS[tag], val)

    def _base(self, pointer: int) -> tuple[Name, tuple[Name, ...], int]:
        name, levels, type_ = self._o.ctor(pointer, 0, 3)
        return self._o.name(name), self._o.names(levels), self._d.expr(type_)

    def _axiom(self, kind: Kind, val: int) -> Constant:
        (base,) = self._o.ctor(val, 0, 1, 1)
        return Constant(*self._head(base, kind), safety=self._unsafe(val, 1, 0))

    def _head(self, base: int, kind: Kind) -> tuple[Name, Kind, tuple[Name, ...], int]:
        name, levels, type_ = self._base(base)
        return name, kind, levels, type_

    def _unsafe(self, val: int, fields: int, index: int) -> Safety:
        return Safety.UNSAFE if self._o.byte(val, fields, index) else Safety.SAFE

    def _definition(self, kind: Kind, val: int) -> Constant:
        base, value, hints, group = self._o.ctor(val, 0, 4, 1)
        level = self._o.byte(val, 4, 0)
        if level > 2:
            raise self._o.error("a definition's safety is out of range")
        return Constant(
            *self._head(base, kind),
            value=self._d.expr(value),
            safety=Safety(level),
            hint=self._hint(hints),
            group=self._o.names(group),
        )

    def _hint(self, pointer: int) -> int | str:
        if pointer & 1:
            if pointer >> 1 > 1:
                raise self._o.error("a reducibility hint is out of range")
            return ("opaque", "abbrev")[pointer >> 1]
        self._o.ctor(pointer, 2, 0, 4)
        return self._o.word32(pointer, 0)

    def _theorem(self, kind: Kind, val: int) -> Constant:
        base, value, group = self._o.ctor(val, 0, 3)
        return Constant(*self._head(base, kind), value=self._d.expr(value), group=self._o.names(group))

    def _opaque(self, kind: Kind, val: int) -> Constant:
        base, value, group = self._o.ctor(val, 0, 3, 1)
        return Constant(
            *self._head(base, kind), value=self._d.expr(value), safety=self._unsafe(val, 3, 0), group=self._o.names(group)
        )

    def _quotient(self, kind: Kind, val: int) -> Constant:
        (base,) = self._o.ctor(val, 0, 1, 1)
        return Constant(*self._head(base, kind), numbers=(self._o.byte(val, 1, 0),))

    def _inductive(self, kind: Kind, val: int) -> Constant:
        o = self._o
        base, params, indices, group, ctors, nested = o.ctor(val, 0, 6, 3)
        flags = tuple(o.byte(val, 6, i) for i in range(3))
        return Constant(
            *self._head(base, kind),
            safety=self._unsafe(val, 6, 1),
            group=o.names(group),
            constructors=o.names(ctors),
            numbers=(o.small(params), o.small(indices), o.small(nested), flags[0], flags[2]),
        )

    def _constructor(self, kind: Kind, val: int) -> Constant:
        o = self._o
        base, parent, *counts = o.ctor(val, 0, 5, 1)
        numbers = tuple(o.small(c) for c in counts)
        return Constant(*self._head(base, kind), safety=self._unsafe(val, 5, 0), parent=o.name(parent), numbers=numbers)

    def _recursor(self, kind: Kind, val: int) -> Constant:
        o = self._o
        base, group, params, indices, motives, minors, rules = o.ctor(val, 0, 7, 2)
        numbers = (*(o.small(c) for c in (params, indices, motives, minors)), o.byte(val, 7, 0))
        return Constant(
            *self._head(base, kind),
            safety=self._unsafe(val, 7, 1),
            group=o.names(group),
            numbers=numbers,
            rules=tuple(self._rule(r) for r in o.items(rules)),
        )

    def _rule(self, pointer: int) -> Rule:
        ctor, fields, value = self._o.ctor(pointer, 0, 3)
        return Rule(self._o.name(ctor), self._o.small(fields), self._d.expr(value))


_READERS = (
    ConstantReader._axiom,
    ConstantReader._definition,
    ConstantReader._theorem,
    ConstantReader._opaque,
    ConstantReader._quotient,
    ConstantReader._inductive,
    ConstantReader._constructor,
    ConstantReader._recursor,
)
