"""What a task demands and how it is graded: imports, axioms and holes, the instruction, hidden tests, known defects."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from p3.frozen import Frozen


class ImportClass(StrEnum):
    """What a task needs beyond Lean's core."""

    CORE = "core"
    STD = "std"
    MATHLIB = "mathlib"


STANDARD_AXIOMS: tuple[str, ...] = ("propext", "Classical.choice", "Quot.sound")


class Policy(Frozen):
    """Rules of grading that a task brings along; every name fully qualified and compared exactly."""

    allowed_axioms: tuple[str, ...] = STANDARD_AXIOMS
    frozen_axioms: tuple[str, ...] = ()
    """Axioms declared in the task's own frozen text."""
    frozen_sorry: tuple[str, ...] = ()
    """Frozen declarations that may use `sorryAx` directly; nothing else may."""
    holes: tuple[str, ...] = ()
    """Declarations whose value a candidate gives (their type is frozen)."""
    noncomputable_holes: tuple[str, ...] = ()
    """Holes that are noncomputable in the pristine text too."""
    forbidden_in_holes: tuple[str, ...] = ()
    """Constants that a hole may not reach, such as the specification's own reference function."""
    extra_imports: tuple[str, ...] = ()
    """Module names (prefixes ending in `.` allowed) that a candidate may import beyond the pristine ones."""


class Instruction(Frozen):
    """What the program must do beyond its formal specification."""

    text: str
    source: Literal["task", "file", "flag", "benchmark", "none"] = "task"
    required: bool = False
    """Whether the instruction judge's verdict counts; False gives PASS-INSTRUCTION `not_required`."""
    criteria: tuple[str, ...] = ()
    """Benchmark rules for the judge, such as: no library routine does the job."""
    strategy: str | None = None
    complexity: str | None = None
    """An asymptotic bound such as `O(n log n)`, as data."""


class TestCase(Frozen):
    """One hidden test of a function: Lean source text of the arguments in parameter order."""

    __test__ = False
    arguments: tuple[str, ...]
    expected: str
    unexpected: tuple[str, ...] = ()


class HiddenTests(Frozen):
    """Tests that reach no role and no method; only the grader sees them."""

    function: str
    """Fully qualified name of the function under test."""
    cases: tuple[TestCase, ...] = ()
    rejects: tuple[tuple[str, ...], ...] = ()
    """Argument lists that the precondition must refuse."""
    precondition_arguments: int = 0
    """How many trailing proof arguments the function takes after the tested ones."""
    precondition: str | None = None
    """Fully qualified name of the precondition, where the task has one."""


class Defect(Frozen):
    """A known fault of a benchmark task and what is done about it."""

    code: str
    action: Literal["repair", "exclude", "note"]
    reason: str
