"""Stand-ins behind the protocols: a model that answers from a list or a function, and a Lean that reads marks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Any

from p3.lean.model import (
    Attempt,
    Clean,
    Declaration,
    Diagnostic,
    Errors,
    Goal,
    GoalAnswer,
    LeanAnswer,
    Severity,
    Unknown,
    UnknownReason,
)
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


class FakeLean:
    """A session that reads marks instead of elaborating: `err_x` is the error "problem x", `hang` is no answer, `sorry` warns."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        self.asked = 0

    async def write(self, path: str, text: str) -> None:
        self.files[path] = text

    async def diagnostics(self, path: str, *, deadline_s: float | None = None) -> LeanAnswer:
        self.asked += 1
        await asyncio.sleep(0)
        found = []
        for number, line in enumerate(self.files[path].split("\n"), 1):
            if "hang" in line.split():
                return Unknown(reason=UnknownReason.TIMEOUT)
            found += [
                Diagnostic(severity=Severity.ERROR, message=f"problem {name}", line=number, path=path)
                for name in re.findall(r"\berr_(\w+)", line)
            ]
            found += [
                Diagnostic(severity=Severity.ERROR, message=f"Unknown constant `{name}`", line=number, path=path)
                for name in re.findall(r"\babsent_(\w+)", line)
            ]
            if re.search(r"\bsorry\b", line):
                found.append(Diagnostic(severity=Severity.WARNING, message="uses sorry", line=number, path=path, kind="hasSorry"))
        seen: set[str] = set()
        for number, line in enumerate(self.files[path].split("\n"), 1):
            if m := re.match(r"theorem (\S+)", line):
                if m[1] in seen:
                    message = f"{m[1]} is declared twice"
                    found.append(Diagnostic(severity=Severity.ERROR, message=message, line=number, path=path))
                seen.add(m[1])
        errors = any(d.severity is Severity.ERROR for d in found)
        return Errors(diagnostics=tuple(found)) if errors else Clean(diagnostics=tuple(found))

    async def goals(self, path: str, line: int, column: int | None = None) -> GoalAnswer:
        return GoalAnswer(known=True, goals=(Goal(text=f"⊢ goal of line {line}"),))

    async def attempts(self, path: str, line: int, tactics: Sequence[str]) -> tuple[Attempt, ...]:
        return tuple(Attempt(tactic=t, answer=Clean(), closed=t == "closing") for t in tactics)

    async def run_code(self, text: str, *, deadline_s: float | None = None) -> LeanAnswer:
        return Clean()

    async def hover(self, path: str, line: int, column: int) -> str | None:
        return None

    async def search(self, query: str, limit: int = 20) -> tuple[Declaration, ...]:
        return (Declaration(name="List.reverse_append", statement="reverse (a ++ b) = …"),)

    async def statement(self, name: str) -> Declaration | None:
        return None

    async def close(self) -> None:
        pass


class FakePool:
    """Gives a fresh session to each stream."""

    def __init__(self) -> None:
        self.streams: list[str] = []

    @contextlib.asynccontextmanager
    async def session(self, stream: str) -> AsyncIterator[FakeLean]:
        self.streams.append(stream)
        yield FakeLean()
