"""The embedded toolchain: Lean from the wheel, with P3's library compiled once into the user's cache folder."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Literal

from p3.errors import ToolchainError
from p3.lean.cache import cache_root
from p3.lean.embedded import wheel as wheels
from p3.lean.embedded.builder import Progress
from p3.lean.embedded.host import Host, launcher_digest, python, python_folders
from p3.lean.embedded.install import Plan, finished, install
from p3.lean.embedded.launcher.lean import NO_NATIVE
from p3.lean.embedded.manifest import Manifest
from p3.lean.embedded.source import LIBRARY, MATHLIB_LAYER, modules
from p3.lean.embedded.wheel import Wheel
from p3.task.rules import ImportClass


class EmbeddedToolchain:
    """Lean 4.35 from the wheel with P3's `Init`; see `p3.lean.model.Toolchain` for what each method answers."""

    kind: Literal["embedded", "elan"] = "embedded"
    version: str = wheels.LEAN_VERSION

    def __init__(self, root: Path, manifest: Manifest, wheel: Wheel, host: Host, *, mathlib_layer: bool = False) -> None:
        self.root, self.manifest, self.wheel, self.host = root, manifest, wheel, host
        self.mathlib_layer = mathlib_layer
        """Whether `import Mathlib` finds P3's compatibility layer; receipts say so."""

    @property
    def prefix(self) -> Path:
        """A folder shaped like a Lean installation: `bin/lean`, `bin/lake`, `lib/lean`, `src/lean`."""
        return self.host.prefix(self.root, "mathlib" if self.mathlib_layer else "core")

    @property
    def shared_library(self) -> Path:
        """Lean's shared library, for a process that calls the kernel itself."""
        return self.wheel.shared_library

    @property
    def python(self) -> Path:
        """The interpreter that runs Lean; `-I -S` starts it fast and without site packages."""
        return self.host.python

    @property
    def fingerprint(self) -> str:
        """Hash of the shared library, the compiled modules, the launcher and its options."""
        kept = {name: sha for name, (_, sha) in self.manifest.files.items() if name.endswith(".olean")}
        if not self.mathlib_layer:
            kept = {name: sha for name, sha in kept.items() if not name.startswith("lib/mathlib/")}
        parts = [self.manifest.wheel_sha256, sorted(kept.items()), launcher_digest(), NO_NATIVE]
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()

    def lean(self, *args: str) -> list[str]:
        """The argument vector that runs `lean`; native code is never preferred over a file's own definitions."""
        return [str(self.prefix / "bin" / "lean"), NO_NATIVE, *args]

    def env(self, *search: Path) -> dict[str, str]:
        """Environment of a Lean process. The library stays the first place to search, so that nothing stands in for it."""
        libraries = [self.prefix / "lib" / name for name in (("lean", "mathlib") if self.mathlib_layer else ("lean",))]
        return {
            "LEAN_PATH": os.pathsep.join(map(str, (*libraries, *search))),
            "LEAN_SRC_PATH": str(self.prefix / "src" / "lean"),
            "LEAN_SYSROOT": str(self.prefix),
            "LEAN_WORKER_PATH": str(self.prefix / "bin" / "lean"),
            "LAKE": str(self.prefix / "bin" / "lake"),
            "LEAN_BACKTRACE": "0",
            "PATH": os.pathsep.join((str(self.prefix / "bin"), "/usr/bin", "/bin")),
        }

    def read_only(self) -> tuple[Path, ...]:
        """The toolchain's folder, the wheel's folder, and the interpreter's."""
        return (self.root, self.wheel.folder, *python_folders(self.python))

    def library(self) -> tuple[Path, ...]:
        """Every compiled module in import order, the compatibility layer's last where it is on."""
        core = [self.root / "lib" / "lean" / _olean(m) for m in self.manifest.modules]
        layer = [self.root / "lib" / "mathlib" / _olean(m) for m in self.manifest.layer_modules]
        return tuple(core + layer) if self.mathlib_layer else tuple(core)

    def supports(self, need: ImportClass) -> bool:
        """Core always; the modules of Std and Mathlib as far as P3 has them."""
        if need is ImportClass.STD:
            return "Std" in self.manifest.modules
        return need is ImportClass.CORE or self.mathlib_layer

    def has_module(self, name: str) -> bool:
        """Whether `import name` finds a module of the library."""
        return name in self.manifest.modules or (self.mathlib_layer and name in self.manifest.layer_modules)

    def with_mathlib_layer(self) -> EmbeddedToolchain:
        """The same toolchain, on which `import Mathlib` finds P3's compatibility layer."""
        return EmbeddedToolchain(self.root, self.manifest, self.wheel, self.host, mathlib_layer=True)

    def verify(self) -> None:
        """Hash the compiled library and the shared library again. Raises ToolchainError when anything changed."""
        self.manifest.check(self.root)
        if self.wheel.sha256(cache_root()) != self.manifest.wheel_sha256:
            raise ToolchainError(f"{self.wheel.shared_library} has changed; run `{wheels.INSTALL} --force-reinstall`")


def _olean(module: str) -> str:
    return module.replace(".", "/") + ".olean"


def ensure(
    progress: Progress | None = None, *, rebuild: bool = False, library: Path = LIBRARY, layer: Path = MATHLIB_LAYER
) -> EmbeddedToolchain:
    """The embedded toolchain, compiled first where the cache does not hold it (20–40 s on two idle cores).

    Blocking. Safe when several processes call it at once: one compiles, the others wait. `progress` replaces the bar
    that a terminal shows. Raises ToolchainError with the command that mends it.
    """
    plan = _plan(library, layer)
    return EmbeddedToolchain(plan.root, install(plan, progress, rebuild=rebuild), plan.wheel, plan.host)


def present(*, library: Path = LIBRARY, layer: Path = MATHLIB_LAYER) -> EmbeddedToolchain | None:
    """The embedded toolchain if the cache holds it already; compiles nothing."""
    plan = _plan(library, layer)
    manifest = finished(plan.root)
    if manifest is None or not plan.host.installed(plan.root):
        return None
    return EmbeddedToolchain(plan.root, manifest, plan.wheel, plan.host)


def _plan(library: Path, layer: Path) -> Plan:
    wheel = wheels.find()
    return Plan.make(cache_root(), wheel, Host(python(), wheel.shared_library), modules(library), modules(layer))
