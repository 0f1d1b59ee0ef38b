"""`p3 demo`: the whole pipeline on sample tasks, with replies written by hand in place of a model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from p3.cli import options as o
from p3.cli.console import emit, note
from p3.errors import ExitCode

if TYPE_CHECKING:
    from p3.method.demo import Demo, Shown


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command()(demo)


def demo(
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Tasks worked on side by side.")] = 2,
    toolchain: o.Toolchain = None,
    unsafe: o.Unsafe = None,
    runs: o.Runs = None,
    config: o.Config = None,
    as_json: o.Json = False,
) -> None:
    """Show P3 at work on its sample tasks: gate, Lean, grade and run folders are real; only the replies are written by hand."""
    from p3.cli.live import LiveView
    from p3.cli.wiring import flags_of, run_async, setup_for
    from p3.method.demo import demonstrate
    from p3.settings import load

    settings = load(flags_of(locals()), config=config).settings
    setup = setup_for(settings, notice=note)
    if not as_json:
        typer.echo("No model is called: the replies are written by hand (scripted). Everything else is real.\n")
    with LiveView(story=False) as view:

        def ended(shown: Shown) -> None:
            view.done(shown.task.task_id)
            if not as_json:
                typer.echo("\n".join(lines(shown)))

        made = run_async(demonstrate(setup, settings.runs, jobs=jobs, sink=view.sink, ended=ended))
    _report(made, as_json=as_json)
    raise typer.Exit(ExitCode.OK if made.ok else ExitCode.NOT_SOLVED)


def lines(shown: Shown) -> list[str]:
    """A case for a person: what came of it, its story, where it is kept."""
    from p3.method.runs import cells_of
    from p3.method.story import told

    outcome = shown.outcome
    verdict = f"{outcome.status}{f' ({outcome.code})' if outcome.code else ''}, as it should be"
    if not shown.as_expected:
        verdict = f"{outcome.status} {outcome.code} {outcome.reason}, which was NOT expected"
    head = f"{shown.task.task_id}: {verdict}, {outcome.wall_s:.0f} s"
    shows = [f"  shows {s.what}" for s in shown.case.shows]
    story = [f"    {line}" for line in told(shown.run.cell(cells_of(shown.run.spec)[0]))]
    return [head, *shows, *story, f"  p3 runs show {shown.run.path.name}", ""]


def _report(made: Demo, *, as_json: bool) -> None:
    from p3.method.demo import ALL

    if as_json:
        cases = [
            {
                "task": s.task.task_id,
                "run": s.run.path,
                "as_expected": s.as_expected,
                "shows": [x.what for x in s.case.shows],
                "outcome": s.outcome,
            }
            for s in made.shown
        ]
        emit({"no_model_called": True, "ok": made.ok, "missing": made.missing, "cases": cases})
        return
    typer.echo("Shown: " + "; ".join(s.what for s in ALL if s.what not in made.missing) + ".")
    if made.missing:
        typer.echo("NOT shown: " + "; ".join(made.missing) + ".")
    solved = sum(s.outcome.solved for s in made.shown)
    meant = [s.task.task_id for s in made.shown if s.as_expected and not s.outcome.solved]
    rejected = f"; {', '.join(meant)} {'is' if len(meant) == 1 else 'are'} meant to be rejected" if meant else ""
    wrong = [s.task.task_id for s in made.shown if not s.as_expected]
    typer.echo(f"{solved} of {len(made.shown)} tasks solved{rejected}. Not as it should be: {', '.join(wrong) or 'none'}.")
    typer.echo("Tasks run side by side and wait for one another, so their times overlap.")
