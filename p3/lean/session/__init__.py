"""Feedback from Lean's language server through its MCP server, which runs in the sandbox. Nothing here is a verdict."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping

from p3.errors import SessionError
from p3.lean.model import Limits, Sandbox, Toolchain
from p3.lean.sandboxing.probe import ensure_holds
from p3.lean.session.client import Deadlines, McpSession
from p3.lean.session.owner import ServerOwner
from p3.lean.session.serving import OFFERED, connector
from p3.lean.temporary import temporary_folder
from p3.lean.workspace import Workspace

__all__ = ["SESSION_LIMITS", "Deadlines", "McpSession", "open_session"]

SESSION_LIMITS = Limits(wall_s=float("inf"), cpu_s=float("inf"), memory_mb=6144, processes=64)
"""For the server and all its workers together: no end in time, as each question has its own deadline."""


@contextlib.asynccontextmanager
async def open_session(
    toolchain: Toolchain,
    sandbox: Sandbox,
    *,
    files: Mapping[str, str] | None = None,
    header: str = "",
    deadlines: Deadlines | None = None,
    limits: Limits = SESSION_LIMITS,
    slots: int = 2,
    open_files: int = 4,
) -> AsyncIterator[McpSession]:
    """Start a Lean MCP server in the sandbox, with a workspace of its own that is removed afterwards.

    `files` (relative path → text) are written first; `header` is the import header in which library constants are looked up
    (`import Mathlib`). `slots` is how many snippets are tried side by side, `open_files` how many workers stay.
    The first session of a process also probes the sandbox. Raises SessionError when the server does not start,
    SandboxUnavailable when there is no sandbox or it does not hold.
    """
    times = deadlines or Deadlines()
    with temporary_folder("session") as folder:
        workspace = Workspace(folder, toolchain.version)
        workspace.recycle(files)
        connect = connector(toolchain, sandbox, workspace, limits=limits, slots=slots, open_files=open_files)
        owner = ServerOwner(connect, start_deadline_s=times.start_s, idle_s=times.idle_s, before_restart=workspace.restore)
        session = McpSession(owner, workspace, header=header, deadlines=times, hidden=toolchain.read_only())
        try:
            await asyncio.gather(owner.start(), ensure_holds(sandbox))
            if missing := OFFERED - owner.tools:
                raise SessionError(
                    f"the Lean MCP server lacks {', '.join(sorted(missing))}; run `pip install 'lean-lsp-mcp==0.32.*'`"
                )
            yield session
        finally:
            await session.close()
