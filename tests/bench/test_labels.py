"""Blinded export, labels in, agreement per method."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from p3.agent.model import InstructionStatus, Judgement
from p3.bench.judge_items import planted_items
from p3.bench.labels import export_judgements, import_labels, read_labels, stored_report, stratified_sample
from p3.errors import RunFolderError, UsageError
from p3.grade.model import Verdict, VerdictStatus
from p3.llm.model import RoleModels
from p3.method.leases import Claimer
from p3.method.model import Cell, Outcome, OutcomeStatus, RunSpec
from p3.method.run_store import start_run

MODELS = RoleModels(default="m")


def outcome(task, method, candidate, passed, epoch=0):
    status = InstructionStatus.PASS if passed else InstructionStatus.FAIL
    return Outcome(
        task_id=task,
        method=method,
        models=MODELS,
        epoch=epoch,
        status=OutcomeStatus.SOLVED if passed else OutcomeStatus.REJECTED,
        mechanical=True,
        instruction=status,
        verdict=Verdict(status=VerdictStatus.PASS),
        judgement=Judgement(status=status, reason="because", quotes=("def x",), model="judge-model"),
        candidate=candidate,
    )


@pytest.fixture
def run(tmp_path):
    items = planted_items()[:10]
    spec = RunSpec(
        benchmark="judge", tasks={i.id: i.task.sha256 for i in items}, methods=("p3", "seq"), models=(MODELS,), label="labels"
    )
    run = start_run(tmp_path / "runs", spec)
    claimer = Claimer()
    for n, item in enumerate(items):
        run.add_task(item.task)
        for method in spec.methods:
            folder = run.cell(Cell(task_id=item.id, method=method, models=MODELS))
            attempt = folder.claim(claimer)
            assert folder.commit(attempt, outcome(item.id, method, item.candidate, passed=(n + (method == "p3")) % 2 == 0))
    return run


def test_items_are_blind(run, tmp_path):
    out = tmp_path / "labels"
    assert export_judgements(run, out, n=12, seed=3) == 12
    shown = (out / "items.jsonl").read_text() + (out / "items.md").read_text()
    for word in ("p3", "seq", "judge-model", "because", "verdict", '"method"'):
        assert word not in shown
    ids = [json.loads(line)["id"] for line in (out / "items.jsonl").read_text().splitlines()]
    assert len(set(ids)) == 12
    assert not (out / "key.json").exists()


def test_sample_is_even_over_benchmark_and_method_and_repeatable(run):
    found = list(run.results().outcomes)
    benchmarks = {o.task_id: "a" if int(o.task_id.split("-")[1]) % 2 else "b" for o in found}
    chosen = stratified_sample(found, benchmarks, 8, seed=1)
    assert chosen == stratified_sample(list(reversed(found)), benchmarks, 8, seed=1)
    assert sum(o.method == "p3" for o in chosen) == 4


def test_labels_give_agreement_and_differences(run, tmp_path):
    out = tmp_path / "labels"
    export_judgements(run, out, n=100, seed=0)
    key = json.loads((run.path / "labels" / "key.json").read_text())
    outcomes = {(o.task_id, o.method): o for o in run.results().outcomes}
    lines = ["id,label"]
    for name, k in key.items():  # people fail everything of seq that the judge passed, and agree otherwise
        passed = outcomes[k["task"], k["method"]].solved and k["method"] == "p3"
        lines.append(f"{name},{'pass' if passed else 'fail'}")
    filled = tmp_path / "filled.csv"
    filled.write_text("\n".join(lines))
    got = import_labels(run, filled)
    methods = {m.method: m for m in got.methods}
    assert methods["p3"].false_pass == methods["p3"].false_fail == 0
    assert methods["seq"].false_pass == 5
    assert got.agreement.table == (5, 0, 5, 10)
    by_judge, by_people = got.differences["p3", "seq"]
    assert by_judge.value == pytest.approx(0.0)
    assert by_people.value == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("id,label\nabc,maybe\n", ":2: a line is `id,label`"),
        ("id,label\nabc,pass\nabc,fail\n", "two different labels"),
        ("name;label\nx;pass\n", ":2:"),
    ],
)
def test_bad_labels_name_their_line(tmp_path, text, part):
    path = tmp_path / "l.csv"
    path.write_text(text)
    with pytest.raises(UsageError, match=part.replace("|", r"\|")):
        read_labels(path)


def test_labels_of_another_run_or_none_are_refused(run, tmp_path):
    path = tmp_path / "l.csv"
    path.write_text("id,label\n0123456789,pass\n")
    with pytest.raises(UsageError, match="was not exported"):
        import_labels(run, path)
    path.write_text("id,label\n")
    with pytest.raises(UsageError, match="no label yet"):
        import_labels(run, path)


def test_what_spreadsheets_write_is_read(tmp_path):
    path = tmp_path / "l.csv"
    path.write_bytes("\ufeffid,label\r\nabc,Pass\r\nabc,pass\r\ndef,\r\n".encode())
    assert read_labels(path) == {"abc": True}


@pytest.mark.parametrize("damage", ["{", "[]", '{"0123456789": {"task": "t"}}'])
def test_damaged_files_of_labels_are_one_sentence_and_the_key_comes_back(run, tmp_path, damage):
    export_judgements(run, tmp_path / "a")
    key = run.path / "labels" / "key.json"
    whole = key.read_text()
    key.write_text(damage)
    (tmp_path / "l.csv").write_text(f"id,label\n{next(iter(json.loads(whole)))},pass\n")
    with pytest.raises(RunFolderError, match=r"key\.json is damaged; delete it and export again"):
        import_labels(run, tmp_path / "l.csv")
    key.unlink()
    export_judgements(run, tmp_path / "b")
    assert key.read_text() == whole
    import_labels(run, tmp_path / "l.csv")
    assert stored_report(run)
    (run.path / "labels" / "labels.json").write_text('{"unknown": true}')
    with pytest.raises(UsageError, match="the cell behind unknown"):
        stored_report(run)


def test_a_run_without_judged_cells_has_nothing_to_label(tmp_path):
    run = start_run(tmp_path, RunSpec(benchmark="b", tasks={"t": "0"}, models=(MODELS,)))
    with pytest.raises(RunFolderError, match="nothing to label"):
        export_judgements(run, tmp_path / "out")


def test_labels_that_are_not_there_or_no_text_are_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"gone\.csv cannot be read as labels: No such file or directory$"):
        read_labels(tmp_path / "gone.csv")
    (tmp_path / "odd.csv").write_bytes(b"id,label\n\xff")
    with pytest.raises(UsageError, match="it is not UTF-8 text"):
        read_labels(tmp_path / "odd.csv")
