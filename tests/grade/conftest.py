"""Graders and small tasks for the tests of grading."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from p3.grade.options import GradeOptions
from p3.grade.pipeline import LeanGrader
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Completed, Limits, Mounts, Sandbox
from p3.lean.replay import REPLAY_LIMITS, KernelAnswer, KernelVerdict, Replay
from p3.lean.sandbox import default_sandbox
from p3.task.formats import single
from p3.task.model import Candidate, Task
from p3.task.splice import blank

TEXT = """\
namespace Task
-- !benchmark @start code_aux
-- !benchmark @end code_aux
def double (n : Nat) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code
-- !benchmark @start proof_aux
-- !benchmark @end proof_aux
theorem double_eq (n : Nat) : double n = n + n := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
end Task
"""
GOOD = {"code": "  n + n\n", "proof": "  rfl\n"}

MakeTask = Callable[..., Task]


@pytest.fixture
def make_task(tmp_path: Path) -> MakeTask:
    """A one-file task of this text."""

    def make(text: str = TEXT, name: str = "Doubling") -> Task:
        path = tmp_path / f"{name}.lean"
        path.write_text(text)
        return single.load(path)

    return make


def fill(task: Task, regions: Mapping[str, str] = GOOD) -> Candidate:
    """These regions over blank ones."""
    return Candidate(regions={**blank(task).regions, **regions})


@pytest.fixture(scope="session")
def sandbox() -> Sandbox:
    return default_sandbox()


@pytest.fixture(scope="session")
def grader(embedded: EmbeddedToolchain, sandbox: Sandbox) -> LeanGrader:
    return LeanGrader(embedded, sandbox)


@pytest.fixture(scope="session")
def grader_with(embedded: EmbeddedToolchain, sandbox: Sandbox) -> Callable[..., LeanGrader]:
    """A grader with other options."""
    return lambda **options: LeanGrader(embedded, sandbox, options=GradeOptions(**options))


class OtherToolchain:
    """The embedded toolchain, in some point another."""

    kind = "embedded"

    def __init__(self, base: EmbeddedToolchain, version: str = "", broken: Exception | None = None) -> None:
        self._base, self._broken = base, broken
        self.version = version or base.version
        self.fingerprint, self.shared_library, self.python = base.fingerprint, base.shared_library, base.python
        self.lean, self.env, self.read_only, self.library = base.lean, base.env, base.read_only, base.library
        self.supports = base.supports

    def verify(self) -> None:
        if self._broken:
            raise self._broken
        self._base.verify()


class MeddlingSandbox:
    """The real sandbox, with something done to the scratch folder after each run."""

    def __init__(self, base: Sandbox, meddle: Callable[[Path], None], *, isolated: bool = True) -> None:
        self._base, self._meddle, self.isolated = base, meddle, isolated

    def command(self, argv: Sequence[str], *, mounts: Mounts, env: Mapping[str, str], limits: Limits) -> list[str]:
        return self._base.command(argv, mounts=mounts, env=env, limits=limits)

    async def run(
        self, argv: Sequence[str], *, mounts: Mounts, env: Mapping[str, str], limits: Limits, stdin: bytes = b""
    ) -> Completed:
        done = await self._base.run(argv, mounts=mounts, env=env, limits=limits, stdin=stdin)
        self._meddle(mounts.scratch)
        return done


class StandInKernel:
    """A kernel that tells the canaries apart and gives one answer about everything else."""

    def __init__(self, verdict: KernelVerdict, *, read: str = "", sees_through: bool = True) -> None:
        self.name = "stand-in"
        self._verdict, self._read, self._sees = verdict, read, sees_through

    async def check(self, replay: Replay, *, sandbox: Sandbox, limits: Limits = REPLAY_LIMITS) -> KernelAnswer:
        verdict = self._verdict
        if self._sees and replay.modules == ("P3True",):
            verdict = KernelVerdict.ACCEPTED
        if self._sees and replay.modules == ("P3False",):
            verdict = KernelVerdict.REFUSED
        read = {str(p): self._read for p in replay.paths()} if self._read else {}
        return KernelAnswer(kernel=self.name, verdict=verdict, reason="a stand-in says so", read=read)
