"""The report's tables as rows of text, the same for HTML and Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from p3.bench.report.figures import label, several_models
from p3.bench.report.numbers import NONE, count, interval, money, p_value, percent, points
from p3.bench.summary import ArmSummary, Table


@dataclass(frozen=True)
class Sheet:
    """One table: a title, column heads, rows, and a remark below."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    remark: str = ""


def sheets(table: Table) -> list[Sheet]:
    """Everything shown on one stratum."""
    found = [_rates(table), _effort(table)]
    if table.comparisons:
        found.append(_comparisons(table))
    if any(a.retention is not None or a.replans or a.repairs for a in table.arms):
        found.append(_loop(table))
    return found


def _names(arms: Sequence[ArmSummary]) -> list[str]:
    return [label(a.arm, several_models(arms)) for a in arms]


def _rates(table: Table) -> Sheet:
    ks = sorted({k for a in table.arms for k in a.pass_at if k > 1})
    covered = any(a.covered for a in table.arms)
    rows = []
    for name, arm in zip(_names(table.arms), table.arms, strict=True):
        row = [name, str(arm.tasks), str(arm.cells), str(arm.errors), interval(arm.mechanical), interval(arm.solved)]
        row += [percent(arm.pass_at.get(k)) for k in ks]
        rows.append((*row, interval(arm.covered)) if covered else tuple(row))
    heads = ("method", "tasks", "cells", "errors", "accepted by Lean", "solved", *(f"pass@{k}" for k in ks))
    return Sheet(
        "Solved",
        (*heads, "specifications covered") if covered else heads,
        tuple(rows),
        "Solved = accepted by Lean and by the instruction judge. Intervals: 95 %, bootstrap over tasks. "
        "Cells that ended in an error are left out of every rate.",
    )


def _effort(table: Table) -> Sheet:
    rows = []
    for name, a in zip(_names(table.arms), table.arms, strict=True):
        known = f"${a.known_cost:.2f}" + (f" + {a.unknown_costs} cells of unknown cost" if a.unknown_costs else "")
        solve = money(a.cost_per_solve) if a.cost_per_solve or a.unknown_costs else NONE
        task = money(a.cost_per_task)
        rows.append(
            (name, known, task, solve, count(a.tokens_per_task), count(a.tokens_per_solve), count(a.calls_per_task),
             count(a.calls_per_solve), count(a.wall_per_task), count(a.wall_per_solve))
        )  # fmt: skip
    heads = (
        "method", "spent", "cost per task", "cost per solve", "tokens per task", "tokens per solve", "calls per task",
        "calls per solve", "seconds per task", "seconds per solve",
    )  # fmt: skip
    return Sheet("Effort", heads, tuple(rows), "Per solve: all that was used, failures included, over the number of solves.")


def _comparisons(table: Table) -> Sheet:
    several = several_models(table.arms)
    rows = tuple(
        (
            f"{label(c.first, several)} – {label(c.second, several)}",
            str(c.solved.tasks),
            points(c.solved),
            points(c.mechanical),
            f"{c.test.first_only} / {c.test.second_only}",
            p_value(c.test.p_value),
            p_value(c.adjusted_p),
        )
        for c in table.comparisons
    )
    heads = ("pair", "shared tasks", "solved, points", "accepted by Lean, points", "only first / only second", "p", "p (Holm)")
    return Sheet(
        "Paired differences",
        heads,
        rows,
        "Differences with 95 % intervals over tasks; exact McNemar test on tasks (solved: at least half of its epochs); "
        "p-values adjusted by Holm's method over this table.",
    )


def _loop(table: Table) -> Sheet:
    rows = tuple(
        (name, percent(a.retention), count(a.replans), count(a.repairs), count(a.gate_rejections), count(a.review_rejections),
         count(a.prover_solves), ", ".join(f"{k} {v}" for k, v in a.statuses.items()))
        for name, a in zip(_names(table.arms), table.arms, strict=True)
    )  # fmt: skip
    heads = (
        "method",
        "plan retention",
        "replans",
        "repairs",
        "gate rejections",
        "reviewer rejections",
        "closed by the prover",
        "cells",
    )
    return Sheet(
        "The loop, means per cell",
        heads,
        rows,
        "Plan retention is only a proxy for how well the proof burden was predicted.",
    )
