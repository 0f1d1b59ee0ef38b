"""The story of a cell for a person: its events in words, and what it came to."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from p3.agent.model import InstructionStatus
from p3.grade.model import CheckStatus
from p3.method.leases import attempts
from p3.method.model import Outcome
from p3.method.natures import NOT_CALLED, SIMULATED
from p3.method.runs import CellFolder
from p3.wording import quantity

Fields = Mapping[str, Any]

_WIDTH = 160
_QUIET = frozenset({"model.call", "planner.tool", "elaborate.tool", "cell.end", "method.end"})
"""Kinds that only the full story tells."""


def _call(e: Fields) -> str:
    usage, tools = e["usage"], e["tools"]
    what = f"calls {', '.join(tools)}" if tools else e["finish"]
    origin = " (from the journal)" if e["from_journal"] else ""
    return f"{e['stream']}: {e['model']} {what}, {usage['input_tokens']} + {usage['output_tokens']} tokens{origin}"


def _node(e: Fields) -> str:
    return f" at {e['obligation']}" if e["obligation"] else ""


PHRASES: dict[str, Callable[[Fields], str]] = {
    "cell.start": lambda e: f"{e['task_id']}: {e['method']}, attempt {e['attempt']}",
    "cell.end": lambda e: f"{e['status']} {e['code']} {e['reason']}",
    "method.end": lambda e: f"the method ended: {e['status']} {e['reason']}",
    "planner.tool": lambda e: f"planner uses {e['tool']}: {e['summary']}",
    "planner.plan": lambda e: (
        f"plan {e['sha256'][:8]}: {quantity(e['functions'], 'functions')}, {quantity(e['nodes'], 'obligations')}"
    ),
    "planner.unreadable": lambda e: f"the planner's reply holds no plan: {e['problem']}",
    "plan.rejected": lambda e: f"plan {e['round']} rejected by the {e['by']}: {', '.join(e['codes'])} {e['problem']}",
    "review": lambda e: f"reviewer: {e['verdict']}, {e['blocking']} blocking {e['problem']}",
    "plan.frozen": lambda e: f"plan {e['sha256'][:8]} is frozen",
    "plan.replan": lambda e: f"back to planning, for the {_nth(e['number'])} time: {e['part']} ({e['cause']})",
    "elaborate.unit": lambda e: f"{_unit(e)}{', carried over' if e['carried'] else ''}",
    "elaborate.tool": lambda e: f"{e['unit']}: {e['tool']} {'' if e['ok'] else 'declined'} {e['summary']}",
    "elaborate.attempt": lambda e: f"{e['unit']}: attempt {e['number']}, {_errors(e)}",
    "elaborate.stuck": lambda e: f"{e['unit']} is stuck ({e['cause']}): {e['action']}",
    "elaborate.closed": lambda e: f"{e['unit']} is {'carried over' if e['by'] == 'carried' else 'closed by the ' + e['by']}",
    "elaborate.plan_failure": lambda e: f"the plan fails in its {e['part']}{_node(e)} ({e['cause']}): {e['evidence']}",
    "elaborate.recode": lambda e: f"the program is written anew, from {e['unit']}: {e['evidence']}",
    "prompt.shrunk": lambda e: f"{e['role']}: the prompt did not fit; left out: {', '.join(e['left_out'])}",
    "judge.vote": lambda e: f"instruction judge: {e['status']} {e['code']} {e['reason']}",
    "judge": lambda e: f"instruction, scored: {e['status']} {e['code']}",  # the votes gave the reasons
    "grade": lambda e: f"grade: {e['status']} {e['code']} {e['evidence']}",
    "model.call": _call,
    "model.retry": lambda e: f"{e['stream']}: {e['problem']}; again in {e['wait_s']:.1f} s",
    "model.tools_as_text": lambda e: f"{e['model']} takes no tools; they are given in text",
    "journal.drift": lambda e: f"{e['stream']} goes another way than its journal at {e['position']}; on live",
    "journal.damaged": lambda e: (
        f"{quantity(e['lines'], 'lines')} of {e['path']} cannot be read; what they held is asked for again"
    ),
    "replay.drift": lambda e: f"{e['stream']} differs from the recording at call {e['position']}: {e['detail']}",
    "budget.cost_unknown": lambda e: f"the price of {e['model']} is not known, so the money budget does not hold for it",
    "budget.reached": lambda e: f"the {e['which']} budget of {e['limit']:g} is used up",
}
"""Kind of event → its words. Every event of P3 is here."""


def _nth(number: int) -> str:
    return {1: "first", 2: "second", 3: "third"}.get(number, f"{number}th")


def _errors(e: Fields) -> str:
    if not e["known"]:
        return "no complete answer of Lean"
    return quantity(e["errors"], "errors") if e["errors"] else "no errors"


def _unit(e: Fields) -> str:
    return str(e["unit"]) if e["unit"] == e["what"] else f"{e['unit']} ({e['what']})"


def details(event: Fields) -> Iterator[str]:
    """What stands behind an event, in lines: the findings against a plan, what Lean said about a text."""
    for text in (*(event.get("findings") or ()), *(event.get("messages") or ())):
        yield from str(text).strip().splitlines()


def sentence(event: Fields, *, width: int | None = _WIDTH) -> str:
    """One event in words, shortened to a width; an unknown kind shows its fields."""
    kind = str(event.get("kind", ""))
    try:
        text = PHRASES[kind](event)
    except (KeyError, TypeError, ValueError, AttributeError):
        text = f"{kind} " + ", ".join(f"{k}={v}" for k, v in event.items() if k not in ("kind", "at"))
    text = " ".join(text.split())
    return text if width is None or len(text) <= width else text[: width - 1] + "…"


def is_quiet(kind: str) -> bool:
    """Whether only the full story tells events of this kind."""
    return kind in _QUIET


def events(trace: Path) -> Iterator[dict[str, Any]]:
    """The events of a trace; a torn or unreadable line is left out, and so is a trace that cannot be read at all."""
    try:
        lines = trace.read_bytes().split(b"\n")
    except OSError:
        return
    for line in lines:
        try:
            event = json.loads(line)
        except ValueError:
            continue
        if isinstance(event, dict):
            yield event


def told(folder: CellFolder, *, full: bool = False) -> Iterator[str]:
    """The events of all attempts of a cell, each with its minutes and seconds since the attempt began."""
    numbers = attempts(folder.path)
    for number in numbers:
        if len(numbers) > 1:
            yield f"attempt {number}"
        start: float | None = None
        for event in events(folder.path / f"attempt-{number}" / "trace.jsonl"):
            at = float(event["at"]) if isinstance(event.get("at"), int | float) else start or 0.0
            start = at if start is None else start
            if full or not is_quiet(str(event.get("kind"))):
                said = sentence(event, width=None if full else _WIDTH)
                yield f"{int(at - start) // 60:>3}:{int(at - start) % 60:02}  {said}"
                yield from (f"{'':8}{line}" for line in (details(event) if full else ()))


def given_plan_rejected(folder: CellFolder) -> dict[str, Any] | None:
    """The event that turned down the first plan of a cell, which is the user's where one was given; None where none did."""
    for number in attempts(folder.path):
        for event in events(folder.path / f"attempt-{number}" / "trace.jsonl"):
            if event.get("kind") == "plan.frozen":
                return None
            if event.get("kind") == "plan.rejected":
                return event
    return None


def summary(outcome: Outcome) -> Iterator[str]:
    """What a cell came to, in lines."""
    code = f" {outcome.code}" if outcome.code else ""
    planned = outcome.method == "plan" and outcome.plan is not None
    ended = f"{outcome.status.upper()}{code}{': ' + outcome.reason if outcome.reason else ''}"
    yield "PLANNED: a plan passed gate and reviewer, and no more was asked for" if planned else ended
    if not outcome.live:
        yield NOT_CALLED
    if outcome.simulated:
        yield SIMULATED
    if outcome.verdict is not None:
        passed = sum(c.status is CheckStatus.PASSED for c in outcome.verdict.checks)
        yield f"mechanical    {'pass' if outcome.mechanical else 'not passed'} ({passed} stages passed)"
        for check in outcome.verdict.checks:
            if check.status in (CheckStatus.REJECTED, CheckStatus.ERROR):
                yield f"              {check.stage.value}: {check.code} {check.evidence}"
        for weakness in outcome.verdict.receipt.weaker if outcome.verdict.receipt else ():
            yield f"              a weaker grade: {weakness}"
    asked = outcome.instruction is not InstructionStatus.NOT_REQUIRED
    judged = f", {outcome.judgement.reason}" if outcome.judgement and outcome.judgement.reason else ""
    by_author = " (judged by its own author)" if outcome.self_judged and outcome.judgement and asked else ""
    yield f"instruction   {outcome.instruction if asked else 'none to be judged'}{judged}{by_author}"
    if outcome.plan is not None:
        plan = outcome.plan.plan
        yield f"plan          {plan.sha256[:8]}: {plan.contract.summary}"
        for node in plan.obligations:
            yield f"              {node.role} {node.name}: {node.method}"
    counted = ", ".join(quantity(v, k.replace("_", " ")) for k, v in outcome.counts.model_dump().items() if v)
    yield f"counts        {counted or 'none'}"
    for role, usage in (*outcome.usage_by_role.items(), ("in all", outcome.usage)):
        price = "cost unknown" if usage.cost is None and usage.calls else f"${usage.cost or 0:.4f}"
        yield f"{role:<13} {quantity(usage.calls, 'calls')}, {usage.input_tokens} + {usage.output_tokens} tokens, {price}"
    if lost := outcome.abandoned.calls:
        price = "cost unknown" if outcome.abandoned.cost is None else f"${outcome.abandoned.cost:.4f}"
        yield f"besides       {quantity(lost, 'calls')} of earlier attempts that the work did not come to again, {price}"
    yield f"time          {outcome.wall_s:.1f} s"
