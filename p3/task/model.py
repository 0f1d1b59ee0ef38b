"""What a task is: files, regions, obligations. Pure data; no Lean process and no model behind it."""

from __future__ import annotations

import hashlib
import re
from enum import StrEnum
from typing import Any, Literal, Self

from pydantic import Field, model_validator

from p3.frozen import Frozen
from p3.task.rules import Defect, HiddenTests, ImportClass, Instruction, Policy

TASK_SCHEMA = 1
"""Version of the serialised form of `Task` and `Candidate`."""


# ---------------------------------------------------------------- identities

_ID = re.compile(r"^(?:(?P<file>[^#]+)#)?(?P<key>[A-Za-z_]\w*)(?: (?P<attr>def|type)=(?P<value>\S+))?(?: @(?P<n>[1-9]\d*))?$")


class RegionId(Frozen):
    """Identity of a region. As text: `[FILE#]key[ def=NAME| type=T][ @n]`.

    `file` is set only in tasks of several files, `ordinal` (counted from 1) only for a repeated region.
    A `!solution` marker has the key `solution`.
    """

    key: str
    attr: Literal["def", "type"] | None = None
    value: str | None = None
    file: str | None = None
    ordinal: int | None = None

    def __str__(self) -> str:
        text = f"{self.file}#{self.key}" if self.file else self.key
        if self.attr:
            text += f" {self.attr}={self.value}"
        return f"{text} @{self.ordinal}" if self.ordinal else text

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text form; raises ValueError naming the form it should have."""
        m = _ID.match(text)
        if not m:
            raise ValueError(f"{text!r} is not a region id of the form [FILE#]key[ def=NAME| type=T][ @n]")
        n = m["n"]
        return cls(key=m["key"], attr=m["attr"], value=m["value"], file=m["file"], ordinal=int(n) if n else None)


# ---------------------------------------------------------------- files and regions


class FileRole(StrEnum):
    """What a file of a task is for."""

    TEMPLATE = "template"
    """Holds at least one editable region."""
    FROZEN = "frozen"
    """Never changes; rebuilt from the pristine text at every grade."""
    GENERATED = "generated"
    """Written by P3 when a repository task is materialised."""
    TEST = "test"
    """Frozen, holds `#guard`s on the candidate's code: no part of a build with blank bodies, compiled for the tests alone."""


class TaskFile(Frozen):
    """One Lean file. `text` has LF newlines and no BOM; the flags bring the original bytes back."""

    path: str
    """Relative, with `/`; the module name is the path without `.lean`, `/` read as `.`."""
    role: FileRole
    text: str
    crlf: bool = False
    final_newline: bool = True
    """False where the original lacks a newline at its end (`text` then lacks it too)."""

    def to_bytes(self, text: str | None = None) -> bytes:
        """The file's bytes, with the original newline style; `text` replaces the pristine text where given."""
        body = self.text if text is None else text
        return (body.replace("\n", "\r\n") if self.crlf else body).encode()

    @property
    def sha256(self) -> str:
        """Hash of the original bytes."""
        return hashlib.sha256(self.to_bytes()).hexdigest()


class RegionKind(StrEnum):
    """What may stand in a region, which decides who fills it and what the judge sees."""

    IMPORTS = "imports"
    CODE = "code"
    CODE_AUX = "code_aux"
    SPEC = "spec"
    PROOF = "proof"
    PROOF_AUX = "proof_aux"
    GLOBAL_AUX = "global_aux"
    CLAIM = "claim"
    """The `!solution` list and the `claim` region of a joint claim."""
    OTHER = "other"


class Region(Frozen):
    """A stretch of whole lines between two marker lines of one file."""

    id: RegionId
    kind: RegionKind
    path: str
    """The file it lies in, also in tasks of one file."""
    start: int
    end: int
    """Offsets in characters of the file's `text`: the body is `text[start:end]`, whole lines, may be empty."""
    line: int
    """1-based line of the first body line."""
    indent: int
    """Columns of the marker lines."""
    editable: bool
    pristine: str
    """The body as shipped."""
    blank: str
    """The body that a candidate starts from: `sorry` (indented) for code and proof, else empty.
    Equals `pristine` where the region is frozen."""
    attrs: dict[str, str] = Field(default_factory=dict)
    """Every attribute of the `@start` marker, identity included."""
    declaration: str | None = None
    """Fully qualified name of the declaration whose body this region is, where there is one."""


# ---------------------------------------------------------------- what is to be proved, and under which rules


class ObligationKind(StrEnum):
    """What proving an obligation says."""

    THEOREM = "theorem"
    PROVE = "prove"
    DISPROVE = "disprove"
    UNSAT = "unsat"
    SAT = "sat"
    JOINT = "joint"


class Obligation(Frozen):
    """A theorem of the task that a candidate may or must prove."""

    name: str
    """Fully qualified; compared structurally with the constants of the compiled module."""
    kind: ObligationKind
    path: str
    region: RegionId
    """The proof region that closes it."""
    group: str
    """Exactly one obligation of a group must be proved; a plain theorem is alone in its group."""
    spec: str | None = None
    """Repository tasks: the specification it is about."""


# ---------------------------------------------------------------- the task and what answers it


class Task(Frozen):
    """A task as loaded: pristine text with regions, what must be proved, and the rules."""

    schema_version: int = TASK_SCHEMA
    task_id: str
    """Safe as a file name: letters, digits, `_`, `-`, `.`."""
    original_id: str
    benchmark: str
    """`verina`, `algoveri`, `lean4commit0` or `single`."""
    mode: str = "codeproof"
    """`codeproof` (write and prove) or `proof` (the code is given)."""
    description: str = ""
    """Natural-language text for the model."""
    instruction: Instruction = Instruction(text="", source="none")
    toolchain: str | None = None
    """Lean version the task was written for, such as `4.25.0-rc2`; None where the task does not say."""
    import_class: ImportClass = ImportClass.CORE
    imports: tuple[str, ...] = ()
    """Modules imported by frozen text, outside the task's own."""
    files: tuple[TaskFile, ...]
    """In build order: a file comes after those it imports."""
    regions: tuple[Region, ...]
    """In file order, then by offset; frozen ones too."""
    obligations: tuple[Obligation, ...]
    policy: Policy = Policy()
    tests: HiddenTests | None = None
    reference: Candidate | None = None
    """The shipped solution, where the benchmark has one."""
    reference_complete: bool = False
    defects: tuple[Defect, ...] = ()
    source_commit: str | None = None
    extra: dict[str, Any] = Field(default_factory=dict)
    """Adapter-private data (a repository's manifest and the like); nothing outside the adapter reads it."""

    @model_validator(mode="after")
    def _unique(self) -> Self:
        ids = [str(r.id) for r in self.regions]
        if len(set(ids)) != len(ids):
            raise ValueError("two regions of a task have the same identity")
        return self

    def editable(self) -> tuple[Region, ...]:
        """Regions that a candidate may fill, in order."""
        return tuple(r for r in self.regions if r.editable)

    def region(self, region_id: RegionId | str) -> Region:
        """The region of that identity; raises KeyError."""
        text = str(region_id)
        for r in self.regions:
            if str(r.id) == text:
                return r
        raise KeyError(text)

    def file(self, path: str) -> TaskFile:
        """The file of that path; raises KeyError."""
        for f in self.files:
            if f.path == path:
                return f
        raise KeyError(path)

    def view(self) -> Task:
        """The task as every role and method gets it: no hidden tests, no reference solution."""
        return self.model_copy(update={"tests": None, "reference": None, "reference_complete": False})

    @property
    def sha256(self) -> str:
        """Hash of everything a grade depends on: files, regions, obligations, policy, tests."""
        keep = {"task_id", "mode", "files", "regions", "obligations", "policy", "tests"}
        return hashlib.sha256(self.model_dump_json(include=keep).encode()).hexdigest()

    @property
    def run_sha256(self) -> str:
        """Hash of everything a run of the task depends on: what its grade does, and the words that models see."""
        words = self.model_dump_json(include={"description", "instruction"})
        return hashlib.sha256(f"{self.sha256}\0{words}".encode()).hexdigest()


class Candidate(Frozen):
    """What a model answers: region id (as text) → body. A region that is missing keeps the task's text."""

    schema_version: int = TASK_SCHEMA
    regions: dict[str, str] = Field(default_factory=dict)

    def with_region(self, region_id: RegionId | str, text: str) -> Candidate:
        """A copy with one region replaced."""
        return self.model_copy(update={"regions": {**self.regions, str(region_id): text}})

    @property
    def sha256(self) -> str:
        """Hash of the region texts, independent of their order."""
        h = hashlib.sha256()
        for key in sorted(self.regions):
            for part in (key, self.regions[key]):
                data = part.encode(errors="surrogatepass")
                h.update(len(data).to_bytes(8, "big") + data)
        return h.hexdigest()


Task.model_rebuild()
