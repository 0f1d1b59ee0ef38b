"""Requests and small helpers of the model tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from p3.llm.model import Message, ModelRequest, ToolSpec

WRITE = ToolSpec(
    name="write_region",
    description="Write a region.",
    parameters={
        "type": "object",
        "properties": {
            "region": {"type": "string"},
            "text": {"type": "string"},
            "lines": {"type": "array", "items": {"type": "integer"}},
        },
        "required": ["region", "text"],
    },
)


def request(text: str = "hello", stream: str = "planner", **more: Any) -> ModelRequest:
    messages = (Message(role="system", content="You plan."), Message(role="user", content=text))
    return ModelRequest(**({"role": stream.split("/")[0], "stream": stream, "messages": messages} | more))


def script(folder: Path, *replies: dict[str, Any], name: str = "script.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(list(replies)))
    return path
