"""What a reader has to know before any number of a report."""

from __future__ import annotations

from p3.bench.report.data import ReportData


def notices(data: ReportData) -> list[str]:
    """Sentences for the banner, the gravest first."""
    found = []
    if data.simulated:
        found.append("SIMULATED: these outcomes were drawn by a random generator. No task was worked on and no model was called.")
    elif not data.live:
        found.append("No model was called: every reply was scripted or recorded.")
    if data.unsandboxed:
        found.append(f"Graded without a sandbox: {_some(data.unsandboxed)}.")
    if data.self_judged:
        found.append("Self-judged: in some cells the instruction judge is the model that wrote the program.")
    left = data.planned - len(data.cells)
    if left:
        found.append(f"Unfinished: {left} of {data.planned} cells have no result yet.")
    if data.corrupted:
        found.append(
            f"{len(data.corrupted)} cell files cannot be read and are left out: {_some([str(c.path) for c in data.corrupted])}."
        )
    errors = sum(c.row.solved is None for c in data.cells)
    if errors:
        found.append(f"{errors} cells ended in an infrastructure error and enter no rate; run again with --retry error.")
    return found


def _some(items: list[str] | tuple[str, ...]) -> str:
    shown = ", ".join(items[:5])
    return f"{shown} and {len(items) - 5} more" if len(items) > 5 else shown
