"""The library part of a plan: every constant exists, and the statement that Lean reports is written in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from p3.lean.model import Severity, Unknown
from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import Environment
from p3.lean.terms.names import Name
from p3.plan.graph import graph_of
from p3.plan.lean import Compiled, PlanLean
from p3.plan.model import Finding, LibraryEntry, Plan, PlanPart
from p3.plan.names import near_names
from p3.plan.refute import imports
from p3.plan.text import is_name
from p3.task.model import Task

PROBE = "P3Library.lean"

TACTICS = frozenset((
    "omega", "simp", "simp_all", "simpa", "decide", "rfl", "exact", "apply", "intro", "intros", "induction", "cases",
    "rcases", "obtain", "constructor", "split", "linarith", "nlinarith", "norm_num", "ring", "ring_nf", "aesop",
    "grind", "unfold", "rw", "rewrite", "contradiction", "exfalso", "tauto", "positivity", "push_cast", "norm_cast",
    "fun_induction", "ext", "funext", "congr", "calc", "conv", "show", "have", "suffices", "refine", "use", "exists",
    "left", "right", "trivial", "assumption", "subst", "dsimp", "delta", "change", "specialize", "revert", "clear",
    "rename_i", "injection", "native_decide", "by_cases", "by_contra", "push_neg", "zify",
))  # fmt: skip
"""Words that models put where a constant is wanted."""

CLOSED = frozenset(("sorryAx", "Lean.ofReduceBool", "Lean.ofReduceNat", "Lean.trustCompiler"))
"""Constants that no graded proof may use."""


@dataclass(frozen=True)
class LookUp:
    """The plan with statements written in, and what was not found."""

    plan: Plan
    findings: tuple[Finding, ...]
    unknown: Unknown | None = None
    """Set where Lean did not say what a constant states."""


async def look_up(lean: PlanLean, task: Task, plan: Plan, pristine: Compiled) -> LookUp:
    """Check the library entries and the names in `uses` that the plan does not hold itself.

    A library constant that only `uses` names is entered into the library; a tactic named there is taken out.
    """
    env = pristine.environment
    if env is None:
        return LookUp(plan, ())
    plan = _placed(task, plan, env)
    findings = [*_entries(plan, env), *_uses(task, plan, env)]
    known = [e.name for e in plan.library if is_name(e.name) and Name.parse(e.name) in env]
    texts = await statements(lean, pristine, known)
    if isinstance(texts, Unknown):
        return LookUp(plan, tuple(findings), texts)
    entries = tuple(e.model_copy(update={"statement": texts.get(e.name, "")}) for e in plan.library)
    return LookUp(plan.model_copy(update={"library": entries}), tuple(findings))


async def statements(lean: PlanLean, pristine: Compiled, names: list[str]) -> dict[str, str] | Unknown:
    """Name → statement, as Lean prints it; names that Lean does not know are left out."""
    if not names:
        return {}
    head = imports(pristine.modules) + "set_option pp.fieldNotation.generalized true\n"
    first = head.count("\n") + 1
    text = head + "".join(f"#check _root_.{Name.parse(name)}\n" for name in names)
    compiled = await lean.compile({PROBE: text}, above=pristine)
    if isinstance(compiled.answer, Unknown):
        return compiled.answer
    found = {}
    for d in compiled.answer.diagnostics:
        if d.severity is Severity.INFO and first <= d.line < first + len(names):
            found[names[d.line - first]] = d.message.strip()
    return found


def _placed(task: Task, plan: Plan, env: Environment) -> Plan:
    """The plan with library constants from `uses` entered, and tactics taken out."""
    outside = graph_of(plan, task).outside
    names = dict.fromkeys(n for used in outside.values() for n in used)
    added = [n for n in names if is_name(n) and Name.parse(n) in env and not env.is_own(Name.parse(n)) and n not in CLOSED]
    tactics = {n for n in names if n in TACTICS and n not in added}
    tactics |= {e.name for e in plan.library if e.name in TACTICS and Name.parse(e.name) not in env}

    def cleared(uses: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(u for u in uses if u not in tactics)

    entries = [e for e in plan.library if e.name not in tactics]
    return plan.model_copy(
        update={
            "library": (*entries, *(LibraryEntry(name=n) for n in added)),
            "decomposition": tuple(f.model_copy(update={"uses": cleared(f.uses)}) for f in plan.decomposition),
            "obligations": tuple(n.model_copy(update={"uses": cleared(n.uses)}) for n in plan.obligations),
        }
    )


def _entries(plan: Plan, env: Environment) -> Iterator[Finding]:
    planned = {n.name for n in plan.obligations} | {f.name for f in plan.decomposition}
    for entry in plan.library:
        if not is_name(entry.name) or entry.name in planned:
            continue  # said already: an illegal or repeated name
        name = Name.parse(entry.name)
        if name not in env:
            near = _near(env, entry.name)
            message = f"Lean knows no constant `{entry.name}`{near}. Use one that exists, or plan the fact as a lemma."
            yield Finding(part=PlanPart.LIBRARY, code="unknown_constant", message=message, node=entry.name)
        elif entry.name in CLOSED:
            message = f"`{entry.name}` closes nothing that the grade accepts; take it out."
            yield Finding(part=PlanPart.LIBRARY, code="forbidden_construct", message=message, node=entry.name)


def _uses(task: Task, plan: Plan, env: Environment) -> Iterator[Finding]:
    """A name in `uses` must be something: of the plan, of the task's text, or of the library."""
    for user, used in graph_of(plan, task).outside.items():
        for name in used:
            if not (is_name(name) and (Name.parse(name) in env or _ends(env, name))):
                message = f"`{user}` uses `{name}`, which is nothing in the plan, the task or Lean's library{_near(env, name)}."
                yield Finding(part=PlanPart.OBLIGATIONS, code="unknown_use", message=message, node=user)


def _ends(env: Environment, name: str) -> bool:
    """Whether the task itself has a constant that the name abbreviates (its namespace left out)."""
    parts = tuple(Name.parse(name))
    return any(tuple(n[-len(parts) :]) == parts and env.kind(n) is not Kind.RECURSOR for n in env)


def _near(env: Environment, name: str) -> str:
    near = near_names(env, name) if is_name(name) else []
    return f" (near names that exist: {', '.join(f'`{n}`' for n in near)})" if near else ""
