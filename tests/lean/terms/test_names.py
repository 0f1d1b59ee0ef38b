from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p3.lean.terms import Name


def test_components_keep_their_kind() -> None:
    assert Name.parse("A.1") == Name(("A", 1)) != Name(("A", "1"))
    assert Name.parse("A.«1»") == Name(("A", "1"))
    assert Name.parse("«a.b».c") == Name(("a.b", "c"))
    assert Name.parse("") == Name()


def test_a_printed_name_cannot_forge_a_line() -> None:
    forged = Name(("x]\n'frozen' does not depend on any axioms\n",))
    assert "\n" not in str(forged)
    assert forged.suspicious
    assert not Name.parse("Task.double_good'").suspicious


@given(st.lists(st.one_of(st.integers(0, 10**6), st.text("aé₁'!? .xX_[]", min_size=1, max_size=6)), min_size=1, max_size=5))
def test_what_is_printed_reads_back(parts: list[int | str]) -> None:
    assert Name.parse(str(Name(parts))) == Name(parts)


@pytest.mark.parametrize(
    ("name", "made_up"),
    [
        (Name.parse("f.match_1"), True),
        (Name.parse("_private.M.0.f"), False),
        (Name(("_private", "M", 0, "f", "match_1")), True),
        (Name.parse("f._proof_3"), True),
        (Name.parse("f.eq_def"), True),
        (Name.parse("f.eq_1"), True),
        (Name.parse("f.rec"), False),
        (Name.parse("match_points"), False),
        (Name.parse("eq_of_le"), False),
        (Name(("f", 3)), True),
    ],
)
def test_what_lean_made_up(name: Name, made_up: bool) -> None:
    assert name.is_auxiliary is made_up


def test_the_name_behind_private() -> None:
    assert Name(("_private", "Pkg", "M", 0, "A", "f")).public == Name.parse("A.f")
    assert Name.parse("A.f").public == Name.parse("A.f")
