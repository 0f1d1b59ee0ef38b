"""What the session makes of Lean's answers, with the real server and the real Lean."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from p3.errors import SessionError, UsageError
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Clean, Errors, LeanSession, Severity, Unknown, UnknownReason
from p3.lean.sandbox import default_sandbox
from p3.lean.session import Deadlines, McpSession, open_session
from p3.lean.session.serving import OFFERED

pytestmark = [pytest.mark.lean, pytest.mark.asyncio(loop_scope="module")]

Write = Callable[..., Awaitable[str]]

SEGFAULT = '@[extern "n"] opaque IO.FS.writeFile (a b c : Nat) : Nat\n'
"""Binds native code under the wrong type: calling it kills the process that elaborates."""
SPIN = "set_option maxHeartbeats 0\npartial def spin (n : Nat) : Nat := spin (n + 1)\n#eval spin 0\n"
INDUCTION = """def dbl : Nat → Nat
  | 0 => 0
  | n + 1 => dbl n + 2

theorem dbl_eq (n : Nat) : dbl n = 2 * n := by
  induction n with
  | zero => sorry
  | succ n ih =>
    sorry
"""


async def test_the_session_is_one(session: McpSession) -> None:
    assert isinstance(session, LeanSession)


async def test_clean_errors_and_places(session: McpSession, text_file: Write) -> None:
    path = await text_file("theorem fine : True := trivial\n")
    assert await session.diagnostics(path) == Clean()
    await text_file("theorem fine : True := trivial\n\ntheorem wrong : 1 = 2 := by\n  decide\n")
    answer = await session.diagnostics(path)
    assert isinstance(answer, Errors)
    (error,) = answer.errors
    assert (error.line, error.column, error.severity, error.path) == (4, 2, Severity.ERROR, path)
    await text_file("theorem fine : True := trivial\n")
    assert await session.diagnostics(path) == Clean()


async def test_columns_count_characters(session: McpSession, text_file: Write) -> None:
    line = "theorem t («𝔸 𝔹» β : Prop) (h : β) : «𝔸 𝔹» := wrong"
    path = await text_file(line + "\n")
    answer = await session.diagnostics(path)
    assert isinstance(answer, Errors)
    assert answer.errors[0].column == line.index("wrong")


async def test_sorry_is_said_of_files_and_snippets(session: McpSession, text_file: Write) -> None:
    path = await text_file("theorem t : 1 = 2 := by sorry\n")
    for answer in (await session.diagnostics(path), await session.run_code("theorem t : 1 = 2 := by sorry\n")):
        assert isinstance(answer, Clean)
        assert answer.uses_sorry
    assert await session.run_code("theorem t : 1 = 1 := rfl") == Clean()


async def test_an_error_outside_the_place_of_interest_is_an_error_of_the_file(session: McpSession, text_file: Write) -> None:
    path = await text_file("theorem wrong : 1 = 2 := rfl\n" + "\n" * 30 + "theorem fine : True := by\n  trivial\n")
    assert isinstance(await session.diagnostics(path), Errors)
    (attempt,) = await session.attempts(path, 33, ["exact True.intro"])
    assert isinstance(attempt.answer, Clean)  # the tactic itself is right


@pytest.mark.slow
async def test_nothing_of_the_text_before_is_answered_at_a_deadline(session: McpSession, text_file: Write) -> None:
    path = await text_file("theorem wrong : 1 = 2 := rfl\n")
    assert isinstance(await session.diagnostics(path), Errors)
    await text_file("theorem wrong : 1 = 1 := rfl\n" + SPIN)
    answer = await session.diagnostics(path, deadline_s=1.5)
    assert isinstance(answer, Unknown)
    assert (answer.reason, answer.diagnostics, answer.ok) == (UnknownReason.TIMEOUT, (), False)
    await text_file("theorem wrong : 1 = 1 := rfl\n")
    assert await session.diagnostics(path) == Clean()


@pytest.mark.slow
async def test_a_crash_of_lean_is_not_a_clean_file(session: McpSession, text_file: Write) -> None:
    path = await text_file(SEGFAULT + "#eval IO.FS.writeFile 1 2 3\n")
    for answer in (await session.diagnostics(path), await session.run_code(SEGFAULT + "#eval IO.FS.writeFile 1 2 3\n")):
        assert isinstance(answer, Unknown)
        assert answer.reason is UnknownReason.CRASH
    await text_file("theorem fine : True := trivial\n")
    assert await session.diagnostics(path) == Clean()
    assert await session.run_code("theorem fine : True := trivial\n") == Clean()


@pytest.mark.slow
async def test_an_endless_snippet_is_unknown_and_the_next_one_is_answered(session: McpSession) -> None:
    starts = session.owner.tally.starts
    answer = await session.run_code(SPIN, deadline_s=3)
    assert isinstance(answer, Unknown)
    assert answer.reason is UnknownReason.TIMEOUT
    assert await session.run_code("theorem fine : True := trivial\n") == Clean()
    assert session.owner.tally.starts == starts + 1


@pytest.mark.slow
async def test_a_server_that_only_waits_is_not_waited_for(embedded: EmbeddedToolchain) -> None:
    sleeping = '@[extern "n"] opaque IO.sleep (a b : Nat) : Nat\n#eval IO.sleep 3600000 0\n'  # binds native code
    async with open_session(embedded, default_sandbox(), deadlines=Deadlines(idle_s=6)) as opened:
        answer = await opened.run_code(sleeping)
        assert isinstance(answer, Unknown)
        assert (answer.reason, answer.detail) == (UnknownReason.CRASH, "Lean did nothing for 6 s and gave no answer")
        assert opened.owner.tally.starts == 2  # asked once again, as it may have been an accident
        assert await opened.run_code("theorem fine : True := trivial\n") == Clean()


async def test_goals_and_their_status(session: McpSession, text_file: Write) -> None:
    path = await text_file(INDUCTION)
    before = await session.goals(path, 9)
    assert before.known
    assert [g.case for g in before.goals] == ["succ"]
    assert before.goals[0].text.endswith("⊢ dbl (n + 1) = 2 * (n + 1)")
    finished = await session.goals(path, 9, len("    sorry") + 1)
    assert (finished.known, finished.complete, finished.goals) == (True, True, ())
    outside = await session.goals(path, 2)
    assert (outside.known, outside.complete, outside.goals) == (True, False, ())
    assert not (await session.goals(path, 99)).known


async def test_attempts_tell_proofs_from_what_looks_like_one(session: McpSession, text_file: Write) -> None:
    path = await text_file(INDUCTION)
    tactics = ["rfl", "simp [dbl]", "exact sorry", "sorry", "admit", "first | skip | sorry", "skip", "exact nonsense"]
    found = {a.tactic: a for a in await session.attempts(path, 7, tactics)}
    assert [t for t in tactics if found[t].closed] == ["rfl", "simp [dbl]"]
    assert isinstance(found["exact sorry"].answer, Clean)  # as Lean answers: no error, no goal
    assert isinstance(found["skip"].answer, Errors)
    assert [g.text for g in found["skip"].goals] == ["case zero\n⊢ dbl 0 = 2 * 0"]
    assert isinstance(found["exact nonsense"].answer, Errors)
    assert session.workspace.texts[path] == INDUCTION


async def test_a_sorry_hidden_by_a_macro_does_not_close_a_goal(session: McpSession, text_file: Write) -> None:
    path = await text_file('macro "finish" : tactic => `(tactic| sorry)\ntheorem t : 1 = 1 := by\n  skip; rfl\n')
    (hidden,) = await session.attempts(path, 3, ["finish"])
    assert not hidden.closed


async def test_a_tactic_of_several_lines_overwrites_no_other_line(session: McpSession, text_file: Write) -> None:
    path = await text_file("theorem a : 1 = 1 ∧ 2 = 2 := by\n  sorry\ntheorem b : True := trivial\n\ntheorem c : True := b\n")
    right, wrong, cheat = await session.attempts(
        path, 2, ["constructor\n· rfl\n· rfl", "constructor\n· rfl\n· skip", "constructor\n· rfl\n· sorry"]
    )
    assert (right.closed, wrong.closed, cheat.closed) == (True, False, False)
    assert isinstance(right.answer, Clean)
    assert isinstance(wrong.answer, Errors)
    assert all("b" not in d.message.split() for d in wrong.answer.errors)


async def test_attempts_at_a_sorry_inside_a_line(session: McpSession, text_file: Write) -> None:
    path = await text_file("theorem t (a b : Nat) : a + b = b + a := by\n  have h : (a = a) := (by sorry)\n  omega\n")
    good, bad, multi = await session.attempts(path, 2, ["rfl", "omega_nonsense", "skip\nrfl"])
    assert (good.closed, bad.closed, multi.closed) == (True, False, True)


@pytest.mark.slow
async def test_one_crashing_tactic_does_not_spoil_the_others(session: McpSession, text_file: Write) -> None:
    path = await text_file(SEGFAULT + "theorem t : 1 + 1 = 2 := by\n  sorry\n")
    crash = "have : IO.FS.writeFile 1 2 3 = 0 := by native_decide"
    found = await session.attempts(path, 3, ["rfl", crash, "decide", "exact nonsense"])
    assert [a.closed for a in found] == [True, False, True, False]
    assert isinstance(found[1].answer, Unknown)
    assert isinstance(found[3].answer, Errors)


@pytest.mark.slow
async def test_what_a_file_imports_is_never_stale(session: McpSession) -> None:
    await session.write("StaleBase.lean", "def base : Nat := 1\n")
    await session.write("StaleTop.lean", "import StaleBase\ntheorem t : base = 1 := by\n  sorry\nexample : base = 1 := rfl\n")
    snippet = "import StaleBase\nexample : base = 1 := rfl\n"
    assert isinstance(await session.diagnostics("StaleTop.lean"), Clean)
    assert await session.run_code(snippet) == Clean()
    assert (await session.attempts("StaleTop.lean", 3, ["rfl"]))[0].closed
    await session.write("StaleBase.lean", "def base : Nat := 2\n")
    assert isinstance(await session.diagnostics("StaleTop.lean"), Errors)
    assert isinstance(await session.run_code(snippet), Errors)
    assert not (await session.attempts("StaleTop.lean", 3, ["rfl"]))[0].closed


async def test_a_broken_import_is_an_error(session: McpSession) -> None:
    await session.write("BrokenBase.lean", "def base : Nat := nonsense\n")
    await session.write("BrokenTop.lean", "import BrokenBase\nexample : True := trivial\n")
    answer = await session.diagnostics("BrokenTop.lean")
    assert isinstance(answer, Errors)
    assert "BrokenBase.lean" in answer.errors[0].message
    assert any(d.path == "BrokenBase.lean" and "nonsense" in d.message for d in answer.errors)


async def test_long_messages_arrive_whole(session: McpSession, text_file: Write) -> None:
    names = [f"{'long' * 20}{i}" for i in range(120)]
    path = await text_file(f"example ({' '.join(names)} : True) : 1 = 2 := by\n  skip\n")
    answer = await session.diagnostics(path)
    assert isinstance(answer, Errors)
    assert all(name in answer.errors[0].message for name in names)
    goals = await session.goals(path, 2)
    assert all(name in goals.goals[0].text for name in names)


async def test_messages_name_no_folder_of_this_machine(session: McpSession, text_file: Write) -> None:
    path = await text_file("import Absent.Module\n")
    answer = await session.diagnostics(path)
    assert isinstance(answer, Errors)
    assert "Absent" in answer.errors[0].message
    said = answer.model_dump_json()
    for folder in (str(session.workspace.scratch), "/tmp/", "/.cache/", "/site-packages/"):
        assert folder not in said


async def test_statements_are_those_that_lean_reports(session: McpSession, text_file: Write) -> None:
    await text_file("theorem Mine.fact (n : Nat) : n = n := rfl\n")
    names = ["Nat.add_comm", "Mine.fact", "Nat.no_such_lemma", "not a name", "#eval 1", "x\n#eval 1"]
    known = await session.statements(names)
    add = known["Nat.add_comm"]
    assert add is not None
    assert add.statement == "∀ (n m : Nat), n + m = m + n"
    mine = await session.statement("Mine.fact")
    assert mine is not None
    assert mine.statement == "∀ (n : Nat), n = n"
    assert [known[n] for n in names[2:]] == [None] * 4


async def test_a_statement_that_lean_did_not_answer_is_no_absence(session: McpSession) -> None:
    await session.write("Ends.lean", "#exit\ntheorem late_fact : True := trivial\n")
    with pytest.raises(SessionError, match="no answer about late_fact"):
        await session.statement("late_fact")
    await session.write("Ends.lean", "-- late_fact is gone\n")
    assert await session.statement("late_fact") is None


async def test_search_and_hover(session: McpSession, text_file: Write) -> None:
    path = await text_file("theorem searched_fact (n : Nat) : n + 0 = n := by\n  exact Nat.add_zero n\n")
    await session.diagnostics(path)
    found = {d.name: d for d in await session.search("searched_fact")}
    assert found["searched_fact"].statement == "∀ (n : Nat), n + 0 = n"
    library = {d.name: d for d in await session.search("Nat.add_comm")}
    assert library["Nat.add_comm"].module == "Init.Data.Nat.Basic"
    shown = await session.hover(path, 2, 9)
    assert shown is not None
    assert "Nat.add_zero" in shown
    assert await session.hover(path, 1, 1) is None


async def test_only_harmless_tools_are_offered(session: McpSession) -> None:
    """No build (it ends the language server), no verify (blind to errors and statements), nothing that needs a network."""
    assert session.owner.tools == OFFERED
    for tool in ("lean_build", "lean_verify", "lean_leansearch", "lean_loogle"):
        assert not (await session.owner.call(tool, {}, deadline_s=30)).ok


async def test_paths_outside_the_workspace_are_refused(session: McpSession) -> None:
    for path in ("/etc/passwd.lean", "../Other.lean", "Notes.txt"):
        with pytest.raises(UsageError):
            await session.write(path, "x")
    with pytest.raises(UsageError):
        await session.diagnostics("NeverWritten.lean")
