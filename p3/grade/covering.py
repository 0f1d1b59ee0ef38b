"""What a grade says of each obligation, and for a repository of each specification."""

from __future__ import annotations

from p3.grade.model import ObligationResult
from p3.grade.state import Grading
from p3.task.formats.repo.coverage import Coverage, ObligationFact, SpecStatus, coverage

_CODES = {
    SpecStatus.UNFILLED: "R_AXIOM_SORRY",
    SpecStatus.OVERFILLED: "R_OVERFILLED",
    SpecStatus.SLOT_BODY_TAINTED: "R_FORBIDDEN_TOKEN",
    SpecStatus.UNPAIRED_SAT: "R_UNPAIRED_SAT",
    SpecStatus.BUILD_ERROR: "R_THEOREM_MISSING",
}


def cover(g: Grading, *, replayed: bool) -> Coverage:
    """The coverage of a repository task. With `replayed=False` as it would be if every kernel accepted everything."""
    assert g.claim is not None
    facts = {o.name: _fact(g, o.name, replayed) for o in g.task.obligations}
    facts |= {h: _fact(g, h, replayed) for h in g.task.policy.holes}
    return coverage(g.task, g.candidate, g.claim, facts, void=g.void)


def _fact(g: Grading, name: str, replayed: bool) -> ObligationFact:
    code, evidence = g.faults.get(name, ("", ""))
    if replayed and name in g.kernel_faults and not code:
        code, evidence = "R_KERNEL_REJECT", g.kernel_faults[name]
    kernel = (g.replayed and name not in g.kernel_faults) if replayed else True
    present = g.env is not None and name in g.axioms and code not in _CHANGED
    return ObligationFact(present=present, axioms=g.axioms.get(name), kernel=kernel, code=code, evidence=evidence)


_CHANGED = frozenset(("R_THEOREM_MISSING", "R_KIND_CHANGED", "R_UNIVERSE_CHANGED", "R_STATEMENT_CHANGED"))


def uncovered(found: Coverage) -> list[tuple[str, str]]:
    """Code and evidence for each specification that is not covered."""
    return [
        (s.code or _CODES.get(s.status, "R_AXIOM_SORRY"), f"{s.spec} is not covered ({s.status}): {s.evidence or s.status}")
        for s in found.specs
        if s.status is not SpecStatus.PASSED
    ]


def results(g: Grading) -> tuple[tuple[ObligationResult, ...], Coverage | None]:
    """Results to report, and for a repository what is covered."""
    if g.claim is not None:
        found = cover(g, replayed=True)
        specs = [ObligationResult(name=s.spec, status=s.status, code=s.code, evidence=s.evidence) for s in found.specs]
        joint = ObligationResult(name="joint", status=found.joint.status, code=found.joint.code, evidence=found.joint.evidence)
        return (*specs, joint), found
    out = []
    for o in g.task.obligations:
        fact = _fact(g, o.name, True)
        known = fact.present and fact.kernel and not fact.code and not g.void
        out.append(
            ObligationResult(name=o.name, status="proved" if known else "not_proved", code=fact.code, evidence=fact.evidence)
        )
    return tuple(out), None
