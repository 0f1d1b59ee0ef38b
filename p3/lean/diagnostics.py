"""Reading Lean's messages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from p3.lean.model import Diagnostic, Severity

_SEVERITIES = {"error": Severity.ERROR, "warning": Severity.WARNING, "information": Severity.INFO}


def uses_sorry(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether a message says that a declaration uses `sorry`. A hint: text can print or hide such a message."""
    return any(d.kind == "hasSorry" or d.message.startswith("declaration uses") for d in diagnostics)


def read_diagnostics(text: str, path: str | None = None) -> tuple[Diagnostic, ...]:
    """The messages of `lean --json`, one per line; other lines are dropped."""
    found = []
    for line in text.split("\n"):
        if not line.startswith("{"):
            continue
        try:
            words = json.loads(line)
            start, end, kind = words["pos"], words.get("endPos") or {}, words.get("kind")
            found.append(
                Diagnostic(
                    severity=_SEVERITIES[words["severity"]],
                    message=words["data"],
                    line=start["line"],
                    column=start["column"],
                    end_line=end.get("line"),
                    end_column=end.get("column"),
                    path=path,
                    kind=None if kind == "[anonymous]" else kind,
                )
            )
        except (ValueError, KeyError, TypeError):
            continue
    return tuple(found)


def without_paths(text: str, own: Sequence[Path], foreign: Sequence[Path] = ()) -> str:
    """The text without this machine's folders, so that the same Lean text gets the same messages everywhere.

    Paths below `own` folders become relative; paths below `foreign` ones (the toolchain's) become `<lean>`.
    """
    for folder in own:
        text = text.replace(f"{folder}/", "").replace(str(folder), ".")
    for folder in foreign:
        text = re.sub(re.escape(str(folder)) + r"(?:/[\w.+-]+)*", "<lean>", text)
    return text
