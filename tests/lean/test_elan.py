"""A full toolchain, driven by its documented command lines; stand-in executables answer as elan's programs do."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from p3.errors import ExitCode, ToolchainError
from p3.lean import elan
from p3.lean.cache import cache_root
from p3.lean.elan import ElanToolchain, toolchain_name
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Toolchain
from p3.lean.toolchain import choose
from p3.task.rules import ImportClass

LEAN = """#!/bin/sh
case "$1" in +*) version="${1#+leanprover/lean4:v}"; shift;; *) version=4.33.0;; esac
case "$1" in
  --version) echo "Lean (version $version, x86_64-unknown-linux-gnu, commit 0123456789abcdef, Release)";;
  --print-prefix) echo "ROOT/toolchains/leanprover--lean4---v$version";;
  *) exit 7;;
esac
"""
LAKE = """#!/bin/sh
[ "$1" = env ] && [ -f lakefile.toml ] || { echo "error: no such file: lakefile" >&2; exit 1; }
echo "ELAN_HOME=ROOT"
echo "LEAN_PATH=$PWD/.lake/packages/mathlib/.lake/build/lib/lean:$PWD/.lake/build/lib/lean"
"""
ELAN = """#!/bin/sh
[ "$1 $2" = "toolchain list" ] && echo "leanprover/lean4:v4.33.0 (default)" && echo "leanprover/lean4:v4.25.0-rc2"
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An elan home with stand-in programs, and no other toolchain in sight."""
    home = tmp_path / "elan"
    (home / "bin").mkdir(parents=True)
    for name, text in (("lean", LEAN), ("lake", LAKE), ("elan", ELAN)):
        program = home / "bin" / name
        program.write_text(text.replace("ROOT", str(home)))
        program.chmod(0o755)
    monkeypatch.setenv("P3_CACHE", str(cache_root()))  # the library stays where it is compiled already
    monkeypatch.setenv("ELAN_HOME", str(home))
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.setenv("HOME", str(tmp_path))
    return home


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A Lake project whose packages hold a built Mathlib."""
    folder = tmp_path / "project"
    built = folder / ".lake/packages/mathlib/.lake/build/lib/lean"
    built.mkdir(parents=True)
    (built / "Mathlib.olean").write_bytes(b"")
    (folder / "lakefile.toml").write_text("")
    (folder / "lake-manifest.json").write_text("{}")
    return folder


@pytest.fixture
def nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a full toolchain."""
    monkeypatch.setenv("P3_CACHE", str(cache_root()))
    monkeypatch.delenv("ELAN_HOME", raising=False)
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.setenv("HOME", str(tmp_path))


def test_names_of_releases() -> None:
    assert toolchain_name("4.25.0-rc2") == "leanprover/lean4:v4.25.0-rc2"
    assert toolchain_name("v4.33.0") == "leanprover/lean4:v4.33.0"
    assert toolchain_name("leanprover/lean4:nightly") == "leanprover/lean4:nightly"


def test_the_default_toolchain(home: Path) -> None:
    toolchain: Toolchain = choose(ImportClass.CORE, "4.25.0-rc2", "elan")
    assert (toolchain.kind, toolchain.version) == ("elan", "4.33.0")
    prefix = home / "toolchains/leanprover--lean4---v4.33.0"
    assert toolchain.lean("-o", "X.olean", "X.lean") == [str(prefix / "bin/lean"), "-o", "X.olean", "X.lean"]
    assert toolchain.env(Path("/out"))["LEAN_PATH"] == "/out"
    assert toolchain.read_only() == (prefix,)
    assert toolchain.supports(ImportClass.STD)
    assert not toolchain.supports(ImportClass.MATHLIB)


def test_the_tasks_own_version(home: Path) -> None:
    toolchain = choose(ImportClass.CORE, "4.25.0-rc2", "task")
    assert toolchain.version == "4.25.0-rc2"
    assert "v4.25.0-rc2" in toolchain.lean()[0]
    assert toolchain.fingerprint != choose(ImportClass.CORE, None, "elan").fingerprint


def test_a_version_that_is_not_installed_is_not_downloaded(home: Path) -> None:
    with pytest.raises(ToolchainError, match=r"run `elan toolchain install leanprover/lean4:v4\.18\.0`"):
        choose(ImportClass.CORE, "4.18.0", "task")


def test_mathlib_comes_from_a_project(home: Path, project: Path) -> None:
    toolchain = choose(ImportClass.MATHLIB, None, "auto", project=project)
    assert toolchain.kind == "elan"
    assert toolchain.supports(ImportClass.MATHLIB)
    mathlib, own, last = toolchain.env(Path("/out"))["LEAN_PATH"].split(os.pathsep)
    assert (mathlib, own, last) == (
        str(project / ".lake/packages/mathlib/.lake/build/lib/lean"),
        str(project / ".lake/build/lib/lean"),
        "/out",
    )
    assert project in toolchain.read_only()
    before = toolchain.fingerprint
    (project / "lake-manifest.json").write_text('{"packages": []}')
    assert choose(ImportClass.MATHLIB, None, "auto", project=project).fingerprint != before


def test_a_project_without_mathlib_is_refused(home: Path, project: Path) -> None:
    (project / ".lake/packages/mathlib/.lake/build/lib/lean/Mathlib.olean").unlink()
    with pytest.raises(ToolchainError, match="lake exe cache get"):
        choose(ImportClass.MATHLIB, None, "elan", project=project)


def test_a_failing_program_is_one_sentence(home: Path, tmp_path: Path) -> None:
    with pytest.raises(ToolchainError, match="no such file: lakefile") as caught:
        choose(ImportClass.CORE, None, "elan", project=tmp_path)
    assert "\n" not in str(caught.value)
    assert caught.value.exit_code is ExitCode.ENVIRONMENT


def test_a_banner_without_a_version_is_refused(home: Path) -> None:
    (home / "bin" / "lean").write_text("#!/bin/sh\necho hello\n")
    programs = elan.find()
    assert programs is not None
    with pytest.raises(ToolchainError, match="hello"):
        ElanToolchain(programs)


@pytest.mark.usefixtures("nothing")
def test_without_a_toolchain_the_installer_is_named() -> None:
    assert elan.find() is None
    for preference in ("elan", "task"):
        with pytest.raises(ToolchainError, match="elan-init"):
            choose(ImportClass.CORE, "4.18.0", preference)


def test_lake_stand_ins_of_p3_do_not_count(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("P3_CACHE", str(home))
    assert elan.find() is None


@pytest.mark.lean
@pytest.mark.usefixtures("nothing", "embedded")
def test_modules_the_library_lacks_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ToolchainError, match=r"imports Mathlib\.NumberTheory\.Nowhere, which") as caught:
        choose(ImportClass.MATHLIB, imports=["Mathlib.NumberTheory.Nowhere"])
    assert "elan-init" in str(caught.value)


@pytest.mark.lean
@pytest.mark.usefixtures("home")
def test_core_tasks_get_the_embedded_toolchain(embedded: object) -> None:
    toolchain = choose(ImportClass.CORE, "4.18.0")
    assert toolchain.kind == "embedded"
    done = subprocess.run(toolchain.lean("--stdin"), env=toolchain.env(), input="#eval 1\n", capture_output=True, text=True)
    assert done.stdout == "1\n"


@pytest.mark.lean
@pytest.mark.usefixtures("nothing")
def test_std_and_mathlib_tasks_get_it_too(embedded: EmbeddedToolchain) -> None:
    with_std = choose(ImportClass.STD, imports=["Std.Data.HashMap"])
    with_layer = choose(ImportClass.MATHLIB, imports=["Mathlib", "Std.Data.HashMap"])
    assert with_std.fingerprint == embedded.fingerprint != with_layer.fingerprint
    assert isinstance(with_layer, EmbeddedToolchain)
    assert with_layer.mathlib_layer
    assert len(with_layer.library()) > len(embedded.library())
