"""A repository's own test files, with a name for what each of their `#guard`s evaluates.

A `#guard` leaves no constant behind, so nothing could tell how it was read. Named, it is elaborated twice: beside the
blank task, and beside the candidate, where it is evaluated. Both must be the same term but for the functions tested.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping

from p3.grade.hidden import RESERVED
from p3.grade.options import GradeOptions
from p3.grade.pristine import Pristine
from p3.grade.publish import drafted
from p3.lean.build import compile_modules, module_name
from p3.lean.cache import cache_root
from p3.lean.model import Clean, Sandbox, Severity, Toolchain
from p3.lean.terms.module import Module
from p3.task.keywords import COMMANDS
from p3.task.lexer import Token, lex
from p3.task.structure import first_on_line, hash_command

_RECORD = "guards.json"


def named(text: str, file: int, *, evaluated: bool) -> str:
    """The text of a test file with a definition in the place of each `#guard`, followed by that `#guard` where `evaluated`.

    No line moves. `file` makes the names differ between files.
    """
    out, done = [], 0
    for number, (command, term, end) in enumerate(_guards(text)):
        name = f"{RESERVED}guard_{file}_{number}"
        again = f" #guard {name}" if evaluated else ""
        out += [text[done:command], f"def _root_.{name} : Bool := decide (", text[term:end], f"){again}"]
        done = end
    return "".join([*out, text[done:]])


def _guards(text: str) -> Iterator[tuple[int, int, int]]:
    """Where each `#guard` begins, and where its term does and ends."""
    tokens = lex(text).code()
    starts = [i for i in range(len(tokens)) if first_on_line(text, tokens[i]) and _begins_command(tokens, i)]
    for at, following in zip(starts, [*starts[1:], len(tokens)], strict=True):
        if hash_command(tokens, at) == "#guard" and following > at + 2:
            yield tokens[at].start, tokens[at + 1].end, tokens[following - 1].end


def _begins_command(tokens: tuple[Token, ...], at: int) -> bool:
    return hash_command(tokens, at) is not None or tokens[at].text in COMMANDS or tokens[at].text == "@["


class Unreadable(Exception):
    """A test file that Lean cannot read beside the blank task; `str()` says where."""


async def reference(
    files: Mapping[str, str], pristine: Pristine, toolchain: Toolchain, sandbox: Sandbox, options: GradeOptions
) -> list[Module]:
    """The files' definitions, compiled beside the blank task, from the cache where they are there. Raises Unreadable."""
    texts = {path: named(text, i, evaluated=False) for i, (path, text) in enumerate(files.items())}
    folder = cache_root() / "pristine" / f"guards-{hashlib.sha256(json.dumps([pristine.key, texts]).encode()).hexdigest()}"
    if not (folder / _RECORD).is_file():
        with drafted(folder) as draft:
            done = await compile_modules(
                texts, toolchain=toolchain, sandbox=sandbox, out=draft, limits=options.build, search=(pristine.folder,)
            )
            if not isinstance(done.answer, Clean):
                error = next((d for d in done.answer.diagnostics if d.severity is Severity.ERROR), None)
                raise Unreadable(f"{error.path}:{error.line}: {error.message.strip()[:400]}" if error else "Lean gave no answer")
            (draft / _RECORD).write_text(json.dumps(list(texts)))
    names = [module_name(path) for path in files]
    return [Module.load(folder / f"{name.replace('.', '/')}.olean", name) for name in names]
