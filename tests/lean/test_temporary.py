"""Temporary folders and what becomes of them when P3 is killed."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from p3.lean.temporary import sweep, temporary_folder

HOLD = """
import sys, time
from p3.lean.temporary import temporary_folder
with temporary_folder("held") as folder:
    (folder / "file").write_text("x")
    print(folder, flush=True)
    time.sleep(600)
"""


def test_a_folder_is_there_and_then_gone() -> None:
    with temporary_folder("mine") as folder:
        (folder / "sub").mkdir()
        assert folder.name.startswith("p3-mine-")
        assert sweep(folder.parent) is not None
        assert folder.is_dir()
    assert not folder.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody can tell whether a process has ended")
def test_folders_of_a_killed_process_are_removed_and_others_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "p3-other-00000000-1-1-abc").mkdir()
    (tmp_path / "p3-session-old-name").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    with subprocess.Popen([sys.executable, "-c", HOLD], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        held = Path(process.stdout.readline().strip())
        try:
            assert sweep(tmp_path) == []
            assert (held / "file").exists()
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
    assert held.parent == tmp_path
    assert held.exists()
    assert sweep(tmp_path) == [held]
    assert sorted(p.name for p in tmp_path.iterdir()) == ["p3-other-00000000-1-1-abc", "p3-session-old-name"]
