"""A Lean session whose answers are in the journal: a resumed stream gets them again, in their places, without asking Lean."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from pydantic import TypeAdapter

from p3.lean.model import Attempt, Declaration, GoalAnswer, LeanAnswer, LeanSession
from p3.llm.journal import Journal

R = TypeVar("R")

_ANSWER: TypeAdapter[LeanAnswer] = TypeAdapter(LeanAnswer)
_GOALS = TypeAdapter(GoalAnswer)
_ATTEMPTS: TypeAdapter[tuple[Attempt, ...]] = TypeAdapter(tuple[Attempt, ...])
_TEXT: TypeAdapter[str | None] = TypeAdapter(str | None)
_FOUND: TypeAdapter[tuple[Declaration, ...]] = TypeAdapter(tuple[Declaration, ...])
_ONE: TypeAdapter[Declaration | None] = TypeAdapter(Declaration | None)


class JournaledSession:
    """A session under one stream of a journal. Writes go through, so that the session is right when the stream goes live.

    An answer is recorded under the question and the texts of all files written so far.
    """

    def __init__(self, inner: LeanSession, journal: Journal, stream: str) -> None:
        self._inner, self._journal, self._stream = inner, journal, stream
        self._texts: dict[str, str] = {}

    async def write(self, path: str, text: str) -> None:
        """Set a file of the workspace."""
        self._texts[path] = hashlib.sha256(text.encode()).hexdigest()[:16]
        await self._inner.write(path, text)

    async def diagnostics(self, path: str, *, deadline_s: float | None = None) -> LeanAnswer:
        """Elaborate the file's present text and wait for all of it."""
        return await self._recall("diagnostics", [path], lambda: self._inner.diagnostics(path, deadline_s=deadline_s), _ANSWER)

    async def goals(self, path: str, line: int, column: int | None = None) -> GoalAnswer:
        """Goals at a position of the file's present text."""
        return await self._recall("goals", [path, line, column], lambda: self._inner.goals(path, line, column), _GOALS)

    async def attempts(self, path: str, line: int, tactics: Sequence[str]) -> tuple[Attempt, ...]:
        """Try tactics at a line, each on its own."""
        return await self._recall(
            "attempts", [path, line, list(tactics)], lambda: self._inner.attempts(path, line, tactics), _ATTEMPTS
        )

    async def run_code(self, text: str, *, deadline_s: float | None = None) -> LeanAnswer:
        """Elaborate a snippet on its own."""
        return await self._recall("run_code", [text], lambda: self._inner.run_code(text, deadline_s=deadline_s), _ANSWER)

    async def hover(self, path: str, line: int, column: int) -> str | None:
        """What the editor shows at a position."""
        return await self._recall("hover", [path, line, column], lambda: self._inner.hover(path, line, column), _TEXT)

    async def search(self, query: str, limit: int = 20) -> tuple[Declaration, ...]:
        """Names in workspace and library that match."""
        return await self._recall("search", [query, limit], lambda: self._inner.search(query, limit), _FOUND)

    async def statement(self, name: str) -> Declaration | None:
        """The exact statement Lean reports for a constant."""
        return await self._recall("statement", [name], lambda: self._inner.statement(name), _ONE)

    async def close(self) -> None:
        """End the server and every child."""
        await self._inner.close()

    async def _recall(self, tool: str, asked: list[object], run: Callable[[], Awaitable[R]], kind: TypeAdapter[R]) -> R:
        return await self._journal.tool(self._stream, f"lean.{tool}", [asked, self._texts], run, kind)
