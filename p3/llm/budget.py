"""Budgets of money, tokens, calls and wall seconds: a call that cannot be afforded is not made. And what was used, by role."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from p3.errors import BudgetExhausted
from p3.llm.events import BudgetReached, CostUnknown
from p3.llm.model import Model, ModelReply, ModelRequest, Usage
from p3.llm.wrapped import WrappedModel
from p3.trace import EventSink, NullSink

_CHARACTERS_PER_TOKEN = 4.0


@dataclass(frozen=True)
class BudgetLimits:
    """Limits of a cell or a run; None means none. `cost` in US dollars, `tokens` in and out together."""

    cost: float | None = None
    tokens: int | None = None
    calls: int | None = None
    wall_s: float | None = None


@dataclass
class Hold:
    """What a call in flight may still take: counted as used until the call is settled."""

    tokens: float
    cost: float
    calls: int = 1


class Budget:
    """What a cell or a run has used, and whether it may go on.

    `parent` is charged too (the run's budget under a cell's). `wall_used_s` is the working time of earlier attempts.
    Replies from a journal are charged like others: the same budget ends the same run at the same place.
    """

    def __init__(
        self,
        limits: BudgetLimits | None = None,
        *,
        parent: Budget | None = None,
        sink: EventSink | None = None,
        wall_used_s: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits or BudgetLimits()
        self.by_role: dict[str, Usage] = {}
        self.unpriced: set[str] = set()
        """Models whose calls have no known cost: a money budget does not hold for them."""
        self._parent, self._sink, self._clock = parent, sink or NullSink(), clock
        self._holds: list[Hold] = []
        self._known_cost = 0.0
        self._before_s, self._started = wall_used_s, clock()

    @property
    def used(self) -> Usage:
        """The sum over all roles."""
        total = Usage()
        for usage in self.by_role.values():
            total = total.plus(usage)
        return total

    @property
    def wall_s(self) -> float:
        """Working seconds so far."""
        return self._before_s + self._clock() - self._started

    def remaining_s(self) -> float | None:
        """Seconds left, the least of this budget and its parents; None where none is limited."""
        own = None if self.limits.wall_s is None else max(0.0, self.limits.wall_s - self.wall_s)
        above = self._parent.remaining_s() if self._parent else None
        known = [s for s in (own, above) if s is not None]
        return min(known) if known else None

    def check(self) -> None:
        """Raise BudgetExhausted where a limit is reached, without asking for anything: for long steps that call no model."""
        self._check(Hold(tokens=0, cost=0, calls=0), about_to_call=False)

    def admit(self, request: ModelRequest) -> Hold:
        """Set aside what a call will take by estimate. Raises BudgetExhausted where that is more than is left."""
        hold = self._estimate(request)
        self._check(hold, about_to_call=True)
        return hold

    def settle(self, hold: Hold, role: str, reply: ModelReply | None) -> None:
        """Replace the estimate by what the reply took; by nothing where the call failed."""
        for budget in self._chain():
            budget._holds.remove(hold)
        if reply is not None:
            self.charge(role, reply)

    def charge(self, role: str, reply: ModelReply) -> None:
        """Count a reply."""
        for budget in self._chain():
            budget.by_role[role] = budget.by_role.get(role, Usage()).plus(reply.usage)
            budget._known_cost += reply.usage.cost or 0.0
            if reply.usage.cost is None and budget.limits.cost is not None and reply.model not in budget.unpriced:
                budget.unpriced.add(reply.model)
                budget._sink.emit(CostUnknown(model=reply.model))

    def _check(self, hold: Hold, *, about_to_call: bool) -> None:
        for budget in self._chain():
            if error := budget._reached(hold):
                budget._sink.emit(BudgetReached(which=error.which, limit=error.limit, used=error.used))
                raise error
        if about_to_call:
            for budget in self._chain():
                budget._holds.append(hold)

    def _reached(self, hold: Hold) -> BudgetExhausted | None:
        held, used = self._holds, self.used
        for which, limit, spent, needed in (
            ("money", self.limits.cost, self._known_cost + sum(h.cost for h in held), hold.cost),
            ("token", self.limits.tokens, used.input_tokens + used.output_tokens + sum(h.tokens for h in held), hold.tokens),
            ("call", self.limits.calls, used.calls + sum(h.calls for h in held), hold.calls),
            ("time", self.limits.wall_s, self.wall_s, 0.0),
        ):
            if limit is not None and (spent >= limit or spent + needed > limit):
                return BudgetExhausted(which, limit, spent, needed)
        return None

    def _estimate(self, request: ModelRequest) -> Hold:
        """Tokens of the prompt by its length and of the reply by the mean so far; money by the mean price so far."""
        used = self.used
        prompt = sum(len(m.content) for m in request.messages) / _CHARACTERS_PER_TOKEN
        reply = used.output_tokens / used.calls if used.calls else 0.0
        tokens = prompt + (min(reply, request.max_tokens) if request.max_tokens else reply)
        total = used.input_tokens + used.output_tokens
        return Hold(tokens=tokens, cost=tokens * self._known_cost / total if total else 0.0)

    def _chain(self) -> list[Budget]:
        return [self, *(self._parent._chain() if self._parent else [])]


class BudgetedModel(WrappedModel):
    """A model that is asked only while the budget lasts. A call in flight is ended when the wall seconds are over."""

    def __init__(self, inner: Model, budget: Budget) -> None:
        super().__init__(inner)
        self.budget = budget

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer if it can be afforded. Raises BudgetExhausted."""
        hold = self.budget.admit(request)
        reply = None
        try:
            async with asyncio.timeout(self.budget.remaining_s()) as over:
                reply = await self._inner.complete(request)
        except TimeoutError:
            if over.expired():
                self.budget.check()
            raise
        finally:
            self.budget.settle(hold, request.role, reply)
        return reply
