import json
import math
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p3.frozen import Frozen
from p3.llm.lenient import objects_in, partial_object
from p3.llm.model import Finish, ModelReply
from p3.llm.scripted import ScriptedModel
from p3.llm.structured import Unreadable, ask, read, read_reply, validate
from p3.plan.model import Plan, Review, Role
from tests.llm.support import WRITE, request, script


class Colour(StrEnum):
    RED = "red"
    DARK_BLUE = "dark_blue"


class Box(Frozen):
    name: str
    colour: Colour = Colour.RED
    size: int | None = None
    tags: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ('{"name": "a"}', {}),
        ('Here it is:\n\n{"name": "a"}\n\nI hope this helps {smile}.', {}),
        ('```json\n{"name": "a"}\n```', {}),
        ('Set {x // x > 0} first.\n```\n{"name": "a"}\n```\nDone.', {}),
        ('<think>maybe {"name": "z"}</think>{"name": "a"}', {}),
        ('{"name": "a", "tags": ["t",],}', {"tags": ("t",)}),
        ('{"name": "a", // the name\n "tags": [] /* none */}', {}),
        ('{"name": "a", "size": None}', {}),
        ('{"name": "a", "size": "3"}', {"size": 3}),
        ('{"name": "a", "colour": "Dark Blue"}', {"colour": Colour.DARK_BLUE}),
        ('{"Name": "a", "COLOUR": "RED"}', {}),
        ('{"name": "a", "tags": "t"}', {"tags": ("t",)}),
        ('{"name": "a", "tags": null}', {}),
        ('{"name": "a", "mood": "extra"}', {}),
        ('{"box": {"name": "a"}}', {}),
    ],
)
def test_what_models_write_around_json(text: str, fields: dict[str, Any]) -> None:
    assert read(text, Box) == Box(name="a", **fields)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (r'{"name": "\lambda x, ∃ y"}', r"\lambda x, ∃ y"),
        (r'{"name": "a \\ b \"c\" \n d"}', 'a \\ b "c" \n d'),
        ('{"name": "by\n  simp\n\trfl"}', "by\n  simp\n\trfl"),
        ('{"name": "{ x // x > 0 }, [1,]"}', "{ x // x > 0 }, [1,]"),
        ('{"name": "None, True"}', "None, True"),
        ('```json\n{"name": "```lean\nrfl\n```"}\n```', "```lean\nrfl\n```"),
    ],
)
def test_text_inside_strings_is_not_touched(written: str, meant: str) -> None:
    assert read(written, Box).name == meant


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("I cannot.", "holds no JSON object"),
        ("", "holds no JSON object"),
        ('{"name": "a", "ta', "breaks off after name"),
        ('{"nam', "breaks off after its start"),
        ('{"size": 3}', "name: is missing"),
        ('{"name": "a", "colour": "green"}', "colour: must be 'red' or 'dark_blue', not \"green\""),
        ('{"name": "a", "size": "many"}', 'size: .*not "many"'),
        ('{"name": "a"} or {"name": "b"}', "two different answers"),
    ],
)
def test_problems_are_said_to_the_model(text: str, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        read(text, Box)


def test_near_spellings_only_where_allowed() -> None:
    node = {"name": "f", "role": "auxilliary", "region": "proof"}
    plan = {"contract": {"summary": "s"}, "obligations": [node]}
    assert validate(plan, Plan, strict=False).obligations[0].role is Role.AUXILIARY
    with pytest.raises(Unreadable, match="role"):
        validate(plan, Plan)
    for verdict in ("PASSED", "PAS", "NOT PASS", "PASS?!no"):
        with pytest.raises(Unreadable):
            validate({"verdict": verdict}, Review)
    assert validate({"verdict": "pass"}, Review).verdict == "PASS"


def test_the_last_draft_counts_where_nothing_is_decided() -> None:
    assert read('{"name": "a"} better: {"name": "b"}', Box, strict=False).name == "b"


def test_a_cut_reply_counts_only_when_whole() -> None:
    assert read_reply(ModelReply(text='{"name": "a"} and', finish=Finish.LENGTH), Box).name == "a"
    with pytest.raises(Unreadable, match="cut off"):
        read_reply(ModelReply(text='{"name": "a"', finish=Finish.LENGTH), Box)


async def test_one_turn_to_mend(tmp_path: Path) -> None:
    model = ScriptedModel(script(tmp_path, {"text": "oops"}, {"text": '{"name": "a"}', "expect": "holds no JSON object"}))
    answer = await ask(model, request(), Box)
    assert (answer.value, answer.problem, len(answer.replies), answer.malformed) == (Box(name="a"), "", 2, 1)


async def test_one_turn_only(tmp_path: Path) -> None:
    model = ScriptedModel(script(tmp_path, {"text": "oops", "repeat": 5}))
    answer = await ask(model, request(), Box)
    assert (answer.value, len(answer.replies), answer.malformed) == (None, 2, 2)


@pytest.mark.parametrize(
    ("first", "replies", "finish"),
    [
        ({"text": "no", "finish": "refusal"}, 1, Finish.REFUSAL),
        ({"text": "", "finish": "content_filter"}, 1, Finish.FILTER),
        ({"text": ""}, 2, Finish.EMPTY),
        ({"text": '{"na', "finish": "length"}, 2, Finish.LENGTH),
    ],
)
async def test_endings_are_counted(tmp_path: Path, first: dict[str, Any], replies: int, finish: Finish) -> None:
    answer = await ask(ScriptedModel(script(tmp_path, first, {"text": '{"name": "a"}'})), request(), Box)
    assert len(answer.replies) == replies
    assert answer.count(finish) == 1
    assert answer.malformed == 0
    assert (answer.value is None) == (replies == 1)


async def test_never_together_with_tools(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="never"):
        await ask(ScriptedModel(script(tmp_path, {"text": "x"})), request(tools=(WRITE,)), Box)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(value=st.dictionaries(st.text(), _JSON, max_size=4), before=st.text("ab \n.,:}]", max_size=20), after=st.text(max_size=20))
def test_valid_json_is_read_as_it_is(value: dict[str, Any], before: str, after: str) -> None:
    found = list(objects_in(before + json.dumps(value) + after))
    assert value in found


@given(st.text(alphabet='{}[]":,\\ \n`abTrue/*#λ0', max_size=80))
def test_nothing_makes_it_fail(text: str) -> None:
    assert all(isinstance(v, dict) for v in objects_in(text))
    begun = partial_object(text)
    assert begun is None or isinstance(begun, dict)
    assert math.isfinite(len(text))
