"""The report's tables as rows of text, the same for HTML and Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from p3.bench.labels import LabelReport
from p3.bench.report.figures import label, several_models
from p3.bench.report.numbers import NONE, count, interval, money, p_value, percent, points
from p3.bench.summary import ArmSummary, Table
from p3.method.model import OutcomeStatus


@dataclass(frozen=True)
class Sheet:
    """One table: a title, column heads, rows, and a remark below."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    remark: str = ""


def sheets(table: Table) -> list[Sheet]:
    """Everything shown on one stratum."""
    found = [_rates(table)]
    if table.comparisons:
        found.append(_comparisons(table))
    found += [_per_task(table), _per_solve(table)]
    if any(a.retention is not None or a.replans or a.repairs or a.prover_solves for a in table.arms):
        found.append(_loop(table))
    found.append(_endings(table))
    return found


_PASS_AT = (
    " pass@k: solved at least once in k epochs, the unbiased estimate; only where every task has k epochs without an error."
)


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
        "Cells that ended in an error are left out of every rate." + (_PASS_AT if ks else ""),
    )


def _per_task(table: Table) -> Sheet:
    rows = []
    for name, a in zip(_names(table.arms), table.arms, strict=True):
        known = f"${a.known_cost:.2f}" + (f" + {a.unknown_costs} cells of unknown cost" if a.unknown_costs else "")
        figures = (count(a.tokens_per_task), count(a.calls_per_task), count(a.wall_per_task))
        rows.append((name, known, money(a.cost_per_task), *figures))
    heads = ("method", "spent in all", "cost", "tokens", "calls", "seconds")
    return Sheet(
        "Effort per task",
        heads,
        tuple(rows),
        "Mean over tasks of the mean over a task's epochs. Costs in US dollars. "
        "Spent in all: errors, and replies that a resumed cell did not come to again, included.",
    )


def _per_solve(table: Table) -> Sheet:
    rows = []
    for name, a in zip(_names(table.arms), table.arms, strict=True):
        cost = money(a.cost_per_solve) if a.cost_per_solve or a.unknown_costs else NONE
        rows.append((name, cost, count(a.tokens_per_solve), count(a.calls_per_solve), count(a.wall_per_solve)))
    heads = ("method", "cost", "tokens", "calls", "seconds")
    return Sheet("Effort per solve", heads, tuple(rows), "All that was used, failures included, over the number of solves.")


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
         count(a.prover_solves))
        for name, a in zip(_names(table.arms), table.arms, strict=True)
    )  # fmt: skip
    heads = ("method", "plan retention", "replans", "repairs", "gate rejections", "reviewer rejections", "closed by the prover")
    return Sheet(
        "The loop, means per cell",
        heads,
        rows,
        "Plan retention (share of planned obligations that the candidate has, with the planned statement) is only a proxy for "
        "how well the proof burden was predicted.",
    )


def _endings(table: Table) -> Sheet:
    statuses = [s for s in OutcomeStatus if any(a.statuses.get(s.value) for a in table.arms)]
    rows = tuple(
        (name, *(str(a.statuses.get(s.value, 0)) for s in statuses))
        for name, a in zip(_names(table.arms), table.arms, strict=True)
    )
    return Sheet("How cells ended", ("method", *(s.value.replace("_", " ") for s in statuses)), rows)


# ---------------------------------------------------------------- the judge


def judge_sheets(report: LabelReport) -> list[Sheet]:
    """The judge against people: agreement, mistakes by method, differences between methods again on people's labels."""
    a = report.agreement
    kappa = NONE if a.kappa != a.kappa else f"{a.kappa:.2f}"
    if a.kappa == a.kappa and a.low is not None and a.high is not None:
        kappa += f" [{a.low:.2f}, {a.high:.2f}]"
    both, person, judge, neither = a.table
    found = [
        Sheet(
            "Agreement",
            ("labels", "agreement", "Cohen's kappa", "both pass", "only the person passes", "only the judge passes", "both fail"),
            ((str(a.items), percent(a.agreement), kappa, str(both), str(person), str(judge), str(neither)),),
            "Interval of kappa: 95 %, bootstrap over tasks.",
        ),
        Sheet(
            "Mistakes of the judge",
            ("method", "labels", "passed wrongly", "failed wrongly"),
            tuple(
                (m.method, str(m.items), _share(m.false_pass, m.human_fails), _share(m.false_fail, m.human_passes))
                for m in report.methods
            ),
            "Passed wrongly: of those that people fail; failed wrongly: of those that people pass.",
        ),
    ]
    if report.differences:
        rows = tuple(
            (f"{first} – {second}", str(people.tasks), points(judge), points(people))
            for (first, second), (judge, people) in report.differences.items()
        )
        heads = ("pair", "shared tasks", "by the judge, points", "by people, points")
        found.append(Sheet("Differences on labelled cells", heads, rows, "Solved, on the labelled cells alone."))
    return found


def _share(part: int, whole: int) -> str:
    return f"{part} of {whole}" + (f" ({100 * part / whole:.0f} %)" if whole else "")
