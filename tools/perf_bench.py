"""What comparing adds to a cell, and a whole experiment's cells simulated, indexed and reported."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from p3.bench.sharing import shared
from p3.llm.model import Finish, Model, ModelReply, ModelRequest, RoleModels, ToolCall, Usage
from p3.method.leases import Claimer
from p3.method.model import Cell, Outcome, RunSpec
from p3.method.registry import method
from p3.method.run_index import rows
from p3.method.run_store import start_run
from p3.method.runs import RunFolder, cells_of
from p3.method.work import work_on

if TYPE_CHECKING:
    from tools.perf import Bench

CELLS = 200
TASKS, METHODS, MODELS, EPOCHS = 187, 6, 4, 3
"""13,464 cells."""
SKILLS = {"p3": 0.62, "seq": 0.48, "plain": 0.41, "p3-impl-plan": 0.5, "p3-no-gate": 0.55, "p3-no-review": 0.6}


class Instant:
    """A model that writes the whole solution at once."""

    name, live, supports_tools = "instant", True, True

    async def complete(self, request: ModelRequest) -> ModelReply:
        """The same calls always."""
        texts = {"code": "x + 1", "proof": "rfl"}
        calls = tuple(ToolCall(id=k, name="write_region", arguments={"region": k, "text": v}) for k, v in texts.items())
        return ModelReply(tool_calls=calls, finish=Finish.TOOLS, usage=Usage(calls=1, cost=0.0), model="instant")

    async def close(self) -> None:
        """Nothing to release."""


async def overhead(folder: Path) -> tuple[float, float]:
    """Seconds per cell with a model, a Lean and a grade that take no time (one reply of one conversation), and of processor."""
    from p3.bench.purse import Purse, Spent
    from tests.bench.support import make_run, plan_for, setup_of, write_tasks

    run = make_run(folder / "runs", write_tasks(folder / "tasks", CELLS), methods=("plain",))
    model: Model = Instant()
    setup = replace(setup_of(plan_for(run)), open_model=lambda name, task, sink: model)
    setup = shared(setup, calls=16, grades=2, purse=Purse(None, Spent))
    tasks = {task: run.task(task) for task in run.spec.tasks}
    claimer = Claimer()

    async def one(cell: Cell) -> Outcome | None:
        return await work_on(run, cell, tasks[cell.task_id], method(cell.method), setup, claimer=claimer)

    cells = cells_of(run.spec)
    await one(cells[0])
    start, busy = time.perf_counter(), time.process_time()
    for cell in cells[1:]:
        await one(cell)
    return (time.perf_counter() - start) / (len(cells) - 1), (time.process_time() - busy) / (len(cells) - 1)


def sync_cost(folder: Path) -> float:
    """Seconds that this disk takes to sync a small file."""
    import os

    with (folder / "probe").open("wb") as file:
        start = time.perf_counter()
        for _ in range(50):
            file.write(b"x" * 500)
            file.flush()
            os.fsync(file.fileno())
        return (time.perf_counter() - start) / 50


def experiment(folder: Path) -> RunFolder:
    """A simulated run at the size of the real experiment."""
    from p3.bench.simulate import Simulation, Skill, simulated_spec

    models = tuple(RoleModels(default=f"model-{i}", roles={"judge": "j"}) for i in range(MODELS))
    spec = RunSpec(benchmark="verina", tasks={}, methods=tuple(SKILLS), models=models, epochs=EPOCHS)
    skills = Simulation(skill={name: Skill(rate) for name, rate in SKILLS.items()}, tasks=TASKS)
    return start_run(folder, simulated_spec(spec, skills), simulated=True)


def in_a_process(code: str, run: RunFolder) -> tuple[float, float]:
    """Seconds and peak memory in MB of work on a run in a new Python, its imports included."""
    head = f"from pathlib import Path; from p3.method.run_store import open_run; run = open_run(Path({str(run.path)!r})); "
    tail = "\nimport json, resource; print(json.dumps(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss))"
    start = time.perf_counter()
    done = subprocess.run([sys.executable, "-c", head + code + tail], check=True, capture_output=True, text=True)
    unit = 1e6 if sys.platform == "darwin" else 1e3
    return time.perf_counter() - start, json.loads(done.stdout.split()[-1]) / unit


def measure(bench: Bench) -> None:
    """Figures of comparisons."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sync = 1e3 * sync_cost(folder)
        wall, busy = asyncio.run(overhead(folder))
        bench.report("overhead of a cell, instant model and grade", 1e3 * wall, "ms", 15, note=f"a sync takes {sync:.1f} ms")
        bench.report("… of processor", 1e3 * busy, "ms")
        run = experiment(folder / "simulated")
        cells = len(cells_of(run.spec))
        seconds, memory = in_a_process("from p3.bench.simulate import simulate; simulate(run)", run)
        bench.report(f"simulate {cells} cells", seconds, "s")
        bench.report("… peak memory", memory, "MB", 500)

        def rebuilt() -> None:
            (run.path / "index.sqlite").unlink(missing_ok=True)
            rows(run)

        bench.report(f"rebuild the index of {cells} cells", bench.seconds(rebuilt, times=1), "s", 10)
        bench.report(f"read the index of {cells} cells", bench.seconds(lambda: rows(run), times=3), "s")
        seconds, memory = in_a_process("from p3.bench.report import write_report; write_report(run)", run)
        bench.report(f"report on {cells} cells", seconds, "s", 20)
        bench.report("… peak memory", memory, "MB", 500)
