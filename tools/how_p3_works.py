"""Fills `docs/how-p3-works.md` from a real run: `python -m tools.how_p3_works` (or `--check`).

The page explains one run of a sample task. Its Lean and JSON stand between markers

    <!-- run: NAME -->
    <!-- end -->

and come from the run folder of that run, by the function of that name below. Nothing is taken that differs between machines.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from p3 import assets
from p3.llm.records import Record, read_records
from p3.method.model import Outcome
from p3.method.run_store import find_run
from p3.method.runs import cells_of
from p3.method.story import events, is_quiet, sentence
from p3.task.judge_view import judge_view
from p3.task.load import load_task
from p3.task.model import Task
from p3.task.splice import splice
from p3.task.view import shown_files

PAGE = Path(__file__).parent.parent / "docs" / "how-p3-works.md"
SAMPLE = "verina/samples/dedup"
_BLOCK = re.compile(r"(?P<head><!-- run: (?P<name>[\w-]+) -->\n).*?(?P<tail><!-- end -->)", re.DOTALL)


@dataclass(frozen=True)
class Run:
    """A finished run of the sample, as its folder has it."""

    task: Task
    outcome: Outcome
    events: tuple[dict[str, Any], ...]
    records: tuple[Record, ...]


def read(runs: Path) -> Run:
    """The newest run below a folder."""
    run = find_run(runs, "last")
    cell = run.cell(cells_of(run.spec)[0])
    outcome = cell.outcome()
    if outcome is None:
        raise SystemExit(f"{run.path} is not finished")
    attempt = cell.path / "attempt-1"
    records = read_records(attempt / "journal.jsonl")[1]
    return Run(run.task(outcome.task_id), outcome, tuple(events(attempt / "trace.jsonl")), records)


# ---------------------------------------------------------------- what the page shows


def task_text(run: Run) -> str:
    """The task as a model sees it."""
    return _fence("lean4", shown_files(run.task)["task.lean"])


def first_plan(run: Run) -> str:
    """The obligations of the plan that failed."""
    reply = next(r.reply for r in run.records if r.stream == "planner" and r.reply)
    plan = json.loads(reply.text)
    return _json([{k: n[k] for k in ("name", "role", "statement", "method", "uses") if n.get(k)} for n in plan["obligations"]])


def prompt_end(run: Run) -> str:
    """The end of the prompt after the first failed attempt."""
    asked = [r.request for r in run.records if r.stream == "elaborator/mem_keepLast" and r.request]
    text = asked[1].messages[1].content
    return _fence("text", text[text.index("# Now:") :])


def failure(run: Run) -> str:
    """What elaboration gave back."""
    event = next(e for e in run.events if e["kind"] == "elaborate.plan_failure")
    return _json({k: event[k] for k in ("part", "obligation", "cause", "evidence")})


def plan(run: Run) -> str:
    """The plan that passed."""
    assert run.outcome.plan is not None
    return _json(run.outcome.plan.plan.model_dump(mode="json", exclude_defaults=True))


def story(run: Run) -> str:
    """The events of the run in words, as `p3 runs show` tells them."""
    return _fence("text", "\n".join(sentence(e) for e in run.events if not is_quiet(e["kind"])))


def candidate(run: Run) -> str:
    """The solved file."""
    return _fence("lean4", splice(run.task, run.outcome.candidate).files["task.lean"])


def stages(run: Run) -> str:
    """The stages of the grade."""
    assert run.outcome.verdict is not None
    rows = [f"| {c.stage.value} | {c.status} |" for c in run.outcome.verdict.checks]
    return "\n".join(["| stage | |", "|---|---|", *rows])


def judged(run: Run) -> str:
    """What the instruction judge sees."""
    return _fence("lean4", "\n\n".join(r.text for r in judge_view(run.task, run.outcome.candidate).regions))


def judgement(run: Run) -> str:
    """What the instruction judge answered."""
    assert run.outcome.judgement is not None
    return _json(run.outcome.judgement.model_dump(mode="json", include={"status", "reason", "quotes", "votes"}))


def result(run: Run) -> str:
    """The outcome in short."""
    wanted = {"status", "mechanical", "instruction", "counts", "retention", "conformance", "live"}
    kept = run.outcome.model_dump(mode="json", include=wanted)
    kept["counts"] = {k: v for k, v in kept["counts"].items() if v}
    return _json(kept)


def journal(run: Run) -> str:
    """How many records each stream of the journal has."""
    counts: dict[str, dict[str, int]] = {}
    for record in run.records:
        row = counts.setdefault(record.stream, {"replies": 0, "answers of Lean": 0})
        row["replies" if record.kind == "reply" else "answers of Lean"] += 1
    rows = [f"| `{s}` | {c['replies']} | {c['answers of Lean']} |" for s, c in counts.items()]
    return "\n".join(["| stream | replies | answers of Lean |", "|---|---|---|", *rows])


BLOCKS: dict[str, Callable[[Run], str]] = {
    "task": task_text,
    "first-plan": first_plan,
    "prompt": prompt_end,
    "failure": failure,
    "plan": plan,
    "story": story,
    "candidate": candidate,
    "stages": stages,
    "judge-view": judged,
    "judgement": judgement,
    "result": result,
    "journal": journal,
}


def _fence(language: str, text: str) -> str:
    mark = "````" if "```" in text else "```"
    return f"{mark}{language}\n{text.rstrip()}\n{mark}"


def _json(value: Any) -> str:  # noqa: ANN401 - any JSON value
    return _fence("json", json.dumps(value, indent=1, ensure_ascii=False))


# ---------------------------------------------------------------- the page


def filled(page: str, run: Run) -> str:
    """The page with every block from the run. Raises KeyError for a block that nothing fills."""
    return _BLOCK.sub(lambda m: f"{m['head']}{BLOCKS[m['name']](run)}\n{m['tail']}", page)


async def make_run(runs: Path) -> None:
    """Run the sample with its hand-written replies, requests kept."""
    from p3.method.api import solve
    from p3.method.setup import default_setup

    folder = assets.benchmarks() / SAMPLE
    await solve(load_task(folder), model=f"scripted:{folder / 'replies.toml'}", runs=runs, setup=default_setup(record=True))


def main() -> None:
    """Write the page, or with `--check` say whether it is up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(make_run(Path(folder)))
        before = PAGE.read_text(encoding="utf-8")
        after = filled(before, read(Path(folder)))
    if check and before != after:
        sys.exit(f"{PAGE} is out of date; run python -m tools.how_p3_works")
    if not check:
        PAGE.write_text(after, encoding="utf-8")


if __name__ == "__main__":
    main()
