"""The Lean files of a repository task: which belong to it, read and in build order.

A file belongs to the task when the manifest names it or a file that does imports it. What lies in the folder besides
(solutions, illustrations of the Proof layer, build products) is never read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from p3.errors import TaskError
from p3.task.formats.repo.curation import Removed, strip_notes
from p3.task.formats.repo.manifest import MANIFEST, Manifest
from p3.task.model import FileRole
from p3.task.regions import Source, imported_modules, module_name, read
from p3.task.source import read_source


@dataclass(frozen=True)
class Sources:
    """The files of a repository, read."""

    files: dict[str, Source]
    """Path → file, each after those it imports; the test and what only it needs come last. The hub is not among them."""
    tests: frozenset[str]
    """Paths that only the test needs, the test's own included."""
    spec_layer: frozenset[str]
    """Paths of the Spec files and of what only they import: their helpers."""
    fixed: frozenset[str]
    """Paths that no mode opens to a candidate: bundles, harness, the layer of specifications, tests."""
    outside: tuple[str, ...]
    """Modules imported that are no files of the repository, in order of appearance."""
    removed: dict[str, Removed]
    """Path → the curators' notes that were taken out of its text."""

    def closure(self, *paths: str) -> set[str]:
        """These files and all that they import, directly or not."""
        found: set[str] = set()
        todo = [p for p in paths if p in self.files]
        while todo:
            path = todo.pop()
            if path not in found:
                found.add(path)
                todo += [p for p in imports(self.files[path]) if p in self.files]
        return found


def imports(source: Source) -> list[str]:
    """Paths that the imports of a file would have inside the repository."""
    return [m.replace(".", "/") + ".lean" for m in imported_modules(source.lexed)]


def read_sources(folder: Path, manifest: Manifest) -> Sources:
    """Read every file of the task; raises TaskError for a listed file that is absent, a malformed one, a circle of imports."""
    reader = _Reader(folder)
    listed = list(_listed(manifest))
    for field, path in listed:
        if not (folder / path).is_file():
            raise TaskError(f"{field}: there is no file {path}", file=str(folder / MANIFEST), rule="manifest.file")
        reader.visit(path)
    main = dict(reader.files)
    for path in (manifest.files.test, *_hub_imports(reader, manifest)):
        if (folder / path).is_file():
            reader.visit(path)
    reader.files.pop(manifest.files.root_hub, None)
    outside = [
        module
        for source in reader.files.values()
        for module, path in zip(imported_modules(source.lexed), imports(source), strict=True)
        if path not in reader.files
    ]
    bare = Sources(main, frozenset(), frozenset(), frozenset(), (), {})
    spec_layer = bare.closure(*(m.spec for _, m in manifest.modules() if m.spec)) - bare.closure(manifest.files.harness)
    tests = frozenset(set(reader.files) - set(main))
    fixed = tests | spec_layer | {manifest.files.harness, manifest.files.test, *(p.bundle for p in manifest.packages)}
    return Sources(reader.files, tests, frozenset(spec_layer), fixed, tuple(dict.fromkeys(outside)), reader.removed)


def _listed(manifest: Manifest) -> Iterator[tuple[str, str]]:
    """Files that the manifest names and a build needs, with the field that names them."""
    for i, package in enumerate(manifest.packages):
        for j, module in enumerate(package.modules):
            at = f"field packages[{i}].modules[{j}]"
            if module.impl:
                yield f"{at}.impl", module.impl
        yield f"field packages[{i}].bundle", package.bundle
    yield "field files.harness", manifest.files.harness
    for i, package in enumerate(manifest.packages):
        for j, module in enumerate(package.modules):
            if module.spec:
                yield f"field packages[{i}].modules[{j}].spec", module.spec


def _hub_imports(reader: _Reader, manifest: Manifest) -> list[str]:
    """What the hub imports besides: modules that no specification needs, such as examples."""
    hub = manifest.files.root_hub
    if not (reader.folder / hub).is_file():
        return []
    return [p for p in imports(reader.read(hub)) if not in_proof_layer(p, manifest)]


def in_proof_layer(path: str, manifest: Manifest) -> bool:
    """Whether a path lies where P3 writes the Proof layer, or where illustrations of it are kept."""
    parts = path.split("/")
    return any(parts[: len(p)] == p and parts[len(p) :][:1] and _proof_folder(parts[len(p)]) for p in _packages(manifest))


def _packages(manifest: Manifest) -> list[list[str]]:
    return [p.name.replace(".", "/").split("/") for p in manifest.packages]


def _proof_folder(name: str) -> bool:
    return name == "Proof" or name.startswith("Proof_mode")


class _Reader:
    """Reads files depth first, so that each comes after those it imports."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, Source] = {}
        self.open: list[str] = []
        self.removed: dict[str, Removed] = {}

    def read(self, path: str) -> Source:
        where = self.folder / path
        if not where.resolve().is_relative_to(self.folder.resolve()):
            raise TaskError("leads out of the repository", file=str(where), rule="repo.path")
        file, removed = strip_notes(read_source(where, name=path, role=FileRole.FROZEN))
        if removed:
            self.removed[path] = removed
        return read(file, str(where))

    def visit(self, path: str) -> None:
        if path in self.files:
            return
        if path in self.open:
            circle = " → ".join(module_name(p) for p in [*self.open[self.open.index(path) :], path])
            raise TaskError(f"its imports go in a circle: {circle}", file=str(self.folder / path), line=1, rule="repo.circle")
        self.open.append(path)
        source = self.read(path)
        for imported in imports(source):
            if (self.folder / imported).is_file():
                self.visit(imported)
        self.open.pop()
        self.files[path] = source
