"""The planner against models that do everything wrong, and against the gate on real Lean."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from p3.agent.conversation import SHORT
from p3.agent.planner import MOST_CALLS, TOOL_TURNS, PlanMade, PlannerTool, PlanUnreadable, make_plan
from p3.agent.prompting import PromptShrunk
from p3.agent.toolbox import JournaledTools, ToolBox, ToolRunner
from p3.agent.tools import PlannerTools
from p3.errors import ContextOverflow, ReplyRefused, ReplyUnreadable
from p3.llm.journal import Journal
from p3.llm.model import Finish, ModelReply, ModelRequest, ToolCall, ToolResult, ToolSpec
from p3.llm.tool_text import TextToolsModel
from p3.plan.gate import Gate
from p3.plan.model import Plan, Role
from p3.task.model import Task
from p3.trace import MemorySink
from tests.agent.fakes import FakeLean, FakeModel, Reply, calls, said
from tests.llm.support import WRITE
from tests.plan import examples
from tests.plan.examples import TARGET, lemma, with_node


def text_of(plan: Plan) -> str:
    return plan.model_dump_json(exclude_defaults=True)


GOOD = text_of(examples.sorting_plan())


class NoTools(ToolBox):
    """A runner without tools."""

    def __init__(self) -> None:
        super().__init__(())


class Answering:
    """A runner that answers every call with the same text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.ran: list[ToolCall] = []
        self.specs: tuple[ToolSpec, ...] = ()

    async def run(self, call: ToolCall) -> ToolResult:
        self.ran.append(call)
        return ToolResult(call_id=call.id, name=call.name, content=self.text)


async def planned(
    task: Task, *replies: Reply, tools: ToolRunner | None = None, sink: MemorySink | None = None, **more: Any
) -> tuple[Plan, FakeModel, Counter[str]]:
    model = FakeModel(replies)
    tally: Counter[str] = Counter()
    gate = more.pop("gate", None)
    plan = await make_plan(
        task, model=model, lean=FakeLean(), gate=gate, tools=tools or NoTools(), sink=sink, tally=tally, **more
    )
    return plan, model, tally


SHAPES = {
    "bare": GOOD,
    "fenced": f"```json\n{GOOD}\n```",
    "in prose": f"Let me think about {{this}}.\n\nHere it is:\n{GOOD}\n\nI hope that helps.",
    "wrapped": json.dumps({"plan": json.loads(GOOD)}),
    "after thinking": f'<think>{{"contract": {{}}}} no …</think>{GOOD}',
    "trailing commas and comments": GOOD.replace("]}", "],}").replace('{"contract"', '{ // the plan\n"contract"', 1),
    "other spellings": GOOD.replace('"auxiliary"', '"Auxiliary lemma"')
    .replace('"target"', '"TARGET"')
    .replace('"bridging"', '"Bridging-Lemma"'),
    "keys in another style": GOOD.replace('"statement"', '"Statement"'),
    "library entries by their names": json.dumps({**json.loads(GOOD), "library": ["Nat.le_refl"]}),
    "unknown fields": GOOD.replace('{"contract"', '{"confidence": 0.9, "contract"', 1),
}


@pytest.mark.parametrize("shape", SHAPES)
async def test_a_plan_is_read_whatever_stands_around_it(shape: str, sorting: Task) -> None:
    plan, model, tally = await planned(sorting, said(SHAPES[shape]))
    assert [n.name for n in plan.obligations] == [n.name for n in examples.sorting_plan().obligations]
    assert plan.obligations[-1].role is Role.TARGET
    assert len(model.requests) == 1
    assert not +tally


BROKEN: dict[str, tuple[ModelReply, str, str]] = {
    "prose": (said("I would use insertion sort."), "malformed_replies", "no JSON object"),
    "cut in the middle": (said(GOOD[: len(GOOD) // 2]), "malformed_replies", "not complete"),
    "cut by its length": (said(GOOD[: len(GOOD) // 2], Finish.LENGTH), "truncated_replies", "cut off"),
    "empty": (said("", Finish.EMPTY), "empty_replies", "empty"),
    "another form": (said('{"contract": "sort it"}'), "malformed_replies", "contract"),
    "a role that does not exist": (said(GOOD.replace('"target"', '"zebra"')), "malformed_replies", "zebra"),
}


@pytest.mark.parametrize("how", BROKEN)
async def test_what_cannot_be_read_is_answered_once(how: str, sorting: Task) -> None:
    reply, counted, problem = BROKEN[how]
    sink = MemorySink()
    plan, model, tally = await planned(sorting, reply, said(GOOD), sink=sink)
    assert plan == examples.sorting_plan()
    assert tally[counted] == 1
    last = model.requests[1].messages[-1].content
    assert problem in last
    assert [problem in e.problem for e in sink.events if isinstance(e, PlanUnreadable)] == [True]
    assert model.requests[1].tools == ()
    assert model.requests[1].json_schema is not None
    # providers refuse an empty message of the assistant's
    assert all(m.content.strip() for m in model.requests[1].messages)


async def test_a_second_reply_that_cannot_be_read_ends_it(sorting: Task) -> None:
    with pytest.raises(ReplyUnreadable, match="no plan"):
        await planned(sorting, said("no"), said("still no"))


async def test_a_refusal_ends_it(sorting: Task) -> None:
    with pytest.raises(ReplyRefused):
        await planned(sorting, said("I cannot help with that.", Finish.REFUSAL))


async def test_tool_turns_are_bounded(sorting: Task) -> None:
    """A model that never stops calling is asked for the plan without tools."""
    tools = Answering("nothing found")
    calling = [calls(("lean_search", {"query": "x"})) for _ in range(TOOL_TURNS)]
    plan, model, _ = await planned(sorting, *calling, said(GOOD), tools=tools)
    assert plan == examples.sorting_plan()
    assert len(tools.ran) == TOOL_TURNS
    last = model.requests[-1]
    assert last.tools == ()
    assert "No tool calls are left" in last.messages[-1].content
    # what the tools said stands in the text, for providers that refuse tool messages without tools
    assert all(m.role in ("system", "user", "assistant") for m in last.messages)
    assert any("nothing found" in m.content for m in last.messages)


async def test_a_hundred_calls_in_one_reply_are_not_all_carried_out(sorting: Task) -> None:
    tools = Answering("ok")
    many = calls(*[("lean_search", {"query": str(i)}) for i in range(100)])
    _, model, _ = await planned(sorting, many, said(GOOD), tools=tools)
    assert len(tools.ran) == MOST_CALLS
    results = [m for m in model.requests[1].messages if m.role == "tool"]
    assert len(results) == 100  # each call has its result, or providers refuse the history
    assert "calls of a reply" in results[-1].content


async def test_a_full_context_loses_old_tool_results_first(sorting: Task) -> None:
    long = Answering("y" * 3000)
    limit = 12_000

    def answer(request: ModelRequest) -> Reply:
        if sum(len(m.content) for m in request.messages[1:]) > limit:
            return ContextOverflow("too long")
        done = sum(m.role == "assistant" for m in request.messages)
        return said(GOOD) if done >= 6 else calls(("lean_search", {"query": "x"}))

    model, sink, tally = FakeModel(answer), MemorySink(), Counter[str]()
    plan = await make_plan(sorting, model=model, lean=FakeLean(), gate=None, tools=long, sink=sink, tally=tally)  # type: ignore[arg-type]
    assert plan == examples.sorting_plan()
    results = [m.content for m in model.requests[-1].messages if m.role == "tool"]
    assert len(results[0]) < SHORT + 40
    assert len(results[-1]) == 3000
    shrunk = [e for e in sink.events if isinstance(e, PromptShrunk)]
    assert shrunk
    assert all("older tool calls" in e.left_out[0] for e in shrunk)
    assert tally["prompt_shrinks"] == len(shrunk)


async def test_a_context_that_is_too_small_for_anything(sorting: Task) -> None:
    with pytest.raises(ContextOverflow):
        await planned(sorting, *[ContextOverflow("too long") for _ in range(10)], previous=examples.sorting_plan())


async def test_reasons_and_evidence_travel_into_the_prompt(sorting: Task) -> None:
    from tests.agent.test_prompting import FAILURE, FINDING, REFUTED

    _, model, _ = await planned(
        sorting, said(GOOD), findings=(FINDING,), failures=(FAILURE,), refutations=(REFUTED,), previous=examples.sorting_plan()
    )
    text = model.requests[0].messages[1].content
    for part in ("false at 0", "⊢ False", "same_error", "The plan before", '"insertOne"'):
        assert part in text


async def test_a_model_without_tools_calls_them_in_text(sorting: Task) -> None:
    tools = Answering("List.Perm.swap : …")
    tools.specs = (WRITE.model_copy(update={"name": "lean_search"}),)
    inner = FakeModel([said('Let me look.\n<call name="lean_search">\n<arg name="query">perm swap</arg>\n</call>'), said(GOOD)])
    plan = await make_plan(sorting, model=TextToolsModel(inner), lean=FakeLean(), gate=None, tools=tools)  # type: ignore[arg-type]
    assert plan == examples.sorting_plan()
    assert [c.arguments for c in tools.ran] == [{"query": "perm swap"}]
    assert inner.requests[0].tools == ()
    assert '<call name="TOOL">' in inner.requests[0].messages[0].content
    assert "List.Perm.swap : …" in inner.requests[1].messages[-1].content


# ---------------------------------------------------------------- with the gate


@pytest.mark.slow
@pytest.mark.lean
async def test_the_gate_as_a_tool(gate: Gate, sorting: Task, plan: Plan) -> None:
    """The model tries a plan with a lie and a hole, is told, mends it, and hands it over in prose without JSON."""
    lying = json.loads(text_of(plan))
    lying["library"].append({"name": "List.sorted_insert", "statement": "∀ xs, Sorted xs"})
    sink = MemorySink()
    tools = PlannerTools(sorting, FakeLean(), gate)
    replies = (
        calls(
            ("lean_plan_verify", {"plan": lying}),
            ("lean_statement", {"name": "`List.Perm.swap`"}),
            ("lean_statement", {"name": "List.Perm.nope"}),
            ("lean_typecheck", {"text": "(xs : List Int) : nondecreasing xs"}),
            ("lean_typecheck", {"text": "#eval [1, 2].length\nexample : nondecreasing [1, 0] := by simp [nondecreasing]"}),
        ),
        calls(
            ("lean_plan_verify", {"plan": text_of(plan)}),
            ("lean_search", {"query": "reverse append"}),
            ("no_such_tool", {}),
            ("lean_search", {"q": 1}),
        ),
        said("The plan above is final."),
    )
    made, model, _ = await planned(sorting, *replies, tools=tools, gate=gate, sink=sink)
    assert [n.name for n in made.obligations] == [n.name for n in plan.obligations]
    assert len(model.requests) == 3
    first = [m.content for m in model.requests[1].messages if m.role == "tool"]
    assert "NOT PASSED" in first[0]
    assert "List.sorted_insert" in first[0]
    assert "Sorted xs" not in first[0]
    assert "(y :: x :: l).Perm (x :: y :: l)" in first[1]
    assert "knows no constant" in first[2]
    assert first[3].startswith("It elaborates")
    assert "2" in first[4]
    assert "unsolved goals" in first[4] or "False" in first[4]
    second = [m.content for m in model.requests[2].messages if m.role == "tool"][5:]
    assert second[0].startswith("PASSED")  # though the plan came as text
    assert "List.reverse_append" in second[1]
    assert "There is no tool `no_such_tool`" in second[2]
    assert "Wrong arguments" in second[3]
    events = [e for e in sink.events if isinstance(e, PlannerTool)]
    assert len(events) == 9
    assert sink.events[-1].kind == PlanMade.model_fields["kind"].default


@pytest.mark.lean
async def test_a_verified_plan_counts_where_the_last_word_is_no_plan(gate: Gate, sorting: Task, plan: Plan) -> None:
    tools = PlannerTools(sorting, FakeLean(), gate)
    verify = calls(("lean_plan_verify", {"plan": json.loads(text_of(plan))}))
    sink = MemorySink()
    made, model, _ = await planned(sorting, verify, said("Done."), tools=tools, gate=gate, sink=sink)
    assert made.obligations == plan.obligations
    assert len(model.requests) == 2
    assert next(e for e in sink.events if isinstance(e, PlanMade)).from_tool


@pytest.mark.slow
@pytest.mark.lean
async def test_refuted_statements_are_told_while_planning(gate: Gate, sorting: Task, plan: Plan) -> None:
    bad = examples.add(plan, lemma("always", "(xs : List Int) (h : xs ≠ []) : nondecreasing xs"), used_by=TARGET)
    report = await gate.check(sorting, bad)
    renamed = with_node(bad, "always", name="again")
    renamed = with_node(renamed, TARGET, uses=tuple(u.replace("always", "again") for u in renamed.obligations[-1].uses))
    tools = PlannerTools(sorting, FakeLean(), gate, refutations=report.refutations)
    result = await tools.run(ToolCall(id="1", name="lean_plan_verify", arguments={"plan": json.loads(text_of(renamed))}))
    assert not result.ok
    assert "refuted before, as `always`" in result.content


@pytest.mark.lean
async def test_recorded_tool_results_need_no_lean(gate: Gate, sorting: Task, tmp_path: Path) -> None:
    call = ToolCall(id="1", name="lean_statement", arguments={"name": "List.Perm.swap"})
    with Journal(tmp_path / "journal.jsonl") as journal:
        tools = JournaledTools(PlannerTools(sorting, FakeLean(), gate), journal, "planner", about=sorting.sha256)
        first = await tools.run(call)
    assert first.ok
    dumb = Answering("never asked")
    with Journal(tmp_path / "next.jsonl", earlier=[tmp_path / "journal.jsonl"]) as journal:
        tools = JournaledTools(dumb, journal, "planner", about=sorting.sha256)
        again = await tools.run(call.model_copy(update={"id": "7"}))
    assert (again.content, again.call_id, dumb.ran) == (first.content, "7", [])
