"""Reads JSON out of what models write around it: prose, fences, trailing commas, raw newlines, Python literals, a cut end.

Nothing here guesses a value that the text does not hold; a text cut off in the middle gives what was complete before the cut,
marked as partial, and whether that is enough is for validation to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pydantic_core import from_json

from p3.llm.model import json_of

_FENCE = re.compile(r"^[ \t]*```[\w-]*[ \t]*\n(?P<body>.*?)^[ \t]*```[ \t]*$", re.S | re.M)
_THINKING = re.compile(r"<think(?:ing)?>.*?</think(?:ing)?>", re.S)
_STRING = r'"(?:[^"\\]|\\.)*(?:"|\Z)'
_TOKEN = re.compile(_STRING + r"|[{}\[\]]", re.S)
_MENDABLE = re.compile(
    rf"(?P<string>{_STRING})|(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<comma>,(?=\s*[}}\]]))|(?P<word>[A-Za-z]\w*)", re.S
)
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.|\Z)", re.S)
_MOST_FAILURES = 50
_WORDS = {"True": "true", "False": "false", "None": "null"}


def objects_in(text: str) -> Iterator[dict[str, Any]]:
    """Every JSON object in a text, outermost ones in their order, those inside fences before those outside."""
    text = _THINKING.sub("", text)
    fenced = [m["body"] for m in _FENCE.finditer(text)]
    seen: list[dict[str, Any]] = []
    # The whole text comes last: a fence may stand inside a string of the one object that was meant.
    for part in (*fenced, _FENCE.sub("", text) if fenced else text, *([text] if fenced else [])):
        for start, end in _spans(part):
            value = _read(part[start:end])
            if isinstance(value, dict) and value not in seen:
                seen.append(value)
                yield value


def partial_object(text: str) -> dict[str, Any] | None:
    """The object that a cut-off text began, with what was complete; None where none was begun."""
    text = _THINKING.sub("", text)
    start = text.find("{")
    if start < 0:
        return None
    try:
        value = from_json(_mended(text[start:]), allow_partial=True)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def _read(text: str) -> Any:  # noqa: ANN401 - any JSON value
    for attempt in (text, _mended(text)):
        try:
            return json_of(attempt, strict=False)
        except ValueError:
            continue
    return None


def _spans(text: str) -> Iterator[tuple[int, int]]:
    """Start and end of each outermost balanced `{…}`, strings respected."""
    position, failures = 0, 0
    while (start := text.find("{", position)) >= 0 and failures < _MOST_FAILURES:
        end = _close(text, start)
        if end is None:
            failures += 1
            position = start + 1
        else:
            yield start, end
            position = end


def _close(text: str, start: int) -> int | None:
    depth = 0
    for m in _TOKEN.finditer(text, start):
        if m[0] in "{[":
            depth += 1
        elif m[0] in "}]":
            depth -= 1
            if depth == 0:
                return m.end()
    return None


def _mended(text: str) -> str:
    """JSON with what models get wrong put right.

    Outside strings: comments, trailing commas, Python's literals. Inside: raw newlines, backslashes that JSON does not know.
    """
    return _MENDABLE.sub(_mend, text)


def _mend(m: re.Match[str]) -> str:
    kind, text = m.lastgroup, m[0]
    if kind == "string":
        return re.sub(r"[\x00-\x1f]", lambda c: f"\\u{ord(c[0]):04x}", _ESCAPE.sub(_known_escape, text))
    if kind == "word":
        return _WORDS.get(text, text)
    return ""  # a comment or a trailing comma


def _known_escape(m: re.Match[str]) -> str:
    return m[0] if m[1] and (m[1] in '"\\/bfnrt' or len(m[1]) == 5) else "\\" + m[0]
