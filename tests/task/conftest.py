"""Fixtures of the task room: the public benchmark data, where a checkout has it beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT.parent / "shared" / "data"


def task_folders(name: str) -> list[Path]:
    """The task folders of a benchmark that are at hand."""
    return sorted(p for p in (DATA / name).glob("*") if p.is_dir()) if (DATA / name).is_dir() else []


@pytest.fixture(scope="session")
def data() -> Path:
    """The folder with the public benchmarks' data."""
    if not DATA.is_dir():
        pytest.skip("the public benchmark data is not beside this checkout (../shared/data)")
    return DATA
