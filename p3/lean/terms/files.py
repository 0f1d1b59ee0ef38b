"""The files of a compiled module: read whole, or mapped where they are the library's own."""

from __future__ import annotations

import hashlib
import itertools
import mmap
from collections.abc import Sequence
from pathlib import Path

from p3.errors import OleanError

Bytes = bytes | mmap.mmap
_MOST_MAPPED = 400
"""Files of the library that are mapped: each keeps a descriptor open, and a process may have some thousand."""
_maps = itertools.count()
PARTS = ("", ".server", ".private")
"""Suffixes of the parts of one module, in the order in which they may point at each other."""


def read_parts(path: Path, limit: int | None = None) -> list[bytes]:
    """Bytes of a module file and of the parts beside it; `limit` bounds the size in bytes of each.

    Raises OleanError where the file is absent, unreadable or larger than the limit.
    """
    out: list[bytes] = []
    for suffix in PARTS:
        part = path.with_name(path.name + suffix)
        if suffix and not part.is_file():
            continue
        try:
            with part.open("rb") as f:
                data = f.read() if limit is None else f.read(limit + 1)
        except OSError as e:
            raise OleanError(
                f"{part.name}: cannot be read ({e.strerror}); the build did not leave it or something removed it"
            ) from e
        if limit is not None and len(data) > limit:
            raise OleanError(f"{part.name}: larger than {limit} bytes; the compiled module is refused")
        out.append(data)
    return out


def map_parts(path: Path) -> list[Bytes]:
    """As `read_parts`, for the library's own files: what nobody looks at is not brought into memory."""
    if next(_maps) >= _MOST_MAPPED or path.with_name(path.name + PARTS[1]).exists():
        return [*read_parts(path)]
    try:
        with path.open("rb") as f:
            return [mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ)]
    except (OSError, ValueError) as e:
        raise OleanError(f"{path.name}: cannot be read ({e}); run `p3 lean build`") from e


def digest(parts: Sequence[Bytes]) -> str:
    """Hash of all parts of a module, as receipts bind it."""
    h = hashlib.sha256()
    for data in parts:
        h.update(data)
    return h.hexdigest()
