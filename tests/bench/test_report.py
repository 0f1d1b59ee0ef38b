"""The report of a run: numbers from cells, notices, the judge against people, and the page in a real browser."""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from p3 import assets
from p3.agent.model import InstructionStatus, Judgement
from p3.bench.labels import export_judgements, import_labels
from p3.bench.report import write_report
from p3.bench.report.data import read_runs, trace_of
from p3.bench.report.plan_graph import plan_graph
from p3.bench.simulate import Simulation, Skill, simulate, simulated_spec
from p3.bench.spec import choose_tasks
from p3.errors import RunFolderError
from p3.grade.model import Receipt, Verdict, VerdictStatus
from p3.llm.model import RoleModels, Usage
from p3.method.events import CellStarted, Graded
from p3.method.leases import Claimer
from p3.method.limits import Budgets
from p3.method.model import Cell, Counts, Outcome, OutcomeStatus, RunSpec
from p3.method.run_store import open_run, start_run
from p3.method.runs import RunFolder, cells_of
from p3.plan.model import FrozenPlan, GateReport, Plan, Retention, Review
from p3.task.model import Candidate
from p3.trace import JsonlSink

pytestmark = pytest.mark.slow

SOLVED = {"p3": 5, "seq": 3, "plain": 2}
"""Method → how many of the seven tasks it solves."""
MODELS = RoleModels(default="provider/model-x", roles={"judge": "provider/judge"})


def frozen() -> FrozenPlan:
    plan = Plan.model_validate_json((assets.benchmarks() / "verina/samples/is_palindrome/plan.json").read_bytes())
    return FrozenPlan(plan=plan, gate=GateReport(passed=True, complete=True, plan=plan), review=Review(verdict="PASS"), round=1)


def outcome(cell: Cell, number: int, **more: Any) -> Outcome:
    passed = number < SOLVED[cell.method]
    lean = number <= SOLVED[cell.method]  # one more is accepted by Lean and turned down by the judge
    judged = InstructionStatus.PASS if passed else InstructionStatus.FAIL
    receipt = Receipt(p3_version="0", task_id=cell.task_id, task_sha256="a", candidate_sha256="b", status=VerdictStatus.PASS)
    own: dict[str, Any] = {
        "status": OutcomeStatus.SOLVED if passed else OutcomeStatus.REJECTED,
        "code": "" if passed else "R_INSTRUCTION" if lean else "R_BUILD",
        "mechanical": lean,
        "instruction": judged if lean else InstructionStatus.UNKNOWN,
        "verdict": Verdict(status=VerdictStatus.PASS if lean else VerdictStatus.REJECT, receipt=receipt),
        "judgement": Judgement(status=judged, reason="<b>because</b> & so") if lean else None,
        "usage": Usage(calls=4, input_tokens=1000, output_tokens=100, cost=0.5),
        "usage_by_role": {"judge": Usage(calls=4, input_tokens=1000, output_tokens=100, cost=0.5)},
        "candidate": Candidate(regions={"code": "  if a < b then </script><i>x</i> else λ\n"}),
        "wall_s": 10.0 + number,
        "counts": Counts(replans=1, repairs=2, prover_solves=1),
    }
    if cell.method == "p3":
        kept = Retention(planned=3, present=2, same_statement=1, missing=("sameList_iff",), changed=("flipOnto_eq",))
        own |= {"plan": frozen(), "retention": kept}
    return Outcome(**cell.model_dump(), **(own | more))


@pytest.fixture
def run(tmp_path: Path) -> RunFolder:
    return made(tmp_path / "runs")


def made(folder: Path, left_out: int = 0, **more: Any) -> RunFolder:
    chosen = choose_tasks(["verina"])
    tasks = {t.task_id: t.sha256 for t in chosen.tasks}
    methods = more.pop("methods", ("p3", "seq", "plain"))
    budgets = Budgets(cost=more.pop("max_cost", None))
    run = start_run(folder, RunSpec(benchmark="verina", tasks=tasks, methods=methods, models=(MODELS,), budgets=budgets))
    for task in chosen.tasks:
        run.add_task(task)
    numbers = {task: i for i, task in enumerate(tasks)}
    cells = cells_of(run.spec)
    for cell in cells[: len(cells) - left_out]:
        attempt = run.cell(cell).claim(Claimer())
        assert attempt
        with JsonlSink(attempt.trace) as sink:
            sink.emit(CellStarted(task_id=cell.task_id, method=cell.method))
            sink.emit(Graded(status=VerdictStatus.PASS, evidence="fine"))
        assert run.cell(cell).commit(attempt, outcome(cell, numbers[cell.task_id], **more))
        attempt.lease.release()
    return run


def test_every_number_comes_from_the_cells(run: RunFolder, tmp_path: Path) -> None:
    html = write_report(run, out=tmp_path / "out")
    assert html == tmp_path / "out/report.html"
    lines = list(csv.DictReader((tmp_path / "out/cells.csv").read_text().splitlines()))
    assert len(lines) == 21
    assert sum(x["solved"] == "true" for x in lines if x["method"] == "p3") == 5
    assert "Cost to solve" in html.read_text()
    page = (tmp_path / "out/report.md").read_text()
    (rates,) = re.findall(r"^\| p3 \| 7 \| 7 \| 0 \| ([\d.]+) %.*?\| ([\d.]+) %", page, re.MULTILINE)[:1]
    assert rates == ("85.7", "71.4")
    assert "| p3 – seq | 7 | +28.6" in page
    assert "2 / 0 | 0.500 | 1.000 |" in page
    assert "$0.700 [" in page  # 7 cells of half a dollar over 5 solves
    assert "33.3 %" in page  # plan retention
    assert "depends on the methods compared" in page
    # A changed cell changes the report: nothing is remembered.
    cell = run.cell(cells_of(run.spec)[0])
    data = json.loads((cell.path / "result.json").read_text())
    (cell.path / "result.json").write_text(json.dumps(data | {"status": "rejected"}))
    write_report(run, out=tmp_path / "out")
    assert re.search(r"^\| p3 \| 7 \| 7 \| 0 \| 85.7 %.*?\| 57.1 %", (tmp_path / "out/report.md").read_text(), re.MULTILINE)


def test_unknown_cost_stays_unknown(tmp_path: Path) -> None:
    run = made(tmp_path / "runs", usage=Usage(calls=4, input_tokens=1000, output_tokens=100, cost=None))
    html = write_report(run)
    page = html.with_name("report.md").read_text()
    assert "Cost to solve" not in html.read_text()
    assert "7 cells of unknown cost" in page
    assert "unknown |" in page
    assert "most expensive quarter" not in page
    assert all(x["cost"] == "" for x in csv.DictReader((run.path / "cells.csv").read_text().splitlines()))


def test_what_a_reader_has_to_know_stands_first(tmp_path: Path) -> None:
    receipt = Receipt(
        p3_version="0",
        task_id="t",
        task_sha256="a",
        candidate_sha256="b",
        status=VerdictStatus.PASS,
        sandboxed=False,
        import_substitution="Mathlib resolved to P3's compatibility layer",
    )
    verdict = Verdict(status=VerdictStatus.PASS, receipt=receipt)
    run = made(tmp_path / "runs", left_out=2, live=False, self_judged=True, verdict=verdict)
    (next(run.cells()).path / "result.json").write_text("{")
    html = write_report(run).read_text()
    for said in (
        "No model was called",
        "Graded without a sandbox",
        "layer in place of Mathlib",
        "Self-judged",
        "Unfinished: 3 of 21 cells have no result",
        "1 cell cannot be read and is left out",
    ):
        assert said in html
    failed = made(tmp_path / "failed", status=OutcomeStatus.ERROR, code="E_SESSION")
    page = write_report(failed).with_name("report.md").read_text()
    assert "21 cells ended in an infrastructure error, left out of every rate" in page


def test_a_method_that_is_run_later_is_reported_with_the_earlier_ones(tmp_path: Path) -> None:
    both = [made(tmp_path / "runs", methods=("p3", "seq")), made(tmp_path / "runs", methods=("plain",), max_cost=1.0)]
    html = write_report(*both, out=tmp_path / "out").read_text()
    page = (tmp_path / "out/report.md").read_text()
    assert "| p3 – plain | 7 |" in page
    assert "differ in budgets: a difference between methods may come from that" in page
    assert f"{both[0].path.name} + {both[1].path.name}" in page
    assert "21 of 21 cells" in html
    assert len((tmp_path / "out/cells.csv").read_text().splitlines()) == 22
    with pytest.raises(RunFolderError, match=r"under plain is in both .* and would count twice"):
        write_report(*both, made(tmp_path / "again", methods=("plain",)), out=tmp_path / "out")


def test_models_that_judge_themselves_or_were_not_called_are_named(tmp_path: Path) -> None:
    """One judge for two models may be one of them: that one's cells alone are self-judged."""
    models = (RoleModels(default="a/one", roles={"judge": "a/one"}), RoleModels(default="b/two", roles={"judge": "a/one"}))
    tasks = {"t": "0"}
    run = start_run(tmp_path / "runs", RunSpec(benchmark="verina", tasks=tasks, methods=("seq",), models=models))
    for cell in cells_of(run.spec):
        own = cell.models.default == "a/one"
        assert run.cell(cell).settle(outcome(cell, 0, self_judged=own, live=not own))
    page = write_report(run).with_name("report.md").read_text()
    assert "Self-judged: in cells of a/one, and of no other model, the instruction judge" in page
    assert "No model was called in cells of a/one: their replies" in page


def test_people_against_the_judge(run: RunFolder, tmp_path: Path) -> None:
    export_judgements(run, tmp_path / "labels")
    key = json.loads((run.path / "labels/key.json").read_text())
    lines = [f"{name},{'fail' if k['method'] == 'seq' else 'pass'}" for name, k in key.items()]
    (tmp_path / "labels.csv").write_text("\n".join(["id,label", *lines]))
    assert "The judge against people" not in write_report(run).with_name("report.md").read_text()
    import_labels(run, tmp_path / "labels.csv")
    html = write_report(run).read_text()
    page = (run.path / "report.md").read_text()
    assert "The judge against people" in html
    assert "| seq | 4 | 3 of 4 (75 %) | 0 of 0 |" in page
    assert "| p3 | 6 | 0 of 0 | 1 of 6 (17 %) |" in page
    assert re.search(r"\| p3 – seq \| 4 \| \+25.0 .*\| \+100.0 ", page)


def test_labels_that_cannot_be_read_any_more_are_said(run: RunFolder) -> None:
    (run.path / "labels").mkdir()
    (run.path / "labels/labels.json").write_text("{")
    page = write_report(run).with_name("report.md").read_text()
    assert "The labels of people are left out:" in page
    assert "labels.json is damaged; import the labels again" in page


def test_a_story_is_that_of_the_attempt_that_was_committed(run: RunFolder) -> None:
    """Of a cell that was taken over, two attempts may have a result."""
    folder = next(run.cells())
    committed = folder.path / "attempt-1"
    for number in (2, 10):
        shutil.copytree(committed, folder.path / f"attempt-{number}")
    cell = read_runs([run]).cells[0]
    assert trace_of(cell).parent.name == "attempt-10", "the last of equals"
    for number in (1, 2):
        (folder.path / f"attempt-{number}" / "result.json").write_text("{}")
    (folder.path / "attempt-10/result.json").rename(folder.path / "attempt-2/result.json")
    (folder.path / "attempt-10/result.json").write_text("{}")
    assert trace_of(cell).parent.name == "attempt-2"


def test_simulated_runs_say_so_and_never_mix(tmp_path: Path) -> None:
    spec = RunSpec(benchmark="verina", tasks={}, methods=("p3", "seq"), models=(MODELS,), epochs=2)
    simulation = Simulation(skill={"p3": Skill(0.7), "seq": Skill(0.5)}, tasks=20)
    run = start_run(tmp_path / "runs", simulated_spec(spec, simulation), simulated=True)
    simulate(run)
    html = write_report(run).read_text()
    assert 'class="banner grave">SIMULATED' in html
    assert all(o.simulated for o in run.results().outcomes)
    real = start_run(tmp_path / "runs", simulated_spec(spec, simulation).model_copy(update={"simulation": None}))
    assert real.path != run.path
    (run.path / "run.json").write_text((run.path / "run.json").read_text().replace('"simulated": true', '"simulated": false'))
    with pytest.raises(RunFolderError, match="mixes simulated and real cells"):
        write_report(open_run(run.path))


def test_a_run_without_results_has_no_report(tmp_path: Path) -> None:
    run = start_run(tmp_path, RunSpec(benchmark="b", tasks={"t": "0"}, models=(MODELS,)))
    with pytest.raises(RunFolderError, match="no finished cell yet"):
        write_report(run)


def test_a_plan_is_drawn_with_how_its_nodes_ended() -> None:
    retention = Retention(planned=3, present=2, same_statement=1, missing=("sameList_iff",), changed=("flipOnto_eq",))
    svg = plan_graph(frozen(), None, retention)
    assert svg.count("<rect") == 7  # three functions, three obligations, one library constant
    assert svg.count("missing in the candidate") == svg.count("changed in the candidate") == 1
    assert svg.count('class="edge"') >= 6


# ---------------------------------------------------------------- in a browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        if os.environ.get("P3_REQUIRE_BROWSER") == "1":
            pytest.fail("no Chromium was found, and P3_REQUIRE_BROWSER=1 wants one")
        pytest.skip("no Chromium was found")
    from playwright.sync_api import sync_playwright

    quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu", *quiet])
        yield running
        running.close()


@pytest.mark.browser
def test_the_page_in_a_real_browser(run: RunFolder, browser: Any, tmp_path: Path) -> None:
    html = write_report(run)
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    problems: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: problems.append(message.text))
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(html.as_uri())
    assert problems == []
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    text = page.inner_text("body")
    for said in ("Results on all 7 tasks", "71.4 %", "42.9 %", "28.6 %", "+28.6", "provider/model-x"):
        assert said in text
    # What models write is text, never markup.
    cell = page.locator("details.cell").first
    cell.locator("summary").click()
    assert "</script><i>x</i>" in cell.inner_text()
    assert page.locator("details.cell i, details.cell b").count() == 0
    assert cell.locator("svg.plan rect").count() == 7
    assert page.locator("#map ~ div table.map tbody tr").count() == 7
    assert page.locator("td.solved").count() == sum(SOLVED.values())
    page.fill("input.filter", "seq rejected")
    assert page.locator("details.cell:visible").count() == 4
    page.fill("input.filter", "")
    # Nothing runs out of the page at the side, and every figure has a size.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = page.evaluate("[...document.querySelectorAll('h2 ~ svg, .two svg')].map(s => s.getBoundingClientRect().width)")
    assert len(boxes) >= 3
    assert min(boxes) > 200
    shot = tmp_path / "report.png"
    page.screenshot(path=shot, full_page=True)
    colours = len(set(picture(shot)))
    assert colours > 50  # not an empty page
    page.close()


def picture(path: Path) -> list[bytes]:
    """The pixels of a picture, every hundredth of them."""
    from matplotlib.image import imread

    pixels = imread(path)
    return [p.tobytes() for p in pixels.reshape(-1, pixels.shape[-1])[::100]]
