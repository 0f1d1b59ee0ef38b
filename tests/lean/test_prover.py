"""The prover on real goals: what it finds is a proof, what is false stays unproved."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import pytest
import pytest_asyncio

from p3.errors import SessionError
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Attempt, Clean, Diagnostic, Errors, Goal, GoalAnswer, LeanAnswer, Severity, Unknown, UnknownReason
from p3.lean.prover import ProverResult, confirmed, prove
from p3.lean.refuter import refute
from p3.lean.sandbox import default_sandbox
from p3.lean.session import McpSession, open_session

pytestmark = [pytest.mark.lean, pytest.mark.asyncio(loop_scope="module")]

REV = "def rev {α : Type} : List α → List α → List α\n  | [], acc => acc\n  | x :: xs, acc => rev xs (x :: acc)\n"
MAX = "def top : List Nat → Nat\n  | [] => 0\n  | x :: xs => if top xs < x then x else top xs\n"
INSERT = "def ins (a : Nat) : List Nat → List Nat\n  | [] => [a]\n  | b :: l => if a ≤ b then a :: b :: l else b :: ins a l\n"
TREE = (
    "inductive T where | leaf | node (l : T) (v : Nat) (r : T)\n"
    "def T.size : T → Nat | .leaf => 0 | .node l _ r => l.size + 1 + r.size\n"
    "def T.flip : T → T | .leaf => .leaf | .node l v r => .node r.flip v l.flip\n"
)
LAST_DIGIT = "def lo (n : Nat) : Nat := if h : n < 10 then n else lo (n / 10)\ntermination_by n\n"
DOUBLE = "def dbl : Nat → Nat\n  | 0 => 0\n  | n + 1 => dbl n + 2\n"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def session(embedded: EmbeddedToolchain) -> AsyncIterator[McpSession]:
    async with open_session(embedded, default_sandbox()) as opened:
        yield opened


async def at_the_end(session: McpSession, text: str, profile: str, **known: Sequence[str]) -> ProverResult:
    """Prove the `sorry` of a text's last line."""
    whole = text + " := by\n  sorry\n"
    return await prove(session, text=whole, path="Goal.lean", line=whole.count("\n"), profile=profile, **known)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "unfold", "on"),
    [
        (REV + "theorem t {α : Type} (l acc : List α) : rev l acc = l.reverse ++ acc", ["rev"], ["l"]),
        (REV + "theorem t : ∀ (l acc : List Nat), rev l acc = l.reverse ++ acc", ["rev"], ["l"]),
        (MAX + "theorem t (l : List Nat) (a : Nat) (h : a ∈ l) : a ≤ top l", ["top"], ["l"]),
        (INSERT + "theorem t (a x : Nat) (l : List Nat) : x ∈ ins a l ↔ x = a ∨ x ∈ l", ["ins"], ["l"]),
        (TREE + "theorem t (x : T) : x.flip.size = x.size", ["T.size", "T.flip"], ["x"]),
        (LAST_DIGIT + "theorem t (n : Nat) : lo n < 10", ["lo"], ["n"]),
    ],
    ids=["accumulator", "quantified", "maximum", "membership", "tree", "well-founded"],
)
async def test_the_wide_profile_finds_proofs_by_induction(
    session: McpSession, text: str, unfold: list[str], on: list[str]
) -> None:
    assert (await at_the_end(session, text, "fixed")).tactic is None
    found = await at_the_end(session, text, "wide", unfold=unfold, recursion_variables=on)
    assert found.tactic is not None
    assert found.unknown == 0
    answer = await session.run_code(f"{text} := by\n  {found.tactic}\n")
    assert isinstance(answer, Clean)
    assert not answer.uses_sorry


async def test_the_fixed_profile_closes_what_it_should(session: McpSession) -> None:
    found = await at_the_end(session, "theorem t (a b c : Nat) (h : a < b) : a + c < b + c + 1", "fixed")
    assert found == ProverResult(tactic="omega", tried=4)


async def test_a_lemma_of_the_plan_is_used_though_it_is_not_proved_yet(session: McpSession) -> None:
    text = DOUBLE + "theorem dbl_eq (n : Nat) : dbl n = 2 * n := by\n  sorry\n\n"
    text += "theorem t (n m : Nat) : dbl (n + m) = dbl n + dbl m"
    found = await at_the_end(session, text, "wide", library=["dbl_eq"], unfold=["dbl"])
    assert found.tactic is not None
    assert session.workspace.texts["Goal.lean"].count("sorry") == 2  # the file is as it was given


async def test_false_statements_are_not_proved(session: McpSession) -> None:
    found = await at_the_end(session, DOUBLE + "theorem t (n : Nat) : dbl n = 3 * n", "wide", unfold=["dbl"])
    assert found.tactic is None
    assert found.tried > 20


async def test_one_of_two_holes_of_a_declaration(session: McpSession) -> None:
    text = "theorem t (a b : Nat) : a + b = b + a ∧ a = b := by\n  constructor\n  · sorry\n  · sorry\n"
    assert (await prove(session, text=text, path="Two.lean", line=3, profile="fixed")).tactic == "omega"
    assert (await prove(session, text=text, path="Two.lean", line=4, profile="fixed")).tactic is None


async def test_a_macro_that_hides_a_sorry_is_not_confirmed(session: McpSession) -> None:
    text = 'macro "finish" : tactic => `(tactic| exact sorry)\ntheorem t : 1 = 2 := by\n  sorry\n'
    await session.write("Macro.lean", text)
    (attempt,) = await session.attempts("Macro.lean", 3, ["finish"])
    assert not await confirmed(session, text, "Macro.lean", 3, attempt)


async def test_a_line_without_a_sorry_is_left_alone(session: McpSession) -> None:
    text = "theorem t : 1 = 1 := by\n  rfl\n"
    assert await prove(session, text=text, path="None.lean", line=2, profile="fixed") == ProverResult()
    assert await prove(session, text=text, path="None.lean", line=7, profile="fixed") == ProverResult()


@pytest.mark.parametrize(
    ("statement", "false"),
    [
        ("∀ n : Nat, dbl n = 3 * n", True),
        ("∀ n : Nat, dbl n = 2 * n", False),
        ("∀ (l : List Nat) (n : Nat), n ∈ l → l.length = 1", True),
        ("∀ (l : List Nat), l.reverse.length = l.length", False),
        ("∀ (n m : Nat), n < m → m < n", True),
        ("1 = 2", True),
        ("nonsense", False),
        ("1 = 1) ∧ ¬ (1 = 1", False),
        ("1 = 1) := by trivial --", False),
        ("sorry", False),
    ],
)
async def test_refutation(session: McpSession, statement: str, false: bool) -> None:
    found = await refute(session, statement=statement, context=DOUBLE, unfold=["dbl"])
    assert (found is not None) is false


async def test_a_refutation_that_lean_did_not_answer_is_none(session: McpSession) -> None:
    with pytest.raises(SessionError):
        await refute(session, statement="1 = 2", context="#exit\n")


class Lying:
    """A session that answers what it is told; every other method is absent."""

    def __init__(self, before: LeanAnswer, after: LeanAnswer, attempts: Sequence[Attempt] = ()) -> None:
        self.before, self.after, self.found = before, after, attempts
        self.asked = 0

    async def write(self, path: str, text: str) -> None:
        pass

    async def goals(self, path: str, line: int, column: int | None = None) -> GoalAnswer:
        return GoalAnswer(known=True, goals=(Goal(text="⊢ 1 = 2"),))

    async def attempts(self, path: str, line: int, tactics: Sequence[str]) -> tuple[Attempt, ...]:
        self.asked += 1
        return tuple(Attempt(tactic=t, answer=self.found[0].answer, closed=self.found[0].closed) for t in tactics)

    async def diagnostics(self, path: str, *, deadline_s: float | None = None) -> LeanAnswer:
        return self.before

    async def run_code(self, text: str, *, deadline_s: float | None = None) -> LeanAnswer:
        return self.after


SORRY = Diagnostic(severity=Severity.WARNING, message="declaration uses `sorry`", line=1, kind="hasSorry")
ERROR = Diagnostic(severity=Severity.ERROR, message="no", line=2)
LOST = Unknown(reason=UnknownReason.TIMEOUT)


@pytest.mark.parametrize(
    ("after", "proved"),
    [
        (Clean(), True),
        (Clean(diagnostics=(SORRY,), uses_sorry=True), False),
        (Errors(diagnostics=(ERROR,)), False),
        (LOST, False),
    ],
)
async def test_an_attempt_that_claims_to_close_the_goal_is_not_believed(after: LeanAnswer, proved: bool) -> None:
    lying = Lying(Clean(diagnostics=(SORRY,), uses_sorry=True), after, [Attempt(tactic="", answer=Clean(), closed=True)])
    found = await prove(lying, text="theorem t : 1 = 2 := by\n  sorry\n", path="A.lean", line=2, profile="fixed")  # type: ignore[arg-type]
    assert (found.tactic is not None) is proved


async def test_a_lean_that_does_not_answer_ends_the_search(session: McpSession) -> None:
    silent = Lying(Clean(), Clean(), [Attempt(tactic="", answer=LOST)])
    found = await prove(silent, text="theorem t : 1 = 2 := by\n  sorry\n", path="A.lean", line=2, profile="wide")  # type: ignore[arg-type]
    assert (found.tactic, found.tried, silent.asked) == (None, 0, 2)
    assert found.unknown == 16
