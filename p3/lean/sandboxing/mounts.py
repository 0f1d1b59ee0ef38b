"""Which parts of the file system a sandboxed process sees, as arguments of bubblewrap."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from p3.errors import SandboxUnavailable
from p3.lean.model import Mounts

_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store", "/gnu/store")
_ETC = ("/etc/ld.so.cache", "/etc/alternatives")
_DEVICES = ("/dev/null", "/dev/full", "/dev/random", "/dev/urandom")
"""No `/dev/zero` and no `/dev/shm`: shared memory behind them would escape the memory limit."""
TMP_BYTES = 64 * 1024 * 1024
"""Size of the private `/tmp`, which lies in memory."""

_NAMESPACES = ("--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try")
_CONTAINMENT = ("--die-with-parent", "--new-session", "--clearenv", "--hostname", "p3")


def python_folders() -> tuple[Path, ...]:
    """The folder of the running Python's interpreter and standard library (not of its installed packages)."""
    return tuple(dict.fromkeys(Path(p).resolve() for p in (sys.base_prefix, sys.base_exec_prefix)))


def package_folders() -> tuple[Path, ...]:
    """The folders that hold installed packages and scripts, for servers written in Python."""
    found = [Path(p).resolve() for p in sys.path if p and Path(p).name in ("site-packages", "dist-packages")]
    prefix = Path(sys.prefix).resolve()
    if prefix not in python_folders():
        found.append(prefix)
    return tuple(dict.fromkeys(found))


def _refuse_home(paths: Iterable[Path]) -> None:
    home = Path.home().resolve()
    for p in paths:
        if home == p or p in home.parents:
            raise SandboxUnavailable(
                f"the sandbox cannot hide the home folder {home}, because {p} has to be visible; move one of them"
            )


def _system() -> list[str]:
    args = ["--perms", "0755", "--dir", "/etc"]
    for name in _SYSTEM:
        path = Path(name)
        if path.is_symlink():
            args += ["--symlink", str(path.readlink()), name]
        elif path.is_dir():
            for parent in list(path.parents)[-2::-1]:
                args += ["--perms", "0755", "--dir", str(parent)]
            args += ["--ro-bind", name, name]
    for name in _ETC:
        path = Path(name)
        if path.exists():
            args += ["--ro-bind", str(path.resolve()), name]
    return args


def _shown_system() -> list[Path]:
    return [Path(s) for s in _SYSTEM if not Path(s).is_symlink()]


def _depth(path: Path) -> int:
    return len(path.parts)


def _devices() -> list[str]:
    args = ["--tmpfs", "/dev"]
    for name in _DEVICES:
        args += ["--dev-bind", name, name]
    links = {"fd": "", "stdin": "/0", "stdout": "/1", "stderr": "/2"}
    for name, tail in links.items():
        args += ["--symlink", f"/proc/self/fd{tail}", f"/dev/{name}"]
    return args


def arguments(mounts: Mounts, *, user_namespace: bool) -> list[str]:
    """Arguments for these mounts: system and given folders read-only, the scratch folder writable, nothing else.

    The supervisor adds what comes through descriptors, and then makes the rest read-only.

    Raises SandboxUnavailable where a folder is absent or where the home folder would become visible.
    """
    scratch = mounts.scratch.resolve()
    binds: dict[Path, str] = {}
    for path in (*python_folders(), *mounts.read_only):
        if not path.exists():
            raise SandboxUnavailable(f"{path} does not exist, but a sandboxed process has to read it")
        binds[path.resolve()] = "--ro-bind"
        binds[path.absolute()] = "--ro-bind"
    _refuse_home(binds)
    if not scratch.is_dir():
        raise SandboxUnavailable(f"the scratch folder {scratch} does not exist")
    binds[scratch] = "--bind"
    as_user, as_root = ["--unshare-user", "--cap-drop", "ALL"], ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
    args = [*(as_user if user_namespace else as_root)]
    args += [*_NAMESPACES, *_CONTAINMENT, *_system(), "--proc", "/proc", *_devices()]
    args += ["--perms", "1777", "--size", str(TMP_BYTES), "--tmpfs", "/tmp"]
    shown = [p for p in binds if not any(p == s or s in p.parents for s in _shown_system())]
    outer = {parent for p in shown for parent in p.parents} - set(shown) - {Path("/"), Path("/tmp")}
    for folder in sorted(outer, key=_depth):
        args += ["--perms", "0755", "--dir", str(folder)]
    for path in sorted(shown, key=_depth):  # outer folders first, so that inner mounts stay visible
        args += [binds[path], str(path.resolve()), str(path)]
    return args
