"""The sequential baseline against stand-ins: program first, frozen, then proof; its stop rules; going back at most twice."""

from __future__ import annotations

from typing import Any

import pytest

from p3 import assets
from p3.agent.phase import StopRules
from p3.errors import BudgetExhausted, ProviderUnreachable
from p3.method.seq import REOPENINGS, Seq
from p3.task.load import load_task
from tests.agent.fakes import calls, said
from tests.method.baseline_support import PROGRAM, PROOF, attempt, otherwise, said_to, write


async def test_the_program_comes_first_and_the_proof_sees_it() -> None:
    result, model, _ = await attempt(Seq())
    assert result.status == "submitted"
    assert [r.stream for r in model.requests] == [PROGRAM, PROOF]
    assert result.candidate.regions["code"].strip() == "xs"
    assert result.candidate.regions["proof"].strip() == "simp"
    assert "declare_plan_failure" not in {t.name for r in model.requests for t in r.tools}
    assert {r.role for r in model.requests} == {"seq"}
    assert result.plan is None


async def test_the_program_is_frozen_while_it_is_proved() -> None:
    proving = [write(code="other"), write(proof="simp")]
    result, model, _ = await attempt(Seq(), otherwise({PROOF: list(proving)}))
    assert result.status == "submitted"
    assert result.candidate.regions["code"].strip() == "xs"
    assert "no region that you may write" in said_to(model, 2)
    assert result.counts.malformed_replies == 1


async def test_a_program_counts_when_lean_has_nothing_against_it() -> None:
    result, model, _ = await attempt(
        Seq(), otherwise({PROGRAM: [write(code="err_one"), write(code="sorry"), write(code="hang")]})
    )
    assert result.status == "submitted"
    assert [r.stream for r in model.requests] == [PROGRAM] * 4 + [PROOF]
    assert result.counts.repairs == 3
    assert "problem one" in said_to(model, 1)


async def test_without_a_program_there_is_no_proof() -> None:
    result, model, _ = await attempt(Seq(), otherwise({PROGRAM: [write(code="err_one")] * 50}))
    assert result.status == "gave_up"
    assert "no program was written" in result.reason
    assert {r.stream for r in model.requests} == {PROGRAM}
    assert len(model.requests) == StopRules().per_signature


async def test_being_stuck_is_told_and_ends_the_proof() -> None:
    result, model, sink = await attempt(Seq(), otherwise({PROOF: [write(proof=f"err_{n} err_more") for n in "abcdefgh"]}))
    assert result.status == "gave_up"
    assert result.reason == "the proof stopped: stuck"
    proving = [r for r in model.requests if r.stream == PROOF]
    assert len(proving) == 1 + StopRules().stuck_cycles
    assert "You are stuck" not in said_to(model, 2)
    assert "You are stuck" in said_to(model, 3)
    assert result.candidate.regions["code"].strip() == "xs"
    assert sum(e.kind == "elaborate.attempt" for e in sink.events) == 1 + len(proving)


async def test_progress_is_not_being_stuck_and_twenty_cycles_are_the_end() -> None:
    def fewer(n: int) -> Any:
        return write(proof="\n".join(f"err_{chr(97 + i)}" for i in range(n)))

    result, model, _ = await attempt(Seq(), otherwise({PROOF: [fewer(n) for n in range(26, 1, -1)]}))
    assert result.status == "gave_up"
    assert result.reason == "the proof stopped: cycles"
    assert len([r for r in model.requests if r.stream == PROOF]) == StopRules().cycles
    assert result.candidate.regions["proof"].count("err_") == 26 - StopRules().cycles + 1  # the attempt with the fewest errors


async def test_one_set_of_errors_is_met_only_so_often() -> None:
    rules = StopRules(stuck_cycles=100, per_signature=2)
    replies = [write(proof=text) for text in ("err_a", "err_b\nerr_b2", "err_a", "err_c\nerr_d")]
    result, model, _ = await attempt(Seq(rules=rules), otherwise({PROOF: list(replies)}))
    assert result.reason == "the proof stopped: stuck"
    assert len([r for r in model.requests if r.stream == PROOF]) == 3


async def test_looking_without_writing_is_bounded() -> None:
    looking = [calls(("search", {"query": "List"}))] * 100
    result, model, _ = await attempt(Seq(rules=StopRules(cycles=3, looking=2)), otherwise({PROOF: looking}))
    assert result.reason == "the proof stopped: cycles"
    assert len([r for r in model.requests if r.stream == PROOF]) == 6


async def test_the_program_may_be_reopened_twice() -> None:
    wrong = calls(("report_wrong_program", {"evidence": "f [1] gives [0]"}))
    result, model, _ = await attempt(Seq(), otherwise({PROOF: [wrong]}))
    assert result.status == "submitted"
    assert result.counts.program_reopened == 1
    assert [r.stream for r in model.requests] == [PROGRAM, PROOF, PROGRAM, PROOF]
    assert "f [1] gives [0]" in said_to(model, 2)
    result, model, _ = await attempt(Seq(), otherwise({PROOF: [wrong] * 10}))
    assert (result.status, result.counts.program_reopened) == ("gave_up", REOPENINGS)
    assert result.reason == "the proof stopped: reopen"
    assert len([r for r in model.requests if r.stream == PROGRAM]) == 1 + REOPENINGS


async def test_the_prover_comes_before_the_model() -> None:
    async def prover(bench: Any, unit: Any) -> bool:
        bench.draft = bench.draft.with_share("proof", unit.name, "omega")
        return True

    result, model, _ = await attempt(Seq(), prover=prover)
    assert result.status == "submitted"
    assert [r.stream for r in model.requests] == [PROGRAM]
    assert result.counts.prover_solves == 1
    assert result.candidate.regions["proof"].strip() == "omega"


@pytest.mark.parametrize("stream", [PROGRAM, PROOF])
async def test_a_budget_ends_the_attempt_with_its_best_state(stream: str) -> None:
    kept: list[Any] = []
    replies: dict[str, Any] = {stream: [write(code="err_x"), BudgetExhausted("call", 1, 1)]}
    if stream == PROOF:
        replies = {stream: [BudgetExhausted("call", 1, 1)]}
    result, _, _ = await attempt(Seq(), otherwise(replies), keep=kept.append)
    assert result.status == "budget"
    if stream == PROOF:
        assert result.candidate.regions["code"].strip() == "xs"
        assert kept[-1] == result.candidate


async def test_other_errors_go_on() -> None:
    with pytest.raises(ProviderUnreachable):
        await attempt(Seq(), otherwise({PROOF: [ProviderUnreachable("gone")]}))


async def test_replies_that_are_none_are_counted() -> None:
    result, _, _ = await attempt(Seq(), otherwise({PROGRAM: [said("I would write xs.")], PROOF: [said("done")]}))
    assert result.status == "submitted"
    assert result.counts.malformed_replies == 2


@pytest.mark.slow
async def test_a_repository_has_a_program_for_each_file_and_a_proof_for_each_specification() -> None:
    task = load_task(assets.benchmarks() / "lean4commit0" / "TwoStackQueue").view()
    asked: list[str] = []

    def answer(request: Any) -> Any:
        asked.append(request.stream)
        schema = next(t for t in request.tools if t.name == "write_region")
        assert schema
        return calls(*(("write_region", {"region": r, "text": "done"}) for r in regions_of(request.stream)))

    def regions_of(stream: str) -> list[str]:
        name = stream.removeprefix("seq/")
        if name.startswith("program"):
            return [str(r.id) for r in task.editable() if name.partition(":")[2] in ("", r.path) and r.kind == "code"]
        return [str(o.region) for o in task.obligations if o.name == name]

    result, _, _ = await attempt(Seq(), answer, task)
    assert result.status == "submitted"
    programs = [s for s in asked if s.startswith("seq/program")]
    groups = {o.group for o in task.obligations}
    assert len(programs) > 1
    assert asked[: len(programs)] == programs
    assert len(asked) - len(programs) == len(groups)
