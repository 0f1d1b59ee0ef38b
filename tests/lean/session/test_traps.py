"""Answers that the real server gives only at bad moments, from a server that gives them at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from p3.errors import SessionError
from p3.lean.model import Clean, Errors, LeanAnswer, Unknown, UnknownReason
from p3.lean.session.answers import diagnostics_answer, goals_answer, run_answer
from p3.lean.session.owner import Reply
from tests.lean.session.conftest import serving

ERROR = {"severity": "error", "message": "wrong", "line": 3, "column": 5}
WARNING = {"severity": "warning", "message": "unused variable", "line": 3, "column": 5, "category": "linter"}
SORRY = {"severity": "warning", "message": "declaration uses `sorry`", "line": 1, "column": 9, "category": "sorry"}
GAVE_UP = {"severity": "error", "message": "diagnostics_unavailable: Lean did not finish", "line": 1, "column": 1}
STALE = {"severity": "error", "message": "Imports are out of date and must be rebuilt; use …", "line": 1, "column": 1}


def reply(**content: Any) -> Reply:
    return Reply(ok=True, content=content)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ({"success": True, "items": []}, Clean),
        ({"success": True, "items": [WARNING]}, Clean),
        ({"success": True, "items": [SORRY]}, Clean),
        ({"success": True, "items": [ERROR]}, Errors),
        ({"success": False, "items": [ERROR]}, Errors),
        ({"success": False, "items": []}, UnknownReason.CRASH),
        ({"success": False, "items": [WARNING]}, UnknownReason.CRASH),
        ({"success": False, "items": [GAVE_UP]}, UnknownReason.CRASH),
        ({"success": True, "partial": True, "items": []}, UnknownReason.TIMEOUT),
        ({"success": False, "partial": True, "timed_out": True, "items": [ERROR]}, UnknownReason.TIMEOUT),
        ({"success": True, "timed_out": True, "items": []}, UnknownReason.TIMEOUT),
        ({"success": False, "items": [STALE]}, UnknownReason.STALE),
        ({"success": False, "items": [GAVE_UP], "failed_dependencies": ["Base.lean"]}, Errors),
        ({"items": []}, UnknownReason.MALFORMED),
        ({"success": "perhaps", "items": []}, UnknownReason.MALFORMED),
        ({"success": True, "items": [{"severity": "error"}]}, UnknownReason.MALFORMED),
        ({"success": True, "items": [], "new_field": 1}, Clean),
    ],
)
def test_diagnostics(content: dict[str, Any], expected: type | UnknownReason) -> None:
    answer = diagnostics_answer(Reply(ok=True, content=content), "A.lean")
    if isinstance(expected, UnknownReason):
        assert isinstance(answer, Unknown)
        assert answer.reason is expected
    else:
        assert isinstance(answer, expected)
    assert answer.ok is (expected is Clean)


def test_items_of_a_partial_answer_are_dropped() -> None:
    answer = diagnostics_answer(reply(success=False, partial=True, items=[ERROR]), "A.lean")
    assert answer.diagnostics == ()


def test_places_become_zero_based_columns_and_sorry_a_kind() -> None:
    answer = diagnostics_answer(reply(success=True, items=[SORRY]), "A.lean")
    assert isinstance(answer, Clean)
    assert answer.uses_sorry
    assert [(d.line, d.column, d.path, d.kind) for d in answer.diagnostics] == [(1, 8, "A.lean", "hasSorry")]


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        ("Error executing tool lean_run_code: waitForDiagnostics timed out after 300s", UnknownReason.TIMEOUT),
        ("File worker for A.lean died: crashed", UnknownReason.CRASH),
        ("Error executing tool lean_run_code", UnknownReason.CRASH),
        ("Language server closed the connection", UnknownReason.CRASH),
        ("Invalid Lean file path: 'x' not found in any Lean project", UnknownReason.UNAVAILABLE),
        ("", UnknownReason.UNAVAILABLE),
    ],
)
def test_an_error_of_a_tool_is_unknown(error: str, reason: UnknownReason) -> None:
    failed = Reply(ok=False, content={"success": True, "items": [], "diagnostics": []}, error=error)
    answers: list[LeanAnswer] = [diagnostics_answer(failed, "A.lean"), run_answer(failed)]
    for answer in answers:
        assert isinstance(answer, Unknown)
        assert answer.reason is reason
    assert not goals_answer(failed).known


@pytest.mark.parametrize(
    ("content", "known", "complete", "count"),
    [
        ({"goals": [], "status": "complete"}, True, True, 0),
        ({"goals": [], "status": "no_goal_at_position"}, True, False, 0),
        ({"goals": ["⊢ 1 = 1"], "status": "goals"}, True, False, 1),
        ({"goals": [], "status": "still_elaborating"}, False, False, 0),
        ({"goals": [], "status": None}, False, False, 0),
        ({"goals": []}, False, False, 0),
        ({"goals": [], "status": "goals"}, False, False, 0),
        ({"goals_before": [], "goals_after": []}, False, False, 0),
        ({"goals": "none"}, False, False, 0),
    ],
)
def test_an_empty_list_of_goals_is_read_by_its_status(content: dict[str, Any], known: bool, complete: bool, count: int) -> None:
    answer = goals_answer(Reply(ok=True, content=content))
    assert (answer.known, answer.complete, len(answer.goals)) == (known, complete, count)


async def test_error_flag_and_content_of_a_tool(tmp_path: Path) -> None:
    def lean_run_code(code: str) -> dict[str, Any]:
        if code == "raise":
            raise RuntimeError("inner secret")
        return {"success": True, "diagnostics": []} if code == "fine" else {"unexpected": 1}

    def lean_diagnostic_messages(file_path: str, timeout_s: float) -> str:
        return "plain text"

    tools = {"lean_run_code": lean_run_code, "lean_diagnostic_messages": lean_diagnostic_messages}
    async with serving(tools, tmp_path) as session:
        assert await session.run_code("fine") == Clean()
        for text in ("raise", "other"):
            assert isinstance(await session.run_code(text), Unknown)
        await session.write("A.lean", "")
        assert isinstance(await session.diagnostics("A.lean"), Unknown)
        assert not (await session.goals("A.lean", 1)).known  # a tool that is not there


@pytest.mark.parametrize("items", [[], [{"snippet": "rfl"}, {"snippet": "simp"}, {"snippet": "more"}], None])
async def test_attempts_that_do_not_match_the_question_are_unknown(tmp_path: Path, items: Any) -> None:
    def lean_multi_attempt(file_path: str, line: int, column: int, snippets: list[str]) -> dict[str, Any]:
        return {"items": items}

    async with serving({"lean_multi_attempt": lean_multi_attempt}, tmp_path) as session:
        await session.write("A.lean", "example : True := by\n  sorry\n")
        found = await session.attempts("A.lean", 2, ["rfl", "simp"])
    assert [a.tactic for a in found] == ["rfl", "simp"]
    assert all(isinstance(a.answer, Unknown) and not a.closed for a in found)


async def test_a_batch_that_fails_is_asked_again_one_by_one(tmp_path: Path) -> None:
    asked: list[list[str]] = []

    def lean_multi_attempt(file_path: str, line: int, column: int, snippets: list[str]) -> dict[str, Any]:
        asked.append(snippets)
        if "crash" in snippets:
            raise RuntimeError("worker crashed")
        return {"items": [{"snippet": s, "goals": [], "diagnostics": []} for s in snippets]}

    async with serving({"lean_multi_attempt": lean_multi_attempt}, tmp_path) as session:
        await session.write("A.lean", "example : True := by\n  sorry\n")
        found = await session.attempts("A.lean", 2, ["a", "crash", "b"])
    assert asked == [["a", "crash", "b"], ["a"], ["crash"], ["b"]]
    assert [a.closed for a in found] == [True, False, True]


async def test_many_tactics_go_in_small_batches_in_order(tmp_path: Path) -> None:
    asked: list[int] = []

    def lean_multi_attempt(file_path: str, line: int, column: int, snippets: list[str]) -> dict[str, Any]:
        asked.append(len(snippets))
        return {"items": [{"snippet": s, "goals": [s], "diagnostics": []} for s in snippets]}

    tactics = [f"tactic{i}" for i in range(20)]
    async with serving({"lean_multi_attempt": lean_multi_attempt}, tmp_path) as session:
        await session.write("A.lean", "example : True := by\n  trivial\n")
        found = await session.attempts("A.lean", 2, tactics)
        assert await session.attempts("A.lean", 9, ["rfl"])  # no such line
    assert asked == [8, 8, 4]
    assert [a.goals[0].text for a in found] == tactics
    assert not any(a.closed for a in found)


async def test_hover_tells_nothing_from_no_answer(tmp_path: Path) -> None:
    def lean_hover_info(file_path: str, line: int, column: int) -> dict[str, Any]:
        from mcp.server.mcpserver.exceptions import ToolError

        raise ToolError("No hover information at line 1, column 1" if line == 1 else "Language server closed the connection")

    async with serving({"lean_hover_info": lean_hover_info}, tmp_path) as session:
        await session.write("A.lean", "example : True := trivial\n")
        assert await session.hover("A.lean", 1, 1) is None
        with pytest.raises(SessionError):
            await session.hover("A.lean", 2, 1)


async def test_statements_need_a_complete_answer(tmp_path: Path) -> None:
    def lean_run_code(code: str) -> dict[str, Any]:
        message = {"severity": "error", "message": "Unknown identifier `gone`", "line": 1, "column": 1}
        if "timeout" in code:
            return {"success": False, "timed_out": True, "diagnostics": []}
        return {"success": False, "diagnostics": [message] if "gone" in code else [{**message, "message": "something else"}]}

    async with serving({"lean_run_code": lean_run_code}, tmp_path) as session:
        assert await session.statement("gone") is None
        for name in ("timeout", "odd"):
            with pytest.raises(SessionError):
                await session.statement(name)
