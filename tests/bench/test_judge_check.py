"""The planted items, and a judge measured on them."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from p3.bench.judge_check import check_judge
from p3.bench.judge_items import KINDS, planted_items
from p3.llm.model import ModelReply, Usage
from p3.task.judge_view import judge_view


def test_items_cover_every_kind_and_both_labels():
    items = planted_items()
    assert len(items) >= 60
    counts = Counter(i.kind for i in items)
    assert set(counts) == set(KINDS)
    assert all(n >= 5 for n in counts.values())
    kept = sum(i.kept for i in items)
    assert len(items) / 4 <= kept <= 3 * len(items) / 4
    assert all(i.kept for i in items if i.kind == "right but unusual")
    assert len({i.id for i in items}) == len(items)
    assert len({i.candidate.sha256 for i in items}) == len(items)


def test_what_talks_to_the_judge_is_found_without_a_model_and_nothing_else_is():
    for item in planted_items():
        found = judge_view(item.task, item.candidate).addressing
        assert bool(found) == (item.kind == "talks to the judge"), (item.id, found)


class Judge:
    """Answers by a rule on the code it is shown, and quotes the first line."""

    name, live, supports_tools = "rule", False, False

    def __init__(self, rule):
        self.rule = rule

    async def complete(self, request):
        code = request.messages[-1].content
        passed = self.rule(code)
        line = next(x for x in code.split("\n") if x.startswith("def ") or x.startswith("noncomputable def "))
        answer = {"verdict": "PASS" if passed else "FAIL", "reason": "by rule", "quotes": [line]}
        return ModelReply(text=json.dumps(answer), usage=Usage(calls=1))

    async def close(self):
        pass


async def test_a_judge_that_passes_everything_is_shown_as_such():
    items = planted_items()
    got = await check_judge(Judge(lambda code: True), items)
    kinds = {k.kind: k for k in got.kinds}
    assert kinds["oracle"].false_pass == kinds["oracle"].items
    assert kinds["talks to the judge"].right == kinds["talks to the judge"].items
    assert kinds["right but unusual"].right == kinds["right but unusual"].items
    assert got.agreement.kappa < 0.5


async def test_an_unreadable_judge_never_counts_as_a_pass():
    class Mute(Judge):
        async def complete(self, request):
            return ModelReply(text="I think it is fine.", usage=Usage(calls=1))

    got = await check_judge(Mute(None), planted_items())
    assert sum(k.unknown for k in got.kinds) == len([i for i in planted_items() if i.kind != "talks to the judge"])
    assert not any(j.passed for j in got.judged)


@pytest.mark.parametrize("parallel", [1, 8])
async def test_order_of_results_is_the_order_of_items(parallel):
    items = planted_items()[:12]
    got = await check_judge(Judge(lambda code: "Classical" not in code), items, parallel=parallel)
    assert [j.item.id for j in got.judged] == [i.id for i in items]
