"""Hidden tests as the kernel sees them: a proposition `∀ h…, f a… = e`, settled by computing both sides."""

from __future__ import annotations

from enum import StrEnum

from p3.lean.kernel.feed import Feed
from p3.lean.terms.names import Name
from p3.lean.terms.store import APP, CONST, LAM, PI

_EQ, _REFL = Name(("Eq",)), Name(("Eq", "refl"))


class Case(StrEnum):
    """How a test fares in the kernel."""

    PROVED = "proved"
    OPEN = "open"
    """The kernel does not see both sides to be the same: they differ, or it cannot compute them."""
    TIMEOUT = "timeout"


def run_case(feed: Feed, name: Name, heartbeats: int) -> Case:
    """Have the kernel check `fun h… => Eq.refl e` against the proposition that the constant `name` holds as its value.

    Where that fails, only evaluation can tell a wrong value from one that does not compute. No code of a candidate's
    notations or tactics takes part: both sides were elaborated against the pristine task.
    """
    live, env = feed.live, feed.live.env
    if feed.replay([name]) is not None:
        return Case.OPEN
    value = env[name].value
    if value is None:
        return Case.OPEN
    store, binders, body = env.store, list[tuple[int, int]](), value
    while store.exprs[body][0] == PI:
        _, domain, body, kind = store.exprs[body]
        binders.append((domain, kind))
    spine: list[int] = []
    head = body
    while store.exprs[head][0] == APP:
        spine.insert(0, store.exprs[head][2])
        head = store.exprs[head][1]
    node = store.exprs[head]
    if node[0] != CONST or node[1] != _EQ or len(spine) != 3:
        return Case.OPEN
    proof = store.expr((CONST, _REFL, node[2]))
    for argument in (spine[0], spine[2]):
        proof = store.expr((APP, proof, argument))
    for domain, kind in reversed(binders):
        proof = store.expr((LAM, domain, proof, kind))
    declaration = live.theorem(Name((*name, "checked")), env[name].levels, live.expr(value), live.expr(proof))
    _, reason = live.lean.add(feed.kernel, declaration, heartbeats)
    if not reason:
        return Case.PROVED
    return Case.TIMEOUT if reason == "deterministic timeout" else Case.OPEN
