"""A sandbox, and a way to run a line of Python in it."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from p3.errors import SandboxUnavailable
from p3.lean.model import Completed, Limits, Mounts, Sandbox
from p3.lean.sandbox import default_sandbox

PYTHON = [os.path.realpath(sys.executable), "-I", "-S", "-c"]
Run = Callable[..., Awaitable[Completed]]


@pytest.fixture(scope="session")
def sandbox() -> Sandbox:
    try:
        return default_sandbox()
    except SandboxUnavailable as e:
        pytest.skip(str(e))


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    folder = tmp_path / "scratch"
    folder.mkdir()
    return folder


@pytest.fixture
def run(sandbox: Sandbox, scratch: Path) -> Run:
    async def run_python(
        code: str, *args: str, env: dict[str, str] | None = None, stdin: bytes = b"", **limits: float
    ) -> Completed:
        bounds = Limits(wall_s=60, cpu_s=60, memory_mb=1024).model_copy(update=limits)
        return await sandbox.run(
            [*PYTHON, code, *args], mounts=Mounts(scratch=scratch), env=env or {}, limits=bounds, stdin=stdin
        )

    return run_python


@pytest.fixture
def token() -> str:
    """A word that marks the processes of one test."""
    return f"p3-test-{secrets.token_hex(8)}"
