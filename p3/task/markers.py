"""The marker grammar: pairs of comment lines that delimit the regions of a Lean file.

    INDENT "-- !" PREFIX " @" (start|end) [" " KEY] (" " NAME "=" VALUE)* EOL

with an indent of 0 or 2 spaces and PREFIX `benchmark` or `solution`. A marker counts only where Lean itself sees a line
comment in code; the same text inside a block comment or a string is not one. A line comment that begins like a marker
but breaks this form is an error, never ignored.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, NoReturn

from p3.errors import TaskError
from p3.task.lexer import Kind, Lexed, Token

_LOOKS_LIKE = re.compile(r"--+\s*!\s*(?:benchmark|solution)\b|--+\s*!\s*\w+\s+@\s*(?:start|end)\b")
_STRICT = re.compile(r"-- !(benchmark|solution) @(start|end)(?: ([A-Za-z_]\w*)(?!=))?((?: [A-Za-z_]\w*=[^\s=]\S*)*)")
_ATTR = re.compile(r" ([A-Za-z_]\w*)=(\S+)")


@dataclass(frozen=True)
class Span:
    """A region between two marker lines: the body is `text[start:end]`, whole lines, may be empty."""

    prefix: Literal["benchmark", "solution"]
    key: str
    attrs: dict[str, str]
    start: int
    end: int
    line: int
    """1-based line of the first body line."""
    indent: int
    outer_start: int
    """Offset of the `@start` marker line."""
    outer_end: int
    """Offset just after the `@end` marker line."""

    @property
    def identity(self) -> tuple[str, str, str, str]:
        """Prefix, key and the attribute that tells regions of one key apart."""
        for name in ("def", "type"):
            if name in self.attrs:
                return self.prefix, self.key, name, self.attrs[name]
        return self.prefix, self.key, "", ""


@dataclass(frozen=True)
class _Marker:
    prefix: str
    edge: str
    key: str
    attrs: dict[str, str]
    start: int
    end: int
    line: int
    indent: int


def find_spans(lexed: Lexed, name: str) -> tuple[Span, ...]:
    """The regions of a file, in order; raises TaskError with file, line and rule for every malformed marker."""
    spans: list[Span] = []
    opened: _Marker | None = None
    for marker in _markers(lexed, name):
        if marker.edge == "start":
            if opened:
                _fail(name, marker.line, "marker.nested", f"region `{_title(opened)}` of line {opened.line} is still open here")
            opened = marker
            continue
        if opened is None:
            _fail(name, marker.line, "marker.unopened", f"`@end {marker.key}` has no `@start` before it")
        _check_pair(opened, marker, name)
        spans.append(_span(opened, marker))
        opened = None
    if opened:
        _fail(name, opened.line, "marker.unclosed", f"region `{_title(opened)}` has no `@end`")
    return tuple(spans)


def has_marker(lexed: Lexed) -> int | None:
    """1-based line of the first comment that is or resembles a marker, outside block comments; None without one."""
    for token in lexed.tokens:
        if token.kind is Kind.LINE_COMMENT and _LOOKS_LIKE.match(token.text):
            return lexed.text.count("\n", 0, token.start) + 1
    return None


def _markers(lexed: Lexed, name: str) -> list[_Marker]:
    """Every marker line of the text."""
    found = []
    depth = 0
    for token in lexed.tokens:
        if token.kind is Kind.INTERPOLATED:
            depth += token.text.endswith("{") - token.text.startswith("}")
        elif token.kind is Kind.LINE_COMMENT and not depth and "!" in token.text and _LOOKS_LIKE.match(token.text):
            found.append(_read(lexed, token, name))
    return found


def _read(lexed: Lexed, token: Token, name: str) -> _Marker:
    text = lexed.text
    line = text.count("\n", 0, token.start) + 1
    begin = text.rfind("\n", 0, token.start) + 1
    indent = text[begin : token.start]
    if indent.strip(" "):
        _fail(name, line, "marker.alone", "a marker must stand alone on its line")
    m = _STRICT.fullmatch(token.text)
    if not m:
        _fail(name, line, "marker.form", f"`{token.text.strip()}` is not of the form `-- !benchmark @start KEY` or `@end KEY`")
    if len(indent) not in (0, 2):
        _fail(name, line, "marker.indent", f"a marker is indented by 0 or 2 spaces, not {len(indent)}")
    attrs: dict[str, str] = {}
    for key, value in _ATTR.findall(m[4]):
        if key in attrs:
            _fail(name, line, "marker.attribute", f"attribute `{key}` is given twice")
        attrs[key] = value
    if not m[3] and m[1] == "benchmark":
        _fail(name, line, "marker.key", "a `!benchmark` marker names its region, as in `@start code`")
    return _Marker(m[1], m[2], m[3] or "solution", attrs, begin, min(token.end + 1, len(text)), line, len(indent))


def _check_pair(opened: _Marker, closed: _Marker, name: str) -> None:
    """An `@end` repeats prefix, key and `def`; every other attribute may be left out but not differ."""
    same = opened.prefix == closed.prefix and opened.key == closed.key
    if same and opened.attrs.get("def") == closed.attrs.get("def"):
        wrong = {k for k, v in closed.attrs.items() if opened.attrs.get(k) != v}
        if not wrong:
            return
    _fail(name, closed.line, "marker.mismatch", f"`@end {_title(closed)}` closes `@start {_title(opened)}` of line {opened.line}")


def _span(opened: _Marker, closed: _Marker) -> Span:
    prefix: Literal["benchmark", "solution"] = "solution" if opened.prefix == "solution" else "benchmark"
    return Span(
        prefix=prefix,
        key=opened.key,
        attrs=opened.attrs,
        start=opened.end,
        end=closed.start,
        line=opened.line + 1,
        indent=opened.indent,
        outer_start=opened.start,
        outer_end=closed.end,
    )


def _title(marker: _Marker) -> str:
    return " ".join([marker.key, *(f"{k}={v}" for k, v in marker.attrs.items())])


def _fail(name: str, line: int, rule: str, message: str) -> NoReturn:
    raise TaskError(message, file=name, line=line, rule=rule)
