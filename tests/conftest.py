"""Fixtures that several rooms use."""

from __future__ import annotations

import contextlib
import os
import signal

import hypothesis
import pytest

from p3.lean.embedded.toolchain import EmbeddedToolchain, ensure

# The same examples in every CI run of a commit; new ones on every other run.
hypothesis.settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    hypothesis.settings.load_profile("ci")

# A shell that starts the tests in the background has them ignore SIGINT, and whatever they start would ignore it too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    with contextlib.suppress(ValueError):  # outside the main thread nothing can be set
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def embedded() -> EmbeddedToolchain:
    """The embedded toolchain, compiled once for all test processes of this machine."""
    return ensure(lambda *_: None)
