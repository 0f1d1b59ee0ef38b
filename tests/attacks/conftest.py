"""Graders for the corpus: the full one, and one with nothing before the build."""

from __future__ import annotations

import pytest

from p3.grade.options import GradeOptions
from p3.grade.pipeline import LeanGrader
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Limits
from p3.lean.sandbox import default_sandbox
from tests.attacks.harness import TEXT_STAGES

EVALUATION = Limits(cpu_s=8, wall_s=200)


@pytest.fixture(scope="session")
def grader(embedded: EmbeddedToolchain) -> LeanGrader:
    """As users have it."""
    return LeanGrader(embedded, default_sandbox(), options=GradeOptions(evaluation=EVALUATION))


@pytest.fixture(scope="session")
def bare(embedded: EmbeddedToolchain) -> LeanGrader:
    """Stages 1 to 4 off: no look at the text, no guards."""
    options = GradeOptions(evaluation=EVALUATION, guards=False, without=TEXT_STAGES)
    return LeanGrader(embedded, default_sandbox(), options=options)
