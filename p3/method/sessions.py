"""Lean sessions of a cell: warm servers shared by streams, and answers kept in the journal.

A session is taken from the pool only when an answer is not in the journal, so resuming replays without starting Lean.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import TypeVar

from pydantic import TypeAdapter

from p3.lean.model import Attempt, Declaration, GoalAnswer, LeanAnswer, LeanSession
from p3.llm.journal import Journal

R = TypeVar("R")
OpenSession = Callable[[], AbstractAsyncContextManager[LeanSession]]

_ANSWER: TypeAdapter[LeanAnswer] = TypeAdapter(LeanAnswer)
_GOALS: TypeAdapter[GoalAnswer] = TypeAdapter(GoalAnswer)
_ATTEMPTS: TypeAdapter[tuple[Attempt, ...]] = TypeAdapter(tuple[Attempt, ...])
_FOUND: TypeAdapter[tuple[Declaration, ...]] = TypeAdapter(tuple[Declaration, ...])
_DECLARATION: TypeAdapter[Declaration | None] = TypeAdapter(Declaration | None)
_TEXT: TypeAdapter[str | None] = TypeAdapter(str | None)


class SessionPool:
    """Sessions for the streams of one cell. Servers stay open until the pool closes; each is used by one stream at a time."""

    def __init__(self, open_session: OpenSession, journal: Journal | None = None) -> None:
        self._open, self._journal = open_session, journal
        self._idle: list[LeanSession] = []
        self._stack = AsyncExitStack()

    @asynccontextmanager
    async def session(self, stream: str) -> AsyncIterator[LeanSession]:
        """A session whose answers are recorded under that stream."""
        recorded = RecordedSession(self.take, self._journal, stream)
        try:
            yield recorded
        finally:
            if recorded.live is not None:
                self._idle.append(recorded.live)

    async def take(self) -> LeanSession:
        """An idle session, or a new one."""
        if self._idle:
            return self._idle.pop()
        return await self._stack.enter_async_context(self._open())

    async def close(self) -> None:
        """End every server."""
        self._idle.clear()
        await self._stack.aclose()


class RecordedSession:
    """A session that is only opened for what the journal does not hold. Implements `LeanSession`."""

    def __init__(self, take: Callable[[], Awaitable[LeanSession]], journal: Journal | None, stream: str) -> None:
        self.live: LeanSession | None = None
        self._take, self._journal, self._stream = take, journal, stream
        self._files: dict[str, str] = {}
        self._sent: dict[str, str] = {}

    async def write(self, path: str, text: str) -> None:
        """Set a file; the server hears of it with the next question that has to be asked."""
        self._files[path] = text

    async def diagnostics(self, path: str, *, deadline_s: float | None = None) -> LeanAnswer:
        """Elaborate the file's present text."""
        return await self._ask("diagnostics", [path], lambda s: s.diagnostics(path, deadline_s=deadline_s), _ANSWER)

    async def goals(self, path: str, line: int, column: int | None = None) -> GoalAnswer:
        """Goals at a position."""
        return await self._ask("goals", [path, line, column], lambda s: s.goals(path, line, column), _GOALS)

    async def attempts(self, path: str, line: int, tactics: Sequence[str]) -> tuple[Attempt, ...]:
        """Try tactics at a line."""
        return await self._ask("attempts", [path, line, *tactics], lambda s: s.attempts(path, line, tactics), _ATTEMPTS)

    async def run_code(self, text: str, *, deadline_s: float | None = None) -> LeanAnswer:
        """Elaborate a snippet."""
        return await self._ask("run_code", [text], lambda s: s.run_code(text, deadline_s=deadline_s), _ANSWER)

    async def hover(self, path: str, line: int, column: int) -> str | None:
        """What the editor shows at a position."""
        return await self._ask("hover", [path, line, column], lambda s: s.hover(path, line, column), _TEXT)

    async def search(self, query: str, limit: int = 20) -> tuple[Declaration, ...]:
        """Names that match."""
        return await self._ask("search", [query, limit], lambda s: s.search(query, limit), _FOUND)

    async def statement(self, name: str) -> Declaration | None:
        """The statement of a constant."""
        return await self._ask("statement", [name], lambda s: s.statement(name), _DECLARATION)

    async def close(self) -> None:
        """Nothing: the pool ends its servers."""

    async def _ask(
        self, name: str, arguments: list[object], question: Callable[[LeanSession], Awaitable[R]], kind: TypeAdapter[R]
    ) -> R:
        async def live() -> R:
            return await question(await self._ready())

        if self._journal is None:
            return await live()
        state = hashlib.sha256("\0".join(f"{p}\0{t}" for p, t in sorted(self._files.items())).encode()).hexdigest()[:16]
        return await self._journal.tool(self._stream, f"lean.{name}", [*arguments, state], live, kind)

    async def _ready(self) -> LeanSession:
        """The live session with the present texts."""
        if self.live is None:
            self.live = await self._take()
        for path, text in self._files.items():
            if self._sent.get(path) != text:
                await self.live.write(path, text)
                self._sent[path] = text
        return self.live
