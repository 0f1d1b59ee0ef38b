"""Real compiled modules for the tests of terms."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.terms import Library, Module

SAMPLE = """\
structure Point where
  x : Nat
  y : Nat
deriving Repr, DecidableEq
def fast (n : Nat) : Nat := n + 1
@[implemented_by fast] def slow (n : Nat) : Nat := n.succ
@[extern "foreign"] opaque foreign (n : Nat) : Nat
@[export exported] def exported (n : Nat) : Nat := n
@[csimp] theorem swap : @slow = @fast := by funext n; rfl
def sum : List Nat → Nat
  | [] => 0
  | x :: xs => x + sum xs
noncomputable def chosen (h : ∃ n : Nat, n > 3) : Nat := Classical.choose h
partial def spin (n : Nat) : Nat := spin (n + 1)
unsafe def danger (n : Nat) : Nat := danger n
def halve (n : Nat) : Nat := if n = 0 then 0 else halve (n / 2) termination_by n decreasing_by omega
theorem trusting : sum [1, 2] = 3 := by native_decide
axiom given : 1 = 2
axiom Lie : False
opaque hidden : False := Lie
abbrev Alias := Nat
private def secret := 3
def third (xs : Array Nat) (h : 3 < xs.size) : Nat := xs[2]
def big := 123456789012345678901234567890
def text := "héllo"
def field (p : Point) : Nat := p.2
mutual
inductive Tree | node (children : Forest)
inductive Forest | nil | cons (t : Tree) (f : Forest)
end
theorem uses_given : 2 = 1 := given.symm
"""


@pytest.fixture(scope="session")
def library(embedded: EmbeddedToolchain) -> Library:
    return Library.load(embedded.library())


@pytest.fixture(scope="session")
def compiled(embedded: EmbeddedToolchain, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """Compile a text of our own; the module's name is `M` unless another is given."""
    done: dict[tuple[str, str], Path] = {}

    def compile_text(text: str, name: str = "M") -> Path:
        if (text, name) not in done:
            folder = tmp_path_factory.mktemp("terms")
            (folder / f"{name}.lean").write_text(text)
            argv = embedded.lean("-o", f"{name}.olean", f"{name}.lean")
            ended = subprocess.run(argv, cwd=folder, env=embedded.env(), capture_output=True, text=True, check=False)
            assert ended.returncode == 0, ended.stdout
            done[text, name] = folder / f"{name}.olean"
        return done[text, name]

    return compile_text


@pytest.fixture(scope="session")
def sample_path(compiled: Callable[..., Path]) -> Path:
    return compiled(SAMPLE)


@pytest.fixture
def sample(sample_path: Path) -> Module:
    return Module.load(sample_path)
