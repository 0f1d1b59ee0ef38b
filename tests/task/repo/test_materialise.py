"""Writing an instance out: the Proof layer in its exact form, blank code, nothing that gives the solution away."""

from __future__ import annotations

from pathlib import Path

import pytest

from p3.errors import UsageError
from p3.task.formats import repo
from p3.task.formats.repo.materialise import materialize

from .conftest import OWN, OWN_NAMES, PUBLIC_PATHS, Make, loaded

STUB = """\
-- ── spec_even ──

-- !benchmark @start proof_aux def=prove_even
-- !benchmark @end proof_aux def=prove_even

theorem prove_even : spec_even canonical := by
-- !benchmark @start proof def=prove_even kind=prove target=spec_even
  sorry
-- !benchmark @end proof def=prove_even

-- !benchmark @start proof_aux def=disprove_even
-- !benchmark @end proof_aux def=disprove_even

theorem disprove_even : ¬ spec_even canonical := by
-- !benchmark @start proof def=disprove_even kind=disprove target=spec_even
  sorry
-- !benchmark @end proof def=disprove_even
"""

JOINT = """\
import Tiny.Harness
import Tiny.Spec.Core

-- !benchmark @start imports
-- !benchmark @end imports
"""

SLOT = """\
-- !benchmark @start global_aux
-- !benchmark @end global_aux

-- ── the joint claim ──

-- !solution @start def=joint_unsatisfiability kind=joint_unsat
-- specs=[<FILL: comma-separated names of specifications>]
-- !solution @end def=joint_unsatisfiability kind=joint_unsat

-- !benchmark @start proof_aux def=joint_unsatisfiability
-- !benchmark @end proof_aux def=joint_unsatisfiability

-- !benchmark @start claim def=joint_unsatisfiability kind=joint_unsat
-- joint_unsat <specs> by
-- !benchmark @end claim def=joint_unsatisfiability

-- !benchmark @start proof def=joint_unsatisfiability kind=joint_unsat
-- sorry
-- !benchmark @end proof def=joint_unsatisfiability
"""


def test_mode_proof_writes_pairs_over_the_given_code(make: Make, tmp_path: Path) -> None:
    written = materialize(make(), "proof", tmp_path / "out")
    assert "Tiny/Proof/Core.lean" in written
    assert "Tiny/Proof/Joint.lean" not in written
    text = (tmp_path / "out/Tiny/Proof/Core.lean").read_text()
    head = "import Tiny.Harness\nimport Tiny.Spec.Core\n\n-- !benchmark @start imports\n-- !benchmark @end imports\n\n/-!\n"
    assert text.startswith(head)
    assert "-/\n\n-- !benchmark @start global_aux\n-- !benchmark @end global_aux\n\n" + STUB in text
    assert text.count("\ntheorem ") == 4
    assert "fun n => n + n" in (tmp_path / "out/Tiny/Impl/Core.lean").read_text()


def test_mode_codeproof_writes_triples_and_the_joint_slot(make: Make, tmp_path: Path) -> None:
    materialize(make(), "codeproof", tmp_path / "out")
    text = (tmp_path / "out/Tiny/Proof/Core.lean").read_text()
    assert "theorem prove_zero : spec_zero canonical := by\n" in text
    assert "theorem unsat_zero : ¬ ∃ impl : RepoImpl, spec_zero impl := by\n" in text
    assert "theorem sat_zero : ∃ impl : RepoImpl, spec_zero impl := by\n" in text
    assert "@start proof def=sat_zero kind=sat target=spec_zero\n  sorry\n" in text
    assert text.count("\ntheorem ") == 6
    joint = (tmp_path / "out/Tiny/Proof/Joint.lean").read_text()
    assert joint.startswith(JOINT)
    assert joint.endswith(SLOT)


def test_code_is_blanked_and_helpers_are_emptied(tmp_path: Path) -> None:
    materialize(OWN / "BankLedger", "codeproof", tmp_path / "out")
    text = (tmp_path / "out/BankLedger/Impl/Transaction.lean").read_text()
    assert "-- !benchmark @start code def=deposit\n  sorry\n-- !benchmark @end code def=deposit\n" in text
    assert "-- !benchmark @start code_aux def=deposit\n-- !benchmark @end code_aux def=deposit\n" in text
    assert "update" not in text
    assert (tmp_path / "out/BankLedger/Test.lean").read_text().count("#guard") == 15


def test_nothing_that_gives_the_solution_away_is_written(make: Make, tmp_path: Path) -> None:
    folder = make(
        None,
        {
            "Tiny/Proof/Core.lean": "-- an old proof\n",
            "Tiny/Proof_modeproof/Core.lean": "-- an illustration\n",
            "reference/Tiny/Proof/Core.lean": "-- a solution\n",
            "Solved.lean": "-- not imported\n",
            "notes.txt": "hints",
            ".lake/build/x": "",
        },
    )
    written = materialize(folder, "codeproof", tmp_path / "out")
    assert written == (
        "Tiny.lean",
        "Tiny/Bundle.lean",
        "Tiny/Harness.lean",
        "Tiny/Impl/Core.lean",
        "Tiny/Proof/Core.lean",
        "Tiny/Proof/Joint.lean",
        "Tiny/Spec/Core.lean",
        "Tiny/Test.lean",
        "lakefile.toml",
        "lean-toolchain",
    )
    on_disk = sorted(p.relative_to(tmp_path / "out").as_posix() for p in (tmp_path / "out").rglob("*") if p.is_file())
    assert on_disk == list(written)
    assert "old proof" not in (tmp_path / "out/Tiny/Proof/Core.lean").read_text()


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["proof", "codeproof"])
@pytest.mark.parametrize("path", [*(OWN / n for n in OWN_NAMES), *PUBLIC_PATHS], ids=lambda p: p.name)
def test_every_instance_is_written_as_its_task_says(path: Path, mode: str, tmp_path: Path) -> None:
    written = materialize(path, mode, tmp_path / "out")
    task = loaded(path, mode)
    assert {f.path for f in task.files} <= set(written)
    assert "manifest.json" not in written
    for region in task.regions:
        file = task.file(region.path)
        data = (tmp_path / "out" / region.path).read_bytes()
        assert b"!curation" not in data
        if region.editable:
            marker = file.text[region.end :].split("\n", 1)[0]
            assert (region.blank + marker).encode() in data.replace(b"\r\n", b"\n")


def test_a_second_time_it_writes_the_same(make: Make, tmp_path: Path) -> None:
    folder = make()
    for name in ("a", "b"):
        materialize(folder, "codeproof", tmp_path / name)
    for path in (tmp_path / "a").rglob("*.lean"):
        assert path.read_bytes() == (tmp_path / "b" / path.relative_to(tmp_path / "a")).read_bytes()


def test_a_curators_note_is_left_out_and_newlines_are_kept(make: Make, tmp_path: Path) -> None:
    folder = make()
    path = folder / "Tiny/Impl/Core.lean"
    text = path.read_text().replace(
        "-- !benchmark @start code_aux", "-- !curation @review sees this\n-- !benchmark @start code_aux"
    )
    path.write_bytes(text.replace("\n", "\r\n").encode())
    task = repo.load(folder, mode="proof")
    assert "!curation" not in task.file("Tiny/Impl/Core.lean").text
    from p3.task.formats.repo.materialise import original_bytes

    assert original_bytes(task, "Tiny/Impl/Core.lean") == path.read_bytes()
    materialize(folder, "proof", tmp_path / "out")
    assert (tmp_path / "out/Tiny/Impl/Core.lean").read_bytes() == path.read_bytes().replace(
        b"-- !curation @review sees this\r\n", b""
    )


def test_an_unusable_target_is_refused_and_nothing_is_lost(make: Make, tmp_path: Path) -> None:
    folder = make()
    full = tmp_path / "full"
    full.mkdir()
    (full / "mine.txt").write_text("keep")
    with pytest.raises(UsageError, match="no empty folder"):
        materialize(folder, "proof", full)
    assert (full / "mine.txt").read_text() == "keep"
    with pytest.raises(UsageError, match="inside the instance"):
        materialize(folder, "proof", folder / "out")
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(UsageError):
        materialize(folder, "proof", file)
    with pytest.raises(UsageError, match="cannot be written"):
        materialize(folder, "proof", file / "below")
    assert file.is_file()
