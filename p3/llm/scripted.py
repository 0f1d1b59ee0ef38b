"""`scripted:FILE`: replies written by hand, in TOML or JSON, played in order per stream or role. No model is called.

A script is a list of `[[reply]]` tables:

    [[reply]]
    role = "planner"                      # any stream of that role …
    json_file = "plan.json"               # … answered with that file's JSON (beside the script)

    [[reply]]
    stream = "elaborator/insert_sorted"   # … or one stream only
    expect = "unsolved goals"             # optional: the request must contain this text

    [[reply.call]]
    name = "write_region"
    arguments.region = "code"
    arguments.text = '''
      xs.foldr insert []
    '''
"""

from __future__ import annotations

import difflib
import json
import tomllib
from collections import deque
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import Field, ValidationError, model_validator

from p3.errors import ContextOverflow, ScriptEnded, UsageError
from p3.frozen import Frozen
from p3.llm.model import Finish, ModelReply, ModelRequest, ToolCall, Usage, json_of
from p3.validation import fault
from p3.wording import unreadable

KNOWN_ROLES = ("planner", "reviewer", "elaborator", "judge", "plain", "seq")
"""The roles that P3's methods ask under."""


class ScriptedCall(Frozen):
    """A tool call of a scripted reply. `raw` replaces `arguments` to play a model that writes broken JSON."""

    name: str
    arguments: dict[str, Any] = Field(default_factory=dict)
    raw: str | None = None


class ScriptedReply(Frozen):
    """One reply of a script. At most one of `text`, `text_file`, `json`, `json_file` gives its text."""

    role: str | None = None
    stream: str | None = None
    text: str | None = None
    text_file: str | None = None
    data: Any = Field(default=None, alias="json")
    json_file: str | None = None
    call: tuple[ScriptedCall, ...] = ()
    finish: Finish | None = None
    expect: str | None = None
    """Text that the request must contain, so that a script notices when the run takes another way."""
    overflow: bool = False
    """The prompt does not fit: raises ContextOverflow in place of a reply."""
    repeat: int = Field(default=1, ge=1)
    """How many times this reply is given."""
    input_tokens: int = 0
    output_tokens: int = 0
    cost: float | None = 0.0

    @model_validator(mode="after")
    def _one_source(self) -> ScriptedReply:
        if sum(x is not None for x in (self.text, self.text_file, self.data, self.json_file)) > 1:
            raise ValueError("give only one of text, text_file, json, json_file")
        if self.stream is not None and self.role is not None and self.stream.split("/")[0] != self.role:
            raise ValueError(f"the stream {self.stream!r} does not belong to the role {self.role!r}")
        role = self.role or (self.stream or "").split("/")[0]
        close = difflib.get_close_matches(role, KNOWN_ROLES, n=1, cutoff=0.75)
        if role not in KNOWN_ROLES and close:  # other roles may be those of a method that is not P3's own
            raise ValueError(f"there is no role {role!r}; did you mean {close[0]!r}?")
        return self

    def content(self, folder: Path) -> str:
        """The reply's text; files are read beside the script."""
        if self.text is not None:
            return self.text
        if self.data is not None:
            return json.dumps(self.data, ensure_ascii=False)
        name = self.text_file or self.json_file
        return (folder / name).read_text(encoding="utf-8") if name else ""

    def reply(self, folder: Path, model: str, serial: int) -> ModelReply:
        """The reply as a model would give it; `serial` makes the ids of its tool calls unique and repeatable."""
        calls = tuple(_tool_call(c, f"call_{serial}_{i}") for i, c in enumerate(self.call))
        text = self.content(folder)
        finish = self.finish or (Finish.TOOLS if calls else Finish.STOP if text.strip() else Finish.EMPTY)
        usage = Usage(calls=1, input_tokens=self.input_tokens, output_tokens=self.output_tokens, cost=self.cost)
        return ModelReply(text=text, tool_calls=calls, finish=finish, usage=usage, model=model)


T = TypeVar("T", bound=ScriptedReply)


def _tool_call(call: ScriptedCall, call_id: str) -> ToolCall:
    raw = call.raw if call.raw is not None else json.dumps(call.arguments, ensure_ascii=False)
    try:
        arguments = json_of(raw)
    except ValueError:
        arguments = None
    return ToolCall(id=call_id, name=call.name, arguments=arguments if isinstance(arguments, dict) else None, raw=raw)


def read_script(path: Path, kind: type[T]) -> tuple[T, ...]:
    """The replies of a script file, in order. Raises UsageError naming the file, the reply and what is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"cannot read the script {path}: {unreadable(error)}") from error
    try:
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except ValueError as error:
        raise UsageError(f"the script {path} is not valid {'JSON' if path.suffix == '.json' else 'TOML'}: {error}") from error
    entries = data.get("reply") if isinstance(data, dict) else data
    if not isinstance(entries, list) or not entries or set(data if isinstance(data, dict) else ()) - {"reply"}:
        raise UsageError(f"the script {path} must hold [[reply]] tables and nothing else")
    replies = []
    for number, entry in enumerate(entries, 1):
        try:
            replies.append(kind.model_validate(entry))
        except ValidationError as error:
            raise UsageError(f"reply {number} of the script {path}: {fault(error, kind)}") from error
    return tuple(replies)


class Queues(Generic[T]):
    """Scripted replies waiting: those for one stream, those for a role, those for anyone; in this order of preference."""

    def __init__(self, replies: tuple[T, ...]) -> None:
        self._waiting: dict[str, deque[tuple[int, T]]] = {}
        self.used: dict[str, int] = {}
        for index, reply in enumerate(replies):
            queue = self._waiting.setdefault(reply.stream or reply.role or "", deque())
            queue.extend([(index, reply)] * reply.repeat)

    def take(self, role: str, stream: str) -> tuple[int, T] | None:
        """The next reply and its index in the script (from 0), or None where nothing waits."""
        for key in (stream, role, ""):
            if queue := self._waiting.get(key):
                self.used[stream] = self.used.get(stream, 0) + 1
                return queue.popleft()
        return None


class ScriptedModel:
    """Plays a script. Nothing else in P3 knows that its replies were written by hand."""

    live = False
    supports_tools = True

    def __init__(self, path: Path, name: str | None = None) -> None:
        self.name = name or f"scripted:{path}"
        self._path = path
        self._queues = Queues(read_script(path, ScriptedReply))
        self._serial: dict[str, int] = {}

    async def complete(self, request: ModelRequest) -> ModelReply:
        """The next reply of the request's stream or role. Raises ScriptEnded when there is none or it expects another request."""
        number, entry = self._next(request)
        if entry.expect is not None and not any(entry.expect in m.content for m in request.messages):
            raise ScriptEnded(
                f"reply {number + 1} of {self._path} expects a request that contains {entry.expect!r}, "
                f"but call {self._queues.used[request.stream]} of {request.stream} does not"
            )
        if entry.overflow:
            raise ContextOverflow(f"the prompt does not fit, says reply {number + 1} of {self._path}")
        try:
            return entry.reply(self._path.parent, f"scripted:{self._path.name}", self._serial[request.stream])
        except (OSError, UnicodeDecodeError) as error:
            name = entry.text_file or entry.json_file
            raise UsageError(
                f"reply {number + 1} of {self._path} names {name}, which cannot be read: {unreadable(error)}"
            ) from error

    def skip(self, request: ModelRequest) -> None:
        """Count the next reply of that stream as given: it came from a journal."""
        self._next(request)

    def _next(self, request: ModelRequest) -> tuple[int, ScriptedReply]:
        found = self._queues.take(request.role, request.stream)
        if found is None:
            used = self._queues.used.get(request.stream, 0)
            others = sum(n for s, n in self._queues.used.items() if s != request.stream and s.split("/")[0] == request.role)
            given = f"{used} given{f', and {others} to other streams of the {request.role}' if others else ''}"
            raise ScriptEnded(
                f"the script {self._path} has no further reply for {request.stream} ({given}); "
                f"add a [[reply]] with role = {request.role!r} or see why it is asked again"
            )
        self._serial[request.stream] = self._serial.get(request.stream, 0) + 1
        return found

    async def close(self) -> None:
        """Nothing to release."""
