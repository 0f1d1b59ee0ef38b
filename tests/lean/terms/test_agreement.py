"""The own axiom walk against Lean's `#print axioms`, on every constant of the embedded library."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.terms import Environment, Library, Name

pytestmark = pytest.mark.lean

_LINE = re.compile(r"'(?P<name>.+)' (?:does not depend on any axioms|depends on axioms: \[(?P<axioms>[^\]]*)\])", re.DOTALL)


def can_be_written(name: Name) -> bool:
    return all(isinstance(p, str) for p in name) and name[0] != "_private"


def quoted(name: Name) -> str:
    return ".".join(f"«{part}»" for part in name)


@pytest.mark.slow
def test_every_constant_of_the_library(embedded: EmbeddedToolchain, library: Library, tmp_path: Path) -> None:
    env = Environment(library, [])
    names = [n for module in library.modules for n in module if can_be_written(n)]
    head = "".join(f"import {m}\n" for m in embedded.manifest.modules)
    (tmp_path / "Axioms.lean").write_text(head + "".join(f"#print axioms {quoted(n)}\n" for n in names))
    argv = embedded.lean("--json", "Axioms.lean")
    done = subprocess.run(argv, cwd=tmp_path, env=embedded.env(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[:500]
    printed = _printed(done.stdout, head.count("\n"))
    assert len(printed) == len(names) > 5000
    ours = {i: {str(a) for a in env.axioms(n)} for i, n in enumerate(names)}
    assert [str(names[i]) for i in ours if ours[i] != printed[i]] == []


def _printed(stdout: str, skipped: int) -> dict[int, set[str]]:
    """Line of the command, from 0 → axioms that Lean prints for it."""
    out = {}
    for line in stdout.splitlines():
        message = json.loads(line)
        found = _LINE.fullmatch(message["data"].strip())
        assert found, message
        out[message["pos"]["line"] - 1 - skipped] = {a.strip() for a in (found["axioms"] or "").split(",") if a.strip()}
    return out
