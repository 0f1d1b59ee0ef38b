"""One task owns one MCP server: it starts it, serves a queue of requests one after another, and starts it again after a crash.

A client session of `mcp` has to be entered, used and left by one task, so callers only put requests into the queue.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any

from p3.errors import SessionError
from p3.lean.sandboxing.usage import Work

_LOOK_S = 2.0
"""How often to look whether a server that owes an answer still works on it."""
_IDLE_CPU_S = 0.05
"""Seconds of CPU within the idle time that a server uses while it only waits."""


@dataclass
class Link:
    """An open connection: its streams, and functions that say what is known about its end and what the server has done so far."""

    read: Any
    write: Any
    last_words: Callable[[], str] = lambda: ""
    work: Callable[[], Work | None] = lambda: None


Connector = Callable[[], AbstractAsyncContextManager[Link]]


class ServerHung(Exception):
    """The server did not answer within the deadline; it has been ended and another one started."""


class ServerCrashed(Exception):
    """The server died or stood still on this request twice; `str()` is what is known about why."""


@dataclass(frozen=True)
class Reply:
    """A tool's answer: structured content where the tool succeeded, else its error text."""

    ok: bool
    content: dict[str, Any]
    error: str = ""


@dataclass
class _Request:
    tool: str
    arguments: dict[str, Any]
    deadline_s: float
    future: asyncio.Future[Reply]
    crashes: int = 0


@dataclass
class _Tally:
    """What happened to the server so far, for reports and tests."""

    starts: int = 0
    crashes: int = 0
    hangs: int = 0


@dataclass
class ServerOwner:
    """Owns the server of one session. Create it, `await start()`, `call` from any task, `await close()`."""

    connect: Connector
    start_deadline_s: float = 60.0
    idle_s: float = 20.0
    """A server that does nothing at all for so long will not answer: Lean's server says nothing of a worker that had
    died before it was asked about it."""
    before_restart: Callable[[], None] = lambda: None
    tally: _Tally = field(default_factory=_Tally)
    _queue: asyncio.Queue[_Request | None] = field(default_factory=asyncio.Queue)
    _pending: _Request | None = None
    _task: asyncio.Task[None] | None = None
    _restart: bool = False
    _tools: frozenset[str] = frozenset()

    async def start(self) -> None:
        """Start the server and wait until it answers. Raises SessionError."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._own(ready))
        try:
            await asyncio.shield(ready)
        except BaseException:
            ready.cancel()  # nobody waits any more for what closing will say
            await self.close()
            raise

    @property
    def tools(self) -> frozenset[str]:
        """Names of the tools that the running server offers."""
        return self._tools

    async def call(self, tool: str, arguments: dict[str, Any], *, deadline_s: float) -> Reply:
        """Ask the server. Raises ServerHung, ServerCrashed, or SessionError when it cannot be started (again)."""
        if self._task is None or self._task.done():
            raise SessionError("the Lean MCP server is not running; start the session again")
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Request(tool, arguments, deadline_s, future))
        return await future

    def restart(self) -> None:
        """Have the next request answered by a new server."""
        self._restart = True

    async def close(self) -> None:
        """End the server and every child of it."""
        task, self._task = self._task, None
        if task is None:
            return
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    async def _own(self, ready: asyncio.Future[None]) -> None:
        failures = 0
        try:
            while True:
                try:
                    async with self._session() as (session, link):
                        failures = 0
                        if not ready.done():
                            ready.set_result(None)
                        await self._serve(session, link)
                except _StartFailed as e:
                    failures += 1
                    if failures >= 2:
                        self._fail(ready, str(e))
                        return
                if not self._restart:  # after a crash, hostile code may have changed the files
                    self.before_restart()
        finally:
            self._fail(ready, "the session was closed")

    @contextlib.asynccontextmanager
    async def _session(self) -> AsyncIterator[tuple[Any, Link]]:
        """A connected and initialised client session. Raises _StartFailed."""
        from mcp.client.session import ClientSession

        self._restart = False
        self.tally.starts += 1
        started = False
        link: Link | None = None
        try:
            async with self.connect() as link, ClientSession(link.read, link.write) as session:
                async with asyncio.timeout(self.start_deadline_s):
                    await session.initialize()
                    self._tools = frozenset(t.name for t in (await session.list_tools()).tools)
                started = True
                yield session, link
        except Exception as e:
            if started:
                raise
            why = (link.last_words() if link is not None else "") or _innermost(e)
            raise _StartFailed(f"the Lean MCP server did not start: {why}") from e

    async def _serve(self, session: Any, link: Link) -> None:  # noqa: ANN401 - an mcp ClientSession, imported late
        """Answer requests until the server has to be started again."""
        while True:
            request = self._pending or await self._queue.get()
            assert request is not None
            self._pending = request
            if self._restart:
                return
            if request.future.done():  # the caller has gone
                self._pending = None
                continue
            try:
                async with asyncio.timeout(request.deadline_s):
                    reply = await _ask(session, request, _Watch(link.work, self.idle_s))
            except TimeoutError:
                self.tally.hangs += 1
                self._finish(ServerHung(f"no answer within {request.deadline_s:g} s"))
                return
            except _LinkBroken as e:
                await asyncio.sleep(0.05)  # let stderr arrive
                self.tally.crashes += 1
                request.crashes += 1
                if request.crashes > 1:
                    self._finish(ServerCrashed(str(e) if isinstance(e, _StoodStill) else link.last_words() or str(e)))
                return
            self._finish(reply)

    def _finish(self, outcome: Reply | Exception) -> None:
        request, self._pending = self._pending, None
        if request is None or request.future.done():
            return
        if isinstance(outcome, Reply):
            request.future.set_result(outcome)
        else:
            request.future.set_exception(outcome)

    def _fail(self, ready: asyncio.Future[None], why: str) -> None:
        """Tell everyone who waits that there is no server."""
        if not ready.done():
            ready.set_exception(SessionError(why))
        self._finish(SessionError(why))
        while not self._queue.empty():
            self._pending = self._queue.get_nowait()
            self._finish(SessionError(why))


class _StartFailed(Exception):
    """The server could not be started."""


class _LinkBroken(Exception):
    """The connection to the server has ended."""


class _StoodStill(_LinkBroken):
    """The server owes an answer and does nothing."""


class _Watch:
    """Tells when a server has done nothing for `idle_s` seconds."""

    def __init__(self, work: Callable[[], Work | None], idle_s: float) -> None:
        self._work, self._idle_s = work, idle_s
        self._seen, self._since = work(), time.monotonic()

    def look(self) -> None:
        """Raises _StoodStill. Where the server's processes cannot be seen, only the deadline counts."""
        now, at = self._work(), time.monotonic()
        if now is None or self._seen is None or now.goes_on(self._seen, idle_cpu_s=_IDLE_CPU_S):
            self._seen, self._since = now, at
        elif at - self._since >= self._idle_s:
            raise _StoodStill(f"Lean did nothing for {self._idle_s:g} s and gave no answer")


def _innermost(error: BaseException) -> str:
    """What a task group's error is about."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return str(error) or type(error).__name__


async def _ask(session: Any, request: _Request, watch: _Watch) -> Reply:  # noqa: ANN401 - an mcp ClientSession, imported late
    """One tool call, given up when its caller no longer waits or the server stands still. Raises _LinkBroken."""
    import anyio
    from mcp.shared.exceptions import MCPError
    from mcp_types import CONNECTION_CLOSED

    asking = asyncio.ensure_future(session.call_tool(request.tool, request.arguments))
    try:
        while not (await asyncio.wait({asking, request.future}, timeout=_LOOK_S, return_when=asyncio.FIRST_COMPLETED))[0]:
            watch.look()
        return _reply(await asking) if asking.done() else Reply(ok=False, content={}, error="given up")
    except MCPError as e:
        if e.error.code == CONNECTION_CLOSED:
            raise _LinkBroken(str(e)) from e
        return Reply(ok=False, content={}, error=str(e))
    except (anyio.ClosedResourceError, anyio.BrokenResourceError, anyio.EndOfStream) as e:
        raise _LinkBroken("the connection ended") from e
    except (ValueError, RuntimeError) as e:  # an answer that is not of the protocol's form
        return Reply(ok=False, content={}, error=f"malformed answer: {e}")
    finally:
        if not asking.done():
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)


def _reply(result: Any) -> Reply:  # noqa: ANN401 - an mcp CallToolResult, imported late
    """A tool's result; an error flag counts whatever else the result holds."""
    text = "\n".join(getattr(block, "text", "") for block in result.content)
    content = result.structured_content
    if isinstance(content, dict) and set(content) == {"result"} and isinstance(content["result"], dict):
        content = content["result"]  # how a tool answers that has several kinds of result
    if result.is_error or not isinstance(content, dict):
        return Reply(ok=False, content={}, error=text or "the tool gave no structured answer")
    return Reply(ok=True, content=content)
