"""Supervisor of one sandboxed process tree: a script on the standard library alone (no pathlib, it starts in milliseconds).

It starts bubblewrap (or, without isolation, the command itself), watches the whole tree against the limits that the
kernel does not keep for a tree, and ends only after every process of it is gone. It dies with P3: the kernel tells it
when the thread that started it ends, and its own death ends bubblewrap and with it the process namespace.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import select
import signal
import struct
import sys
import time
from typing import Any

if __name__ == "__main__":  # started by path: make the package of this file importable, after the standard library
    sys.path.append(os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3)))  # noqa: PTH100, PTH120 - no pathlib

from p3.lean.sandboxing import syscalls, usage

_PR_SET_PDEATHSIG, _PR_SET_CHILD_SUBREAPER = 1, 36
_FIRST_UID = 1_000_000_000
_FASTEST_GROWTH_KB = 8_000_000
"""Kilobytes per second that a tree might allocate: how soon to look again."""
_ZONE = struct.pack(">4sc15x6I", b"TZif", b"2", 0, 0, 0, 0, 1, 4) + struct.pack(">iBB4s", 0, 0, 0, b"UTC")
UTC = _ZONE + _ZONE + b"\nUTC0\n"
"""A time zone file: Lean's server does not start without one, and inside it is the same time everywhere."""
READ_ONLY = ("--remount-ro", "/dev", "--remount-ro", "/")
"""The last of the mounts: what bubblewrap made for itself becomes read-only too."""
STOPPED = 124
NOT_STARTED = 125


def _prctl(option: int, value: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _own_uid() -> int:
    """A uid that no other running sandbox has, so that limits counted per user hold for each alone."""
    wanted = _FIRST_UID + os.getpid()
    with open("/proc/self/uid_map", encoding="ascii") as f:
        spans = [list(map(int, line.split())) for line in f]
    if any(first <= wanted < first + count for first, _, count in spans):
        return wanted
    first, _, count = max(spans, key=lambda s: s[2])
    return first + 1 + os.getpid() % (count - 1)


def _give(folder: str, uid: int) -> None:
    """Hand the scratch folder and all below it to the sandbox's user; symbolic links are not followed."""
    os.chown(folder, uid, uid, follow_symlinks=False)
    for _, folders, files, fd in os.fwalk(folder, follow_symlinks=False):
        for name in folders + files:
            os.chown(name, uid, uid, dir_fd=fd, follow_symlinks=False)


def _held(data: bytes) -> int:
    """A descriptor from which bubblewrap reads these bytes (few enough for a pipe to hold)."""
    r, w = os.pipe()
    os.write(w, data)
    os.close(w)
    os.set_inheritable(r, True)
    return r


class Tree:
    """The running tree and what is known about it."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self.spec = spec
        self.limits: dict[str, Any] = spec["limits"]
        self.started = time.monotonic()
        self.peak_kb = 0
        self.cpu_s = 0.0
        self.over: str | None = None
        self.status: int | None = None
        self.ready = b""
        self._disk_due = self.started + 0.25
        self.ready_fd, ready_out = os.pipe()
        os.set_blocking(self.ready_fd, False)
        self.pid = os.fork()
        if self.pid == 0:
            self._become(ready_out)
        os.close(ready_out)

    def _become(self, ready: int) -> None:
        """In the child: die with the supervisor, then turn into bubblewrap or the entry program."""
        try:
            supervisor = os.getppid()
            _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
            if os.getppid() != supervisor:
                os._exit(NOT_STARTED)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM, signal.SIGCHLD])
            for s in (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD, signal.SIGPIPE):
                signal.signal(s, signal.SIG_DFL)
            os.set_inheritable(ready, True)
            uid = None
            if self.spec["drop_uid"]:
                uid = _own_uid()
                _give(self.spec["scratch"], uid)
            enter = {**self.spec["enter"], "uid": uid, "ready_fd": ready}
            argv = [*self._prefix(), *self.spec["python"], json.dumps(enter)]
            os.execve(argv[0], argv, {})
        except OSError as e:
            os.write(2, f"sandbox: {e}\n".encode())
        finally:
            os._exit(NOT_STARTED)

    def _prefix(self) -> list[str]:
        """Bubblewrap's own arguments, with the system call filter and the time zone, which come through pipes."""
        if not self.spec["bwrap"]:
            return []
        code = syscalls.program()
        filtered = ["--seccomp", str(_held(code))] if code is not None else []
        return [*self.spec["bwrap"], "--perms", "0444", "--file", str(_held(UTC)), "/etc/localtime", *READ_ONLY, *filtered, "--"]

    def read_ready(self) -> None:
        """What the entry program reported so far: `1` once the command is about to run, then an error if it could not."""
        try:
            while part := os.read(self.ready_fd, 4096):
                self.ready += part
        except BlockingIOError:
            pass

    def reap(self) -> None:
        """Collect every child that has ended; only the first process's status is kept."""
        try:
            while True:
                pid, status = os.waitpid(-1, os.WNOHANG)
                if pid == 0:
                    return
                if pid == self.pid:
                    self.status = status
        except ChildProcessError:
            return

    def check(self) -> float:
        """Compare with the limits; sets `over`. Returns the seconds until the next look is due."""
        now, lim = time.monotonic(), self.limits
        used = usage.tree(os.getpid())
        self.peak_kb, self.cpu_s = max(self.peak_kb, used.memory_kb), max(self.cpu_s, used.cpu_s)
        room = lim["memory_kb"] - used.memory_kb
        if now - self.started > lim["wall_s"]:
            self.over = "wall"
        elif used.processes > lim["processes"]:
            self.over = "processes"
        elif room < 0:
            self.over = "memory"
        elif now > self._disk_due:
            if usage.folder_bytes(self.spec["scratch"], limit=lim["disk_bytes"]) > lim["disk_bytes"]:
                self.over = "output"
            self._disk_due = time.monotonic() + max(0.5, 10 * (time.monotonic() - now))
        return float(min(max(room / _FASTEST_GROWTH_KB, 0.01), 0.2, max(lim["wall_s"] - (now - self.started), 0.01)))

    def kill(self) -> None:
        """End every process of the tree and wait until none is left. Processes that fork meanwhile are met again."""
        while True:
            for pid in [self.pid, *reversed(usage.descendants(os.getpid()))]:
                if pid == self.pid and self.status is not None:
                    continue
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.reap()
            try:
                os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT | os.WNOHANG)
            except ChildProcessError:
                return
            time.sleep(0.002)


def supervise(tree: Tree, wake_fd: int) -> bool:
    """Watch until the command has ended or a limit is passed. Returns whether P3 asked to stop."""
    while tree.status is None and tree.over is None:
        pause = tree.check()
        if tree.over:
            break
        select.select([wake_fd], [], [], pause)
        try:
            received = os.read(wake_fd, 64)
        except BlockingIOError:
            received = b""
        tree.reap()
        if signal.SIGTERM in received or signal.SIGINT in received:
            return True
    return False


def _ending(tree: Tree, stopped: bool) -> tuple[str, int | None]:
    """How the tree ended, in the words of `Ending`, and the exit code or minus the signal."""
    if stopped:
        return "signal", -signal.SIGTERM
    if tree.over:
        return tree.over, None
    code = os.waitstatus_to_exitcode(tree.status or 0)
    if 128 < code < 128 + 65:  # bubblewrap's way of saying that its child died by a signal
        code = 128 - code
    if code == -signal.SIGXCPU or (code == -signal.SIGKILL and tree.cpu_s >= tree.limits["cpu_s"]):
        return "cpu", None
    if code == -signal.SIGXFSZ:
        return "output", None
    return ("signal" if code < 0 else "exited"), code


_SENTENCES = {
    "wall": "ran longer than {wall_s:g} s",
    "cpu": "used more than {cpu_s:g} s of processor time",
    "memory": "used more than {memory_kb} kB of memory",
    "processes": "had more than {processes} processes",
    "output": "wrote more than it may",
}


def main(spec: dict[str, Any]) -> int:
    """Run one tree to its end. Reports on the status descriptor where there is one, else on stderr; returns the exit code."""
    _prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != spec["parent"]:
        return NOT_STARTED
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)
    wake_fd, wake_in = os.pipe()
    os.set_blocking(wake_fd, False)
    os.set_blocking(wake_in, False)
    for s in (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD):
        signal.signal(s, lambda *_: None)
    signal.set_wakeup_fd(wake_in, warn_on_full_buffer=False)
    report: int | None = spec["status_fd"]
    if report is not None:
        os.set_inheritable(report, False)
    tree = Tree(spec)
    stopped = supervise(tree, wake_fd)
    tree.kill()
    tree.read_ready()
    ending, code = _ending(tree, stopped)
    started, _, error = tree.ready.decode(errors="replace").partition("E")
    if report is not None:
        peak = tree.peak_kb / 1024 or None
        words = {"ending": ending, "code": code, "peak_mb": peak, "started": started == "1", "error": error}
        os.write(report, json.dumps(words).encode())
    elif error or ending in _SENTENCES:
        reason = error or "the process " + _SENTENCES[ending].format(**tree.limits) + " and was ended"
        os.write(2, f"sandbox: {reason}\n".encode())
    return STOPPED if code is None else code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(json.loads(sys.argv[1])))
