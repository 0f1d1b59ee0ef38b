"""`p3 bench` and `p3 report` through the real command line."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from p3.cli.bench_choice import refuse_contradictions
from p3.errors import UsageError
from p3.llm.scripted import read_script
from p3.method.run_store import open_run
from p3.method.runs import cells_of
from tests.cli.conftest import P3, SAMPLES, assert_one_sentence, clean_environment
from tests.servers.dialects import ServerReply

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SKILLS = "tasks = 40\n[skill.p3]\nrate = 0.6\n[skill.seq]\nrate = 0.4\nerrors = 0.1\n[skill.plain]\nrate = 0.3\n"
SCRIPTED = f"scripted:{SAMPLES}"


@pytest.mark.parametrize(
    ("arguments", "code", "parts"),
    [
        (("verona", "-m", "x"), 2, ("there is no benchmark `verona`", "verina, algoveri, lean4commit0", "samples")),
        (("verina", "-m", "x", "--baselines", "seq,plane"), 2, ("no baseline 'plane'", "seq, plain")),
        (("verina", "-m", "x", "--ablate", "no-gat"), 2, ("no ablation 'no-gat'", "did you mean no-gate", "impl-plan")),
        (("verina", "-m", "x", "--tasks", "zz*"), 2, ("no task matches --tasks 'zz*'", "sample_dedup")),
        (("verina", "--models", "a,b"), 2, ("under one judge", "--judge")),
        (("verina",), 2, ("no model is named", "p3.toml")),
        (("verina", "-m", "a", "--models", "a,b"), 2, ("--model and --models contradict",)),
        (("verina", "-m", "a", "--retry", "error", "--fresh"), 2, ("--fresh and --retry contradict",)),
        (("verina", "-m", "a", "--dask-address", "tcp://x"), 2, ("--dask-address is for --executor dask",)),
        (("verina", "-m", "a", "--jobs", "0"), 2, ("--jobs 0 leaves nothing",)),
    ],
)
def test_what_cannot_work_is_one_sentence(p3: P3, arguments: tuple[str, ...], code: int, parts: tuple[str, ...]) -> None:
    done = p3("bench", *arguments)
    remarks = [line for line in done.stderr.splitlines() if "no data folder is given" in line]
    done.stderr = "\n".join(line for line in done.stderr.splitlines() if line not in remarks)
    assert_one_sentence(done, code, *parts)


def test_a_dry_run_counts_cells_and_money(p3: P3, tmp_path: Path) -> None:
    (tmp_path / "p3.toml").write_text('model = "anthropic/claude-sonnet-4-5"\n[roles]\njudge = "openai/gpt-4o"\n')
    done = p3("bench", "verina", "--baselines", "seq,plain", "--epochs", "3", "--max-cost", "2", "--dry-run", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["tasks"], found["cells"], found["at_most"]) == (7, 63, 126.0)
    assert [a["method"] for a in found["arms"]] == ["p3", "seq", "plain"]
    assert {a["model"] for a in found["arms"]} == {"anthropic/claude-sonnet-4-5+judge=openai/gpt-4o"}
    assert 10 < found["cost"] < 126
    assert not (tmp_path / "runs").exists()
    (tmp_path / "p3.toml").unlink()
    free = p3("bench", "verina", "-m", "scripted:x.toml", "--dry-run")
    assert "7 tasks, 7 cells, about $0.0000 in all" in free.stdout
    assert "assumed" in free.stdout


def test_a_simulated_run_from_flags_to_report(p3: P3, tmp_path: Path) -> None:
    (tmp_path / "skills.toml").write_text(SKILLS)
    command = ("bench", "verina", "--simulate", "skills.toml", "--baselines", "seq,plain", "--models", "a,b", "--judge", "j")
    done = p3(*command, "--epochs", "2", "--label", "sizing", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["cells"], found["done"], found["finished"], found["simulated"]) == (480, 480, True, True)
    assert found["errors"] > 0
    again = p3(*command, "--epochs", "2", "--label", "sizing")
    assert again.stdout.startswith("SIMULATED")
    assert "480 of 480 cells" in again.stdout
    reported = p3("report", "last", "-o", "out", "--json")
    assert [Path(f).name for f in json.loads(reported.stdout)["files"]] == ["report.html", "report.md", "cells.csv"]
    assert "SIMULATED" in (tmp_path / "out/report.html").read_text()
    assert (tmp_path / "out/cells.csv").read_text().count("\n") == 481
    assert (tmp_path / "out/report.md").read_text().count("| p3 (a) – seq (a) |") >= 1
    shown = p3("report", "last")
    assert shown.stdout.splitlines() == [str(Path(found["run"]) / f) for f in ("report.html", "report.md", "cells.csv")]
    assert_one_sentence(p3(*command, "--ablate", "no-gate"), 2, "no skill is given for p3-no-gate")
    assert_one_sentence(p3("report", "nosuch"), 2, "no run 'nosuch'")
    other = json.loads(p3(*command, "--label", "another", "--json").stdout)["run"]
    assert_one_sentence(p3("report", "last", found["run"]), 2, "say where it goes with -o DIR")
    assert_one_sentence(p3("report", other, found["run"], "-o", "both"), 2, "would count twice")


def test_a_run_folder_of_another_version_and_a_corrupted_cell(p3: P3, tmp_path: Path) -> None:
    (tmp_path / "skills.toml").write_text(SKILLS)
    command = ("bench", "verina", "--simulate", "skills.toml", "--json")
    run = tmp_path / json.loads(p3(*command).stdout)["run"]
    cell = run.joinpath("cells/simulated_1/p3/simulated/0/result.json")
    whole = cell.read_text()
    cell.write_text(whole[: len(whole) // 2])
    done = p3(*command)
    assert done.returncode == 3
    found = json.loads(done.stdout)
    assert (found["done"], len(found["corrupted"])) == (39, 1)
    reported = p3("report", "last")
    assert reported.returncode == 0
    assert "1 cell cannot be read and is left out" in (run / "report.md").read_text()
    record = json.loads((run / "run.json").read_text())
    (run / "run.json").write_text(json.dumps(record | {"schema_version": 99}))
    for command in (("bench", "verina", "--simulate", "skills.toml"), ("report", run)):
        assert_one_sentence(p3(*command), 2, "is a run of version 99; this P3 reads version 1")


# ---------------------------------------------------------------- real cells


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ({"executor": "spark"}, "there is no executor 'spark'; there are local and dask"),
        ({"retry": "solved"}, "write --retry error"),
        ({"workers": 2}, "--workers is for --executor dask"),
        ({"executor": "dask", "workers": 2, "dask_address": "x"}, "--dask-address and --workers contradict"),
        ({"executor": "dask", "simulate": Path("x")}, "--simulate calls no model"),
        ({"simulate": Path("x"), "record": True}, "--simulate and --record contradict"),
        ({"in_flight": 0}, "--in-flight 0 leaves nothing"),
        ({"max_run_cost": -1.0}, "--max-run-cost -1 leaves nothing"),
        ({"max_run_cost": float("nan")}, "--max-run-cost nan leaves nothing"),
        ({"max_run_cost": float("inf")}, "--max-run-cost inf leaves nothing"),
        ({"methods": ","}, "--methods ',' names nothing"),
    ],
)
def test_flags_that_contradict_each_other(flags: dict[str, Any], said: str) -> None:
    names = (
        "model",
        "models",
        "fresh",
        "retry",
        "simulate",
        "dry_run",
        "record",
        "max_run_cost",
        "dask_address",
        "workers",
        "jobs",
    )
    given: dict[str, Any] = dict.fromkeys(names) | {"executor": "local", "in_flight": 16} | flags
    with pytest.raises(UsageError, match=said):
        refuse_contradictions(given)


def test_a_model_that_cannot_be_called_leaves_no_run(p3: P3, tmp_path: Path) -> None:
    done = p3("bench", "verina", "--tasks", "sample_dedup,sample_list_max", "-m", "scripted:nowhere.toml")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == "p3: cannot read the script nowhere.toml: No such file or directory"
    assert not (tmp_path / "runs").exists()


@pytest.mark.lean
def test_a_bench_without_a_key_and_its_resume(p3: P3, tmp_path: Path) -> None:
    command = ("bench", "verina", "--tasks", "sample_list_max", "--baselines", "seq,plain", "-m", SCRIPTED)
    argv = [sys.executable, "-c", "from p3.cli import main; main()", *command]
    stopped = subprocess.Popen(argv, cwd=tmp_path, env=clean_environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    deadline = time.monotonic() + 250
    while not list(tmp_path.glob("runs/*/cells/*/*/*/*/attempt-1/journal.jsonl")) and time.monotonic() < deadline:
        time.sleep(0.05)
    stopped.send_signal(signal.SIGINT)
    _, said = stopped.communicate(timeout=60)
    assert stopped.returncode == 130, said
    assert said.decode().strip().splitlines()[-1] == "p3: interrupted; what was done so far is kept, and the same command goes on"
    done = p3(*command, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert {a["method"]: a["solved"] for a in found["arms"]} == {"p3": 1, "seq": 1, "plain": 1}
    (run,) = (tmp_path / "runs").iterdir()
    assert tmp_path / found["run"] == run
    outcomes = open_run(run).results().outcomes
    assert all(o.self_judged and not o.live for o in outcomes)
    assert len(list(run.glob("cells/*/*/*/*/attempt-*"))) > 3  # what was begun before the stop, and what went on
    shown = p3(*command)
    assert "3 of 3 cells" in shown.stdout
    p3("report", "last")
    html = (run / "report.html").read_text()
    assert "No model was called" in html
    assert html.count("<svg class=") == 1  # the plan of p3's cell


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The model server as a process of its own, with the sample's replies."""
    folder = SAMPLES / "list_max"
    replies: list[dict[str, Any]] = []
    for reply in read_script(folder / "replies.toml", ServerReply):
        data = reply.model_dump(mode="json", by_alias=True, exclude_defaults=True)
        if "json_file" in data:
            data["json"] = json.loads((folder / data.pop("json_file")).read_text())
        replies.append(data | ({"repeat": 10} if data.get("role") == "judge" else {}))
    script = tmp_path / "script.json"
    script.write_text(json.dumps(replies))
    argv = [sys.executable, "-m", "tests.servers.model_server", "--script", str(script)]
    process = subprocess.Popen(argv, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    yield process.stdout.readline().removeprefix("listening on ").strip()
    process.kill()
    process.wait()


@pytest.mark.lean
def test_the_ordinary_form_over_http(p3: P3, server: str, tmp_path: Path) -> None:
    (tmp_path / "p3.toml").write_text(f'base_url = "{server}"\n[prices.test-model]\ninput = 1.0\noutput = 2.0\n')
    command = ("bench", "verina", "--tasks", "sample_list_max", "--baselines", "seq,plain", "--model", "test-model", "--json")
    done = p3(*command)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert {a["method"]: a["solved"] for a in found["arms"]} == {"p3": 1, "seq": 1, "plain": 1}
    run = open_run(tmp_path / found["run"])
    outcomes = run.results().outcomes
    assert len(outcomes) == len(cells_of(run.spec)) == 3
    assert all(o.live for o in outcomes)
    calls = sum(o.usage.calls for o in outcomes)
    assert found["spent"]["cost"] == pytest.approx(calls * (100 * 1.0 + 10 * 2.0) / 1e6)
