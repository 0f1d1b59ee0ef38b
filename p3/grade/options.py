"""What a grade may use up, and which of its stages run."""

from __future__ import annotations

from pydantic import Field

from p3.frozen import Frozen
from p3.grade.model import Stage
from p3.lean.build import DEFAULT_HEARTBEATS
from p3.lean.model import Limits
from p3.lean.replay import HEARTBEATS, REPLAY_LIMITS

MINIMUM_LEAN = (4, 34, 1)
"""The first release with every known soundness fault of the kernel mended."""


class GradeOptions(Frozen):
    """Limits and switches. Heartbeats, CPU, memory and sizes turn a candidate down; wall clocks only stop the grader."""

    build: Limits = Limits(wall_s=900.0, cpu_s=600.0, memory_mb=6144, file_bytes=128_000_000)
    heartbeats: int = DEFAULT_HEARTBEATS
    """Lean's `maxHeartbeats` while building."""
    olean_bytes: int = 32_000_000
    """Largest compiled module that is read."""
    replay: Limits = REPLAY_LIMITS
    kernel_heartbeats: int = HEARTBEATS
    test_heartbeats: int = 10_000_000
    """Small allocations the kernel may make for one hidden test."""
    evaluation: Limits = Limits(wall_s=300.0, cpu_s=60.0, memory_mb=4096, processes=64, output_bytes=1_000_000)
    """For tests that only evaluation can settle, all of them together."""
    audit: bool = True
    """Run the stages after the first failing one as well, where what they need exists."""
    guards: bool = True
    """Wrap command regions in sections of unguessable names first."""
    task_toolchain: bool = False
    """The toolchain is the task's own, which may be older than the known-good one; receipts say so."""
    without: frozenset[Stage] = Field(default_factory=frozenset)
    """Stages left out, to measure what each of them catches. A verdict given without a stage is no verdict."""
