"""Finding constants by name in what was compiled: the library and the task's own modules."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator

from p3.lean.terms.environment import Environment
from p3.lean.terms.names import Name

MADE_UP = frozenset((
    "rec", "recOn", "casesOn", "below", "brecOn", "ibelow", "binductionOn", "noConfusion", "noConfusionType", "ctorIdx",
    "toCtorIdx", "ctorElim", "ctorElimType", "sizeOf_spec", "congr_simp",
))  # fmt: skip
"""What Lean adds beside a declaration, by last component."""

_WORD = re.compile(r"[A-Za-z0-9]+|[^\W\d_]+")


def search_names(env: Environment, query: str, limit: int = 20) -> list[str]:
    """Names that hold every word of a query, in any order and case: `perm swap` finds `List.Perm.swap`. The closest first."""
    wanted = query.strip().strip("`")
    words = [w.casefold() for w in _WORD.findall(wanted)]
    if not words:
        return []
    last = wanted.rpartition(".")[2].casefold()
    found = []
    for name in _written(env):
        text = str(name)
        folded = text.casefold()
        if all(w in folded for w in words):
            own_last = str(name.last).casefold()
            rank = (
                text != wanted,
                own_last != last,
                not folded.startswith(wanted.casefold()),
                not own_last.startswith(last),
                len(text),
            )
            found.append((rank, text))
    return [text for _, text in sorted(found)[:limit]]


def near_names(env: Environment, wanted: str, limit: int = 5) -> list[str]:
    """Constants close to a wrong name: the same last component first, then like spelling beside it, then the same words."""
    name = Name.parse(wanted)
    known = list(_written(env))
    same = sorted((str(n) for n in known if n.last == name.last and n != name), key=len)
    beside = [str(n) for n in known if n.parent == name.parent]
    close = difflib.get_close_matches(wanted, beside, n=limit, cutoff=0.7)
    words = search_names(env, str(name.last), limit) if len(str(name.last)) > 3 else []
    return list(dict.fromkeys([*same[:limit], *close, *words]))[:limit]


def _written(env: Environment) -> Iterator[Name]:
    """Constants that somebody wrote, the task's own first."""
    for name in (*env, *env.library.where):
        if not name.is_auxiliary and name.last not in MADE_UP and name[:1] not in (("Lean",), ("_private",)):
            yield name
