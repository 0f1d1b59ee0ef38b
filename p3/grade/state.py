"""What a grade knows while it runs: its tools, and what each stage leaves for the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from p3.grade.model import CheckStatus
from p3.grade.options import GradeOptions
from p3.lean.build import BuildResult
from p3.lean.model import Sandbox, Toolchain
from p3.lean.replay import Kernel
from p3.task.model import Candidate, Obligation, Task
from p3.task.problems import Problem
from p3.task.splice import Guards, Spliced

if TYPE_CHECKING:
    from p3.grade.pristine import Pristine
    from p3.lean.replay import Canaries, CaseResult, KernelAnswer
    from p3.lean.terms.canonical import Canonical
    from p3.lean.terms.compare import Comparison
    from p3.lean.terms.environment import Environment, Shelf
    from p3.lean.terms.module import Module
    from p3.task.formats.repo.joint import JointClaim


@dataclass(frozen=True)
class Result:
    """What a stage says. Several faults are one result: the first is the code."""

    status: CheckStatus
    code: str = ""
    evidence: str = ""
    details: dict[str, Any] = field(default_factory=dict)


def passed(**details: Any) -> Result:  # noqa: ANN401 - whatever a receipt can hold
    """The stage lets the candidate through."""
    return Result(CheckStatus.PASSED, "", "", details)


def skipped(why: str) -> Result:
    """The stage does not apply."""
    return Result(CheckStatus.SKIPPED, "", why)


def rejected(code: str, evidence: str, **details: Any) -> Result:  # noqa: ANN401
    """The candidate is at fault."""
    return Result(CheckStatus.REJECTED, code, evidence, details)


def failed(code: str, evidence: str, **details: Any) -> Result:  # noqa: ANN401
    """The grader could not judge."""
    return Result(CheckStatus.ERROR, code, evidence, details)


def first_of(findings: Sequence[tuple[str, str]], **details: Any) -> Result:  # noqa: ANN401
    """Rejected with the first of several faults (code, evidence); the others are kept beside it. Passed where there is none."""
    if not findings:
        return passed(**details)
    code, evidence = findings[0]
    more = [f"{c}: {e}" for c, e in findings[1:20]]
    return rejected(code, evidence, **details, **({"more": more} if more else {}))


@dataclass(frozen=True)
class Tools:
    """What grades are made with; shared by all grades of a grader."""

    toolchain: Toolchain
    sandbox: Sandbox
    kernels: tuple[Kernel, ...]
    shelf: Shelf
    """The toolchain's compiled library."""
    canaries: Canaries | None


@dataclass
class Grading:
    """One grade in progress. A field that a stage sets is None until that stage has run."""

    task: Task
    candidate: Candidate
    options: GradeOptions
    folder: Path
    """The grade's own folder; nothing in it is ever writable for a sandboxed process."""
    given: tuple[Task, Candidate]
    """Task and candidate as they were handed in; receipts bind these."""
    tools: Tools | None = None
    problems: tuple[Problem, ...] | None = None
    guards: Guards | None = None
    spliced: Spliced | None = None
    guarded: bool = False
    pristine: Pristine | None = None
    frozen: tuple[Module, ...] = ()
    """The modules of the pristine build."""
    build: BuildResult | None = None
    modules: tuple[Module, ...] | None = None
    env: Environment | None = None
    digests: dict[str, str] = field(default_factory=dict)
    """Module → hash of its constants."""
    ours: Canonical | None = None
    theirs: Canonical | None = None
    comparison: Comparison | None = None
    beside: Pristine | None = None
    """The build that tests are read beside: the pristine one, or where the comparison took it, the one with shipped code."""
    faults: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Obligation → (code, evidence) for those that do not count."""
    axioms: dict[str, tuple[str, ...]] = field(default_factory=dict)
    answers: tuple[KernelAnswer, ...] = ()
    cases: tuple[CaseResult, ...] | None = None
    """Hidden tests as Lean's kernel settled them while it replayed, in the order of the compiled propositions."""
    kernel_faults: dict[str, str] = field(default_factory=dict)
    """Obligation or hole → what a kernel did not accept below it."""
    replayed: bool = False
    """Every kernel gave an answer about the roots."""
    claim: JointClaim | None = None
    """Repository tasks: the joint claim that the candidate makes."""
    void: str = ""
    """Code of the first fault that concerns the candidate as a whole."""
    parts: tuple[Grading, ...] = ()
    """Repository tasks whose modules cannot all be read together: the same grade over each part (see `p3.grade.parts`)."""
    codes: list[str] = field(default_factory=list)
    """Codes of the stages that did not pass, so far."""

    @property
    def kit(self) -> Tools:
        """The tools; stages after the self-check may rely on them."""
        if self.tools is None:
            raise RuntimeError("a stage ran before the self-check")
        return self.tools

    @property
    def compiled(self) -> bool:
        """Whether the build left every module, or of a repository at least one."""
        if self.build is None or self.pristine is None:
            return False
        return bool(self.build.oleans) if self.claim else set(self.pristine.sha256) <= set(self.build.oleans)

    @property
    def task_modules(self) -> dict[str, str]:
        """Path → module of the files that are built with the candidate."""
        from p3.grade.pristine import module_of

        return module_of(self.task)

    def groups(self) -> dict[str, list[Obligation]]:
        """Obligations by group, in the task's order."""
        out: dict[str, list[Obligation]] = {}
        for o in self.task.obligations:
            out.setdefault(o.group, []).append(o)
        return out

    def roots(self) -> tuple[str, ...]:
        """What must be sound and is there: the obligations that count, and the holes."""
        from p3.lean.terms.names import Name

        proved = [o.name for o in self.task.obligations if o.name not in self.faults]
        wanted = dict.fromkeys((*proved, *self.task.policy.holes))
        return tuple(n for n in wanted if self.env is not None and self.env.is_own(Name.parse(n)))
