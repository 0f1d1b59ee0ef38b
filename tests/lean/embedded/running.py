"""Runs Lean on a text and reads the examples: blocks `=== name | expectation` of the files in `examples/`.

An expectation is `ok` (no error, no `sorry`), `out TEXT` (no error, some message holds TEXT) or `err TEXT` (some error does).
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from p3.lean.embedded.toolchain import EmbeddedToolchain

EXAMPLES = Path(__file__).parent / "examples"


@dataclass(frozen=True)
class Run:
    code: int
    messages: tuple[tuple[str, str], ...]
    """Severity and text."""

    @property
    def errors(self) -> list[str]:
        return [text for severity, text in self.messages if severity == "error"]

    @property
    def clean(self) -> bool:
        return self.code == 0 and not self.errors and not any("declaration uses" in text for _, text in self.messages)


def run_lean(toolchain: EmbeddedToolchain, text: str, *options: str) -> Run:
    """Elaborate a text given on standard input."""
    argv = toolchain.lean(*options, "--json", "--stdin")
    done = subprocess.run(argv, input=text, env=toolchain.env(), capture_output=True, text=True, timeout=240)
    said = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return Run(done.returncode, tuple((m["severity"], m["data"]) for m in said))


@dataclass(frozen=True)
class Example:
    file: str
    name: str
    expectation: str
    text: str

    def failure(self, run: Run) -> str | None:
        """What is wrong with a run of this example; None when it went as expected."""
        kind, _, text = self.expectation.partition(" ")
        good = {
            "ok": run.clean,
            "out": run.code == 0 and not run.errors and any(text in message for _, message in run.messages),
            "err": run.code == 1 and any(text in message for message in run.errors),
        }[kind]
        return None if good else f"expected {self.expectation!r}, got exit code {run.code} and {run.messages}"


def examples() -> Iterator[Example]:
    for path in sorted(EXAMPLES.glob("*.txt")):
        for block in re.split(r"^=== ", path.read_text(encoding="utf-8"), flags=re.M)[1:]:
            head, text = block.split("\n", 1)
            name, expectation = (part.strip() for part in head.split("|", 1))
            yield Example(path.stem, name, expectation, text)
