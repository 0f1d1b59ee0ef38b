"""Rows: one flat record per finished cell, and what is known of each task apart from any method."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from p3.method.model import Outcome, OutcomeStatus
from p3.method.runs import model_name
from p3.task.model import RegionKind, Task
from p3.task.rules import ImportClass


@dataclass(frozen=True)
class TaskFacts:
    """What makes a task difficult, measured without running any method."""

    task_id: str
    benchmark: str
    spec_size: int
    """Characters of frozen Lean text, comments and blank lines left out as far as a line shows it."""
    obligations: int
    import_class: ImportClass
    reference_proof_lines: int | None
    """Lines of the shipped proof; None where the benchmark ships none that is complete."""


@dataclass(frozen=True)
class Row:
    """A cell's result as the tables need it. `solved` and `mechanical` are None where the cell ended in an error."""

    task_id: str
    method: str
    model: str
    epoch: int
    status: OutcomeStatus
    code: str
    solved: bool | None
    mechanical: bool | None
    instruction: str
    cost: float | None
    tokens: int
    calls: int
    wall_s: float
    replans: int
    repairs: int
    gate_rejections: int
    review_rejections: int
    prover_solves: int
    retention: float | None
    """Share of planned nodes kept with the planned statement."""
    self_judged: bool
    simulated: bool
    covered: float | None
    """Repository tasks: share of specifications validly covered."""
    live: bool = True
    """False where no model was called."""
    sandboxed: bool = True
    """False where it was graded without a sandbox."""
    abandoned: float | None = 0.0
    """US dollars for replies of earlier attempts that were not used in the end; not in `cost`."""
    mathlib_layer: bool = False
    """Whether P3's own layer stood for Mathlib in its grade."""

    @property
    def arm(self) -> tuple[str, str]:
        """What is compared: (method, model)."""
        return self.method, self.model


def row(outcome: Outcome) -> Row:
    """The row of an outcome."""
    failed = outcome.status is OutcomeStatus.ERROR
    kept = outcome.retention
    verdict = outcome.verdict
    return Row(
        task_id=outcome.task_id,
        method=outcome.method,
        model=model_name(outcome.models),
        epoch=outcome.epoch,
        status=outcome.status,
        code=outcome.code,
        solved=None if failed else outcome.solved,
        mechanical=None if failed else outcome.mechanical,
        instruction=outcome.instruction.value,
        cost=outcome.usage.cost if outcome.usage.calls else 0.0,
        tokens=outcome.usage.input_tokens + outcome.usage.output_tokens,
        calls=outcome.usage.calls,
        wall_s=outcome.wall_s,
        replans=outcome.counts.replans,
        repairs=outcome.counts.repairs,
        gate_rejections=outcome.counts.gate_rejections,
        review_rejections=outcome.counts.review_rejections,
        prover_solves=outcome.counts.prover_solves,
        retention=kept.same_statement / kept.planned if kept and kept.planned else None,
        self_judged=outcome.self_judged,
        simulated=outcome.simulated,
        covered=verdict.covered / verdict.total if verdict and verdict.total and verdict.covered is not None else None,
        live=outcome.live,
        abandoned=outcome.abandoned.cost if outcome.abandoned.calls else 0.0,
        sandboxed=not (verdict and verdict.receipt) or verdict.receipt.sandboxed,
        mathlib_layer=bool(verdict and verdict.receipt and verdict.receipt.import_substitution),
    )


def facts(task: Task) -> TaskFacts:
    """What is known of a task apart from any method."""
    editable = {(r.path, line) for r in task.editable() for line in range(r.line, r.line + r.pristine.count("\n"))}
    spec = 0
    for file in task.files:
        for number, line in enumerate(file.text.split("\n"), start=1):
            text = line.strip()
            if text and not text.startswith("--") and (file.path, number) not in editable:
                spec += len(text)
    proof: int | None = None
    if task.reference and task.reference_complete:
        wanted = {str(r.id) for r in task.regions if r.kind in (RegionKind.PROOF, RegionKind.PROOF_AUX)}
        bodies = [body for key, body in task.reference.regions.items() if key in wanted]
        proof = sum(1 for body in bodies for line in body.split("\n") if line.strip())
    groups = {o.group for o in task.obligations}
    return TaskFacts(task.task_id, task.benchmark, spec, len(groups), task.import_class, proof)


def by_task(rows: Iterable[Row], value: str) -> dict[str, list[float]]:
    """Task → the values of one field over its rows, those that are None left out."""
    found: dict[str, list[float]] = {}
    for r in rows:
        x = getattr(r, value)
        if x is not None:
            found.setdefault(r.task_id, []).append(float(x))
    return found


def arms(rows: Iterable[Row]) -> dict[tuple[str, str], list[Row]]:
    """(method, model) → its rows, in the order in which they first occur."""
    found: dict[tuple[str, str], list[Row]] = {}
    for r in rows:
        found.setdefault(r.arm, []).append(r)
    return found


def restrict(rows: Iterable[Row], tasks: Mapping[str, object] | frozenset[str]) -> list[Row]:
    """Only the rows of these tasks."""
    return [r for r in rows if r.task_id in tasks]
