"""Loading: counts, roles, obligations in groups, names in full, what is wrong with public instances, bytes that come back."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from p3.task.formats import repo
from p3.task.formats.repo.details import details
from p3.task.formats.repo.materialise import original_bytes
from p3.task.load import load_task
from p3.task.model import FileRole, ObligationKind, RegionKind, Task
from p3.task.rules import ImportClass
from p3.task.splice import extract, pristine_files, shipped, splice

from .conftest import HARNESS, IMPL, OWN, OWN_NAMES, PUBLIC_PATHS, TWO_NAMESPACES, Make, loaded, manifest, needs_public, public

MODES = ("proof", "codeproof")
KEYS = ("imports", "global_aux", "code", "code_aux", "proof", "proof_aux", "solution", "claim")


def _slots(task: Task) -> dict[str, int]:
    counts = Counter(r.id.key for r in task.regions)
    return {k: counts[k] for k in KEYS if counts[k]}


# ---------------------------------------------------------------- BankLedger's figures


def test_bankledger_has_the_published_shape() -> None:
    task = load_task(OWN / "BankLedger", mode="proof")
    data = details(task)
    per_module = Counter(s.module for s in data.specs)
    assert per_module == {"Account": 4, "Transaction": 3, "Transfer": 2, "Ledger": 2}
    assert Counter(a.module for a in data.apis) == {"Account": 4, "Transaction": 2, "Transfer": 1, "Ledger": 3}
    assert task.toolchain == "4.29.1"
    assert task.import_class is ImportClass.CORE
    assert task.file("BankLedger/Test.lean").text.count("#guard") == 15
    assert 'syntax "joint_unsat" ident ident ident*' in task.file("BankLedger/Harness.lean").text
    assert (OWN / "BankLedger/BankLedger/Impl").is_dir()
    notes = sum(p.read_text().count("-- !curation") for p in (OWN / "BankLedger/BankLedger/Impl").glob("*.lean"))
    assert notes == 10


def test_bankledger_slots_and_theorems_in_mode_proof() -> None:
    task = loaded(OWN / "BankLedger", "proof")
    assert len(task.obligations) == 22
    assert _slots(task) == {"imports": 8, "global_aux": 8, "code": 10, "code_aux": 10, "proof": 22, "proof_aux": 22}
    assert len(task.regions) == 80


def test_bankledger_slots_and_theorems_in_mode_codeproof() -> None:
    task = loaded(OWN / "BankLedger", "codeproof")
    assert len(task.obligations) == 33
    assert _slots(task) == {
        "imports": 9,
        "global_aux": 9,
        "code": 10,
        "code_aux": 10,
        "proof": 34,
        "proof_aux": 34,
        "solution": 1,
        "claim": 1,
    }
    assert len(task.regions) == 108


# ---------------------------------------------------------------- every instance

EVERY = [*(OWN / name for name in OWN_NAMES), *PUBLIC_PATHS]


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("path", EVERY, ids=lambda p: p.name)
def test_every_instance_loads_and_comes_back(path: Path, mode: str) -> None:
    task = loaded(path, mode)
    for file in task.files:
        if file.role is not FileRole.GENERATED:
            assert original_bytes(task, file.path) == (path / file.path).read_bytes(), file.path
    candidate = shipped(task)
    assert extract(task, splice(task, candidate).files) == candidate
    _check_regions(task)
    _check_obligations(task)


def _check_regions(task: Task) -> None:
    for region in task.regions:
        assert task.file(region.path).text[region.start : region.end] == region.pristine
        if region.kind is RegionKind.CODE and region.editable:
            assert region.blank.strip() == "sorry"
        if task.mode == "proof" and region.kind in (RegionKind.CODE, RegionKind.CODE_AUX):
            assert not region.editable, "a candidate cannot replace given code"
    assert not any(r.editable for r in task.regions if r.id.key == "claim")
    order = {f.path: i for i, f in enumerate(task.files)}
    assert [order[r.path] for r in task.regions] == sorted(order[r.path] for r in task.regions)


def _check_obligations(task: Task) -> None:
    kinds = {
        "proof": {ObligationKind.PROVE, ObligationKind.DISPROVE},
        "codeproof": {ObligationKind.PROVE, ObligationKind.UNSAT, ObligationKind.SAT},
    }[task.mode]
    groups: dict[str, set[ObligationKind]] = {}
    for obligation in task.obligations:
        groups.setdefault(obligation.group, set()).add(obligation.kind)
        assert task.region(obligation.region).declaration == obligation.name
        assert task.region(obligation.region).path == obligation.path
    assert len(groups) == len(details(task).specs)
    assert all(found == kinds for found in groups.values())
    names = [o.name for o in task.obligations]
    assert len(names) == len(set(names))


@pytest.mark.slow
@pytest.mark.parametrize("path", EVERY, ids=lambda p: p.name)
def test_files_stand_in_build_order(path: Path) -> None:
    task = loaded(path)
    seen: set[str] = set()
    modules = {f.path.removesuffix(".lean").replace("/", ".") for f in task.files}
    for file in task.files:
        own = {line.split()[1] for line in file.text.split("\n") if line.startswith("import ")} & modules
        assert own <= seen, file.path
        seen.add(file.path.removesuffix(".lean").replace("/", "."))
    roles = [f.role for f in task.files]
    tests = [f.path for f in task.files if f.role is FileRole.TEST]
    assert len(tests) == 1
    assert roles[-1] is FileRole.TEST


@needs_public
def test_public_instances_have_their_apis_and_specs() -> None:
    found = {p.name: (len([a for a in d.apis if not a.helper]), len(d.specs)) for p in PUBLIC_PATHS for d in [details(loaded(p))]}
    known = {
        "DedekindReals": (17, 82),
        "Unicode": (30, 46),
        "base58": (4, 53),
        "cachetools": (5, 74),
        "linked_list": (64, 109),
        "piggybank": (4, 23),
        "primepy": (7, 9),
        "pyradix": (6, 52),
        "semver": (5, 53),
        "sortedcontainers": (71, 49),
        "textwrap": (2, 60),
        "toposort": (2, 15),
        "verdict": (31, 119),
    }
    assert {k: v for k, v in found.items() if k in known} == {k: v for k, v in known.items() if k in found}


@pytest.mark.parametrize("name", OWN_NAMES)
@pytest.mark.parametrize("mode", MODES)
def test_own_instances_ship_a_complete_solution_that_no_model_sees(name: str, mode: str) -> None:
    task = loaded(OWN / name, mode)
    assert task.reference is not None
    assert task.reference_complete
    assert not task.defects
    assert set(task.reference.regions) <= {str(r.id) for r in task.editable()}
    assert task.view().reference is None
    shown = "".join(pristine_files(task).values())
    for region, body in task.reference.regions.items():
        if task.region(region).kind is RegionKind.PROOF and len(body) > 60:
            assert body not in shown


# ---------------------------------------------------------------- names and references


@needs_public
def test_specs_in_a_namespace_are_resolved() -> None:
    task = loaded(public("base58"))
    assert details(task).specs[0].name == "Base58Spec.spec_decode_int_positional_value"
    text = task.file("Base58/Proof/Codec.lean").text
    assert "theorem prove_decode_int_positional_value : Base58Spec.spec_decode_int_positional_value canonical := by" in text


@needs_public
def test_a_harness_in_a_namespace_is_resolved() -> None:
    task = loaded(public("DedekindReals"))
    text = task.file("DedekindReals/Proof/Cut.lean").text
    assert "theorem prove_Rle_equiv : spec_Rle_equiv DedekindReals.canonical := by" in text
    assert "∃ impl : DedekindReals.RepoImpl, spec_Rle_equiv impl := by" in text


def test_two_packages_have_their_proof_files_apart() -> None:
    task = loaded(OWN / "SnapStore")
    generated = [f.path for f in task.files if f.role is FileRole.GENERATED]
    assert generated == ["SnapStore/Proof/Table.lean", "History/Proof/Snapshot.lean", "SnapStore/Proof/Joint.lean"]
    assert "TableLaws.spec_get_put_same canonical" in task.file("SnapStore/Proof/Table.lean").text
    joint = task.file("SnapStore/Proof/Joint.lean").text
    assert "import SnapStore.Spec.Table\nimport History.Spec.Snapshot\n" in joint


def test_a_module_below_a_folder_imports_what_its_path_says(make: Make) -> None:
    data = manifest()
    module = data["packages"][0]["modules"][0]
    module["name"], module["spec"] = "Calc/Core", "Tiny/Calc/Spec/Core.lean"
    files = {
        "Tiny/Spec/Core.lean": None,
        "Tiny/Calc/Spec/Core.lean": "import Tiny.Harness\ndef spec_even (impl : RepoImpl) := True\n",
    }
    module["specs"] = ["spec_even"]
    task = repo.load(make(data, files))
    assert task.file("Tiny/Proof/Calc/Core.lean").text.startswith("import Tiny.Harness\nimport Tiny.Calc.Spec.Core\n")
    assert "import Tiny.Calc.Spec.Core\n" in task.file("Tiny/Proof/Joint.lean").text


def test_specs_that_differ_in_their_namespace_alone_keep_it(make: Make) -> None:
    data = manifest()
    data["packages"][0]["modules"][0]["specs"] = ["A.spec_x", "B.spec_x"]
    task = repo.load(make(data, {"Tiny/Spec/Core.lean": TWO_NAMESPACES}), mode="proof")
    assert [o.name for o in task.obligations] == ["A.prove_x", "A.disprove_x", "B.prove_x", "B.disprove_x"]
    assert "theorem A.prove_x : A.spec_x canonical := by" in task.file("Tiny/Proof/Core.lean").text


@needs_public
def test_a_helper_region_outside_the_apis_can_be_filled() -> None:
    task = loaded(public("Unicode"))
    entry = next(a for a in details(task).apis if a.name == "utf8IsMinimalWellFormedCodeUnitSubsequence")
    assert entry.helper
    assert task.region(entry.region).editable
    assert not any(d.action == "exclude" for d in task.defects)
    unlisted = [a.name for a in details(loaded(public("sortedcontainers"))).apis if a.helper]
    assert unlisted == ["sortedKeyListBisectKeyLeft", "sortedKeyListBisectKeyRight"]


@needs_public
def test_reference_bodies_that_are_sorry_and_absent_files_are_noted() -> None:
    task = loaded(public("verdict"), "proof")
    defect = next(d for d in task.defects if d.code == "reference_sorry")
    assert not task.policy.frozen_sorry, "what rests on such a body is not proved"
    assert defect.reason.startswith("20 reference bodies are `sorry`")
    assert len([f for f in task.files if f.path.endswith("Proof/Validator.lean")]) == 1
    assert not any("Proof/Hex" in f.path for f in task.files), "a module without specifications has no Proof file"
    assert not loaded(public("verdict")).reference_complete


@needs_public
def test_trusted_axioms_are_trusted_under_their_full_names_only() -> None:
    policy = loaded(public("DedekindReals"), "proof").policy
    assert not policy.frozen_sorry
    assert len(policy.frozen_axioms) == 24
    assert all(name.startswith("DedekindReals.") for name in policy.frozen_axioms)
    assert "unfinishedMinMax" not in (*policy.frozen_axioms, *policy.allowed_axioms)


@needs_public
def test_a_trusted_axiom_that_proves_everything_excludes_the_task() -> None:
    for mode in MODES:
        defect = next(d for d in loaded(public("DedekindReals"), mode).defects if d.code == "inconsistent_axiom")
        assert defect.action == "exclude"
        assert "`DedekindReals.unfinished" in defect.reason


@pytest.mark.parametrize(
    ("axiom", "excluded"),
    [
        ("axiom given : ∀ (A : Type), A", True),
        ("axiom given : (A : Prop) → A", True),
        ("axiom given : ∀ A : Sort _, A", True),
        ("axiom given : False", True),
        ("axiom given : ∀ (A : Type), A → A", False),
        ("axiom given : ∀ (A : Type) (a : A), a = a", False),
        ("axiom given : Nat", False),
    ],
)
def test_axioms_that_plainly_prove_everything(make: Make, axiom: str, excluded: bool) -> None:
    data = manifest()
    data["trusted_axioms"] = ["given"]
    task = repo.load(make(data, {"Tiny/Harness.lean": f"{HARNESS}\n{axiom}\n"}))
    assert task.policy.frozen_axioms == ("given",)
    assert [d.code for d in task.defects] == (["inconsistent_axiom"] if excluded else [])


def test_a_trusted_name_that_nothing_bears_is_trusted_nowhere(make: Make) -> None:
    data = manifest()
    data["trusted_axioms"] = ["unfinished"]
    task = repo.load(make(data))
    assert "unfinished" not in (*task.policy.frozen_axioms, *task.policy.allowed_axioms)
    assert [d.code for d in task.defects] == ["trusted_axiom_absent"]


@needs_public
def test_what_instances_import_decides_what_they_need() -> None:
    assert loaded(public("toposort")).import_class is ImportClass.STD
    assert loaded(public("DedekindReals")).import_class is ImportClass.MATHLIB
    assert loaded(public("semver")).import_class is ImportClass.CORE


# ---------------------------------------------------------------- references of specifications


@needs_public
def test_a_spec_that_refers_to_blanked_code_excludes_the_task() -> None:
    task = loaded(public("toposort"), "codeproof")
    defect = next(d for d in task.defects if d.code == "spec_reference")
    assert defect.action == "exclude"
    assert "ToposortSort/Spec/Aux.lean:30 mentions `Toposort.flattenLayers`" in defect.reason
    assert not loaded(public("toposort"), "proof").defects, "where the code is given the reference is harmless"


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("Tiny.twice 0 = 0", "mentions `Tiny.twice`, which the candidate writes"),
        ("impl.tiny.thrice 0 = 0", "mentions `impl.tiny.thrice`, which is no operation"),
        ("impl.other.twice 0 = 0", "mentions `impl.other.twice`, which is no operation"),
    ],
)
def test_references_that_are_neither_api_nor_helper_are_rejected(make: Make, body: str, says: str) -> None:
    spec = (
        f"import Tiny.Harness\ndef spec_even (impl : RepoImpl) : Prop := {body}\ndef spec_zero (impl : RepoImpl) : Prop := True\n"
    )
    task = repo.load(make(None, {"Tiny/Spec/Core.lean": spec}))
    assert [d.action for d in task.defects] == ["exclude"]
    assert says in task.defects[0].reason
    assert "Tiny/Spec/Core.lean:2" in task.defects[0].reason


@pytest.mark.parametrize(
    "spec",
    [
        "import Tiny.Harness\nopen Tiny\ndef spec_even (impl : RepoImpl) : Prop := twice 0 = 0\n",
        "import Tiny.Harness\nnamespace Tiny\ndef spec_even (impl : RepoImpl) : Prop := twice 0 = 0\nend Tiny\n",
    ],
)
def test_a_reference_through_an_open_namespace_is_seen(make: Make, spec: str) -> None:
    data = manifest()
    data["packages"][0]["modules"][0]["specs"] = ["spec_even"]
    assert "mentions `Tiny.twice`" in repo.load(make(data, {"Tiny/Spec/Core.lean": spec})).defects[0].reason


def test_bound_variables_comments_and_frozen_helpers_are_no_such_references(make: Make) -> None:
    spec = """\
import Tiny.Harness
open Tiny
/-- Not about Tiny.twice itself. -/
def helper (n : Nat) : Nat := n -- Tiny.twice
def spec_even (impl : RepoImpl) : Prop := ∀ f, f = impl.tiny.twice → (fun twice => twice (helper 1)) f = f (helper 1)
def spec_zero (impl : RepoImpl) : Prop := (impl.tiny.twice 0).succ = 1
"""
    assert not repo.load(make(None, {"Tiny/Spec/Core.lean": spec})).defects


def test_frozen_text_that_needs_a_helper_of_the_reference_excludes_the_task(make: Make) -> None:
    helper = "-- !benchmark @start global_aux\nabbrev Tiny.Number := Nat\n-- !benchmark @end global_aux\n"
    impl = helper + IMPL.replace("abbrev TwiceSig := Nat → Nat", "abbrev TwiceSig := Number → Number")
    folder = make(None, {"Tiny/Impl/Core.lean": impl})
    defect = repo.load(folder, mode="codeproof").defects[0]
    assert (defect.code, defect.action) == ("frozen_reference", "exclude")
    assert "needs `Tiny.Number`" in defect.reason
    assert not repo.load(folder, mode="proof").defects


def test_helpers_are_listed_in_any_form(make: Make) -> None:
    data = manifest()
    module = data["packages"][0]["modules"][0]
    module["spec_helpers"] = ["«term_+_»", {"kind": "helper"}, {"name": "two words"}]
    data["trusted_axioms"] = ["no name at all"]
    assert repo.load(make(data)).obligations


def test_tests_that_need_the_reference_helpers_are_not_run(make: Make) -> None:
    helper = "-- !benchmark @start code_aux def=twice\ndef double (n : Nat) := n + n\n"
    files = {
        "Tiny/Impl/Core.lean": IMPL.replace("-- !benchmark @start code_aux def=twice\n", helper),
        "Tiny/Test.lean": "import Tiny.Harness\nopen Tiny\n#guard double 2 == 4\n",
    }
    task = repo.load(make(None, files))
    assert "Tiny/Test.lean:3 uses `Tiny.double`" in details(task).tests_skipped
    assert details(repo.load(make(None, files), mode="proof")).tests_skipped == ""
