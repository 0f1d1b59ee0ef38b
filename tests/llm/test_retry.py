"""Retries over real HTTP: what is tried again, how often, how long it waits, and that each attempt is seen."""

import time
from typing import Any

import pytest

from p3.errors import ContextOverflow, ExitCode, MissingKey, ModelError, ProviderUnreachable
from p3.llm import open_model
from p3.llm.events import ModelRetried
from p3.llm.provider_errors import retry_after
from p3.llm.retry import RetryingModel, RetryPolicy
from p3.trace import MemorySink
from tests.llm.support import request
from tests.servers.model_server import ModelServer

FAST = RetryPolicy(attempts=4, first_wait_s=0.01, longest_wait_s=0.02)


async def run(
    *replies: dict[str, Any], policy: RetryPolicy = FAST, timeout_s: float = 5.0
) -> tuple[Any, int, list[ModelRetried]]:
    sink = MemorySink()
    async with ModelServer(replies) as server:
        model = RetryingModel(open_model("m", base_url=server.base_url, timeout_s=timeout_s), policy, sink)
        try:
            result: Any = (await model.complete(request())).text
        except ModelError as error:
            result = error
        return result, len(server.seen), [e for e in sink.events if isinstance(e, ModelRetried)]


@pytest.mark.parametrize(
    "fault",
    [
        {"fault": "status", "status": 429},
        {"fault": "status", "status": 500},
        {"fault": "status", "status": 503},
        {"fault": "reset"},
        {"fault": "malformed"},
        {"fault": "html"},
    ],
)
async def test_a_passing_failure_is_outlived(fault: dict[str, Any]) -> None:
    result, requests, retries = await run(fault, fault, {"text": "at last"})
    assert (result, requests) == ("at last", 3)
    assert [(r.attempt, r.stream) for r in retries] == [(1, "planner"), (2, "planner")]
    assert all(0 < r.wait_s <= 0.02 and r.problem for r in retries)


async def test_a_hang_is_outlived() -> None:
    assert (await run({"fault": "hang"}, {"text": "ok"}, timeout_s=0.2))[:2] == ("ok", 2)


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        ({"fault": "overflow"}, ContextOverflow),
        ({"fault": "status", "status": 401}, MissingKey),
        ({"fault": "status", "status": 400}, ModelError),
        ({"fault": "status", "status": 429, "code": "insufficient_quota"}, ModelError),
    ],
)
async def test_a_lasting_failure_is_not_tried_again(fault: dict[str, Any], kind: type[ModelError]) -> None:
    result, requests, retries = await run(fault, {"text": "never"})
    assert (type(result), requests, retries) == (kind, 1, [])


async def test_attempts_run_out() -> None:
    result, requests, retries = await run({"fault": "status", "status": 500, "repeat": 9})
    assert isinstance(result, ProviderUnreachable)
    assert (requests, len(retries), result.exit_code) == (4, 3, ExitCode.ENVIRONMENT)
    assert "m could not be reached" in str(result)


async def test_replies_that_cannot_be_read_are_not_bought_again_and_again() -> None:
    result, requests, _ = await run(
        {"fault": "malformed", "repeat": 9}, policy=FAST.model_copy(update={"unreadable_attempts": 2})
    )
    assert isinstance(result, ProviderUnreachable)
    assert requests == 2


async def test_retry_after_is_waited_for() -> None:
    start = time.monotonic()
    result, _, retries = await run({"fault": "status", "status": 429, "retry_after": 0.4}, {"text": "ok"})
    assert result == "ok"
    assert retries[0].wait_s >= 0.4
    assert time.monotonic() - start >= 0.4  # not a measurement of speed: the wait itself


async def test_a_provider_that_asks_for_too_long_is_given_up() -> None:
    policy = FAST.model_copy(update={"longest_retry_after_s": 10})
    result, requests, _ = await run({"fault": "status", "status": 429, "retry_after": 3600}, {"text": "never"}, policy=policy)
    assert isinstance(result, ProviderUnreachable)
    assert requests == 1


async def test_an_address_where_nothing_listens_is_given_up_early() -> None:
    sink = MemorySink()
    model = RetryingModel(open_model("m", base_url="http://127.0.0.1:9/v1"), FAST, sink)
    with pytest.raises(ProviderUnreachable, match=r"127\.0\.0\.1:9"):
        await model.complete(request())
    assert len(sink.events) == FAST.cold_attempts - 1


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [({"retry-after": "3"}, 3), ({"retry-after-ms": "250"}, 0.25), ({"retry-after": "soon"}, None), ({}, None)],
)
def test_forms_of_retry_after(headers: dict[str, str], seconds: float | None) -> None:
    error = Exception()
    error.litellm_response_headers = headers  # type: ignore[attr-defined]
    assert retry_after(error) == seconds


def test_retry_after_as_a_date() -> None:
    error = Exception()
    error.litellm_response_headers = {"retry-after": "Wed, 21 Oct 2015 07:28:00 GMT"}  # type: ignore[attr-defined]
    assert retry_after(error) == 0
