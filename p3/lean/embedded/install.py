"""Puts a compiled library into the cache: once, whole or not at all, whoever else is at it."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from p3.errors import ToolchainError
from p3.lean.embedded import wheel as wheels
from p3.lean.embedded.builder import Progress, compile_library
from p3.lean.embedded.host import Host
from p3.lean.embedded.lock import exclusive
from p3.lean.embedded.manifest import FILE, Manifest, inventory
from p3.lean.embedded.source import Module, digest
from p3.lean.embedded.wheel import Wheel, write_atomically


@dataclass(frozen=True)
class Plan:
    """What is to be compiled, from what, and where it belongs."""

    root: Path
    """The toolchain's folder; its name is the hash of wheel and library."""
    wheel: Wheel
    wheel_sha256: str
    library_digest: str
    host: Host
    core: tuple[Module, ...]
    layer: tuple[Module, ...]

    @classmethod
    def make(cls, cache: Path, wheel: Wheel, host: Host, core: tuple[Module, ...], layer: tuple[Module, ...]) -> Plan:
        """Hash what the toolchain depends on."""
        wheel_sha256, library_digest = wheel.sha256(cache), digest((*core, *layer))
        key = hashlib.sha256(f"{wheel_sha256}\0{library_digest}".encode()).hexdigest()[:24]
        return cls(cache / "embedded" / key, wheel, wheel_sha256, library_digest, host, core, layer)


def install(plan: Plan, progress: Progress | None = None, *, rebuild: bool = False) -> Manifest:
    """The manifest of the toolchain in the cache, which is compiled first where it is missing, damaged or not wanted."""
    try:
        if not rebuild and (manifest := finished(plan.root)) and plan.host.installed(plan.root):
            return manifest
        with exclusive(plan.root.with_suffix(".lock"), _say_waiting):
            present = None if rebuild else finished(plan.root)
            if present is None:
                with _report_to(progress) as report:
                    present = _build(plan, report)
            plan.host.install(plan.root)
    except OSError as error:
        where = plan.root.parent
        raise ToolchainError(f"cannot keep P3's Lean library in {where} ({error}); set P3_CACHE to a writable folder") from error
    return present


def finished(root: Path) -> Manifest | None:
    """The manifest of a complete toolchain folder."""
    manifest = Manifest.read(root)
    return manifest if manifest is not None and manifest.whole(root) else None


def _build(plan: Plan, progress: Progress) -> Manifest:
    """Compile beside the final place and move the finished folder there; what killed builds left is cleared away first."""
    root = plan.root
    for left_over in root.parent.glob(f".{root.name}-*"):
        shutil.rmtree(left_over, ignore_errors=True)
    staging = Path(tempfile.mkdtemp(prefix=f".{root.name}-", dir=root.parent))
    try:
        _compile(plan, staging, progress)
        _copy_sources(plan, staging)
        manifest = Manifest(
            lean_version=wheels.LEAN_VERSION,
            wheel_version=plan.wheel.version,
            wheel_sha256=plan.wheel_sha256,
            library_digest=plan.library_digest,
            modules=tuple(m.name for m in plan.core),
            layer_modules=tuple(m.name for m in plan.layer),
            files=inventory(staging, ["lib"]),
        )
        write_atomically(staging / FILE, manifest.model_dump_json(indent=1))
        staging.chmod(0o755)
        _replace(staging, root)
    except BaseException:
        shutil.rmtree(staging, ignore_errors=True)
        raise
    return manifest


def _compile(plan: Plan, staging: Path, progress: Progress) -> None:
    plan.host.install(staging)
    lean = plan.host.prefix(staging, "core") / "bin" / "lean"
    first, total = len(plan.core), len(plan.core) + len(plan.layer)
    core, layer = staging / "lib" / "lean", staging / "lib" / "mathlib"
    layer.mkdir(parents=True)
    compile_library(plan.core, lean, core, progress=lambda name, done, _: progress(name, done, total))
    compile_library(plan.layer, lean, layer, search=[core], progress=lambda name, done, _: progress(name, first + done, total))
    shutil.rmtree(staging / "hosts")  # its programs name the folder they were made for


def _copy_sources(plan: Plan, staging: Path) -> None:
    """Sources for "go to definition" and for local search, one folder per prefix."""
    for variant, parts in (("core", plan.core), ("mathlib", (*plan.core, *plan.layer))):
        for module in parts:
            target = staging / "src" / variant / "lean" / f"{module.stem}.lean"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(module.path, target)


def _replace(staging: Path, root: Path) -> None:
    """Put the new folder in place of the old one; Lean processes that still read the old one keep their open files."""
    if root.exists():
        old = root.parent / f".{root.name}-old-{os.getpid()}"
        root.rename(old)
        staging.rename(root)
        shutil.rmtree(old, ignore_errors=True)
    else:
        staging.rename(root)


def _say_waiting() -> None:
    if sys.stderr.isatty():
        print("another P3 process is compiling the Lean library; waiting for it", file=sys.stderr)  # noqa: T201


def _report_to(progress: Progress | None) -> AbstractContextManager[Progress]:
    return _bar() if progress is None else contextlib.nullcontext(progress)


@contextlib.contextmanager
def _bar() -> Iterator[Progress]:
    """A progress bar on stderr where that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda *_: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    label = TextColumn("compiling P3's Lean library (once)")
    columns = (label, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.fields[module]}"))
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None, module="")
        yield lambda name, done, total: bar.update(task, completed=done, total=total, module=name)
