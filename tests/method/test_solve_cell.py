"""One cell: what the outcome says for every way it can end, and what is on disk then."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from p3 import assets
from p3.agent.model import InstructionStatus
from p3.errors import BudgetExhausted, ContextOverflow, Interrupted, ProviderUnreachable, ScriptEnded
from p3.grade.model import Receipt, Verdict, VerdictStatus
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.sandbox import default_sandbox
from p3.llm.model import ModelReply, RoleModels
from p3.method.api import spec_of
from p3.method.context import Context
from p3.method.model import Attempted, Cell, Outcome, OutcomeStatus
from p3.method.outcome import error_code
from p3.method.run_store import start_run
from p3.method.runs import cells_of
from p3.method.setup import Setup
from p3.method.solve import Progress, run_cell
from p3.method.work import work_on
from p3.task.load import load_task
from p3.task.model import Candidate, Task
from p3.task.rules import Instruction
from p3.task.splice import shipped
from p3.trace import MemorySink
from tests.agent.fakes import FakeModel, said

TASK = load_task(assets.benchmarks() / "verina" / "samples" / "reverse_acc")
GOOD = shipped(TASK)
NAMES = RoleModels(default="fake")
CELL = Cell(task_id=TASK.task_id, method="stand-in", models=NAMES)
PASS = Verdict(
    status=VerdictStatus.PASS, receipt=Receipt(p3_version="0", task_id="t", task_sha256="a", candidate_sha256="b", status="pass")
)
REJECT = Verdict(status=VerdictStatus.REJECT, code="R_AXIOM_SORRY", evidence="the proof has a gap")
ERROR = Verdict(status=VerdictStatus.ERROR, code="E_BUILD_TIMEOUT", evidence="too slow")
QUOTE = "| x :: rest, v1 => f1 rest (x :: v1)"


class StandIn:
    """A method that hands back what it was made with, or raises it."""

    name = "stand-in"

    def __init__(self, result: Attempted | BaseException, keeps: tuple[Candidate, ...] = ()) -> None:
        self.result, self.keeps, self.seen = result, keeps, list[Task]()

    async def attempt(self, task: Task, context: Context) -> Attempted:
        self.seen.append(task)
        for candidate in self.keeps:
            context.keep(candidate)
        if isinstance(self.result, BaseException):
            raise self.result
        return self.result


class Grader:
    def __init__(self, verdict: Verdict) -> None:
        self.verdict, self.seen = verdict, list[Task]()

    async def grade(self, task: Task, candidate: Candidate) -> Verdict:
        self.seen.append(task)
        return self.verdict


class Gate:
    """Knows that the task compiles."""

    async def pristine(self, task: Task) -> None:
        return None


def opinion(verdict: str) -> ModelReply:
    return said(json.dumps({"verdict": verdict, "code": "", "reason": "because", "quotes": [QUOTE]}))


def context(verdict: Verdict = PASS, judge: Any = None) -> Context:
    parts: dict[str, Any] = dict.fromkeys(("lean", "toolchain", "sandbox")) | {"gate": Gate()}
    model = FakeModel([opinion("PASS")] if judge is None else list(judge))
    return Context(models={"judge": model}, names=NAMES, grader=Grader(verdict), sink=MemorySink(), **cast(Any, parts))


SUBMITTED = Attempted(candidate=GOOD, status="submitted")


async def run(method: StandIn, given: Context, task: Task = TASK, **more: Any) -> Outcome:
    return await run_cell(task, method, given, CELL, **more)


async def test_solved_is_mechanical_and_instruction() -> None:
    outcome = await run(StandIn(SUBMITTED), context())
    assert outcome.solved
    assert (outcome.status, outcome.mechanical, outcome.instruction) == (OutcomeStatus.SOLVED, True, InstructionStatus.PASS)
    assert outcome.self_judged, "the judge has the author's model here"
    assert outcome.candidate == GOOD


@pytest.mark.parametrize(
    ("verdict", "judge", "status", "code"),
    [
        (REJECT, (), OutcomeStatus.REJECTED, "R_AXIOM_SORRY"),
        (ERROR, (), OutcomeStatus.ERROR, "E_BUILD_TIMEOUT"),
        (PASS, (opinion("FAIL"),), OutcomeStatus.REJECTED, "R_INSTRUCTION"),
        (PASS, (said("?"), said("?")), OutcomeStatus.ERROR, "E_JUDGE_UNKNOWN"),
        (PASS, (ProviderUnreachable("gone"),), OutcomeStatus.ERROR, "E_PROVIDER_UNREACHABLE"),
        (PASS, (BudgetExhausted("call", 1, 1),), OutcomeStatus.BUDGET, ""),
    ],
)
async def test_everything_less_is_not_solved(verdict: Verdict, judge: Any, status: OutcomeStatus, code: str) -> None:
    outcome = await run(StandIn(SUBMITTED), context(verdict, judge))
    assert not outcome.solved
    assert (outcome.status, outcome.code) == (status, code)
    assert outcome.reason
    assert outcome.candidate == GOOD


async def test_without_an_instruction_the_grade_alone_decides() -> None:
    task = TASK.model_copy(update={"instruction": Instruction(text="", source="none")})
    outcome = await run(StandIn(SUBMITTED), context(judge=()), task)
    assert outcome.solved
    assert outcome.instruction is InstructionStatus.NOT_REQUIRED


@pytest.mark.parametrize(
    ("result", "status", "code"),
    [
        (Attempted(candidate=GOOD, status="gave_up", reason="no way"), OutcomeStatus.GAVE_UP, ""),
        (Attempted(candidate=GOOD, status="budget", reason="out of money"), OutcomeStatus.BUDGET, ""),
        (BudgetExhausted("token", 5, 6), OutcomeStatus.BUDGET, ""),
        (ContextOverflow("too long"), OutcomeStatus.GAVE_UP, ""),
        (ScriptEnded("no further reply"), OutcomeStatus.ERROR, "E_SCRIPT_ENDED"),
        (ZeroDivisionError("oops"), OutcomeStatus.ERROR, "E_INTERNAL"),
    ],
)
async def test_every_end_of_a_method_is_an_outcome_and_grades_nothing(result: Any, status: OutcomeStatus, code: str) -> None:
    given = context(judge=())
    outcome = await run(StandIn(result, keeps=(GOOD,)), given)
    assert (outcome.status, outcome.code) == (status, code)
    assert outcome.candidate == GOOD, "the best state is kept"
    assert not cast(Grader, given.grader).seen


async def test_a_method_sees_neither_tests_nor_the_reference_and_the_grader_sees_both() -> None:
    method, given = StandIn(SUBMITTED), context()
    await run(method, given)
    assert method.seen[0].tests is None
    assert method.seen[0].reference is None
    assert cast(Grader, given.grader).seen[0].tests is not None


@pytest.mark.parametrize("stop", [asyncio.CancelledError(), Interrupted("stopped"), KeyboardInterrupt()])
async def test_an_interruption_passes_through_after_saving(stop: BaseException) -> None:
    saved: list[Candidate] = []

    def save(progress: Progress) -> None:
        saved.append(progress.candidate)

    with pytest.raises(type(stop)):
        await run(StandIn(stop, keeps=(GOOD,)), context(), save=save)
    assert saved[-1] == GOOD


def test_error_codes_are_words() -> None:
    assert error_code(ProviderUnreachable("x")) == "E_PROVIDER_UNREACHABLE"
    assert error_code(ValueError("x")) == "E_INTERNAL"


# ---------------------------------------------------------------- in a run folder


MakeSetup = Callable[..., Setup]


@pytest.fixture
def setup(embedded: EmbeddedToolchain) -> MakeSetup:
    """Lean is real, since every cell first compiles its task; grader, models and sessions are not."""

    def make(verdict: Verdict = PASS, judge: Any = None) -> Setup:
        replies = [opinion("PASS")] if judge is None else judge
        return Setup(
            sandbox=default_sandbox(),
            open_session=cast(Any, None),
            toolchain=lambda task: embedded,
            grader=lambda task, toolchain: Grader(verdict),
            open_model=lambda name, task, sink: FakeModel(list(replies), name),
        )

    return make


async def work(tmp_path: Path, method: StandIn, made: Setup, **more: Any) -> tuple[Outcome | None, Path]:
    task = TASK
    run_folder = start_run(tmp_path, replace_method(spec_of(task, NAMES)))
    run_folder.add_task(task)
    cell = cells_of(run_folder.spec)[0]
    return await work_on(run_folder, cell, task, method, made, **more), run_folder.cell(cell).path


def replace_method(spec: Any) -> Any:
    return spec.model_copy(update={"methods": ("stand-in",)})


@pytest.mark.lean
async def test_an_outcome_is_committed_with_its_candidate_trace_and_receipt(tmp_path: Path, setup: MakeSetup) -> None:
    outcome, folder = await work(tmp_path, StandIn(SUBMITTED), setup())
    assert outcome is not None
    assert outcome.solved
    assert outcome.usage.calls == 1
    attempt = folder / "attempt-1"
    assert Outcome.model_validate_json((folder / "result.json").read_bytes()) == outcome
    assert json.loads((attempt / "candidate" / "candidate.json").read_text())["regions"] == GOOD.regions
    assert (attempt / "candidate" / "task.lean").read_text() == TASK.files[0].text
    assert (attempt / "receipt.json").exists()
    kinds = [json.loads(line)["kind"] for line in (attempt / "trace.jsonl").read_text().splitlines()]
    assert kinds[0] == "cell.start"
    assert kinds[-1] == "cell.end"


@pytest.mark.lean
async def test_a_committed_cell_is_not_worked_on_again(tmp_path: Path, setup: MakeSetup) -> None:
    first, _ = await work(tmp_path, StandIn(SUBMITTED), setup())
    method = StandIn(ZeroDivisionError("must not run"))
    again, _ = await work(tmp_path, method, setup(judge=[]))
    assert again == first
    assert not method.seen


@pytest.mark.lean
async def test_an_error_is_tried_again_unless_it_is_to_be_committed(tmp_path: Path, setup: MakeSetup) -> None:
    broken = StandIn(ProviderUnreachable("gone"))
    outcome, folder = await work(tmp_path, broken, setup(), commit_errors=False)
    assert outcome is not None
    assert outcome.status is OutcomeStatus.ERROR
    assert not (folder / "result.json").exists()
    assert (folder / "attempt-1" / "result.json").exists()
    again, _ = await work(tmp_path, StandIn(SUBMITTED), setup(), commit_errors=False)
    assert again is not None
    assert again.solved


@pytest.mark.lean
async def test_a_stopped_cell_goes_on_from_its_journal(tmp_path: Path, setup: MakeSetup) -> None:
    class Twice(StandIn):
        async def attempt(self, task: Task, context: Context) -> Attempted:
            from p3.llm.model import Message, ModelRequest

            request = ModelRequest(role="elaborator", stream="elaborator/x", messages=(Message(role="user", content="?"),))
            reply = await context.model("elaborator").complete(request)
            self.keeps = (Candidate(regions={"code": reply.text}),)
            return await super().attempt(task, context)

    with pytest.raises(asyncio.CancelledError):
        await work(tmp_path, Twice(asyncio.CancelledError()), setup(judge=[said("paid for")]))
    outcome, folder = await work(tmp_path, Twice(SUBMITTED), setup())
    assert outcome is not None
    assert outcome.solved, "only the judge's call was still to be made"
    assert (folder / "attempt-2").exists()
    assert outcome.usage.calls == 2


@pytest.mark.lean
async def test_two_cannot_work_on_one_cell(tmp_path: Path, setup: MakeSetup) -> None:
    begun, go = asyncio.Event(), asyncio.Event()

    class Slow(StandIn):
        async def attempt(self, task: Task, context: Context) -> Attempted:
            begun.set()
            await go.wait()
            return await super().attempt(task, context)

    first = asyncio.ensure_future(work(tmp_path, Slow(SUBMITTED), setup()))
    await begun.wait()
    second, _ = await work(tmp_path, StandIn(SUBMITTED), setup())
    assert second is None
    go.set()
    outcome, _ = await first
    assert outcome is not None
    assert outcome.solved


def test_a_context_says_who_judges_itself() -> None:
    given = replace(context(), names=RoleModels(default="a", roles={"judge": "b"}))
    assert not given.judges_itself("judge", "elaborator", "planner")
    assert given.judges_itself("reviewer", "planner")


@pytest.mark.parametrize(
    ("author", "judge", "same"),
    [
        ("openai/gpt-5", "gpt-5", True),
        ("openrouter/openai/gpt-5", "openai/gpt-5", True),
        ("openai/gpt-5", "openai/gpt-5-mini", False),
        ("scripted:a/replies.toml", "scripted:b/replies.toml", False),
        ("scripted:a/replies.toml", "scripted:a/replies.toml", True),
    ],
)
def test_another_providers_name_is_no_other_judge(author: str, judge: str, same: bool) -> None:
    given = replace(context(), names=RoleModels(default=author, roles={"judge": judge}))
    assert given.judges_itself("judge", "elaborator") == same
