from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from p3.errors import EnvironmentFailed, UsageError
from p3.task import catalogue, checking, fetching, policy
from p3.task.rules import ImportClass
from p3.task.view import render, shown_files, summary


@pytest.mark.parametrize("name", ["verina", "algoveri", "lean4commit0"])
def test_own_samples_load_and_come_back(name: str) -> None:
    report = checking.check(name)
    assert report.ok, report.failures
    assert report.tasks >= 5
    assert report.solvable == report.tasks


@pytest.mark.parametrize(("name", "excluded"), [("verina", set()), ("algoveri", {"trie_search"})])
def test_public_tasks_load_come_back_and_agree_with_the_tables(data: Path, name: str, excluded: set[str]) -> None:
    told: list[tuple[int, int, str]] = []
    report = checking.check(name, data, progress=lambda *step: told.append(step))
    assert report.failures == {}
    assert report.drift == {}
    assert set(report.excluded) == excluded & {p.name for p in (data / name).iterdir()}
    assert report.solvable == report.tasks - len(report.excluded)
    assert told[-1][:2] == (report.tasks, report.tasks)


def test_a_broken_task_is_one_finding_among_others(data: Path, tmp_path: Path) -> None:
    for name in ("verina_basic_2", "verina_basic_25"):
        shutil.copytree(data / "verina" / name, tmp_path / name)
    path = tmp_path / "verina_basic_2" / "task.lean"
    path.write_text(path.read_text().replace("@end proof\n", "@end prof\n"))
    text = (tmp_path / "verina_basic_25" / "task.lean").read_text()
    (tmp_path / "verina_basic_25" / "task.lean").write_text(text.replace("axiom Float.", "axiom Other."))
    report = checking.check("verina", tmp_path)
    assert not report.ok
    assert list(report.failures) == ["verina_basic_2"]
    assert "task.lean:" in report.failures["verina_basic_2"]
    assert "Other." in report.drift["verina_basic_25"]
    listed = {t.path.name: t for t in catalogue.list_tasks("verina", tmp_path)}
    assert listed["verina_basic_2"].error
    assert listed["verina_basic_25"].import_class is ImportClass.CORE


def test_tasks_of_ones_own_are_checked_by_file_and_folder(tmp_path: Path) -> None:
    good = Path(__file__).parents[2] / "benchmarks/verina/samples/list_max"
    (tmp_path / "mine").mkdir()
    shutil.copytree(good, tmp_path / "mine/list_max")
    (tmp_path / "mine/Open.lean").write_text("-- !benchmark @start code\n")
    (tmp_path / "mine/notes.txt").write_text("no task")
    report = checking.check(str(tmp_path / "mine"))
    assert (report.benchmark, report.tasks, list(report.failures)) == ("mine", 2, ["Open.lean"])
    assert checking.check(str(tmp_path / "mine/list_max")).ok
    assert not checking.check(str(tmp_path / "mine/Open.lean")).ok
    faulty = checking.check(str(good), fault=lambda task: f"{task.task_id} is not to my liking")
    assert faulty.failures == {"list_max": "sample_list_max is not to my liking"}
    assert checking.check("samples").tasks >= 15
    with pytest.raises(UsageError, match="holds no task"):
        checking.check(str(tmp_path))
    with pytest.raises(UsageError, match="there is no benchmark `none`"):
        checking.check("none")


def test_listing_is_in_natural_order_and_says_what_is_excluded(data: Path) -> None:
    names = [t.path.name for t in catalogue.list_tasks("verina", data)]
    numbers = [int(n.rsplit("_", 1)[1]) for n in names if "basic" in n]
    assert numbers == sorted(numbers)
    algoveri = {t.path.name: t for t in catalogue.list_tasks("algoveri", data / "algoveri")}
    assert all(bool(t.excluded) == (n == "trie_search") for n, t in algoveri.items())


def test_finding_by_any_name(data: Path) -> None:
    for task_id in ("bst_insert", "algoveri_bst_insert"):
        assert catalogue.find("algoveri", task_id, data).original_id == "bst_insert"
    assert catalogue.find("verina", "verina_basic_2", data, mode="proof").mode == "proof"
    assert catalogue.find("verina", "sample_list_max").task_id == "sample_list_max"
    with pytest.raises(UsageError, match=r"did you mean .*bst_insert"):
        catalogue.find("algoveri", "bst_inset", data)


def test_bad_names_and_folders(tmp_path: Path) -> None:
    for call in (
        lambda: catalogue.resolve("x"),
        lambda: catalogue.list_tasks("verina", tmp_path / "no"),
        lambda: checking.check("verina", tmp_path),
    ):
        with pytest.raises(UsageError):
            call()
    assert catalogue.resolve("vero") == "lean4commit0"


def git(*args: str, cwd: Path) -> str:
    who = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
    return subprocess.run(["git", *who, *args], cwd=cwd, check=True, capture_output=True, text=True).stdout.strip()


def test_fetching_checks_out_the_pinned_revision(tmp_path: Path) -> None:
    upstream = tmp_path / "upstream"
    tasks = upstream / policy.benchmark("verina").folder
    shutil.copytree(catalogue.samples("verina") / "list_max", tasks / "list_max")
    git("init", "-q", cwd=upstream)
    git("add", "-A", cwd=upstream)
    git("commit", "-qm", "one", cwd=upstream)
    first = git("rev-parse", "HEAD", cwd=upstream)
    shutil.rmtree(tasks / "list_max")
    git("commit", "-qam", "two", cwd=upstream)
    into = tmp_path / "data"
    folder = fetching.fetch("verina", into, repository=str(upstream), revision=first[:12])
    assert [t.task_id for t in catalogue.list_tasks("verina", into)] == ["sample_list_max"]
    assert fetching.fetch("verina", into, repository=str(upstream), revision=first) == folder
    with pytest.raises(EnvironmentFailed, match=r"git could not fetch the benchmark: (?!fatal).* with --data DIR"):
        fetching.fetch("verina", into, repository=str(upstream), revision="0" * 40)
    with pytest.raises(EnvironmentFailed):
        fetching.fetch("verina", tmp_path / "other", repository=str(tmp_path / "nowhere"))
    (tmp_path / "full" / "verina").mkdir(parents=True)
    (tmp_path / "full" / "verina" / "x").touch()
    with pytest.raises(UsageError, match="no clone"):
        fetching.fetch("verina", tmp_path / "full", repository=str(upstream))


def test_the_tables_are_pinned() -> None:
    for name, tasks in (("verina", 189), ("algoveri", 77), ("lean4commit0", 43)):
        tables = policy.benchmark(name)
        assert len(tables.revision) >= 12
        assert tables.repository.startswith("https://github.com/")
        assert tables.tasks == tasks
    assert set(policy.names()) >= {"verina", "algoveri", "lean4commit0"}


# ---------------------------------------------------------------- what is shown


def test_the_view_names_regions_obligations_and_rules(data: Path) -> None:
    task = catalogue.find("verina", "verina_basic_25", data)
    text = render(task)
    for part in (
        "sumAndAverage_spec_satisfied",
        "`code`: the body of `sumAndAverage`",
        "closed formula",
        "Float.beq_self_of_not_isNaN",
        "  sorry",
    ):
        assert part in text
    assert "average : Float" not in text, "the reference code is not shown"
    assert "frozen        solution_aux" not in summary(task)
    assert "task_aux" in summary(task)
    assert "counts (from: benchmark)" in summary(task)


def test_instruction_lines_speak_to_the_loader_not_to_the_model(tmp_path: Path) -> None:
    from p3.task.load import load_task
    from tests.task.texts import SINGLE, write

    task = load_task(write(tmp_path, SINGLE.replace("/-! The larger", "-- !instruction Use an if.\n/-! The larger")))
    assert "!instruction" not in shown_files(task)["Larger.lean"]
    assert "Use an if." in render(task)
