"""Reading real compiled modules."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from p3.errors import OleanError
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.terms import Environment, Kind, Library, Module, Name, Safety
from p3.lean.terms.extensions import Entry, extension_names, overrides, tagged_declarations
from p3.lean.terms.store import APP, CONST, LIT

pytestmark = pytest.mark.lean


def n(text: str) -> Name:
    return Name.parse(text)


@pytest.fixture
def env(library: Library, sample: Module) -> Environment:
    return Environment(library, [sample])


def test_kinds_safety_and_counts(env: Environment) -> None:
    kinds = {name: env.kind(n(name)) for name in ("Point", "Point.mk", "Point.rec", "sum", "swap", "given", "hidden", "Point.x")}
    assert list(kinds.values()) == [
        Kind.INDUCTIVE, Kind.CONSTRUCTOR, Kind.RECURSOR, Kind.DEFINITION, Kind.THEOREM, Kind.AXIOM, Kind.OPAQUE, Kind.DEFINITION,
    ]  # fmt: skip
    assert env[n("danger")].safety is Safety.UNSAFE
    assert env[n("sum")].safety is Safety.SAFE
    assert env[n("Point.mk")].numbers == (0, 0, 2)
    assert env[n("Point.mk")].parent == n("Point")
    assert env[n("Forest")].constructors == (n("Forest.nil"), n("Forest.cons"))
    assert env[n("Tree")].group == (n("Tree"), n("Forest"))
    assert len(env[n("Forest.rec")].rules) == 2
    assert env[n("Alias")].hint == "abbrev"
    assert isinstance(env[n("sum")].hint, int)


def test_terms_are_decoded(env: Environment) -> None:
    big, text = env[n("big")], env[n("text")]
    literals = {node[1] for c in (big, text) for node in env.store.descend(c.value or 0) if node[0] == LIT}
    assert literals == {123456789012345678901234567890, "héllo"}
    heads = {node[1] for node in env.store.descend(env[n("Point.mk")].type) if node[0] == CONST}
    assert heads == {n("Nat"), n("Point")}
    assert any(node[0] == APP for node in env.store.descend(env[n("sum")].value or 0))


def test_private_names_are_numbered(sample: Module) -> None:
    assert Name(("_private", "M", 0, "secret")) in sample
    assert Name(("_private", "M", "0", "secret")) not in sample


def test_the_walk_sees_what_naive_ones_miss(env: Environment) -> None:
    assert n("Lie") in env.refs(n("hidden"))  # the value of an opaque
    assert n("Point") in env.refs(n("field"))  # only a projection names the structure
    assert n("Nat") in env.refs(n("big"))  # a literal
    assert n("String") in env.refs(n("text"))
    assert {n("Forest.nil"), n("Forest.cons")} <= env.refs(n("Forest.rec"))
    assert n("Tree") in env.refs(n("Tree.node"))


def test_axioms_by_exact_name(env: Environment) -> None:
    assert env.axioms(n("uses_given")) == {n("given")}
    assert env.axioms(n("hidden")) == {n("Lie")}
    assert [a for a in env.axioms(n("trusting")) if any(str(p).startswith("_native") for p in a)]
    assert env.path(n("uses_given"), n("given")) == (n("uses_given"), n("given"))


def test_attributes_and_tags(sample: Module) -> None:
    assert set(overrides(sample)) == {
        Entry("implemented_by", n("slow"), n("fast")),
        Entry("extern", n("foreign")),
        Entry("export", n("exported")),
        Entry("csimp", n("slow"), n("fast")),
    }
    assert tagged_declarations(sample) == {"noncomputable": frozenset({n("chosen")})}
    assert "Lean.Meta.instanceExtension" in extension_names(sample)


def test_duplicates_of_the_library_are_told(library: Library, compiled: Callable[..., Path]) -> None:
    twice = Module.load(compiled("def only := 1"), "A"), Module.load(compiled("def only := 1"), "B")
    assert Environment(library, twice).duplicates == {n("only"): ("A", "B")}


def test_a_module_in_parts(embedded: EmbeddedToolchain, tmp_path: Path) -> None:
    text = "module\nprelude\npublic inductive T : Prop where | intro\npublic theorem x : T := T.intro\ntheorem y : T := x\n"
    (tmp_path / "M.lean").write_text(text)
    argv = embedded.lean("-o", "M.olean", "M.lean")
    subprocess.run(argv, cwd=tmp_path, env=embedded.env(), check=True)
    module = Module.load(tmp_path / "M.olean")
    assert module.is_module
    assert module.kind(n("x")) is Kind.THEOREM  # an axiom in the part that others import
    assert Name(("_private", "M", 0, "y")) in module
    (tmp_path / "M.olean.private").unlink()
    assert Module.load(tmp_path / "M.olean").kind(n("x")) is not Kind.THEOREM


def test_parts_of_a_plain_module_are_not_read(sample_path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "M.olean"
    copy.write_bytes(sample_path.read_bytes())
    copy.with_name("M.olean.private").write_bytes(b"anything")
    assert Module.load(copy).sha256 == Module.load(sample_path).sha256


@pytest.mark.parametrize("spoil", [b"", b"olean", b"x" * 400, b"olean\x03" + b"\0" * 400])
def test_what_is_no_module_is_an_error(spoil: bytes, tmp_path: Path) -> None:
    (tmp_path / "M.olean").write_bytes(spoil)
    with pytest.raises(OleanError, match=r"M\.olean"):
        Module.load(tmp_path / "M.olean")


def test_absent_and_too_large(sample_path: Path, tmp_path: Path) -> None:
    with pytest.raises(OleanError, match="cannot be read"):
        Module.load(tmp_path / "M.olean")
    with pytest.raises(OleanError, match="larger than"):
        Module.load(sample_path, limit=1000)
