"""What has to be said beside any results: that they are simulated, that no model was called, that a judge judged itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from p3.method.run_index import Row

SIMULATED = "SIMULATED: outcomes were drawn by a random generator; no task was worked on and no model was called."


def nature(rows: Sequence[Row]) -> str:
    """Sentences about real cells, empty where there is nothing to say."""
    said = []
    if rows and not any(r.live for r in rows):
        said.append("No model was called: the replies were scripted or recorded.")
    if any(r.self_judged for r in rows):
        said.append("Self-judged: in some cells the instruction judge is the model that wrote the program.")
    return " ".join(said)
