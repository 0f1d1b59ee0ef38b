"""Baselines and ablations against stand-ins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from p3 import assets
from p3.llm.model import ModelReply, ModelRequest, RoleModels
from p3.method.context import Context
from p3.method.limits import LoopLimits
from p3.method.model import Attempted, Method
from p3.task.load import load_task
from p3.trace import MemorySink
from tests.agent.fakes import FakeModel, FakePool, Reply, calls

TASK = load_task(assets.benchmarks() / "verina" / "samples" / "prefix_sums").view()
TARGET = "prefixSums_spec_satisfied"
PROGRAM, PROOF = "seq/program", f"seq/{TARGET}"


def write(**texts: str) -> ModelReply:
    """A reply that writes regions."""
    return calls(*(("write_region", {"region": region, "text": text}) for region, text in texts.items()))


def honest(request: ModelRequest) -> ModelReply:
    """A model that gets everything right at once."""
    if request.stream == PROGRAM:
        return write(code="xs")
    if request.stream == PROOF:
        return write(proof="simp")
    return write(code="xs", proof="simp")


def otherwise(replies: dict[str, list[Reply]]) -> Callable[[ModelRequest], Reply]:
    """An honest model but for some streams, which first get the given replies."""

    def answer(request: ModelRequest) -> Reply:
        waiting = replies.get(request.stream, [])
        return waiting.pop(0) if waiting else honest(request)

    return answer


async def attempt(method: Method, answer: Any = honest, task: Any = TASK, **more: Any) -> tuple[Attempted, FakeModel, MemorySink]:
    """A method's attempt with one model for every role."""
    model, sink = FakeModel(answer), MemorySink()
    parts: dict[str, Any] = dict.fromkeys(("gate", "grader", "toolchain", "sandbox")) | {"lean": FakePool()} | more
    table = dict.fromkeys(("planner", "reviewer", "elaborator", "judge"), model)
    limits = parts.pop("limits", LoopLimits())
    context = Context(models=table, names=RoleModels(default="m"), sink=sink, limits=limits, **cast(Any, parts))
    return await method.attempt(task, context), model, sink


def said_to(model: FakeModel, number: int) -> str:
    """Everything that a request says."""
    return "\n".join(m.content for m in model.requests[number].messages)
