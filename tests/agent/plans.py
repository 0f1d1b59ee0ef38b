"""The plans of the sample tasks."""

from __future__ import annotations

import json

from p3 import assets
from p3.plan.model import Plan


def plan_of(benchmark: str, name: str, file: str = "plan.json") -> Plan:
    """A sample task's plan."""
    path = assets.benchmarks() / benchmark / "samples" / name / file
    return Plan.model_validate(json.loads(path.read_text(encoding="utf-8")))
