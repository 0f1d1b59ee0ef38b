"""What a program inside can reach: its scratch folder and nothing else."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
from pathlib import Path

import pytest

from p3.errors import SandboxUnavailable
from p3.lean.model import Ending, Limits, Mounts, Sandbox
from p3.lean.sandbox import BubblewrapSandbox, UnsafeSandbox, default_sandbox
from p3.lean.sandboxing import probe
from p3.lean.sandboxing.mounts import arguments
from tests.lean.sandboxing.conftest import PYTHON, Run


async def test_the_probe_finds_nothing_in_the_sandbox(sandbox: Sandbox) -> None:
    assert (await probe.probe(sandbox)).failures == ()
    assert (await probe.ensure_holds(sandbox)).holds


@pytest.mark.slow
async def test_the_probe_sees_what_is_open_without_isolation() -> None:
    failures = (await probe.probe(UnsafeSandbox())).failures
    for sentence in ("outside the scratch folder can be written", "can be signalled", "the network can be reached"):
        assert any(sentence in f for f in failures), sentence
    for sentence in ("memory limit", "process limit", "output limit", "outlives", "scratch folder cannot"):
        assert not any(sentence in f for f in failures), sentence


def test_isolation_is_the_default_and_is_never_given_up_silently() -> None:
    assert not default_sandbox(unsafe=True).isolated
    with contextlib.suppress(SandboxUnavailable):
        assert default_sandbox().isolated


async def test_only_the_scratch_folder_is_writable(run: Run, scratch: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.write_text("before")
    outside.chmod(0o666)
    code = (
        "import sys\nfor p in sys.argv[1:]:\n"
        "  try: open(p, 'w').write('x'); print('wrote')\n  except OSError as e: print(type(e).__name__)"
    )
    done = await run(
        code, "inside", str(outside), str(tmp_path / "new"), "/usr/lib/p3-test", "/new", "/etc/p3-test", "/dev/p3-test"
    )
    assert done.stdout.split()[0] == b"wrote"
    assert b"wrote" not in b" ".join(done.stdout.split()[1:])
    assert (scratch / "inside").read_text() == "x"
    assert outside.read_text() == "before"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["outside", "scratch"]


async def test_mounted_folders_are_readable_and_read_only(sandbox: Sandbox, scratch: Path, tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o777)
    (shared / "file").write_text("shared words")
    code = (
        "import sys; p = sys.argv[1]; print(open(p + '/file').read())\n"
        "try: open(p + '/new', 'w')\nexcept OSError as e: print(e.errno)"
    )
    done = await sandbox.run(
        [*PYTHON, code, str(shared)], mounts=Mounts(scratch=scratch, read_only=(shared,)), env={}, limits=Limits()
    )
    assert done.stdout.decode().split("\n")[0] == "shared words"
    assert done.stdout.decode().split()[-1] in ("30", "13")
    assert list(shared.iterdir()) == [shared / "file"]


async def test_the_environment_is_exactly_what_was_given(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("P3_TEST_KEY", "sk-secret")
    done = await run("import json, os; print(json.dumps(dict(os.environ)))", env={"LEAN_PATH": "/x", "PATH": "/usr/bin"})
    seen = json.loads(done.stdout)
    assert seen["LEAN_PATH"] == "/x"
    assert seen["PATH"] == "/usr/bin"
    assert set(seen) - {"LC_CTYPE"} == {"LEAN_PATH", *probe.OWN_VARIABLES}


async def test_no_process_inside_carries_a_foreign_environment(run: Run) -> None:
    code = (
        "import os\nfor p in filter(str.isdigit, os.listdir('/proc')):\n"
        "  try: print(p, open(f'/proc/{p}/environ').read().replace(chr(0), ' '))\n  except OSError: print(p)"
    )
    lines = (await run(code, env={"MARK": "mine"})).stdout.decode().splitlines()
    assert len(lines) >= 2
    for line in lines:
        names = {e.partition("=")[0] for e in line.split()[1:]}
        assert names <= {"MARK", *probe.OWN_VARIABLES}


async def test_home_and_the_working_folder_of_p3_are_not_there(run: Run, scratch: Path) -> None:
    home = Path.home().resolve()
    code = "import os, sys; print(os.getcwd()); print(os.environ['HOME']); print(*(os.path.lexists(p) for p in sys.argv[1:]))"
    hidden = [str(p) for p in home.iterdir() if not sys.base_prefix.startswith(str(p))][:20]
    done = await run(code, str(Path(__file__)), "/etc/shadow", "/etc/gshadow", "/var", "/run", "/sys", *hidden)
    cwd, seen_home, exist = done.stdout.decode().splitlines()
    assert cwd == seen_home == str(scratch)
    assert "True" not in exist


async def test_no_network_and_no_socket_of_the_machine(run: Run, tmp_path: Path, token: str) -> None:
    code = (
        "import socket, sys\n"
        "def go(*a):\n"
        "  s = socket.socket(a[0], socket.SOCK_STREAM); s.settimeout(2)\n"
        "  try: s.connect(a[1]); print('connected')\n"
        "  except OSError: print('refused')\n"
        "go(socket.AF_INET, ('127.0.0.1', int(sys.argv[1]))); go(socket.AF_INET, ('1.1.1.1', 53))\n"
        "go(socket.AF_UNIX, chr(0) + sys.argv[2])\n"
        "for family in (40, 38, 17):\n"
        "  try: socket.socket(family, socket.SOCK_STREAM); print('made')\n"
        "  except OSError: print('no family')\n"
    )
    with socket.socket() as tcp, socket.socket(socket.AF_UNIX) as unix:
        tcp.bind(("127.0.0.1", 0))
        tcp.listen()
        unix.bind(f"\0{token}")
        unix.listen()
        done = await run(code, str(tcp.getsockname()[1]), token)
    assert done.stdout.decode().split("\n")[:-1] == ["refused"] * 3 + ["no family"] * 3


async def test_processes_outside_can_neither_be_seen_nor_traced_nor_signalled(run: Run) -> None:
    code = (
        "import ctypes, os, sys\nlibc = ctypes.CDLL(None)\nme = int(sys.argv[1])\n"
        "print(len([p for p in os.listdir('/proc') if p.isdigit()]))\n"
        "print(libc.ptrace(16, 1, 0, 0), libc.ptrace(0x4206, me, 0, 0), libc.kill(me, 0),\n"
        "      libc.unshare(0x10000000), libc.unshare(0x20000000))\n"
        "print(libc.memfd_create(b'x', 0), libc.shmget(0, 4096, 0o1600))\n"
        "print(os.getuid() == 0, os.geteuid() == 0)\n"
    )
    seen, calls, memory, root = (await run(code, str(os.getpid()))).stdout.decode().splitlines()
    assert int(seen) <= 3
    assert calls.split() == ["-1"] * 5
    assert memory.split() == ["-1"] * 2
    assert root == "False False"


async def test_privileges_cannot_be_regained(run: Run) -> None:
    done = await run("print(open('/proc/self/status').read())")
    status = dict(line.split(":\t", 1) for line in done.stdout.decode().splitlines() if ":\t" in line)
    assert status["NoNewPrivs"] == "1"
    assert status["Seccomp"] == "2"
    assert int(status["CapEff"], 16) == int(status["CapPrm"], 16) == int(status["CapAmb"], 16) == 0


async def test_exit_code_outputs_and_input_pass_through(run: Run) -> None:
    done = await run(
        "import sys; print(sys.stdin.read().upper()); print('e', file=sys.stderr); sys.exit(7)", stdin=b"abc" * 50_000
    )
    assert (done.ending, done.returncode) == (Ending.EXITED, 7)
    assert done.stdout == b"ABC" * 50_000 + b"\n"
    assert done.stderr == b"e\n"


async def test_a_program_that_does_not_exist_is_said_so(sandbox: Sandbox, scratch: Path) -> None:
    with pytest.raises(SandboxUnavailable, match="no-such-program"):
        await sandbox.run(["/no-such-program"], mounts=Mounts(scratch=scratch), env={}, limits=Limits())


def test_a_mount_that_would_show_the_home_folder_is_refused(scratch: Path, tmp_path: Path) -> None:
    with pytest.raises(SandboxUnavailable, match="cannot hide the home folder"):
        arguments(Mounts(scratch=scratch, read_only=(Path.home().parent,)), user_namespace=True)
    with pytest.raises(SandboxUnavailable, match="does not exist"):
        arguments(Mounts(scratch=scratch, read_only=(tmp_path / "absent",)), user_namespace=True)
    with pytest.raises(SandboxUnavailable, match="scratch folder"):
        arguments(Mounts(scratch=tmp_path / "absent"), user_namespace=True)


async def test_a_broken_bubblewrap_is_an_error_with_the_step_that_mends_it(scratch: Path, tmp_path: Path) -> None:
    broken = tmp_path / "bwrap"
    broken.write_text("#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n")
    broken.chmod(0o755)
    sandbox = BubblewrapSandbox(broken, drop_uid=False)
    with pytest.raises(SandboxUnavailable, match=r"No permissions to create new namespace\).*--unsafe-no-sandbox"):
        await sandbox.run([*PYTHON, "print(1)"], mounts=Mounts(scratch=scratch), env={}, limits=Limits())
