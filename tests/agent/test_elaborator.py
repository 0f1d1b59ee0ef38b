"""Elaboration against stand-ins: what closes a unit, what is counted, what is stuck, what is carried over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from p3 import assets
from p3.agent.elaborated import Elaborated, Kept
from p3.agent.elaborator import elaborate
from p3.agent.model import InstructionStatus, Judgement
from p3.errors import BudgetExhausted, ContextOverflow
from p3.llm.model import Finish, ModelReply, ModelRequest
from p3.method.limits import LoopLimits
from p3.plan.model import Contract, FailureCause, FrozenPlan, GateReport, Node, Plan, PlanPart, Refutation, Role
from p3.task.load import load_task
from p3.task.model import RegionKind
from p3.task.splice import blank
from p3.trace import MemorySink
from tests.agent.fakes import FakeModel, FakePool, calls, said
from tests.agent.plans import plan_of

TASK = load_task(assets.benchmarks() / "verina" / "samples" / "prefix_sums").view()
PLAN = plan_of("verina", "prefix_sums")
PROGRAM = ("write_region", {"region": "code", "text": "xs"})
LENGTH, GET, TARGET = "runningSums_length", "runningSums_get", "prefixSums_spec_satisfied"


def frozen(**more: Any) -> FrozenPlan:
    keys = {LENGTH: "k1", GET: "k2", TARGET: "k3"}
    return FrozenPlan(plan=PLAN, gate=GateReport(passed=True, complete=True, plan=PLAN, statement_keys=keys, **more))


def proof(unit: str, text: str = "simp") -> ModelReply:
    return calls(("write_region", {"region": "proof" if unit == TARGET else "proof_aux", "text": text}))


def honest(request: ModelRequest) -> ModelReply:
    """A model that gets everything right at once."""
    unit = request.stream.removeprefix("elaborator/")
    return calls(PROGRAM) if unit == "program" else proof(unit)


def otherwise(**replies: list[ModelReply | Exception]) -> Callable[[ModelRequest], ModelReply | Exception]:
    """An honest model but for some units, which first get the given replies."""

    def answer(request: ModelRequest) -> ModelReply | Exception:
        waiting = replies.get(request.stream.removeprefix("elaborator/"), [])
        return waiting.pop(0) if waiting else honest(request)

    return answer


async def run(answer: Any = honest, **more: Any) -> tuple[Elaborated, FakeModel, MemorySink]:
    model, sink = FakeModel(answer), MemorySink()
    limits = more.pop("limits", LoopLimits())
    plan = more.pop("plan", frozen())
    result = await elaborate(
        TASK, plan, blank(TASK), model=model, lean=more.pop("lean", FakePool()), limits=limits, sink=sink, **more
    )
    return result, model, sink


async def test_units_are_closed_in_topological_order() -> None:
    result, model, _ = await run()
    assert result.failure is None
    assert result.proved == (LENGTH, GET, TARGET)
    assert [r.stream for r in model.requests] == [f"elaborator/{u}" for u in ("program", LENGTH, GET, TARGET)]
    body = result.candidate.regions["proof_aux"]
    assert body.index(f"theorem {LENGTH}") < body.index(f"theorem {GET}")
    assert "sorry" not in "".join(result.candidate.regions.values())


async def test_an_error_is_repaired_in_place_and_told_to_the_model() -> None:
    result, model, _ = await run(otherwise(runningSums_get=[proof(GET, "err_one\nerr_two")]))
    assert result.failure is None
    assert result.counts["repairs"] == 1
    text = model.requests[3].messages[1].content
    assert "problem one" in text
    assert "err_two" in text
    assert "theorem runningSums_get (total : Int)" in text


async def test_an_answer_that_is_not_known_never_closes() -> None:
    result, _, sink = await run(otherwise(runningSums_get=[proof(GET, "hang")] * 30))
    assert result.failure is not None
    assert GET not in result.proved
    assert any(e.kind == "elaborate.attempt" and not e.known for e in sink.events)  # type: ignore[attr-defined]


async def test_a_placeholder_never_closes() -> None:
    result, _, _ = await run(otherwise(runningSums_get=[proof(GET, "sorry")] * 30))
    assert result.failure is not None
    assert GET not in result.proved


@pytest.mark.parametrize(
    ("reply", "counted", "told"),
    [
        (said("", Finish.EMPTY), "empty_replies", "empty"),
        (said("half", Finish.LENGTH), "truncated_replies", "cut off"),
        (said("no", Finish.REFUSAL), "refused_replies", "refus"),
        (said("", Finish.FILTER), "refused_replies", "filtered"),
        (said("I would use simp."), "malformed_replies", "called no tool"),
        (calls(("prove_it", {})), "malformed_replies", "no tool `prove_it`"),
        (calls(("write_region", '{"region": ')), "malformed_replies", "not a JSON object"),
        (calls(("write_region", {"where": "code"})), "malformed_replies", "Wrong arguments"),
        (calls(("write_region", {"region": "postcond", "text": "True"})), "malformed_replies", "no region that you may write"),
        (calls(("declare_plan_failure", {"part": "library", "evidence": " "})), "malformed_replies", "evidence"),
    ],
)
async def test_a_mistake_of_the_model_is_counted_and_answered(reply: ModelReply, counted: str, told: str) -> None:
    result, model, _ = await run(otherwise(runningSums_length=[reply]))
    assert result.failure is None
    assert result.counts[counted] == 1
    assert told in model.requests[2].messages[1].content


async def test_asking_changes_nothing_and_is_answered_in_the_next_turn() -> None:
    asks = calls(
        ("diagnostics", {}),
        ("run_prover", {"region": "proof_aux", "line": 2}),
        ("try_tactics", {"region": "proof_aux", "line": 2, "tactics": ["rfl", "closing"]}),
        ("goal", {"region": "proof_aux", "line": 2}),
        ("search", {"query": "reverse"}),
        ("statement", {"name": "Nat.nothing"}),
        ("goal", {"region": "nowhere", "line": 1}),
    )
    result, model, _ = await run(otherwise(runningSums_length=[asks]))
    assert result.failure is None
    assert result.counts["repairs"] == 0
    text = model.requests[2].messages[1].content
    for answer in (
        "a placeholder is left",
        "closes the goal",
        "`closing`: no goal left",
        "⊢ goal of line",
        "List.reverse_append",
    ):
        assert answer in text
    assert "There is no constant `Nat.nothing`" in text
    assert "no open region `nowhere`" in text


async def test_a_fenced_block_without_a_call_counts_as_the_text() -> None:
    result, _, _ = await run(otherwise(program=[said("Here it is:\n```lean\nxs\n```\n")]))
    assert result.failure is None
    assert result.counts["malformed_replies"] == 0


async def test_the_same_wrong_answer_a_hundred_times_ends_as_a_plan_failure() -> None:
    result, model, sink = await run(otherwise(runningSums_get=[proof(GET, "err_same")] * 100))
    assert result.failure is not None
    assert (result.failure.cause, result.failure.obligation) == (FailureCause.SAME_ERROR, GET)
    assert result.failure.part is PlanPart.OBLIGATIONS
    assert "problem same" in result.failure.evidence
    assert f"theorem {GET}" in result.failure.evidence
    assert len([r for r in model.requests if r.stream.endswith(GET)]) == 4
    assert [e.action for e in sink.events if e.kind == "elaborate.stuck"] == ["repair", "repair", "replan"]  # type: ignore[attr-defined]


async def test_attempts_are_bounded_even_when_each_is_different() -> None:
    many = [proof(GET, f"err_a{i}" + "\nerr_b" * (20 - i)) for i in range(100)]
    result, model, _ = await run(otherwise(runningSums_get=many), limits=LoopLimits(repairs_per_obligation=5))
    assert result.failure is not None
    assert result.failure.cause is FailureCause.ATTEMPTS
    assert len([r for r in model.requests if r.stream.endswith(GET)]) == 5


async def test_turns_are_bounded_when_nothing_is_ever_written() -> None:
    result, model, _ = await run(otherwise(runningSums_get=[calls(("search", {"query": "x"}))] * 100))
    assert result.failure is not None
    assert result.failure.cause is FailureCause.ATTEMPTS
    assert len([r for r in model.requests if r.stream.endswith(GET)]) == LoopLimits().repairs_per_obligation * 3


async def test_no_progress_puts_the_best_text_back() -> None:
    tries = [proof(GET, "err_a"), *(proof(GET, f"err_x{i}\nerr_y{i}") for i in range(3))]
    _, model, _ = await run(otherwise(runningSums_get=tries))
    turns = [r.messages[1].content for r in model.requests if r.stream.endswith(GET)]
    assert "the best text so far is in place again" in turns[4]
    assert "error in `proof_aux`, line 5: (`err_a`)" in turns[4]


async def test_a_constant_that_the_plan_counts_on_and_lean_lacks_blames_the_library() -> None:
    def answer(request: ModelRequest) -> ModelReply:
        return proof(GET, "absent_magic") if request.stream.endswith(GET) else honest(request)

    result, model, _ = await run(answer)
    assert result.failure is not None
    assert result.failure.part is PlanPart.OBLIGATIONS
    assert "does not exist" in model.requests[3].messages[1].content
    planned = type(PLAN).model_validate(PLAN.model_dump() | {"library": [{"name": "magic"}]})
    result, model, _ = await run(answer, plan=FrozenPlan(plan=planned, gate=GateReport(passed=True, complete=True, plan=planned)))
    assert result.failure is not None
    assert (result.failure.cause, result.failure.part) == (FailureCause.ABSENT_CONSTANT, PlanPart.LIBRARY)
    assert len([r for r in model.requests if r.stream.endswith(GET)]) == 1


async def test_a_declared_plan_failure_carries_its_evidence() -> None:
    reply = calls(("declare_plan_failure", {"part": "decomposition", "evidence": "the accumulator is missing"}))
    result, _, _ = await run(otherwise(runningSums_get=[reply]))
    assert result.failure is not None
    assert result.failure.part is PlanPart.DECOMPOSITION
    assert result.failure.cause is FailureCause.DECLARED
    assert "the accumulator is missing" in result.failure.evidence
    assert result.kept.programs == {}


async def test_a_lemma_may_not_change_its_statement() -> None:
    text = "theorem runningSums_length (xs : List Int) : True := by\n  trivial"
    result, model, _ = await run(otherwise(runningSums_length=[proof(LENGTH, text)]))
    assert result.failure is None
    assert "exactly as planned" in model.requests[2].messages[1].content
    assert "True := by" not in result.candidate.regions["proof_aux"]


async def test_what_the_grade_would_reject_is_said_at_once() -> None:
    text = f"{LENGTH_HEADER} := by\n  simp\n\n#eval 1"
    result, model, _ = await run(otherwise(runningSums_length=[proof(LENGTH, text)]))
    assert "#eval" in model.requests[2].messages[1].content
    assert "#eval" not in result.candidate.regions["proof_aux"]


LENGTH_HEADER = "theorem runningSums_length (total : Int) (xs : List Int) : (runningSums total xs).length = xs.length"


async def test_helper_lemmas_may_stand_before_the_planned_one_and_others_text_is_left_alone() -> None:
    text = f"theorem helper : True := trivial\n\n{LENGTH_HEADER} := by\n  simp\n\ntheorem {GET} : err_x := by\n  simp"
    result, _, _ = await run(otherwise(runningSums_length=[proof(LENGTH, text)]))
    assert result.failure is None
    body = result.candidate.regions["proof_aux"]
    assert "theorem helper" in body
    assert "err_x" not in body
    assert body.count(f"theorem {GET}") == 1


async def test_a_wrong_program_is_written_anew_once_and_then_blames_the_plan() -> None:
    wrong = calls(("report_wrong_program", {"evidence": "for [1] it gives []"}))
    result, model, _ = await run(otherwise(runningSums_get=[wrong]))
    assert result.failure is None
    assert result.counts["program_reopened"] == 1
    again = [r for r in model.requests if r.stream == "elaborator/program"]
    assert len(again) == 2
    assert "for [1] it gives []" in again[1].messages[1].content
    assert len([r for r in model.requests if r.stream.endswith(LENGTH)]) == 1, "what holds is not done again"
    result, _, _ = await run(otherwise(runningSums_get=[wrong, wrong]))
    assert result.failure is not None
    assert result.failure.cause is FailureCause.REFUTED


async def test_a_refutation_that_had_to_wait_for_code_reopens_the_program_then_blames_the_plan() -> None:
    refutation = Refutation(statement_key="k2", name=GET, evidence="false for []")
    report = GateReport(passed=False, complete=True, plan=PLAN, refutations=(refutation,))

    async def recheck(candidate: object) -> GateReport:
        return report

    result, _, _ = await run(plan=frozen(unrefuted=(GET,)), recheck=recheck)
    assert result.failure is not None
    assert result.failure.cause is FailureCause.REFUTED
    assert "false for []" in result.failure.evidence
    assert result.refutations == (refutation,)
    assert result.counts["program_reopened"] == 1


async def test_the_judge_is_heard_before_anything_is_proved() -> None:
    verdicts = [Judgement(status=InstructionStatus.FAIL, reason="it sorts", quotes=("xs",)), None]

    async def feedback(candidate: object) -> Judgement | None:
        return verdicts.pop(0)

    result, model, _ = await run(judge_feedback=feedback)
    assert result.failure is None
    programs = [r for r in model.requests if r.stream == "elaborator/program"]
    assert len(programs) == 2
    assert "it sorts" in programs[1].messages[1].content
    assert model.requests.index(programs[1]) == 1


async def test_the_prover_goes_first_and_what_it_closes_is_counted() -> None:
    async def prover(bench: Any, unit: Any) -> bool:
        if unit.name != LENGTH:
            return False
        bench.draft = bench.draft.with_share("proof_aux", unit.name, f"{unit.header} := by\n  simp")
        return bool((await bench.look(unit)).closed)

    result, model, sink = await run(prover=prover)
    assert result.counts["prover_solves"] == 1
    assert not any(r.stream.endswith(LENGTH) for r in model.requests)
    assert [e.by for e in sink.events if e.kind == "elaborate.closed"] == ["model", "prover", "model", "model"]  # type: ignore[attr-defined]


async def test_independent_units_run_side_by_side_and_are_merged() -> None:
    result, _, sink = await run(limits=LoopLimits(parallel=2))
    assert result.failure is None
    assert result.proved == (LENGTH, GET, TARGET)
    kinds = [(e.kind, e.unit) for e in sink.events if e.kind == "elaborate.unit"]  # type: ignore[attr-defined]
    assert kinds == [("elaborate.unit", u) for u in ("program", LENGTH, GET, TARGET)]
    serial, _, _ = await run()
    assert serial.candidate == result.candidate


async def test_units_that_clash_when_merged_are_mended_one_after_the_other() -> None:
    helper = "theorem helper : True := trivial\n\n"
    get_header = next(n for n in PLAN.obligations if n.name == GET).statement
    replies = otherwise(
        runningSums_length=[proof(LENGTH, f"{helper}{LENGTH_HEADER} := by\n  simp")],
        runningSums_get=[proof(GET, f"{helper}theorem {GET} {get_header} := by\n  simp")],
    )
    result, model, _ = await run(replies, limits=LoopLimits(parallel=2))
    assert result.failure is None
    assert result.candidate.regions["proof_aux"].count("theorem helper") == 1
    turns = [r for r in model.requests if r.stream.endswith(GET)]
    assert len(turns) == 2
    assert "declared twice" in turns[1].messages[1].content


async def test_what_still_holds_is_carried_over_and_not_asked_for_again() -> None:
    first, _, _ = await run()
    again, model, sink = await run(kept=first.kept)
    assert again.candidate == first.candidate
    assert not model.requests
    assert {e.by for e in sink.events if e.kind == "elaborate.closed"} == {"carried"}  # type: ignore[attr-defined]


async def test_a_changed_statement_or_program_is_not_carried_over() -> None:
    first, _, _ = await run()
    keys = {name: ("other" if name == GET else key, texts) for name, (key, texts) in first.kept.proofs.items()}
    kept = Kept(functions=(), programs=first.kept.programs, proofs=keys)
    _, model, _ = await run(kept=kept)
    assert [r.stream for r in model.requests] == ["elaborator/program", f"elaborator/{GET}"]


async def test_what_no_longer_holds_is_done_again() -> None:
    first, _, _ = await run()
    broken = {**first.kept.proofs, LENGTH: ("k1", {"proof_aux": f"{LENGTH_HEADER} := by\n  err_now"})}
    result, model, _ = await run(kept=Kept(first.kept.functions, first.kept.programs, broken))
    assert result.failure is None
    assert [r.stream for r in model.requests] == [f"elaborator/{LENGTH}"]


async def test_a_prompt_that_does_not_fit_is_shortened_by_rule() -> None:
    replies = otherwise(runningSums_length=[calls(("search", {"query": "x"})), ContextOverflow("too long")])
    result, model, _ = await run(replies)
    assert result.failure is None
    assert result.counts["prompt_shrinks"] == 1
    turns = [len(r.messages[1].content) for r in model.requests if r.stream.endswith(LENGTH)]
    assert turns[2] < turns[1]


@pytest.mark.slow
async def test_prompts_stay_bounded_over_two_hundred_repair_turns() -> None:
    many = [proof(GET, "\n".join(f"err_p{i}_{j}" for j in range(400 - i))) for i in range(200)]
    _, model, _ = await run(otherwise(runningSums_get=many), limits=LoopLimits(repairs_per_obligation=200))
    sizes = [sum(len(m.content) for m in r.messages) for r in model.requests if r.stream.endswith(GET)]
    assert len(sizes) == 200
    assert max(sizes) < 80_000
    assert max(sizes[100:]) <= 1.2 * max(sizes[:20])


async def test_a_budget_that_ends_keeps_what_was_closed() -> None:
    kept = []
    with pytest.raises(BudgetExhausted):
        await run(otherwise(runningSums_get=[BudgetExhausted("call", 1, 1)]), on_progress=kept.append)
    assert f"theorem {LENGTH}" in kept[-1].regions["proof_aux"]
    assert kept[-1].regions["code"].strip() == "xs"


async def test_two_runs_of_the_same_replies_ask_the_same() -> None:
    _, one, _ = await run(otherwise(runningSums_get=[proof(GET, "err_a"), calls(("goal", {"region": "proof_aux", "line": 4}))]))
    _, two, _ = await run(otherwise(runningSums_get=[proof(GET, "err_a"), calls(("goal", {"region": "proof_aux", "line": 4}))]))
    assert one.requests == two.requests


QUEUE = load_task(assets.benchmarks() / "lean4commit0" / "TwoStackQueue").view()


async def test_where_a_task_has_several_targets_the_others_are_still_proved() -> None:
    names = [o.name for o in QUEUE.obligations if o.name.startswith("prove_")]
    plan = Plan(
        contract=Contract(summary="a queue"),
        obligations=tuple(Node(name=n, role=Role.TARGET, region=f"{_path(n)}#proof def={n}") for n in names),
        claims={o.group: o.name for o in QUEUE.obligations if o.name in names},
    )

    def answer(request: ModelRequest) -> ModelReply:
        unit = request.stream.removeprefix("elaborator/")
        if unit.startswith("program:"):
            codes = [str(r.id) for r in QUEUE.editable() if r.path == unit[8:] and r.kind is RegionKind.CODE]
            return calls(*(("write_region", {"region": c, "text": "default"}) for c in codes))
        text = "err_always" if unit == names[1] else "simp"
        return calls(("write_region", {"region": f"{_path(unit)}#proof def={unit}", "text": text}))

    kept = FrozenPlan(plan=plan, gate=GateReport(passed=True, complete=True, plan=plan))
    model = FakeModel(answer)
    result = await elaborate(QUEUE, kept, blank(QUEUE), model=model, lean=FakePool(), limits=LoopLimits())
    assert result.failure is not None
    assert [f.obligation for f in result.failures] == [names[1]]
    assert set(result.proved) == set(names) - {names[1]}
    programs = [r.stream for r in model.requests if "program:" in r.stream]
    order = [f.path for f in QUEUE.files if "/Impl/" in f.path]
    assert programs == [f"elaborator/program:{p}" for p in order], "files in dependency order"


def _path(obligation: str) -> str:
    return next(o.path for o in QUEUE.obligations if o.name == obligation)
