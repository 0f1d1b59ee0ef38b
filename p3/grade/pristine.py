"""The pristine build of a task: its text with blank regions, compiled apart from any candidate and kept in the cache.

What a candidate is compared with comes from here, never from anything built together with the candidate's text.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from p3.errors import EnvironmentFailed, TaskError, ToolchainError
from p3.grade.options import GradeOptions
from p3.grade.publish import drafted
from p3.lean.build import BuildResult, compile_modules, module_name
from p3.lean.cache import cache_root
from p3.lean.model import Clean, Errors, Sandbox, Severity, Toolchain
from p3.lean.terms.module import Module
from p3.task.model import Candidate, FileRole, RegionKind, Task
from p3.task.regions import is_blank
from p3.task.splice import pristine_files, splice

SCHEMA = 2
_MANIFEST = "manifest.json"


class TemplateChanged(EnvironmentFailed):
    """The cached pristine build is not the one that was recorded."""


@dataclass(frozen=True)
class Pristine:
    """A compiled pristine task."""

    key: str
    folder: Path
    """Holds `A/B.olean` for module `A.B`."""
    auto_implicit: bool | None
    """The `autoImplicit` that task and candidates are built with: False, or None (Lean's default) where False does not build."""
    sha256: dict[str, str]
    """Module → hash, in build order."""

    def path(self, module: str) -> Path:
        """Where a module lies."""
        return self.folder / (module.replace(".", "/") + ".olean")

    def load(self) -> tuple[Module, ...]:
        """The modules, read and compared with the record. Raises TemplateChanged."""
        return tuple(self._load(name, sha) for name, sha in self.sha256.items())

    def _load(self, name: str, sha: str) -> Module:
        module = Module.load(self.path(name), name)
        if module.sha256 != sha:
            raise TemplateChanged(f"the pristine build of {name} in {self.folder} has changed; remove that folder")
        return module


def built_files(task: Task) -> dict[str, str]:
    """Path → pristine text of the files that are built with every candidate: all but executable tests."""
    tests = {f.path for f in task.files if f.role is FileRole.TEST}
    return {path: text for path, text in pristine_files(task).items() if path not in tests}


def pristine_key(task: Task, toolchain: Toolchain, options: GradeOptions) -> str:
    """What a pristine build depends on, as a hash."""
    return _key(built_files(task), toolchain, options)


def _key(files: dict[str, str], toolchain: Toolchain, options: GradeOptions) -> str:
    parts = [SCHEMA, list(files.items()), toolchain.fingerprint, options.heartbeats]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


async def pristine(task: Task, toolchain: Toolchain, sandbox: Sandbox, options: GradeOptions) -> Pristine:
    """The pristine build, from the cache where it is there. Raises TaskError where the task itself does not compile."""
    return await _built(task, built_files(task), toolchain, sandbox, options)


async def with_shipped_code(
    task: Task, candidate: Candidate, toolchain: Toolchain, sandbox: Sandbox, options: GradeOptions
) -> Pristine | None:
    """The task's own text with its shipped code in the regions that a candidate fills; proofs stay blank.

    None where the task ships no code, or where that does not compile.
    """
    bodies = {str(r.id): r.blank for r in task.editable()}
    for region in task.editable():
        filled = not is_blank(candidate.regions.get(str(region.id), region.blank))
        if region.kind in _CODE and (filled or region.kind is not RegionKind.CODE):
            bodies[str(region.id)] = region.pristine
    files = splice(task, Candidate(regions=bodies)).files
    own = {path: files[path] for path in built_files(task)}
    if own == built_files(task):
        return None
    try:
        return await _built(task, own, toolchain, sandbox, options)
    except TaskError:
        return None


_CODE = frozenset((RegionKind.CODE, RegionKind.CODE_AUX, RegionKind.GLOBAL_AUX, RegionKind.IMPORTS))


async def _built(task: Task, files: dict[str, str], toolchain: Toolchain, sandbox: Sandbox, options: GradeOptions) -> Pristine:
    key = _key(files, toolchain, options)
    folder = cache_root() / "pristine" / key
    if (folder / _MANIFEST).is_file():
        return _read(key, folder)
    with drafted(folder) as draft:
        record = await _build(task, files, draft, toolchain, sandbox, options)
        (draft / _MANIFEST).write_text(json.dumps(record))
    return _read(key, folder)


async def _build(
    task: Task, files: dict[str, str], draft: Path, toolchain: Toolchain, sandbox: Sandbox, options: GradeOptions
) -> dict[str, Any]:
    first: BuildResult | None = None
    for setting in (False, None):
        done = await compile_modules(
            files,
            toolchain=toolchain,
            sandbox=sandbox,
            out=draft,
            limits=options.build,
            heartbeats=options.heartbeats,
            auto_implicit=setting,
        )
        if isinstance(done.answer, Clean):
            oleans = {name: Module.load(path, name).sha256 for name, path in done.oleans.items()}
            return {"schema": SCHEMA, "auto_implicit": setting, "oleans": oleans}
        first = first or done
    assert first is not None
    raise _complaint(task, first)


def _complaint(task: Task, done: BuildResult) -> TaskError | ToolchainError:
    if isinstance(done.answer, Errors):
        error = next((d for d in done.answer.diagnostics if d.severity is Severity.ERROR), None)
        said = error.message.strip().splitlines()[0] if error and error.message.strip() else "Lean gives no reason"
        where = error.path if error and error.path else task.files[0].path
        return TaskError(
            f"the task itself does not compile with its regions blank: {said}",
            file=where,
            line=error.line if error else None,
            rule="task.compiles",
        )
    detail = getattr(done.answer, "detail", "") or str(done.ending)
    return ToolchainError(f"the pristine build of {task.task_id} did not finish ({detail}); try again on a less loaded machine")


def _read(key: str, folder: Path) -> Pristine:
    try:
        record = json.loads((folder / _MANIFEST).read_text())
        return Pristine(key, folder, record["auto_implicit"], dict(record["oleans"]))
    except (OSError, ValueError, KeyError, TypeError) as e:
        raise TemplateChanged(f"the record of the pristine build in {folder} cannot be read; remove that folder") from e


def module_of(task: Task) -> dict[str, str]:
    """Path → module name of the files that are built with every candidate."""
    return {path: module_name(path) for path in built_files(task)}
