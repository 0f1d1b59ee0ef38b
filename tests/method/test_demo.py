"""The demonstration and the samples, as far as their files tell."""

from __future__ import annotations

from p3.method.demo import ALL, CASES
from p3.method.model import Counts, Outcome, OutcomeStatus
from tests.method.test_samples import SAMPLES


def test_there_are_twelve_and_half_of_them_began_with_a_wrong_attempt() -> None:
    assert len(SAMPLES) >= 12
    wrong = [p for p in SAMPLES if (p / "plan-first.json").exists() or "expect =" in (p / "replies.toml").read_text()]
    assert 2 * len(wrong) >= len(SAMPLES)


def test_the_demonstration_shows_everything_it_promises() -> None:
    assert len(CASES) >= 5
    assert {s.what for c in CASES for s in c.shows} == {s.what for s in ALL}


def test_what_is_shown_is_read_from_the_outcome() -> None:
    base = {"task_id": "t", "method": "p3", "models": {"default": "m"}, "status": OutcomeStatus.REJECTED}
    assert not any(s.seen(Outcome(**base)) for s in ALL)  # type: ignore[arg-type]
    counts = Counts(gate_rejections=1, review_rejections=1, repairs=1, replans=1)
    assert all(s.seen(Outcome(**base, counts=counts, code="R_INSTRUCTION")) for s in ALL)  # type: ignore[arg-type]
