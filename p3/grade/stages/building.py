"""Stage 5: the spliced text compiled in the sandbox. Nothing it prints is believed but that it failed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from p3.errors import SandboxUnavailable
from p3.grade.placing import place
from p3.grade.pristine import built_files
from p3.grade.stages.splicing import guards, known_regions
from p3.grade.state import Grading, Result, failed, passed, rejected
from p3.lean.build import BuildResult, compile_modules
from p3.lean.model import Clean, Diagnostic, Ending, Errors, Severity
from p3.task.splice import Spliced, splice

_LIMITS = {
    Ending.CPU: ("R_BUILD_TIMEOUT", "the CPU time limit of {cpu_s:g} s was reached"),
    Ending.MEMORY: ("R_BUILD_OOM", "the memory limit of {memory_mb} MB was reached"),
    Ending.OUTPUT: ("R_OUTPUT_TOO_LARGE", "messages or files exceed their limit"),
    Ending.PROCESSES: ("R_BUILD_CRASH", "more than {processes} processes were started"),
    Ending.SIGNAL: ("R_BUILD_CRASH", "Lean crashed"),
}


async def run(g: Grading) -> Result:
    """Build between guards; where only the text without them builds, that is graded and the receipt says so."""
    assert g.spliced is not None
    assert g.guards is not None
    try:
        first = await _compile(g, g.spliced, "guarded")
        g.guarded = True
        if not isinstance(first.answer, Clean) and g.guards.regions and isinstance(first.answer, Errors):
            candidate = known_regions(g.task, g.candidate)
            plain_guards = guards(g.task, candidate, sections=False)
            plain = splice(g.task, candidate, plain_guards)
            second = await _compile(g, plain, "plain")
            if isinstance(second.answer, Clean) or len(second.oleans) > len(first.oleans):
                g.guards, g.spliced, g.guarded, first = plain_guards, plain, False, second
    except SandboxUnavailable as e:
        return failed("E_SANDBOX_UNAVAILABLE", str(e))
    g.build = first
    for module in first.modules:
        if not isinstance(module.answer, Clean):
            for o in g.task.obligations:
                if o.path == module.path:
                    g.faults[o.name] = ("R_BUILD_ERROR", f"{module.path} does not compile")
    return _judge(g, first)


async def _compile(g: Grading, spliced: Spliced, folder: str) -> BuildResult:
    assert g.pristine is not None
    names = built_files(g.task)
    return await compile_modules(
        {path: spliced.files[path] for path in names},
        toolchain=g.kit.toolchain,
        sandbox=g.kit.sandbox,
        out=Path(g.folder, folder),
        limits=g.options.build,
        heartbeats=g.options.heartbeats,
        auto_implicit=g.pristine.auto_implicit,
    )


def _judge(g: Grading, done: BuildResult) -> Result:
    details: dict[str, Any] = {"wall_s": round(done.wall_s, 2), "guarded": g.guarded}
    if done.strays:
        return rejected("R_SANDBOX_VIOLATION", f"elaboration wrote {done.strays[0]!r} beside the compiled modules", **details)
    if large := [name for name, path in done.oleans.items() if path.stat().st_size > g.options.olean_bytes]:
        g.build = None
        return rejected("R_OUTPUT_TOO_LARGE", f"the compiled {large[0]} has more than {g.options.olean_bytes:,} bytes", **details)
    if isinstance(done.answer, Clean):
        return passed(**details)
    endings = [done.ending, *(m.ending for m in done.modules)]
    if Ending.WALL in endings:
        return failed(
            "E_BUILD_WALL", f"the build did not finish within {g.options.build.wall_s:g} s of wall-clock time", **details
        )
    for ending in endings:
        if limit := _LIMITS.get(ending):
            return rejected(limit[0], limit[1].format(**g.options.build.model_dump()), **details)
    error = next((d for d in done.answer.diagnostics if d.severity is Severity.ERROR), None)
    if error is None:
        return rejected("R_BUILD_ERROR", "Lean compiled no module and gave no error message", **details)
    timeout = any("(deterministic) timeout" in d.message for d in done.answer.diagnostics if d.severity is Severity.ERROR)
    return rejected("R_BUILD_TIMEOUT" if timeout else "R_BUILD_ERROR", _said(g, error), **details)


def _said(g: Grading, error: Diagnostic) -> str:
    assert g.spliced is not None
    return place(g.task, known_regions(g.task, g.candidate), g.spliced, error)
