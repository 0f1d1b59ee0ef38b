"""Compiling modules in the sandbox: sources in, compiled modules and diagnostics out.

The grader, the gate and the tests all build through `compile_modules`. When it returns, the process namespace that ran the
text is gone, and the compiled modules lie in a folder that namespace never saw.
"""

from __future__ import annotations

import functools
import inspect
import json
import os
import re
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath

from p3.errors import UsageError
from p3.lean.model import (
    Clean,
    Completed,
    Diagnostic,
    Ending,
    Errors,
    LeanAnswer,
    Limits,
    Mounts,
    Sandbox,
    Severity,
    Toolchain,
    Unknown,
    UnknownReason,
)
from p3.lean.safe_files import UnsafePath, parts, read_below, write_below
from p3.lean.sandboxing import compile as driver
from p3.task.model import Frozen

DEFAULT_HEARTBEATS = 200_000
"""Lean's own default, in thousands of small allocations, named so that no environment changes it."""

_RESERVED = re.compile(r"(?:con|prn|aux|nul|com[1-9]|lpt[1-9])", re.IGNORECASE)
"""File names that Lean refuses as module names, because some systems reserve them."""
_IMPORT = re.compile(r"\bimport\s+(?:all\s+)?([^\s;()]+)")
_SEVERITIES = {"error": Severity.ERROR, "warning": Severity.WARNING, "information": Severity.INFO}
_REASONS = {Ending.WALL: UnknownReason.TIMEOUT, Ending.CPU: UnknownReason.TIMEOUT}

OptionValue = str | int | bool


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

    def module(self, name: str) -> ModuleBuild:
        """The build of one module; raises KeyError."""
        for m in self.modules:
            if m.module == name:
                return m
        raise KeyError(name)


def module_name(path: str) -> str:
    """The module that a relative path such as `Pkg/Impl.lean` holds: `Pkg.Impl`. Raises UsageError for any other path."""
    try:
        components = parts(path)
    except UnsafePath as e:
        raise UsageError(str(e)) from None
    if not path.endswith(".lean") or components[-1] == ".lean":
        raise UsageError(f"{path!r} is not the path of a Lean file")
    return ".".join([*components[:-1], components[-1].removesuffix(".lean")])


async def compile_modules(
    files: Mapping[str, str],
    *,
    toolchain: Toolchain,
    sandbox: Sandbox,
    out: Path,
    limits: Limits | None = None,
    options: Mapping[str, OptionValue] | None = None,
    heartbeats: int = DEFAULT_HEARTBEATS,
    auto_implicit: bool | None = None,
    search: Sequence[Path] = (),
    jobs: int | None = None,
) -> BuildResult:
    """Compile the modules of `files` (relative path → text), in one sandboxed run.

    Dependencies are read from the texts; independent modules are compiled side by side (`jobs`, by default one per core, at
    most 4). `out` receives `Pkg/Impl.olean` per module; it is made where absent and may be on the search path of a later
    build. `search` are folders of compiled modules to import from. `options` are Lean options as `-D name=value`;
    `heartbeats` sets `maxHeartbeats`, `auto_implicit` sets `autoImplicit` where not None. `limits.memory_mb` also bounds
    each `lean` itself. Raises SandboxUnavailable, and UsageError for a path that is no module; all else is in the result.
    """
    limits = limits or Limits()
    names = {path: module_name(path) for path in files}
    flags = _flags({"maxHeartbeats": heartbeats, **({} if auto_implicit is None else {"autoImplicit": auto_implicit})}, options)
    with tempfile.TemporaryDirectory(prefix="p3-build-") as folder:
        sources, scratch = Path(folder, "src"), Path(folder, "work")
        for made in (sources, scratch, scratch / "out"):
            made.mkdir(mode=0o755)
        for path, text in files.items():
            write_below(sources, _portable(path), text.encode())
        spec = {
            "jobs": jobs or min(os.cpu_count() or 1, 4),
            "output_bytes": limits.output_bytes,
            "modules": [
                {
                    "olean": str(scratch / "out" / _olean(path)),
                    "argv": toolchain.lean(
                        "--json",
                        f"--root={sources}",
                        f"-M{limits.memory_mb}",
                        *flags,
                        "-o",
                        str(scratch / "out" / _olean(path)),
                        str(sources / _portable(path)),
                    ),
                    "needs": _needs(path, text, names),
                }
                for path, text in files.items()
            ],
        }
        done = await sandbox.run(
            [os.path.realpath(sys.executable), "-I", "-S", "-c", _driver_source()],
            mounts=Mounts(scratch=scratch, read_only=(*toolchain.read_only(), sources, *search)),
            env=toolchain.env(*search, scratch / "out"),
            limits=limits,
            stdin=json.dumps(spec).encode(),
        )
        clean_text = functools.partial(_without_folders, folders=(sources, scratch / "out", scratch))
        oleans = _collect(names, scratch / "out", out, limits.file_bytes)
    return _result(names, done, oleans, clean_text)


@functools.cache
def _driver_source() -> str:
    return inspect.getsource(driver)


def _flags(defaults: Mapping[str, OptionValue], options: Mapping[str, OptionValue] | None) -> list[str]:
    values = {**defaults, **(options or {})}
    return [f"-D{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in values.items()]


def _portable(path: str) -> str:
    """The path to compile from: Lean refuses modules named after reserved files, so those get a longer name."""
    *folders, last = PurePosixPath(path).with_suffix("").parts
    renamed = [f"{part}_p3" if _RESERVED.fullmatch(part) else part for part in (*folders, last)]
    return "/".join(renamed) + ".lean"


def _olean(path: str) -> str:
    return path.removesuffix(".lean") + ".olean"


def _needs(path: str, text: str, names: Mapping[str, str]) -> list[int]:
    """Positions of the modules that a text imports. Anything that looks like an import counts: too many only costs time."""
    order = {name: i for i, name in enumerate(names.values())}
    imported = (name.replace("«", "").replace("»", "") for name in _IMPORT.findall(text))
    own = order[names[path]]
    return sorted({order[name] for name in imported if name in order and order[name] < own})


def _collect(names: Mapping[str, str], work: Path, out: Path, limit: int) -> dict[str, Path]:
    """Copy the compiled modules to a folder that the sandbox never saw. What is not a plain file is left out."""
    found = {}
    for path, name in names.items():
        try:
            data = read_below(work, _olean(path), limit=limit)
        except UnsafePath:
            continue
        if data is not None:
            out.mkdir(parents=True, exist_ok=True)
            write_below(out, _olean(path), data)
            found[name] = out / _olean(path)
    return found


def _result(
    names: Mapping[str, str], done: Completed, oleans: dict[str, Path], clean_text: functools.partial[str]
) -> BuildResult:
    reports = _reports(done.stdout, len(names))
    modules = tuple(
        _module(name, path, reports.get(i), name in oleans, done.ending, clean_text)
        for i, (path, name) in enumerate(names.items())
    )
    return BuildResult(
        answer=_overall(modules),
        modules=modules,
        oleans={m.module: oleans[m.module] for m in modules if isinstance(m.answer, Clean)},
        ending=done.ending,
        wall_s=done.wall_s,
        peak_memory_mb=done.peak_memory_mb,
    )


def _reports(stdout: bytes, count: int) -> dict[int, dict[str, object]]:
    """The driver's lines, by position. Lines of another form are dropped; a second line for a module counts for nothing."""
    found: dict[int, dict[str, object]] = {}
    for line in stdout.split(b"\n"):
        try:
            words = json.loads(line)
            index = int(words["index"])
            kept = {
                k: kind(words[k]) for k, kind in (("code", int), ("flooded", bool), ("wall_s", float), ("out", str), ("err", str))
            }
        except (ValueError, KeyError, TypeError):
            continue
        if 0 <= index < count:
            found.setdefault(index, kept)
    return found


def _module(
    name: str, path: str, report: dict[str, object] | None, compiled: bool, run: Ending, clean_text: functools.partial[str]
) -> ModuleBuild:
    if report is None:
        if run is Ending.EXITED:  # the driver leaves out only what cannot be compiled
            return ModuleBuild(module=name, path=path, answer=Errors(diagnostics=()), skipped=True)
        answer: LeanAnswer = Unknown(reason=_REASONS.get(run, UnknownReason.CRASH), detail=f"ended by its {run} limit")
        return ModuleBuild(module=name, path=path, answer=answer, ending=run)
    stderr = clean_text(str(report["err"]))
    ending = _ending(int(str(report["code"])), bool(report["flooded"]), stderr)
    diagnostics = read_diagnostics(clean_text(str(report["out"])), path)
    return ModuleBuild(
        module=name,
        path=path,
        answer=_answer(int(str(report["code"])), ending, diagnostics, compiled, stderr),
        ending=ending,
        wall_s=float(str(report["wall_s"])),
        stderr=stderr,
    )


def _ending(code: int, flooded: bool, stderr: str) -> Ending:
    if flooded:
        return Ending.OUTPUT
    if "excessive memory consumption" in stderr or "out of memory" in stderr:
        return Ending.MEMORY
    if code in (-24, 152):  # SIGXCPU, as a signal or through a shell
        return Ending.CPU
    if code in (-25, 153):  # SIGXFSZ
        return Ending.OUTPUT
    return Ending.SIGNAL if code < 0 or code > 128 else Ending.EXITED


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


def uses_sorry(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether a message says that a declaration uses `sorry`. A hint: text can print or hide such a message."""
    return any(d.kind == "hasSorry" or d.message.startswith("declaration uses") for d in diagnostics)


def read_diagnostics(text: str, path: str | None = None) -> tuple[Diagnostic, ...]:
    """The messages of `lean --json`, one per line; other lines are dropped."""
    found = []
    for line in text.split("\n"):
        if not line.startswith("{"):
            continue
        try:
            words = json.loads(line)
            start, end, kind = words["pos"], words.get("endPos") or {}, words.get("kind")
            found.append(
                Diagnostic(
                    severity=_SEVERITIES[words["severity"]],
                    message=words["data"],
                    line=start["line"],
                    column=start["column"],
                    end_line=end.get("line"),
                    end_column=end.get("column"),
                    path=path,
                    kind=None if kind == "[anonymous]" else kind,
                )
            )
        except (ValueError, KeyError, TypeError):
            continue
    return tuple(found)


def _without_folders(text: str, folders: Sequence[Path]) -> str:
    """The text without the names of temporary folders, so that two builds of the same files say the same."""
    for folder in folders:
        text = text.replace(f"{folder}/", "").replace(str(folder), ".")
    return text
