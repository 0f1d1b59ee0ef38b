"""Stand-ins behind the protocols: a model that answers from a function, and one that answers from a list."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from p3.llm.model import Finish, ModelReply, ModelRequest, ToolCall, Usage

Reply = ModelReply | Exception


def said(text: str, finish: Finish = Finish.STOP) -> ModelReply:
    """A reply in text."""
    return ModelReply(text=text, finish=finish, usage=Usage(calls=1))


def calls(*pairs: tuple[str, Any]) -> ModelReply:
    """A reply that calls tools; arguments that are a string are given raw."""
    made = []
    for i, (name, arguments) in enumerate(pairs):
        raw = arguments if isinstance(arguments, str) else json.dumps(arguments)
        parsed = None if isinstance(arguments, str) else arguments
        made.append(ToolCall(id=f"c{i}", name=name, arguments=parsed, raw=raw))
    return ModelReply(tool_calls=tuple(made), finish=Finish.TOOLS, usage=Usage(calls=1))


class FakeModel:
    """Answers with a list of replies, or with what a function makes of the request; keeps every request."""

    live = True
    supports_tools = True

    def __init__(self, replies: Iterable[Reply] | Callable[[ModelRequest], Reply], name: str = "fake") -> None:
        self.name = name
        self.requests: list[ModelRequest] = []
        self._answer = replies if callable(replies) else None
        self._replies = [] if callable(replies) else list(replies)

    async def complete(self, request: ModelRequest) -> ModelReply:
        self.requests.append(request)
        reply = self._answer(request) if self._answer else self._replies.pop(0)
        if isinstance(reply, Exception):
            raise reply
        return reply

    async def close(self) -> None:
        pass
