"""The Proof layer of a repository task: one file of theorem stubs for each module with specifications, and the joint slot.

The text is a function of the manifest, the mode and the fully qualified names of the specifications alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from p3.task.formats.repo.manifest import Mode, module_name
from p3.task.model import ObligationKind

JOINT = "joint_unsatisfiability"
"""`def=` of every region of the joint slot."""

KINDS: dict[Mode, tuple[ObligationKind, ...]] = {
    "proof": (ObligationKind.PROVE, ObligationKind.DISPROVE),
    "codeproof": (ObligationKind.PROVE, ObligationKind.UNSAT, ObligationKind.SAT),
}

_STATEMENTS: dict[ObligationKind, str] = {
    ObligationKind.PROVE: "{spec} {canonical}",
    ObligationKind.DISPROVE: "¬ {spec} {canonical}",
    ObligationKind.UNSAT: "¬ ∃ impl : {repo}, {spec} impl",
    ObligationKind.SAT: "∃ impl : {repo}, {spec} impl",
}

_FILL = {
    "proof": "For each specification exactly one of `prove_…` and `disprove_…` is to be proved; the other keeps its `sorry`.",
    "codeproof": "For each specification exactly one of `prove_…`, `unsat_…` and `sat_…` is to be proved; the others keep their\n"
    "`sorry`. A `sat_…` counts only where the joint claim names its specification.",
}


@dataclass(frozen=True)
class Vocabulary:
    """Fully qualified names that the generated text refers to."""

    repo_impl: str = "RepoImpl"
    canonical: str = "canonical"


@dataclass(frozen=True)
class SpecName:
    """A specification: its name in the manifest, and in full as Lean knows it."""

    short: str
    full: str
    theorem: str
    """What stands after `prove_`: the last component without `spec_`."""
    namespace: str = ""
    """Namespace of the theorems; empty unless two specifications share their last component."""


def theorem_name(kind: ObligationKind, spec: SpecName) -> str:
    """The name of the stub of that kind."""
    return f"{spec.namespace}.{kind.value}_{spec.theorem}" if spec.namespace else f"{kind.value}_{spec.theorem}"


def _region(key: str, name: str = "", body: str = "", *, attrs: str = "", prefix: str = "benchmark", end_attrs: str = "") -> str:
    head = f"{key} " if key else ""
    tag = f"{head}def={name}" if name else head.rstrip()
    return f"-- !{prefix} @start {tag}{attrs}\n{body}-- !{prefix} @end {tag}{end_attrs}\n"


def _stub(kind: ObligationKind, spec: SpecName, names: Vocabulary) -> str:
    theorem = theorem_name(kind, spec)
    statement = _STATEMENTS[kind].format(spec=spec.full, canonical=names.canonical, repo=names.repo_impl)
    proof = _region("proof", theorem, "  sorry\n", attrs=f" kind={kind.value} target={spec.full}")
    return f"{_region('proof_aux', theorem)}\ntheorem {theorem} : {statement} := by\n{proof}"


def proof_file(path: str, imports: Sequence[str], specs: Sequence[SpecName], mode: Mode, names: Vocabulary) -> str:
    """Text of `<Package>/Proof/<Module>.lean`; `imports` are module names (harness first, then the specifications)."""
    parts = [
        "".join(f"import {m}\n" for m in imports),
        _region("imports"),
        f"/-!\n# {module_name(path)}\n\n{_FILL[mode]}\n-/\n",
        _region("global_aux"),
    ]
    for spec in specs:
        parts.append(f"-- ── {spec.full} ──\n")
        parts += [_stub(kind, spec, names) for kind in KINDS[mode]]
    return "\n".join(parts)


_JOINT_DOC = """\
The one joint claim of the repository, dormant until it is made: name at least two specifications in the `!solution`
list and prove that no implementation satisfies all of them. Only that list, the helpers and the proof are read; the
theorem itself is written anew from the list.
"""


def joint_name(specs: Sequence[str]) -> str:
    """The theorem that a joint claim about these specifications (full names) states."""
    return ".".join(["joint_unsat", *specs])


def joint_line(specs: Sequence[str], names: Vocabulary, *, macro: bool) -> str:
    """The line that states a joint claim: through the harness's macro, or written out where the harness has none."""
    if macro:
        return f"joint_unsat {' '.join(specs)} by\n"
    every = f"{specs[0]} impl"
    for n, spec in enumerate(specs[1:], 2):
        every = f"{every} ∧ {spec} impl" if n == len(specs) else f"({every} ∧ {spec} impl)"
    return f"theorem {joint_name(specs)} : ¬ ∃ impl : {names.repo_impl}, {every} := by\n"


def joint_file(path: str, imports: Sequence[str], specs: Sequence[str] = (), line: str = "") -> str:
    """Text of `<Root>/Proof/Joint.lean`: with the slot as shipped, everything in it commented out, or with a claim (`line`)."""
    kind = " kind=joint_unsat"
    listed = ", ".join(specs) or "<FILL: comma-separated names of specifications>"
    return "\n".join(
        [
            "".join(f"import {m}\n" for m in imports),
            _region("imports"),
            f"/-!\n# {module_name(path)}\n\n{_JOINT_DOC}-/\n",
            _region("global_aux"),
            "-- ── the joint claim ──\n",
            _region("", JOINT, f"-- specs=[{listed}]\n", attrs=kind, prefix="solution", end_attrs=kind),
            _region("proof_aux", JOINT),
            _region("claim", JOINT, line or "-- joint_unsat <specs> by\n", attrs=kind),
            _region("proof", JOINT, "  sorry\n" if line else "-- sorry\n", attrs=kind),
        ]
    )
