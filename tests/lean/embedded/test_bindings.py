"""The bindings to what the shared library holds in compiled form."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p3.lean.embedded import wheel
from p3.lean.embedded.bindings import elf
from p3.lean.embedded.bindings.generate import TARGET, generate
from p3.lean.embedded.bindings.mangling import demangle, mangle, quoted


def test_names_and_symbols() -> None:
    assert mangle("List.map") == "l_List_map"
    assert mangle("Lean.Parser.Tactic.exact?") == "l_Lean_Parser_Tactic_exact_x3f"
    assert demangle("l_term___x2b__") == ["term_+_"]
    assert demangle("l___private_Lean_Elab_Import_0__Lean_Elab_checkComponentPortability") == [
        *("_private", "Lean", "Elab", "Import", 0, "Lean", "Elab", "checkComponentPortability")
    ]
    assert quoted(["Lean", "term_+_"]) == "Lean.«term_+_»"
    with pytest.raises(ValueError, match="not the symbol"):
        demangle("lean_nat_add")


@pytest.mark.slow
@given(st.lists(st.from_regex(r"\A[A-Za-z][A-Za-z0-9]{0,5}[?!']?\Z"), min_size=1, max_size=4))
def test_mangling_is_undone(parts: list[str]) -> None:
    assert demangle(mangle(".".join(parts))) == parts


def test_another_kind_of_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "library.dylib"
    path.write_bytes(b"\xcf\xfa\xed\xfe" + bytes(200))
    with pytest.raises(ValueError, match="ELF"):
        elf.symbols(path)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads an ELF file and /proc")
def test_symbols_are_those_that_the_loader_sees() -> None:
    library = wheel.find().shared_library
    kinds = {s.name: s.kind for s in elf.symbols(library)}
    assert kinds["lean_main"] == "code"
    assert kinds["l_Lean_Elab_checkModuleNamePortability"] == "code"
    assert kinds["l_Lean_Parser_Tactic_exact"] in ("data", "zeroed")
    assert len(elf.symbols(library, local=True)) > len(kinds)


@pytest.mark.slow
@pytest.mark.lean
@pytest.mark.skipif(sys.platform != "linux", reason="reads an ELF file and /proc")
def test_the_shipped_bindings_are_those_of_the_wheel() -> None:
    text, left_out = generate(wheel.find().shared_library)
    assert text == TARGET.read_text(encoding="utf-8")
    assert not [line for line in left_out if line.startswith("no description")]
