"""Receipts: what a verdict rests on, and repeating it from files without a model."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from p3.frozen import Frozen
from p3.grade.model import Check, Grader, Receipt, Verdict, VerdictStatus
from p3.grade.state import Grading
from p3.lean.replay import KernelVerdict
from p3.task.model import Candidate, Task
from p3.version import __version__


def make_receipt(g: Grading, checks: Sequence[Check], status: VerdictStatus, code: str) -> Receipt:
    """The receipt of a finished grade."""
    tools = g.tools
    return Receipt(
        p3_version=__version__,
        task_id=g.given[0].task_id,
        task_sha256=g.given[0].sha256,
        candidate_sha256=g.given[1].sha256,
        spliced_sha256={p: hashlib.sha256(t.encode()).hexdigest() for p, t in g.spliced.files.items()} if g.spliced else {},
        guarded=g.guarded,
        olean_sha256={m.label: m.sha256 for m in g.modules or ()},
        terms_sha256=dict(g.digests),
        pristine_olean_sha256=dict(g.pristine.sha256) if g.pristine else {},
        toolchain=f"{tools.toolchain.kind} {tools.toolchain.version}" if tools else "",
        toolchain_fingerprint=tools.toolchain.fingerprint if tools else "",
        task_toolchain=g.options.task_toolchain,
        kernels={a.kernel: a.verdict is KernelVerdict.ACCEPTED for a in g.answers},
        sandboxed=bool(tools and tools.sandbox.isolated),
        import_substitution=_substitution(g),
        axioms=dict(g.axioms),
        checks=tuple(checks),
        status=status,
        code=code,
    )


def _substitution(g: Grading) -> str | None:
    layered = bool(g.tools and getattr(g.tools.toolchain, "mathlib_layer", False))
    wanted = any(m == "Mathlib" or m.startswith("Mathlib.") for m in g.task.imports)
    return "Mathlib resolved to P3's compatibility layer" if layered and wanted else None


class Recheck(Frozen):
    """What repeating a receipt gave."""

    same: bool
    differences: tuple[str, ...] = ()
    """One sentence each: what the receipt says and what holds now."""
    verdict: Verdict


_BOUND = (
    ("task_sha256", "the task"),
    ("candidate_sha256", "the candidate"),
    ("spliced_sha256", "the text that is built"),
    ("guarded", "whether guards were used"),
    ("terms_sha256", "the compiled candidate"),
    ("toolchain", "the name of the toolchain"),
    ("toolchain_fingerprint", "the toolchain"),
    ("task_toolchain", "whether the task's own toolchain was used"),
    ("sandboxed", "whether a sandbox was used"),
    ("import_substitution", "what stood for an import"),
    ("axioms", "the axioms"),
    ("kernels", "the kernels"),
    ("status", "the verdict"),
    ("code", "the reason"),
)


async def recheck(receipt: Receipt, task: Task, candidate: Candidate, *, grader: Grader) -> Recheck:
    """Grade again and compare with the receipt: texts, compiled modules, axioms, kernels, verdict and reason."""
    verdict = await grader.grade(task, candidate)
    now = verdict.receipt
    if now is None:
        return Recheck(same=False, differences=("the repeated grade gave no receipt",), verdict=verdict)
    differences = [
        f"{what}: {_short(getattr(receipt, field))} in the receipt, {_short(getattr(now, field))} now"
        for field, what in _BOUND
        if getattr(receipt, field) != getattr(now, field)
    ]
    ours = [(c.stage, c.status, c.code) for c in receipt.checks]
    if ours != [(c.stage, c.status, c.code) for c in now.checks]:
        differences.append("a stage ended otherwise")
    return Recheck(same=not differences, differences=tuple(differences), verdict=verdict)


def _short(value: object) -> str:
    if isinstance(value, Mapping):
        text = ", ".join(f"{k}: {_short(v)}" for k, v in value.items())
    elif isinstance(value, tuple):
        text = ", ".join(map(str, value))
    else:
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value or "")
    text = text or "nothing"
    return text if len(text) <= 80 else f"{text[:77]}…"


def bind_plan(receipt: Receipt, plan_sha256: str, edges: dict[str, tuple[str, ...]]) -> Receipt:
    """The receipt with the plan it was made under: its hash and the edges it declared."""
    return receipt.model_copy(update={"plan_sha256": plan_sha256, "plan_edges": edges})
