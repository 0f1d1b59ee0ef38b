"""Search engines on the network, for whoever switches them on: a second MCP server that never sees a task.

It runs in an empty folder of its own, outside the sandbox as it needs the network, elaborates nothing, and is sent only the
words of a query. Those words leave the machine, so it is off unless asked for.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import AsyncIterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

from p3.errors import SessionError
from p3.lean.model import Declaration, Limits, Mounts
from p3.lean.sandbox import UnsafeSandbox
from p3.lean.session.owner import Link, Reply, ServerCrashed, ServerHung, ServerOwner
from p3.lean.session.serving import LOCAL_TOOLS, NETWORK_TOOLS
from p3.lean.session.transport import spawned
from p3.lean.temporary import temporary_folder

_PASSED = ("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE", "LOOGLE_URL", "LOOGLE_HEADERS", "LEAN_FINDER_URL")
"""Variables that the server may need to reach the network or another engine of the same kind."""
_LIMITS = Limits(wall_s=float("inf"), cpu_s=float("inf"), memory_mb=1024, processes=16)
_BOOT = "from lean_lsp_mcp import main; raise SystemExit(main())"
MAX_QUERY = 500
"""Characters of a query: it is words, never a text."""


class Engine(StrEnum):
    """Engines by name."""

    LEANSEARCH = "leansearch"
    """Natural language, on Mathlib."""
    LOOGLE = "loogle"
    """Patterns of types."""
    LEANFINDER = "leanfinder"
    """Natural language or a proof state."""


class NetworkSearch:
    """A running search server."""

    def __init__(self, owner: ServerOwner, deadline_s: float) -> None:
        self._owner, self._deadline_s = owner, deadline_s

    async def search(self, query: str, *, engine: Engine | str = Engine.LOOGLE, limit: int = 8) -> tuple[Declaration, ...]:
        """Declarations that an engine names, as it states them: Lean has not confirmed any of it.

        Raises SessionError when the engine cannot be reached, limits the rate, or refuses the query.
        """
        tool = NETWORK_TOOLS[Engine(engine)]
        words = " ".join(query.split())[:MAX_QUERY]
        try:
            reply = await self._owner.call(tool, {"query": words, "num_results": limit}, deadline_s=self._deadline_s)
        except (ServerHung, ServerCrashed) as e:
            raise SessionError(f"the search engine {engine} gave no answer: {e}") from e
        if not reply.ok:
            raise SessionError(f"the search engine {engine} gave no answer: {reply.error.strip()[:300]}")
        return _declarations(reply)


def _declarations(reply: Reply) -> tuple[Declaration, ...]:
    items = reply.content.get("items")
    found = []
    for item in items if isinstance(items, list) else []:
        name = item.get("name") or item.get("formal_name")
        if isinstance(name, str):
            module = item.get("module") or item.get("module_name") or item.get("path")
            found.append(
                Declaration(
                    name=name, statement=str(item.get("type") or ""), kind=str(item.get("kind") or ""), module=module or None
                )
            )
    return tuple(found)


@contextlib.asynccontextmanager
async def open_network_search(
    environment: Mapping[str, str] | None = None, *, deadline_s: float = 60.0, start_s: float = 120.0
) -> AsyncIterator[NetworkSearch]:
    """Start the search server. Of `environment` (by default this process's) only what the network needs is passed on.

    Raises SessionError when it does not start.
    """
    given = os.environ if environment is None else environment
    env = {name: given[name] for name in _PASSED if name in given}
    env |= {"LEAN_LOG_LEVEL": "ERROR", "LEAN_MCP_DISABLED_TOOLS": ",".join(sorted(LOCAL_TOOLS))}
    with temporary_folder("search") as folder:
        owner = ServerOwner(lambda: _connected(folder, env), start_deadline_s=start_s)
        await owner.start()
        try:
            if missing := set(NETWORK_TOOLS.values()) - owner.tools:
                raise SessionError(
                    f"the Lean MCP server lacks {', '.join(sorted(missing))}; run `pip install 'lean-lsp-mcp==0.32.*'`"
                )
            yield NetworkSearch(owner, deadline_s)
        finally:
            await owner.close()


@contextlib.asynccontextmanager
async def _connected(folder: Path, env: Mapping[str, str]) -> AsyncIterator[Link]:
    argv: list[Any] = UnsafeSandbox().command(
        [sys.executable, "-P", "-c", _BOOT], mounts=Mounts(scratch=folder), env=env, limits=_LIMITS
    )
    async with spawned(argv) as (server, read, write):
        yield Link(read, write, server.last_words)
