"""Taking a candidate back from a filled copy: by identity, whatever else was changed, never with an exception."""

from __future__ import annotations

from pathlib import Path

import pytest

from p3.errors import CandidateError
from p3.task.candidate import load_candidate
from p3.task.formats import repo
from p3.task.formats.repo.extract import extract, read_filled
from p3.task.formats.repo.materialise import materialize
from p3.task.model import Candidate, Task
from p3.task.splice import pristine_files, splice

from .conftest import OWN, Make, loaded

PROOF = "Tiny/Proof/Core.lean"
CODE = "Tiny/Impl/Core.lean#code def=twice"
PROVE = f"{PROOF}#proof def=prove_even"


@pytest.fixture
def task(make: Make) -> Task:
    return repo.load(make())


def test_filled_bodies_come_back(task: Task) -> None:
    filled = splice(task, repo_candidate({CODE: "  fun n => 2 * n\n", PROVE: "  intro n\n  omega\n"})).files
    found = extract(task, filled)
    assert found.candidate.regions[CODE] == "  fun n => 2 * n\n"
    assert found.candidate.regions[PROVE] == "  intro n\n  omega\n"
    assert not found.notes
    assert splice(task, found.candidate).files == filled


def repo_candidate(regions: dict[str, str]) -> Candidate:
    return Candidate(regions=regions)


def test_changes_outside_the_regions_vanish(task: Task) -> None:
    files = pristine_files(task)
    files[PROOF] = files[PROOF].replace("spec_even canonical", "True").replace("open", "") + "theorem extra : True := trivial\n"
    files["Tiny/Spec/Core.lean"] = "def spec_even (impl : RepoImpl) : Prop := True\n"
    again = splice(task, extract(task, files).candidate).files
    assert again == pristine_files(task)


def test_regions_in_another_order_are_found(task: Task) -> None:
    files = pristine_files(task)
    head, _, tail = files[PROOF].partition("-- ── spec_zero ──\n")
    files[PROOF] = tail.replace("  sorry", "  rfl") + head
    found = extract(task, files).candidate.regions
    assert found[f"{PROOF}#proof def=prove_zero"] == "  rfl\n"
    assert found[PROVE] == "  sorry\n"


@pytest.mark.parametrize(
    ("change", "slot", "code"),
    [
        (("@end proof def=prove_even", "@end proof def=prove_other"), PROOF, "parse_error"),
        (("-- !benchmark @end proof def=prove_even\n", ""), PROOF, "parse_error"),
        (("kind=prove target=spec_even", "kind=sat target=spec_even"), PROVE, "kind_mismatch"),
        (("kind=prove target=spec_even", "kind=prove target=spec_zero"), PROVE, "target_mismatch"),
        (("-- ── spec_zero ──", "-- !benchmark @start proof def=mine\n-- !benchmark @end proof def=mine"), PROOF, "extra"),
    ],
)
def test_what_was_tampered_with_is_recorded(task: Task, change: tuple[str, str], slot: str, code: str) -> None:
    files = pristine_files(task)
    assert change[0] in files[PROOF]
    files[PROOF] = files[PROOF].replace(*change, 1)
    notes = extract(task, files).notes
    assert (slot, code) in {(n.slot, n.code) for n in notes}


def test_a_region_given_twice_counts_for_nothing(task: Task) -> None:
    files = pristine_files(task)
    again = "-- !benchmark @start proof def=prove_even\n  trivial\n-- !benchmark @end proof def=prove_even\n"
    files[PROOF] += again
    found = extract(task, files)
    assert PROVE not in found.candidate.regions
    assert [(n.slot, n.code) for n in found.notes] == [(PROVE, "duplicate")]


def test_missing_files_and_regions_keep_the_text(task: Task) -> None:
    files = pristine_files(task)
    del files["Tiny/Impl/Core.lean"]
    marker = "-- !benchmark @start global_aux\n-- !benchmark @end global_aux\n"
    files[PROOF] = files[PROOF].replace(marker, "")
    found = extract(task, files)
    assert {(n.slot, n.code) for n in found.notes} == {
        ("Tiny/Impl/Core.lean", "file_missing"),
        (f"{PROOF}#global_aux", "missing"),
    }
    assert splice(task, found.candidate).files == pristine_files(task)


def test_added_imports_are_taken_without_the_shipped_ones(make: Make) -> None:
    from .conftest import IMPL

    shipped = IMPL.replace("-- !benchmark @start imports\n", "-- !benchmark @start imports\nimport Init.Data.List\n")
    task = repo.load(make(None, {"Tiny/Impl/Core.lean": shipped}))
    path, region = "Tiny/Impl/Core.lean", "Tiny/Impl/Core.lean#imports"
    files = pristine_files(task)
    files[path] = files[path].replace("import Init.Data.List\n", "import Init.Data.List\nimport Init.Omega\n")
    assert extract(task, files).candidate.regions[region] == "import Init.Omega\n"
    files[path] = files[path].replace("import Init.Data.List\n", "")
    found = extract(task, files)
    assert found.candidate.regions[region] == "import Init.Omega\n"
    assert (region, "imports_changed") in {(n.slot, n.code) for n in found.notes}


def test_a_marker_only_lean_would_not_see_is_none(task: Task) -> None:
    files = pristine_files(task)
    hidden = "/-\n-- !benchmark @start proof def=prove_even\n  hidden\n-- !benchmark @end proof def=prove_even\n-/\n"
    files[PROOF] = hidden + files[PROOF]
    assert extract(task, files).candidate.regions[PROVE] == "  sorry\n"


def test_a_line_separator_makes_no_marker_line(task: Task) -> None:
    files = pristine_files(task)
    files[PROOF] = files[PROOF].replace(
        "-- ── spec_even ──\n",
        "-- x\u2028-- !benchmark @start proof def=prove_even\u2028-- !benchmark @end proof def=prove_even\n",
    )
    assert extract(task, files).candidate.regions[PROVE] == "  sorry\n"


# ---------------------------------------------------------------- from disk


def test_a_written_instance_that_is_filled_is_read_back(tmp_path: Path) -> None:
    task = loaded(OWN / "BankLedger")
    materialize(OWN / "BankLedger", "codeproof", tmp_path / "out")
    assert task.reference is not None
    for path, text in splice(task, task.reference).files.items():
        (tmp_path / "out" / path).write_text(text)
    candidate = load_candidate(task, tmp_path / "out")
    assert {k: v for k, v in candidate.regions.items() if task.region(k).blank != v} == {
        k: v for k, v in task.reference.regions.items() if task.region(k).blank != v
    }


@pytest.mark.parametrize("path", ["Tiny/Spec/Core.lean", "Tiny/Harness.lean", "Tiny/Bundle.lean", "Tiny/Test.lean"])
def test_a_copy_with_a_changed_frozen_file_is_refused(task: Task, tmp_path: Path, path: str) -> None:
    copy = tmp_path / "copy"
    for name, text in pristine_files(task).items():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(text.replace("\n", "\r\n"), newline="")
    assert load_candidate(task, copy)
    (copy / path).write_text((copy / path).read_text() + "-- changed\n")
    with pytest.raises(CandidateError, match=r"is frozen and differs") as caught:
        load_candidate(task, copy)
    assert path in str(caught.value)


def test_unreadable_files_are_noted_and_links_out_are_not_followed(task: Task, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    for path, text in pristine_files(task).items():
        (copy / path).parent.mkdir(parents=True, exist_ok=True)
        (copy / path).write_text(text)
    (copy / "Tiny/Impl/Core.lean").write_bytes(b"\xff\xfe\x00")
    secret = tmp_path / "secret.lean"
    secret.write_text(pristine_files(task)[PROOF].replace("  sorry", "  stolen"))
    (copy / PROOF).unlink()
    (copy / PROOF).symlink_to(secret)
    found = read_filled(task, copy)
    assert PROVE not in found.candidate.regions
    assert {(n.slot, n.code) for n in found.notes} >= {("Tiny/Impl/Core.lean", "parse_error"), (PROOF, "file_missing")}


def test_a_folder_with_nothing_to_read_is_one_error(task: Task, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(CandidateError, match="holds no readable region of tiny-one"):
        load_candidate(task, tmp_path / "empty")
