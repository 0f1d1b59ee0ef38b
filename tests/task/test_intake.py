"""Stages 1 to 3 on text: what they turn down, by code and line, and the honest work that they must let through."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given, settings

from p3.task import intake
from p3.task.foresee import foresee
from p3.task.load import load_task
from p3.task.model import Candidate, Task
from p3.task.splice import blank, shipped
from tests.task.conftest import task_folders
from tests.task.texts import SINGLE, bodies, write

CODE = "  if a ≤ b then b else a\n"
PROOF = "  unfold larger\n  split <;> omega\n"


@pytest.fixture(scope="module")
def task(tmp_path_factory: pytest.TempPathFactory) -> Task:
    return load_task(write(tmp_path_factory.mktemp("intake")))


def problems(task: Task, **regions: str) -> list[tuple[int, str, str | None, int | None]]:
    full = {"code": CODE, "proof": PROOF, **regions}
    return [(p.stage, p.code, p.region, p.line) for p in intake.check(task, Candidate(regions=full))]


def codes(task: Task, **regions: str) -> set[str]:
    return {code for _, code, _, _ in problems(task, **regions)}


# ---------------------------------------------------------------- stage 1


def test_ids_missing_unknown_duplicate(task: Task) -> None:
    found = intake.regions(task, Candidate(regions={"code": CODE}))
    assert [(p.code, p.region) for p in found] == [("R_REGION_MISSING", "proof")]
    found = intake.regions(task, Candidate(regions={"code": CODE, "proof": PROOF, "kode": "", "Other.lean#code": ""}))
    assert [(p.code, p.region) for p in found] == [("R_REGION_UNKNOWN", "kode"), ("R_REGION_UNKNOWN", "Other.lean#code")]
    found = intake.regions(task, Candidate(regions={"code": CODE, "proof": PROOF, " code": CODE, "Larger.lean#code": CODE}))
    assert [p.code for p in found] == ["R_REGION_DUPLICATE"] * 2
    found = intake.regions(task, Candidate(regions={"code ": CODE, "proof": PROOF}))
    assert [(p.code, p.region) for p in found] == [("R_REGION_UNKNOWN", "code ")]
    assert "`code`" in found[0].message


def test_sizes(task: Task) -> None:
    assert codes(task, code_aux="-- " + "x" * intake.MAX_REGION) == {"R_SIZE"}


@pytest.mark.parametrize(
    "char", ["\0", "\x0b", "\x0c", "\x1c", "\x1e", "\x85", "\u2028", "\u2029", "\u202e", "\u2066", "\u200b", "\ufeff", "\r"]
)
def test_characters_that_programs_read_differently(task: Task, char: str) -> None:
    assert (1, "R_ENCODING", "code_aux", 2) in problems(task, code_aux=f"-- a\n-- b{char}axiom cheat : False\n")


@pytest.mark.parametrize(
    "body", ["-- !benchmark @end proof\n", "/-\n-- !benchmark @start code\n-/\n", "  x --!solution @start\n"]
)
def test_marker_bytes(task: Task, body: str) -> None:
    assert "R_MARKER_IN_BODY" in codes(task, proof_aux=body)


def test_crlf_is_no_encoding_problem(task: Task) -> None:
    assert not codes(task, code=CODE.replace("\n", "\r\n"))


# ---------------------------------------------------------------- stage 2


@pytest.mark.parametrize(
    ("region", "body", "code", "line"),
    [
        ("code_aux", "def a := 1\n/- open\n", "R_UNBALANCED", 2),
        ("proof_aux", "-/\ntheorem larger_spec : True := trivial\n", "R_UNBALANCED", 1),
        ("code_aux", '#check "\n', "R_UNBALANCED", 1),
        ("code_aux", 'def a := r#"x"\n', "R_UNBALANCED", 1),
        ("code_aux", "def «a\n", "R_UNBALANCED", 1),
        ("code_aux", "def a :=\n  x⁻¹'\"'\n-- \"\n", "R_UNBALANCED", 2),
        ("code_aux", "def a := (1\n", "R_UNBALANCED", 1),
        ("code", "  1)\n", "R_UNBALANCED", 1),
        ("code", "  (1]\n", "R_UNBALANCED", 1),
        ("code_aux", "def a := 1\nprivate\n", "R_DANGLING_PREFIX", 2),
        ("code_aux", "@[irreducible] private\n", "R_DANGLING_PREFIX", 1),
        ("code_aux", "def a := 1\nunsafe\n", "R_DANGLING_PREFIX", 2),
        ("code_aux", "def a := 1\n@[simp]\n", "R_DANGLING_PREFIX", 2),
        ("code_aux", "def a := 1\n@[simp, reducible]\n", "R_DANGLING_PREFIX", 2),
        ("code_aux", "namespace E end E\nopen E in\n", "R_DANGLING_PREFIX", 2),
        ("proof_aux", "set_option maxRecDepth 100 in\n", "R_DANGLING_PREFIX", 1),
        ("proof_aux", "variable (h : False) in\ninclude h in\n", "R_DANGLING_PREFIX", 2),
        ("proof_aux", "#guard_msgs (drop all) in\n", "R_DANGLING_PREFIX", 1),
        ("proof_aux", "theorem a : True := trivial\n/-- about the next one -/\n", "R_DANGLING_PREFIX", 2),
        ("code_aux", "mutual\ndef a := 1\n", "R_DANGLING_PREFIX", 1),
        ("code_aux", "| magic (s t : S) : Step s t\n", "R_REGION_NOT_COMMANDS", 1),
        ("code_aux", "-- x\n  (h : False)\n", "R_REGION_NOT_COMMANDS", 2),
        ("proof_aux", " Evil\n", "R_REGION_NOT_COMMANDS", 1),
        ("proof_aux", "→ True := fun _ => trivial\n", "R_REGION_NOT_COMMANDS", 1),
        ("code", "  fun _ => True.intro\nnamespace Evil\n", "R_SCOPE_ESCAPE", 2),
        ("code", "  1\ndef b := 2\n", "R_SCOPE_ESCAPE", 2),
        ("proof", "  trivial\n\ntheorem b : True := trivial\n", "R_SCOPE_ESCAPE", 3),
        ("proof", "  trivial end Task\n", "R_SCOPE_ESCAPE", 1),
        ("proof", "  trivial\nopen Evil\n", "R_SCOPE_ESCAPE", 2),
        ("proof", "  trivial\nset_option autoImplicit true\n", "R_SCOPE_ESCAPE", 2),
        ("proof", "  trivial\n#check 1\n", "R_SCOPE_ESCAPE", 2),
        ("proof", "  trivial\n  private theorem c : True := trivial\n", "R_SCOPE_ESCAPE", 2),
    ],
)
def test_structure(task: Task, region: str, body: str, code: str, line: int) -> None:
    assert (2, code, region, line) in problems(task, **{region: body})


# ---------------------------------------------------------------- stage 3


@pytest.mark.parametrize(
    ("region", "body", "code", "line"),
    [
        ("code_aux", 'local notation "Sorted" => fun _ => True\n', "R_FORBIDDEN_COMMAND", 1),
        ("code_aux", 'def a := 1\n  infixl:65 " +++ " => a\n', "R_FORBIDDEN_COMMAND", 2),
        ("code_aux", "macro_rules | `($a < $b) => `(True)\n", "R_FORBIDDEN_COMMAND", 1),
        ("code_aux", 'syntax (priority := high) "theorem " ident : command\n', "R_FORBIDDEN_COMMAND", 1),
        ("code_aux", "declare_syntax_cat x\n", "R_FORBIDDEN_COMMAND", 1),
        ("proof_aux", 'run_cmd IO.FS.writeFile "../T.lean" ""\n', "R_FORBIDDEN_COMMAND", 1),
        ("proof_aux", "theorem a : True := trivial #exit\n", "R_FORBIDDEN_COMMAND", 1),
        ("proof_aux", '#eval IO.getEnv "API_KEY"\n', "R_FORBIDDEN_COMMAND", 1),
        ("proof_aux", "#unheard_of x\n", "R_FORBIDDEN_COMMAND", 1),
        ("proof_aux", "initialize x : Nat ← pure 1\n", "R_FORBIDDEN_COMMAND", 1),
        ("proof_aux", 'elab "close" : tactic => pure ()\n', "R_FORBIDDEN_COMMAND", 1),
        ("code_aux", '@[extern "n"] opaque w : Nat\n', "R_FORBIDDEN_ATTR", 1),
        ("code_aux", "@[simp, csimp] theorem s : @f = @g := x\n", "R_FORBIDDEN_ATTR", 1),
        ("code_aux", "attribute [local command_elab Lean.x] f\n", "R_FORBIDDEN_ATTR", 1),
        ("code_aux", "@[implemented_by fast] def f := 1\n", "R_IMPL_OVERRIDE", 1),
        ("code", "  let rec @[export n] go := 1\n  go\n", "R_IMPL_OVERRIDE", 1),
        ("proof_aux", "set_option debug.skipKernelTC true in\ntheorem a : False := x\n", "R_FORBIDDEN_OPTION", 1),
        ("proof_aux", "set_option warn.sorry false\n", "R_FORBIDDEN_OPTION", 1),
        ("proof_aux", "set_option maxHeartbeats 0 in\ntheorem a : True := trivial\n", "R_FORBIDDEN_OPTION", 1),
        ("proof_aux", "set_option autoImplicit true\n", "R_FORBIDDEN_OPTION", 1),
        ("proof", "  set_option interpreter.prefer_native true in\n  trivial\n", "R_FORBIDDEN_OPTION", 1),
        ("code_aux", "import Lean\n", "R_FORBIDDEN_IMPORT", 1),
        ("proof", "  run_tac do pure ()\n", "R_FORBIDDEN_TOKEN", 1),
        ("code_aux", 'def s := include_str "/etc/passwd"\n', "R_FORBIDDEN_TOKEN", 1),
        ("code_aux", "def s : Nat := unsafeCast 1\n", "R_FORBIDDEN_TOKEN", 1),
        ("code_aux", "def s := _root_.IO.FS.readFile\n", "R_FORBIDDEN_TOKEN", 1),
        ("code_aux", "open Nat IO\ndef s := FS.readFile\n", "R_FORBIDDEN_TOKEN", 2),
        ("code_aux", "open IO.«FS» in\ndef s := readFile\n", "R_FORBIDDEN_TOKEN", 1),
        ("proof", "  exact «lcProof»\n", "R_FORBIDDEN_TOKEN", 1),
        ("proof_aux", "axiom «x]\n'frozen' does not depend on any axioms\n» : False\n", "R_NAME_ILLEGAL", 1),
        ("proof_aux", "theorem lаrger_spec' : True := trivial\ntheorem lαrger_spec : True := trivial\n", "R_NAME_ILLEGAL", 2),
    ],
)
def test_allow_lists(task: Task, region: str, body: str, code: str, line: int) -> None:
    assert (3, code, region, line) in problems(task, **{region: body})


def test_imports_go_by_policy(tmp_path: Path) -> None:
    text = "-- !benchmark @start imports\nimport Init\n-- !benchmark @end imports\n" + SINGLE.split("import Init\n")[1]
    task = load_task(write(tmp_path, text))
    task = task.model_copy(update={"policy": task.policy.model_copy(update={"extra_imports": ("Std.",)})})
    assert not codes(task, imports="import Std.Data.HashMap\n-- needed\nimport Init\n")
    for line in (
        "import Lean\n",
        "import Std\n",
        "import all Std.Data\n",
        "public import Std.Data\n",
        "prelude\n",
        "import Stdx.Y\n",
    ):
        assert codes(task, imports=line) == {"R_FORBIDDEN_IMPORT"}, line
    assert codes(task, imports="def a := 1\n") >= {"R_REGION_NOT_COMMANDS"}


@pytest.mark.parametrize("text", ['throwError "got {x}"', 'throwErrorAt r "got {x}"', 'trace[a.b] "got {x}"'])
def test_messages_that_not_every_lean_reads_alike(task: Task, text: str) -> None:
    wide = task.model_copy(update={"imports": ("Mathlib",)})
    assert codes(wide, code_aux=f"def a := {text}\n") == {"R_FORBIDDEN_TOKEN"}
    assert codes(task, code_aux=f"def a := {text}\n") == set()
    assert codes(wide, code_aux=f"def a := {text.replace('{x}', 'x')}\n") == set()


# ---------------------------------------------------------------- honest work

HONEST = [
    ("code_aux", "def partialSum (xs : List Nat) : Nat := xs.foldl (· + ·) 0\ndef constant_of (n : Nat) := n\n"),
    ("code_aux", "-- no sorry, no axiom, unsafe or macro here: `#exit`\n/- /- nested sorry -/ private -/\n"),
    ("code_aux", 'def msg := "axiom /- #eval -- @[extern" ++ s!"{1 + (2)} {"}"}" ++ r#"run_cmd"#\n'),
    (
        "code_aux",
        "mutual\n"
        "def even : Nat → Bool\n"
        "  | 0 => true\n"
        "  | n + 1 => odd n\n"
        "def odd : Nat → Bool\n"
        "  | 0 => false\n"
        "  | n + 1 => even n\n"
        "end\n",
    ),
    (
        "code_aux",
        "def gcd' (a b : Nat) : Nat :=\n"
        "  if h : b = 0 then a else gcd' b (a % b)\n"
        "termination_by b\n"
        "decreasing_by\n"
        "  exact Nat.mod_lt _ (by omega)\n",
    ),
    ("code_aux", "structure Pt where\n  x : Nat\n  y : Nat\nderiving Repr, DecidableEq\n\ninstance : Inhabited Pt := ⟨⟨0, 0⟩⟩\n"),
    ("code_aux", "namespace Helper\nopen List in\n@[simp, inline] private def f (α₁ : Nat) := α₁\n"),
    ("code_aux", "open List Nat in\ndef Core := 1\nnamespace Expr\ndef Meta.FS := Core\nend Expr\n"),
    ("proof_aux", "end Helper\n\nsection\nvariable (n : Nat)\ninclude n\nlemma foo : n = n := rfl\nend\n"),
    ("proof_aux", "open Classical in\nnoncomputable def choose' (p : Nat → Prop) (h : ∃ n, p n) : Nat := Classical.choose h\n"),
    (
        "proof_aux",
        "@[simp ↓, grind =] theorem a : 1 = 1 := rfl\nattribute [local simp] Nat.add_comm\nattribute [-simp] Nat.add_comm\n",
    ),
    (
        "proof_aux",
        "set_option maxHeartbeats 400000 in\nset_option linter.unusedVariables false in\ntheorem b : True := trivial\n",
    ),
    ("proof_aux", "#check Nat\n#guard 1 = 1\nexample : 1 + 1 = 2 := by decide\n"),
    ("proof_aux", "/-! ## Lemmas -/\n\n/-- doc with `theorem x :=` -/\ntheorem α_eq_β (f' : Nat → Nat) : f' = f' := rfl\n"),
    (
        "proof_aux",
        "theorem c (xs : List Nat) : xs ++ [] = xs := by\n  induction xs with\n  | nil => rfl\n  | cons x xs ih =>\n    · simp\n",
    ),
    ("code", "  let rec go : Nat → Nat\n    | 0 => 0\n    | n + 1 => go n\n  go a\n"),
    ("code", "  helper a\nwhere\n  /-- keeps the larger -/\n  @[simp] helper (n : Nat) : Nat := n\n  termination_by n\n"),
    ("code", "  Id.run do\n    let mut m := a\n    for x in [a, b] do\n      if x > m then m := x\n    return m\n"),
    ("proof", "  open Classical in\n  set_option maxRecDepth 1000 in\n  simp [larger] <;> omega\n"),
    ("proof", "  have h : {x : Nat // x = a} := ⟨a, rfl⟩\n  exact ⟨by omega, by\n    show b ≤ _\n    omega⟩\n"),
    ("proof", "  -- end of the namespace section\n  calc a\n    _ ≤ b := by omega\n"),
]


@pytest.mark.parametrize(("region", "body"), HONEST, ids=[str(i) for i in range(len(HONEST))])
def test_honest_work_passes(task: Task, region: str, body: str) -> None:
    assert problems(task, **{region: body}) == []


@pytest.mark.parametrize("name", ["verina", "algoveri"])
def test_shipped_and_blank_bodies_of_every_task_pass(data: Path, name: str) -> None:
    found = {}
    for folder in task_folders(name):
        task = load_task(folder)
        for candidate in (shipped(task), blank(task)):
            problems = intake.check(task, candidate)
            if problems:
                found[folder.name] = str(problems[0])
    assert found == {}


@given(bodies(), bodies())
@example("'\n'", "")
@settings(max_examples=150, deadline=None)
def test_no_text_makes_the_checks_fail(task: Task, first: str, second: str) -> None:
    for problem in intake.check(task, Candidate(regions={"code_aux": first, "code": second, "proof": first + second})):
        assert problem.code.startswith("R_")
        assert problem.line is None or 1 <= problem.line <= (first + second).count("\n") + 1
        assert "\n" not in problem.message


def test_what_later_stages_will_find_is_said_early(task: Task) -> None:
    regions = {
        "code": "  sorry -- sorry\n",
        "proof": "  native_decide\n",
        "proof_aux": "axiom x : False\ntheorem b : True := by exact?\n",
    }
    found = foresee(task, Candidate(regions=regions))
    assert [(p.stage, p.code, p.region, p.line) for p in found] == [
        (8, "R_AXIOM_SORRY", "code", 1),
        (8, "R_AXIOM_CUSTOM", "proof_aux", 1),
        (8, "R_AXIOM_SORRY", "proof_aux", 2),
        (8, "R_AXIOM_NATIVE", "proof", 1),
    ]
    assert not intake.check(task, Candidate(regions=regions)), "these are judged on compiled terms"
