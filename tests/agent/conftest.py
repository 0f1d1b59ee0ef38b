"""Fixtures of the agents' tests: the gate, the sorting task and its plan are those of the plan's tests."""

from tests.plan.conftest import gate, plan, sorting

__all__ = ["gate", "plan", "sorting"]
