"""The user's cache folder, where expensive things that can be made again are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def cache_root() -> Path:
    """`$P3_CACHE`, else `p3` in `$XDG_CACHE_HOME`, `~/.cache` or `~/Library/Caches`. May not exist yet."""
    if chosen := os.environ.get("P3_CACHE"):
        return Path(chosen).expanduser().absolute()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "p3"
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".cache") / "p3"
