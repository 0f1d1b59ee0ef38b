"""Feeding constants to the kernel in the order they need each other, and comparing what it generates with what was stored."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from p3.errors import OleanError
from p3.lean.kernel.live import Live
from p3.lean.kernel.native import TIMEOUT
from p3.lean.terms.constants import Constant, Kind, Safety
from p3.lean.terms.environment import Environment
from p3.lean.terms.module import QUOTIENT
from p3.lean.terms.names import Name


@dataclass(frozen=True, slots=True)
class Refused:
    """The constant that the kernel did not accept, and why; `timeout` where it gave up rather than said no."""

    name: Name
    reason: str

    @property
    def timeout(self) -> bool:
        """Whether the kernel reached its limit."""
        return self.reason == TIMEOUT


class Feed:
    """An environment being rebuilt in the kernel from the modules of `live.env`; constants of a library are there already."""

    def __init__(self, live: Live, kernel: int, *, heartbeats: int, from_nothing: bool = False) -> None:
        self.live, self.kernel, self.heartbeats = live, kernel, heartbeats
        self._from_nothing = from_nothing
        self._env: Environment = live.env
        self._done: set[Name] = set()
        self.added = 0
        self.checked = 0

    def replay(self, roots: Iterable[Name]) -> Refused | None:
        """Check everything the roots rest on. Unsafe and partial constants are left out, so that nothing may use them."""
        return next(iter(self.replay_each(roots).values()), None)

    def replay_each(self, roots: Iterable[Name]) -> dict[Name, Refused]:
        """As `replay`, going on after a refusal: root → what the kernel did not accept below it.

        A root that shares a refused constant with an earlier one is refused as well, since the kernel lacks that constant.
        """
        refusals = {root: self._replay_one(root) for root in roots}
        return {root: refused for root, refused in refusals.items() if refused}

    def sound(self, roots: Iterable[Name]) -> dict[Name, Refused]:
        """As `replay_each`, for roots that must prove or compute something: each must be here, and be safe."""
        out = self.replay_each(roots := list(roots))
        for root in roots:
            constant = self._env.get(root)
            if constant is None:
                out[root] = Refused(root, "there is no such constant")
            elif constant.safety is not Safety.SAFE:
                out[root] = Refused(root, f"it is {constant.safety.name.lower()}, so that it proves nothing")
        return out

    def _replay_one(self, root: Name) -> Refused | None:
        stack: list[tuple[Name, list[Name] | None]] = [(root, None)]
        while stack:
            name, waiting = stack.pop()
            if waiting is None:
                if name in self._done or not self._env.is_own(name):
                    continue
                self._done.add(name)
                if self._env[name].safety is not Safety.SAFE:
                    continue
                waiting = self._before(self._env[name])
            waiting = [n for n in waiting if n not in self._done and self._env.is_own(n)]
            if waiting:
                stack.append((name, waiting[1:]))
                stack.append((waiting[0], None))
            elif refused := self._submit(self._env[name]):
                return refused
        return None

    def _before(self, c: Constant) -> list[Name]:
        """Constants that must be in the kernel before this one."""
        if c.kind is Kind.QUOTIENT and c.name != QUOTIENT[0]:
            return [QUOTIENT[0]]
        if c.kind is Kind.CONSTRUCTOR:
            return [c.parent] if c.parent is not None else []
        if c.kind is Kind.RECURSOR:
            return list(c.group)
        if c.kind is not Kind.INDUCTIVE:
            return sorted(self._env.refs(c.name) - {c.name}, key=str)
        own = set(c.group)
        refs = set[Name]()
        for n in c.group:
            if n not in self._env or self._env[n].kind is not Kind.INDUCTIVE:
                raise OleanError(f"{c.name} names {n} as a type of its family, which it is not")
            self._done.add(n)
            own.update(self._env[n].constructors)
            refs |= self._env.refs(n)
            for k in self._env[n].constructors:
                refs |= self._env.refs(k)
        return sorted(refs - own, key=str)

    def _submit(self, c: Constant) -> Refused | None:
        if c.kind in (Kind.CONSTRUCTOR, Kind.RECURSOR):
            return None
        if c.kind is Kind.QUOTIENT and (c.name not in QUOTIENT or not self._from_nothing):
            return Refused(c.name, "a quotient primitive under a name or in a place that is not its own")
        if c.kind is Kind.QUOTIENT and c.name != QUOTIENT[0]:
            return None
        declaration = self.live.family(c) if c.kind is Kind.INDUCTIVE else self.live.declaration(c)
        self.kernel, reason = self.live.lean.add(self.kernel, declaration, self.heartbeats)
        self.added += 1
        return Refused(c.name, reason) if reason else None

    # ------------------------------------------------------------ what the kernel generated

    def compare(self) -> Refused | None:
        """Check that types, constructors, recursors and quotients which the kernel made are the stored ones."""
        for name in sorted(self._done, key=str):
            c = self._env[name]
            if c.safety is not Safety.SAFE:
                continue
            if c.kind in (Kind.INDUCTIVE, Kind.CONSTRUCTOR, Kind.RECURSOR, Kind.QUOTIENT) and not self._same(c):
                return Refused(name, f"the stored {c.kind} is not the one the kernel makes")
            self.checked += 1
        return None

    def _same(self, c: Constant) -> bool:
        lean, live = self.live.lean, self.live
        lean.share(self.kernel)
        found = lean.call["lean_environment_find"](self.kernel, live.name(c.name))
        if found & 1 or lean.tag(found) != 1:
            return False
        info = lean.field(found, 0)
        kinds = tuple(Kind)
        if lean.tag(info) >= len(kinds) or kinds[lean.tag(info)] is not c.kind:
            return False
        value = lean.field(info, 0)
        base = lean.field(value, 0)
        if not self._equal_base(base, c):
            return False
        return _FORMS[c.kind](self, value, c)

    def _equal_base(self, base: int, c: Constant) -> bool:
        lean, live = self.live.lean, self.live
        return (
            self._equal_names(lean.items(lean.field(base, 1)), c.levels)
            and self._equal_names([lean.field(base, 0)], (c.name,))
            and bool(lean.call["lean_expr_eqv"](lean.field(base, 2), live.expr(c.type)))
        )

    def _equal_names(self, pointers: list[int], names: tuple[Name, ...]) -> bool:
        lean, live = self.live.lean, self.live
        return len(pointers) == len(names) and all(
            bool(lean.call["lean_name_eq"](p, live.name(n))) for p, n in zip(pointers, names, strict=True)
        )

    def _counts(self, value: int, first: int, count: int) -> tuple[int, ...]:
        return tuple(self.live.lean.field(value, first + i) >> 1 for i in range(count))

    def _inductive(self, value: int, c: Constant) -> bool:
        lean = self.live.lean
        flags = (lean.byte(value, 6, 0), lean.byte(value, 6, 2))
        return (
            (*self._counts(value, 1, 2), lean.field(value, 5) >> 1, *flags) == c.numbers
            and self._equal_names(lean.items(lean.field(value, 3)), c.group)
            and self._equal_names(lean.items(lean.field(value, 4)), c.constructors)
        )

    def _constructor(self, value: int, c: Constant) -> bool:
        parent = (c.parent,) if c.parent is not None else ()
        return self._counts(value, 2, 3) == c.numbers and self._equal_names([self.live.lean.field(value, 1)], parent)

    def _recursor(self, value: int, c: Constant) -> bool:
        lean = self.live.lean
        rules = lean.items(lean.field(value, 6))
        if (*self._counts(value, 2, 4), lean.byte(value, 7, 0)) != c.numbers or len(rules) != len(c.rules):
            return False
        if not self._equal_names(lean.items(lean.field(value, 1)), c.group):
            return False
        for p, rule in zip(rules, c.rules, strict=True):
            if lean.field(p, 1) >> 1 != rule.fields or not self._equal_names([lean.field(p, 0)], (rule.constructor,)):
                return False
            if not lean.call["lean_expr_eqv"](lean.field(p, 2), self.live.expr(rule.value)):
                return False
        return True

    def _quotient(self, value: int, c: Constant) -> bool:
        return (self.live.lean.byte(value, 1, 0),) == c.numbers


_FORMS = {
    Kind.INDUCTIVE: Feed._inductive,
    Kind.CONSTRUCTOR: Feed._constructor,
    Kind.RECURSOR: Feed._recursor,
    Kind.QUOTIENT: Feed._quotient,
}
