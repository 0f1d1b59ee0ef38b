import asyncio
import contextlib
import json
import os
import resource
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from p3.errors import EnvironmentFailed, ExitCode, RunFolderError
from p3.llm.model import RoleModels
from p3.method.files import commit_exclusive, safe_name, write_atomic
from p3.method.leases import Claimer, Owner, TakenOver, _started, attempts, this_process
from p3.method.model import Cell, OutcomeStatus
from p3.method.run_index import rows
from p3.method.run_store import discard_unused, find_run, open_run, remove_run, start_run
from p3.method.runs import RunFolder, cells_of, model_name
from p3.task.load import load_task
from p3.task.model import Candidate
from tests.method.support import MODELS, first_cell, outcome, spec

SAMPLES = Path(__file__).parents[2] / "benchmarks/verina/samples"


@pytest.fixture
def run(tmp_path: Path) -> RunFolder:
    return start_run(tmp_path / "runs", spec())


def finish(run: RunFolder, cell: Cell, status: OutcomeStatus = OutcomeStatus.SOLVED, **more: Any) -> None:
    folder = run.cell(cell)
    attempt = folder.claim(Claimer())
    assert attempt
    assert folder.commit(attempt, outcome(cell, status, **more))
    attempt.lease.release()


# ---------------------------------------------------------------- runs


def test_the_same_specification_continues_the_same_run(tmp_path: Path, run: RunFolder) -> None:
    assert run.path.name == spec().run_id
    assert start_run(tmp_path / "runs", spec()) == run
    assert start_run(tmp_path / "runs", spec(seed=1)) != run
    again = start_run(tmp_path / "runs", spec(), fresh=True)
    assert again.path.name == f"{spec().run_id}-2"
    assert start_run(tmp_path / "runs", spec()) == again
    assert start_run(tmp_path / "runs", spec(), fresh=True).path.name == f"{spec().run_id}-3"


def test_a_run_whose_specification_was_changed_is_not_taken_for_what_was_asked(tmp_path: Path, run: RunFolder) -> None:
    other = spec(seed=1)
    run.path.rename(tmp_path / "runs" / other.run_id)  # another run's place
    with pytest.raises(RunFolderError, match=r"another run than its name says.*--fresh"):
        start_run(tmp_path / "runs", other)
    assert start_run(tmp_path / "runs", other, fresh=True).spec == other


def test_an_unfinished_run_of_other_prompts_is_not_continued(tmp_path: Path, run: RunFolder) -> None:
    data = json.loads((run.path / "run.json").read_text())
    data["versions"]["assets"]["prompts"] = "other"
    (run.path / "run.json").write_text(json.dumps(data))
    with pytest.raises(RunFolderError, match=r"begun with other prompts.*--fresh"):
        start_run(tmp_path / "runs", spec())
    for cell in cells_of(spec()):
        finish(run, cell)
    assert start_run(tmp_path / "runs", spec()).finished


def test_what_made_the_run_is_recorded(run: RunFolder) -> None:
    made = open_run(run.path).record.versions
    assert made.p3
    assert set(made.assets) == {"skills", "prompts", "benchmarks"}
    assert "litellm" in made.packages


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "not a run folder"),
        ("{", "cannot be read"),
        ("[]", "cannot be read"),
        ('{"schema_version": 99}', "version 99; this P3 reads version 1"),
        ('{"schema_version": 1, "run_id": "x"}', "cannot be read as a RunRecord: `spec` is missing"),
    ],
)
def test_strange_folders_are_refused_with_a_sentence(tmp_path: Path, content: str | None, said: str) -> None:
    if content is not None:
        (tmp_path / "run.json").write_text(content)
    with pytest.raises(RunFolderError, match=said) as error:
        open_run(tmp_path)
    assert error.value.exit_code == ExitCode.USAGE


def test_runs_are_found_by_name(tmp_path: Path, run: RunFolder) -> None:
    root = tmp_path / "runs"
    other = start_run(root, spec(seed=7))
    assert find_run(root, str(run.path)) == find_run(root, run.path.name) == find_run(root, run.path.name[:6]) == run
    os.utime(other.path / "run.json", ns=(2**62, 2**62))
    assert find_run(root, "last") == other
    with pytest.raises(RunFolderError, match="no run 'zz'"):
        find_run(root, "zz")
    start_run(root, spec(), fresh=True)
    with pytest.raises(RunFolderError, match="beginning of 2 runs"):
        find_run(root, run.path.name[:6])
    remove_run(other)
    assert not other.path.exists()
    with pytest.raises(RunFolderError, match="holds no runs"):
        find_run(tmp_path / "none", "last")


def test_an_unwritable_place_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(EnvironmentFailed, match=r"cannot write .*file"):
        start_run(tmp_path / "file", spec())


# ---------------------------------------------------------------- cells


def test_a_cell_from_claim_to_result(run: RunFolder) -> None:
    cell = first_cell(spec())
    folder = run.cell(cell)
    attempt = folder.claim(Claimer())
    assert attempt
    assert attempt.folder.relative_to(run.path).as_posix().endswith("/0/attempt-1")
    attempt.save_candidate(Candidate(regions={"code": "a"}), {"Pkg/A.lean": "text λ\n"})
    assert (attempt.folder / "candidate/Pkg/A.lean").read_text() == "text λ\n"
    result = outcome(cell)
    assert folder.commit(attempt, result)
    assert folder.outcome() == result
    assert {p.name for p in attempt.folder.iterdir()} == {"result.json", "receipt.json", "candidate", "lease.json"}
    assert folder.claim(Claimer()) is None
    assert run.results().outcomes == (result,)
    assert not run.finished


def test_the_first_result_wins(run: RunFolder) -> None:
    cell = first_cell(spec())
    folder = run.cell(cell)
    slow = folder.claim(Claimer())
    assert slow
    slow.lease.release()
    quick = folder.claim(Claimer())
    assert quick
    assert folder.commit(quick, outcome(cell, wall_s=1.0))
    assert not folder.commit(slow, outcome(cell, wall_s=9.0))
    kept = folder.outcome()
    assert kept
    assert kept.wall_s == 1.0
    assert json.loads((slow.folder / "result.json").read_text())["wall_s"] == 9.0


def test_a_takeover_reads_the_earlier_journals(run: RunFolder) -> None:
    folder = run.cell(first_cell(spec()))
    for number in (1, 2, 3):
        attempt = folder.claim(Claimer())
        assert attempt
        assert (attempt.number, [p.parent.name for p in attempt.earlier]) == (number, [f"attempt-{n}" for n in range(1, number)])
        attempt.journal.write_text("x")
        attempt.lease.release()


def test_a_retired_result_is_worked_on_again(run: RunFolder) -> None:
    cell = first_cell(spec())
    finish(run, cell, OutcomeStatus.ERROR)
    run.cell(cell).retire()
    finish(run, cell)
    assert [o.status for o in run.results().outcomes] == [OutcomeStatus.SOLVED]
    assert json.loads((run.cell(cell).path / "retired-1.json").read_text())["status"] == "error"
    assert attempts(run.cell(cell).path) == [1, 2]


@pytest.mark.parametrize("damage", ["", "{", '{"task_id": 3}', "\x00\x01", "[]"])
def test_a_corrupted_cell_costs_nothing_but_itself(run: RunFolder, damage: str) -> None:
    cells = cells_of(spec())
    for cell in cells:
        finish(run, cell)
    (run.cell(cells[1]).path / "result.json").write_text(damage)
    results = run.results()
    assert len(results.outcomes) == len(cells) - 1
    assert [c.path for c in results.corrupted] == [run.cell(cells[1]).path / "result.json"]
    found, corrupted = rows(run)
    assert len(found) == len(cells) - 1
    assert [c.path for c in corrupted] == [c.path for c in results.corrupted]


def test_a_result_counts_in_its_own_place_alone(run: RunFolder) -> None:
    cells = cells_of(spec())
    for cell in cells:
        finish(run, cell)
    first, second, third, fourth = (run.cell(c).path / "result.json" for c in cells)
    second.write_bytes(first.read_bytes())
    data = json.loads(third.read_text())
    third.write_text(json.dumps(data | {"schema_version": 99}))
    fourth.write_text(json.dumps({k: v for k, v in data.items() if k != "candidate"} | {"status": "very good"}))
    results, (found, corrupted) = run.results(), rows(run)
    assert [o.epoch for o in results.outcomes] == [r.epoch for r in found] == [0]
    assert [c.path for c in results.corrupted] == [c.path for c in corrupted] == [second, third, fourth]
    said = [c.reason for c in corrupted]
    assert "the result of another cell (t1, p3, epoch 0)" in said[0]
    assert "a result of version 99" in said[1]
    assert "status" in said[2]


def test_a_simulated_result_in_a_real_run_is_none(run: RunFolder) -> None:
    finish(run, first_cell(spec()), simulated=True)
    found, (corrupted,) = rows(run)
    assert found == ()
    assert "a simulated result in a real run" in corrupted.reason


def test_tasks_are_kept_whole(run: RunFolder) -> None:
    task = load_task(next(iter(sorted(SAMPLES.iterdir()))), benchmark="verina")
    run.add_task(task)
    assert run.task(task.task_id) == task
    with pytest.raises(RunFolderError, match="cannot read"):
        run.task("other")
    (file,) = (run.path / "tasks").iterdir()
    file.write_text("{")
    run.add_task(task)  # what was damaged is written anew by whoever has the task
    assert run.task(task.task_id) == task


def test_a_task_that_was_changed_is_not_worked_on(tmp_path: Path) -> None:
    task = load_task(next(iter(sorted(SAMPLES.iterdir()))), benchmark="verina")
    run = start_run(tmp_path, spec(tasks={task.task_id: task.run_sha256}))
    run.add_task(task)
    assert run.same_task(task.task_id) == task
    (file,) = (run.path / "tasks").iterdir()
    file.write_text(file.read_text().replace(task.description[:20], "Something easier."))
    with pytest.raises(RunFolderError, match="not the task that the run was begun with"):
        run.same_task(task.task_id)


def test_a_task_cannot_write_elsewhere(run: RunFolder) -> None:
    attempt = run.cell(first_cell(spec())).claim(Claimer())
    assert attempt
    with pytest.raises(EnvironmentFailed, match="outside"):
        attempt.save_candidate(Candidate(), {"../../../../evil.lean": ""})


# ---------------------------------------------------------------- leases


def test_a_living_owner_is_waited_for_by_the_observers_clock(run: RunFolder) -> None:
    now = [0.0]
    folder = run.cell(first_cell(spec()))
    elsewhere = Owner(machine="another host", pid=1, started="", token="t1")
    held = folder.claim(Claimer(owner=elsewhere))
    assert held
    observer = Claimer(stale_s=60, clock=lambda: now[0])
    assert folder.claim(observer) is None
    now[0] = 59
    held.lease.beat()
    assert folder.claim(observer) is None
    now[0] = 118
    assert folder.claim(observer) is None  # 59 s after the beat that was seen at 59
    now[0] = 120
    taken = folder.claim(observer)
    assert taken
    assert taken.number == 2


def test_a_dead_process_of_this_machine_is_not_waited_for(run: RunFolder) -> None:
    child = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, text=True, check=True)
    dead = this_process().model_copy(update={"pid": int(child.stdout), "token": "t1"})
    folder = run.cell(first_cell(spec()))
    assert folder.claim(Claimer(owner=dead))
    assert folder.claim(Claimer())


@pytest.mark.skipif(not this_process().started, reason="the system does not tell when a process started")
def test_a_reused_process_id_is_told_apart(run: RunFolder) -> None:
    other = this_process().model_copy(update={"started": "1", "token": "t1"})
    folder = run.cell(first_cell(spec()))
    assert folder.claim(Claimer(owner=other))
    assert folder.claim(Claimer())


async def test_a_lease_beats_and_is_released(run: RunFolder) -> None:
    folder = run.cell(first_cell(spec()))
    attempt = folder.claim(Claimer())
    assert attempt
    before = (attempt.folder / "lease.json").read_text()
    async with attempt.lease.kept_alive(every_s=0.01):
        while (attempt.folder / "lease.json").read_text() == before:
            await asyncio.sleep(0.01)
        assert folder.claim(Claimer()) is None
    assert folder.claim(Claimer())


async def test_who_stood_still_and_lost_the_cell_stops_working_on_it(run: RunFolder) -> None:
    folder = run.cell(first_cell(spec()))
    other = this_process().model_copy(update={"started": "1"})  # looks like a process that is gone
    stopped = folder.claim(Claimer(owner=other))
    assert stopped
    stopped.lease.check()
    later = folder.claim(Claimer())
    assert later
    with pytest.raises(TakenOver):
        stopped.lease.check()
    later.lease.check()
    with pytest.raises(TakenOver):
        async with stopped.lease.kept_alive(every_s=0.01):
            await asyncio.sleep(60)
    assert folder.commit(later, outcome(folder.cell))
    assert later.lease.taken_over, "a finished cell is nobody's"


async def test_stopping_who_holds_a_cell_is_no_takeover(run: RunFolder) -> None:
    attempt = run.cell(first_cell(spec())).claim(Claimer())
    assert attempt

    async def hold() -> None:
        async with attempt.lease.kept_alive(every_s=0.01):
            await asyncio.sleep(60)

    holding = asyncio.ensure_future(hold())
    await asyncio.sleep(0.03)
    holding.cancel()
    with pytest.raises(asyncio.CancelledError):
        await holding


RACE = """
import sys
from pathlib import Path
from p3.method.leases import Claimer, TakenOver
for cell in sorted(Path(sys.argv[1]).iterdir()):
    if found := Claimer().claim(cell):
        print(cell.name, found[0])
print("done", flush=True)
sys.stdin.read()
"""


def test_two_processes_never_hold_one_cell(tmp_path: Path) -> None:
    for n in range(50):
        (tmp_path / f"cell{n:02}").mkdir()
    racers = [
        subprocess.Popen([sys.executable, "-c", RACE, str(tmp_path)], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    lines: list[str] = []
    for racer in racers:  # each holds what it claimed until all of them have tried every cell
        assert racer.stdout
        lines += iter(lambda stream=racer.stdout: stream.readline().strip(), "done")
    for racer in racers:
        racer.communicate("")
    assert sorted(lines) == [f"cell{n:02} 1" for n in range(50)]


# ---------------------------------------------------------------- index, names, files


def test_the_index_follows_the_files(run: RunFolder) -> None:
    cells = cells_of(spec())
    finish(run, cells[0])
    finish(run, cells[1], OutcomeStatus.REJECTED, code="R_SORRY", usage=outcome(cells[1]).usage.model_copy(update={"cost": None}))
    found, _ = rows(run)
    assert [(r.task_id, r.epoch, r.status, r.solved, r.code, r.cost) for r in found] == [
        ("t1", 0, "solved", True, "", 0.25),
        ("t1", 1, "rejected", False, "R_SORRY", None),
    ]
    assert found[0].model == "openai/gpt-4o+judge=scripted:x.toml"
    run.cell(cells[0]).retire()
    finish(run, cells[2])
    assert [(r.task_id, r.epoch) for r in rows(run)[0]] == [("t1", 1), ("t2", 0)]


@pytest.mark.parametrize("damage", [b"not sqlite at all, but long enough to be taken for a file", b""])
def test_a_damaged_index_is_made_anew(run: RunFolder, damage: bytes) -> None:
    finish(run, first_cell(spec()))
    before = rows(run)
    (run.path / "index.sqlite").write_bytes(damage)
    assert rows(run) == before


def test_an_index_that_cannot_be_used_is_done_without(run: RunFolder) -> None:
    finish(run, first_cell(spec()))
    before = rows(run)
    for damage in (
        "UPDATE cells SET counts = 'no JSON'",
        "UPDATE cells SET epoch = 'x'",
        "DROP TABLE cells; CREATE TABLE cells (a)",
    ):
        with contextlib.closing(sqlite3.connect(run.path / "index.sqlite")) as db:
            db.executescript(damage)
        assert rows(run) == before
    (run.path / "index.sqlite").unlink()
    (run.path / "index.sqlite").mkdir()
    assert rows(run) == before


@pytest.mark.slow
def test_an_index_held_by_a_process_that_stands_still_is_done_without(run: RunFolder) -> None:
    finish(run, first_cell(spec()))
    before = rows(run)
    with contextlib.closing(sqlite3.connect(run.path / "index.sqlite", isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        assert rows(run) == before


def test_what_another_process_works_on_is_not_deleted(run: RunFolder) -> None:
    held = run.cell(first_cell(spec())).claim(Claimer(owner=parent()))
    assert held
    with pytest.raises(RunFolderError, match=f"process {os.getppid()} works on it"):
        remove_run(run)
    assert not discard_unused(run)
    assert held.folder.is_dir()
    held.lease.release()
    remove_run(run)
    assert list(run.path.parent.iterdir()) == []


def parent() -> Owner:
    """The process that runs the tests' process, as an owner: certainly alive, and not this one."""
    return this_process().model_copy(update={"pid": os.getppid(), "started": _started(os.getppid())})


def test_names_of_models_are_safe_and_distinct() -> None:
    names = ["openai/gpt-4o", "openai_gpt-4o", "scripted:/tmp/a b.toml", "..", "", "a" * 300, "a" * 301, "λ", "μ", "gpt-4o"]
    safe = [safe_name(n) for n in names]
    assert len(set(safe)) == len(names)
    assert safe[-1] == "gpt-4o"
    assert all(
        0 < len(s) <= 80 and not s.startswith(".") and set(s) <= set("abcdefghijklmnopqrstuvwxyz0123456789._-") for s in safe
    )
    assert model_name(RoleModels(default="a", roles={"judge": "a"})) == "a"
    assert model_name(MODELS) == "openai/gpt-4o+judge=scripted:x.toml"


def test_a_full_disk_leaves_no_pieces(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
        with pytest.raises(EnvironmentFailed, match="cannot write"):
            write_atomic(tmp_path / "a", "x" * 2000)
        with pytest.raises(EnvironmentFailed, match="cannot write"):
            commit_exclusive(tmp_path / "a", "x" * 2000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert list(tmp_path.iterdir()) == []


def test_files_are_whole_or_absent(tmp_path: Path) -> None:
    write_atomic(tmp_path / "a/b", "one")
    write_atomic(tmp_path / "a/b", "two")
    assert (tmp_path / "a/b").read_text() == "two"
    assert commit_exclusive(tmp_path / "c", "first")
    assert not commit_exclusive(tmp_path / "c", "second")
    assert (tmp_path / "c").read_text() == "first"
    assert {p.name for p in tmp_path.iterdir()} == {"a", "c"}
