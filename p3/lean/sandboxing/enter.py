"""First program inside the sandbox: sets the limits, gives up the uid, becomes the command.

Its source text is handed to `python -I -S -c`, so it uses the standard library alone and nothing of P3 has to be visible
inside. Limits are set here, after the user namespace exists, because the kernel counts `RLIMIT_NPROC` per user namespace
and does not apply it to root at all.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from typing import Any


def _drop_to(uid: int) -> None:
    """Become an unprivileged user; nothing can undo it, as bubblewrap forbids new privileges."""
    os.setgroups([])
    os.setresgid(uid, uid, uid)
    os.setresuid(uid, uid, uid)


def _limit(name: str, value: int) -> None:
    """Lower one resource limit, never above what is already allowed."""
    which = getattr(resource, name, None)
    if which is None:
        return
    soft, hard = value, value + 5 if name == "RLIMIT_CPU" else value
    ceiling = resource.getrlimit(which)[1]
    if ceiling != resource.RLIM_INFINITY:
        soft, hard = min(soft, ceiling), min(hard, ceiling)
    resource.setrlimit(which, (soft, hard))


def main(spec: dict[str, Any]) -> None:
    """Enter and run: `spec` holds uid, limits, cwd, env, command and the descriptor that reports the start."""
    ready: int = spec["ready_fd"]
    os.set_inheritable(ready, False)
    try:
        if sys.platform == "linux":
            with open("/proc/self/oom_score_adj", "w") as f:
                f.write("1000")  # where memory runs out, the kernel ends this tree first
        if spec["uid"] is not None:
            _drop_to(spec["uid"])
        for name, value in spec["limits"].items():
            _limit(name, value)
        os.umask(0o022)
        os.chdir(spec["cwd"])
        os.write(ready, b"1")
        os.execvpe(spec["command"][0], spec["command"], spec["env"])
    except (OSError, ValueError) as e:
        os.write(ready, f"E{spec['command'][0]}: {e}".encode())
        os._exit(127)


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
