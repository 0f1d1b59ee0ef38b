"""The lexer against Lean itself, on generated comments, strings, names and Unicode: where they differ, the lexer is wrong."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from p3.lean.build import BuildResult, compile_modules
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Clean, Errors, Limits
from p3.lean.sandbox import default_sandbox
from p3.task.lexer import Kind, State, lex
from p3.task.load import load_task
from p3.task.model import Candidate
from p3.task.splice import Guards, splice
from tests.task.texts import SINGLE, write

pytestmark = pytest.mark.lean

MARKS = ["/-", "-/", "--", "-", "/", "/--", "/-!", '"', "\n", " ", "a", "'", "«", "»", "λ", "é", "😀", "r#", "!", "\u3000"]
soup = st.lists(st.sampled_from(MARKS), min_size=1, max_size=9).map("".join)
ONE_AFTER_ANOTHER = settings(
    max_examples=2, deadline=None, derandomize=True, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)


def compile_all(files: dict[str, str], toolchain: EmbeddedToolchain) -> BuildResult:
    with tempfile.TemporaryDirectory() as out:
        limits = Limits(wall_s=240, cpu_s=200, processes=128)
        return asyncio.run(compile_modules(files, toolchain=toolchain, sandbox=default_sandbox(), out=Path(out), limits=limits))


def comment(opening: str, body: str, ending: str) -> str:
    return opening + body + ending


comments = st.builds(comment, st.sampled_from(["/-", "--", "/-!"]), soup, st.sampled_from(["-/", "\n", "-/-/", " -/\n"]))
strings = st.text(st.characters(exclude_characters='"\\\n', exclude_categories=("Cs", "Cc")), max_size=8)
literals = (
    strings.map(lambda s: f'example : String := "{s}"')
    | strings.map(lambda s: f'example : String := "{s}\\\n   {s}\\n\\""')
    | soup.map(lambda s: f'example : String := r#"{s}"#')
    | strings.map(lambda s: f'example : String := panic! "{{{s}"')
    | strings.map(lambda s: 'variable (x : String) in\nexample : String := s!"' + s.replace("{", "{x") + '"')
    | st.characters(exclude_characters="\\'", exclude_categories=("Cs", "Cc")).map(lambda c: f"example : Char := '{c}'")
    | st.text("abγαxé'!?₁", max_size=5).map(lambda s: f"example : Nat → Nat := fun {'x' + s} => {'x' + s}")
    | st.text(st.characters(exclude_characters="»", exclude_categories=("Cs", "Cc")), min_size=1, max_size=5).map(
        lambda s: f"example : Nat → Nat := fun «{s}» => «{s}»"
    )
)


quiet = st.lists(st.sampled_from([m for m in MARKS if m not in ('"', "-/")]), max_size=9).map("".join)
unfinished = st.builds(
    comment, st.sampled_from(["/-", "/-!", "/--", "/- /- -/"]), quiet, st.sampled_from(["", "\n", "-/ /-"])
) | st.builds(
    comment,
    st.sampled_from(['example : String := r#"', 'example : String := r##"', '#check "']),
    quiet,
    st.sampled_from(["", '\\"', '"#']),
)


def whole(text: str) -> bool:
    """Whether the lexer takes a snippet for comments alone, or for one declaration with nothing left over."""
    lexed = lex(text + "\n")
    code = lexed.code()
    if lexed.end is not State.CODE:
        return False
    if not code:
        return True
    last = code[-1]
    literal = last.kind in (Kind.STRING, Kind.RAW_STRING, Kind.CHAR, Kind.INTERPOLATED, Kind.IDENT)
    return (
        code[0].text in ("example", "variable") and literal and last.end == len(text) and sum(t.text == ":=" for t in code) == 1
    )


def open_ended(text: str) -> bool:
    lexed = lex(text + "\n")
    return lexed.end is not State.CODE


@given(st.lists((comments | literals).filter(whole), min_size=60, max_size=60))
@ONE_AFTER_ANOTHER
def test_what_the_lexer_takes_for_whole_lean_reads_to_the_end(embedded: EmbeddedToolchain, snippets: list[str]) -> None:
    text = "".join(f"{s}\ntheorem s{i} : True := True.intro\n" for i, s in enumerate(snippets))
    checks = "".join(f"#check @s{i}\n" for i in range(len(snippets)))
    answer = compile_all({"Soup.lean": text + checks}, embedded).answer
    assert isinstance(answer, Clean), (answer.diagnostics[:1], text)


@given(st.lists(unfinished.filter(open_ended), min_size=12, max_size=12))
@ONE_AFTER_ANOTHER
def test_what_the_lexer_takes_for_open_lean_does_not_read_over(embedded: EmbeddedToolchain, snippets: list[str]) -> None:
    files = {f"Open{i}.lean": f"{s}\ntheorem after : True := True.intro\n#check @after\n" for i, s in enumerate(snippets)}
    result = compile_all(files, embedded)
    accepted = [files[f"{m.module}.lean"] for m in result.modules if not isinstance(m.answer, Errors)]
    assert accepted == []


def test_what_follows_a_primed_symbol_is_cut_as_lean_cuts_it(embedded: EmbeddedToolchain) -> None:
    """Each is whole for Lean only where the prime belongs to the symbol before it."""
    snippets = [
        "example (h' : 0 < #[1].size) : Nat := #[1][0]'h'",
        "example : Type := Nat ⊕'Nat",
        "example (a' : Type) : Type := Nat ×'a'",
        """example (f : Char → 0 < #[1].size) : Nat := #[1][0]'(f '"')""",
    ]
    answer = compile_all({f"Primed{i}.lean": s for i, s in enumerate(snippets)}, embedded).answer
    assert isinstance(answer, Clean), answer.diagnostics[:1]
    assert [t.text for s in snippets for t in lex(s).tokens if t.kind is Kind.CHAR] == ["""'"'"""]


def test_guards_and_sentinels_build_around_honest_regions(embedded: EmbeddedToolchain, tmp_path: Path) -> None:
    task = load_task(write(tmp_path, SINGLE))
    candidate = Candidate(
        regions={
            "code_aux": "/-! helpers -/\ndef pick (b : Bool) (x y : Nat) : Nat := if b then x else y\n",
            "code": "  pick (a ≤ b) b a\n",
            "proof_aux": "theorem pick_true (x y : Nat) : pick true x y = x := rfl\n",
            "proof": "  unfold larger pick\n  by_cases h : a ≤ b <;> simp [h] <;> omega\n",
        }
    )
    guards = Guards.fresh(task)
    guarded = splice(task, candidate, guards).files["Larger.lean"] + f"#check @{guards.sentinels['Larger.lean']}\n"
    open_namespace = candidate.with_region("code_aux", candidate.regions["code_aux"] + "namespace Evil\n")
    swallowed = candidate.with_region("proof", "  sorry\n/-\n")
    files = {
        "Good.lean": guarded,
        "Open.lean": splice(task, open_namespace, Guards.fresh(task)).files["Larger.lean"],
        "Swallowed.lean": splice(task, swallowed, Guards.fresh(task)).files["Larger.lean"],
    }
    built = {m.module: m.answer for m in compile_all(files, embedded).modules}
    assert isinstance(built["Good"], Clean), built["Good"]
    assert isinstance(built["Open"], Errors)
    assert isinstance(built["Swallowed"], Errors)
