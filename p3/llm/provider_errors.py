"""Provider failures as P3's errors. Works on class names and status codes, so that litellm need not be loaded to read it."""

from __future__ import annotations

import re
import time
from email.utils import parsedate_to_datetime
from typing import Any, Literal

from p3.errors import ContextOverflow, MissingKey, ModelError, UnknownModel

Kind = Literal["rate_limit", "timeout", "internal_server", "service_unavailable", "bad_gateway", "connection", "unreadable"]

_KINDS: dict[str, Kind] = {
    "RateLimitError": "rate_limit",
    "Timeout": "timeout",
    "APITimeoutError": "timeout",
    "InternalServerError": "internal_server",
    "ServiceUnavailableError": "service_unavailable",
    "BadGatewayError": "bad_gateway",
    "APIConnectionError": "connection",
}
_UNREADABLE = re.compile(
    r"Unterminated string|Expecting (value|property|',|':)|Extra data|Invalid (control character|\\|response object)"
    r"|validation errors? for"
)
"""How JSON and type errors of the client library read, which it gives as failures of the server."""
_OVERFLOW = re.compile(
    r"context.{0,10}(length|window|size)|maximum.{0,30}tokens|prompt is too long|too many (input )?tokens|input.{0,20}too long",
    re.I,
)
_FILTERED = re.compile(r"content.{0,5}(filter|management|policy)|safety (system|settings)|flagged", re.I)
_NO_TOOLS = re.compile(
    r"tool.?choice|tool.?call|tools?\b.{0,40}not support|not support.{0,40}\b(tools?|functions?)\b|function.?call", re.I
)
_NO_SCHEMA = re.compile(r"response_format|json_schema|structured output|guided", re.I)
_NO_CREDIT = re.compile(r"insufficient_quota|billing|credit balance|exceeded your current quota|payment required", re.I)
_SENT_BY = re.compile(r"^(litellm\.)?(\w+(Error|Exception|Timeout|Exceeded\w*|Timeout Error)(:| -)\s*)+")


class Transient(ModelError):
    """A failure that may pass by itself: the only kind that is tried again."""

    retryable = True

    def __init__(self, message: str, *, kind: Kind, retry_after_s: float | None = None) -> None:
        self.kind, self.retry_after_s = kind, retry_after_s
        super().__init__(message)


class Filtered(ModelError):
    """The provider refused the prompt by its content filter; becomes a reply that says so."""


class ToolsRefused(ModelError):
    """The provider takes no tools for this model."""


class SchemaRefused(ModelError):
    """The provider takes no JSON schema for this model."""


def translate(error: Exception, *, model: str, where: str, tools: bool, schema: bool) -> ModelError:
    """P3's error for a provider's. `where` names the provider or address; `tools`, `schema` say what the request held."""
    names = {c.__name__ for c in type(error).__mro__}
    status = getattr(error, "status_code", None)
    said = message_of(error)
    coded = f"{said} {_code(error)}"
    if "ContextWindowExceededError" in names:
        return ContextOverflow(f"the prompt does not fit the context window of {model}: {said}")
    if names & {"RateLimitError", "PaymentRequiredError"} and _NO_CREDIT.search(coded):
        return ModelError(f"{where} has no credit left for {model}: {said}")
    if kind := _kind(names, status, said):
        return Transient(f"{where}: {said}", kind=kind, retry_after_s=retry_after(error))
    if "AuthenticationError" in names or status == 401:
        return MissingKey(f"{where} did not accept the API key for {model}: {said}")
    if "NotFoundError" in names or status == 404:
        return UnknownModel(f"{where} does not know the model {model}: {said}")
    if "ContentPolicyViolationError" in names or (status == 400 and _FILTERED.search(coded)):
        return Filtered(said)
    if status in (400, 413, 422, None):
        return _bad_request(coded, said, model=model, where=where, tools=tools, schema=schema)
    return ModelError(f"{where} refused the request for {model} (status {status}): {said}")


def _bad_request(coded: str, said: str, *, model: str, where: str, tools: bool, schema: bool) -> ModelError:
    if _OVERFLOW.search(coded):
        return ContextOverflow(f"the prompt does not fit the context window of {model}: {said}")
    if schema and _NO_SCHEMA.search(coded):
        return SchemaRefused(said)
    if tools and _NO_TOOLS.search(coded):
        return ToolsRefused(said)
    return ModelError(f"{where} refused the request for {model}: {said}")


def _kind(names: set[str], status: int | None, said: str) -> Kind | None:
    if "InternalServerError" in names and _UNREADABLE.search(said):
        return "unreadable"
    if "Connection error" in said or "ClientConnector" in said or "Server disconnected" in said:
        return "connection"
    if status == 529:  # how some providers say that they are overloaded
        return "service_unavailable"
    return next((kind for name, kind in _KINDS.items() if name in names), None)


def _code(error: Exception) -> str:
    body = getattr(error, "body", None)
    return " ".join(str(body.get(k) or "") for k in ("code", "type")) if isinstance(body, dict) else ""


def message_of(error: Exception) -> str:
    """The provider's own words: one line, without the wrapping class names, cut at 300 characters."""
    text = " ".join(str(error).split())
    while (m := _SENT_BY.match(text)) and m.end() < len(text):
        text = text[m.end() :]
    return text[:300] + ("…" if len(text) > 300 else "") if text else type(error).__name__


def retry_after(error: Exception) -> float | None:
    """Seconds that the provider asks to wait, from its Retry-After header (seconds or a date); None where it does not say."""
    headers: Any = (
        getattr(error, "litellm_response_headers", None) or getattr(getattr(error, "response", None), "headers", None) or {}
    )
    for name, unit in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        value = headers.get(name)
        if not value:
            continue
        try:
            return max(0.0, float(value) * unit)
        except ValueError:
            try:
                return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
            except ValueError:
                return None
    return None
