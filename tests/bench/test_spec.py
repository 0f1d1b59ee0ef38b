"""What is compared: tasks, methods and models by name; wrong ones in one sentence that says what exists."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from p3.bench.arms import choose_methods, in_order
from p3.bench.dry_run import ASSUMED, assumed, estimate, measure
from p3.bench.simulate import read_simulation, simulate, simulated_spec
from p3.bench.spec import bench_spec, choose_models, choose_tasks
from p3.errors import TaskError, UsageError
from p3.llm.litellm_model import published_prices
from p3.llm.model import RoleModels, Usage
from p3.llm.options import Prices
from p3.method.limits import Budgets
from p3.method.model import Outcome, OutcomeStatus, RunSpec
from p3.method.run_store import start_run
from p3.method.runs import cells_of
from tests.bench.support import write_tasks

DATA = Path(__file__).parents[3] / "shared" / "data"
MODEL = RoleModels(default="m")


def spec(**more: Any) -> RunSpec:
    return RunSpec(**({"benchmark": "b", "tasks": {"t1": "0", "t2": "0"}, "models": (MODEL,)} | more))


# ---------------------------------------------------------------- tasks


def test_without_data_the_samples_are_offered() -> None:
    chosen = choose_tasks(["verina"])
    assert chosen.benchmark == "verina"
    assert len(chosen.tasks) >= 7
    (said,) = chosen.notes
    assert "P3's own 7 sample tasks" in said
    assert "p3 data fetch verina" in said


def test_globs_and_limits() -> None:
    names = [t.task_id for t in choose_tasks(["verina"]).tasks]
    assert [t.task_id for t in choose_tasks(["verina"], glob="sample_list_*, *_dedup").tasks] == [
        "sample_dedup",
        "sample_list_max",
    ]
    assert [t.task_id for t in choose_tasks(["verina"], limit=2).tasks] == names[:2]
    assert [t.task_id for t in choose_tasks(["verina"], glob="sample_[p-r]*", limit=2).tasks] == [
        "sample_pair_fib",
        "sample_prefix_sums",
    ]


def test_several_benchmarks_all_samples_and_folders(tmp_path: Path) -> None:
    both = choose_tasks(["verina", "algoveri", "verina"])
    assert both.benchmark == "verina+algoveri"
    assert {t.benchmark for t in both.tasks} == {"verina", "algoveri"}
    everything = choose_tasks(["samples"])
    assert {t.benchmark for t in everything.tasks} == {"verina", "algoveri", "lean4commit0"}
    assert not everything.notes
    own = choose_tasks([str(write_tasks(tmp_path / "mine", 3))])
    assert (own.benchmark, len(own.tasks)) == ("mine", 3)


def test_tasks_that_take_no_part_are_named(tmp_path: Path) -> None:
    folder = write_tasks(tmp_path / "mine", 2)
    (folder / "broken.lean").write_text("-- !benchmark @start code\n")
    chosen = choose_tasks([str(folder)])
    assert len(chosen.tasks) == 2
    (said,) = chosen.notes
    assert said.startswith("mine: 1 of 3 tasks take no part (broken.lean: ")
    assert said.count("broken.lean: ") == 1


@pytest.mark.skipif(not DATA.is_dir(), reason="the public benchmarks' files are not here")
def test_the_public_files_where_they_are(tmp_path: Path) -> None:
    chosen = choose_tasks(["algoveri"], data=DATA, limit=3)
    assert [t.task_id for t in chosen.tasks][:2] == ["algoveri_bellman_ford", "algoveri_bfs"]
    assert "take no part" in "".join(chosen.notes)
    assert "trie_search" in "".join(chosen.notes)


@pytest.mark.parametrize(
    ("names", "more", "said"),
    [
        (["verona"], {}, r"there is no benchmark `verona`; there are verina, algoveri, lean4commit0.*samples.*folders"),
        (["verina"], {"glob": "zz*"}, r"no task matches --tasks 'zz\*'; there are sample_dedup, .* and 2 more"),
        (["verina"], {"limit": 0}, "--limit 0: at least one task"),
        (["verina"], {"data": Path("nowhere")}, r"the data folder nowhere does not exist"),
        (["EMPTY"], {}, "holds no task"),
        (["verina", "samples"], {}, "two tasks are called sample_dedup"),
    ],
)
def test_wrong_choices_of_tasks(names: list[str], more: dict[str, Any], said: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    named = [str(tmp_path / "empty") if n == "EMPTY" else n for n in names]
    with pytest.raises((UsageError, TaskError), match=said):
        choose_tasks(named, **more)


# ---------------------------------------------------------------- methods


def test_methods_have_one_order_however_they_are_named(tmp_path: Path) -> None:
    assert choose_methods() == ("p3",)
    assert choose_methods(baselines=["plain", "seq"], ablations=["no-gate", "impl-plan"]) == (
        *("p3", "seq", "plain"),
        *("p3-impl-plan", "p3-no-gate"),
    )
    assert choose_methods(methods=["plain", "seq", "plain"]) == ("seq", "plain")
    sweep = tmp_path / "sweep.toml"
    sweep.write_text('[[arm]]\nablate = ["no-review", "no-gate"]\n[[arm]]\nmethod = "seq"\n[[arm]]\nmethod = "p3"\n')
    assert choose_methods(sweep=sweep) == ("p3", "seq", "p3-no-gate+no-review")
    assert in_order(["zzz", "plain", "p3"]) == ("p3", "plain", "zzz")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[arm]]\n", r"`arm\.0`: .*either `method` or `ablate`"),
        ('[[arm]]\nmethod = "p3"\nablate = ["no-gate"]\n', "either `method` or `ablate`"),
        ('[[arm]]\nmethod = "p4"\n', "there is no method 'p4'"),
        ('[[arm]]\nablate = ["no-gat"]\n', "there is no ablation 'no-gat'"),
        ('[[arm]]\nmethod = "p3"\nepochs = 3\n', r"no field `arm\.0\.epochs`"),
        ("[[arm\n", "is not valid TOML"),
        ("x = 1\n", "`arm` is missing"),
    ],
)
def test_a_wrong_sweep_file_is_told_what_is_wrong(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "sweep.toml"
    path.write_text(text)
    with pytest.raises(UsageError, match=said):
        choose_methods(sweep=path)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"baselines": ["p3"]}, "there is no baseline 'p3'; baselines are seq, plain"),
        ({"ablations": ["no-gates"]}, "did you mean no-gate"),
        ({"methods": ["seq"], "ablations": ["no-gate"]}, "--methods names every method"),
        ({"sweep": Path("none.toml"), "baselines": ["seq"]}, "--sweep names every method"),
        ({"sweep": Path("none.toml")}, "cannot read the sweep file none.toml"),
    ],
)
def test_wrong_choices_of_methods(more: dict[str, Any], said: str) -> None:
    with pytest.raises(UsageError, match=said):
        choose_methods(**more)


# ---------------------------------------------------------------- models


def test_one_judge_for_all_models() -> None:
    assert choose_models(["a"], roles={}) == (RoleModels(default="a"),)
    assert choose_models(["b", "a"], roles={}, judge="j") == tuple(RoleModels(default=m, roles={"judge": "j"}) for m in "ab")
    assert choose_models(["b", "a"], roles={"judge": "j", "planner": "p"})[0].roles == {"judge": "j", "planner": "p"}


@pytest.mark.parametrize(
    ("models", "more", "said"),
    [
        ([], {}, "no model is named"),
        (["a", "a"], {}, "names a model twice"),
        (["a", "b"], {}, "under one judge: name it with --judge"),
        (["a"], {"judge": "j", "roles": {"judge": "k"}}, "--judge j and --role judge=k contradict each other"),
    ],
)
def test_wrong_choices_of_models(models: list[str], more: dict[str, Any], said: str) -> None:
    with pytest.raises(UsageError, match=said):
        choose_models(models, **({"roles": {}} | more))


def test_the_whole_specification() -> None:
    chosen = choose_tasks(["verina"], limit=2)
    base = spec(budgets=Budgets(cost=2.0), seed=4)
    made = bench_spec(base, chosen, ("p3", "seq"), choose_models(["a", "b"], roles={}, judge="j"), epochs=3, label="x")
    assert len(cells_of(made)) == 2 * 2 * 2 * 3
    assert (made.budgets.cost, made.seed, made.label, made.benchmark) == (2.0, 4, "x", "verina")
    assert made.run_id != bench_spec(base, chosen, ("p3", "seq"), made.models, epochs=3).run_id
    with pytest.raises(UsageError, match="--epochs 0"):
        bench_spec(base, chosen, ("p3",), made.models, epochs=0)


# ---------------------------------------------------------------- what it would take


def test_an_estimate_by_hand() -> None:
    models = (RoleModels(default="a", roles={"judge": "j"}), RoleModels(default="b", roles={"judge": "j"}))
    asked = spec(methods=("p3", "seq"), models=models, epochs=5, budgets=Budgets(cost=2.0))
    prices = {"a": Prices(input=1.0, output=10.0), "j": Prices(input=0.0, output=0.0)}
    found = estimate(asked, price=prices.get)
    first = found.arms[0]
    assert (first.method, first.model, first.cells, first.tokens.source) == ("p3", "a+judge=j", 10, "assumed")
    authors = [v for role, v in ASSUMED["p3"].items() if role != "judge"]
    each = sum(calls * (i * 1.0 + o * 10.0) / 1e6 for calls, i, o in authors)
    assert first.cost == pytest.approx(10 * each)
    assert found.arms[2].cost is None  # nobody knows what b costs
    assert found.cost is None
    assert (found.cells, found.at_most) == (40, 80.0)
    known = estimate(spec(models=(RoleModels(default="a"),)), price=prices.get)
    assert known.cost == pytest.approx(known.arms[0].cost)
    assert known.at_most is None
    assert assumed("p3-no-gate") == assumed("p3")


def test_earlier_cells_are_a_better_guide(tmp_path: Path) -> None:
    run = start_run(tmp_path, spec(tasks={f"t{i}": "0" for i in range(8)}, methods=("seq",)))
    for number, cell in enumerate(cells_of(run.spec)):
        usage = {"seq": Usage(calls=2, input_tokens=1000 + number, output_tokens=100), "judge": Usage(calls=1, input_tokens=10)}
        status = OutcomeStatus.ERROR if number == 7 else OutcomeStatus.SOLVED
        run.cell(cell).settle(
            Outcome(**cell.model_dump(), status=status, usage=Usage(calls=3), usage_by_role=usage, live=number != 6)
        )
    found = measure(("seq", "plain"), [run])
    assert set(found) == {"seq"}
    assert found["seq"].measured == 6  # neither the error nor the scripted cell
    assert found["seq"].by_role == {"seq": (1002.5, 100.0), "judge": (10.0, 0.0)}
    assert found["seq"].source == "mean of 6 earlier cells"
    assert measure(("plain",), [run]) == {}


@pytest.mark.slow
def test_published_prices_are_those_of_the_local_table() -> None:
    prices = published_prices("openai/gpt-4o")
    assert prices is not None
    assert (prices.input, prices.output) == (2.5, 10.0)
    assert published_prices("openai/no-such-model-at-all") is None


# ---------------------------------------------------------------- simulation


def skills(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "skills.toml"
    path.write_text(text)
    return path


def test_a_simulated_run_is_another_run_and_repeatable(tmp_path: Path) -> None:
    simulation = read_simulation(skills(tmp_path, "tasks = 30\nseed = 2\n[skill.p3]\nrate = 0.7\n[skill.seq]\nrate = 0.4\n"))
    asked = spec(methods=("p3", "seq"), epochs=2)
    made = simulated_spec(asked, simulation)
    assert made.run_id != asked.run_id
    assert len(made.tasks) == 30
    runs = [start_run(tmp_path / name, made, simulated=True) for name in ("a", "b")]
    steps: list[tuple[int, int]] = []
    for run in runs:
        simulate(run, progress=lambda done, of: steps.append((done, of)))
    assert steps[-1] == (120, 120)
    assert runs[0].results() == runs[1].results()
    before = runs[0].results()
    simulate(runs[0])
    assert runs[0].results() == before
    assert simulated_spec(asked, simulation.model_copy(update={"tasks": None})).tasks == asked.tasks


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[skill.p3]\nrate = 1.5\n", r"`skill\.p3\.rate` must be less than 1"),
        ("[skill.p3]\nrate = 0.5\nskil = 2\n", "no field `skill.p3.skil`"),
        ("[skill.p3\n", "are not valid TOML"),
        ("tasks = 0\n[skill.p3]\nrate = 0.5\n", "`tasks` must be greater"),
        ("", "`skill` is missing"),
    ],
)
def test_wrong_skills_are_told_what_is_wrong(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=said):
        read_simulation(skills(tmp_path, text))


def test_a_method_without_skill_is_refused(tmp_path: Path) -> None:
    simulation = read_simulation(skills(tmp_path, "[skill.p3]\nrate = 0.5\n"))
    with pytest.raises(UsageError, match="no skill is given for seq; skills are given for p3"):
        simulated_spec(spec(methods=("p3", "seq")), simulation)
