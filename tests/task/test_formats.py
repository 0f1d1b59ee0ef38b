"""The three layouts on real files: counts as measured, and every odd file that is at hand."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path

import pytest

from p3 import assets
from p3.errors import TaskError, UsageError
from p3.task.checking import roundtrip
from p3.task.lexer import lex
from p3.task.load import detect, load_task
from p3.task.model import RegionKind, Task
from p3.task.rules import ImportClass
from p3.task.splice import blank, pristine_files
from tests.task.conftest import task_folders
from tests.task.texts import SINGLE, write

COMPLETE_CORE = [
    2,
    4,
    5,
    *range(8, 15),
    16,
    17,
    19,
    26,
    29,
    30,
    31,
    36,
    42,
    44,
    45,
    47,
    49,
    53,
    55,
    76,
    78,
    91,
    92,
    *range(95, 99),
    101,
]
STD = {"advanced": [29, 35, 55, 74], "basic": [20, 22, 27]}
MATHLIB = {"advanced": [4, 10, 25, 28, 31, 32, 33, 34, 43], "basic": [1, 3, 6, 15, 32, 48, 50, 66, 68, 81, 99, 100]}


@pytest.fixture(scope="module")
def verina(data: Path) -> dict[str, Task]:
    return {p.name: load_task(p) for p in task_folders("verina")}


@pytest.fixture(scope="module")
def algoveri(data: Path) -> dict[str, Task]:
    return {p.name: load_task(p) for p in task_folders("algoveri")}


def need(tasks: dict[str, Task], name: str) -> Task:
    if name not in tasks:
        pytest.skip(f"{name} is not among the tasks at hand")
    return tasks[name]


# ---------------------------------------------------------------- Verina


def test_every_verina_task_has_the_regions_of_its_kind(verina: dict[str, Task]) -> None:
    for name, task in verina.items():
        keys = Counter(str(r.id) for r in task.regions)
        for key in (
            "code",
            "code_aux",
            "precond",
            "precond_aux",
            "postcond",
            "postcond_aux",
            "proof",
            "proof_aux",
            "solution_aux",
        ):
            assert keys[key] == 1, (name, key)
        assert keys["import type=solution"] == 1
        editable = [r.kind for r in task.editable()]
        assert Counter(editable) == dict.fromkeys(
            (RegionKind.IMPORTS, RegionKind.CODE_AUX, RegionKind.CODE, RegionKind.PROOF_AUX, RegionKind.PROOF), 1
        )
        assert len(task.obligations) == len(task.policy.holes) == 1
        assert task.obligations[0].name == f"{task.policy.holes[0]}_spec_satisfied", name
        assert roundtrip(task) == "", name


def test_blank_verina_tasks_show_neither_code_nor_proof(verina: dict[str, Task]) -> None:
    for name, task in verina.items():
        start = blank(task).regions
        assert start["code"] == start["proof"] == "  sorry\n", name
        assert start["code_aux"] == start["proof_aux"] == "", name
        text = pristine_files(task)["task.lean"]
        for region in task.editable():
            if region.kind in (RegionKind.CODE, RegionKind.PROOF) and len(region.pristine) > 40:
                assert region.pristine not in text, name
        assert task.view().tests is None
        assert task.view().reference is None


def test_import_classes(verina: dict[str, Task]) -> None:
    expected = {f"verina_{k}_{n}": ImportClass.STD for k, ns in STD.items() for n in ns}
    expected |= {f"verina_{k}_{n}": ImportClass.MATHLIB for k, ns in MATHLIB.items() for n in ns}
    assert {n: t.import_class for n, t in verina.items()} == {n: expected.get(n, ImportClass.CORE) for n in verina}


def test_complete_reference_proofs(verina: dict[str, Task]) -> None:
    complete = {n for n, t in verina.items() if t.reference_complete and t.import_class is ImportClass.CORE}
    assert complete == {f"verina_basic_{n}" for n in COMPLETE_CORE} & set(verina)
    assert all("basic" in n for n, t in verina.items() if t.reference_complete)
    assert all(t.reference is not None for t in verina.values())


def test_only_the_two_float_tasks_declare_axioms(verina: dict[str, Task]) -> None:
    with_axioms = {n: t.policy.frozen_axioms for n, t in verina.items() if t.policy.frozen_axioms}
    assert set(with_axioms) == {"verina_basic_25", "verina_basic_63"} & set(verina)
    assert all(len(a) == 8 and all(x.startswith("Float.") for x in a) for a in with_axioms.values())
    assert not [n for n, t in verina.items() if t.policy.frozen_sorry]


def test_hidden_tests_have_one_value_for_each_parameter(verina: dict[str, Task], data: Path) -> None:
    for name, task in verina.items():
        tests = task.tests
        assert tests is not None
        raw = json.loads((data / "verina" / name / "test.json").read_text())
        assert len(tests.cases) == len(raw) in range(2, 14)
        parameters = len(raw[0]["input"])
        assert all(len(c.arguments) == parameters for c in tests.cases)
        assert all(len(r) == parameters for r in tests.rejects)
        for value in [v for c in tests.cases for v in (*c.arguments, c.expected, *c.unexpected)]:
            assert value
            assert lex(value).end == "code", (name, value)
        assert tests.function == task.policy.holes[0]
        assert tests.precondition == task.region("precond").declaration


def test_two_import_regions_that_differ_in_type(verina: dict[str, Task]) -> None:
    task = need(verina, "verina_advanced_10")
    assert [str(r.id) for r in task.regions[:2]] == ["import type=task", "import type=solution"]
    assert [r.editable for r in task.regions[:2]] == [False, True]
    assert task.imports == ("Mathlib.Data.Nat.Prime.Defs",)
    assert task.tests is not None
    assert task.tests.cases[1].arguments[0] == "6285195213566005335561053533150026217291776"
    assert len(task.tests.rejects) >= 7


def test_three_import_regions_and_shipped_imports_stay_frozen(verina: dict[str, Task]) -> None:
    task = need(verina, "verina_basic_32")
    imports = {str(r.id): r for r in task.regions if r.kind is RegionKind.IMPORTS}
    assert list(imports) == ["import type=solution", "import type=llm", "import type=test"]
    assert [r.editable for r in imports.values()] == [False, True, False]
    assert "import Mathlib\n" in pristine_files(task)["task.lean"]


def test_functions_without_a_precondition_argument(verina: dict[str, Task]) -> None:
    without = {n for n, t in verina.items() if t.tests and t.tests.precondition_arguments == 0}
    assert without == {"verina_advanced_44", "verina_advanced_74", "verina_basic_48"} & set(verina)
    assert all(t.tests.precondition_arguments == 1 for n, t in verina.items() if n not in without and t.tests)


def test_reference_code_may_lean_on_frozen_helpers(verina: dict[str, Task]) -> None:
    task = need(verina, "verina_advanced_1")
    assert "def filterlist" in task.region("solution_aux").pristine
    assert not task.region("solution_aux").editable
    assert "def filterlist" in pristine_files(task)["task.lean"]


def test_proof_mode_freezes_the_code(data: Path) -> None:
    for folder in task_folders("verina")[:20]:
        task = load_task(folder, mode="proof")
        assert {r.kind for r in task.editable()} == {RegionKind.IMPORTS, RegionKind.PROOF_AUX, RegionKind.PROOF}
        assert task.policy.holes == ()
        assert task.region("code").pristine in pristine_files(task)["task.lean"]
        assert roundtrip(task) == ""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A Verina folder of our own to break."""
    target = tmp_path / "list_max"
    shutil.copytree(assets.benchmarks() / "verina" / "samples" / "list_max", target)
    return target


@pytest.mark.parametrize(
    ("expected", "unexpected", "rendered"),
    [("3", [4, True], ("3", ("4", "true"))), (2**80, ["x"], (str(2**80), ("x",))), (True, [0.25], ("true", ("0.25",)))],
)
def test_mixed_encodings(copied: Path, expected: object, unexpected: list[object], rendered: object) -> None:
    name = next(iter(json.loads((copied / "test.json").read_text())[0]["input"]))
    case = {"input": {name: [1, 2]}, "expected": expected, "unexpected": unexpected}
    (copied / "test.json").write_text(json.dumps([case]))
    tests = load_task(copied).tests
    assert tests is not None
    assert (tests.cases[0].expected, tests.cases[0].unexpected) == rendered
    assert tests.cases[0].arguments == ("[1, 2]",)


def test_unknown_fields_are_tolerated_and_malformed_ones_named(copied: Path) -> None:
    manifest = json.loads((copied / "task.json").read_text())
    (copied / "task.json").write_text(json.dumps({**manifest, "future": 1, "id": "a/b c"}))
    task = load_task(copied)
    assert (task.task_id, task.original_id) == ("a-b-c", "a/b c")
    for name, content, rule in [
        ("test.json", "[{]", "verina.json"),
        ("test.json", '[{"input": {"other": 1}, "expected": 1}]', "verina.tests"),
        ("test.json", '[{"input": {}}]', "verina.tests"),
        ("test.json", "{}", "verina.tests"),
        ("task.json", "[]", "verina.json"),
        ("task.json", json.dumps({**manifest, "signature": {"parameters": [{}]}}), "verina.signature"),
        ("task.json", json.dumps({**manifest, "lean_file": "../x.lean"}), "verina.path"),
        ("task.json", json.dumps({**manifest, "lean_file": "absent.lean"}), "file.absent"),
    ]:
        saved = (copied / name).read_text()
        (copied / name).write_text(content)
        with pytest.raises(TaskError) as caught:
            load_task(copied)
        assert caught.value.rule == rule
        assert "\n" not in str(caught.value)
        (copied / name).write_text(saved)


# ---------------------------------------------------------------- AlgoVeri


def test_every_algoveri_task_loads_blank(algoveri: dict[str, Task]) -> None:
    for name, task in algoveri.items():
        assert [str(r.id) for r in task.editable()] == ["auxcode", "code", "lemma", "proof"], name
        assert pristine_files(task)["lean_spec.lean"] == task.files[0].text, f"{name} is shipped blank"
        assert task.imports == ("Mathlib",)
        assert task.import_class is ImportClass.MATHLIB
        assert task.obligations[0].name.endswith("_postcond_satisfied")
        assert task.instruction.required
        assert task.instruction.text
        assert len(task.instruction.criteria) == 3
        assert task.reference is None
        assert roundtrip(task) == "", name


def test_names_inside_namespaces(algoveri: dict[str, Task]) -> None:
    expected = {
        "maxheap_push": "BinaryMaxHeap.push_postcond_satisfied",
        "maxheap_popmax": "BinaryMaxHeap.pop_max_postcond_satisfied",
        "splaytree_splay": "SplayTree.splay_postcond_satisfied",
        "unionfind_find": "UnionFind.find_postcond_satisfied",
        "unionfind_linkroots": "UnionFind.link_roots_postcond_satisfied",
    }
    assert {n: t.obligations[0].name for n, t in algoveri.items() if "." in t.obligations[0].name} == {
        n: v for n, v in expected.items() if n in algoveri
    }
    if "segmenttree_modify" in algoveri:
        task = algoveri["segmenttree_modify"]
        assert (task.policy.holes, task.obligations[0].name) == (("updateTree",), "modify_postcond_satisfied")


def test_frozen_sorry_declarations(algoveri: dict[str, Task]) -> None:
    view = ("view", "well_formed")
    expected = {
        **dict.fromkeys(("segmenttree_build", "segmenttree_modify", "segmenttree_query"), ("view", "is_segment_tree")),
        **dict.fromkeys(("ternarysearchtree_delete", "ternarysearchtree_insert", "trie_delete", "trie_insert"), view),
        **dict.fromkeys(("unionfind_find", "unionfind_linkroots"), ("UnionFind.spec_find",)),
        "splaytree_splay": ("SplayTree.is_bst",),
        "ternarysearchtree_search": (*view, "contains"),
        "trie_search": ("view",),
    }
    assert sum(map(len, expected.values())) == 21
    assert {n: t.policy.frozen_sorry for n, t in algoveri.items() if t.policy.frozen_sorry} == {
        n: v for n, v in expected.items() if n in algoveri
    }
    assert not [n for n, t in algoveri.items() if t.policy.frozen_axioms]


def test_the_one_task_that_cannot_compile_is_excluded(algoveri: dict[str, Task]) -> None:
    excluded = {n for n, t in algoveri.items() if any(d.action == "exclude" for d in t.defects)}
    assert excluded == {"trie_search"} & set(algoveri)
    if "trie_search" in algoveri:
        task = algoveri["trie_search"]
        assert [str(r.id) for r in task.regions if r.id.key == "precond"] == ["precond @1", "precond @2"]


def test_a_misnamed_instruction_is_found(algoveri: dict[str, Task]) -> None:
    task = need(algoveri, "kruskal")
    assert "Kruskal" in task.instruction.text
    assert [d.action for d in task.defects] == ["repair"]


def test_files_without_a_final_newline(algoveri: dict[str, Task]) -> None:
    without = {n for n, t in algoveri.items() if not t.files[0].final_newline}
    assert len(without) in range(1, 10)
    assert {n for n, t in algoveri.items() if not t.files[0].text.endswith("\n")} == without


# ---------------------------------------------------------------- one file


def test_description_and_instruction_of_a_single_file(tmp_path: Path) -> None:
    task = load_task(write(tmp_path))
    assert task.description == "The larger of two numbers."
    assert task.instruction.text == "Decide with one comparison; the library's maximum is not allowed."
    assert (task.instruction.source, task.instruction.required) == ("task", True)
    assert task.task_id == "Larger"
    lines = SINGLE.replace("/-! The larger", "-- !instruction Use an if.\n-- !instruction Nothing else.\n/-! The larger")
    assert load_task(write(tmp_path, lines)).instruction.text.startswith("Use an if. Nothing else.")
    inside = SINGLE.replace("  sorry\n", "  -- !instruction Not this.\n  sorry\n")
    assert "Not this" not in load_task(write(tmp_path, inside)).instruction.text
    before = SINGLE.replace("import Init\n\n/-!", "/- Copyright someone -/\n/-").replace(
        "-/\n\n-- !b", "-/\nimport Init\n\n-- !b"
    )
    assert before.startswith("/- Copyright someone -/\n/- The larger")
    assert load_task(write(tmp_path, before)).description == "The larger of two numbers."
    plain = SINGLE.split("-/\n", 1)[1]
    assert load_task(write(tmp_path, plain)).instruction.required is False


def test_the_caller_can_replace_the_instruction(tmp_path: Path) -> None:
    path = write(tmp_path)
    task = load_task(path, instruction="By induction.")
    assert (task.instruction.text, task.instruction.source, task.instruction.required) == ("By induction.", "flag", True)
    (tmp_path / "how.txt").write_text("By\ncases.\n")
    assert load_task(path, instruction=f"@{tmp_path}/how.txt").instruction.text == "By\ncases."
    assert load_task(path, instruction="").instruction.required is False
    with pytest.raises(UsageError, match=r"nowhere\.txt"):
        load_task(path, instruction=f"@{tmp_path}/nowhere.txt")


def test_verina_and_algoveri_files_on_their_own(data: Path, tmp_path: Path) -> None:
    for name, spec in (("verina", "task.lean"), ("algoveri", "lean_spec.lean")):
        folder = task_folders(name)[0]
        path = tmp_path / f"{name}.lean"
        path.write_bytes((folder / spec).read_bytes())
        task = load_task(path)
        assert task.benchmark == "single"
        assert {r.kind for r in task.editable()} >= {RegionKind.CODE, RegionKind.CODE_AUX, RegionKind.PROOF, RegionKind.PROOF_AUX}
        assert detect(folder / spec) == name, "beside its other files it is a task of its benchmark"


def test_several_definitions_and_theorems_in_one_file(tmp_path: Path) -> None:
    text = (
        "namespace N\ndef f (n : Nat) : Nat :=\n  -- !benchmark @start code def=f\n  sorry\n  -- !benchmark @end code def=f\n"
        "noncomputable def g (n : Nat) : Nat :=\n  -- !benchmark @start code def=g\n  sorry\n  -- !benchmark @end code def=g\n"
        "theorem a : True := by\n  -- !benchmark @start proof def=a\n  sorry\n  -- !benchmark @end proof def=a\n"
        "private theorem b : True := by\n  -- !benchmark @start proof def=b\n  sorry\n  -- !benchmark @end proof def=b\nend N\n"
    )
    task = load_task(write(tmp_path, text, "Two.lean"))
    assert [str(r.id) for r in task.editable()] == ["code def=f", "code def=g", "proof def=a", "proof def=b"]
    assert task.policy.holes == ("N.f", "N.g")
    assert task.policy.noncomputable_holes == ("N.g",)
    assert [o.name for o in task.obligations] == ["N.a", "_private.Two.0.N.b"]


def test_only_termination_gaps_of_frozen_definitions_are_excused(tmp_path: Path) -> None:
    gaps = (
        "import Init\ntheorem todo : 1 = 2 := sorry\ndef stub : Nat := sorry\n"
        "def f (n : Nat) : Nat := if n = 0 then 0 else f (n - 1)\ntermination_by n\ndecreasing_by all_goals sorry\n"
    )
    task = load_task(write(tmp_path, SINGLE.replace("import Init\n", gaps)))
    assert task.policy.frozen_sorry == ("f",)
    assert [(d.code, d.action) for d in task.defects] == [("frozen_gap", "note")]
    assert "`todo`, `stub`" in task.defects[0].reason


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("-- !benchmark", "-- benchmark", "marker.none"),
        ("proof_aux", "prof_aux", "marker.key"),
        ("@end code\n", "@end cod\n", "marker.mismatch"),
        ("theorem larger_spec (a b : Nat) : a ≤ larger a b ∧ b ≤ larger a b := by", "example : True := by", "region.owner"),
        (": Nat :=\n", ": Nat := 1\n", "region.body"),
        ("/-! The", "/-! /- The", "lexer.unterminated"),
    ],
)
def test_malformed_files(tmp_path: Path, old: str, new: str, rule: str) -> None:
    with pytest.raises(TaskError) as caught:
        load_task(write(tmp_path, SINGLE.replace(old, new)))
    assert caught.value.rule == rule
    assert caught.value.line or rule == "marker.none"
    assert "\n" not in str(caught.value)


def test_what_is_no_task_at_all(tmp_path: Path) -> None:
    (tmp_path / "binary.lean").write_bytes(b"\x7fELF\0\0")
    (tmp_path / "latin.lean").write_bytes("x\né".encode("latin-1"))
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty.lean").write_bytes(b"")
    for name, rule in [
        ("binary.lean", "file.binary"),
        ("latin.lean", "file.encoding"),
        ("folder", "file.kind"),
        ("absent.lean", "file.absent"),
        ("empty.lean", "marker.none"),
    ]:
        with pytest.raises(TaskError) as caught:
            load_task(tmp_path / name)
        assert caught.value.rule == rule
        assert str(tmp_path / name) in str(caught.value)
    with pytest.raises(UsageError, match="no benchmark `x`"):
        load_task(tmp_path, benchmark="x")
    with pytest.raises(TaskError, match="no mode `write`"):
        load_task(write(tmp_path), mode="write")
