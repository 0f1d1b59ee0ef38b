"""What later stages of a grade are bound to find, said early to whoever writes a candidate. Never a verdict."""

from __future__ import annotations

from p3.task.intake import filled
from p3.task.lexer import Kind, lex
from p3.task.model import Candidate, RegionKind, Task
from p3.task.problems import Problem, line_of

_SORRY = "leaves a gap that the axiom walk reports; prove it"
_NATIVE = "rests on the compiler instead of the kernel; use `decide`, `rfl` or a proof"
_AXIOM = "adds an axiom that the task does not allow; state it as a theorem and prove it"

_WORDS: dict[str, tuple[int, str, str]] = {
    "sorry": (8, "R_AXIOM_SORRY", _SORRY),
    "admit": (8, "R_AXIOM_SORRY", _SORRY),
    "sorryAx": (8, "R_AXIOM_SORRY", _SORRY),
    "axiom": (8, "R_AXIOM_CUSTOM", _AXIOM),
    "native_decide": (8, "R_AXIOM_NATIVE", _NATIVE),
    "bv_decide": (8, "R_AXIOM_NATIVE", _NATIVE),
    "ofReduceBool": (8, "R_AXIOM_NATIVE", _NATIVE),
    "Lean.ofReduceBool": (8, "R_AXIOM_NATIVE", _NATIVE),
    "unsafe": (9, "R_UNSAFE", "escapes the kernel; remove it"),
    "partial": (9, "R_PARTIAL", "hides the definition from proofs; prove termination with `termination_by` and `decreasing_by`"),
}
_SEARCHES = frozenset(("exact?", "apply?", "rw?", "hint"))


def foresee(task: Task, candidate: Candidate) -> tuple[Problem, ...]:
    """Words in the candidate's code (not in comments or strings) that a later stage will turn down, in order."""
    found: list[Problem] = []
    for region, body in filled(task, candidate):
        for token in lex(body).code():
            if token.kind is not Kind.IDENT:
                continue
            known = _WORDS.get(token.text)
            if known is None and token.text in _SEARCHES and region.kind is not RegionKind.IMPORTS:
                known = (8, "R_AXIOM_SORRY", "searches for a proof and leaves a gap; put the proof that it finds in its place")
            if known:
                stage, code, why = known
                line = line_of(body, token.start)
                found.append(Problem(stage=stage, code=code, region=str(region.id), line=line, message=f"`{token.text}` {why}"))
    return tuple(found)
