"""Symbols of a 64-bit little-endian ELF file."""

from __future__ import annotations

import mmap
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_ALL, _DYNAMIC = 2, 11
"""Section types: the full symbol table (often stripped) and the table of exported symbols."""
_NOBITS = 8
_WRITABLE, _EXECUTABLE = 1, 4


@dataclass(frozen=True)
class Symbol:
    """A defined symbol: its address in the file's own numbering, what it names, and whether others can link to it."""

    address: int
    kind: str
    """`code`, `data` (initialised), `zeroed` (reserved at start-up) or `constant`."""
    name: str
    exported: bool


@dataclass(frozen=True)
class _Section:
    type: int
    flags: int
    offset: int
    size: int
    link: int

    @property
    def kind(self) -> str:
        if self.flags & _EXECUTABLE:
            return "code"
        if self.type == _NOBITS:
            return "zeroed"
        return "data" if self.flags & _WRITABLE else "constant"


def symbols(path: Path, *, local: bool = False) -> list[Symbol]:
    """The exported symbols of a file; with `local`, every symbol it still has. Raises ValueError for another kind of file."""
    with path.open("rb") as stream, mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ) as data:
        if data[:6] != b"\x7fELF\x02\x01":
            raise ValueError(f"{path} is not a 64-bit little-endian ELF file")
        sections = _sections(data)
        tables = (_ALL, _DYNAMIC) if local else (_DYNAMIC,)
        found: dict[tuple[int, str], Symbol] = {}
        for table in (s for s in sections if s.type in tables):
            for symbol in _table(data, table, sections):
                found.setdefault((symbol.address, symbol.name), symbol)
        return list(found.values())


def _sections(data: mmap.mmap) -> list[_Section]:
    (offset,) = struct.unpack_from("<Q", data, 40)
    (count,) = struct.unpack_from("<H", data, 60)
    out = []
    for i in range(count):
        _, kind, flags, _, start, size, link, *_ = struct.unpack_from("<IIQQQQIIQQ", data, offset + 64 * i)
        out.append(_Section(kind, flags, start, size, link))
    return out


def _table(data: mmap.mmap, table: _Section, sections: list[_Section]) -> Iterator[Symbol]:
    strings = sections[table.link].offset
    for at in range(table.offset, table.offset + table.size, 24):
        name_at, info, _, section, value, _ = struct.unpack_from("<IBBHQQ", data, at)
        if not name_at or not section or section >= len(sections) or info & 15 > 2:  # untyped, object or function
            continue
        start = strings + name_at
        name = data[start : data.find(b"\0", start)].decode("latin-1")
        yield Symbol(value, sections[section].kind, name, exported=bool(info >> 4))
