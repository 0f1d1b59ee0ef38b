"""What the compiled skeleton shows of a plan: undeclared edges, headers restated, meanings changed, keys of statements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import SORRY, Environment
from p3.lean.terms.keys import constant_digest, dependencies
from p3.lean.terms.names import Name
from p3.plan.graph import FUNCTION, TARGET, PlanGraph, graph_of, targets
from p3.plan.keys import holes_of, refutation_key, statement_key
from p3.plan.model import Finding, NodeKind, Plan, PlanPart, Refutation, Role
from p3.plan.refute import reaches_hole
from p3.plan.skeleton import SIGNATURE, Skeleton
from p3.task.model import Task


@dataclass(frozen=True)
class View:
    """A plan, its skeleton, and the compiled terms of the skeleton and of the pristine task."""

    task: Task
    plan: Plan
    skeleton: Skeleton
    env: Environment
    pristine: Environment | None

    @cached_property
    def graph(self) -> PlanGraph:
        """The plan's graph."""
        return graph_of(self.plan, self.task)

    @cached_property
    def kinds(self) -> dict[str, str]:
        """Planned name → kind, library left out."""
        return {n: k for n, k in self.graph.kinds.items() if n in self.constants}

    @cached_property
    def constants(self) -> dict[str, str]:
        """Planned name → constant, for everything that the compiled skeleton really has."""
        found = self.skeleton.constants()
        found |= {name: o.name for name, o in targets(self.task, self.plan).items()}
        found |= {f.name: f.name for f in self.plan.decomposition if f.name not in found}
        return {name: c for name, c in found.items() if Name.parse(c) in self.env}

    @cached_property
    def by_constant(self) -> dict[Name, str]:
        """Constant → planned name."""
        return {Name.parse(c): n for n, c in self.constants.items()}

    @cached_property
    def holes(self) -> frozenset[Name]:
        """Constants whose code does not exist in the skeleton, or counts by name."""
        return holes_of(self.task, (c for n, c in self.constants.items() if self.kinds.get(n) == FUNCTION))

    def _open(self) -> frozenset[Name]:
        """Holes that have no code here: `opaque`, or a body with `sorry`."""
        return frozenset(
            h for h in self.holes if self.env.is_own(h) and (self.env.kind(h) is Kind.OPAQUE or SORRY in self.env.refs(h))
        )

    @cached_property
    def _about(self) -> dict[str, frozenset[Name]]:
        """Lemma or target → planned functions and gaps that its statement speaks of."""
        return {n: reaches_hole(self.env, Name.parse(self.constants[n]), self.holes) for n in self._lemmas()}

    def _lemmas(self) -> list[str]:
        return [n for n, k in self.kinds.items() if k in (NodeKind.LEMMA, TARGET)]

    def waiting(self) -> tuple[str, ...]:
        """Lemmas and targets whose statement speaks of code that does not exist yet."""
        gaps = self._open() | {SORRY}
        return tuple(
            n for n in self._lemmas() if self._about[n] & gaps or reaches_hole(self.env, Name.parse(self.constants[n]), gaps)
        )

    def statement_keys(self) -> dict[str, str]:
        """Node → key of its elaborated statement (a predicate's covers its definition)."""
        nodes = [n for n, k in self.kinds.items() if k in (NodeKind.LEMMA, NodeKind.PREDICATE, TARGET)]
        return {n: statement_key(self.env, self.constants[n], self.kinds[n], self.holes) for n in nodes}

    def refutation_keys(self, keys: dict[str, str]) -> dict[str, str]:
        """Lemma or target → key that a refutation of it is kept under."""
        return {n: refutation_key(self.plan, keys[n], self.functions(n)) for n in self._lemmas()}

    def functions(self, node: str) -> tuple[str, ...]:
        """Planned functions that a lemma's statement speaks of."""
        return tuple(sorted(self.by_constant[h] for h in self._about.get(node, ()) if h in self.by_constant))

    def unfoldable(self, statements: Iterable[str]) -> tuple[str, ...]:
        """Definitions of the task and the plan that the statements rest on, for `simp` to unfold."""
        seen: set[Name] = set()
        todo = [r for s in statements for r in self._statement_refs(Name.parse(s))]
        while todo:
            n = todo.pop()
            if n not in seen and self.env.is_own(n) and self.env.kind(n) is not Kind.THEOREM:
                seen.add(n)
                todo.extend(self.env.refs(n))
        return tuple(sorted(str(n) for n in seen if self.env.kind(n) is Kind.DEFINITION and not n.is_auxiliary))

    def _statement_refs(self, name: Name) -> frozenset[Name]:
        module = self.env.module(name)
        return module.statement_refs(name) if module else frozenset()

    def mentioned(self, node: str) -> tuple[str, ...]:
        """Planned names that a node's statement (a predicate's definition) mentions, what Lean made up seen through."""
        own = Name.parse(self.constants[node])
        if self.kinds[node] == NodeKind.PREDICATE:
            found = set(dependencies(self.env, own, among=self._visible()))
        else:
            found, todo, seen = set(), list(self._statement_refs(own)), set[Name]()
            while todo:
                ref = todo.pop()
                if ref in self.by_constant:
                    found.add(ref)
                elif ref not in seen and ref.is_auxiliary and self.env.is_own(ref):
                    todo.extend(self.env.refs(ref))
                seen.add(ref)
        return tuple(sorted(self.by_constant[n] for n in found if n in self.by_constant and n != own))

    def _visible(self) -> list[Name]:
        """What a predicate's dependencies stop at: planned names and the task's own text."""
        return [*self.by_constant, *(n for n in self.pristine or () if not n.is_auxiliary)]

    def completed(self) -> Plan:
        """The plan with the edges that follow from the task's own statements."""
        extra = {
            n: tuple(m for m in self.mentioned(n) if m not in self.graph.edges.get(n, ()))
            for n, k in self.kinds.items()
            if k in (TARGET, FUNCTION)
        }
        return self.plan.model_copy(
            update={
                "decomposition": tuple(
                    f.model_copy(update={"uses": (*f.uses, *extra.get(f.name, ()))}) for f in self.plan.decomposition
                ),
                "obligations": tuple(
                    n.model_copy(update={"uses": (*n.uses, *extra.get(n.name, ()))}) if n.role is Role.TARGET else n
                    for n in self.plan.obligations
                ),
            }
        )


def check(view: View) -> tuple[Finding, ...]:
    """Everything wrong with a plan that its elaborated skeleton shows."""
    return (*_edges(view), *_signatures(view), *_extra(view), *_shadowed(view))


def refuted(view: View, node: str, refutation: Refutation, *, stored: bool) -> Finding:
    """The finding for a refuted node."""
    before = f" (refuted before, as `{refutation.name}`)" if stored else ""
    if view.kinds.get(node) == TARGET:
        advice = "Claim the other obligation of its group, where it has one."
    else:
        advice = "Change it: add the hypothesis that is missing, or state what is really needed."
        if view.functions(node):
            advice += " It speaks of planned functions; changing how they are planned would also give it a new chance."
    message = f"`{node}` is false{before}. {refutation.evidence} {advice}"
    return Finding(part=PlanPart.OBLIGATIONS, code="refuted", message=message, node=node)


def _edges(view: View) -> Iterator[Finding]:
    for node, kind in view.kinds.items():
        if kind not in (NodeKind.LEMMA, NodeKind.PREDICATE):
            continue
        missing = [m for m in view.mentioned(node) if m not in view.graph.edges.get(node, ())]
        if missing:
            names = ", ".join(f"`{m}`" for m in missing)
            message = f"The statement of `{node}` mentions {names}; declare that in its `uses`."
            yield Finding(part=PlanPart.OBLIGATIONS, code="undeclared_edge", message=message, node=node)


def _signatures(view: View) -> Iterator[Finding]:
    for item in view.skeleton.items:
        if item.kind != SIGNATURE or item.name not in view.constants:
            continue
        restated, frozen = (constant_digest(view.env, c) for c in (item.constant, view.constants[item.name]))
        if restated != frozen:
            message = (
                f"The header of `{item.name}` is frozen in the task and differs from the signature given; "
                "leave `signature` empty and plan for the header as it is."
            )
            yield Finding(part=PlanPart.DECOMPOSITION, code="signature_mismatch", message=message, node=item.name)


def _extra(view: View) -> Iterator[Finding]:
    """Declarations that no entry of the plan names."""
    if view.pristine is None:
        return
    heads = {tuple(Name.parse(c)) for c in view.constants.values()}
    heads |= {tuple(Name.parse(i.constant)) for i in view.skeleton.items}
    deriving = any("deriving" in n.statement for n in view.plan.obligations)
    for n in view.env:
        if n in view.pristine or n.is_auxiliary or any(tuple(n[: len(h)]) == h for h in heads):
            continue
        if deriving and any(str(part).startswith("inst") for part in n):
            continue
        message = f"The plan's text also declares `{n}`, which no entry names; one entry declares one thing."
        yield Finding(part=PlanPart.OBLIGATIONS, code="extra_declaration", message=message)


def _shadowed(view: View) -> Iterator[Finding]:
    """The task's theorems must mean with the plan in place what they mean without it."""
    if view.pristine is None:
        return
    for o in view.task.obligations:
        name = Name.parse(o.name)
        if name not in view.pristine or name not in view.env:
            continue
        if constant_digest(view.pristine, name, holes=view.holes) != constant_digest(view.env, name, holes=view.holes):
            message = (
                f"With the plan in place `{o.name}` says something else: a planned name shadows one of the task's; rename it."
            )
            yield Finding(part=PlanPart.OBLIGATIONS, code="shadowing", message=message)
