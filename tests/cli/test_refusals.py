"""What a person gets wrong at first: said in one sentence before anything is paid for, and nothing is left behind."""

import json
import shutil
from pathlib import Path

import pytest

from p3.llm.model import RoleModels
from p3.llm.sources import sources_of
from p3.method.run_store import discard_unused, start_run
from p3.method.runs import RunFolder
from tests.cli.conftest import P3, SAMPLES, assert_one_sentence
from tests.method.support import spec

TASK = SAMPLES / "list_max"
SCRIPT = TASK / "replies.toml"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("-j", "0"), "--jobs 0 leaves nothing to work with"),
        (("-j", "-1"), "--jobs -1 leaves nothing to work with"),
        (("--base-url", "notaurl"), "--base-url is wrong: 'notaurl' is not a URL"),
        (("--temperature", "99"), "--temperature is wrong: it must be less than or equal to 2"),
        (("--max-cost", "0"), "--max-cost is wrong: it must be greater than 0"),
        (("--role", "planer=x"), "--role planer=x: write ROLE=MODEL"),
        (("-m", "scripted:absent.toml"), "cannot read the script absent.toml"),
        (("--instruction", "@absent"), "absent cannot be read: No such file or directory"),
    ],
)
def test_a_start_that_cannot_work_leaves_no_run(p3: P3, tmp_path: Path, flags: tuple[str, ...], said: str) -> None:
    assert_one_sentence(p3("solve", TASK, "-m", f"scripted:{SCRIPT}", *flags), 2, said)
    assert not (tmp_path / "runs").exists()


@pytest.mark.slow
def test_a_missing_key_leaves_no_run(p3: P3, tmp_path: Path) -> None:
    assert_one_sentence(p3("solve", TASK, "-m", "anthropic/claude-sonnet-4-5"), 3, "ANTHROPIC_API_KEY")
    assert not (tmp_path / "runs").exists()


@pytest.mark.slow
def test_misspelt_roles_are_noticed(p3: P3, tmp_path: Path) -> None:
    (tmp_path / "p3.toml").write_text('[roles]\nplaner = "x"\n')
    assert_one_sentence(p3("solve", TASK, "-m", f"scripted:{SCRIPT}"), 2, "no role 'planer'; did you mean 'planner'?")
    (tmp_path / "p3.toml").unlink()
    (tmp_path / "s.toml").write_text('[[reply]]\nrole = "planer"\ntext = "x"\n')
    assert_one_sentence(p3("solve", TASK, "-m", "scripted:s.toml"), 2, "reply 1", "no role 'planer'; did you mean 'planner'?")


def test_an_edited_script_is_another_run(tmp_path: Path) -> None:
    script, plan = tmp_path / "s.toml", tmp_path / "plan.json"
    script.write_text('[[reply]]\nrole = "planner"\njson_file = "plan.json"\n')
    plan.write_text("{}")
    models = (RoleModels(default=f"scripted:{script}"),)
    first = sources_of(models, ["t"])
    assert sources_of(models, ["t"]) == first
    plan.write_text('{"a": 1}')
    second = sources_of(models, ["t"])
    script.write_text(script.read_text() + '[[reply]]\ntext = "more"\n')
    third = sources_of(models, ["t"])
    ids = {spec().model_copy(update={"sources": s}).run_id for s in (first, second, third)}
    assert len(ids) == 3
    assert sources_of((RoleModels(default="openai/gpt-4o"),), ["t"]) == {}
    assert spec().model_copy(update={"sources": {}}).run_id == spec().run_id


@pytest.mark.slow
def test_a_copy_whose_frozen_text_changed(p3: P3, tmp_path: Path) -> None:
    """A grading script gets a rejection that it can read, naming the file that was handed in."""
    assert p3("task", "reference", "verina/sample_list_max", "-o", "filled.lean").returncode == 0
    filled = tmp_path / "filled.lean"
    filled.write_text(filled.read_text().replace("theorem listMax_spec", "theorem other_spec"))
    done = p3("verify", "verina/sample_list_max", filled, "--json")
    verdict = json.loads(done.stdout)
    assert (done.returncode, verdict["status"], verdict["code"]) == (1, "reject", "R_FROZEN_TEXT_CHANGED")
    assert verdict["evidence"].startswith(f"{filled}:")
    shown = p3("verify", "verina/sample_list_max", filled)
    assert shown.returncode == 1
    assert "1 intake" in shown.stdout


def test_a_solution_goes_into_a_lean_file(p3: P3, tmp_path: Path) -> None:
    p3("task", "reference", "verina/sample_list_max", "-o", "ref.lean")
    p3("task", "reference", "verina/sample_list_max", "-o", "ref.json")
    assert "!benchmark @start" in (tmp_path / "ref.lean").read_text()
    assert "code" in json.loads((tmp_path / "ref.json").read_text())


def test_deleting_asks_and_takes_no_for_an_answer(p3: P3, tmp_path: Path) -> None:
    run = start_run(tmp_path / "runs", spec())
    closed = p3("runs", "rm", run.path.name)
    assert closed.returncode == 2
    assert "p3 runs rm --yes" in closed.stderr
    assert run.path.exists()


def test_an_empty_folder_has_no_runs(p3: P3) -> None:
    done = p3("runs", "list")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "there are no runs in runs\n")


def test_a_run_with_nothing_in_it_is_discarded_and_no_other(tmp_path: Path) -> None:
    used: RunFolder = start_run(tmp_path, spec())
    journal = used.path / "cells/t/p3/m/0/attempt-1/journal.jsonl"
    journal.parent.mkdir(parents=True)
    journal.write_text("header\n")
    copy = RunFolder(Path(shutil.copytree(used.path, tmp_path / "copy")), used.record)
    journal.write_text("header\nrecord\n")
    assert not discard_unused(used)
    assert used.path.exists()
    assert discard_unused(copy)
    assert not copy.path.exists()


def test_errors_are_json_too_and_names_are_helped(p3: P3) -> None:
    done = p3("task", "show", "sample_list_max", "--json")
    assert done.returncode == 2
    found = json.loads(done.stdout)
    near = json.loads(p3("task", "show", "verna/sample_list_max", "--json").stdout)
    assert near["error"].endswith("no benchmark `verna`; did you mean verina/sample_list_max?")
    assert found == {"error": "sample_list_max does not exist; did you mean verina/sample_list_max?", "exit_code": 2}
    listed = json.loads(p3("task", "list", "samples", "--json").stdout)
    assert {"sample_list_max", "lean4commit0_BankLedger"} & {t["task_id"] for t in listed}


@pytest.mark.slow
def test_a_money_budget_that_does_not_hold_is_said(p3: P3, tmp_path: Path) -> None:
    done = p3("solve", TASK, "-m", "openai/of-my-own", "--max-cost", "1")
    assert done.returncode == 3
    assert "--max-cost does not hold for openai/of-my-own" in done.stderr
    assert not (tmp_path / "runs").exists()


@pytest.mark.slow
@pytest.mark.lean
def test_a_plan_that_is_turned_down_is_not_replaced_without_a_word(p3: P3) -> None:
    done = p3("plan", TASK, "-m", f"scripted:{SCRIPT}", "--plan", TASK / "plan-first.json")
    assert done.returncode == 1
    assert "plan-first.json was rejected by the gate" in done.stderr
    assert "Lean knows no constant `List.maximum_mem`" in done.stderr
    assert json.loads(done.stdout)["decomposition"]


@pytest.mark.slow
@pytest.mark.lean
def test_a_task_is_checked_with_lean_before_anybody_is_paid(p3: P3, tmp_path: Path) -> None:
    text = "theorem t : TRUTH := by\n  -- !benchmark @start proof\n  sorry\n  -- !benchmark @end proof\n"
    (tmp_path / "Good.lean").write_text(text.replace("TRUTH", "True"))
    (tmp_path / "Bad.lean").write_text(text)
    assert p3("task", "check", "Good.lean", "--lean").returncode == 0
    assert p3("task", "check", "Bad.lean").returncode == 0
    bad = p3("task", "check", ".", "--lean")
    assert bad.returncode == 1
    assert "fails: Bad.lean:1: the task's own text does not elaborate: Unknown identifier `TRUTH`" in bad.stdout


@pytest.mark.slow
@pytest.mark.lean
def test_a_plan_is_checked_by_the_gate_alone_without_a_model(p3: P3, tmp_path: Path) -> None:
    good = p3("plan", TASK, "--plan", TASK / "plan.json", "--gate-only")
    assert (good.returncode, "the plan passes the gate" in good.stdout) == (0, True), good.stderr
    bad = p3("plan", TASK, "--plan", TASK / "plan-first.json", "--gate-only")
    assert bad.returncode == 1
    assert "unknown_constant at List.maximum_mem: Lean knows no constant `List.maximum_mem`" in bad.stdout
    assert bad.stdout.endswith("the gate turns the plan down\n")
    told = json.loads(p3("plan", TASK, "--plan", TASK / "plan-first.json", "--gate-only", "--json").stdout)
    assert (told["passed"], told["findings"][0]["code"]) == (False, "unknown_constant")
    assert_one_sentence(p3("plan", TASK, "--gate-only"), 2, "name it with --plan FILE")
    assert not (tmp_path / "runs").exists()


@pytest.mark.slow
@pytest.mark.lean
def test_a_server_that_is_not_there_leaves_no_run(p3: P3, tmp_path: Path) -> None:
    assert_one_sentence(
        p3("plan", TASK, "-m", "x", "--base-url", "http://127.0.0.1:1/v1"), 3, "no plan: the model x could not be reached"
    )
    assert list((tmp_path / "runs").iterdir()) == []
