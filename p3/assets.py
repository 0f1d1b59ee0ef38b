"""Where P3's own files are (skills, prompts, benchmark tables), in a checkout and in an installed wheel."""

from __future__ import annotations

import hashlib
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def root() -> Path:
    """The folder that holds `skills/`, `prompts/` and `benchmarks/`."""
    packed = _PACKAGE / "_assets"
    return packed if packed.is_dir() else _PACKAGE.parent


def skills() -> Path:
    """SKILL.md packs of the roles."""
    return root() / "skills"


def prompts() -> Path:
    """Turn templates."""
    return root() / "prompts"


def benchmarks() -> Path:
    """Pinned revisions, instructions, policies and samples of each benchmark."""
    return root() / "benchmarks"


def digest(folder: Path) -> str:
    """Hash of every file below a folder, names included, for run records."""
    h = hashlib.sha256()
    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        h.update(path.relative_to(folder).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return h.hexdigest()
