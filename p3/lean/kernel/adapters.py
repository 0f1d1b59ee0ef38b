"""Checkers of a full toolchain behind the kernel protocol: `leanchecker`, `lake comparator`, nanoda.

Each is a documented command line, run in the sandbox. Exit code 0 alone is no acceptance: a nonce must follow it, which
only the shell that saw the exit code prints. What is neither a clear yes nor a clear no is no answer.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from p3.lean.model import Completed, Ending, Limits, Mounts, Sandbox, Toolchain
from p3.lean.replay import REPLAY_LIMITS, KernelAnswer, KernelVerdict, Replay
from p3.lean.temporary import temporary_folder

_THEN_TOKEN = 'token=$1; shift; "$@"; code=$?; if [ $code -eq 0 ]; then printf "\\n%s\\n" "$token"; fi; exit $code'
_ENDINGS = {Ending.CPU: KernelVerdict.TIMEOUT, Ending.MEMORY: KernelVerdict.TIMEOUT}


class _Checker:
    """What the adapters share: running a command to its end and reading it strictly."""

    name = ""
    _no: tuple[int, ...] = (1,)
    """Exit codes that may mean a refusal."""
    _words: tuple[str, ...] = ()
    """Of which one must stand in the output for it to be a refusal."""
    _said: str = ""
    """What an acceptance must print beside exit code 0."""

    def __init__(self, toolchain: Toolchain) -> None:
        self._toolchain = toolchain

    async def _run(
        self, argv: Sequence[str], *, scratch: Path, folders: Sequence[Path], sandbox: Sandbox, limits: Limits, stdin: bytes = b""
    ) -> KernelAnswer:
        token = secrets.token_hex(16)
        done = await sandbox.run(
            ["/bin/sh", "-c", _THEN_TOKEN, "sh", token, *argv],
            mounts=Mounts(scratch=scratch, read_only=(*self._toolchain.read_only(), *folders)),
            env=self._env(folders),
            limits=limits,
            stdin=stdin,
        )
        return self._read(done, token)

    def _env(self, folders: Sequence[Path]) -> Mapping[str, str]:
        return self._toolchain.env(*folders)

    def _read(self, done: Completed, token: str) -> KernelAnswer:
        text = (done.stdout + b"\n" + done.stderr).decode(errors="replace")
        reason = " ".join(text.replace(token, "").split())[-500:]
        if done.ending is not Ending.EXITED:
            verdict = _ENDINGS.get(done.ending, KernelVerdict.UNAVAILABLE)
            return KernelAnswer(kernel=self.name, verdict=verdict, reason=f"ended by {done.ending} ({done.returncode})")
        last = done.stdout.decode(errors="replace").rstrip().rpartition("\n")[2].strip()
        if done.returncode == 0 and last == token and self._said in text:
            return KernelAnswer(kernel=self.name, verdict=KernelVerdict.ACCEPTED)
        if done.returncode in self._no and (not self._words or any(w in text for w in self._words)):
            return KernelAnswer(kernel=self.name, verdict=KernelVerdict.REFUSED, reason=reason)
        return KernelAnswer(
            kernel=self.name, verdict=KernelVerdict.UNAVAILABLE, reason=f"exit code {done.returncode} without an answer: {reason}"
        )


class Leanchecker(_Checker):
    """`leanchecker MODULE…`, which replays modules through the kernel of the toolchain that built them."""

    name = "leanchecker"
    _words = ("(kernel)", "kernel", "constant has already been declared", "differs")

    def __init__(self, toolchain: Toolchain, program: Path) -> None:
        super().__init__(toolchain)
        self._program = program

    async def check(self, replay: Replay, *, sandbox: Sandbox, limits: Limits = REPLAY_LIMITS) -> KernelAnswer:
        """Replay all constants of the modules; the roots are among them."""
        with temporary_folder("leanchecker") as scratch:
            argv = [str(self._program), *replay.modules]
            return await self._run(argv, scratch=scratch, folders=[replay.folder], sandbox=sandbox, limits=limits)


class Comparator(_Checker):
    """`lake comparator CONFIG`, which builds challenge and solution itself and compares, walks and replays them.

    Exit code 2 says that it could not run. It takes tasks of one file.
    """

    name = "lake comparator"

    def __init__(self, toolchain: Toolchain, lake: Path) -> None:
        super().__init__(toolchain)
        self._lake = lake

    async def check(self, replay: Replay, *, sandbox: Sandbox, limits: Limits = REPLAY_LIMITS) -> KernelAnswer:
        """Have it judge the texts; without texts of exactly one file it is not asked."""
        texts = replay.texts
        if texts is None or len(texts.candidate) != 1 or len(texts.pristine) != 1:
            return KernelAnswer(kernel=self.name, verdict=KernelVerdict.UNAVAILABLE, reason="it takes tasks of one file")
        with temporary_folder("comparator") as scratch:
            config = {
                "challenge_module": "Challenge",
                "solution_module": "Solution",
                "theorem_names": list(texts.theorems),
                "definition_names": list(texts.holes),
                "permitted_axioms": list(texts.axioms),
            }
            (scratch / "Challenge.lean").write_text(next(iter(texts.pristine.values())))
            (scratch / "Solution.lean").write_text(next(iter(texts.candidate.values())))
            (scratch / "lean-toolchain").write_text(f"leanprover/lean4:v{self._toolchain.version}\n")
            (scratch / "lakefile.toml").write_text(_LAKEFILE)
            (scratch / "config.json").write_text(json.dumps(config))
            argv = [str(self._lake), "comparator", "config.json"]
            return await self._run(argv, scratch=scratch, folders=[], sandbox=sandbox, limits=limits)


_LAKEFILE = 'name = "judged"\n[[lean_lib]]\nname = "Challenge"\n[[lean_lib]]\nname = "Solution"\n'


class Nanoda(_Checker):
    """nanoda, a kernel written independently in Rust, fed by `lean4export`."""

    name = "nanoda"
    _no = (1, 101)
    _words = ("assertion", "panicked", "type error", "def_eq", "failed to check")
    _said = "Checked"

    def __init__(self, toolchain: Toolchain, nanoda: Path, lean4export: Path, axioms: Sequence[str]) -> None:
        super().__init__(toolchain)
        self._nanoda, self._export, self._axioms = nanoda, lean4export, tuple(axioms)

    async def check(self, replay: Replay, *, sandbox: Sandbox, limits: Limits = REPLAY_LIMITS) -> KernelAnswer:
        """Export the closure of the roots, then have nanoda check the export."""
        with temporary_folder("nanoda") as scratch:
            roots = ["--", *replay.roots] if replay.roots is not None else []
            programs = [self._nanoda.parent, self._export.parent]
            export = await sandbox.run(
                ["/bin/sh", "-c", 'exec "$@" > export.ndjson', "sh", str(self._export), *replay.modules, *roots],
                mounts=Mounts(scratch=scratch, read_only=(*self._toolchain.read_only(), replay.folder, *programs)),
                env=self._toolchain.env(replay.folder),
                limits=limits,
            )
            if export.ending is not Ending.EXITED or export.returncode != 0:
                reason = f"lean4export ended with {export.returncode}: {export.stderr.decode(errors='replace')[-300:]}"
                return KernelAnswer(kernel=self.name, verdict=KernelVerdict.UNAVAILABLE, reason=reason)
            config = {
                "export_file_path": "export.ndjson",
                "permitted_axioms": list(self._axioms),
                "unpermitted_axiom_hard_error": False,
                "nat_extension": True,
                "string_extension": True,
                "print_success_message": True,
            }
            (scratch / "config.json").write_text(json.dumps(config))
            argv = [str(self._nanoda), "config.json"]
            return await self._run(argv, scratch=scratch, folders=programs, sandbox=sandbox, limits=limits)


def found(toolchain: Toolchain) -> tuple[Leanchecker, ...]:
    """The checker that ships with a full toolchain, where it is there."""
    for folder in map(Path, toolchain.env().get("PATH", "").split(os.pathsep)):
        program = folder / "leanchecker"
        if program.is_file() and os.access(program, os.X_OK):
            return (Leanchecker(toolchain, program),)
    return ()
