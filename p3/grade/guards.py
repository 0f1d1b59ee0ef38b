"""A repository's own test files, with a name for what each `#guard` evaluates and each `example` states.

Neither leaves a constant behind, so nothing could tell how it was read. Named, it is elaborated twice: beside the blank task,
and beside the candidate, where it is evaluated or proved. Both must be the same term but for the functions tested.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from p3.grade.hidden import RESERVED
from p3.grade.options import GradeOptions
from p3.grade.pristine import Pristine
from p3.grade.publish import drafted
from p3.lean.build import compile_modules, module_name
from p3.lean.cache import cache_root
from p3.lean.model import Clean, Sandbox, Severity, Toolchain
from p3.lean.terms.module import Module
from p3.task.declarations import MODIFIERS
from p3.task.keywords import COMMANDS
from p3.task.lexer import Kind, Token, lex
from p3.task.structure import first_on_line, hash_command

EXAMPLE = f"{RESERVED}example_"
"""How names of examples begin: what proves one may differ, what it states may not."""
_RECORD = "guards.json"
_STATING = ("example", "theorem", "lemma")
_RUNNING = ("#eval", "#eval!", "#guard_msgs")
"""Commands that run the function, so that they fail beside the blank task and leave nothing to compare."""
_OPENING, _CLOSING = ("(", "[", "{", "⟨", "#[", "@["), (")", "]", "}", "⟩")
_BINDING = ("let", "have", "letI", "haveI")


class _Command(NamedTuple):
    """A command of a test file. Offsets into its text."""

    word: str
    start: int
    after: int
    """Where what follows the command's word begins."""
    end: int
    body: int
    """Where the proof of a statement begins; `end` where there is none."""


def named(text: str, file: int, *, evaluated: bool) -> str:
    """The text of a test file with a definition in the place of each `#guard` and `example`.

    Where `evaluated`, each definition of a `#guard` is followed by that `#guard`; else it is for reading alone: what is stated is
    not proved, and what only runs is left out. No line moves. `file` makes the names differ between files.
    """
    out, done, numbers = [], 0, dict.fromkeys(("#guard", "example"), 0)
    for c in _commands(text):
        name = f"{RESERVED}{c.word.strip('#')}_{file}_{numbers.get(c.word, 0)}"
        if c.word == "#guard":
            again = f" #guard {name}" if evaluated else ""
            put = f"def _root_.{name} : Bool :={text[c.after : c.end]}{again}"
        elif c.word in _RUNNING:
            put = text[c.start : c.end] if evaluated else _lines(text[c.start : c.end])
        else:
            opening = f"def _root_.{name}" if c.word == "example" else text[c.start : c.after]
            proof = text[c.body : c.end] if evaluated else f":= sorry{_lines(text[c.body : c.end])}"
            put = f"{opening}{text[c.after : c.body]}{proof}"
        numbers[c.word] = numbers.get(c.word, 0) + 1
        out += [text[done : c.start], put]
        done = c.end
    return "".join([*out, text[done:]])


def _lines(text: str) -> str:
    return "\n" * text.count("\n")


def _commands(text: str) -> Iterator[_Command]:
    """The commands to name or to leave out."""
    lexed = lex(text)
    tokens = lexed.code()
    remarks = {t.end: t.start for t in lexed.tokens if t.kind is Kind.DOC_COMMENT and not t.text.startswith("/-!")}
    starts = [i for i in range(len(tokens)) if _begins(text, tokens, i)]
    below = False
    for at, following in zip(starts, [*starts[1:], len(tokens)], strict=True):
        word = hash_command(tokens, at) or tokens[at].text
        first = at + (2 if word.startswith("#") else 1)
        end = tokens[following - 1].end
        if word in _RUNNING or below:
            yield _Command(_RUNNING[0], _remarked(text, tokens[at].start, remarks), end, end, end)
        elif (word == "#guard" and following > first) or word in _STATING:
            body = _body(tokens[first:following]) if word in _STATING else None
            if word == "#guard" or body is not None:
                yield _Command(word, tokens[at].start, tokens[first - 1].end, end, end if body is None else body)
        below = word == "#guard_msgs" or (below and tokens[following - 1].text == "in")


def _remarked(text: str, start: int, remarks: Mapping[int, int]) -> int:
    """Where a command begins, the documentation comment before it included."""
    return remarks.get(len(text[:start].rstrip()), start)


def _begins(text: str, tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a command begins at a token. An `open … in` right after `#guard` belongs to its term."""
    word = hash_command(tokens, at) or tokens[at].text
    if word in ("#guard", "example", "theorem"):
        return True
    if word in ("open", "set_option") and at > 1 and hash_command(tokens, at - 2) == "#guard":
        return False
    return first_on_line(text, tokens[at]) and (word.startswith("#") or word in COMMANDS | MODIFIERS or word == "@[")


def _body(tokens: tuple[Token, ...]) -> int | None:
    """Where the proof of a statement begins; None where nothing is stated or nothing proves it."""
    depth = bound = 0
    stated = False
    for token in tokens:
        word = token.text
        depth += (word in _OPENING) - (word in _CLOSING)
        if depth:
            continue
        if word in _BINDING:
            bound += 1
        elif word == ":=" and bound:
            bound -= 1
        elif word in (":=", "|", "where"):
            return token.start if stated else None
        stated = stated or word == ":"
    return None


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
