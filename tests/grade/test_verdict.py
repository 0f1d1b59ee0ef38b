"""Verdicts: the same whatever the order, bound by receipts, with limits that turn candidates down."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from p3.grade.codes import CODES, codes_of
from p3.grade.model import CheckStatus, Receipt, Stage, Verdict, VerdictStatus
from p3.grade.pipeline import STEPS, LeanGrader
from p3.grade.receipt import bind_plan, recheck
from p3.lean.model import Limits
from p3.task.model import Candidate, Task
from p3.task.rules import Policy
from tests.grade.conftest import GOOD, TEXT, MakeTask, fill

pytestmark = pytest.mark.lean


def summary(verdict: Verdict) -> tuple[object, ...]:
    return verdict.status, verdict.code, verdict.evidence, [(c.stage, c.status, c.code, c.evidence) for c in verdict.checks]


async def test_every_stage_is_there_in_order(grader: LeanGrader, make_task: MakeTask) -> None:
    task = make_task()
    verdict = await grader.grade(task, fill(task))
    assert [c.stage for c in verdict.checks] == list(Stage) == [*(s.stage for s in STEPS), Stage.RECEIPT]
    assert {c.stage for c in verdict.checks if c.status is CheckStatus.SKIPPED} == {Stage.TESTS, Stage.JUDGE}
    assert verdict.passed
    assert verdict.stage is None
    assert [(r.name, r.status) for r in verdict.results] == [("Task.double_eq", "proved")]


@pytest.mark.slow
async def test_order_and_company_do_not_matter(grader: LeanGrader, make_task: MakeTask) -> None:
    task = make_task()
    candidates = [
        fill(task),
        fill(task, {"code": "  n + n\n"}),
        fill(task, {"code": "  n\n", "proof": "  rfl\n"}),
        fill(task, {**GOOD, "proof_aux": "axiom a : False\n", "proof": "  exact a.elim\n"}),
    ]
    alone = [summary(await grader.grade(task, c)) for c in candidates]
    assert [s[1] for s in alone] == ["", "R_AXIOM_SORRY", "R_BUILD_ERROR", "R_AXIOM_CUSTOM"]
    together = await asyncio.gather(*(grader.grade(task, c) for c in reversed(candidates)))
    assert [summary(v) for v in reversed(together)] == alone


async def test_a_receipt_can_be_repeated(grader: LeanGrader, make_task: MakeTask) -> None:
    task = make_task()
    candidate = fill(task, {**GOOD, "code_aux": "def helper (n : Nat) : Nat := n\n"})
    verdict = await grader.grade(task, candidate)
    assert verdict.receipt
    receipt = Receipt.model_validate_json(verdict.receipt.model_dump_json())
    assert receipt.status is VerdictStatus.PASS
    assert (receipt.task_sha256, receipt.candidate_sha256) == (task.sha256, candidate.sha256)
    assert receipt.guarded
    assert receipt.sandboxed
    assert receipt.kernels == {"lean": True}
    assert receipt.axioms == {"Task.double_eq": (), "Task.double": ()}
    assert set(receipt.spliced_sha256) == {"Doubling.lean"}
    assert set(receipt.olean_sha256) == set(receipt.terms_sha256) == set(receipt.pristine_olean_sha256) == {"Doubling"}
    again = await recheck(bind_plan(receipt, "f" * 64, {"a": ("b",)}), task, candidate, grader=grader)
    assert (again.same, again.differences) == (True, ())


@pytest.mark.slow
async def test_a_receipt_of_something_else_is_told(grader: LeanGrader, make_task: MakeTask) -> None:
    task = make_task()
    receipt = (await grader.grade(task, fill(task))).receipt
    assert receipt
    other = await recheck(receipt, task, fill(task, {**GOOD, "proof": "  simp [double]\n"}), grader=grader)
    assert not other.same
    assert any("candidate" in d for d in other.differences)
    assert any("compiled" in d for d in other.differences)
    forged = receipt.model_copy(update={"status": VerdictStatus.REJECT, "code": "R_AXIOM_SORRY"})
    found = await recheck(forged, task, fill(task), grader=grader)
    assert {d.split(":")[0] for d in found.differences} == {"the verdict", "the reason"}
    weaker = {"sandboxed": False, "task_toolchain": True, "import_substitution": "another library", "toolchain": "elan 4.30.0"}
    found = await recheck(receipt.model_copy(update=weaker), task, fill(task), grader=grader)
    assert len(found.differences) == len(weaker)


def test_the_table_of_codes() -> None:
    used = set[str]()
    for path in (Path(__file__).parents[2] / "p3" / "grade").rglob("*.py"):
        if path.name != "codes.py":
            used |= set(re.findall(r'"([ER]_[A-Z_]+)"', path.read_text()))
    assert used <= set(CODES)
    assert [c for stage in Stage for c in codes_of(stage)] == sorted(CODES, key=lambda c: list(Stage).index(CODES[c].stage))


def test_the_documentation_has_every_code_under_its_stage() -> None:
    text = (Path(__file__).parents[2] / "docs" / "grading.md").read_text()
    sections = {part.split("\n")[0]: re.findall(r"^\| `([ER]_[A-Z_]+)` \|", part, re.MULTILINE) for part in text.split("\n### ")}
    assert {stage.value: sections.get(stage.value, []) for stage in Stage} == {
        stage.value: list(codes_of(stage)) for stage in Stage
    }


# ---------------------------------------------------------------- limits

SLOW = "  have : ∀ a b c : Nat, a + b = c + b := by\n    intro a b c\n    repeat rw [Nat.add_comm]\n  rfl\n"
BIG = 'def words : List String := ["%s"]\n' % ("a" * 60_000)
DEEP = "def deep : Nat := " + "(" * 30_000 + "1" + ")" * 30_000 + "\n"
KERNEL = "theorem heavy : (List.range 3000).foldl (· + ·) 0 = 4498500 := by decide +kernel\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("regions", "options", "code"),
    [
        ({"proof": SLOW}, {"heartbeats": 2000}, "R_BUILD_TIMEOUT"),
        ({"proof": SLOW}, {"heartbeats": 0, "build": Limits(wall_s=120, cpu_s=4)}, "R_BUILD_TIMEOUT"),
        ({"proof_aux": KERNEL, "proof": "  have := heavy\n  rfl\n"}, {"kernel_heartbeats": 20_000}, "R_KERNEL_TIMEOUT"),
        ({"code_aux": BIG}, {"olean_bytes": 20_000}, "R_OUTPUT_TOO_LARGE"),
        ({"code_aux": "#check Nat\n" * 400}, {"build": Limits(output_bytes=6_000)}, "R_OUTPUT_TOO_LARGE"),
    ],
    ids=["heartbeats", "cpu", "kernel heartbeats", "module size", "messages"],
)
async def test_limits_turn_down(
    regions: dict[str, str],
    options: dict[str, object],
    code: str,
    grader: LeanGrader,
    grader_with: Callable[..., LeanGrader],
    make_task: MakeTask,
) -> None:
    task = make_task()
    if "heartbeats" not in options:
        assert (await grader.grade(task, fill(task))).passed  # makes the pristine build without the limit
    verdict = await grader_with(**options).grade(task, fill(task, {**GOOD, **regions}))
    assert (verdict.status, verdict.code) == (VerdictStatus.REJECT, code), verdict.evidence


# ---------------------------------------------------------------- what a policy allows

AXIOM = TEXT.replace("namespace Task", "namespace Task\naxiom given : ∀ p : Prop, p ∨ ¬p")
SORRY = TEXT.replace(
    "namespace Task", "namespace Task\ndef gap (n : Nat) : Nat := if n = 0 then 0 else gap (n + 0 - 1)\ndecreasing_by sorry"
)


def with_policy(task: Task, **fields: object) -> Task:
    return task.model_copy(update={"policy": Policy.model_validate({**task.policy.model_dump(), **fields})})


@pytest.mark.slow
async def test_an_axiom_of_the_task_counts_there_only(grader: LeanGrader, make_task: MakeTask) -> None:
    task = make_task(AXIOM)
    assert task.policy.frozen_axioms == ("Task.given",)
    use = fill(task, {**GOOD, "proof": "  exact (given True).elim (fun _ => rfl) (fun h => (h trivial).elim)\n"})
    assert (await grader.grade(task, use)).passed
    strict = with_policy(task, frozen_axioms=())
    assert (await grader.grade(strict, use)).code == "R_AXIOM_CUSTOM"
    squatted = with_policy(make_task(), frozen_axioms=("Task.mine",))
    own = fill(squatted, {**GOOD, "proof_aux": "axiom mine : False\n", "proof": "  exact mine.elim\n"})
    verdict = await grader.grade(squatted, own)
    assert verdict.code == "R_AXIOM_CUSTOM", "the pristine text declares no such axiom"


@pytest.mark.slow
async def test_a_sorry_of_the_task_counts_there_only(grader: LeanGrader, make_task: MakeTask) -> None:
    task = make_task(SORRY)
    assert task.policy.frozen_sorry == ("Task.gap",)
    honest = fill(task, {"code": "  gap n - gap n + (n + n)\n", "proof": "  simp [double]\n"})
    assert (await grader.grade(task, honest)).passed
    lies = [
        {"code": "  n + n\n", "proof": "  exact sorryAx _ false\n"},
        {**GOOD, "proof_aux": "theorem gap._proof_9 : False := sorryAx _ false\n", "proof": "  exact gap._proof_9.elim\n"},
        {**GOOD, "proof_aux": "theorem gap.lie : False := sorryAx _ false\n", "proof": "  exact gap.lie.elim\n"},
    ]
    for regions in lies:
        assert (await grader.grade(task, fill(task, regions))).code == "R_AXIOM_SORRY"
    strict = with_policy(task, frozen_sorry=())
    assert (await grader.grade(strict, honest)).code == "R_AXIOM_SORRY"


TWO = TEXT.replace(
    "end Task", "theorem other : 1 + 1 = 2 := by\n  -- !benchmark @start proof\n  sorry\n  -- !benchmark @end proof\nend Task"
)


@pytest.mark.slow
async def test_exactly_one_of_a_group(grader: LeanGrader, make_task: MakeTask) -> None:
    task = make_task(TWO)
    proofs = [str(r.id) for r in task.editable() if r.id.key == "proof"]
    grouped = task.model_copy(update={"obligations": tuple(o.model_copy(update={"group": "either"}) for o in task.obligations)})

    def candidate(*proved: str) -> Candidate:
        return fill(grouped, {"code": "  n + n\n", **dict.fromkeys(proved, "  rfl\n")})

    assert (await grader.grade(grouped, candidate(proofs[0]))).passed
    assert (await grader.grade(grouped, candidate(proofs[1]))).passed
    assert (await grader.grade(grouped, candidate())).code == "R_AXIOM_SORRY"
    assert (await grader.grade(grouped, candidate(*proofs))).code == "R_OVERFILLED"
    assert (await grader.grade(task, candidate(*proofs))).passed
    assert (await grader.grade(task, candidate(proofs[0]))).code == "R_AXIOM_SORRY"
