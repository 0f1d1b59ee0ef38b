"""Run folders at the size of a whole experiment."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from p3.llm.model import RoleModels, Usage
from p3.method.leases import Claimer
from p3.method.model import Outcome, OutcomeStatus, RunSpec
from p3.method.run_index import rows
from p3.method.run_store import start_run
from p3.method.runs import cells_of

if TYPE_CHECKING:
    from tools.perf import Bench

CELLS = 2000


def measure(bench: Bench) -> None:
    """Figures of claiming, committing and indexing cells."""
    import time

    with tempfile.TemporaryDirectory() as name:
        tasks = {f"task_{n}": "0" * 64 for n in range(CELLS)}
        run = start_run(Path(name), RunSpec(benchmark="single", tasks=tasks, models=(RoleModels(default="m"),)))
        claimer = Claimer()
        start = time.perf_counter()
        for cell in cells_of(run.spec):
            folder = run.cell(cell)
            attempt = folder.claim(claimer)
            assert attempt is not None
            usage = Usage(calls=3, input_tokens=100, output_tokens=10, cost=0.1)
            folder.commit(attempt, Outcome(**cell.model_dump(), status=OutcomeStatus.SOLVED, usage=usage))
            attempt.lease.release()
        bench.report("claim and commit a cell", 1e3 * (time.perf_counter() - start) / CELLS, "ms", 15)

        def rebuilt() -> None:
            (run.path / "index.sqlite").unlink(missing_ok=True)
            rows(run)

        bench.report(
            f"rebuild the index of {CELLS} cells", bench.seconds(rebuilt, times=3), "s", note="13,464 cells in 10 s is the goal"
        )
        bench.report(f"read the index of {CELLS} cells", bench.seconds(lambda: rows(run), times=3), "s")
        bench.report(f"read {CELLS} whole outcomes", bench.seconds(run.results, times=3), "s")
