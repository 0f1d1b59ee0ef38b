"""Cheap refutation by the language server: proving the negation of a statement, at small values where it quantifies."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Sequence

from p3.errors import SessionError
from p3.frozen import Frozen
from p3.lean.model import LeanSession, Severity, Unknown
from p3.lean.session.trial import cheats
from p3.lean.tactics import Binder, sight
from p3.task.lexer import State, lex

_SAMPLES: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = (
    (re.compile(r"Nat$|Fin\b|UInt\d+$"), ("0", "1", "2", "5")),
    (re.compile(r"Int$"), ("0", "1", "(-1)", "(-3)")),
    (re.compile(r"Bool$"), ("true", "false")),
    (re.compile(r"List\b"), ("[]", "[0]", "[1, 0]", "[0, 0]", "[2, 1, 3]")),
    (re.compile(r"Array\b"), ("#[]", "#[0]", "#[1, 0]")),
    (re.compile(r"Option\b"), ("none", "(some 0)")),
    (re.compile(r"String$"), ('""', '"a"', '"ab"')),
    (re.compile(r"Char$"), ("'a'", "'0'")),
)
MOST = 40
"""Instances of one statement."""


class Refutation(Frozen):
    """A proof of the negation, as elaborated by Lean in the session. No verdict."""

    tactic: str
    values: tuple[str, ...] = ()
    """Arguments at which the statement fails, where it was refuted at some."""


def _instances(binders: Sequence[Binder]) -> Iterable[tuple[str, ...]]:
    """Small argument lists, the smallest first; hypotheses (and types without samples) end the list."""
    columns = []
    for b in binders:
        values = next((v for pattern, v in _SAMPLES if pattern.match(b.type)), None)
        if values is None or not b.is_data:
            break
        columns.append(values)
    tuples = itertools.product(*(range(len(c)) for c in columns)) if columns else iter(())
    for where in sorted(itertools.islice(tuples, 2000), key=lambda w: (sum(w), w))[:MOST]:
        yield tuple(c[i] for c, i in zip(columns, where, strict=True))


def _proofs(statement: str, unfold: Sequence[str]) -> Iterable[Refutation]:
    simp = f" [{', '.join(unfold)}]" if unfold else ""
    for tactic in ("decide", f"simp{simp}", "omega", f"intro h; simp{simp} at h", "intro h; omega"):
        yield Refutation(tactic=tactic)
    ends = f"first | (revert this; decide) | (simp{simp} at this; done) | omega"
    for values in _instances(sight(f"⊢ {statement}").introduced):
        yield Refutation(tactic=f"intro h; have := h {' '.join(values)}; {ends}", values=values)


def _one_term(statement: str) -> bool:
    """Whether a text can stand between brackets: it closes all that it opens, and no comment or string stays open."""
    read, depth = lex(statement), 0
    for token in read.code():
        depth += (token.text in ("(", "[", "{", "⟨")) - (token.text in (")", "]", "}", "⟩"))
        if depth < 0:
            return False
    return depth == 0 and read.end is State.CODE and all(not t.comment for t in read.tokens)


async def refute(
    session: LeanSession, *, statement: str, context: str = "", unfold: Sequence[str] = (), deadline_s: float | None = None
) -> Refutation | None:
    """A proof that the closed `statement` is false at the end of `context`; None where none was found, which says nothing.

    Raises SessionError where Lean gave no complete answer.
    """
    if cheats(statement) or not _one_term(statement):
        return None
    proofs = list(_proofs(" ".join(statement.split()), unfold))
    base = context if not context or context.endswith("\n") else context + "\n"
    lines = [f"theorem P3Refuted{i} : ¬ ({' '.join(statement.split())}) := by {p.tactic}" for i, p in enumerate(proofs)]
    answer = await session.run_code(base + "\n".join([*lines, "#check P3Refuted0"]) + "\n", deadline_s=deadline_s)
    if isinstance(answer, Unknown):
        raise SessionError(f"Lean gave no answer about the statement: {answer.detail or answer.reason}")
    first = base.count("\n") + 1
    if not any(d.line == first + len(lines) for d in answer.diagnostics):
        raise SessionError("Lean did not read on to the end of the text")
    bad = {d.line for d in answer.diagnostics if d.severity is Severity.ERROR or d.kind == "hasSorry"}
    return next((p for i, p in enumerate(proofs) if first + i not in bad), None)
