from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from p3.errors import ConfigError
from p3.task.instructions import Entry, of_benchmark, table


def test_every_verina_task_has_an_instruction(data: Path) -> None:
    ids = [json.loads(line)["id"] for line in (data / "verina-descriptions.jsonl").read_text().splitlines()]
    assert len(ids) == 189
    assert set(of_benchmark("verina")) == set(ids)
    seen = {p.name for p in (data / "verina").iterdir()}
    assert {n for n, e in of_benchmark("verina").items() if e.spec_seen} == seen


@pytest.mark.parametrize("name", ["verina", "algoveri"])
def test_entries_are_short_distinct_and_whole(name: str) -> None:
    entries = of_benchmark(name)
    assert len({e.text for e in entries.values()}) == len(entries)
    for task, entry in entries.items():
        assert 40 <= len(entry.text) <= 280, task
        assert entry.text.endswith("."), task
        assert len(re.findall(r"\.(?: |$)", entry.text)) <= 2, f"{task}: one or two sentences"
        assert (entry.bound is not None) == (entry.kind == "complexity"), task
        if entry.bound:
            assert re.fullmatch(r"O\(.+\)", entry.bound), task


def test_about_half_name_a_bound() -> None:
    kinds = [e.kind for e in of_benchmark("verina").values()]
    assert 60 <= kinds.count("complexity") <= 130


def test_malformed_tables_name_the_entry(tmp_path: Path) -> None:
    path = tmp_path / "t.toml"
    for text in ('[a]\ntext = "x"\nkind = "strategy"\nbound = "O(n)"\nspec_seen = true\n', '[a]\ntext = "x"\n', "[a\n"):
        path.write_text(text)
        with pytest.raises(ConfigError, match=r"t\.toml") as caught:
            table(path)
        assert "\n" not in str(caught.value)


def test_an_entry_becomes_an_instruction_that_counts() -> None:
    entry = Entry(text="Halve.", kind="complexity", bound="O(log n)", spec_seen=True)
    made = entry.instruction("benchmark", ("no trick",))
    assert (made.required, made.complexity, made.strategy, made.criteria) == (True, "O(log n)", None, ("no trick",))
    assert Entry(text="Halve.", kind="strategy", spec_seen=False).instruction("file").strategy == "Halve."
