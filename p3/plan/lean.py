"""Lean as the gate uses it: texts compiled in the sandbox, and the terms that came out, for feedback on plans."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from p3.errors import OleanError
from p3.lean.build import compile_modules, module_name
from p3.lean.model import Clean, Diagnostic, LeanAnswer, Limits, Sandbox, Severity, Toolchain, Unknown, UnknownReason
from p3.lean.temporary import temporary_folder
from p3.lean.terms.environment import Environment, Library
from p3.lean.terms.module import Module

GATE_LIMITS = Limits(wall_s=300.0, cpu_s=240.0)
"""Generous: a plan's statements elaborate in a second, but the machine may be busy."""


@dataclass(frozen=True)
class Compiled:
    """What compiling some files gave. `environment` is there only when every one of them compiled."""

    answer: LeanAnswer
    environment: Environment | None = None
    folder: Path | None = None
    """Holds the compiled modules, to import from, where they were kept."""
    modules: tuple[str, ...] = ()
    """Names of the modules, in build order, those below included."""
    below: tuple[Path, ...] = field(default=())
    """Further folders that these modules import from."""

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """Lean's errors, in the order of the files."""
        return tuple(d for d in self.answer.diagnostics if d.severity is Severity.ERROR)


class PlanLean:
    """Compiles skeletons and probes. Its folder of compiled modules goes when it is closed."""

    def __init__(self, toolchain: Toolchain, sandbox: Sandbox, *, limits: Limits = GATE_LIMITS) -> None:
        self.toolchain, self.sandbox, self.limits = toolchain, sandbox, limits
        self._opened = contextlib.ExitStack()
        self._folder = self._opened.enter_context(temporary_folder("gate"))
        self._count = 0

    async def compile(self, files: Mapping[str, str], *, above: Compiled | None = None, keep: bool = False) -> Compiled:
        """Compile files (path → text, in build order), on their own or importing modules compiled before.

        With `keep` the compiled modules stay on disk, to be imported from, until `discard` or `close`.
        """
        self._count += 1
        out = self._folder / str(self._count)
        search = (above.folder, *above.below) if above and above.folder else ()
        try:
            result = await compile_modules(
                files,
                toolchain=self.toolchain,
                sandbox=self.sandbox,
                out=out,
                limits=self.limits,
                auto_implicit=False,
                search=search,
            )
            names = (*(above.modules if above else ()), *(module_name(path) for path in files))
            if not isinstance(result.answer, Clean):
                return Compiled(result.answer, modules=names)
            own = [result.oleans[module_name(path)] for path in files]
            environment = await asyncio.to_thread(self._environment, above, own)
        except OleanError as error:
            return Compiled(Unknown(reason=UnknownReason.MALFORMED, detail=str(error)))
        finally:
            if not keep:
                shutil.rmtree(out, ignore_errors=True)
        return Compiled(result.answer, environment, out if keep else None, names, search)

    def discard(self, compiled: Compiled) -> None:
        """Remove modules that were kept; what was read of them stays."""
        if compiled.folder:
            shutil.rmtree(compiled.folder, ignore_errors=True)

    def _environment(self, above: Compiled | None, oleans: list[Path]) -> Environment:
        below = above.environment.modules if above and above.environment else ()
        store = above.environment.store if above and above.environment else None
        return Environment(library(self.toolchain.library()), (*below, *(Module.load(path) for path in oleans)), store)

    def close(self) -> None:
        """Remove the compiled modules."""
        self._opened.close()


@functools.lru_cache(maxsize=2)
def library(paths: tuple[Path, ...]) -> Library:
    """The compiled library of a toolchain, read once per process."""
    return Library.load(paths)
