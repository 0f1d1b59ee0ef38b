"""The real command line in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Done = subprocess.CompletedProcess[str]
P3 = Callable[..., Done]

SAMPLES = Path(__file__).parents[2] / "benchmarks/verina/samples"


def clean_environment(**more: str) -> dict[str, str]:
    """The environment without settings and keys of the person who runs the tests."""
    kept = {k: v for k, v in os.environ.items() if not k.endswith("_API_KEY") and (not k.startswith("P3_") or k == "P3_CACHE")}
    return kept | more


@pytest.fixture
def p3(tmp_path: Path) -> P3:
    """Runs `p3 …` in an empty folder."""

    def run(*arguments: str | Path, env: dict[str, str] | None = None, cwd: Path | None = None) -> Done:
        argv = [sys.executable, "-c", "from p3.cli import main; main()", *map(str, arguments)]
        return subprocess.run(
            argv,
            capture_output=True,
            text=True,
            cwd=cwd or tmp_path,
            env=clean_environment(**(env or {})),
            check=False,
            timeout=280,
        )

    return run


def assert_one_sentence(done: Done, code: int, *parts: str) -> None:
    """It failed with that exit code and one sentence on stderr that holds the parts; no traceback, nothing on stdout."""
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("p3: ")
    assert done.stdout == ""
    for part in parts:
        assert part in lines[0]
