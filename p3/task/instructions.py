"""The instruction tables: what each benchmark task demands of the program beyond its formal specification."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from p3 import assets
from p3.errors import ConfigError
from p3.task.policy import read_toml
from p3.task.rules import Instruction
from p3.validation import fault


class Entry(BaseModel):
    """One task's instruction as written in a table."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: str
    """One or two sentences that a reader can check from the code alone."""
    kind: Literal["strategy", "complexity"]
    bound: str | None = None
    """The asymptotic bound as data, such as `O(n log n)`; given exactly for the kind `complexity`."""
    spec_seen: bool
    """Whether its author had the formal specification at hand, not only the description."""

    @model_validator(mode="after")
    def _bound(self) -> Entry:
        if (self.bound is not None) != (self.kind == "complexity"):
            raise ValueError("a bound is given exactly for the kind `complexity`")
        return self

    def instruction(self, source: Literal["benchmark", "file"], criteria: tuple[str, ...] = ()) -> Instruction:
        """The instruction of a task; it counts."""
        return Instruction(
            text=self.text,
            source=source,
            required=True,
            criteria=criteria,
            strategy=self.text if self.kind == "strategy" else None,
            complexity=self.bound,
        )


def table(path: Path) -> dict[str, Entry]:
    """Task id → entry of an instruction table; raises ConfigError naming the entry at fault."""
    found = {}
    for task_id, entry in read_toml(path).items():
        try:
            found[task_id] = Entry.model_validate(entry)
        except ValidationError as error:
            raise ConfigError(f"{path}: instruction of {task_id}: {fault(error, Entry)}") from error
    return found


@lru_cache(maxsize=8)
def of_benchmark(name: str) -> dict[str, Entry]:
    """The table of a benchmark, from `benchmarks/<name>/instructions.toml`; empty where it has none."""
    path = assets.benchmarks() / name / "instructions.toml"
    return table(path) if path.is_file() else {}


def of_folder(folder: Path) -> Entry | None:
    """The instruction in a task folder's own `instruction.toml`, if there is one."""
    path = folder / "instruction.toml"
    if not path.is_file():
        return None
    try:
        return Entry.model_validate(read_toml(path))
    except ValidationError as error:
        raise ConfigError(f"{path}: {fault(error, Entry)}") from error
