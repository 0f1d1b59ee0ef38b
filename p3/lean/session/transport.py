"""Pipes to an MCP server that runs in the sandbox: one JSON message per line, bounded, with a tail of stderr kept."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Sequence
from typing import Any

from p3.lean.sandboxing import usage
from p3.lean.sandboxing.ending import end_process
from p3.lean.sandboxing.usage import Work

MAX_MESSAGE_BYTES = 64 * 1024 * 1024
"""A longer line ends the connection: hostile text may flood the server's output."""
_STDERR_LINES = 60
_CLOSE_S = 0.5
_KILL_S = 20.0


class ServerProcess:
    """A running server and the last lines that it wrote to stderr."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.stderr: deque[str] = deque(maxlen=_STDERR_LINES)

    def last_words(self) -> str:
        """Why it ended, as far as stderr tells: the sandbox's own sentence where there is one."""
        ours = [line for line in self.stderr if line.startswith("sandbox: ")]
        return (ours or list(self.stderr))[-1] if self.stderr else ""

    def work(self) -> Work | None:
        """What the server and its children have done so far; the supervisor of the sandbox does not count."""
        return usage.work(self.process.pid)

    async def drain_stderr(self) -> None:
        """Keep the tail of stderr until it ends."""
        assert self.process.stderr is not None
        while chunk := await self.process.stderr.read(65536):
            for line in chunk[-20_000:].decode(errors="replace").splitlines():
                self.stderr.append(line[:500])

    async def stop(self) -> None:
        """End the process and everything it started: close its input, then ask, then kill. Not cut short by cancellation."""
        process = self.process
        if process.stdin is not None:
            process.stdin.close()
        await end_process(process, [(None, _CLOSE_S), (process.terminate, _KILL_S), (process.kill, _KILL_S)])


@contextlib.asynccontextmanager
async def spawned(argv: Sequence[str]) -> AsyncIterator[tuple[ServerProcess, Any, Any]]:
    """Start a server; gives the process and the read and write streams that an MCP client session takes.

    The server has an empty environment (the sandbox's argument vector carries its own). On leaving, it is gone.
    """
    import anyio
    from mcp.shared.message import SessionMessage

    process = await asyncio.create_subprocess_exec(
        *argv,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=MAX_MESSAGE_BYTES,
        env={},
        start_new_session=True,
    )
    server = ServerProcess(process)
    to_session, from_server = anyio.create_memory_object_stream[SessionMessage | Exception](0)
    to_server, from_session = anyio.create_memory_object_stream[SessionMessage](0)
    pumps = [
        asyncio.create_task(_read(process, to_session)),
        asyncio.create_task(_write(process, from_session, to_session)),
        asyncio.create_task(server.drain_stderr()),
    ]
    try:
        yield server, from_server, to_server
    finally:
        from_server.close()
        to_server.close()
        for pump in pumps:
            pump.cancel()
        try:
            await asyncio.wait(pumps)  # cancelled already, so this takes one turn of the loop
        finally:
            to_session.close()
            from_session.close()
            await server.stop()


async def _read(process: asyncio.subprocess.Process, out: Any) -> None:  # noqa: ANN401 - a stream of mcp, imported late
    """Hand the server's messages to the session; its end, or a line too long, ends the session's stream."""
    import anyio
    from mcp.shared.message import SessionMessage
    from mcp_types import jsonrpc_message_adapter

    assert process.stdout is not None
    async with out:
        while True:
            try:
                line = await process.stdout.readline()
            except ValueError:  # longer than the limit
                return
            if not line:
                return
            try:
                message: SessionMessage | Exception = SessionMessage(jsonrpc_message_adapter.validate_json(line, by_name=False))
            except ValueError as e:
                message = e
            try:
                await out.send(message)
            except (anyio.BrokenResourceError, anyio.ClosedResourceError):
                return


async def _write(process: asyncio.subprocess.Process, source: Any, out: Any) -> None:  # noqa: ANN401 - as above
    """Write the session's messages; a server that takes none any more ends the session's stream."""
    assert process.stdin is not None
    try:
        async with source:
            async for item in source:
                process.stdin.write((item.message.model_dump_json(by_alias=True, exclude_unset=True) + "\n").encode())
                await process.stdin.drain()
    except (BrokenPipeError, ConnectionResetError):
        await out.aclose()
