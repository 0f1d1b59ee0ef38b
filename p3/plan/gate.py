"""The mechanical gate, `lean_plan_verify`: whether a plan can be worked under at all, decided by its text and by Lean.

Lean elaborates the plan's skeleton in the sandbox; statements, edges and refutations are read from the compiled terms. When
Lean gives no complete answer the plan has not passed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from p3.errors import TaskError
from p3.lean.model import Clean, Errors, Unknown
from p3.lean.terms.environment import Environment
from p3.lean.terms.names import Name
from p3.plan import elaborated
from p3.plan.diagnostics import findings_of
from p3.plan.graph import dead, graph_of
from p3.plan.keys import known_refutations
from p3.plan.lean import Compiled, PlanLean
from p3.plan.library import look_up
from p3.plan.model import Finding, GateReport, NodeKind, NodeStatus, Plan, PlanPart, Refutation
from p3.plan.names import near_names
from p3.plan.normal import normalise
from p3.plan.refute import refute
from p3.plan.skeleton import Skeleton, built, skeleton
from p3.plan.structure import structural
from p3.task.model import Candidate, Task
from p3.task.splice import pristine_files

NO_TERM = frozenset((
    "forbidden_construct", "illegal_name", "duplicate_name", "unknown_region", "frozen_region", "wrong_region",
    "empty_statement", "signature_missing", "name_taken",
))  # fmt: skip
"""Findings about an entry that cannot be put into the skeleton."""


@dataclass(frozen=True)
class _State:
    """What is known so far; each step of a check gives the next."""

    task: Task
    plan: Plan
    pristine: Compiled
    findings: tuple[Finding, ...] = ()
    unknown: str = ""
    """Why Lean gave no complete answer; empty where it did."""

    def with_findings(self, findings: Iterable[Finding]) -> _State:
        return _State(self.task, self.plan, self.pristine, (*self.findings, *findings), self.unknown)

    def with_plan(self, plan: Plan) -> _State:
        return _State(self.task, plan, self.pristine, self.findings, self.unknown)

    def with_unknown(self, answer: Unknown) -> _State:
        return _State(self.task, self.plan, self.pristine, self.findings, f"{answer.reason}: {answer.detail}".strip(": "))


class Gate:
    """Checks plans. One gate serves many plans of many tasks; what it learns of a task's own text is kept."""

    def __init__(self, lean: PlanLean) -> None:
        self.lean = lean
        self._pristine: dict[str, Compiled] = {}
        self._tried: dict[str, str] = {}
        """Statement key → evidence against it, empty where small values showed none: the key covers all it rests on."""

    async def check(
        self,
        task: Task,
        plan: Plan,
        *,
        candidate: Candidate | None = None,
        refutations: Iterable[Refutation] = (),
    ) -> GateReport:
        """Check a plan. With a candidate, statements about its code are tried on it too.

        Raises TaskError where the task itself does not elaborate: then no plan could pass.
        """
        stored = tuple(refutations)
        plan = normalise(task, plan)
        pristine = await self.pristine(task)
        if isinstance(pristine.answer, Unknown):
            return _report(_State(task, plan, pristine).with_unknown(pristine.answer), stored)
        state = _State(task, plan, pristine).with_findings(structural(task, plan, graph_of(plan, task)))
        state = await self._library(state)
        made = skeleton(task, state.plan, without=_left_out(state))
        taken = _taken(made, pristine)
        if taken:
            state = state.with_findings(taken)
            made = skeleton(task, state.plan, without=_left_out(state))
        compiled = await self.lean.compile(made.files, keep=True)
        try:
            if isinstance(compiled.answer, Unknown):
                return _report(state.with_unknown(compiled.answer), stored)
            if isinstance(compiled.answer, Errors) or compiled.environment is None:
                return _report(state.with_findings(self._errors(state, made, compiled)), stored)
            return await self._terms(state, made, compiled, compiled.environment, candidate, stored)
        finally:
            self.lean.discard(compiled)

    async def pristine(self, task: Task) -> Compiled:
        """The task's own text with blank regions, compiled once. Raises TaskError where Lean turns it down."""
        key = task.sha256
        if key not in self._pristine:
            compiled = await self.lean.compile(built(task, pristine_files(task)), keep=True)
            if isinstance(compiled.answer, Errors):
                first = compiled.errors[0]
                message = f"the task's own text does not elaborate: {first.message.strip().splitlines()[0]}"
                raise TaskError(message, file=first.path, line=first.line, rule="task.elaborates")
            if not isinstance(compiled.answer, Clean):
                return compiled
            self._pristine[key] = compiled
        return self._pristine[key]

    async def _library(self, state: _State) -> _State:
        """Every library constant exists; its statement is written in. Names in `uses` that the plan lacks are placed."""
        found = await look_up(self.lean, state.task, state.plan, state.pristine)
        state = state.with_plan(found.plan).with_findings(found.findings)
        return state.with_unknown(found.unknown) if found.unknown else state

    def _errors(self, state: _State, made: Skeleton, compiled: Compiled) -> tuple[Finding, ...]:
        planned = frozenset(graph_of(state.plan, state.task).kinds)
        env = state.pristine.environment
        left_out = _left_out(state)
        found = findings_of(compiled.errors, made, planned, lambda name: near_names(env, name) if env else [])
        return tuple(f for f in found if not (left_out and _blames(f, left_out)))

    async def _terms(
        self,
        state: _State,
        made: Skeleton,
        compiled: Compiled,
        env: Environment,
        candidate: Candidate | None,
        stored: tuple[Refutation, ...],
    ) -> GateReport:
        """Everything that is read from the compiled skeleton."""
        view = elaborated.View(state.task, state.plan, made, env, state.pristine.environment)
        state = state.with_plan(view.completed()).with_findings(elaborated.check(view))
        keys = view.statement_keys()
        refutation_keys = view.refutation_keys(keys)
        known = known_refutations(refutation_keys, stored)
        waiting = view.waiting()
        ready = [n for n in keys if n not in waiting and n not in known]
        fresh = await self._try(view, compiled, [n for n in ready if keys[n] not in self._tried])
        if fresh is not None:
            self._tried |= {keys[n]: fresh.get(n, "") for n in ready if keys[n] not in self._tried}
        evidence = {n: e for n in ready if (e := self._tried.get(keys[n]))}
        waiting = (*waiting, *(n for n in ready if keys[n] not in self._tried))
        if candidate is not None and waiting:
            late, tried = await self._with_code(state, candidate, [n for n in waiting if n not in known])
            evidence, waiting = evidence | late, tuple(n for n in waiting if n not in tried)
        new = {n: Refutation(statement_key=refutation_keys[n], name=n, evidence=e) for n, e in evidence.items()}
        refuted = known | new
        state = state.with_findings(elaborated.refuted(view, n, r, stored=n in known) for n, r in refuted.items())
        report = _report(state, (*stored, *new.values()), refuted)
        update = {
            "statement_keys": keys,
            "refutation_keys": refutation_keys,
            "constants": view.constants,
            "unrefuted": tuple(n for n in waiting if n not in refuted),
        }
        return report.model_copy(update=update)

    async def _try(self, view: elaborated.View, compiled: Compiled, nodes: Iterable[str]) -> dict[str, str] | None:
        statements = {n: view.constants[n] for n in nodes if view.kinds.get(n) != NodeKind.PREDICATE}
        return await refute(self.lean, compiled, statements, view.unfoldable(statements.values()))

    async def _with_code(self, state: _State, candidate: Candidate, nodes: list[str]) -> tuple[dict[str, str], frozenset[str]]:
        """Evidence against nodes that speak of code, and which could be tried at all now that it exists."""
        made = skeleton(state.task, state.plan, candidate=candidate)
        compiled = await self.lean.compile(made.files, keep=True)
        try:
            if compiled.environment is None:
                return {}, frozenset()
            view = elaborated.View(state.task, state.plan, made, compiled.environment, state.pristine.environment)
            waiting = view.waiting()
            ready = [n for n in nodes if n in view.constants and n not in waiting]
            evidence = await self._try(view, compiled, ready)
        finally:
            self.lean.discard(compiled)
        return ({}, frozenset()) if evidence is None else (evidence, frozenset(ready))


def _left_out(state: _State) -> frozenset[str]:
    """Entries that cannot stand in the skeleton, and those that rest on them."""
    bad = {f.node for f in state.findings if f.node and f.code in NO_TERM}
    graph = graph_of(state.plan, state.task)
    todo = list(bad)
    while todo:
        fresh = [user for user in graph.users(todo.pop()) if user not in bad]
        bad.update(fresh)
        todo.extend(fresh)
    return frozenset(bad)


def _blames(finding: Finding, left_out: frozenset[str]) -> bool:
    """Whether an error says no more than that an entry which was left out is missing."""
    return finding.code == "unknown_identifier" and any(f"`{name}`" in finding.message for name in left_out)


def _taken(made: Skeleton, pristine: Compiled) -> tuple[Finding, ...]:
    env = pristine.environment
    if env is None:
        return ()
    found = []
    for item in made.items:
        if Name.parse(item.constant) in env:
            where = "the task" if env.is_own(Name.parse(item.constant)) else "Lean's library"
            message = f"`{item.constant}` exists already in {where}; give `{item.name}` another name."
            found.append(Finding(part=item.part, code="name_taken", message=message, node=item.name))
    return tuple(found)


def _report(state: _State, refutations: tuple[Refutation, ...], refuted: Iterable[str] = ()) -> GateReport:
    """The report of a check that ends here."""
    findings, refuted = state.findings, set(refuted)
    if state.unknown:
        message = f"Lean gave no complete answer about the plan ({state.unknown}); it has not passed, and can be checked again."
        findings = (*findings, Finding(part=PlanPart.OBLIGATIONS, code="lean_unknown", message=message))
    late = set(dead(state.task, state.plan))
    statuses = {
        n.name: NodeStatus.REFUTED if n.name in refuted else NodeStatus.DEFERRED if n.name in late else NodeStatus.OPEN
        for n in state.plan.obligations
    }
    return GateReport(
        passed=not state.unknown and not any(f.blocking for f in findings),
        complete=not state.unknown,
        findings=findings,
        plan=state.plan,
        refutations=tuple({r.statement_key: r for r in refutations}.values()),
        statuses=statuses,
    )
