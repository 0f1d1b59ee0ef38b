"""Keys of planned statements: what retention compares and what a refutation is remembered under.

A key is made from the elaborated statement. Predicates count by what they say, functions by name and type, so that a plan's
skeleton (where functions are opaque) and a finished candidate (where they are defined) give the same keys.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

from p3.lean.terms.environment import Environment
from p3.lean.terms.keys import constant_digest, definition_digest
from p3.lean.terms.names import Name
from p3.plan.model import GateReport, NodeKind, Plan, Refutation
from p3.task.model import Task


def holes_of(task: Task, functions: Iterable[str]) -> frozenset[Name]:
    """Constants that count by name: the planned functions (full names) and the task's own holes."""
    return frozenset(Name.parse(n) for n in (*functions, *task.policy.holes))


def statement_key(env: Environment, constant: str, kind: str, holes: frozenset[Name]) -> str:
    """The key of one node; for a predicate it covers the definition. Raises OleanError where there is no such constant."""
    if kind == NodeKind.PREDICATE:
        return definition_digest(env, constant, holes=holes)
    return constant_digest(env, constant, holes=holes)


def refutation_key(plan: Plan, key: str, functions: Iterable[str]) -> str:
    """The key that a refutation is kept under.

    A statement about planned functions may be false for the code of one plan and true for another's: its key also covers how
    the plan describes those functions (plan names), so that changing them, and only that, gives the statement a new chance.
    """
    about = sorted(set(functions))
    if not about:
        return key
    entries = [f.model_dump_json(exclude={"uses"}) for name in about for f in plan.decomposition if f.name == name]
    return f"{key}.{hashlib.sha256(''.join(entries).encode()).hexdigest()[:16]}"


def refutation(report: GateReport, node: str, evidence: str) -> Refutation:
    """The refutation of a node of a gated plan, to be kept across replanning. Raises KeyError for a node without a key."""
    return Refutation(statement_key=report.refutation_keys[node], name=node, evidence=evidence)


def known_refutations(keys: Mapping[str, str], refutations: Iterable[Refutation]) -> dict[str, Refutation]:
    """Node → the stored refutation of its statement, whatever the node was called then."""
    stored = {r.statement_key: r for r in refutations}
    return {node: stored[key] for node, key in keys.items() if key in stored}
