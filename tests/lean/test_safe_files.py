"""Files below a folder that hostile code can write too."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from p3.lean.safe_files import UnsafePath, read_below, wipe, write_below


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "folder"
    made.mkdir()
    return made


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    path = tmp_path / "secret"
    path.write_text("secret")
    return path


def test_what_is_written_is_read(folder: Path) -> None:
    write_below(folder, "Pkg/Impl/A.lean", b"one")
    write_below(folder, "Pkg/Impl/A.lean", b"two")
    assert read_below(folder, "Pkg/Impl/A.lean", limit=10) == b"two"
    assert [p.name for p in (folder / "Pkg" / "Impl").iterdir()] == ["A.lean"]
    assert stat.S_IMODE((folder / "Pkg/Impl/A.lean").stat().st_mode) == 0o644


@pytest.mark.parametrize("path", ["/etc/passwd", "../x", "a/../../x", "", ".", "a\0b"])
def test_paths_that_leave_the_folder_are_refused(folder: Path, path: str) -> None:
    with pytest.raises(UnsafePath):
        read_below(folder, path, limit=10)
    with pytest.raises(UnsafePath):
        write_below(folder, path, b"x")


def test_absent_files_are_none(folder: Path) -> None:
    assert read_below(folder, "a", limit=10) is None
    assert read_below(folder, "a/b", limit=10) is None


def test_links_are_neither_read_nor_written_through(folder: Path, secret: Path) -> None:
    (folder / "link").symlink_to(secret)
    (folder / "hop").symlink_to(secret.parent)
    for path in ("link", "hop/secret"):
        with pytest.raises(UnsafePath):
            read_below(folder, path, limit=100)
    with pytest.raises(UnsafePath):
        write_below(folder, "hop/secret", b"x")
    write_below(folder, "link", b"mine")
    assert secret.read_text() == "secret"
    assert not (folder / "link").is_symlink()
    assert (folder / "link").read_text() == "mine"


def test_pipes_folders_and_large_files_are_refused(folder: Path) -> None:
    os.mkfifo(folder / "pipe")
    (folder / "sub").mkdir()
    (folder / "large").write_bytes(b"x" * 11)
    for path in ("pipe", "sub", "large"):
        with pytest.raises(UnsafePath):
            read_below(folder, path, limit=10)
    with pytest.raises(UnsafePath):
        write_below(folder, "sub", b"x")
    assert sorted(p.name for p in folder.iterdir()) == ["large", "pipe", "sub"]


def test_wiping_follows_no_link(folder: Path, secret: Path) -> None:
    write_below(folder, "a/b", b"x")
    (folder / "link").symlink_to(secret)
    (folder / "hop").symlink_to(secret.parent)
    (folder / "a" / "hop").symlink_to(secret.parent)
    os.mkfifo(folder / "pipe")
    wipe(folder)
    assert list(folder.iterdir()) == []
    assert secret.read_text() == "secret"
