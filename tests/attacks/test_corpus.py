"""Every hostile candidate is turned down for its own reason, every honest one passes."""

from __future__ import annotations

import asyncio
import random

import pytest

from p3.grade.codes import CODES
from p3.grade.model import VerdictStatus
from tests.attacks.conftest import GraderFor
from tests.attacks.harness import Fixture, fixtures, objections

pytestmark = [pytest.mark.lean]

UNSOUND = ("falsum",)
"""Tasks whose theorem is false."""
REJECTED, HONEST = fixtures("rejected"), fixtures("honest")
QUICK = frozenset(
    (
        "a01_admit",
        "a11_axiom",
        "a42_comment_swallows",
        "a53_beq_in_tests",
        "a61_spec_oracle",
        "a62_implemented_by_aux_name",
        "classical",
        "mutual",
        "section_across",
    )
)
"""Run even where slow tests are not: one or two of each stage."""


def _cases(those: list[Fixture]) -> list[object]:
    return [pytest.param(f, id=f.name, marks=() if f.name in QUICK else pytest.mark.slow) for f in those]


@pytest.mark.parametrize("fixture", _cases(REJECTED))
async def test_hostile(fixture: Fixture, grader: GraderFor, bare: GraderFor) -> None:
    task = fixture.load()
    candidate = fixture.candidate(task)
    verdict = await grader(fixture).grade(task, candidate)
    assert (verdict.status, verdict.code, verdict.evidence != "") == (VerdictStatus.REJECT, fixture.code, True)
    assert objections(verdict) == fixture.objects
    if fixture.bare == fixture.objects.get("5 build"):
        return  # the audit built the text without guards as well, and it fails
    without_text = await bare(fixture).grade(task, candidate)
    expected = VerdictStatus.REJECT if fixture.bare else VerdictStatus.PASS
    assert (without_text.status, without_text.code) == (expected, fixture.bare), without_text.evidence


@pytest.mark.parametrize("fixture", _cases(HONEST))
async def test_honest(fixture: Fixture, grader: GraderFor, bare: GraderFor) -> None:
    task = fixture.load()
    candidate = fixture.candidate(task)
    verdict = await grader(fixture).grade(task, candidate)
    assert (verdict.status, verdict.code, verdict.evidence) == (VerdictStatus.PASS, "", "")
    assert verdict.receipt
    assert verdict.receipt.guarded is fixture.guarded
    assert (await bare(fixture).grade(task, candidate)).code == fixture.bare


def test_nothing_unsound_depends_on_the_text() -> None:
    assert all(f.bare for f in REJECTED if f.task in UNSOUND)


def test_expectations_are_codes_of_the_table() -> None:
    for fixture in (*REJECTED, *HONEST):
        named = {*fixture.objects.values(), *filter(None, (fixture.code, fixture.bare))}
        assert named <= set(CODES), fixture.name
        assert fixture.honest or fixture.code in fixture.objects.values(), fixture.name


@pytest.mark.slow
async def test_order_and_company_do_not_matter(grader: GraderFor) -> None:
    """Twice over, in two orders, four at a time: one verdict, one reason, one set of terms for each candidate."""
    some = [f for f in (*REJECTED, *HONEST) if f.name in QUICK]
    answers: dict[str, set[tuple[object, ...]]] = {f.name: set() for f in some}
    at_once = asyncio.Semaphore(4)

    async def grade(fixture: Fixture) -> None:
        task = fixture.load()
        async with at_once:
            verdict = await grader(fixture).grade(task, fixture.candidate(task))
        terms = verdict.receipt.terms_sha256 if verdict.receipt else {}
        said = tuple((c.stage, c.status, c.code, c.evidence) for c in verdict.checks)
        answers[fixture.name].add((verdict.status, verdict.code, said, *sorted(terms.items())))

    for seed in (1, 2):
        order = random.Random(seed).sample(some, len(some))
        await asyncio.gather(*map(grade, order))
    assert {name: len(found) for name, found in answers.items()} == dict.fromkeys(answers, 1)
    assert all(next(iter(answers[f.name]))[1] == f.code for f in some)
