from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p3.llm.model import Finish, Message, ModelReply, ModelRequest, ToolCall
from p3.llm.scripted import ScriptedModel
from p3.llm.tool_text import TextToolsModel, as_text, read_calls
from tests.llm.support import WRITE, request, script


class _Keeps(ScriptedModel):
    """A scripted model without tools that keeps its requests."""

    supports_tools = False

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.requests: list[ModelRequest] = []

    async def complete(self, request: ModelRequest) -> ModelReply:
        self.requests.append(request)
        return await super().complete(request)


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        (
            'I write.\n<call name="write_region">\n<arg name="region">code</arg>\n'
            '<arg name="text">\n  a < b ∧ "x" \\ {y}\n</arg>\n</call>',
            [("write_region", {"region": "code", "text": '  a < b ∧ "x" \\ {y}'})],
        ),
        (
            '<call name="write_region"><arg name="region"> code </arg><arg name="lines">[1, 2]</arg></call>',
            [("write_region", {"region": "code", "lines": [1, 2]})],
        ),
        ('<call name="submit"></call>', [("submit", {})]),
        ('<call name="a"></call>\n<call name="b"></call>', [("a", {}), ("b", {})]),
        ('<call name="a"><arg name="x">1</arg>', [("a", {"x": "1"})]),  # the end is missing
        ('<call name="write_region">{"region": "code"}</call>', [("write_region", {"region": "code"})]),
        ('<call name="write_region">what</call>', [("write_region", None)]),
        ('```json\n{"name": "write_region", "arguments": {"region": "code"}}\n```', [("write_region", {"region": "code"})]),
        ('{"name": "unknown", "arguments": {}}', []),
        ("No call at all.", []),
    ],
)
def test_calls_in_text(text: str, calls: list[tuple[str, Any]]) -> None:
    reply = read_calls(ModelReply(text=text), (WRITE,), 1)
    assert [(c.name, c.arguments) for c in reply.tool_calls] == calls
    assert reply.finish is (Finish.TOOLS if calls else Finish.STOP)
    assert "<call" not in reply.text


def test_a_cut_reply_stays_cut() -> None:
    cut = ModelReply(text='<call name="write_region"><arg name="region">code</arg><arg name="text">by si', finish=Finish.LENGTH)
    assert read_calls(cut, (WRITE,), 1).finish is Finish.LENGTH


def test_the_history_is_written_out() -> None:
    call = ToolCall(id="1", name="write_region", arguments={"region": "code", "text": "a\nb", "lines": [1]})
    asked = request(
        tools=(WRITE,),
        messages=(
            Message(role="system", content="You elaborate."),
            Message(role="user", content="Go."),
            Message(role="assistant", content="Well.", tool_calls=(call,)),
            Message(role="tool", content="error: x", tool_call_id="1"),
            Message(role="user", content="Go on."),
        ),
    )
    plain = as_text(asked)
    assert plain.tools == ()
    assert [m.role for m in plain.messages] == ["system", "user", "assistant", "user"]
    assert "## write_region" in plain.messages[0].content
    assert "- lines (array, optional)" in plain.messages[0].content
    assert plain.messages[3].content == "<result>\nerror: x\n</result>\n\nGo on."
    assert read_calls(ModelReply(text=plain.messages[2].content), (WRITE,), 1).tool_calls[0].arguments == call.arguments


async def test_a_model_without_tools_takes_them(tmp_path: Path) -> None:
    inner = _Keeps(script(tmp_path, {"text": '<call name="write_region"><arg name="region">code</arg></call>', "repeat": 2}))
    model = TextToolsModel(inner, only_if_refused=True)
    assert model.supports_tools
    replies = [await model.complete(request(tools=(WRITE,))) for _ in range(2)]
    assert [r.tool_calls[0].id for r in replies] == ["text_1_0", "text_2_0"]
    assert all(not r.tools for r in inner.requests)


async def test_a_request_without_tools_passes_through(tmp_path: Path) -> None:
    inner = _Keeps(script(tmp_path, {"text": '<call name="x"></call>'}))
    asked = request()
    assert (await TextToolsModel(inner).complete(asked)).tool_calls == ()
    assert inner.requests == [asked]


@given(
    st.text(alphabet="ab<>/\"'= \n{}\\λ", max_size=60).filter(
        lambda t: "</arg>" not in t and "</call>" not in t and "<call" not in t
    )
)
def test_any_text_comes_back_as_it_was(text: str) -> None:
    call = ToolCall(id="1", name="write_region", arguments={"region": "code", "text": f"\n{text}\n"})
    written = as_text(request(messages=(Message(role="assistant", tool_calls=(call,)),))).messages[0].content
    (back,) = read_calls(ModelReply(text=written), (WRITE,), 1).tool_calls
    assert back.arguments is not None
    assert back.arguments["text"] == text
