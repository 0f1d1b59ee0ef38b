"""What a unit may write: text taken from a reply, cut to the unit's own declarations, checked as far as text alone allows."""

from __future__ import annotations

from p3.agent.draft import Draft, Unit, UnitKind, same_header, shifted
from p3.task import intake
from p3.task.declarations import DECLARING, Declaration, declarations
from p3.task.foresee import foresee
from p3.task.lexer import lex
from p3.task.model import Candidate, RegionKind


class Unsuitable(ValueError):
    """A text that cannot be the unit's; the message says what to do."""


def unfenced(text: str) -> str:
    """The inside of a fence, where the whole text is one."""
    lines = text.strip("\n").split("\n")
    if len(lines) > 1 and lines[0].lstrip().startswith("```") and lines[-1].strip() == "```":
        return "\n".join(lines[1:-1])
    return text


def own_text(draft: Draft, unit: Unit, region: str, text: str) -> tuple[str, str]:
    """A written text as the unit's share of a region, and a remark. Raises Unsuitable.

    Declarations of other units are taken out; a bare proof of a lemma gets the lemma's header; bodies are indented.
    """
    made = declarations(lex(text))
    others = {u.name for u in draft.units if u.name != unit.name and region in u.regions and u.kind is UnitKind.LEMMA}
    others |= {owner for owner in draft.order[region] if owner not in {u.name for u in draft.units}}
    text, gone = _without(text, made, others)
    remark = f" What you wrote of {', '.join(f'`{g}`' for g in gone)} was left out: it is not part of this task." if gone else ""
    kind = draft.task.region(region).kind
    if unit.kind is UnitKind.LEMMA and region == unit.home:
        return _lemma(unit, text), remark
    if kind in (RegionKind.CODE, RegionKind.PROOF):
        body = text.strip("\n")
        if kind is RegionKind.PROOF and body.lstrip().startswith("by\n"):
            body = body.lstrip()[3:]
        return shifted(body, draft.task.region(region).indent), remark
    return text.strip("\n"), remark


def _lemma(unit: Unit, text: str) -> str:
    """A lemma's share: as written when it declares the lemma as planned, with the header before it when it is a proof alone."""
    first = next((t.text for t in lex(text).code()), "")
    if first not in DECLARING and first not in (
        "@[",
        "private",
        "protected",
        "open",
        "section",
        "namespace",
        "mutual",
        "set_option",
    ):
        body = text.strip("\n")
        term = first in ("fun", "λ", "⟨", "|") and "by" not in body.split()[:1]
        if first == ":=":
            return f"{unit.header} {body.lstrip()}"
        if first == "by":
            return f"{unit.header} := {body.lstrip()}"
        return f"{unit.header} :=\n{shifted(body, 2)}" if term and first != "|" else f"{unit.header} := by\n{shifted(body, 2)}"
    if not same_header(text, unit.header):
        raise Unsuitable(
            "Not written: the text must declare the lemma exactly as planned,\n"
            f"{unit.header}\n"
            "If that statement is wrong, declare a plan failure with the evidence."
        )
    return text.strip("\n")


def _without(text: str, made: tuple[Declaration, ...], names: set[str]) -> tuple[str, list[str]]:
    gone = [d for d in made if d.name in names]
    for d in reversed(gone):
        text = text[: d.start] + text[d.end :]
    return text, [d.name for d in gone]


def objections(draft: Draft, region: str, text: str) -> list[str]:
    """What the text checks of the grade say about a share on its own; placeholders are allowed while work goes on."""
    candidate = Candidate(regions={region: text + "\n"})
    found = [p for p in intake.check(draft.task, candidate) if p.region == region]
    found += [p for p in foresee(draft.task, candidate) if p.code != "R_AXIOM_SORRY"]
    return [str(p) for p in found[:8]]
