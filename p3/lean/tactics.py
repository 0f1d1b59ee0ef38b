"""Tactics worth trying at a goal, cheapest first: pure text, the same list for the same goal.

Profile `fixed` is what every method gets before a model is asked. Profile `wide` adds what the plan knows: the recursion
variables, the library, the functions to unfold.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from p3.task.lexer import Kind, lex


class Profile(StrEnum):
    """Which tactics are tried."""

    FIXED = "fixed"
    WIDE = "wide"


FIXED: tuple[str, ...] = ("rfl", "simp", "omega", "norm_num")
"""At Lean's default of 200,000 heartbeats. A tactic that the toolchain lacks closes nothing."""

MOST = 160
"""Tactics of one goal."""
_VARIABLES = 4
_DATA = re.compile(r"^(?:@?[A-Z][\w.']*)(?:\s|$)")
_NO_DATA = re.compile(r"[=≠<>≤≥↔∧∨¬→∀∃∈]")
_SORTS = ("Type", "Prop", "Sort")


class Binder(NamedTuple):
    """A variable with its type as Lean prints it."""

    name: str
    type: str

    @property
    def is_data(self) -> bool:
        """Whether it looks like a value one could do induction or a case split on."""
        named = self.type.removeprefix("@")
        return bool(_DATA.match(self.type)) and not _NO_DATA.search(self.type) and not named.startswith(_SORTS)


class Sight(NamedTuple):
    """A goal taken apart: hypotheses, names that `intro` would give, target."""

    context: tuple[Binder, ...]
    introduced: tuple[Binder, ...]
    target: str

    @property
    def data(self) -> tuple[Binder, ...]:
        """Values in sight, in order, nameless ones left out."""
        return tuple(b for b in (*self.context, *self.introduced) if b.is_data and "✝" not in b.name)

    @property
    def alternatives(self) -> tuple[str, ...]:
        """Hypotheses that are, or may unfold to, a disjunction."""
        return tuple(b.name for b in (*self.context, *self.introduced) if "✝" not in b.name and re.search("[∈∨∃]", b.type))[:2]


def sight(goal: str) -> Sight:
    """Read a goal as Lean prints it."""
    before, _, target = goal.partition("⊢")
    context: list[Binder] = []
    for line in re.sub(r"\n\s+", " ", before).split("\n"):
        names, colon, kind = line.partition(" : ")
        if colon and not line.startswith("case "):
            context += [Binder(n, kind.split(" := ")[0].strip()) for n in names.split()]
    return Sight(tuple(context), tuple(_quantified(target.strip())), " ".join(target.split()))


def _quantified(target: str) -> Iterable[Binder]:
    """Binders of the target's leading `∀`."""
    while target.startswith("∀"):
        head, comma, rest = _cut(target[1:])
        if not comma:
            return
        groups = re.findall(r"[({⦃\[]([^(){}⦃⦄\[\]]*?) : (.*?)[)}⦄\]](?=\s*[({⦃\[]|\s*$)", head) or [head.partition(" : ")[::2]]
        for names, kind in groups:
            yield from (Binder(n, kind.strip()) for n in names.split())
        target = rest.strip()


def _cut(text: str) -> tuple[str, str, str]:
    """Split at the first comma outside brackets."""
    depth = 0
    for i, c in enumerate(text):
        depth += (c in "([{⟨⦃") - (c in ")]}⟩⦄")
        if c == "," and depth == 0:
            return text[:i], ",", text[i + 1 :]
    return text, "", ""


def _names(candidates: Iterable[str]) -> tuple[str, ...]:
    """Those that are one Lean name each, without repetition: what is put into a tactic may come from a model."""
    return tuple(dict.fromkeys(c for c in candidates if [(t.kind, t.text) for t in lex(c).tokens] == [(Kind.IDENT, c)]))


def tactics(
    profile: Profile | str,
    goal: str,
    *,
    recursion_variables: Sequence[str] = (),
    library: Sequence[str] = (),
    unfold: Sequence[str] = (),
    looping: Collection[str] = (),
) -> tuple[str, ...]:
    """The tactics of a profile for a goal as Lean prints it, one line each, in the order in which to try them.

    `looping` are names that `simp` unfolds without end here; they are still unfolded once, and induction follows them.
    """
    if Profile(profile) is Profile.FIXED:
        return FIXED
    seen, functions, lemmas = sight(goal), _names(unfold), _names(library)
    known = ", ".join(n for n in (*functions, *lemmas) if n not in looping)
    start = _introductions(seen)
    closings = _closings(known, seen)
    variables = _induction_order(seen, recursion_variables)
    found = [*FIXED, "decide", "trivial", "assumption", f"simp{_set(known)}", "grind", "simp_all"]
    found += [start + t for t in _simplifying(known)]
    found += [start + t for t in _unfolding(functions, known)]
    found += [t for name in lemmas for t in _with_lemma(name, start, known)]
    for v in variables:
        found += [start + t for t in _by_cases_on(v.name, known, functions)]
    found += [start + f"{way} {f}{end}" for f in functions for way in ("fun_induction", "fun_cases") for end in closings]
    for v in variables:
        found += [start + t for t in _by_induction_on(v, seen, known, functions)]
    found += [start + f"{split} <;> {_last(known)}" for split in ("constructor", "funext _", "repeat' constructor")]
    return tuple(dict.fromkeys(found))[:MOST]


def _introductions(seen: Sight) -> str:
    """Naming what the target quantifies, so that induction can refer to it."""
    names = [b.name if "✝" not in b.name and b.name.isidentifier() else "_" for b in seen.introduced]
    return f"intro {' '.join(names)}; " if names else ""


def _induction_order(seen: Sight, wanted: Sequence[str]) -> tuple[Binder, ...]:
    """The plan's recursion variables first, then the other values in sight."""
    data = {b.name: b for b in seen.data}
    first = [data[n] for n in wanted if n in data]
    return tuple(dict.fromkeys([*first, *data.values()]))[:_VARIABLES]


def _set(known: str, *more: str) -> str:
    """A simp set in brackets, empty where there is nothing to name."""
    inner = ", ".join(filter(None, (known, *more)))
    return f" [{inner}]" if inner else ""


def _last(known: str) -> str:
    """One tactic that tries what usually ends a branch."""
    simp, hypotheses = _set(known), _set(known, "*")
    ways = ["rfl", "assumption", "omega", f"simp_all{simp}", f"(simp{hypotheses}; omega)", f"(simp_all{simp}; omega)"]
    return f"first | {' | '.join(ways)}"


def _closings(known: str, seen: Sight | None = None) -> tuple[str, ...]:
    """How the branches of a case split or an induction are closed, all in the same way or each in its own."""
    simp = _set(known)
    plain = (f" <;> simp_all{simp}", f" <;> simp_all{simp} <;> omega", f" <;> ({_last(known)})")
    if seen is None:
        return plain
    ends = "(repeat' split) <;> simp_all <;> omega"
    return (
        *plain,
        f" <;> simp_all{simp} <;> {ends}",
        *(f" <;> simp_all{simp} <;> (try rcases {h} with {h} | {h}) <;> {ends}" for h in seen.alternatives),
        f" <;> simp_all{simp} <;> constructor <;> (intro h; rcases h with h | h | h <;> simp_all)",
    )


def _simplifying(known: str) -> tuple[str, ...]:
    simp = _set(known)
    named = (f"simp_all{simp}", f"simp only{simp}", f"dsimp only{simp}; omega") if known else ()
    return (
        *named,
        f"simp{simp} <;> omega",
        f"simp_all{simp} <;> omega",
        "intros; simp_all",
        "intros; omega",
        f"intros; simp_all{simp}; omega",
        f"repeat' split <;> ({_last(known)})",
    )


def _unfolding(functions: Sequence[str], known: str) -> Iterable[str]:
    for f in functions:
        yield f"unfold {f}; rfl"
        yield f"unfold {f}; simp"
        yield f"unfold {f}; simp_all; omega"
        yield f"unfold {f}; split <;> ({_last(known)})"
        yield f"unfold {f}; repeat' split <;> ({_last(known)})"
    if len(functions) > 1:
        yield f"unfold {' '.join(functions)}; simp_all"
        yield f"simp only{_set(known)}; repeat' split <;> ({_last(known)})"


def _with_lemma(name: str, start: str, known: str) -> Iterable[str]:
    yield f"{start}exact {name} .."
    yield f"{start}apply {name} <;> ({_last(known)})"
    yield f"{start}simpa{_set(known)} using {name} .."
    yield f"{start}rw [{name}]"
    yield f"{start}have := @{name}; simp_all"


def _by_cases_on(name: str, known: str, functions: Sequence[str]) -> Iterable[str]:
    closings = _closings(known)
    yield f"cases {name} <;> rfl"
    yield from (f"cases {name}{end}" for end in closings)
    if functions:
        yield f"cases {name} <;> unfold {' '.join(functions[:1])} <;> ({_last(known)})"


def _by_induction_on(v: Binder, seen: Sight, known: str, functions: Sequence[str]) -> Iterable[str]:
    others = [b.name for b in seen.data if b.name != v.name]
    heads = [f"induction {v.name}"]
    if others:
        heads.append(f"induction {v.name} generalizing {' '.join(others)}")
    for head in heads:
        yield from (head + end for end in _closings(known, seen))
        yield f"{head} <;> simp{_set(known, '*')} <;> omega"
        yield f"{head} <;> simp{_set(known)} <;> split <;> ({_last(known)})"
        if functions:
            yield f"{head} <;> unfold {functions[0]} <;> (try split) <;> ({_last(known)})"
