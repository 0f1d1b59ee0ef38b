"""Providers through litellm: OpenAI-compatible servers, Anthropic, Gemini and the others it names. The only importer of litellm.

litellm takes seconds to import and looks things up on the network unless told not to, so it is loaded on first use, with its
offline switches set.
"""

from __future__ import annotations

import asyncio
import functools
import importlib
import logging
import os
import warnings
from math import inf
from typing import Any
from weakref import WeakSet

from p3.errors import MissingKey, UnknownModel
from p3.llm.model import Finish, ModelReply, ModelRequest, Usage
from p3.llm.options import KEY_VARIABLE, Prices, ProviderOptions
from p3.llm.provider_errors import Filtered, SchemaRefused, Transient, translate
from p3.llm.shapes import read_call, read_finish, read_usage, to_header, to_message, to_tool

_GRACE_S = 5.0
"""How long after its own timeout litellm may take to notice it."""


@functools.cache
def load() -> Any:  # noqa: ANN401 - litellm is untyped
    """The litellm module, quiet and offline."""
    for name, value in (
        ("LITELLM_OFFLINE_MODE", "true"),
        ("LITELLM_LOCAL_MODEL_COST_MAP", "True"),
        ("LITELLM_MODE", "PRODUCTION"),
    ):
        os.environ[name] = value
    litellm: Any = importlib.import_module("litellm")
    litellm.suppress_debug_info = True
    litellm.telemetry = False
    litellm.modify_params = True  # drops what a provider would refuse, such as thinking without its signed blocks
    for name in ("LiteLLM", "LiteLLM Router", "LiteLLM Proxy"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    warnings.filterwarnings("ignore", category=UserWarning, module=r"pydantic(\..*)?")  # about litellm's own types
    return litellm


class LitellmModel:
    """A provider's model. One HTTP request per call, never retried here: `RetryingModel` does that, visibly."""

    live = True
    supports_tools = True

    def __init__(self, name: str, options: ProviderOptions | None = None) -> None:
        self.name = name
        self.options = options or ProviderOptions()
        litellm = load()
        self._model, self._provider = _resolve(litellm, name, self.options.base_url)
        self._key = _key(litellm, name, self._model, self.options)
        known = self.options.base_url is None
        self.supports_tools = not known or _knows_tools(litellm, self._model)
        self._schema = not known or bool(litellm.supports_response_schema(model=self._model))
        self._priced = known and _is_priced(litellm, self._model)
        _OPEN.add(self)

    @property
    def _where(self) -> str:
        return self.options.base_url or self._provider

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer one request. Raises Transient for what may pass by itself, else the ModelError family."""
        litellm = load()
        try:
            return await self._call(litellm, request, schema=self._schema)
        except SchemaRefused:  # the reply is validated by P3 anyway, so the schema was only a help
            self._schema = False
            return await self._call(litellm, request, schema=False)
        except Filtered:
            return ModelReply(finish=Finish.FILTER, usage=Usage(calls=1), model=self._model)

    async def _call(self, litellm: Any, request: ModelRequest, *, schema: bool) -> ModelReply:  # noqa: ANN401
        schema = schema and request.json_schema is not None
        arguments = self._arguments(request, schema=schema)
        limit = self.options.timeout_s
        try:
            async with asyncio.timeout(limit + _GRACE_S):
                response = await litellm.acompletion(**arguments)
        except TimeoutError as error:
            raise Transient(f"{self._where}: no answer within {limit:g} s", kind="timeout") from error
        except asyncio.CancelledError:
            raise
        except Exception as error:  # litellm raises the exceptions of many libraries
            raise translate(error, model=self.name, where=self._where, tools=bool(request.tools), schema=schema) from error
        return self._reply(litellm, response)

    def _arguments(self, request: ModelRequest, *, schema: bool) -> dict[str, Any]:
        own = self.options
        arguments: dict[str, Any] = {
            "model": self._model,
            "messages": [to_message(m) for m in request.messages],
            "max_retries": 0,
            "timeout": own.timeout_s,
        }
        optional: dict[str, Any] = {
            "api_base": own.base_url,
            "api_key": self._key,
            "temperature": own.temperature if request.temperature is None else request.temperature,
            "reasoning_effort": request.reasoning_effort or own.reasoning_effort,
            "max_tokens": request.max_tokens or own.max_tokens,
            "tools": [to_tool(t) for t in request.tools] or None,
        }
        if schema:
            optional["response_format"] = {"type": "json_schema", "json_schema": {"name": "reply", "schema": request.json_schema}}
        if own.base_url:  # a gateway's log can tell roles apart
            optional["extra_headers"] = {"X-P3-Role": request.role, "X-P3-Stream": to_header(request.stream)}
        if self._provider in ("anthropic", "bedrock", "vertex_ai"):
            optional["cache_control_injection_points"] = [{"location": "message", "role": "system"}]
        return arguments | {k: v for k, v in optional.items() if v is not None}

    def _reply(self, litellm: Any, response: Any) -> ModelReply:  # noqa: ANN401
        """Bill first, then read: whatever the content looks like, the usage is kept."""
        usage = read_usage(response)
        usage = usage.model_copy(update={"cost": self._cost(litellm, response, usage)})
        model = str(getattr(response, "model", None) or self._model)
        choices = getattr(response, "choices", None) or []
        if not choices:
            return ModelReply(finish=Finish.EMPTY, usage=usage, model=model)
        message = choices[0].message
        text = message.content or ""
        calls = tuple(read_call(c, i) for i, c in enumerate(getattr(message, "tool_calls", None) or ()))
        refusal = getattr(message, "refusal", None) or (getattr(message, "provider_specific_fields", None) or {}).get("refusal")
        finish = read_finish(str(choices[0].finish_reason or ""), text, calls, bool(refusal))
        thinking = getattr(message, "thinking_blocks", None)
        return ModelReply(
            text=text or refusal or "",
            tool_calls=calls,
            finish=finish,
            usage=usage,
            model=model,
            extra={"thinking_blocks": thinking} if thinking else {},
        )

    def _cost(self, litellm: Any, response: Any, usage: Usage) -> float | None:  # noqa: ANN401
        """US dollars: by the user's prices, as the provider says, or by the published price; else unknown.

        Unknown too for a reply that does not say how many tokens it took: a price times nothing would make it free.
        """
        counted = bool(usage.input_tokens or usage.output_tokens)
        if self.options.prices:
            return self.options.prices.cost(usage) if counted else None
        said = getattr(getattr(response, "usage", None), "cost", None)
        if isinstance(said, int | float) and not isinstance(said, bool):
            return float(said) if 0 <= said < inf else None
        if not self._priced or not counted:
            return None
        try:
            cost = float(litellm.completion_cost(completion_response=response, model=self._model))
        except Exception:  # noqa: BLE001 - any failure to price is an unknown price
            return None
        return cost if 0 <= cost < inf else None

    async def close(self) -> None:
        """Close litellm's connections with the last model that is open: all models of the process share them."""
        _OPEN.discard(self)
        if not _OPEN:
            litellm = load()
            await litellm.close_litellm_async_clients()
            litellm.in_memory_llm_clients_cache.flush_cache()  # it would hand out the closed ones


_OPEN: WeakSet[LitellmModel] = WeakSet()
"""Models of this process that have not been closed."""


# ---------------------------------------------------------------- names, keys, prices


def _resolve(litellm: Any, name: str, base_url: str | None) -> tuple[str, str]:  # noqa: ANN401
    """Litellm's model and provider for a user's name.

    With a base URL a name without a provider's prefix goes to an OpenAI-compatible server.
    """
    prefix = name.split("/", 1)[0]
    if base_url and ("/" not in name or prefix not in {getattr(p, "value", p) for p in litellm.provider_list}):
        return f"openai/{name}", "openai"
    try:
        _, provider, _, _ = litellm.get_llm_provider(name, api_base=base_url)
    except Exception as error:
        raise UnknownModel(
            f"no provider is known for the model {name!r}; write provider/model such as openai/gpt-4o or "
            "anthropic/claude-sonnet-4-5, or give --base-url for a server of your own"
        ) from error
    return name, str(provider)


def _key(litellm: Any, name: str, model: str, options: ProviderOptions) -> str | None:  # noqa: ANN401
    """The API key to send, None to let litellm take the provider's variable. Raises MissingKey naming the variable."""
    if options.key_variable:
        if key := os.environ.get(options.key_variable):
            return key
        raise MissingKey(f"the environment variable {options.key_variable} is not set; it should hold the API key for {name}")
    if options.base_url:
        return os.environ.get(KEY_VARIABLE) or "none"  # most local servers want no key, the client wants some text
    report = litellm.validate_environment(model=model)
    missing = [v for v in report.get("missing_keys", ()) if v.endswith(("_KEY", "_TOKEN"))]
    if missing and not report.get("keys_in_environment"):
        raise MissingKey(f"the model {name} needs an API key: set the environment variable {' or '.join(missing)}")
    return None


def _knows_tools(litellm: Any, model: str) -> bool:  # noqa: ANN401
    """Whether tools can be sent: so for models that litellm does not list, until the provider refuses them."""
    try:
        litellm.get_model_info(model)
    except Exception:  # noqa: BLE001 - litellm raises a bare Exception subclass for unlisted models
        return True
    return bool(litellm.supports_function_calling(model=model))


def _is_priced(litellm: Any, model: str) -> bool:  # noqa: ANN401
    """Whether litellm's table has a price for the model, so that 0 is never shown for an unknown one."""
    try:
        entry = litellm.model_cost[litellm.get_model_info(model)["key"]]
    except Exception:  # noqa: BLE001 - as above
        return False
    return any(k.startswith(("input_cost_per", "output_cost_per")) and v is not None for k, v in entry.items())


def published_prices(name: str) -> Prices | None:
    """What litellm's own table (no network) says that a provider's model costs; None where it says nothing."""
    litellm = load()
    if not _is_priced(litellm, name):
        return None
    entry = litellm.model_cost[litellm.get_model_info(name)["key"]]
    per_token = {part: entry.get(key) for part, key in _PRICE_KEYS.items()}
    if per_token["input"] is None or per_token["output"] is None:  # priced by the second, by the picture, …
        return None
    return Prices(**{part: None if value is None else 1e6 * float(value) for part, value in per_token.items()})


_PRICE_KEYS = {"input": "input_cost_per_token", "output": "output_cost_per_token", "cached": "cache_read_input_token_cost"}
