"""Faults of the grader's own tools: never a pass, never counted against the candidate."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from p3.errors import SandboxUnavailable, TaskError, ToolchainError
from p3.grade.codes import CODES
from p3.grade.model import CheckStatus, Grader, Stage, Verdict, VerdictStatus
from p3.grade.options import GradeOptions
from p3.grade.pipeline import LeanGrader
from p3.grade.pristine import pristine_key
from p3.grade.stages.splicing import altered, guards
from p3.lean.cache import cache_root
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Completed, Limits, Sandbox
from p3.lean.replay import KernelVerdict, LeanKernel
from p3.lean.sandbox import default_sandbox
from p3.task.rules import HiddenTests, TestCase
from p3.task.splice import splice
from tests.grade.conftest import TEXT, MakeTask, MeddlingSandbox, OtherToolchain, StandInKernel, fill

pytestmark = pytest.mark.lean


def must_be(verdict: Verdict, code: str, stage: Stage) -> None:
    assert (verdict.status, verdict.code, verdict.stage) == (VerdictStatus.ERROR, code, stage), verdict.evidence
    assert verdict.evidence
    assert not verdict.passed
    assert code in CODES
    assert verdict.receipt
    assert verdict.receipt.status is VerdictStatus.ERROR


def test_the_grader_is_one(grader: LeanGrader) -> None:
    assert isinstance(grader, Grader)


async def test_an_old_toolchain(embedded: EmbeddedToolchain, sandbox: Sandbox, make_task: MakeTask) -> None:
    task = make_task()
    old = OtherToolchain(embedded, version="4.34.0")
    must_be(await LeanGrader(old, sandbox).grade(task, fill(task)), "E_TOOLCHAIN_UNSAFE", Stage.SELF_CHECK)
    own = LeanGrader(old, sandbox, options=GradeOptions(task_toolchain=True))
    verdict = await own.grade(task, fill(task))
    assert verdict.passed
    assert verdict.receipt
    assert verdict.receipt.task_toolchain


async def test_a_library_that_changed(embedded: EmbeddedToolchain, sandbox: Sandbox, make_task: MakeTask) -> None:
    task = make_task()
    broken = OtherToolchain(embedded, broken=ToolchainError("Init.olean has changed; run `p3 lean build`"))
    must_be(await LeanGrader(broken, sandbox).grade(task, fill(task)), "E_TOOLCHAIN_UNSAFE", Stage.SELF_CHECK)


class NoSandbox:
    isolated = True

    def command(self, *_: object, **__: object) -> list[str]:
        raise SandboxUnavailable("no bubblewrap here")

    async def run(self, *_: object, **__: object) -> Completed:
        raise SandboxUnavailable("no bubblewrap here")


async def test_no_sandbox(embedded: EmbeddedToolchain, make_task: MakeTask) -> None:
    task = make_task()
    must_be(await LeanGrader(embedded, NoSandbox()).grade(task, fill(task)), "E_SANDBOX_UNAVAILABLE", Stage.SELF_CHECK)


async def test_a_sandbox_that_only_says_so(embedded: EmbeddedToolchain, make_task: MakeTask) -> None:
    task = make_task()
    open_door = MeddlingSandbox(default_sandbox(unsafe=True), lambda _: None)
    verdict = await LeanGrader(embedded, open_door).grade(task, fill(task))
    must_be(verdict, "E_SANDBOX_UNAVAILABLE", Stage.SELF_CHECK)
    assert "does not hold" in verdict.evidence


async def test_without_isolation_on_purpose_it_is_recorded(embedded: EmbeddedToolchain, make_task: MakeTask) -> None:
    task = make_task()
    verdict = await LeanGrader(embedded, default_sandbox(unsafe=True)).grade(task, fill(task))
    assert verdict.passed
    assert verdict.receipt
    assert not verdict.receipt.sandboxed


@pytest.mark.parametrize("program", ["import sys; sys.exit(2)", "import os; os.kill(os.getpid(), 11)", "print('{}')"])
async def test_a_kernel_without_an_answer(
    program: str, embedded: EmbeddedToolchain, sandbox: Sandbox, make_task: MakeTask
) -> None:
    task = make_task()
    await LeanKernel(embedded).ensure_library(sandbox)
    silent = LeanKernel(embedded, command=[str(embedded.python), "-I", "-S", "-c", program])
    verdict = await LeanGrader(embedded, sandbox, kernels=[silent]).grade(task, fill(task))
    must_be(verdict, "E_KERNEL_UNAVAILABLE", Stage.REPLAY)
    assert verdict.receipt
    assert verdict.receipt.kernels == {"lean": False}


@pytest.mark.parametrize("answer", [KernelVerdict.ACCEPTED, KernelVerdict.REFUSED, KernelVerdict.UNAVAILABLE])
async def test_a_kernel_that_cannot_tell_true_from_false(
    answer: KernelVerdict, embedded: EmbeddedToolchain, sandbox: Sandbox, make_task: MakeTask
) -> None:
    task = make_task()
    blind = StandInKernel(answer, sees_through=False)
    must_be(
        await LeanGrader(embedded, sandbox, kernels=[blind]).grade(task, fill(task)), "E_KERNEL_UNAVAILABLE", Stage.SELF_CHECK
    )


async def test_no_kernel_at_all(embedded: EmbeddedToolchain, sandbox: Sandbox, make_task: MakeTask) -> None:
    task = make_task()
    must_be(await LeanGrader(embedded, sandbox, kernels=[]).grade(task, fill(task)), "E_KERNEL_UNAVAILABLE", Stage.SELF_CHECK)


@pytest.mark.slow
async def test_kernels_that_disagree(embedded: EmbeddedToolchain, sandbox: Sandbox, make_task: MakeTask) -> None:
    task = make_task()
    kernels = [LeanKernel(embedded), StandInKernel(KernelVerdict.REFUSED)]
    verdict = await LeanGrader(embedded, sandbox, kernels=kernels).grade(task, fill(task))
    assert (verdict.status, verdict.code) == (VerdictStatus.REJECT, "R_KERNEL_DISAGREE")
    assert verdict.receipt
    assert verdict.receipt.kernels == {"lean": True, "stand-in": False}
    both = [LeanKernel(embedded), StandInKernel(KernelVerdict.ACCEPTED)]
    assert (await LeanGrader(embedded, sandbox, kernels=both).grade(task, fill(task))).passed


async def test_a_module_that_changed_after_the_comparison(
    embedded: EmbeddedToolchain, sandbox: Sandbox, make_task: MakeTask
) -> None:
    task = make_task()
    other = StandInKernel(KernelVerdict.ACCEPTED, read="0" * 64)
    must_be(await LeanGrader(embedded, sandbox, kernels=[other]).grade(task, fill(task)), "E_ARTIFACT_RACE", Stage.REPLAY)


def truncate(scratch: Path) -> None:
    for path in (scratch / "out").glob("Doubling.olean"):
        path.write_bytes(path.read_bytes()[:2000])


@pytest.mark.slow
async def test_a_truncated_module(embedded: EmbeddedToolchain, sandbox: Sandbox, grader: LeanGrader, make_task: MakeTask) -> None:
    task = make_task()
    assert (await grader.grade(task, fill(task))).passed  # the pristine build is made, and whole
    verdict = await LeanGrader(embedded, MeddlingSandbox(sandbox, truncate)).grade(task, fill(task))
    must_be(verdict, "E_EXPORT", Stage.PRESENCE)


async def test_a_pristine_build_that_was_tampered_with(
    embedded: EmbeddedToolchain, sandbox: Sandbox, make_task: MakeTask
) -> None:
    task = make_task(TEXT.replace("double", "tampered"))
    grader = LeanGrader(embedded, sandbox)
    assert (await grader.grade(task, fill(task))).passed
    folder = cache_root() / "pristine" / pristine_key(task, embedded, grader.options)
    try:
        olean = folder / "Doubling.olean"
        olean.write_bytes(olean.read_bytes() + b"\0")
        must_be(await grader.grade(task, fill(task)), "E_TEMPLATE_HASH", Stage.SELF_CHECK)
        (folder / "manifest.json").write_text("{")
        must_be(await grader.grade(task, fill(task)), "E_TEMPLATE_HASH", Stage.SELF_CHECK)
    finally:
        shutil.rmtree(folder)


@pytest.mark.slow
async def test_the_wall_clock(grader: LeanGrader, grader_with: Callable[..., LeanGrader], make_task: MakeTask) -> None:
    task = make_task()
    assert (await grader.grade(task, fill(task))).passed
    proof = "  have : ∀ a b c : Nat, a + b = c + b := by\n    intro a b c\n    repeat rw [Nat.add_comm]\n  rfl\n"
    endless = fill(task, {"code": "  n + n\n", "proof": proof})
    hurried = grader_with(build=Limits(wall_s=6), heartbeats=0)
    must_be(await hurried.grade(task, endless), "E_BUILD_WALL", Stage.BUILD)


async def test_tests_that_no_one_can_read(grader: LeanGrader, make_task: MakeTask) -> None:
    tests = HiddenTests(function="Task.double", cases=(TestCase(arguments=("nonsense",), expected="1"),))
    task = make_task().model_copy(update={"tests": tests})
    must_be(await grader.grade(task, fill(task)), "E_TESTS", Stage.TESTS)


async def test_a_stage_that_did_not_run_is_no_pass(grader_with: Callable[..., LeanGrader], make_task: MakeTask) -> None:
    task = make_task()
    verdict = await grader_with(without=frozenset({Stage.BUILD})).grade(task, fill(task))
    assert (verdict.status, verdict.code) == (VerdictStatus.ERROR, "E_INTERNAL")
    assert CheckStatus.NOT_RUN in {c.status for c in verdict.checks}


async def test_a_task_that_does_not_compile(grader: LeanGrader, make_task: MakeTask) -> None:
    task = make_task(TEXT.replace(": double n = n + n", ": double n = nothing 3"))
    with pytest.raises(TaskError, match="does not compile") as error:
        await grader.grade(task, fill(task))
    assert (error.value.line, error.value.exit_code) == (10, 2)
    assert "nothing" in str(error.value)


def test_frozen_text_that_splicing_changed(make_task: MakeTask) -> None:
    task = make_task()
    candidate = fill(task, {"code": "  n + n\n", "proof": "  rfl\n", "code_aux": "def a := 1\n", "proof_aux": "\n"})
    used = guards(task, candidate)
    right = splice(task, candidate, used)
    assert len(used.regions) == 1  # the blank one needs no section
    assert altered(task, right, used) is None
    path = task.files[0].path
    for change in (("theorem double_eq", "theorem double_e_"), ("end p3_", "end P3_"), ("True.intro\n", "True.intro\n\n")):
        wrong = right.files[path].replace(*change)
        assert wrong != right.files[path]
        files = {path: wrong}
        spliced = type(right)(files, right.spans)
        assert altered(task, spliced, used) == path
