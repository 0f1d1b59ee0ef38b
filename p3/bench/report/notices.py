"""What a reader has to know before any number of a report."""

from __future__ import annotations

from p3.bench.report.data import ReportData
from p3.bench.report.numbers import plural


def notices(data: ReportData) -> list[str]:
    """Sentences for the banner, the gravest first."""
    found = []
    if data.simulated:
        found.append("SIMULATED: these outcomes were drawn by a random generator. No task was worked on and no model was called.")
    elif not data.live:
        found.append("No model was called: every reply was scripted or recorded.")
    elif data.played:
        found.append(f"No model was called in cells of {_some(data.played)}: their replies were scripted or recorded.")
    if data.differing:
        found.append(
            f"The runs reported together differ in {', '.join(data.differing)}: a difference between methods may come from that."
        )
    if data.unsandboxed:
        found.append(f"Graded without a sandbox: {_some(data.unsandboxed)}.")
    if data.layered:
        found.append(f"Graded with P3's own layer in place of Mathlib, which may disagree: {_some(data.layered)}.")
    if data.self_judged:
        whose = "some cells" if data.self_judged == data.models else f"cells of {_some(data.self_judged)}, and of no other model,"
        found.append(f"Self-judged: in {whose} the instruction judge is the model that wrote the program.")
    left = data.planned - len(data.cells)
    if left:
        found.append(f"Unfinished: {left} of {data.planned} cells have no result that can be read.")
    if data.corrupted:
        found.append(
            f"{plural(len(data.corrupted), 'cell')} cannot be read and {'is' if len(data.corrupted) == 1 else 'are'} left out: "
            f"{_some([str(c.path) for c in data.corrupted])}."
        )
    if data.label_fault:
        found.append(f"The labels of people are left out: {data.label_fault}.")
    errors = sum(c.row.solved is None for c in data.cells)
    if errors:
        again = "" if data.simulated else "; run again with --retry error"
        found.append(f"{plural(errors, 'cell')} ended in an infrastructure error, left out of every rate{again}.")
    return found


def _some(items: list[str] | tuple[str, ...]) -> str:
    shown = ", ".join(items[:5])
    return f"{shown} and {len(items) - 5} more" if len(items) > 5 else shown
