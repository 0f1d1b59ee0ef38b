from pathlib import Path

import pytest

from p3.errors import ContextOverflow, ExitCode, ReplayDrift, UsageError
from p3.llm.events import ReplayDrifted
from p3.llm.journal import Journal, JournaledModel
from p3.llm.replay import ReplayModel
from p3.llm.scripted import ScriptedModel
from p3.trace import MemorySink
from tests.llm.support import request, script

ASKED = (("plan it", "planner"), ("line one\nprove it", "elaborator/a"), ("again", "elaborator/a"))


async def record(path: Path, *, full: bool = True, task_id: str = "t") -> Path:
    replies = script(path.parent, *({"text": f"reply {i}", "output_tokens": i} for i in range(3)), {"overflow": True})
    with Journal(path, full=full, task_id=task_id) as journal:
        model = JournaledModel(ScriptedModel(replies), journal)
        for text, stream in ASKED:
            await model.complete(request(text, stream))
        with pytest.raises(ContextOverflow):
            await model.complete(request("long", "planner"))
    return path


async def test_a_recording_plays_with_its_usage(tmp_path: Path) -> None:
    model = ReplayModel(await record(tmp_path / "r.jsonl"))
    assert not model.live
    replies = [await model.complete(request(text, stream)) for text, stream in ASKED]
    assert [r.text for r in replies] == ["reply 0", "reply 1", "reply 2"]
    assert replies[2].usage.output_tokens == 2
    assert model.unplayed == 1
    with pytest.raises(ContextOverflow):
        await model.complete(request("long", "planner"))
    assert model.unplayed == 0


async def test_drift_says_where(tmp_path: Path) -> None:
    model = ReplayModel(await record(tmp_path / "r.jsonl"))
    with pytest.raises(
        ReplayDrift, match=r"call 1 of elaborator/a: message 2 \(user\) differs at line 2: recorded 'prove it', now 'prove'"
    ) as e:
        await model.complete(request("line one\nprove", "elaborator/a"))
    assert e.value.exit_code == ExitCode.USAGE
    assert "made with P3 " in str(e.value)


async def test_drift_without_requests_names_the_message(tmp_path: Path) -> None:
    model = ReplayModel(await record(tmp_path / "r.jsonl", full=False))
    with pytest.raises(ReplayDrift, match=r"message 2 \(user\) differs; --replay-drift warn"):
        await model.complete(request("plan that", "planner"))


async def test_drift_can_be_played_over(tmp_path: Path) -> None:
    sink = MemorySink()
    model = ReplayModel(await record(tmp_path / "r.jsonl"), drift="warn", sink=sink)
    assert (await model.complete(request("plan that", "planner"))).text == "reply 0"
    (event,) = sink.events
    assert isinstance(event, ReplayDrifted)
    assert (event.stream, event.position) == ("planner", 1)


@pytest.mark.parametrize("drift", ["fail", "warn"])
async def test_more_than_was_recorded_fails_either_way(tmp_path: Path, drift: str) -> None:
    model = ReplayModel(await record(tmp_path / "r.jsonl"), drift=drift)  # type: ignore[arg-type]
    with pytest.raises(ReplayDrift, match="call 1 of judge: nothing was recorded there; it holds elaborator/a, planner"):
        await model.complete(request("judge it", "judge"))
    for text, stream in ASKED[1:]:
        await model.complete(request(text, stream))
    with pytest.raises(ReplayDrift, match="call 3 of elaborator/a: nothing was recorded there; it holds 2 replies"):
        await model.complete(request("more", "elaborator/a"))


async def test_a_run_folder_plays_its_attempts_in_order(tmp_path: Path) -> None:
    cell = tmp_path / "cells/t/p3/m/0"
    for n in (2, 10):
        (cell / f"attempt-{n}").mkdir(parents=True)
    path = cell / "attempt-2/journal.jsonl"
    await record(path)
    with Journal(cell / "attempt-10/journal.jsonl", earlier=[path]) as journal:
        journal.keep(request("later", "judge"), (await ReplayModel(path).complete(request("plan it"))))
    model = ReplayModel(tmp_path, task_id="t")
    for text, stream in (*ASKED, ("later", "judge")):
        await model.complete(request(text, stream))
    with pytest.raises(UsageError, match="no recording of the task other"):
        ReplayModel(tmp_path, task_id="other")
    other = tmp_path / "cells/t/p3/m/1/attempt-1"
    other.mkdir(parents=True)
    await record(other / "journal.jsonl")
    with pytest.raises(UsageError, match="recordings of 2 cells"):
        ReplayModel(tmp_path, task_id="t")


async def test_a_task_whose_name_is_no_name_of_a_file_is_found_in_its_run(tmp_path: Path) -> None:
    cell = tmp_path / "cells/my_task-0123abcd/p3/m/0/attempt-1"
    cell.mkdir(parents=True)
    await record(cell / "journal.jsonl", task_id="my task")
    await ReplayModel(tmp_path, task_id="my task").complete(request(*ASKED[0]))
    with pytest.raises(UsageError, match="no recording of the task other"):
        ReplayModel(tmp_path, task_id="other")


def test_absent_and_empty(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="does not exist"):
        ReplayModel(tmp_path / "none")
    with pytest.raises(UsageError, match="holds no recording"):
        ReplayModel(tmp_path)
    Journal(tmp_path / "j").close()
    with pytest.raises(UsageError, match="holds no recorded replies"):
        ReplayModel(tmp_path / "j")
