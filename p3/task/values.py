"""Hidden test values: JSON as the benchmarks store it, rendered as Lean source by the type of the parameter."""

from __future__ import annotations

import json
import re


class Exact(str):
    """A JSON number that is no integer, as it is written."""

    __slots__ = ()


def parse_json(text: str) -> object:
    """JSON with exact numbers: integers of any size, others as they are written. Raises ValueError."""

    def refuse(name: str) -> object:
        raise ValueError(f"{name} is no value a test can have")

    return json.loads(text, parse_float=Exact, parse_constant=refuse)


def lean_value(value: object, kind: str) -> str:
    """Lean source for a JSON value of the Lean type `kind`.

    For `String` and `Char` a JSON string is the value itself and is escaped; for every other type it is Lean source already.
    """
    kind = _unwrap(kind)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (Exact, int)):
        return str(value)
    if isinstance(value, str):
        if kind == "String":
            return '"' + "".join(escape(c) for c in value) + '"'
        if kind == "Char" and len(value) == 1:
            return "'" + escape(value, quote="'") + "'"
        return value.strip()
    if isinstance(value, list):
        return _sequence(value, kind)
    if value is None:
        return "none"
    raise ValueError(f"a JSON {type(value).__name__} is no Lean value")


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
    if len(factors) > 1 and len(value) >= len(factors):
        kinds = [*factors[:-1], *[factors[-1]] * (len(value) - len(factors) + 1)]
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
    """The factors of a product type written with `×`, else the type alone."""
    parts, depth, last = [], 0, 0
    for m in re.finditer(r"[()×]", kind):
        depth += (m[0] == "(") - (m[0] == ")")
        if m[0] == "×" and depth == 0:
            parts.append(kind[last : m.start()].strip())
            last = m.end()
    return [*parts, kind[last:].strip()]
