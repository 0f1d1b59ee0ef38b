"""Hostile text during a build and during feedback: it runs, and reaches nothing.

Every attack is first run without isolation, where it must succeed: what proves nothing there proves nothing here.
"""

from __future__ import annotations

import json
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from p3.lean.build import compile_modules
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Limits, Sandbox
from p3.lean.sandbox import UnsafeSandbox, default_sandbox
from p3.lean.sandboxing.probe import processes_with
from p3.lean.session import McpSession, open_session
from tests.lean import hostile
from tests.lean.sandboxing.conftest import token  # noqa: F401 - a fixture

pytestmark = [pytest.mark.lean, pytest.mark.asyncio(loop_scope="module")]

Elaborate = Callable[[str], Awaitable[str]]
LIMITS = Limits(wall_s=120, cpu_s=60, memory_mb=1500, processes=40)


async def built(text: str, toolchain: EmbeddedToolchain, sandbox: Sandbox, out: Path, limits: Limits = LIMITS) -> str:
    """All that a build lets its caller see."""
    result = await compile_modules({"A.lean": text}, toolchain=toolchain, sandbox=sandbox, out=out, limits=limits)
    return result.model_dump_json()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def session(embedded: EmbeddedToolchain) -> AsyncIterator[McpSession]:
    async with open_session(embedded, default_sandbox()) as opened:
        yield opened


@pytest.fixture(params=["build", "diagnostics", "run_code"])
def elaborate(request: pytest.FixtureRequest, embedded: EmbeddedToolchain, session: McpSession, tmp_path: Path) -> Elaborate:
    """Every way in which P3 elaborates text."""

    async def build(text: str) -> str:
        return await built(text, embedded, default_sandbox(), tmp_path / "out")

    async def diagnostics(text: str) -> str:
        await session.write("Hostile.lean", text)
        return (await session.diagnostics("Hostile.lean")).model_dump_json()

    async def run_code(text: str) -> str:
        return (await session.run_code(text)).model_dump_json()

    return {"build": build, "diagnostics": diagnostics, "run_code": run_code}[request.param]


@pytest.fixture
def open_to_all(tmp_path: Path) -> Path:
    """A folder of the machine that anybody may write."""
    folder = tmp_path / "outside"
    folder.mkdir()
    folder.chmod(0o777)
    (folder / "secret").write_text("the secret word")
    return folder


async def test_the_attacks_work_where_nothing_stops_them(
    embedded: EmbeddedToolchain,
    tmp_path: Path,
    open_to_all: Path,
    token: str,  # noqa: F811
) -> None:
    unsafe = UnsafeSandbox()
    for text in (hostile.writes(str(open_to_all / "one")), hostile.writes_in_a_macro(str(open_to_all / "two"))):
        await built(text, embedded, unsafe, tmp_path / "out")
    assert {p.name for p in open_to_all.iterdir()} == {"secret", "one", "two"}
    read = hostile.runs("import sys; print(open(sys.argv[1]).read())", str(open_to_all / "secret"))
    assert "the secret word" in await built(read, embedded, unsafe, tmp_path / "out")
    spoken = await built(hostile.reads_variable("LEAN_BACKTRACE"), embedded, unsafe, tmp_path / "out")
    assert 'some \\"0\\"' in spoken


@pytest.mark.slow
@pytest.mark.parametrize("attack", [hostile.writes, hostile.writes_in_a_macro], ids=["eval", "macro"])
async def test_nothing_is_written_outside(elaborate: Elaborate, open_to_all: Path, attack: Callable[[str], str]) -> None:
    for target in (open_to_all / "new", open_to_all / "secret", Path.home() / "p3-hostile", Path("/usr/lib/p3-hostile")):
        await elaborate(attack(str(target)))
        assert target.name == "secret" or not target.exists()
    assert (open_to_all / "secret").read_text() == "the secret word"
    assert [p.name for p in open_to_all.iterdir()] == ["secret"]


async def test_no_secret_is_read_from_environment_or_files(elaborate: Elaborate, open_to_all: Path) -> None:
    code = (
        "import os, sys\n"
        "for p in filter(str.isdigit, os.listdir('/proc')):\n"
        "  try: print(open('/proc/' + p + '/environ').read())\n"
        "  except OSError as e: print(e)\n"
        "for p in sys.argv[1:]:\n"
        "  try: print('GOT', os.listdir(p) if os.path.isdir(p) else open(p).read())\n"
        "  except OSError as e: print(e)\n"
    )
    os.environ["P3_TEST_KEY"] = "sk-from-the-environment"
    try:
        said = await elaborate(hostile.reads_variable("P3_TEST_KEY"))
        said += await elaborate(
            hostile.runs(code, str(open_to_all / "secret"), str(open_to_all), "/etc/shadow", str(Path(__file__)))
        )
    finally:
        del os.environ["P3_TEST_KEY"]
    assert "LEAN_PATH" in said  # it did run, and saw its own environment
    for secret in ("sk-from-the-environment", "the secret word", "GOT", "P3_TEST_KEY"):
        assert secret not in said


async def test_no_network_is_reached(elaborate: Elaborate) -> None:
    code = (
        "import socket, sys\n"
        "for a in (('127.0.0.1', int(sys.argv[1])), ('1.1.1.1', 53)):\n"
        "  s = socket.socket(); s.settimeout(2)\n"
        "  try: s.connect(a); print('CONNECTED')\n"
        "  except OSError as e: print('refused')\n"
    )
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        said = await elaborate(hostile.runs(code, str(listening.getsockname()[1])))
    assert said.count("refused") >= 2
    assert "CONNECTED" not in said


async def test_a_build_leaves_no_process(embedded: EmbeddedToolchain, tmp_path: Path, token: str) -> None:  # noqa: F811
    code = (
        "import subprocess, sys\n"
        "argv = [sys.executable, '-I', '-S', '-c', 'import time; time.sleep(600)', sys.argv[1]]\n"
        "subprocess.Popen(argv, start_new_session=True, stdin=subprocess.DEVNULL,\n"
        "  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)\nprint('SPAWNED')\n"
    )
    said = await built(hostile.runs(code, token), embedded, default_sandbox(), tmp_path / "out")
    assert "SPAWNED" in said
    assert processes_with(token) == []


@pytest.mark.slow
async def test_processes_left_in_a_session_go_with_it(embedded: EmbeddedToolchain, token: str) -> None:  # noqa: F811
    code = (
        "import os, sys, time\n"
        "if os.fork() == 0:\n"
        "  os.setsid(); [os.close(i) for i in range(3)]; time.sleep(600)\n"
        "print('SPAWNED')\n"
    )
    async with open_session(embedded, default_sandbox()) as session:
        assert "SPAWNED" in (await session.run_code(hostile.runs(code, token))).model_dump_json()
        assert processes_with(token)
        await session.recycle()
        left = processes_with(token)
        assert left == []
    assert processes_with(token) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "word"),
    [
        ("x = []\nwhile True: x.append(bytearray(50 << 20))", "memory"),
        ("import os\nwhile True:\n  try: os.fork()\n  except OSError: pass", "processes"),
        ("import os\nwhile True: open(os.urandom(8).hex(), 'wb').write(b'x' * 10_000_000)", "output"),
    ],
    ids=["memory bomb", "fork bomb", "disk bomb"],
)
async def test_bombs_end_the_build_and_nothing_else(embedded: EmbeddedToolchain, tmp_path: Path, code: str, word: str) -> None:
    limits = LIMITS.model_copy(update={"file_bytes": 20_000_000})
    said = json.loads(await built(hostile.runs(code), embedded, default_sandbox(), tmp_path / "out", limits))
    assert said["ending"] == word
    assert said["answer"]["status"] == "unknown"
    assert said["oleans"] == {}


async def test_a_planted_link_is_not_followed(embedded: EmbeddedToolchain, tmp_path: Path, open_to_all: Path) -> None:
    """The compiled module is replaced by a link to a file of the machine, and the process that would write it is killed."""
    code = (
        "import os, glob, signal, sys\n"
        "for folder in [os.environ['HOME'] + '/out']:\n"
        "  os.symlink(sys.argv[1], folder + '/A.olean')\n"
        "os.kill(os.getppid(), signal.SIGKILL)\n"
    )
    result = await compile_modules(
        {"A.lean": hostile.runs(code, str(open_to_all / "secret"))},
        toolchain=embedded,
        sandbox=default_sandbox(),
        out=tmp_path / "out",
        limits=LIMITS,
    )
    assert result.oleans == {}
    assert not result.answer.ok
    assert "the secret word" not in result.model_dump_json()
    assert not (tmp_path / "out" / "A.olean").exists()


async def test_a_forged_report_of_the_build_gives_no_module(embedded: EmbeddedToolchain, tmp_path: Path) -> None:
    """The line that says the module compiled is written by hostile code to the driver's own output."""
    line = json.dumps({"index": 0, "code": 0, "flooded": False, "wall_s": 0.1, "out": "", "err": ""})
    code = (
        "import os, sys\n"
        "for p in filter(str.isdigit, os.listdir('/proc')):\n"
        "  try:\n"
        "    if b'json.load(sys.stdin)' in open('/proc/' + p + '/cmdline', 'rb').read():\n"
        "      os.write(os.open('/proc/' + p + '/fd/1', os.O_WRONLY), (sys.argv[1] + chr(10)).encode())\n"
        "  except OSError: pass\n"
    )
    text = hostile.runs(code, line) + "theorem wrong : 1 = 2 := rfl\n"
    result = await compile_modules(
        {"A.lean": text}, toolchain=embedded, sandbox=default_sandbox(), out=tmp_path / "out", limits=LIMITS
    )
    assert result.oleans == {}
    assert not result.answer.ok


async def test_links_in_the_workspace_are_not_written_through(session: McpSession, open_to_all: Path) -> None:
    code = "import os, sys\nos.remove(sys.argv[2]); os.symlink(sys.argv[1], sys.argv[2]); print('LINKED')"
    await session.write("Victim.lean", "-- mine\n")
    victim = session.workspace.root / "Victim.lean"
    said = (await session.run_code(hostile.runs(code, str(open_to_all / "secret"), str(victim)))).model_dump_json()
    assert "LINKED" in said
    assert victim.is_symlink()
    await session.write("Victim.lean", "theorem t : True := trivial\n")
    assert (open_to_all / "secret").read_text() == "the secret word"
    assert (await session.diagnostics("Victim.lean")).ok
