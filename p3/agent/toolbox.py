"""The frame that runs tools of models, and the protocol behind which they stand.

A tool box answers every call: an unknown tool, arguments that are no JSON object or of the wrong form, and a Lean that does not
answer are results with `ok=False` that say what to do, never exceptions.
"""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from pydantic import BaseModel, ConfigDict

from p3.agent.prompting import clip
from p3.llm.journal import Journal
from p3.llm.model import ToolCall, ToolResult, ToolSpec
from p3.llm.structured import Unreadable, validate

MOST_CHARS = 6_000
"""Characters of one answer."""


class Arguments(BaseModel):
    """Base of a tool's arguments; its docstring is the tool's description."""

    model_config = ConfigDict(extra="ignore")


@functools.cache
def offer(name: str, arguments: type[Arguments]) -> ToolSpec:
    """A tool as it is offered to a model: description and arguments from the class."""
    schema = arguments.model_json_schema()
    for part in (schema, *schema.get("properties", {}).values()):
        part.pop("title", None)
    schema.pop("description", None)
    return ToolSpec(name=name, description=(arguments.__doc__ or "").strip(), parameters=schema)


@dataclass(frozen=True)
class Tool:
    """A tool: how it is offered, and what carries it out."""

    name: str
    arguments: type[Arguments]
    run: Callable[[Any], Awaitable[str]]
    """Takes an instance of `arguments`; raises Declined for an answer that is no success."""

    @property
    def spec(self) -> ToolSpec:
        """As it is offered to a model."""
        return offer(self.name, self.arguments)


class Declined(Exception):
    """A tool has no success to report; the text is the answer."""


@runtime_checkable
class ToolRunner(Protocol):
    """What carries out the calls of a model."""

    @property
    def specs(self) -> tuple[ToolSpec, ...]:
        """The tools on offer."""
        ...

    async def run(self, call: ToolCall) -> ToolResult:
        """Carry out a call; a call that cannot be carried out is a result too."""
        ...


class ToolBox:
    """Tools by name."""

    def __init__(self, tools: Iterable[Tool]) -> None:
        self.tools = {t.name: t for t in tools}

    @property
    def specs(self) -> tuple[ToolSpec, ...]:
        """The tools on offer, in the order given."""
        return tuple(t.spec for t in self.tools.values())

    async def run(self, call: ToolCall) -> ToolResult:
        """Carry out a call."""
        try:
            text, ok = await self._run(call), True
        except Declined as declined:
            text, ok = str(declined), False
        return ToolResult(call_id=call.id, name=call.name, content=clip(text, MOST_CHARS), ok=ok)

    async def _run(self, call: ToolCall) -> str:
        tool = self.tools.get(call.name)
        if tool is None:
            raise Declined(f"There is no tool `{call.name[:60]}`; the tools are {', '.join(self.tools)}.")
        if call.arguments is None:
            raise Declined(f"The arguments of `{call.name}` are not a JSON object: {call.raw[:200]}")
        try:
            arguments = validate(call.arguments, tool.arguments, strict=False)
        except Unreadable as error:
            raise Declined(f"Wrong arguments for `{call.name}`. {error}") from error
        return await tool.run(arguments)


class JournaledTools:
    """A tool runner whose results are kept in a journal, so that a resumed cell gets them again without Lean."""

    def __init__(self, inner: ToolRunner, journal: Journal, stream: str, *, about: str) -> None:
        """`about` names everything else that a result depends on, such as the task's hash."""
        self._inner, self._journal, self._stream, self._about = inner, journal, stream, about

    @property
    def specs(self) -> tuple[ToolSpec, ...]:
        """The inner runner's tools."""
        return self._inner.specs

    async def run(self, call: ToolCall) -> ToolResult:
        """The recorded result of the call, or a new one."""
        known = [self._about, call.arguments if call.arguments is not None else call.raw]
        result = await self._journal.tool(self._stream, call.name, known, lambda: self._inner.run(call), ToolResult)
        return result.model_copy(update={"call_id": call.id})
