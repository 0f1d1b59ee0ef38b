"""The grader: a table of stages, run in order over one candidate."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from p3.errors import OleanError, SandboxUnavailable
from p3.grade.covering import results
from p3.grade.model import Check, CheckStatus, Receipt, Stage, Verdict, VerdictStatus
from p3.grade.options import GradeOptions
from p3.grade.parts import over
from p3.grade.receipt import make_receipt
from p3.grade.stages import axioms, building, comparing, presence, replaying, safety, self_check, splicing, testing, text
from p3.grade.state import Grading, Result, Tools, failed, skipped
from p3.lean.kernel.adapters import found
from p3.lean.model import Sandbox, Toolchain
from p3.lean.replay import Embedded, Kernel, LeanKernel
from p3.lean.temporary import temporary_folder
from p3.task.formats.repo.details import is_repository
from p3.task.formats.repo.joint import prepare
from p3.task.model import Candidate, Task


class Step(NamedTuple):
    """One stage: what it runs, and what must be there before it can."""

    stage: Stage
    run: Callable[[Grading], Awaitable[Result]]
    needs: tuple[str, ...] = ()
    """Fields of `Grading` that earlier stages set."""
    clean: bool = False
    """Runs only while no stage from presence on has failed: it runs the candidate's code."""


async def _judge(_: Grading) -> Result:
    return skipped("the instruction judge answers beside the grade")


STEPS: tuple[Step, ...] = (
    Step(Stage.SELF_CHECK, self_check.run),
    Step(Stage.INTAKE, text.run_intake),
    Step(Stage.LEXER, text.run_lexer),
    Step(Stage.ALLOW_LISTS, text.run_allow_lists),
    Step(Stage.SPLICE, splicing.run),
    Step(Stage.BUILD, building.run, ("pristine", "spliced")),
    Step(Stage.PRESENCE, presence.run, ("compiled",)),
    Step(Stage.COMPARE, comparing.run, ("comparison",)),
    Step(Stage.AXIOMS, axioms.run, ("comparison",)),
    Step(Stage.SAFETY, safety.run, ("comparison",)),
    Step(Stage.REPLAY, replaying.run, ("modules",)),
    Step(Stage.TESTS, testing.run, ("modules",), clean=True),
    Step(Stage.JUDGE, _judge),
)
"""Every stage but the receipt, in order. To add one, see docs/grading.md."""

_BY_PART = frozenset((Stage.COMPARE, Stage.SAFETY, Stage.REPLAY))
"""Stages that run on each part of a repository by itself."""

_READS = frozenset((Stage.PRESENCE,))
"""Stages that must run even when switched off, because later ones read what they leave."""


class LeanGrader:
    """Grades candidates with one toolchain, sandbox and set of kernels; see `p3.grade.model.Grader`.

    By default the kernel is Lean's own, replaying in a process apart. Grades may run side by side.
    """

    def __init__(
        self,
        toolchain: Toolchain,
        sandbox: Sandbox,
        *,
        options: GradeOptions | None = None,
        kernels: Sequence[Kernel] | None = None,
        notice: Callable[[str], None] | None = None,
    ) -> None:
        self._toolchain, self._sandbox = toolchain, sandbox
        self.options = options or GradeOptions()
        self._kernels = tuple(kernels) if kernels is not None else self._default_kernels(notice)
        self._tools: Tools | None = None
        self._preparing = asyncio.Lock()

    def _default_kernels(self, notice: Callable[[str], None] | None) -> tuple[Kernel, ...]:
        if isinstance(self._toolchain, Embedded):
            return (LeanKernel(self._toolchain, heartbeats=self.options.kernel_heartbeats, notice=notice),)
        return found(self._toolchain)

    async def grade(self, task: Task, candidate: Candidate) -> Verdict:
        """Grade. Raises TaskError where the task itself does not compile; never for anything a candidate did."""
        with temporary_folder("grade") as folder:
            return await self._run(_start(task, candidate, self.options, folder))

    async def _run(self, g: Grading) -> Verdict:
        checks: list[Check] = []
        for step in STEPS:
            result = await self._step(g, step)
            if result.status in (CheckStatus.REJECTED, CheckStatus.ERROR):
                g.codes.append(result.code)
            checks.append(
                Check(stage=step.stage, status=result.status, code=result.code, evidence=result.evidence, details=result.details)
            )
        return _verdict(g, checks)

    async def _step(self, g: Grading, step: Step) -> Result:
        if step.stage is Stage.SELF_CHECK:
            try:
                g.tools = await self._prepare()
            except self_check.SelfCheckFailed as e:
                return failed(e.code, e.evidence)
            except SandboxUnavailable as e:
                return failed("E_SANDBOX_UNAVAILABLE", str(e))
        if g.codes and (not self.options.audit or g.tools is None):
            return _not_run("an earlier stage failed")
        missing = [n for n in step.needs if not getattr(g, n)]
        if missing or (step.clean and g.codes):
            return _not_run("an earlier stage failed")
        off = step.stage in self.options.without
        if off and step.stage not in _READS:
            return _not_run("switched off")
        try:
            result = await (over(g, step.run) if step.stage in _BY_PART else step.run(g))
        except OleanError as e:
            result = failed("E_EXPORT", str(e))
        return _not_run("switched off") if off else result

    async def _prepare(self) -> Tools:
        """The tools, checked when first used and every time the library could have changed."""
        async with self._preparing:
            if self._tools is None:
                self._tools = await self_check.prepare(self._toolchain, self._sandbox, self._kernels, self.options)
            else:
                await self_check.again(self._tools)
            return self._tools


def _start(task: Task, candidate: Candidate, options: GradeOptions, folder: Path) -> Grading:
    """A grade that begins; a repository's joint claim is stated in its task first."""
    given = (task, candidate)
    if not is_repository(task):
        return Grading(task=task, candidate=candidate, options=options, folder=folder, given=given)
    task, candidate, claim = prepare(task, candidate)
    return Grading(task=task, candidate=candidate, options=options, folder=folder, given=given, claim=claim)


def _not_run(why: str) -> Result:
    return Result(CheckStatus.NOT_RUN, "", why)


def _verdict(g: Grading, checks: list[Check]) -> Verdict:
    """The first failing stage gives status, code and evidence. A stage that should have run and did not is no pass."""
    first = next((c for c in checks if c.status in (CheckStatus.REJECTED, CheckStatus.ERROR)), None)
    status, code = VerdictStatus.PASS, ""
    if first is not None:
        status = VerdictStatus.REJECT if first.status is CheckStatus.REJECTED else VerdictStatus.ERROR
        code = first.code
    elif any(c.status is CheckStatus.NOT_RUN and c.stage not in g.options.without for c in checks):
        status, code = VerdictStatus.ERROR, "E_INTERNAL"
    reported, covered = results(g)
    receipt: Receipt = make_receipt(g, checks, status, code)
    checks.append(Check(stage=Stage.RECEIPT, status=CheckStatus.PASSED))
    return Verdict(
        status=status,
        code=code,
        stage=first.stage if first else None,
        results=reported,
        covered=covered.covered if covered else None,
        total=covered.total if covered else None,
        coverage=covered,
        evidence=first.evidence if first else "",
        checks=tuple(checks),
        receipt=receipt,
    )
