"""What has to be said beside any results: that they are simulated, that no model was called, that a judge judged itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

SIMULATED = "SIMULATED: outcomes were drawn by a random generator; no task was worked on and no model was called."
NOT_CALLED = "No model was called: the replies were scripted or recorded."


class Judged(Protocol):
    """What a row of results tells of how it came about."""

    @property
    def live(self) -> bool:
        """False where no model was called."""
        ...

    @property
    def self_judged(self) -> bool:
        """Whether the judge wrote the program too."""
        ...


def self_judged(whose: str) -> str:
    """The sentence about cells whose judge wrote their program."""
    return f"Self-judged: in {whose} the instruction judge is the model that wrote the program."


def nature(rows: Sequence[Judged]) -> str:
    """Sentences about real cells, empty where there is nothing to say."""
    said = []
    if rows and not any(r.live for r in rows):
        said.append(NOT_CALLED)
    if any(r.self_judged for r in rows):
        said.append(self_judged("some cells"))
    return " ".join(said)
