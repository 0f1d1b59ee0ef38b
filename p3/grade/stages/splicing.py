"""Stage 4: the candidate's regions put into the pristine text, between guards it could not foresee."""

from __future__ import annotations

import hashlib
import re

from p3.errors import CandidateError
from p3.grade.state import Grading, Result, failed, passed, rejected
from p3.task.model import Candidate, FileRole, Region, Task, TaskFile
from p3.task.splice import COMMAND_KINDS, Guards, Spliced, splice

_surrogate = re.compile("[\ud800-\udfff]")
_ENDED = (FileRole.TEMPLATE, FileRole.GENERATED)


def guards(task: Task, candidate: Candidate, *, sections: bool = True) -> Guards:
    """Guards whose names are hashes of the whole answer: nobody can write an answer that holds its own hash.

    So they are as unforeseeable as random ones, and yet the same answer is always built as the same text.
    Empty command regions need no section.
    """

    def nonce(kind: str, what: str) -> str:
        return hashlib.sha256("\0".join((kind, what, task.sha256, candidate.sha256)).encode()).hexdigest()[:32]

    bodies = {
        str(r.id): r for r in task.editable() if r.kind in COMMAND_KINDS and candidate.regions.get(str(r.id), r.blank).strip()
    }
    return Guards(
        regions={key: f"p3_{nonce('section', key)}" for key in bodies} if sections else {},
        sentinels={f.path: f"p3_sentinel_{nonce('sentinel', f.path)}" for f in task.files if f.role in _ENDED},
    )


def known_regions(task: Task, candidate: Candidate) -> Candidate:
    """The candidate without regions that the task does not have; those were turned down at intake."""
    known = {str(r.id) for r in task.editable()}
    return Candidate(regions={k: v for k, v in candidate.regions.items() if k in known})


async def run(g: Grading) -> Result:
    """Splice, then take the bodies out again: what is left must be the frozen text, byte for byte."""
    candidate = known_regions(g.task, g.candidate)
    if wrong := next((k for k, v in candidate.regions.items() if _surrogate.search(v)), None):
        return rejected("R_ENCODING", f"region `{wrong}` holds half a surrogate pair, which is no character")
    g.guards = guards(g.task, candidate, sections=g.options.guards)
    try:
        g.spliced = splice(g.task, candidate, g.guards)
    except CandidateError as e:
        return failed("E_SPLICE", str(e))
    if wrong := altered(g.task, g.spliced, g.guards):
        g.spliced = None
        return failed("E_SPLICE", f"the frozen text of {wrong} did not come through unchanged")
    return passed(guards=len(g.guards.regions), sentinels=len(g.guards.sentinels))


def altered(task: Task, spliced: Spliced, used: Guards) -> str | None:
    """The first file whose text outside the bodies is not the task's own with the guards; None where there is none."""
    for file in task.files:
        own = sorted((r for r in task.editable() if r.path == file.path), key=lambda r: r.start)
        spans = [spliced.spans[str(r.id)] for r in own]
        text = spliced.files[file.path]
        starts, ends = [0, *(s.end for s in spans)], [*(s.start for s in spans), len(text)]
        if [text[a:b] for a, b in zip(starts, ends, strict=True)] != _expected(file, own, used):
            return file.path
    return None


def _expected(file: TaskFile, own: list[Region], used: Guards) -> list[str]:
    """The stretches of a file before, between and after its editable bodies."""
    pieces: list[str] = []
    lead, after = "", 0
    for region in own:
        name = used.regions.get(str(region.id))
        pieces.append(lead + file.text[after : region.start] + (f"section {name}\n" if name else ""))
        lead, after = (f"end {name}\n" if name else ""), region.end
    last = lead + file.text[after:]
    if sentinel := used.sentinels.get(file.path):
        last += "" if not last or last.endswith("\n") else "\n"
        last += f"theorem _root_.{sentinel} : True := True.intro\n"
    return [*pieces, last]
