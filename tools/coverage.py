"""Says how much of a benchmark the embedded Lean elaborates unchanged, and which names the rest lacks.

`python -m tools.coverage FOLDER…` takes folders of Verina, AlgoVeri or Vero tasks, or folders of such folders.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from graphlib import TopologicalSorter
from pathlib import Path

from p3.errors import TaskError
from p3.lean.build import compile_modules
from p3.lean.diagnostics import uses_sorry
from p3.lean.embedded.toolchain import EmbeddedToolchain, ensure
from p3.lean.model import Clean, Diagnostic, Limits, Sandbox, Severity
from p3.lean.sandbox import default_sandbox
from p3.task.load import detect

LIMITS = Limits(wall_s=900, cpu_s=600)
TEXTS = {"verina": "task.lean", "algoveri": "lean_spec.lean"}

_IMPORT = re.compile(r"^import (\S+)", re.M)
_LACKS = (
    re.compile(r"Unknown (?:constant|identifier|namespace) `([^`]+)`"),
    re.compile(r"environment does not contain `([^`]+)`"),
    re.compile(r"unknown module prefix '([^']+)'"),
    re.compile(r"of module (\S+) does not exist"),
    re.compile(r"failed to synthesize\s+(?:instance of type class\s+)?(\S+)"),
)


@dataclass(frozen=True)
class Entry:
    """A task's Lean files as they are shipped."""

    benchmark: str
    name: str
    files: dict[str, str]

    @property
    def imports(self) -> set[str]:
        """Modules that none of its files is."""
        return {name for text in self.files.values() for name in _IMPORT.findall(text)} - set(map(_module, self.files))

    @property
    def kind(self) -> str:
        """The benchmark, and whether anything beyond `Init` is imported."""
        return f"{self.benchmark}, {'with imports' if self.imports else 'core only'}"

    @property
    def proved(self) -> bool:
        """Whether it is shipped with a proof: no `sorry` in any file."""
        return not any(re.search(r"\bsorry\b", text) for text in self.files.values())


@dataclass(frozen=True)
class Result:
    """What became of one task."""

    entry: Entry
    errors: tuple[Diagnostic, ...]
    stopped: str
    """Why there is no answer; empty when Lean gave one."""
    sorry: bool

    @property
    def elaborates(self) -> bool:
        """No error, and Lean came to an end."""
        return not self.errors and not self.stopped

    @property
    def lacks(self) -> set[str]:
        """Names that its errors call unknown."""
        return {name for e in self.errors for pattern in _LACKS for name in pattern.findall(e.message)}


def entries(folder: Path) -> Iterator[Entry]:
    """Every task at a folder or below it, not looking inside a task."""
    try:
        layout = detect(folder)
    except TaskError:
        for inner in sorted(p for p in folder.iterdir() if p.is_dir()):
            yield from entries(inner)
        return
    if layout in TEXTS:
        yield Entry(layout, folder.name, {"Task.lean": (folder / TEXTS[layout]).read_text(encoding="utf-8")})
    elif layout == "lean4commit0":
        paths = [p for p in sorted(folder.rglob("*.lean")) if p.name != "lakefile.lean"]
        texts = {p.relative_to(folder).as_posix(): p.read_text(encoding="utf-8") for p in paths}
        yield Entry("vero", folder.name, in_import_order(texts))


def in_import_order(texts: dict[str, str]) -> dict[str, str]:
    """The files of a repository, each after those it imports."""
    path_of = {_module(path): path for path in texts}
    needs = {path: [path_of[i] for i in _IMPORT.findall(text) if i in path_of] for path, text in texts.items()}
    return {path: texts[path] for path in TopologicalSorter(needs).static_order()}


def _module(path: str) -> str:
    return path.removesuffix(".lean").replace("/", ".")


async def examine(entry: Entry, toolchain: EmbeddedToolchain, sandbox: Sandbox, jobs: int) -> Result:
    """Compile one task; with P3's compatibility layer where it imports Mathlib."""
    if any(name.split(".")[0] == "Mathlib" for name in entry.imports):
        toolchain = toolchain.with_mathlib_layer()
    with tempfile.TemporaryDirectory() as out:
        build = await compile_modules(entry.files, toolchain=toolchain, sandbox=sandbox, out=Path(out), limits=LIMITS, jobs=jobs)
    said = [d for m in build.modules for d in getattr(m.answer, "diagnostics", ())]
    errors = tuple(d for d in said if d.severity is Severity.ERROR)
    stopped = "" if isinstance(build.answer, Clean) or errors else build.answer.model_dump_json()[:300]
    return Result(entry, errors, stopped, uses_sorry(said))


async def examine_all(found: Sequence[Entry], toolchain: EmbeddedToolchain, sandbox: Sandbox, jobs: int) -> list[Result]:
    """Every task: single files side by side, the modules of a repository side by side."""
    slots = asyncio.Semaphore(jobs)

    async def one(entry: Entry) -> Result:
        async with slots:
            return await examine(entry, toolchain, sandbox, 1)

    small = [e for e in found if len(e.files) == 1]
    results = list(await asyncio.gather(*map(one, small)))
    for entry in found:
        if len(entry.files) > 1:
            results.append(await examine(entry, toolchain, sandbox, jobs))
    return results


def report(results: Iterable[Result]) -> Iterator[str]:
    """The lines printed: what fails and why, names lacking, and the counts."""
    results = list(results)
    for r in results:
        if not r.elaborates:
            yield f"{r.entry.benchmark}/{r.entry.name}"
            places = [f"{e.path or ''}:{e.line}: {' '.join(e.message.split())[:200]}" for e in r.errors[:4]]
            yield from ("    " + line for line in places or [r.stopped])
    lacking = Counter(name for r in results for name in r.lacks)
    if lacking:
        yield "names lacking, with the number of tasks that lack them:"
        yield from (f"    {count:3} {name}" for name, count in lacking.most_common())
    for kind in sorted({r.entry.kind for r in results}):
        part = [r for r in results if r.entry.kind == kind]
        proved = [r for r in part if r.entry.proved]
        line = f"{kind}: {sum(r.elaborates for r in part)} of {len(part)} elaborate unchanged"
        if proved:
            line += f"; {sum(r.elaborates and not r.sorry for r in proved)} of {len(proved)} shipped with a proof check"
        yield line


def main(argv: Sequence[str] | None = None) -> int:
    """Exit code 0 when every task elaborates."""
    parser = argparse.ArgumentParser(prog="tools.coverage", description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(argv)
    found = [e for folder in args.folders for e in entries(folder)]
    results = asyncio.run(examine_all(found, ensure(), default_sandbox(), args.jobs))
    for line in report(results):
        print(line)
    return 0 if all(r.elaborates for r in results) and found else 1


if __name__ == "__main__":
    raise SystemExit(main())
