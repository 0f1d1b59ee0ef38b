"""A look from inside the sandbox, before it is relied on: what hostile text would find there."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
from pathlib import Path
from typing import Any

from p3.lean.cache import cache_root
from p3.lean.model import Ending, Limits, Mounts, Sandbox
from p3.lean.temporary import temporary_folder

_LIMITS = Limits(wall_s=120.0, cpu_s=30.0, memory_mb=512, processes=16, output_bytes=100_000)
_PROGRAM = """
import json, os, sys
decoy, *places = sys.argv[1:]
def leave(path):
    try:
        open(path, "w").close()
    except OSError:
        pass
for place in places:
    leave(place)
with open("/proc/net/dev") as f:
    interfaces = [line.split(":")[0].strip() for line in f.read().splitlines()[2:]]
processes = sum(p.isdigit() for p in os.listdir("/proc"))
found = {"environment": sorted(os.environ), "decoy": os.path.exists(decoy), "interfaces": interfaces, "processes": processes}
sys.stdout.write(json.dumps(found))
"""
_OWN_VARIABLES = frozenset(("HOME", "LANG", "LC_ALL", "LC_CTYPE", "PATH", "PWD", "SHLVL", "TMPDIR", "_"))
_MOST_PROCESSES = 12


async def isolation(sandbox: Sandbox) -> str:
    """What is wrong with the isolation, in a sentence; empty where nothing is.

    Tries to see a file of the cache folder and to leave files outside the scratch folder; looks at environment, network
    interfaces and processes.
    """
    marker = f"p3-probe-{secrets.token_hex(8)}"
    decoy = cache_root() / marker
    places = [Path(folder, marker) for folder in ("/", "/usr", "/etc", "/tmp", "/var/tmp", "/dev/shm", str(Path.home()))]
    await asyncio.to_thread(_put, decoy)
    try:
        with temporary_folder("probe") as scratch:
            own = scratch / marker
            done = await sandbox.run(
                [_python(), "-I", "-S", "-c", _PROGRAM, str(decoy), *map(str, places), marker],
                mounts=Mounts(scratch=scratch),
                env={},
                limits=_LIMITS,
            )
            left = [p for p in places if await asyncio.to_thread(p.exists)]
            writes = await asyncio.to_thread(own.exists)
    finally:
        for path in (decoy, *places):
            await asyncio.to_thread(_remove, path)
    if done.ending is not Ending.EXITED or done.returncode != 0:
        return f"a program that only looks around ended with {done.returncode} ({done.ending})"
    if left:
        return f"{left[0].parent} can be written from inside"
    if not writes:
        return "the scratch folder cannot be written"
    try:
        return _judge(json.loads(done.stdout))
    except (ValueError, KeyError, TypeError):
        return "a program that only looks around gave no report"


def _python() -> str:
    return os.path.realpath(sys.executable)


def _put(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("decoy")


def _remove(path: Path) -> None:
    if path.name.startswith("p3-probe-"):
        path.unlink(missing_ok=True)


def _judge(found: dict[str, Any]) -> str:
    strange = [v for v in found["environment"] if v not in _OWN_VARIABLES and v in os.environ]
    if strange:
        return f"the variable {strange[0]} is visible inside"
    if found["decoy"]:
        return "files of the cache folder are visible inside"
    if [i for i in found["interfaces"] if i != "lo"]:
        return "the network can be reached from inside"
    return "other processes are visible inside" if found["processes"] > _MOST_PROCESSES else ""
