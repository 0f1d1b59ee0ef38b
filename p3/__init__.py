"""P3 writes a Lean 4 program and its machine-checked proof from one shared plan."""

from __future__ import annotations

from typing import Any

from p3.version import __version__

__all__ = ["__version__", "solve"]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - the module hook of PEP 562
    """Load `p3.solve` when it is first used, so that importing P3 stays light."""
    if name == "solve":
        from p3.method.api import solve

        return solve
    raise AttributeError(f"module 'p3' has no attribute {name!r}")
