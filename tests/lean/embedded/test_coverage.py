"""The tool that says which tasks the embedded Lean elaborates; three small tasks."""

from __future__ import annotations

from pathlib import Path

import pytest

from p3.lean.embedded.toolchain import EmbeddedToolchain
from tools import coverage

ALGOVERI = {
    "works": "import Mathlib\nlemma small (a b : ℕ) (h : a ≤ b) : a < b + 1 := by omega\n",
    "lacks": "import Mathlib\ntheorem t : ∃ x : ℝ, x = Real.nowhere := by\n  sorry\n",
}
REPOSITORY = {"Pkg/Second.lean": "import Pkg.First\ntheorem two : one + one = 2 := rfl\n", "Pkg/First.lean": "def one := 1\n"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in ALGOVERI.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "lean_spec.lean").write_text(text)
    for path, text in {**REPOSITORY, "manifest.json": "{}"}.items():
        (tmp_path / "repository" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "repository" / path).write_text(text)
    return tmp_path


def test_tasks_are_found_with_their_imports(folder: Path) -> None:
    found = {e.name: e for e in coverage.entries(folder)}
    assert {e.kind for e in found.values()} == {"algoveri, with imports", "vero, core only"}
    assert list(found["repository"].files) == ["Pkg/First.lean", "Pkg/Second.lean"]
    assert not found["repository"].imports
    assert [name for name, e in found.items() if e.proved] == ["repository", "works"]


@pytest.mark.lean
@pytest.mark.usefixtures("embedded")
def test_what_is_lacking_is_named_and_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage.main([str(folder), "--jobs", "2"]) == 1
    said = capsys.readouterr().out
    assert "algoveri/lacks\n    Task.lean:2: " in said
    assert "      1 Real.nowhere\n" in said
    assert "algoveri, with imports: 1 of 2 elaborate unchanged; 1 of 1 shipped with a proof check\n" in said
    assert "vero, core only: 1 of 1 elaborate unchanged; 1 of 1 shipped with a proof check\n" in said


@pytest.mark.lean
@pytest.mark.usefixtures("embedded")
def test_all_well(folder: Path) -> None:
    assert coverage.main([str(folder / "repository")]) == 0


def test_a_folder_without_tasks_is_no_success(tmp_path: Path, embedded: EmbeddedToolchain) -> None:
    assert coverage.main([str(tmp_path)]) == 1
