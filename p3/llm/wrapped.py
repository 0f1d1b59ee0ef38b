"""The base of models that add something to another model."""

from __future__ import annotations

from p3.llm.model import Model, ModelRequest


class WrappedModel:
    """Another model's name and nature, and what is handed through to it."""

    def __init__(self, inner: Model) -> None:
        self._inner = inner
        self.name: str = inner.name
        self.live: bool = inner.live
        self.supports_tools: bool = inner.supports_tools

    def skip(self, request: ModelRequest) -> None:
        """Hand on that the reply to this request came from a journal: a script counts it as given."""
        if skip := getattr(self._inner, "skip", None):
            skip(request)

    async def close(self) -> None:
        """Close the inner model."""
        await self._inner.close()
