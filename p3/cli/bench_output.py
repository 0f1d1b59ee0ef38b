"""What `p3 bench` prints: what a bench would take, and what it came to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from p3.cli.console import emit, money, note, table
from p3.errors import ExitCode
from p3.method.natures import SIMULATED, nature

if TYPE_CHECKING:
    from p3.bench.watch import Status
    from p3.method.model import RunSpec
    from p3.method.runs import RunFolder
    from p3.settings import Settings


def print_estimate(spec: RunSpec, settings: Settings, *, as_json: bool) -> None:
    """Cells and money that a bench would take."""
    from p3.bench.dry_run import estimate
    from p3.cli.wiring import price_of
    from p3.method.run_store import all_runs
    from p3.wording import quantity

    found = estimate(spec, price=lambda name: price_of(name, settings), earlier=all_runs(settings.runs))
    if as_json:
        arms = [
            {"method": a.method, "model": a.model, "cells": a.cells, "tokens_in": a.tokens.total[0],
             "tokens_out": a.tokens.total[1], "source": a.tokens.source, "cost": a.cost}
            for a in found.arms
        ]  # fmt: skip
        emit({"run_id": spec.run_id, "tasks": len(spec.tasks), "cells": found.cells, "cost": found.cost,
              "at_most": found.at_most, "arms": arms})  # fmt: skip
        return
    rows = [
        (a.method, a.model, a.cells, f"{a.tokens.total[0]:,.0f} + {a.tokens.total[1]:,.0f}", a.tokens.source, money(a.cost))
        for a in found.arms
    ]
    table(("method", "model", "cells", "tokens per cell (in + out)", "by", "cost"), rows)
    what = f"{quantity(len(spec.tasks), 'tasks')}, {quantity(found.cells, 'cells')}"
    typer.echo(f"{what}, about {money(found.cost)} in all, cached input not considered")
    if found.at_most is not None:
        typer.echo(f"the budgets of the cells allow ${found.at_most:.2f} at most")
    if any(not a.tokens.measured for a in found.arms):
        typer.echo(
            "assumed: calls by the bounds of the loops times the size of their prompts, as long as no runs have been measured"
        )


def print_status(run: RunFolder, *, as_json: bool) -> Status:
    """What a run has come to."""
    from p3.bench.watch import Watch

    status = Watch(run).look()
    if as_json:
        emit({"run": run.path, "simulated": run.record.simulated, "finished": status.finished, "cells": status.cells,
              "self_judged": any(r.self_judged for r in status.rows), "live": any(r.live for r in status.rows),
              "done": status.done, "errors": status.errors, "arms": status.arms, "spent": status.spent,
              "corrupted": status.corrupted})  # fmt: skip
        return status
    if run.record.simulated:
        typer.echo(SIMULATED)
    elif said := nature(status.rows):
        typer.echo(said)
    rows = [
        (a.method, a.model, a.done, a.solved, a.mechanical, a.errors, money(None if a.unknown_costs else a.cost))
        for a in status.arms
    ]
    table(("method", "model", "cells", "solved", "accepted by Lean", "errors", "cost"), rows)
    typer.echo(f"{status.done} of {status.cells} cells; run {run.path}; p3 report {run.path.name} writes the report")
    for broken in status.corrupted:
        note(f"{broken.path} cannot be read and is left out: {broken.reason}; --retry error works on that cell again")
    if status.errors and not run.record.simulated:
        note(f"{status.errors} cells ended in an error of the infrastructure; --retry error works on them again")
    return status


def code_of(status: Status, *, simulated: bool = False) -> ExitCode:
    """The exit code: well where every cell has a result that is no error of the infrastructure (simulated ones are drawn)."""
    if status.corrupted or (status.errors and not simulated):
        return ExitCode.ENVIRONMENT
    return ExitCode.OK if status.finished else ExitCode.NOT_SOLVED
