"""The draft under elaboration: who writes which part of which region, and whose a line of Lean's answer is.

A region is the sequence of its owners' shares. An owner is a unit of work (a file's program, a lemma, a target) or a predicate
that the plan spells out. Workers change only their own shares, so what several of them did side by side is merged share by share.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from p3.plan.model import Node
from p3.task.declarations import declarations
from p3.task.lexer import Kind, lex
from p3.task.model import Candidate, RegionKind, Task
from p3.task.splice import Spliced, splice

PROGRAM_KINDS = frozenset({RegionKind.IMPORTS, RegionKind.GLOBAL_AUX, RegionKind.CODE_AUX, RegionKind.CODE})
"""Kinds of region that a program may fill."""
OPEN_WORDS = frozenset({"sorry", "admit", "sorryAx"})


class UnitKind(StrEnum):
    """What a unit of work writes."""

    PROGRAM = "program"
    """All functions of one file."""
    LEMMA = "lemma"
    TARGET = "target"


@dataclass(frozen=True)
class Hints:
    """What the plan knows that the prover can use."""

    recursion: tuple[str, ...] = ()
    """Variables that the functions involved recurse on."""
    library: tuple[str, ...] = ()
    unfold: tuple[str, ...] = ()
    """Functions to unfold."""


@dataclass(frozen=True)
class Unit:
    """A piece of work with its own shares, attempts and conversation."""

    name: str
    kind: UnitKind
    path: str
    home: str
    """Region id of its main share."""
    regions: tuple[str, ...]
    """Regions it may write, `home` included."""
    node: Node | None = None
    header: str = ""
    """A lemma's declaration up to its proof."""
    needs: frozenset[str] = frozenset()
    """Units whose result it rests on."""
    hints: Hints = Hints()


@dataclass(frozen=True)
class Range:
    """Lines of a file that one owner's share fills."""

    path: str
    first: int
    last: int
    owner: str
    region: str


@dataclass(frozen=True)
class Placed:
    """A draft spliced into its task."""

    spliced: Spliced
    ranges: tuple[Range, ...]
    headers: tuple[Range, ...]
    """Frozen lines that announce a region's declaration: Lean reports some faults of a body there."""

    def locate(self, path: str | None, line: int) -> Range | None:
        """Whose line it is; None in the task's own text."""
        for r in (*self.ranges, *self.headers):
            if (path is None or r.path == path) and r.first <= line <= r.last:
                return r
        return None


@dataclass(frozen=True)
class Draft:
    """Shares of regions by owner."""

    task: Task
    units: tuple[Unit, ...]
    """In topological order."""
    order: Mapping[str, tuple[str, ...]]
    """Region id → owners in the order of their shares."""
    base: Candidate
    """Texts of regions that nobody owns."""
    shares: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """(region, owner) → text."""

    def unit(self, name: str) -> Unit:
        """The unit of that name; raises KeyError."""
        return {u.name: u for u in self.units}[name]

    def share(self, region: str, owner: str) -> str:
        """An owner's text in a region; empty where it has none."""
        return self.shares.get((region, owner), "")

    def with_share(self, region: str, owner: str, text: str) -> Draft:
        """A copy with one share replaced."""
        return replace(self, shares={**self.shares, (region, owner): text})

    def of(self, owner: str) -> dict[str, str]:
        """Region → text of one owner's shares."""
        return {region: text for (region, who), text in self.shares.items() if who == owner}

    def with_owner(self, owner: str, texts: Mapping[str, str]) -> Draft:
        """A copy with all shares of an owner replaced."""
        kept = {key: text for key, text in self.shares.items() if key[1] != owner}
        return replace(self, shares={**kept, **{(region, owner): text for region, text in texts.items()}})

    def body(self, region: str) -> str:
        """A region's text: its shares, a blank line between them."""
        parts = [self.share(region, owner).strip("\n") for owner in self.order[region]]
        text = "\n\n".join(p for p in parts if p.strip())
        return text + "\n" if text else ""

    def candidate(self, *, leave_out: Iterable[str] = ()) -> Candidate:
        """What the draft amounts to. `leave_out` names owners whose shares are dropped."""
        draft = self
        for owner in leave_out:
            draft = draft.with_owner(owner, {})
        regions = {**self.base.regions}
        for region, owners in draft.order.items():
            if any(draft.share(region, owner).strip() for owner in owners):
                regions[region] = draft.body(region)
            elif owners:
                regions[region] = self.task.region(region).blank
        return Candidate(regions=regions)

    def place(self) -> Placed:
        """Splice into the task and say whose each line is."""
        spliced = splice(self.task, self.candidate())
        ranges = [r for region in self.order for r in self._ranges(region, spliced)]
        return Placed(spliced, tuple(ranges), tuple(self._headers(spliced)))

    def _ranges(self, region: str, spliced: Spliced) -> Iterable[Range]:
        span = spliced.spans[region]
        line = span.first_line
        for owner in self.order[region]:
            text = self.share(region, owner).strip("\n")
            if text.strip():
                last = line + text.count("\n")
                yield Range(span.path, line, last, owner, region)
                line = last + 2

    def _headers(self, spliced: Spliced) -> Iterable[Range]:
        for path, text in spliced.files.items():
            lines = {d.name: d.line for d in declarations(lex(text))}
            for r in self.task.editable():
                owners = self.order.get(str(r.id), ())
                if r.path == path and r.declaration in lines and owners:
                    span = spliced.spans[str(r.id)]
                    yield Range(path, lines[r.declaration], span.first_line - 1, owners[0], str(r.id))


# ---------------------------------------------------------------- text of shares


def is_open(text: str) -> bool:
    """Whether a text still holds a placeholder."""
    return any(t.kind is Kind.IDENT and t.text in OPEN_WORDS for t in lex(text).code())


def shifted(text: str, indent: int) -> str:
    """A body moved right so that its least indented line stands at least at `indent` columns."""
    lines = [line for line in text.split("\n") if line.strip()]
    least = min((len(line) - len(line.lstrip(" ")) for line in lines), default=indent)
    return text if least >= indent else textwrap.indent(text, " " * (indent - least), lambda line: bool(line.strip()))


def same_header(text: str, header: str) -> bool:
    """Whether a text declares exactly what a header says, spacing and comments aside."""
    wanted = [t.text for t in lex(header).code()]
    wanted[0:1] = []
    tokens = [t.text for t in lex(text).code()]
    size = len(wanted)
    for i, word in enumerate(tokens):
        if word in ("theorem", "lemma") and tokens[i + 1 : i + 1 + size] == wanted:
            return tokens[i + 1 + size : i + 2 + size] in ([":="], ["|"])
    return False
