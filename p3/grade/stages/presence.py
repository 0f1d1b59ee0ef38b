"""Stage 6: the compiled modules are read; every theorem, the sentinels and the imports must be there, and nothing twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from p3.errors import OleanError
from p3.grade import parts
from p3.grade.primitives import PRIMITIVES
from p3.grade.state import Grading, Result, failed, first_of
from p3.lean.terms.canonical import Canonical
from p3.lean.terms.compare import Comparison
from p3.lean.terms.environment import Environment
from p3.lean.terms.keys import module_digest
from p3.lean.terms.module import Module
from p3.lean.terms.names import Name
from p3.lean.terms.store import Store


async def run(g: Grading) -> Result:
    """Read both builds; nothing of the candidate is run."""
    try:
        return await asyncio.to_thread(_read, g)
    except OleanError as e:
        return failed("E_EXPORT", str(e))


def _read(g: Grading) -> Result:
    """Read the modules, in parts where they cannot be read together, and look at each part."""
    assert g.build is not None
    assert g.pristine is not None
    there = [name for name in g.pristine.sha256 if name in g.build.oleans]
    modules = tuple(Module.load(g.build.oleans[name], name, g.options.olean_bytes) for name in there)
    pristine = {m.label: m for m in g.frozen}
    pieces = parts.split(g.task, modules) if g.claim is not None else (modules,)
    if len(pieces) > 1:
        parts.begin(g, pieces)
    found, whole = list[tuple[str, str]](), list[tuple[str, str]]()
    for part, piece in zip(g.parts or (g,), pieces, strict=True):
        _compared(part, tuple(pristine[m.label] for m in piece), piece)
        general = [*_imports(part), *_sentinels(part), *_duplicates(part)]
        whole += general
        found += [*general, *_theorems(part)]
    if g.parts:
        first = g.parts[0]
        g.env, g.ours, g.theirs, g.comparison = first.env, first.ours, first.theirs, first.comparison
        g.digests = {label: digest for part in g.parts for label, digest in part.digests.items()}
    g.modules = modules
    g.void = g.void or (whole[0][0] if whole else "")
    for part in g.parts:
        part.void = g.void
    return first_of(found, terms_sha256=g.digests, **({"parts": len(pieces)} if g.parts else {}))


def _compared(g: Grading, pristine: tuple[Module, ...], modules: tuple[Module, ...]) -> None:
    """Set up the comparison of these modules with their pristine counterparts."""
    store = Store()
    library = g.kit.shelf.library(_foreign(g, (*pristine, *modules)))
    ours = Environment(library, pristine, store)
    g.modules, g.env = modules, Environment(library, modules, store)
    holes = [Name.parse(h) for h in g.task.policy.holes]
    g.ours, g.theirs = Canonical(ours, named=holes), Canonical(g.env, named=holes)
    g.comparison = Comparison(g.ours, g.theirs)
    g.digests = {m.label: module_digest(g.env, m) for m in modules}


def _foreign(g: Grading, modules: tuple[Module, ...]) -> frozenset[Name]:
    """Modules of the library that any of these imports; what is nowhere is told by the check of imports."""
    own = {Name.parse(m.label) for m in modules}
    return frozenset(i for m in modules for i in m.imports if i not in own and g.kit.shelf.has(i))


def _sentinels(g: Grading) -> Iterator[tuple[str, str]]:
    assert g.guards is not None
    assert g.env is not None
    for path, name in g.guards.sentinels.items():
        module = g.task_modules.get(path)
        if module in g.digests and not g.env.is_own(Name((name,))):
            yield "R_TRUNCATED", f"Lean did not read {path} to its end: the theorem put after its last line does not exist"


def _theorems(g: Grading) -> Iterator[tuple[str, str]]:
    assert g.env is not None
    for o in g.task.obligations:
        name = Name.parse(o.name)
        if not g.env.is_own(name):
            hint = next((f"; there is {other}" for other in g.env if _resembles(other, name)), "")
            fault = ("R_THEOREM_MISSING", f"the theorem {name} does not exist{hint}")
            g.faults.setdefault(o.name, fault)
            yield fault


def _resembles(other: Name, name: Name) -> bool:
    return other != name and (other.public == name or other[-1:] == name[-1:])


def _duplicates(g: Grading) -> Iterator[tuple[str, str]]:
    assert g.env is not None
    for name, places in sorted(g.env.duplicates.items(), key=lambda item: str(item[0])):
        if name not in PRIMITIVES and not parts.made_up_twice(g.env, name):
            yield "R_DUPLICATE_CONST", f"{name} is declared in {places[-1]} although {places[0]} has it"


def _imports(g: Grading) -> Iterator[tuple[str, str]]:
    """Each module must import what the pristine one does, and beyond that only what the policy allows."""
    assert g.modules is not None
    assert g.ours is not None
    for mine, theirs in zip(g.ours.env.modules, g.modules, strict=True):
        extra = [m for m in theirs.imports if m not in mine.imports and not _allowed(str(m), g.task.policy.extra_imports)]
        lost = [m for m in mine.imports if m not in theirs.imports]
        if extra:
            yield "R_FORBIDDEN_IMPORT", f"{theirs.label} imports {extra[0]}, which the task does not"
        if lost:
            yield "R_FORBIDDEN_IMPORT", f"{theirs.label} does not import {lost[0]}, which the task does"
        if theirs.is_module != mine.is_module:
            yield "R_FORBIDDEN_IMPORT", f"{theirs.label} changes its header with the keyword `module`"


def _allowed(module: str, patterns: tuple[str, ...]) -> bool:
    return any(module == p or (p.endswith(".") and module.startswith(p)) for p in patterns)
