"""A stand-in for `lake`, as far as language-server clients use it: serve, env, lean, build, clean, setup-file, --version.

Called as `lake.py PREFIX ARGUMENT…` by the shell wrapper `PREFIX/bin/lake`. A project is the nearest folder with a
`lakefile.toml`; its modules are the `.lean` files below it, built into `.lake/build/lib/lean`.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

VERSION = "Lake version 5.0.0-src (Lean version 4.35.0)"
_RESERVED = re.compile(r"(?i)^(con|prn|aux|nul|com\d|lpt\d)$")
_IMPORT = re.compile(r"^(?:public )?(?:meta )?import (?:all )?(\S+)", re.M)


class Project:
    """The project around the working directory."""

    def __init__(self, prefix: Path, start: Path) -> None:
        self.prefix = prefix
        self.lean = prefix / "bin" / "lean"
        self.root = next((p for p in (start, *start.parents) if (p / "lakefile.toml").exists()), start)
        self.out = self.root / ".lake" / "build" / "lib" / "lean"

    def env(self) -> dict[str, str]:
        """The environment of a Lean process of this project; what the caller's `LEAN_PATH` holds stays in it."""
        kept = [p for p in os.environ.get("LEAN_PATH", "").split(os.pathsep) if p and p != str(self.out)]
        return {
            **os.environ,
            "LEAN_PATH": os.pathsep.join([*kept, str(self.out)]),
            "LEAN_SRC_PATH": os.pathsep.join([str(self.root), str(self.prefix / "src" / "lean")]),
            "LEAN_SYSROOT": str(self.prefix),
            "LEAN_WORKER_PATH": str(self.lean),
            "LAKE": str(self.prefix / "bin" / "lake"),
            "PATH": os.pathsep.join([str(self.prefix / "bin"), os.environ.get("PATH", "/usr/bin:/bin")]),
        }

    def sources(self) -> dict[str, Path]:
        """Module name → file."""
        return {self.module(p): p for p in sorted(self.root.rglob("*.lean")) if ".lake" not in p.relative_to(self.root).parts}

    def module(self, path: Path) -> str:
        """The name of a file's module."""
        return ".".join(path.relative_to(self.root).with_suffix("").parts)

    def olean(self, module: str) -> Path:
        """Where a module's compiled form belongs."""
        return (self.out / module.replace(".", "/")).with_suffix(".olean")


def imports(path: Path) -> list[str]:
    """Modules that a file imports; only lines of its own count, as in any file that Lean accepts."""
    return _IMPORT.findall(path.read_text(encoding="utf-8"))


def setup(module: str) -> dict[str, object]:
    """What Lean is told about a module before it elaborates it, in the form of `lean --setup` and `lake setup-file`."""
    options = {"interpreter.prefer_native": False}
    answer: dict[str, object] = {"name": portable(module), "isModule": False, "importArts": {}, "dynlibs": [], "plugins": []}
    return {**answer, "options": options}


def portable(module: str) -> str:
    """The name under which a module is elaborated. Lean refuses names such as `Aux`, which some systems cannot store as a file.

    The name occurs in the module's private names only; other modules still import it by its path.
    """
    return ".".join(f"{part}_" if _RESERVED.match(part) else part for part in module.split("."))


def build(project: Project, targets: list[str]) -> int:
    """Compile what is out of date, dependencies first; the exit code."""
    files = project.sources()
    failed: set[str] = set()
    done: set[str] = set()

    def visit(module: str) -> None:
        if module in done or module not in files:
            return
        done.add(module)
        needed = [m for m in imports(files[module]) if m in files]
        for other in needed:
            visit(other)
        if failed.intersection(needed) or not compile_one(project, module, files[module], needed):
            failed.add(module)
            print(f"✖ {module}", flush=True)

    with one_at_a_time(project):
        for target in targets or sorted(files):
            visit(target)
    print("error: build failed" if failed else "Build completed successfully.", flush=True)
    return 1 if failed else 0


@contextlib.contextmanager
def one_at_a_time(project: Project) -> Iterator[None]:
    """Wait for other builds of the project: each worker of the language server asks for the modules that its file imports."""
    project.out.mkdir(parents=True, exist_ok=True)
    with open(project.out / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_one(project: Project, module: str, source: Path, needed: list[str]) -> bool:
    """Compile one module unless its compiled form is newer than all it is made from; whether it is there afterwards."""
    out = project.olean(module)
    made_from = [source, *(project.olean(m) for m in needed)]
    if out.exists() and all(p.exists() and p.stat().st_mtime_ns <= out.stat().st_mtime_ns for p in made_from):
        return True
    out.parent.mkdir(parents=True, exist_ok=True)
    drafts = [out.with_suffix(f".{os.getpid()}{suffix}") for suffix in (".olean", ".ilean")]
    argv = [str(project.lean), "-o", str(drafts[0]), "-i", str(drafts[1]), str(source.relative_to(project.root))]
    if portable(module) != module:
        told = out.with_suffix(".setup.json")
        told.write_text(json.dumps(setup(module)), encoding="utf-8")
        argv.insert(1, f"--setup={told}")
    ok = subprocess.run(argv, env=project.env(), cwd=project.root, check=False).returncode == 0
    for draft, final in zip(drafts, (out, out.with_suffix(".ilean")), strict=True):
        if ok and draft.exists():
            draft.replace(final)  # in one step: other workers may be reading the old one
        else:
            draft.unlink(missing_ok=True)
    if ok:
        print(f"✔ Built {module}", flush=True)
    else:
        out.unlink(missing_ok=True)
    return ok


def setup_file(project: Project, arguments: list[str]) -> int:
    """Answer the language server: a file's options, once the modules it imports are built."""
    path = Path(arguments[0]).resolve()
    header = json.loads(sys.stdin.read() or "null") if "-" in arguments[1:] else None
    names = [i["module"] for i in header["imports"]] if header else imports(path)
    local = [n for n in names if (project.root / n.replace(".", "/")).with_suffix(".lean").exists()]
    if local:
        answer = os.dup(1)
        os.dup2(2, 1)  # the build's messages must not stand before the answer
        code = build(project, local)
        os.dup2(answer, 1)
        if code:
            return code
    name = project.module(path) if path.is_relative_to(project.root) else "_unknown"
    print(json.dumps(setup(name)))
    return 0


def print_env(project: Project, command: list[str]) -> int:
    """Run a command in the project's environment, or show that environment."""
    if command:
        os.execvpe(command[0], command, project.env())
    print("\n".join(f"{k}={v}" for k, v in project.env().items()))
    return 0


def run_lean(project: Project, arguments: list[str]) -> int:
    """Become `lean`."""
    os.execve(project.lean, [str(project.lean), *(a for a in arguments if a != "--")], project.env())
    return 0


def main() -> int:
    """Dispatch; the exit code."""
    prefix, *arguments = sys.argv[1:]
    verb, rest = (arguments[0] if arguments else "--help"), arguments[1:]
    project = Project(Path(prefix), Path.cwd())
    if verb == "serve":
        return run_lean(project, ["--server", *rest])
    if verb == "lean":
        return run_lean(project, rest)
    if verb == "env":
        return print_env(project, rest)
    if verb == "build":
        return build(project, [a for a in rest if not a.startswith("-")])
    if verb == "clean":
        shutil.rmtree(project.out, ignore_errors=True)
        return 0
    if verb == "setup-file" and rest:
        return setup_file(project, rest)
    if verb == "--version":
        print(VERSION)
        return 0
    print(f"lake stand-in: `{' '.join(arguments)}` is not supported", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
