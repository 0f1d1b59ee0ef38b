"""Lean's messages about a skeleton, turned into findings: which entry of the plan, and what to change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from p3.lean.model import Diagnostic
from p3.plan.model import Finding, PlanPart
from p3.plan.skeleton import Item, Skeleton

PER_ITEM, IN_ALL = 2, 20
"""Findings for one entry, and for one skeleton; the rest is a consequence more often than not."""
SHOWN = 900
"""Characters of one of Lean's messages."""

_UNKNOWN = re.compile(r"[Uu]nknown (?:identifier|constant|id)\w* [`'‘]([^`'’]+)[`'’]")

_ADVICE: tuple[tuple[re.Pattern[str], str, str], ...] = (
    (_UNKNOWN, "unknown_identifier", ""),
    (re.compile(r"already been declared"), "name_taken", "Give it another name."),
    (
        re.compile(r"failed to synthesize|typeclass instance problem is stuck"),
        "missing_instance",
        "Add the instance as a binder (such as `[DecidableEq α]`), or state it for a type that has one.",
    ),
    (
        re.compile(r"[Uu]nexpected (?:token|end of input)|expected token|^unexpected|; expected|unterminated"),
        "syntax",
        "Lean cannot read the text: check brackets, binders and notation.",
    ),
    (
        re.compile(r"fail(?:ed)? to (?:show termination|prove termination)|structural recursion"),
        "termination",
        "Define it by recursion on a constructor of one argument, or give `termination_by`.",
    ),
    (
        re.compile(r"[Tt]ype mismatch|[Ff]unction expected|[Tt]ype expected|[Ii]nvalid field"),
        "type_error",
        "Check argument order, implicit arguments and coercions.",
    ),
    (
        re.compile(r"don't know how to synthesize|[Aa]mbiguous"),
        "ambiguous",
        "Give the types or arguments that Lean cannot find.",
    ),
)  # fmt: skip
"""Pattern of a message → code of the finding, and what to do."""


def findings_of(
    errors: Iterable[Diagnostic], skeleton: Skeleton, planned: frozenset[str], suggest: Callable[[str], list[str]]
) -> tuple[Finding, ...]:
    """Findings for the errors of a skeleton. `planned` are all names of the plan, `suggest` gives near names of constants."""
    found: list[Finding] = []
    count: dict[str, int] = {}
    errors = list(errors)
    failed = {i.name for d in errors if (i := skeleton.locate(d.path, d.line))}
    for d in errors:
        item = skeleton.locate(d.path, d.line)
        owner = item.name if item else ""
        unknown = _UNKNOWN.search(d.message)
        knock_on = bool(unknown and unknown[1] in failed and unknown[1] != owner)
        count[owner] = count.get(owner, 0) + 1
        if count[owner] <= PER_ITEM and not (knock_on and found) and len(found) < IN_ALL:
            found.append(_finding(d, item, skeleton, planned, suggest))
    return tuple(found)


def _finding(
    d: Diagnostic, item: Item | None, skeleton: Skeleton, planned: frozenset[str], suggest: Callable[[str], list[str]]
) -> Finding:
    code, advice = "skeleton_error", "Change it so that it elaborates."
    for pattern, name, words in _ADVICE:
        if pattern.search(d.message):
            code, advice = name, words
            break
    unknown = _UNKNOWN.search(d.message)
    if unknown:
        advice = _unknown_advice(unknown[1], planned, suggest)
    lean = d.message if len(d.message) <= SHOWN else d.message[:SHOWN] + " …"
    if item is None:
        where = f"line {d.line} of {d.path}" if d.path else f"line {d.line}"
        message = (
            f"With the plan in place the task's own text fails at {where}: {lean}\nA planned name may shadow one of its names."
        )
        return Finding(part=PlanPart.OBLIGATIONS, code="shadowing", message=message)
    what = "signature" if item.part is PlanPart.DECOMPOSITION else "statement"
    message = f"The {what} of `{item.name}` does not elaborate ({_place(skeleton, item, d)}). Lean: {lean}\n{advice}"
    return Finding(part=item.part, code=code, message=message.strip(), node=item.name)


def _unknown_advice(name: str, planned: frozenset[str], suggest: Callable[[str], list[str]]) -> str:
    if name in planned:
        return f"`{name}` stands later in the file or in a file that this one does not import: change region or order."
    if len(name) <= 2:
        return f"Bind `{name}`: every variable and type variable of a statement needs a binder, such as `{{{name} : Type}}`."
    near = suggest(name)
    also = f"; near names that exist: {', '.join(f'`{n}`' for n in near)}" if near else ""
    return f"Bind `{name}`, plan it as a function or predicate, or use a constant that exists{also}."


def _place(skeleton: Skeleton, item: Item, d: Diagnostic) -> str:
    """The offending text: from the diagnostic's column on, at most a few words."""
    lines = skeleton.files[item.path].split("\n")
    line = lines[d.line - 1] if 0 < d.line <= len(lines) else ""
    text = line[d.column :].strip() or line.strip()
    if not text or text == ":= sorry":
        return "at its end"
    return f"at `{text[:60]}{'…' if len(text) > 60 else ''}`"
