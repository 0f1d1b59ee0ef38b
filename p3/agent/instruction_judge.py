"""The instruction judge: whether the program does what the task's instruction asks, judged from the code alone.

It is a fresh conversation that sees `p3.task.judge_view` and the instruction, nothing of plans, proofs or comments. It can only
reject: what it cannot decide, and what cannot be read, is unknown and never a pass.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from pydantic import Field

from p3.agent.model import InstructionStatus, Judgement
from p3.agent.prompting import Prompt, ask_within, make_prompt
from p3.frozen import Frozen
from p3.llm.model import Message, Model, ModelRequest
from p3.llm.structured import Answer, ask
from p3.task.judge_view import JudgeView, judge_view
from p3.task.model import Candidate, Task
from p3.trace import Event, EventSink, NullSink

INJECTION = "R_JUDGE_INJECTION"
REJECTED = "R_INSTRUCTION"


class Opinion(Frozen):
    """One vote as the judge writes it."""

    verdict: Literal["PASS", "FAIL"]
    code: Literal["", "R_INSTRUCTION", "R_JUDGE_TRIVIAL"] = ""
    reason: str
    quotes: tuple[str, ...] = Field(min_length=1)


class Vote(Frozen):
    """One vote after it was checked."""

    status: InstructionStatus
    code: str = ""
    reason: str = ""
    quotes: tuple[str, ...] = ()


class JudgeVoted(Event):
    """The judge gave a vote."""

    kind: str = "judge.vote"
    stream: str
    status: InstructionStatus
    code: str = ""
    reason: str = ""


async def judge_instruction(
    task: Task,
    candidate: Candidate,
    *,
    model: Model,
    votes: int = 1,
    self_judged: bool = False,
    sink: EventSink | None = None,
    stream: str = "judge/vote",
) -> Judgement:
    """Judge a candidate with `votes` separate conversations, streams `<stream>-1` and on. A pass needs more than half of them.

    Without a required instruction the answer is `not_required` and no model is asked. Text that addresses the judge is a finding
    that no vote can outweigh. Raises what the model raises.
    """
    if not task.instruction.required:
        return Judgement(status=InstructionStatus.NOT_REQUIRED)
    view = judge_view(task, candidate)
    known = {"model": model.name, "self_judged": self_judged}
    if view.addressing:
        reason = f"text in the code addresses the judge: {view.addressing[0]}"
        return Judgement(status=InstructionStatus.FAIL, code=INJECTION, reason=reason, quotes=view.addressing, **known)
    if not view.regions:
        return Judgement(status=InstructionStatus.UNKNOWN, reason="the candidate has no code to judge", **known)
    prompt = _prompt(task, view)
    found = [await _vote(prompt, view, model, f"{stream}-{i}", sink or NullSink()) for i in range(1, max(1, votes) + 1)]
    return _decide(found).model_copy(update=known)


def _prompt(task: Task, view: JudgeView) -> Prompt:
    headers = list(dict.fromkeys(r.header for r in view.regions if r.header))
    return make_prompt(
        "judge",
        "judge",
        instruction=task.instruction.text,
        criteria=list(task.instruction.criteria),
        strategy=task.instruction.strategy,
        complexity=task.instruction.complexity,
        signature="\n\n".join(headers),
        regions=[{"id": r.region, "text": r.text} for r in view.regions],
    )


async def _vote(prompt: Prompt, view: JudgeView, model: Model, stream: str, sink: EventSink) -> Vote:
    """One conversation: a reply that cannot be read, or that quotes what is not there, is asked for once more."""

    async def send(messages: tuple[Message, ...]) -> tuple[tuple[Message, ...], Answer[Opinion]]:
        return messages, await ask(model, ModelRequest(role="judge", stream=stream, messages=messages), Opinion)

    messages, answer = await ask_within(prompt, send, sink=sink)
    vote = _checked(answer, view)
    if answer.value is not None and vote.status is InstructionStatus.UNKNOWN and len(answer.replies) == 1:
        said = answer.replies[0].as_message()
        again = Message(
            role="user", content=f"{vote.reason} Reply again with the whole JSON object, quoting lines of the code exactly."
        )
        request = ModelRequest(role="judge", stream=stream, messages=(*messages, said, again))
        vote = _checked(await ask(model, request, Opinion), view)
    sink.emit(JudgeVoted(stream=stream, status=vote.status, code=vote.code, reason=vote.reason))
    return vote


def _checked(answer: Answer[Opinion], view: JudgeView) -> Vote:
    opinion = answer.value
    if opinion is None:
        return Vote(status=InstructionStatus.UNKNOWN, reason=f"the judge's reply could not be read: {answer.problem}")
    missing = [q for q in opinion.quotes if not view.contains(q)]
    if missing:
        reason = f"The quoted line `{missing[0][:120]}` does not occur in the code."
        return Vote(status=InstructionStatus.UNKNOWN, reason=reason)
    if opinion.verdict == "PASS":
        return Vote(status=InstructionStatus.PASS, reason=opinion.reason, quotes=opinion.quotes)
    return Vote(status=InstructionStatus.FAIL, code=opinion.code or REJECTED, reason=opinion.reason, quotes=opinion.quotes)


def _decide(votes: list[Vote]) -> Judgement:
    """More than half of all votes decide; anything else is unknown."""
    counts = Counter(v.status for v in votes)
    status, most = counts.most_common(1)[0]
    tally = {str(s): n for s, n in sorted(counts.items())}
    if 2 * most <= len(votes):
        reason = "the votes disagree: " + ", ".join(f"{n} {s}" for s, n in tally.items())
        return Judgement(status=InstructionStatus.UNKNOWN, reason=reason, votes=tally)
    first = next(v for v in votes if v.status is status)
    return Judgement(status=status, code=first.code, reason=first.reason, quotes=first.quotes, votes=tally)
