"""The project folder that a Lean server works in: it shares it with hostile code, so P3 keeps its own copy of every text."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from p3.lean.build import module_name
from p3.lean.safe_files import wipe, write_below

PROJECT = "project"
"""Name of the project's folder inside the scratch folder (which is also the server's home)."""

_IMPORT = re.compile(r"^\s*(?:public\s+)?(?:meta\s+)?import\s+(?:all\s+)?([^\s;]+)", re.MULTILINE)


class Workspace:
    """A folder with `lean-toolchain`, `lakefile.toml` and the files of a task.

    `scratch` is the sandbox's one writable folder; the project lies in it, so that the server's home is not the project.
    """

    def __init__(self, scratch: Path, lean_version: str) -> None:
        self.scratch = scratch.resolve()
        self.root = self.scratch / PROJECT
        self.lean_version = lean_version
        self._texts: dict[str, str] = {}
        self.restore()

    @property
    def texts(self) -> Mapping[str, str]:
        """The files as P3 wrote them, by relative path."""
        return self._texts

    def write(self, path: str, text: str) -> bool:
        """Set a file; whether it changed. Raises UsageError for a path that is no module, UnsafePath where it cannot stand."""
        module_name(path)
        if self._texts.get(path) == text:
            return False
        new_root = path not in self._texts
        self._texts[path] = text
        write_below(self.scratch, f"{PROJECT}/{path}", text.encode())
        if new_root:
            self._write_lakefile()
        return True

    def restore(self) -> None:
        """Empty the folder, whatever stands there, and write every file anew from P3's own copy."""
        wipe(self.scratch)
        write_below(self.scratch, f"{PROJECT}/lean-toolchain", f"leanprover/lean4:v{self.lean_version}\n".encode())
        self._write_lakefile()
        for path, text in self._texts.items():
            write_below(self.scratch, f"{PROJECT}/{path}", text.encode())

    def recycle(self, files: Mapping[str, str] | None = None) -> None:
        """Forget every file, empty the folder, and begin with others."""
        self._texts = {}
        for path in files or {}:
            module_name(path)
        self._texts = dict(files or {})
        self.restore()

    def closure(self, text: str) -> tuple[str, ...]:
        """Paths of the workspace's files that a text imports, directly or not, in a fixed order."""
        found: set[str] = set()
        todo = [text]
        while todo:
            for path in self._imported(todo.pop()):
                if path not in found:
                    found.add(path)
                    todo.append(self._texts[path])
        return tuple(sorted(found))

    def digest(self, paths: Iterable[str]) -> str:
        """Hash of the present texts of files."""
        h = hashlib.sha256()
        for path in paths:
            h.update(path.encode() + b"\0" + hashlib.sha256(self._texts[path].encode()).digest())
        return h.hexdigest()

    def _imported(self, text: str) -> list[str]:
        names = (name.replace("«", "").replace("»", "") for name in _IMPORT.findall(text))
        return [path for name in names if (path := name.replace(".", "/") + ".lean") in self._texts]

    def _write_lakefile(self) -> None:
        roots = sorted({module_name(p) for p in self._texts}) or ["Main"]
        lines = ['name = "p3task"', "", "[[lean_lib]]", 'name = "P3Task"', f"roots = [{', '.join(map(_quoted, roots))}]"]
        write_below(self.scratch, f"{PROJECT}/lakefile.toml", ("\n".join(lines) + "\n").encode())


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
