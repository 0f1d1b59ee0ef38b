"""Reading a candidate that a user hands in: a JSON object region id → text, a filled copy of a file, or of a folder."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

from p3.errors import CandidateError, CandidateTampered, TaskError
from p3.task.model import Candidate, Task
from p3.task.source import read_source
from p3.task.splice import extract
from p3.validation import fault
from p3.wording import unreadable


def load_candidate(task: Task, path: str | Path) -> Candidate:
    """The candidate at a path; raises CandidateError with one sentence.

    A `.json` file holds `{region id: text}` or a saved candidate; a `.lean` file or a folder is a filled copy of the task.
    """
    where = Path(path)
    if not where.exists():
        raise CandidateError(f"{where} does not exist")
    if where.is_dir():
        return _from_folder(task, where)
    if where.suffix == ".lean":
        return _from_file(task, where)
    return from_json(_text(where), str(where))


def from_json(text: str, name: str = "the candidate") -> Candidate:
    """A candidate from JSON text; raises CandidateError, also where a region is given twice."""
    try:
        value = json.loads(text, object_pairs_hook=_unique)
    except json.JSONDecodeError as error:
        said = f"line {error.lineno}: {error.msg[:1].lower()}{error.msg[1:]}"
        raise CandidateError(f"{name} is not a JSON object from region ids to texts ({said})") from error
    except (ValueError, RecursionError) as error:
        raise CandidateError(f"{name} is not a JSON object from region ids to texts: {error}") from error
    if isinstance(value, dict) and isinstance(value.get("regions"), dict):
        value = value["regions"]
    if not isinstance(value, dict) or not all(isinstance(v, str) for v in value.values()):
        raise CandidateError(f"{name} is not a JSON object from region ids to texts")
    try:
        return Candidate(regions=value)
    except ValidationError as error:
        raise CandidateError(f"{name}: {fault(error)}") from error


def _unique(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"`{key}` is given twice")
        found[key] = value
    return found


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CandidateError(f"{path} cannot be read as text: {unreadable(error)}") from error


def _from_file(task: Task, path: Path) -> Candidate:
    templates = [f.path for f in task.files if any(r.path == f.path for r in task.editable())]
    if len(templates) != 1:
        raise CandidateError(f"{task.task_id} has {len(templates)} files to fill; hand in a folder or a JSON object")
    try:
        return extract(task, {templates[0]: _lean(path)})
    except CandidateTampered as error:
        raise CandidateTampered(f"{path}{str(error).removeprefix(templates[0])}") from error


def _from_folder(task: Task, path: Path) -> Candidate:
    if task.benchmark == "lean4commit0":
        return _from_repository(task, path)
    found = {f.path: _lean(path / f.path) for f in task.files if (path / f.path).is_file()}
    if not found:
        raise CandidateError(f"{path} holds none of the files of {task.task_id}, such as `{task.files[0].path}`")
    try:
        return extract(task, found)
    except CandidateTampered as error:
        raise CandidateTampered(f"{path}/{error}") from error


def _from_repository(task: Task, path: Path) -> Candidate:
    """Regions of a repository are found by identity, whatever else their files changed; a frozen file must be as it was."""
    from p3.task.formats.repo.extract import changed_files, read_filled

    changed = changed_files(task, path)
    if changed:
        raise CandidateTampered(f"{path / changed[0]} is frozen and differs from the task's own; only region bodies may differ")
    found = read_filled(task, path)
    if not found.candidate.regions:
        files = sorted({r.path for r in task.editable()})
        raise CandidateError(f"{path} holds no readable region of {task.task_id}, whose files to fill begin with `{files[0]}`")
    return found.candidate


def _lean(path: Path) -> str:
    try:
        return read_source(path).text
    except TaskError as error:
        raise CandidateError(str(error)) from error
