"""Repository instances with whatever a public one may bring, written here: names, namespaces, packages, files, notes."""

from __future__ import annotations

from typing import Any

import pytest

from p3.errors import TaskError
from p3.task.formats import repo
from p3.task.formats.repo.details import details
from p3.task.formats.repo.materialise import original_bytes
from p3.task.model import FileRole, ObligationKind, RegionKind
from p3.task.splice import extract, shipped, splice

from .conftest import FILES, HARNESS, IMPL, Make, manifest

NESTED = """\
import Tiny.Harness
import Tiny.Spec.Aux

namespace Outer
namespace Inner.Deep

private def twofold (n : Nat) : Prop := n % 2 = 0
@[simp] protected theorem helper_fact : twofold 0 := rfl

/-- About doubling. -/
@[reducible] noncomputable def spec_even (impl : RepoImpl) : Prop := ∀ n, twofold (impl.tiny.twice n)

end Inner.Deep
section
abbrev spec_zero (impl : RepoImpl) : Prop := impl.tiny.twice Aux.zero = 0
end
end Outer
"""


def module(data: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = data["packages"][0]["modules"][0]
    return found


def test_nested_namespaces_private_helpers_and_a_module_named_aux(make: Make) -> None:
    data = manifest()
    data["packages"][0]["modules"].append({"name": "Aux", "impl": None, "spec": "Tiny/Spec/Aux.lean"})
    aux = "import Tiny.Harness\nnamespace Aux\ndef zero := 0\nend Aux\n"
    task = repo.load(make(data, {"Tiny/Spec/Core.lean": NESTED, "Tiny/Spec/Aux.lean": aux}))
    assert not task.defects
    assert [s.name for s in details(task).specs] == ["Outer.Inner.Deep.spec_even", "Outer.spec_zero"]
    text = task.file("Tiny/Proof/Core.lean").text
    assert "theorem sat_even : ∃ impl : RepoImpl, Outer.Inner.Deep.spec_even impl := by\n" in text
    assert not any(f.path == "Tiny/Proof/Aux.lean" for f in task.files), "it has no specifications"
    assert {o.kind for o in task.obligations} == {ObligationKind.PROVE, ObligationKind.UNSAT, ObligationKind.SAT}
    assert [f.path for f in task.files].index("Tiny/Spec/Aux.lean") < [f.path for f in task.files].index("Tiny/Spec/Core.lean")


def test_partly_qualified_and_ambiguous_names(make: Make) -> None:
    data = manifest()
    module(data)["specs"] = ["Deep.spec_even", "Outer.spec_zero"]
    files = {"Tiny/Spec/Core.lean": NESTED.replace("import Tiny.Spec.Aux\n", "").replace("Aux.zero", "0")}
    assert [s.name for s in details(repo.load(make(data, files))).specs] == ["Outer.Inner.Deep.spec_even", "Outer.spec_zero"]
    twice = "import Tiny.Harness\nnamespace A\ndef spec_x (impl : RepoImpl) := True\nend A\nnamespace B\n"
    module(data)["specs"] = ["spec_x"]
    with pytest.raises(TaskError, match="specification `spec_x` is not defined"):
        repo.load(make(data, {"Tiny/Spec/Core.lean": f"{twice}def spec_x (impl : RepoImpl) := True\nend B\n"}))


def _two_packages() -> tuple[dict[str, Any], dict[str, str | None]]:
    """A second package whose module, operation and specification are called like those of the first."""
    data = manifest()
    second = manifest()["packages"][0] | {"name": "Other", "bundle": "Other/Bundle.lean", "bundle_type": "OtherBundle"}
    second |= {"repo_impl_field": "other"}
    second["modules"][0] |= {"impl": "Other/Impl/Core.lean", "spec": "Other/Spec/Core.lean", "specs": ["OtherLaws.spec_even"]}
    data["packages"].append(second)
    spec = "namespace OtherLaws\ndef spec_even (impl : RepoImpl) : Prop := impl.other.twice 0 = 0\nend OtherLaws\n"
    files = {
        "Other/Impl/Core.lean": IMPL.replace("Tiny", "Other"),
        "Other/Bundle.lean": FILES["Tiny/Bundle.lean"].replace("Tiny", "Other"),
        "Tiny/Harness.lean": "import Other.Bundle\n"
        + HARNESS.replace("tiny : TinyBundle", "tiny : TinyBundle\n  other : OtherBundle").replace(
            "Tiny.twice }", "Tiny.twice }\n  other := { twice := Other.twice }"
        ),
        "Other/Spec/Core.lean": f"import Tiny.Harness\n{spec}",
    }
    return data, {**files}


@pytest.mark.parametrize("mode", ["proof", "codeproof"])
def test_two_packages_that_use_the_same_names(make: Make, mode: str) -> None:
    data, files = _two_packages()
    task = repo.load(make(data, files), mode=mode)
    assert not task.defects
    names = [o.name for o in task.obligations]
    assert len(set(names)) == len(names) == (6 if mode == "proof" else 9)
    assert {"OtherLaws.prove_even", "prove_even", "prove_zero"} <= set(names)
    assert [a.declaration for a in details(task).apis] == ["Tiny.twice", "Other.twice"]
    assert len({a.region for a in details(task).apis}) == 2
    candidate = shipped(task)
    assert extract(task, splice(task, candidate).files) == candidate


def test_fields_that_may_be_absent_and_files_that_may_be(make: Make) -> None:
    data = manifest()
    del module(data)["apis"]
    task = repo.load(make(data, {"Tiny/Test.lean": None, "Tiny.lean": None, "lakefile.toml": None}))
    assert not any(f.role is FileRole.TEST for f in task.files)
    assert [(a.name, a.helper) for a in details(task).apis] == [("twice", True)], "its region is there to be filled"
    assert [d.code for d in task.defects] == ["spec_reference"], "specifications speak of an operation that is not listed"


def test_code_in_a_file_that_the_manifest_does_not_list_is_to_be_filled(make: Make) -> None:
    extra = IMPL.replace("twice", "thrice").replace("TwiceSig", "ThriceSig").replace("n + n", "3 * n")
    files = {"Tiny/Impl/Extra.lean": extra, "Tiny/Impl/Core.lean": f"import Tiny.Impl.Extra\n{IMPL}"}
    task = repo.load(make(None, files))
    assert set(task.policy.holes) == {"Tiny.twice", "Tiny.thrice"}
    helper = next(a for a in details(task).apis if a.name == "thrice")
    assert (helper.helper, helper.module) == (True, "Tiny/Impl/Extra.lean")


def test_notes_of_curators_are_seen_by_nobody_and_come_back(make: Make) -> None:
    noted = IMPL.replace("def twice", "-- !curation @api the sum\n  -- !curation @kind x\ndef twice").replace(
        "  fun n => n + n\n", '  fun n => n + n -- "!curation" is no note here\n'
    )
    folder = make(None, {"Tiny/Impl/Core.lean": noted})
    for mode in ("proof", "codeproof"):
        task = repo.load(folder, mode=mode)
        text = task.file("Tiny/Impl/Core.lean").text
        assert "@api" not in text
        assert "@kind" not in text
        assert original_bytes(task, "Tiny/Impl/Core.lean") == noted.encode()
        region = next(r for r in task.regions if r.kind is RegionKind.CODE)
        assert text[region.start : region.end] == region.pristine


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_newlines_of_either_kind_come_back(make: Make, newline: str) -> None:
    folder = make()
    for path in folder.rglob("*.lean"):
        path.write_bytes(path.read_text().rstrip("\n").replace("\n", newline).encode())
    task = repo.load(folder)
    for file in task.files:
        if file.role is not FileRole.GENERATED:
            assert original_bytes(task, file.path) == (folder / file.path).read_bytes()
    candidate = shipped(task)
    assert extract(task, splice(task, candidate).files) == candidate


def test_frozen_axioms_are_trusted_where_the_manifest_says_so(make: Make) -> None:
    data = manifest()
    data["trusted_axioms"] = ["Tiny.given", "propext", "other"]
    axioms = "axiom given : (0 : Nat) = 0\naxiom not_listed : True\nnamespace A\naxiom other : True\nend A\n"
    harness = f"{HARNESS}\nnamespace Tiny\n{axioms}end Tiny\n"
    policy = repo.load(make(data, {"Tiny/Harness.lean": harness})).policy
    assert policy.frozen_axioms == ("Tiny.given", "Tiny.A.other")


@pytest.mark.parametrize("body", ["", "-- specs=[spec_even, spec_zero]\n"])
def test_markers_in_comments_of_shipped_files_are_text(make: Make, body: str) -> None:
    slot = "def=joint_unsatisfiability"
    joint = f"/- An example:\n-- !solution @start {slot}\n{body}-- !solution @end {slot}\n-/\n"
    spec = FILES["Tiny/Spec/Core.lean"] + joint
    task = repo.load(make(None, {"Tiny/Spec/Core.lean": spec, "Tiny/Proof_modecodeproof/Joint.lean": "/- never read"}))
    assert not any(r.path == "Tiny/Spec/Core.lean" for r in task.regions)
    assert [r.id.key for r in task.regions if r.path == "Tiny/Proof/Joint.lean"] == [
        "imports",
        "global_aux",
        "solution",
        "proof_aux",
        "claim",
        "proof",
    ]
