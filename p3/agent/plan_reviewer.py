"""The plan's reviewer: a fresh conversation with a rubric of its own. PASS or REVISE with blocking reasons; else unknown."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from pydantic import BaseModel, ConfigDict

from p3.agent.conversation import TROUBLE
from p3.agent.planner import plan_text
from p3.agent.prompting import Prompt, PromptShrunk, ask_within, make_prompt, task_view
from p3.llm.model import Message, Model, ModelRequest
from p3.llm.structured import Answer, ask
from p3.plan.model import Finding, GateReport, PlanPart, Review
from p3.task.model import Task
from p3.trace import Event, EventSink, NullSink

ROLE = "reviewer"


class Remark(BaseModel):
    """One thing the reviewer says, as it comes."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    part: PlanPart
    message: str
    node: str | None = None
    blocking: bool = True
    code: str = "review"


class Opinion(BaseModel):
    """The reviewer's reply."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    verdict: Literal["PASS", "REVISE"]
    findings: tuple[Remark, ...] = ()


class Reviewed(Event):
    """The reviewer answered."""

    kind: str = "review"
    verdict: str
    blocking: int
    problem: str = ""
    """Why there is no verdict, where there is none."""


async def review_plan(
    task: Task,
    report: GateReport,
    *,
    model: Model,
    self_judged: bool,
    sink: EventSink | None = None,
    tally: Counter[str] | None = None,
    stream: str = ROLE,
) -> Review:
    """Review a plan that the gate has passed.

    A reply that cannot be read even after one turn to mend it gives UNKNOWN, never PASS; so does a PASS with blocking reasons
    turn into REVISE. `tally` counts replies that went wrong under the names of `Counts`. Raises what the model raises.
    """
    sink, tally = sink or NullSink(), Counter() if tally is None else tally

    async def send(messages: tuple[Message, ...]) -> Answer[Opinion]:
        return await ask(model, ModelRequest(role=ROLE, stream=stream, messages=messages), Opinion)

    answer = await ask_within(review_prompt(task, report), send, sink=_Counting(sink, tally))
    tally["malformed_replies"] += answer.malformed
    for finish, name in TROUBLE.items():
        tally[name] += answer.count(finish)
    review = _review(answer).model_copy(update={"self_judged": self_judged})
    blocking = sum(f.blocking for f in review.findings)
    sink.emit(Reviewed(verdict=review.verdict, blocking=blocking, problem=answer.problem))
    return review


def review_prompt(task: Task, report: GateReport) -> Prompt:
    """The prompt of a review."""
    return make_prompt(
        ROLE,
        "reviewer",
        task=task_view(task),
        plan=plan_text(report.plan),
        warnings=[f.model_dump(mode="json") for f in report.findings if not f.blocking],
    )


def _review(answer: Answer[Opinion]) -> Review:
    opinion = answer.value
    if opinion is None:
        return Review(verdict="UNKNOWN")
    findings = tuple(
        Finding(part=r.part, code=_word(r.code), message=r.message.strip(), node=r.node or None, blocking=r.blocking)
        for r in opinion.findings
        if r.message.strip()
    )
    if opinion.verdict == "PASS" and not any(f.blocking for f in findings):
        return Review(verdict="PASS", findings=findings)
    if not any(f.blocking for f in findings):
        # A rejection has to say what is to change, or the planner can only guess.
        findings = tuple(f.model_copy(update={"blocking": True}) for f in findings)
    if not findings:
        return Review(verdict="UNKNOWN")
    return Review(verdict="REVISE", findings=findings)


def _word(code: str) -> str:
    """A reviewer's code as one short word."""
    return "_".join(code.lower().split())[:40] or "review"


class _Counting:
    """Hands events on and counts prompts that had to be shortened."""

    def __init__(self, inner: EventSink, tally: Counter[str]) -> None:
        self._inner, self._tally = inner, tally

    def emit(self, event: Event) -> None:
        """Count and hand on."""
        self._tally["prompt_shrinks"] += isinstance(event, PromptShrunk)
        self._inner.emit(event)
