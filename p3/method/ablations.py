"""Ablations of P3: the method with one step swapped, under a name of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from p3.agent.elaborated import Elaborated
from p3.agent.tools import VERIFY
from p3.errors import UsageError
from p3.method.p3 import (
    P3,
    Steps,
    Work,
    elaborate_plan,
    plan_with_model,
)
from p3.plan.graph import graph_of
from p3.plan.model import FrozenPlan, GateReport, Node, Plan, PlanFailure, Review, Role
from p3.plan.structure import structural

IMPLEMENTATION_ONLY = (
    "In this run you plan the implementation only: the contract and the decomposition. Leave `library` empty, list the target "
    "obligations alone, and do not plan lemmas or proof methods."
)
NO_LIBRARY = "In this run you plan without library constants: leave `library` empty."
NO_BRIDGING = "In this run you plan no bridging predicates or lemmas: list target and auxiliary obligations alone."


async def plan_implementation(work: Work) -> Plan:
    """A plan of the implementation alone."""
    plan = await plan_with_model(work, scope=IMPLEMENTATION_ONLY)
    kept = {n.name for n in plan.obligations if n.role is Role.TARGET}
    return only(plan.model_copy(update={"library": ()}), kept, methods=False)


async def plan_without_library(work: Work) -> Plan:
    """A plan that names no library constants."""
    plan = await plan_with_model(work, scope=NO_LIBRARY)
    return only(plan.model_copy(update={"library": ()}), {n.name for n in plan.obligations})


async def plan_without_bridging(work: Work) -> Plan:
    """A plan without bridging predicates and lemmas."""
    plan = await plan_with_model(work, scope=NO_BRIDGING)
    return only(plan, {n.name for n in plan.obligations if n.role is not Role.BRIDGING})


async def plan_without_gate(work: Work) -> Plan:
    """A plan from a planner that cannot have it checked either."""
    return await plan_with_model(work, withheld=frozenset({VERIFY}))


def only(plan: Plan, names: set[str], *, methods: bool = True) -> Plan:
    """The plan with these obligations alone, and edges to what is left."""
    known = names | {f.name for f in plan.decomposition} | {e.name for e in plan.library}

    def cut(node: Node) -> Node:
        change = {"uses": tuple(u for u in node.uses if u in known), **({} if methods else {"method": ""})}
        return node.model_copy(update=change)

    return plan.model_copy(update={"obligations": tuple(cut(n) for n in plan.obligations if n.name in names)})


async def take_unchecked(work: Work, plan: Plan) -> GateReport:
    """No gate: Lean is not asked. A plan that cannot be worked under at all (a cycle, an unknown region) still goes back."""
    blocking = tuple(f for f in structural(work.task, plan, graph_of(plan, work.task)) if f.blocking)
    return GateReport(passed=not blocking, complete=True, findings=blocking, plan=plan)


async def pass_unread(work: Work, report: GateReport) -> Review:
    """No reviewer."""
    return Review(verdict="PASS")


async def never_retreat(work: Work, failure: PlanFailure) -> bool:
    """No replanning."""
    return False


async def elaborate_unjudged(work: Work, frozen: FrozenPlan) -> Elaborated:
    """Elaboration that never hears the instruction judge."""
    return await elaborate_plan(work, frozen, feedback=False)


_SWAPS: dict[str, dict[str, Callable[..., Any]]] = {
    "impl-plan": {"plan": plan_implementation},
    "no-gate": {"plan": plan_without_gate, "gate": take_unchecked},
    "no-review": {"review": pass_unread},
    "no-replan": {"retreat": never_retreat},
    "no-library": {"plan": plan_without_library},
    "no-bridging": {"plan": plan_without_bridging},
    "no-judge-feedback": {"elaborate": elaborate_unjudged},
}
"""Ablation → the steps of `Steps` that it puts another in the place of."""
ABLATIONS: tuple[str, ...] = tuple(_SWAPS)


def ablated(*names: str) -> P3:
    """P3 with steps swapped; several ablations at once must swap different steps.

    Raises KeyError for an unknown ablation, UsageError where two swap the same step.
    """
    ordered = sorted(set(names), key=ABLATIONS.index) if set(names) <= set(ABLATIONS) else list(names)
    swaps: dict[str, Callable[..., Any]] = {}
    for name in ordered:
        if taken := swaps.keys() & _SWAPS[name].keys():
            raise UsageError(f"the ablations {' and '.join(ordered)} cannot be joined: both swap the step {min(taken)!r}")
        swaps |= _SWAPS[name]
    return P3(replace(Steps(), **swaps), name=f"p3-{'+'.join(ordered)}")
