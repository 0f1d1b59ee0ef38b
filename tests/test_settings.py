from pathlib import Path

import pytest

from p3.errors import ConfigError, ExitCode
from p3.settings import Settings, load


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"P3_{name.upper()}", raising=False)
    monkeypatch.delenv("P3_CONFIG", raising=False)
    monkeypatch.chdir(tmp_path)


def test_each_layer_overrides_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "p3.toml").write_text('model = "file"\ntemperature = 0.1\nreplans = 7\n')
    monkeypatch.setenv("P3_TEMPERATURE", "0.2")
    monkeypatch.setenv("P3_REPLANS", "8")
    loaded = load({"replans": 9, "model": None})
    assert (loaded.settings.model, loaded.settings.temperature, loaded.settings.replans) == ("file", 0.2, 9)
    assert loaded.settings.repairs == Settings().repairs
    origins = {k: loaded.origins[k] for k in ("model", "temperature", "replans", "repairs")}
    assert origins == {
        "model": str(tmp_path / "p3.toml"),
        "temperature": "P3_TEMPERATURE",
        "replans": "flag",
        "repairs": "default",
    }


def test_tables_are_merged_key_by_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "p3.toml").write_text('[roles]\njudge = "a"\nplanner = "b"\n[prices.m]\ninput = 1\noutput = 2\n')
    monkeypatch.setenv("P3_ROLES__REVIEWER", "c")
    loaded = load({"roles": {"judge": "d"}})
    assert loaded.settings.roles == {"judge": "d", "planner": "b", "reviewer": "c"}
    assert loaded.origins["roles"] == f"{tmp_path / 'p3.toml'} + P3_ROLES + flag"
    assert loaded.settings.prices["m"].output == 2


def test_the_nearest_file_counts_and_its_paths_are_its_own(tmp_path: Path) -> None:
    (tmp_path / "p3.toml").write_text('runs = "all-runs"\n')
    inner = tmp_path / "a/b"
    inner.mkdir(parents=True)
    assert load({}, folder=inner).settings.runs == tmp_path / "all-runs"
    (tmp_path / "a/p3.toml").write_text("")
    assert load({}, folder=inner).settings.runs == Path("runs")
    assert load({}, folder=inner, config=tmp_path / "p3.toml").settings.runs == tmp_path / "all-runs"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('modle = "x"', r"there is no setting 'modle'; did you mean 'model'\?"),
        ("zzzzzz = 1", "there is no setting 'zzzzzz'; there are base_url"),
        ("temperature = -1", r"temperature \(from .*p3\.toml\) is wrong: .*greater than or equal to 0"),
        ('tools = "maybe"', "tools .*'auto', 'native' or 'text'"),
        ("[prices.m]\ninput = 1", r"prices\.m\.output"),
        ("model = [", "cannot be read"),
    ],
)
def test_a_faulty_file_is_one_sentence(tmp_path: Path, content: str, said: str) -> None:
    (tmp_path / "p3.toml").write_text(content)
    with pytest.raises(ConfigError, match=said) as error:
        load({})
    assert error.value.exit_code == ExitCode.USAGE
    assert "\n" not in str(error.value)


def test_misspelt_variables_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("P3_MODLE", "x")
    with pytest.raises(ConfigError, match="P3_MODLE is no setting; P3_MODEL is meant"):
        load({})
    monkeypatch.delenv("P3_MODLE")
    monkeypatch.setenv("P3_SOMETHING_ELSE", "x")
    load({})
    monkeypatch.setenv("P3_MAX_COST", "lots")
    with pytest.raises(ConfigError, match=r"max_cost \(from P3_MAX_COST\)"):
        load({})


def test_an_absent_file_that_was_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="does not exist"):
        load({}, config=tmp_path / "none.toml")


def test_a_lake_project_named_by_a_flag_has_to_be_there(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="--lean-project nowhere: there is no such folder"):
        load({"lean_project": Path("nowhere")})
    assert load({"lean_project": tmp_path}).settings.lean_project == tmp_path
    (tmp_path / "p3.toml").write_text('lean_project = "elsewhere"\n')  # a file may be shared by several machines
    assert load({}).settings.lean_project == tmp_path / "elsewhere"
