"""What P3 adds to a model call: journal, budget and retries without HTTP, and the whole turn against a local server."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from p3.llm import for_cell, open_model
from p3.llm.budget import Budget, BudgetLimits
from p3.llm.journal import Journal
from p3.llm.model import Message, Model, ModelReply, ModelRequest, Usage
from p3.llm.records import read_records
from p3.trace import JsonlSink

if TYPE_CHECKING:
    from tools.perf import Bench

TURNS = 200
PROMPT = "theorem t : a = b := by\n  simp\n" * 700
"""About 20,000 characters, the size of an elaborator's prompt."""


class Instant:
    """A model that answers at once."""

    name, live, supports_tools = "instant", True, True

    async def complete(self, request: ModelRequest) -> ModelReply:
        """The same reply always."""
        return ModelReply(text="ok" * 500, usage=Usage(calls=1, input_tokens=5000, output_tokens=300, cost=0.01), model="instant")

    async def close(self) -> None:
        """Nothing to release."""


def request(turn: int) -> ModelRequest:
    """A request as the elaborator makes them."""
    messages = (Message(role="system", content="You elaborate."), Message(role="user", content=f"{turn}\n{PROMPT}"))
    return ModelRequest(role="elaborator", stream="elaborator/t", messages=messages)


async def turns(inner: Model, folder: Path, *, earlier: tuple[Path, ...] = ()) -> float:
    """Median seconds of a turn through everything that a cell puts around a model."""
    budget = Budget(BudgetLimits(cost=1e9, tokens=10**12, calls=10**9, wall_s=1e9))
    taken = []
    with Journal(folder / "journal.jsonl", earlier=earlier) as journal, JsonlSink(folder / "trace.jsonl") as sink:
        model = for_cell(inner, journal=journal, budget=budget, sink=sink)
        for turn in range(TURNS):
            asked = request(turn)
            start = time.perf_counter()
            await model.complete(asked)
            taken.append(time.perf_counter() - start)
    return statistics.median(taken)


async def over_http(folder: Path) -> tuple[float, float]:
    """Median seconds of a turn over HTTP, and of a bare exchange with the same server."""
    from tests.servers.model_server import ModelServer

    async with ModelServer([{"text": "ok" * 500, "repeat": 3 * TURNS}]) as server:
        model = open_model("m", base_url=server.base_url)
        await model.complete(request(-1))
        whole = await turns(model, folder)
        bare = []
        for turn in range(50):
            start = time.perf_counter()
            await model.complete(request(turn))
            bare.append(time.perf_counter() - start)
        return whole, statistics.median(bare)


def measure(bench: Bench) -> None:
    """Figures of model calls."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bench.report("journal, budget, retries, trace per turn", 1e3 * asyncio.run(turns(Instant(), folder / "a")), "ms", 30)
        resumed = asyncio.run(turns(Instant(), folder / "b", earlier=(folder / "a" / "journal.jsonl",)))
        bench.report("… answered from the journal", 1e3 * resumed, "ms", 30)
        size = (folder / "a" / "journal.jsonl").stat().st_size
        bench.report("journal per turn", size / TURNS / 1e3, "kB")
        bench.report(
            f"reading a journal of {TURNS} turns", 1e3 * bench.seconds(lambda: read_records(folder / "a" / "journal.jsonl")), "ms"
        )
        whole, bare = asyncio.run(over_http(folder / "c"))
        bench.report("a turn over HTTP to a local server", 1e3 * whole, "ms")
        bench.report("… of which the provider library and HTTP", 1e3 * bare, "ms")
