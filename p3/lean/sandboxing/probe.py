"""Checks, by trying, that the sandbox holds: what hostile text would do is done, and must fail.

Run once per process before anything is graded. The part that runs inside is `_INSIDE`; it reports what it achieved.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import socket
import sys
from pathlib import Path

from p3.errors import SandboxUnavailable
from p3.frozen import Frozen
from p3.lean.model import Completed, Ending, Limits, Mounts, Sandbox
from p3.lean.sandboxing.mounts import python_folders
from p3.lean.temporary import temporary_folder

OWN_VARIABLES = frozenset({"HOME", "TMPDIR", "PATH", "LANG"})
"""Every variable that a sandboxed process has without being given one."""

_INSIDE = r"""
import ctypes, json, os, socket, subprocess, sys
told = json.loads(sys.argv[1])
got = {}
def attempt(name, what):
    try:
        got[name] = bool(what())
    except (OSError, ValueError):
        got[name] = False
def write(path):
    with open(path, "w") as f:
        f.write("x")
    return True
attempt("write_inside", lambda: write("inside"))
attempt("write_outside", lambda: write(told["outside"]))
attempt("read_outside", lambda: open(told["readable"]).read())
attempt("write_system", lambda: any(os.access(p, os.W_OK) for p in ("/", "/usr", "/usr/lib", "/etc", "/dev", "/proc/sys/kernel")))
def names():
    found = set()
    for p in filter(str.isdigit, os.listdir("/proc")):
        try:
            found.update(e.partition("=")[0] for e in open(f"/proc/{p}/environ").read().split("\0") if e)
        except OSError:
            pass
    return found
attempt("environment", lambda: names() - set(told["variables"]))
attempt("home", lambda: any(map(os.path.lexists, told["home"])))
def connect(family, address):
    with socket.socket(family, socket.SOCK_STREAM) as s:
        s.settimeout(2)
        s.connect(address)
    return True
attempt("network", lambda: connect(socket.AF_INET, ("127.0.0.1", told["port"])))
attempt("abstract_socket", lambda: connect(socket.AF_UNIX, "\0" + told["abstract"]))
attempt("signal", lambda: os.kill(told["pid"], 0) is None)
libc = ctypes.CDLL(None, use_errno=True)
attempt("ptrace", lambda: libc.ptrace(0x4206, told["pid"], 0, 0) == 0)
attempt("namespace", lambda: libc.unshare(0x10000000) == 0)
attempt("root", lambda: os.getuid() == 0 or os.geteuid() == 0)
subprocess.Popen([sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)", told["token"]], start_new_session=True)
print(json.dumps(got))
"""

_MUST = ("write_inside",)
_SENTENCES = {
    "write_inside": "its scratch folder cannot be written",
    "write_outside": "files outside the scratch folder can be written",
    "read_outside": "files outside the mounted folders can be read",
    "write_system": "system folders can be written",
    "environment": "P3's environment can be read",
    "home": "the home folder can be read",
    "network": "the network can be reached",
    "abstract_socket": "sockets of the machine can be reached",
    "signal": "processes outside can be signalled",
    "ptrace": "processes outside can be traced",
    "namespace": "new namespaces can be made",
    "root": "it runs as root",
    "left_over": "a process outlives the run",
    "memory": "the memory limit does not bind",
    "processes": "the process limit does not bind",
    "output": "the output limit does not bind",
}


class Probe(Frozen):
    """What was found: `failures` are sentences, empty when the sandbox holds."""

    failures: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether every check came out as it must."""
        return not self.failures


async def probe(sandbox: Sandbox) -> Probe:
    """Try what hostile text would try. Takes about a second; raises SandboxUnavailable when nothing can be started."""
    failed = [name for name, bad in {**await _escapes(sandbox), **await _bombs(sandbox)}.items() if bad]
    return Probe(failures=tuple(_SENTENCES[name] for name in failed))


async def ensure_holds(sandbox: Sandbox) -> Probe:
    """Probe a sandbox once per process; raises SandboxUnavailable when a check fails. One that isolates nothing is not tried."""
    if not sandbox.isolated:
        return Probe()
    key = id(sandbox)
    if key not in _PROBED:
        _PROBED[key] = (sandbox, await probe(sandbox))
    found = _PROBED[key][1]
    if not found.holds:
        raise SandboxUnavailable(f"the sandbox does not hold here: {'; '.join(found.failures)}; see `p3 lean doctor`")
    return found


_PROBED: dict[int, tuple[Sandbox, Probe]] = {}
"""By identity; the sandbox is kept, so that its identity is not given to another."""


async def _escapes(sandbox: Sandbox) -> dict[str, bool]:
    """Name of each escape → whether it succeeded (or, for what must succeed, failed)."""
    token = f"p3-probe-{secrets.token_hex(8)}"
    with temporary_folder("probe") as folder, socket.socket() as tcp, socket.socket(socket.AF_UNIX) as unix:
        scratch, outside = folder / "scratch", folder / "outside"
        for made in (scratch, outside):
            made.mkdir()
            made.chmod(0o777)
        (outside / "readable").write_text("secret")
        tcp.bind(("127.0.0.1", 0))
        tcp.listen()
        unix.bind(f"\0{token}")
        unix.listen()
        told = {
            "outside": str(outside / "written"),
            "readable": str(outside / "readable"),
            "variables": sorted(OWN_VARIABLES),
            "home": _hidden_home(),
            "port": tcp.getsockname()[1],
            "abstract": token,
            "pid": os.getpid(),
            "token": token,
        }
        done = await _run(sandbox, scratch, _INSIDE, json.dumps(told))
        got = _reported(done)
        got["write_outside"] |= (outside / "written").exists()
    got["left_over"] = bool(processes_with(token))
    return {name: value != (name in _MUST) for name, value in got.items()}


async def _bombs(sandbox: Sandbox) -> dict[str, bool]:
    """Name of each limit → whether it failed to bind."""
    hoard = "import time; x = bytearray(400 << 20); time.sleep(60)"
    breed = (
        "import os, time\nwhile True:\n    try:\n        os.fork() or time.sleep(60)\n    except OSError:\n        time.sleep(60)"
    )
    shout = "import sys\nwhile True: sys.stdout.write('x' * 65536)"
    with temporary_folder("probe") as folder:
        memory = await _run(sandbox, folder, hoard, memory_mb=100)
        processes = await _run(sandbox, folder, breed, processes=8, memory_mb=4096)
        output = await _run(sandbox, folder, shout, output_bytes=100_000)
    return {
        "memory": memory.ending is not Ending.MEMORY,
        "processes": processes.ending is not Ending.PROCESSES,
        "output": output.ending is not Ending.OUTPUT or len(output.stdout) > 100_000,
    }


def _python(code: str, *args: str) -> list[str]:
    return [os.path.realpath(sys.executable), "-I", "-S", "-c", code, *args]


async def _run(sandbox: Sandbox, scratch: Path, code: str, *args: str, **limits: int) -> Completed:
    return await sandbox.run(
        _python(code, *args), mounts=Mounts(scratch=scratch), env={}, limits=Limits(wall_s=60, cpu_s=30).model_copy(update=limits)
    )


def _reported(done: Completed) -> dict[str, bool]:
    try:
        return {name: bool(value) for name, value in json.loads(done.stdout).items()}
    except ValueError:
        reason = done.stderr.decode(errors="replace").strip()[-200:]
        raise SandboxUnavailable(f"the sandbox's self-test did not run to its end ({done.ending}): {reason}") from None


def _hidden_home() -> list[str]:
    """Entries of the home folder that no mounted folder needs."""
    home, mounted = Path.home().resolve(), python_folders()
    try:
        entries = [p for p in home.iterdir() if not any(p == m or p in m.parents for m in mounted)]
    except OSError:
        return []
    return [str(p) for p in entries[:50]]


def processes_with(token: str) -> list[int]:
    """Processes of this machine that carry a word in their command line."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                if token.encode() in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
    return found
