"""Fetching a benchmark's public files at the pinned revision."""

from __future__ import annotations

import subprocess
from pathlib import Path

from p3.errors import EnvironmentFailed, UsageError
from p3.task import policy
from p3.task.catalogue import resolve


def fetch(bench: str, into: Path, *, repository: str | None = None, revision: str | None = None) -> Path:
    """Clone the pinned public revision of a benchmark into `into/<name>`; returns the folder of its tasks.

    A clone that is already there at that revision is kept. Raises EnvironmentFailed when git cannot do it.
    """
    name = resolve(bench)
    tables = policy.benchmark(name)
    source, pinned = repository or tables.repository, revision or tables.revision
    target = into / name
    if not (target / ".git").is_dir():
        if target.exists() and any(target.iterdir()):
            raise UsageError(f"{target} exists and is no clone of {source}; choose another folder")
        _git("clone", "--quiet", "--filter=blob:none", "--no-checkout", source, str(target))
    if not _is_commit(target, pinned):
        _git("-C", str(target), "fetch", "--quiet", "origin")
    _git("-C", str(target), "-c", "advice.detachedHead=false", "checkout", "--quiet", "--force", pinned)
    tasks = target / tables.folder
    if not tasks.is_dir():
        raise EnvironmentFailed(f"{source} at {pinned} has no folder `{tables.folder}`")
    return tasks


def _is_commit(target: Path, revision: str) -> bool:
    command = ["git", "-C", str(target), "cat-file", "-e", f"{revision}^{{commit}}"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _git(*args: str) -> None:
    try:
        done = subprocess.run(["git", *args], capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise EnvironmentFailed("git is not installed; install it, or give the data's folder with --data") from error
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or ["it gave no reason"]
        said = reason[0].removeprefix("fatal: ").rstrip(".")
        raise EnvironmentFailed(f"git could not fetch the benchmark: {said}; a copy of its files can be named with --data DIR")
