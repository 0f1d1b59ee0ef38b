"""A cheap bench: small tasks, real methods, a Lean that reads marks, a grader that throws dice, a model over real HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from p3.bench.spec import choose_tasks
from p3.bench.workplan import ModelOptions, WorkPlan
from p3.grade.model import Verdict, VerdictStatus
from p3.lean.model import Clean, LeanSession, Sandbox, Toolchain
from p3.llm.model import Finish, ModelReply, ModelRequest, RoleModels, ToolCall, Usage
from p3.llm.provider_errors import Transient
from p3.method.model import RunSpec
from p3.method.run_store import start_run
from p3.method.runs import RunFolder
from p3.method.setup import Setup
from p3.plan.lean import Compiled, PlanLean
from p3.task.model import Candidate, Task
from tests.agent.fakes import FakeLean

SETUP = "tests.bench.support:setup_of"
ROOT = Path(__file__).parents[2]
PRICE = 0.01
"""US dollars a call."""


def write(region: str, text: str) -> dict[str, Any]:
    return {"name": "write_region", "arguments": {"region": region, "text": text}}


def replies(times: int = 100_000, **more: Any) -> list[dict[str, Any]]:
    """What the model server says: the same to every task."""
    return [
        {"stream": "seq/program", "call": [write("code", "x + 1 -- by seq")], "repeat": times, **more},
        {"stream": "seq/f_spec", "call": [write("proof", "rfl -- by seq")], "repeat": times, **more},
        {"role": "plain", "call": [write("code", "x + 1"), write("proof", "rfl")], "repeat": times, **more},
    ]


def write_tasks(folder: Path, count: int) -> Path:
    """Small tasks as files."""
    folder.mkdir(parents=True, exist_ok=True)
    for i in range(count):
        (folder / f"t{i:03}.lean").write_text(
            f"def f (x : Nat) : Nat :=\n  -- !benchmark @start code\n  sorry\n  -- !benchmark @end code\n\n"
            f"theorem f_spec (x : Nat) : f x = x + 1 + {i} - {i} := by\n"
            "  -- !benchmark @start proof\n  sorry\n  -- !benchmark @end proof\n"
        )
    return folder


def make_run(folder: Path, tasks: Path, **more: Any) -> RunFolder:
    """A run of the baselines on a folder of tasks."""
    chosen = choose_tasks([str(tasks)])
    given = {"methods": ("seq", "plain"), "models": (RoleModels(default="m", roles={"judge": "j"}),)} | more
    spec = RunSpec(benchmark=chosen.benchmark, tasks={t.task_id: t.run_sha256 for t in chosen.tasks}, **given)
    run = start_run(folder, spec)
    for task in chosen.tasks:
        run.add_task(task)
    return run


def plan_for(run: RunFolder, base_url: str = "", **more: Any) -> WorkPlan:
    given = {"poll_s": 0.2, "setup": SETUP, "models": ModelOptions(base_url=base_url)} | more
    return WorkPlan(run=run.path.resolve(), folder=ROOT, **given)


def setup_of(plan: WorkPlan) -> Setup:
    """The setup that a worker process of these tests makes."""
    return Setup(
        sandbox=cast(Sandbox, SimpleNamespace(isolated=True)),
        toolchain=lambda task: cast(Toolchain, SimpleNamespace(kind="embedded", version="0", fingerprint="f")),
        grader=lambda task, toolchain: Dice(),
        open_session=lambda toolchain, sandbox, task: fake_session(),
        open_model=lambda name, task, sink: HttpModel(name, str(plan.models.base_url)),
        plan_lean=NoPlanLean,
    )


class NoPlanLean(PlanLean):
    """Compiles nothing: the task's own text is taken to be well."""

    async def compile(self, files: Mapping[str, str], *, above: Compiled | None = None, keep: bool = False) -> Compiled:
        return Compiled(Clean())


@contextlib.asynccontextmanager
async def fake_session() -> AsyncIterator[LeanSession]:
    yield FakeLean()


class Dice:
    """Passes about two of three candidates; the same ones always."""

    async def grade(self, task: Task, candidate: Candidate) -> Verdict:
        digest = hashlib.sha256(f"{task.task_id} {candidate.sha256}".encode()).digest()
        if digest[0] % 3:
            return Verdict(status=VerdictStatus.PASS)
        return Verdict(status=VerdictStatus.REJECT, code="R_DICE", evidence="the dice say no")


class HttpModel:
    """A client of the model server, without the seconds that litellm takes to load."""

    live = True
    supports_tools = True

    def __init__(self, name: str, base_url: str) -> None:
        self.name = name
        self._host, _, self._port = base_url.removeprefix("http://").removesuffix("/v1").partition(":")

    async def complete(self, request: ModelRequest) -> ModelReply:
        messages = [{"role": m.role, "content": m.content} for m in request.messages]
        body = json.dumps({"model": self.name, "messages": messages}).encode()
        head = (
            f"POST /v1/chat/completions HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n"
            f"X-P3-Role: {request.role}\r\nX-P3-Stream: {request.stream}\r\n\r\n"
        )
        try:
            reader, writer = await asyncio.open_connection(self._host, int(self._port))
            try:
                writer.write(head.encode() + body)
                await writer.drain()
                answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                length = int(answer.split("content-length:")[1].split()[0])
                data = json.loads(await reader.readexactly(length))
            finally:
                writer.close()
        except (OSError, asyncio.IncompleteReadError) as error:
            raise Transient(str(error), kind="connection") from error
        if " 200 " not in answer.split("\r\n")[0]:
            raise Transient(str(data), kind="internal_server")
        message = data["choices"][0]["message"]
        calls = tuple(
            ToolCall(id=c["id"], name=c["function"]["name"], arguments=json.loads(c["function"]["arguments"]))
            for c in message.get("tool_calls") or ()
        )
        usage = Usage(calls=1, input_tokens=100, output_tokens=10, cost=PRICE)
        return ModelReply(text=message["content"] or "", tool_calls=calls, finish=Finish.TOOLS, usage=usage, model=self.name)

    async def close(self) -> None:
        pass
