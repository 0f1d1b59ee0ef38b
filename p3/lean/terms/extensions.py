"""Entries of environment extensions: attributes that change what runs, and tags of declarations.

Lean keeps them in a module's `entries`, under the extension's name. Only the entries named here are read.
"""

from __future__ import annotations

from dataclasses import dataclass

from p3.lean.terms.module import Module
from p3.lean.terms.names import Name


@dataclass(frozen=True, slots=True)
class Entry:
    """An attribute on a declaration: `implemented_by f` on `g` is (`implemented_by`, g, f)."""

    attribute: str
    declaration: Name
    target: Name | None = None


_PAIRS = {
    "Lean.Compiler.implementedByAttr": "implemented_by",
    "Lean.regularInitAttr": "init",
    "Lean.builtinInitAttr": "builtin_init",
}
"""Parametric attributes whose parameter is a declaration: entries (declaration, parameter)."""
_DECLARATIONS = {
    "Lean.externAttr": "extern",
    "Lean.exportAttr": "export",
}
"""Parametric attributes whose parameter is of no interest here."""
_CSIMP = "Lean.Compiler.CSimp.ext"
_TAGS = {
    "Lean.noncomputableExt": "noncomputable",
}
"""Sets of declarations."""


def overrides(module: Module) -> tuple[Entry, ...]:
    """Attributes of a module that make other code run than the declaration's value."""
    o = module.objects
    out: list[Entry] = []
    for extension, pointers in module.entries().items():
        key = str(extension)
        for p in pointers:
            if key in _PAIRS:
                declaration, target = o.ctor(p, 0, 2)
                out.append(Entry(_PAIRS[key], o.name(declaration), o.name(target)))
            elif key in _DECLARATIONS:
                declaration, _ = o.ctor(p, 0, 2)
                out.append(Entry(_DECLARATIONS[key], o.name(declaration)))
            elif key == _CSIMP:
                out.append(_csimp(module, p))
    return tuple(out)


def _csimp(module: Module, pointer: int) -> Entry:
    """A scoped entry (`global e` or `scoped namespace e`) whose `e` is (from, to, theorem)."""
    o = module.objects
    tag, fields = o.shape(pointer)
    if tag > 1 or len(fields) != tag + 1:
        raise o.error("an entry of csimp has another form than expected")
    source, target, _ = o.ctor(fields[-1], 0, 3)
    return Entry("csimp", o.name(source), o.name(target))


def tagged_declarations(module: Module) -> dict[str, frozenset[Name]]:
    """Tag → declarations that a module gives it."""
    o = module.objects
    out: dict[str, frozenset[Name]] = {}
    for extension, pointers in module.entries().items():
        if (tag := _TAGS.get(str(extension))) is not None:
            out[tag] = frozenset(o.name(p) for p in pointers)
    return out


def extension_names(module: Module) -> tuple[str, ...]:
    """Every extension that the module adds entries to."""
    return tuple(str(name) for name, pointers in module.entries().items() if pointers)
