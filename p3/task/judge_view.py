"""What the instruction judge sees of a candidate: the model's code with nothing in it that could talk.

Only regions that the model owns and that can hold a part of the program; comments dropped, string contents replaced by
placeholders, names that the model chose renamed one for one. What was stripped is searched for text that addresses the judge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pydantic import Field

from p3.frozen import Frozen
from p3.task.judge_address import addressing
from p3.task.judge_names import KEYWORDS, LIBRARY, components, words
from p3.task.lexer import Kind, Token, lex
from p3.task.model import Candidate, Region, RegionKind, Task

CODE_KINDS = frozenset({RegionKind.CODE, RegionKind.CODE_AUX, RegionKind.GLOBAL_AUX})
"""Kinds of region that hold the program."""


class RegionView(Frozen):
    """One region as the judge sees it."""

    region: str
    header: str = ""
    """The task's own declaration that the region completes, comments dropped; empty for a region of its own declarations."""
    text: str


class JudgeView(Frozen):
    """The program as the judge sees it, and what was found in the stripped parts."""

    regions: tuple[RegionView, ...] = ()
    names: dict[str, str] = Field(default_factory=dict)
    """Name chosen by the model → name shown."""
    addressing: tuple[str, ...] = ()
    """Pieces of comments, strings or names that address the judge."""

    def contains(self, quote: str) -> bool:
        """Whether a quote occurs in the shown text, spacing aside."""
        wanted = " ".join(quote.split())
        return bool(wanted) and any(wanted in " ".join(f"{r.header}\n{r.text}".split()) for r in self.regions)


def judge_view(task: Task, candidate: Candidate) -> JudgeView:
    """The view of a candidate. Regions that it leaves out show the task's text; empty ones are left out."""
    owned = _owned(task)
    texts = {str(r.id): candidate.regions.get(str(r.id), r.pristine) for r in owned}
    frozen = _frozen_names(task)
    names = _Names(frozen, texts.values())
    strings: dict[str, int] = {}
    shown = [
        RegionView(region=str(r.id), header=_header(task, r), text=text)
        for r in owned
        if (text := _strip(texts[str(r.id)], names, strings)).strip()
    ]
    return JudgeView(regions=tuple(shown), names=names.table, addressing=tuple(addressing(texts.values(), frozen)))


def _owned(task: Task) -> list[Region]:
    """Regions of the model's that can hold a part of the program: those for code, and any for lemmas that code comes after."""
    last: dict[str, int] = {}
    for r in task.editable():
        if r.kind is RegionKind.CODE:
            last[r.path] = max(r.start, last.get(r.path, 0))
    lemmas = RegionKind.PROOF_AUX
    return [r for r in task.editable() if r.kind in CODE_KINDS or (r.kind is lemmas and r.start < last.get(r.path, 0))]


# ---------------------------------------------------------------- stripping


def _strip(text: str, names: _Names, strings: dict[str, int]) -> str:
    """A region's text without comments, with placeholders for strings, renamed."""
    out: list[str] = []
    at = 0
    previous = ""
    for token in lex(text).tokens:
        out.append(text[at : token.start])
        out.append(_shown(token, previous, names, strings))
        at = token.end
        if not token.comment:
            previous = token.text
    out.append(text[at:])
    lines = "".join(out).split("\n")
    return "\n".join(line.rstrip() for line in lines if line.strip())


def _shown(token: Token, previous: str, names: _Names, strings: dict[str, int]) -> str:
    if token.comment:
        return " "
    if token.kind in (Kind.STRING, Kind.RAW_STRING):
        number = strings.setdefault(token.text, len(strings) + 1)
        return f'"‹string {number} of {max(0, len(token.text) - 2)} characters›"'
    if token.kind is Kind.INTERPOLATED:
        start, end = ("}" if token.text[0] == "}" else '"'), ("{" if token.text[-1] == "{" else '"')
        return f"{start}‹text›{end}"
    if token.kind is Kind.IDENT:
        return "‹name›" if previous == "`" else names.shown(token.text, field=previous == ".")
    return token.text


def _header(task: Task, region: Region) -> str:
    """The frozen declaration that the region completes, on its own lines, comments dropped."""
    if region.declaration is None:
        return ""
    before = [t for t in lex(task.file(region.path).text[: region.start]).tokens if not t.comment]
    starts = [t.start for t in before if t.text in ("def", "abbrev", "instance", "opaque", "theorem", "lemma")]
    if not starts:
        return ""
    text = task.file(region.path).text
    pieces, at = [], starts[-1]
    for token in lex(text[at : region.start]).tokens:
        pieces.append(text[at : starts[-1] + token.start])
        pieces.append("" if token.comment else token.text)
        at = starts[-1] + token.end
    return "\n".join(line.rstrip() for line in "".join(pieces).split("\n") if line.strip())


# ---------------------------------------------------------------- names

_DECLARES = words("def theorem lemma abbrev opaque axiom structure inductive class instance namespace section alias")
_LOCALS = words("fun λ ∀ ∃ Σ let letI have haveI for catch intro intros rintro rename_i obtain mut rec if match suffices show")
_OPENERS, _CLOSERS = words("( { [ ⦃ ⟨ #[ @["), words(") } ] ⦄ ⟩")
_PATTERN_END = frozenset(("=>", "↦", ":=", "←", "<-", "in", "with", "then", ":", ","))


class _Names:
    """The renaming of one candidate: found in a first pass over all its regions, applied in a second."""

    def __init__(self, frozen: frozenset[str], texts: Iterable[str]) -> None:
        self._kept = frozen | KEYWORDS | LIBRARY
        self.table: dict[str, str] = {}
        self._parts: set[str] = set()
        """Names that may stand after a dot: last parts of dotted declarations, constructors, fields."""
        taken = set(self._kept)
        for text in texts:
            tokens = lex(text).code()
            taken.update(part for t in tokens if t.kind is Kind.IDENT for part in components(t.text))
        self._taken = taken
        for text in texts:
            for name, prefix in _declared(lex(text).code()):
                self._add(name, prefix)

    def _add(self, name: str, prefix: str) -> None:
        for i, part in enumerate(components(name)):
            if i or prefix in ("f", "T", "c"):
                self._parts.add(part)
            if part in self._kept or part in self.table or part == "_":
                continue
            number = sum(shown[0] == prefix for shown in self.table.values()) + 1
            while f"{prefix}{number}" in self._taken:
                number += 1
            self._taken.add(f"{prefix}{number}")
            self.table[part] = f"{prefix}{number}"

    def shown(self, text: str, *, field: bool) -> str:
        """An identifier as the judge sees it; `field` says that it follows a dot."""
        parts = components(text)
        out = []
        for i, part in enumerate(parts):
            renamed = self.table.get(part)
            after_dot = field or i > 0
            out.append(renamed if renamed and (not after_dot or part in self._parts) else part)
        return ".".join(out)


def _frozen_names(task: Task) -> frozenset[str]:
    """Every name part in text that the model does not own."""
    found: set[str] = set()
    for file in task.files:
        at = 0
        pieces: list[str] = []
        for region in sorted((r for r in task.editable() if r.path == file.path), key=lambda r: r.start):
            pieces.append(file.text[at : region.start])
            at = region.end
        pieces.append(file.text[at:])
        for token in lex("\n".join(pieces)).code():
            if token.kind is Kind.IDENT:
                found.update(components(token.text))
    return frozenset(found)


def _declared(tokens: tuple[Token, ...]) -> Iterator[tuple[str, str]]:
    """Names that a text declares, with the letter they are shown under: f, T, c (constructors, fields) or v."""
    inductive = False
    for i, token in enumerate(tokens):
        word = token.text
        if word in _DECLARES:
            inductive = word in ("inductive", "structure", "class")
            following = tokens[i + 1 : i + 2]
            if following and following[0].kind is Kind.IDENT and following[0].text not in KEYWORDS:
                yield following[0].text, "T" if inductive or word in ("namespace", "section") else "f"
        elif word == "where" and not inductive:
            yield from ((t.text, "f") for t in tokens[i + 1 : i + 2] if t.kind is Kind.IDENT)
        elif word == "universe" or (word == "{" and i and tokens[i - 1].text == "."):
            yield from ((name, "v") for name in _listed(tokens, i + 1))
        elif word == "?":
            yield from ((t.text, "v") for t in tokens[i + 1 : i + 2] if t.kind is Kind.IDENT and t.start == token.end)
        elif word == "|":
            yield from _alternative(tokens, i + 1, inductive)
        elif word in _LOCALS:
            yield from ((name, "v") for name in _until(tokens, i + 1))
        elif word in _OPENERS or (inductive and word in ("where", ":=")):
            yield from ((name, "c" if inductive and word not in _OPENERS else "v") for name in _before_colon(tokens, i + 1))
        elif token.kind is Kind.IDENT and _starts_local_function(tokens, i):
            yield word, "f"
        elif inductive and token.kind is Kind.IDENT and tokens[i + 1 : i + 2] and tokens[i + 1].text == ":":
            yield word, "c"


def _alternative(tokens: tuple[Token, ...], i: int, inductive: bool) -> Iterator[tuple[str, str]]:
    """Names after `|`: a constructor being declared, or variables of patterns up to `=>`."""
    if inductive and i < len(tokens) and tokens[i].kind is Kind.IDENT:
        yield tokens[i].text, "c"
        return
    end = next((j for j in range(i, len(tokens)) if tokens[j].text in ("=>", "↦")), len(tokens))
    for j in range(i, min(end, i + 400)):
        token = tokens[j]
        if token.text in ("|", ":="):
            continue
        if token.kind is Kind.IDENT and "." not in token.text and not (j and tokens[j - 1].text == "."):
            yield token.text, "v"


def _listed(tokens: tuple[Token, ...], i: int) -> Iterator[str]:
    """Names that stand one after another, as of universes."""
    for token in tokens[i : i + 60]:
        if token.text == ",":
            continue
        if token.kind is not Kind.IDENT or token.text in KEYWORDS:
            return
        yield token.text


def _until(tokens: tuple[Token, ...], i: int) -> Iterator[str]:
    """Plain names of a binder list, up to what ends it."""
    depth = 0
    for token in tokens[i : i + 60]:
        if token.text in _OPENERS:
            depth += 1
        elif token.text in _CLOSERS:
            depth -= 1
        if depth < 0 or (token.text in _PATTERN_END and (depth == 0 or token.text not in (",", ":"))):
            return
        if token.kind is Kind.IDENT and "." not in token.text and token.text not in KEYWORDS:
            yield token.text


def _before_colon(tokens: tuple[Token, ...], i: int) -> Iterator[str]:
    """Names right after an opening bracket (or `where` of a structure) when a colon follows them."""
    names = []
    for token in tokens[i : i + 40]:
        if token.kind is Kind.IDENT and "." not in token.text and token.text not in KEYWORDS:
            names.append(token.text)
        elif token.text in (":", ":="):
            yield from names
            return
        elif token.text != ",":
            return


def _starts_local_function(tokens: tuple[Token, ...], i: int) -> bool:
    """Whether a name stands where a further function of a `where` block does: `name (x : T) … :=` or `name : T :=`."""
    if "." in tokens[i].text or tokens[i].text in KEYWORDS or i + 1 >= len(tokens):
        return False
    if not any(t.text == "where" for t in tokens[:i]) or tokens[i - 1].text in _LOCALS | _DECLARES | _OPENERS:
        return False
    depth, seen_colon = 0, False
    for token in tokens[i + 1 : i + 200]:
        depth += (token.text in _OPENERS) - (token.text in _CLOSERS)
        if depth < 0 or (depth == 0 and token.text in KEYWORDS | {"=>", "+", "-", "*", "=", "++", "|"}):
            return False
        seen_colon = seen_colon or (depth == 0 and token.text == ":")
        if depth == 0 and token.text == ":=":
            return seen_colon
    return False
