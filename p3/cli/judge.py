"""`p3 judge`: how far an instruction judge can be trusted."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from p3.cli.console import Progress, emit, money, note, progress, table
from p3.cli.options import BaseUrl, Config, Json, JudgeVotes, KeyVariable, MaxCost, MaxTokens, Runs, Temperature, Timeout
from p3.cli.options import Model as ModelName

if TYPE_CHECKING:
    from p3.bench.judge_check import JudgeReport
    from p3.llm.budget import Budget
    from p3.settings import Settings

group = typer.Typer(help="The instruction judge.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.add_typer(group, name="judge")


@group.command()
def check(
    model: ModelName = None,
    items: Annotated[Path | None, typer.Option("--items", metavar="FILE", help="Planted items of your own.")] = None,
    side_by_side: Annotated[int, typer.Option("--jobs", "-j", help="Items judged side by side.")] = 4,
    base_url: BaseUrl = None,
    key_variable: KeyVariable = None,
    temperature: Temperature = None,
    max_tokens: MaxTokens = None,
    timeout: Timeout = None,
    votes: JudgeVotes = None,
    max_cost: MaxCost = None,
    runs: Runs = None,
    config: Config = None,
    as_json: Json = False,
) -> None:
    """Measure a judge on planted items: programs that keep or break an instruction. The same command goes on after a stop."""
    from p3.cli.wiring import run_async
    from p3.settings import load

    flags = {"model": model, "base_url": base_url, "key_variable": key_variable, "temperature": temperature, "runs": runs}
    flags |= {"max_tokens": max_tokens, "timeout_s": timeout, "judge_votes": votes, "max_cost": max_cost}
    settings = load(flags, config=config).settings
    with progress("judging") as bar:
        report, budget = run_async(_check(settings, items, side_by_side, bar))
    if as_json:
        emit({"model": report.model, "agreement": report.agreement, "kinds": report.kinds, "usage": budget.used})
    else:
        _print(report, budget)


async def _check(settings: Settings, items: Path | None, side_by_side: int, bar: Progress) -> tuple[JudgeReport, Budget]:
    from p3.bench.judge_check import Judged, check_judge
    from p3.bench.judge_items import planted_items
    from p3.cli.wiring import limits_of, model_named
    from p3.llm import for_cell
    from p3.llm.budget import Budget
    from p3.llm.journal import Journal
    from p3.trace import JsonlSink

    name = settings.roles.get("judge") or settings.model
    model = model_named(name, settings)
    planted = planted_items(items)
    asked = repr((name, settings.base_url, settings.temperature, settings.max_tokens, settings.judge_votes, planted))
    folder = settings.runs / f"judge-{hashlib.sha256(asked.encode()).hexdigest()[:12]}"
    done = 0

    def tell(judged: Judged) -> None:
        nonlocal done
        done += 1
        bar(done, len(planted), judged.item.id)

    with Journal(folder / "journal.jsonl") as journal, JsonlSink(folder / "trace.jsonl") as sink:
        budget = Budget(limits_of(settings), sink=sink, wall_used_s=journal.elapsed_s)
        kept = for_cell(model, journal=journal, budget=budget, sink=sink)
        try:
            report = await check_judge(kept, planted, votes=settings.judge_votes, parallel=side_by_side, progress=tell)
        finally:
            await model.close()
    return report, budget


def _print(report: JudgeReport, budget: Budget) -> None:
    a = report.agreement
    interval = f" (95 % {a.low:.2f} to {a.high:.2f})" if a.low is not None and a.high is not None else ""
    typer.echo(f"{report.model}: {a.agreement:.0%} of {a.items} items as labelled, kappa {a.kappa:.2f}{interval}\n")
    rows = [(k.kind, k.items, k.right, k.false_pass, k.false_fail, k.unknown) for k in report.kinds]
    table(("kind", "items", "right", "passed wrongly", "failed wrongly", "unknown"), rows)
    note(f"{budget.used.calls} calls, cost {money(budget.used.cost)}")
