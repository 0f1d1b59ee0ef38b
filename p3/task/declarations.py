"""Which declarations a text makes, and under which full names: namespaces, sections, `_root_`, `private`.

A reading of text only: the names are what the loader expects, and Lean's compiled module confirms or refutes them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from p3.task.lexer import Kind, Lexed, Token

DECLARING = frozenset(
    (
        *("def", "theorem", "lemma", "abbrev", "instance", "opaque", "axiom", "constant"),
        *("inductive", "structure", "class", "example", "irreducible_def"),
    )
)
"""Keywords that make a constant. `class inductive` counts once."""

THEOREMS = frozenset(("theorem", "lemma"))
HOLES = frozenset(("def", "abbrev", "instance", "opaque", "irreducible_def"))
MODIFIERS = frozenset(
    ("private", "protected", "noncomputable", "unsafe", "partial", "nonrec", "public", "meta", "local", "scoped")
)

_SCOPES = frozenset(("namespace", "section", "end", "mutual"))
_PLAIN_NAME = re.compile(r"[^\W\d][\w'!?₀-₉]*")
_NAME_PART = re.compile(r"«([^»]*)»|([^.«]+)")


class Binder(NamedTuple):
    """One explicit argument of a declaration's header."""

    name: str
    type: str


@dataclass(frozen=True)
class Declaration:
    """A declaration as the text makes it."""

    keyword: str
    name: str
    """Fully qualified; empty for `example` and unnamed instances. A private one is mangled when `module` was given."""
    namespace: str
    """The namespace it is written in."""
    start: int
    """Offset of its first modifier, attribute or keyword."""
    header: int
    """Offset just after its name (or keyword where it has none)."""
    end: int
    """Offset of the next declaration, scope command or the end of the text."""
    line: int
    private: bool
    noncomputable: bool


class _Scope(NamedTuple):
    kind: str
    name: str
    noncomputable: bool


def declarations(lexed: Lexed, *, skip: Sequence[tuple[int, int]] = (), module: str | None = None) -> tuple[Declaration, ...]:
    """Every declaration of the text outside the ranges `skip`, in order. `module` mangles private names as Lean does."""
    tokens = [t for t in lexed.code() if not any(a <= t.start < b for a, b in skip)]
    return _Scanner(lexed.text, tokens, module).run()


def plain_name(name: str) -> str:
    """A name without the `«»` it does not need: `«foo»` is `foo` to Lean."""

    def strip(m: re.Match[str]) -> str:
        return m[1] if m[1] is not None and _PLAIN_NAME.fullmatch(m[1]) else m[0]

    return _NAME_PART.sub(strip, name) if "»" in name else name


def binders(lexed: Lexed, declaration: Declaration) -> tuple[Binder, ...]:
    """The explicit arguments of a declaration's header, before its type, in order."""
    found: list[Binder] = []
    group: list[Token] = []
    depth = 0
    for token in lexed.code():
        if not declaration.header <= token.start < declaration.end:
            continue
        if depth == 0 and token.text in (":", ":=", "|", "where"):
            break
        if token.text[-1:] in "([{⦃⟨" and token.kind is Kind.SYMBOL:
            depth += 1
            if depth == 1:
                group = [token]
                continue
        elif token.text in (")", "]", "}", "⦄", "⟩"):
            depth -= 1
            if depth == 0:
                found.extend(_arguments(lexed.text, group))
                continue
        group.append(token)
    return tuple(found)


def _arguments(text: str, group: list[Token]) -> list[Binder]:
    """The arguments of one `(a b : T)` group; none for implicit and instance groups."""
    if not group or group[0].text != "(":
        return []
    colon = next((i for i, t in enumerate(group) if t.text == ":"), len(group))
    inner = group[colon + 1 :]
    kind = text[inner[0].start : inner[-1].end] if inner else ""
    return [Binder(t.text, kind) for t in group[1:colon] if t.kind is Kind.IDENT]


class _Scanner:
    """One pass over the significant tokens of a text."""

    def __init__(self, text: str, tokens: Sequence[Token], module: str | None) -> None:
        self.text, self.tokens, self.module = text, tokens, module
        self.scopes: list[_Scope] = []
        self.found: list[Declaration] = []
        self.boundaries: list[int] = []

    def run(self) -> tuple[Declaration, ...]:
        at = 0
        while at < len(self.tokens):
            token = self.tokens[at]
            if token.kind is not Kind.IDENT or not self._command(at):
                at += 1
            elif token.text in _SCOPES:
                self.boundaries.append(self._first(at))
                at = self._scope(at)
            elif token.text in DECLARING:
                self.boundaries.append(self._first(at))
                at = self._declare(at)
            else:
                at += 1
        edges = [*self.boundaries, len(self.text)]
        ends = dict(pairwise(edges))
        return tuple(Declaration(**{**d.__dict__, "end": ends[d.start]}) for d in self.found)

    def _command(self, at: int) -> bool:
        """Whether a keyword token stands where it can begin a command (not `attribute [instance]`, `deriving instance`)."""
        before = self.tokens[at - 1].text if at else ""
        return before not in ("[", "@[", ",", "deriving", ".", "`", "local", "scoped") or (
            before in ("local", "scoped") and self.tokens[at].text == "instance"
        )

    def _first(self, at: int) -> int:
        """Offset where the modifiers and attributes before a keyword begin."""
        while at > 0:
            before = self.tokens[at - 1]
            if before.text in MODIFIERS:
                at -= 1
            elif before.text == "]" and (opening := self._opening(at - 1)) is not None:
                at = opening
            else:
                break
        return self.tokens[at].start

    def _opening(self, at: int) -> int | None:
        """Index of the `@[` that the bracket at `at` closes, if it is one."""
        depth = 0
        for i in range(at, -1, -1):
            text = self.tokens[i].text
            if text == "]":
                depth += 1
            elif text in ("[", "@[", "#["):
                depth -= 1
                if depth == 0:
                    return i if text == "@[" else None
        return None

    def _modifiers(self, at: int) -> set[str]:
        words = set()
        start = self._first(at)
        while at > 0 and self.tokens[at - 1].start >= start:
            at -= 1
            words.add(self.tokens[at].text)
        return words & MODIFIERS

    def _scope(self, at: int) -> int:
        token = self.tokens[at]
        name, after = self._name(at + 1) if token.text != "mutual" else ("", at + 1)
        parts = _parts(name)
        if token.text == "end":
            for _ in range(max(1, len(parts))):
                if self.scopes:
                    self.scopes.pop()
        else:
            noncomputable = "noncomputable" in self._modifiers(at)
            self.scopes.extend(_Scope(token.text, part, noncomputable) for part in parts or [""])
        return after

    def _name(self, at: int) -> tuple[str, int]:
        """The name at token `at`, when it stands on the same line as the keyword before it."""
        if at >= len(self.tokens) or self.tokens[at].kind is not Kind.IDENT:
            return "", at
        if "\n" in self.text[self.tokens[at - 1].end : self.tokens[at].start]:
            return "", at
        return self.tokens[at].text, at + 1

    def _declare(self, at: int) -> int:
        keyword = self.tokens[at].text
        after = at + 1
        if keyword == "class" and after < len(self.tokens) and self.tokens[after].text == "inductive":
            after += 1
        name = ""
        if keyword != "example" and after < len(self.tokens) and self.tokens[after].kind is Kind.IDENT:
            name = self.tokens[after].text
            after += 1
        modifiers = self._modifiers(at)
        namespace = ".".join(s.name for s in self.scopes if s.kind == "namespace")
        private = "private" in modifiers
        self.found.append(
            Declaration(
                keyword=keyword,
                name=self._qualified(name, namespace, private),
                namespace=namespace,
                start=self.boundaries[-1],
                header=self.tokens[after - 1].end,
                end=0,
                line=self.text.count("\n", 0, self.tokens[at].start) + 1,
                private=private,
                noncomputable="noncomputable" in modifiers or any(s.noncomputable for s in self.scopes),
            )
        )
        return after

    def _qualified(self, name: str, namespace: str, private: bool) -> str:
        if not name:
            return ""
        inside = f"{namespace}.{name}" if namespace else name
        full = plain_name(name.removeprefix("_root_.") if name.startswith("_root_.") else inside)
        return f"_private.{self.module}.0.{full}" if private and self.module else full


def _parts(name: str) -> list[str]:
    """Components of a dotted name."""
    return [m[0] for m in _NAME_PART.finditer(name)]
