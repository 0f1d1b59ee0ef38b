"""What the repository adapter keeps of a manifest inside a task: which specification is where, which API owns which region.

It lies in `Task.extra["repository"]`, so that everything after loading needs the task alone and no folder.
"""

from __future__ import annotations

from pydantic import Field

from p3.frozen import Frozen
from p3.task.formats.repo.generate import SpecName, Vocabulary
from p3.task.model import FileRole, Task

KEY = "repository"


class SpecEntry(Frozen):
    """One specification."""

    name: str
    """Fully qualified."""
    short: str
    """As the manifest gives it."""
    theorem: str
    namespace: str = ""
    package: str
    module: str
    path: str
    """The file that defines it."""
    proof_path: str

    def spec_name(self) -> SpecName:
        """The names that the generated text needs."""
        return SpecName(self.short, self.name, self.theorem, self.namespace)


class ApiEntry(Frozen):
    """One operation, or helper of operations, whose body is a `code` region."""

    name: str
    """The bundle's field and the region's `def=`."""
    package: str
    module: str
    region: str
    """Region id as text; empty where the file has no region of that name."""
    declaration: str | None = None
    type: str = ""
    helper: bool = False
    """Not listed among the APIs: an API helper, or a region that the manifest does not mention."""


class JointNames(Frozen):
    """What re-rendering the joint claim needs."""

    path: str
    imports: tuple[str, ...]
    macro: bool
    """Whether the harness defines `joint_unsat`; else the theorem is written out."""


class Repository(Frozen):
    """A repository task, beyond what every task has."""

    root_package: str
    repo_impl: str
    canonical: str
    specs: tuple[SpecEntry, ...]
    apis: tuple[ApiEntry, ...]
    spec_helpers: tuple[str, ...] = ()
    joint: JointNames | None = None
    """None in mode `proof`."""
    hub: str = ""
    removed_lines: dict[str, tuple[tuple[int, str], ...]] = Field(default_factory=dict)
    """Path → (0-based line, text) of the curators' notes that the task's text leaves out."""
    tests_skipped: str = ""
    """Why the repository's own tests are not run, where they are not."""

    def vocabulary(self) -> Vocabulary:
        """The names that the generated text refers to."""
        return Vocabulary(self.repo_impl, self.canonical)

    def spec(self, name: str) -> SpecEntry | None:
        """The specification of that full or manifest name; None where there is none or more than one."""
        exact = [s for s in self.specs if s.name == name]
        short = [s for s in self.specs if s.short == name]
        return exact[0] if exact else short[0] if len(short) == 1 else None


def is_repository(task: Task) -> bool:
    """Whether a task has several modules with specifications of its own."""
    return KEY in task.extra


def runnable_tests(task: Task) -> list[str]:
    """Files of executable tests that a candidate is held to: none where the code is given or the tests need more than it."""
    tests = [f.path for f in task.files if f.role is FileRole.TEST]
    if not is_repository(task):
        return tests
    return [] if task.mode == "proof" or details(task).tests_skipped else tests


def details(task: Task) -> Repository:
    """The repository data of a task; raises KeyError for any other kind of task."""
    return Repository.model_validate(task.extra[KEY])
