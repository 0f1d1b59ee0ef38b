"""A simulated method: outcomes without models or Lean, for sizing experiments and for testing tables at full size.

Every outcome says `simulated`, and a run of simulated cells never mixes with real ones. A file of skills is TOML:

    tasks = 189                 # made-up tasks; without it the benchmark's own are taken
    seed = 0

    [skill.p3]
    rate = 0.62
    cost = 0.8

    [skill.seq]
    rate = 0.48
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import numpy as np
from pydantic import ConfigDict, Field, ValidationError

from p3.agent.model import InstructionStatus
from p3.errors import UsageError
from p3.frozen import Frozen
from p3.llm.model import Usage
from p3.method.model import Cell, Counts, Outcome, OutcomeStatus, RunSpec
from p3.method.runs import RunFolder, cells_of
from p3.validation import fault

_Inside = Annotated[float, Field(gt=0, lt=1)]
_Share = Annotated[float, Field(ge=0, le=1)]


@dataclass(frozen=True)
class Skill:
    """How good a simulated method is. Rates are probabilities, `cost` is the median in US dollars of one cell."""

    rate: _Inside
    """Mean probability of solving a task."""
    correlation: _Inside = 0.5
    """Between epochs of one task, in (0, 1): 0 would make epochs independent, 1 would make them equal."""
    mechanical_gap: _Share = 0.05
    """Probability that a candidate passes Lean but not the instruction judge."""
    cost: Annotated[float, Field(ge=0)] = 0.2
    errors: _Share = 0.0
    """Probability that a cell ends in an infrastructure error."""


class Simulation(Frozen):
    """A file of skills."""

    model_config = ConfigDict(extra="forbid")

    skill: dict[str, Skill]
    """Method name → skill."""
    seed: int = 0
    shared_difficulty: _Share = 0.5
    tasks: int | None = Field(default=None, ge=1)
    """Number of made-up tasks; None takes the benchmark's own."""


def read_simulation(path: Path) -> Simulation:
    """A file of skills. Raises UsageError naming what is wrong."""
    try:
        return Simulation.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise UsageError(f"cannot read the skills in {path}: {error.strerror}") from error
    except ValidationError as error:
        raise UsageError(f"the skills in {path}: {fault(error, Simulation)}") from error
    except ValueError as error:
        raise UsageError(f"the skills in {path} are not valid TOML: {error}") from error


def simulated_spec(spec: RunSpec, simulation: Simulation) -> RunSpec:
    """The specification of a simulated run: another run than the real one. Raises UsageError for a method without skill."""
    if missing := [m for m in spec.methods if m not in simulation.skill]:
        raise UsageError(f"no skill is given for {', '.join(missing)}; skills are given for {', '.join(simulation.skill)}")
    tasks = {f"simulated_{i + 1}": "" for i in range(simulation.tasks)} if simulation.tasks else spec.tasks
    return spec.model_copy(update={"tasks": tasks, "simulation": simulation.model_dump(mode="json")})


def simulate(run: RunFolder, *, progress: Callable[[int, int], None] = lambda done, of: None) -> None:
    """Draw every outcome that a simulated run lacks. Nothing was paid for, so nothing is synced one by one."""
    data = Simulation.model_validate(run.spec.simulation)
    method = SimulatedMethod(data.skill, seed=data.seed, shared_difficulty=data.shared_difficulty)
    cells = cells_of(run.spec)
    for number, cell in enumerate(cells, 1):
        folder = run.cell(cell)
        if not folder.committed:
            folder.settle(method.outcome(cell), durable=False)
        if number % 100 == 0 or number == len(cells):
            progress(number, len(cells))


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
