"""Fixtures of the plan's tests: one gate on the embedded toolchain, tasks, and a plan that passes."""

from __future__ import annotations

import pytest

from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.sandbox import default_sandbox
from p3.plan.gate import Gate
from p3.plan.lean import PlanLean
from p3.plan.model import Plan
from p3.task.model import Task
from tests.plan import examples


@pytest.fixture(scope="session")
def gate(embedded: EmbeddedToolchain) -> Gate:
    """A gate; it keeps what it learns of each task's own text."""
    return Gate(PlanLean(embedded, default_sandbox()))


@pytest.fixture(scope="session")
def sorting() -> Task:
    """Insertion sort: sortedness and permutation."""
    return examples.sample("algoveri", "insertion_sort")


@pytest.fixture
def plan() -> Plan:
    """A plan for `sorting` that the gate passes."""
    return examples.sorting_plan()
