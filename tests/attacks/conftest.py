"""Graders for the corpus: the full one, and one with nothing before the build."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from p3.grade.pipeline import LeanGrader
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Limits
from p3.lean.sandbox import default_sandbox
from tests.attacks.harness import TEXT_STAGES, Fixture

EVALUATION = Limits(cpu_s=4, wall_s=200)


GraderFor = Callable[[Fixture], LeanGrader]


def _graders(embedded: EmbeddedToolchain, **base: Any) -> GraderFor:
    """One grader for all fixtures without options of their own."""
    made: dict[str, LeanGrader] = {}

    def grader_for(fixture: Fixture) -> LeanGrader:
        options = fixture.options(evaluation=EVALUATION, **base)
        return made.setdefault(options.model_dump_json(), LeanGrader(embedded, default_sandbox(), options=options))

    return grader_for


@pytest.fixture(scope="session")
def grader(embedded: EmbeddedToolchain) -> GraderFor:
    """As users have it."""
    return _graders(embedded)


@pytest.fixture(scope="session")
def bare(embedded: EmbeddedToolchain) -> GraderFor:
    """Stages 1 to 4 off: no look at the text, no guards."""
    return _graders(embedded, guards=False, without=TEXT_STAGES)
