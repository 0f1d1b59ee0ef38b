"""Cells on a dask cluster: one long-lived task on every worker, in which a process of its own works through the run.

Which worker does which cell is settled by leases in the run folder, so a worker, the scheduler or this process may die at any
moment; dask only starts processes. Every worker must see the run folder and have the same P3 installed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

from p3.bench.executors import driver
from p3.bench.watch import Watch
from p3.bench.workplan import WorkPlan
from p3.errors import EnvironmentFailed, ExitCode, P3Error
from p3.method.model import Cell
from p3.method.run_store import open_run

TICK_S = 1.0
MOST_DEATHS = 10
"""Times that the process of one worker may die before no further one is started there."""
RECONNECT_S = 300.0
"""How long a lost scheduler is waited for."""


def drive(plan: str) -> dict[str, Any]:
    """On a dask worker: work in a process of its own; what it came to as {code, reason}, the code None where it was killed.

    The process, not this thread, starts Lean, so Lean's sandboxes live as long as it; it ends when this one's pipe closes.
    """
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "p3.bench.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
        )
        assert process.stdin is not None
        assert process.stdout is not None
        with process:
            process.stdin.write(plan.encode() + b"\n")
            process.stdin.flush()
            line = process.stdout.read()
        errors.seek(0)
        try:
            said: dict[str, Any] = json.loads(line)
        except ValueError:
            tail = errors.read().decode(errors="replace").strip().splitlines()[-1:]
            said = {"code": None, "reason": f"a worker process died ({process.returncode}) {''.join(tail)}"}
        return said


class _Refused(P3Error):
    """What a worker process reported, with its exit code."""

    def __init__(self, code: int, reason: str) -> None:
        self.exit_code = ExitCode(code)
        super().__init__(reason)


@dataclass
class DaskExecutor:
    """Works on a dask cluster: the one at `address`, or one of `workers` processes that lives as long as this run.

    Implements `Executor`.
    """

    plan: WorkPlan
    address: str | None = None
    workers: int = 2
    notice: Callable[[str], None] = lambda _: None
    _tasks: dict[str, Any] = field(default_factory=dict)
    """Worker's address → its task's future."""
    _deaths: Counter[str] = field(default_factory=Counter)
    _given_up: dict[str, _Refused] = field(default_factory=dict)
    """Workers that cannot work on this run, and why."""

    async def run(self, cells: tuple[Cell, ...]) -> None:
        """Work on the run until it is finished. Raises EnvironmentFailed where dask is missing or its scheduler stays away."""
        try:
            import distributed
        except ImportError as error:
            raise EnvironmentFailed("--executor dask needs dask; install it with: pip install 'p3-lean[dask]'") from error
        watch = Watch(open_run(self.plan.run))
        loop = asyncio.get_running_loop()
        lost_since: float | None = None
        async with driver(self.plan.run) as alive:
            plan = self.plan.model_copy(update={"driver": alive}).model_dump_json()
            while not watch.look().finished:
                try:
                    async with self._client(distributed) as client:
                        lost_since = None
                        await self._keep_busy(client, plan, watch)
                except (OSError, TimeoutError, _Lost) as error:
                    lost_since = lost_since or loop.time()
                    if loop.time() - lost_since > RECONNECT_S:
                        where = self.address or "the embedded cluster"
                        raise EnvironmentFailed(
                            f"no dask scheduler answers at {where} ({error}); start it again and give the same command"
                        ) from error
                    self.notice("the dask scheduler does not answer; waiting for it")
                    await asyncio.sleep(TICK_S)

    @contextlib.asynccontextmanager
    async def _client(self, distributed: Any) -> AsyncIterator[Any]:  # noqa: ANN401 - dask is untyped
        """A client of the cluster; an embedded cluster ends with it."""
        self._tasks.clear()
        if self.address is not None:
            async with distributed.Client(self.address, asynchronous=True, timeout="10s") as client:
                yield client
            return
        here = {"dashboard_address": "127.0.0.1:0", "worker_dashboard_address": "127.0.0.1:0", "silence_logs": "CRITICAL"}
        size = {"n_workers": self.workers, "threads_per_worker": 1, "processes": True, "memory_limit": 0}
        cluster = distributed.LocalCluster(asynchronous=True, **here, **size)
        async with cluster, distributed.Client(cluster, asynchronous=True) as client:
            yield client

    async def _keep_busy(self, client: Any, plan: str, watch: Watch) -> None:  # noqa: ANN401
        """A task on every worker that has none, until the run is finished. Raises _Lost when the scheduler is gone."""
        while not watch.look().finished:
            if client.status != "running":
                raise _Lost("the connection was lost")
            present = set(await client.nthreads())
            for address in [a for a in self._tasks if a not in present]:
                self._tasks.pop(address).release()
            for address in present - self._tasks.keys() - self._given_up.keys():
                self._tasks[address] = client.submit(drive, plan, workers=[address], pure=False, retries=0)
            if present and not present - self._given_up.keys():
                raise next(iter(self._given_up.values()))
            await asyncio.sleep(TICK_S)
            await self._collect()

    async def _collect(self) -> None:
        """Read what tasks came to. A task that was lost with its worker is simply given again."""
        for address, future in list(self._tasks.items()):
            if not future.done():
                continue
            del self._tasks[address]
            if future.status != "finished":
                continue
            said = await future
            if said["code"] is None:
                self._deaths[address] += 1
                self.notice(f"worker {address}: {said['reason']}")
                said["code"] = ExitCode.ENVIRONMENT if self._deaths[address] > MOST_DEATHS else ExitCode.INTERRUPTED
            if said["code"] == ExitCode.NOT_SOLVED:  # the run's money is used up, for all of them
                raise _Refused(said["code"], said["reason"])
            if said["code"] not in (ExitCode.OK, ExitCode.INTERRUPTED):
                self._given_up[address] = _Refused(said["code"], said["reason"])
                self.notice(f"worker {address}: {said['reason']}")


class _Lost(Exception):
    """The scheduler went away."""
