"""Runs below one folder: starting or continuing one, finding one by name, deleting one."""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from p3.errors import EnvironmentFailed, RunFolderError
from p3.frozen import Frozen
from p3.method.files import commit_exclusive, parse_model, pretty
from p3.method.leases import LEASE, living_owner
from p3.method.model import RUN_SCHEMA, RunSpec
from p3.method.run_index import rows
from p3.method.runs import RunFolder, RunRecord, cells_of, model_name
from p3.method.versions import versions
from p3.wording import unreadable


def open_run(path: Path) -> RunFolder:
    """The run in a folder. Raises RunFolderError where there is none or it is of another version."""
    file = path / "run.json"
    if not file.is_file():
        raise RunFolderError(f"{path} is not a run folder: it has no run.json")
    try:
        data: Any = json.loads(file.read_bytes())
        version = data["schema_version"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        said = unreadable(error, "it is not the JSON object of a run")
        raise RunFolderError(f"{file} cannot be read: {said}; the cells beside it are untouched") from error
    if version != RUN_SCHEMA:
        raise RunFolderError(f"{path} is a run of version {version}; this P3 reads version {RUN_SCHEMA}: use the P3 that made it")
    return RunFolder(path, parse_model(data, RunRecord, file))


def start_run(root: Path, spec: RunSpec, *, fresh: bool = False, simulated: bool = False) -> RunFolder:
    """The newest run of a specification below `root`, to be continued or shown; a new one with `fresh` or where there is none.

    Raises RunFolderError for an unfinished run begun with other versions or prompts: mixing them would make one result of two.
    """
    known = runs_of(root, spec.run_id)
    if known and not fresh:
        run = open_run(known[-1])
        if run.spec.run_id != spec.run_id:
            raise RunFolderError(
                f"{run.path} is another run than its name says (moved there, or its run.json was edited); "
                "put it back where it was, or start anew with --fresh"
            )
        if not run.finished and (changed := run.record.versions.changed(versions())):
            raise RunFolderError(
                f"the run {run.path} was begun with other {changed}; continue it with those, or start anew with --fresh"
            )
        return run
    last = re.search(r"-(\d+)$", known[-1].name) if known else None
    path = root / (f"{spec.run_id}-{int(last[1]) + 1 if last else 2}" if known else spec.run_id)
    record = RunRecord(
        run_id=spec.run_id,
        spec=spec,
        created_at=datetime.now(UTC).isoformat(timespec="seconds"),
        versions=versions(),
        simulated=simulated,
    )
    if not commit_exclusive(path / "run.json", pretty(record)):
        return open_run(path)  # another process started the same run at the same moment
    return RunFolder(path, record)


def runs_of(root: Path, run_id: str) -> list[Path]:
    """Folders of the runs with that id, oldest first."""
    found = {
        1: root / run_id,
        **{int(p.name.rsplit("-", 1)[1]): p for p in root.glob(f"{run_id}-*") if p.name[len(run_id) + 1 :].isdigit()},
    }
    return [path for _, path in sorted(found.items()) if (path / "run.json").exists()]


def find_run(root: Path, name: str) -> RunFolder:
    """A run by its folder, its id, the beginning of its id, or `last`. Raises RunFolderError that says what there is."""
    if (Path(name) / "run.json").is_file():
        return open_run(Path(name))
    known = [p for p in root.iterdir() if (p / "run.json").is_file()] if root.is_dir() else []
    if name == "last" and known:
        return open_run(max(known, key=lambda p: (p / "run.json").stat().st_mtime_ns))
    exact = [p for p in known if p.name == name] or [p for p in known if name and p.name.startswith(name)]
    if len(exact) == 1:
        return open_run(exact[0])
    if exact:
        raise RunFolderError(
            f"{name} is the beginning of {len(exact)} runs in {root}: {', '.join(sorted(p.name for p in exact))}"
        )
    raise RunFolderError(f"there is no run {name!r} in {root}" + ("; see p3 runs list" if known else ", which holds no runs"))


def all_runs(root: Path) -> tuple[RunFolder, ...]:
    """The runs below a folder that can be read, newest first."""
    found = []
    for path in root.iterdir() if root.is_dir() else ():
        try:
            found.append(open_run(path))
        except RunFolderError:
            continue
    return tuple(sorted(found, key=lambda run: run.record.created_at, reverse=True))


def discard_unused(run: RunFolder) -> bool:
    """Delete the folder of a run in which nothing was done: no reply or answer recorded, no result. False where it was kept.

    Kept too where another process works on it: what that one pays for may not be recorded yet.
    """
    used = (
        bool(working_on(run))
        or any((run.path / "cells").glob("*/*/*/*/result.json"))
        or any(len(journal.read_bytes().splitlines()) > 1 for journal in run.path.rglob("journal.jsonl"))
    )
    if not used:
        shutil.rmtree(run.path, ignore_errors=True)
    return not used


def working_on(run: RunFolder) -> list[int]:
    """Other processes of this machine that work on cells of a run."""
    leases = run.path.glob(f"cells/*/*/*/*/attempt-*/{LEASE}")
    return sorted({pid for pid in map(living_owner, leases) if pid is not None and pid != os.getpid()})


def remove_run(run: RunFolder) -> None:
    """Delete a run's folder. Raises RunFolderError where a process of this machine works on it."""
    if at_work := working_on(run):
        raise RunFolderError(f"{run.path} is not deleted: process {at_work[0]} works on it; stop that first")
    try:
        # Under another name first: what an interrupted deletion leaves behind is no run that could be continued.
        doomed = run.path.rename(run.path.with_name(f".{run.path.name}.deleted-{secrets.token_hex(4)}"))
        (doomed / "run.json").unlink()
        shutil.rmtree(doomed)
    except OSError as error:
        raise EnvironmentFailed(f"cannot delete {run.path}: {error.strerror}") from error


class Listed(Frozen):
    """A run in one line."""

    run: str
    created_at: str
    benchmark: str
    title: str = ""
    """What was worked on: its only task or how many there are, and the run's label."""
    models: tuple[str, ...]
    methods: tuple[str, ...]
    cells: int
    done: int
    solved: int
    cost: float | None
    """None where the price of any call is unknown."""
    simulated: bool
    status: str = ""
    """finished, unfinished (the same command goes on), or failed: an error ended every cell that was begun."""


def list_runs(root: Path) -> tuple[tuple[Listed, ...], dict[str, str]]:
    """The runs below a folder, oldest first, and those that cannot be read with the reason."""
    listed, unreadable = [], {}
    for path in sorted(root.iterdir()) if root.is_dir() else []:
        if not (path / "run.json").is_file():
            continue
        try:
            listed.append(_listed(open_run(path)))
        except RunFolderError as error:
            unreadable[str(path)] = str(error)
    return tuple(sorted(listed, key=lambda r: (r.created_at, r.run))), unreadable


def _listed(run: RunFolder) -> Listed:
    found, _ = rows(run)
    costs = [r.paid for r in found]
    return Listed(
        run=run.path.name,
        created_at=run.record.created_at,
        benchmark=run.spec.benchmark,
        title=_title(run.spec),
        models=tuple(model_name(m) for m in run.spec.models),
        methods=run.spec.methods,
        cells=len(cells_of(run.spec)),
        done=len(found),
        solved=sum(r.solved for r in found),
        cost=None if None in costs else sum(c for c in costs if c is not None),
        simulated=run.record.simulated,
        status=_status(run, len(found)),
    )


def _title(spec: RunSpec) -> str:
    tasks = next(iter(spec.tasks)) if len(spec.tasks) == 1 else f"{len(spec.tasks)} tasks"
    return f"{tasks} ({spec.label})" if spec.label else tasks


def _status(run: RunFolder, done: int) -> str:
    if done == len(cells_of(run.spec)):
        return "finished"
    ended_by_error = not done and any((run.path / "cells").glob("*/*/*/*/attempt-*/result.json"))
    return "failed" if ended_by_error else "unfinished"
