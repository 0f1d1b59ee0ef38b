"""Prefixes: folders shaped like a Lean installation, with `bin/lean` and `bin/lake` for one Python and one wheel.

The compiled library does not depend on where Python and the wheel lie, so it is shared; what does depend on it is made here.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from p3.lean.embedded.source import HERE

LAUNCHERS = (HERE / "launcher" / "lean.py", HERE / "launcher" / "lake.py")
VARIANTS: dict[str, tuple[str, ...]] = {"core": ("lean",), "mathlib": ("lean", "mathlib")}
"""Prefix → the folders below `lib` that its Lean searches."""


def python() -> Path:
    """The interpreter itself, not a virtual environment's link to it: it starts without site packages."""
    return Path(getattr(sys, "_base_executable", None) or sys.executable).resolve()


@dataclass(frozen=True)
class Host:
    """What the programs of a prefix are made of."""

    python: Path
    shared_library: Path

    @property
    def key(self) -> str:
        """Names the folder of this host's prefixes."""
        h = hashlib.sha256(f"{self.python}\0{self.shared_library}\0{launcher_digest()}".encode())
        return h.hexdigest()[:16]

    def prefix(self, root: Path, variant: str) -> Path:
        """Where the prefix of a toolchain folder lies."""
        return root / "hosts" / self.key / variant

    def installed(self, root: Path) -> bool:
        """Whether the prefixes are there."""
        return (root / "hosts" / self.key).is_dir()

    def install(self, root: Path) -> None:
        """Make the prefixes of a toolchain folder, all or nothing; nothing to do when they are there."""
        final = root / "hosts" / self.key
        if self.installed(root):
            return
        final.parent.mkdir(exist_ok=True)
        staging = Path(tempfile.mkdtemp(prefix=f".{self.key}-", dir=final.parent))
        for variant, libraries in VARIANTS.items():
            self._fill(staging / variant, final / variant, libraries, variant)
        staging.chmod(0o755)
        try:
            staging.rename(final)
        except OSError:  # another process was first
            shutil.rmtree(staging, ignore_errors=True)
            if not self.installed(root):
                raise

    def _fill(self, folder: Path, final: Path, libraries: tuple[str, ...], variant: str) -> None:
        (folder / "bin").mkdir(parents=True)
        (folder / "lib").mkdir()
        for library in libraries:
            (folder / "lib" / library).symlink_to(os.path.relpath(final.parents[2] / "lib" / library, final / "lib"))
        (folder / "src").symlink_to(os.path.relpath(final.parents[2] / "src" / variant, final))
        for script in LAUNCHERS:
            shutil.copyfile(script, folder / "bin" / script.name)
        start = [str(self.python), "-I", "-S"]
        lean = [*start, str(final / "bin" / "lean.py"), str(self.shared_library), str(final)]
        lake = [*start, str(final / "bin" / "lake.py"), str(final)]
        for name, argv in (("lean", lean), ("lake", lake)):
            wrapper = folder / "bin" / name
            wrapper.write_text(f'#!/bin/sh\nexec {shlex.join(argv)} "$@"\n', encoding="utf-8")
            wrapper.chmod(0o755)


def launcher_digest() -> str:
    """Hash of the launcher scripts."""
    h = hashlib.sha256()
    for script in LAUNCHERS:
        h.update(script.read_bytes())
    return h.hexdigest()


def python_folders(interpreter: Path) -> tuple[Path, ...]:
    """Folders that this interpreter reads when it starts without site packages."""
    folders = {Path(sys.base_prefix).resolve(), Path(sys.base_exec_prefix).resolve()}
    if not any(interpreter.is_relative_to(f) for f in folders):
        folders.add(interpreter.parent)
    return tuple(sorted(folders))
