"""Stages 1 to 3: what the text alone shows. Early and precise; nothing unsound depends on them."""

from __future__ import annotations

from p3.grade.state import Grading, Result, first_of, rejected
from p3.task import intake


async def run_intake(g: Grading) -> Result:
    """Stage 1: ids, sizes, characters, markers."""
    return _stage(g, 1)


async def run_lexer(g: Grading) -> Result:
    """Stage 2: every region is whole and of its kind."""
    return _stage(g, 2)


async def run_allow_lists(g: Grading) -> Result:
    """Stage 3: commands, attributes, options, imports, names."""
    return _stage(g, 3)


def _stage(g: Grading, number: int) -> Result:
    if g.problems is None:
        try:
            g.problems = intake.check(g.task, g.candidate)
        except RecursionError:
            return rejected("R_UNBALANCED", "the text is nested too deeply to be read")
    if g.problems:
        g.void = g.void or g.problems[0].code
    return first_of([(p.code, str(p)) for p in g.problems if p.stage == number])
