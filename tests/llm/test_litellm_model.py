"""Real litellm over real HTTP to the local server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from p3.errors import ContextOverflow, ExitCode, MissingKey, ModelError, UnknownModel
from p3.llm import open_model
from p3.llm.model import Finish, Message, ModelReply, ToolCall
from p3.llm.options import Prices
from p3.llm.provider_errors import Transient
from tests.llm.support import WRITE, request
from tests.servers.model_server import ModelServer

KEYS = (
    "OPENAI_API_KEY",
    "ANTHROPIC_API_KEY",
    "GEMINI_API_KEY",
    "GOOGLE_API_KEY",
    "P3_API_KEY",
    "OPENAI_BASE_URL",
    "OPENAI_API_BASE",
)


@pytest.fixture(autouse=True)
def _no_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in KEYS:
        monkeypatch.delenv(key, raising=False)


async def ask(reply: dict[str, Any], *, more: dict[str, Any] | None = None, **options: Any) -> tuple[ModelReply, dict[str, Any]]:
    async with ModelServer([reply]) as server:
        answer = await open_model("test-model", base_url=server.base_url, **options).complete(request(**(more or {})))
        assert len(server.seen) == 1
        return answer, server.seen[0].body | {"headers": server.seen[0].headers}


async def test_a_reply_with_its_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("P3_API_KEY", "secret")
    monkeypatch.setenv("OPENAI_API_KEY", "not for this address")
    reply, seen = await ask(
        {"text": "hi", "input_tokens": 50, "output_tokens": 9, "cached_tokens": 30, "reasoning_tokens": 4},
        temperature=0.25,
        reasoning_effort="high",
        max_tokens=77,
    )
    assert (reply.text, reply.finish, reply.model) == ("hi", Finish.STOP, "test-model")
    assert reply.usage.model_dump() == {
        "calls": 1,
        "input_tokens": 50,
        "output_tokens": 9,
        "cached_tokens": 30,
        "reasoning_tokens": 4,
        "cost": None,
    }
    assert (seen["temperature"], seen["reasoning_effort"], seen["max_tokens"]) == (0.25, "high", 77)
    assert seen["messages"] == [{"role": "system", "content": "You plan."}, {"role": "user", "content": "hello"}]
    assert seen["headers"]["authorization"] == "Bearer secret"
    assert seen["headers"]["x-p3-stream"] == "planner"


async def test_a_request_overrides_the_defaults() -> None:
    _, seen = await ask({"text": "hi"}, more={"temperature": 1.0, "max_tokens": 5}, temperature=0.0, max_tokens=9)
    assert (seen["temperature"], seen["max_tokens"]) == (1.0, 5)


@pytest.mark.parametrize(
    ("usage", "prices", "cost"),
    [
        ({}, Prices(input=2.0, output=8.0), None),  # the reply does not say what it took: not free
        ({"prompt_tokens": 10, "completion_tokens": 5, "cost": 0.5}, None, 0.5),
        ({"prompt_tokens": 10, "completion_tokens": 5, "cost": -0.5}, None, None),
        ({"prompt_tokens": 10, "completion_tokens": 5, "cost": True}, None, None),
        ({"prompt_tokens": -10, "completion_tokens": 5}, Prices(input=2.0, output=8.0), 40 / 1e6),
        (
            {"prompt_tokens": 10, "completion_tokens": 5, "prompt_tokens_details": {"cached_tokens": 30}},
            Prices(input=2.0, output=8.0, cached=1.0),
            70 / 1e6,
        ),
    ],
)
async def test_usage_that_makes_no_sense_is_never_a_gain(
    usage: dict[str, Any], prices: Prices | None, cost: float | None
) -> None:
    reply, _ = await ask({"text": "hi", "usage": usage}, prices=prices)
    assert reply.usage.cost == (None if cost is None else pytest.approx(cost))


@pytest.mark.parametrize("price", [-1.0, float("nan"), float("inf")])
def test_prices_are_numbers_that_can_be_added(price: float) -> None:
    with pytest.raises(ValueError, match="input"):
        Prices(input=price, output=1.0)


async def test_prices_of_the_user_give_a_cost() -> None:
    prices = Prices(input=2.0, output=8.0, cached=0.5)
    reply, _ = await ask({"text": "hi", "input_tokens": 1000, "output_tokens": 100, "cached_tokens": 400}, prices=prices)
    assert reply.usage.cost == pytest.approx((600 * 2 + 400 * 0.5 + 100 * 8) / 1e6)


async def test_tool_calls_there_and_back() -> None:
    call = {"name": "write_region", "arguments": {"region": "code", "text": "λ"}}
    reply, seen = await ask(
        {"call": [call, {"name": "nope", "raw": "[1]"}, {"name": "f", "raw": '{"a'}]}, more={"tools": (WRITE,)}
    )
    assert reply.finish is Finish.TOOLS
    assert [(c.name, c.arguments) for c in reply.tool_calls] == [("write_region", call["arguments"]), ("nope", None), ("f", None)]
    assert reply.tool_calls[2].raw == '{"a'
    assert seen["tools"][0]["function"]["parameters"] == WRITE.parameters
    broken = ToolCall(id="c1", name="f", arguments=None, raw="{bad")
    history = (
        Message(role="user", content="go"),
        Message(role="assistant", tool_calls=(broken,)),
        Message(role="tool", content="what?", tool_call_id="c1"),
    )
    _, seen = await ask({"text": "sorry"}, more={"messages": history, "tools": (WRITE,)})
    assert seen["messages"][1]["tool_calls"][0]["function"]["arguments"] == '{"unreadable": "{bad"}'
    assert seen["messages"][2] == {"role": "tool", "content": "what?", "tool_call_id": "c1"}


@pytest.mark.parametrize(
    ("said", "finish"),
    [
        ({"text": "cut", "finish": "length"}, Finish.LENGTH),
        ({"text": "no", "finish": "content_filter"}, Finish.FILTER),
        ({"text": "I will not.", "finish": "refusal"}, Finish.REFUSAL),
        ({"text": " \n"}, Finish.EMPTY),
        ({"fault": "no_choices"}, Finish.EMPTY),
        ({"fault": "filter"}, Finish.FILTER),
    ],
)
async def test_every_ending_is_a_billed_reply(said: dict[str, Any], finish: Finish) -> None:
    reply, _ = await ask(said)
    assert reply.finish is finish
    assert reply.usage.calls == 1
    assert reply.usage.cost is None


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        ({"fault": "status", "status": 429, "retry_after": 7}, "rate_limit"),
        ({"fault": "status", "status": 408}, "timeout"),
        ({"fault": "status", "status": 500}, "internal_server"),
        ({"fault": "status", "status": 502}, "bad_gateway"),
        ({"fault": "status", "status": 503}, "service_unavailable"),
        ({"fault": "status", "status": 529}, "service_unavailable"),
        ({"fault": "html"}, "bad_gateway"),
        ({"fault": "reset"}, "connection"),
        ({"fault": "cut"}, "connection"),
        ({"fault": "malformed"}, "unreadable"),
    ],
)
async def test_failures_that_may_pass_are_one_request(fault: dict[str, Any], kind: str) -> None:
    with pytest.raises(Transient) as error:
        await ask(fault)
    assert error.value.kind == kind
    assert error.value.retry_after_s == fault.get("retry_after")


async def test_a_hanging_server_is_a_timeout() -> None:
    with pytest.raises(Transient) as error:
        await ask({"fault": "hang"}, timeout_s=0.2)
    assert error.value.kind == "timeout"


@pytest.mark.parametrize(
    ("fault", "kind", "code", "said"),
    [
        ({"fault": "overflow"}, ContextOverflow, 3, "context window of test-model"),
        ({"fault": "status", "status": 401, "message": "bad key"}, MissingKey, 3, "did not accept the API key.*bad key"),
        ({"fault": "status", "status": 404, "message": "no such model"}, UnknownModel, 2, "does not know the model test-model"),
        ({"fault": "status", "status": 400, "message": "odd"}, ModelError, 3, "refused the request for test-model: odd"),
        ({"fault": "status", "status": 422, "message": "odd"}, ModelError, 3, "refused"),
        ({"fault": "status", "status": 403, "message": "odd"}, ModelError, 3, "status 403"),
        ({"fault": "status", "status": 429, "code": "insufficient_quota", "message": "quota"}, ModelError, 3, "no credit left"),
    ],
)
async def test_failures_that_stay_are_sentences(fault: dict[str, Any], kind: type[ModelError], code: int, said: str) -> None:
    with pytest.raises(kind, match=said) as error:
        await ask(fault)
    assert type(error.value) is kind
    assert error.value.exit_code == code
    assert not error.value.retryable
    assert "litellm" not in str(error.value)


async def test_a_schema_is_sent_and_dropped_where_it_is_refused() -> None:
    schema = {"type": "object", "properties": {"a": {"type": "string"}}}
    refused = {"fault": "status", "status": 400, "message": "response_format is not supported"}
    async with ModelServer([refused, {"text": "{}"}, {"text": "{}"}]) as server:
        model = open_model("m", base_url=server.base_url)
        assert (await model.complete(request(json_schema=schema))).text == "{}"
        await model.complete(request(json_schema=schema))
        assert [bool(s.body.get("response_format")) for s in server.seen] == [True, False, False]
        assert server.seen[0].body["response_format"]["json_schema"]["schema"] == schema


async def test_tools_become_text_where_they_are_refused() -> None:
    text = 'Done.\n<call name="write_region"><arg name="region">code</arg><arg name="text">\nrfl\n</arg></call>'
    async with ModelServer([{"fault": "no_tools"}, {"text": text}, {"text": text}]) as server:
        model = open_model("m", base_url=server.base_url)
        for _ in range(2):
            reply = await model.complete(request(tools=(WRITE,)))
            assert reply.tool_calls[0].arguments == {"region": "code", "text": "rfl"}
        assert [bool(s.body.get("tools")) for s in server.seen] == [True, False, False]
        with pytest.raises(ModelError, match="tool"):
            async with ModelServer([{"fault": "no_tools"}]) as other:
                await open_model("m", base_url=other.base_url, tools="native").complete(request(tools=(WRITE,)))


async def test_anthropic_is_spoken_and_priced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "k")
    call = {"name": "write_region", "arguments": {"region": "code", "text": "x"}}
    reply_ = {"text": "so", "call": [call], "input_tokens": 100, "output_tokens": 10, "cached_tokens": 60}
    async with ModelServer([reply_]) as server:
        monkeypatch.setenv("ANTHROPIC_API_BASE", server.base_url.removesuffix("/v1"))
        reply = await open_model("anthropic/claude-sonnet-4-5").complete(request(tools=(WRITE,)))
        seen = server.seen[0]
    assert reply.tool_calls[0].arguments == call["arguments"]
    assert (reply.text, reply.finish) == ("so", Finish.TOOLS)
    assert (reply.usage.input_tokens, reply.usage.cached_tokens, reply.usage.output_tokens) == (100, 60, 10)
    assert reply.usage.cost == pytest.approx((40 * 3 + 60 * 0.3 + 10 * 15) / 1e6)
    assert seen.body["system"][0]["cache_control"] == {"type": "ephemeral"}
    assert "x-p3-role" not in seen.headers


async def test_gemini_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GEMINI_API_KEY", "k")
    async with ModelServer([{"text": "hi"}]) as server:
        base = f"http://127.0.0.1:{server.port}/v1beta/models/gemini-2.5-pro"
        reply = await open_model("gemini/gemini-2.5-pro", base_url=base, key_variable="GEMINI_API_KEY").complete(request())
    assert (reply.text, reply.finish, reply.usage.input_tokens) == ("hi", Finish.STOP, 100)


@pytest.mark.parametrize(
    ("name", "kind", "code", "said"),
    [
        ("no-such-model", UnknownModel, ExitCode.USAGE, "provider/model"),
        ("nowhere/model", UnknownModel, ExitCode.USAGE, "no provider is known for the model 'nowhere/model'"),
        ("", UnknownModel, ExitCode.USAGE, "--model"),
        ("openai/gpt-4o", MissingKey, ExitCode.ENVIRONMENT, "OPENAI_API_KEY"),
        ("anthropic/claude-sonnet-4-5", MissingKey, ExitCode.ENVIRONMENT, "ANTHROPIC_API_KEY"),
        ("gemini/gemini-2.5-pro", MissingKey, ExitCode.ENVIRONMENT, "GEMINI_API_KEY"),
    ],
)
def test_names_and_keys(name: str, kind: type[ModelError], code: ExitCode, said: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(kind, match=said) as error:
        open_model(name)
    assert error.value.exit_code == code
    assert capfd.readouterr() == ("", "")


def test_a_key_of_another_name() -> None:
    with pytest.raises(MissingKey, match="MY_KEY is not set"):
        open_model("m", base_url="http://localhost:1/v1", key_variable="MY_KEY")


def test_scripts_in_a_folder_go_by_task(tmp_path: Path) -> None:
    (tmp_path / "t1.toml").write_text('[[reply]]\ntext = "a"')
    assert not open_model(f"scripted:{tmp_path}", task_id="t1").live
    for task, said in (("t2", r"no script t2\.toml"), (None, "name one script")):
        with pytest.raises(Exception, match=said):
            open_model(f"scripted:{tmp_path}", task_id=task)


async def test_closing_one_model_leaves_the_others_their_connections() -> None:
    async with ModelServer([{"text": "hi", "repeat": 4, "delay_s": 0.1}]) as server:
        first, second = (open_model("m", base_url=server.base_url) for _ in range(2))
        await first.complete(request("1"))
        waiting = asyncio.ensure_future(second.complete(request("2")))
        await asyncio.sleep(0.02)
        await first.close()
        assert (await waiting).text == "hi"
        await second.close()
        third = open_model("m", base_url=server.base_url)
        assert (await third.complete(request("3"))).text == "hi"
        await third.close()
