"""An installed wheel, not only a checkout, runs P3's main job."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parent.parent


@pytest.mark.slow
@pytest.mark.lean
@pytest.mark.timeout(900)
def test_an_installed_wheel_runs_the_demo(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    built = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(REPOSITORY)]
    subprocess.run(built, check=True, cwd=tmp_path)
    (wheel,) = tmp_path.glob("p3_lean-*.whl")
    site = tmp_path / "site"
    subprocess.run([*pip, "install", "--no-deps", "--target", str(site), str(wheel)], check=True, cwd=tmp_path)

    environment = {**os.environ, "PYTHONPATH": str(site)}
    where = [sys.executable, "-c", "import p3; print(p3.__file__)"]
    assert subprocess.run(where, check=True, cwd=tmp_path, env=environment, capture_output=True, text=True).stdout.startswith(
        str(site)
    )

    demo = [sys.executable, "-m", "p3", "demo", "--json"]
    done = subprocess.run(demo, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)
    assert len(list((tmp_path / "runs").glob("*/run.json"))) >= 5
