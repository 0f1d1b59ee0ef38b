"""Temporary folders that a killed P3 does not leave behind for good: the next one removes what belongs to no living process."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import re
import shutil
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path

_NAME = re.compile(r"p3-[a-z]+-(?P<home>[0-9a-f]{8})-(?P<pid>\d+)-(?P<born>\d+)-\w+")


def _born(pid: int) -> int | None:
    """When a process started, in clock ticks since boot, to tell it from a later one of the same number; None when it is gone."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19])
    except (OSError, ValueError, IndexError):
        return None


@functools.cache
def _home() -> str:
    """A word for this machine, boot and process namespace: elsewhere the same process number means another process."""
    parts = [socket.gethostname()]
    with contextlib.suppress(OSError):
        parts.append(Path("/proc/sys/kernel/random/boot_id").read_text())
        parts.append(str(Path("/proc/self/ns/pid").readlink()))
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:8]


def sweep(folder: Path) -> list[Path]:
    """Remove the temporary folders of P3 processes of this machine that have ended; gives what was removed."""
    if _born(os.getpid()) is None:  # no /proc: nobody can be told to be gone
        return []
    removed = []
    for path in folder.iterdir():
        found = _NAME.fullmatch(path.name)
        if found and found["home"] == _home() and _born(int(found["pid"])) != int(found["born"]):
            shutil.rmtree(path, ignore_errors=True)
            if not path.exists():
                removed.append(path)
    return removed


@functools.cache
def _sweep_once(folder: Path) -> None:
    with contextlib.suppress(OSError):
        sweep(folder)


@contextlib.contextmanager
def temporary_folder(kind: str, base: Path | None = None) -> Iterator[Path]:
    """An empty folder of this process, removed on leaving; `kind` is a word of small letters for its name.

    It lies in `base`, by default where the system keeps temporary files.
    """
    base = base or Path(tempfile.gettempdir()).resolve()
    _sweep_once(base)
    born = _born(os.getpid()) or 0
    with tempfile.TemporaryDirectory(
        prefix=f"p3-{kind}-{_home()}-{os.getpid()}-{born}-", dir=base, ignore_cleanup_errors=True
    ) as f:
        yield Path(f)
