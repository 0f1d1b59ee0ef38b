"""Fixtures that several rooms use."""

from __future__ import annotations

import os

import hypothesis
import pytest

from p3.lean.embedded.toolchain import EmbeddedToolchain, ensure

# The same examples in every CI run of a commit; new ones on every other run.
hypothesis.settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    hypothesis.settings.load_profile("ci")


@pytest.fixture(scope="session")
def embedded() -> EmbeddedToolchain:
    """The embedded toolchain, compiled once for all test processes of this machine."""
    return ensure(lambda *_: None)
