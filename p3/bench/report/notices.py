"""What a reader has to know before any number of a report."""

from __future__ import annotations

from p3.bench.report.data import ReportData
from p3.method.natures import NOT_CALLED, SIMULATED, self_judged
from p3.wording import quantity


def notices(data: ReportData) -> list[str]:
    """Sentences for the banner, the gravest first."""
    found = []
    if data.simulated:
        found.append(SIMULATED)
    elif not data.live:
        found.append(NOT_CALLED)
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
        found.append(self_judged(whose))
    left = data.planned - len(data.cells)
    if left:
        found.append(f"Unfinished: {left} of {data.planned} cells have no result that can be read.")
    if broken := len(data.corrupted):
        verb, paths = "is" if broken == 1 else "are", _some([str(c.path) for c in data.corrupted])
        found.append(f"{quantity(broken, 'cells')} cannot be read and {verb} left out: {paths}.")
    if data.label_fault:
        found.append(f"The labels of people are left out: {data.label_fault}.")
    errors = sum(c.row.solved is None for c in data.cells)
    if errors:
        again = "" if data.simulated else "; run again with --retry error"
        found.append(f"{quantity(errors, 'cells')} ended in an infrastructure error, left out of every rate{again}.")
    return found


def _some(items: list[str] | tuple[str, ...]) -> str:
    shown = ", ".join(items[:5])
    return f"{shown} and {len(items) - 5} more" if len(items) > 5 else shown
