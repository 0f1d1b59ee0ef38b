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
from p3.lean.replay import Canaries, Kernel, KernelVerdict, LeanKernel, Replay
from p3.lean.sandboxing.probe import ensure_holds
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
        advice = "grade with the embedded toolchain or with Lean 4.28 or newer"
        raise SelfCheckFailed("E_KERNEL_UNAVAILABLE", f"Lean {toolchain.version} here has no `leanchecker`; {advice}")
    try:
        await ensure_holds(sandbox)
        await _verify(toolchain)
        made = await canaries(toolchain, sandbox, options)
    except SandboxUnavailable as e:
        raise SelfCheckFailed("E_SANDBOX_UNAVAILABLE", str(e)) from e
    except ToolchainError as e:
        raise SelfCheckFailed("E_TOOLCHAIN_UNSAFE", str(e)) from e
    for kernel in kernels:
        if not isinstance(kernel, LeanKernel):  # that one tries them in every process
            await _try_canaries(kernel, made, sandbox, options)
    return Tools(toolchain, sandbox, kernels, Shelf(_search_path(toolchain)), made)


def _search_path(toolchain: Toolchain) -> list[Path]:
    """Where Lean finds compiled modules: its search path, then its own library."""
    env = toolchain.env()
    own = [Path(env["LEAN_SYSROOT"], "lib", "lean")] if "LEAN_SYSROOT" in env else []
    return [Path(p) for p in env.get("LEAN_PATH", "").split(os.pathsep) if p] + own


async def _try_canaries(kernel: Kernel, made: Canaries, sandbox: Sandbox, options: GradeOptions) -> None:
    """Raises SelfCheckFailed where a kernel does not accept a true module and refuse a false one."""
    for path, wanted in ((made.true, KernelVerdict.ACCEPTED), (made.false, KernelVerdict.REFUSED)):
        replay = Replay(folder=path.parent, modules=(path.stem,))
        answer = await kernel.check(replay, sandbox=sandbox, limits=options.replay)
        if answer.verdict is not wanted:
            message = f"kernel {kernel.name} answers {answer.verdict} where {wanted} is right: {answer.reason}"
            raise SelfCheckFailed("E_KERNEL_UNAVAILABLE", message)


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
        found = await pristine(g.task, g.kit.toolchain, g.kit.sandbox, g.options)
        g.frozen = await asyncio.to_thread(found.load)
        g.pristine = g.beside = found
    except TemplateChanged as e:
        return failed("E_TEMPLATE_HASH", str(e))
    except SandboxUnavailable as e:
        return failed("E_SANDBOX_UNAVAILABLE", str(e))
    except TaskError:
        raise
    except ToolchainError as e:
        return failed("E_TOOLCHAIN_UNSAFE", str(e))
    return passed(toolchain=g.kit.toolchain.version, isolated=g.kit.sandbox.isolated, kernels=[k.name for k in g.kit.kernels])
