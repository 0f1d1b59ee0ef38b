"""Hidden tests as Lean text: propositions and checks elaborated against the pristine task, and guards for evaluation.

The propositions never meet a candidate's notation or instances: both sides of `f a = e` are elaborated where the
function is still blank, and only the kernel puts the candidate's function into them. What is evaluated is elaborated
beside the candidate, and then compared with the checks, which are elaborated where it is not.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from p3.grade.options import GradeOptions
from p3.grade.pristine import Pristine
from p3.grade.publish import drafted
from p3.lean.build import BuildResult, compile_modules
from p3.lean.cache import cache_root
from p3.lean.model import Clean, Diagnostic, Sandbox, Severity, Toolchain
from p3.task.rules import HiddenTests, TestCase

MODULE = "P3HiddenTests"
CHECKS = "P3HiddenChecks"
RESERVED = "p3_hidden_"
"""How names of constants begin that only the tests may declare."""
_RECORD = "tests.json"
Line = Callable[[HiddenTests, int], str]
_ROUNDS = 3


@dataclass(frozen=True)
class Propositions:
    """The compiled propositions or checks of a task's tests."""

    path: Path
    cases: tuple[int, ...]
    """Numbers of the tests that Lean could read; the others are faults of the task."""

    def names(self) -> tuple[str, ...]:
        """The constants that hold them."""
        return tuple(constant(i) for i in self.cases)


def constant(case: int) -> str:
    """The constant that holds the proposition of a test."""
    return f"p3_hidden_test_{case}"


def application(tests: HiddenTests, case: TestCase, proofs: Sequence[str]) -> str:
    """The function applied to a test's arguments and to proofs of its precondition."""
    return " ".join([tests.function, *(f"({a})" for a in case.arguments), *proofs])


def proposition(tests: HiddenTests, number: int) -> str:
    """The definition of a test's proposition, in one line."""
    case = tests.cases[number]
    proofs = [f"p3_h{i}" for i in range(tests.precondition_arguments)]
    binder = f"∀ {' '.join(proofs)}, " if proofs else ""
    return _line(f"def {constant(number)} : Prop := {binder}{application(tests, case, proofs)} = ({case.expected})")


def check_name(case: int) -> str:
    """The constant that holds the comparison of a test's two values."""
    return f"p3_hidden_check_{case}"


def check(tests: HiddenTests, number: int) -> str:
    """The definition of a test's comparison as a Boolean, in one line."""
    case = tests.cases[number]
    call = application(tests, case, ["(by sorry)"] * tests.precondition_arguments)
    return _line(f"def {check_name(number)} : Bool := ({call}) == ({case.expected})")


def guard(tests: HiddenTests, number: int) -> str:
    """The same definition, and a command that fails where it is false, in one line."""
    return f"{check(tests, number)} #guard {check_name(number)}"


def _line(text: str) -> str:
    return text.replace("\n", " ")


def module_text(modules: Sequence[str], lines: Sequence[str]) -> tuple[str, int]:
    """A module that imports the task's modules, and the 1-based line of the first of `lines`."""
    head = [*(f"import {m}" for m in modules), "set_option autoImplicit false", "set_option linter.all false"]
    return "\n".join([*head, *lines]) + "\n", len(head) + 1


def wrong_lines(done: BuildResult, first: int) -> dict[int, Diagnostic]:
    """Index of a line → the first error on it."""
    out: dict[int, Diagnostic] = {}
    for d in done.answer.diagnostics:
        if d.severity is Severity.ERROR:
            out.setdefault(d.line - first, d)
    return out


async def propositions(
    tests: HiddenTests, pristine: Pristine, toolchain: Toolchain, sandbox: Sandbox, options: GradeOptions
) -> Propositions | None:
    """The propositions compiled against the pristine build, from the cache where they are there; None where none can be read."""
    return await _elaborated(MODULE, proposition, tests, pristine, toolchain, sandbox, options)


async def checks(
    tests: HiddenTests, pristine: Pristine, toolchain: Toolchain, sandbox: Sandbox, options: GradeOptions
) -> Propositions | None:
    """The checks compiled against the pristine build, as `propositions`."""
    return await _elaborated(CHECKS, check, tests, pristine, toolchain, sandbox, options)


async def _elaborated(
    module: str,
    line: Line,
    tests: HiddenTests,
    pristine: Pristine,
    toolchain: Toolchain,
    sandbox: Sandbox,
    options: GradeOptions,
) -> Propositions | None:
    lines = [line(tests, i) for i in range(len(tests.cases))]
    key = hashlib.sha256(json.dumps([pristine.key, lines]).encode()).hexdigest()
    folder = cache_root() / "pristine" / f"tests-{key}"
    path, record = folder / f"{module}.olean", folder / _RECORD
    if not record.is_file():
        with drafted(folder) as draft:
            usable = await _compile(module, lines, pristine, draft, toolchain, sandbox, options)
            (draft / _RECORD).write_text(json.dumps(usable))
    cases = tuple(json.loads(record.read_text()))
    return Propositions(path, cases) if cases else None


async def _compile(
    module: str,
    lines: Sequence[str],
    pristine: Pristine,
    draft: Path,
    toolchain: Toolchain,
    sandbox: Sandbox,
    options: GradeOptions,
) -> list[int]:
    """Compile into `draft`, leaving out what Lean cannot read: the numbers of the tests that are in."""
    usable = list(range(len(lines)))
    for _ in range(_ROUNDS):
        if not usable:
            break
        text, first = module_text(list(pristine.sha256), [lines[i] for i in usable])
        done = await compile_modules(
            {f"{module}.lean": text},
            toolchain=toolchain,
            sandbox=sandbox,
            out=draft,
            limits=options.build,
            search=(pristine.folder,),
        )
        if isinstance(done.answer, Clean):
            return usable
        bad = wrong_lines(done, first)
        usable = [case for i, case in enumerate(usable) if i not in bad] if bad else []
    return []
