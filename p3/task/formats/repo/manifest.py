"""`manifest.json` of a repository task: the packages, their modules, and the names of APIs and specifications.

Unknown fields are ignored, so that newer manifests still load; what the adapter relies on is checked here, and a
manifest that breaks a rule gives one `TaskError` naming the file, the field (or line) and the rule.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Annotated, Any, Literal, TypeVar, get_args

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, model_validator

from p3.errors import TaskError
from p3.validation import wanted

MANIFEST = "manifest.json"

Mode = Literal["proof", "codeproof"]

_COMPONENT = r"[^\W\d][\w'!?]*"
_NAME = re.compile(rf"{_COMPONENT}(?:\.{_COMPONENT})*")
_MODULE = re.compile(rf"{_COMPONENT}(?:/{_COMPONENT})*")


def _name(text: str) -> str:
    if not _NAME.fullmatch(text):
        raise ValueError(f"{text!r} is not a Lean name")
    return text


def _module(text: str) -> str:
    if not _MODULE.fullmatch(text):
        raise ValueError(f"{text!r} is not a module name (identifiers separated by '/')")
    return text


def _path(text: str) -> str:
    path = PurePosixPath(text)
    if not text or "\\" in text or path.is_absolute() or ".." in path.parts or path.as_posix() != text:
        raise ValueError(f"{text!r} is not a plain relative path")
    return text


def _lean_path(text: str) -> str:
    _path(text)
    if not text.endswith(".lean") or not _MODULE.fullmatch(text.removesuffix(".lean")):
        raise ValueError(f"{text!r} is not the path of a Lean module")
    return text


def _named(value: object) -> object:
    """A specification or helper is given by its name alone or by an object that has one."""
    return {"name": value} if isinstance(value, str) else value


def _list(value: object) -> object:
    """A list that is null is empty."""
    return () if value is None else value


def _text(value: object) -> object:
    """A text for readers only; another value is none."""
    return value if isinstance(value, str) else ""


def _known_modes(value: object) -> object:
    """The modes that P3 knows; a manifest may support others besides."""
    if not isinstance(value, list) or not all(isinstance(mode, str) for mode in value):
        return value
    known = [mode for mode in value if mode in get_args(Mode)]
    if value and not known:
        raise ValueError(f"none of {', '.join(value)} is a mode that P3 knows ({', '.join(get_args(Mode))})")
    return known


Text = Annotated[str, BeforeValidator(_text)]
Name = Annotated[str, AfterValidator(_name)]
LeanPath = Annotated[str, AfterValidator(_lean_path)]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Named(_Part):
    """A specification; its name goes into text that P3 writes."""

    name: Name


class Helper(_Part):
    """A helper, as curators list it for readers."""

    name: Text = ""


class Api(_Part):
    """One operation of a package's bundle; `name` is also the bundle's field and the `def=` of its regions."""

    name: str = Field(min_length=1)
    sig: Text = ""
    type: Text = ""


_T = TypeVar("_T")
Listed = Annotated[tuple[_T, ...], BeforeValidator(_list)]
_SpecItem = Annotated[Named, BeforeValidator(_named)]
_HelperItem = Annotated[Helper, BeforeValidator(_named)]
_ApiItem = Annotated[Api, BeforeValidator(_named)]


class Module(_Part):
    """One module: where its implementation and its specifications are, and what they hold."""

    name: Annotated[str, AfterValidator(_module)]
    impl: LeanPath | None = None
    spec: LeanPath | None = None
    apis: Listed[_ApiItem] = ()
    specs: Listed[_SpecItem] = ()
    api_helpers: Listed[_HelperItem] = ()
    spec_helpers: Listed[_HelperItem] = ()

    @model_validator(mode="after")
    def _files(self) -> Module:
        if self.specs and self.spec is None:
            raise ValueError("a module with specs needs a spec file")
        if self.apis and self.impl is None:
            raise ValueError("a module with apis needs an impl file")
        return self


class Package(_Part):
    """One package: a bundle of APIs, and its field in `RepoImpl`."""

    name: Name
    bundle: LeanPath
    bundle_type: str
    repo_impl_field: str
    modules: tuple[Module, ...]


class Files(_Part):
    """Files that belong to no module; Lean files relative to the repository's folder."""

    root_hub: LeanPath
    harness: LeanPath
    test: LeanPath
    lakefile: Annotated[str, AfterValidator(_path)]


class Manifest(_Part):
    """The whole manifest."""

    benchmark_id: str = Field(min_length=1)
    description: Text = ""
    lean_version: str
    modes_supported: Annotated[tuple[Mode, ...], BeforeValidator(_known_modes), Field(min_length=1)]
    root_package: Name
    source: Any
    curation: Any
    files: Files
    packages: tuple[Package, ...] = Field(min_length=1)
    trusted_axioms: Listed[str] = ()

    @model_validator(mode="after")
    def _distinct(self) -> Manifest:
        for what, names in (
            ("package", [p.name for p in self.packages]),
            ("repo_impl_field", [p.repo_impl_field for p in self.packages]),
            ("module", [f"{p.name}/{m.name}" for p, m in self.modules()]),
            ("spec", [f"{m.spec}: {s.name}" for _, m in self.modules() for s in m.specs]),
            *(("api", [a.name for m in p.modules for a in m.apis]) for p in self.packages),
        ):
            repeated = sorted({n for n in names if names.count(n) > 1})
            if repeated:
                raise ValueError(f"the {what} {repeated[0]!r} is listed twice")
        return self

    def modules(self) -> Iterator[tuple[Package, Module]]:
        """Every module with its package, in the manifest's order."""
        for package in self.packages:
            for module in package.modules:
                yield package, module


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a repository task; raises TaskError naming file, line or field, and rule."""
    path = folder / MANIFEST
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise TaskError("a repository task needs this file", file=str(path), rule="manifest") from None
    except OSError as e:
        if not folder.is_dir():
            raise TaskError("is no folder; a repository task is one", file=str(folder), rule="manifest") from None
        raise TaskError(f"cannot be read: {e.strerror}", file=str(path), rule="file") from None
    except UnicodeDecodeError:
        raise TaskError("not UTF-8 text", file=str(path), rule="encoding") from None
    except json.JSONDecodeError as e:
        raise TaskError(f"not JSON: {e.msg}", file=str(path), line=e.lineno, rule="json") from None
    except (ValueError, RecursionError) as e:
        raise TaskError(f"not JSON that can be read: {e}", file=str(path), rule="json") from None
    try:
        return Manifest.model_validate(data)
    except ValidationError as e:
        raise TaskError(_sentence(e), file=str(path), rule="manifest") from None


def _sentence(error: ValidationError) -> str:
    """The first complaint as `field a.b[0].c: what is wrong`."""
    first = error.errors(include_url=False)[0]
    field = ""
    for part in first["loc"]:
        field += f"[{part}]" if isinstance(part, int) else f".{part}" if field else str(part)
    said = wanted(first)
    more = error.error_count() - 1
    return (f"field {field}: " if field else "") + said + (f" (and {more} more)" if more else "")


def task_id(benchmark_id: str) -> str:
    """A benchmark id as a file name: anything but letters, digits, `_`, `-`, `.` becomes `-`."""
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", benchmark_id).strip(".-") or "task"


def module_name(path: str) -> str:
    """The Lean module name of a file: `A/B/C.lean` → `A.B.C`."""
    return path.removesuffix(".lean").replace("/", ".")
