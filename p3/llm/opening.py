"""From a model's name to a model, and from a model to one that keeps a cell's journal and budget."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from p3.errors import UnknownModel, UsageError
from p3.llm.budget import Budget, BudgetedModel
from p3.llm.journal import Journal, JournaledModel
from p3.llm.model import Model
from p3.llm.options import Prices, ProviderOptions
from p3.llm.retry import RetryingModel, RetryPolicy
from p3.trace import EventSink

ToolMode = Literal["auto", "native", "text"]


def open_model(
    name: str,
    *,
    base_url: str | None = None,
    key_variable: str | None = None,
    temperature: float | None = None,
    reasoning_effort: str | None = None,
    max_tokens: int | None = None,
    timeout_s: float = 600.0,
    prices: Prices | None = None,
    tools: ToolMode = "auto",
    task_id: str | None = None,
    replay_drift: Literal["fail", "warn"] = "fail",
    sink: EventSink | None = None,
) -> Model:
    """The model of that name: `scripted:FILE`, `replay:FILE`, or a provider's model as litellm names it.

    `scripted:FOLDER` plays `FOLDER/<task_id>.toml` or a sample's `FOLDER/<name>/replies.toml`, `replay:RUN` the recorded run of
    that task; both ignore the other options. Such a model belongs to one cell, since it is played from its start; a provider's
    may be shared. Raises UnknownModel, MissingKey, UsageError.
    """
    scheme, _, rest = name.partition(":")
    if scheme == "scripted":
        from p3.llm.scripted import ScriptedModel

        return ScriptedModel(script_file(Path(rest), task_id), name)
    if scheme == "replay":
        from p3.llm.replay import ReplayModel

        return ReplayModel(Path(rest), name=name, task_id=task_id, drift=replay_drift, sink=sink)
    if not name.strip():
        raise UnknownModel("no model is named; give --model, such as anthropic/claude-sonnet-4-5 or scripted:FILE")
    from p3.llm.litellm_model import LitellmModel
    from p3.llm.tool_text import TextToolsModel

    options = ProviderOptions(
        base_url=base_url,
        key_variable=key_variable,
        temperature=temperature,
        reasoning_effort=reasoning_effort,
        max_tokens=max_tokens,
        timeout_s=timeout_s,
        prices=prices,
    )
    model: Model = LitellmModel(name, options)
    return model if tools == "native" else TextToolsModel(model, only_if_refused=tools == "auto", sink=sink)


def script_file(path: Path, task_id: str | None) -> Path:
    """The script that `scripted:PATH` plays for a task. Raises UsageError where a folder has none for it."""
    if not path.is_dir():
        return path
    if task_id is None:
        raise UsageError(f"{path} is a folder; name one script in it")
    short = task_id.partition("_")[2] or task_id  # a sample's folder has the task's name without the benchmark's
    for name in (f"{task_id}.toml", f"{task_id}.json", f"{task_id}/replies.toml", f"{short}/replies.toml"):
        if (found := path / name).is_file():
            return found
    raise UsageError(f"the folder {path} holds no script {task_id}.toml (or {short}/replies.toml) for the task {task_id}")


def for_cell(model: Model, *, journal: Journal, budget: Budget, sink: EventSink, retry: RetryPolicy | None = None) -> Model:
    """The model as one cell uses it: affordable, or not asked; recorded before it is used; tried again where that can help."""
    return BudgetedModel(JournaledModel(RetryingModel(model, retry, sink), journal, sink), budget)
