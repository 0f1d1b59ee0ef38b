"""One cell from its claim to its outcome: the method works, the grader decides, the judge may reject, everything is on disk.

Whatever ends the work (success, a budget, an error, the user) the best candidate so far, the trace and the journal are in the
attempt's folder; the same command goes on from there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace

from p3.agent.instruction_judge import judge_instruction
from p3.agent.model import Judgement
from p3.errors import BudgetExhausted, CandidateError, ContextOverflow, Interrupted, P3Error
from p3.grade.model import Verdict
from p3.llm.budget import Budget
from p3.llm.model import Usage
from p3.method.context import Context
from p3.method.events import CellEnded, Graded, Judged, Submitted
from p3.method.measures import Measures, measure, with_plan
from p3.method.model import Attempted, Cell, Method, Outcome
from p3.method.outcome import failed, outcome_of
from p3.task.formats.repo.details import is_repository
from p3.task.model import Candidate, Task
from p3.task.splice import blank, splice


@dataclass
class Progress:
    """What is known of a cell so far: enough for an outcome at any moment."""

    candidate: Candidate
    attempted: Attempted | None = None
    verdict: Verdict | None = None
    judgement: Judgement | None = None


async def run_cell(
    task: Task,
    method: Method,
    context: Context,
    cell: Cell,
    *,
    save: Callable[[Progress], None] = lambda _: None,
) -> Outcome:
    """Attempt, grade, judge. Never raises for what a model, a candidate or Lean did; `save` is called after every step.

    Raises Interrupted (or CancelledError) when the user stops it.
    """
    progress = Progress(blank(task))
    try:
        return await _run(task, method, context, cell, progress, save)
    except BudgetExhausted as error:
        attempted = progress.attempted or Attempted(candidate=progress.candidate, status="budget")
        stopped = attempted.model_copy(update={"status": "budget", "reason": str(error)})
        return _ended(context, outcome_of(cell, stopped, progress.verdict, progress.judgement, **_accounts(context)))
    except (Interrupted, asyncio.CancelledError, KeyboardInterrupt):
        raise
    except P3Error as error:
        return _ended(context, failed(cell, error, candidate=progress.candidate, **_accounts(context)))
    except Exception as error:  # noqa: BLE001 - the one place where a cell is run: nothing may take the other cells down
        return _ended(context, failed(cell, error, candidate=progress.candidate, **_accounts(context)))
    finally:
        save(progress)


async def _run(
    task: Task, method: Method, context: Context, cell: Cell, progress: Progress, save: Callable[[Progress], None]
) -> Outcome:
    def keep(candidate: Candidate) -> None:
        progress.candidate = candidate
        save(progress)

    working = _with_keep(context, keep)
    await context.gate.pristine(task)  # a task that does not compile is found out before a model is paid
    try:
        progress.attempted = await method.attempt(task.view(), working)
    except ContextOverflow as error:
        # The work's own failure: were it an error, what a method makes too long for its model would enter no rate.
        reason = f"a prompt does not fit the model even when shortened: {error}"
        progress.attempted = Attempted(candidate=progress.candidate, status="gave_up", reason=reason)
    progress.candidate = progress.attempted.candidate
    save(progress)
    context.sink.emit(Submitted(status=progress.attempted.status, reason=progress.attempted.reason))
    measures = Measures()
    if progress.attempted.status == "submitted" or is_repository(task):
        verdict = await context.grader.grade(task, progress.candidate)
        progress.verdict = with_plan(verdict, task, progress.attempted.plan)
        save(progress)
        context.sink.emit(Graded(status=verdict.status, code=verdict.code, evidence=verdict.evidence))
        measures = await measure(task, progress.candidate, progress.attempted.plan, context)
        if verdict.passed and progress.attempted.status == "submitted":
            progress.judgement = await judge(task, progress.candidate, context)
    more = _accounts(context) | {"retention": measures.retention, "conformance": measures.conformance}
    return _ended(context, outcome_of(cell, progress.attempted, progress.verdict, progress.judgement, **more))


async def judge(task: Task, candidate: Candidate, context: Context) -> Judgement:
    """The scoring call of the instruction judge. Its answer reaches no agent."""
    judgement = await judge_instruction(
        task,
        candidate,
        model=context.model("judge"),
        votes=context.judge_votes,
        self_judged=context.judges_itself("judge", "elaborator", "planner"),
        sink=context.sink,
    )
    context.sink.emit(Judged(status=judgement.status, code=judgement.code, reason=judgement.reason))
    return judgement


def filled(task: Task, candidate: Candidate) -> dict[str, str]:
    """The task's files with the candidate in place, for a reader; empty for a candidate that cannot be spliced."""
    try:
        return splice(task, candidate).files
    except CandidateError:
        return {}


def _with_keep(context: Context, keep: Callable[[Candidate], None]) -> Context:
    return replace(context, keep=keep)


def _accounts(context: Context) -> dict[str, object]:
    budget: Budget = context.budget
    return {
        "usage": budget.used,
        "usage_by_role": dict(budget.by_role),
        "abandoned": context.journal.unplayed if context.journal else Usage(),
        "wall_s": round(budget.wall_s, 3),
        "self_judged": context.judges_itself("judge", "elaborator", "planner"),
        "live": any(m.live for m in context.models.values()),
    }


def _ended(context: Context, outcome: Outcome) -> Outcome:
    context.sink.emit(CellEnded(status=outcome.status, code=outcome.code, reason=outcome.reason))
    return outcome
