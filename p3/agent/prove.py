"""The prover before the model: cheap tactics at a unit's placeholder, written in place and checked before they count."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from p3.agent.draft import Unit, UnitKind
from p3.agent.workbench import Bench
from p3.agent.worker import Prover
from p3.lean.prover import prove

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
    text = (await bench.send()).spliced.files[unit.path]
    for profile in profiles:
        found = await prove(
            bench.lean,
            text=text,
            path=unit.path,
            line=line,
            profile=profile,
            recursion_variables=unit.hints.recursion,
            library=unit.hints.library,
            unfold=unit.hints.unfold,
        )
        if found.tactic is not None:
            share = before.share(unit.home, unit.name)
            hole = _PLACEHOLDER.search(share)
            assert hole is not None  # `open_line` found it
            filled = share[: hole.start()] + found.tactic + share[hole.end() :]
            bench.draft = before.with_share(unit.home, unit.name, filled)
            if (await bench.look(unit)).closed:
                return True
    bench.draft = before
    return False
