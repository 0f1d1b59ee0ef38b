"""Files that are whole or absent: atomic writes, exclusive commits, names that any file system takes."""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from p3.errors import EnvironmentFailed, RunFolderError
from p3.validation import fault

M = TypeVar("M", bound=BaseModel)
_LONGEST_NAME = 80


def safe_name(text: str) -> str:
    """A file name for any text, such as a model's name: the text itself where it is safe, else marked with a hash of it."""
    kept = re.sub(r"[^A-Za-z0-9._+=-]+", "_", text).strip("._-")
    if kept == text and 0 < len(text) <= _LONGEST_NAME:
        return text
    return f"{kept[: _LONGEST_NAME - 20] or 'name'}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def write_atomic(path: Path, data: bytes | str, *, durable: bool = True) -> None:
    """Write a file so that a reader, or a crash, sees the old content or the new, never a part. Raises EnvironmentFailed."""
    try:
        temporary = _temporary(path, data, durable=durable)
        try:
            temporary.replace(path)
        except OSError:
            temporary.unlink(missing_ok=True)
            raise
        if durable:
            sync_folder(path.parent)
    except OSError as error:
        raise EnvironmentFailed(f"cannot write {path}: {error.strerror}") from error


def commit_exclusive(path: Path, data: bytes | str, *, durable: bool = True) -> bool:
    """Write a file that must not exist yet; False where somebody else was first. Whole (and durable), or not there."""
    try:
        temporary = _temporary(path, data, durable=durable)
        try:
            return _link(temporary, path)
        finally:
            temporary.unlink(missing_ok=True)
            if durable:
                sync_folder(path.parent)
    except OSError as error:
        raise EnvironmentFailed(f"cannot write {path}: {error.strerror}") from error


def _link(temporary: Path, path: Path) -> bool:
    try:
        os.link(temporary, path)
    except FileExistsError:
        return False
    except OSError:  # a file system without hard links: a marker that only one process can create decides
        marker = path.with_name(f".{path.name}.claimed")
        try:
            os.close(os.open(marker, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        except FileExistsError:
            return False
        temporary.replace(path)
    return True


def _temporary(path: Path, data: bytes | str, *, durable: bool) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name[:40]}.{secrets.token_hex(4)}.tmp")
    try:
        with open(temporary, "wb") as file:
            file.write(data.encode() if isinstance(data, str) else data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
    except OSError:
        temporary.unlink(missing_ok=True)  # on a full disk every try would leave a piece behind
        raise
    return temporary


def sync_folder(folder: Path) -> None:
    """Bring a folder's entries to the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def pretty(value: BaseModel) -> str:
    """A model as the JSON of a run folder: readable, defaults written out, so that a later default does not change old files."""
    return value.model_dump_json(indent=1) + "\n"


def read_model(path: Path, kind: type[M]) -> M:
    """A JSON file as a model. Raises RunFolderError naming the file and what is wrong."""
    try:
        return kind.model_validate_json(path.read_bytes())
    except OSError as error:
        raise RunFolderError(f"cannot read {path}: {error.strerror}") from error
    except ValidationError as error:
        raise _unreadable(error, kind, path) from error


def parse_model(data: object, kind: type[M], path: Path) -> M:
    """Data of a file as a model. Raises RunFolderError."""
    try:
        return kind.model_validate_json(json.dumps(data))
    except ValidationError as error:
        raise _unreadable(error, kind, path) from error


def _unreadable(error: ValidationError, kind: type[BaseModel], path: Path) -> RunFolderError:
    return RunFolderError(f"{path} cannot be read as a {kind.__name__}: {fault(error, kind)}")
