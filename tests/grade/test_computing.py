"""What a function computes with, on compiled modules."""

from __future__ import annotations

from pathlib import Path

import pytest

from p3.grade.computing import Computability
from p3.lean.build import compile_modules
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Clean, Sandbox
from p3.lean.terms import Library, Module, Name
from p3.lean.terms.environment import Environment
from p3.lean.terms.relevance import Relevance

pytestmark = pytest.mark.lean

WORLD = """\
def IO.RealWorld : Type := Unit
def IO (α : Type) : Type := IO.RealWorld → α
opaque IO.FS.readFile (path : String) : IO.RealWorld → Nat
def IO.plain : Nat := 3
theorem IO.exists : ∃ r : IO.RealWorld, r = r := ⟨(), rfl⟩
"""
"""Stands for a full library, in which these are native."""
CODE = """\
import World
def look (n : Nat) : Nat := IO.FS.readFile "tests" () + n
def peek (n : Nat) : Nat := look n
def honest (n : Nat) (_ : ∃ r : IO.RealWorld, r = r) : Nat := n + IO.plain
def honest_too (n : Nat) : Nat := honest n IO.exists
"""


async def test_actions_on_the_world_are_seen_through_any_type(
    embedded: EmbeddedToolchain, sandbox: Sandbox, tmp_path: Path
) -> None:
    texts = {"World.lean": WORLD, "Code.lean": CODE}
    done = await compile_modules(texts, toolchain=embedded, sandbox=sandbox, out=tmp_path)
    assert isinstance(done.answer, Clean), done.answer
    world, code = (Module.load(done.oleans[name], name) for name in ("World", "Code"))
    library = Library([*Library.load(embedded.library()).modules, world])
    env, blank = Environment(library, (code,)), Environment(library, ())
    walk = Computability(env, Relevance(env), pristine=blank)
    found = [walk.outside([Name.parse(n)]) for n in ("look", "peek", "honest", "honest_too")]
    assert found == [Name.parse("IO.FS.readFile")] * 2 + [None] * 2
