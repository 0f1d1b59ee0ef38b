"""One process's work on a run: sharing, resuming, errors, money, limits."""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from p3.bench.executors import driver
from p3.bench.purse import Purse, RunBudgetReached, Spent
from p3.bench.rows import row
from p3.bench.sharing import SharedGrader, fitting_jobs, shared
from p3.bench.summary import summarise
from p3.bench.watch import Watch, retire_errors
from p3.bench.worker import ERROR_STREAK, watch_driver, work
from p3.errors import EnvironmentFailed, ExitCode, RunFolderError, ToolchainError, UsageError
from p3.llm.journal import Journal
from p3.llm.model import Message, ModelReply, ModelRequest, Usage
from p3.method.leases import LEASE, Claimer
from p3.method.model import OutcomeStatus
from p3.method.run_store import open_run
from p3.method.runs import RunFolder, cells_of
from p3.method.story import summary
from p3.trace import NullSink
from tests.bench.support import PRICE, ROOT, Dice, make_run, plan_for, replies, setup_of, write_tasks
from tests.servers.model_server import ModelServer

pytestmark = pytest.mark.slow


@pytest.fixture
def run(tmp_path: Path) -> RunFolder:
    return make_run(tmp_path / "runs", write_tasks(tmp_path / "tasks", 4))


async def test_a_run_is_worked_on_until_every_cell_has_its_result(run: RunFolder) -> None:
    ended = []
    async with ModelServer(replies()) as server:
        await work(plan_for(run, server.base_url, jobs=3), ended=ended.append)
        assert len(ended) == 8
        assert run.finished
        assert len(server.seen) == 3 * 4
        await work(plan_for(run, server.base_url))
        assert len(server.seen) == 3 * 4
    status = Watch(run).look()
    assert (status.done, status.running, status.errors) == (8, 0, 0)
    assert [(a.method, a.done) for a in status.arms] == [("seq", 4), ("plain", 4)]
    assert status.spent.cost == pytest.approx(12 * PRICE)


async def test_two_at_work_share_the_cells_and_pay_nothing_twice(run: RunFolder) -> None:
    async with ModelServer(replies(delay_s=0.05)) as server:
        plan = plan_for(run, server.base_url, jobs=2)
        await asyncio.gather(work(plan), work(plan))
        assert not server.repeated
        assert len(server.seen) == 3 * 4
    assert run.finished


async def test_a_stopped_run_goes_on_where_it_was(run: RunFolder) -> None:
    async with ModelServer(replies(delay_s=0.2)) as server:
        plan = plan_for(run, server.base_url, jobs=2)
        working = asyncio.ensure_future(work(plan))
        while sum(server.answered.values()) < 4:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)  # so that the next calls are on their way
        working.cancel()
        with pytest.raises(asyncio.CancelledError):
            await working
        assert not list(run.path.rglob(LEASE))
        answered = sum(server.answered.values())
        await work(plan)
        # At most what was on its way when it was stopped is asked again.
        assert sum(server.answered.values()) - 12 <= 2
        assert answered >= 4
    assert run.finished


async def test_what_was_paid_for_and_not_used_is_money_spent_all_the_same(tmp_path: Path) -> None:
    """A cell that goes on another way than its journal, as it may where Lean answered otherwise."""
    run = make_run(tmp_path / "runs", write_tasks(tmp_path / "tasks", 1), methods=("seq",))
    folder = run.cell(cells_of(run.spec)[0])
    attempt = folder.claim(Claimer())
    assert attempt
    asked = ModelRequest(role="seq", stream="seq/program", messages=(Message(role="user", content="something else"),))
    with Journal(attempt.journal) as journal:
        journal.keep(asked, ModelReply(text="never used", usage=Usage(calls=1, cost=0.5)))
    attempt.lease.release()
    assert Watch(run).spent().cost == pytest.approx(0.5)
    async with ModelServer(replies()) as server:
        await work(plan_for(run, server.base_url))
    (outcome,) = run.results().outcomes
    assert (outcome.usage.calls, outcome.usage.cost) == (2, pytest.approx(2 * PRICE))
    assert (outcome.abandoned.calls, outcome.abandoned.cost) == (1, 0.5)
    spent = Watch(run).spent()
    assert (spent.calls, spent.cost) == (3, pytest.approx(2 * PRICE + 0.5))
    assert "besides       1 call of earlier attempts that the work did not come to again, $0.5000" in list(summary(outcome))
    (arm,) = summarise([row(outcome)], {})[0].arms
    assert (arm.known_cost, arm.unknown_costs) == (pytest.approx(2 * PRICE + 0.5), 0)
    assert arm.cost_per_task is not None
    assert arm.cost_per_task.value == pytest.approx(2 * PRICE), "a method is not dearer because its process was killed"


async def test_errors_of_the_infrastructure_are_results_and_can_be_retried(run: RunFolder) -> None:
    broken = [{"stream": "seq/f_spec", "fault": "status"}, *replies()]
    async with ModelServer(broken) as server:
        plan = plan_for(run, server.base_url, jobs=1, setup="tests.bench.test_worker:impatient")
        await work(plan)
        failed = [o for o in run.results().outcomes if o.status is OutcomeStatus.ERROR]
        assert [(o.method, o.code) for o in failed] == [("seq", "E_PROVIDER_UNREACHABLE")]
        assert run.finished
        assert retire_errors(run) == 1
        assert retire_errors(run) == 0
        assert not run.finished
        before = len(server.seen)
        await work(plan)
        assert len(server.seen) == before + 1  # the program was paid for and is played from the journal
    assert not [o for o in run.results().outcomes if o.status is OutcomeStatus.ERROR]


def impatient(plan: Any) -> Any:
    from p3.llm.retry import RetryPolicy

    return replace(setup_of(plan), retry=RetryPolicy(attempts=1, cold_attempts=1, first_wait_s=0.01))


async def test_the_same_error_everywhere_stops_the_run(tmp_path: Path) -> None:
    run = make_run(tmp_path / "runs", write_tasks(tmp_path / "tasks", ERROR_STREAK + 10), methods=("plain",))
    plan = plan_for(run, "http://127.0.0.1:1/v1", jobs=1, setup="tests.bench.test_worker:impatient")
    with pytest.raises(EnvironmentFailed, match=f"{ERROR_STREAK} cells in a row ended in E_PROVIDER_UNREACHABLE.*--retry error"):
        await work(plan)
    assert Watch(run).look().done == ERROR_STREAK


def without_lean_for_t001(plan: Any) -> Any:
    def toolchain(task: Any) -> Any:
        if task.task_id.endswith("t001"):
            raise ToolchainError("there is no Lean for this one")
        return made.toolchain(task)

    made = setup_of(plan)
    return replace(made, toolchain=toolchain)


async def test_what_is_wrong_with_one_task_stops_no_other(run: RunFolder) -> None:
    async with ModelServer(replies()) as server:
        await work(plan_for(run, server.base_url, setup="tests.bench.test_worker:without_lean_for_t001"))
    failed = [o for o in run.results().outcomes if o.status is OutcomeStatus.ERROR]
    assert [(o.task_id, o.code) for o in failed] == [("t001", "E_TOOLCHAIN")] * 2
    assert run.finished


# ---------------------------------------------------------------- money


async def test_the_runs_budget_leaves_cells_open_and_more_money_goes_on(run: RunFolder) -> None:
    async with ModelServer(replies()) as server:
        plan = plan_for(run, server.base_url, jobs=1, max_run_cost=5.5 * PRICE)
        with pytest.raises(
            RunBudgetReached, match=r"does not cover the next call \(\$0.05 spent\).*larger --max-run-cost"
        ) as stop:
            await work(plan)
        assert stop.value.exit_code == ExitCode.NOT_SOLVED
        assert len(server.seen) == 5
        assert not run.finished
        assert all(o.status is not OutcomeStatus.BUDGET for o in run.results().outcomes)
        with pytest.raises(RunBudgetReached):  # what an earlier process spent counts
            await work(plan)
        assert len(server.seen) == 5
        await work(plan.model_copy(update={"max_run_cost": 1.0}))
        assert len(server.seen) == 12
        assert not server.repeated
    assert run.finished


def test_a_purse_sees_what_others_spend_and_sets_money_aside() -> None:
    now, disk = 0.0, Spent()
    purse = Purse(1.0, lambda: disk, clock=lambda: now)
    with purse.call("m") as paid:
        paid(Usage(calls=1, cost=0.4))
    with purse.call("m") as paid, pytest.raises(RunBudgetReached), purse.call("m"):  # 0.4 spent, 0.4 on its way
        pass
    disk = Spent(cost=0.95)
    now = 1000.0
    with pytest.raises(RunBudgetReached, match=r"\$0.95 spent"), purse.call("m"):
        pass
    larger = Purse(2.0, lambda: disk)
    with larger.call("m"):
        assert larger.spent == 0.95


def test_a_purse_looks_the_more_often_the_less_is_left() -> None:
    """Others spend a cent in each hundredth of a second, this process nothing; the limit is not passed by much."""
    now, looks = 0.0, 0

    def disk() -> Spent:
        nonlocal looks
        looks += 1
        return Spent(cost=now, calls=round(100 * now))

    purse = Purse(1.0, disk, clock=lambda: now)
    with pytest.raises(RunBudgetReached):  # noqa: PT012
        while True:
            with purse.call("m"):
                now += 0.01
    assert 1.0 <= now + 0.01 < 1.03
    assert looks < 20


def test_a_purse_says_once_that_a_price_is_unknown() -> None:
    said: list[str] = []
    purse = Purse(1.0, Spent, notice=said.append)
    for _ in range(2):
        with purse.call("m") as paid:
            paid(Usage(calls=1, cost=None))
    assert len(said) == 1
    assert "the price of m is not known" in said[0]
    free = Purse(None, Spent)
    with free.call("m") as paid:
        paid(Usage(calls=1, cost=10.0))
    with free.call("m"):
        pass


def test_money_of_unfinished_cells_counts_too(run: RunFolder) -> None:
    folder = Watch(run).open_cells()[0]
    journal = folder.path / "attempt-1" / "journal.jsonl"
    journal.parent.mkdir(parents=True)
    reply = {"stream": "s", "kind": "reply", "reply": {"usage": {"calls": 1, "cost": 0.25}}}
    unpriced = {"stream": "s", "kind": "reply", "reply": {"usage": {"calls": 1}}}
    journal.write_text(json.dumps({"p3_version": "0"}) + "\n" + json.dumps(reply) + "\n" + json.dumps(unpriced) + "\n" + '{"torn')
    watch = Watch(run)
    assert watch.spent() == Spent(0.25, 1, 2)
    with journal.open("a") as file:
        file.write('": 1}\n' + json.dumps(reply) + "\n")
    assert watch.spent() == Spent(0.5, 1, 3)
    assert watch.look().done == 0


# ---------------------------------------------------------------- limits


async def test_calls_and_grades_wait_for_their_turn(run: RunFolder) -> None:
    busy, most = 0, 0

    class Slow:
        name, live, supports_tools = "m", True, True

        async def complete(self, request: Any) -> Any:
            nonlocal busy, most
            busy += 1
            most = max(most, busy)
            await asyncio.sleep(0.01)
            busy -= 1
            raise RuntimeError

        async def close(self) -> None: ...

    setup = replace(setup_of(plan_for(run)), open_model=lambda name, task, sink: Slow())
    task = run.task("t000")
    made = shared(setup, calls=2, grades=1, purse=Purse(None, Spent))
    models = [made.open_model("m", task, NullSink()) for _ in range(6)]
    await asyncio.gather(*(m.complete(None) for m in models), return_exceptions=True)  # type: ignore[arg-type]
    assert most == 2
    assert isinstance(made.grader(task, made.toolchain(task)), SharedGrader)


async def test_graders_take_turns() -> None:
    order: list[str] = []

    class Slow(Dice):
        async def grade(self, task: Any, candidate: Any) -> Any:
            order.append("in")
            await asyncio.sleep(0.01)
            order.append("out")

    grader = SharedGrader(Slow(), asyncio.Semaphore(1))
    await asyncio.gather(*(grader.grade(None, None) for _ in range(3)))  # type: ignore[arg-type]
    assert order == ["in", "out"] * 3


def test_a_machine_holds_at_least_one_cell() -> None:
    assert fitting_jobs() >= 1


# ---------------------------------------------------------------- what is refused


async def test_what_cannot_be_worked_on(run: RunFolder) -> None:
    with pytest.raises(UsageError, match=r"the setup no\.such:thing cannot be loaded"):
        await work(plan_for(run, setup="no.such:thing"))
    record = json.loads((run.path / "run.json").read_text())
    (run.path / "run.json").write_text(json.dumps(record | {"simulated": True}))
    with pytest.raises(RunFolderError, match="simulated run; real cells are never put into one"):
        await work(plan_for(run))
    record["versions"]["p3"] = "0.0.0"
    (run.path / "run.json").write_text(json.dumps(record))
    with pytest.raises(EnvironmentFailed, match=r"another version of P3"):
        await work(plan_for(run))


async def test_a_corrupted_result_is_reported_and_costs_only_itself(run: RunFolder) -> None:
    async with ModelServer(replies()) as server:
        await work(plan_for(run, server.base_url, jobs=4))
        broken = next(run.cells())
        (broken.path / "result.json").write_text('{"schema_version": 1, "task_id": ')
        status = Watch(run).look()
        assert status.done == 7
        assert status.finished
        assert status.spent.cost == pytest.approx(12 * PRICE), "what was paid for it is in its journal"
        assert [c.path for c in status.corrupted] == [broken.path / "result.json"]
        assert retire_errors(run) == 1
        await work(plan_for(run, server.base_url))
        assert len(server.seen) == 12  # played from its journal
    status = Watch(open_run(run.path)).look()
    assert (status.done, status.corrupted) == (8, ())


# ---------------------------------------------------------------- the process


async def start(plan: Any) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "p3.bench.worker", cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdin is not None
    process.stdin.write(plan.model_dump_json().encode() + b"\n")
    await process.stdin.drain()
    return process


async def said(process: asyncio.subprocess.Process) -> dict[str, Any]:
    assert process.stdout is not None
    line: dict[str, Any] = json.loads(await process.stdout.read())
    assert await process.wait() == line["code"]
    return line


async def stopped(run: RunFolder, server: ModelServer, end: Callable[[asyncio.subprocess.Process], None], **more: Any) -> None:
    process = await start(plan_for(run, server.base_url, jobs=1, **more))
    while not server.seen:
        await asyncio.sleep(0.02)
    end(process)
    assert await said(process) == {"code": ExitCode.INTERRUPTED, "reason": "stopped"}
    assert not list(run.path.rglob(LEASE))


async def test_a_worker_process_ends_with_its_parent_its_driver_and_its_work(run: RunFolder, tmp_path: Path) -> None:
    async with ModelServer(replies(delay_s=3.0)) as server:
        await stopped(run, server, lambda p: p.stdin and p.stdin.close())
        server.seen.clear()
        await stopped(run, server, lambda p: p.terminate())
        server.seen.clear()
        async with driver(run.path) as alive:
            await stopped(run, server, lambda _: alive.unlink(), driver=alive)
        assert await said(await start(plan_for(run, server.base_url))) == {"code": ExitCode.OK, "reason": ""}
    assert run.finished
    shutil.rmtree(run.path)
    refused = await said(await start(plan_for(run)))
    assert refused["code"] == ExitCode.USAGE
    assert "is not a run folder" in refused["reason"]


async def test_a_process_that_stood_still_does_not_pay_again_for_what_another_took_over(tmp_path: Path) -> None:
    run = make_run(tmp_path / "runs", write_tasks(tmp_path / "tasks", 1), methods=("seq",))
    async with ModelServer(replies(delay_s=0.5)) as server:
        plan = plan_for(run, server.base_url)
        line = plan.model_dump_json().encode() + b"\n"
        argv = (sys.executable, "-m", "p3.bench.worker")
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*argv, cwd=ROOT, stdin=pipe, stdout=pipe)
        assert process.stdin is not None
        process.stdin.write(line)
        while not server.seen:
            await asyncio.sleep(0.02)
        process.send_signal(signal.SIGSTOP)
        (lease,) = run.path.rglob(LEASE)
        content = json.loads(lease.read_text())
        content["owner"]["started"] = "1"  # so that its process counts as gone
        lease.write_text(json.dumps(content))
        second = asyncio.ensure_future(work(plan))
        while len(server.seen) < 2:
            await asyncio.sleep(0.02)
        process.send_signal(signal.SIGCONT)
        await second
        out, _ = await process.communicate()
        assert json.loads(out)["code"] == ExitCode.OK
    assert len(server.seen) == 3, "the call in flight when it was stopped, and the two of who took over"
    (outcome,) = run.results().outcomes
    assert outcome.usage.calls == 2


async def test_a_driver_that_stands_still_counts_as_gone(tmp_path: Path) -> None:
    path = tmp_path / "driver"
    path.write_text("1")
    watching = asyncio.ensure_future(watch_driver(path, stale_s=0.3, every_s=0.02))
    for count in range(2, 8):
        await asyncio.sleep(0.1)
        path.write_text(str(count))
        assert not watching.done()
    await asyncio.wait_for(watching, 10)
