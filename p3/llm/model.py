"""Requests to models, their replies, what they cost, and the protocol of a model."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Literal, Protocol, runtime_checkable

from pydantic import Field, field_validator

from p3.frozen import Frozen

_DEEPEST = 100
"""Levels of JSON in JSON; more than about 200 could not be read back from a journal."""


def writable(value: Any, depth: int = 0) -> Any:  # noqa: ANN401 - any JSON
    """JSON that can be stored: half a surrogate pair, as a cut or careless reply has it, becomes U+FFFD.

    Raises ValueError for JSON that is nested too deeply.
    """
    if depth > _DEEPEST:
        raise ValueError(f"nested more than {_DEEPEST} levels deep")
    if isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
        return value
    if isinstance(value, dict):
        return {writable(k): writable(v, depth + 1) for k, v in value.items()}
    return [writable(v, depth + 1) for v in value] if isinstance(value, list) else value


def json_of(text: str, *, strict: bool = True) -> Any:  # noqa: ANN401 - any JSON
    """The JSON in a text of a model, as it can be stored. Raises ValueError. Not `strict`: newlines in strings are well."""
    try:
        return writable(json.loads(text, strict=strict))
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def _writable(value: Any) -> Any:  # noqa: ANN401
    """As `writable`; a few levels more, for what stands around a value that was read."""
    return writable(value, -20)


class ToolSpec(Frozen):
    """A tool offered to a model; `parameters` is a JSON schema."""

    name: str
    description: str
    parameters: dict[str, Any]


class ToolCall(Frozen):
    """A model's call of a tool. `arguments` is None when they were not valid JSON; `raw` keeps what came."""

    id: str
    name: str
    arguments: dict[str, Any] | None
    raw: str = ""

    _whole = field_validator("id", "name", "arguments", "raw", mode="before")(_writable)


class ToolResult(Frozen):
    """What a tool answered."""

    call_id: str
    name: str
    content: str
    ok: bool = True


class Message(Frozen):
    """One message of a conversation."""

    role: Literal["system", "user", "assistant", "tool"]
    content: str = ""
    tool_calls: tuple[ToolCall, ...] = ()
    tool_call_id: str | None = None
    extra: dict[str, Any] = Field(default_factory=dict)
    """What the provider wants back with an assistant message, such as signed thinking; opaque to P3."""


class ModelRequest(Frozen):
    """One call of a model."""

    role: str
    """Which role of P3 asks: planner, reviewer, elaborator, judge, seq, plain."""
    stream: str
    """Journal stream, one ordered sequence of calls, such as `elaborator/insert_sorted`."""
    messages: tuple[Message, ...]
    tools: tuple[ToolSpec, ...] = ()
    json_schema: dict[str, Any] | None = None
    """Structured reply wanted; never together with tools."""
    max_tokens: int | None = None
    temperature: float | None = None
    reasoning_effort: str | None = None


class Usage(Frozen):
    """Tokens and money of one call or of many. `cost` is US dollars, None when the price is unknown, never 0 for that."""

    calls: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    cached_tokens: int = 0
    reasoning_tokens: int = 0
    cost: float | None = None

    def plus(self, other: Usage) -> Usage:
        """The sum; an unknown cost of either side that made calls makes the sum unknown."""
        unknown = (self.calls and self.cost is None) or (other.calls and other.cost is None)
        cost = None if unknown else (self.cost or 0.0) + (other.cost or 0.0)
        if not self.calls and not other.calls:
            cost = self.cost if other.cost is None else other.cost
        return Usage(
            calls=self.calls + other.calls,
            input_tokens=self.input_tokens + other.input_tokens,
            output_tokens=self.output_tokens + other.output_tokens,
            cached_tokens=self.cached_tokens + other.cached_tokens,
            reasoning_tokens=self.reasoning_tokens + other.reasoning_tokens,
            cost=cost,
        )


class Finish(StrEnum):
    """Why a reply ended."""

    STOP = "stop"
    TOOLS = "tool_calls"
    LENGTH = "length"
    FILTER = "content_filter"
    REFUSAL = "refusal"
    EMPTY = "empty"
    OTHER = "other"


class ModelReply(Frozen):
    """A model's reply, whole and billed; parsing it is the caller's work."""

    text: str = ""
    tool_calls: tuple[ToolCall, ...] = ()
    finish: Finish = Finish.STOP
    usage: Usage = Usage()
    model: str = ""
    """The model that answered, as the provider names it."""
    extra: dict[str, Any] = Field(default_factory=dict)
    """What the provider wants back when this reply is part of a later request; opaque to P3."""

    _whole = field_validator("text", "model", "extra", mode="before")(_writable)

    def as_message(self) -> Message:
        """The reply as an assistant message of the next request."""
        return Message(role="assistant", content=self.text, tool_calls=self.tool_calls, extra=self.extra)


@runtime_checkable
class Model(Protocol):
    """Something that answers requests.

    Raises the `ModelError` family of `p3.errors`; every reply that was paid for is returned, not raised.
    """

    name: str
    """As the user gave it: `openai/gpt-…`, `scripted:FILE`, `replay:FILE`."""
    live: bool
    """False for scripted and replayed replies: then the output says that no model was called."""
    supports_tools: bool

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer one request."""
        ...

    async def close(self) -> None:
        """Release connections."""
        ...


def same_model(first: str, second: str) -> bool:
    """Whether two names are of one model, by whatever provider: `gpt-5`, `openai/gpt-5` and `openrouter/openai/gpt-5` are."""
    played = first.startswith(("scripted:", "replay:")) or second.startswith(("scripted:", "replay:"))
    return first == second or (not played and first.rsplit("/", 1)[-1] == second.rsplit("/", 1)[-1])


ModelTable = Mapping[str, Model]
"""Role → model."""


class RoleModels(Frozen):
    """Names of the models of a run: one for all roles, and exceptions."""

    default: str
    roles: dict[str, str] = Field(default_factory=dict)

    def of(self, role: str) -> str:
        """The model's name for a role."""
        return self.roles.get(role, self.default)
