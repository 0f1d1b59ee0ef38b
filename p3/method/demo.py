"""`p3 demo`: the real pipeline on P3's own sample tasks, with replies written by hand. No model is called."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from p3 import assets
from p3.llm.model import RoleModels
from p3.method.api import spec_of
from p3.method.many import Ended, solve_all
from p3.method.model import Counts, Outcome, OutcomeStatus, RunSpec
from p3.method.registry import method
from p3.method.run_store import start_run
from p3.method.runs import RunFolder
from p3.method.setup import Setup
from p3.task.load import load_task
from p3.task.model import Task
from p3.trace import EventSink, NullSink


@dataclass(frozen=True)
class Show:
    """One thing that the demonstration shows, and how the outcome proves that it happened."""

    what: str
    seen: Callable[[Outcome], bool]


def counted(what: str, name: str) -> Show:
    """Something that `Counts` counts."""
    assert name in Counts.model_fields
    return Show(what, lambda outcome: getattr(outcome.counts, name) > 0)


GATE = counted("a plan rejected by the mechanical gate", "gate_rejections")
REVIEWER = counted("a plan rejected by the reviewer", "review_rejections")
REPAIR = counted("a proof repaired in place", "repairs")
REPLAN = counted("a plan given back and made anew", "replans")
JUDGE = Show("a program rejected by the instruction judge", lambda outcome: outcome.code == "R_INSTRUCTION")
ALL = (GATE, REVIEWER, REPAIR, REPLAN, JUDGE)


@dataclass(frozen=True)
class Case:
    """A sample task, its hand-written replies, and what comes of them."""

    folder: str
    """Below `benchmarks/`."""
    shows: tuple[Show, ...] = ()
    expected: OutcomeStatus = OutcomeStatus.SOLVED
    replies: str = "replies.toml"

    @property
    def path(self) -> Path:
        """The task's folder."""
        return assets.benchmarks() / self.folder

    @property
    def model(self) -> str:
        """The scripted model's name."""
        return f"scripted:{self.path / self.replies}"


CASES: tuple[Case, ...] = (
    Case("lean4commit0/BankLedger"),  # the longest begins first
    Case("verina/samples/list_max", (GATE,)),
    Case("verina/samples/reverse_acc", (REVIEWER, REPAIR)),
    Case("verina/samples/dedup", (REPLAN,)),
    Case("algoveri/samples/insertion_sort", (REPAIR,)),
    Case("algoveri/samples/flatten_tree"),
    Case("verina/samples/pair_fib", (JUDGE,), OutcomeStatus.REJECTED, "replies-doubly.toml"),
)


@dataclass(frozen=True)
class Shown:
    """A case as it ran."""

    case: Case
    task: Task
    run: RunFolder
    outcome: Outcome

    @property
    def as_expected(self) -> bool:
        """Whether it ended as it should and showed what it should."""
        return self.outcome.status is self.case.expected and all(s.seen(self.outcome) for s in self.case.shows)


@dataclass
class Demo:
    """A demonstration: what ran, and whether everything was seen."""

    shown: list[Shown] = field(default_factory=list)

    @property
    def missing(self) -> tuple[str, ...]:
        """What should have been shown and was not."""
        return tuple(s.what for s in ALL if not any(s.seen(x.outcome) for x in self.shown))

    @property
    def ok(self) -> bool:
        """Whether everything came as it should."""
        return not self.missing and all(s.as_expected for s in self.shown)


async def demonstrate(
    setup: Setup,
    runs: Path,
    *,
    cases: tuple[Case, ...] = CASES,
    jobs: int = 2,
    fresh: bool = True,
    sink: Callable[[str], EventSink] = lambda _: NullSink(),
    ended: Callable[[Shown], None] = lambda _: None,
) -> Demo:
    """Run the cases, `jobs` at a time, each as a run of its own below `runs`. `sink` is asked for one sink for each task id."""
    demo = Demo()
    gate = asyncio.Semaphore(jobs)

    async def one(case: Case) -> None:
        async with gate:
            shown = await show(case, setup, runs, fresh=fresh, sink=sink)
        demo.shown.append(shown)
        ended(shown)

    await asyncio.gather(*(one(c) for c in cases))
    demo.shown.sort(key=lambda s: cases.index(s.case))
    return demo


async def show(case: Case, setup: Setup, runs: Path, *, fresh: bool, sink: Callable[[str], EventSink]) -> Shown:
    """Run one case."""
    task = load_task(case.path)
    run = start_run(runs, spec(case, task), fresh=fresh)
    results: tuple[Ended, ...] = await solve_all(run, {task.task_id: task}, method, setup, sink=lambda c: sink(c.task_id))
    outcome = results[0].outcome
    assert outcome is not None  # a fresh run is nobody else's
    return Shown(case, task, run, outcome)


def spec(case: Case, task: Task) -> RunSpec:
    """The run of a case, exactly as `p3 solve` would make it."""
    return spec_of(task, RoleModels(default=case.model), label="demo")
