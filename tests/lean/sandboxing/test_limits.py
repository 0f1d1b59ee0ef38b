"""Limits that bind the whole tree, and the ending that says which one did."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from p3.lean.model import Ending
from p3.lean.sandboxing import usage
from tests.lean.sandboxing.conftest import PYTHON, Run

FORK_BOMB = """
import os, time
while True:
    try:
        if os.fork() == 0:
            continue
    except OSError:
        time.sleep(0.05)
"""
SHARED_HOARD = """
import os, time
for _ in range(8):
    if os.fork() == 0:
        x = bytearray(60 << 20)
        time.sleep(60)
time.sleep(60)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "limits", "ending"),
    [
        ("import time; time.sleep(60)", {"wall_s": 1.0}, Ending.WALL),
        ("while True: pass", {"cpu_s": 1.0}, Ending.CPU),
        ("import os\nos.fork()\nos.fork()\nwhile True: pass", {"cpu_s": 1.0}, Ending.CPU),
        ("import time; x = bytearray(600 << 20); time.sleep(60)", {"memory_mb": 200}, Ending.MEMORY),
        (SHARED_HOARD, {"memory_mb": 200}, Ending.MEMORY),
        (FORK_BOMB, {"processes": 10, "memory_mb": 4096}, Ending.PROCESSES),
        ("while True: print('x' * 4096)", {"output_bytes": 100_000}, Ending.OUTPUT),
        ("import sys\nwhile True: sys.stderr.write('x' * 4096)", {"output_bytes": 100_000}, Ending.OUTPUT),
        ("import os; os.kill(os.getpid(), 11)", {}, Ending.SIGNAL),
    ],
    ids=["wall", "cpu", "cpu of a child", "memory", "memory of children", "fork bomb", "stdout", "stderr", "crash"],
)
async def test_ending(run: Run, code: str, limits: dict[str, float], ending: Ending, token: str) -> None:
    done = await run(code, token, **limits)
    assert done.ending is ending
    assert done.returncode == (-11 if ending is Ending.SIGNAL else None)
    assert len(done.stdout) + len(done.stderr) <= limits.get("output_bytes", 1000)


async def test_a_file_cannot_grow_past_its_limit(run: Run, scratch: Path) -> None:
    done = await run(
        "import signal; signal.signal(25, signal.SIG_DFL)\nopen('f', 'wb').write(b'x' * 3_000_000)", file_bytes=1_000_000
    )
    assert done.ending is Ending.OUTPUT
    assert (scratch / "f").stat().st_size <= 1_000_000


async def test_many_files_cannot_fill_the_disk(run: Run, scratch: Path) -> None:
    code = "i = 0\nwhile True:\n  i += 1; open(f'f{i}', 'wb').write(b'x' * 1_000_000)"
    done = await run(code, file_bytes=2_000_000)
    assert done.ending is Ending.OUTPUT


async def test_the_private_tmp_is_bounded(run: Run) -> None:
    code = "try:\n  open('/tmp/f', 'wb').write(b'x' * (200 << 20)); print('wrote')\nexcept OSError as e: print(e.strerror)"
    assert (await run(code)).stdout.strip() == b"No space left on device"


@pytest.mark.slow
async def test_peak_memory_is_reported(run: Run) -> None:
    done = await run("import time; x = bytearray(150 << 20); time.sleep(1)")
    assert done.ending is Ending.EXITED
    assert done.peak_memory_mb is not None
    assert 140 < done.peak_memory_mb < 300


async def test_no_core_dump_and_few_descriptors(run: Run, scratch: Path) -> None:
    done = await run("import os, resource; print(resource.getrlimit(4), resource.getrlimit(7)[1], flush=True)\nos.abort()")
    assert done.stdout.strip() == b"(0, 0) 1024"
    assert list(scratch.iterdir()) == []


def test_folder_size_stops_early_and_counts_deep_trees_as_too_much(tmp_path: Path) -> None:
    for i in range(5):
        (tmp_path / f"f{i}").write_bytes(b"x" * 10_000)
    exact = usage.folder_bytes(str(tmp_path), limit=10**9)
    assert 50_000 <= exact < 100_000
    assert usage.folder_bytes(str(tmp_path), limit=20_000) > 20_000
    assert usage.folder_bytes(str(tmp_path), limit=10**9, max_entries=3) > 10**9
    deep = tmp_path
    for _ in range(80):
        deep = deep / "d"
        deep.mkdir()
    assert usage.folder_bytes(str(tmp_path), limit=10**9) > 10**9


def test_children_are_found_either_way() -> None:
    with subprocess.Popen([*PYTHON, "import sys; sys.stdin.read()"], stdin=subprocess.PIPE) as child:
        assert child.pid in usage.descendants(os.getpid())
        assert usage._parents()[child.pid] == os.getpid()
        assert child.stdin is not None
        child.stdin.close()
