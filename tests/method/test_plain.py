"""The plain baseline against stand-ins: one conversation, every tool, no phases."""

from __future__ import annotations

from typing import Any

import pytest

from p3.errors import BudgetExhausted, ContextOverflow
from p3.llm.model import Finish
from p3.method.plain import Plain
from tests.agent.fakes import calls, said
from tests.method.baseline_support import attempt, said_to, write


def replies(*given: Any) -> Any:
    return list(given)


async def test_one_reply_can_be_enough() -> None:
    result, model, _ = await attempt(Plain(), replies(write(code="xs", proof="simp")))
    assert result.status == "submitted"
    assert [(r.role, r.stream) for r in model.requests] == [("plain", "plain")]
    offered = {t.name for t in model.requests[0].tools}
    assert {"write_region", "patch_region", "try_tactics", "search", "submit"} <= offered
    assert not offered & {"declare_plan_failure", "report_wrong_program"}


async def test_the_conversation_grows_and_every_reply_gets_leans_answer() -> None:
    given = replies(write(proof="simp"), write(code="err_one"), calls(("search", {"query": "x"})), write(code="xs"))
    result, model, _ = await attempt(Plain(), given)
    assert result.status == "submitted"
    assert [len(r.messages) for r in model.requests] == [2, 4, 6, 8]
    assert "problem one" in said_to(model, 2)
    last = model.requests[3].messages
    assert [m.role for m in last[2:]] == ["assistant", "tool"] * 3
    assert last[2].tool_calls[0].id == last[3].tool_call_id
    assert "List.reverse_append" in last[-1].content
    assert result.counts.repairs == 2


async def test_several_calls_are_each_answered() -> None:
    given = replies(write(code="err_a", proof="simp"), write(code="xs"))
    _, model, _ = await attempt(Plain(), given)
    answers = [m for m in model.requests[1].messages if m.role == "tool"]
    assert len(answers) == 2
    assert len({m.tool_call_id for m in answers}) == 2
    assert "problem a" in answers[0].content


async def test_talk_is_no_work_and_turns_run_out() -> None:
    result, model, _ = await attempt(Plain(turns=5), replies(*[said("It is clear.")] * 5))
    assert result.status == "gave_up"
    assert "within 5 replies" in result.reason
    assert len(model.requests) == 5
    assert result.counts.malformed_replies == 5
    assert "called no tool" in said_to(model, 4)


async def test_a_submission_counts_only_when_lean_has_nothing_against_it() -> None:
    submit = calls(("submit", {}))
    given = replies(submit, write(code="xs", proof="err_x"), submit, write(proof="sorry"), submit, write(proof="simp"))
    result, model, _ = await attempt(Plain(), given)
    assert result.status == "submitted"
    assert len(model.requests) == 6
    assert "sorry" not in "".join(result.candidate.regions.values())


async def test_an_empty_message_is_never_sent_back() -> None:
    given = replies(said("", Finish.EMPTY), write(code="xs", proof="simp"))
    result, model, _ = await attempt(Plain(), given)
    assert result.counts.empty_replies == 1
    assert all(m.content.strip() or m.tool_calls for r in model.requests for m in r.messages)


async def test_the_prover_tries_each_program_once() -> None:
    tried: list[str] = []

    async def prover(bench: Any, unit: Any) -> bool:
        tried.append(bench.draft.candidate().regions["code"].strip())
        if tried[-1] != "xs.map":
            return False
        bench.draft = bench.draft.with_share("proof", unit.name, "omega")
        return True

    given = replies(write(code="xs"), said("hm"), said("hm"), write(code="xs.map"))
    result, model, _ = await attempt(Plain(), given, prover=prover)
    assert tried == ["xs", "xs.map"]
    assert result.status == "submitted"
    assert result.counts.prover_solves == 1
    assert len(model.requests) == 4


async def test_what_no_longer_fits_is_left_out() -> None:
    long = "err_" + "a" * 500
    given = replies(write(code=long), write(code="err_b"), ContextOverflow("full"), write(code="xs", proof="simp"))
    result, model, _ = await attempt(Plain(), given)
    assert result.status == "submitted"
    assert result.counts.prompt_shrinks == 1
    assert len(said_to(model, 3)) < len(said_to(model, 2))


@pytest.mark.parametrize("text", ["err_x", "xs"])
async def test_a_budget_keeps_the_present_text(text: str) -> None:
    kept: list[Any] = []
    result, _, _ = await attempt(Plain(), replies(write(code=text), BudgetExhausted("money", 1, 1)), keep=kept.append)
    assert result.status == "budget"
    assert result.candidate.regions["code"].strip() == text
    assert kept[-1] == result.candidate
