"""Repository tasks as text: writing BankLedger out, loading own and public instances."""

from __future__ import annotations

import itertools
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from p3 import assets
from p3.task.formats import repo
from p3.task.formats.repo.materialise import materialize

if TYPE_CHECKING:
    from tools.perf import Bench

PUBLIC = Path(__file__).resolve().parents[2] / "shared" / "data" / "vero"


def measure(bench: Bench) -> None:
    """Figures of repository tasks."""
    own = assets.benchmarks() / "lean4commit0"
    with tempfile.TemporaryDirectory() as folder:
        fresh = (Path(folder, str(n)) for n in itertools.count())
        written = bench.seconds(lambda: materialize(own / "BankLedger", "codeproof", next(fresh)))
    bench.report("materialise BankLedger in mode codeproof", written, "s", 0.2)
    bench.report("load BankLedger", bench.seconds(lambda: repo.load(own / "BankLedger")), "s")
    public = sorted(p for p in PUBLIC.glob("*") if (p / "manifest.json").is_file())
    if public:
        loaded = bench.seconds(lambda: [repo.load(p) for p in public], times=3)
        bench.report(f"load {len(public)} public instances", loaded, "s")
