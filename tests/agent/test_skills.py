"""Skill packs, prompts and documents: their Lean elaborates, their JSON is what P3 reads, their front matter is in order."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from p3 import assets
from p3.agent.plan_reviewer import Opinion
from p3.agent.prompting import SKILLS, make_prompt
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Severity
from p3.lean.sandbox import default_sandbox
from p3.llm.structured import read
from p3.plan.gate import Gate
from p3.plan.lean import PlanLean
from p3.plan.model import Plan
from tests.plan.examples import task_of

_BLOCK = re.compile(r"^```lean(?P<fails> fails)?\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_HEADER = re.compile(r"^(?:import|prelude|module)\b", re.MULTILINE)
_JSON = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PER_RUN = 20
"""Snippets of one Lean process."""


@dataclass(frozen=True)
class Snippet:
    """A ```lean block of a document; one marked `fails` has to be turned down."""

    file: Path
    line: int
    text: str
    fails: bool

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line}"


def documents() -> list[Path]:
    docs = assets.root() / "docs"
    return sorted(
        (*assets.skills().rglob("*.md"), *assets.prompts().glob("*.j2"), *docs.rglob("*.md"), *assets.root().glob("README.md"))
    )


def snippets() -> list[Snippet]:
    found = []
    for path in documents():
        text = path.read_text(encoding="utf-8")
        for m in _BLOCK.finditer(text):
            found.append(Snippet(path, text.count("\n", 0, m.start()) + 1, m["text"], bool(m["fails"])))
    return found


def module(batch: list[Snippet]) -> tuple[str, dict[int, tuple[int, int]]]:
    """One file for several snippets, each in a namespace of its own, and the lines of each."""
    text, lines = "", {}
    for i, s in enumerate(batch):
        text += f"namespace Snippet{i}\n"
        first = text.count("\n") + 1
        text += s.text + "\n"
        lines[i] = (first, text.count("\n"))
        text += f"end Snippet{i}\n\n"
    return text, lines


@pytest.mark.lean
async def test_every_lean_snippet_is_as_it_says(embedded: EmbeddedToolchain) -> None:
    found = snippets()
    assert len(found) >= 15
    lean = PlanLean(embedded, default_sandbox())
    wrong = []
    for start in range(0, len(found), PER_RUN):
        batch = [s for s in found[start : start + PER_RUN] if not _HEADER.search(s.text)]
        text, lines = module(batch)
        compiled = await lean.compile({"Snippets.lean": text})
        told = [d for d in compiled.answer.diagnostics if d.severity is Severity.ERROR or d.kind == "hasSorry"]
        assert compiled.answer.status != "unknown", compiled.answer
        for i, (first, last) in lines.items():
            # a document may show a task with its holes; a skill shows finished work
            open_too = assets.skills() in batch[i].file.parents
            faults = [d for d in told if first <= d.line <= last and (open_too or d.severity is Severity.ERROR)]
            if bool(faults) != batch[i].fails:
                wrong.append(f"{batch[i]}: " + (faults[0].message if faults else "elaborates, though it is said to fail"))
    lean.close()
    assert wrong == []


def test_front_matter_is_what_agents_that_read_packs_expect() -> None:
    packs = sorted(p.parent.name for p in assets.skills().glob("*/SKILL.md"))
    assert packs == sorted(SKILLS.values())
    for name in packs:
        lines = (assets.skills() / name / "SKILL.md").read_text(encoding="utf-8").split("\n")
        assert lines[0] == "---"
        head = dict(line.split(": ", 1) for line in lines[1 : lines.index("---", 1)])
        assert set(head) == {"name", "description"}
        assert head["name"] == name
        assert 80 < len(head["description"]) <= 1024
        assert "Use " in head["description"]


def test_packs_stay_short() -> None:
    for path in assets.skills().glob("*/SKILL.md"):
        assert len(path.read_text(encoding="utf-8")) < 14_000, path


REVERSE = """\
-- !benchmark @start code_aux
-- !benchmark @end code_aux

def rev (xs : List Nat) : List Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

theorem rev_spec_satisfied (xs : List Nat) : rev xs = xs.reverse := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
"""


@pytest.mark.lean
async def test_the_plan_shown_to_the_planner_passes_the_gate(gate: Gate) -> None:
    blocks = _JSON.findall((assets.skills() / "p3-plan" / "SKILL.md").read_text(encoding="utf-8"))
    assert len(blocks) == 1
    report = await gate.check(task_of(REVERSE), Plan.model_validate(json.loads(blocks[0])))
    assert report.findings == ()
    assert report.passed


def test_the_reply_shown_to_the_reviewer_is_a_review() -> None:
    (block,) = _JSON.findall((assets.skills() / "lean-verifier-plan" / "SKILL.md").read_text(encoding="utf-8"))
    assert read(block, Opinion).verdict == "REVISE"


def test_packs_and_prompts_speak_of_nothing_internal() -> None:
    for path in documents():
        found = re.search(r"(?<![\w.:/])/[a-z]+/\w|\bspike\b|TODO", path.read_text(encoding="utf-8"))
        assert found is None, (path, found)


def test_the_repair_prompt_renders() -> None:
    assert "no JSON object" in make_prompt("planner", "plan_repair", problem="The reply holds no JSON object.").text()
