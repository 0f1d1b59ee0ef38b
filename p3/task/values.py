"""Hidden test values: JSON as the benchmarks store it, rendered as Lean source by the type of the parameter."""

from __future__ import annotations

import json
import re

_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_ESCAPE = re.compile(r"""\\(?:["'\\ntr]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4})""")
_PIECE = re.compile(rf"{_ESCAPE.pattern}|.", re.DOTALL)
_WRITTEN = re.compile(rf"(?:{_ESCAPE.pattern}|[^\\])*", re.DOTALL)
"""Text in which every backslash begins an escape that Lean knows."""


class Exact(str):
    """A JSON number that is no integer, as it is written."""

    __slots__ = ()


def parse_json(text: str) -> object:
    """JSON with exact numbers: integers of any size, others as they are written. Raises ValueError."""

    def refuse(name: str) -> object:
        raise ValueError(f"{name} is no value a test can have")

    value: object = json.loads(text.removeprefix("\ufeff"), parse_float=Exact, parse_constant=refuse)
    if _SURROGATE.search(text) and re.search(r"[\ud800-\udfff]", json.dumps(value, ensure_ascii=False)):
        raise ValueError("half of a surrogate pair is no character")
    return value


def lean_value(value: object, kind: str) -> str:
    """Lean source for a JSON value of the Lean type `kind`.

    For `String` and `Char` a JSON string stands between the quotes: as it is where its backslashes are Lean's escapes, else
    escaped. For `Bool` its case does not matter. For every other type it is Lean source already.
    """
    kind = _unwrap(kind)
    if kind.startswith("Option ") and value is not None and not _is_source(value):
        return f"some ({lean_value(value, kind.removeprefix('Option '))})"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (Exact, int)):
        return str(value)
    if isinstance(value, str):
        if kind == "String":
            return '"' + _between_quotes(value, '"') + '"'
        if kind == "Char" and (len(value) == 1 or _ESCAPE.fullmatch(value)):
            return "'" + _between_quotes(value, "'") + "'"
        return value.strip().lower() if kind == "Bool" else value.strip()
    if isinstance(value, list):
        return _sequence(value, kind)
    if value is None:
        return "none"
    raise ValueError(f"a JSON {type(value).__name__} is no Lean value")


def _is_source(value: object) -> bool:
    """Whether a JSON value is a string that holds Lean source."""
    return isinstance(value, str) and not isinstance(value, Exact)


def _between_quotes(text: str, quote: str) -> str:
    """What stands between the quotes of a literal. The benchmark writes a text there as it is; P3 does where Lean can read it."""
    if "\\" in text and _WRITTEN.fullmatch(text):
        parts = (m[0] for m in _PIECE.finditer(text))
        return "".join(part if len(part) > 1 else escape(part, quote) for part in parts)
    return "".join(escape(c, quote) for c in text)


def escape(char: str, quote: str = '"') -> str:
    """One character as it stands inside a Lean string or character literal."""
    if char in ("\\", quote):
        return "\\" + char
    named = {"\n": "\\n", "\t": "\\t", "\r": "\\r"}
    if char in named:
        return named[char]
    code = ord(char)
    if code < 0x20 or code == 0x7F:
        return f"\\x{code:02x}"
    if 0x80 <= code <= 0xFFFF and not char.isprintable() and not 0xD800 <= code <= 0xDFFF:
        return f"\\u{code:04x}"
    return char


def _sequence(value: list[object], kind: str) -> str:
    factors = _factors(kind)
    if len(factors) > 1 and len(value) > 1:
        size = min(len(value), len(factors))
        kinds = [*factors[: size - 1], " × ".join(factors[size - 1 :]), *[factors[-1]] * (len(value) - size)]
        return "(" + ", ".join(lean_value(v, k) for v, k in zip(value, kinds, strict=True)) + ")"
    head, _, rest = kind.partition(" ")
    inner = ", ".join(lean_value(v, rest.strip()) for v in value)
    return f"#[{inner}]" if head in ("Array", "Vector") else f"[{inner}]"


def _unwrap(kind: str) -> str:
    """A type without the brackets around it."""
    kind = " ".join(kind.split())
    while kind.startswith("(") and _closing(kind) == len(kind) - 1:
        kind = kind[1:-1].strip()
    return kind


def _closing(text: str) -> int:
    depth = 0
    for i, c in enumerate(text):
        depth += (c == "(") - (c == ")")
        if depth == 0:
            return i
    return -1


def _factors(kind: str) -> list[str]:
    """The factors of a product type, written with `×` or as `Prod A B`, else the type alone."""
    found = _split(kind, "×")
    if len(found) == 1 and kind.startswith("Prod ") and len(pair := _split(kind.removeprefix("Prod "), " ")) == 2:
        return [_unwrap(pair[0]), *_factors(_unwrap(pair[1]))]
    return found


def _split(kind: str, mark: str) -> list[str]:
    """The parts of a type between marks that stand in no brackets."""
    parts, depth, last = [], 0, 0
    for m in re.finditer(rf"[()]|{mark}", kind):
        depth += (m[0] == "(") - (m[0] == ")")
        if m[0] == mark and depth == 0:
            parts.append(kind[last : m.start()].strip())
            last = m.end()
    return [*parts, kind[last:].strip()]
