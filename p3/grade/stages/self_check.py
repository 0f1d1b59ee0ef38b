"""Stage 0: the grader looks at its own tools before it judges anything."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from typing import Any

from p3.errors import SandboxUnavailable, TaskError, ToolchainError
from p3.grade.canaries import canaries
from p3.grade.options import MINIMUM_LEAN, GradeOptions
from p3.grade.pristine import TemplateChanged, pristine
from p3.grade.state import Grading, Result, Tools, failed, passed
from p3.lean.model import Sandbox, Toolchain
from p3.lean.replay import Kernel
from p3.lean.terms.environment import Shelf


class SelfCheckFailed(Exception):
    """A tool is missing or cannot be trusted."""

    def __init__(self, code: str, evidence: str) -> None:
        super().__init__(evidence)
        self.code, self.evidence = code, evidence


def version_numbers(version: str) -> tuple[int, ...]:
    """`4.35.0-rc2` as (4, 35, 0)."""
    return tuple(int(n) for n in re.findall(r"\d+", version.split("-")[0])[:3])


def gate_version(toolchain: Toolchain, options: GradeOptions) -> None:
    """Raises SelfCheckFailed for a Lean older than the known-good one, unless the task's own was asked for."""
    if not options.task_toolchain and version_numbers(toolchain.version) < MINIMUM_LEAN:
        good = ".".join(map(str, MINIMUM_LEAN))
        raise SelfCheckFailed(
            "E_TOOLCHAIN_UNSAFE", f"Lean {toolchain.version} has known faults of the kernel; grade with {good} or newer"
        )


async def prepare(toolchain: Toolchain, sandbox: Sandbox, kernels: tuple[Kernel, ...], options: GradeOptions) -> Tools:
    """The tools of a grader, checked. Raises SelfCheckFailed."""
    gate_version(toolchain, options)
    if not kernels:
        raise SelfCheckFailed("E_KERNEL_UNAVAILABLE", "no kernel is configured")
    try:
        await _verify(toolchain)
        made = await canaries(toolchain, sandbox, options)
    except ToolchainError as e:
        raise SelfCheckFailed("E_TOOLCHAIN_UNSAFE", str(e)) from e
    search = [Path(p) for p in toolchain.env().get("LEAN_PATH", "").split(os.pathsep) if p]
    return Tools(toolchain, sandbox, kernels, Shelf(search), made)


async def again(tools: Tools) -> None:
    """Hash the library again before another grade. Raises SelfCheckFailed."""
    try:
        await _verify(tools.toolchain)
    except ToolchainError as e:
        raise SelfCheckFailed("E_TOOLCHAIN_UNSAFE", str(e)) from e


async def _verify(toolchain: Toolchain) -> None:
    verify: Any = getattr(toolchain, "verify", None)
    if verify is not None:
        await asyncio.to_thread(verify)


async def run(g: Grading) -> Result:
    """Find or make the pristine build; the tools themselves were checked when the grader took them up."""
    try:
        g.pristine = await pristine(g.task, g.kit.toolchain, g.kit.sandbox, g.options)
        await asyncio.to_thread(g.pristine.load)
    except TemplateChanged as e:
        return failed("E_TEMPLATE_HASH", str(e))
    except SandboxUnavailable as e:
        return failed("E_SANDBOX_UNAVAILABLE", str(e))
    except TaskError:
        raise
    except ToolchainError as e:
        return failed("E_TOOLCHAIN_UNSAFE", str(e))
    return passed(toolchain=g.kit.toolchain.version, isolated=g.kit.sandbox.isolated, kernels=[k.name for k in g.kit.kernels])
