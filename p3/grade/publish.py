"""Putting a finished folder into the cache in one step."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from p3.lean.temporary import temporary_folder


@contextlib.contextmanager
def drafted(folder: Path) -> Iterator[Path]:
    """An empty folder to fill, which becomes `folder` when the block ends without an error.

    A sandboxed kernel's user can read it then. Where another process was first, its folder stays: both hold the same.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    with temporary_folder("draft", folder.parent) as draft:
        yield draft
        draft.chmod(0o755)
        with contextlib.suppress(OSError):
            draft.rename(folder)
