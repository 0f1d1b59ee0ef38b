"""An MCP server over stdio that crashes, hangs, floods or falls silent on request. Run with the way of starting as argument."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

from mcp.server.mcpserver import MCPServer

server = MCPServer("misbehaving")


@server.tool(name="lean_run_code")
def run_code(code: str) -> dict[str, Any]:
    """Do what the text says."""
    verb, _, argument = code.partition(" ")
    if verb == "crash":
        os._exit(3)
    if verb == "crash_once" and not Path(argument).exists():
        Path(argument).touch()
        os._exit(3)
    if verb == "hang":
        time.sleep(600)
    return {"success": True, "diagnostics": []}


if __name__ == "__main__":
    if sys.argv[1] == "broken":
        print("something is missing here", file=sys.stderr)
        sys.exit(2)
    while sys.argv[1] == "flood":
        sys.stdout.write("x" * 1_000_000)
    if sys.argv[1] == "mute":
        time.sleep(600)
    server.run(transport="stdio")
