"""Events of model calls, as they appear in a trace."""

from __future__ import annotations

from typing import Literal

from p3.llm.model import Finish, Usage
from p3.trace import Event


class ModelCalled(Event):
    """A reply came, from a provider or from the journal."""

    kind: str = "model.call"
    role: str
    stream: str
    model: str
    finish: Finish
    usage: Usage
    tools: tuple[str, ...] = ()
    """Names of the tools the reply calls."""
    from_journal: bool = False
    duration_s: float = 0.0


class ModelRetried(Event):
    """A call failed in a way that may pass; it is tried again after `wait_s`."""

    kind: str = "model.retry"
    role: str
    stream: str
    attempt: int
    wait_s: float
    problem: str


class ToolsAsText(Event):
    """The provider takes no tools: from here on they are described in the prompt and called in text."""

    kind: str = "model.tools_as_text"
    model: str


class JournalDrifted(Event):
    """A resumed stream asks something else than its journal holds; it goes on live. Nothing recorded is thrown away."""

    kind: str = "journal.drift"
    stream: str
    position: int
    wanted: Literal["reply", "tool"]
    detail: str = ""


class JournalDamaged(Event):
    """Lines of an earlier attempt's journal cannot be read: what they held is asked for again. All others are used."""

    kind: str = "journal.damaged"
    path: str
    lines: int


class ReplayDrifted(Event):
    """A recording does not match this run and `--replay-drift warn` plays on."""

    kind: str = "replay.drift"
    stream: str
    position: int
    detail: str


class CostUnknown(Event):
    """A money budget is set, but the price of a model is not known, so it cannot be kept for that model."""

    kind: str = "budget.cost_unknown"
    model: str


class BudgetReached(Event):
    """A budget ended the cell or the run."""

    kind: str = "budget.reached"
    which: str
    limit: float
    used: float
