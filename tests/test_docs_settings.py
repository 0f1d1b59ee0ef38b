from pathlib import Path

from p3.settings import Settings

DOCS = Path(__file__).parents[1] / "docs"


def test_every_setting_is_documented_with_its_default() -> None:
    text = (DOCS / "configuration.md").read_text()
    rows = [line.split("|")[1:3] for line in text.splitlines() if line.startswith("| `")]
    documented = {name.strip(" `"): default.strip(" `") for names, default in rows for name in names.split(",")}
    assert set(documented) == set(Settings.model_fields)
    for name, field in Settings.model_fields.items():
        if field.default is not None and name not in ("roles", "prices"):
            assert documented[name] == str(field.default).removesuffix(".0").replace("False", "false")
