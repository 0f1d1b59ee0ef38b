"""The sandbox for a user without privileges, tried by a process that has given up root's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import p3
from p3.lean.sandboxing import check

UID = 12345
AS_USER = """
import json, os, sys
uid = int(sys.argv[1])
os.setgroups([]); os.setresgid(uid, uid, uid); os.setresuid(uid, uid, uid)
os.execve(sys.argv[2], sys.argv[2:], dict(os.environ))
"""
CHECK = """
import asyncio, json, os, sys, tempfile
from pathlib import Path
from p3.lean.model import Limits, Mounts
from p3.lean.sandbox import default_sandbox
from p3.lean.sandboxing import check
from p3.lean.sandboxing.probe import probe

READ = "import os\\nfor p in filter(str.isdigit, os.listdir('/proc')): print(open(f'/proc/{p}/environ').read())"

async def main():
    sandbox = default_sandbox()
    found = await probe(sandbox)
    with tempfile.TemporaryDirectory() as folder:
        argv = [os.path.realpath(sys.executable), "-c", READ]
        seen = await sandbox.run(argv, mounts=Mounts(scratch=Path(folder)), env={"GIVEN": "given"}, limits=Limits())
    own = Path("/proc/self/environ").read_text()
    print(json.dumps({"uid": os.getuid(), "modes": check.modes(), "failures": found.failures,
                      "own": "sk-secret" in own, "inside": seen.stdout.decode() + seen.stderr.decode()}))

asyncio.run(main())
"""


def _visible_to_all(*needed: Path) -> list[str]:
    """Arguments of bubblewrap: an empty /tmp, and these folders reachable for every user, wherever they lie."""
    closed = {next((p for p in reversed(path.parents) if not p.stat().st_mode & 0o001), Path("/tmp")) for path in needed}
    hidden = sorted(closed - {Path("/tmp")})
    args = ["--perms", "1777", "--tmpfs", "/tmp"]
    for folder in hidden:
        args += ["--perms", "0755", "--tmpfs", str(folder)]
    made: set[Path] = {Path("/tmp"), *hidden}
    for path in needed:
        for parent in reversed(path.parents):
            if parent not in made and any(parent.is_relative_to(h) for h in (Path("/tmp"), *hidden)):
                args += ["--perms", "0755", "--dir", str(parent)]
                made.add(parent)
        args += ["--ro-bind", str(path), str(path)]
    return args


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to become another user; every other test runs as this user")
def test_the_sandbox_holds_for_an_ordinary_user(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    needed = [Path(p).resolve() for p in dict.fromkeys((sys.prefix, sys.base_prefix, str(Path(p3.__file__).parent)))]
    outer = [str(check.binaries()[0]), "--bind", "/", "/", "--dev-bind", "/dev", "/dev"]
    outer += [*_visible_to_all(*needed), "--bind", str(tmp_path), str(tmp_path)]
    outer += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID", "--die-with-parent", "--"]
    env = {
        "HOME": str(tmp_path),
        "PATH": os.environ["PATH"],
        "API_KEY": "sk-secret",
        "PYTHONPATH": str(Path(p3.__file__).parents[1]),
    }
    argv = [*outer, sys.executable, "-c", AS_USER, str(UID), sys.executable, "-c", CHECK]
    done = subprocess.run(argv, capture_output=True, text=True, env=env, check=False, timeout=240)
    if "user namespaces" in done.stderr or "namespace failed" in done.stderr:
        pytest.skip(f"this machine gives ordinary users no namespaces: {done.stderr[-300:]}")
    seen = json.loads(done.stdout.splitlines()[-1]) if done.stdout else pytest.fail(done.stderr)
    assert seen["uid"] == UID
    assert seen["modes"] == [False]
    assert seen["failures"] == []
    assert seen["own"]  # the check itself could have seen the key
    assert "given" in seen["inside"]
    assert "sk-secret" not in seen["inside"]
