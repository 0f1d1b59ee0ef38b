"""`p3 solve` through the real command line: real Lean, replies from a script, a recording, or a server over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pty
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from p3.llm.scripted import read_script
from tests.cli.conftest import P3, SAMPLES, assert_one_sentence, clean_environment
from tests.servers.dialects import ServerReply
from tests.servers.model_server import ModelServer

TASK = SAMPLES / "list_max"
SCRIPT = TASK / "replies.toml"
KILLS = int(os.environ.get("KILLS", "2"))
"""How often the killed run is killed; the whole experiment is run with 50."""


def events(run: Path) -> list[dict[str, Any]]:
    """The events of a run of one cell without what may differ: times, and names of the models."""
    (trace,) = run.rglob("trace.jsonl")
    out = []
    for line in trace.read_text().splitlines():
        event = json.loads(line)
        out.append({k: v for k, v in event.items() if k not in ("at", "duration_s", "model")})
    return out


@pytest.mark.lean
@pytest.mark.slow
def test_a_recorded_run_plays_again_and_again(p3: P3, tmp_path: Path) -> None:
    target = tmp_path / "out/Max.lean"
    first = p3("solve", TASK, "-m", f"scripted:{SCRIPT}", "--record", "-o", target, "--json")
    assert first.returncode == 0, first.stderr
    result = json.loads(first.stdout)
    outcome, run = result["outcomes"][0], tmp_path / result["run"]
    assert (outcome["status"], outcome["live"], outcome["mechanical"]) == ("solved", False, True)

    # What was written is a filled copy of the task, which verifies; so does the receipt, from the run folder alone.
    assert "sorry" not in target.read_text()
    assert p3("verify", TASK, target).returncode == 0
    (receipt,) = run.rglob("receipt.json")
    assert p3("verify", "--receipt", receipt).returncode == 0
    kept = receipt.read_text()
    receipt.write_text(json.dumps({**json.loads(kept), "plan_edges": {}, "plan_sha256": "f" * 64, "sandboxed": False}))
    forged = p3("verify", "--receipt", receipt)
    assert forged.returncode == 1
    for what in ("the plan is not", "the plan's edges are not", "whether a sandbox was used: no in the receipt, yes now"):
        assert f"differs from the receipt: {what}" in forged.stderr
    receipt.write_text(kept)
    (candidate,) = run.rglob("candidate.json")
    broken = json.loads(candidate.read_text())
    broken["regions"]["proof"] = "sorry"
    candidate.write_text(json.dumps(broken))
    tampered = p3("verify", "--receipt", receipt)
    assert tampered.returncode == 1
    assert "differs from the receipt: the candidate" in tampered.stderr

    # The same command prints the finished run: no second attempt.
    again = p3("solve", TASK, "-m", f"scripted:{SCRIPT}", "--record", "--json")
    assert json.loads(again.stdout)["outcomes"] == result["outcomes"]
    assert "is already finished; --fresh starts anew" in again.stderr
    assert len(list(run.rglob("attempt-*"))) == 1

    # The recording needs no script, and its run is the same but for times.
    played = p3("solve", TASK, "-m", f"replay:{run}", "--json")
    assert played.returncode == 0, played.stderr
    assert events(tmp_path / json.loads(played.stdout)["run"]) == events(run)

    # Another instruction asks something else, and the recording says where.
    drifted = p3("solve", TASK, "-m", f"replay:{run}", "--instruction", "Use a fold.")
    assert_one_sentence(drifted, 2, "drifts from this run at call 1 of planner", "--replay-drift warn")


@pytest.mark.lean
@pytest.mark.slow
async def test_killed_anywhere_the_same_command_goes_on(tmp_path: Path) -> None:
    """SIGKILL at random moments of a run over real HTTP: same result, and no durable call is asked for again."""
    moments = random.Random(7)
    argv = [sys.executable, "-c", "from p3.cli import main; main()", "solve", str(TASK), "-m", "m", "--json"]
    async with ModelServer(read_script(SCRIPT, ServerReply), SCRIPT.parent, idempotent=True) as server:
        for attempt in range(KILLS + 1):
            process = await asyncio.create_subprocess_exec(
                *(*argv, "--base-url", server.base_url),
                cwd=tmp_path,
                env=clean_environment(),
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
            if attempt < KILLS:
                await _requests(server, 1 + attempt % 6, process)
                await asyncio.sleep(moments.uniform(0, 0.5))
                if process.returncode is None:
                    process.send_signal(signal.SIGKILL)
            out, err = await process.communicate()
        requests, repeated = len(server.seen), server.repeated
    assert process.returncode == 0, err.decode()
    outcome = json.loads(out)["outcomes"][0]
    assert outcome["status"] == "solved"
    assert outcome["usage"]["calls"] == len(server.answered)
    assert requests - len(server.answered) <= KILLS
    assert sum(repeated.values()) - len(repeated) <= KILLS


async def _requests(server: ModelServer, wanted: int, process: asyncio.subprocess.Process) -> None:
    """Wait until the server has been asked that often, or the process has ended."""
    while len(server.seen) < wanted and process.returncode is None:
        await asyncio.sleep(0.05)


@pytest.mark.slow
@pytest.mark.lean
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_stopped_by_its_user_it_gives_the_cell_free(tmp_path: Path, how: signal.Signals) -> None:
    argv = [sys.executable, "-c", "from p3.cli import main; main()", "solve", str(TASK), "-m", "m"]
    async with ModelServer([{"fault": "hang"}]) as server:
        process = await asyncio.create_subprocess_exec(
            *(*argv, "--base-url", server.base_url), cwd=tmp_path, env=clean_environment(), stderr=asyncio.subprocess.PIPE
        )
        await _requests(server, 1, process)
        process.send_signal(how)
        _, err = await process.communicate()
    assert process.returncode == 130
    assert err.decode() == "p3: interrupted; what was done so far is kept, and the same command goes on\n"
    assert len(list(tmp_path.rglob("released.json"))) == 1


BROKEN = """\
def oops : Nat := "text"

theorem t : 1 = 1 := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
"""


@pytest.mark.slow
@pytest.mark.lean
def test_tasks_and_machines_that_cannot_work(p3: P3, tmp_path: Path) -> None:
    (tmp_path / "broken.lean").write_text(BROKEN)
    scripted = f"scripted:{SCRIPT}"
    assert_one_sentence(p3("solve", "broken.lean", "-m", scripted), 2, "broken.lean:1", "does not elaborate")
    (tmp_path / "mathlib.lean").write_text("import Mathlib.Analysis.Calculus.Deriv.Basic\n" + BROKEN)
    assert_one_sentence(p3("solve", "mathlib.lean", "-m", scripted), 3, "Mathlib.Analysis", "full toolchain")
    assert_one_sentence(p3("verify", "broken.lean", "broken.lean"), 2, "broken.lean:1")


SEVERAL = """
import json, sys
from p3.cli.app import run
for arguments in json.loads(sys.argv[1]):
    print("exit code", int(run(arguments)), file=sys.stderr, flush=True)
"""


@pytest.mark.slow
@pytest.mark.lean
def test_models_that_cannot_be_asked(tmp_path: Path) -> None:
    """In one process, since loading the providers' library takes seconds."""
    names = (["no-such-model"], ["anthropic/claude-sonnet-4-5"], ["m", "--base-url", "http://127.0.0.1:9/v1"])
    commands = json.dumps([["solve", str(TASK), "-m", *name] for name in names])
    argv = [sys.executable, "-c", SEVERAL, commands]
    done = subprocess.run(argv, capture_output=True, text=True, cwd=tmp_path, env=clean_environment(), check=False)
    unknown, code_1, no_key, code_2, unreachable, code_3 = done.stderr.splitlines()
    assert (code_1, code_2, code_3) == ("exit code 2", "exit code 3", "exit code 3")
    assert "no provider is known for the model 'no-such-model'" in unknown
    assert "set the environment variable ANTHROPIC_API_KEY" in no_key
    assert "the model m could not be reached: http://127.0.0.1:9/v1" in unreachable
    assert done.stdout == ""


@pytest.mark.slow
@pytest.mark.lean
def test_a_terminal_shows_the_work(tmp_path: Path) -> None:
    (tmp_path / "broken.lean").write_text(BROKEN)
    ours, theirs = pty.openpty()
    argv = [sys.executable, "-c", "from p3.cli import main; main()", "solve", "broken.lean", "-m", f"scripted:{SCRIPT}"]
    process = subprocess.Popen(argv, cwd=tmp_path, env=clean_environment(TERM="xterm"), stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    seen = b""
    with contextlib.suppress(OSError):  # how the end of a terminal is told on Linux
        while chunk := os.read(ours, 65536):
            seen += chunk
    out, _ = process.communicate()
    os.close(ours)
    assert (process.returncode, out) == (2, b"")
    assert b"p3, attempt 1" in seen
    assert b"does not elaborate" in seen


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "code", "parts"),
    [
        (("none.lean", "-m", "x"), 2, ("none.lean", "does not exist")),
        (("empty", "-m", "x"), 2, ("empty holds no task",)),
        (("zz*.lean", "-m", "x"), 2, ("no file matches",)),
        ((TASK,), 2, ("no model is named",)),
        ((TASK, "-m", "x", "--role", "cook=y"), 2, ("--role cook=y", "planner")),
        ((TASK, "-m", "x", "--plan", SCRIPT), 2, ("not of a plan's form",)),
        ((TASK, "-m", "x", "--method", "p4"), 2, ("no method 'p4'", "seq")),
        ((TASK, "-m", "x", "--tools", "maybe"), 2, ("tools", "'auto'")),
        ((TASK, "-m", f"scripted:{SCRIPT}", "-o", "empty"), 3, ("cannot write empty",)),
        ((TASK, "-m", f"scripted:{SCRIPT}", "-o", "p3.txt/x.lean"), 3, ("cannot write p3.txt/x.lean",)),
        ((TASK, "-m", f"scripted:{SCRIPT}", "--runs", "p3.txt"), 3, ("cannot write p3.txt",)),
        ((TASK, "-m", f"scripted:{SCRIPT}", "-o", "x.lean", "--apply"), 2, ("not both",)),
        ((TASK, "-m", "scripted:none.toml"), 2, ("none.toml",)),
        ((TASK, "-m", "replay:none"), 2, ("none does not exist",)),
    ],
)
def test_arguments_that_cannot_work(
    p3: P3, tmp_path: Path, arguments: tuple[str, ...], code: int, parts: tuple[str, ...]
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "p3.txt").write_text("a file")
    assert_one_sentence(p3("solve", *arguments), code, *parts)
