import asyncio
from pathlib import Path
from typing import Any

import pytest

from p3.errors import BudgetExhausted, ExitCode
from p3.llm.budget import Budget, BudgetedModel, BudgetLimits
from p3.llm.events import BudgetReached, CostUnknown
from p3.llm.model import Usage
from p3.llm.scripted import ScriptedModel
from p3.trace import MemorySink
from tests.llm.support import request, script


def model(folder: Path, budget: Budget, **reply: Any) -> BudgetedModel:
    entry = {"text": "x", "input_tokens": 80, "output_tokens": 20, "cost": 0.5, "repeat": 99} | reply
    return BudgetedModel(ScriptedModel(script(folder, entry)), budget)


async def calls_until_end(model: BudgetedModel, most: int = 20) -> tuple[int, BudgetExhausted | None]:
    for made in range(most):
        try:
            await model.complete(request("a" * 40))
        except BudgetExhausted as error:
            return made, error
    return most, None


@pytest.mark.parametrize(
    ("limits", "calls", "which"),
    [
        (BudgetLimits(calls=3), 3, "call"),
        (BudgetLimits(tokens=300), 3, "token"),
        (BudgetLimits(tokens=250), 3, "token"),  # by estimate the third call takes 12 tokens and a reply of 20
        (BudgetLimits(cost=2.0), 4, "money"),
        (BudgetLimits(), 20, None),
    ],
)
async def test_a_call_that_cannot_be_afforded_is_not_made(
    tmp_path: Path, limits: BudgetLimits, calls: int, which: str | None
) -> None:
    sink = MemorySink()
    made, error = await calls_until_end(model(tmp_path, Budget(limits, sink=sink)))
    assert made == calls
    assert (error.which if error else None) == which
    if error:
        assert error.exit_code == ExitCode.NOT_SOLVED
        assert isinstance(sink.events[-1], BudgetReached)


async def test_the_next_call_is_estimated(tmp_path: Path) -> None:
    budget = Budget(BudgetLimits(tokens=1000))
    inner = model(tmp_path, budget)
    await inner.complete(request("short"))
    with pytest.raises(
        BudgetExhausted, match=r"token budget of 1000 does not cover the next step \(100 used, about 1\d\d\d needed\)"
    ):
        await inner.complete(request("long " * 1000))
    await inner.complete(request("short"))


async def test_calls_in_flight_count(tmp_path: Path) -> None:
    budget = Budget(BudgetLimits(calls=2))
    inner = model(tmp_path, budget)
    results = await asyncio.gather(*(inner.complete(request()) for _ in range(5)), return_exceptions=True)
    assert sum(isinstance(r, BudgetExhausted) for r in results) == 3
    assert budget.used.calls == 2


async def test_a_failed_call_takes_nothing(tmp_path: Path) -> None:
    budget = Budget(BudgetLimits(calls=1))
    overflowing = BudgetedModel(ScriptedModel(script(tmp_path, {"overflow": True})), budget)
    with pytest.raises(Exception, match="does not fit"):
        await overflowing.complete(request())
    await model(tmp_path, budget).complete(request())


async def test_usage_by_role_and_in_sum(tmp_path: Path) -> None:
    budget = Budget()
    inner = model(tmp_path, budget)
    for stream in ("planner", "elaborator/a", "elaborator/b"):
        await inner.complete(request(stream=stream))
    assert {r: u.calls for r, u in budget.by_role.items()} == {"planner": 1, "elaborator": 2}
    assert budget.used == Usage(calls=3, input_tokens=240, output_tokens=60, cost=1.5)


async def test_an_unknown_cost_is_said_and_stays_unknown(tmp_path: Path) -> None:
    sink = MemorySink()
    budget = Budget(BudgetLimits(cost=1.0), sink=sink)
    inner = model(tmp_path, budget, cost=None)
    made, error = await calls_until_end(inner, 5)
    assert (made, error) == (5, None)
    assert budget.used.cost is None
    assert [e for e in sink.events if isinstance(e, CostUnknown)] == sink.events[:1]
    assert budget.unpriced == {"scripted:script.json"}


async def test_the_budget_of_the_run_ends_its_cells(tmp_path: Path) -> None:
    run = Budget(BudgetLimits(calls=3))
    cells = [model(tmp_path, Budget(BudgetLimits(calls=2), parent=run)) for _ in range(2)]
    assert [(await calls_until_end(c))[0] for c in cells] == [2, 1]
    assert run.used.calls == 3


def test_the_clock_goes_on_from_earlier_attempts() -> None:
    now = [0.0]
    budget = Budget(BudgetLimits(wall_s=10), wall_used_s=6, clock=lambda: now[0])
    child = Budget(BudgetLimits(wall_s=100), parent=budget, clock=lambda: now[0])
    assert child.remaining_s() == 4
    budget.check()
    now[0] = 4
    with pytest.raises(BudgetExhausted, match="time budget of 10 is used up"):
        child.check()


class _Slow(ScriptedModel):
    async def complete(self, request: Any) -> Any:
        await asyncio.sleep(30)


async def test_a_call_in_flight_ends_with_the_time(tmp_path: Path) -> None:
    budget = Budget(BudgetLimits(wall_s=0.1))
    with pytest.raises(BudgetExhausted, match="time budget"):
        await BudgetedModel(_Slow(script(tmp_path, {"text": "x"})), budget).complete(request())


async def test_a_timeout_of_something_else_is_no_budget(tmp_path: Path) -> None:
    budget = Budget(BudgetLimits(wall_s=60))
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await BudgetedModel(_Slow(script(tmp_path, {"text": "x"})), budget).complete(request())
