"""Building modules with the real Lean in the real sandbox."""

from __future__ import annotations

from pathlib import Path

import pytest

from p3.errors import UsageError
from p3.lean.build import BuildResult, compile_modules, module_name
from p3.lean.build_report import build_result
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Clean, Completed, Ending, Errors, Limits, Sandbox, Severity, Unknown, UnknownReason
from p3.lean.sandbox import default_sandbox

pytestmark = pytest.mark.lean

SPIN = "set_option maxHeartbeats 0\npartial def spin (n : Nat) : Nat := spin (n + 1)\n#eval spin 0\n"


@pytest.fixture(scope="module")
def sandbox() -> Sandbox:
    return default_sandbox()


class Builder:
    def __init__(self, toolchain: EmbeddedToolchain, sandbox: Sandbox, out: Path) -> None:
        self.toolchain, self.sandbox, self.out = toolchain, sandbox, out

    async def __call__(self, files: dict[str, str], **options: object) -> BuildResult:
        return await compile_modules(
            files,
            toolchain=self.toolchain,
            sandbox=self.sandbox,
            out=self.out,
            **options,  # type: ignore[arg-type]
        )


@pytest.fixture
def build(embedded: EmbeddedToolchain, sandbox: Sandbox, tmp_path: Path) -> Builder:
    return Builder(embedded, sandbox, tmp_path / "out")


async def test_modules_that_import_each_other(build: Builder) -> None:
    files = {
        "Pkg/Base.lean": "def two : Nat := 2\nprivate theorem hidden : two = 2 := rfl\ntheorem two_eq : two = 2 := hidden\n",
        "Other.lean": "theorem t (a b : Nat) : a + b = b + a := by omega\n",
        "Pkg/Top.lean": "import Pkg.Base\nimport Other\ntheorem four : two + two = 4 := by simp [two_eq]\n",
    }
    result = await build(files)
    assert isinstance(result.answer, Clean)
    assert not result.answer.uses_sorry
    assert set(result.oleans) == {"Pkg.Base", "Other", "Pkg.Top"}
    assert result.oleans["Pkg.Base"] == build.out / "Pkg" / "Base.olean"
    data = result.oleans["Pkg.Base"].read_bytes()
    assert data.startswith(b"olean")
    assert b"_private" in data
    assert (result.ending, [m.module for m in result.modules]) == (Ending.EXITED, ["Pkg.Base", "Other", "Pkg.Top"])


async def test_errors_keep_their_place_and_stop_what_imports_them(build: Builder) -> None:
    files = {
        "A.lean": "theorem fine : True := trivial\n\ntheorem wrong : 1 = 2 := by\n  decide\n",
        "B.lean": "import A\ntheorem uses : True := fine\n",
        "C.lean": "def apart : Nat := 1\n",
    }
    result = await build(files)
    assert isinstance(result.answer, Errors)
    (error,) = result.answer.errors
    assert (error.path, error.line, error.column, error.severity) == ("A.lean", 4, 2, Severity.ERROR)
    assert "decide" in error.message
    assert [m.skipped for m in result.modules] == [False, True, False]
    assert not result.module("B").answer.ok
    assert set(result.oleans) == {"C"}
    assert not (build.out / "A.olean").exists()


async def test_sorry_is_clean_and_marked(build: Builder) -> None:
    result = await build({"A.lean": "theorem t : 1 = 2 := by sorry\n"})
    assert isinstance(result.answer, Clean)
    assert result.answer.uses_sorry
    assert [d.kind for d in result.answer.diagnostics] == ["hasSorry"]


async def test_an_earlier_build_can_be_imported(build: Builder, tmp_path: Path) -> None:
    first = await build({"Lib/A.lean": "def one : Nat := 1\n"})
    assert first.answer.ok
    earlier, build.out = build.out, tmp_path / "second"
    second = await build({"B.lean": "import Lib.A\nexample : one = 1 := rfl\n"}, search=(earlier,))
    assert isinstance(second.answer, Clean)
    assert set(second.oleans) == {"B"}


async def test_module_names_that_lean_reserves_still_build(build: Builder) -> None:
    files = {
        "Pkg/Aux.lean": "private theorem p : True := trivial\ntheorem q : True := p\n",
        "B.lean": "import Pkg.Aux\nexample : True := q\n",
    }
    result = await build(files)
    assert isinstance(result.answer, Clean)
    assert set(result.oleans) == {"Pkg.Aux", "B"}


async def test_options_reach_lean(build: Builder) -> None:
    implicit = {"A.lean": "def f (x : α) : α := x\n"}
    assert isinstance((await build(implicit)).answer, Clean)
    assert isinstance((await build(implicit, auto_implicit=False)).answer, Errors)
    slow = {"A.lean": "example (a b c d : Nat) (h : a < b) (i : b < c) (j : c < d) : a + 2 < d := by omega\n"}
    assert isinstance((await build(slow)).answer, Clean)
    starved = await build(slow, heartbeats=1)
    assert isinstance(starved.answer, Errors)
    assert "heartbeats" in starved.answer.errors[0].message
    assert isinstance((await build(implicit, options={"autoImplicit": False})).answer, Errors)


async def test_two_builds_of_the_same_text_say_the_same(build: Builder) -> None:
    files = {"A.lean": "import Absent\n#eval 1 + 1\n", "B.lean": "#check @Nat.rec\nexample : 1 = 2 := rfl\n"}
    first, second = await build(files), await build(files)
    assert first.answer == second.answer
    assert isinstance(first.answer, Errors)
    assert "unknown module prefix 'Absent'" in first.module("A").answer.diagnostics[0].message
    assert "/" not in first.module("A").answer.diagnostics[0].message


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "limits", "ending", "reason"),
    [
        (SPIN, {"cpu_s": 1.0}, Ending.CPU, UnknownReason.TIMEOUT),
        (SPIN, {"wall_s": 1.5}, Ending.WALL, UnknownReason.TIMEOUT),
        ("#eval (List.replicate 20000000 7).length\n", {"memory_mb": 300}, Ending.MEMORY, UnknownReason.CRASH),
    ],
    ids=["cpu", "wall", "memory"],
)
async def test_limits_make_the_answer_unknown(
    build: Builder, text: str, limits: dict[str, float], ending: Ending, reason: UnknownReason
) -> None:
    result = await build({"A.lean": text}, limits=Limits().model_copy(update=limits))
    assert result.module("A").ending is ending
    assert isinstance(result.answer, Unknown)
    assert result.answer.reason is reason
    assert not result.answer.ok
    assert result.oleans == {}


async def test_a_flood_of_messages_is_ended(build: Builder) -> None:
    text = "def f : Nat := 0\n" + "#print f\n" * 3000
    result = await build({"A.lean": text}, limits=Limits(output_bytes=20_000))
    assert isinstance(result.answer, Unknown)
    assert result.module("A").ending is Ending.OUTPUT


@pytest.mark.parametrize("path", ["/abs/A.lean", "../A.lean", "A.txt", ".lean", ""])
async def test_paths_that_are_no_modules_are_refused(build: Builder, path: str) -> None:
    with pytest.raises(UsageError):
        await build({path: "def x : Nat := 0"})


def test_module_names() -> None:
    assert module_name("A.lean") == "A"
    assert module_name("Pkg/Impl/Account.lean") == "Pkg.Impl.Account"


LINE = '{"index": 0, "code": %d, "flooded": false, "wall_s": 0.1, "out": "", "err": ""}\n'


@pytest.mark.parametrize(
    ("stdout", "ending", "compiled", "clean"),
    [
        (LINE % 0, Ending.EXITED, True, True),
        (LINE % 0, Ending.EXITED, False, False),
        (LINE % 1, Ending.EXITED, True, False),
        (LINE % -6, Ending.EXITED, True, False),
        ("", Ending.MEMORY, True, False),
        ("", Ending.EXITED, True, False),
        ("not json\n[]\n{}\n", Ending.SIGNAL, True, False),
        (LINE % 1 + LINE % 0, Ending.EXITED, True, False),
    ],
    ids=["clean", "no module", "error", "crash", "nothing", "left out", "garbage", "second line"],
)
def test_only_a_complete_report_with_a_compiled_module_is_clean(stdout: str, ending: Ending, compiled: bool, clean: bool) -> None:
    done = Completed(ending=ending, returncode=0 if ending is Ending.EXITED else None, stdout=stdout.encode())
    oleans = {"A": Path("A.olean")} if compiled else {}
    result = build_result({"A.lean": "A"}, done, oleans, lambda text: text)
    assert isinstance(result.answer, Clean) is clean
    assert bool(result.oleans) is clean
