"""Measures P3 on this machine: a benchmark, not a test. Prints medians and ratios of one run.

`python tools/perf.py` runs everything, `python tools/perf.py import llm` only the groups of those names, `--json` prints JSON,
`--list` the groups. A room adds its figures in `tools/perf_<group>.py`: a function `measure(bench)` that calls `bench.report`.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Figure:
    """One measured value and, where one was set, the goal it is held against."""

    group: str
    name: str
    value: float
    unit: str
    goal: float | None = None
    """The value should not exceed it (with `at_least`: not fall below it)."""
    at_least: bool = False
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None where there is none."""
        if self.goal is None:
            return None
        return self.value >= self.goal if self.at_least else self.value <= self.goal


@dataclass
class Bench:
    """What a group measures with."""

    group: str
    figures: list[Figure] = field(default_factory=list)

    def report(
        self, name: str, value: float, unit: str, goal: float | None = None, *, at_least: bool = False, note: str = ""
    ) -> None:
        """Record a figure."""
        self.figures.append(Figure(self.group, name, value, unit, goal, at_least, note))
        print(shown(self.figures[-1]), file=sys.stderr, flush=True)

    def seconds(self, action: Callable[[], object], *, times: int = 7) -> float:
        """The median time of an action, after one run that is not counted."""
        action()
        taken = []
        for _ in range(times):
            start = time.perf_counter()
            action()
            taken.append(time.perf_counter() - start)
        return statistics.median(taken)

    def command(self, *argv: str, times: int = 7) -> float:
        """The median time of a command from start to exit."""
        return self.seconds(lambda: subprocess.run(argv, check=True, capture_output=True), times=times)

    def peak_mb(self, code: str) -> float:
        """Peak resident memory in MB of a new Python that runs the code."""
        unit = "1e6" if sys.platform == "darwin" else "1e3"
        tail = f"\nimport resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / {unit})"
        done = subprocess.run([sys.executable, "-c", code + tail], check=True, capture_output=True, text=True)
        return float(done.stdout.split()[-1])


def shown(figure: Figure) -> str:
    """A figure in one line."""
    sign = "≥" if figure.at_least else "≤"
    goal = "" if figure.goal is None else f"  {'met' if figure.met else 'MISSED'} ({sign} {figure.goal:g} {figure.unit})"
    note = f"  {figure.note}" if figure.note else ""
    return f"{figure.group:<10} {figure.name:<58} {figure.value:>10.4g} {figure.unit:<7}{goal}{note}"


def groups() -> dict[str, Path]:
    """The groups that exist: name → file."""
    return {p.stem.removeprefix("perf_"): p for p in sorted(FOLDER.glob("perf_*.py"))}


def run(group: str, path: Path) -> list[Figure]:
    """Measure one group; one that fails is a figure that says so."""
    bench = Bench(group)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    module.measure(bench)
    return bench.figures


def main() -> int:
    """Run the groups asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("groups", nargs="*", help="groups to measure (default: all)")
    parser.add_argument("--json", action="store_true", help="print JSON on stdout")
    parser.add_argument("--list", action="store_true", help="list the groups")
    arguments = parser.parse_args()
    known = groups()
    if arguments.list:
        print("\n".join(known))
        return 0
    if unknown := set(arguments.groups) - set(known):
        parser.error(f"no such group: {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    figures = [f for name in (arguments.groups or known) for f in run(name, known[name])]
    if arguments.json:
        machine = {"python": platform.python_version(), "system": platform.platform(), "processor": platform.machine()}
        print(json.dumps({"machine": machine, "figures": [f.__dict__ | {"met": f.met} for f in figures]}, indent=1))
    else:
        print("\n".join(map(shown, figures)))
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parent))
    sys.exit(main())
