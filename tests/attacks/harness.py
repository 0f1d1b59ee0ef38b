"""Fixtures of hostile and honest candidates: one TOML file each, see README.md beside this file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from p3.grade.model import CheckStatus, Stage, Verdict
from p3.grade.options import GradeOptions
from p3.task.load import load_task
from p3.task.model import Candidate, Task
from p3.task.rules import HiddenTests, Policy, TestCase
from p3.task.splice import blank

HERE = Path(__file__).parent
TEXT_STAGES = frozenset((Stage.INTAKE, Stage.LEXER, Stage.ALLOW_LISTS))


@dataclass(frozen=True)
class Fixture:
    """One candidate and what a grade of it must say."""

    name: str
    kinds: tuple[str, ...]
    about: str
    task: str
    regions: dict[str, str]
    code: str
    """First reason code; empty for an honest candidate."""
    objects: dict[str, str]
    """Stage → code, for every stage that turns it down in a full audit."""
    bare: str
    """First reason code with stages 1 to 4 off; empty where the candidate is then accepted."""
    guarded: bool
    extra: dict[str, Any] = field(default_factory=dict)

    def options(self, **base: Any) -> GradeOptions:
        """Options of its grade: the suite's, and the fixture's own."""
        return GradeOptions.model_validate({**base, **self.extra.get("options", {})})

    @property
    def honest(self) -> bool:
        """Whether it must pass."""
        return not self.code

    def load(self) -> Task:
        """The task, with the fixture's tests and policy."""
        path = next(p for p in (HERE / "tasks" / f"{self.task}.lean", HERE / "tasks" / self.task) if p.exists())
        task = load_task(path)
        update: dict[str, Any] = {}
        if "policy" in self.extra:
            update["policy"] = Policy.model_validate({**task.policy.model_dump(), **self.extra["policy"]})
        if "tests" in self.extra:
            update["tests"] = _tests(self.extra["tests"])
        return task.model_copy(update=update)

    def candidate(self, task: Task) -> Candidate:
        """Its regions over blank ones."""
        return Candidate(regions={**blank(task).regions, **self.regions})


def _tests(table: dict[str, Any]) -> HiddenTests:
    cases = tuple(TestCase(arguments=tuple(c["arguments"]), expected=c["expected"]) for c in table["cases"])
    return HiddenTests(function=table["function"], cases=cases)


def read(path: Path) -> Fixture:
    """A fixture; raises KeyError for a field it lacks."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    expect = data.get("expect", {})
    return Fixture(
        name=path.stem,
        kinds=tuple(data["kinds"]),
        about=data["about"],
        task=data["task"],
        regions=dict(data["regions"]),
        code=expect.get("code", ""),
        objects=dict(expect.get("objects", {})),
        bare=expect.get("bare", ""),
        guarded=expect.get("guarded", True),
        extra={k: data[k] for k in ("policy", "tests", "options") if k in data},
    )


def fixtures(folder: str) -> list[Fixture]:
    """All fixtures of a folder, by name."""
    return [read(p) for p in sorted((HERE / folder).glob("*.toml"))]


def objections(verdict: Verdict) -> dict[str, str]:
    """Stage → code, for every stage that did not let the candidate through."""
    bad = (CheckStatus.REJECTED, CheckStatus.ERROR)
    return {c.stage.value: c.code for c in verdict.checks if c.status in bad}
