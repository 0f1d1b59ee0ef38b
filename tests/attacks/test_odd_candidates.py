"""Candidates that no file can hold, or that are made to keep the grader busy: each gets its verdict, and none a traceback."""

from __future__ import annotations

import pytest

from p3.grade.model import VerdictStatus
from p3.grade.options import GradeOptions
from p3.grade.pipeline import LeanGrader
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.sandbox import default_sandbox
from p3.task.intake import MAX_CANDIDATE, MAX_REGION, check
from p3.task.load import load_task
from p3.task.model import Candidate, Task
from p3.task.problems import MOST_OF_A_KIND
from p3.task.splice import blank
from tests.attacks.harness import HERE, TEXT_STAGES

TASK: Task = load_task(HERE / "tasks" / "double.lean")
GOOD = {**blank(TASK).regions, "code": "  n + n\n", "proof": "  exact ⟨rfl, Nat.le_add_left n n⟩\n"}
HALF = "\ud800"
"""Half of a surrogate pair: JSON can hold it, UTF-8 cannot."""

ODD: dict[str, tuple[dict[str, str], str]] = {
    "no proof at all": ({k: v for k, v in GOOD.items() if k != "proof"}, "R_REGION_MISSING"),
    "a region too long": ({**GOOD, "code_aux": "-- " + "x" * MAX_REGION}, "R_SIZE"),
    "all regions too long": (
        {**GOOD, **{f"extra{i}": "x" * (MAX_CANDIDATE // 8) for i in range(9)}},
        "R_REGION_UNKNOWN",
    ),
    "half a character": ({**GOOD, "code_aux": f"-- {HALF}\n"}, "R_ENCODING"),
    "half a character as a region": ({**GOOD, HALF: "x"}, "R_REGION_UNKNOWN"),
    "a region of no name": ({**GOOD, "": "x"}, "R_REGION_UNKNOWN"),
    "a region named like a path": ({**GOOD, "../../double.lean": "x"}, "R_REGION_UNKNOWN"),
    "a zero byte": ({**GOOD, "code": "  n + n\x00\n"}, "R_ENCODING"),
}


@pytest.mark.lean
@pytest.mark.parametrize("case", ODD)
async def test_odd(case: str, embedded: EmbeddedToolchain) -> None:
    regions, code = ODD[case]
    candidate = Candidate(regions=regions)
    verdict = await LeanGrader(embedded, default_sandbox(), options=GradeOptions(audit=False)).grade(TASK, candidate)
    assert (verdict.status, verdict.code) == (VerdictStatus.REJECT, code), verdict.evidence
    assert verdict.receipt
    assert verdict.model_dump_json()


@pytest.mark.lean
async def test_half_a_character_without_a_look_at_the_text(embedded: EmbeddedToolchain) -> None:
    grader = LeanGrader(embedded, default_sandbox(), options=GradeOptions(without=TEXT_STAGES))
    verdict = await grader.grade(TASK, Candidate(regions={**GOOD, "code_aux": f"-- {HALF}\n"}))
    assert (verdict.status, verdict.code) == (VerdictStatus.REJECT, "R_ENCODING")


BOMBS = {
    "attribute lists": "@[" * 60_000,
    "attributes": "@[simp," * 20_000,
    "comments": "/-" * 60_000,
    "strings": '"\\' * 60_000,
    "raw strings": 'r#"' + '"r' * 60_000,
    "hashes": "r" + "#" * 100_000,
    "quotes": "'" * 100_000,
    "guillemets": "«" * 100_000,
    "brackets": "(" * 100_000,
    "commands": "end\n" * 30_000,
    "options": "set_option a b\n" * 8_000,
    "imports": "import x\n" * 12_000,
    "forbidden words": "lcProof " * 15_000,
    "lines": "\n" * 100_000,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", BOMBS)
def test_text_that_is_meant_to_take_long(name: str) -> None:
    """Nothing is told more often than anyone reads, and no text makes the reading fail."""
    problems = check(TASK, Candidate(regions={**GOOD, "code_aux": BOMBS[name]}))
    assert len(problems) <= 8 * MOST_OF_A_KIND
    assert bool(problems) is (name not in ("lines", "commands"))
