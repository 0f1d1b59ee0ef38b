"""The manifest of a compiled library: what it was made from, its files and their hashes."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

from p3.errors import ToolchainError
from p3.frozen import Frozen

FILE = "manifest.json"
SCHEMA = 1


class Manifest(Frozen):
    """Written last into a toolchain's folder: a folder without it is not a toolchain."""

    schema_version: int = SCHEMA
    lean_version: str
    wheel_version: str
    wheel_sha256: str
    library_digest: str
    modules: tuple[str, ...]
    """Modules of the library in import order."""
    layer_modules: tuple[str, ...] = ()
    """Modules of the Mathlib compatibility layer in import order."""
    files: dict[str, tuple[int, str]]
    """Relative path → size and sha256 of every file that Lean reads."""

    @classmethod
    def read(cls, root: Path) -> Manifest | None:
        """The manifest of a toolchain's folder; None when the folder is not a finished one or another version's."""
        try:
            manifest = cls.model_validate_json((root / FILE).read_bytes())
        except (OSError, ValidationError):
            return None
        return manifest if manifest.schema_version == SCHEMA else None

    def whole(self, root: Path) -> bool:
        """Whether every file is there with its size (quick; `check` reads them)."""
        try:
            return all((root / name).stat().st_size == size for name, (size, _) in self.files.items())
        except OSError:
            return False

    def check(self, root: Path) -> None:
        """Hash every file again. Raises ToolchainError naming the first that changed."""
        for name, (_, sha256) in self.files.items():
            try:
                same = sha256_of(root / name) == sha256
            except OSError:
                same = False
            if not same:
                raise ToolchainError(f"{root / name} is not what P3 compiled; run `p3 lean build` to compile it again")


def sha256_of(path: Path) -> str:
    """Hash of a file's bytes."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def inventory(root: Path, folders: Sequence[str]) -> dict[str, tuple[int, str]]:
    """Size and hash of every file below some folders of `root`."""
    paths = sorted(p for folder in folders for p in (root / folder).rglob("*") if p.is_file())
    return {p.relative_to(root).as_posix(): (p.stat().st_size, sha256_of(p)) for p in paths}
