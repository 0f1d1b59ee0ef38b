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
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Any

from p3.errors import UsageError
from p3.lean.build_report import BuildResult, ModuleBuild, build_result
from p3.lean.diagnostics import without_paths
from p3.lean.model import Limits, Mounts, Sandbox, Toolchain
from p3.lean.safe_files import UnsafePath, parts, read_below, strays_below, write_below
from p3.lean.sandboxing import compile as driver
from p3.lean.temporary import temporary_folder

__all__ = ["DEFAULT_HEARTBEATS", "BuildResult", "ModuleBuild", "OptionValue", "compile_modules", "module_name"]

DEFAULT_HEARTBEATS = 200_000
"""Lean's own default, in thousands of small allocations, named so that no environment changes it."""

_RESERVED = re.compile(r"(?:con|prn|aux|nul|com[1-9]|lpt[1-9])", re.IGNORECASE)
"""File names that Lean refuses as module names, because some systems reserve them."""
_IMPORT = re.compile(r"\bimport\s+(?:all\s+)?([^\s;()]+)")

_PARTS = ("", ".server", ".private")
"""Parts of a compiled module; only a file that begins with `module` has more than the first."""

OptionValue = str | int | bool


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
    """Compile the modules of `files` (relative path → text, each after those it imports), in one sandboxed run.

    Imports are read from the texts; independent modules are compiled side by side (`jobs`, by default one per core, at
    most 4). `out` receives `Pkg/Impl.olean` per module; it is made where absent and may be on the search path of a later
    build. `search` are folders of compiled modules to import from. `options` are Lean options as `-D name=value`;
    `heartbeats` sets `maxHeartbeats`, `auto_implicit` sets `autoImplicit` where not None. `limits.memory_mb` also bounds
    each `lean` itself. Raises SandboxUnavailable, and UsageError for a path that is no module; all else is in the result.
    """
    limits = limits or Limits()
    names = {path: module_name(path) for path in files}
    flags = _flags({"maxHeartbeats": heartbeats, **({} if auto_implicit is None else {"autoImplicit": auto_implicit})}, options)
    with temporary_folder("build") as folder:
        sources, scratch = folder / "src", folder / "work"
        for made in (sources, scratch, scratch / "out"):
            made.mkdir(mode=0o755)
        for path, text in files.items():
            write_below(sources, _portable(path), text.encode())
        lean = functools.partial(toolchain.lean, "--json", f"--root={sources}", f"-M{limits.memory_mb}", *flags)
        compiled = scratch / "out"
        modules = [
            {
                "olean": str(compiled / _olean(path)),
                "argv": lean("-o", str(compiled / _olean(path)), str(sources / _portable(path))),
                "needs": _needs(path, text, names),
            }
            for path, text in files.items()
        ]
        done = await sandbox.run(
            _driver(),
            mounts=Mounts(scratch=scratch, read_only=(*toolchain.read_only(), sources, *search)),
            env=toolchain.env(*search, compiled),
            limits=limits,
            stdin=_driver_input(modules, limits, jobs),
        )
        oleans = _collect(names, compiled, out, limits.file_bytes)
        strays = strays_below(scratch, {product for path in files for product in _products(path)})
    cleaned = functools.partial(without_paths, own=(sources, compiled, scratch), foreign=toolchain.read_only())
    return build_result(names, done, oleans, cleaned, strays)


@functools.cache
def _driver() -> tuple[str, ...]:
    return (os.path.realpath(sys.executable), "-I", "-S", "-c", inspect.getsource(driver))


def _driver_input(modules: list[dict[str, Any]], limits: Limits, jobs: int | None) -> bytes:
    workers = jobs or min(os.cpu_count() or 1, 4)
    return json.dumps({"jobs": workers, "output_bytes": limits.output_bytes, "modules": modules}).encode()


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
        for suffix in _PARTS:
            try:
                data = read_below(work, _olean(path) + suffix, limit=limit)
            except UnsafePath:
                data = None
            if data is not None and (not suffix or name in found):
                out.mkdir(parents=True, exist_ok=True)
                write_below(out, _olean(path) + suffix, data)
                found[name] = out / _olean(path)
    return found


def _products(path: str) -> set[str]:
    """What compiling a file leaves below the scratch folder."""
    stem = path.removesuffix(".lean")
    return {f"out/{stem}{suffix}" for suffix in (*(f".olean{p}" for p in _PARTS), ".ir", ".ir.sig")}
