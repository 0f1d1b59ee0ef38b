"""Who works on a cell: attempts opened one after another, each leased by a heartbeat.

An attempt is abandoned when its heartbeat has not changed for `stale_s` seconds of the observer's own clock (clocks of two
machines are never compared), or at once where its process ran on this machine and is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from p3.errors import EnvironmentFailed, Interrupted
from p3.frozen import Frozen
from p3.method.files import write_atomic

LEASE = "lease.json"
RELEASED = "released.json"
BEAT_S = 5.0
STALE_S = 60.0


class Owner(Frozen):
    """A process that works on cells."""

    machine: str
    """Host, boot and process namespace together: only inside one of these is a process id meaningful."""
    pid: int
    started: str
    """When the process started, by its system; empty where that is not known."""
    token: str


@functools.cache
def this_process() -> Owner:
    """The running process as an owner; the same for all its leases."""
    return Owner(machine=_machine(), pid=os.getpid(), started=_started(os.getpid()), token=secrets.token_hex(8))


def _machine() -> str:
    parts = [socket.gethostname()]
    with contextlib.suppress(OSError):
        parts.append(Path("/proc/sys/kernel/random/boot_id").read_text().strip())
    with contextlib.suppress(OSError):
        parts.append(str(Path("/proc/self/ns/pid").readlink()))
    return " ".join(parts)


def _started(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[19]
    except (OSError, IndexError):
        return ""


def _is_gone(owner: Owner) -> bool:
    """Whether an owner certainly no longer runs."""
    if owner.machine != _machine():
        return False
    try:
        os.kill(owner.pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        pass
    return bool(owner.started) and owner.started != _started(owner.pid)


def living_owner(lease: Path) -> int | None:
    """The process that holds a lease, where it certainly runs on this machine; None for any other lease."""
    try:
        owner = _owner(lease.read_bytes())
    except OSError:
        return None
    return owner.pid if owner and owner.machine == _machine() and not _is_gone(owner) else None


class TakenOver(Interrupted):
    """Another process works on the cell, or finished it, while this one stood still: going on would pay twice."""


class Lease:
    """The right to work on one attempt, kept alive by `beat`."""

    def __init__(self, folder: Path, owner: Owner) -> None:
        self._path, self._owner, self._count = folder / LEASE, owner, 0

    @property
    def taken_over(self) -> bool:
        """Whether a later attempt was opened, or the cell has its result."""
        cell, number = self._path.parent.parent, int(self._path.parent.name.removeprefix("attempt-"))
        return (cell / "result.json").exists() or any(n > number for n in attempts(cell))

    def check(self) -> None:
        """Raise TakenOver where the attempt is not this process's any more: before anything is paid for."""
        if self.taken_over:
            raise TakenOver("another process took this cell over")

    def beat(self) -> None:
        """Show that the owner is alive."""
        self._count += 1
        write_atomic(self._path, _content(self._owner, self._count), durable=False)

    @contextlib.asynccontextmanager
    async def kept_alive(self, every_s: float = BEAT_S) -> AsyncIterator[None]:
        """Beat in the background for as long as the block runs, then release. Ends the block with TakenOver where it lost it."""
        work = asyncio.current_task()
        assert work is not None
        cancelled_before = work.cancelling()
        beating = asyncio.create_task(self._beat_on(every_s))
        beating.add_done_callback(lambda b: None if b.cancelled() else work.cancel())
        try:
            yield
        except asyncio.CancelledError as error:
            if beating.done() and work.uncancel() <= cancelled_before:
                raise TakenOver("another process took this cell over") from error
            raise
        finally:
            beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await beating
            self.release()

    async def _beat_on(self, every_s: float) -> None:
        """Beat until the attempt is not this process's any more."""
        while not self.taken_over:
            with contextlib.suppress(EnvironmentFailed):  # a full disk must not end the work; the next beat may succeed
                self.beat()
            await asyncio.sleep(every_s)

    def release(self) -> None:
        """Give the attempt up, so that the next process need not wait for it to grow stale."""
        with contextlib.suppress(OSError):
            self._path.replace(self._path.with_name(RELEASED))


def _content(owner: Owner, count: int) -> str:
    return json.dumps({"owner": owner.model_dump(), "beat": count})


def attempts(cell: Path) -> list[int]:
    """Numbers of the attempts in a cell's folder, ascending."""
    names = [p.name for p in cell.iterdir()] if cell.is_dir() else []
    return sorted(int(n[8:]) for n in names if n.startswith("attempt-") and n[8:].isdigit())


class Claimer:
    """Opens attempts for one process. Remembers the heartbeats it has seen, so poll with the same claimer."""

    def __init__(
        self, *, owner: Owner | None = None, stale_s: float = STALE_S, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.owner = owner or this_process()
        self._stale_s, self._clock = stale_s, clock
        self._seen: dict[Path, tuple[bytes, float]] = {}

    def claim(self, cell: Path) -> tuple[int, Lease] | None:
        """A new attempt in the cell's folder, or None while another process works on it."""
        numbers = attempts(cell)
        if numbers and self._is_held(cell / f"attempt-{numbers[-1]}" / LEASE):
            return None
        number = (numbers[-1] if numbers else 0) + 1
        folder = cell / f"attempt-{number}"
        # The folder appears with its lease inside: an attempt without a lease is one that was released.
        fresh = cell / f".attempt.{self.owner.token}.{secrets.token_hex(4)}"
        try:
            fresh.mkdir(parents=True)
            (fresh / LEASE).write_text(_content(self.owner, 0))
            try:
                fresh.rename(folder)
            except OSError:
                if not folder.is_dir():
                    raise
                (fresh / LEASE).unlink()
                fresh.rmdir()
                return None  # another process opened this attempt first
        except OSError as error:
            raise EnvironmentFailed(f"cannot open an attempt in {cell}: {error.strerror}") from error
        return number, Lease(folder, self.owner)

    def _is_held(self, lease: Path) -> bool:
        try:
            content = lease.read_bytes()
        except FileNotFoundError:
            return False
        owner = _owner(content)
        if owner is not None and _is_gone(owner):
            return False
        before = self._seen.get(lease)
        if before is None or before[0] != content:
            self._seen[lease] = (content, self._clock())
            return True
        return self._clock() - before[1] < self._stale_s


def _owner(content: bytes) -> Owner | None:
    try:
        data: Any = json.loads(content)
        return Owner.model_validate(data["owner"])
    except (ValueError, KeyError, TypeError):
        return None
