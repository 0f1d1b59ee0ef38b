"""The prover before the model: cheap tactics at a unit's placeholder, written in place and checked before they count."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from p3.agent.draft import Unit, UnitKind
from p3.agent.workbench import Bench
from p3.agent.worker import Prover

FIXED = ("rfl", "simp", "omega", "norm_num")
"""The profile `fixed`; a tactic that a toolchain lacks just does not close anything."""

_PLACEHOLDER = re.compile(r"\bsorry\b")


def prover_of(profiles: Sequence[str]) -> Prover | None:
    """The prover that runs these profiles in order; None for none."""
    if not profiles:
        return None

    async def run(bench: Bench, unit: Unit) -> bool:
        return await close(bench, unit, profiles)

    return run


async def close(bench: Bench, unit: Unit, profiles: Iterable[str]) -> bool:
    """Whether a profile closed the unit; its proof is then in the draft, which is otherwise as before."""
    before = bench.draft
    line = bench.open_line(unit)
    if unit.kind is UnitKind.PROGRAM or line is None:
        return False
    await bench.send()
    for attempt in await bench.lean.attempts(unit.path, line, FIXED):
        if attempt.closed:
            text = before.share(unit.home, unit.name)
            bench.draft = before.with_share(unit.home, unit.name, _filled(text, attempt.tactic))
            if (await bench.look(unit)).closed:
                return True
    bench.draft = before
    return False


def _filled(text: str, tactic: str) -> str:
    """A share whose placeholder is replaced by a tactic block at its column."""
    found = _PLACEHOLDER.search(text)
    if found is None:
        return text
    column = found.start() - (text.rfind("\n", 0, found.start()) + 1)
    block = tactic.strip("\n").replace("\n", "\n" + " " * column)
    return text[: found.start()] + block + text[found.end() :]
