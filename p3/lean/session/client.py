"""The session that the rest of P3 uses: typed questions to Lean's language server, typed answers, nothing of them a verdict."""

from __future__ import annotations

import asyncio
import functools
import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from p3.errors import SessionError, UsageError
from p3.frozen import Frozen
from p3.lean.diagnostics import without_paths
from p3.lean.model import Attempt, Declaration, Diagnostic, Errors, GoalAnswer, LeanAnswer, Severity, Unknown, UnknownReason
from p3.lean.session.answers import attempts_answer, diagnostics_answer, goals_answer, run_answer, unknown_from, without
from p3.lean.session.owner import Reply, ServerCrashed, ServerHung, ServerOwner
from p3.lean.session.statements import ask_statements, mentions, plausible_name
from p3.lean.session.trial import Hole, cheats, hole_at, judged, spliced
from p3.lean.workspace import Workspace

_BATCH = 8
"""Tactics asked in one call: enough to keep the slots busy, few enough that one that hangs costs little."""
_GRACE_S = 15.0
"""How much longer than Lean's own deadline to wait for the server's answer about it."""


class Deadlines(Frozen):
    """Seconds to wait for each kind of answer: generous, as heartbeats end honest elaboration, however slow the machine.

    The server itself gives up on Lean after 300 s.
    """

    start_s: float = 120.0
    diagnostics_s: float = 280.0
    goals_s: float = 120.0
    attempts_s: float = 280.0
    """For one batch of at most eight tactics."""
    attempt_s: float = 120.0
    """For one tactic alone, after its batch failed."""
    run_code_s: float = 280.0
    short_s: float = 60.0
    """Hover and search."""
    idle_s: float = 20.0
    """For a server that uses no CPU at all although it owes an answer: it has lost the question."""


class McpSession:
    """One Lean MCP server with its workspace; implements LeanSession. Questions are answered one after another."""

    def __init__(
        self, owner: ServerOwner, workspace: Workspace, *, header: str, deadlines: Deadlines, hidden: Sequence[Any]
    ) -> None:
        self.owner, self.workspace, self.header, self.deadlines = owner, workspace, header, deadlines
        self._clean: Callable[[str], str] = functools.partial(
            without_paths, own=(workspace.root, workspace.scratch), foreign=tuple(hidden)
        )
        self._loaded: dict[str, str] = {}
        self._baselines: dict[str, LeanAnswer] = {}
        self._asking = asyncio.Lock()

    # ------------------------------------------------------------ files

    async def write(self, path: str, text: str) -> None:
        """Set a file of the workspace."""
        self.workspace.write(path, text)

    async def recycle(self, files: Mapping[str, str] | None = None) -> None:
        """Empty the workspace and begin with other files, under a new server: nothing of what ran before is left."""
        async with self._asking:
            await self.owner.close()
            self.workspace.recycle(files)
            self._loaded.clear()
            self._baselines.clear()
            await self.owner.start()

    def _text(self, path: str) -> str:
        try:
            return self.workspace.texts[path]
        except KeyError:
            raise UsageError(f"{path!r} has not been written to the session's workspace") from None

    # ------------------------------------------------------------ asking

    async def _ask(self, tool: str, arguments: dict[str, Any], deadline_s: float, text: str) -> Reply | Unknown:
        """One call about `text`. A server that has loaded another version of something it imports is replaced first."""
        async with self._asking:
            self._refresh(text)
            try:
                reply = await self.owner.call(tool, arguments, deadline_s=deadline_s)
            except ServerHung as e:
                self._loaded.clear()
                return Unknown(reason=UnknownReason.TIMEOUT, detail=str(e))
            except ServerCrashed as e:
                self._loaded.clear()
                return Unknown(reason=UnknownReason.CRASH, detail=self._clean(str(e)))
        return Reply(ok=reply.ok, content=without(reply.content, self._clean), error=self._clean(reply.error))

    def _refresh(self, text: str) -> None:
        """Scratch documents never look again at what they import, and open ones only after a while."""
        paths = self.workspace.closure(text)
        now = {p: hashlib.sha256(self.workspace.texts[p].encode()).hexdigest() for p in paths}
        if any(self._loaded.get(p, sha) != sha for p, sha in now.items()):
            self.owner.restart()
            self._loaded.clear()
        self._loaded.update(now)

    async def diagnostics(self, path: str, *, deadline_s: float | None = None) -> LeanAnswer:
        """Elaborate the file's present text and wait for all of it."""
        text, seconds = self._text(path), deadline_s or self.deadlines.diagnostics_s
        arguments = {"file_path": path, "timeout_s": max(seconds, 1.0)}
        reply = await self._ask("lean_diagnostic_messages", arguments, seconds + _GRACE_S, text)
        answer = reply if isinstance(reply, Unknown) else diagnostics_answer(reply, path)
        if isinstance(answer, Unknown) and answer.reason is UnknownReason.CRASH:
            return await self._broken_import(path, deadline_s) or answer
        return answer

    async def _broken_import(self, path: str, deadline_s: float | None) -> Errors | None:
        """Lean does not elaborate a file whose import fails, and the server drops the reason: look for it there."""
        for imported in self.workspace.closure(self._text(path)):
            answer = await self.diagnostics(imported, deadline_s=deadline_s)
            if isinstance(answer, Errors):
                said = f"the imported file {imported} does not compile"
                return Errors(
                    diagnostics=(Diagnostic(severity=Severity.ERROR, message=said, line=1, path=path), *answer.diagnostics)
                )
        return None

    async def goals(self, path: str, line: int, column: int | None = None) -> GoalAnswer:
        """Goals at a position of the file's present text; without a column, those before the line's first tactic."""
        text = self._text(path)
        lines = text.split("\n")
        if not 1 <= line <= len(lines):
            return GoalAnswer(known=False, detail=f"{path} has no line {line}")
        body = lines[line - 1]
        at = column if column is not None else len(body) - len(body.lstrip()) + 1
        arguments = {"file_path": path, "line": line, "column": at, "timeout_s": self.deadlines.goals_s}
        reply = await self._ask("lean_goal", arguments, self.deadlines.goals_s + _GRACE_S, text)
        return GoalAnswer(known=False, detail=reply.detail) if isinstance(reply, Unknown) else goals_answer(reply)

    async def run_code(self, text: str, *, deadline_s: float | None = None) -> LeanAnswer:
        """Elaborate a snippet on its own."""
        reply = await self._ask("lean_run_code", {"code": text}, deadline_s or self.deadlines.run_code_s, text)
        return reply if isinstance(reply, Unknown) else run_answer(reply)

    # ------------------------------------------------------------ trying tactics

    async def attempts(self, path: str, line: int, tactics: Sequence[str]) -> tuple[Attempt, ...]:
        """Try tactics at a line, each on its own, without changing the file.

        A tactic replaces the line's `sorry` where it has one, else the whole line after its indentation. Errors that the
        file has without the tactic do not count.
        """
        text = self._text(path)
        hole = hole_at(text, line)
        if hole is None:
            missing = Unknown(reason=UnknownReason.UNAVAILABLE, detail=f"{path} has no line {line}")
            return tuple(Attempt(tactic=t, answer=missing) for t in tactics)
        found: dict[int, Attempt] = {}
        single = [i for i, t in enumerate(tactics) if "\n" not in t.strip("\n") and t.strip()]
        for start in range(0, len(single), _BATCH):
            chunk = single[start : start + _BATCH]
            found.update(zip(chunk, await self._batch(path, text, hole, [tactics[i] for i in chunk]), strict=True))
        for i, tactic in enumerate(tactics):
            if i not in found:  # several lines would overwrite as many lines of the file: elaborate the spliced text instead
                found[i] = await self._whole(path, text, hole, tactic)
        return tuple(found[i] for i in range(len(tactics)))

    async def _batch(self, path: str, text: str, hole: Hole, tactics: Sequence[str]) -> Sequence[Attempt]:
        """Tactics of one line each, in one call; one that crashes or hangs the server fails the call, so then one by one."""
        answer = await self._multi(path, text, hole, tactics, self.deadlines.attempts_s)
        if not isinstance(answer, Unknown):
            return answer
        if len(tactics) == 1:
            return [Attempt(tactic=tactics[0], answer=answer)]
        alone = []
        for tactic in tactics:
            one = await self._multi(path, text, hole, [tactic], self.deadlines.attempt_s)
            alone.append(Attempt(tactic=tactic, answer=one) if isinstance(one, Unknown) else one[0])
        return alone

    async def _multi(
        self, path: str, text: str, hole: Hole, tactics: Sequence[str], deadline_s: float
    ) -> tuple[Attempt, ...] | Unknown:
        snippets = [t.strip("\n") + hole.tail for t in tactics]
        arguments = {"file_path": path, "line": hole.line, "column": hole.column, "snippets": snippets}
        reply = await self._ask("lean_multi_attempt", arguments, deadline_s, text)
        if isinstance(reply, Unknown):
            return reply
        if not reply.ok:
            return unknown_from(reply.error)
        found = attempts_answer(reply, tactics, cheats=[cheats(t) for t in tactics], hole_is_sorry=hole.is_sorry)
        return found or Unknown(reason=UnknownReason.MALFORMED, detail="the answers do not match the tactics")

    async def _whole(self, path: str, text: str, hole: Hole, tactic: str) -> Attempt:
        key = hashlib.sha256(text.encode()).hexdigest()
        if key not in self._baselines:
            baseline = await self.run_code(text)
            if isinstance(baseline, Unknown):
                return Attempt(tactic=tactic, answer=baseline)
            self._baselines = {key: baseline}
        answer = await self.run_code(spliced(text, hole, tactic), deadline_s=self.deadlines.attempts_s)
        return judged(tactic, answer, hole, self._baselines[key].diagnostics)

    # ------------------------------------------------------------ looking up

    async def hover(self, path: str, line: int, column: int) -> str | None:
        """What the editor shows at a position; None where it shows nothing. Raises SessionError when that is not known."""
        arguments = {"file_path": path, "line": line, "column": column}
        reply = await self._ask("lean_hover_info", arguments, self.deadlines.short_s, self._text(path))
        if isinstance(reply, Unknown):
            raise SessionError(f"Lean gave no answer about {path}:{line}: {reply.detail}")
        if not reply.ok:
            if reply.error.find("No hover information") >= 0:
                return None
            raise SessionError(f"Lean gave no answer about {path}:{line}: {reply.error[:300]}")
        return str(reply.content.get("info", "")) or None

    async def search(self, query: str, limit: int = 20) -> tuple[Declaration, ...]:
        """Names in workspace and library that match, with their exact statements. Raises SessionError when the search failed."""
        reply = await self._ask("lean_local_search", {"query": query, "limit": limit}, self.deadlines.short_s, "")
        if isinstance(reply, Unknown) or not reply.ok:
            raise SessionError(f"the search failed: {reply.detail if isinstance(reply, Unknown) else reply.error[:300]}")
        items = {str(i["name"]): i for i in reply.content.get("items", []) if plausible_name(str(i.get("name", "")))}
        known = await self.statements(list(items))
        return tuple(
            found.model_copy(
                update={"kind": str(items[name].get("kind", "")), "module": _module(str(items[name].get("file", "")))}
            )
            for name, found in known.items()
            if found is not None
        )

    async def statement(self, name: str) -> Declaration | None:
        """The exact statement Lean reports for a constant; None when it does not exist. Raises SessionError when unknown."""
        return (await self.statements([name]))[name]

    async def statements(self, names: Sequence[str]) -> dict[str, Declaration | None]:
        """Several statements at once: in the session's header alone, then at the end of each file that mentions the name."""
        known = await ask_statements(self.run_code, self.header, names)
        for context in reversed(list(self.workspace.texts.values())):
            missing = [n for n, found in known.items() if found is None and mentions(context, n)]
            if missing:
                known.update(await ask_statements(self.run_code, context, missing))
        return known

    async def close(self) -> None:
        """End the server and every child."""
        await self.owner.close()


def _module(file: str) -> str | None:
    """The module of a file as the search names it: relative to the project or to the library's source folder."""
    if not file.endswith(".lean"):
        return None
    parts = file.removesuffix(".lean").removeprefix(".lean-stdlib/").removeprefix("lean/").split("/")
    return ".".join(p for p in parts if p)
