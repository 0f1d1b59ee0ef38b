"""Stage 11: the task's hidden tests. They come after everything else, because evaluating them runs the candidate's code.

Evidence says which test failed by number only: what a test holds reaches no role and no method.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

from p3.errors import SandboxUnavailable
from p3.grade import guards
from p3.grade.computing import Computability
from p3.grade.hidden import CHECKS, RESERVED, check_name, checks, guard, module_text, propositions, wrong_lines
from p3.grade.parts import imported
from p3.grade.state import Grading, Result, failed, passed, rejected, skipped
from p3.lean.build import BuildResult, compile_modules
from p3.lean.model import Clean, Ending, Severity
from p3.lean.replay import CaseResult, Tests
from p3.lean.terms.canonical import Canonical
from p3.lean.terms.compare import Comparison
from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import Environment
from p3.lean.terms.module import Module
from p3.lean.terms.names import Name
from p3.lean.terms.store import Store
from p3.task.formats.repo.details import runnable_tests
from p3.task.rules import HiddenTests

EVALUATION = "P3Evaluation"
_FALSE = "did not evaluate to `true`"


async def run(g: Grading) -> Result:
    """Evaluate what the kernel left open while it replayed; then the repository's own test files."""
    files = runnable_tests(g.task)
    tests = g.task.tests
    if (tests is None or not tests.cases) and not files:
        return skipped("the task has no tests")
    if taken := _taken(g):
        return rejected("R_TEST_FAIL", f"{taken} is declared, a name that is kept for hidden tests")
    try:
        result = await _cases(g, tests) if tests is not None and tests.cases else passed()
        if result.code or not files:
            return result
        return await asyncio.to_thread(_acting, g) or await _files(g, files, result)
    except SandboxUnavailable as e:
        return failed("E_SANDBOX_UNAVAILABLE", str(e))


def _taken(g: Grading) -> Name | None:
    """A constant of the candidate that could be taken for one of the tests."""
    assert g.modules is not None
    return next((n for m in g.modules for n in m if any(isinstance(p, str) and p.startswith(RESERVED) for p in n)), None)


def _acting(g: Grading) -> Result | None:
    """What is said of code that acts on the world while it computes: it could look up what its tests expect."""
    assert g.env is not None
    assert g.ours is not None
    assert g.theirs is not None
    walk = Computability(g.env, g.theirs.relevance, pristine=g.ours.env)
    name = walk.outside(map(Name.parse, g.task.policy.holes))
    return failed("E_TESTS", f"the code computes with {name}, which acts on the world; it is not run on tests") if name else None


async def _cases(g: Grading, tests: HiddenTests) -> Result:
    assert g.beside is not None
    found = await propositions(tests, g.beside, g.kit.toolchain, g.kit.sandbox, g.options)
    if found is None:
        return failed("E_TESTS", "none of the task's tests can be read by this Lean")
    results = g.cases if g.cases is not None else (CaseResult.OPEN,) * len(found.cases)
    unsettled = [case for case, r in zip(found.cases, results, strict=True) if r is not CaseResult.PROVED]
    details: dict[str, Any] = {
        "tests": len(tests.cases),
        "unreadable": len(tests.cases) - len(found.cases),
        "kernel": Counter(r.value for r in results),
        "evaluated": len(unsettled),
    }
    if not unsettled:
        return passed(**details)
    return await asyncio.to_thread(_acting, g) or await _evaluate(g, tests, unsettled, details)


async def kernel_tests(g: Grading) -> Tests | None:
    """The task's tests for Lean's kernel; None where there are none, or none that Lean can read."""
    tests = g.task.tests
    if tests is None or not tests.cases or g.beside is None:
        return None
    found = await propositions(tests, g.beside, g.kit.toolchain, g.kit.sandbox, g.options)
    if found is None:
        return None
    return Tests(module=found.path, cases=found.names(), heartbeats=g.options.test_heartbeats)


def _folder(g: Grading) -> Path:
    assert g.build is not None
    assert g.modules is not None
    label = g.modules[0].label
    return g.build.oleans[label].parents[label.count(".")]


async def _evaluate(g: Grading, tests: HiddenTests, cases: list[int], details: dict[str, Any]) -> Result:
    """Evaluate what the kernel left open. The candidate's own code runs here: flagged.

    Both values must have been read and compared as they are without the candidate, so that no instance of its own decides.
    """
    assert g.modules is not None
    assert g.beside is not None
    reference = await checks(tests, g.beside, g.kit.toolchain, g.kit.sandbox, g.options)
    if missing := [i for i in cases if reference is None or i not in reference.cases]:
        return _unsettled(missing[0], tests, details)
    text, first = module_text([m.label for m in g.modules], [guard(tests, i) for i in cases])
    done = await _compile(g, {f"{EVALUATION}.lean": text})
    if isinstance(done.answer, Clean) and reference is not None:
        if (other := await asyncio.to_thread(_read_otherwise, g, reference.path, done.oleans[EVALUATION], cases)) is not None:
            reason = f"{_number(other, tests)} is compared by an instance or notation of the candidate"
            return rejected("R_TEST_FAIL", reason, **details)
        return passed(**details, flagged="evaluated")
    if limit := _limit(done, "the hidden tests"):
        return limit
    for index, error in sorted(wrong_lines(done, first).items()):
        if 0 <= index < len(cases):
            if _FALSE in error.message:
                return rejected("R_TEST_FAIL", f"{_number(cases[index], tests)} gives another value", **details)
            return _unsettled(cases[index], tests, details)
    return failed("E_TESTS", "the hidden tests could not be evaluated", **details)


def _number(case: int, tests: HiddenTests) -> str:
    return f"hidden test {case + 1} of {len(tests.cases)}"


def _unsettled(case: int, tests: HiddenTests, details: dict[str, Any]) -> Result:
    return failed("E_TESTS", f"{_number(case, tests)} can be neither computed by the kernel nor evaluated", **details)


def _read_otherwise(g: Grading, reference: Path, evaluated: Path, cases: list[int]) -> int | None:
    """The first test whose comparison, elaborated beside the candidate, is another one than beside the blank task."""
    comparison = _comparison(g, [Module.load(reference, CHECKS)], [Module.load(evaluated, EVALUATION, g.options.olean_bytes)])
    return next((i for i in cases if comparison.constant(Name.parse(check_name(i)))), None)


def _comparison(g: Grading, reference: list[Module], evaluated: list[Module]) -> Comparison:
    """Tests elaborated beside the blank task, against the same beside the candidate.

    Only with the modules that they import: another one may declare a name that a test file declares too.
    """
    assert g.env is not None
    assert g.modules is not None
    assert g.beside is not None
    store = Store()
    ours = Environment(g.env.library, (*imported(reference, g.beside.load()), *reference), store)
    theirs = Environment(g.env.library, (*imported(evaluated, g.modules), *evaluated), store)
    holes = [Name.parse(h) for h in g.task.policy.holes]
    return Comparison(Canonical(ours, named=holes), Canonical(theirs, named=holes))


async def _files(g: Grading, files: list[str], before: Result) -> Result:
    """Compile the repository's own files of executable tests against the candidate's modules.

    What they evaluate must have been read as it is beside the blank task, so that no instance of the candidate's decides.
    """
    assert g.beside is not None
    texts = {path: g.task.file(path).text for path in files}
    try:
        ours = await guards.reference(texts, g.beside, g.kit.toolchain, g.kit.sandbox, g.options)
    except guards.Unreadable as e:
        return failed("E_TESTS", f"a test of the repository cannot be read beside the blank task: {e}", **before.details)
    done = await _compile(g, {path: guards.named(text, i, evaluated=True) for i, (path, text) in enumerate(texts.items())})
    if not isinstance(done.answer, Clean):
        return _limit(done, "a test file") or rejected(
            "R_TEST_FAIL", f"a test of the repository fails{_place(done)}", **before.details
        )
    if other := await asyncio.to_thread(_file_read_otherwise, g, ours, done):
        reason = f"the tests of {other} are compared by an instance or notation of the candidate"
        return rejected("R_TEST_FAIL", reason, **before.details)
    return passed(**before.details, files=len(files))


def _file_read_otherwise(g: Grading, reference: list[Module], done: BuildResult) -> str | None:
    """The first test file of which something is another term beside the candidate than beside the blank task."""
    theirs = [Module.load(done.oleans[m.label], m.label, g.options.olean_bytes) for m in reference]
    comparison = _comparison(g, reference, theirs)
    return next((m.label for m in reference for name in m if _otherwise(comparison, m, name)), None)


def _otherwise(comparison: Comparison, module: Module, name: Name) -> bool:
    """Whether a constant of a test file differs. What Lean made up is compared wherever it is mentioned."""
    if name.is_auxiliary and module.kind(name) in (Kind.DEFINITION, Kind.THEOREM):
        return False
    return comparison.constant(name, value=not str(name).startswith(guards.EXAMPLE)) is not None


def _place(done: BuildResult) -> str:
    """Where the first test of a file that everyone can read fails."""
    error = next((d for d in done.answer.diagnostics if d.severity is Severity.ERROR), None)
    return f": {error.path}:{error.line}: {error.message.strip()[:400]}" if error else ""


async def _compile(g: Grading, texts: dict[str, str]) -> BuildResult:
    """Compile files against the candidate's modules, in a sandbox of their own."""
    return await compile_modules(
        texts,
        toolchain=g.kit.toolchain,
        sandbox=g.kit.sandbox,
        out=Path(g.folder, "tests"),
        limits=g.options.evaluation,
        search=(_folder(g),),
    )


def _limit(done: BuildResult, what: str) -> Result | None:
    endings = {done.ending, *(m.ending for m in done.modules)}
    if Ending.WALL in endings:
        return failed("E_TESTS", f"{what} did not finish within the wall-clock limit")
    if endings & {Ending.CPU, Ending.MEMORY}:
        return rejected("R_TEST_TIMEOUT", f"{what} used up the time or memory allowed")
    if endings & {Ending.SIGNAL, Ending.OUTPUT, Ending.PROCESSES}:
        return rejected("R_TEST_FAIL", f"{what} made Lean crash or write without end")
    return None
