"""A whole `p3 solve` over HTTP to a local server that answers at once: where its time and memory go."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from p3 import assets

if TYPE_CHECKING:
    from tools.perf import Bench

CHILD = """
import json, resource, sys
from p3.cli.app import run
code = run(sys.argv[1:])
unit = 1e6 if sys.platform == "darwin" else 1e3
print(json.dumps({"code": code, "peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit}), file=sys.stderr)
"""


async def solved(folder: Path) -> dict[str, Any]:
    """Solve the sample task of the largest element; its exit code, peak memory and wall time, and how often a model was asked."""
    from p3.llm.scripted import read_script
    from tests.servers.dialects import ServerReply
    from tests.servers.model_server import ModelServer

    task = assets.benchmarks() / "verina/samples/list_max"
    async with ModelServer(read_script(task / "replies.toml", ServerReply), task) as server:
        start = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", CHILD, "solve", str(task), "-m", "m", "--base-url", server.base_url, "--runs", str(folder)),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        _, err = await process.communicate()
        wall = time.perf_counter() - start
    found: dict[str, Any] = json.loads(err.decode().splitlines()[-1])
    return found | {"wall": wall, "requests": len(server.seen)}


def measure(bench: Bench) -> None:
    """Figures of one solve."""
    with tempfile.TemporaryDirectory() as name:
        found = asyncio.run(solved(Path(name)))
        (trace,) = Path(name).rglob("trace.jsonl")
        times = [json.loads(line)["at"] for line in trace.read_text().splitlines()]
    if found["code"] != 0:
        raise RuntimeError(f"the sample was not solved: exit code {found['code']}")
    note = f"{found['requests']} model calls"
    bench.report("p3 solve of a sample task, start to end", found["wall"], "s", note=note)
    bench.report("… from its first event to its last", times[-1] - times[0], "s")
    bench.report("peak memory of P3 while solving", found["peak"], "MB", 350)
