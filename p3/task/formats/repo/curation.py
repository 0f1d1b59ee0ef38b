"""Curators' notes: single lines `-- !curation @kind text` that no model sees.

They are taken out when a file is read, and remembered so that its bytes can be given back.
"""

from __future__ import annotations

import re

from p3.task.lexer import Kind, lex
from p3.task.model import TaskFile

_NOTE = re.compile(r"--+\s*!curation\b")

Removed = tuple[tuple[int, str], ...]


def strip_notes(file: TaskFile) -> tuple[TaskFile, Removed]:
    """The file without its notes, and the notes with their 0-based lines."""
    if "!curation" not in file.text:
        return file, ()
    lines = file.text.split("\n")
    removed = []
    for token in lex(file.text).tokens:
        if token.kind is Kind.LINE_COMMENT and _NOTE.match(token.text):
            number = file.text.count("\n", 0, token.start)
            if lines[number].strip() == token.text.strip():
                removed.append((number, lines[number]))
    gone = {n for n, _ in removed}
    kept = "\n".join(line for n, line in enumerate(lines) if n not in gone)
    return file.model_copy(update={"text": kept, "final_newline": kept.endswith("\n")}), tuple(removed)


def with_notes(text: str, removed: Removed) -> str:
    """The text with its notes put back."""
    lines = text.split("\n")
    for number, line in removed:
        lines.insert(number, line)
    return "\n".join(lines)
