"""The embedded cluster: it works a run through, stops when the money is used up, and refuses what no worker can do."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from p3.bench.workplan import WorkPlan
from tests.bench.support import PRICE, ROOT, make_run, plan_for, replies, write_tasks
from tests.servers.model_server import ModelServer

pytestmark = [pytest.mark.slow, pytest.mark.timeout(280)]


async def drive(plan: WorkPlan) -> tuple[int, str]:
    """Exit code and stderr of a main process that works with a cluster of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.drive", plan.model_dump_json()), cwd=ROOT, stderr=asyncio.subprocess.PIPE
    )
    _, said = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


async def test_an_embedded_cluster_works_a_run_through(tmp_path: Path) -> None:
    run = make_run(tmp_path / "runs", write_tasks(tmp_path / "tasks", 6))
    async with ModelServer(replies()) as server:
        plan = plan_for(run, server.base_url, jobs=1)
        code, said = await drive(plan.model_copy(update={"max_run_cost": 4.5 * PRICE}))
        assert code == 1
        assert "larger --max-run-cost" in said
        assert not run.finished
        assert len(server.seen) <= 6  # two processes, each of which may have one call on its way
        code, said = await drive(plan)
        assert code == 0, said
        assert len(server.seen) == 3 * 6
        assert not server.repeated
    assert run.finished
    assert not list((run.path / "drivers").iterdir())


async def test_what_no_worker_can_do_is_said_once(tmp_path: Path) -> None:
    run = make_run(tmp_path / "runs", write_tasks(tmp_path / "tasks", 2))
    more: dict[str, Any] = {"setup": "no.such:setup"}
    code, said = await drive(plan_for(run, **more))
    assert code != 0
    assert "the setup no.such:setup cannot be loaded" in said
