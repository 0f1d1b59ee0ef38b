"""Verina and AlgoVeri folders with whatever a public task may bring, written here: forms, encodings, files, faults."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from p3.errors import TaskError
from p3.task.checking import roundtrip
from p3.task.load import load_task
from p3.task.rules import ImportClass
from p3.task.splice import pristine_files

LEAN = """\
-- !benchmark @start import type=solution
-- !benchmark @end import

-- !benchmark @start solution_aux
-- !benchmark @end solution_aux

-- !benchmark @start precond_aux
-- !benchmark @end precond_aux

@[reducible, simp]
def pick_precond (s : String) (c : Char) (o : Option Nat) : Prop :=
  -- !benchmark @start precond
  True
  -- !benchmark @end precond

-- !benchmark @start code_aux
-- !benchmark @end code_aux

def pick (s : String) (c : Char) (o : Option Nat) (h_precond : pick_precond (s) (c) (o)) : Bool :=
  -- !benchmark @start code
  s.contains c
  -- !benchmark @end code

-- !benchmark @start postcond_aux
-- !benchmark @end postcond_aux

@[reducible, simp]
def pick_postcond (s : String) (c : Char) (o : Option Nat) (result : Bool)
    (h_precond : pick_precond (s) (c) (o)) : Prop :=
  -- !benchmark @start postcond
  result = s.contains c
  -- !benchmark @end postcond

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

theorem pick_spec_satisfied (s : String) (c : Char) (o : Option Nat) (h_precond : pick_precond (s) (c) (o)) :
    pick_postcond (s) (c) (o) (pick (s) (c) (o) h_precond) h_precond := by
  -- !benchmark @start proof
  rfl
  -- !benchmark @end proof
"""

PARAMETERS = [("s", "String"), ("c", "Char"), ("o", "Option Nat")]
TESTS = [{"input": {"s": 'a"b', "c": "'", "o": None}, "expected": True, "unexpected": [False, "False"]}]
MANIFEST: dict[str, Any] = {
    "id": "verina_future_1",
    "signature": {
        "name": "pick",
        "parameters": [{"param_name": n, "param_type": t} for n, t in PARAMETERS],
        "return_type": "Bool",
    },
    "specification": {"preconditions": "none", "postconditions": "prose"},
    "metadata": {"upstream": {"name": "x", "link": "y", "task_id": "z"}},
    "description_file": "description.txt",
    "lean_file": "task.lean",
    "test_file": "test.json",
    "reject_inputs_file": "reject_inputs.json",
}


def verina(folder: Path, changes: Mapping[str, str | bytes | None] | None = None, **fields: Any) -> Path:
    """A Verina folder; `changes` replaces files (None leaves one out), `fields` those of its manifest."""
    files: dict[str, str | bytes | None] = {
        "task.json": json.dumps({**MANIFEST, **fields}),
        "task.lean": LEAN,
        "description.txt": "Picks.\r\nWell.\r\n",
        "test.json": json.dumps(TESTS),
        "reject_inputs.json": json.dumps([{"input": {"s": "", "c": "\\n", "o": 3}}]),
        "coverage_report.md": "# nothing",
        "signature.json": "not even JSON",
        "task-bak.lean": "/- left open",
        **(changes or {}),
    }
    target = folder / "verina_future_1"
    target.mkdir(exist_ok=True)
    for name, content in files.items():
        (target / name).unlink(missing_ok=True)
        if content is not None:
            (target / name).write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    return target


def algoveri(folder: Path, spec: str | bytes, text: str | bytes | None = "Use counting.", name: str = "future_sort") -> Path:
    target = folder / name
    target.mkdir(exist_ok=True)
    (target / "lean_spec.lean").write_bytes(spec if isinstance(spec, bytes) else spec.encode("utf-8"))
    if text is not None:
        (target / "lean_nl.txt").write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
    return target


# ---------------------------------------------------------------- Verina


def test_a_whole_folder_with_files_that_no_loader_reads(tmp_path: Path) -> None:
    task = load_task(verina(tmp_path, created="2030", difficulty={"level": 3}))
    assert roundtrip(task) == ""
    assert task.description == "Picks.\nWell."
    assert [f.path for f in task.files] == ["task.lean"]
    tests = task.tests
    assert tests is not None
    assert tests.cases[0].arguments == ('"a\\"b"', "'\\''", "none")
    assert (tests.cases[0].expected, tests.cases[0].unexpected) == ("true", ("false", "false"))
    assert tests.rejects == (('""', "'\\n'", "some (3)"),)
    assert (tests.function, tests.precondition, tests.precondition_arguments) == ("pick", "pick_precond", 1)
    assert task.reference_complete


@pytest.mark.parametrize("name", ["test.json", "reject_inputs.json", "coverage_report.md"])
def test_files_that_may_be_absent(tmp_path: Path, name: str) -> None:
    task = load_task(verina(tmp_path, {name: None}))
    assert (task.tests is None) == (name == "test.json")


def test_files_named_otherwise_are_found_by_the_manifest(tmp_path: Path) -> None:
    moved = {"task.lean": None, "sub.lean": LEAN, "test.json": None, "cases.json": json.dumps(TESTS)}
    task = load_task(verina(tmp_path, moved, lean_file="sub.lean", test_file="cases.json"))
    assert task.tests is not None
    assert roundtrip(task) == ""


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("final", [True, False])
def test_newlines_and_marks_of_any_editor(tmp_path: Path, newline: str, final: bool) -> None:
    text = (LEAN if final else LEAN.rstrip("\n")).replace("\n", newline)
    bom = "\ufeff"
    files = {"task.lean": text, "description.txt": f"{bom}Picks.", "test.json": bom + json.dumps(TESTS)}
    task = load_task(verina(tmp_path, {**files, "task.json": bom + json.dumps(MANIFEST)}))
    assert roundtrip(task) == ""
    assert task.files[0].to_bytes() == text.encode()
    assert task.description == "Picks."
    with pytest.raises(TaskError, match=r"task\.lean:1: starts with a byte-order mark"):
        load_task(verina(tmp_path, {"task.lean": bom + LEAN}))


IMPORTS = """\
-- !benchmark @start import type=task
import Mathlib.Data.Nat.Prime.Defs
-- !benchmark @end import
-- !benchmark @start import type=solution
import Std.Data.HashMap
open Std
-- !benchmark @end import
-- !benchmark @start import type=llm

-- !benchmark @end import type=llm
-- !benchmark @start import type=test
-- !benchmark @end import

-- !benchmark @start task_aux
namespace Deep
axiom Float.lt_irrefl_deep : True
end Deep
-- !benchmark @end task_aux
"""


def test_every_kind_of_import_region_and_frozen_axioms(tmp_path: Path) -> None:
    text = IMPORTS + LEAN.split("\n", 2)[2]
    task = load_task(verina(tmp_path, {"task.lean": text}))
    assert [str(r.id) for r in task.regions if r.editable and r.id.key == "import"] == ["import type=llm"]
    assert (task.imports, task.import_class) == (("Mathlib.Data.Nat.Prime.Defs", "Std.Data.HashMap"), ImportClass.MATHLIB)
    assert task.policy.frozen_axioms == ("Deep.Float.lt_irrefl_deep",)
    assert "open Std\n" in pristine_files(task)["task.lean"]


@pytest.mark.parametrize(
    ("header", "arguments"),
    [
        ("def pick (s : String) (c : Char) (o : Option Nat) : Bool :=", 0),
        ("def pick {α : Type} [Inhabited α] (s : String) (c : Char) (o : Option Nat) : Bool :=", 0),
        ('def pick (s : String) (c : Char) (o : Option Nat)\n    (h1 : s ≠ "") (h2 : o.isSome = true) : Bool :=', 2),
        ("@[inline]\nprotected def pick (s : String) (c : Char) (o : Option Nat) (_ : pick_precond s c o) : Bool :=", 1),
        ("def pick (s : String) (c : Char) (o : Option Nat) : (h : pick_precond s c o) → Bool := fun h =>", 0),
    ],
)
def test_forms_of_the_precondition(tmp_path: Path, header: str, arguments: int) -> None:
    text = re.sub(r"def pick \(s.*:=", lambda _: header, LEAN)
    tests = load_task(verina(tmp_path, {"task.lean": text})).tests
    assert tests is not None
    assert tests.precondition_arguments == arguments


def test_precondition_without_attributes_or_region(tmp_path: Path) -> None:
    plain = LEAN.replace("@[reducible, simp]\n", "")
    tests = load_task(verina(tmp_path, {"task.lean": plain})).tests
    assert tests is not None
    assert tests.precondition == "pick_precond"
    bare = plain.replace("  -- !benchmark @start precond\n", "").replace("  -- !benchmark @end precond\n", "")
    tests = load_task(verina(tmp_path, {"task.lean": bare})).tests
    assert tests is not None
    assert tests.precondition is None


def test_regions_with_a_key_of_the_future_are_frozen(tmp_path: Path) -> None:
    text = "-- !benchmark @start invented type=x\ndef later := 1\n-- !benchmark @end invented\n" + LEAN
    task = load_task(
        verina(
            tmp_path,
            {"task.lean": text.replace("\n\n-- !benchmark @start proof_aux", "\n-- note\n\n-- !benchmark @start proof_aux")},
        )
    )
    assert not task.regions[0].editable
    assert roundtrip(task) == ""


@pytest.mark.parametrize("mode", ["codeproof", "proof"])
def test_several_code_regions(tmp_path: Path, mode: str) -> None:
    second = (
        "\ndef other (n : Nat) : Nat :=\n  -- !benchmark @start code def=other\n  n\n  -- !benchmark @end code def=other\n"
        "\n-- !benchmark @start code_aux def=other\n-- !benchmark @end code_aux def=other\n"
    )
    task = load_task(
        verina(
            tmp_path,
            {"task.lean": LEAN.replace("\n-- !benchmark @start postcond_aux", f"{second}\n-- !benchmark @start postcond_aux")},
        ),
        mode=mode,
    )
    assert task.policy.holes == (("pick", "other") if mode == "codeproof" else ())
    assert roundtrip(task) == ""
    assert task.tests is not None
    assert task.tests.function == "pick"


@pytest.mark.parametrize(
    ("changes", "rule", "says"),
    [
        (
            {"test.json": '[{"input": {"s": "", "c": "x", "o": {"a": 1}}, "expected": true}]'},
            "verina.tests",
            "test 1: a JSON dict",
        ),
        ({"test.json": '[{"input": {"s": "", "c": "x", "o": NaN}, "expected": true}]'}, "verina.json", "NaN"),
        ({"test.json": '[\n{"input": {"s": "\\ud800"}, "expected": true}]'}, "verina.json", "surrogate"),
        ({"test.json": "[\n1,\n"}, "verina.json", "test.json:3: is not JSON"),
        ({"test.json": "[1]"}, "verina.tests", "test 1 has no `expected`"),
        ({"reject_inputs.json": '[{"input": {"s": ""}}]'}, "verina.tests", "does not name the parameters s, c, o"),
        ({"reject_inputs.json": "{}"}, "verina.tests", "is not a JSON list"),
        ({"task.json": json.dumps({**MANIFEST, "lean_file": "a\nb"})}, "file.absent", r"a\nb: does not exist"),
        ({"task.json": "[" * 100_000}, "verina.json", "is not JSON"),
        ({"task.json": json.dumps({**MANIFEST, "signature": None})}, "verina.signature", "has no `signature`"),
        ({"description.txt": None}, "file.absent", "description.txt"),
        ({"description.txt": b"\xff"}, "file.encoding", "is not UTF-8"),
        ({"task.lean": LEAN.replace("\n", "\r\n", 1)}, "file.newline", "task.lean:2: mixes LF and CRLF"),
        ({"task.lean": LEAN.replace("  rfl\n", "  rfl /-\n")}, "lexer.unterminated", "task.lean:"),
        ({"task.lean": LEAN.replace("@end precond\n", "@end precond \n")}, "marker.form", "task.lean:14: "),
        ({"task.lean": LEAN.replace("  -- !benchmark @start code\n", "\t-- !benchmark @start code\n")}, "marker.alone", "alone"),
    ],
)
def test_a_fault_is_one_sentence_with_file_and_rule(
    tmp_path: Path, changes: Mapping[str, str | bytes | None], rule: str, says: str
) -> None:
    with pytest.raises(TaskError) as caught:
        load_task(verina(tmp_path, changes))
    assert caught.value.rule == rule
    assert says in str(caught.value)
    assert str(tmp_path) in str(caught.value)
    assert "\n" not in str(caught.value)


# ---------------------------------------------------------------- AlgoVeri

SPEC = """\
import Mathlib

section
variable (xs : List Int)
-- !benchmark @start precond
def ok (xs : List Int) : Prop := xs.length < 9
-- !benchmark @end precond

-- !benchmark @start auxcode
-- !benchmark @end auxcode

def count_sort (xs : List Int) (h : ok xs) : List Int :=
  -- !benchmark @start code
  /- to be written -/ -- here
  sorry
  -- !benchmark @end code

-- !benchmark @start postcond
def sorted (ys xs : List Int) : Prop := ys.Sorted (· ≤ ·) ∧ ys.Perm xs
-- !benchmark @end postcond

-- !benchmark @start lemma
-- helpers go here

-- !benchmark @end lemma
lemma count_sort_postcond_satisfied (xs : List Int) (h : ok xs) : sorted (count_sort xs h) xs := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
end
"""


def test_sections_comments_and_lemma(tmp_path: Path) -> None:
    task = load_task(algoveri(tmp_path, SPEC))
    assert [str(r.id) for r in task.editable()] == ["auxcode", "code", "lemma", "proof"]
    assert (task.policy.holes, task.obligations[0].name) == (("count_sort",), "count_sort_postcond_satisfied")
    assert pristine_files(task)["lean_spec.lean"] == SPEC, "what is shipped blank is shown as it stands"
    assert (task.instruction.text, task.instruction.required) == ("Use counting.", True)
    assert not task.defects
    assert roundtrip(task) == ""


@pytest.mark.parametrize(
    ("header", "kind"),
    [
        ("/-\nCopyright. import Nothing\n-/\nimport Mathlib\n\nopen Nat List\n", ImportClass.MATHLIB),
        ("-- import Nothing\nimport Mathlib.Tactic -- the tactics\nimport Mathlib.Data.List.Sort\n", ImportClass.MATHLIB),
        ("import Std.Data.HashMap\nset_option maxRecDepth 1000\n", ImportClass.STD),
        ("", ImportClass.CORE),
    ],
)
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_headers(tmp_path: Path, header: str, kind: ImportClass, newline: str) -> None:
    spec = SPEC.replace("import Mathlib\n", header).replace("\n", newline).rstrip(newline)
    task = load_task(algoveri(tmp_path, spec.encode()))
    assert task.import_class is kind
    assert "Nothing" not in task.imports
    assert task.files[0].to_bytes() == spec.encode()
    assert roundtrip(task) == ""


def test_names_in_nested_namespaces_that_close_after_the_proof(tmp_path: Path) -> None:
    spec = SPEC.replace("section\n", "namespace A.B\nsection\nnamespace C\n").replace("\nend\n", "\nend C\nend\nend A.B")
    task = load_task(algoveri(tmp_path, spec))
    assert task.policy.holes == ("A.B.C.count_sort",)
    assert task.obligations[0].name == "A.B.C.count_sort_postcond_satisfied"
    assert roundtrip(task) == ""


def test_a_text_is_found_under_either_name_and_an_empty_one_is_none(tmp_path: Path) -> None:
    folder = algoveri(tmp_path, SPEC, "\ufeff \r\n")
    with pytest.raises(TaskError, match="has no instruction") as caught:
        load_task(folder)
    assert caught.value.rule == "algoveri.text"
    (folder / "lean_spec.txt").write_text("Use counting.\r\n", newline="")
    task = load_task(folder)
    assert task.instruction.text == "Use counting."
    assert [d.code for d in task.defects] == ["misnamed_text"]
    (folder / "lean_nl.txt").write_bytes(b"\xfe")
    with pytest.raises(TaskError, match="is not UTF-8"):
        load_task(folder)


def test_files_beside_the_specification_are_ignored(tmp_path: Path) -> None:
    folder = algoveri(tmp_path, SPEC)
    for name in ("lean_spec_new.lean", "lean_nl_new.txt", "dafny_spec.dfy", "verus_spec.rs", "task.json.bak"):
        (folder / name).write_text("/- open")
    assert [f.path for f in load_task(folder).files] == ["lean_spec.lean"]


def test_a_folder_may_bring_its_own_instruction(tmp_path: Path) -> None:
    folder = algoveri(tmp_path, SPEC)
    (folder / "instruction.toml").write_text('text = "Sort by counting."\nkind = "strategy"\nspec_seen = true\n')
    task = load_task(folder)
    assert (task.instruction.text, task.instruction.source) == ("Sort by counting.", "file")
    assert len(task.instruction.criteria) == 3
    (folder / "instruction.toml").write_text("text = 3\n")
    with pytest.raises(Exception, match=r"instruction\.toml") as caught:
        load_task(folder)
    assert "\n" not in str(caught.value)
