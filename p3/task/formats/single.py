"""A task in one Lean file: P3's own layout, and a Verina or AlgoVeri file on its own.

The file's leading block comment (`/-! … -/` after the imports, or `/- … -/` before them) describes the task. A paragraph
of it that begins with `Instruction:`, or lines `-- !instruction TEXT` anywhere outside the regions, say what the program
must do beyond its formal specification.
"""

from __future__ import annotations

import re
from pathlib import Path

from p3.errors import TaskError
from p3.task.assemble import assemble, safe_id
from p3.task.lexer import Kind, Lexed
from p3.task.model import Task
from p3.task.regions import KINDS, Source, read
from p3.task.rules import Instruction
from p3.task.source import read_source

_HEADER = frozenset(("import", "prelude", "module", "public", "open", "namespace", "section"))
"""Words whose lines may stand before the comment that describes the task."""
_INSTRUCTION_LINE = re.compile(r"--\s*!instruction\b[ :]*(.*)")
_INSTRUCTION_PARAGRAPH = re.compile(
    r"^\s*(?:\*\*|#+\s*)?Instruction(?:\*\*)?\s*(?::(?:\*\*)?|\n)\s*(.*)", re.DOTALL | re.IGNORECASE
)


def load(path: Path, *, mode: str = "codeproof") -> Task:
    """Read a one-file task; raises TaskError."""
    source = read(read_source(path), str(path))
    for span in source.spans:
        if span.key not in KINDS:
            known = ", ".join(sorted(KINDS))
            raise TaskError(
                f"`{span.key}` is no region P3 knows ({known})", file=str(path), line=span.line - 1, rule="marker.key"
            )
    description, instruction = texts(source)
    return assemble(
        source,
        task_id=safe_id(path.stem),
        benchmark="single",
        mode=mode,
        keep_blank=True,
        description=description,
        instruction=instruction,
    )


def texts(source: Source) -> tuple[str, Instruction]:
    """Description and instruction as the file's comments give them."""
    description = leading_comment(source.lexed)
    told = instruction_lines(source)
    kept = []
    for paragraph in re.split(r"\n\s*\n", description):
        m = _INSTRUCTION_PARAGRAPH.match(paragraph)
        if m and m[1].strip():
            told.append(" ".join(m[1].split()))
        else:
            kept.append(paragraph)
    text = " ".join(told)
    instruction = Instruction(text=text, source="task", required=True) if text else Instruction(text="", source="none")
    return "\n\n".join(kept).strip(), instruction


def instruction_lines(source: Source) -> list[str]:
    """The texts of `-- !instruction` comments outside the regions."""
    found = []
    for token in source.lexed.tokens:
        m = _INSTRUCTION_LINE.match(token.text) if token.kind is Kind.LINE_COMMENT else None
        if m and m[1].strip() and not any(s.start <= token.start < s.end for s in source.spans):
            found.append(m[1].strip())
    return found


def leading_comment(lexed: Lexed) -> str:
    """The first block comment before any command but imports and scopes, without its delimiters; a licence is skipped."""
    for token in lexed.tokens:
        if token.kind in (Kind.DOC_COMMENT, Kind.BLOCK_COMMENT) and "copyright" not in token.text.lower():
            text = token.text[2:-2].lstrip("-!")
            return "\n".join(line.strip() for line in text.strip().split("\n"))
        if not token.comment:
            words = lexed.text[lexed.text.rfind("\n", 0, token.start) + 1 : token.end].split()
            if words[0] not in _HEADER:
                return ""
    return ""
