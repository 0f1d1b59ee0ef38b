"""How P3 says things that every room has to say: numbers with their nouns, what cannot be read, texts that stay one line."""

from __future__ import annotations

import re

_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def one_line(text: str) -> str:
    """A text in which line ends and other control characters are written as escapes, so that it stays one line."""
    return _UNPRINTABLE.sub(lambda m: m[0].encode("unicode_escape").decode("ascii"), text)


def quantity(number: int, plural: str) -> str:
    """A number with its noun, which is given in the plural: 1 task, 2 tasks."""
    singular = f"{plural[:-3]}y" if plural.endswith("ies") else plural.removesuffix("s")
    return f"{number:,} {singular if number == 1 else plural}"


def unreadable(error: Exception, otherwise: str = "it is not UTF-8 text") -> str:
    """Why a file could not be read: the system's words, else what its content is not."""
    return (error.strerror or str(error)) if isinstance(error, OSError) else otherwise
