"""Starting P3: importing it, its help, its memory with the model library loaded."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.perf import Bench


def measure(bench: Bench) -> None:
    """Figures of start-up."""
    python = bench.command(sys.executable, "-c", "pass")
    bench.report("python itself", python, "s")
    bench.report("import p3", bench.command(sys.executable, "-c", "import p3"), "s", 0.3)
    p3 = str(Path(sys.executable).with_name("p3"))
    bench.report("p3 --help", bench.command(p3, "--help"), "s", 0.5)
    bench.report("p3 --version", bench.command(p3, "--version"), "s", 0.5)
    bench.report("peak memory, import p3", bench.peak_mb("import p3"), "MB")
    loaded = "from p3.llm.litellm_model import load; load()"
    bench.report("peak memory with litellm", bench.peak_mb(loaded), "MB", 350)
    bench.report("first use of litellm", bench.command(sys.executable, "-c", loaded, times=3), "s")
