"""Servers that crash, hang, flood or do not start; and what is left when a session or P3 itself ends."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from p3.errors import SessionError
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Clean, Limits, Unknown, UnknownReason
from p3.lean.sandbox import default_sandbox
from p3.lean.sandboxing.probe import processes_with
from p3.lean.session import Deadlines, McpSession, open_session
from p3.lean.session.owner import Link, ServerOwner
from p3.lean.session.transport import spawned
from p3.lean.workspace import Workspace

SERVER = [sys.executable, str(Path(__file__).with_name("server.py"))]


@contextlib.asynccontextmanager
async def misbehaving(folder: Path, start: str = "well", start_s: float = 60) -> AsyncIterator[McpSession]:
    @contextlib.asynccontextmanager
    async def connect() -> AsyncIterator[Link]:
        async with spawned([*SERVER, start, str(folder)]) as (server, read, write):
            yield Link(read, write, server.last_words)

    workspace = Workspace(folder, "4.35.0")
    owner = ServerOwner(connect, start_deadline_s=start_s, before_restart=workspace.restore)
    session = McpSession(owner, workspace, header="", deadlines=Deadlines(), hidden=())
    await owner.start()
    try:
        yield session
    finally:
        await session.close()


@pytest.mark.slow
async def test_crashes_hangs_and_floods(tmp_path: Path) -> None:
    folder, marker = tmp_path / "work", tmp_path / "marker"
    folder.mkdir()
    async with misbehaving(folder) as session:
        await session.write("A.lean", "example : True := trivial\n")
        assert await session.run_code("fine") == Clean()
        (folder / "project" / "A.lean").unlink()

        assert await session.run_code(f"crash_once {marker}") == Clean()  # one restart, and the question is asked again
        assert session.owner.tally.starts == 2
        assert (folder / "project" / "A.lean").read_text() == "example : True := trivial\n"

        crashed = await session.run_code("crash")
        assert isinstance(crashed, Unknown)
        assert crashed.reason is UnknownReason.CRASH
        assert session.owner.tally.starts == 3
        assert await session.run_code("fine") == Clean()

        hung = await session.run_code("hang", deadline_s=1)
        assert isinstance(hung, Unknown)
        assert hung.reason is UnknownReason.TIMEOUT
        assert await session.run_code("fine") == Clean()

        assert session.owner.tally.hangs == 1
    assert processes_with(str(folder)) == []


@pytest.mark.slow
async def test_a_caller_that_goes_away_blocks_nobody(tmp_path: Path) -> None:
    async with misbehaving(tmp_path) as session:
        asking = asyncio.create_task(session.run_code("hang", deadline_s=600))
        await asyncio.sleep(0.3)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        session.owner.restart()  # the server itself still sleeps
        assert await session.run_code("fine") == Clean()


async def test_questions_from_many_tasks_are_answered_in_turn(tmp_path: Path) -> None:
    async with misbehaving(tmp_path) as session:
        assert await asyncio.gather(*(session.run_code(f"fine {i}") for i in range(20))) == [Clean()] * 20


@pytest.mark.slow
@pytest.mark.parametrize(
    ("start", "said", "seconds"),
    [("broken", "something is missing here", 60), ("mute", "TimeoutError", 1), ("flood", "Connection closed", 60)],
)
async def test_a_server_that_does_not_start_is_an_error(tmp_path: Path, start: str, said: str, seconds: float) -> None:
    with pytest.raises(SessionError, match=said):
        async with misbehaving(tmp_path, start, start_s=seconds):
            pass
    assert processes_with(str(tmp_path)) == []


async def test_giving_up_while_the_server_starts_leaves_no_word_behind() -> None:
    complaints: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context["message"]))
    begun = asyncio.Event()

    @contextlib.asynccontextmanager
    async def connect() -> AsyncIterator[Link]:
        begun.set()
        await asyncio.Event().wait()
        yield None  # type: ignore[misc]  # never reached

    starting = asyncio.create_task(ServerOwner(connect).start())
    await begun.wait()
    starting.cancel()
    await asyncio.wait([starting])
    assert starting.cancelled()
    del starting
    gc.collect()  # a future whose exception nobody read complains when it is collected
    assert complaints == []


async def test_a_closed_session_answers_nothing(tmp_path: Path) -> None:
    async with misbehaving(tmp_path) as session:
        pass
    with pytest.raises(SessionError):
        await session.run_code("fine")


@pytest.mark.slow
@pytest.mark.lean
async def test_the_real_server_is_started_again_and_leaves_nothing(embedded: EmbeddedToolchain) -> None:
    async with open_session(embedded, default_sandbox(), files={"A.lean": "theorem a : True := trivial\n"}) as session:
        mark = str(session.workspace.scratch)
        assert await session.diagnostics("A.lean") == Clean()
        inside = [p for p in processes_with("lean_lsp_mcp") if mark in Path(f"/proc/{p}/environ").read_text(errors="replace")]
        inside = inside or [p for p in processes_with(mark) if b"launch.py" in Path(f"/proc/{p}/cmdline").read_bytes()]
        for pid in inside:
            os.kill(pid, signal.SIGKILL)
        assert await session.diagnostics("A.lean") == Clean()
        assert session.owner.tally.starts == 2

        await session.recycle({"B.lean": "theorem b : True := trivial\n"})
        assert sorted(p.name for p in session.workspace.root.glob("*.lean")) == ["B.lean"]
        assert await session.diagnostics("B.lean") == Clean()
        assert await session.statement("a") is None
        assert len(processes_with(mark)) > 0
    assert processes_with(mark) == []
    assert not Path(mark).exists()


@pytest.mark.slow
@pytest.mark.lean
async def test_a_session_over_its_memory_limit_says_so(embedded: EmbeddedToolchain) -> None:
    limits = Limits(wall_s=float("inf"), cpu_s=float("inf"), memory_mb=600)
    async with open_session(embedded, default_sandbox(), limits=limits) as session:
        answer = await session.run_code("#eval (List.replicate 60000000 7).length\n")
        assert isinstance(answer, Unknown)
        assert answer.reason is UnknownReason.CRASH
        assert "memory" in answer.detail
        assert await session.run_code("theorem t : True := trivial\n") == Clean()


OPEN = """
import asyncio, sys
from p3.lean.embedded.toolchain import ensure
from p3.lean.sandbox import default_sandbox
from p3.lean.session import open_session
async def main():
    async with open_session(ensure(lambda *_: None), default_sandbox(), files={"A.lean": "theorem a : True := trivial\\n"}) as s:
        await s.diagnostics("A.lean")
        print(s.workspace.scratch, flush=True)
        await asyncio.sleep(600)
asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.lean
def test_killing_p3_ends_the_server_and_lean(embedded: EmbeddedToolchain) -> None:
    with subprocess.Popen([sys.executable, "-c", OPEN], stdout=subprocess.PIPE, text=True) as parent:
        try:
            assert parent.stdout is not None
            mark = parent.stdout.readline().strip()
            assert len(processes_with(mark)) >= 3
            parent.send_signal(signal.SIGKILL)
            parent.wait()
            until = time.monotonic() + 60
            while processes_with(mark) and time.monotonic() < until:
                time.sleep(0.05)
            assert processes_with(mark) == []
        finally:
            parent.kill()


@pytest.mark.slow
@pytest.mark.lean
async def test_workers_that_need_the_same_module_at_once(embedded: EmbeddedToolchain) -> None:
    files = {"Base.lean": "def base : Nat := 1\n" + "".join(f"theorem t{i} : base = 1 := rfl\n" for i in range(200))}
    files["Top.lean"] = "import Base\ntheorem top : base = 1 := by\n  sorry\n"
    async with open_session(embedded, default_sandbox(), files=files, slots=2) as session:
        for n in range(2, 4):
            attempts, snippet = await asyncio.gather(
                session.attempts("Top.lean", 3, ["rfl", "simp [base]", "omega", "decide"]),
                session.run_code("import Base\nexample : t1 = t1 := rfl\n"),
            )
            assert [a.closed for a in attempts] == [True, True, False, True]
            assert snippet == Clean()
            await session.write("Base.lean", files["Base.lean"] + f"-- {n}\n")
