"""Options that several verbs share."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Runs = Annotated[Path | None, typer.Option("--runs", metavar="DIR", help="Folder of the runs (default: runs).")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Folder of the benchmarks' public files (or P3_DATA).")]
Instruction = Annotated[str | None, typer.Option("--instruction", help="What the program must do besides; @FILE reads it.")]
Fresh = Annotated[bool, typer.Option("--fresh", help="Start anew in place of continuing the same run.")]
Seed = Annotated[int, typer.Option("--seed", help="Tells runs apart that are otherwise the same.")]
Mode = Annotated[str, typer.Option("--mode", help="codeproof (write and prove) or proof (the code is given).")]
Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="Settings file in place of the nearest p3.toml.")]
Toolchain = Annotated[
    str | None, typer.Option("--toolchain", help="auto, embedded, elan, or task (the very version the task names).")
]
LeanProject = Annotated[
    Path | None, typer.Option("--lean-project", metavar="DIR", help="A built Lake project with Mathlib, for tasks that need it.")
]
Unsafe = Annotated[
    bool | None,
    typer.Option("--unsafe-no-sandbox", help="Run Lean without a sandbox where none can be started.", show_default=False),
]

# ---------------------------------------------------------------- models

Model = Annotated[
    str | None, typer.Option("--model", "-m", help="Model of every role: provider/model, scripted:FILE or replay:RUN.")
]
Roles = Annotated[
    list[str] | None,
    typer.Option("--role", metavar="ROLE=MODEL", help="Model of one role: planner, reviewer, elaborator, judge."),
]
BaseUrl = Annotated[
    str | None, typer.Option("--base-url", metavar="URL", help="OpenAI-compatible server; its key is read from P3_API_KEY.")
]
KeyVariable = Annotated[
    str | None, typer.Option("--api-key-env", metavar="NAME", help="Environment variable that holds the API key.")
]
Temperature = Annotated[float | None, typer.Option("--temperature", help="Sampling temperature.")]
Effort = Annotated[str | None, typer.Option("--reasoning-effort", help="low, medium, high, or what the provider takes.")]
MaxTokens = Annotated[int | None, typer.Option("--max-tokens", help="Longest reply in tokens.")]
Timeout = Annotated[float | None, typer.Option("--timeout", metavar="SECONDS", help="Longest a single call may take.")]
Tools = Annotated[str | None, typer.Option("--tools", help="How models are given tools: auto, native, text.")]
ReplayDrift = Annotated[str | None, typer.Option("--replay-drift", help="Where a recording does not match: fail or warn.")]

# ---------------------------------------------------------------- budgets and limits

MaxCost = Annotated[float | None, typer.Option("--max-cost", metavar="DOLLARS", help="Money a task may cost.")]
MaxTotalTokens = Annotated[int | None, typer.Option("--max-total-tokens", help="Tokens, in and out, a task may take.")]
MaxCalls = Annotated[int | None, typer.Option("--max-calls", help="Model calls a task may take.")]
MaxMinutes = Annotated[float | None, typer.Option("--max-minutes", help="Minutes a task may take.")]
GateRounds = Annotated[int | None, typer.Option("--gate-rounds", help="Plans that may be rejected in a row.")]
Replans = Annotated[int | None, typer.Option("--replans", help="How often elaboration may give the plan back.")]
Repairs = Annotated[int | None, typer.Option("--repairs", help="Failed attempts an obligation may take.")]
JudgeFeedback = Annotated[int | None, typer.Option("--judge-feedback", help="Judge calls while the program is written.")]
JudgeVotes = Annotated[int | None, typer.Option("--judge-votes", help="Votes of the scoring judge.")]
Prover = Annotated[str | None, typer.Option("--prover", help="Tactics tried before a model is asked: none, fixed, wide.")]
Parallel = Annotated[int | None, typer.Option("--parallel", help="Obligations worked on side by side.")]

# ---------------------------------------------------------------- groups of options, for verbs that take many

MODEL_OPTIONS: dict[str, Any] = {
    "base_url": BaseUrl,
    "key_variable": KeyVariable,
    "temperature": Temperature,
    "reasoning_effort": Effort,
    "max_tokens": MaxTokens,
    "timeout": Timeout,
    "tools": Tools,
    "replay_drift": ReplayDrift,
}
LIMITS: dict[str, Any] = {
    "max_cost": MaxCost,
    "max_total_tokens": MaxTotalTokens,
    "max_calls": MaxCalls,
    "max_minutes": MaxMinutes,
    "gate_rounds": GateRounds,
    "replans": Replans,
    "repairs": Repairs,
    "judge_feedback": JudgeFeedback,
    "judge_votes": JudgeVotes,
    "prover": Prover,
    "parallel": Parallel,
}
PLAN_LIMITS = {name: LIMITS[name] for name in ("max_cost", "max_calls", "gate_rounds")}
LEAN_OPTIONS: dict[str, Any] = {"toolchain": Toolchain, "lean_project": LeanProject, "unsafe": Unsafe}
PLACES: dict[str, Any] = {"runs": Runs, "data": Data, "config": Config}


def taking(*groups: dict[str, Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a verb the options of these groups, None where not given; they reach it in its `**given`."""
    more = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for group in groups
        for name, kind in group.items()
    ]

    def with_options(verb: Callable[..., None]) -> Callable[..., None]:
        signature = inspect.signature(verb, eval_str=True)
        own = [p for p in signature.parameters.values() if p.kind is not inspect.Parameter.VAR_KEYWORD]
        last = [own.pop().replace(kind=inspect.Parameter.KEYWORD_ONLY)] if own[-1].name == "as_json" else []

        def taken(**given: Any) -> None:  # noqa: ANN401 - values of options, as typer converts them
            verb(**given)

        parameters = [*own, *more, *last]
        taken.__name__, taken.__doc__, taken.__module__ = verb.__name__, verb.__doc__, verb.__module__
        taken.__annotations__ = {p.name: p.annotation for p in parameters}
        taken.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
        return taken

    return with_options
