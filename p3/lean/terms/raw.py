"""Objects of a compiled Lean module, read from bytes with every access checked.

A module is one file, or several parts (`.olean`, `.olean.server`, `.olean.private`) whose objects may point into earlier
parts. Lean writes children before their parents, so a pointer must lead to a lower place than the object that holds it;
with that rule no file, however it was altered, makes a reader run in circles. Variable-sized reads are charged to a
budget proportional to the size, so that overlapping objects cannot make reading quadratic either.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from p3.errors import OleanError
from p3.lean.terms.files import Bytes
from p3.lean.terms.names import ANONYMOUS, Component, Name

HEADER = 88
OBJECTS = 96
_WORD = struct.Struct("<Q")
_WORDS = [struct.Struct(f"<{n}Q") for n in range(8)]
_TAG_ARRAY, _TAG_STRING, _TAG_BIG = 246, 249, 250
_MAX_CTOR = 244
_BUDGET_FACTOR = 16
_MAX_NAME = 256


class Objects:
    """The object graph of one module. Pointers are file addresses; odd ones are boxed scalars, `pointer >> 1`."""

    def __init__(self, parts: Sequence[Bytes], label: str, *, trusted: bool = False) -> None:
        """`trusted` lifts the budget, for modules that stay loaded and are read again and again."""
        self.label = label
        self._regions: list[tuple[int, int, int]] = []
        chunks: list[Bytes] = []
        place = 0
        for data in parts:
            self._check_header(data)
            (base,) = _WORD.unpack_from(data, 80)
            for other, end, _ in self._regions:
                if base < end and other < base + len(data):
                    raise self.error("two parts claim the same addresses")
            self._regions.append((base, base + len(data), place - base))
            padding = b"\0" * (-len(data) % 8)
            chunks += (data, padding)
            place += len(data) + len(padding)
        if not parts:
            raise self.error("no bytes")
        self._data = chunks[0] if len(parts) == 1 and not chunks[1] else b"".join(chunks)
        self._low, self._high, self._shift = 0, 0, 0
        if len(self._regions) == 1:
            start, end, self._shift = self._regions[0]
            self._low, self._high = start + OBJECTS, end - 7
        self._budget = float("inf") if trusted else _BUDGET_FACTOR * len(self._data) + 4096
        self.lean_version = parts[0][7:40].split(b"\0")[0].decode("ascii", "replace")
        self.githash = parts[0][40:80].split(b"\0")[0].decode("ascii", "replace")
        (self.root,) = _WORD.unpack_from(parts[-1], HEADER)
        self._names: dict[int, Name] = {}
        self._strings: dict[int, str] = {}

    def error(self, what: str) -> OleanError:
        """An `OleanError` that names this module."""
        return OleanError(f"{self.label}: {what}; the compiled module cannot be trusted")

    def _check_header(self, data: Bytes) -> None:
        if len(data) < OBJECTS + 8:
            raise self.error("the file is too short")
        if data[:5] != b"olean":
            raise self.error("this is not a compiled Lean module")
        if data[5] != 2:
            raise self.error(f"format version {data[5]} is not 2")

    # ------------------------------------------------------------ single objects

    def _offset(self, pointer: int, below: int) -> int:
        if pointer & 7:
            raise self.error(f"pointer {pointer:#x} is not aligned")
        for start, end, shift in self._regions:
            if start <= pointer < end:
                offset = pointer + shift
                if pointer - start < OBJECTS or offset + 8 > len(self._data):
                    raise self.error(f"pointer {pointer:#x} leads into a header")
                if offset >= below:
                    raise self.error(f"pointer {pointer:#x} leads forward")
                return offset
        raise self.error(f"pointer {pointer:#x} leads out of the file")

    def spend(self, count: int) -> None:
        """Charge `count` bytes of a variable-sized read to the module's budget."""
        self._budget -= count
        if count < 0 or self._budget < 0:
            raise self.error("objects overlap")

    def is_scalar(self, pointer: int) -> bool:
        """Whether the pointer is a boxed scalar (an enumeration value or a small number)."""
        return bool(pointer & 1)

    def tag(self, pointer: int) -> int:
        """Constructor number of an object; a boxed scalar is its own number."""
        if pointer & 1:
            return pointer >> 1
        return self._data[self._offset(pointer, len(self._data)) + 7]

    def shape(self, pointer: int) -> tuple[int, tuple[int, ...]]:
        """Tag and fields of a constructor object."""
        data = self._data
        offset = (
            pointer + self._shift if not pointer & 7 and self._low <= pointer < self._high else self._offset(pointer, len(data))
        )
        count, tag = data[offset + 6], data[offset + 7]
        if tag > _MAX_CTOR or count >= len(_WORDS) or offset + 8 + 8 * count > len(data):
            raise self.error(f"object at {pointer:#x} is not a constructor")
        fields: tuple[int, ...] = _WORDS[count].unpack_from(data, offset + 8)
        for p in fields:
            if not p & 1 and not self._low <= p < pointer:
                self._offset(p, offset)
        return tag, fields

    def order(self, pointer: int) -> int:
        """A key by which every object comes after all it points to."""
        return self._offset(pointer, len(self._data))

    def ctor(self, pointer: int, tag: int, fields: int, scalars: int = 0) -> tuple[int, ...]:
        """Fields of a constructor object that must have this tag, number of fields and at least so many bytes of scalars."""
        actual, out = self.shape(pointer)
        if actual != tag or len(out) != fields:
            raise self.error(f"object at {pointer:#x} is not a constructor {tag} with {fields} fields")
        if scalars and self.order(pointer) + 8 + 8 * fields + scalars > len(self._data):
            raise self.error("an object reaches beyond the end")
        return out

    def byte(self, pointer: int, fields: int, index: int) -> int:
        """Byte `index` of the scalars that follow the fields of a constructor object."""
        at = self._offset(pointer, len(self._data)) + 8 + 8 * fields + index
        if at >= len(self._data):
            raise self.error("an object reaches beyond the end")
        return self._data[at]

    def word32(self, pointer: int, fields: int) -> int:
        """The 32-bit scalar that follows the fields of a constructor object."""
        at = self._offset(pointer, len(self._data)) + 8 + 8 * fields
        if at + 4 > len(self._data):
            raise self.error("an object reaches beyond the end")
        return int.from_bytes(self._data[at : at + 4], "little")

    # ------------------------------------------------------------ containers

    def array(self, pointer: int) -> tuple[int, ...]:
        """Members of an `Array`."""
        offset = self._sized(pointer, _TAG_ARRAY)
        (count,) = _WORD.unpack_from(self._data, offset + 8)
        self._room(offset + 24, count, 8)
        members: tuple[int, ...] = struct.unpack_from(f"<{count}Q", self._data, offset + 24)
        for p in members:
            if not p & 1:
                self._offset(p, offset)
        return members

    def items(self, pointer: int) -> list[int]:
        """Members of a `List`."""
        out: list[int] = []
        while not pointer & 1:
            head, pointer = self.ctor(pointer, 1, 2)
            self.spend(24)
            out.append(head)
        if pointer != 1:
            raise self.error("a list has no end")
        return out

    def string(self, pointer: int) -> str:
        """A `String`; it must be UTF-8 and end in its NUL."""
        if (known := self._strings.get(pointer)) is not None:
            return known
        offset = self._sized(pointer, _TAG_STRING)
        (size,) = _WORD.unpack_from(self._data, offset + 8)
        self._room(offset + 32, size, 1)
        raw = self._data[offset + 32 : offset + 32 + size]
        if not raw.endswith(b"\0"):
            raise self.error("a string has no end")
        try:
            text = raw[:-1].decode()
        except UnicodeDecodeError as e:
            raise self.error("a string is not UTF-8") from e
        self._strings[pointer] = text
        return text

    def nat(self, pointer: int) -> int:
        """A `Nat` of any size."""
        if pointer & 1:
            return pointer >> 1
        offset = self._sized(pointer, _TAG_BIG)
        (size,) = struct.unpack_from("<i", self._data, offset + 12)
        (limbs,) = _WORD.unpack_from(self._data, offset + 16)
        if size <= 0:
            raise self.error("a number is negative or not normal")
        if limbs != pointer + 24:
            raise self.error("the digits of a number lie elsewhere")
        self._room(offset + 24, size, 8)
        return int.from_bytes(self._data[offset + 24 : offset + 24 + 8 * size], "little")

    def small(self, pointer: int) -> int:
        """A `Nat` that is used as a count; large ones are refused."""
        value = pointer >> 1
        if not pointer & 1 or value > 0xFFFF_FFFF:
            raise self.error("a count is out of range")
        return value

    def _sized(self, pointer: int, tag: int) -> int:
        if pointer & 1:
            raise self.error("a scalar stands where an object is expected")
        offset = self._offset(pointer, len(self._data))
        if self._data[offset + 7] != tag:
            raise self.error(f"object at {pointer:#x} is not of kind {tag}")
        if offset + 24 > len(self._data):
            raise self.error("an object reaches beyond the end")
        return offset

    def _room(self, at: int, count: int, width: int) -> None:
        self.spend(min(count, 1 << 62) * width)
        if count > len(self._data) or at + count * width > len(self._data):
            raise self.error("an object reaches beyond the end")

    # ------------------------------------------------------------ names

    def name(self, pointer: int) -> Name:
        """A structural `Name`."""
        if pointer == 1:
            return ANONYMOUS
        if (known := self._names.get(pointer)) is not None:
            return known
        chain: list[tuple[int, Component]] = []
        p, prefix = pointer, ANONYMOUS
        while p != 1:
            if (seen := self._names.get(p)) is not None:
                prefix = seen
                break
            if len(chain) >= _MAX_NAME:
                raise self.error("a name is too long")
            tag = self.tag(p)
            parent, last = self.ctor(p, tag, 2)
            if tag not in (1, 2) or p & 1:
                raise self.error("an object is not a name")
            chain.append((p, self.string(last) if tag == 1 else self.small(last)))
            p = parent
        for p, component in reversed(chain):
            prefix = Name((*prefix, component))
            if len(prefix) > _MAX_NAME:
                raise self.error("a name is too long")
            self.spend(len(prefix))
            self._names[p] = prefix
        return prefix

    def names(self, pointer: int) -> tuple[Name, ...]:
        """Members of a `List Name`."""
        return tuple(self.name(p) for p in self.items(pointer))
