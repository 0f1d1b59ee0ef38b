"""The planner's tools on a real session, and what every tool box answers to calls that cannot be carried out."""

from __future__ import annotations

import pytest

from p3.agent.toolbox import MOST_CHARS, Arguments, Declined, Tool, ToolBox
from p3.agent.tools import PlannerTools
from p3.errors import SessionError
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.sandbox import default_sandbox
from p3.lean.session import open_session
from p3.llm.model import ToolCall, ToolResult
from p3.plan.gate import Gate
from p3.task.model import Task
from p3.task.view import shown_files
from tests.agent.fakes import FakeLean


def call(name: str, /, **arguments: object) -> ToolCall:
    return ToolCall(id="1", name=name, arguments=dict(arguments))


class Echo(Arguments):
    """Says it again."""

    text: str
    times: int = 1


async def echo(arguments: Echo) -> str:
    if arguments.text == "nothing":
        raise Declined("There is nothing to say.")
    return arguments.text * arguments.times


BOX = ToolBox([Tool("echo", Echo, echo)])


@pytest.mark.parametrize(
    ("made", "ok", "says"),
    [
        (call("echo", text="ab", times=2), True, "abab"),
        (call("echo", text="ab", times="2"), True, "abab"),
        (call("echo", text="nothing"), False, "nothing to say"),
        (call("echo", words="ab"), False, "text"),
        (call("shout", text="ab"), False, "There is no tool `shout`; the tools are echo."),
        (ToolCall(id="1", name="echo", arguments=None, raw='{"text": '), False, "not a JSON object"),
    ],
)
async def test_every_call_has_an_answer(made: ToolCall, ok: bool, says: str) -> None:
    result = await BOX.run(made)
    assert (result.ok, result.call_id, result.name) == (ok, "1", made.name)
    assert says in result.content


async def test_long_answers_are_clipped() -> None:
    result = await BOX.run(call("echo", text="line\n", times=5000))
    assert len(result.content) < MOST_CHARS + 200
    assert "lines left out" in result.content


def test_tools_are_offered_with_their_arguments() -> None:
    (spec,) = BOX.specs
    assert spec.description == "Says it again."
    assert spec.parameters["required"] == ["text"]
    assert set(spec.parameters["properties"]) == {"text", "times"}


class DeadLean(FakeLean):
    """A session whose server is gone."""

    async def hover(self, path: str, line: int, column: int) -> str | None:
        raise SessionError("the server died twice")


async def test_a_lean_that_is_gone_is_an_answer_too(gate: Gate, sorting: Task) -> None:
    result = await PlannerTools(sorting, DeadLean(), gate).run(call("lean_hover", line=1, column=1))
    assert not result.ok
    assert "did not answer" in result.content


@pytest.mark.slow
@pytest.mark.lean
async def test_looking_things_up_in_a_real_session(embedded: EmbeddedToolchain, gate: Gate, sorting: Task) -> None:
    text = next(iter(shown_files(sorting).values()))
    line = next(i for i, row in enumerate(text.split("\n"), 1) if row.startswith("def nondecreasing"))
    async with open_session(embedded, default_sandbox()) as session:
        tools = PlannerTools(sorting, session, gate)

        async def ask(name: str, /, **arguments: object) -> ToolResult:
            return await tools.run(call(name, **arguments))

        found = await ask("lean_search", query="perm swap")
        assert found.ok
        assert "List.Perm.swap" in found.content
        assert "(y :: x :: l).Perm (x :: y :: l)" in found.content
        assert not (await ask("lean_search", query="no_such_thing_anywhere")).ok
        shown = await ask("lean_hover", line=line, column=6)
        assert shown.ok, shown
        assert "List Int → Prop" in shown.content
        absent = await ask("lean_hover", line=1, column=1, path="Other.lean")
        assert not absent.ok
        assert "`lean_spec.lean`" in absent.content
    assert (await ask("lean_statement", name="nondecreasing")).content.startswith("nondecreasing")
    typed = await ask("lean_typecheck", text="theorem t (n : Nat) : n + 0 = n := by\n  omega\n#check t")
    assert typed.ok
    assert "line 3: info" in typed.content
    wrong = await ask("lean_typecheck", text="(n : Nat) : n = missing")
    assert not wrong.ok
    assert "missing" in wrong.content
