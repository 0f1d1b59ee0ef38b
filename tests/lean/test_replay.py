"""Replaying compiled modules in Lean's kernel, and what does not count as its answer."""

from __future__ import annotations

import asyncio
import os
import stat
import struct
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from p3.errors import OleanError
from p3.lean.build import compile_modules
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.kernel.adapters import Comparator, Leanchecker, Nanoda
from p3.lean.model import Limits, Sandbox
from p3.lean.replay import CaseResult, KernelAnswer, KernelVerdict, LeanKernel, Replay, Tests, Texts
from p3.lean.sandbox import default_sandbox
from p3.lean.terms import Module, Name
from tests.lean.hand import Builder

pytestmark = pytest.mark.lean

TEXT = """\
structure Point where
  x : Nat
  y : Nat
def double (n : Nat) : Nat := n + n
def halve (n : Nat) : Nat := if n = 0 then 0 else 1 + halve (n / 2) termination_by n decreasing_by omega
theorem good (n : Nat) : double n = n + n := rfl
theorem about_points (p : Point) : p = ⟨p.x, p.y⟩ := rfl
def guarded (n : Nat) (_ : 0 < n) : Nat := n - 1
unsafe def loop (n : Nat) : False := loop n
partial def spin (n : Nat) : Nat := spin (n + 1)
def huge : Nat := 0x%s
theorem heavy : (List.range 2000).foldl (· + ·) 0 = 1999000 := by decide +kernel
theorem classic (p : Prop) : p ∨ ¬p := Classical.em p
""" % ("f" * 30000)
LIES = """\
set_option debug.skipKernelTC true in
theorem wrong : 2 + 2 = 5 := by decide +kernel
theorem lie : False := nomatch wrong
theorem honest : True := trivial
"""
CASES = """\
import Good
def p1 : Prop := double (3) = (6)
def p2 : Prop := double (3) = (7)
def p3 : Prop := halve (37) = (6)
def p4 : Prop := ∀ h, guarded (5) h = (4)
def p5 : Prop := True
"""


@pytest.fixture(scope="session")
def sandbox() -> Sandbox:
    return default_sandbox()


@pytest.fixture(scope="session")
def folder(embedded: EmbeddedToolchain, sandbox: Sandbox, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("replay")
    out.chmod(0o755)
    files = {"Good.lean": TEXT, "Lies.lean": LIES, "Cases.lean": CASES}
    built = asyncio.run(compile_modules(files, toolchain=embedded, sandbox=sandbox, out=out))
    assert built.answer.ok, built.answer
    return out


@pytest.fixture(scope="session")
def kernel(embedded: EmbeddedToolchain) -> LeanKernel:
    return LeanKernel(embedded)


async def ask(kernel: LeanKernel, sandbox: Sandbox, folder: Path, module: str, *roots: str) -> KernelAnswer:
    return await kernel.check(Replay(folder=folder, modules=(module,), roots=roots or None), sandbox=sandbox)


@pytest.mark.slow
async def test_accepts_what_is_true_and_says_what_it_read(kernel: LeanKernel, sandbox: Sandbox, folder: Path) -> None:
    answer = await ask(kernel, sandbox, folder, "Good")
    assert (answer.verdict, answer.reason) == (KernelVerdict.ACCEPTED, "")
    assert answer.read == {str(folder / "Good.olean"): Module.load(folder / "Good.olean").sha256}


async def test_refuses_what_only_the_elaborator_believed(kernel: LeanKernel, sandbox: Sandbox, folder: Path) -> None:
    answer = await ask(kernel, sandbox, folder, "Lies", "lie", "honest")
    assert answer.verdict is KernelVerdict.REFUSED
    assert answer.constant.startswith("wrong")
    assert set(answer.refused) == {"lie"}
    assert (await ask(kernel, sandbox, folder, "Lies", "honest")).verdict is KernelVerdict.ACCEPTED


@pytest.mark.parametrize(("root", "reason"), [("loop", "unsafe"), ("absent", "no such constant")])
async def test_a_root_must_be_there_and_safe(kernel: LeanKernel, sandbox: Sandbox, folder: Path, root: str, reason: str) -> None:
    answer = await ask(kernel, sandbox, folder, "Good", root)
    assert answer.verdict is KernelVerdict.REFUSED
    assert reason in answer.reason


async def test_a_limit_of_the_kernel_is_no_refusal(embedded: EmbeddedToolchain, sandbox: Sandbox, folder: Path) -> None:
    answer = await ask(LeanKernel(embedded, heartbeats=20_000), sandbox, folder, "Good", "heavy")
    assert answer.verdict is KernelVerdict.TIMEOUT


async def test_tests_are_settled_by_computing(kernel: LeanKernel, sandbox: Sandbox, folder: Path) -> None:
    names = ("p1", "p2", "p3", "p4", "p5")
    tests = Tests(module=folder / "Cases.olean", cases=names)
    replay = Replay(folder=folder, modules=("Good",), roots=("double", "halve", "guarded"), tests=tests)
    answer = await kernel.check(replay, sandbox=sandbox)
    good, other = CaseResult.PROVED, CaseResult.OPEN
    assert answer.cases == (good, other, good, good, other)


# ---------------------------------------------------------------- altered and hand-made modules


def put(folder: Path, name: str, data: bytes) -> None:
    (folder / f"{name}.olean").write_bytes(data)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    tmp_path.chmod(0o755)
    return tmp_path


async def test_a_flag_of_a_recursor_is_compared(kernel: LeanKernel, sandbox: Sandbox, folder: Path, place: Path) -> None:
    """The flag that lets a recursor compute without its major premise: kernels that believe the stored one are wrong."""
    data = bytearray((folder / "Good.olean").read_bytes())
    module = Module([bytes(data)], "Good")
    value = module.objects.ctor(module.pointers[Name.parse("Point.rec")], 7, 1)[0]
    at = module.objects.order(value) + 8 + 8 * 7
    assert data[at] == 0
    data[at] = 1
    put(place, "Good", bytes(data))
    answer = await ask(kernel, sandbox, place, "Good", "Point.rec")
    assert answer.verdict is KernelVerdict.REFUSED
    assert "not the one the kernel makes" in answer.reason


async def test_the_number_of_fields_is_compared(kernel: LeanKernel, sandbox: Sandbox, folder: Path, place: Path) -> None:
    data = bytearray((folder / "Good.olean").read_bytes())
    module = Module([bytes(data)], "Good")
    value = module.objects.ctor(module.pointers[Name.parse("Point.mk")], 6, 1)[0]
    struct.pack_into("<Q", data, module.objects.order(value) + 8 + 8 * 4, 2 * 7 + 1)
    put(place, "Good", bytes(data))
    assert (await ask(kernel, sandbox, place, "Good", "about_points")).verdict is KernelVerdict.REFUSED


async def test_a_forged_quotient_proves_nothing(kernel: LeanKernel, sandbox: Sandbox, place: Path) -> None:
    b = Builder()
    false = b.const("False")
    put(place, "Evil", b.module_of(("evil", b.quotient("evil", false)), ("lie", b.theorem("lie", false, b.const("evil")))))
    answer = await ask(kernel, sandbox, place, "Evil", "lie")
    assert answer.verdict is KernelVerdict.REFUSED
    assert "quotient" in answer.reason


async def test_a_forged_term_is_built_anew(kernel: LeanKernel, sandbox: Sandbox, place: Path) -> None:
    """A loose variable under cached flags that deny it: the flags of the file are not used."""
    b = Builder()
    loose = b.ctor(0, 1, tail=b"\0" * 8)
    put(place, "Evil", b.module_of(("lie", b.theorem("lie", b.const("False"), loose))))
    assert (await ask(kernel, sandbox, place, "Evil", "lie")).verdict is KernelVerdict.REFUSED


async def test_free_and_meta_variables_are_refused(kernel: LeanKernel, sandbox: Sandbox, place: Path) -> None:
    for tag, verdict in ((1, KernelVerdict.REFUSED), (2, KernelVerdict.MALFORMED)):
        b = Builder()
        variable = b.ctor(tag, b.name("x"), tail=b"\0" * 8)
        put(place, "Evil", b.module_of(("lie", b.theorem("lie", b.const("False"), variable))))
        assert (await ask(kernel, sandbox, place, "Evil", "lie")).verdict is verdict


async def test_a_constant_of_the_library_cannot_be_replaced(kernel: LeanKernel, sandbox: Sandbox, place: Path) -> None:
    b = Builder()
    true = b.const("True")
    put(place, "Evil", b.module_of(("False.elim", b.theorem("False.elim", true, b.const("True.intro")))))
    answer = await ask(kernel, sandbox, place, "Evil", "False.elim")
    assert (answer.verdict, answer.reason) == (KernelVerdict.REFUSED, "already declared")


@pytest.mark.parametrize("cut", [0, 50, 3000])
async def test_a_truncated_module_is_malformed(kernel: LeanKernel, sandbox: Sandbox, folder: Path, place: Path, cut: int) -> None:
    put(place, "Good", (folder / "Good.olean").read_bytes()[:cut])
    assert (await ask(kernel, sandbox, place, "Good", "good")).verdict is KernelVerdict.MALFORMED


@pytest.mark.slow
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
async def test_an_altered_lie_never_passes(
    data: st.DataObject, kernel: LeanKernel, sandbox: Sandbox, folder: Path, place: Path
) -> None:
    raw = bytearray((folder / "Lies.olean").read_bytes())
    (base,) = struct.unpack_from("<Q", raw, 80)
    for _ in range(data.draw(st.integers(1, 3))):
        at = 8 * data.draw(st.integers(12, len(raw) // 8 - 1))
        struct.pack_into("<Q", raw, at, base + 8 * data.draw(st.integers(12, len(raw) // 8 - 1)))
    put(place, "Lies", bytes(raw))
    answer = await ask(kernel, sandbox, place, "Lies", "lie")
    if answer.verdict is KernelVerdict.ACCEPTED:
        assert not states_false(Module([bytes(raw)], "Lies"))


def states_false(module: Module) -> bool:
    try:
        return module.statement_refs(Name.parse("lie")) == {Name.parse("False")}
    except OleanError:
        return False


# ---------------------------------------------------------------- what is no answer

STAND_INS = {
    "silent": "pass",
    "declined": "sys.exit(2)",
    "crashed": "os.kill(os.getpid(), 11)",
    "panicked": "sys.stderr.write('PANIC'); sys.exit(101)",
    "forged": "print(json.dumps({'token': 'x', 'verdict': 'accepted'}))",
    "contradicts itself": "print(json.dumps({'token': token, 'verdict': 'accepted'})); sys.exit(1)",
    "denies with success": "print(json.dumps({'token': token, 'verdict': 'refused'}))",
    "garbage": "print('[1')",
    "another shape": "print('[]')",
    "unknown word": "print(json.dumps({'token': token, 'verdict': 'fine'}))",
    "hangs": "time.sleep(600)",
    "floods": "\nwhile True: print('a' * 9999)",
}
SCRIPT = "import json, os, sys, time\ntoken = json.load(sys.stdin)['token']\n"


@pytest.mark.slow
@pytest.mark.parametrize("behaviour", STAND_INS)
async def test_no_answer_is_no_acceptance(
    behaviour: str, embedded: EmbeddedToolchain, sandbox: Sandbox, folder: Path, kernel: LeanKernel
) -> None:
    await kernel.ensure_library(sandbox)
    command = [os.path.realpath(sys.executable), "-I", "-S", "-c", SCRIPT + STAND_INS[behaviour]]
    limits = Limits(wall_s=6, cpu_s=30, output_bytes=200_000)
    replay = Replay(folder=folder, modules=("Good",), roots=("good",))
    answer = await LeanKernel(embedded, command=command).check(replay, sandbox=sandbox, limits=limits)
    assert answer.verdict is KernelVerdict.UNAVAILABLE, answer
    assert answer.reason


async def test_a_library_module_that_is_not_the_toolchains(kernel: LeanKernel, sandbox: Sandbox, folder: Path) -> None:
    replay = Replay(folder=folder, modules=("Good",), roots=("good",), library=(folder / "Lies.olean",))
    assert (await kernel.check(replay, sandbox=sandbox)).verdict is KernelVerdict.UNAVAILABLE


# ---------------------------------------------------------------- checkers of a full toolchain, with stand-ins


def program(folder: Path, name: str, body: str) -> Path:
    folder.chmod(0o755)
    path = folder / name
    path.write_text("#!/bin/sh\n" + body)
    path.chmod(path.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)
    return path


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    tmp_path.chmod(0o755)
    (tmp_path / "bin").mkdir()
    return tmp_path / "bin"


class WithPrograms:
    """The embedded toolchain with a further folder of programs, as a full toolchain would have them."""

    kind = "elan"
    version = "4.35.0"

    def __init__(self, base: EmbeddedToolchain, folder: Path) -> None:
        self.base, self.folder = base, folder
        self.fingerprint = base.fingerprint

    def lean(self, *args: str) -> list[str]:
        return self.base.lean(*args)

    def env(self, *search: Path) -> dict[str, str]:
        return self.base.env(*search)

    def read_only(self) -> tuple[Path, ...]:
        return (*self.base.read_only(), self.folder)

    def library(self) -> tuple[Path, ...]:
        return self.base.library()

    def supports(self, need: object) -> bool:
        return True


@pytest.mark.parametrize(
    ("body", "verdict"),
    [
        ('[ "$1" = Good ] && exit 0; exit 3', KernelVerdict.ACCEPTED),
        ("echo '(kernel) declaration type mismatch' >&2; exit 1", KernelVerdict.REFUSED),
        ("echo 'object file not found' >&2; exit 1", KernelVerdict.UNAVAILABLE),
        ("exit 2", KernelVerdict.UNAVAILABLE),
        ("kill -SEGV $$", KernelVerdict.UNAVAILABLE),
    ],
)
async def test_leanchecker(
    body: str, verdict: KernelVerdict, embedded: EmbeddedToolchain, sandbox: Sandbox, folder: Path, programs: Path
) -> None:
    checker = Leanchecker(WithPrograms(embedded, programs), program(programs, "leanchecker", body))
    assert (await ask(checker, sandbox, folder, "Good")).verdict is verdict  # type: ignore[arg-type]


TEXTS = Texts(
    pristine={"T.lean": "theorem t : True := sorry"}, candidate={"T.lean": "theorem t : True := trivial"}, theorems=("t",)
)


@pytest.mark.parametrize(
    ("body", "verdict"),
    [
        (
            "grep -q theorem_names config.json && grep -q trivial Solution.lean && grep -q sorry Challenge.lean",
            KernelVerdict.ACCEPTED,
        ),
        ("exit 1", KernelVerdict.REFUSED),
        ("exit 2", KernelVerdict.UNAVAILABLE),
    ],
)
async def test_comparator(
    body: str, verdict: KernelVerdict, embedded: EmbeddedToolchain, sandbox: Sandbox, folder: Path, programs: Path
) -> None:
    checker = Comparator(WithPrograms(embedded, programs), program(programs, "lake", f'[ "$1" = comparator ] || exit 9\n{body}'))
    replay = Replay(folder=folder, modules=("Good",), roots=("good",), texts=TEXTS)
    assert (await checker.check(replay, sandbox=sandbox)).verdict is verdict
    without = replay.model_copy(update={"texts": None})
    assert (await checker.check(without, sandbox=sandbox)).verdict is KernelVerdict.UNAVAILABLE


@pytest.mark.parametrize(
    ("export", "check", "verdict"),
    [
        (
            "echo exported $*",
            'grep -q "exported Good -- good" export.ndjson && echo Checked 3 declarations',
            KernelVerdict.ACCEPTED,
        ),
        ("echo x", "echo nothing; exit 0", KernelVerdict.UNAVAILABLE),
        ("echo x", "echo 'panicked at def_eq' >&2; exit 101", KernelVerdict.REFUSED),
        ("echo x", "echo 'cannot parse' >&2; exit 1", KernelVerdict.UNAVAILABLE),
        ("exit 1", "echo Checked", KernelVerdict.UNAVAILABLE),
    ],
)
async def test_nanoda(
    export: str, check: str, verdict: KernelVerdict, embedded: EmbeddedToolchain, sandbox: Sandbox, folder: Path, programs: Path
) -> None:
    exporter, nanoda = program(programs, "lean4export", export), program(programs, "nanoda_bin", check)
    checker = Nanoda(WithPrograms(embedded, programs), nanoda, exporter, ("propext",))
    assert (await ask(checker, sandbox, folder, "Good", "good")).verdict is verdict  # type: ignore[arg-type]
