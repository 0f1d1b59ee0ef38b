"""A reason to turn a candidate's text down, as the stages that read text alone give it."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator

from p3.frozen import Frozen

MOST_OF_A_KIND = 50
"""Problems of one kind that are told of one region; nobody reads more, and each takes time to place."""


class Problem(Frozen):
    """One reason to turn a candidate's text down."""

    stage: int
    """1 intake, 2 lexer, 3 allow-lists."""
    code: str
    """A reason code `R_…`."""
    region: str | None = None
    line: int | None = None
    """1-based line within the region."""
    message: Annotated[str, AfterValidator(lambda message: " ".join(message.split()))]
    """A sentence that says what to change, in one line whatever it quotes; fit for a model."""

    def __str__(self) -> str:
        where = f"region `{self.region}`" if self.region else ""
        if where and self.line:
            where += f", line {self.line}"
        return f"{where}: {self.message}" if where else self.message


def line_of(text: str, offset: int) -> int:
    """1-based line of an offset."""
    return text.count("\n", 0, offset) + 1
