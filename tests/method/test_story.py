"""Every kind of event has words of its own."""

import importlib
import pkgutil
from pathlib import Path

import p3
from p3.agent.events import Attempted
from p3.agent.model import InstructionStatus, Judgement
from p3.llm.model import RoleModels
from p3.method.events import PlanFrozen, PlanRejected
from p3.method.model import Cell, OutcomeStatus
from p3.method.runs import CellFolder
from p3.method.story import PHRASES, given_plan_rejected, sentence, summary, told
from p3.plan.model import Contract, FrozenPlan, GateReport, Plan
from p3.trace import Event, JsonlSink
from p3.wording import quantity
from tests.method.support import outcome


def kinds() -> set[str]:
    """The kinds of all events that any room defines."""
    for module in pkgutil.walk_packages(p3.__path__, "p3."):
        if "launcher" not in module.name and ".cli" not in module.name:
            importlib.import_module(module.name)
    found: set[str] = set()
    waiting = list(Event.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("p3."):
            found.add(kind.model_fields["kind"].default)
    return found


def test_every_event_is_told_in_words() -> None:
    assert kinds() - set(PHRASES) == set()


def test_an_unknown_or_older_event_is_told_all_the_same() -> None:
    assert sentence({"kind": "new.kind", "at": 1.0, "unit": "f"}) == "new.kind unit=f"
    assert sentence({"kind": "grade", "at": 1.0}) == "grade"
    assert len(sentence({"kind": "grade", "status": "reject", "code": "", "evidence": "x" * 500})) == 160


def test_a_trace_that_was_tampered_with_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    trace = tmp_path / "attempt-1" / "trace.jsonl"
    trace.parent.mkdir()
    trace.write_bytes(b'{"kind": "grade", "at": "noon"}\n[1]\n\xff\n{"kind": "judge", "at": null}\n')
    cell = Cell(task_id="t", method="p3", models=RoleModels(default="m"))
    assert len(list(told(CellFolder(tmp_path, cell)))) == 2
    trace.unlink()
    trace.mkdir()
    assert list(told(CellFolder(tmp_path, cell))) == []


def test_one_is_one() -> None:
    said = [quantity(n, noun) for n, noun in ((1, "functions"), (2, "functions"), (1, "empty replies"), (0, "calls"))]
    assert said == ["1 function", "2 functions", "1 empty reply", "0 calls"]
    assert sentence({"kind": "elaborate.unit", "unit": "program", "what": "program", "carried": False}) == "program"


def test_the_full_story_has_findings_and_what_lean_said(tmp_path: Path) -> None:
    trace = tmp_path / "attempt-1" / "trace.jsonl"
    trace.parent.mkdir()
    with JsonlSink(trace) as sink:
        sink.emit(PlanRejected(by="gate", round=1, codes=("cycle",), findings=("cycle at a: `a` rests on itself.",)))
        sink.emit(Attempted(unit="t", number=1, errors=1, known=True, messages=("proof:2: unsolved goals\n⊢ False",)))
        sink.emit(PlanFrozen(round=2, sha256="0" * 64))
    cell = CellFolder(tmp_path, Cell(task_id="t", method="p3", models=RoleModels(default="m")))
    assert "rests on itself" not in "".join(told(cell))
    full = list(told(cell, full=True))
    assert full[1].strip() == "cycle at a: `a` rests on itself."
    assert [line.strip() for line in full[3:5]] == ["proof:2: unsolved goals", "⊢ False"]
    found = given_plan_rejected(cell)
    assert found is not None
    assert found["findings"] == ["cycle at a: `a` rests on itself."]


def test_a_weaker_grade_is_said_beside_the_result() -> None:
    cell = Cell(task_id="t", method="p3", models=RoleModels(default="m"))
    usual = outcome(cell)
    assert usual.verdict
    assert usual.verdict.receipt
    assert "weaker" not in "\n".join(summary(usual))
    weaker = {"sandboxed": False, "task_toolchain": True, "import_substitution": "Mathlib resolved to P3's layer"}
    receipt = usual.verdict.receipt.model_copy(update=weaker)
    said = "\n".join(summary(usual.model_copy(update={"verdict": usual.verdict.model_copy(update={"receipt": receipt})})))
    assert said.count("a weaker grade:") == 3
    assert "Mathlib resolved to P3's layer" in said


def test_a_plan_that_was_asked_for_is_no_failure() -> None:
    cell = Cell(task_id="t", method="plan", models=RoleModels(default="m"))
    made = Plan(contract=Contract(summary="x"))
    plan = FrozenPlan(plan=made, gate=GateReport(plan=made, passed=True, complete=True))
    assert next(summary(outcome(cell, OutcomeStatus.GAVE_UP, plan=plan))).startswith("PLANNED")
    assert next(summary(outcome(cell, OutcomeStatus.GAVE_UP))).startswith("GAVE_UP")


def test_no_judge_is_named_where_nothing_was_judged() -> None:
    cell = Cell(task_id="t", method="p3", models=RoleModels(default="m"))
    none = Judgement(status=InstructionStatus.NOT_REQUIRED)
    unasked = outcome(cell, instruction=InstructionStatus.NOT_REQUIRED, judgement=none, self_judged=True)
    assert "instruction   none to be judged" in list(summary(unasked))
    passed = Judgement(status=InstructionStatus.PASS)
    asked = outcome(cell, instruction=InstructionStatus.PASS, judgement=passed, self_judged=True)
    assert "instruction   pass (judged by its own author)" in list(summary(asked))
