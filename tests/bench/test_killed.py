"""Processes killed at random moments: nothing is lost, nothing is paid twice, and the tables come out the same."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import random
import signal
import socket
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import psutil
import pytest

from p3.bench.rows import row
from p3.bench.summary import Table, summarise
from p3.bench.watch import Watch
from p3.bench.worker import work
from p3.method.leases import attempts
from p3.method.runs import RunFolder
from tests.bench.support import ROOT, make_run, plan_for, replies, write_tasks
from tests.servers.model_server import ModelServer

CELLS = 200
KILLS = 8


def tables(run: RunFolder) -> list[Table]:
    """The final tables, times left out."""
    rows = [dataclasses.replace(row(o), wall_s=0.0) for o in run.results().outcomes]
    return summarise(rows, {})


def recorded(run: RunFolder) -> list[tuple[str, ...]]:
    """Every reply that a journal holds, as (cell, stream, key)."""
    found = []
    for folder in run.cells():
        for number in attempts(folder.path):
            for line in (folder.path / f"attempt-{number}" / "journal.jsonl").read_bytes().split(b"\n"):
                with contextlib.suppress(ValueError):
                    record = json.loads(line)
                    if record.get("kind") == "reply":
                        found.append((str(folder.path), record["stream"], record["key"]))
    return found


@dataclass
class Processes:
    """Scheduler, two workers and the main process, each started again when it is gone."""

    run: RunFolder
    plan: str
    port: int
    alive: dict[str, asyncio.subprocess.Process] = field(default_factory=dict)
    starts: Counter[str] = field(default_factory=Counter)

    def command(self, name: str) -> list[str]:
        address = f"tcp://127.0.0.1:{self.port}"
        if name == "scheduler":
            return ["-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(self.port), "--no-dashboard"]
        if name == "main":
            return ["-m", "tests.bench.drive", self.plan, address]
        return [
            "-m",
            "distributed.cli.dask_worker",
            address,
            "--nthreads",
            "1",
            "--no-nanny",
            "--no-dashboard",
            "--death-timeout",
            "60",
        ]

    async def keep(self) -> bool:
        """Start what is not running; whether the main process has ended well."""
        for name in ("scheduler", "worker-1", "worker-2", "main"):
            process = self.alive.get(name)
            if process is not None and process.returncode is None:
                continue
            if name == "main" and process is not None and process.returncode == 0:
                return True
            self.starts[name] += 1
            self.alive[name] = await asyncio.create_subprocess_exec(
                sys.executable,
                *self.command(name),
                cwd=ROOT,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
            )
        return False

    def kill(self, name: str) -> bool:
        """SIGKILL one of them, or the process that works below one of the dask workers."""
        if name.startswith("below-"):
            above = self.alive[name.removeprefix("below-")]
            with contextlib.suppress(psutil.Error):
                for child in psutil.Process(above.pid).children():
                    child.kill()
                    return True
            return False
        process = self.alive[name]
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
        return True

    async def end(self) -> None:
        for process in self.alive.values():
            if process.returncode is None:
                process.kill()
            await process.wait()


@pytest.mark.slow
@pytest.mark.timeout(280)
async def test_killed_at_random_moments_the_tables_come_out_the_same(tmp_path: Path) -> None:
    tasks = write_tasks(tmp_path / "tasks", CELLS // 2)
    async with ModelServer(replies()) as server:
        calm = make_run(tmp_path / "calm", tasks)
        await work(plan_for(calm, server.base_url, jobs=8))
        assert not server.repeated
        calls = len(server.seen)
    assert calls == 3 * CELLS // 2
    async with ModelServer(replies(delay_s=0.3)) as server:
        run = make_run(tmp_path / "runs", tasks)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        plan = plan_for(run, server.base_url, jobs=2).model_dump_json()
        processes, rng = Processes(run, plan, port), random.Random(7)
        victims = ["main", "scheduler", "worker-1", "worker-2", "below-worker-1", "below-worker-2"]
        killed: Counter[str] = Counter()
        order = rng.sample(victims, k=len(victims)) + rng.choices(victims, k=KILLS - len(victims))
        watch, seen = Watch(run), 0
        try:
            while not await processes.keep():
                await asyncio.sleep(rng.uniform(0.3, 1.2))
                # Only while work goes on: killing what has not begun, or has ended, would prove nothing.
                if order and len(server.seen) > seen and watch.look().done < CELLS and processes.kill(order[0]):
                    seen = len(server.seen)
                    killed[order.pop(0)] += 1
        finally:
            await processes.end()
        journals = recorded(run)
        answered = sum(server.answered.values())
        repeats = sum(n - 1 for n in server.answered.values())
    assert set(killed) == set(victims), killed
    assert tables(run) == tables(calm)
    assert len(journals) == len(set(journals)) == calls
    # What the server answered beyond that was in flight when its asker was killed: at most one call for each attempt cut short.
    assert answered - calls == repeats
    assert repeats <= sum(len(attempts(folder.path)) - 1 for folder in run.cells())
