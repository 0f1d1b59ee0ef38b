"""Compiled modules written by hand, object by object, for what no source text compiles to."""

from __future__ import annotations

import struct

from p3.lean.terms import Kind, Module, Name
from p3.lean.terms.raw import OBJECTS


class Builder:
    """A module under construction. Children come before parents, as Lean writes them."""

    BASE = 0x10000000

    def __init__(self) -> None:
        self.body = bytearray()

    def here(self) -> int:
        """The address of the next object."""
        return self.BASE + OBJECTS + len(self.body)

    def put(self, tag: int, other: int, data: bytes) -> int:
        """Any object."""
        place = self.here()
        data += b"\0" * (-len(data) % 8)
        self.body += struct.pack("<iHBB", 0, 8 + len(data) & 0xFFFF, other, tag) + data
        return place

    def ctor(self, tag: int, *fields: int, tail: bytes = b"") -> int:
        """A constructor object with scalars `tail`."""
        return self.put(tag, len(fields), struct.pack(f"<{len(fields)}Q", *fields) + tail)

    def array(self, *items: int) -> int:
        """An `Array`."""
        return self.put(246, 0, struct.pack(f"<{2 + len(items)}Q", len(items), len(items), *items))

    def list(self, *items: int) -> int:
        """A `List`."""
        p = 1
        for item in reversed(items):
            p = self.ctor(1, item, p)
        return p

    def string(self, text: bytes) -> int:
        """A `String`."""
        return self.put(249, 0, struct.pack("<3Q", len(text) + 1, len(text) + 1, len(text)) + text + b"\0")

    def name(self, text: str) -> int:
        """A `Name` of plain components."""
        p = 1
        for part in text.split("."):
            p = self.ctor(1, p, self.string(part.encode()), tail=b"\0" * 8)
        return p

    def prop(self) -> int:
        """`Prop`."""
        return self.ctor(3, 1, tail=b"\0" * 8)

    def const(self, name: str) -> int:
        """A constant without universe levels."""
        return self.ctor(4, self.name(name), 1, tail=b"\0" * 8)

    def axiom(self, name: int, type_: int) -> int:
        """An axiom."""
        return self.ctor(0, self.ctor(0, self.ctor(0, name, 1, type_), tail=b"\0"))

    def theorem(self, name: str, type_: int, value: int) -> int:
        """A theorem."""
        own = self.name(name)
        return self.ctor(2, self.ctor(0, self.ctor(0, own, 1, type_), value, self.list(own)))

    def quotient(self, name: str, type_: int) -> int:
        """A quotient primitive."""
        return self.ctor(4, self.ctor(0, self.ctor(0, self.name(name), 1, type_), tail=b"\0"))

    def finish(self, root: int) -> bytes:
        """The file."""
        head = (b"olean\x02\x01" + b"4.35.0").ljust(80, b"\0") + struct.pack("<QQ", self.BASE, root)
        return head + bytes(self.body) + b"\0" * 16

    def module(self, names: int, constants: int, imports: tuple[str, ...] = ()) -> bytes:
        """A module of these arrays."""
        own = [self.ctor(0, self.name(i), tail=b"\0\0\0") for i in imports]
        empty = self.array()
        return self.finish(self.ctor(0, self.array(*own) if own else empty, names, constants, empty, empty, tail=b"\0"))

    def module_of(self, *constants: tuple[str, int], imports: tuple[str, ...] = ("Init",)) -> bytes:
        """A module of named constants."""
        names = [self.name(name) for name, _ in constants]
        return self.module(self.array(*names), self.array(*(c for _, c in constants)), imports)


class Patch(Builder):
    """A real module with constants replaced: new objects are appended, and a new root refers to them."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        (self.BASE,) = struct.unpack_from("<Q", data, 80)
        self.body = bytearray(data[OBJECTS:])
        self.body += b"\0" * (-len(self.body) % 8)
        self.module_ = Module([data], "patched")
        self.new: dict[Name, int] = {}

    def fields(self, name: str) -> tuple[int, ...]:
        """Fields of a constant's value object (`TheoremVal` and the like): the first is its `ConstantVal`."""
        objects, key = self.module_.objects, Name.parse(name)
        tag = list(Kind).index(self.module_.kind(key))
        return objects.shape(objects.ctor(self.module_.pointers[key], tag, 1)[0])[1]

    def type_of(self, name: str) -> int:
        """The pointer to a constant's type."""
        return self.module_.objects.ctor(self.fields(name)[0], 0, 3)[2]

    def replace(self, name: str, constant: int) -> None:
        """Have another object stand for a constant."""
        self.new[Name.parse(name)] = constant

    def done(self) -> bytes:
        """The file."""
        objects = self.module_.objects
        imports, names, _, extra, entries = objects.ctor(objects.root, 0, 5, 1)
        constants = self.array(*(self.new.get(name, p) for name, p in self.module_.pointers.items()))
        root = self.ctor(0, imports, names, constants, extra, entries, tail=b"\0")
        head = bytearray(self.data[:OBJECTS])
        struct.pack_into("<Q", head, 88, root)
        return bytes(head) + bytes(self.body) + b"\0" * 16
