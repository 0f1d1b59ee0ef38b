"""Checking tasks: each loads, comes back byte for byte, and agrees with what is known of its benchmark."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from p3.task import policy
from p3.task.catalogue import BENCHMARKS, exclusion, loaded, places
from p3.task.model import Task
from p3.task.splice import extract, shipped, splice

Progress = Callable[[int, int, str], None]
"""Told (done, of, name) while something long runs."""


@dataclass(frozen=True)
class CheckReport:
    """What checking every task of a benchmark found."""

    benchmark: str
    tasks: int
    solvable: int
    """Tasks without a defect that excludes them."""
    failures: dict[str, str] = field(default_factory=dict)
    """Task → why it does not load or does not come back byte for byte."""
    repaired: dict[str, str] = field(default_factory=dict)
    excluded: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    """Things known of a task that change nothing."""
    drift: dict[str, str] = field(default_factory=dict)
    """Task → how its files differ from the tables, as they may at another revision; the files count."""

    @property
    def ok(self) -> bool:
        """Whether every task loads and comes back byte for byte."""
        return self.tasks > 0 and not self.failures


def check(
    target: str,
    data_dir: Path | None = None,
    *,
    mode: str = "codeproof",
    fault: Callable[[Task], str] | None = None,
    progress: Progress | None = None,
) -> CheckReport:
    """Load every task, take it through a splice and back, and compare its files with the benchmark's tables.

    `target` is a benchmark, `samples`, a task, or a folder of tasks. `fault` says what else is wrong with a task, "" for nothing.
    """
    name, found = places(target, data_dir)
    failures: dict[str, str] = {}
    drift: dict[str, str] = {}
    by_action: dict[str, dict[str, str]] = {"repair": {}, "exclude": {}, "note": {}}
    for number, (path, task, error) in enumerate(loaded(found, mode), 1):
        if progress:
            progress(number, len(found), path.name)
        problem = error if task is None else roundtrip(task) or (fault(task) if fault and not exclusion(task) else "")
        if problem:
            failures[path.name] = problem
        differs = _against_tables(name, task, own=data_dir is None) if task and name in BENCHMARKS else ""
        if differs:
            drift[path.name] = differs
        for defect in task.defects if task else ():
            reasons = by_action[defect.action]
            reasons[path.name] = f"{reasons[path.name]}; {defect.reason}" if path.name in reasons else defect.reason
    return CheckReport(
        benchmark=name,
        tasks=len(found),
        solvable=len(found) - len(set(by_action["exclude"]) | {k for k in failures if k not in by_action["exclude"]}),
        failures=failures,
        repaired=by_action["repair"],
        excluded=by_action["exclude"],
        notes=by_action["note"],
        drift=drift,
    )


def roundtrip(task: Task) -> str:
    """Why a task does not come back byte for byte through splice and extraction; empty when it does."""
    candidate = shipped(task)
    spliced = splice(task, candidate)
    for file in task.files:
        if file.to_bytes(spliced.files[file.path]) != file.to_bytes():
            return f"{file.path} does not come back byte for byte"
    if extract(task, spliced.files) != candidate:
        return "the regions taken out of its own text differ from the shipped ones"
    return ""


def _against_tables(name: str, task: Task, *, own: bool) -> str:
    if own or name not in policy.names():
        return ""
    return "; ".join(policy.differences(task, policy.benchmark(name)))
