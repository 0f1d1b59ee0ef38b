"""Reading and writing below a folder that hostile code can write too.

A process in a sandbox may put a symbolic link, a pipe or a huge file where P3 expects a plain one. Every function here
walks from the folder's own descriptor, follows no link, and takes only regular files of bounded size.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from p3.errors import EnvironmentFailed

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC


class UnsafePath(EnvironmentFailed):
    """Something other than a plain file or folder stands at a path below a sandboxed folder."""


def parts(relative: str) -> tuple[str, ...]:
    """The components of a relative path; raises UnsafePath for an absolute one or one that climbs out."""
    path = PurePosixPath(relative)
    if path.is_absolute() or not path.parts or any(p in ("..", ".") for p in path.parts) or "\0" in relative:
        raise UnsafePath(f"{relative!r} is not a path below the folder")
    return path.parts


@contextlib.contextmanager
def _parent(root: Path, relative: str, *, create: bool) -> Iterator[tuple[int, str]]:
    """The descriptor of the folder that holds the last component, and that component."""
    *folders, name = parts(relative)
    fd = os.open(root, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        for folder in folders:
            if create:
                with contextlib.suppress(FileExistsError):
                    os.mkdir(folder, 0o755, dir_fd=fd)
            try:
                below = os.open(folder, _FOLDER, dir_fd=fd)
            except NotADirectoryError:
                raise UnsafePath(f"{folder!r} in {relative!r} is not a folder") from None
            os.close(fd)
            fd = below
        yield fd, name
    finally:
        os.close(fd)


def read_below(root: Path, relative: str, *, limit: int) -> bytes | None:
    """The bytes of a regular file; None where there is none. Raises UnsafePath for anything else or above `limit` bytes."""
    try:
        with _parent(root, relative, create=False) as (folder, name):
            status = os.stat(name, dir_fd=folder, follow_symlinks=False)
            if not stat.S_ISREG(status.st_mode) or status.st_size > limit:
                raise UnsafePath(f"{relative!r} is not a regular file of at most {limit} bytes")
            fd = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
            with os.fdopen(fd, "rb") as f:
                if not stat.S_ISREG(os.fstat(fd).st_mode):
                    raise UnsafePath(f"{relative!r} is not a regular file")
                data = f.read(limit + 1)
    except FileNotFoundError:
        return None
    if len(data) > limit:
        raise UnsafePath(f"{relative!r} is larger than {limit} bytes")
    return data


def write_below(root: Path, relative: str, data: bytes) -> None:
    """Put a file there in one step, replacing whatever file or link stands in its place, never writing through it."""
    with _parent(root, relative, create=True) as (folder, name):
        temporary = f".p3-{secrets.token_hex(8)}"
        fd = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o644, dir_fd=folder)
        try:
            with os.fdopen(fd, "wb") as f:
                f.write(data)
            os.rename(temporary, name, src_dir_fd=folder, dst_dir_fd=folder)
        except OSError as e:
            with contextlib.suppress(OSError):
                os.unlink(temporary, dir_fd=folder)
            raise UnsafePath(f"{relative!r} cannot be written: {e.strerror}") from e


def wipe(folder: Path) -> None:
    """Remove everything below a folder, links themselves included, and keep the folder."""
    for entry in os.scandir(folder):
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry.path, ignore_errors=True)
        with contextlib.suppress(FileNotFoundError, IsADirectoryError, PermissionError):
            Path(entry.path).unlink()
    left = [e.name for e in os.scandir(folder)]
    if left:
        raise UnsafePath(f"{folder} cannot be emptied: {', '.join(sorted(left)[:3])} stays")


def strays_below(root: Path, expected: set[str], most: int = 20) -> tuple[str, ...]:
    """Relative paths of what lies below a folder and is not expected, links and pipes included; at most `most` of them."""
    found: list[str] = []
    for folder, _, names in os.walk(root, followlinks=False):
        inside = PurePosixPath(folder).relative_to(root)
        found += [path for n in sorted(names) if (path := (inside / n).as_posix()) not in expected]
        if len(found) >= most:
            break
    return tuple(found[:most])
