"""Nothing outlives a run: not when it ends, not when it is cancelled, not when P3 itself is killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from p3.lean.model import Ending, Limits, Mounts, Sandbox
from p3.lean.sandbox import UnsafeSandbox
from p3.lean.sandboxing.probe import processes_with
from tests.lean.sandboxing.conftest import PYTHON, Run

LEFT_OVER = """
import os, subprocess, sys
code = "import os, time; os.setsid() if os.fork() == 0 else None; time.sleep(600)"
child = [sys.executable, "-I", "-S", "-c", code, sys.argv[1]]
subprocess.Popen(child, start_new_session=True)
print("started", flush=True)
"""
STAYING = LEFT_OVER + "\nimport time; time.sleep(600)\n"

PARENT = """
import asyncio, os, sys
from pathlib import Path
from p3.lean.model import Limits, Mounts
from p3.lean.sandbox import UnsafeSandbox, default_sandbox
async def main(kind, folder, code, token):
    sandbox = default_sandbox(unsafe=kind == "unsafe")
    argv = [os.path.realpath(sys.executable), "-c", code, token]
    if kind == "command":
        spawned = sandbox.command(argv, mounts=Mounts(scratch=Path(folder)), env={}, limits=Limits(wall_s=float("inf")))
        process = await asyncio.create_subprocess_exec(*spawned, stdin=asyncio.subprocess.PIPE)
        await process.wait()
    else:
        await sandbox.run(argv, mounts=Mounts(scratch=Path(folder)), env={}, limits=Limits(wall_s=600))
asyncio.run(main(*sys.argv[1:]))
"""


def wait_for(condition: object, seconds: float = 60) -> bool:
    """Whether a condition comes true, looking every 50 ms."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if condition():  # type: ignore[operator]
            return True
        time.sleep(0.05)
    return False


async def test_what_a_program_leaves_behind_is_gone_when_the_run_returns(run: Run, token: str) -> None:
    done = await run(LEFT_OVER, token)
    assert done.stdout.strip() == b"started"
    assert done.ending is Ending.EXITED
    assert processes_with(token) == []


async def test_the_same_without_isolation(scratch: Path, token: str) -> None:
    done = await UnsafeSandbox().run([*PYTHON, LEFT_OVER, token], mounts=Mounts(scratch=scratch), env={}, limits=Limits())
    assert done.stdout.strip() == b"started"
    assert processes_with(token) == []


async def test_cancelling_ends_every_process_before_it_returns(run: Run, token: str) -> None:
    task = asyncio.create_task(run(STAYING, token, wall_s=600))
    while len(processes_with(token)) < 4:  # supervisor, bubblewrap and both programs inside
        await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert processes_with(token) == []


async def test_cancelling_a_program_that_floods_its_output(run: Run, token: str) -> None:
    task = asyncio.create_task(run("import sys\nwhile True: sys.stdout.write('x' * 65536)", token, output_bytes=10**12))
    while len(processes_with(token)) < 3:
        await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert processes_with(token) == []


async def test_a_second_cancellation_changes_nothing(run: Run, token: str) -> None:
    task = asyncio.create_task(run(STAYING, token, wall_s=600))
    while len(processes_with(token)) < 4:
        await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert processes_with(token) == []


@pytest.mark.parametrize(("kind", "least"), [("run", 7), ("command", 7), ("unsafe", 5)])
def test_killing_p3_ends_every_process(sandbox: Sandbox, kind: str, least: int, scratch: Path, token: str) -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT, kind, str(scratch), STAYING, token], stdout=subprocess.DEVNULL)
    try:
        assert wait_for(lambda: len(processes_with(token)) >= least)  # this one, supervisor, bubblewrap twice, programs
        parent.send_signal(signal.SIGKILL)
        parent.wait()
        assert wait_for(lambda: processes_with(token) == [])
    finally:
        parent.kill()


def test_killing_the_supervisor_ends_every_process(sandbox: Sandbox, scratch: Path, token: str) -> None:
    argv = sandbox.command([*PYTHON, STAYING, token], mounts=Mounts(scratch=scratch), env={}, limits=Limits(wall_s=600))
    with subprocess.Popen(argv, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env={}) as supervisor:
        assert supervisor.stdout is not None
        assert supervisor.stdout.readline() == b"started\n"
        supervisor.kill()
    assert wait_for(lambda: processes_with(token) == [])


def test_asking_the_supervisor_to_stop_ends_every_process_first(sandbox: Sandbox, scratch: Path, token: str) -> None:
    argv = sandbox.command([*PYTHON, STAYING, token], mounts=Mounts(scratch=scratch), env={}, limits=Limits(wall_s=600))
    with subprocess.Popen(argv, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env={}) as supervisor:
        assert supervisor.stdout is not None
        assert supervisor.stdout.readline() == b"started\n"
        supervisor.terminate()
        supervisor.wait()
        assert processes_with(token) == []


def test_a_command_started_by_another_process_does_not_run(sandbox: Sandbox, scratch: Path) -> None:
    argv = sandbox.command([*PYTHON, "print('ran')"], mounts=Mounts(scratch=scratch), env={}, limits=Limits())
    between = subprocess.run(
        [sys.executable, "-c", "import subprocess, sys; sys.exit(subprocess.run(sys.argv[1:]).returncode)", *argv],
        capture_output=True,
        check=False,
    )
    assert between.stdout == b""
    assert between.returncode != 0


@pytest.mark.slow
def test_a_limit_of_a_command_is_told_on_stderr(sandbox: Sandbox, scratch: Path) -> None:
    argv = sandbox.command(
        [*PYTHON, "import time; time.sleep(60)"], mounts=Mounts(scratch=scratch), env={}, limits=Limits(wall_s=1)
    )
    done = subprocess.run(argv, capture_output=True, text=True, env={}, check=False)
    assert done.returncode != 0
    assert "ran longer than 1 s" in done.stderr


@pytest.mark.slow
async def test_runs_side_by_side_do_not_share_their_limits(sandbox: Sandbox, tmp_path: Path) -> None:
    code = "import os, time\nfor _ in range(6):\n  if os.fork() == 0: time.sleep(1); os._exit(0)\ntime.sleep(1)\nprint('alive')"

    async def one(n: int) -> bytes:
        folder = tmp_path / str(n)
        folder.mkdir()
        limits = Limits(processes=10)
        return (await sandbox.run([*PYTHON, code], mounts=Mounts(scratch=folder), env={}, limits=limits)).stdout

    assert await asyncio.gather(*(one(n) for n in range(5))) == [b"alive\n"] * 5


async def test_the_machine_is_as_before(run: Run, scratch: Path, token: str, tmp_path: Path) -> None:
    def picture() -> tuple[object, ...]:
        mounts = Path("/proc/self/mountinfo").read_text().count("\n")
        shared = sorted(p.name for p in Path("/dev/shm").iterdir()) if Path("/dev/shm").is_dir() else []
        return mounts, shared, sorted(p.name for p in tmp_path.iterdir()), sum(1 for _ in Path("/proc/self/fd").iterdir())

    before = picture()
    for code in (LEFT_OVER, "import os; os.abort()", "open('/tmp/x', 'w').write('x')"):
        await run(code, token)
    with contextlib.suppress(OSError):
        os.sync()
    assert picture() == before
    assert processes_with(token) == []
