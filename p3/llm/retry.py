"""Tries a call again after failures that may pass: rate limits, timeouts, server errors, lost connections; nothing else."""

from __future__ import annotations

import random

from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type

from p3.errors import ProviderUnreachable
from p3.frozen import Frozen
from p3.llm.events import ModelRetried
from p3.llm.model import Model, ModelReply, ModelRequest
from p3.llm.provider_errors import Transient
from p3.llm.wrapped import WrappedModel
from p3.trace import EventSink, NullSink


class RetryPolicy(Frozen):
    """How long to keep trying. Waits double from `first_wait_s` with jitter, unless the provider says how long to wait."""

    attempts: int = 8
    cold_attempts: int = 3
    """Attempts while nothing has ever answered and nothing can be connected to: probably the address is wrong."""
    unreadable_attempts: int = 3
    """Attempts where a reply came that could not be read: each of them has been paid for."""
    first_wait_s: float = 1.0
    longest_wait_s: float = 60.0
    longest_retry_after_s: float = 900.0
    """A provider that asks for more than this is not waited for."""


class RetryingModel(WrappedModel):
    """A model that outlives passing failures. Raises ProviderUnreachable when the attempts run out."""

    def __init__(self, inner: Model, policy: RetryPolicy | None = None, sink: EventSink | None = None) -> None:
        super().__init__(inner)
        self._policy = policy or RetryPolicy()
        self._sink = sink or NullSink()
        self._answered = False

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer, trying again as the policy says; each new attempt is an event."""

        def tell(state: RetryCallState) -> None:
            error = state.outcome.exception() if state.outcome else None
            wait = state.next_action.sleep if state.next_action else 0.0
            self._sink.emit(
                ModelRetried(
                    role=request.role,
                    stream=request.stream,
                    attempt=state.attempt_number,
                    wait_s=round(wait, 3),
                    problem=str(error),
                )
            )

        retrying = AsyncRetrying(
            retry=retry_if_exception_type(Transient), stop=self._stop, wait=self._wait, before_sleep=tell, reraise=True
        )
        try:
            reply: ModelReply = await retrying(self._inner.complete, request)
        except Transient as error:
            raise ProviderUnreachable(f"the model {self.name} could not be reached: {error}") from error
        self._answered = True
        return reply

    def _stop(self, state: RetryCallState) -> bool:
        error = state.outcome.exception() if state.outcome else None
        assert isinstance(error, Transient)
        if (error.retry_after_s or 0.0) > self._policy.longest_retry_after_s:
            return True
        most = self._policy.attempts
        if error.kind == "unreadable":
            most = min(most, self._policy.unreadable_attempts)
        elif error.kind == "connection" and not self._answered:
            most = min(most, self._policy.cold_attempts)
        return state.attempt_number >= most

    def _wait(self, state: RetryCallState) -> float:
        error = state.outcome.exception() if state.outcome else None
        assert isinstance(error, Transient)
        own = min(self._policy.first_wait_s * 2 ** (state.attempt_number - 1), self._policy.longest_wait_s)
        # A little more than asked: many clients waiting for the same moment would be turned away again.
        return error.retry_after_s + random.uniform(0, 0.2) if error.retry_after_s is not None else own * random.uniform(0.5, 1.0)
