"""One real session per module, and MCP servers that answer like the traps that the real one cannot be led into."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.sandbox import default_sandbox
from p3.lean.session import Deadlines, McpSession, open_session
from p3.lean.session.owner import Link, ServerOwner
from p3.lean.workspace import Workspace

Tool = Callable[..., Any]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def session(embedded: EmbeddedToolchain) -> AsyncIterator[McpSession]:
    async with open_session(embedded, default_sandbox(), deadlines=Deadlines(attempt_s=30)) as opened:
        yield opened


@contextlib.asynccontextmanager
async def serving(tools: Mapping[str, Tool], folder: Path, deadlines: Deadlines | None = None) -> AsyncIterator[McpSession]:
    """A session with an MCP server in this process that has these tools, answered by these functions."""
    from mcp.client._memory import InMemoryTransport
    from mcp.server.mcpserver import MCPServer

    @contextlib.asynccontextmanager
    async def connect() -> AsyncIterator[Link]:
        server = MCPServer("trap")
        for name, answer in tools.items():
            server.tool(name=name)(answer)
        async with InMemoryTransport(server) as (read, write):
            yield Link(read, write)

    workspace = Workspace(folder, "4.35.0")
    owner = ServerOwner(connect, before_restart=workspace.restore)
    opened = McpSession(owner, workspace, header="", deadlines=deadlines or Deadlines(), hidden=())
    await owner.start()
    try:
        yield opened
    finally:
        await opened.close()


@pytest.fixture
def text_file(session: McpSession, request: pytest.FixtureRequest) -> Callable[[str], Any]:
    """Write a text to a file of this test's own; gives its path."""
    name = "".join(part.capitalize() for part in request.node.name.split("[")[0].split("_"))

    async def write(text: str, suffix: str = "") -> str:
        path = f"{name}{suffix}.lean"
        await session.write(path, text)
        return path

    return write
