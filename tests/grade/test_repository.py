"""Repository tasks under the real grader: shipped solutions pass, damaged ones do not, and the known ways to cheat are closed.

The ways are numbered H1–H19 as the public grader has them. Those that show in the text alone (lists of joint claims, trusted
names, words in comments) are tested with the rules of coverage; here Lean decides. `deep` switches the stages on text off.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from p3 import assets
from p3.errors import TaskError
from p3.grade.model import Stage, Verdict, VerdictStatus
from p3.grade.options import GradeOptions
from p3.grade.pipeline import LeanGrader
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.sandbox import default_sandbox
from p3.task.formats import repo
from p3.task.model import Candidate, Task

pytestmark = [pytest.mark.lean, pytest.mark.slow]

OWN = assets.benchmarks() / "lean4commit0"
OWN_NAMES = ("BankLedger", "IntervalSet", "PrintParse", "SnapStore", "TwoStackQueue")
TEXT = frozenset((Stage.INTAKE, Stage.LEXER, Stage.ALLOW_LISTS))


@pytest.fixture(scope="module")
def grader(embedded: EmbeddedToolchain) -> LeanGrader:
    return LeanGrader(embedded, default_sandbox())


@pytest.fixture(scope="module")
def deep(embedded: EmbeddedToolchain) -> LeanGrader:
    """A grader that does not look at the text."""
    return LeanGrader(embedded, default_sandbox(), options=GradeOptions(without=TEXT))


def shipped(name: str, mode: str) -> tuple[Task, Candidate]:
    task = repo.load(OWN / name, mode=mode)
    assert task.reference is not None
    return task, task.reference


# ---------------------------------------------------------------- shipped solutions


@pytest.mark.parametrize("mode", ["proof", "codeproof"])
@pytest.mark.parametrize("name", OWN_NAMES)
async def test_a_shipped_solution_is_solved(grader: LeanGrader, name: str, mode: str) -> None:
    task, reference = shipped(name, mode)
    verdict = await grader.grade(task, reference)
    assert verdict.status is VerdictStatus.PASS, (verdict.code, verdict.evidence)
    assert verdict.covered == verdict.total == len({o.group for o in task.obligations})
    assert all(r.status in ("passed", "ok", "no_claim") for r in verdict.results)


REMOVED = {
    "BankLedger": ("Transfer", "prove_transfer_preserves_total"),
    "IntervalSet": ("Measure", "prove_size_insert_new"),
    "PrintParse": ("Syntax", "prove_depth"),
    "SnapStore": ("Table", "prove_put_hides"),
    "TwoStackQueue": ("Look", "sat_peek_newest"),
}


@pytest.mark.parametrize("name", OWN_NAMES)
async def test_with_one_proof_removed_it_is_not(grader: LeanGrader, name: str) -> None:
    task, reference = shipped(name, "codeproof")
    region = f"{name}/Proof/{REMOVED[name][0]}.lean#proof def={REMOVED[name][1]}"
    assert region in reference.regions
    verdict = await grader.grade(task, Candidate(regions={k: v for k, v in reference.regions.items() if k != region}))
    assert (verdict.status, verdict.code) == (VerdictStatus.REJECT, "R_AXIOM_SORRY")
    assert verdict.total is not None
    assert verdict.covered == verdict.total - 1
    spec = task.obligations[[str(o.region) for o in task.obligations].index(region)].spec
    assert next((r.name, r.status) for r in verdict.results if r.status not in ("passed", "ok", "no_claim")) == (spec, "unfilled")


SWAPPED = {
    "BankLedger": ("Transaction", "prove_deposit_increases", "prove_withdraw_decreases"),
    "SnapStore": ("Table", "prove_get_put_same", "prove_get_erase_same"),
}


@pytest.mark.parametrize("name", SWAPPED)
async def test_with_two_proofs_swapped_it_is_not(grader: LeanGrader, name: str) -> None:
    task, reference = shipped(name, "proof")
    module, first, second = SWAPPED[name]
    a, b = (f"{name}/Proof/{module}.lean#proof def={n}" for n in (first, second))
    regions = reference.regions
    verdict = await grader.grade(task, Candidate(regions={**regions, a: regions[b], b: regions[a]}))
    assert (verdict.status, verdict.code) == (VerdictStatus.REJECT, "R_BUILD_ERROR")
    assert verdict.covered is not None
    assert verdict.total is not None
    assert verdict.covered < verdict.total


def altered(task: Task, path: str, old: str, new: str) -> Task:
    """The task with a frozen file of the instance changed; regions of other files stay where they are."""
    text = task.file(path).text
    assert old in text
    files = tuple(f.model_copy(update={"text": text.replace(old, new)}) if f.path == path else f for f in task.files)
    return task.model_copy(update={"files": files})


@pytest.mark.parametrize(
    ("path", "old", "new", "code"),
    [
        ("BankLedger/Spec/Account.lean", "id = some 0", "id = some 1", "R_BUILD_ERROR"),
        ("BankLedger/Harness.lean", "deposit := BankLedger.deposit", "deposit := fun l _ _ => l", "R_BUILD_ERROR"),
        ("BankLedger/Test.lean", "== some 50", "== some 51", "R_TEST_FAIL"),
    ],
)
async def test_with_a_frozen_file_changed_it_is_not(grader: LeanGrader, path: str, old: str, new: str, code: str) -> None:
    task, reference = shipped("BankLedger", "codeproof")
    verdict = await grader.grade(altered(task, path, old, new), reference)
    assert (verdict.status, verdict.code) == (VerdictStatus.REJECT, code)


async def test_an_instance_that_does_not_compile_is_the_tasks_fault(grader: LeanGrader) -> None:
    task, reference = shipped("BankLedger", "codeproof")
    broken = altered(task, "BankLedger/Bundle.lean", "BankLedger.DepositSig", "BankLedger.NoSuchSig")
    with pytest.raises(TaskError, match="does not compile with its regions blank"):
        await grader.grade(broken, reference)


# ---------------------------------------------------------------- a small instance to attack

FILES = {
    "Mini/Impl/Core.lean": """\
-- !benchmark @start imports
-- !benchmark @end imports

-- !benchmark @start global_aux
-- !benchmark @end global_aux

abbrev TwiceSig := Nat → Nat

-- !benchmark @start code_aux def=twice
-- !benchmark @end code_aux def=twice

def twice : TwiceSig :=
-- !benchmark @start code def=twice
  fun n => n + n
-- !benchmark @end code def=twice
""",
    "Mini/Bundle.lean": "import Mini.Impl.Core\n\nstructure MiniBundle where\n  twice : TwiceSig\n",
    "Mini/Spec/Core.lean": """\
import Mini.Harness

def isEven (n : Nat) : Prop := n % 2 = 0

def spec_even (impl : RepoImpl) : Prop := ∀ n : Nat, isEven (impl.mini.twice n)

def spec_odd (impl : RepoImpl) : Prop := ∀ n : Nat, ¬ isEven (impl.mini.twice n)

def spec_zero (impl : RepoImpl) : Prop := impl.mini.twice 0 = 0
""",
    "Mini/Test.lean": "import Mini.Harness\n\n#guard twice 2 == 4\n",
    "lakefile.toml": 'name = "Mini"\n',
}

MANIFEST = {
    "benchmark_id": "mini",
    "lean_version": "4.29.1",
    "modes_supported": ["proof", "codeproof"],
    "root_package": "Mini",
    "source": {},
    "curation": {},
    "trusted_axioms": ["unfinished"],
    "files": {"root_hub": "Mini.lean", "harness": "Mini/Harness.lean", "test": "Mini/Test.lean", "lakefile": "lakefile.toml"},
    "packages": [
        {
            "name": "Mini",
            "bundle": "Mini/Bundle.lean",
            "bundle_type": "MiniBundle",
            "repo_impl_field": "mini",
            "modules": [
                {
                    "name": "Core",
                    "impl": "Mini/Impl/Core.lean",
                    "spec": "Mini/Spec/Core.lean",
                    "apis": ["twice"],
                    "specs": ["spec_even", "spec_odd", "spec_zero"],
                }
            ],
        }
    ],
}


@pytest.fixture(scope="module")
def mini(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The instance on disk; its harness has BankLedger's `joint_unsat`."""
    folder = tmp_path_factory.mktemp("mini")
    macro = (OWN / "BankLedger/BankLedger/Harness.lean").read_text()
    head = (
        "import Mini.Bundle\n\nstructure RepoImpl where\n  mini : MiniBundle\n\n"
        "def canonical : RepoImpl where\n  mini := { twice }\n\n"
    )
    texts = {**FILES, "Mini/Harness.lean": head + macro[macro.index("/-- `joint_unsat") :], "manifest.json": json.dumps(MANIFEST)}
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    return folder


IMPL = "Mini/Impl/Core.lean#"
PROOF = "Mini/Proof/Core.lean#"
JOINT = "Mini/Proof/Joint.lean#"
CODE = f"{IMPL}code def=twice"

HONEST = {
    CODE: "  fun n => n + n\n",
    f"{PROOF}proof def=prove_even": "  intro n\n  show (n + n) % 2 = 0\n  omega\n",
    f"{PROOF}proof def=prove_zero": "  rfl\n",
    f"{PROOF}proof def=sat_odd": "  exact ⟨{ mini := { twice := fun _ => 1 } }, fun _ h => by cases h⟩\n",
    f"{JOINT}solution def=joint_unsatisfiability": "-- specs=[spec_even, spec_odd]\n",
    f"{JOINT}proof def=joint_unsatisfiability": "  intro ⟨_, even, odd⟩\n  exact odd 0 (even 0)\n",
}
DISPROVED = f"{PROOF}proof def=disprove_odd"
CHEAT = f"{PROOF}proof def=prove_odd"


def in_mode_proof(regions: dict[str, str]) -> dict[str, str]:
    """The honest proofs of mode `proof`, with an attempt at the specification that does not hold of the given code."""
    kept = {k: v for k, v in HONEST.items() if k.endswith(("prove_even", "prove_zero"))}
    return {**kept, **regions}


async def graded(grader: LeanGrader, folder: Path, mode: str, regions: dict[str, str]) -> Verdict:
    return await grader.grade(repo.load(folder, mode=mode), Candidate(regions=regions))


def status_of(verdict: Verdict, name: str) -> str:
    return next(r.status for r in verdict.results if r.name == name)


async def test_honest_answers_to_the_small_instance(grader: LeanGrader, mini: Path) -> None:
    proof = await graded(grader, mini, "proof", in_mode_proof({DISPROVED: "  intro h\n  exact h 0 rfl\n"}))
    assert proof.passed, (proof.code, proof.evidence)
    both = await graded(grader, mini, "codeproof", HONEST)
    assert both.passed, (both.code, both.evidence)
    assert [r.status for r in both.results] == ["passed", "passed", "passed", "ok"]


async def test_a_file_that_fails_leaves_the_others_covered(grader: LeanGrader) -> None:
    task, reference = shipped("BankLedger", "proof")
    wrong = reference.with_region("BankLedger/Proof/Ledger.lean#proof def=prove_num_matches_list", "  exact nonsense\n")
    verdict = await grader.grade(task, wrong)
    assert (verdict.code, verdict.covered, verdict.total) == ("R_BUILD_ERROR", 9, 11)
    assert "BankLedger/Proof/Ledger.lean#proof def=prove_num_matches_list" in verdict.evidence


@pytest.mark.parametrize("name", ["proof def=prove_even", "code def=twice"])
async def test_one_gap_in_the_code_leaks_into_every_proof_about_it(grader: LeanGrader, mini: Path, name: str) -> None:
    without = {k: v for k, v in HONEST.items() if not k.endswith(name)}
    verdict = await graded(grader, mini, "codeproof", without)
    assert (verdict.status, verdict.code) in ((VerdictStatus.REJECT, "R_AXIOM_SORRY"), (VerdictStatus.REJECT, "R_BUILD_ERROR"))


# ---------------------------------------------------------------- the ways to cheat, with Lean


async def test_h1_given_code_cannot_be_replaced(grader: LeanGrader, deep: LeanGrader, mini: Path) -> None:
    regions = in_mode_proof({CODE: "  fun _ => 1\n", CHEAT: "  intro n h\n  cases h\n"})
    assert (await graded(grader, mini, "proof", regions)).code == "R_REGION_UNKNOWN"
    verdict = await graded(deep, mini, "proof", regions)
    assert verdict.code == "R_BUILD_ERROR", "the given code is the one that is built"


@pytest.mark.parametrize(
    ("regions", "text_code", "deep_codes"),
    [
        pytest.param(
            {f"{PROOF}proof_aux def=prove_odd": "/-\n", CHEAT: "-/\ntheorem prove_odd : True := trivial\n"},
            "R_UNBALANCED",
            {"R_STATEMENT_CHANGED", "R_BUILD_ERROR"},
            id="h2-comment-over-the-statement",
        ),
        pytest.param(
            {f"{PROOF}global_aux": "theorem Evil.prove_odd : True := trivial\n"},
            "R_AXIOM_SORRY",
            {"R_AXIOM_SORRY"},
            id="h3-a-name-that-ends-alike",
        ),
        pytest.param(
            {
                f"{PROOF}global_aux": "namespace Evil\ndef spec_odd (_ : RepoImpl) : Prop := True\n",
                f"{PROOF}proof_aux def=prove_odd": "theorem _root_.prove_odd : spec_odd canonical := trivial\n",
                CHEAT: "  trivial\n",
            },
            None,
            {"R_STATEMENT_CHANGED", "R_THEOREM_MISSING"},
            id="h4-an-unclosed-namespace",
        ),
        pytest.param(
            {f"{PROOF}global_aux": 'local notation "spec_odd" => fun (_ : RepoImpl) => True\n', CHEAT: "  trivial\n"},
            "R_FORBIDDEN_COMMAND",
            {"R_STATEMENT_CHANGED", "R_BUILD_ERROR"},
            id="h5-notation",
        ),
        pytest.param(
            {f"{PROOF}global_aux": "run_cmd Lean.Elab.Command.elabCommand (← `(command| axiom cheat : False))\n"},
            "R_FORBIDDEN_COMMAND",
            {"R_BUILD_ERROR"},
            id="h6-run_cmd",
        ),
        pytest.param(
            {f"{PROOF}global_aux": 'elab "cheat" : tactic => return\n', CHEAT: "  cheat\n"},
            "R_FORBIDDEN_COMMAND",
            {"R_BUILD_ERROR"},
            id="h7-elab",
        ),
        pytest.param(
            {f"{PROOF}global_aux": "axiom unfinished : False\n", CHEAT: "  exact unfinished.elim\n"},
            None,
            {"R_AXIOM_CUSTOM"},
            id="h12-squatting-a-trusted-name",
        ),
        pytest.param(
            {f"{PROOF}global_aux": '#eval IO.FS.writeFile "Spec.lean" ""\n'},
            "R_FORBIDDEN_COMMAND",
            {"R_BUILD_ERROR"},
            id="h15-eval",
        ),
        pytest.param(
            {CHEAT: "  intro n\n  -- x\u2028  exact cheat\n  sorry\n"},
            "R_ENCODING",
            {"R_AXIOM_SORRY"},
            id="h17-line-separator",
        ),
    ],
)
async def test_a_false_specification_is_not_proved(
    grader: LeanGrader,
    deep: LeanGrader,
    mini: Path,
    regions: dict[str, str],
    text_code: str | None,
    deep_codes: set[str],
) -> None:
    below = await graded(deep, mini, "proof", in_mode_proof(regions))
    assert below.status is VerdictStatus.REJECT
    assert below.code in deep_codes, (below.code, below.evidence)
    assert status_of(below, "spec_odd") != "passed"
    if text_code:
        above = await graded(grader, mini, "proof", in_mode_proof(regions))
        assert (above.status, above.code) == (VerdictStatus.REJECT, text_code), above.evidence
        assert not above.passed


MOD = "HMod Nat Nat Nat := ⟨fun _ _ => 0⟩\n"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"instance (priority := high) evil : {MOD}", id="h8-instance"),
        pytest.param(f"@[instance] def evil : {MOD}", id="h11-attribute-on-a-definition"),
        pytest.param(f"@[reducible] def evil : {MOD}attribute [instance 2000] evil\n", id="h11-attribute-command"),
        pytest.param("macro_rules | `($_ % $_) => `(0)\n", id="h5-macro-in-the-code"),
    ],
)
async def test_what_code_brings_along_cannot_change_a_specification(deep: LeanGrader, mini: Path, text: str) -> None:
    """Each makes every number even where the specification says so in the file after it."""
    regions = {**HONEST, f"{IMPL}global_aux": text, CODE: "  fun n => n\n"}
    verdict = await graded(deep, mini, "codeproof", regions)
    assert verdict.status is VerdictStatus.REJECT
    assert verdict.code in ("R_FROZEN_CONST_CHANGED", "R_BUILD_ERROR"), verdict.evidence
    assert status_of(verdict, "spec_even") != "passed"


async def test_h9_code_that_is_chosen_from_the_specification(grader: LeanGrader, mini: Path) -> None:
    aux = "noncomputable section\ndef oracle (n : Nat) : Nat := Classical.choose (⟨n + n, rfl⟩ : ∃ m, m = n + n)\n"
    proof = "  intro n\n  have h : canonical.mini.twice n = n + n := Classical.choose_spec (⟨n + n, rfl⟩ : ∃ m, m = n + n)\n"
    rest = "  show canonical.mini.twice n % 2 = 0\n  rw [h]\n  omega\n"
    zero = "  exact Classical.choose_spec (⟨0 + 0, rfl⟩ : ∃ m, m = 0 + 0)\n"
    regions = {
        **HONEST,
        f"{IMPL}code_aux def=twice": aux,
        CODE: "  oracle\n",
        f"{PROOF}proof def=prove_even": proof + rest,
        f"{PROOF}proof def=prove_zero": zero,
    }
    verdict = await graded(grader, mini, "codeproof", regions)
    assert verdict.status is VerdictStatus.REJECT
    assert verdict.code in ("R_NONCOMPUTABLE_IMPL", "R_BUILD_ERROR")
    assert "noncomputable" in verdict.evidence or "chooses" in verdict.evidence
    assert verdict.covered == 0


async def test_h13_a_joint_claim_with_an_unsatisfiable_member(grader: LeanGrader) -> None:
    task, reference = shipped("TwoStackQueue", "codeproof")
    joint = "TwoStackQueue/Proof/Joint.lean#"
    look = "TwoStackQueue/Proof/Look.lean#proof def="
    regions = {
        **reference.regions,
        f"{joint}solution def=joint_unsatisfiability": "-- specs=[spec_peek_newest, spec_pop_always_shrinks]\n",
        f"{joint}imports": "import TwoStackQueue.Proof.Look\n",
        f"{joint}proof def=joint_unsatisfiability": (
            "  intro ⟨impl, _, h⟩\n  exact TwoStack.no_descent impl h _ ⟨[], []⟩ (Nat.lt_succ_self _)\n"
        ),
    }
    assert f"{look}sat_peek_newest" in regions
    verdict = await grader.grade(task, Candidate(regions=regions))
    assert (verdict.status, verdict.code) == (VerdictStatus.REJECT, "R_UNPAIRED_SAT")
    assert status_of(verdict, "joint") == "member_not_satisfiable"
    assert verdict.covered == 11


@pytest.mark.parametrize(
    "aux",
    [
        "theorem joint_unsat.spec_even.spec_zero : True := trivial\n",
        "macro_rules\n  | `(joint_unsat $_ $_ by $_) =>\n"
        "    `(theorem $(Lean.mkIdent `joint_unsat.spec_even.spec_zero) : True := trivial)\n",
        "def spec_zero (_ : RepoImpl) : Prop := False\n",
    ],
    ids=["the-theorem-itself", "the-macro", "a-member"],
)
async def test_h14_the_joint_theorem_cannot_be_forged(deep: LeanGrader, mini: Path, aux: str) -> None:
    regions = {
        **HONEST,
        f"{JOINT}solution def=joint_unsatisfiability": "-- specs=[spec_even, spec_zero]\n",
        f"{JOINT}proof_aux def=joint_unsatisfiability": aux,
        f"{JOINT}proof def=joint_unsatisfiability": "  intro ⟨_, _, h⟩\n  exact h.elim\n",
    }
    verdict = await graded(deep, mini, "codeproof", regions)
    assert verdict.status is VerdictStatus.REJECT
    assert status_of(verdict, "joint") in ("build_error", "sorry")
    assert status_of(verdict, "spec_odd") == "unpaired_sat"


async def test_h16_the_option_that_skips_the_kernel_is_refused(grader: LeanGrader, mini: Path) -> None:
    regions = in_mode_proof({f"{PROOF}global_aux": "set_option debug.skipKernelTC true\n", CHEAT: "  omega\n"})
    assert (await graded(grader, mini, "proof", regions)).code == "R_FORBIDDEN_OPTION"


async def test_h18_code_that_fails_the_repositorys_own_tests(grader: LeanGrader, mini: Path) -> None:
    regions = {
        **HONEST,
        CODE: "  fun n => 4 * n\n",
        f"{PROOF}proof def=prove_even": "  intro n\n  show (4 * n) % 2 = 0\n  omega\n",
    }
    verdict = await graded(grader, mini, "codeproof", regions)
    assert (verdict.stage, verdict.code) == (Stage.TESTS, "R_TEST_FAIL")
    assert "Mini/Test.lean:3" in verdict.evidence


async def test_an_instance_of_the_candidates_decides_no_test_of_the_repository(grader: LeanGrader, mini: Path) -> None:
    generous = "instance (priority := high) : BEq Nat := ⟨fun _ _ => true⟩\n"
    regions = {
        **HONEST,
        f"{IMPL}code_aux def=twice": generous,
        CODE: "  fun n => 4 * n\n",
        f"{PROOF}proof def=prove_even": "  intro n\n  show (4 * n) % 2 = 0\n  omega\n",
    }
    verdict = await graded(grader, mini, "codeproof", regions)
    assert (verdict.stage, verdict.code) == (Stage.TESTS, "R_TEST_FAIL")
    assert "compared by an instance" in verdict.evidence


GENEROUS = {
    f"{IMPL}code_aux def=twice": "instance (priority := high) : BEq Nat := ⟨fun _ _ => true⟩\n",
    CODE: "  fun n => 4 * n\n",
    f"{PROOF}proof def=prove_even": "  intro n\n  show (4 * n) % 2 = 0\n  omega\n",
}
"""Code that fails the tests, with an instance that would have it pass them."""
HELPER = "def check (n : Nat) : Bool := twice n == 4\n#guard check 2\n"


@pytest.mark.parametrize(
    ("tests", "more"),
    [
        pytest.param(
            HELPER,
            {f"{PROOF}global_aux": "def check (n : Nat) : Bool := @BEq.beq Nat instBEqOfDecidableEq (twice n) 4\n"},
            id="the-same-helper-in-a-file-of-proofs",
        ),
        pytest.param("open Nat in #guard twice 2 == 4\n", {}, id="a-guard-within-a-line"),
        pytest.param("example : twice 2 == 4 := by decide\n", {}, id="an-example"),
        pytest.param("@[simp] theorem two : twice 2 == 4 := by decide\n", {}, id="a-theorem"),
    ],
)
async def test_no_way_of_writing_a_test_lets_an_instance_decide(
    grader: LeanGrader, mini: Path, tests: str, more: dict[str, str]
) -> None:
    task = altered(repo.load(mini, mode="codeproof"), "Mini/Test.lean", "#guard twice 2 == 4\n", tests)
    verdict = await grader.grade(task, Candidate(regions={**HONEST, **GENEROUS, **more}))
    assert (verdict.stage, verdict.code) == (Stage.TESTS, "R_TEST_FAIL"), verdict.evidence
    assert "compared by an instance" in verdict.evidence


async def test_honest_answers_to_tests_of_every_form(grader: LeanGrader, mini: Path) -> None:
    """A file of proofs may have a name that the tests have too: neither imports the other."""
    tests = (
        HELPER
        + "private def four := 4\n#guard twice 2 == four\nexample : twice 2 = 4 := rfl\ntheorem t : twice 0 = 0 := by decide\n"
        "/-- info: 4 -/\n#guard_msgs in\n#eval twice 2\n"
        "def sum : Nat → Nat\n  | 0 => 0\n  | n + 1 => twice n + sum n\n#guard sum 3 == 6\n"
    )
    task = altered(repo.load(mini, mode="codeproof"), "Mini/Test.lean", "#guard twice 2 == 4\n", tests)
    verdict = await grader.grade(task, Candidate(regions={**HONEST, f"{PROOF}global_aux": "def check (n : Nat) : Nat := n\n"}))
    assert verdict.passed, (verdict.code, verdict.evidence)
    wrong = altered(task, "Mini/Test.lean", "example : twice 2 = 4", "example : twice 2 = 5")
    verdict = await grader.grade(wrong, Candidate(regions=HONEST))
    assert (verdict.stage, verdict.code) == (Stage.TESTS, "R_TEST_FAIL")


async def test_tests_that_cannot_be_read_beside_the_blank_task_are_its_fault(grader: LeanGrader, mini: Path) -> None:
    task = repo.load(mini, mode="codeproof")
    verdict = await grader.grade(altered(task, "Mini/Test.lean", "twice 2 == 4", "twice 2 == four"), Candidate(regions=HONEST))
    assert (verdict.status, verdict.code) == (VerdictStatus.ERROR, "E_TESTS")
    assert "Mini/Test.lean:3" in verdict.evidence


@pytest.mark.parametrize("attribute", ["implemented_by fast", 'extern "fast"'])
async def test_h19_other_code_must_not_run_than_was_proved_about(deep: LeanGrader, mini: Path, attribute: str) -> None:
    aux = f"def fast (n : Nat) : Nat := n\n@[{attribute}] def slow (n : Nat) : Nat := n + n\n"
    regions = {
        **HONEST,
        f"{IMPL}code_aux def=twice": aux,
        CODE: "  slow\n",
        f"{PROOF}proof def=prove_even": "  intro n\n  show (n + n) % 2 = 0\n  omega\n",
    }
    verdict = await graded(deep, mini, "codeproof", regions)
    assert (verdict.status, verdict.code) == (VerdictStatus.REJECT, "R_IMPL_OVERRIDE")
    assert verdict.covered == 0


# ---------------------------------------------------------------- files that do not know of one another


async def test_two_proof_files_may_declare_the_same_names(grader: LeanGrader) -> None:
    """They are compiled one by one; what they share by name alone is read apart, and both theorems count."""
    task, reference = shipped("BankLedger", "proof")
    proof = "BankLedger/Proof/{}.lean#{}".format
    helper = "theorem helper (ledger : BankLedger.Ledger) : {} := by\n  unfold BankLedger.numAccounts\n  rfl\n".format
    regions = {
        **reference.regions,
        proof("Account", "proof_aux def=prove_create_exists"): helper("BankLedger.numAccounts ledger = ledger.length"),
        proof("Ledger", "global_aux"): helper("ledger.length = BankLedger.numAccounts ledger"),
    }
    listed = "theorem accounts (ledger : BankLedger.Ledger) : (BankLedger.accountList ledger).length = ledger.length := by\n"
    regions[proof("Ledger", "global_aux")] += "\n" + listed + "  unfold BankLedger.accountList\n  simp\n"
    regions[proof("Ledger", "proof def=prove_num_matches_list")] = (
        "  intro ledger\n  exact (helper ledger).symm.trans (accounts ledger).symm\n"
    )
    verdict = await grader.grade(task, Candidate(regions=regions))
    assert verdict.passed, (verdict.code, verdict.evidence)
    assert next(c for c in verdict.checks if c.stage is Stage.PRESENCE).details["parts"] == 2
    wrong = {**regions, proof("Ledger", "proof def=prove_total_create_invariant"): "  sorry\n"}
    worse = await grader.grade(task, Candidate(regions=wrong))
    assert (worse.code, worse.covered) == ("R_AXIOM_SORRY", 10)


async def test_what_lean_makes_up_in_two_files_is_no_duplicate(grader: LeanGrader) -> None:
    """Files that use the equations of one function without knowing of one another each get the same equation lemma."""
    task, reference = shipped("BankLedger", "proof")
    unfolding = "theorem {} : BankLedger.numAccounts [] = 0 := by\n  rw [BankLedger.numAccounts]\n  rfl\n".format
    regions = {
        **reference.regions,
        "BankLedger/Proof/Account.lean#proof_aux def=prove_create_exists": unfolding("first_use"),
        "BankLedger/Proof/Ledger.lean#global_aux": unfolding("second_use"),
    }
    verdict = await grader.grade(task, Candidate(regions=regions))
    assert verdict.passed, (verdict.code, verdict.evidence)
    assert "parts" not in next(c for c in verdict.checks if c.stage is Stage.PRESENCE).details


async def test_code_and_proof_may_not_declare_the_same_name(deep: LeanGrader, mini: Path) -> None:
    regions = {**HONEST, f"{IMPL}global_aux": "theorem prove_zero : True := trivial\n"}
    verdict = await graded(deep, mini, "codeproof", regions)
    assert verdict.status is VerdictStatus.REJECT
    assert verdict.code in ("R_BUILD_ERROR", "R_DUPLICATE_CONST")
