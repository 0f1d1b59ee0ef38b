"""What Lean answers, and the protocols of the things that ask it.

An answer is `Clean`, `Errors` or `Unknown`. Timeout, crash, partial and stale answers are `Unknown`,
and `Unknown` is never success.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Literal, Protocol, runtime_checkable

from p3.frozen import Frozen
from p3.task.rules import ImportClass


class Severity(StrEnum):
    """Severity of a diagnostic, as Lean names it."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class Diagnostic(Frozen):
    """One message of Lean about a file."""

    severity: Severity
    message: str
    line: int
    """1-based; 0 where the message has no place."""
    column: int = 0
    """0-based, in characters."""
    end_line: int | None = None
    end_column: int | None = None
    path: str | None = None
    kind: str | None = None
    """Lean's message kind, such as `hasSorry`; a hint, never a verdict."""

    @property
    def fingerprint(self) -> str:
        """The message without its place and without numbers of metavariables and hygiene marks, to see the same error again."""
        text = re.sub(r"\?[mu]\.\d+|✝[¹²³⁴⁵⁶⁷⁸⁹⁰]*|\s+", " ", self.message)
        return f"{self.severity}:{text.strip()}"


class Goal(Frozen):
    """A proof state: hypotheses and target as Lean prints them."""

    text: str
    case: str | None = None


class Clean(Frozen):
    """Lean elaborated the whole text without an error; warnings may remain."""

    status: Literal["clean"] = "clean"
    diagnostics: tuple[Diagnostic, ...] = ()
    uses_sorry: bool = False
    """A hint from message kinds; only the axiom walk decides."""
    ok: Literal[True] = True


class Errors(Frozen):
    """Lean elaborated the whole text and found at least one error."""

    status: Literal["errors"] = "errors"
    diagnostics: tuple[Diagnostic, ...]
    ok: Literal[False] = False

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """Only the errors."""
        return tuple(d for d in self.diagnostics if d.severity is Severity.ERROR)


class UnknownReason(StrEnum):
    """Why Lean's answer is not known."""

    TIMEOUT = "timeout"
    CRASH = "crash"
    PARTIAL = "partial"
    STALE = "stale_import"
    MALFORMED = "malformed"
    UNAVAILABLE = "unavailable"


class Unknown(Frozen):
    """No complete answer. Never success."""

    status: Literal["unknown"] = "unknown"
    reason: UnknownReason
    detail: str = ""
    diagnostics: tuple[Diagnostic, ...] = ()
    ok: Literal[False] = False


LeanAnswer = Clean | Errors | Unknown


class GoalAnswer(Frozen):
    """Goals at a position. `known` is False for a timeout or crash; `complete` is True only when Lean said so."""

    known: bool
    complete: bool = False
    goals: tuple[Goal, ...] = ()
    detail: str = ""


class Attempt(Frozen):
    """One tactic tried at one position. `closed` is only ever a hint: the text must be elaborated in place to count."""

    tactic: str
    answer: LeanAnswer
    goals: tuple[Goal, ...] = ()
    closed: bool = False


class Declaration(Frozen):
    """A constant found by hover or search, with the statement Lean reports."""

    name: str
    statement: str
    kind: str = ""
    module: str | None = None


# ---------------------------------------------------------------- running processes


class Limits(Frozen):
    """What one sandboxed process tree may use. Memory is for the whole tree, CPU seconds per process."""

    wall_s: float = 120.0
    cpu_s: float = 110.0
    memory_mb: int = 4096
    processes: int = 64
    output_bytes: int = 4_000_000
    file_bytes: int = 256_000_000


class Ending(StrEnum):
    """How a sandboxed process ended."""

    EXITED = "exited"
    WALL = "wall"
    CPU = "cpu"
    MEMORY = "memory"
    PROCESSES = "processes"
    OUTPUT = "output"
    """Too much on stdout and stderr, a file too large, or a scratch folder over four times the file limit."""
    SIGNAL = "signal"


class Completed(Frozen):
    """A sandboxed process that has ended, its whole process namespace with it."""

    ending: Ending
    returncode: int | None
    """The exit code when `ending` is EXITED, minus the signal's number when it is SIGNAL, else None."""
    stdout: bytes = b""
    stderr: bytes = b""
    wall_s: float = 0.0
    peak_memory_mb: float | None = None


class Mounts(Frozen):
    """What a sandboxed process sees of the file system beside the read-only system folders."""

    scratch: Path
    """The one writable folder; also its working directory and HOME."""
    read_only: tuple[Path, ...] = ()


class Process(Protocol):
    """A long-lived sandboxed process with pipes (a language or MCP server)."""

    async def wait(self) -> int:
        """Its exit code, once it has ended."""
        ...

    async def kill(self) -> None:
        """End the whole process namespace and wait until it is gone."""
        ...


@runtime_checkable
class Sandbox(Protocol):
    """Runs programs that elaborate hostile text. `isolated` is False only for the explicit unsafe variant."""

    isolated: bool

    async def run(
        self,
        argv: Sequence[str],
        *,
        mounts: Mounts,
        env: Mapping[str, str],
        limits: Limits,
        stdin: bytes = b"",
    ) -> Completed:
        """Run to the end. Raises SandboxUnavailable; a program that fails is a `Completed`, not an exception."""
        ...

    def command(self, argv: Sequence[str], *, mounts: Mounts, env: Mapping[str, str], limits: Limits) -> list[str]:
        """The argument vector that starts `argv` inside, for a client that spawns its server itself."""
        ...


@runtime_checkable
class Toolchain(Protocol):
    """A Lean that can be started: its command line, environment and what it must be able to read."""

    kind: Literal["embedded", "elan"]
    version: str
    """Lean's version, such as `4.35.0`."""

    @property
    def fingerprint(self) -> str:
        """Hash that changes whenever a verdict could: shared library, library oleans, options."""
        ...

    def lean(self, *args: str) -> list[str]:
        """The argument vector that runs `lean` with these arguments."""
        ...

    def env(self, *search: Path) -> dict[str, str]:
        """Environment of a Lean process; `search` are further folders of oleans, before the library's."""
        ...

    def read_only(self) -> tuple[Path, ...]:
        """Folders and files a sandboxed Lean must be able to read."""
        ...

    def library(self) -> tuple[Path, ...]:
        """Compiled modules of the library in import order, where they are known one by one."""
        ...

    def supports(self, need: ImportClass) -> bool:
        """Whether tasks of this import class can be built."""
        ...


@runtime_checkable
class LeanSession(Protocol):
    """Feedback from Lean's language server through its MCP server. Nothing it answers is a verdict.

    `path` is relative to the session's workspace; lines and columns are 1-based as the server has them.
    """

    async def write(self, path: str, text: str) -> None:
        """Set a file of the workspace."""
        ...

    async def diagnostics(self, path: str, *, deadline_s: float | None = None) -> LeanAnswer:
        """Elaborate the file's present text and wait for all of it."""
        ...

    async def goals(self, path: str, line: int, column: int | None = None) -> GoalAnswer:
        """Goals at a position of the file's present text."""
        ...

    async def attempts(self, path: str, line: int, tactics: Sequence[str]) -> tuple[Attempt, ...]:
        """Try tactics at a line, each on its own, without changing the file."""
        ...

    async def run_code(self, text: str, *, deadline_s: float | None = None) -> LeanAnswer:
        """Elaborate a snippet on its own."""
        ...

    async def hover(self, path: str, line: int, column: int) -> str | None:
        """What the editor shows at a position."""
        ...

    async def search(self, query: str, limit: int = 20) -> tuple[Declaration, ...]:
        """Names in workspace and library that match."""
        ...

    async def statement(self, name: str) -> Declaration | None:
        """The exact statement Lean reports for a constant; None when it does not exist. Raises SessionError when unknown."""
        ...

    async def close(self) -> None:
        """End the server and every child."""
        ...
