"""Providers and models that misbehave, over real HTTP: every fault ends in its status, is told, and nothing is paid twice."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from p3 import assets
from p3.grade.model import Verdict, VerdictStatus
from p3.llm.model import RoleModels
from p3.llm.opening import open_model
from p3.llm.retry import RetryPolicy
from p3.method.api import spec_of
from p3.method.limits import LoopLimits
from p3.method.model import Outcome, OutcomeStatus
from p3.method.p3 import P3, Steps, Work
from p3.method.run_store import start_run
from p3.method.runs import cells_of
from p3.method.setup import Setup
from p3.method.work import work_on
from p3.plan.model import GateReport, Plan
from p3.task.load import load_task
from p3.task.model import Candidate, Task
from tests.agent.fakes import FakeLean
from tests.servers.model_server import ModelServer

pytestmark = [pytest.mark.lean, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

FOLDER = assets.benchmarks() / "verina" / "samples" / "list_max"
TASK = load_task(FOLDER)
TARGET = "listMax_spec_satisfied"
PASS_REVIEW = {"role": "reviewer", "json": {"verdict": "PASS", "findings": []}}
PLAN = {"role": "planner", "json_file": "plan.json"}
PROGRAM = {"stream": "elaborator/program", "call": [{"name": "write_region", "arguments": {"region": "code", "text": "0"}}]}


def proof(text: str = "simp", **more: Any) -> dict[str, Any]:
    call = {"name": "write_region", "arguments": {"region": "proof", "text": text}}
    return {"stream": f"elaborator/{TARGET}", "call": [call], **more}


JUDGE = {"role": "judge", "repeat": 2, "json": {"verdict": "PASS", "code": "", "reason": "r", "quotes": ["0"]}}
SCRIPT = [PLAN, PASS_REVIEW, PROGRAM, proof(), JUDGE]


class PassingGrader:
    async def grade(self, task: Task, candidate: Candidate) -> Verdict:
        return Verdict(status=VerdictStatus.PASS)


@contextlib.asynccontextmanager
async def fake_session(*_: Any) -> AsyncIterator[FakeLean]:
    yield FakeLean()


async def passing_gate(work: Work, plan: Plan) -> GateReport:
    return GateReport(passed=True, complete=True, plan=plan)


LIGHT = P3(replace(Steps(), gate=passing_gate))
"""The method with a gate that needs no Lean: these tests are about models."""


async def solve(
    setup: Setup, runs: Path, replies: list[dict[str, Any]], method: Any = LIGHT, *, light: bool = True, timeout_s: float = 20.0
) -> tuple[Outcome, ModelServer]:
    async with ModelServer(replies, FOLDER) as server:
        made = replace(
            setup,
            retry=RetryPolicy(attempts=3, first_wait_s=0.01, longest_wait_s=0.05),
            open_model=lambda name, task, sink: open_model(
                "test-model", base_url=server.base_url, timeout_s=timeout_s, task_id=task.task_id, sink=sink
            ),
        )
        if light:
            made = replace(made, open_session=fake_session, grader=lambda task, toolchain: PassingGrader())
        spec = spec_of(TASK, RoleModels(default="test-model"), limits=LoopLimits(gate_rounds=2, replans=1))
        run = start_run(runs, spec)
        cell = cells_of(spec)[0]
        outcome = await work_on(run, cell, TASK, method, made, commit_errors=False)
        assert outcome is not None
        trace = run.cell(cell).path / "attempt-1" / "trace.jsonl"
        kinds = [json.loads(line)["kind"] for line in trace.read_text().splitlines()]
        assert kinds[0] == "cell.start", "the story is there whatever happens"
        assert kinds[-1] == "cell.end"
        return outcome, server


@pytest.mark.parametrize(
    "fault",
    [
        {"fault": "status", "status": 429, "retry_after": 0.01},
        {"fault": "status", "status": 500},
        {"fault": "hang"},
        {"fault": "reset"},
        {"fault": "cut"},
        {"fault": "malformed"},
    ],
    ids=lambda f: str(f.get("status", f["fault"])),
)
async def test_a_failure_that_passes_is_waited_out(fault: dict[str, Any], real_setup: Setup, tmp_path: Path) -> None:
    replies = [PLAN, PASS_REVIEW, PROGRAM, {"stream": f"elaborator/{TARGET}", **fault}, proof(), JUDGE]
    outcome, server = await solve(real_setup, tmp_path, replies, timeout_s=1.0 if fault["fault"] == "hang" else 20.0)
    assert outcome.solved, (outcome.code, outcome.reason)
    assert not server.repeated


async def test_a_provider_that_keeps_failing_is_an_error_and_the_same_command_goes_on(real_setup: Setup, tmp_path: Path) -> None:
    down = {"stream": f"elaborator/{TARGET}", "fault": "status", "status": 503, "repeat": 50}
    outcome, _ = await solve(real_setup, tmp_path, [PLAN, PASS_REVIEW, PROGRAM, down, JUDGE])
    assert (outcome.status, outcome.code) == (OutcomeStatus.ERROR, "E_PROVIDER_UNREACHABLE")
    assert outcome.candidate.regions["code"].strip() == "0", "what was written is kept"
    again, server = await solve(real_setup, tmp_path, [proof(), JUDGE])
    assert again.solved
    assert {s.stream for s in server.seen} == {f"elaborator/{TARGET}", "judge/vote-1"}, "what was paid for is not asked again"


@pytest.mark.parametrize(
    ("mistake", "counted"),
    [
        ({"text": "induction xs", "finish": "length"}, "truncated_replies"),
        ({"text": ""}, "empty_replies"),
        ({"text": "I cannot help.", "finish": "refusal"}, "refused_replies"),
        ({"fault": "filter"}, "refused_replies"),
        ({"text": "Use induction."}, "malformed_replies"),
        ({"call": [{"name": "write_proof", "arguments": {}}]}, "malformed_replies"),
        ({"call": [{"name": "write_region", "arguments": {"area": 1}}]}, "malformed_replies"),
        ({"call": [{"name": "write_region", "raw": '{"region": "proof", "text": '}]}, "malformed_replies"),
        ({"fault": "overflow"}, "prompt_shrinks"),
    ],
    ids=lambda x: x if isinstance(x, str) else "",
)
async def test_a_mistake_of_the_model_costs_a_turn(
    mistake: dict[str, Any], counted: str, real_setup: Setup, tmp_path: Path
) -> None:
    looks = {"stream": f"elaborator/{TARGET}", "call": [{"name": "search", "arguments": {"query": "max"}}]}
    replies = [PLAN, PASS_REVIEW, PROGRAM, looks, {"stream": f"elaborator/{TARGET}", **mistake}, proof(), JUDGE]
    outcome, server = await solve(real_setup, tmp_path, replies)
    assert outcome.solved, (outcome.code, outcome.reason)
    assert getattr(outcome.counts, counted) == 1
    assert not server.repeated


async def test_the_same_wrong_answer_for_ever_gives_up(real_setup: Setup, tmp_path: Path) -> None:
    replies = [PLAN, PLAN, PASS_REVIEW, PASS_REVIEW, PROGRAM, proof("err_same", repeat=100), JUDGE]
    outcome, server = await solve(real_setup, tmp_path, replies)
    assert outcome.status is OutcomeStatus.GAVE_UP, outcome.reason
    assert outcome.counts.replans == 1
    assert len(server.seen) < 20
    assert "no replanning is left" in outcome.reason


@pytest.mark.parametrize("text", ["no plan", '{"contract": ', '{"contract": {}}'])
async def test_replies_without_a_plan_give_up(text: str, real_setup: Setup, tmp_path: Path) -> None:
    outcome, _ = await solve(real_setup, tmp_path, [{"role": "planner", "text": text, "repeat": 20}])
    assert outcome.status is OutcomeStatus.GAVE_UP, outcome.reason
    assert outcome.counts.plans == 0
    assert outcome.counts.malformed_replies == 4


async def test_a_plan_with_a_circle_or_an_invented_lemma_never_passes_the_gate(real_setup: Setup, tmp_path: Path) -> None:
    plan = json.loads((FOLDER / "plan.json").read_text())
    circle = [
        {"name": n, "role": "auxiliary", "region": "proof_aux", "statement": "(n : Nat) : n = n", "uses": [u]}
        for n, u in (("one", "two"), ("two", "one"))
    ]
    cyclic = plan | {"obligations": [*circle, *plan["obligations"]]}
    lying = plan | {"library": [{"name": "List.max_is_best", "statement": "∀ xs, True", "use": "everything"}]}
    replies = [{"role": "planner", "json": p} for p in (cyclic, lying)]
    outcome, _ = await solve(real_setup, tmp_path, replies, P3(), light=False)
    assert outcome.status is OutcomeStatus.GAVE_UP, outcome.reason
    assert outcome.counts.gate_rejections == 2
    codes = [c for line in _events(tmp_path, "plan.rejected") for c in line["codes"]]
    assert "cycle" in codes
    assert "unknown_constant" in codes


def _events(runs: Path, kind: str) -> list[dict[str, Any]]:
    (trace,) = runs.rglob("trace.jsonl")
    events = [json.loads(line) for line in trace.read_text().splitlines()]
    return [e for e in events if e["kind"] == kind]
