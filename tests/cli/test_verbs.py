"""Verbs that need no Lean, through the real command line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from p3.method.leases import Claimer
from p3.method.model import OutcomeStatus
from p3.method.run_store import start_run
from p3.method.runs import RunFolder, cells_of
from p3.trace import JsonlSink
from tests.cli.conftest import P3, SAMPLES, assert_one_sentence
from tests.method.support import outcome, spec


@pytest.fixture
def run(tmp_path: Path) -> RunFolder:
    """A run of two tasks, one epoch, both done."""
    from p3.method.events import CellStarted, PlanRejected

    found = start_run(tmp_path / "runs", spec(epochs=1))
    for cell, status in zip(cells_of(found.spec), (OutcomeStatus.SOLVED, OutcomeStatus.REJECTED), strict=True):
        attempt = found.cell(cell).claim(Claimer())
        assert attempt
        with JsonlSink(attempt.trace) as sink:
            sink.emit(CellStarted(task_id=cell.task_id, method="p3"))
            sink.emit(PlanRejected(by="gate", round=1, codes=("cycle",)))
        found.cell(cell).commit(attempt, outcome(cell, status, code="" if status is OutcomeStatus.SOLVED else "R_SORRY"))
        attempt.lease.release()
    return found


def test_help_and_version(p3: P3) -> None:
    done = p3("--help")
    assert done.returncode == 0
    for verb in ("verify", "runs", "task", "lean", "data", "config"):
        assert verb in done.stdout
    assert p3("--version").stdout.startswith("p3 ")


def test_a_misspelt_verb_or_option_is_one_sentence(p3: P3) -> None:
    assert_one_sentence(p3("rnus", "list"), 2, "No such command 'rnus'", "runs", "see p3 --help")
    assert_one_sentence(p3("sovle"), 2, "No such command 'sovle' (did you mean 'solve'?); see p3 --help")
    assert_one_sentence(p3("runs", "list", "--jsno"), 2, "--jsno", "see p3 runs list --help")


@pytest.mark.slow
def test_a_wrong_or_absent_value_of_an_option_is_one_sentence(p3: P3) -> None:
    assert_one_sentence(p3("runs", "show", "last", "--runs"), 2, "'--runs' requires an argument; see p3 runs show --help")
    assert_one_sentence(p3("solve", "x", "--seed", "a"), 2, "'--seed': it must be a valid integer; see p3 solve --help")


@pytest.mark.slow
def test_simulated_and_damaged_runs_are_told_from_others_wherever_they_are_listed(p3: P3, run: RunFolder, tmp_path: Path) -> None:
    drawn = start_run(tmp_path / "runs", spec(epochs=1, simulation={"skill": {}}), simulated=True)
    for cell in cells_of(drawn.spec):
        assert drawn.cell(cell).settle(outcome(cell, OutcomeStatus.SOLVED, simulated=True))
    (run.cell(cells_of(run.spec)[0]).path / "result.json").write_text("{")
    listed = p3("runs", "list").stdout
    assert "finished, simulated" in next(line for line in listed.splitlines() if drawn.path.name in line)
    assert "simulated" not in next(line for line in listed.splitlines() if run.path.name in line)
    assert "SIMULATED" in p3("runs", "show", drawn.path.name).stdout
    compared = p3("runs", "diff", run.path.name, drawn.path.name)
    assert f"{drawn.path.relative_to(tmp_path)}: SIMULATED" in compared.stderr
    assert "result.json cannot be read and is left out" in compared.stderr


@pytest.mark.slow
def test_runs_are_listed_shown_compared_and_deleted(p3: P3, run: RunFolder, tmp_path: Path) -> None:
    name = run.path.name
    listed = json.loads(p3("runs", "list", "--json").stdout)["runs"]
    assert [(r["run"], r["done"], r["cells"], r["solved"], r["cost"]) for r in listed] == [(name, 2, 2, 1, 0.5)]
    overview = p3("runs", "show", "last").stdout
    assert "t1" in overview
    assert "R_SORRY" in overview
    story = p3("runs", "show", name[:5], "t1").stdout
    assert "plan 1 rejected by the gate: cycle" in story
    assert "SOLVED" in story
    shown = json.loads(p3("runs", "show", name, "--json").stdout)
    assert [c["status"] for c in shown["cells"]] == ["solved", "rejected"]
    start_run(tmp_path / "runs", spec(epochs=1), fresh=True)
    compared = json.loads(p3("runs", "diff", name, f"{name}-2", "--json").stdout)
    assert [(d["first"], d["second"]) for d in compared["differences"]] == [("solved", None), ("rejected R_SORRY", None)]
    removed = json.loads(p3("runs", "rm", name, f"{name}-2", "--yes", "--json").stdout)
    assert removed == {"deleted": [f"runs/{name}", f"runs/{name}-2"], "kept": []}
    assert json.loads(p3("runs", "list", "--json").stdout)["runs"] == []


@pytest.mark.slow
def test_one_cell_of_several_methods_is_told_and_open_ones_say_why(p3: P3, tmp_path: Path) -> None:
    found = start_run(tmp_path / "runs", spec(epochs=1, methods=("p3", "seq"), label="first try"))
    first, *_, last = cells_of(found.spec)
    attempt = found.cell(first).claim(Claimer())
    assert attempt
    found.cell(first).commit(attempt, outcome(first, OutcomeStatus.SOLVED))
    failed = found.cell(last).claim(Claimer())
    assert failed
    said = outcome(last, OutcomeStatus.ERROR, code="E_PROVIDER", reason="the provider is away")
    (failed.folder / "result.json").write_text(said.model_dump_json())

    assert "2 tasks (first try)" in p3("runs", "list").stdout
    overview = p3("runs", "show", "last").stdout
    assert "E_PROVIDER" in next(line for line in overview.splitlines() if "open, after an error" in line)
    assert "TASK --method METHOD tells the story" in overview
    told = p3("runs", "show", "last", last.task_id, "--method", "seq").stdout
    assert "ERROR E_PROVIDER: the provider is away\nnot finished; the same command tries it again" in told
    opened = json.loads(p3("runs", "show", "last", last.task_id, "--json").stdout)["open"]
    assert [o["error"] for o in opened] == [{"code": "E_PROVIDER", "reason": "the provider is away"}]
    assert_one_sentence(p3("runs", "show", "last", "t3"), 2, "has no task 't3'; it has t1, t2")
    assert_one_sentence(p3("runs", "show", "last", first.task_id, "--method", "seq"), 2, "has not begun any such cell yet")


def test_a_corrupted_cell_is_reported_and_the_others_are_shown(p3: P3, run: RunFolder) -> None:
    broken = run.cell(cells_of(run.spec)[0]).path / "result.json"
    broken.write_text("{")
    done = p3("runs", "show", "last")
    assert done.returncode == 0
    assert str(broken.relative_to(run.path.parent.parent)) in done.stderr
    assert "rejected" in done.stdout


def test_a_run_of_another_version_is_refused(p3: P3, run: RunFolder) -> None:
    (run.path / "run.json").write_text('{"schema_version": 7}')
    assert_one_sentence(p3("runs", "show", run.path.name), 2, "version 7", "this P3 reads version 1")
    listed = p3("runs", "list")
    assert listed.returncode == 0
    assert "version 7" in listed.stderr


def test_settings_say_where_they_came_from(p3: P3, tmp_path: Path) -> None:
    (tmp_path / "p3.toml").write_text('model = "scripted:x"\n')
    shown = json.loads(p3("config", "show", "--json", env={"P3_REPLANS": "9"}).stdout)
    assert shown["model"] == {"value": "scripted:x", "from": str(tmp_path / "p3.toml")}
    assert shown["replans"] == {"value": 9, "from": "P3_REPLANS"}
    assert shown["repairs"]["from"] == "default"
    (tmp_path / "p3.toml").write_text("modle = 1\n")
    assert_one_sentence(p3("config", "show"), 2, "p3.toml", "did you mean 'model'?")


@pytest.mark.slow
def test_tasks_are_listed_shown_checked_and_made(p3: P3, tmp_path: Path) -> None:
    listed = json.loads(p3("task", "list", "verina", "--json").stdout)
    assert {t["task_id"] for t in listed} >= {"sample_list_max", "sample_reverse_acc"}
    shown = p3("task", "show", "verina/sample_list_max").stdout
    assert "## Regions to fill" in shown
    assert json.loads(p3("task", "show", SAMPLES / "list_max", "--json").stdout)["task_id"] == "sample_list_max"
    checked = p3("task", "check", "verina")
    assert (checked.returncode, "0 fail" in checked.stdout) == (0, True)
    plain = tmp_path / "Plain.lean"
    plain.write_text("def f (n : Nat) : Nat := sorry\n\ntheorem f_pos (n : Nat) : f n = n := by\n  sorry\n")
    made = p3("task", "init", plain, "-o", tmp_path / "Task.lean")
    assert made.returncode == 0
    assert "-- !benchmark @start proof" in (tmp_path / "Task.lean").read_text()
    assert "!benchmark" not in plain.read_text()


def test_a_pipe_that_is_closed_early_is_no_error(tmp_path: Path) -> None:
    code = f"{sys.executable} -c 'from p3.cli import main; main()' task show verina/sample_list_max | head -1"
    done = subprocess.run(["sh", "-c", code], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (done.stdout.count("\n"), done.stderr) == (1, "")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("content", "parts"),
    [
        (b"\x7fELF\x02\x01\x00\xff\xfe", ("task.lean",)),
        (b"theorem t : 1 = 1 := rfl\n", ("task.lean", "marker")),
        (b"-- !benchmark @start proof\nrfl\n", ("task.lean", ":1:")),
    ],
    ids=["binary", "no markers", "malformed markers"],
)
def test_files_that_are_no_tasks(p3: P3, tmp_path: Path, content: bytes, parts: tuple[str, ...]) -> None:
    (tmp_path / "task.lean").write_bytes(content)
    assert_one_sentence(p3("task", "show", "task.lean"), 2, *parts)
    assert_one_sentence(p3("verify", "task.lean", "task.lean"), 2, *parts)


@pytest.mark.slow
def test_other_inputs_that_cannot_work(p3: P3, tmp_path: Path) -> None:
    assert_one_sentence(p3("verify", "none.lean", "c.json"), 2, "none.lean", "does not exist")
    assert_one_sentence(p3("verify", tmp_path, "c.json"), 2, "no task")
    assert_one_sentence(p3("verify"), 2, "give a task and a candidate")
    assert_one_sentence(p3("verify", SAMPLES / "list_max", "none.json"), 2, "none.json does not exist")
    (tmp_path / "c.json").write_text('{"code": 3}')
    assert_one_sentence(p3("verify", SAMPLES / "list_max", "c.json"), 2, "c.json is not a JSON object")
    assert_one_sentence(p3("verify", "--receipt", "none.json"), 2, "cannot read none.json")
    assert_one_sentence(p3("task", "list", "nonesuch"), 2, "no benchmark `nonesuch`", "verina")
    (tmp_path / "out").mkdir()
    (tmp_path / "Plain.lean").write_text("theorem t : 1 = 1 := by\n  sorry\n")
    assert_one_sentence(p3("task", "init", "Plain.lean", "-o", "out"), 3, "cannot write out")
