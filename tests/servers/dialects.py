"""What the local model server can say: replies and faults, and replies in the forms of several providers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from p3.llm.model import ModelReply
from p3.llm.scripted import ScriptedReply

FAULTS = {
    "status": "answers `status` (default 500) with an error body; `retry_after` adds the header",
    "hang": "reads the request and never answers",
    "reset": "drops the connection with a TCP reset before answering",
    "cut": "drops the connection in the middle of the body",
    "malformed": "answers 200 with something that is not JSON",
    "html": "answers 502 with the error page of a proxy",
    "overflow": "answers 400 as a provider does when the prompt exceeds the context window",
    "no_choices": "answers 200 with an empty list of choices",
    "filter": "answers 400 as a provider does when its content filter stops the prompt",
    "no_tools": "answers 400 as a server does that was started without tool support",
}
Fault = Literal["status", "hang", "reset", "cut", "malformed", "html", "overflow", "no_choices", "filter", "no_tools"]


class ServerReply(ScriptedReply):
    """A scripted reply, or a fault in its place."""

    fault: Fault | None = None
    status: int = 500
    retry_after: float | None = None
    message: str = "the server had an error"
    code: str | None = None
    delay_s: float = 0.0
    reasoning_tokens: int = 0
    cached_tokens: int = 0
    usage: dict[str, Any] | None = None
    """In place of the usual usage of the OpenAI form; an empty one leaves it out."""


_OPENAI_FINISH = {"empty": "stop", "refusal": "stop", "other": "unknown"}
_ANTHROPIC_FINISH = {
    "stop": "end_turn",
    "tool_calls": "tool_use",
    "length": "max_tokens",
    "refusal": "refusal",
    "empty": "end_turn",
}
_GEMINI_FINISH = {"stop": "STOP", "tool_calls": "STOP", "length": "MAX_TOKENS", "content_filter": "SAFETY", "empty": "STOP"}


def _tokens(entry: ServerReply) -> tuple[int, int]:
    return entry.input_tokens or 100, entry.output_tokens or 10


def openai(entry: ServerReply, reply: ModelReply) -> dict[str, Any]:
    """A chat completion as OpenAI writes it."""
    calls = [{"id": c.id, "type": "function", "function": {"name": c.name, "arguments": c.raw}} for c in reply.tool_calls]
    message: dict[str, Any] = {"role": "assistant", "content": reply.text or None}
    if calls:
        message["tool_calls"] = calls
    if reply.finish == "refusal":
        message |= {"content": None, "refusal": reply.text or "I cannot help with that."}
    prompt, output = _tokens(entry)
    usage: dict[str, Any] = entry.usage or {"prompt_tokens": prompt, "completion_tokens": output, "total_tokens": prompt + output}
    if entry.usage is None:
        usage["prompt_tokens_details"] = {"cached_tokens": entry.cached_tokens}
        usage["completion_tokens_details"] = {"reasoning_tokens": entry.reasoning_tokens}
    finish = _OPENAI_FINISH.get(reply.finish.value, reply.finish.value)
    choice = {"index": 0, "message": message, "finish_reason": finish}
    said = {"id": "c", "object": "chat.completion", "created": 1, "model": reply.model, "choices": [choice], "usage": usage}
    return {k: v for k, v in said.items() if k != "usage" or entry.usage != {}}


def anthropic(entry: ServerReply, reply: ModelReply) -> dict[str, Any]:
    """A message as Anthropic writes it."""
    content: list[dict[str, Any]] = [{"type": "text", "text": reply.text}] if reply.text else []
    content += [{"type": "tool_use", "id": c.id, "name": c.name, "input": c.arguments} for c in reply.tool_calls]
    prompt, output = _tokens(entry)
    usage = {
        "input_tokens": prompt - entry.cached_tokens,
        "output_tokens": output,
        "cache_read_input_tokens": entry.cached_tokens,
    }
    head = {"id": "m", "type": "message", "role": "assistant", "model": reply.model, "stop_sequence": None}
    return head | {"content": content, "stop_reason": _ANTHROPIC_FINISH.get(reply.finish.value, "end_turn"), "usage": usage}


def gemini(entry: ServerReply, reply: ModelReply) -> dict[str, Any]:
    """A response as Gemini writes it."""
    parts: list[dict[str, Any]] = [{"text": reply.text}] if reply.text else []
    parts += [{"functionCall": {"name": c.name, "args": c.arguments}} for c in reply.tool_calls]
    prompt, output = _tokens(entry)
    usage = {"promptTokenCount": prompt, "candidatesTokenCount": output, "totalTokenCount": prompt + output}
    candidate = {"index": 0, "content": {"role": "model", "parts": parts}, "finishReason": _GEMINI_FINISH[reply.finish.value]}
    return {"candidates": [candidate], "usageMetadata": usage, "modelVersion": reply.model}


DIALECTS: dict[str, Callable[[ServerReply, ModelReply], dict[str, Any]]] = {
    "/chat/completions": openai,
    "/v1/messages": anthropic,
    ":generateContent": gemini,
}
