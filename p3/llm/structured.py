"""Structured replies: asked for without tools, checked for length, validated here, with one turn to mend them.

A value comes back only when it validates; everything else is a problem in words. Strict reading, for whatever decides, takes
no near spelling of an enum value and no reply with two different answers.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ValidationError

from p3.llm.lenient import objects_in, partial_object
from p3.llm.model import Finish, Message, Model, ModelReply, ModelRequest
from p3.validation import wanted

T = TypeVar("T", bound=BaseModel)
_NEAR = 0.75


class Unreadable(ValueError):
    """A reply that does not hold a valid value; the text says what is wrong, for the model to read."""


@dataclass(frozen=True)
class Answer(Generic[T]):
    """A structured reply: its value, or what is wrong with it."""

    value: T | None
    problem: str
    """Empty where there is a value."""
    replies: tuple[ModelReply, ...]
    """What was paid for, in order: one reply, or two when it had to be mended."""

    def count(self, finish: Finish) -> int:
        """How many of the replies ended that way."""
        return sum(r.finish is finish for r in self.replies)

    @property
    def malformed(self) -> int:
        """Whole replies that did not validate."""
        whole = sum(r.finish in (Finish.STOP, Finish.OTHER, Finish.TOOLS) for r in self.replies)
        return whole - (self.value is not None and self.replies[-1].finish in (Finish.STOP, Finish.OTHER, Finish.TOOLS))


async def ask(model: Model, request: ModelRequest, kind: type[T], *, strict: bool = True) -> Answer[T]:
    """Ask for a value of `kind`; one further turn where the first reply cannot be used.

    The prompt must describe the form in words: providers without JSON schemas see nothing else. Raises what the model raises.
    """
    if request.tools:
        raise ValueError("a structured reply is never asked for together with tools")
    request = request.model_copy(update={"json_schema": kind.model_json_schema()})
    replies: list[ModelReply] = []
    problem = ""
    for _ in range(2):
        reply = await model.complete(request)
        replies.append(reply)
        try:
            return Answer(read_reply(reply, kind, strict=strict), "", tuple(replies))
        except Unreadable as error:
            problem = str(error)
        if reply.finish in (Finish.REFUSAL, Finish.FILTER):
            break
        again = Message(role="user", content=f"{problem}\n\nReply again with the whole JSON object, corrected, and nothing else.")
        said = (reply.as_message(),) if reply.text.strip() else ()
        request = request.model_copy(update={"messages": (*request.messages, *said, again)})
    return Answer(None, problem, tuple(replies))


def read_reply(reply: ModelReply, kind: type[T], *, strict: bool = True) -> T:
    """The value a reply holds. Raises Unreadable; a reply cut by its length only counts when the value was whole."""
    match reply.finish:
        case Finish.REFUSAL | Finish.FILTER:
            raise Unreadable(f"the model refused: {reply.text[:200] or 'its provider filtered the reply'}")
        case Finish.EMPTY:
            raise Unreadable("The reply was empty.")
        case Finish.LENGTH:
            try:
                return read(reply.text, kind, strict=strict)
            except Unreadable as error:
                raise Unreadable("The reply was cut off at its length limit; be shorter.") from error
        case _:
            return read(reply.text, kind, strict=strict)


def read(text: str, kind: type[T], *, strict: bool = True) -> T:
    """The JSON object in a text that validates as `kind`: the only one if strict, else the last. Raises Unreadable."""
    problems: list[tuple[int, str]] = []
    found: list[T] = []
    for value in objects_in(text):
        try:
            found.append(validate(value, kind, strict=strict))
        except Unreadable as error:
            shared = len(set(value) & set(kind.model_fields))
            problems.append((-shared, str(error)))
    if found:
        if strict and any(f != found[0] for f in found):
            raise Unreadable("The reply holds two different answers; give exactly one JSON object.")
        return found[-1]
    begun = partial_object(text)
    best = min(problems, key=lambda p: p[0], default=None)
    # Of a text cut in the middle only inner objects are whole; what is wrong with those would mislead.
    if best and not (begun and len(set(begun) & set(kind.model_fields)) > -best[0]):
        raise Unreadable(best[1])
    if begun is not None:
        raise Unreadable(f"The JSON object is not complete: it breaks off after {', '.join(begun) or 'its start'}.")
    raise Unreadable("The reply holds no JSON object.")


def validate(value: Mapping[str, Any], kind: type[T], *, strict: bool = True) -> T:
    """An object as `kind`, with other spellings of keys and enum values put right. Raises Unreadable with one line per fault."""
    schema = kind.model_json_schema()
    fitted = _Fit(schema.get("$defs", {}), not strict).fit(_unwrapped(value, schema), schema)
    try:
        return kind.model_validate(fitted)
    except ValidationError as error:
        faults = [f"- {'.'.join(map(str, e['loc'])) or 'the object'}: {wanted(e)}{_got(e)}" for e in error.errors()[:8]]
        raise Unreadable("The JSON object is not of the form asked for:\n" + "\n".join(faults)) from error


def _got(error: Any) -> str:  # noqa: ANN401 - pydantic's error dictionaries
    if error["type"] == "missing":
        return ""
    text = json.dumps(error["input"], ensure_ascii=False, default=str)
    return f", not {text[:80]}{'…' if len(text) > 80 else ''}"


def _unwrapped(value: Mapping[str, Any], schema: dict[str, Any]) -> Mapping[str, Any]:
    """The inner object of `{"plan": {…}}` where the outer key is none of the schema's."""
    if len(value) == 1:
        (key, inner), known = next(iter(value.items())), schema.get("properties", {})
        if isinstance(inner, dict) and _plain(key) not in {_plain(k) for k in known}:
            return inner
    return value


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "", text).casefold()


@dataclass(frozen=True)
class _Fit:
    """Brings a value nearer to a JSON schema without inventing anything."""

    definitions: Mapping[str, Any]
    near: bool

    def fit(self, value: Any, schema: Mapping[str, Any]) -> Any:  # noqa: ANN401 - any JSON value
        """The value, fitted."""
        schema = self._resolved(schema)
        if options := schema.get("anyOf"):
            others = [self._resolved(o) for o in options if o.get("type") != "null"]
            return self.fit(value, others[0]) if value is not None and len(others) == 1 else value
        if isinstance(value, str) and "enum" in schema:
            return self._enum(value, schema["enum"])
        if schema.get("type") == "array":
            items = value if isinstance(value, list) else [value] if isinstance(value, str | dict) and value else []
            inner = schema.get("items", {})
            return [self.fit(self._named(v, inner), inner) for v in items] if isinstance(value, list | str | dict) else value
        if isinstance(value, Mapping) and schema.get("type") == "object":
            return self._object(value, schema)
        return value

    def _named(self, item: Any, schema: Mapping[str, Any]) -> Any:  # noqa: ANN401 - any JSON value
        """`"Nat.add_comm"` in a list of objects of which only the name must be given: the object with that name."""
        schema = self._resolved(schema)
        needed = schema.get("required", [])
        if not (self.near and isinstance(item, str) and len(needed) == 1 and schema.get("type") == "object"):
            return item
        return {needed[0]: item} if schema["properties"][needed[0]].get("type") == "string" else item

    def _resolved(self, schema: Mapping[str, Any]) -> Mapping[str, Any]:
        while ref := schema.get("$ref"):
            schema = self.definitions[ref.rsplit("/", 1)[1]]
        return schema

    def _object(self, value: Mapping[str, Any], schema: Mapping[str, Any]) -> dict[str, Any]:
        properties = schema.get("properties")
        if properties is None:
            return {k: self.fit(v, schema.get("additionalProperties") or {}) for k, v in value.items()}
        names = {_plain(k): k for k in properties}
        out: dict[str, Any] = {}
        for key, inner in value.items():
            name = key if key in properties else names.get(_plain(key))
            if name is None:
                if schema.get("additionalProperties") is not False:
                    out[key] = inner
            elif inner is None and "default" in properties[name]:
                continue
            elif name == key or name not in value:
                out[name] = self.fit(inner, properties[name])
        return out

    def _enum(self, value: str, allowed: list[Any]) -> str:
        spellings = {_plain(a): a for a in allowed if isinstance(a, str)}
        if value in allowed:
            return value
        if (exact := spellings.get(_plain(value))) is not None:
            return str(exact)
        if not self.near:
            return value
        close = difflib.get_close_matches(_plain(value), spellings, n=1, cutoff=_NEAR)
        begins = [s for s in spellings if s.startswith(_plain(value)) or _plain(value).startswith(s)]
        pick = close or (begins if len(begins) == 1 else [])
        return str(spellings[pick[0]]) if pick else value
