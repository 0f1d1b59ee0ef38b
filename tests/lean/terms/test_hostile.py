"""Altered modules: every reader ends, in time proportional to the file, with a module or an OleanError."""

from __future__ import annotations

import contextlib
import struct
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from p3.errors import OleanError
from p3.lean.terms import Environment, Library, Module
from p3.lean.terms.canonical import Canonical
from p3.lean.terms.extensions import overrides, tagged_declarations
from p3.lean.terms.keys import constant_digest, module_digest
from p3.lean.terms.names import Name
from p3.lean.terms.raw import OBJECTS
from p3.lean.terms.relevance import Relevance
from tests.lean.hand import Builder

pytestmark = pytest.mark.lean
SETTINGS = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def read_everything(data: bytes, library: Library) -> None:
    """All that a grade reads of a module."""
    module = Module([data], "M")
    env = Environment(library, [module])
    canonical = Canonical(env)
    module_digest(env, module)
    for name in module:
        env.axioms(name)
        canonical.form(env[name].type)
    for name in list(module)[:5]:
        constant_digest(env, name)
    overrides(module)
    tagged_declarations(module)


def end_well(data: bytes, library: Library) -> None:
    with contextlib.suppress(OleanError):
        read_everything(data, library)


@pytest.mark.slow
@SETTINGS
@given(data=st.data())
def test_altered_words(data: st.DataObject, sample_path: Path, library: Library) -> None:
    raw = bytearray(sample_path.read_bytes())
    words = len(raw) // 8
    (base,) = struct.unpack_from("<Q", raw, 80)
    for _ in range(data.draw(st.integers(1, 8))):
        at = 8 * data.draw(st.integers(10, words - 1))
        to = base + 8 * data.draw(st.integers(0, words + 4))
        word = data.draw(st.sampled_from([to, to + 1, 0, 1, 3, 2**63, 2**64 - 1, len(raw), 2**32]))
        struct.pack_into("<Q", raw, at, word)
    end_well(bytes(raw), library)


@SETTINGS
@given(data=st.data())
def test_altered_bytes(data: st.DataObject, sample_path: Path, library: Library) -> None:
    raw = bytearray(sample_path.read_bytes())
    for _ in range(data.draw(st.integers(1, 30))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    end_well(bytes(raw), library)


@settings(parent=SETTINGS, max_examples=40)
@given(data=st.data())
def test_cut_short(data: st.DataObject, sample_path: Path, library: Library) -> None:
    raw = sample_path.read_bytes()
    end_well(raw[: data.draw(st.integers(0, len(raw) - 1))], library)


def test_the_builder_makes_modules(library: Library) -> None:
    b = Builder()
    name = b.name("trusted")
    prop = b.prop()
    module = Module([b.module(b.array(name), b.array(b.axiom(name, prop)))], "M")
    assert [str(x) for x in module] == ["trusted"]
    read_everything(b.module(b.array(name), b.array(b.axiom(name, prop))), library)


def test_a_pointer_to_itself(library: Library) -> None:
    b = Builder()
    name = b.name("loop")
    own = b.here()
    loop = b.ctor(5, own, own, tail=b"\0" * 8)
    with pytest.raises(OleanError, match="forward"):
        read_everything(b.module(b.array(name), b.array(b.axiom(name, loop))), library)


def test_an_expression_that_unfolds_without_end(library: Library) -> None:
    b = Builder()
    name = b.name("wide")
    e = b.ctor(3, 1, tail=b"\0" * 8)
    for _ in range(5000):  # 2^5000 nodes as a tree, 5000 as a graph
        e = b.ctor(5, e, e, tail=b"\0" * 8)
    started = time.process_time()
    read_everything(b.module(b.array(name), b.array(b.axiom(name, e))), library)
    assert time.process_time() - started < 20


def test_a_name_longer_than_any_stack(library: Library) -> None:
    b = Builder()
    name = 1
    for _ in range(100_000):
        name = b.ctor(1, name, b.string(b"a"), tail=b"\0" * 8)
    with pytest.raises(OleanError, match="too long"):
        read_everything(b.module(b.array(name), b.array()), library)


def test_a_number_in_a_name_that_python_would_not_print(library: Library) -> None:
    b = Builder()
    limbs = 300
    number = b.put(250, 0, struct.pack("<iiQ", limbs, limbs, b.here() + 24) + b"\xff" * 8 * limbs)
    name = b.ctor(2, b.name("M"), number, tail=b"\0" * 8)
    with pytest.raises(OleanError, match="out of range"):
        read_everything(b.module(b.array(name), b.array()), library)


def test_types_of_very_many_arguments(library: Library) -> None:
    """Thousands of arguments, each of which takes thousands itself: what is looked at is bounded, and honest widths are not."""
    b = Builder()
    name, sort = b.name("wide"), b.prop()
    e = sort
    for _ in range(20_000):
        e = b.ctor(7, 1, sort, e, tail=b"\0" * 16)
    env = Environment(library, [Module([b.module(b.array(name), b.array(b.axiom(name, e)))], "M")])
    shape = Relevance(env).shape(Name(("wide",)))
    assert shape
    assert len(shape.arguments) == 20_000
    domain = e
    for _ in range(2_000):
        e = b.ctor(7, 1, domain, e, tail=b"\0" * 16)
    wider = Environment(library, [Module([b.module(b.array(name), b.array(b.axiom(name, e)))], "M")])
    with pytest.raises(OleanError, match="more arguments"):
        Relevance(wider).shape(Name(("wide",)))


def test_constants_that_share_one_large_term(library: Library) -> None:
    b = Builder()
    e = sort = b.prop()
    for _ in range(2_000):
        e = b.ctor(7, 1, sort, e, tail=b"\0" * 16)
    names = [b.name(f"c{i}") for i in range(1_000)]
    env = Environment(library, [Module([b.module(b.array(*names), b.array(*(b.axiom(n, e) for n in names)))], "M")])
    with pytest.raises(OleanError, match="share more"):
        env.closure(env)


@pytest.mark.slow
def test_a_deep_expression(library: Library) -> None:
    b = Builder()
    name = b.name("deep")
    e = sort = b.ctor(3, 1, tail=b"\0" * 8)
    for _ in range(100_000):
        e = b.ctor(7, 1, sort, e, tail=b"\0" * 16)
    read_everything(b.module(b.array(name), b.array(b.axiom(name, e))), library)


def test_strings_that_overlap(library: Library) -> None:
    """Many string objects that claim the same bytes would make reading quadratic."""
    b = Builder()
    size = 400_000
    start = len(b.body)
    for i in range(0, size // 2, 32):  # headers inside what the first string claims
        rest = size - i - 32
        b.body += struct.pack("<iHBB", 0, 0, 0, 249) + struct.pack("<3Q", rest, rest, rest)
    b.body += b"a" * (size - (len(b.body) - start) - 1) + b"\0"
    names = [b.ctor(1, 1, b.BASE + OBJECTS + start + i, tail=b"\0" * 8) for i in range(0, size // 2, 32)]
    with pytest.raises(OleanError):
        read_everything(b.module(b.array(*names), b.array()), library)


def test_counts_beyond_the_file(library: Library) -> None:
    b = Builder()
    huge = b.put(246, 0, struct.pack("<2Q", 2**61, 2**61))
    with pytest.raises(OleanError, match=r"beyond the end|overlap"):
        read_everything(b.module(huge, huge), library)


def test_constants_under_another_name(library: Library) -> None:
    b = Builder()
    listed, stored = b.name("listed"), b.name("stored")
    prop = b.prop()
    with pytest.raises(OleanError, match="calls itself"):
        read_everything(b.module(b.array(listed), b.array(b.axiom(stored, prop))), library)


def test_a_constant_listed_twice(library: Library) -> None:
    b = Builder()
    name = b.name("twice")
    prop = b.prop()
    one = b.axiom(name, prop)
    with pytest.raises(OleanError, match="listed twice"):
        read_everything(b.module(b.array(name, name), b.array(one, one)), library)
