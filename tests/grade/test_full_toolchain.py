"""Grading with a full toolchain's own checker, by a stand-in that tells the canaries apart."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from p3.grade.model import Stage, VerdictStatus
from p3.grade.pipeline import LeanGrader
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Sandbox
from tests.grade.conftest import GOOD, MakeTask, fill

pytestmark = pytest.mark.lean

CHECKER = """#!/bin/sh
[ "$1" = P3False ] && echo 'P3False: (kernel) declaration type mismatch' >&2 && exit 1
%s
"""


class FullToolchain:
    """The embedded Lean as a full toolchain would show itself: no shared library to call, programs on its PATH."""

    kind = "elan"

    def __init__(self, base: EmbeddedToolchain, programs: Path) -> None:
        self._base, self._programs = base, programs
        self.version, self.fingerprint = base.version, base.fingerprint
        self.lean, self.library, self.supports = base.lean, base.library, base.supports

    def env(self, *search: Path) -> dict[str, str]:
        env = self._base.env(*search)
        return {**env, "PATH": os.pathsep.join((str(self._programs), env["PATH"]))}

    def read_only(self) -> tuple[Path, ...]:
        return (*self._base.read_only(), self._programs)


@pytest.fixture
def toolchain(embedded: EmbeddedToolchain, tmp_path: Path) -> FullToolchain:
    programs = tmp_path / "bin"
    programs.mkdir()
    tmp_path.chmod(0o755)
    return FullToolchain(embedded, programs)


def checker(toolchain: FullToolchain, rest: str) -> None:
    path = toolchain._programs / "leanchecker"
    path.write_text(CHECKER % rest)
    path.chmod(0o755)


async def test_its_checker_is_the_kernel(toolchain: FullToolchain, sandbox: Sandbox, make_task: MakeTask) -> None:
    checker(toolchain, "exit 0")
    task = make_task()
    grader = LeanGrader(toolchain, sandbox)
    verdict = await grader.grade(task, fill(task))
    assert verdict.passed, verdict.evidence
    assert verdict.receipt
    assert (verdict.receipt.kernels, verdict.receipt.toolchain) == ({"leanchecker": True}, "elan 4.35.0")
    cheat = fill(task, {**GOOD, "proof_aux": "axiom a : False\n", "proof": "  exact a.elim\n"})
    assert (await grader.grade(task, cheat)).code == "R_AXIOM_CUSTOM"


async def test_what_it_refuses_is_turned_down(toolchain: FullToolchain, sandbox: Sandbox, make_task: MakeTask) -> None:
    checker(toolchain, '[ "$1" = P3True ] && exit 0; echo "(kernel) deep recursion" >&2; exit 1')
    task = make_task()
    verdict = await LeanGrader(toolchain, sandbox).grade(task, fill(task))
    assert (verdict.status, verdict.code, verdict.stage) == (VerdictStatus.REJECT, "R_KERNEL_REJECT", Stage.REPLAY)


async def test_without_a_checker_there_is_no_verdict(toolchain: FullToolchain, sandbox: Sandbox, make_task: MakeTask) -> None:
    task = make_task()
    verdict = await LeanGrader(toolchain, sandbox).grade(task, fill(task))
    assert (verdict.status, verdict.code) == (VerdictStatus.ERROR, "E_KERNEL_UNAVAILABLE")
