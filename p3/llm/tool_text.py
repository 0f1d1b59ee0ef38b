"""Tools for models that have none: described in the prompt, called in text, results given back in text.

A call is written

    <call name="write_region">
    <arg name="region">code</arg>
    <arg name="text">
    xs.foldr insert []
    </arg>
    </call>

Arguments that are not strings are written as JSON. Lean text stands between the tags as it is, without escapes, because models
that need this protocol rarely escape a proof correctly. A fenced JSON object with `name` and `arguments` is understood too.
"""

from __future__ import annotations

import json
import re
from typing import Any

from p3.llm.events import ToolsAsText
from p3.llm.lenient import objects_in
from p3.llm.model import Finish, Message, Model, ModelReply, ModelRequest, ToolCall, ToolSpec, json_of
from p3.llm.provider_errors import ToolsRefused
from p3.llm.wrapped import WrappedModel
from p3.trace import EventSink, NullSink

_CALL = re.compile(r"<call\s+name\s*=\s*[\"']?(?P<name>[\w.-]+)[\"']?\s*>(?P<body>.*?)(?:</call>|(?=<call\s+name)|\Z)", re.S)
_ARG = re.compile(r"<arg\s+name\s*=\s*[\"']?(?P<name>\w+)[\"']?\s*>(?P<value>.*?)</arg>", re.S)

_INTRODUCTION = """\
# Tools

You can call these tools. Write calls at the end of your reply, exactly in this form, values between the tags without escaping:

<call name="TOOL">
<arg name="ARGUMENT">value</arg>
</call>

Values that are not text (numbers, lists, true, false) are written as JSON. The results come with the next message.
"""


class TextToolsModel(WrappedModel):
    """A model without tools of its own, made to take them.

    With `only_if_refused` tools are given natively until the provider refuses them.
    """

    def __init__(self, inner: Model, *, only_if_refused: bool = False, sink: EventSink | None = None) -> None:
        super().__init__(inner)
        self._native = only_if_refused and inner.supports_tools
        self.supports_tools = True
        self._sink = sink or NullSink()
        self._serial = 0

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer one request; calls written in the text come back as tool calls."""
        if not request.tools and not any(m.tool_calls or m.role == "tool" for m in request.messages):
            return await self._inner.complete(request)
        if self._native:
            try:
                return await self._inner.complete(request)
            except ToolsRefused:
                self._native = False
                self._sink.emit(ToolsAsText(model=self.name))
        reply = await self._inner.complete(as_text(request))
        self._serial += 1
        return read_calls(reply, request.tools, self._serial)


def as_text(request: ModelRequest) -> ModelRequest:
    """The same request without tools: they and the calls so far stand in the text."""
    messages = [_plain(m) for m in request.messages]
    if request.tools:
        text = _INTRODUCTION + "\n" + "\n".join(describe(t) for t in request.tools)
        if messages and messages[0].role == "system":
            messages[0] = Message(role="system", content=f"{messages[0].content}\n\n{text}")
        else:
            messages.insert(0, Message(role="system", content=text))
    return request.model_copy(update={"messages": tuple(_merged(messages)), "tools": ()})


def describe(tool: ToolSpec) -> str:
    """A tool in words: what it does and its arguments."""
    schema = tool.parameters
    required = set(schema.get("required", ()))
    lines = [f"## {tool.name}", tool.description.strip()]
    for name, spec in schema.get("properties", {}).items():
        kind = spec.get("type") or "/".join(s.get("type", "?") for s in spec.get("anyOf", ())) or "any"
        values = f", one of {', '.join(map(str, spec['enum']))}" if "enum" in spec else ""
        about = f": {spec['description']}" if spec.get("description") else ""
        lines.append(f"- {name} ({kind}{values}{'' if name in required else ', optional'}){about}")
    return "\n".join(lines) + "\n"


def _plain(message: Message) -> Message:
    if message.role == "tool":
        return Message(role="user", content=f"<result>\n{message.content}\n</result>")
    if not message.tool_calls:
        return message
    calls = "\n".join(_written(c) for c in message.tool_calls)
    return Message(role="assistant", content=f"{message.content}\n\n{calls}".strip())


def _written(call: ToolCall) -> str:
    arguments = call.arguments or {}
    rows = [
        f'<arg name="{k}">{v if isinstance(v, str) else json.dumps(v, ensure_ascii=False)}</arg>' for k, v in arguments.items()
    ]
    return "\n".join([f'<call name="{call.name}">', *rows, "</call>"])


def _merged(messages: list[Message]) -> list[Message]:
    """Neighbours of the user's role made one: many servers want the roles to alternate."""
    out: list[Message] = []
    for message in messages:
        if out and message.role == "user" and out[-1].role == "user":
            out[-1] = Message(role="user", content=f"{out[-1].content}\n\n{message.content}")
        else:
            out.append(message)
    return out


def read_calls(reply: ModelReply, tools: tuple[ToolSpec, ...], serial: int) -> ModelReply:
    """The reply with the calls that stand in its text taken out as tool calls."""
    specs = {t.name: t for t in tools}
    found: list[tuple[str, dict[str, Any] | None, str]] = []
    for m in _CALL.finditer(reply.text):
        found.append((m["name"], _arguments(m["body"], specs.get(m["name"])), m["body"]))
    text = _CALL.sub("", reply.text).strip()
    if not found:
        for value in objects_in(reply.text):
            name, arguments = value.get("name") or value.get("tool"), value.get("arguments")
            if name in specs and isinstance(arguments, dict):
                found.append((str(name), arguments, json.dumps(arguments, ensure_ascii=False)))
    if not found:
        return reply
    calls = tuple(ToolCall(id=f"text_{serial}_{i}", name=n, arguments=a, raw=raw) for i, (n, a, raw) in enumerate(found))
    finish = Finish.TOOLS if reply.finish in (Finish.STOP, Finish.OTHER) else reply.finish
    return reply.model_copy(update={"text": text, "tool_calls": calls, "finish": finish})


def _arguments(body: str, spec: ToolSpec | None) -> dict[str, Any] | None:
    """Arguments between the tags; None where the body is neither tags nor a JSON object."""
    rows = list(_ARG.finditer(body))
    if not rows:
        if not body.strip():
            return {}
        return next(iter(objects_in(body)), None)
    properties = spec.parameters.get("properties", {}) if spec else {}
    return {m["name"]: _value(m["value"], properties.get(m["name"], {})) for m in rows}


def _value(text: str, schema: dict[str, Any]) -> Any:  # noqa: ANN401 - any JSON value
    """Text stays as it is, but for one newline after and before the tags; other types are read as JSON."""
    kinds = {schema.get("type"), *(s.get("type") for s in schema.get("anyOf", ()))} - {None}
    if kinds and "string" not in kinds:
        try:
            return json_of(text)
        except ValueError:
            return text.strip()
    return text.removeprefix("\n").removesuffix("\n") if "\n" in text else text.strip()
