from __future__ import annotations

import pytest

from p3.lean.terms.environment import Environment
from p3.plan.gate import Gate
from p3.plan.names import near_names, search_names
from p3.task.model import Task

pytestmark = pytest.mark.lean


@pytest.fixture
async def env(gate: Gate, sorting: Task) -> Environment:
    found = (await gate.pristine(sorting)).environment
    assert found is not None
    return found


def test_every_word_counts_and_the_closest_come_first(env: Environment) -> None:
    found = search_names(env, "reverse append")
    assert found[0] == "List.reverse_append"
    assert all("reverse" in n.lower() and "append" in n.lower() for n in found)
    assert search_names(env, "List.length_append")[0] == "List.length_append"
    assert search_names(env, "nondecreasing") == ["nondecreasing"]
    assert search_names(env, "`mod_lt`")[0] == "Nat.mod_lt"
    assert len(search_names(env, "list", limit=7)) == 7
    assert search_names(env, "no such thing") == []
    assert search_names(env, " ") == []


def test_what_lean_makes_up_is_not_offered(env: Environment) -> None:
    assert not any(n.split(".")[-1] in ("casesOn", "rec", "noConfusion") for n in search_names(env, "List", limit=2000))


def test_wrong_names_lead_to_right_ones(env: Environment) -> None:
    assert near_names(env, "List.Perm.transs")[0] == "List.Perm.trans"
    assert "List.reverse_append" in near_names(env, "reverse_append")
    assert "Nat.mod_lt" in near_names(env, "Int.mod_lt")
    assert near_names(env, "Zebra.zzz_qqq") == []
