"""Chooses the Lean that a task is elaborated and graded with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from p3.errors import ToolchainError
from p3.lean import elan
from p3.lean.model import Toolchain
from p3.task.rules import ImportClass

if TYPE_CHECKING:
    from p3.lean.embedded.toolchain import EmbeddedToolchain

Preference = Literal["auto", "embedded", "elan", "task"]


def choose(
    need: ImportClass,
    version: str | None = None,
    prefer: Preference = "auto",
    *,
    imports: Sequence[str] = (),
    project: Path | None = None,
) -> Toolchain:
    """The toolchain for a task that needs `need` and was written for Lean `version`.

    `auto`: the embedded one where its library is enough; a full toolchain where the task needs Mathlib (with `project`, a built
    Lake project that has it) and one is there; else the embedded one with its Mathlib compatibility layer, which receipts name.
    `embedded` and `elan` insist; `task` insists on the very version. `imports` are the modules the task imports.
    Blocking (may compile the library once). Raises ToolchainError, in one sentence, with the command that mends it.
    """
    if prefer == "task":
        return _full(need, version, project)
    if prefer == "elan":
        return _full(need, None, project)
    if prefer == "auto" and need is ImportClass.MATHLIB and project is not None and elan.find() is not None:
        return _full(need, None, project)
    return _embedded(need, imports)


def _embedded(need: ImportClass, imports: Sequence[str]) -> EmbeddedToolchain:
    from p3.lean.embedded.toolchain import ensure

    toolchain = ensure()
    if need is ImportClass.MATHLIB:
        toolchain = toolchain.with_mathlib_layer()
    least = {ImportClass.STD: ("Std",), ImportClass.MATHLIB: ("Mathlib",)}.get(need, ())
    missing = [name for name in imports or least if not toolchain.has_module(name)]
    if missing:
        raise ToolchainError(
            f"the task imports {', '.join(missing)}, which the embedded Lean library does not have; "
            f"install a full toolchain with `{elan.INSTALL}` and name a Lake project that has it with --lean-project"
        )
    return toolchain


def _full(need: ImportClass, version: str | None, project: Path | None) -> elan.ElanToolchain:
    programs = elan.find()
    if programs is None:
        raise ToolchainError(f"no full Lean toolchain was found (lean and lake, from elan); install it with `{elan.INSTALL}`")
    toolchain = elan.ElanToolchain(programs, version=version, project=project)
    if not toolchain.supports(need):
        where = f"the Lake project {project} has no built Mathlib" if project else "no Lake project with Mathlib was named"
        raise ToolchainError(
            f"the task imports Mathlib, but {where}; run `lake exe cache get` in one and name it with --lean-project"
        )
    return toolchain
