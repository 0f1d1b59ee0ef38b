"""Instances that the tests of repository tasks work on: P3's own, public ones where they are at hand, and tiny written ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from p3 import assets
from p3.task.formats import repo
from p3.task.model import Task

OWN = assets.benchmarks() / "lean4commit0"
OWN_NAMES = ("BankLedger", "IntervalSet", "PrintParse", "SnapStore", "TwoStackQueue")
PUBLIC = Path(__file__).resolve().parents[3].parent / "shared" / "data" / "vero"
PUBLIC_PATHS = sorted(p for p in PUBLIC.glob("*") if (p / "manifest.json").is_file()) if PUBLIC.is_dir() else []

needs_public = pytest.mark.skipif(not PUBLIC_PATHS, reason="the public Vero instances are not at ../shared/data/vero")


@cache
def loaded(path: Path, mode: str = "codeproof") -> Task:
    """An instance that no test changes, loaded once."""
    return repo.load(path, mode=mode)


def public(name: str) -> Path:
    """A public instance; the test is skipped where it is not at hand."""
    path = PUBLIC / name
    if not path.is_dir():
        pytest.skip(f"the public Vero instance {name} is not at ../shared/data/vero")
    return path


IMPL = """\
-- !benchmark @start imports
-- !benchmark @end imports

namespace Tiny

abbrev TwiceSig := Nat → Nat

-- !benchmark @start code_aux def=twice
-- !benchmark @end code_aux def=twice

def twice : TwiceSig :=
-- !benchmark @start code def=twice
  fun n => n + n
-- !benchmark @end code def=twice

end Tiny
"""

SPEC = """\
import Tiny.Harness

def spec_even (impl : RepoImpl) : Prop := ∀ n, impl.tiny.twice n % 2 = 0

def spec_zero (impl : RepoImpl) : Prop := impl.tiny.twice 0 = 0
"""

TWO_NAMESPACES = """\
import Tiny.Harness

namespace A
def spec_x (impl : RepoImpl) := True
end A

namespace B
def spec_x (impl : RepoImpl) := True
end B
"""

HARNESS = """\
import Tiny.Bundle

structure RepoImpl where
  tiny : TinyBundle

def canonical : RepoImpl where
  tiny := { twice := Tiny.twice }
"""

FILES = {
    "Tiny.lean": "import Tiny.Impl.Core\nimport Tiny.Harness\nimport Tiny.Spec.Core\nimport Tiny.Test\n",
    "Tiny/Impl/Core.lean": IMPL,
    "Tiny/Bundle.lean": "import Tiny.Impl.Core\n\nstructure TinyBundle where\n  twice : Tiny.TwiceSig\n",
    "Tiny/Harness.lean": HARNESS,
    "Tiny/Spec/Core.lean": SPEC,
    "Tiny/Test.lean": "import Tiny.Harness\n\n#guard Tiny.twice 2 == 4\n",
    "lakefile.toml": 'name = "Tiny"\n',
    "lean-toolchain": "leanprover/lean4:v4.29.1\n",
}


def manifest() -> dict[str, Any]:
    """The manifest of the tiny instance, to be changed."""
    return {
        "benchmark_id": "tiny/one",
        "lean_version": "4.29.1",
        "modes_supported": ["proof", "codeproof"],
        "root_package": "Tiny",
        "source": {},
        "curation": {},
        "files": {"root_hub": "Tiny.lean", "harness": "Tiny/Harness.lean", "test": "Tiny/Test.lean", "lakefile": "lakefile.toml"},
        "packages": [
            {
                "name": "Tiny",
                "bundle": "Tiny/Bundle.lean",
                "bundle_type": "TinyBundle",
                "repo_impl_field": "tiny",
                "modules": [
                    {
                        "name": "Core",
                        "impl": "Tiny/Impl/Core.lean",
                        "spec": "Tiny/Spec/Core.lean",
                        "apis": [{"name": "twice", "sig": "TwiceSig", "type": "Nat → Nat"}],
                        "specs": ["spec_even", "spec_zero"],
                    }
                ],
            }
        ],
    }


Make = Callable[..., Path]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Writes the tiny instance: `make(manifest_dict_or_text, {path: text or None})`; None leaves a file out."""

    def write(data: dict[str, Any] | str | None = None, files: dict[str, str | None] | None = None) -> Path:
        folder = tmp_path / "tiny"
        folder.mkdir(exist_ok=True)
        text = data if isinstance(data, str) else json.dumps(data or manifest(), indent=1)
        for path, body in {**FILES, "manifest.json": text, **(files or {})}.items():
            if body is not None:
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / path).write_text(body, encoding="utf-8")
        return folder

    return write
