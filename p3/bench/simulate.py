"""A simulated method: outcomes without models or Lean, for sizing experiments and for testing tables at full size.

Every outcome says `simulated`, and a run of simulated cells never mixes with real ones.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

import numpy as np

from p3.agent.model import InstructionStatus
from p3.llm.model import Usage
from p3.method.model import Cell, Counts, Outcome, OutcomeStatus


@dataclass(frozen=True)
class Skill:
    """How good a simulated method is. Rates are probabilities, `cost` is the median in US dollars of one cell."""

    rate: float
    """Mean probability of solving a task."""
    correlation: float = 0.5
    """Between epochs of one task, in (0, 1): 0 would make epochs independent, 1 would make them equal."""
    mechanical_gap: float = 0.05
    """Probability that a candidate passes Lean but not the instruction judge."""
    cost: float = 0.2
    errors: float = 0.0
    """Probability that a cell ends in an infrastructure error."""


@dataclass(frozen=True)
class SimulatedMethod:
    """Draws outcomes from skills; the same cell and seed always give the same outcome, in any order and process."""

    skills: dict[str, Skill]
    """Method name → skill."""
    seed: int = 0
    shared_difficulty: float = 0.5
    """Share of a task's difficulty that all methods have in common."""
    _fallback: Skill = field(default_factory=lambda: Skill(0.5))

    def outcome(self, cell: Cell) -> Outcome:
        """The outcome of a cell."""
        skill = self.skills.get(cell.method, self._fallback)
        rng = _rng(self.seed, cell.task_id, cell.method, cell.models.default, str(cell.epoch))
        chance = self._chance(cell, skill)
        failed = rng.random() < skill.errors
        mechanical = bool(rng.random() < min(1.0, chance + skill.mechanical_gap))
        solved = mechanical and bool(rng.random() < chance / min(1.0, chance + skill.mechanical_gap))
        cost = float(skill.cost * np.exp(rng.normal(0.0, 0.8)) * (1.5 - chance))
        tokens = int(cost * 300_000)
        status = OutcomeStatus.ERROR if failed else OutcomeStatus.SOLVED if solved else _unsolved(rng, mechanical)
        return Outcome(
            task_id=cell.task_id,
            method=cell.method,
            models=cell.models,
            epoch=cell.epoch,
            status=status,
            reason="simulated",
            code="E_SIMULATED" if failed else "",
            mechanical=mechanical and not failed,
            instruction=_instruction(failed, solved, mechanical),
            counts=Counts(replans=int(rng.poisson(0.6)), repairs=int(rng.poisson(3.0)), prover_solves=int(rng.poisson(1.2))),
            usage=Usage(calls=1 + int(rng.poisson(12)), input_tokens=tokens, output_tokens=tokens // 5, cost=cost),
            wall_s=float(60 * np.exp(rng.normal(0.0, 0.7))),
            live=False,
            simulated=True,
        )

    def _chance(self, cell: Cell, skill: Skill) -> float:
        """The task's own probability for this method: a beta draw coupled across methods through one normal copula."""
        from scipy import stats

        common = _rng(self.seed, cell.task_id).standard_normal()
        own = _rng(self.seed, cell.task_id, cell.method, cell.models.default).standard_normal()
        weight = np.sqrt(self.shared_difficulty)
        uniform = stats.norm.cdf(weight * common + np.sqrt(1 - self.shared_difficulty) * own)
        spread = (1 - skill.correlation) / skill.correlation
        return float(stats.beta.ppf(uniform, skill.rate * spread, (1 - skill.rate) * spread))


def _rng(seed: int, *parts: str) -> np.random.Generator:
    digest = hashlib.sha256("\0".join([str(seed), *parts]).encode()).digest()
    return np.random.default_rng(int.from_bytes(digest[:8], "big"))


def _unsolved(rng: np.random.Generator, mechanical: bool) -> OutcomeStatus:
    if mechanical:
        return OutcomeStatus.REJECTED
    return [OutcomeStatus.REJECTED, OutcomeStatus.GAVE_UP, OutcomeStatus.BUDGET][int(rng.integers(3))]


def _instruction(failed: bool, solved: bool, mechanical: bool) -> InstructionStatus:
    if failed or not mechanical:
        return InstructionStatus.UNKNOWN
    return InstructionStatus.PASS if solved else InstructionStatus.FAIL
