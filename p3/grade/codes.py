"""Every reason code: which stage gives it and what it says.

`R_` turns a candidate down; `E_` means that the grader could not judge.
"""

from __future__ import annotations

from typing import NamedTuple

from p3.grade.model import Stage


class Code(NamedTuple):
    """A reason code."""

    stage: Stage
    """The stage that gives it first."""
    meaning: str


CODES: dict[str, Code] = {
    "E_TOOLCHAIN_UNSAFE": Code(Stage.SELF_CHECK, "the toolchain is older than the known-good one, or its files changed"),
    "E_TEMPLATE_HASH": Code(Stage.SELF_CHECK, "the task or its pristine build is not the one that was recorded"),
    "E_SANDBOX_UNAVAILABLE": Code(Stage.SELF_CHECK, "no sandbox can be started, or it does not isolate"),
    "E_KERNEL_UNAVAILABLE": Code(Stage.SELF_CHECK, "a kernel crashed, declined, could not start, or failed its canaries"),
    "R_FROZEN_TEXT_CHANGED": Code(Stage.INTAKE, "a filled copy differs from the task outside the regions"),
    "R_REGION_MISSING": Code(Stage.INTAKE, "a code or proof region is not given"),
    "R_REGION_UNKNOWN": Code(Stage.INTAKE, "a region is given that the task does not have or that is frozen"),
    "R_REGION_DUPLICATE": Code(Stage.INTAKE, "a region is given twice"),
    "R_SIZE": Code(Stage.INTAKE, "a region, or all together, are too long"),
    "R_ENCODING": Code(Stage.INTAKE, "a character that Lean, Python and a screen take differently"),
    "R_MARKER_IN_BODY": Code(Stage.INTAKE, "a region marker inside a body"),
    "R_UNBALANCED": Code(Stage.LEXER, "a comment, string or bracket is left open or closed too often"),
    "R_DANGLING_PREFIX": Code(Stage.LEXER, "a modifier, attribute or `… in` that would apply to frozen text"),
    "R_REGION_NOT_COMMANDS": Code(Stage.LEXER, "a command region continues the frozen text above it"),
    "R_SCOPE_ESCAPE": Code(Stage.LEXER, "a code or proof region leaves its declaration"),
    "R_FORBIDDEN_COMMAND": Code(Stage.ALLOW_LISTS, "a command outside the allow-list"),
    "R_FORBIDDEN_ATTR": Code(Stage.ALLOW_LISTS, "an attribute outside the allow-list"),
    "R_FORBIDDEN_OPTION": Code(Stage.ALLOW_LISTS, "an option outside the allow-list"),
    "R_FORBIDDEN_IMPORT": Code(Stage.ALLOW_LISTS, "an import beyond the task's own"),
    "R_FORBIDDEN_TOKEN": Code(Stage.ALLOW_LISTS, "a word that no proof or program needs"),
    "R_NAME_ILLEGAL": Code(Stage.ALLOW_LISTS, "a name that looks like a frozen one or could forge a report"),
    "E_SPLICE": Code(Stage.SPLICE, "the frozen text did not come through splicing unchanged"),
    "R_BUILD_ERROR": Code(Stage.BUILD, "Lean reports an error"),
    "R_BUILD_TIMEOUT": Code(Stage.BUILD, "heartbeats or CPU time ran out"),
    "R_BUILD_OOM": Code(Stage.BUILD, "memory ran out"),
    "R_BUILD_CRASH": Code(Stage.BUILD, "Lean crashed or was made to run too many processes"),
    "R_OUTPUT_TOO_LARGE": Code(Stage.BUILD, "messages or compiled modules are too large"),
    "R_SANDBOX_VIOLATION": Code(Stage.BUILD, "elaboration wrote files of its own"),
    "E_BUILD_WALL": Code(Stage.BUILD, "the wall-clock limit was reached; a less loaded machine may do it"),
    "E_ARTIFACT_RACE": Code(Stage.BUILD, "a compiled module changed after the build"),
    "E_EXPORT": Code(Stage.PRESENCE, "a compiled module cannot be read"),
    "R_TRUNCATED": Code(Stage.PRESENCE, "Lean stopped before the end of the file"),
    "R_THEOREM_MISSING": Code(Stage.PRESENCE, "a theorem of the task does not exist under its name"),
    "R_DUPLICATE_CONST": Code(Stage.PRESENCE, "a constant is declared that the library or another module has"),
    "R_KIND_CHANGED": Code(Stage.COMPARE, "a theorem of the task is no theorem any more"),
    "R_UNIVERSE_CHANGED": Code(Stage.COMPARE, "a theorem of the task has other universe parameters"),
    "R_STATEMENT_CHANGED": Code(Stage.COMPARE, "a theorem of the task states something else"),
    "R_FROZEN_CONST_MISSING": Code(Stage.COMPARE, "a constant of the frozen text is gone"),
    "R_FROZEN_CONST_CHANGED": Code(Stage.COMPARE, "a constant of the frozen text means something else"),
    "R_HOLE_TYPE_CHANGED": Code(Stage.COMPARE, "a function to be written has another type"),
    "R_HOLE_KIND_CHANGED": Code(Stage.COMPARE, "a function to be written is no definition"),
    "R_PRIMITIVE_CHANGED": Code(Stage.COMPARE, "a constant that the kernel knows by name is declared anew"),
    "R_AXIOM_SORRY": Code(Stage.AXIOMS, "a theorem or function rests on `sorry`"),
    "R_AXIOM_NATIVE": Code(Stage.AXIOMS, "a theorem or function trusts compiled code (`native_decide`)"),
    "R_AXIOM_CUSTOM": Code(Stage.AXIOMS, "a theorem or function rests on an axiom that the task does not allow"),
    "R_OVERFILLED": Code(Stage.AXIOMS, "two obligations are proved of which exactly one can be"),
    "R_UNPAIRED_SAT": Code(Stage.AXIOMS, "a specification is shown satisfiable, but no proved joint claim names it"),
    "R_UNSAFE": Code(Stage.SAFETY, "an unsafe definition is in use"),
    "R_PARTIAL": Code(Stage.SAFETY, "a function to be written uses a partial definition"),
    "R_NONCOMPUTABLE_IMPL": Code(Stage.SAFETY, "a function to be written does not compute"),
    "R_IMPL_OVERRIDE": Code(Stage.SAFETY, "an attribute makes other code run than was proved about"),
    "R_SPEC_REFERENCE": Code(Stage.SAFETY, "a function to be written calls what the specification is made of"),
    "R_KERNEL_REJECT": Code(Stage.REPLAY, "a kernel does not accept a proof or definition"),
    "R_KERNEL_DISAGREE": Code(Stage.REPLAY, "kernels disagree; the candidate is set aside"),
    "R_KERNEL_TIMEOUT": Code(Stage.REPLAY, "a kernel reached its limit"),
    "R_TEST_FAIL": Code(Stage.TESTS, "a hidden test gives another value"),
    "R_TEST_TIMEOUT": Code(Stage.TESTS, "a hidden test takes too long"),
    "E_TESTS": Code(Stage.TESTS, "the hidden tests could not be run"),
    "R_JUDGE_TRIVIAL": Code(Stage.JUDGE, "the instruction judge: the code does not do what was asked"),
    "R_JUDGE_INJECTION": Code(Stage.JUDGE, "the instruction judge: the code talks to the judge"),
    "R_INSTRUCTION": Code(Stage.JUDGE, "the instruction judge: the instruction is not followed"),
    "E_INTERNAL": Code(Stage.RECEIPT, "a fault of the grader itself"),
}


def codes_of(stage: Stage) -> tuple[str, ...]:
    """The codes that a stage gives first, in order."""
    return tuple(name for name, code in CODES.items() if code.stage is stage)
