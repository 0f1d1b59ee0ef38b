"""What can be said about a candidate from its text alone: stages 1 to 3 of a grade.

They give early and precise feedback. No verdict rests on them: everything unsound that they turn down is turned down
again on compiled terms.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from itertools import islice

from p3.task import allow
from p3.task import structure as whole
from p3.task.model import Candidate, Region, RegionId, RegionKind, Task
from p3.task.problems import MOST_OF_A_KIND, Problem, line_of

MAX_REGION = 400_000
"""Characters one region may have."""
MAX_CANDIDATE = 2_000_000
"""Characters all regions together may have."""


def check(task: Task, candidate: Candidate) -> tuple[Problem, ...]:
    """Every problem of stages 1 to 3, in order of stage, then of region and line."""
    return (*regions(task, candidate), *structure(task, candidate), *allow_lists(task, candidate))


def regions(task: Task, candidate: Candidate) -> tuple[Problem, ...]:
    """Stage 1: ids, sizes, characters, markers."""
    found = [*_ids(task, candidate), *_missing(task, candidate)]
    total = sum(map(len, candidate.regions.values()))
    if total > MAX_CANDIDATE:
        found.append(_problem("R_SIZE", f"all regions together have {total:,} characters, more than {MAX_CANDIDATE:,}"))
    for name, body in candidate.regions.items():
        found += _body(name, body)
    return tuple(found)


def structure(task: Task, candidate: Candidate) -> tuple[Problem, ...]:
    """Stage 2: every region is whole, leaves nothing dangling, and is of its declared kind."""
    return tuple(p for region, body in filled(task, candidate) for p in islice(whole.check(region, body), MOST_OF_A_KIND))


def allow_lists(task: Task, candidate: Candidate) -> tuple[Problem, ...]:
    """Stage 3: commands, attributes, options, imports, names and words outside the allow-lists."""
    return allow.check(task, filled(task, candidate))


def filled(task: Task, candidate: Candidate) -> tuple[tuple[Region, str], ...]:
    """The candidate's known regions with their bodies, in the task's order."""
    return tuple(
        (r, candidate.regions[str(r.id)].replace("\r\n", "\n")) for r in task.editable() if str(r.id) in candidate.regions
    )


# ---------------------------------------------------------------- stage 1


def _problem(code: str, message: str, region: str | None = None, line: int | None = None) -> Problem:
    region = None if region is None else _printable(region)
    return Problem(stage=1, code=code, message=_printable(message), region=region, line=line)


def _printable(text: str) -> str:
    """The text with halves of surrogate pairs escaped, which JSON lets through and no file can hold."""
    return text.encode(errors="backslashreplace").decode()


def _ids(task: Task, candidate: Candidate) -> list[Problem]:
    known = {str(r.id) for r in task.editable()}
    frozen = {str(r.id) for r in task.regions} - known
    counts = Counter(_canonical(task, name) for name in candidate.regions)
    found = []
    for name in candidate.regions:
        meant = _canonical(task, name)
        if counts[meant] > 1 and meant in known:
            if name != meant:
                found.append(_problem("R_REGION_DUPLICATE", f"`{name}` is region `{meant}` again, which is also given", name))
        elif name in frozen:
            found.append(_problem("R_REGION_UNKNOWN", f"region `{name}` is frozen in this task; leave it out", name))
        elif name not in known:
            hint = (
                f"write it as `{meant}`"
                if meant in known
                else f"the editable regions are {', '.join(f'`{k}`' for k in sorted(known))}"
            )
            found.append(_problem("R_REGION_UNKNOWN", f"the task has no region `{name}`; {hint}", name))
    return found


def _canonical(task: Task, name: str) -> str:
    """The id of the task that a differently written one means, else the name itself."""
    text = " ".join(name.split())
    known = {str(r.id) for r in task.editable()}
    if text in known:
        return text
    try:
        read = RegionId.parse(text)
    except ValueError:
        return name
    same = [r for r in task.editable() if (r.id.key, r.id.attr, r.id.value) == (read.key, read.attr, read.value)]
    same = [
        r
        for r in same
        if read.file in (None, r.id.file, r.path) and read.ordinal in (None, r.id.ordinal, 1 if not r.id.ordinal else None)
    ]
    return str(same[0].id) if len(same) == 1 else name


def _missing(task: Task, candidate: Candidate) -> list[Problem]:
    """Code that is not given and theorems that are not proved. A repository task may be covered in part."""
    if task.benchmark == "lean4commit0":
        return []
    found = []
    for region in task.editable():
        if region.kind in (RegionKind.CODE, RegionKind.PROOF) and str(region.id) not in candidate.regions:
            what = "its code" if region.kind is RegionKind.CODE else "its proof"
            name = str(region.id)
            if name not in {_canonical(task, k) for k in candidate.regions}:
                found.append(
                    _problem(
                        "R_REGION_MISSING", f"region `{name}` is missing: `{region.declaration}` has no body without {what}", name
                    )
                )
    return found


_BAD_CHARACTER = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)
"""Characters that Lean, Python and a reader's screen take differently."""

_MARKER_TEXT = re.compile(r"--\s*!\s*(?:benchmark|solution)\b")


def _body(name: str, body: str) -> list[Problem]:
    found = []
    if len(body) > MAX_REGION:
        found.append(_problem("R_SIZE", f"has {len(body):,} characters, more than {MAX_REGION:,}", name))
    text = body.replace("\r\n", "\n")
    bad = _BAD_CHARACTER.search(text)
    if bad:
        what = unicodedata.name(bad[0], "control character").lower()
        message = f"contains U+{ord(bad[0]):04X} ({what}), which is not allowed anywhere, comments and strings included"
        found.append(_problem("R_ENCODING", message, name, line_of(text, bad.start())))
    marker = _MARKER_TEXT.search(text)
    if marker:
        message = "contains a region marker; give only the text between the marker lines"
        found.append(_problem("R_MARKER_IN_BODY", message, name, line_of(text, marker.start())))
    return found
