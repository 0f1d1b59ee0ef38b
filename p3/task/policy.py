"""What a benchmark's own tables add to its files: pinned revision, known defects, policies that files do not show."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from p3 import assets
from p3.errors import ConfigError
from p3.task.model import Task
from p3.task.rules import Defect, ImportClass, Policy
from p3.validation import fault


class _Table(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class TaskEntry(_Table):
    """What is known of one task; names fully qualified, `X.*` for all below `X` where the files give the names."""

    import_class: ImportClass | None = None
    frozen_axioms: tuple[str, ...] | None = None
    frozen_sorry: tuple[str, ...] | None = None
    forbidden_in_holes: tuple[str, ...] = ()
    defects: tuple[Defect, ...] = ()


class Benchmark(_Table):
    """One benchmark: where it comes from and what holds at that revision."""

    name: str
    title: str
    repository: str
    """Address that `p3 data fetch` clones."""
    revision: str
    """Commit that these tables hold for."""
    folder: str
    """Folder of the repository that holds the tasks."""
    toolchain: str
    """Lean version its tasks were written for."""
    tasks: int
    """Number of tasks at that revision."""
    extra_imports: dict[ImportClass, tuple[str, ...]] = Field(default_factory=dict)
    """What a candidate may import beyond the task's own imports, by the task's import class."""
    criteria: tuple[str, ...] = ()
    """What the instruction judge demands of every task."""
    task: dict[str, TaskEntry] = Field(default_factory=dict)


@lru_cache(maxsize=8)
def benchmark(name: str) -> Benchmark:
    """The tables of a benchmark, from `benchmarks/<name>/policy.toml`; raises ConfigError."""
    path = assets.benchmarks() / name / "policy.toml"
    try:
        return Benchmark.model_validate(read_toml(path))
    except ValidationError as error:
        raise ConfigError(f"{path}: {fault(error, Benchmark)}") from error


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file; raises ConfigError with one sentence."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise ConfigError(f"{path} does not exist") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} is not TOML: {error}") from error


def names() -> tuple[str, ...]:
    """Benchmarks that have tables."""
    folder = assets.benchmarks()
    return tuple(sorted(p.parent.name for p in folder.glob("*/policy.toml"))) if folder.is_dir() else ()


def apply(task: Task, tables: Benchmark) -> Task:
    """The task with its benchmark's tables added to what was measured in its files. Files win where they can be measured."""
    entry = tables.task.get(task.original_id, TaskEntry())
    policy = task.policy
    known = set(policy.holes)
    merged = Policy(
        allowed_axioms=policy.allowed_axioms,
        frozen_axioms=policy.frozen_axioms,
        frozen_sorry=policy.frozen_sorry,
        holes=policy.holes,
        noncomputable_holes=policy.noncomputable_holes,
        forbidden_in_holes=tuple(
            dict.fromkeys((*policy.forbidden_in_holes, *(n for n in entry.forbidden_in_holes if n not in known)))
        ),
        extra_imports=tuple(dict.fromkeys((*policy.extra_imports, *tables.extra_imports.get(task.import_class, ())))),
    )
    have = {d.code for d in task.defects}
    return task.model_copy(
        update={
            "policy": merged,
            "toolchain": task.toolchain or tables.toolchain,
            "defects": (*task.defects, *(d for d in entry.defects if d.code not in have)),
        }
    )


def _covers(listed: tuple[str, ...], measured: tuple[str, ...]) -> bool:
    """Whether the table's names are the measured ones; `Float.*` stands for one or more names below `Float`."""
    prefixes = tuple(n.removesuffix("*") for n in listed if n.endswith(".*"))
    plain = {n for n in listed if not n.endswith(".*")}
    rest = set(measured) - plain
    return (
        plain <= set(measured)
        and all(n.startswith(prefixes) for n in rest)
        and all(any(n.startswith(p) for n in rest) for p in prefixes)
    )


def differences(task: Task, tables: Benchmark) -> tuple[str, ...]:
    """Where the tables say otherwise than the files, one sentence each; empty when they agree or say nothing."""
    entry = tables.task.get(task.original_id, TaskEntry())
    found = []
    for what, listed, measured in (
        ("frozen axioms", entry.frozen_axioms, task.policy.frozen_axioms),
        ("frozen sorry declarations", entry.frozen_sorry, task.policy.frozen_sorry),
    ):
        if not _covers(listed or (), measured):
            found.append(f"{what}: the table has {sorted(listed or ())}, the file {sorted(measured)}")
    if entry.import_class is not None and entry.import_class is not task.import_class:
        found.append(f"import class: the table has {entry.import_class}, the file {task.import_class}")
    return tuple(found)
