"""The sandbox: every program that elaborates text of a model or a task runs through it.

bubblewrap gives a process its own PID, network, IPC and mount namespaces, an empty environment and one writable folder.
P3's supervisor (`sandboxing/launch.py`) around it keeps the limits that bind a whole process tree. Started as root, the
process becomes a user of its own that exists nowhere else; started by a user, it stays that user in a user namespace.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import inspect
import json
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from p3.errors import SandboxUnavailable
from p3.lean.model import Completed, Ending, Limits, Mounts, Sandbox
from p3.lean.sandboxing import check, enter, launch
from p3.lean.sandboxing.ending import end_process
from p3.lean.sandboxing.mounts import arguments

_GRACE_S = 15.0
"""How long the supervisor may take to end a tree before it is itself killed (which ends the tree too)."""
_THREADS_PER_PROCESS = 4


def default_sandbox(unsafe: bool = False) -> Sandbox:
    """The sandbox of this machine; checked once per process that it starts.

    `unsafe=True` (only ever on a user's explicit word) gives one without isolation. Raises SandboxUnavailable with the
    mending step where bubblewrap cannot run.
    """
    if unsafe:
        return UnsafeSandbox()
    return _working_sandbox()


@functools.cache
def _working_sandbox() -> BubblewrapSandbox:
    problems = []
    for binary in check.binaries():
        for as_root in check.modes():
            sandbox = BubblewrapSandbox(binary, drop_uid=as_root)
            problem = check.trial(sandbox)
            if problem is None:
                return sandbox
            problems.append(problem)
    raise SandboxUnavailable(check.mend(problems))


class _Supervised:
    """What both variants share: the supervisor's command line, and running it to the end."""

    isolated: bool
    _drop_uid = False

    def _bwrap(self, mounts: Mounts) -> list[str]:
        raise NotImplementedError

    def _argv(
        self, argv: Sequence[str], mounts: Mounts, env: Mapping[str, str], limits: Limits, status_fd: int | None
    ) -> list[str]:
        scratch = mounts.scratch.resolve()
        python = [os.path.realpath(sys.executable), "-I", "-S"]
        variables = {"HOME": str(scratch), "TMPDIR": str(scratch), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **env}
        spec: dict[str, Any] = {
            "parent": os.getpid(),
            "bwrap": self._bwrap(mounts),
            "drop_uid": self._drop_uid,
            "scratch": str(scratch),
            "status_fd": status_fd,
            "python": [*python, "-c", inspect.getsource(enter)],
            "limits": {
                "wall_s": limits.wall_s,
                "cpu_s": limits.cpu_s,
                "memory_kb": limits.memory_mb * 1024,
                "processes": limits.processes,
                "disk_bytes": 4 * limits.file_bytes,
            },
            "enter": {"cwd": str(scratch), "env": variables, "command": list(argv), "limits": self._rlimits(limits)},
        }
        return [*python, str(Path(launch.__file__)), json.dumps(spec)]

    @staticmethod
    def _rlimits(limits: Limits) -> dict[str, int]:
        """What the kernel keeps for each process. Address space is only a net: memory is watched for the whole tree."""
        return {
            "RLIMIT_CPU": max(1, round(limits.cpu_s)) if limits.cpu_s != float("inf") else 2**31,
            "RLIMIT_FSIZE": limits.file_bytes,
            "RLIMIT_NPROC": _THREADS_PER_PROCESS * (limits.processes + (os.cpu_count() or 1)),
            "RLIMIT_AS": (4 * limits.memory_mb + 16 * 1024) * 1024 * 1024,
            "RLIMIT_CORE": 0,
            "RLIMIT_NOFILE": 1024,
            "RLIMIT_MEMLOCK": 64 * 1024,
        }

    def command(self, argv: Sequence[str], *, mounts: Mounts, env: Mapping[str, str], limits: Limits) -> list[str]:
        """The argument vector that starts `argv` inside, to be spawned by this very process.

        Ending the spawned process with SIGTERM ends the whole tree before it returns; so does the end of this process.
        """
        return self._argv(argv, mounts, env, limits, None)

    async def run(
        self,
        argv: Sequence[str],
        *,
        mounts: Mounts,
        env: Mapping[str, str],
        limits: Limits,
        stdin: bytes = b"",
    ) -> Completed:
        """Run to the end; every process of the tree is gone when this returns. Raises SandboxUnavailable."""
        began = time.monotonic()
        with _pipe() as (status, status_in):
            process = await asyncio.create_subprocess_exec(
                *self._argv(argv, mounts, env, limits, status_in),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                pass_fds=(status_in,),
                env={},
                start_new_session=True,
            )
            try:
                async with asyncio.timeout(limits.wall_s + 2 * _GRACE_S if limits.wall_s != float("inf") else None):
                    out, err, flooded = await _communicate(process, stdin, limits.output_bytes)
            except TimeoutError:
                raise SandboxUnavailable("the sandbox's supervisor did not answer; try again on a less loaded machine") from None
            finally:
                if process.returncode is None:
                    await end_process(process, [(process.terminate, _GRACE_S), (process.kill, _GRACE_S)])
            report = os.read(status, 65536)
        return _completed(report, out, err, flooded, time.monotonic() - began)


class BubblewrapSandbox(_Supervised):
    """Isolation by bubblewrap. `drop_uid`: started as root, the process becomes an unprivileged user of its own."""

    isolated = True

    def __init__(self, binary: Path, *, drop_uid: bool) -> None:
        self.binary = binary
        self._drop_uid = drop_uid

    def _bwrap(self, mounts: Mounts) -> list[str]:
        return [str(self.binary), *arguments(mounts, user_namespace=not self._drop_uid)]


class UnsafeSandbox(_Supervised):
    """No isolation: the same limits and a cleared environment, but the machine's files and network are open."""

    isolated = False

    def _bwrap(self, mounts: Mounts) -> list[str]:
        return []


@contextlib.contextmanager
def _pipe() -> Iterator[tuple[int, int]]:
    r, w = os.pipe()
    os.set_blocking(r, False)
    try:
        yield r, w
    finally:
        os.close(r)
        os.close(w)


async def _communicate(process: asyncio.subprocess.Process, stdin: bytes, most: int) -> tuple[bytes, bytes, bool]:
    """Feed stdin and collect both outputs until the process has ended; stop it when they exceed `most` bytes together."""
    assert process.stdin
    assert process.stdout
    assert process.stderr
    parts: dict[str, bytearray] = {"out": bytearray(), "err": bytearray()}
    flooded = False

    async def feed(pipe: asyncio.StreamWriter) -> None:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            pipe.write(stdin)
            await pipe.drain()
        pipe.close()

    async def collect(pipe: asyncio.StreamReader, name: str) -> None:
        nonlocal flooded
        while chunk := await pipe.read(65536):
            room = most - len(parts["out"]) - len(parts["err"])
            parts[name] += chunk[: max(room, 0)]
            if len(chunk) > room and not flooded:
                flooded = True
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()

    await asyncio.gather(feed(process.stdin), collect(process.stdout, "out"), collect(process.stderr, "err"), process.wait())
    return bytes(parts["out"]), bytes(parts["err"]), flooded


def _completed(report: bytes, out: bytes, err: bytes, flooded: bool, wall_s: float) -> Completed:
    try:
        words = json.loads(report)
    except ValueError:
        raise SandboxUnavailable(check.mend([err.decode(errors="replace") or "the supervisor ended without a report"])) from None
    if not words["started"]:
        raise SandboxUnavailable(check.mend([words["error"] or err.decode(errors="replace")]))
    if words["error"]:
        raise SandboxUnavailable(f"the program cannot be started inside the sandbox: {words['error']}")
    ending = Ending.OUTPUT if flooded else Ending(words["ending"])
    return Completed(
        ending=ending,
        returncode=words["code"] if ending in (Ending.EXITED, Ending.SIGNAL) else None,
        stdout=out,
        stderr=err,
        wall_s=wall_s,
        peak_memory_mb=words["peak_mb"],
    )
