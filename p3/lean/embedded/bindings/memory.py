"""Reads parser descriptions out of a running Lean: which kinds of syntax the shared library holds, and of what shape each is.

Lean's runtime can be initialised once per process and does not take an orderly end, so this runs as a program of its own
(`python -m p3.lean.embedded.bindings.memory SHARED_LIBRARY`) and prints JSON.
"""

from __future__ import annotations

import ctypes
import json
import os
import struct
import sys
from dataclasses import dataclass
from pathlib import Path

from p3.lean.embedded.bindings import elf

_STRING, _LAST_CONSTRUCTOR = 249, 244
"""Tags of Lean objects: constructors up to 244, then arrays, strings, big numbers and others."""
_NODE, _TRAILING, _WITH_ANTIQUOT = 3, 4, 9
"""Constructors of `Lean.ParserDescr` that name a kind of syntax."""
_LAYOUT = ("n", "nd", "ndd", "nid", "niid", "s", "s", "ni", "n", "snd", "dsd", "dsd", "ss")
"""Fields of each constructor of `Lean.ParserDescr`: a name, a description, a number, a string (booleans are no fields)."""


@dataclass(frozen=True)
class Constructor:
    """A constructor object: its index and the addresses of its fields."""

    tag: int
    fields: tuple[int, ...]


class Memory:
    """Memory of this very process; an address that is not mapped is an OSError and not a crash."""

    def __init__(self) -> None:
        self._file = os.open("/proc/self/mem", os.O_RDONLY)

    def bytes(self, address: int, size: int) -> bytes:
        """Read `size` bytes."""
        if not 0 <= address < 1 << 47 or size < 0:  # user space ends there
            raise OSError(f"address {address:#x} is not mapped")
        data = os.pread(self._file, size, address)
        if len(data) != size:
            raise OSError(f"address {address:#x} is not mapped")
        return data

    def word(self, address: int) -> int:
        """Read a 64-bit word."""
        return int.from_bytes(self.bytes(address, 8), "little")

    def value(self, address: int) -> int | str | Constructor:
        """A small number, a string, or a constructor. Raises ValueError for any other object."""
        if address & 1:
            return address >> 1
        _, _, count, tag = struct.unpack("<iHBB", self.bytes(address, 8))
        if tag == _STRING:
            return self.bytes(address + 32, self.word(address + 8) - 1).decode()
        if tag > _LAST_CONSTRUCTOR:
            raise ValueError(f"an object of tag {tag}")
        return Constructor(tag, tuple(self.word(address + 8 + 8 * i) for i in range(count)))

    def name(self, address: int) -> str:
        """A `Lean.Name`, components joined by dots."""
        value = self.value(address)
        if value == 0:
            return ""
        if not isinstance(value, Constructor) or len(value.fields) != 2:
            raise ValueError("not a name")
        prefix, last = self.name(value.fields[0]), self.value(value.fields[1])
        if isinstance(last, Constructor):
            raise ValueError("not a name")
        return f"{prefix}.{last}" if prefix else str(last)

    def is_description(self, address: int) -> bool:
        """Whether a `Lean.ParserDescr` lies there, by its whole shape."""
        value = self.value(address)
        if not isinstance(value, Constructor) or value.tag >= len(_LAYOUT) or len(value.fields) != len(_LAYOUT[value.tag]):
            return False
        return all(self._is(kind, field) for kind, field in zip(_LAYOUT[value.tag], value.fields, strict=True))

    def _is(self, kind: str, address: int) -> bool:
        if kind == "d":
            return self.is_description(address)
        if kind == "n":
            return bool(self.name(address))
        return isinstance(self.value(address), int if kind == "i" else str)


def initialise(shared_library: str) -> ctypes.CDLL:
    """Load Lean and let it set up its modules; what it prints is dropped."""
    lean = ctypes.CDLL(shared_library, mode=ctypes.RTLD_GLOBAL)
    arguments = (ctypes.c_char_p * 3)(b"lean", b"--short-version", None)
    lean.lean_setup_args.restype = ctypes.POINTER(ctypes.c_char_p)
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    lean.lean_main(2, lean.lean_setup_args(2, arguments))
    ctypes.CDLL(None).fflush(None)
    os.dup2(kept, 1)
    return lean


def descriptions(shared_library: Path) -> list[dict[str, str]]:
    """Every parser description: `symbol`, `kind` (the syntax kind it parses) and `shape` (`node`, `trailing` or `antiquot`)."""
    candidates = sorted(
        s.name
        for s in elf.symbols(shared_library)
        if s.exported
        and s.kind in ("data", "zeroed")
        and s.name.startswith("l_")
        and "___closed__" not in s.name
        and "_value" not in s.name
    )
    lean, memory = initialise(str(shared_library)), Memory()
    shapes = {_NODE: "node", _TRAILING: "trailing", _WITH_ANTIQUOT: "antiquot"}
    out = []
    for symbol in candidates:
        try:
            address = ctypes.c_void_p.in_dll(lean, symbol).value
            if not address or address & 7:
                continue
            value = memory.value(address)
            if isinstance(value, Constructor) and value.tag in shapes and memory.is_description(address):
                kind = memory.name(value.fields[1 if value.tag == _WITH_ANTIQUOT else 0])
                out.append({"symbol": symbol, "kind": kind, "shape": shapes[value.tag]})
        except (OSError, ValueError, IndexError, UnicodeDecodeError):
            continue  # a constant of another type that happens to look like a description
    return out


if __name__ == "__main__":
    sys.stdout.write(json.dumps(descriptions(Path(sys.argv[1]))))
    sys.stdout.flush()
    os._exit(0)
