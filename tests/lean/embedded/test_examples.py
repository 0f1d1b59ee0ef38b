"""Every example of the library, each with its expected result; each is a Lean process of its own."""

from __future__ import annotations

import pytest

from p3.lean.embedded.toolchain import EmbeddedToolchain
from tests.lean.embedded.running import Example, examples, run_lean

ALL = tuple(examples())


@pytest.mark.lean
@pytest.mark.slow
@pytest.mark.parametrize("example", ALL, ids=[f"{e.file}-{e.name}" for e in ALL])
def test_example(embedded: EmbeddedToolchain, example: Example) -> None:
    toolchain = embedded.with_mathlib_layer() if "import Mathlib" in example.text else embedded
    assert example.failure(run_lean(toolchain, example.text)) is None


def test_examples_are_told_apart() -> None:
    names = [(e.file, e.name) for e in ALL]
    assert len(set(names)) == len(names) >= 336
    assert all(e.expectation == "ok" or (e.expectation[:4] in ("out ", "err ") and len(e.expectation) > 4) for e in ALL)
