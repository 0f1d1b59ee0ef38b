"""The planner: one plan for code and proof, from a model with read-only Lean tools.

The model may call tools for a bounded number of turns; a reply without a call is read as the plan, whatever stands around it.
What cannot be read is answered once with what is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from p3.agent.conversation import TROUBLE, Conversation
from p3.agent.prompting import Prompt, make_prompt, task_view
from p3.agent.toolbox import ToolRunner
from p3.agent.tools import VERIFY, PlannerTools, plan_in, told
from p3.errors import ReplyRefused, ReplyUnreadable
from p3.lean.model import LeanSession
from p3.llm.model import Finish, Message, Model, ModelReply, ModelRequest, ToolCall, ToolResult
from p3.llm.structured import Unreadable, read_reply
from p3.llm.tool_text import as_text
from p3.plan.gate import Gate
from p3.plan.model import Finding, Plan, PlanFailure, Refutation
from p3.task.model import Task
from p3.trace import Event, EventSink, NullSink

ROLE = "planner"
TOOL_TURNS = 16
"""Replies with tool calls before the plan is asked for without tools."""
MOST_CALLS = 8
"""Calls of one reply that are carried out."""

_LAST = "No tool calls are left. Reply with the whole plan as one JSON object, and nothing else."


class PlannerTool(Event):
    """The planner called a tool."""

    kind: str = "planner.tool"
    tool: str
    ok: bool
    summary: str = ""


class PlanMade(Event):
    """The planner handed over a plan."""

    kind: str = "planner.plan"
    sha256: str
    nodes: int
    functions: int
    tool_calls: int
    from_tool: bool = False
    """The last reply held no plan; the one that passed `lean_plan_verify` before is taken."""


class PlanUnreadable(Event):
    """A reply that should have been the plan is none; the planner is told so once."""

    kind: str = "planner.unreadable"
    problem: str


async def make_plan(
    task: Task,
    *,
    model: Model,
    lean: LeanSession,
    gate: Gate,
    findings: Iterable[Finding] = (),
    failures: Iterable[PlanFailure] = (),
    previous: Plan | None = None,
    refutations: Iterable[Refutation] = (),
    sink: EventSink | None = None,
    tally: Counter[str] | None = None,
    tools: ToolRunner | None = None,
    stream: str = ROLE,
    scope: str = "",
) -> Plan:
    """A plan for a task: the first, or one that answers findings of the gate and the reviewer or failures of elaboration.

    `tally` counts replies that went wrong under the names of `Counts`. Raises ReplyUnreadable when no plan can be read even
    after one turn to mend it, ReplyRefused when the model refuses, and whatever the model raises; never returns half a plan.
    """
    sink, tally, stored = sink or NullSink(), Counter() if tally is None else tally, tuple(refutations)
    offered = tools or PlannerTools(task, lean, gate, refutations=stored)
    prompt = planner_prompt(
        task, tuple(findings), tuple(failures), previous, stored, tools=frozenset(t.name for t in offered.specs), scope=scope
    )
    talk = _Talk(prompt, sink, tally)
    plan = await _discuss(talk, model, offered, stream)
    from_tool = plan is None and talk.verified is not None
    plan = plan or talk.verified or await _mended(talk, model, stream)
    sizes = {"nodes": len(plan.obligations), "functions": len(plan.decomposition)}
    sink.emit(PlanMade(sha256=plan.sha256, tool_calls=talk.calls, from_tool=from_tool, **sizes))
    return plan


@dataclass
class _Talk(Conversation):
    """A planning conversation."""

    calls: int = 0
    verified: Plan | None = None
    """The last plan that passed `lean_plan_verify`."""
    problem: str = ""
    """Why the last reply could not be read."""


def planner_prompt(
    task: Task,
    findings: tuple[Finding, ...] = (),
    failures: tuple[PlanFailure, ...] = (),
    previous: Plan | None = None,
    refutations: tuple[Refutation, ...] = (),
    *,
    tools: frozenset[str] = frozenset({VERIFY}),
    scope: str = "",
) -> Prompt:
    """The prompt of a planning turn: `tools` are the names of those on offer, `scope` limits in words what is to be planned."""
    return make_prompt(
        ROLE,
        "planner",
        task=task_view(task),
        previous=plan_text(previous) if previous else "",
        findings=[f.model_dump(mode="json") for f in findings],
        failures=[f.model_dump(mode="json") for f in failures],
        refutations=[r.model_dump(mode="json") for r in refutations],
        tools=bool(tools),
        verify=VERIFY in tools,
        scope=scope,
    )


def plan_text(plan: Plan) -> str:
    """A plan as JSON for a prompt: empty fields left out."""
    return told(plan.model_dump(mode="json", exclude_defaults=True))


async def _discuss(talk: _Talk, model: Model, tools: ToolRunner, stream: str) -> Plan | None:
    """Let the model call tools until it hands over a plan; None where its last word held none."""
    for turn in range(TOOL_TURNS + 1):
        last = turn == TOOL_TURNS

        async def send(messages: tuple[Message, ...], last: bool = last) -> ModelReply:
            request = ModelRequest(role=ROLE, stream=stream, messages=messages, tools=() if last else tools.specs)
            return await model.complete(as_text(request) if last else request)

        reply = await talk.ask(send, *((Message(role="user", content=_LAST),) if last else ()))
        talk.count(reply)
        if reply.finish in (Finish.REFUSAL, Finish.FILTER):
            raise ReplyRefused(f"the planner's model refused: {reply.text[:200] or 'its provider filtered the reply'}")
        if not reply.tool_calls or last:
            return _read(talk, reply)
        results = [await _carried_out(talk, call, i, tools) for i, call in enumerate(reply.tool_calls)]
        talk.said(reply, tuple(results))
    return None


def _read(talk: _Talk, reply: ModelReply) -> Plan | None:
    """The plan of a reply; what is wrong with it is kept for the next turn."""
    try:
        return read_reply(reply, Plan, strict=False)
    except Unreadable as error:
        talk.tally["malformed_replies"] += reply.finish not in TROUBLE
        if reply.text.strip():  # providers refuse an empty message of the assistant's
            talk.said(reply.model_copy(update={"tool_calls": ()}))
        talk.problem = str(error)
        talk.sink.emit(PlanUnreadable(problem=talk.problem))
        return None


async def _carried_out(talk: _Talk, call: ToolCall, index: int, tools: ToolRunner) -> ToolResult:
    if index >= MOST_CALLS:
        return ToolResult(
            call_id=call.id, name=call.name, content=f"Only {MOST_CALLS} calls of a reply are carried out.", ok=False
        )
    result = await tools.run(call)
    talk.calls += 1
    talk.tally["malformed_replies"] += call.arguments is None
    if call.name == VERIFY and result.ok and call.arguments is not None:
        talk.verified = plan_in(call.arguments)
    talk.sink.emit(PlannerTool(tool=call.name[:60], ok=result.ok, summary=result.content[:300]))
    return result


async def _mended(talk: _Talk, model: Model, stream: str) -> Plan:
    """One more turn, without tools, after being told what is wrong."""
    words = make_prompt(ROLE, "plan_repair", problem=talk.problem).text()

    async def send(messages: tuple[Message, ...]) -> ModelReply:
        request = ModelRequest(role=ROLE, stream=stream, messages=messages)
        schema = Plan.model_json_schema()
        return await model.complete(as_text(request).model_copy(update={"json_schema": schema}))

    reply = await talk.ask(send, Message(role="user", content=words))
    talk.count(reply)
    plan = _read(talk, reply)
    if plan is None:
        raise ReplyUnreadable(f"the planner's reply holds no plan: {talk.problem}")
    return plan
