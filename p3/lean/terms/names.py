"""Structural Lean names: what two constants are compared by, never their printed form."""

from __future__ import annotations

import re
from typing import Self

Component = str | int
_PLAIN = re.compile(r"[^\W\d][\w'!?]*\Z")
_DIGITS = re.compile(r"\d+\Z")
_AUXILIARY = re.compile(
    r"(_.*|match_\d+|eq_\d+|proof_\d+|congr_eq_\d+|fun_cases.*|induct(_.*)?|eq_def|eq_unfold|splitter|mutual_induct|partial_correctness|fixpoint_induct|congr_simp|hcongr_\d+)\Z",
    re.DOTALL,
)


class Name(tuple[Component, ...]):
    """A Lean `Name`: its components from the outermost in. A numeric component differs from the string of its digits."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `A.b.«c d».3` as Lean would: guillemets quote a component, bare digits are numeric."""
        parts: list[Component] = []
        rest = text
        while rest:
            if rest.startswith("«") and (end := rest.find("»")) > 0:
                parts.append(rest[1:end])
                rest = rest[end + 1 :]
                if rest.startswith("."):
                    rest = rest[1:]
                continue
            piece, _, rest = rest.partition(".")
            parts.append(int(piece) if _DIGITS.match(piece) else piece)
        return cls(parts)

    def __str__(self) -> str:
        """Lean's notation, with control characters shown escaped so that a name cannot forge a line of a report."""
        if not self:
            return "[anonymous]"
        return ".".join(str(p) if isinstance(p, int) else p if _PLAIN.match(p) else f"«{_visible(p)}»" for p in self)

    def __repr__(self) -> str:
        return f"Name({str(self)!r})"

    @property
    def last(self) -> Component:
        """The innermost component; the empty string for the anonymous name."""
        return self[-1] if self else ""

    @property
    def parent(self) -> Name:
        """The name without its innermost component."""
        return Name(self[:-1])

    @property
    def public(self) -> Name:
        """The name as its author wrote it: without the prefix `_private.Module.0` that `private` puts before it."""
        if self[:1] == ("_private",):
            for i, part in enumerate(self):
                if isinstance(part, int):
                    return Name(self[i + 1 :])
        return self

    @property
    def is_auxiliary(self) -> bool:
        """Whether Lean made the name up beside a declaration (matchers, proofs, equation lemmas, hygienic names)."""
        own = self.public
        return any(isinstance(p, int) for p in own) or any(_AUXILIARY.match(p) for p in own if isinstance(p, str))

    @property
    def suspicious(self) -> bool:
        """Whether a component holds what no honest name holds: control characters, line ends, quotation marks, brackets."""
        return any(
            isinstance(p, str) and (not p.isprintable() or any(c in p for c in "«»\"'`[]{}\n")) and not _PLAIN.match(p)
            for p in self
        )


ANONYMOUS = Name()


def _visible(text: str) -> str:
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
