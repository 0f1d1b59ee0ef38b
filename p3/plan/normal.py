"""Clerical mending of a plan before it is checked: what a careful reader would take it to mean, and nothing more.

Models write a whole theorem where a statement is wanted, name a region by its benchmark's other word, or leave out a claim
that has only one possible answer. None of that is worth a round with a model.
"""

from __future__ import annotations

import re

from p3.plan.graph import groups, namespaces, obligation_of, resolve, targets
from p3.plan.model import Function, LibraryEntry, Node, NodeKind, Plan, Role
from p3.plan.text import cut_proof, has_type
from p3.task.declarations import declarations
from p3.task.lexer import lex
from p3.task.model import Region, RegionKind, Task

_FENCE = re.compile(r"\A\s*```\w*\n(.*?)\n?```\s*\Z", re.DOTALL)
_HEADER = r"\A(?:(?:private|protected|noncomputable)\s+)*(?:{words})\s+(?P<name>[^\s({{\[:⦃]+)\s*"
_LEMMA = re.compile(_HEADER.format(words="theorem|lemma|example"))
_DEF = re.compile(_HEADER.format(words="def|abbrev|opaque|inductive|structure|instance"))
_KEYWORD = re.compile(r"\A(inductive|structure|abbrev)\b")
_PROOF = re.compile(r"\s*:=\s*(?:by\s+)?sorry\s*\Z|\s*:=\s*(?:by)?\s*\Z")

_ALIASES: dict[str, RegionKind] = {
    "code_aux": RegionKind.CODE_AUX,
    "auxcode": RegionKind.CODE_AUX,
    "proof_aux": RegionKind.PROOF_AUX,
    "lemma": RegionKind.PROOF_AUX,
    "global_aux": RegionKind.GLOBAL_AUX,
    "code": RegionKind.CODE,
    "proof": RegionKind.PROOF,
    "imports": RegionKind.IMPORTS,
    "import": RegionKind.IMPORTS,
}
"""What each benchmark calls a region, for a plan that uses another one's word."""


def normalise(task: Task, plan: Plan) -> Plan:
    """The same plan in the form that the checks and the elaborator work on."""
    plan = plan.model_copy(
        update={
            "decomposition": _written(task, [_function(task, f) for f in plan.decomposition]),
            "library": tuple(_entry(e) for e in plan.library),
            "obligations": tuple(_node(task, n) for n in plan.obligations),
        }
    )
    return plan.model_copy(update={"claims": _claims(task, plan)})


def plain_name(task: Task, name: str) -> str:
    """A name without quotes, `@` and the namespaces that the task's own text opens around it."""
    name = bare_name(name)
    known = {r.declaration for r in task.regions if r.declaration} | {o.name for o in task.obligations}
    return resolve(name, known, namespaces(task)) or name


def bare_name(name: str) -> str:
    """A name without the quotes that a model puts around it; a prime at its end is part of it."""
    name = name.strip().strip('`"')
    if name.startswith("'"):
        name = name.strip("'")
    return name.removeprefix("@").removeprefix("_root_.").strip()


def statement_text(text: str, name: str, kind: NodeKind = NodeKind.LEMMA) -> str:
    """What follows a declaration's name: header, code fence and a placeholder proof are taken off."""
    text = _unfenced(text)
    if kind is NodeKind.LEMMA:
        text = _PROOF.sub("", _without_header(_LEMMA, text, name)).strip()
        return text if not text or has_type(text) else f": {text}"
    keyword = _KEYWORD.match(text)
    body = _without_header(_DEF, text, name)
    return f"{keyword[1]} {body}".strip() if keyword and body != text else body.strip()


def region_of(task: Task, text: str, declares: str | None = None) -> str:
    """The id of the region that is meant; the text as it came where that is not plain."""
    text = " ".join(text.split())
    ids = {str(r.id): r for r in task.regions}
    if text in ids:
        return text
    if not text and declares:
        return next((str(r.id) for r in task.editable() if r.declaration == declares), "")
    file, _, key = text.rpartition("#")
    known: list[Region] = [r for r in task.editable() if not file or r.path == file]
    same_key = [r for r in known if r.id.key == key or str(r.id).rpartition("#")[2] == key]
    kind = _ALIASES.get(key)
    for found in (same_key, [r for r in known if r.kind is kind]):
        exact = [r for r in found if declares and r.declaration == declares]
        if len(exact or found) == 1:
            return str((exact or found)[0].id)
    return text


def _function(task: Task, f: Function) -> Function:
    name = plain_name(task, f.name)
    signature = _without_header(_DEF, _unfenced(f.signature), f.name)
    return f.model_copy(
        update={
            "name": name,
            "region": region_of(task, f.region, name),
            "signature": _PROOF.sub("", signature).strip(),
            "uses": _names(task, f.uses, name),
        }
    )


def _written(task: Task, functions: list[Function]) -> tuple[Function, ...]:
    """The functions that are to be written: one that the task itself defines leaves nothing to plan."""
    own = {r.declaration for r in task.editable() if r.kind is RegionKind.CODE}
    if all(f.name in own for f in functions):
        return tuple(functions)
    frozen = _frozen_names(task)
    return tuple(f for f in functions if f.name in own or not any(n == f.name or n.endswith("." + f.name) for n in frozen))


def _frozen_names(task: Task) -> frozenset[str]:
    """Names of what the task's own text defines."""
    found: set[str] = set()
    for file in task.files:
        skip = [(r.start, r.end) for r in task.editable() if r.path == file.path]
        found |= {d.name for d in declarations(lex(file.text), skip=skip)}
    return frozenset(found - {o.name for o in task.obligations})


def _entry(entry: LibraryEntry) -> LibraryEntry:
    return entry.model_copy(update={"name": bare_name(entry.name)})


def _node(task: Task, node: Node) -> Node:
    node = node.model_copy(update={"name": plain_name(task, node.name)})
    obligation = obligation_of(task, node)
    uses = _names(task, node.uses, node.name)
    if obligation and node.role is not Role.BRIDGING:
        # The task states it and says where it is proved, whatever the plan repeats.
        fixed = {"name": obligation.name, "role": Role.TARGET, "kind": NodeKind.LEMMA, "region": str(obligation.region)}
        return node.model_copy(update={**fixed, "statement": "", "uses": uses})
    statement, proof = statement_text(node.statement, node.name, node.kind), ""
    if node.kind is NodeKind.LEMMA:
        statement, proof = cut_proof(statement)
    method = f"{node.method}\nProof given with the plan:\n{proof}".strip() if proof else node.method
    return node.model_copy(
        update={"region": region_of(task, node.region), "statement": statement, "method": method, "uses": uses}
    )


def _names(task: Task, uses: tuple[str, ...], own: str) -> tuple[str, ...]:
    """Used names, each once. A proof by induction that lists itself means its hypothesis, which is no edge."""
    return tuple(n for n in dict.fromkeys(plain_name(task, u) for u in uses) if n and n != own)


def _claims(task: Task, plan: Plan) -> dict[str, str]:
    """The plan's claims by the group's own name, and those that follow from there being one target for a group."""
    by_node = targets(task, plan)
    by_group = groups(task)
    claims: dict[str, str] = {}
    for group, claim in plan.claims.items():
        claim = plain_name(task, claim)
        claims[resolve(group, by_group, namespaces(task)) or group] = claim
    for group, members in by_group.items():
        backed = [o.name for o in members if o in by_node.values()]
        if group not in claims and len(backed) == 1:
            claims[group] = backed[0]
    return claims


def _unfenced(text: str) -> str:
    fenced = _FENCE.match(text)
    return (fenced[1] if fenced else text).strip()


def _without_header(pattern: re.Pattern[str], text: str, name: str) -> str:
    """The text after `theorem NAME` where that is this declaration's own name."""
    found = pattern.match(text)
    same = found and found["name"].rpartition(".")[2] == name.strip().rpartition(".")[2]
    return text[found.end() :] if found and same else text
