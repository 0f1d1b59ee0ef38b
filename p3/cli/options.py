"""Options that several verbs share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Runs = Annotated[Path | None, typer.Option("--runs", metavar="DIR", help="Folder of the runs (default: runs).")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Folder of the benchmarks' public files (or P3_DATA).")]
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
