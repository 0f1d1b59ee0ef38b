"""The rules of coverage: from what is known of each theorem to the status of each specification. Pure data, no Lean.

A grader finds out, for every obligation, whether the theorem is there with its pristine statement, which axioms it rests
on and whether the kernel accepts it (`ObligationFact`). Everything else is said here: exactly one theorem of a group is
filled; `sat` counts only where a proved joint claim names its specification; every member of that claim must be
satisfiable by itself. What is unknown never counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from pydantic import Field

from p3.frozen import Frozen
from p3.task.formats.repo.details import SpecEntry, details
from p3.task.formats.repo.joint import ClaimStatus, JointClaim
from p3.task.lexer import lex
from p3.task.model import Candidate, FileRole, Obligation, ObligationKind, RegionKind, Task
from p3.task.regions import is_blank

SORRY_AXIOM = "sorryAx"


class ObligationFact(Frozen):
    """What a grader knows of one theorem. The defaults say that nothing is known."""

    present: bool = False
    """The compiled module holds the theorem, with the statement and universes of the pristine text."""
    axioms: tuple[str, ...] | None = None
    """All axioms it rests on, by exact name; None where they were not found out."""
    kernel: bool | None = None
    """Whether every configured kernel accepts it."""
    code: str = ""
    """First reason code that concerns this theorem: `R_…`, or `E_…` where the grader could not judge."""
    evidence: str = ""


class SpecStatus(StrEnum):
    """How a specification fares, in order of precedence."""

    VOID = "void"
    """The candidate as a whole does not count: `unsafe`, an overridden implementation, a rejection of all of it."""
    UNFILLED = "unfilled"
    OVERFILLED = "overfilled"
    """More than one theorem of its group is filled."""
    SLOT_BODY_TAINTED = "slot_body_tainted"
    """The proof itself says `axiom` or `admit`."""
    SORRY_LEAKED = "sorry_leaked"
    AXIOM_LEAKED = "axiom_leaked"
    BUILD_ERROR = "build_error"
    """The theorem is absent, changed, not accepted by the kernel, or not known to be."""
    UNPAIRED_SAT = "unpaired_sat"
    PASSED = "passed"


class JointStatus(StrEnum):
    """How the joint claim fares."""

    NO_CLAIM = "no_claim"
    DUPLICATE = "duplicate"
    BAD_LIST = "bad_list"
    BUILD_ERROR = "build_error"
    SORRY = "sorry"
    USER_AXIOM = "user_axiom"
    MEMBER_NOT_SATISFIABLE = "member_not_satisfiable"
    """Proved, but some member is not shown to be satisfiable by itself, so that the claim pairs nothing."""
    OK = "ok"


class SpecCoverage(Frozen):
    """One specification's result."""

    spec: str
    status: SpecStatus
    obligation: str | None = None
    """The theorem that is filled, where it is exactly one."""
    kind: ObligationKind | None = None
    code: str = ""
    evidence: str = ""


class JointCoverage(Frozen):
    """The joint claim's result."""

    status: JointStatus
    specs: tuple[str, ...] = ()
    satisfiable: dict[str, bool] = Field(default_factory=dict)
    """Member → whether a `prove_…` or `sat_…` theorem of it is proved."""
    code: str = ""
    evidence: str = ""


class ApiCoverage(Frozen):
    """One operation's result."""

    name: str
    region: str
    filled: bool
    code: str = ""
    evidence: str = ""


class Coverage(Frozen):
    """The result of a repository task, the instruction aside."""

    specs: tuple[SpecCoverage, ...]
    joint: JointCoverage
    apis: tuple[ApiCoverage, ...] = ()

    @property
    def covered(self) -> int:
        """Specifications validly covered."""
        return sum(s.status is SpecStatus.PASSED for s in self.specs)

    @property
    def total(self) -> int:
        """All specifications."""
        return len(self.specs)

    @property
    def solved(self) -> bool:
        """Whether every specification is covered; a repository without any is not solved."""
        return self.total > 0 and self.covered == self.total


def coverage(
    task: Task, candidate: Candidate, claim: JointClaim, facts: Mapping[str, ObligationFact], *, void: str = ""
) -> Coverage:
    """Apply the rules to a prepared task and candidate (see `joint.prepare`). `facts` is keyed by the obligations' names.

    `void` is the code of a rejection that concerns the candidate as a whole.
    """
    rules = _Rules(task, candidate, facts)
    reason = void or void_word(task, candidate)
    joint = rules.joint(claim)
    entries = details(task).specs
    specs = tuple(_void(e, reason) if reason else rules.spec(e, joint) for e in entries)
    return Coverage(specs=specs, joint=joint, apis=_apis(task, candidate, facts))


def void_word(task: Task, candidate: Candidate) -> str:
    """Code of a word that voids the whole candidate: `unsafe` in any file it writes, `implemented_by` in one with code.

    Words in comments and strings do not count.
    """
    generated = {f.path for f in task.files if f.role is FileRole.GENERATED}
    for region in task.editable():
        for token in lex(candidate.regions.get(str(region.id), "")).code():
            if token.text == "unsafe":
                return "R_UNSAFE"
            if token.text == "implemented_by" and region.path not in generated:
                return "R_IMPL_OVERRIDE"
    return ""


def is_filled(body: str) -> bool:
    """Whether a body holds something other than comments and does not say `sorry`."""
    return not is_blank(body) and not any(t.text == "sorry" for t in lex(body).code())


def is_tainted(body: str) -> bool:
    """Whether a body says `axiom` or `admit` outside comments and strings."""
    return any(t.text in ("axiom", "admit") for t in lex(body).code())


def _void(entry: SpecEntry, reason: str) -> SpecCoverage:
    return SpecCoverage(spec=entry.name, status=SpecStatus.VOID, code=reason, evidence=_VOID.get(reason, ""))


_VOID = {
    "R_UNSAFE": "unsafe_keyword: the candidate says `unsafe`",
    "R_IMPL_OVERRIDE": "impl_oracle: the candidate says `implemented_by` in a file of code",
}


class _Rules:
    """The rules over one set of facts."""

    def __init__(self, task: Task, candidate: Candidate, facts: Mapping[str, ObligationFact]) -> None:
        self.facts = facts
        self.allowed = {*task.policy.allowed_axioms, *task.policy.frozen_axioms}
        self.bodies = {o.name: candidate.regions.get(str(o.region), "") for o in task.obligations}
        self.groups: dict[str, list[Obligation]] = {}
        for o in task.obligations:
            self.groups.setdefault(o.group, []).append(o)

    def spec(self, entry: SpecEntry, joint: JointCoverage) -> SpecCoverage:
        """The status of one specification."""
        filled = self._filled(entry.name)
        if len(filled) != 1:
            status = SpecStatus.OVERFILLED if filled else SpecStatus.UNFILLED
            return SpecCoverage(spec=entry.name, status=status, evidence=", ".join(o.name for o in filled))
        chosen = filled[0]
        status, code, evidence = self._proved(chosen)
        if status is SpecStatus.PASSED and chosen.kind is ObligationKind.SAT:
            status, evidence = _paired(entry, joint)
        return SpecCoverage(
            spec=entry.name, status=status, obligation=chosen.name, kind=chosen.kind, code=code, evidence=evidence
        )

    def joint(self, claim: JointClaim) -> JointCoverage:
        """The status of the joint claim."""
        if claim.status is not ClaimStatus.MADE or claim.theorem is None:
            return JointCoverage(status=JointStatus(claim.status.value), evidence=claim.detail)
        satisfiable = {spec: self._satisfiable(spec) for spec in claim.specs}
        theorem = self.groups.get(claim.theorem, [])
        filled = [o for o in theorem if is_filled(self.bodies[o.name])]
        if not filled:
            return JointCoverage(status=JointStatus.SORRY, specs=claim.specs, satisfiable=satisfiable, evidence="not proved")
        status, code, evidence = self._proved(filled[0])
        result = _JOINT.get(status, JointStatus.BUILD_ERROR)
        missing = [s for s, shown in satisfiable.items() if not shown]
        if result is JointStatus.OK and missing:
            result = JointStatus.MEMBER_NOT_SATISFIABLE
            evidence = f"`{missing[0]}` is not shown to be satisfiable by itself"
        return JointCoverage(status=result, specs=claim.specs, satisfiable=satisfiable, code=code, evidence=evidence)

    def _filled(self, group: str) -> list[Obligation]:
        return [o for o in self.groups.get(group, []) if is_filled(self.bodies[o.name])]

    def _satisfiable(self, spec: str) -> bool:
        """Whether the only filled theorem of a specification shows that something satisfies it."""
        filled = self._filled(spec)
        shows = len(filled) == 1 and filled[0].kind in (ObligationKind.PROVE, ObligationKind.SAT)
        return shows and self._proved(filled[0])[0] is SpecStatus.PASSED

    def _proved(self, obligation: Obligation) -> tuple[SpecStatus, str, str]:
        """Status, code and evidence of one filled theorem; PASSED means proved."""
        fact = self.facts.get(obligation.name, ObligationFact())
        axioms = fact.axioms or ()
        if is_tainted(self.bodies[obligation.name]):
            return SpecStatus.SLOT_BODY_TAINTED, fact.code, "the proof says `axiom` or `admit`"
        if SORRY_AXIOM in axioms:
            return SpecStatus.SORRY_LEAKED, fact.code or "R_AXIOM_SORRY", fact.evidence or "rests on `sorry`"
        leaked = [a for a in axioms if a not in self.allowed]
        if leaked:
            return SpecStatus.AXIOM_LEAKED, fact.code or "R_AXIOM_CUSTOM", fact.evidence or f"rests on `{leaked[0]}`"
        known = fact.present and fact.axioms is not None and fact.kernel is True
        if fact.code or not known:
            return SpecStatus.BUILD_ERROR, fact.code, fact.evidence or ("" if fact.code else "nothing is known of the theorem")
        return SpecStatus.PASSED, "", ""


_JOINT = {
    SpecStatus.PASSED: JointStatus.OK,
    SpecStatus.SORRY_LEAKED: JointStatus.SORRY,
    SpecStatus.AXIOM_LEAKED: JointStatus.USER_AXIOM,
    SpecStatus.SLOT_BODY_TAINTED: JointStatus.USER_AXIOM,
}


def _paired(entry: SpecEntry, joint: JointCoverage) -> tuple[SpecStatus, str]:
    if entry.name not in joint.specs:
        return SpecStatus.UNPAIRED_SAT, "no joint claim names this specification"
    if joint.status is not JointStatus.OK:
        return SpecStatus.UNPAIRED_SAT, f"the joint claim that names it does not count ({joint.status})"
    return SpecStatus.PASSED, ""


def _apis(task: Task, candidate: Candidate, facts: Mapping[str, ObligationFact]) -> tuple[ApiCoverage, ...]:
    """Each operation with its region; a frozen one counts as filled when its shipped body is."""
    regions = {str(r.id): r for r in task.regions if r.kind is RegionKind.CODE}
    found = []
    for api in details(task).apis:
        region = regions.get(api.region)
        body = "" if region is None else candidate.regions.get(api.region, "") if region.editable else region.pristine
        fact = facts.get(api.declaration or "", ObligationFact())
        found.append(
            ApiCoverage(name=api.name, region=api.region, filled=is_filled(body), code=fact.code, evidence=fact.evidence)
        )
    return tuple(found)
