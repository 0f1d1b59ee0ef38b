"""What is recorded is never asked for again, whatever kills the process and wherever."""

import asyncio
import itertools
import json
import os
import random
import resource
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from pydantic import TypeAdapter

from p3.errors import ContextOverflow, EnvironmentFailed, RunFolderError
from p3.lean.model import Clean, Errors, LeanAnswer
from p3.llm import open_model
from p3.llm.events import JournalDamaged, JournalDrifted, ModelCalled
from p3.llm.journal import Journal, JournaledModel
from p3.llm.model import ModelReply
from p3.llm.records import read_records
from p3.llm.scripted import ScriptedModel
from p3.llm.shapes import read_call
from p3.trace import MemorySink
from tests.llm.support import request, script
from tests.servers.model_server import ModelServer

ANSWER: TypeAdapter[LeanAnswer] = TypeAdapter(LeanAnswer)


@pytest.fixture
def sink() -> MemorySink:
    return MemorySink()


def model(folder: Path, journal: Journal, sink: MemorySink, *texts: str) -> JournaledModel:
    replies = [{"role": "planner", "text": t} for t in texts] + [{"role": "planner", "overflow": True}]
    return JournaledModel(ScriptedModel(script(folder, *replies)), journal, sink)


async def test_a_resumed_stream_plays_to_its_end_and_goes_live(tmp_path: Path, sink: MemorySink) -> None:
    with Journal(tmp_path / "1/journal.jsonl") as journal:
        first = model(tmp_path, journal, sink, "a", "b", "c")
        assert [(await first.complete(request(q))).text for q in ("1", "2")] == ["a", "b"]
    with Journal(tmp_path / "2/journal.jsonl", earlier=[tmp_path / "1/journal.jsonl"]) as journal:
        second = model(tmp_path, journal, sink, "a", "b", "c")
        assert [(await second.complete(request(q))).text for q in ("1", "2", "3")] == ["a", "b", "c"]
        assert journal.waiting == 0
    calls = [e.from_journal for e in sink.events if isinstance(e, ModelCalled)]
    assert calls == [False, False, True, True, False]
    files = [tmp_path / "1/journal.jsonl", tmp_path / "2/journal.jsonl"]
    assert [len(read_records(f)[1]) for f in files] == [2, 1]
    with Journal(tmp_path / "3/journal.jsonl", earlier=files) as journal:  # a takeover of a takeover
        third = model(tmp_path, journal, sink, "a", "b", "c")
        assert [(await third.complete(request(q))).text for q in ("1", "2", "3")] == ["a", "b", "c"]
        with pytest.raises(ContextOverflow):
            await third.complete(request("4"))


async def test_an_overflow_is_remembered(tmp_path: Path, sink: MemorySink) -> None:
    for attempt in (1, 2):
        earlier = [tmp_path / "1"] if attempt == 2 else []
        with Journal(tmp_path / str(attempt), earlier=earlier) as journal, pytest.raises(ContextOverflow, match="does not fit"):
            await model(tmp_path, journal, sink).complete(request())
    assert read_records(tmp_path / "2")[1] == ()


async def test_streams_are_kept_apart(tmp_path: Path, sink: MemorySink) -> None:
    path = script(tmp_path, {"role": "elaborator", "text": "x", "repeat": 4})
    with Journal(tmp_path / "j") as journal:
        inner = JournaledModel(ScriptedModel(path), journal, sink)
        for stream in ("elaborator/a", "elaborator/b"):
            await inner.complete(request("same", stream))
    with Journal(tmp_path / "k", earlier=[tmp_path / "j"]) as journal:
        inner = JournaledModel(ScriptedModel(path), journal, sink)
        for stream in ("elaborator/b", "elaborator/a"):  # in another order, as parallel work has it
            await inner.complete(request("same", stream))
        assert journal.waiting == 0
    assert read_records(tmp_path / "k")[1] == ()


@pytest.mark.parametrize("keep", [1, 30, 400])
async def test_a_torn_last_line_is_no_record(tmp_path: Path, sink: MemorySink, keep: int) -> None:
    path = tmp_path / "journal.jsonl"
    with Journal(path) as journal:
        first = model(tmp_path, journal, sink, "a", "b")
        await first.complete(request("1"))
        whole = path.read_bytes()
        await first.complete(request("2"))
    torn = path.read_bytes()[: len(whole) + keep]
    path.write_bytes(torn if not torn.endswith(b"\n") else torn[:-1])
    with Journal(path) as journal:  # the same file goes on after its last whole line
        assert journal.waiting == 1
        again = model(tmp_path, journal, sink, "a", "b")
        assert [(await again.complete(request(q))).text for q in ("1", "2")] == ["a", "b"]
    assert [r.reply.text for r in read_records(path)[1] if r.reply] == ["a", "b"]


async def test_an_unreadable_line_loses_itself_only(tmp_path: Path, sink: MemorySink) -> None:
    path = tmp_path / "journal.jsonl"
    with Journal(path) as journal:
        first = model(tmp_path, journal, sink, "a", "b")
        for q in ("1", "2"):
            await first.complete(request(q))
    lines = path.read_bytes().split(b"\n")
    lines[1] = lines[1][:20] + b"\x00\xff"
    path.write_bytes(b"\n".join(lines))
    assert [r.reply.text for r in read_records(path)[1] if r.reply] == ["b"]


@pytest.mark.parametrize("damage", [b"", b"\x00\xff\xc3", b'{"journal": '])
async def test_damage_to_an_earlier_journal_is_told_and_the_rest_is_used(tmp_path: Path, sink: MemorySink, damage: bytes) -> None:
    path = tmp_path / "1/journal.jsonl"
    with Journal(path) as journal:
        first = model(tmp_path, journal, sink, "a", "b")
        for q in ("1", "2"):
            await first.complete(request(q))
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([damage, lines[1][:20] + b"\xc3", lines[2], b""]))
    with Journal(tmp_path / "2/journal.jsonl", earlier=[path], sink=sink) as journal:
        assert journal.waiting == 1
        assert (await JournaledModel(_Never(), journal, sink).complete(request("2"))).text == "b"
    assert [(e.path, e.lines) for e in sink.events if isinstance(e, JournalDamaged)] == [(str(path), 2)]


async def test_what_did_not_fit_on_the_disk_spoils_no_later_record(tmp_path: Path, sink: MemorySink) -> None:
    path = tmp_path / "j"
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with Journal(path) as journal:
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 50, hard))
            with pytest.raises(EnvironmentFailed, match="nothing recorded so far is lost"):
                await model(tmp_path, journal, sink, "a").complete(request("1"))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        await model(tmp_path, journal, sink, "b").complete(request("2"))
    assert [r.reply.text for r in read_records(path)[1] if r.reply] == ["b"]


async def test_what_no_file_can_hold_is_recorded_all_the_same(tmp_path: Path) -> None:
    """Half of a surrogate pair comes from replies cut in the middle of a letter; it must not cost the whole reply."""
    call = read_call(SimpleNamespace(id="1", function=SimpleNamespace(name="f", arguments='{"t": "x\\ud835"}')), 0)
    reply = ModelReply(text="a\ud83d", tool_calls=(call,), extra={"thinking": [{"text": "\udc00b"}]})
    with Journal(tmp_path / "j") as journal:
        journal.keep(request("1"), reply)
    (record,) = read_records(tmp_path / "j")[1]
    assert record.reply == reply
    assert (reply.text, call.arguments, reply.extra) == ("a\ufffd", {"t": "x\ufffd"}, {"thinking": [{"text": "\ufffdb"}]})


@pytest.mark.parametrize("depth", [100, 101, 250, 20_000])
async def test_arguments_nested_too_deeply_are_unreadable_and_no_loss(tmp_path: Path, depth: int) -> None:
    raw = '{"t":' + "[" * (depth - 1) + "]" * (depth - 1) + "}"
    call = read_call(SimpleNamespace(id="1", function=SimpleNamespace(name="f", arguments=raw)), 0)
    assert (call.arguments is None) == (depth > 101)
    with Journal(tmp_path / "j") as journal:
        journal.keep(request("1"), ModelReply(tool_calls=(call,)))
    (record,) = read_records(tmp_path / "j")[1]
    assert record.reply
    assert record.reply.tool_calls == (call,)


async def test_drift_goes_live_but_never_pays_for_the_same_request(tmp_path: Path, sink: MemorySink) -> None:
    with Journal(tmp_path / "1") as journal:
        first = model(tmp_path, journal, sink, "a", "b", "c")
        for q in ("1", "2", "3"):
            await first.complete(request(q))
    with Journal(tmp_path / "2", earlier=[tmp_path / "1"], sink=sink) as journal:
        second = model(tmp_path, journal, sink, "new")
        assert (await second.complete(request("other"))).text == "new"
        journaled = [(await JournaledModel(_Never(), journal, sink).complete(request(q))).text for q in ("2", "1", "3")]
        assert journaled == ["b", "a", "c"]
    drifts = [e for e in sink.events if isinstance(e, JournalDrifted)]
    assert [(d.stream, d.position) for d in drifts] == [("planner", 1)]


class _Never:
    """A provider that must not be asked."""

    name, live, supports_tools = "never", True, True

    async def complete(self, request: object) -> None:
        raise AssertionError("asked again")

    async def close(self) -> None: ...


async def test_tool_results_are_played_in_their_place(tmp_path: Path, sink: MemorySink) -> None:
    ran: list[str] = []

    async def run(answer: LeanAnswer) -> LeanAnswer:
        ran.append(answer.status)
        return answer

    errors = Errors(diagnostics=())
    with Journal(tmp_path / "1") as journal:
        await journal.tool("elaborator/a", "diagnostics", {"path": "A.lean"}, lambda: run(errors), ANSWER)
        await journal.tool("elaborator/a", "diagnostics", {"path": "A.lean"}, lambda: run(Clean()), ANSWER)
    with Journal(tmp_path / "2", earlier=[tmp_path / "1"], sink=sink) as journal:
        played = [
            await journal.tool("elaborator/a", "diagnostics", {"path": "A.lean"}, lambda: run(Clean()), ANSWER) for _ in range(2)
        ]
    assert played == [errors, Clean()]
    with Journal(tmp_path / "3", earlier=[tmp_path / "1"], sink=sink) as journal:
        await journal.tool("elaborator/a", "goal", {"line": 1}, lambda: run(Clean()), ANSWER)
        live = await journal.tool("elaborator/a", "diagnostics", {"path": "A.lean"}, lambda: run(Clean()), ANSWER)
    assert live == Clean()  # after a drift an old result may be of another state
    assert ran == ["errors", "clean", "clean", "clean"]
    assert len([e for e in sink.events if isinstance(e, JournalDrifted)]) == 1


async def test_a_recorded_tool_stands_for_what_runs_inside_it(tmp_path: Path) -> None:
    ran: list[str] = []

    async def inner() -> str:
        ran.append("inner")
        return "goals"

    async def use(journal: Journal) -> tuple[str, str]:
        async def outer() -> str:
            return "saw " + await journal.tool("planner", "goals", [], inner, str)

        return await journal.tool("planner", "look", [], outer, str), await journal.tool("planner", "goals", [], inner, str)

    with Journal(tmp_path / "1") as journal:
        first = await use(journal)
    assert first == ("saw goals", "goals")
    assert len(read_records(tmp_path / "1")[1]) == 2
    with Journal(tmp_path / "2", earlier=[tmp_path / "1"]) as journal:
        assert await use(journal) == first
    assert ran == ["inner", "inner"]


async def test_scratch_paths_do_not_matter(tmp_path: Path, sink: MemorySink) -> None:
    with Journal(tmp_path / "1") as journal:
        await model(tmp_path, journal, sink, "a").complete(request("error in /tmp/p3-abc/A.lean:3"))
    with Journal(tmp_path / "2", earlier=[tmp_path / "1"]) as journal:
        reply = await JournaledModel(_Never(), journal, sink).complete(request("error in /tmp/p3-xyz/A.lean:3"))
    assert reply.text == "a"


async def test_working_time_goes_on(tmp_path: Path, sink: MemorySink) -> None:
    now = [100.0]
    with Journal(tmp_path / "1", clock=lambda: now[0]) as journal:
        now[0] += 5
        await model(tmp_path, journal, sink, "a").complete(request())
    with Journal(tmp_path / "2", earlier=[tmp_path / "1"], clock=lambda: now[0]) as journal:
        now[0] += 2
        assert journal.elapsed_s == 7


def test_versions_and_strangers_are_refused(tmp_path: Path) -> None:
    (tmp_path / "v").write_text('{"journal": 99, "p3_version": "9.0"}\n')
    (tmp_path / "s").write_text("hello\n")
    with pytest.raises(RunFolderError, match="version 99"):
        Journal(tmp_path / "v")
    with pytest.raises(RunFolderError, match="not a journal"):
        Journal(tmp_path / "s")


def test_an_unwritable_place_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(EnvironmentFailed, match="cannot write the journal"):
        Journal(tmp_path / "file" / "journal.jsonl")


async def test_a_full_disk_is_told_before_the_reply_is_used(sink: MemorySink, tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("/dev/full is needed to play a full disk")
    with Journal(tmp_path / "j") as journal:
        full = os.open("/dev/full", os.O_WRONLY)
        os.dup2(full, journal._file)
        os.close(full)
        with pytest.raises(EnvironmentFailed, match="No space left"):
            await model(tmp_path, journal, sink, "a").complete(request())


CHILD = """
import asyncio, json, sys
from pathlib import Path
from p3.llm.journal import Journal, JournaledModel
from p3.llm.model import ModelReply
from tests.llm.support import request

class Client:
    name, live, supports_tools = "m", True, True

    async def complete(self, asked):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(sys.argv[3]))
        body = json.dumps({"model": "m", "messages": [m.content for m in asked.messages]})
        writer.write(f"POST /v1/chat/completions HTTP/1.1\\r\\nContent-Length: {len(body)}\\r\\n\\r\\n{body}".encode())
        head = (await reader.readuntil(b"\\r\\n\\r\\n")).decode()
        size = int(head.lower().split("content-length: ")[1].split()[0])
        answer = json.loads(await reader.readexactly(size))
        writer.close()
        return ModelReply(text=answer["choices"][0]["message"]["content"])

async def main(folder, attempt):
    earlier = [folder / f"{i}.jsonl" for i in range(1, attempt)]
    with Journal(folder / f"{attempt}.jsonl", earlier=earlier) as journal:
        model = JournaledModel(Client(), journal)
        print("ready", flush=True)
        text = ""
        for turn in range(TURNS):
            text = (await model.complete(request(f"turn {turn} after {text}"))).text
        print(text, flush=True)

asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
"""
TURNS = 40


@pytest.mark.slow
async def test_sigkill_at_any_moment_repeats_only_what_was_in_flight(tmp_path: Path) -> None:
    """A real process talks to a real server and is killed at random moments until one gets to the end."""
    moments = random.Random(3)
    kills = 0
    async with ModelServer([{"text": f"reply {i}", "delay_s": 0.005} for i in range(TURNS)], idempotent=True) as server:
        for attempt in itertools.count(1):
            code = CHILD.replace("TURNS", str(TURNS))
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", code, str(tmp_path), str(attempt), str(server.port)), stdout=asyncio.subprocess.PIPE
            )
            assert process.stdout is not None
            assert await process.stdout.readline() == b"ready\n"
            if kills < 8:
                await asyncio.sleep(moments.uniform(0, 0.06))
                process.send_signal(signal.SIGKILL)
                kills += 1
            last, _ = await process.communicate()
            if process.returncode == 0:
                break
    assert last.decode().strip() == f"reply {TURNS - 1}"
    recorded = [r.key for n in range(1, attempt + 1) for r in read_records(tmp_path / f"{n}.jsonl")[1]]
    assert len(recorded) == len(set(recorded)) == TURNS
    assert len(server.seen) - TURNS <= kills
    assert sum(server.repeated.values()) - len(server.repeated) <= kills


def test_records_are_plain_json_lines(tmp_path: Path) -> None:
    with Journal(tmp_path / "j", task_id="t") as journal:
        journal.keep(request(), None, overflow="too long")
    header, record = map(json.loads, (tmp_path / "j").read_text().splitlines())
    assert (header["journal"], header["task_id"]) == (1, "t")
    assert (record["stream"], record["kind"], record["result"]) == ("planner", "overflow", "too long")


@pytest.mark.slow
async def test_the_event_of_a_call_says_what_it_took(tmp_path: Path, sink: MemorySink) -> None:
    async with ModelServer([{"text": "hi", "input_tokens": 3}]) as server:
        with Journal(tmp_path / "j") as journal:
            await JournaledModel(open_model("m", base_url=server.base_url), journal, sink).complete(request())
    (event,) = sink.events
    assert isinstance(event, ModelCalled)
    assert (event.role, event.model, event.usage.input_tokens, event.from_journal) == ("planner", "m", 3, False)
