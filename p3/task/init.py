"""Making a task of an ordinary Lean file: region markers around the bodies that are a plain `sorry`.

A definition whose whole body is `sorry` becomes a `code` region with a `code_aux` region before the definition; a
theorem becomes a `proof` region with a `proof_aux` region before it. Several of one sort are told apart by `def=NAME`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from p3.errors import TaskError
from p3.task.assemble import assemble, safe_id
from p3.task.declarations import HOLES, THEOREMS, Declaration, declarations
from p3.task.lexer import Kind, Lexed, Token
from p3.task.regions import Source, read
from p3.task.source import decode, read_bytes


@dataclass(frozen=True)
class Initialised:
    """A file with markers."""

    text: str
    """LF newlines."""
    crlf: bool
    regions: tuple[str, ...]
    """Ids of the regions that were made."""
    left: tuple[int, ...]
    """1-based lines (of the original) of `sorry`s that stay frozen."""
    reasons: tuple[str, ...] = ()
    """Why, for each of those lines: what follows "this `sorry`" in a sentence."""

    def to_bytes(self) -> bytes:
        """The file's bytes, with the newline style it had."""
        return (self.text.replace("\n", "\r\n") if self.crlf else self.text).encode()


@dataclass(frozen=True)
class _Hole:
    declaration: Declaration
    before: Token
    """The `:=` or `by` before the `sorry`."""
    sorry: Token

    @property
    def proof(self) -> bool:
        return self.declaration.keyword in THEOREMS


def init(path: str | Path) -> Initialised:
    """The file at a path with markers added; nothing is written. Raises TaskError where there is nothing to mark."""
    where = Path(path)
    file = decode(read_bytes(where), str(where), path=where.name)
    source = read(file, str(where))
    if source.spans:
        line = source.spans[0].line - 1
        raise TaskError("has region markers already", file=str(where), line=line, rule="init.marked")
    holes, left = _holes(source)
    if not any(h.proof for h in holes):
        message = "has no theorem whose whole proof is `sorry`, so there is nothing to prove"
        raise TaskError(message, file=str(where), rule="init.nothing")
    text = _mark(file.text, source.lexed, holes)
    marked = decode(text.encode(), str(where), path=where.name)
    task = assemble(read(marked, str(where)), task_id=safe_id(where.stem), benchmark="single", mode="codeproof", keep_blank=True)
    return Initialised(text, file.crlf, tuple(str(r.id) for r in task.regions), tuple(left), tuple(left.values()))


def _holes(source: Source) -> tuple[list[_Hole], dict[int, str]]:
    """The `sorry`s that are the whole body of a named declaration, and the lines of the others with the reason."""
    lexed = source.lexed
    tokens = lexed.code()
    found = declarations(lexed)
    holes: list[_Hole] = []
    left: dict[int, str] = {}
    for i, token in enumerate(tokens):
        if token.kind is not Kind.IDENT or token.text != "sorry":
            continue
        owner = next((d for d in reversed(found) if d.start < token.start < d.end), None)
        before = tokens[i - 1] if i else token
        following = tokens[i + 1] if i + 1 < len(tokens) else None
        if owner is None or not _is_body(lexed, owner, before):
            why = "is not a whole body"
        elif not owner.name:
            why = f"is the body of `{owner.keyword}` without a name, by which its region would be known"
        elif owner.keyword not in THEOREMS | HOLES:
            why = f"belongs to `{owner.keyword}`, which is neither a definition nor a theorem"
        elif not _ends(lexed.text, owner, following):
            why = f"is followed by `{following.text if following else ''}`, which belongs to the body"
        else:
            holes.append(_Hole(owner, before, token))
            continue
        left.setdefault(lexed.text.count("\n", 0, token.start) + 1, why)
    return holes, left


def _ends(text: str, owner: Declaration, following: Token | None) -> bool:
    """Whether a declaration ends before the token that follows its `sorry`: at the next command, which begins a line."""
    if following is None or following.start >= owner.end:
        return True
    return text[following.start - 1] == "\n" and following.text not in ("termination_by", "decreasing_by", "where", "deriving")


def _is_body(lexed: Lexed, owner: Declaration, before: Token) -> bool:
    """Whether `:=` (or the `by` right after it) begins the declaration's body, rather than one of a `have` inside it."""
    assigned = [t for t in lexed.code() if owner.header <= t.start < owner.end and t.text == ":="]
    if not assigned:
        return False
    depth = 0
    first = assigned[0]
    for token in lexed.code():
        if not owner.header <= token.start < owner.end:
            continue
        depth += (token.text in ("(", "[", "{", "⦃", "⟨")) - (token.text in (")", "]", "}", "⦄", "⟩"))
        if token.text == ":=" and depth == 0:
            first = token
            break
    between = [t for t in lexed.code() if first.start <= t.start <= before.start]
    return [t.text for t in between] in ([":="], [":=", "by"])


def _mark(text: str, lexed: Lexed, holes: list[_Hole]) -> str:
    """The text with marker lines around the holes, worked from the end so that earlier offsets stay true."""
    sorts = {True: sum(h.proof for h in holes), False: sum(not h.proof for h in holes)}
    for hole in reversed(holes):
        key, aux = ("proof", "proof_aux") if hole.proof else ("code", "code_aux")
        name = f" def={hole.declaration.name}" if sorts[hole.proof] > 1 else ""
        text = _around(text, hole, f"{key}{name}")
        if not _in_mutual(lexed, hole.declaration):
            at = _above(text, lexed, hole.declaration)
            text = f"{text[:at]}{_marker('start', aux + name)}{_marker('end', aux + name)}\n{text[at:]}"
    return text


def _marker(edge: str, region: str, indent: str = "") -> str:
    return f"{indent}-- !benchmark @{edge} {region}\n"


def _around(text: str, hole: _Hole, region: str) -> str:
    end = text.find("\n", hole.sorry.end)
    line_end = len(text) if end < 0 else end + 1
    head = text[: hole.before.end] + (" by" if hole.proof and hole.before.text == ":=" else "")
    comments = text[hole.before.end : hole.sorry.start].strip()
    body = (f"  {comments}\n" if comments else "") + "  sorry" + text[hole.sorry.end : line_end].rstrip() + "\n"
    after = text[line_end:]
    gap = "\n" if after and not after.startswith("\n") else ""
    return f"{head}\n{_marker('start', region, '  ')}{body}{_marker('end', region, '  ')}{gap}{after}"


def _above(text: str, lexed: Lexed, declaration: Declaration) -> int:
    """Offset of the line where a declaration begins, its documentation comment included."""
    start = declaration.start
    before = [t for t in lexed.tokens if t.end <= start]
    if before and before[-1].kind is Kind.DOC_COMMENT and not before[-1].text.startswith("/-!"):
        start = before[-1].start
    return text.rfind("\n", 0, start) + 1


def _in_mutual(lexed: Lexed, declaration: Declaration) -> bool:
    """Whether a declaration stands in a `mutual` block, where no other command may."""
    open_blocks: list[str] = []
    for token in lexed.code():
        if token.start >= declaration.start:
            break
        if token.text in ("mutual", "namespace", "section"):
            open_blocks.append(token.text)
        elif token.text == "end" and open_blocks:
            open_blocks.pop()
    return "mutual" in open_blocks
