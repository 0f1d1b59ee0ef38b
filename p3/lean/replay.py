"""Independent kernels: processes that check compiled modules again and run none of their code.

`LeanKernel` rebuilds the modules' terms in Lean's own kernel (see `p3.lean.kernel`); the adapters drive the checkers of a
full toolchain. An answer counts only when the process ended well *and* said the expected last word; a crash, a time-out
or a refusal to look is no acceptance.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from pydantic import Field

from p3.errors import ToolchainError
from p3.frozen import Frozen
from p3.lean.cache import cache_root
from p3.lean.model import Completed, Ending, Limits, Mounts, Sandbox
from p3.lean.temporary import temporary_folder
from p3.lean.terms.names import Name

PACKAGE = Path(__file__).resolve().parents[1]
HEARTBEATS = 400_000_000
"""Small allocations the kernel may make for one declaration; Lean's elaborator allows 200,000,000 for one command."""
REPLAY_LIMITS = Limits(wall_s=600.0, cpu_s=300.0, memory_mb=4096, processes=16, output_bytes=4_000_000)


class KernelVerdict(StrEnum):
    """What a kernel says."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    TIMEOUT = "timeout"
    """It reached a limit that depends on the input alone (heartbeats, CPU time, memory)."""
    MALFORMED = "malformed"
    """The compiled module cannot be read."""
    UNAVAILABLE = "unavailable"
    """It crashed, declined, could not be started or exceeded the wall clock: no answer."""


class CaseResult(StrEnum):
    """How a hidden test fared in the kernel; OPEN where only evaluation can tell."""

    PROVED = "proved"
    OPEN = "open"
    TIMEOUT = "timeout"


class KernelAnswer(Frozen):
    """One kernel's answer."""

    kernel: str
    verdict: KernelVerdict
    reason: str = ""
    constant: str = ""
    """The constant it stopped at."""
    cases: tuple[CaseResult, ...] = ()
    """Hidden tests, in the order asked."""
    refused: dict[str, str] = Field(default_factory=dict)
    """Root → what the kernel did not accept below it."""
    read: dict[str, str] = Field(default_factory=dict)
    """Path → hash of each module as the kernel's process read it."""


class Tests(Frozen):
    """Propositions for the kernel: a compiled module, elaborated against the pristine task, and the constants in it."""

    __test__ = False
    module: Path
    cases: tuple[str, ...]
    heartbeats: int = HEARTBEATS
    """Small allocations the kernel may make for one of them."""


class Canaries(Frozen):
    """A compiled module that every kernel must accept, and one with a false theorem that every kernel must refuse."""

    true: Path
    false: Path


class Texts(Frozen):
    """Sources and claims, for a checker that builds for itself."""

    pristine: dict[str, str]
    """Path → text with blank regions."""
    candidate: dict[str, str]
    theorems: tuple[str, ...]
    holes: tuple[str, ...] = ()
    axioms: tuple[str, ...] = ()


class Replay(Frozen):
    """What is to be checked: compiled modules below one folder, in import order, and the roots whose closure counts."""

    folder: Path
    modules: tuple[str, ...]
    """Module names; `A.B` lies at `A/B.olean` below the folder."""
    roots: tuple[str, ...] | None = None
    """Constants; None for all."""
    tests: Tests | None = None
    canaries: Canaries | None = None
    library: tuple[Path, ...] | None = None
    """Modules of the library that these modules import, in import order; None for all of it."""
    texts: Texts | None = None

    def paths(self) -> tuple[Path, ...]:
        """The modules' files."""
        return tuple(self.folder / (m.replace(".", "/") + ".olean") for m in self.modules)


@runtime_checkable
class Kernel(Protocol):
    """Checks compiled modules. Never raises for anything they contain; raises SandboxUnavailable where nothing can run."""

    name: str

    async def check(self, replay: Replay, *, sandbox: Sandbox, limits: Limits = REPLAY_LIMITS) -> KernelAnswer:
        """Check the closure of the roots, or everything."""
        ...


@runtime_checkable
class Embedded(Protocol):
    """What `LeanKernel` needs of the embedded toolchain."""

    version: str

    @property
    def fingerprint(self) -> str:
        """As `Toolchain.fingerprint`."""
        ...

    @property
    def shared_library(self) -> Path:
        """Lean's shared library."""
        ...

    @property
    def python(self) -> Path:
        """The interpreter that runs it."""
        ...

    def read_only(self) -> tuple[Path, ...]:
        """As `Toolchain.read_only`."""
        ...

    def library(self) -> tuple[Path, ...]:
        """As `Toolchain.library`."""
        ...


# ---------------------------------------------------------------- Lean's own kernel


class LeanKernel:
    """Lean's kernel through the shared library, fed with terms rebuilt from the compiled modules.

    The library's own constants are replayed once for each library and then taken as they are; the record of that lies
    in the cache folder under the toolchain's fingerprint. `notice` is called before that first replay, which takes seconds.
    """

    name = "lean"

    def __init__(
        self,
        toolchain: Embedded,
        *,
        heartbeats: int = HEARTBEATS,
        notice: Callable[[str], None] | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        self._toolchain, self._heartbeats, self._notice = toolchain, heartbeats, notice
        self._replaying = asyncio.Lock()
        self._command = list(command) if command else [str(toolchain.python), "-I", "-S", str(PACKAGE / "lean/kernel/child.py")]

    async def check(self, replay: Replay, *, sandbox: Sandbox, limits: Limits = REPLAY_LIMITS) -> KernelAnswer:
        """Check the closure of the roots. Raises ToolchainError where the library itself does not pass."""
        await self.ensure_library(sandbox, limits)
        known = {p.resolve() for p in self._toolchain.library()}
        trusted = self._toolchain.library() if replay.library is None else replay.library
        if unknown := [p for p in trusted if p.resolve() not in known]:
            return KernelAnswer(
                kernel=self.name, verdict=KernelVerdict.UNAVAILABLE, reason=f"{unknown[0].name} is no module of the library"
            )
        return await self._ask(trusted=trusted, modules=replay.paths(), replay=replay, sandbox=sandbox, limits=limits)

    async def ensure_library(self, sandbox: Sandbox, limits: Limits = REPLAY_LIMITS) -> None:
        """Replay the whole library from nothing, unless that is on record. Raises ToolchainError when it fails."""
        record = cache_root() / "replayed" / f"{self._toolchain.fingerprint}.json"
        async with self._replaying:
            if not record.is_file():
                await self._replay_library(record, sandbox, limits)

    async def _replay_library(self, record: Path, sandbox: Sandbox, limits: Limits) -> None:
        if self._notice:
            self._notice("checking P3's library with Lean's kernel (once)")
        everything = Replay(folder=Path("/"), modules=())
        paths = self._toolchain.library()
        answer = await self._ask(trusted=(), modules=paths, replay=everything, sandbox=sandbox, limits=limits)
        if answer.verdict is not KernelVerdict.ACCEPTED:
            where = f" at {answer.constant}" if answer.constant else ""
            raise ToolchainError(f"Lean's kernel does not accept P3's library{where}: {answer.reason}; run `p3 lean build`")
        _write(record, {"fingerprint": self._toolchain.fingerprint, "modules": len(paths)})

    async def _ask(
        self, *, trusted: Sequence[Path], modules: Sequence[Path], replay: Replay, sandbox: Sandbox, limits: Limits
    ) -> KernelAnswer:
        token = secrets.token_hex(16)
        tests = replay.tests
        request = {
            "shared_library": str(self._toolchain.shared_library),
            "trusted": [str(p) for p in trusted],
            "modules": [str(p) for p in modules],
            "roots": None if replay.roots is None else [list(Name.parse(r)) for r in replay.roots],
            "heartbeats": self._heartbeats,
            "token": token,
            "canaries": replay.canaries.model_dump(mode="json") if replay.canaries else None,
            "tests": _tests(tests) if tests else None,
        }
        files = [*modules, *([tests.module] if tests else [])]
        if replay.canaries:
            files += [replay.canaries.true, replay.canaries.false]
        folders = {p.parent for p in files}
        with temporary_folder("replay") as scratch:
            mounts = Mounts(scratch=scratch, read_only=(*self._toolchain.read_only(), PACKAGE, *sorted(folders)))
            done = await sandbox.run(
                self._command, mounts=mounts, env={"LEAN_BACKTRACE": "0"}, limits=limits, stdin=json.dumps(request).encode()
            )
        return _read(self.name, done, token, len(tests.cases) if tests else 0)


def _tests(tests: Tests) -> dict[str, Any]:
    cases = [list(Name.parse(c)) for c in tests.cases]
    return {"module": str(tests.module), "cases": cases, "heartbeats": tests.heartbeats}


def _write(record: Path, content: dict[str, Any]) -> None:
    record.parent.mkdir(parents=True, exist_ok=True)
    draft = record.with_name(f".{record.name}.{secrets.token_hex(4)}")
    draft.write_text(json.dumps(content))
    draft.replace(record)


def _read(kernel: str, done: Completed, token: str, cases: int) -> KernelAnswer:
    """The child's answer. Anything but its one well-formed line with the token and the matching exit code is no answer."""
    if verdict := _LIMITS.get(done.ending):
        return KernelAnswer(kernel=kernel, verdict=verdict, reason=f"the kernel's process reached its {done.ending} limit")
    try:
        answer = json.loads(done.stdout.decode().strip().rpartition("\n")[2])
        verdict = KernelVerdict(answer["verdict"])
        results = tuple(CaseResult(c) for c in answer.get("cases", ()))
        if (
            answer["token"] != token
            or (done.returncode == 0) != (verdict is KernelVerdict.ACCEPTED)
            or done.returncode not in (0, 1)
        ):
            raise ValueError("the last word is not the expected one")
        if verdict is KernelVerdict.ACCEPTED and len(results) != cases:
            raise ValueError("there are not as many results as tests")
    except (ValueError, KeyError, TypeError, AttributeError) as e:
        said = done.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        ended = f"ended with {done.returncode}" if done.ending is Ending.EXITED else f"was ended by signal {done.returncode}"
        return KernelAnswer(
            kernel=kernel, verdict=KernelVerdict.UNAVAILABLE, reason=f"the kernel's process {ended} ({said or e})"
        )
    return KernelAnswer(
        kernel=kernel,
        verdict=verdict,
        reason=answer.get("reason", ""),
        constant=answer.get("constant", ""),
        cases=results,
        refused=answer.get("refused", {}),
        read=answer.get("sha256", {}),
    )


_LIMITS = {
    Ending.CPU: KernelVerdict.TIMEOUT,
    Ending.MEMORY: KernelVerdict.TIMEOUT,
    Ending.PROCESSES: KernelVerdict.UNAVAILABLE,
    Ending.WALL: KernelVerdict.UNAVAILABLE,
    Ending.OUTPUT: KernelVerdict.UNAVAILABLE,
}


__all__ = [
    "Canaries",
    "CaseResult",
    "Kernel",
    "KernelAnswer",
    "KernelVerdict",
    "LeanKernel",
    "Replay",
    "Tests",
    "Texts",
]
