"""Compiles a library of Lean modules with the embedded Lean, independent ones side by side."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from graphlib import TopologicalSorter
from pathlib import Path

from p3.errors import ToolchainError
from p3.lean.embedded.source import Module

Progress = Callable[[str, int, int], None]
"""Called with the module just compiled, how many are done, and how many there are."""

MODULE_DEADLINE_S = 1800.0
"""A module takes seconds; the deadline only keeps a broken machine from hanging forever."""


def processors() -> int:
    """How many Lean processes may compile at once."""
    available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(8, available))


def compile_library(
    modules: Sequence[Module], lean: Path, out: Path, *, search: Sequence[Path] = (), progress: Progress = lambda *_: None
) -> None:
    """Write `.olean` and `.ilean` of each module below `out`; `search` holds what they import beyond each other.

    Raises ToolchainError with Lean's first message when a module does not compile.
    """
    by_name = {m.name: m for m in modules}
    graph = TopologicalSorter({m.name: [i for i in m.imports if i in by_name] for m in modules})
    graph.prepare()
    running: dict[Future[None], str] = {}
    done = 0
    with ThreadPoolExecutor(processors(), thread_name_prefix="lean-build") as pool:
        try:
            while graph.is_active():
                for name in graph.get_ready():
                    running[pool.submit(compile_module, by_name[name], lean, out, search)] = name
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    name = running.pop(future)
                    future.result()
                    graph.done(name)
                    done += 1
                    progress(name, done, len(modules))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def compile_module(module: Module, lean: Path, out: Path, search: Sequence[Path] = ()) -> None:
    """Compile one module whose imports are compiled already."""
    olean = (out / module.stem).with_suffix(".olean")
    olean.parent.mkdir(parents=True, exist_ok=True)
    root = module.path.parents[module.name.count(".")]
    argv = [str(lean), f"--root={root}", "-o", str(olean), "-i", str(olean.with_suffix(".ilean")), str(module.path)]
    env = {"LEAN_PATH": os.pathsep.join(map(str, (out, *search))), "PATH": "/usr/bin:/bin", "HOME": str(out)}
    try:
        result = subprocess.run(argv, env=env, cwd=root, capture_output=True, text=True, timeout=MODULE_DEADLINE_S, check=False)
    except subprocess.TimeoutExpired:
        raise ToolchainError(
            f"{module.name} was not compiled within {MODULE_DEADLINE_S:g} s; try again on an idle machine"
        ) from None
    if result.returncode != 0 or not olean.is_file():
        said = (result.stdout + result.stderr).strip().splitlines()
        first = next((line for line in said if "error" in line), said[0] if said else f"exit code {result.returncode}")
        raise ToolchainError(f"P3's Lean library does not compile on this machine ({module.name}: {first}); please report this")
