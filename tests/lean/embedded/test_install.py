"""Compiling the library into the cache: once, whole or not at all."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from p3.errors import ToolchainError
from p3.lean.embedded.source import modules
from p3.lean.embedded.toolchain import EmbeddedToolchain, ensure, present
from tests.lean.embedded.conftest import write_modules

pytestmark = pytest.mark.lean

BUILD = textwrap.dedent(
    """
    import sys
    from pathlib import Path
    from p3.lean.embedded.toolchain import ensure

    def report(module, done, total):
        print("compiled", module, flush=True)
        if done == 1:
            sys.stdin.readline()

    print("root", ensure(report, library=Path(sys.argv[1]), layer=Path(sys.argv[2])).root, flush=True)
    """
)


def start(library: Path, layer: Path) -> subprocess.Popen[str]:
    """A process that builds, and after its first module waits for a line on its standard input."""
    argv = [sys.executable, "-c", BUILD, str(library), str(layer)]
    return subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def staging(cache: Path) -> list[Path]:
    return [p for p in (cache / "embedded").iterdir() if p.is_dir() and p.name.startswith(".")]


def test_modules_come_after_what_they_import(small_library: Path) -> None:
    names = [m.name for m in modules(small_library)]
    assert names[0] == "Init.Base"
    assert names[-1] == "Init"


def test_circular_imports_are_named(tmp_path: Path) -> None:
    folder = write_modules(tmp_path, {"A": "prelude\nimport B\n", "B": "prelude\nimport A\n"})
    with pytest.raises(ToolchainError, match=r"A → B|B → A"):
        modules(folder)


def test_the_second_use_compiles_nothing(cache: Path, small_library: Path, small_layer: Path) -> None:
    seen: list[str] = []
    assert present(library=small_library, layer=small_layer) is None
    first = ensure(lambda name, *_: seen.append(name), library=small_library, layer=small_layer)
    assert seen[0] == "Init.Base"
    assert seen[-1] == "Mathlib"
    assert len(seen) == 5
    second = ensure(lambda name, *_: seen.append(name), library=small_library, layer=small_layer)
    assert len(seen) == 5
    assert (second.root, second.fingerprint) == (first.root, first.fingerprint)
    assert staging(cache) == []


def test_a_changed_source_is_another_toolchain(cache: Path, small_library: Path, small_layer: Path) -> None:
    before = ensure(lambda *_: None, library=small_library, layer=small_layer)
    (small_library / "Init" / "Left.lean").write_text("prelude\nimport Init.Base\ndef left : Two := .b\n")
    after = ensure(lambda *_: None, library=small_library, layer=small_layer)
    assert before.root != after.root
    assert before.fingerprint != after.fingerprint


def test_rebuilding_gives_the_same_bytes(cache: Path, small_library: Path, small_layer: Path) -> None:
    before = ensure(lambda *_: None, library=small_library, layer=small_layer)
    after = ensure(lambda *_: None, rebuild=True, library=small_library, layer=small_layer)
    assert after.fingerprint == before.fingerprint
    after.verify()
    assert staging(cache) == []


def test_two_processes_at_once_build_once(cache: Path, small_library: Path, small_layer: Path) -> None:
    first = start(small_library, small_layer)
    assert first.stdout is not None
    assert first.stdout.readline() == "compiled Init.Base\n"  # it holds the lock and is in the middle of its build
    second = start(small_library, small_layer)
    said_first, _ = first.communicate("go on\n", timeout=120)
    said_second, _ = second.communicate("go on\n", timeout=120)
    assert (first.returncode, second.returncode) == (0, 0)
    assert said_first.count("compiled") == 4
    assert said_second.count("compiled") == 0
    assert said_first.splitlines()[-1] == said_second.splitlines()[-1]


def test_a_killed_build_leaves_nothing_half_used(cache: Path, small_library: Path, small_layer: Path) -> None:
    victim = start(small_library, small_layer)
    assert victim.stdout is not None
    victim.stdout.readline()
    victim.kill()
    victim.communicate(timeout=60)
    assert len(staging(cache)) == 1
    assert present(library=small_library, layer=small_layer) is None
    toolchain = ensure(lambda *_: None, library=small_library, layer=small_layer)
    assert staging(cache) == []
    toolchain.verify()
    assert all(path.is_file() for path in toolchain.library())


def test_a_missing_file_is_compiled_again(cache: Path, small_library: Path, small_layer: Path) -> None:
    toolchain = ensure(lambda *_: None, library=small_library, layer=small_layer)
    toolchain.library()[0].unlink()
    assert present(library=small_library, layer=small_layer) is None
    again = ensure(lambda *_: None, library=small_library, layer=small_layer)
    again.verify()
    assert again.fingerprint == toolchain.fingerprint


def test_a_changed_file_is_noticed_before_a_grade(cache: Path, small_library: Path, small_layer: Path) -> None:
    toolchain = ensure(lambda *_: None, library=small_library, layer=small_layer)
    olean = toolchain.library()[0]
    data = bytearray(olean.read_bytes())
    data[-1] ^= 1
    olean.write_bytes(data)
    with pytest.raises(ToolchainError, match="p3 lean build"):
        toolchain.verify()
    ensure(lambda *_: None, rebuild=True, library=small_library, layer=small_layer).verify()


def test_a_library_that_does_not_compile_says_where(cache: Path, tmp_path: Path, small_layer: Path) -> None:
    folder = write_modules(tmp_path / "broken", {"Init": "prelude\ndef x : Type := nowhere\n"})
    with pytest.raises(ToolchainError, match=r"Init: .*nowhere"):
        ensure(lambda *_: None, library=folder, layer=small_layer)
    assert staging(cache) == []


def test_an_unwritable_cache_says_what_to_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_library: Path, small_layer: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("P3_CACHE", str(tmp_path / "file"))
    with pytest.raises(ToolchainError, match="P3_CACHE"):
        ensure(lambda *_: None, library=small_library, layer=small_layer)


def test_the_layer_is_found_only_when_asked_for(cache: Path, small_library: Path, small_layer: Path) -> None:
    plain = ensure(lambda *_: None, library=small_library, layer=small_layer)
    layered = plain.with_mathlib_layer()
    text = "prelude\nimport Mathlib\nexample : Two := layered\n"

    def code(toolchain: EmbeddedToolchain) -> int:
        argv, env = toolchain.lean("--stdin"), toolchain.env()
        return subprocess.run(argv, env=env, input=text, text=True, capture_output=True).returncode

    assert code(plain) == 1
    assert code(layered) == 0
    assert plain.fingerprint != layered.fingerprint
    assert plain.has_module("Mathlib") is False
    assert layered.has_module("Mathlib") is True
    assert len(layered.library()) == len(plain.library()) + 1
