"""The joint claim of a candidate: read from the `!solution` list alone, and put into the task that is graded.

Whatever a candidate writes as the claim itself is dropped. A list that names a specification twice, fewer than two, or one
that does not exist makes no claim, and the joint file stays as shipped.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from p3.frozen import Frozen
from p3.task.formats.repo.details import Repository, details
from p3.task.formats.repo.generate import JOINT, joint_file, joint_line, joint_name
from p3.task.model import Candidate, FileRole, Obligation, ObligationKind, Region, RegionId, RegionKind, Task, TaskFile
from p3.task.regions import make_regions, read

_LIST = re.compile(r"\bspecs\s*=\s*\[([^\]]*)\]")
_COMMENT = re.compile(r"^[ \t]*(?:--[ \t]*)?", re.MULTILINE)
_DROPPED = frozenset((RegionKind.CLAIM,))


class ClaimStatus(StrEnum):
    """What the list of a joint claim is worth, as text."""

    NO_CLAIM = "no_claim"
    DUPLICATE = "duplicate"
    BAD_LIST = "bad_list"
    MADE = "made"


class JointClaim(Frozen):
    """A joint claim as a candidate makes it."""

    status: ClaimStatus = ClaimStatus.NO_CLAIM
    specs: tuple[str, ...] = ()
    """Full names in the candidate's order; empty unless made."""
    theorem: str | None = None
    detail: str = ""
    """What is wrong with the list, for a person."""


class Prepared(NamedTuple):
    """A repository task and candidate as they are graded."""

    task: Task
    candidate: Candidate
    claim: JointClaim


def prepare(task: Task, candidate: Candidate) -> Prepared:
    """The task with the candidate's joint claim stated in its joint file, and the candidate without the list.

    Without a valid claim the joint file is frozen as shipped, and what the candidate gives for it is dropped.
    """
    data = details(task)
    if data.joint is None:
        return Prepared(task, candidate, JointClaim())
    slot = RegionId(key="solution", attr="def", value=JOINT, file=data.joint.path)
    claim = read_claim(data, candidate.regions.get(str(slot), ""))
    stated = _with_claim(task, data, claim)
    editable = {str(r.id) for r in stated.editable()}
    known = {str(r.id) for r in task.regions if r.path == data.joint.path}
    kept = {k: v for k, v in candidate.regions.items() if k in editable or k not in known}
    return Prepared(stated, candidate.model_copy(update={"regions": kept}), claim)


def read_claim(data: Repository, body: str) -> JointClaim:
    """The claim that the body of a `!solution` region makes."""
    text = _COMMENT.sub("", body.replace("\r\n", "\n"))
    lists = _LIST.findall(text)
    if "<FILL" in text or "specs" not in text:
        return JointClaim()
    if len(lists) != 1:
        return JointClaim(status=ClaimStatus.BAD_LIST, detail=f"has {len(lists)} lists of the form `specs=[a, b]`, not one")
    written = [name.strip() for name in lists[0].replace("\n", " ").split(",")]
    if written == [""]:
        return JointClaim()
    found = [data.spec(name) for name in written]
    unknown = [n for n, spec in zip(written, found, strict=True) if spec is None]
    if unknown:
        return JointClaim(status=ClaimStatus.BAD_LIST, detail=f"`{unknown[0]}` is no specification of this task")
    specs = [spec.name for spec in found if spec]
    repeated = [s for s in specs if specs.count(s) > 1]
    if repeated:
        return JointClaim(status=ClaimStatus.DUPLICATE, detail=f"`{repeated[0]}` is named twice")
    if len(specs) < 2:
        return JointClaim(status=ClaimStatus.BAD_LIST, detail="a joint claim names at least two specifications")
    return JointClaim(status=ClaimStatus.MADE, specs=tuple(specs), theorem=joint_name(specs))


def _with_claim(task: Task, data: Repository, claim: JointClaim) -> Task:
    """The task whose joint file states the claim, with its obligation; without a claim, whose joint file is frozen."""
    joint = data.joint
    assert joint is not None
    made = claim.theorem is not None
    line = joint_line(claim.specs, data.vocabulary(), macro=joint.macro) if made else ""
    text = joint_file(joint.path, joint.imports, claim.specs, line)
    file = TaskFile(path=joint.path, role=FileRole.GENERATED if made else FileRole.FROZEN, text=text)
    source = read(file, joint.path)
    own = make_regions(source, lambda kind, _: made and kind not in _DROPPED, several_files=True)
    regions = [_region(r, claim) for r in own]
    obligations = task.obligations
    if claim.theorem:
        proof = next(r for r in regions if r.kind is RegionKind.PROOF)
        joint_claim = Obligation(
            name=claim.theorem, kind=ObligationKind.JOINT, path=joint.path, region=proof.id, group=claim.theorem
        )
        obligations = (*obligations, joint_claim)
    at = next(i for i, r in enumerate(task.regions) if r.path == joint.path)
    before, after = task.regions[:at], tuple(r for r in task.regions[at:] if r.path != joint.path)
    return task.model_copy(
        update={
            "files": tuple(file if f.path == joint.path else f for f in task.files),
            "regions": (*before, *regions, *after),
            "obligations": obligations,
        }
    )


def _region(region: Region, claim: JointClaim) -> Region:
    if region.kind is RegionKind.PROOF and claim.theorem:
        return region.model_copy(update={"declaration": claim.theorem})
    return region
