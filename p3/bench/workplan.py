"""What a process has to know to work on a run: a datum that can be sent to another process or machine. It holds no key."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from pydantic import ConfigDict, Field

from p3.errors import UsageError
from p3.frozen import Frozen
from p3.llm.options import Prices
from p3.method.setup import Setup, default_setup


class ModelOptions(Frozen):
    """How models are called; names and meanings are those of `p3.llm.open_model`."""

    base_url: str | None = None
    key_variable: str | None = None
    temperature: float | None = None
    reasoning_effort: str | None = None
    max_tokens: int | None = None
    timeout_s: float = 600.0
    tools: Literal["auto", "native", "text"] = "auto"
    replay_drift: Literal["fail", "warn"] = "fail"


class WorkPlan(Frozen):
    """How the cells of a run are worked on. Nothing here changes what a cell comes to; that is in the run's specification."""

    model_config = ConfigDict(extra="forbid")

    run: Path
    """The run's folder, which every worker must see under this path."""
    folder: Path
    """Working folder: relative names such as `scripted:FOLDER` are meant from here."""
    models: ModelOptions = ModelOptions()
    prices: dict[str, Prices] = Field(default_factory=dict)
    toolchain: Literal["auto", "embedded", "elan", "task"] = "auto"
    lean_project: Path | None = None
    unsafe_no_sandbox: bool = False
    record: bool = False
    jobs: int | None = None
    """Cells at work at a time; None goes by the memory and cores of the machine that works."""
    calls: int = 16
    """Model calls in flight at a time."""
    max_run_cost: float | None = None
    """US dollars that the whole run may cost."""
    poll_s: float = 2.0
    """Seconds between looks at cells that other processes hold."""
    stale_s: float = 60.0
    """Seconds without a heartbeat after which a cell of another machine is taken over."""
    driver: Path | None = None
    """A file whose content keeps changing as long as somebody wants the work done."""
    setup: str = "p3.bench.workplan:setup_of"
    """`module:function` that makes the `Setup` from this plan."""


def setup_of(plan: WorkPlan) -> Setup:
    """The setup of real work: the sandbox, Lean, its kernel, litellm. Raises SandboxUnavailable."""
    from p3.llm.opening import open_model

    made = default_setup(
        toolchain=plan.toolchain,
        lean_project=plan.lean_project,
        unsafe_no_sandbox=plan.unsafe_no_sandbox,
        record=plan.record,
    )
    options: dict[str, Any] = plan.models.model_dump()
    return replace(
        made,
        open_model=lambda name, task, sink: open_model(
            name, prices=plan.prices.get(name), task_id=task.task_id, sink=sink, **options
        ),
    )


def make_setup(plan: WorkPlan) -> Setup:
    """The setup that a plan names. Raises UsageError for a name that leads nowhere."""
    module, _, name = plan.setup.partition(":")
    try:
        made: Callable[[WorkPlan], Setup] = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise UsageError(f"the setup {plan.setup} cannot be loaded: {error}") from error
    return made(plan)
