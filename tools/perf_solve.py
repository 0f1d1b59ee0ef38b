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
peak = {w: resource.getrusage(getattr(resource, w)).ru_maxrss / unit for w in ("RUSAGE_SELF", "RUSAGE_CHILDREN")}
print(json.dumps({"code": code} | peak), file=sys.stderr)
"""


async def solved(folder: Path) -> dict[str, Any]:
    """Solve the sample task of the largest element; its peaks, its wall time, its story's times."""
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
    (trace,) = folder.rglob("trace.jsonl")
    times = [json.loads(line)["at"] for line in trace.read_text().splitlines()]
    return found | {"wall": wall, "working": times[-1] - times[0], "requests": len(server.seen)}


def measure(bench: Bench) -> None:
    """Figures of one solve."""
    with tempfile.TemporaryDirectory() as name:
        found = asyncio.run(solved(Path(name)))
    if found["code"] != 0:
        raise RuntimeError(f"the sample was not solved: exit code {found['code']}")
    note = f"{found['requests']} model calls"
    bench.report("p3 solve of a sample task, start to end", found["wall"], "s", note=note)
    bench.report("… from its first event to its last", found["working"], "s")
    bench.report("peak memory of P3 while solving", found["RUSAGE_SELF"], "MB", 350)
    bench.report("peak memory of the largest process it started", found["RUSAGE_CHILDREN"], "MB")
