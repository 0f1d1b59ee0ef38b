from collections.abc import Sequence
from pathlib import Path

from p3.lean.model import Attempt, Clean, Declaration, Diagnostic, Errors, Goal, GoalAnswer, LeanAnswer, LeanSession, Severity
from p3.llm.journal import Journal
from p3.llm.records import read_records
from p3.method.journaled_session import JournaledSession

ERROR = Errors(diagnostics=(Diagnostic(severity=Severity.ERROR, message="no", line=3),))


class FakeLean:
    """Answers by what was written last, and counts what it is asked."""

    def __init__(self) -> None:
        self.text, self.asked = "", 0

    async def write(self, path: str, text: str) -> None:
        self.text = text

    async def diagnostics(self, path: str, *, deadline_s: float | None = None) -> LeanAnswer:
        self.asked += 1
        return Clean() if self.text == "good" else ERROR

    async def goals(self, path: str, line: int, column: int | None = None) -> GoalAnswer:
        self.asked += 1
        return GoalAnswer(known=True, goals=(Goal(text="⊢ a"),))

    async def attempts(self, path: str, line: int, tactics: Sequence[str]) -> tuple[Attempt, ...]:
        self.asked += 1
        return tuple(Attempt(tactic=t, answer=ERROR) for t in tactics)

    async def run_code(self, text: str, *, deadline_s: float | None = None) -> LeanAnswer:
        self.asked += 1
        return Clean()

    async def hover(self, path: str, line: int, column: int) -> str | None:
        self.asked += 1
        return None

    async def search(self, query: str, limit: int = 20) -> tuple[Declaration, ...]:
        self.asked += 1
        return (Declaration(name=query, statement="s"),)

    async def statement(self, name: str) -> Declaration | None:
        self.asked += 1
        return None

    async def close(self) -> None: ...


async def work(lean: LeanSession) -> list[object]:
    out: list[object] = []
    for text in ("bad", "good"):
        await lean.write("A.lean", text)
        out.append(await lean.diagnostics("A.lean"))
    out += [await lean.goals("A.lean", 1), await lean.attempts("A.lean", 1, ["rfl", "simp"]), await lean.run_code("#check 1")]
    return [*out, await lean.hover("A.lean", 1, 1), await lean.search("f"), await lean.statement("g")]


async def test_answers_come_back_typed_without_asking_lean(tmp_path: Path) -> None:
    lean = FakeLean()
    with Journal(tmp_path / "1") as journal:
        session = JournaledSession(lean, journal, "elaborator/a")
        assert isinstance(session, LeanSession)
        first = await work(session)
    assert lean.asked == 8
    resumed = FakeLean()
    with Journal(tmp_path / "2", earlier=[tmp_path / "1"]) as journal:
        assert await work(JournaledSession(resumed, journal, "elaborator/a")) == first
        assert journal.waiting == 0
    assert (resumed.asked, resumed.text) == (0, "good")


async def test_an_answer_about_another_text_is_not_taken(tmp_path: Path) -> None:
    with Journal(tmp_path / "1") as journal:
        session = JournaledSession(FakeLean(), journal, "s")
        await session.write("A.lean", "good")
        await session.diagnostics("A.lean")
    lean = FakeLean()
    with Journal(tmp_path / "2", earlier=[tmp_path / "1"]) as journal:
        session = JournaledSession(lean, journal, "s")
        await session.write("A.lean", "other")
        assert await session.diagnostics("A.lean") == ERROR
    assert lean.asked == 1


async def test_a_recorded_tool_stands_for_what_runs_inside_it(tmp_path: Path) -> None:
    async def tool(session: LeanSession) -> str:
        return (await session.diagnostics("A.lean")).status

    with Journal(tmp_path / "1") as journal:
        session = JournaledSession(FakeLean(), journal, "planner")
        assert await journal.tool("planner", "look", {}, lambda: tool(session), str) == "errors"
        await session.hover("A.lean", 1, 1)
    assert len(read_records(tmp_path / "1")[1]) == 2
    lean = FakeLean()
    with Journal(tmp_path / "2", earlier=[tmp_path / "1"]) as journal:
        session = JournaledSession(lean, journal, "planner")
        assert await journal.tool("planner", "look", {}, lambda: tool(session), str) == "errors"
        await session.hover("A.lean", 1, 1)
    assert lean.asked == 0
