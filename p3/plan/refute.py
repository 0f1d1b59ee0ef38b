"""Cheap refutation: a statement of the plan is tried on small values before anyone tries to prove it.

Each attempt is a theorem of a probe module that imports the skeleton: it proves `False` from the planned statement at some
values if it can, and `True` outright if not. Which it was is read from the compiled term; nothing that Lean prints counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from p3.lean.model import Errors
from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import SORRY, Environment
from p3.lean.terms.names import Name
from p3.plan.lean import Compiled, PlanLean
from p3.plan.samples import arguments, tuples
from p3.task.rules import STANDARD_AXIOMS

PER_NODE, IN_ALL = 24, 240
"""Instances of one statement, and of all statements of one check."""
HEARTBEATS = 20_000
"""Of each attempt; a tenth of Lean's default."""
ROUNDS = 4
"""Attempts that break the probe (a depth or heartbeat limit is no failure to Lean but an error) are taken out this often."""

PROBE = "P3Probe.lean"


@dataclass(frozen=True)
class Attempt:
    """One instance of one statement."""

    node: str
    values: tuple[str, ...]
    """Arguments in order; empty for the statement as a whole."""
    theorem: str
    text: str


def reaches_hole(env: Environment, name: Name, holes: frozenset[Name]) -> frozenset[Name]:
    """The holes that a statement speaks of, definitions unfolded; `sorryAx` among them where a definition has a gap.

    Proofs are not looked into: what a theorem rests on says nothing about what a statement means.
    """
    module = env.module(name)
    todo = list(module.statement_refs(name)) if module else []
    seen, found = set(todo), set[Name]()
    while todo:
        n = todo.pop()
        if n in holes or n == SORRY:
            found.add(n)
        elif env.is_own(n) and env.kind(n) is not Kind.THEOREM:
            fresh = env.refs(n) - seen
            seen |= fresh
            todo.extend(fresh)
    return frozenset(found)


async def refute(lean: PlanLean, skeleton: Compiled, nodes: Mapping[str, str], defined: Iterable[str]) -> dict[str, str] | None:
    """Node → evidence, for the nodes that are false at some small value. `nodes` gives each node's full constant.

    `defined` are the constants that `simp` may unfold. An empty answer says nothing about truth; None means that Lean did not
    finish, so that nothing was tried.
    """
    env = skeleton.environment
    if env is None:
        return None
    if not nodes:
        return {}
    attempts = _attempts(env, nodes, tuple(defined))
    for _ in range(ROUNDS):
        if not attempts:
            return {}
        text, lines = _probe(skeleton.modules, attempts)
        compiled = await lean.compile({PROBE: text}, above=skeleton)
        if compiled.environment is not None:
            return _successes(compiled.environment, nodes, attempts)
        if not isinstance(compiled.answer, Errors):
            return None
        broken = {a for d in compiled.errors for a, (first, last) in lines.items() if first <= d.line <= last}
        if not broken:
            return None
        attempts = [a for a in attempts if a.theorem not in broken]
    return None


def _attempts(env: Environment, nodes: Mapping[str, str], defined: tuple[str, ...]) -> list[Attempt]:
    share = max(4, min(PER_NODE, IN_ALL // len(nodes)))
    found = []
    for k, (node, constant) in enumerate(nodes.items()):
        binders = arguments(env, Name.parse(constant))
        chosen = tuples(binders, share) if binders else []
        for i, values in enumerate([(), *chosen]):
            theorem = f"p3_probe_{k}_{i}"
            found.append(Attempt(node, values, theorem, _theorem(theorem, constant, values, defined)))
    return found


def _theorem(theorem: str, constant: str, values: tuple[str, ...], defined: tuple[str, ...]) -> str:
    """Prove `True`, by way of `False` where the statement is false at these values."""
    instance = f"(@_root_.{constant}{''.join(' ' + v for v in values)})"
    names = ", ".join(f"_root_.{d}" for d in defined)
    simp = f"simp [{names}]" if names else "simp"
    if values:
        decide = f"first | decide | ({simp}; done) | ({simp} <;> omega)"
        tactic = f"exact absurd {instance} (by {decide})"
    else:
        tactic = f"(have h := {instance}; {simp} at h; done)"
    return f"theorem {theorem} : True := by\n  first\n  | (exfalso; {tactic})\n  | exact True.intro\n"


def _probe(modules: Iterable[str], attempts: Iterable[Attempt]) -> tuple[str, dict[str, tuple[int, int]]]:
    """The probe's text, and the lines of each attempt."""
    text = imports(modules) + f"\nset_option maxHeartbeats {HEARTBEATS}\nset_option linter.all false\n\n"
    lines = {}
    for a in attempts:
        first = text.count("\n") + 1
        text += a.text + "\n"
        lines[a.theorem] = (first, text.count("\n"))
    return text, lines


def imports(modules: Iterable[str]) -> str:
    """Import lines for compiled modules, whatever their files are called."""
    return "".join(f"import {Name(module.split('.'))}\n" for module in modules)


def _successes(env: Environment, nodes: Mapping[str, str], attempts: Iterable[Attempt]) -> dict[str, str]:
    found: dict[str, str] = {}
    for a in attempts:
        node = Name.parse(nodes[a.node])
        if a.node not in found and _refutes(env, Name.parse(a.theorem), node):
            found[a.node] = _evidence(a)
    return found


def _refutes(env: Environment, probe: Name, node: Name) -> bool:
    """Whether the compiled attempt went by way of the statement, and rests on nothing open but it."""
    if node not in env.refs(probe):
        return False
    reached = env.closure((probe,), stop=frozenset((node,))).reached - {node}
    allowed = {Name.parse(a) for a in STANDARD_AXIOMS}
    return all(n in allowed for n in reached if env.kind(n) is Kind.AXIOM)


def _evidence(a: Attempt) -> str:
    """What was found, without the node's name: it holds for the statement under any name."""
    shown = [v for v in a.values if v not in ("inferInstance", "(by decide)")]
    if not shown:
        return "Lean derives a contradiction from the statement by simplifying it."
    arguments = ", ".join(f"`{v}`" for v in shown)
    return f"The statement fails for the arguments {arguments} (checked by Lean's kernel)."
