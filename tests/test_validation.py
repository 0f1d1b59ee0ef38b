"""What pydantic finds wrong, in words for a person."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from p3.plan.model import Plan
from p3.validation import fault


class Inner(BaseModel):
    model_config = ConfigDict(extra="forbid")
    name: str
    size: float = 1

    @field_validator("name")
    @classmethod
    def _short(cls, value: str) -> str:
        if len(value) > 5:
            raise ValueError("the name is too long")
        return value


class Outer(BaseModel):
    model_config = ConfigDict(extra="forbid")
    inner: Inner
    inners: tuple[Inner, ...] = Field(default=(), max_length=3)
    named: dict[str, Inner] = Field(default_factory=dict)
    few: tuple[str, ...] = Field(default=("a",), min_length=1)
    perhaps: Inner | None = None


GOOD = {"name": "a"}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({}, "`inner` is missing"),
        ({"iner": GOOD}, "there is no field `iner`; did you mean `inner`?"),
        ({"inner": {"nam": "a"}}, "there is no field `inner.nam`; did you mean `name`?"),
        ({"inner": GOOD, "inners": [{"name": "a", "siz": 1}]}, "there is no field `inners.0.siz`; did you mean `size`?"),
        ({"inner": GOOD, "named": {"x": {"name": "a", "siz": 1}}}, "there is no field `named.x.siz`; did you mean `size`?"),
        ({"inner": GOOD, "perhaps": {"name": "a", "siz": 1}}, "there is no field `perhaps.siz`; did you mean `size`?"),
        ({"inner": GOOD, "zzz": 1}, "there is no field `zzz`"),
        ({"zzz": 1}, "there is no field `zzz`, and `inner` is missing"),
        ({"inner": "x"}, "`inner` must be an object"),
        ({"inner": {"name": 3}}, "`inner.name` must be text"),
        ({"inner": {"name": "a", "size": "x"}}, "`inner.size` must be a number"),
        ({"inner": {"name": "abcdef"}}, "`inner.name`: the name is too long"),
        ({"inner": GOOD, "few": []}, "`few` needs at least 1 entry"),
        ({"inner": GOOD, "inners": "x"}, "`inners` must be a list"),
    ],
)
def test_one_sentence(data: dict[str, Any], said: str) -> None:
    with pytest.raises(ValidationError) as caught:
        Outer.model_validate(data)
    assert fault(caught.value, Outer) == said


def test_a_plan_that_breaks_off() -> None:
    with pytest.raises(ValidationError) as caught:
        Plan.model_validate_json('{"contract": ')
    assert fault(caught.value, Plan).startswith("it is not JSON: ")
