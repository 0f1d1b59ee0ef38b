"""Elaboration without Lean and without a model: the harness's own time per turn, and the size of prompts over many turns."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import Counter

from p3 import assets
from p3.agent.elaborator import elaborate
from p3.llm.model import ModelReply, ModelRequest
from p3.method.limits import LoopLimits
from p3.plan.model import FrozenPlan, GateReport, Plan
from p3.task.load import load_task
from p3.task.splice import blank
from tests.agent.fakes import FakeModel, FakePool, calls
from tools.perf import Bench

TURNS = 200
FOLDER = assets.benchmarks() / "verina" / "samples" / "prefix_sums"
UNIT = "elaborator/runningSums_get"


async def turns() -> tuple[list[int], float]:
    """Characters of each prompt of one lemma that fails in ever new ways, and seconds in all."""
    plan = Plan.model_validate_json((FOLDER / "plan.json").read_bytes())
    task = load_task(FOLDER).view()
    seen: Counter[str] = Counter()

    def answer(request: ModelRequest) -> ModelReply:
        seen[request.stream] += 1
        if request.stream == "elaborator/program":
            return calls(("write_region", {"region": "code", "text": "xs"}))
        wrong = "\n".join(f"err_{seen[request.stream]}_{i}" for i in range(TURNS + 20 - seen[request.stream]))
        return calls(("write_region", {"region": "proof_aux", "text": wrong if request.stream == UNIT else "simp"}))

    model = FakeModel(answer)
    frozen = FrozenPlan(plan=plan, gate=GateReport(passed=True, complete=True, plan=plan))
    limits = LoopLimits(repairs_per_obligation=TURNS)
    start = time.perf_counter()
    await elaborate(task, frozen, blank(task), model=model, lean=FakePool(), limits=limits)
    seconds = time.perf_counter() - start
    return [sum(len(m.content) for m in r.messages) for r in model.requests if r.stream == UNIT], seconds


def measure(bench: Bench) -> None:
    """Time per turn, and the prompt's size at the start and at its largest."""
    sizes, seconds = asyncio.run(turns())
    bench.report("harness per turn, 200 repair turns", 1000 * seconds / len(sizes), "ms", 30)
    bench.report("largest prompt of 200 repair turns", max(sizes) / 1000, "thousand characters", 160)
    bench.report("last prompt against the tenth", sizes[-1] / sizes[9], "ratio", 1.1)
    bench.report("tokens per turn (about)", statistics.median(sizes) / 4, "tokens")
