"""A real setup for whole runs: embedded Lean, the sandbox, the grader; Lean servers stay warm from one test to the next."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest_asyncio

from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import LeanSession, Sandbox, Toolchain
from p3.lean.session import open_session
from p3.method.setup import Setup, default_setup
from p3.task.model import Task


class WarmSessions:
    """Hands out running servers and takes them back."""

    def __init__(self) -> None:
        self._idle: list[LeanSession] = []
        self._stack = contextlib.AsyncExitStack()

    @contextlib.asynccontextmanager
    async def open(self, toolchain: Toolchain, sandbox: Sandbox, task: Task) -> AsyncIterator[LeanSession]:
        session = self._idle.pop() if self._idle else await self._stack.enter_async_context(open_session(toolchain, sandbox))
        try:
            yield session
        finally:
            self._idle.append(session)

    async def close(self) -> None:
        await self._stack.aclose()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def real_setup(embedded: EmbeddedToolchain) -> AsyncIterator[Setup]:
    sessions = WarmSessions()
    made = default_setup()
    yield replace(made, toolchain=lambda task: embedded, open_session=sessions.open)
    await sessions.close()
