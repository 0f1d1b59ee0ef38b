"""A full Lean toolchain, installed by elan: found, asked for its version and prefix, and driven through `lean` and `lake`."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from p3.errors import ToolchainError
from p3.lean.cache import cache_root
from p3.task.rules import ImportClass

INSTALL = "curl https://elan.lean-lang.org/elan-init.sh -sSf | sh"
"""The documented installer of elan on Linux and macOS."""
ASK_DEADLINE_S = 120.0
"""`lake env` may have to read a large manifest; nothing asked here builds or downloads."""


@dataclass(frozen=True)
class Elan:
    """Programs of an elan installation; `elan` itself may be absent where lean and lake were installed otherwise."""

    lean: Path
    lake: Path
    elan: Path | None


def find() -> Elan | None:
    """Programs of elan, from `$ELAN_HOME/bin`, PATH or `~/.elan/bin`; None where `lean` or `lake` is missing."""
    folders = [Path(home) / "bin"] if (home := os.environ.get("ELAN_HOME")) else []
    folders += [Path(p) for p in os.environ.get("PATH", "").split(os.pathsep) if p]
    folders.append(Path.home() / ".elan" / "bin")
    own = cache_root()  # P3's own stand-ins do not count
    search = os.pathsep.join(str(f) for f in folders if not f.is_relative_to(own))
    lean, lake, elan = (shutil.which(name, path=search) for name in ("lean", "lake", "elan"))
    if lean is None or lake is None:
        return None
    return Elan(Path(lean), Path(lake), Path(elan) if elan else None)


def ask(argv: Sequence[str | Path], cwd: Path | None = None) -> str:
    """What a command prints. Raises ToolchainError with the first line of its complaint."""
    try:
        done = subprocess.run(
            [str(a) for a in argv], cwd=cwd, capture_output=True, text=True, timeout=ASK_DEADLINE_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise ToolchainError(f"`{' '.join(map(str, argv))}` cannot be run: {error}") from error
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise ToolchainError(f"`{' '.join(map(str, argv))}` failed: {said[0] if said else f'exit code {done.returncode}'}")
    return done.stdout.strip()


def toolchain_name(version: str) -> str:
    """The name elan has for a release: `4.25.0-rc2` → `leanprover/lean4:v4.25.0-rc2`; a full name stays as it is."""
    return version if ":" in version else f"leanprover/lean4:v{version.removeprefix('v')}"


class ElanToolchain:
    """A toolchain of elan, or the one on PATH; see `p3.lean.model.Toolchain` for what each method answers."""

    kind: Literal["embedded", "elan"] = "elan"

    def __init__(self, programs: Elan, *, version: str | None = None, project: Path | None = None) -> None:
        """`version` asks for a release that must be installed; `project` is a built Lake project whose packages are searched.

        Raises ToolchainError with the command that installs what is missing.
        """
        self.project = project
        lean: list[str | Path] = [programs.lean]
        if version is not None:
            lean.append(f"+{self._installed(programs, version)}")
        self.banner = ask([*lean, "--version"], cwd=project)
        self.version = _version_of(self.banner)
        self.prefix = Path(ask([*lean, "--print-prefix"], cwd=project))
        self._search = self._packages(programs) if project is not None else ()

    @staticmethod
    def _installed(programs: Elan, version: str) -> str:
        name = toolchain_name(version)
        if programs.elan is None:
            raise ToolchainError(f"the task asks for Lean {version}, which needs elan; install it with `{INSTALL}`")
        if name not in (line.split()[0] for line in ask([programs.elan, "toolchain", "list"]).splitlines() if line.strip()):
            raise ToolchainError(f"Lean {version} is not installed; run `elan toolchain install {name}`")
        return name

    def _packages(self, programs: Elan) -> tuple[Path, ...]:
        """Search path of the project, as `lake env` sets it."""
        for line in ask([programs.lake, "env"], cwd=self.project).splitlines():
            name, _, value = line.partition("=")
            if name == "LEAN_PATH":
                return tuple(
                    Path(p) if Path(p).is_absolute() else Path(self.project or "", p) for p in value.split(os.pathsep) if p
                )
        return ()

    @property
    def fingerprint(self) -> str:
        """Hash of Lean's own version line, commit included, and of the project's manifest."""
        h = hashlib.sha256(self.banner.encode())
        manifest = self.project / "lake-manifest.json" if self.project else None
        if manifest is not None and manifest.is_file():
            h.update(manifest.read_bytes())
        return h.hexdigest()

    def lean(self, *args: str) -> list[str]:
        """The argument vector that runs the toolchain's own `lean`, not elan's proxy: nothing is downloaded in a sandbox."""
        return [str(self.prefix / "bin" / "lean"), *args]

    def env(self, *search: Path) -> dict[str, str]:
        """Environment of a Lean process: the project's packages, then `search`."""
        return {
            "LEAN_PATH": os.pathsep.join(map(str, (*self._search, *search))),
            "LEAN_SYSROOT": str(self.prefix),
            "LAKE": str(self.prefix / "bin" / "lake"),
            "LEAN_BACKTRACE": "0",
            "PATH": os.pathsep.join((str(self.prefix / "bin"), "/usr/bin", "/bin")),
        }

    def read_only(self) -> tuple[Path, ...]:
        """The toolchain's folder and the project's."""
        return (self.prefix, *((self.project,) if self.project else ()))

    def library(self) -> tuple[Path, ...]:
        """Not known one by one: the toolchain's own checkers read them."""
        return ()

    def supports(self, need: ImportClass) -> bool:
        """Core and Std ship with it; Mathlib is there when the project's packages hold it."""
        return need is not ImportClass.MATHLIB or any((p / "Mathlib.olean").is_file() for p in self._search)


def _version_of(banner: str) -> str:
    """`Lean (version 4.35.0, x86_64…` → `4.35.0`."""
    _, found, rest = banner.partition("version ")
    if not found:
        raise ToolchainError(
            f"`lean --version` answered {banner[:80]!r}, which names no version; reinstall Lean with `{INSTALL}`"
        )
    return rest.split(",")[0].split(")")[0].split()[0]
