"""What a build gave: its types, and reading them from the lines of the driver that ran inside the sandbox."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from pydantic import ValidationError

from p3.frozen import Frozen
from p3.lean.diagnostics import read_diagnostics, uses_sorry
from p3.lean.model import Clean, Completed, Diagnostic, Ending, Errors, LeanAnswer, Severity, Unknown, UnknownReason

_REASONS = {Ending.WALL: UnknownReason.TIMEOUT, Ending.CPU: UnknownReason.TIMEOUT}


class ModuleBuild(Frozen):
    """What became of one module."""

    module: str
    path: str
    answer: LeanAnswer
    ending: Ending = Ending.EXITED
    """How its `lean` ended; MEMORY also when Lean itself gave up on its memory limit."""
    skipped: bool = False
    """Not compiled, because a module it imports failed."""
    wall_s: float = 0.0
    stderr: str = ""
    """The first 4 KB; crash reports stand there."""


class BuildResult(Frozen):
    """What a build gave. Feedback only: hostile text can forge every word of it, and a verdict rests on the compiled modules."""

    answer: LeanAnswer
    """Clean when every module compiled; Errors with the diagnostics of all modules; else Unknown."""
    modules: tuple[ModuleBuild, ...]
    """In the order given."""
    oleans: dict[str, Path]
    """Module name → compiled module, for those that compiled."""
    ending: Ending
    """How the whole run ended; EXITED also when single modules failed."""
    wall_s: float
    peak_memory_mb: float | None = None
    strays: tuple[str, ...] = ()
    """Files in the scratch folder that no compilation makes: elaboration wrote them (the first few)."""

    def module(self, name: str) -> ModuleBuild:
        """The build of one module; raises KeyError."""
        for m in self.modules:
            if m.module == name:
                return m
        raise KeyError(name)


class _Report(Frozen):
    """One line of the driver."""

    index: int
    code: int
    flooded: bool
    wall_s: float
    out: str
    err: str


def build_result(
    names: Mapping[str, str],
    done: Completed,
    oleans: Mapping[str, Path],
    cleaned: Callable[[str], str],
    strays: tuple[str, ...] = (),
) -> BuildResult:
    """The result of a run: `names` are path → module, `oleans` what was collected, `cleaned` takes temporary folders out."""
    reports = _reports(done.stdout)
    modules = tuple(
        _module(name, path, reports.get(i), name in oleans, done.ending, cleaned) for i, (path, name) in enumerate(names.items())
    )
    return BuildResult(
        answer=_overall(modules),
        modules=modules,
        oleans={m.module: oleans[m.module] for m in modules if isinstance(m.answer, Clean)},
        ending=done.ending,
        wall_s=done.wall_s,
        peak_memory_mb=done.peak_memory_mb,
        strays=strays,
    )


def _reports(stdout: bytes) -> dict[int, _Report]:
    """The driver's lines, by position. Lines of another form are dropped; a second line for a module counts for nothing."""
    found: dict[int, _Report] = {}
    for line in stdout.split(b"\n"):
        try:
            report = _Report.model_validate_json(line)
        except ValidationError:
            continue
        found.setdefault(report.index, report)
    return found


def _module(
    name: str, path: str, report: _Report | None, compiled: bool, run: Ending, cleaned: Callable[[str], str]
) -> ModuleBuild:
    if report is None:
        if run is Ending.EXITED:  # the driver leaves out only what cannot be compiled
            return ModuleBuild(module=name, path=path, answer=Errors(diagnostics=()), skipped=True)
        answer: LeanAnswer = Unknown(reason=_REASONS.get(run, UnknownReason.CRASH), detail=f"ended by its {run} limit")
        return ModuleBuild(module=name, path=path, answer=answer, ending=run)
    stderr = cleaned(report.err)
    ending = _ending(report, stderr)
    answer = _answer(report.code, ending, read_diagnostics(cleaned(report.out), path), compiled, stderr)
    return ModuleBuild(module=name, path=path, answer=answer, ending=ending, wall_s=report.wall_s, stderr=stderr)


def _ending(report: _Report, stderr: str) -> Ending:
    if report.flooded:
        return Ending.OUTPUT
    if any("excessive memory consumption" in text or "out of memory" in text for text in (stderr, report.out)):
        return Ending.MEMORY  # Lean reports its own limit as an error like any other
    if report.code in (-24, 152):  # SIGXCPU, as a signal or through a shell
        return Ending.CPU
    if report.code in (-25, 153):  # SIGXFSZ
        return Ending.OUTPUT
    return Ending.SIGNAL if report.code < 0 or report.code > 128 else Ending.EXITED


def _answer(code: int, ending: Ending, diagnostics: tuple[Diagnostic, ...], compiled: bool, stderr: str) -> LeanAnswer:
    if ending is not Ending.EXITED:
        reason = _REASONS.get(ending, UnknownReason.CRASH)
        return Unknown(reason=reason, detail=stderr.strip()[:400] or f"lean ended by {ending}", diagnostics=diagnostics)
    if any(d.severity is Severity.ERROR for d in diagnostics):
        return Errors(diagnostics=diagnostics)
    if code != 0 or not compiled:
        detail = stderr.strip()[:400] or f"exit code {code} without an error message"
        return Unknown(reason=UnknownReason.MALFORMED, detail=detail, diagnostics=diagnostics)
    return Clean(diagnostics=diagnostics, uses_sorry=uses_sorry(diagnostics))


def _overall(modules: Sequence[ModuleBuild]) -> LeanAnswer:
    diagnostics = tuple(d for m in modules for d in m.answer.diagnostics)
    for m in modules:
        if isinstance(m.answer, Unknown):
            return m.answer.model_copy(update={"diagnostics": diagnostics})
    if any(isinstance(m.answer, Errors) for m in modules):
        return Errors(diagnostics=diagnostics)
    return Clean(diagnostics=diagnostics, uses_sorry=uses_sorry(diagnostics))
