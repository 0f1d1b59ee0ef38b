"""Compiles modules inside the sandbox, several at once, each as soon as those it imports are there.

Its source text is handed to `python -I -S -c`, with the list of modules as JSON on stdin; it uses the standard library
alone. One line of JSON per module goes to stdout. All of this runs beside hostile code, which may end it or forge what it
reads: the lines are feedback, and what counts is read from the compiled modules by a process of its own afterwards.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import select
import signal
import sys
import time
from typing import Any

_STDERR_KEPT = 4096


class Job:
    """One running `lean` with its two pipes."""

    def __init__(self, index: int, module: dict[str, Any], most: int) -> None:
        self.index, self.most, self.flooded = index, most, False
        self.began = time.monotonic()
        self.out, self.err = bytearray(), bytearray()
        out_r, out_w = os.pipe()
        err_r, err_w = os.pipe()
        os.makedirs(os.path.dirname(module["olean"]), exist_ok=True)  # noqa: PTH103, PTH120 - no pathlib
        actions = [(os.POSIX_SPAWN_DUP2, out_w, 1), (os.POSIX_SPAWN_DUP2, err_w, 2), (os.POSIX_SPAWN_OPEN, 0, os.devnull, 0, 0)]
        self.pid = os.posix_spawnp(module["argv"][0], module["argv"], os.environ, file_actions=actions)
        os.close(out_w)
        os.close(err_w)
        self.pipes = {out_r: self.out, err_r: self.err}

    def read(self, fd: int) -> None:
        """Take what a pipe holds; beyond the limit the process is ended. Of stderr, the beginning is kept."""
        chunk = os.read(fd, 65536)
        if not chunk:
            os.close(fd)
            del self.pipes[fd]
        elif self.pipes[fd] is self.err:
            self.err += chunk[: max(0, _STDERR_KEPT - len(self.err))]
        else:
            self.out += chunk[: max(0, self.most - len(self.out))]
            if len(self.out) >= self.most and not self.flooded:
                self.flooded = True
                os.kill(self.pid, signal.SIGKILL)

    def finish(self) -> dict[str, Any]:
        """The module's result, once both pipes are closed."""
        code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return {
            "index": self.index,
            "code": code,
            "flooded": self.flooded,
            "wall_s": time.monotonic() - self.began,
            "out": self.out.decode(errors="replace"),
            "err": self.err.decode(errors="replace"),
        }


def _close_to_others() -> None:
    """Forbid other processes of the same user, hostile ones among them, to open this one's pipes."""
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(4, 0, 0, 0, 0)


def main(spec: dict[str, Any]) -> None:
    """Compile all modules of `spec`; a module whose import failed is left out."""
    _close_to_others()
    modules = spec["modules"]
    waiting, running = list(range(len(modules))), list[Job]()
    state: dict[int, bool] = {}
    while waiting or running:
        for i in list(waiting):
            needed = [state.get(d) for d in modules[i]["needs"]]
            if False in needed:
                state[i] = False
                waiting.remove(i)
            elif None not in needed and len(running) < spec["jobs"]:
                running.append(Job(i, modules[i], spec["output_bytes"]))
                waiting.remove(i)
        if not running:
            continue
        ready, _, _ = select.select([fd for j in running for fd in j.pipes], [], [])
        for job in list(running):
            for fd in [fd for fd in ready if fd in job.pipes]:
                job.read(fd)
            if not job.pipes:
                running.remove(job)
                done = job.finish()
                state[job.index] = done["code"] == 0
                sys.stdout.write(json.dumps(done) + "\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main(json.load(sys.stdin))
