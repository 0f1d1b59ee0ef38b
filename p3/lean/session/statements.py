"""Asking Lean for the statements of constants, by `#check @name` at the end of a text."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence

from p3.errors import SessionError
from p3.lean.model import Declaration, LeanAnswer, Severity, Unknown
from p3.task.lexer import Kind, lex

_ABSENT = re.compile(r"[Uu]nknown (?:identifier|constant)")


def plausible_name(name: str) -> bool:
    """Whether a text is one Lean name and nothing else, so that it can stand in a command."""
    tokens = lex(name).tokens
    return len(tokens) == 1 and tokens[0].kind is Kind.IDENT and tokens[0].text == name and "\n" not in name


def mentions(text: str, name: str) -> bool:
    """Whether a text could declare a name: its last component stands somewhere in it."""
    return name.rsplit(".", 1)[-1] in text


async def ask_statements(
    run_code: Callable[[str], Awaitable[LeanAnswer]], context: str, names: Sequence[str]
) -> dict[str, Declaration | None]:
    """Name → statement in the environment at the end of `context`, None where Lean knows no such constant.

    Raises SessionError where Lean gave no complete answer: then nothing may be said about existence.
    """
    asked = [n for n in names if plausible_name(n)]
    known: dict[str, Declaration | None] = dict.fromkeys(names)
    if not asked:
        return known
    base = context if context.endswith("\n") or not context else context + "\n"
    answer = await run_code(base + "".join(f"#check @_root_.{n}\n" for n in asked))
    if isinstance(answer, Unknown):
        raise SessionError(f"Lean gave no answer about {', '.join(asked[:3])}: {answer.detail or answer.reason}")
    first = base.count("\n") + 1
    for offset, name in enumerate(asked):
        about = [d for d in answer.diagnostics if d.line == first + offset]
        said = next((d.message for d in about if d.severity is Severity.INFO), None)
        if said is not None:
            known[name] = Declaration(name=name, statement=_statement(said))
        elif not any(_ABSENT.search(d.message) for d in about):
            raise SessionError(
                f"Lean gave no answer about {name}: {about[0].message if about else 'the text before it ends early'}"
            )
    return known


def _statement(message: str) -> str:
    """`@name : type` → `type`."""
    _, found, rest = message.partition(" : ")
    return (rest if found else message).strip()
