"""What a process tree and a folder use right now, read from /proc and the file system. Standard library alone."""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_MAX_DEPTH = 64


class TreeUsage(NamedTuple):
    """Totals over a process tree; memory is anonymous and shared pages, not mapped files."""

    processes: int
    memory_kb: int
    cpu_s: float
    """The largest CPU time of one process, in seconds."""


_KEEPS_CHILDREN = os.path.exists(f"/proc/self/task/{os.getpid()}/children")  # noqa: PTH110 - no pathlib here
"""Whether the kernel lists a process's children; some are built without that."""


def _parents() -> dict[int, int]:
    """Every process with its parent, the slow way."""
    found = {}
    for name in os.listdir("/proc") if sys.platform == "linux" else ():  # noqa: PTH208 - no pathlib here
        fields = _read(f"/proc/{name}/stat").rpartition(")")[2].split() if name.isdigit() else []
        if len(fields) > 1:
            found[int(name)] = int(fields[1])
    return found


def _read(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace") as f:
            return f.read()
    except OSError:
        return ""


def children(pid: int) -> list[int]:
    """Direct children of a process, whichever of its threads started them."""
    if not _KEEPS_CHILDREN:
        return [p for p, parent in _parents().items() if parent == pid]
    try:
        tasks = os.listdir(f"/proc/{pid}/task")  # noqa: PTH208 - no pathlib in a script that starts in milliseconds
    except OSError:
        return []
    return [int(c) for t in tasks for c in _read(f"/proc/{pid}/task/{t}/children").split()]


def descendants(root: int) -> list[int]:
    """All processes below `root`, parents first."""
    found, todo = [], children(root)
    seen = set(todo)
    while todo:
        pid = todo.pop()
        found.append(pid)
        new = [c for c in children(pid) if c not in seen]
        seen.update(new)
        todo += new
    return found


def _memory_kb(pid: int) -> int:
    """Pages that only this tree keeps in memory: anonymous and shared ones. Mapped files can be read again."""
    return sum(
        int(line.split()[1]) for line in _read(f"/proc/{pid}/status").splitlines() if line.startswith(("RssAnon:", "RssShmem:"))
    )


def _cpu_s(pid: int) -> float:
    fields = _read(f"/proc/{pid}/stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS if len(fields) > 12 else 0.0


def tree(root: int) -> TreeUsage:
    """What the processes below `root` use together."""
    pids = descendants(root)
    return TreeUsage(len(pids), sum(map(_memory_kb, pids)), max(map(_cpu_s, pids), default=0.0))


class Work(NamedTuple):
    """What the processes below one have done so far: two equal readings mean that nothing happened between them."""

    processes: frozenset[int]
    cpu_s: float
    """Seconds of all of them together, with those of children that have ended."""
    waiting: bool
    """Whether one is running, or waits for the disk."""

    def goes_on(self, earlier: Work, *, idle_cpu_s: float) -> bool:
        """Whether more was done since `earlier` than what processes use that only wait for each other."""
        return self.waiting or self.processes != earlier.processes or self.cpu_s - earlier.cpu_s > idle_cpu_s


def work(root: int) -> Work | None:
    """What the processes below `root` have done so far; None where they cannot be seen."""
    stats = {pid: _read(f"/proc/{pid}/stat").rpartition(")")[2].split() for pid in descendants(root)}
    alive = {pid: fields for pid, fields in stats.items() if len(fields) > 14}
    if not alive:
        return None
    ticks = sum(int(t) for fields in alive.values() for t in fields[11:15])
    return Work(frozenset(alive), ticks / _TICKS, any(fields[0] in "RD" for fields in alive.values()))


def folder_bytes(path: str, *, limit: int, max_entries: int = 200_000) -> int:
    """Bytes on disk below a folder. Stops early above `limit`; a tree too deep or too wide to walk counts as above it."""
    total = entries = 0
    todo = [(path, 0)]
    while todo:
        folder, depth = todo.pop()
        try:
            listing = os.scandir(folder)
        except OSError as e:
            if isinstance(e, (FileNotFoundError, NotADirectoryError)):
                continue
            return limit + 1
        with listing:
            for entry in listing:
                entries += 1
                try:
                    total += entry.stat(follow_symlinks=False).st_blocks * 512
                    if entry.is_dir(follow_symlinks=False):
                        todo.append((entry.path, depth + 1))
                except OSError:
                    continue
                if total > limit or entries > max_entries or depth > _MAX_DEPTH:
                    return limit + 1
    return total
