"""One report of a repository task for a person: each specification with its status, each API with its region, the codes."""

from __future__ import annotations

from p3.task.formats.repo.coverage import ApiCoverage, Coverage, JointStatus, SpecCoverage, SpecStatus
from p3.task.formats.repo.details import Repository, details
from p3.task.formats.repo.extract import SlotNote
from p3.task.model import Task

_WORDS = {
    SpecStatus.VOID: "the whole candidate does not count",
    SpecStatus.UNFILLED: "no theorem of it is filled",
    SpecStatus.OVERFILLED: "more than one theorem of it is filled",
    SpecStatus.SLOT_BODY_TAINTED: "its proof says `axiom` or `admit`",
    SpecStatus.SORRY_LEAKED: "rests on `sorry`",
    SpecStatus.AXIOM_LEAKED: "rests on an axiom that is not allowed",
    SpecStatus.BUILD_ERROR: "the theorem is not proved",
    SpecStatus.UNPAIRED_SAT: "satisfiable, but no joint claim that counts names it",
}


def report(task: Task, result: Coverage, notes: tuple[SlotNote, ...] = ()) -> str:
    """The report as lines of text for a terminal."""
    data = details(task)
    solved = "solved" if result.solved else "not solved"
    lines = [f"{task.task_id} ({task.mode}): {result.covered} of {result.total} specifications covered, {solved}", ""]
    lines += ["Specifications", *(_spec(data, s) for s in result.specs), ""]
    if task.mode == "codeproof":
        lines += ["Joint claim", *_joint(result), ""]
    lines += ["Operations", *(_api(a) for a in result.apis)]
    if notes:
        lines += ["", "Of the filled copy", *(f"  {n.slot}: {n.code}{f' ({n.detail})' if n.detail else ''}" for n in notes)]
    return "\n".join(lines) + "\n"


def _spec(data: Repository, item: SpecCoverage) -> str:
    entry = data.spec(item.spec)
    where = f"{entry.package}/{entry.module}" if entry else ""
    mark = "✔" if item.status is SpecStatus.PASSED else "✘"
    theorem = f" by {item.obligation}" if item.obligation else ""
    why = "" if item.status is SpecStatus.PASSED else f": {item.evidence or _WORDS[item.status]}"
    return f"  {mark} {item.spec} [{where}] {item.status}{theorem}{_code(item.code)}{why}"


def _joint(result: Coverage) -> list[str]:
    joint = result.joint
    mark = {JointStatus.OK: "✔", JointStatus.NO_CLAIM: "–"}.get(joint.status, "✘")
    why = f": {joint.evidence}" if joint.evidence else ""
    lines = [f"  {mark} {joint.status}{_code(joint.code)}{why}"]
    for spec in joint.specs:
        lines.append(f"      {spec}: {'satisfiable' if joint.satisfiable.get(spec) else 'not shown to be satisfiable'} by itself")
    if joint.status is JointStatus.OK and len(joint.specs) > 2:
        lines.append("      the claim does not say that every member is needed")
    return lines


def _api(item: ApiCoverage) -> str:
    mark = "✔" if item.filled and not item.code else "✘"
    state = "written" if item.filled else "not written"
    why = f": {item.evidence}" if item.evidence else ""
    return f"  {mark} {item.name} {state} ({item.region or 'no region'}){_code(item.code)}{why}"


def _code(code: str) -> str:
    return f" [{code}]" if code else ""
