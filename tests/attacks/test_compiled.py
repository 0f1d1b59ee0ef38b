"""Compiled modules that no text compiles to: what metaprograms and native code could leave behind.

The candidate's text is harmless; the compiled module is altered between the build and the grader's reading it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from p3.grade.pipeline import LeanGrader
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.sandbox import default_sandbox
from p3.lean.terms import Name
from p3.task.load import load_task
from p3.task.model import Candidate
from p3.task.splice import blank
from tests.attacks.harness import HERE, objections
from tests.grade.conftest import MeddlingSandbox
from tests.lean.hand import Patch

pytestmark = [pytest.mark.lean, pytest.mark.slow]

Alter = Callable[[Patch], None]


def proof_nobody_checked(p: Patch) -> None:
    """A23: the theorem has the proof of another one."""
    base, _, group = p.fields("Task.falsum")
    p.replace("Task.falsum", p.ctor(2, p.ctor(0, base, p.fields("Task.fine")[1], group)))


def statement_replaced(p: Patch) -> None:
    """A55: the theorem has the statement and the proof of another one."""
    base, _, group = p.fields("Task.falsum")
    name, levels, _ = p.module_.objects.ctor(base, 0, 3)
    other = p.ctor(0, name, levels, p.type_of("Task.fine"))
    p.replace("Task.falsum", p.ctor(2, p.ctor(0, other, p.fields("Task.fine")[1], group)))


def frozen_value_replaced(p: Patch) -> None:
    """A56: a frozen function is another one, so that a false equation holds."""
    base, _, hints, group = p.fields("Task.twice")
    p.replace("Task.twice", p.ctor(1, p.ctor(0, base, p.fields("Task.five")[1], hints, group, tail=b"\1")))


def frozen_type_forged(p: Patch) -> None:
    """A24: a frozen class claims another number of parameters."""
    base, _, *rest = p.fields("Task.Absurd")
    p.replace("Task.Absurd", p.ctor(5, p.ctor(0, base, 2 * 2 + 1, *rest, tail=b"\0\0\0")))


def forged_quotient(p: Patch) -> None:
    """A29: a constant of the kernel's own kind states False."""
    name = p.module_.objects.ctor(p.fields("Task.five")[0], 0, 3)[0]
    p.replace("Task.five", p.ctor(4, p.ctor(0, p.ctor(0, name, 1, p.type_of("Task.falsum")), tail=b"\0")))
    base, _, group = p.fields("Task.falsum")
    p.replace("Task.falsum", p.ctor(2, p.ctor(0, base, p.ctor(4, name, 1, tail=b"\0" * 8), group)))


def hidden_axiom(p: Patch) -> None:
    """A12: an axiom that only the value of another constant mentions."""
    name = p.module_.objects.ctor(p.fields("Task.five")[0], 0, 3)[0]
    p.replace("Task.five", p.ctor(0, p.ctor(0, p.ctor(0, name, 1, p.type_of("Task.falsum")), tail=b"\0")))
    base, _, group = p.fields("Task.falsum")
    p.replace("Task.falsum", p.ctor(2, p.ctor(0, base, p.ctor(4, name, 1, tail=b"\0" * 8), group)))


def corrupted_number(p: Patch) -> None:
    """A25: a number whose digits lie elsewhere in the file."""
    base, _, hints, group = p.fields("Task.five")
    number = p.put(250, 0, struct.pack("<iiQ", 1, 1, p.BASE + 96) + b"\0" * 8)
    literal = p.ctor(9, p.ctor(0, number), tail=b"\0" * 8)
    p.replace("Task.five", p.ctor(1, p.ctor(0, base, literal, hints, group, tail=b"\1")))


SORRY = {"8 axioms": "R_AXIOM_SORRY"}
KERNEL = {"10 replay": "R_KERNEL_REJECT"}
CASES: dict[Alter, tuple[str, dict[str, str]]] = {
    proof_nobody_checked: ("R_KERNEL_REJECT", KERNEL),
    statement_replaced: ("R_STATEMENT_CHANGED", {"7 compare": "R_STATEMENT_CHANGED"}),
    frozen_value_replaced: ("R_FROZEN_CONST_CHANGED", {"7 compare": "R_FROZEN_CONST_CHANGED", **SORRY}),
    frozen_type_forged: ("R_FROZEN_CONST_CHANGED", {"7 compare": "R_FROZEN_CONST_CHANGED", **SORRY}),
    forged_quotient: ("R_PRIMITIVE_CHANGED", {"7 compare": "R_PRIMITIVE_CHANGED", **KERNEL}),
    hidden_axiom: ("R_AXIOM_CUSTOM", {"8 axioms": "R_AXIOM_CUSTOM"}),
    corrupted_number: ("E_EXPORT", {}),
}
HARMLESS = "theorem fine : True := trivial\ndef five : Nat → Nat → Nat := fun _ _ => 5\n"


@pytest.mark.parametrize("alter", CASES, ids=lambda f: f.__name__)
async def test_altered_module(alter: Alter, embedded: EmbeddedToolchain) -> None:
    code, objects = CASES[alter]
    task = load_task(HERE / "tasks" / "falsum.lean")
    regions = {"global_aux": f"namespace Task\n{HARMLESS}end Task\n", "code": "  n\n"}
    candidate = Candidate(regions={**blank(task).regions, **regions})

    def meddle(scratch: Path) -> None:
        for path in (scratch / "out").glob("falsum.olean"):
            patch = Patch(path.read_bytes())
            if Name.parse("Task.fine") in patch.module_:
                alter(patch)
                path.write_bytes(patch.done())

    verdict = await LeanGrader(embedded, MeddlingSandbox(default_sandbox(), meddle)).grade(task, candidate)
    assert not verdict.passed
    assert verdict.code == code, verdict.evidence
    if objects:
        assert objections(verdict) == objects
