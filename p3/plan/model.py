"""The plan: one datum for code and proof, never a Lean term. And what the gate and the plan's failures look like."""

from __future__ import annotations

import hashlib
from enum import StrEnum
from typing import Literal

from pydantic import Field

from p3.frozen import Frozen

PLAN_SCHEMA = 1


class PlanPart(StrEnum):
    """The four parts of a plan, and the claims that tie it to the task."""

    CONTRACT = "contract"
    DECOMPOSITION = "decomposition"
    LIBRARY = "library"
    OBLIGATIONS = "obligations"
    CLAIMS = "claims"


class Contract(Frozen):
    """What is to be written, in words."""

    summary: str
    precondition: str = ""
    postcondition: str = ""
    instruction: str = ""
    """What the instruction demands of the code: algorithm, complexity."""


class Function(Frozen):
    """A function of the decomposition."""

    name: str
    region: str = ""
    """Region id (as text) it is written in; may be left out for a function of the task."""
    signature: str = ""
    """Binders and result type as Lean source, such as `(xs : List Nat) (acc : Nat) : Nat`.
    Empty for a function whose header is frozen."""
    recursion: str = ""
    """The variable it recurses on; empty where it does not recurse."""
    branches: tuple[str, ...] = ()
    data: str = ""
    """How its data is represented, where that is a choice."""
    termination: str = ""
    """The measure; empty where recursion is structural or absent."""
    uses: tuple[str, ...] = ()
    """Planned functions it calls, predicates its signature names, lemmas its termination proof rests on."""


class LibraryEntry(Frozen):
    """A constant the proofs will use."""

    name: str
    statement: str = ""
    """The statement Lean reports; the gate writes it in, whatever the planner wrote."""
    use: str = ""


class Role(StrEnum):
    """What an obligation is for."""

    TARGET = "target"
    BRIDGING = "bridging"
    AUXILIARY = "auxiliary"


class NodeKind(StrEnum):
    """A node is a lemma to prove or a predicate to define."""

    LEMMA = "lemma"
    PREDICATE = "predicate"


class Node(Frozen):
    """One node of the obligation graph."""

    name: str
    """As it is declared inside its region (namespaces of the frozen text apply)."""
    role: Role
    kind: NodeKind = NodeKind.LEMMA
    region: str = ""
    """Region id (as text); a target's is known from the task."""
    order: int = 0
    """Position inside the region."""
    statement: str = ""
    """Lean source after the name: `(xs : List Nat) : xs.length ≤ f xs`, or for a predicate `(xs : List Nat) : Prop := …`.
    A predicate is a `def` unless its statement begins with `inductive`, `structure` or `abbrev`: that word is then put
    before the name, which is also how a plan introduces a data type. Empty for a target: the task states it."""
    method: str = ""
    """How it will be proved, in words a prover can follow."""
    uses: tuple[str, ...] = ()
    """Names of nodes, functions and library entries it rests on; the edges of the graph."""


class Alternative(Frozen):
    """A structural route that was weighed and lost."""

    route: str
    why_not: str


class Plan(Frozen):
    """One plan for code and proof."""

    schema_version: int = PLAN_SCHEMA
    contract: Contract
    decomposition: tuple[Function, ...] = ()
    library: tuple[LibraryEntry, ...] = ()
    obligations: tuple[Node, ...] = ()
    claims: dict[str, str] = Field(default_factory=dict)
    """Exactly-one group → name of the obligation that will be proved. A group with one member may be left out."""
    alternatives: tuple[Alternative, ...] = ()

    @property
    def sha256(self) -> str:
        """Hash of the plan's canonical JSON."""
        return hashlib.sha256(self.model_dump_json().encode()).hexdigest()

    def node(self, name: str) -> Node | None:
        """The node of that name."""
        return next((n for n in self.obligations if n.name == name), None)


class NodeStatus(StrEnum):
    """Where a node stands."""

    OPEN = "open"
    DEFERRED = "deferred"
    PROVED = "proved"
    REFUTED = "refuted"


class Refutation(Frozen):
    """A statement shown false; it stays refuted across replans, whatever name it comes under."""

    statement_key: str
    """Hash of the elaborated statement."""
    name: str
    evidence: str


class Finding(Frozen):
    """One thing the gate or the reviewer found wrong, and what to change."""

    part: PlanPart
    code: str
    """A stable word such as `cycle`, `unknown_constant`, `skeleton_error`, `refuted`."""
    message: str
    """Says what to change; shown to the planner as it stands."""
    node: str | None = None
    blocking: bool = True


class GateReport(Frozen):
    """What the mechanical gate says about a plan. `passed` only when every check ran and none blocks."""

    passed: bool
    complete: bool
    """False when Lean's answer was Unknown: then it has not passed."""
    findings: tuple[Finding, ...] = ()
    plan: Plan
    """The plan with library statements as Lean reports them."""
    statement_keys: dict[str, str] = Field(default_factory=dict)
    """Node → hash of its elaborated statement."""
    refutation_keys: dict[str, str] = Field(default_factory=dict)
    """Node → key that a refutation of it is kept under; see `p3.plan.keys`."""
    constants: dict[str, str] = Field(default_factory=dict)
    """Planned name (functions too) → fully qualified constant."""
    refutations: tuple[Refutation, ...] = ()
    """Refutations handed in and new ones: to be handed to the next check."""
    statuses: dict[str, NodeStatus] = Field(default_factory=dict)
    unrefuted: tuple[str, ...] = ()
    """Nodes whose statement rests on code that does not exist yet, so that no refutation was tried."""


class Review(Frozen):
    """The reviewer's answer."""

    verdict: Literal["PASS", "REVISE", "UNKNOWN"]
    findings: tuple[Finding, ...] = ()
    self_judged: bool = False
    """Reviewer and planner are the same model (in separate conversations)."""


class FailureCause(StrEnum):
    """Why elaboration gave the plan back."""

    SAME_ERROR = "same_error"
    NO_PROGRESS = "no_progress"
    REFUTED = "refuted"
    ABSENT_CONSTANT = "absent_constant"
    ATTEMPTS = "attempts"
    DECLARED = "declared_by_model"
    SIGNATURE = "signature"
    INSTRUCTION = "instruction"


class PlanFailure(Frozen):
    """The one point of retreat: which part failed, at which obligation, on what evidence."""

    part: PlanPart
    obligation: str | None
    cause: FailureCause
    evidence: str


class FrozenPlan(Frozen):
    """A plan that passed gate and review, as elaboration works under it."""

    plan: Plan
    gate: GateReport
    review: Review | None = None
    round: int = 0


class Retention(Frozen):
    """How much of the plan the finished candidate kept. A measure, not part of the verdict."""

    planned: int
    present: int
    """Planned nodes that exist in the compiled candidate."""
    same_statement: int
    """… with the elaborated statement that was planned."""
    missing: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    unplanned: tuple[str, ...] = ()
    """Theorems of the candidate that no plan named."""


class Conformance(Frozen):
    """Plan against compiled terms: Actual(v) ⊆ Declared(v) for each node. Beside the verdict, not in it."""

    conforms: bool | None
    """None when it could not be computed."""
    undeclared: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    unused: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    unproved: tuple[str, ...] = ()
    refuted: tuple[str, ...] = ()
