"""docs/tasks.md says nothing that is not so."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from p3.lean.build import compile_modules
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Clean
from p3.lean.sandbox import default_sandbox
from p3.task import intake
from p3.task.load import load_task
from p3.task.model import Candidate, Task
from p3.task.regions import KINDS
from p3.task.splice import splice
from tests.task.conftest import ROOT
from tests.task.texts import write

TEXT = (ROOT / "docs" / "tasks.md").read_text()


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    assert found
    return found[1]


@pytest.fixture
def documented(tmp_path: Path) -> tuple[Task, Candidate]:
    task = load_task(write(tmp_path, block("lean")))
    return task, Candidate(regions=json.loads(block("json")))


def test_the_example_loads_with_its_instruction(documented: tuple[Task, Candidate]) -> None:
    task, candidate = documented
    assert task.instruction.text == "Decide with one comparison; the library's maximum is not allowed."
    assert intake.check(task, candidate) == ()


def test_what_may_be_left_out(documented: tuple[Task, Candidate]) -> None:
    """Code and proofs may not, as the page says; everything else may, and is empty."""
    task, candidate = documented
    assert set(candidate.regions) == {"code", "proof"}
    assert {splice(task, candidate).spans[k].start - splice(task, candidate).spans[k].end for k in ("code_aux", "proof_aux")} == {
        0
    }
    for name in candidate.regions:
        rest = Candidate(regions={k: v for k, v in candidate.regions.items() if k != name})
        assert [(p.code, p.region) for p in intake.check(task, rest)] == [("R_REGION_MISSING", name)]
    assert "turned down with `R_REGION_MISSING`" in TEXT


def test_every_code_is_documented() -> None:
    sources = "".join(p.read_text() for p in (ROOT / "p3" / "task").glob("*.py"))
    stages = set(re.findall(r'"(R_[A-Z_]+)"', sources)) - {
        "R_AXIOM_SORRY",
        "R_AXIOM_CUSTOM",
        "R_AXIOM_NATIVE",
        "R_UNSAFE",
        "R_PARTIAL",
    }
    stages.add("R_FROZEN_TEXT_CHANGED")  # the reader of filled copies raises it as an error, which `p3 verify` gives this code
    assert stages == set(re.findall(r"`(R_[A-Z_]+)`", TEXT))


def test_every_documented_region_key_is_one() -> None:
    table = TEXT[TEXT.index("| key | holds") : TEXT.index("With `--mode proof`")]
    keys = {k for row in table.split("\n")[2:] for k in re.findall(r"`(\w+)`", row.split("|")[1] if "|" in row else "")}
    assert keys - {"_aux"} <= set(KINDS)
    assert {"code", "proof", "imports", "lemma", "auxcode", "task_aux"} <= keys


@pytest.mark.lean
def test_the_example_candidate_proves_it(documented: tuple[Task, Candidate], embedded: EmbeddedToolchain, tmp_path: Path) -> None:
    task, candidate = documented
    files = splice(task, candidate).files
    built = asyncio.run(compile_modules(files, toolchain=embedded, sandbox=default_sandbox(), out=tmp_path / "out"))
    assert isinstance(built.answer, Clean)
    assert not built.answer.uses_sorry
