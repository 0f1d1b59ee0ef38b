"""The library's Lean sources as shipped with P3: modules, their imports, their hash."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from p3.errors import ToolchainError

HERE = Path(__file__).resolve().parent
LIBRARY = HERE / "library"
"""Sources of `Init` and `Std`."""
MATHLIB_LAYER = HERE / "mathlib_layer"
"""Sources of the compatibility layer that answers `import Mathlib`."""

_IMPORT = re.compile(r"^import (\S+)", re.M)


@dataclass(frozen=True)
class Module:
    """One Lean file of the library."""

    name: str
    path: Path
    """The source file."""
    imports: tuple[str, ...]

    @property
    def stem(self) -> str:
        """Relative path without suffix, such as `Init/Data/Nat/Basic`."""
        return self.name.replace(".", "/")


def modules(*folders: Path) -> tuple[Module, ...]:
    """Every module below the folders, each after those it imports; independent ones by name. Raises ToolchainError on a cycle."""
    found: dict[str, Module] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*.lean")):
            name = ".".join(path.relative_to(folder).with_suffix("").parts)
            found[name] = Module(name, path, tuple(_IMPORT.findall(path.read_text(encoding="utf-8"))))
    graph = {m.name: [i for i in m.imports if i in found] for m in found.values()}
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        raise ToolchainError(f"the library's modules import each other in a circle: {' → '.join(error.args[1])}") from None
    return tuple(found[name] for name in order)


def closure(roots: Iterable[str], among: Sequence[Module]) -> tuple[Module, ...]:
    """The modules that `roots` import, directly or not, and themselves, in the order given."""
    by_name = {m.name: m for m in among}
    todo, seen = list(roots), set[str]()
    while todo:
        name = todo.pop()
        if name in by_name and name not in seen:
            seen.add(name)
            todo += by_name[name].imports
    return tuple(m for m in among if m.name in seen)


def digest(parts: Sequence[Module], extra: Sequence[Path] = ()) -> str:
    """Hash of the modules' names and texts, and of further files."""
    h = hashlib.sha256()
    for label, path in [(m.name, m.path) for m in parts] + [(p.name, p) for p in extra]:
        h.update(label.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return h.hexdigest()
