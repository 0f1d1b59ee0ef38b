"""Fully qualified names in a repository: specifications, `RepoImpl` and `canonical`, trusted axioms, and who mentions what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from p3.errors import TaskError
from p3.task.declarations import Declaration, declarations
from p3.task.formats.repo.generate import SpecName, Vocabulary
from p3.task.formats.repo.manifest import MANIFEST, Manifest
from p3.task.formats.repo.sources import Sources
from p3.task.lexer import Kind, Token
from p3.task.regions import Source, module_name

_BINDS = frozenset(("fun", "λ", "∀", "∃", "let", "have", "(", "{", "⟨", "|", "intro", "for", "⦃"))


def of_file(source: Source) -> tuple[Declaration, ...]:
    """Every declaration of a file, its regions included."""
    return declarations(source.lexed, module=module_name(source.file.path))


def vocabulary(harness: Source) -> Vocabulary:
    """Full names of `RepoImpl` and `canonical`; raises TaskError where the harness lacks one."""
    found = {}
    declared = of_file(harness)
    for short in ("RepoImpl", "canonical"):
        names = [d.name for d in declared if d.name.split(".")[-1] == short]
        if not names:
            raise TaskError(f"declares no `{short}`", file=harness.name, rule="repo.harness")
        found[short] = names[0]
    return Vocabulary(repo_impl=found["RepoImpl"], canonical=found["canonical"])


def spec_names(folder: Path, manifest: Manifest, sources: Sources) -> dict[str, tuple[SpecName, ...]]:
    """Path of each Spec file → its specifications in the manifest's order; raises TaskError for one that is not declared.

    A name may be given in full or without its namespace. Two specifications that differ in their namespace alone keep it
    in the names of their theorems.
    """
    found: list[tuple[str, str, str]] = []
    for i, package in enumerate(manifest.packages):
        for j, module in enumerate(package.modules):
            if module.spec is None:
                continue
            declared = [d.name for d in of_file(sources.files[module.spec]) if d.keyword in ("def", "abbrev")]
            for k, spec in enumerate(module.specs):
                full = _resolve(spec.name, declared)
                if full is None:
                    field = f"field packages[{i}].modules[{j}].specs[{k}]"
                    message = f"{field}: the specification `{spec.name}` is not defined in {module.spec}"
                    raise TaskError(message, file=str(folder / MANIFEST), rule="repo.spec")
                found.append((module.spec, spec.name, full))
    stems = Counter(_stem(full) for _, _, full in found)
    names: dict[str, tuple[SpecName, ...]] = {}
    for path, short, full in found:
        namespace = full.rpartition(".")[0] if stems[_stem(full)] > 1 else ""
        names[path] = (*names.get(path, ()), SpecName(short, full, _stem(full), namespace))
    return names


def _stem(full: str) -> str:
    return full.rpartition(".")[2].removeprefix("spec_")


def _resolve(name: str, declared: Sequence[str]) -> str | None:
    """The declared name that a name of the manifest means: itself, or the only one that ends in it."""
    if name in declared:
        return name
    longer = [d for d in declared if d.endswith("." + name)]
    return longer[0] if len(longer) == 1 else None


def trusted(manifest: Manifest, axioms: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Frozen axioms that the manifest trusts, in full, and trusted names that no frozen axiom bears.

    A trusted name is never matched by what a candidate declares.
    """
    declared = tuple(axioms)
    resolved = {name: _resolve(name, declared) for name in manifest.trusted_axioms}
    return tuple(dict.fromkeys(f for f in resolved.values() if f)), tuple(n for n, f in resolved.items() if f is None)


_MACRO = ("syntax", '"joint_unsat"', "ident", "ident", "ident", "*", '"by"', "tacticSeq", ":", "command")


def has_joint_macro(harness: Source) -> bool:
    """Whether the harness declares the command `joint_unsat a b … by tactics`, in just this form."""
    words = [t.text for t in harness.lexed.code()]
    return any(tuple(words[i : i + len(_MACRO)]) == _MACRO for i, word in enumerate(words) if word == "syntax")


# ---------------------------------------------------------------- mentions


def mentions(source: Source, names: Iterable[str], skip: Sequence[tuple[int, int]] = ()) -> dict[str, int]:
    """Which of these full names a file mentions outside the ranges `skip` → 1-based line of the first time.

    Names are read as Lean would in the namespaces that the file enters or opens anywhere; a short name that the file also
    binds as a variable does not count. A reading of text: what Lean makes of it is seen when it builds.
    """
    wanted = set(names)
    tokens = [t for t in source.lexed.code() if not any(a <= t.start < b for a, b in skip)]
    prefixes = ["", *(f"{n}." for n in _scopes(tokens))]
    bound = _bound(tokens)
    found: dict[str, int] = {}
    for token in tokens:
        if token.kind is Kind.IDENT and (token.text not in bound):
            for name in _meanings(token.text, prefixes):
                if name in wanted and name not in found:
                    found[name] = _line(source, token)
    return found


def _meanings(text: str, prefixes: Sequence[str]) -> Iterable[str]:
    """Full names that an identifier may stand for: itself or a prefix of it (the rest being fields), in any open namespace."""
    text = text.removeprefix("_root_.")
    parts = text.split(".")
    for size in range(len(parts), 0, -1):
        head = ".".join(parts[:size])
        for prefix in prefixes:
            yield prefix + head


def _scopes(tokens: Sequence[Token]) -> list[str]:
    """Namespaces that a file enters or opens, with every way they nest."""
    names: list[str] = []
    for at, token in enumerate(tokens[:-1]):
        if token.text in ("namespace", "open"):
            for following in tokens[at + 1 :]:
                if following.kind is not Kind.IDENT or following.text in ("in", "scoped", "hiding", "renaming"):
                    break
                names += [f"{outer}.{following.text}" for outer in list(names)] + [following.text]
                if token.text == "namespace" or len(names) > 64:
                    break
    parts = [".".join(n.split(".")[: i + 1]) for n in names for i in range(len(n.split(".")))]
    return list(dict.fromkeys(parts))


def _bound(tokens: Sequence[Token]) -> set[str]:
    """Undotted names that a file binds as variables."""
    bound = set()
    for at, token in enumerate(tokens):
        if token.text in _BINDS:
            for following in tokens[at + 1 :]:
                if following.kind is not Kind.IDENT or "." in following.text:
                    break
                bound.add(following.text)
    return bound


def _line(source: Source, token: Token) -> int:
    return source.file.text.count("\n", 0, token.start) + 1


def unknown_operations(source: Source, operations: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """Mentions `impl.FIELD.NAME` that are no API of the package with that field → 1-based line."""
    known = {f"impl.{field}.{api}" for field, apis in operations.items() for api in apis}
    found: dict[str, int] = {}
    for token in source.lexed.code():
        parts = token.text.split(".")
        if token.kind is Kind.IDENT and parts[0] == "impl" and len(parts) >= 3:
            name = ".".join(parts[:3])
            if name not in known and not parts[2].isdigit():
                found.setdefault(name, _line(source, token))
    return found
