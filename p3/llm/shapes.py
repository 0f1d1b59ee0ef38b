"""Messages, tools and replies to and from the shapes litellm works with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from p3.llm.model import Finish, Message, ToolCall, ToolSpec, Usage, json_of


def to_message(message: Message) -> dict[str, Any]:
    """A message as litellm takes it."""
    out: dict[str, Any] = {"role": message.role, "content": message.content}
    if message.tool_calls:
        out["tool_calls"] = [
            {"id": c.id, "type": "function", "function": {"name": c.name, "arguments": _arguments_text(c)}}
            for c in message.tool_calls
        ]
    if message.tool_call_id is not None:
        out["tool_call_id"] = message.tool_call_id
    return out | message.extra


def _arguments_text(call: ToolCall) -> str:
    """Arguments as JSON text; providers refuse a history with broken JSON, so that is wrapped."""
    return json.dumps(call.arguments if call.arguments is not None else {"unreadable": call.raw}, ensure_ascii=False)


def to_tool(tool: ToolSpec) -> dict[str, Any]:
    """A tool as litellm takes it."""
    return {"type": "function", "function": {"name": tool.name, "description": tool.description, "parameters": tool.parameters}}


def to_header(text: str) -> str:
    """A text as a header can carry it."""
    return text.encode("ascii", "backslashreplace").decode()


def read_call(call: Any, index: int) -> ToolCall:  # noqa: ANN401
    """A tool call; `arguments` is None where they are not a JSON object."""
    raw = call.function.arguments
    if isinstance(raw, Mapping):  # some local servers send an object
        raw = json.dumps(raw, ensure_ascii=False)
    try:
        arguments = json_of(raw or "{}", strict=False)  # strict=False: literal newlines inside strings are common and clear
    except ValueError:
        arguments = None
    arguments = arguments if isinstance(arguments, dict) else None
    return ToolCall(id=call.id or f"call_{index}", name=call.function.name or "", arguments=arguments, raw=raw or "")


def read_usage(response: Any) -> Usage:  # noqa: ANN401
    """Tokens of a response, without their cost."""
    usage = getattr(response, "usage", None)

    def count(*path: str) -> int:
        value = usage
        for name in path:
            value = getattr(value, name, None)
        return max(0, int(value or 0))

    return Usage(
        calls=1,
        input_tokens=count("prompt_tokens"),
        output_tokens=count("completion_tokens"),
        cached_tokens=count("prompt_tokens_details", "cached_tokens"),
        reasoning_tokens=count("completion_tokens_details", "reasoning_tokens"),
    )


def read_finish(reason: str, text: str, calls: tuple[ToolCall, ...], refused: bool) -> Finish:
    """Why a reply ended, from the provider's word for it and from what came."""
    if refused or reason == "refusal":
        return Finish.REFUSAL
    if reason in ("length", "content_filter"):
        return Finish(reason)
    if calls:
        return Finish.TOOLS
    if not text.strip():
        return Finish.EMPTY
    return Finish.STOP if reason in ("stop", "tool_calls", "eos", "") else Finish.OTHER
