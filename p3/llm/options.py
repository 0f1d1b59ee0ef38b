"""How a provider's model is called and what it costs. Data only; litellm stays unloaded."""

from __future__ import annotations

from pydantic import Field

from p3.frozen import Frozen
from p3.llm.model import Usage

KEY_VARIABLE = "P3_API_KEY"
"""Read for servers given by `--base-url`, so that no provider's key is sent to another address."""


class Prices(Frozen):
    """US dollars per million tokens."""

    input: float = Field(ge=0, allow_inf_nan=False)
    output: float = Field(ge=0, allow_inf_nan=False)
    cached: float | None = Field(default=None, ge=0, allow_inf_nan=False)
    """Of input tokens read from the provider's cache; like `input` where None."""

    def cost(self, usage: Usage) -> float:
        """What that many tokens cost."""
        cached = self.input if self.cached is None else self.cached
        fresh = max(0, usage.input_tokens - usage.cached_tokens)
        return (fresh * self.input + usage.cached_tokens * cached + usage.output_tokens * self.output) / 1e6


class ProviderOptions(Frozen):
    """How a provider's model is called. Values of a request override these."""

    base_url: str | None = None
    key_variable: str | None = None
    """Environment variable that holds the key, where it is not the provider's usual one."""
    temperature: float | None = None
    reasoning_effort: str | None = None
    max_tokens: int | None = None
    timeout_s: float = Field(default=600.0, gt=0)
    prices: Prices | None = None
