"""The money of a run, over all its processes and attempts: a call that the rest does not cover is not made."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from p3.errors import ExitCode, Interrupted
from p3.llm.model import Usage

LEAST_PAUSE_S = 0.2
"""Seconds between two looks: what other processes spend meanwhile is not seen."""
PAUSE_FACTOR = 30.0
"""Reading what was spent takes at most a thirtieth of the time."""


class RunBudgetReached(Interrupted):
    """The run's money is used up. Cells at work stay open, so that the same command goes on with a larger budget."""

    exit_code = ExitCode.NOT_SOLVED


@dataclass(frozen=True)
class Spent:
    """What a run has cost by its files. `unknown` counts calls or cells without a known price, `calls` all calls."""

    cost: float = 0.0
    unknown: int = 0
    calls: int = 0


class Purse:
    """Lets calls through while `limit` US dollars last. `on_disk` says what the run's files show, other processes included."""

    def __init__(
        self,
        limit: float | None,
        on_disk: Callable[[], Spent],
        *,
        clock: Callable[[], float] = time.monotonic,
        notice: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.limit = limit
        self._on_disk, self._clock, self._notice = on_disk, clock, notice
        self._known, self._since = 0.0, 0.0
        """By the files when they were last read, and paid here since."""
        self._looked: float | None = None
        self._next_look = float("-inf")
        self._in_flight = self._calls = 0
        self._unpriced: set[str] = set()

    @property
    def spent(self) -> float:
        """US dollars that the run has cost, as far as this process knows."""
        return self._known + self._since

    @contextlib.contextmanager
    def call(self, model: str) -> Iterator[Callable[[Usage], None]]:
        """Set money aside for one call, by the mean so far; call what is given with the usage. Raises RunBudgetReached."""
        self._admit()
        self._in_flight += 1

        def paid(usage: Usage) -> None:
            self._calls += 1
            self._since += usage.cost or 0.0
            if usage.cost is None and self.limit is not None and model not in self._unpriced:
                self._unpriced.add(model)
                self._notice(
                    f"the price of {model} is not known, so --max-run-cost does not hold for it; set its `prices` in p3.toml"
                )

        try:
            yield paid
        finally:
            self._in_flight -= 1

    def _admit(self) -> None:
        if self.limit is None:
            return
        if self._clock() >= self._next_look:
            self._look()
        if self._lacks():
            raise RunBudgetReached(
                f"the run's budget of ${self.limit:g} does not cover the next call (${self.spent:.4g} spent); "
                "give the same command with a larger --max-run-cost to go on"
            )

    def _lacks(self) -> bool:
        mean = self.spent / self._calls if self._calls else 0.0
        assert self.limit is not None
        return self.spent >= self.limit or self.spent + (self._in_flight + 1) * mean > self.limit

    def _look(self) -> None:
        start = self._clock()
        # What was paid a moment ago may not be in a journal yet, so the sum never falls.
        found = self._on_disk()
        before, last = self._known, self._looked
        self._known, self._since, self._looked = max(found.cost, self.spent), 0.0, start
        self._calls = max(found.calls, self._calls)
        pause = max(LEAST_PAUSE_S, PAUSE_FACTOR * (self._clock() - start))
        if last is None:  # the pace is not known yet
            pause = LEAST_PAUSE_S
        elif self._known > before and self.limit is not None:
            # Before all processes together can have spent half of the rest at the pace of late.
            pause = min(pause, (self.limit - self._known) / 2 * (start - last) / (self._known - before))
        self._next_look = self._clock() + pause
