"""Checks, verdicts, receipts, and the protocol of a grader."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Protocol, runtime_checkable

from pydantic import Field

from p3.frozen import Frozen
from p3.task.formats.repo.coverage import Coverage
from p3.task.model import Candidate, Task

RECEIPT_SCHEMA = 1


class Stage(StrEnum):
    """Stages of the grade in their order; the value is what receipts and reports print."""

    SELF_CHECK = "0 self-check"
    INTAKE = "1 intake"
    LEXER = "2 lexer"
    ALLOW_LISTS = "3 allow-lists"
    SPLICE = "4 splice"
    BUILD = "5 build"
    PRESENCE = "6 presence"
    COMPARE = "7 compare"
    AXIOMS = "8 axioms"
    SAFETY = "9 safety"
    REPLAY = "10 replay"
    TESTS = "11 tests"
    JUDGE = "12 judge"
    RECEIPT = "13 receipt"


class CheckStatus(StrEnum):
    """How a stage went. Only PASSED is success; SKIPPED stages are ones that are declared but do not apply."""

    PASSED = "passed"
    REJECTED = "rejected"
    ERROR = "error"
    SKIPPED = "skipped"
    NOT_RUN = "not_run"


class Check(Frozen):
    """One stage's result. `code` is empty when passed, else a reason code `R_…` (model's fault) or `E_…` (could not judge)."""

    stage: Stage
    status: CheckStatus
    code: str = ""
    evidence: str = ""
    """A sentence and, where there is one, the place; safe to show to the model unless it is of the hidden tests."""
    details: dict[str, Any] = Field(default_factory=dict)

    @property
    def ok(self) -> bool:
        """Whether this stage lets the candidate through."""
        return self.status in (CheckStatus.PASSED, CheckStatus.SKIPPED)


class VerdictStatus(StrEnum):
    """The grader's decision."""

    PASS = "pass"
    REJECT = "reject"
    ERROR = "error"


class ObligationResult(Frozen):
    """Repository tasks: how one obligation or specification fared."""

    name: str
    status: str
    code: str = ""
    evidence: str = ""


class Receipt(Frozen):
    """What a verdict rests on, so that it can be repeated from files without a model."""

    schema_version: int = RECEIPT_SCHEMA
    p3_version: str
    task_id: str
    task_sha256: str
    candidate_sha256: str
    spliced_sha256: dict[str, str] = Field(default_factory=dict)
    """Path → hash of the text that was built (guards included where they were used)."""
    guarded: bool = True
    """False where only the text without section guards builds."""
    olean_sha256: dict[str, str] = Field(default_factory=dict)
    terms_sha256: dict[str, str] = Field(default_factory=dict)
    """Module → hash of its constants, which two builds of one text share (their files need not be equal)."""
    pristine_olean_sha256: dict[str, str] = Field(default_factory=dict)
    toolchain: str = ""
    toolchain_fingerprint: str = ""
    task_toolchain: bool = False
    """The task's own toolchain was used in place of the known-good one."""
    kernels: dict[str, bool] = Field(default_factory=dict)
    """Kernel → whether it accepted."""
    sandboxed: bool = True
    import_substitution: str | None = None
    """Set where `import Mathlib` was resolved to P3's compatibility layer."""
    plan_sha256: str | None = None
    plan_edges: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    axioms: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    """Root → the axioms it rests on."""
    checks: tuple[Check, ...] = ()
    status: VerdictStatus
    code: str = ""

    @property
    def weaker(self) -> tuple[str, ...]:
        """One sentence for each way in which this grade says less than it should."""
        said = (
            ("no sandbox was used: the candidate's text could do whatever its user can", not self.sandboxed),
            ("the task's own version of Lean was used, which P3 does not know to be sound", self.task_toolchain),
            (f"{self.import_substitution}: Mathlib itself may disagree", self.import_substitution is not None),
        )
        return tuple(sentence for sentence, holds in said if holds)


class Verdict(Frozen):
    """PASS-MECHANICAL or not: the first failing stage gives the code, the others are kept beside it."""

    status: VerdictStatus
    code: str = ""
    stage: Stage | None = None
    evidence: str = ""
    checks: tuple[Check, ...] = ()
    results: tuple[ObligationResult, ...] = ()
    covered: int | None = None
    total: int | None = None
    """Repository tasks: specifications validly covered, and all of them."""
    coverage: Coverage | None = None
    """Repository tasks: each specification, the joint claim and each operation, as the report for a person shows them."""
    receipt: Receipt | None = None

    @property
    def passed(self) -> bool:
        """Whether the mechanical grade passed. An error is not a pass."""
        return self.status is VerdictStatus.PASS


@runtime_checkable
class Grader(Protocol):
    """Decides whether a candidate solves a task, instruction aside."""

    async def grade(self, task: Task, candidate: Candidate) -> Verdict:
        """Grade; never raises for anything a candidate did."""
        ...
