"""A malformed manifest is one error that names file, field or line, and rule; what P3 does not know is tolerated."""

from __future__ import annotations

from typing import Any

import pytest

from p3.errors import TaskError
from p3.task.formats import repo
from p3.task.formats.repo.manifest import read_manifest, task_id

from .conftest import Make, manifest


def _changed(path: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    """The manifest with one value replaced, or removed where `value` is `...`."""
    data = manifest()
    at: Any = data
    for key in path[:-1]:
        at = at[key]
    if value is ...:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return data


MODULE = ("packages", 0, "modules", 0)


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("benchmark_id",), ..., "field benchmark_id: is missing"),
        (("root_package",), "Bad Name", "field root_package: 'Bad Name' is not a Lean name"),
        (("modes_supported",), ["guess"], "field modes_supported: none of guess is a mode that P3 knows"),
        (("modes_supported",), [3], "field modes_supported[0]"),
        (("modes_supported",), [], "field modes_supported"),
        (("files", "harness"), "../Harness.lean", "field files.harness: '../Harness.lean' is not a plain relative path"),
        (("files", "harness"), "/etc/passwd", "field files.harness"),
        (("files", "test"), "Tiny/Test.txt", "field files.test: 'Tiny/Test.txt' is not the path of a Lean module"),
        (("packages",), [], "field packages"),
        ((*MODULE, "impl"), "Tiny/Impl/Gone.lean", "field packages[0].modules[0].impl: there is no file Tiny/Impl/Gone.lean"),
        ((*MODULE, "spec"), None, "field packages[0].modules[0]: a module with specs needs a spec file"),
        ((*MODULE, "impl"), None, "field packages[0].modules[0]: a module with apis needs an impl file"),
        ((*MODULE, "specs"), ["spec_even", "spec_even"], "the spec 'Tiny/Spec/Core.lean: spec_even' is listed twice"),
        (
            (*MODULE, "specs"),
            ["spec_gone"],
            "field packages[0].modules[0].specs[0]: the specification `spec_gone` is not defined",
        ),
        ((*MODULE, "specs"), [{"title": "x"}], "field packages[0].modules[0].specs[0].name: is missing"),
        ((*MODULE, "specs"), ["spec_even := True --"], "field packages[0].modules[0].specs[0].name"),
        ((*MODULE, "apis", 0, "name"), 3, "field packages[0].modules[0].apis[0].name"),
    ],
)
def test_a_broken_rule_is_named(make: Make, path: tuple[str | int, ...], value: Any, says: str) -> None:
    folder = make(_changed(path, value))
    with pytest.raises(TaskError) as caught:
        repo.load(folder)
    assert says in str(caught.value)
    assert str(folder / "manifest.json") in str(caught.value)
    assert caught.value.rule
    assert "\n" not in str(caught.value)


def test_json_that_breaks_off_is_named_with_its_line(make: Make) -> None:
    with pytest.raises(TaskError) as caught:
        read_manifest(make('{\n "benchmark_id": "x",\n'))
    assert caught.value.line == 3
    assert caught.value.rule == "json"


@pytest.mark.parametrize("text", ["[" * 100_000, "1" * 5_000])
def test_json_beyond_what_can_be_read_is_named(make: Make, text: str) -> None:
    with pytest.raises(TaskError, match="not JSON that can be read") as caught:
        read_manifest(make(text))
    assert caught.value.rule == "json"


def test_a_byte_order_mark_before_json_is_no_fault(make: Make) -> None:
    folder = make()
    path = folder / "manifest.json"
    path.write_text("\ufeff" + path.read_text())
    assert repo.load(folder).obligations
    path.unlink()
    path.mkdir()
    with pytest.raises(TaskError, match="cannot be read"):
        read_manifest(folder)


@pytest.mark.parametrize("text", ["[]", "3", "null"])
def test_another_json_value_is_no_manifest(make: Make, text: str) -> None:
    with pytest.raises(TaskError):
        read_manifest(make(text))


def test_a_folder_without_manifest_is_no_repository(make: Make) -> None:
    folder = make()
    (folder / "manifest.json").unlink()
    with pytest.raises(TaskError, match="needs this file"):
        repo.load(folder)


def test_an_unsupported_mode_names_those_there_are(make: Make) -> None:
    data = manifest()
    data["modes_supported"] = ["proof"]
    folder = make(data)
    assert repo.load(folder, mode="proof").mode == "proof"
    with pytest.raises(TaskError, match="use one of proof"):
        repo.load(folder, mode="codeproof")


def test_unknown_fields_and_both_forms_of_specs_are_tolerated(make: Make) -> None:
    data = manifest()
    data["invented"] = {"later": [1, 2]}
    module = data["packages"][0]["modules"][0]
    module["types"] = ["anything"]
    module["specs"] = [{"name": "spec_even", "prose": "doubles are even"}, "spec_zero"]
    module["spec_helpers"] = [{"name": "helper"}, "other"]
    assert [o.name for o in repo.load(make(data), mode="proof").obligations] == [
        "prove_even",
        "disprove_even",
        "prove_zero",
        "disprove_zero",
    ]


def test_what_later_manifests_may_bring_is_tolerated(make: Make) -> None:
    data = manifest()
    data |= {"source": "a link", "curation": None, "description": {"en": "x"}, "trusted_axioms": None}
    data["modes_supported"] = ["proof", "codeproof", "spec"]
    module = data["packages"][0]["modules"][0]
    module |= {"api_helpers": None, "spec_helpers": [{"name": None}], "apis": [{"name": "twice", "sig": None, "type": {"a": 1}}]}
    data["packages"][0]["modules"].append({"name": "Empty", "impl": None, "spec": None, "apis": None, "specs": None})
    task = repo.load(make(data))
    assert len(task.obligations) == 6
    assert task.description == ""


def test_an_id_with_a_slash_is_no_path() -> None:
    assert task_id("tiny/one") == "tiny-one"
    assert task_id("../..") == "task"


@pytest.mark.parametrize(
    ("path", "text", "rule"),
    [
        ("Tiny/Impl/Core.lean", "-- !benchmark @start code def=twice\n", "marker.unclosed"),
        ("Tiny/Spec/Core.lean", "import Tiny.Harness\n/- open", "lexer.unterminated"),
        ("Tiny/Harness.lean", "import Tiny.Bundle\nstructure RepoImpl where\n  tiny : TinyBundle\n", "repo.harness"),
        ("Tiny/Bundle.lean", "import Tiny.Harness\n", "repo.circle"),
    ],
)
def test_a_malformed_file_is_named(make: Make, path: str, text: str, rule: str) -> None:
    with pytest.raises(TaskError) as caught:
        repo.load(make(None, {path: text}))
    assert caught.value.rule == rule
    assert caught.value.file is not None
    assert caught.value.file.endswith(path)


def test_a_link_out_of_the_repository_is_refused(make: Make) -> None:
    folder = make()
    outside = folder.parent / "Outside.lean"
    outside.write_text((folder / "Tiny/Impl/Core.lean").read_text())
    (folder / "Tiny/Impl/Core.lean").unlink()
    (folder / "Tiny/Impl/Core.lean").symlink_to(outside)
    with pytest.raises(TaskError, match="leads out of the repository"):
        repo.load(folder)
