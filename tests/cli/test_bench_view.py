"""The live view of a bench, as text."""

from __future__ import annotations

import io

from rich.console import Console

from p3.bench.purse import Spent
from p3.bench.watch import ArmStatus, Status
from p3.cli.bench_view import clock, view


def shown(now: Status, first: Status, elapsed_s: float) -> list[str]:
    console = Console(file=io.StringIO(), width=120, force_terminal=False)
    console.print(view(now, first, elapsed_s))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines() if line.strip()]


def test_methods_money_running_and_the_time_left() -> None:
    first = Status(cells=100, done=20, running=0, arms=(), spent=Spent(), corrupted=())
    arms = (ArmStatus("p3", "m", done=20, solved=9, errors=2, cost=1.0), ArmStatus("seq", "m", done=20, solved=5))
    now = Status(cells=100, done=40, running=4, arms=arms, spent=Spent(12.345, 3, 50), corrupted=())
    p3, seq, bar, line = shown(now, first, 600.0)
    assert p3.split() == ["p3", "m", "20", "done", "9", "solved", "50", "%", "2", "errors"]
    assert seq.split() == ["seq", "m", "20", "done", "5", "solved", "25", "%"]
    assert bar.count("━") >= 24
    assert line == "40 of 100 cells, 4 running, $12.35 + 3 calls or cells of unknown price, 10:00 so far, about 30:00 left"


def test_before_anything_is_done_no_time_is_guessed() -> None:
    first = Status(cells=4, done=0, running=0, arms=(), spent=Spent(), corrupted=())
    assert shown(first, first, 3.0)[-1] == "0 of 4 cells, 0 running, $0.00, 0:03 so far"
    assert clock(3723) == "1:02:03"
