"""The tools of the elaborator as they are offered: names, what they do, their arguments."""

from __future__ import annotations

from pydantic import Field

from p3.agent.toolbox import Arguments
from p3.plan.model import PlanPart


class WriteRegion(Arguments):
    """Replace your whole text in a region; Lean's answer comes with the next turn."""

    region: str = Field(description="id of a region that you may write")
    text: str = Field(description="Lean text without the marker lines; for a lemma either its proof alone or whole declarations")


class PatchRegion(Arguments):
    """Replace one piece of your text in a region."""

    region: str = Field(description="id of a region that you may write")
    old: str = Field(description="a piece of your present text that occurs exactly once")
    new: str = Field(description="what stands there instead")


class GoalAt(Arguments):
    """The goals at a line of a region's present text."""

    region: str
    line: int = Field(description="1-based line within the region")


class TryTactics(Arguments):
    """Try several tactics at a line of a region, each on its own, without changing the text."""

    region: str
    line: int = Field(description="1-based line within the region; what stands on it is replaced for the trial")
    tactics: list[str] = Field(description="up to 12 tactics or short tactic blocks")


class Diagnostics(Arguments):
    """What Lean says about the present text of your file, without changing it."""


class RunProver(Arguments):
    """Let the automatic prover try many tactics at a `sorry` of a region: inductions, case splits, simp, omega, decide."""

    region: str
    line: int = Field(description="1-based line within the region; it must hold a `sorry`")


class Search(Arguments):
    """Names in the library and the task that match a query."""

    query: str = Field(description="part of a name, such as List.reverse_app")


class StatementOf(Arguments):
    """The exact statement of a constant."""

    name: str


class PlanFailed(Arguments):
    """Give the plan back because it cannot work: a statement is false, a lemma is missing, a signature is wrong."""

    part: PlanPart = Field(description="the part of the plan at fault")
    evidence: str = Field(description="what shows it: a counterexample, the goal that cannot be closed and why")


class ProgramWrong(Arguments):
    """The plan is right but the program as written does not do what it says: have it written anew."""

    evidence: str = Field(description="an input and what the program gives for it")


class Submit(Arguments):
    """Say that this part is finished; Lean checks it."""


TOOLS: dict[str, type[Arguments]] = {
    "write_region": WriteRegion,
    "patch_region": PatchRegion,
    "diagnostics": Diagnostics,
    "goal": GoalAt,
    "try_tactics": TryTactics,
    "run_prover": RunProver,
    "search": Search,
    "statement": StatementOf,
    "declare_plan_failure": PlanFailed,
    "report_wrong_program": ProgramWrong,
    "submit": Submit,
}
MOST_CALLS = 12
"""Calls of one reply that are carried out."""
