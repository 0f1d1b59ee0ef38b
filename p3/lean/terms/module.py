"""A compiled module: its imports, constants (decoded when asked for) and entries of environment extensions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

from p3.lean.terms.constants import KINDS, Constant, ConstantReader, Kind
from p3.lean.terms.files import Bytes, digest, map_parts, read_parts
from p3.lean.terms.names import Name
from p3.lean.terms.raw import Objects
from p3.lean.terms.store import CONST, LIT, PROJ, Decoder, Store, expression_parts

NAT, STRING = Name(("Nat",)), Name(("String",))
_STEPS_FACTOR = 2
"""Objects visited in walks for each byte; honest modules need less than a tenth."""
QUOTIENT = tuple(Name(parts) for parts in (("Quot",), ("Quot", "mk"), ("Quot", "lift"), ("Quot", "ind")))


class Module:
    """One compiled module. Raises OleanError wherever the bytes are not one."""

    def __init__(self, parts: Sequence[Bytes], label: str, *, trusted: bool = False) -> None:
        self.label, self._parts = label, parts
        self.objects = o = Objects(parts, label, trusted=trusted)
        imports, names, constants, _, self._entries = o.ctor(o.root, 0, 5, 1)
        self.is_module = bool(o.byte(o.root, 5, 0))
        """Whether the source began with the keyword `module`."""
        self.imports = tuple(dict.fromkeys(o.name(o.ctor(i, 0, 1, 3)[0]) for i in o.array(imports)))
        listed = [o.name(p) for p in o.array(names)]
        pointers = o.array(constants)
        if len(listed) != len(pointers):
            raise o.error("there are not as many constants as names")
        self.pointers: dict[Name, int] = dict(zip(listed, pointers, strict=True))
        if len(self.pointers) != len(listed):
            raise o.error("a constant is listed twice")
        self._refs: dict[Name, frozenset[Name]] = {}
        self._steps = float("inf") if trusted else _STEPS_FACTOR * sum(map(len, parts))
        """Objects that walks may still visit: constants that share all of a large term would take time in the square of it."""

    @classmethod
    def load(cls, path: Path, label: str = "", limit: int | None = None, *, trusted: bool = False) -> Module:
        """Read a module from disk; `limit` bounds the size of each part in bytes.

        Parts beside the first count only where the source began with `module`, as they do for Lean.
        """
        parts = map_parts(path) if trusted else read_parts(path, limit)
        whole = cls(parts[:1], label or path.name, trusted=trusted)
        if whole.is_module and len(parts) > 1:
            return cls(parts, label or path.name, trusted=trusted)
        return whole

    @cached_property
    def sha256(self) -> str:
        """Hash of the module's bytes, as receipts bind it."""
        return digest(self._parts)

    def __contains__(self, name: Name) -> bool:
        return name in self.pointers

    def __iter__(self) -> Iterator[Name]:
        return iter(self.pointers)

    def kind(self, name: Name) -> Kind:
        """The kind of a constant, without decoding the rest."""
        tag = self.objects.tag(self.pointers[name])
        if tag >= len(KINDS):
            raise self.objects.error("an object is not a constant")
        return KINDS[tag]

    def reader(self, store: Store) -> ConstantReader:
        """A decoder of this module's constants into a store."""
        return ConstantReader(self.objects, Decoder(self.objects, store))

    def entries(self) -> dict[Name, tuple[int, ...]]:
        """Environment extension → pointers of the entries this module adds to it."""
        o = self.objects
        out: dict[Name, tuple[int, ...]] = {}
        for pair in o.array(self._entries):
            name, values = o.ctor(pair, 0, 2)
            out[o.name(name)] = (*out.get(o.name(name), ()), *o.array(values))
        return out

    # ------------------------------------------------------------ the total walk

    def refs(self, name: Name) -> frozenset[Name]:
        """Every constant that a constant of this module mentions.

        In its type, value, constructors, recursor rules, structure projections and literals; the value of an `opaque` and
        the proof of a theorem count as well.
        """
        known = self._refs.get(name)
        if known is None:
            known = self._refs[name] = frozenset(self._collect(name))
        return known

    def statement_refs(self, name: Name) -> frozenset[Name]:
        """Every constant that the type of a constant mentions."""
        (val,) = self.objects.ctor(self.pointers[name], self.objects.tag(self.pointers[name]), 1)
        base = self.objects.ctor(val, 0, _VALUE_FIELDS[KINDS.index(self.kind(name))])[0]
        return frozenset(self._walk([self.objects.ctor(base, 0, 3)[2]]))

    def _collect(self, name: Name) -> set[Name]:
        o, kind = self.objects, self.kind(name)
        tag = KINDS.index(kind)
        (val,) = o.ctor(self.pointers[name], tag, 1)
        fields = o.ctor(val, 0, _VALUE_FIELDS[tag])
        stored, _, type_ = o.ctor(fields[0], 0, 3)
        if o.name(stored) != name:
            raise o.error(f"the constant listed as {name} calls itself {o.name(stored)}")
        roots, out = [type_], set[Name]()
        match kind:
            case Kind.DEFINITION | Kind.THEOREM | Kind.OPAQUE:
                roots.append(fields[1])
            case Kind.INDUCTIVE:
                out.update(o.names(fields[3]), o.names(fields[4]))
            case Kind.CONSTRUCTOR:
                out.add(o.name(fields[1]))
            case Kind.RECURSOR:
                out.update(o.names(fields[1]))
                for rule in o.items(fields[6]):
                    ctor, _, value = o.ctor(rule, 0, 3)
                    out.add(o.name(ctor))
                    roots.append(value)
            case Kind.QUOTIENT:
                out.update(QUOTIENT)
            case _:
                pass
        return out | self._walk(roots)

    def _walk(self, roots: list[int]) -> set[Name]:
        o, out, todo, seen = self.objects, set[Name](), roots, set(roots)
        while todo:
            tag, fields = o.shape(todo.pop())
            if tag in (CONST, PROJ):
                out.add(o.name(fields[0]))
            elif tag == LIT:
                out.add(NAT if o.tag(fields[0]) == 0 else STRING)
            self._steps -= 1
            if self._steps < 0:
                raise o.error("its constants share more of their terms than any honest ones")
            for q in expression_parts(o, tag, fields):
                if q not in seen:
                    seen.add(q)
                    todo.append(q)
        return out


_VALUE_FIELDS = (1, 4, 3, 3, 1, 6, 5, 7)


def constants(module: Module, store: Store) -> Iterator[Constant]:
    """All constants of a module, decoded into the store."""
    reader = module.reader(store)
    for name, pointer in module.pointers.items():
        constant = reader.read(pointer)
        if constant.name != name:
            raise module.objects.error(f"the constant listed as {name} calls itself {constant.name}")
        yield constant
