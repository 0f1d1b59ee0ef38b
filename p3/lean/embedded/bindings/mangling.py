"""Lean's symbol names (`l_List_map___redArg`) and the names they stand for."""

from __future__ import annotations

import re

_ESCAPE = re.compile(r"_x([0-9a-f]{2})|_u([0-9a-f]{4})|_U([0-9a-f]{8})")
_NUMBER = re.compile(r"([0-9]+)_(?=_|$)")
_PLAIN = re.compile(r"^[A-Za-z_][A-Za-z0-9_'?!]*$")


def mangle(name: str) -> str:
    """The symbol of a name whose components hold no dots."""
    return "l_" + "_".join(_mangle_component(part) for part in name.split("."))


def _mangle_component(part: str) -> str:
    out = ""
    for c in part:
        if c.isascii() and c.isalnum():
            out += c
        elif c == "_":
            out += "__"
        else:
            out += f"_x{ord(c):02x}" if ord(c) < 256 else f"_u{ord(c):04x}" if ord(c) < 65536 else f"_U{ord(c):08x}"
    return out


def demangle(symbol: str) -> list[str | int]:
    """Components of the name behind a symbol: underscores are doubled, one joins components, `_00` joins after an underscore."""
    if not symbol.startswith("l_"):
        raise ValueError(f"{symbol} is not the symbol of a Lean name")
    text = symbol[2:]
    parts: list[str | int] = []
    current, i = "", 2 if text.startswith("00") else 0
    while i < len(text):
        if text[i] != "_":
            current += text[i]
            i += 1
            continue
        end = i
        while end < len(text) and text[end] == "_":
            end += 1
        run = end - i
        escape = _ESCAPE.match(text, end - 1)
        if escape:
            run -= 1
        if run % 2 and not escape and run == 1 and text.startswith("00", end):
            parts.append(current)
            current, i = "", end + 2
            continue
        if run % 2:  # one separator, then doubled underscores of the next component
            parts.append(current)
            current = "_" * ((run - 1) // 2)
            number = _NUMBER.match(text, end) if run == 1 and not escape else None
            if number:
                parts.append(int(number[1]))
                i = number.end() + (1 if text[number.end() : number.end() + 1] == "_" else 0)
                continue
        else:
            current += "_" * (run // 2)
        if escape:
            current += chr(int(escape[1] or escape[2] or escape[3], 16))
            i = escape.end()
        else:
            i = end
    parts.append(current)
    return parts


def quoted(parts: list[str]) -> str:
    """A name as Lean source text, `«»` around components that are no identifiers."""
    return ".".join(part if _PLAIN.match(part) else f"«{part}»" for part in parts)
