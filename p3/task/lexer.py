"""A lexer for Lean 4 text: where comments, strings, names and brackets are. Linear time, never fails.

It follows Lean's own tokenizer (`Lean.Parser.Basic`) for everything that decides where a token ends: nested block
comments, documentation comments (after whose opener Lean skips white space, so `/-- -- x -/` stays open), strings with
escapes and gaps, raw strings, interpolated strings, character literals against primes, `«»` names. What keywords and
operators mean is left to its callers. Notation that a file adds can make Lean cut operators differently; that moves no
comment or string.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """Kinds of token. White space is no token; comments are."""

    IDENT = "ident"
    """A name or keyword, dots included: `List.map`, `theorem`, `«a b».c`, `s!`."""
    NUMBER = "number"
    STRING = "string"
    RAW_STRING = "raw_string"
    INTERPOLATED = "interpolated"
    """A piece of an interpolated string around its holes: `"a{`, `}b{`, `}c"`."""
    CHAR = "char"
    SYMBOL = "symbol"
    LINE_COMMENT = "line_comment"
    BLOCK_COMMENT = "block_comment"
    DOC_COMMENT = "doc_comment"
    """`/-- … -/` and `/-! … -/`."""


class State(StrEnum):
    """What a text ends in; anything but CODE swallows what follows it."""

    CODE = "code"
    BLOCK_COMMENT = "block comment"
    DOC_COMMENT = "documentation comment"
    STRING = "string"
    RAW_STRING = "raw string"
    INTERPOLATION = "interpolated string"
    NAME = "«» name"


class Token(NamedTuple):
    """A token at `text[start:end]`."""

    kind: Kind
    start: int
    end: int
    text: str

    @property
    def comment(self) -> bool:
        """Whether it is a comment of any kind."""
        return self.kind in _COMMENTS


class Lexed(NamedTuple):
    """A text cut into tokens. Between tokens there is only white space."""

    text: str
    tokens: tuple[Token, ...]
    end: State

    def code(self) -> tuple[Token, ...]:
        """The tokens without comments."""
        return tuple(t for t in self.tokens if t.kind not in _COMMENTS)


_COMMENTS = frozenset((Kind.LINE_COMMENT, Kind.BLOCK_COMMENT, Kind.DOC_COMMENT))

_INTERPOLATING = frozenset(("s!", "f!", "m!", "println!", "dbg_trace"))
"""Keywords whose string argument Lean reads as an interpolated one. `panic!` is none of them."""

# Lean's isLetterLike and isSubScriptAlnum, as character ranges
_LETTERLIKE = (
    "α-κμ-ωΑ-ΟΡ΢Τ-Ωϊ-ϻἀ-῾℀-⅏\U0001d49c-\U0001d59f"  # Greek without λ Π Σ, Coptic, polytonic, letter-like, script and fraktur
    "À-ÖØ-öø-ſ"
)
_FIRST = f"A-Za-z_{_LETTERLIKE}"
_REST = f"A-Za-z0-9_'!?{_LETTERLIKE}₀-₉ₐ-ₜᵢ-ᵪⱼ"
_PART = f"(?:[{_FIRST}][{_REST}]*+|«[^»]*+»)"

_PRIMED = r"Σ∑∏×⊗⊕¹⋃⋂∐\]"
"""Symbols that Lean or Mathlib follow directly by a prime inside one token, as in `xs[i]'h`: no character begins there."""

_TOKEN = re.compile(
    rf"""(?P<line>--[^\n]*+)
    |(?P<doc>/-[-!])
    |(?P<block>/-)
    |(?P<raw>r(?P<hashes>\#*+)")
    |(?P<ident>{_PART}(?:\.{_PART})*+)
    |(?P<number>0[xX][0-9a-fA-F_]++|0[bB][01_]++|0[oO][0-7_]++|[0-9][0-9_]*+(?:\.[0-9][0-9_]*+)?(?:[eE][+-]?[0-9]++)?)
    |(?P<quote>")
    |(?P<prime>(?<=[{_PRIMED}])')
    |(?P<char>'(?:\\(?:x[0-9a-fA-F]{{2}}|u[0-9a-fA-F]{{4}}|[^xu])|[^'\\])')
    |(?P<symbol>@\[|\#\[|<-|->|\|-|//|:=|=>|<\||\|>|::|\.\.\.?|''|.)""",
    re.VERBOSE | re.DOTALL,
)
_SPACE = re.compile(r"[ \t\r\n]*+")
_SPACE_AND_COMMENTS = re.compile(r"(?:[ \t\r\n]++|--[^\n]*+)*+")
_COMMENT_EDGE = re.compile(r"/-|-/")
_STRING_END = re.compile(r'(?:[^"\\]++|\\.)*+"', re.DOTALL)
_PIECE_END = re.compile(r'(?:[^"\\{]++|\\.)*+(["{])', re.DOTALL)


def lex(text: str) -> Lexed:
    """Cut a text into tokens. A text of any bytes is accepted; `end` says whether it is whole."""
    lexer = _Lexer(text)
    return Lexed(text, tuple(lexer.run()), lexer.state)


class _Lexer:
    """One pass over one text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.state = State.CODE
        self.holes: list[int] = []
        """For each interpolated string that is open: how many braces are open inside its hole."""
        self.previous = ""

    def run(self) -> Iterator[Token]:
        """The tokens in order; sets `state` when exhausted."""
        text, size = self.text, len(self.text)
        space, match = _SPACE.match, _TOKEN.match
        at = space(text, 0).end()  # type: ignore[union-attr]
        while at < size:
            found = match(text, at)
            assert found is not None  # the last alternative takes any character
            kind, end = self._token(found.lastgroup or "", found, at)
            token = Token(kind, at, end, text[at:end])
            if kind not in _COMMENTS:
                self.previous = token.text
            yield token
            at = space(text, end).end()  # type: ignore[union-attr]
        if self.state is State.CODE and self.holes:
            self.state = State.INTERPOLATION

    def _token(self, group: str, found: re.Match[str], at: int) -> tuple[Kind, int]:
        """Kind and end of the token at `at`."""
        plain = _PLAIN.get(group)
        if plain is not None:
            return plain, found.end()
        if group in ("symbol", "prime"):
            return self._symbol(found)
        if group == "block":
            # Lean looks for the end only after the third character, so `/-/` opens and does not close
            return Kind.BLOCK_COMMENT, self._block(at + 3, State.BLOCK_COMMENT)
        if group == "doc":
            return Kind.DOC_COMMENT, self._doc(at + 3)
        if group == "raw":
            closing = '"' + found["hashes"]
            return Kind.RAW_STRING, self._until(closing, found.end(), State.RAW_STRING)
        if self.previous in _INTERPOLATING:
            return self._piece(at + 1, opening=True)
        end = _STRING_END.match(self.text, at + 1)
        return Kind.STRING, end.end() if end else self._unclosed(State.STRING)

    def _symbol(self, found: re.Match[str]) -> tuple[Kind, int]:
        symbol, end = found.group(), found.end()
        if symbol == "«":
            return Kind.IDENT, self._unclosed(State.NAME)
        if self.holes and symbol == "{":
            self.holes[-1] += 1
        elif self.holes and symbol == "}":
            if self.holes[-1] == 0:
                self.holes.pop()
                return self._piece(end, opening=False)
            self.holes[-1] -= 1
        return Kind.SYMBOL, end

    def _piece(self, at: int, *, opening: bool) -> tuple[Kind, int]:
        """An interpolated string from `at` to its next hole or its end."""
        end = _PIECE_END.match(self.text, at)
        if end is None:
            return Kind.INTERPOLATED, self._unclosed(State.STRING)
        if end[1] == "{":
            self.holes.append(0)
            return Kind.INTERPOLATED, end.end()
        return (Kind.STRING if opening else Kind.INTERPOLATED), end.end()

    def _block(self, at: int, state: State) -> int:
        depth = 1
        for edge in _COMMENT_EDGE.finditer(self.text, at):
            depth += 1 if edge.group() == "/-" else -1
            if depth == 0:
                return edge.end()
        return self._unclosed(state)

    def _doc(self, at: int) -> int:
        """Lean reads `/--` as a token, so white space and comments right after it are skipped before the body."""
        while True:
            space = _SPACE_AND_COMMENTS.match(self.text, at)
            at = space.end() if space else at
            third = self.text[at + 2 : at + 3]
            if not self.text.startswith("/-", at) or third in ("-", "!"):
                return self._block(at, State.DOC_COMMENT)
            at = self._block(at + 3, State.DOC_COMMENT)
            if self.state is not State.CODE:
                return at

    def _until(self, closing: str, at: int, state: State) -> int:
        end = self.text.find(closing, at)
        return end + len(closing) if end >= 0 else self._unclosed(state)

    def _unclosed(self, state: State) -> int:
        self.state = state
        return len(self.text)


_PLAIN = {"line": Kind.LINE_COMMENT, "ident": Kind.IDENT, "number": Kind.NUMBER, "char": Kind.CHAR}
