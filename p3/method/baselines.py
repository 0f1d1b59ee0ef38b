"""What the baselines share: whole-region units of a task, shown regions and diagnostics, the check that a candidate is whole."""

from __future__ import annotations

from typing import Any

from p3.agent.draft import PROGRAM_KINDS, Draft, Unit, UnitKind
from p3.agent.phase import proof_unit
from p3.agent.stuck import Try
from p3.agent.workbench import Fault, Look
from p3.plan.graph import groups
from p3.task.model import Region, RegionKind, Task

HELPERS = frozenset({RegionKind.PROOF_AUX, RegionKind.GLOBAL_AUX})


def program_regions(task: Task, path: str) -> tuple[Region, ...]:
    """Editable regions of a file's program; empty for a file without code to write."""
    own = [r for r in task.editable() if r.path == path and r.kind in PROGRAM_KINDS]
    return tuple(own) if any(r.kind is RegionKind.CODE for r in own) else ()


def program_units(task: Task) -> tuple[Unit, ...]:
    """One unit for each file with code to write, in build order."""
    found = []
    for file in task.files:
        regions = program_regions(task, file.path)
        if regions:
            code = [str(r.id) for r in regions if r.kind is RegionKind.CODE]
            found.append((file.path, code[-1], tuple(str(r.id) for r in regions)))
    name = "program" if len(found) == 1 else "program:{}"
    return tuple(Unit(name.format(path), UnitKind.PROGRAM, path, home, own) for path, home, own in found)


def proof_units(task: Task) -> tuple[Unit, ...]:
    """One unit for each exactly-one group; helper regions right before a proof are its own, others everybody's in turn."""
    taken: set[str] = {region for u in program_units(task) for region in u.regions}
    units = []
    for members in groups(task).values():
        helpers: list[str] = []
        for member in members:
            place = task.region(member.region)
            before = [r for r in task.editable() if r.path == place.path and r.start < place.start and r.kind in HELPERS]
            helpers += [str(r.id) for r in before[-1:] if str(r.id) not in taken]
        unit = proof_unit(task, members, tuple(helpers))
        taken.update(unit.regions)
        units.append(unit)
    return tuple(units)


def skeleton(task: Task, unit: Unit) -> dict[str, str]:
    """A unit's regions before it has been worked on: as the blank task has them.

    Where one of several obligations is to be chosen nothing is set, so that the regions left alone do not count as open.
    """
    proofs = [r for r in unit.regions if task.region(r).kind is RegionKind.PROOF]
    return {} if len(proofs) > 1 else {r: task.region(r).blank for r in unit.regions}


def shown_regions(draft: Draft, regions: tuple[str, ...]) -> list[dict[str, str]]:
    """Regions with their present text, for a prompt."""
    return [{"id": r, "text": draft.candidate().regions.get(r, draft.task.region(r).blank)} for r in regions]


def shown_faults(look: Look) -> list[dict[str, Any]]:
    """Lean's errors for a prompt; an answer that is not known is said as one."""
    if look.unknown:
        return [{"severity": "error", "line": 0, "region": None, "message": f"Lean gave no complete answer ({look.unknown})."}]
    return [_shown(f) for f in look.faults]


def _shown(fault: Fault) -> dict[str, Any]:
    return {
        "severity": fault.diagnostic.severity.value,
        "line": fault.line,
        "region": fault.region,
        "message": fault.diagnostic.message,
    }


def shown_tries(tries: list[Try]) -> list[dict[str, str]]:
    """The last attempts for a prompt."""
    return [{"text": "\n\n".join(x for x in t.texts.values() if x.strip()), "outcome": t.outcome} for t in tries[-4:]]
