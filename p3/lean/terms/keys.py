"""Keys of statements and dependencies of constants, for plans: refutations, retention, conformance."""

from __future__ import annotations

from collections.abc import Iterable

from p3.lean.terms.canonical import Canonical
from p3.lean.terms.constants import Constant, Kind
from p3.lean.terms.environment import Environment
from p3.lean.terms.module import Module
from p3.lean.terms.names import Name
from p3.lean.terms.store import CONST, PROJ, encode_name, hash_parts, positional

_OF_CONSTRUCTORS = frozenset({"inj", "injEq", "sizeOf_spec"})
"""Theorems that Lean proves about every constructor."""


def constant_digest(env: Environment, name: Name | str, *, holes: Iterable[Name | str] = ()) -> str:
    """Key of the elaborated statement of a constant: equal for statements that mean the same, whatever they are called.

    Binder names and kinds, metadata, proofs inside the statement and names of universe parameters do not count. Constants
    of the library count by name; the task's own by what they are, all the way down, except those in `holes` and theorems,
    which count by name and statement. So a refutation stored under this key dies with a definition it rests on. Raises
    OleanError where the constant does not exist.
    """
    return _Keys(env, frozenset(_name(h) for h in holes)).statement(_name(name)).hex()


def definition_digest(env: Environment, name: Name | str, *, holes: Iterable[Name | str] = ()) -> str:
    """Key of what a constant is, its own value included: for predicates, whose type alone says little."""
    return _Keys(env, frozenset(_name(h) for h in holes)).content(_name(name)).hex()


def module_digest(env: Environment, module: Module) -> str:
    """Hash of all constants of a module, proofs included: equal for two builds of one text, whose files may differ in layout."""
    parts: list[bytes] = []
    for name in sorted(module, key=encode_name):
        c = env[name]
        terms = [c.type, *([c.value] if c.value is not None else []), *(r.value for r in c.rules)]
        shape = repr((c.kind.value, c.safety, c.hint, c.numbers)).encode()
        parts += [encode_name(name), shape, *map(encode_name, c.levels), *(env.store.digest(t) for t in terms)]
    return hash_parts(parts).hex()


def dependencies(env: Environment, name: Name | str, *, among: Iterable[Name | str] | None = None) -> tuple[Name, ...]:
    """Constants that a constant's type and value mention, those that Lean made up seen through.

    With `among`, only those, and constants of the task's own outside `among` are seen through as well.
    """
    start = _name(name)
    wanted = None if among is None else frozenset(_name(n) for n in among)
    out, seen, todo = set[Name](), {start}, [start]
    while todo:
        for ref in env.refs(todo.pop()):
            if ref in seen:
                continue
            seen.add(ref)
            made_up = ref.is_auxiliary and env.is_own(ref)
            if not made_up if wanted is None else ref in wanted:
                out.add(ref)
            elif env.is_own(ref):
                todo.append(ref)
    return tuple(sorted(out, key=str))


def new_theorems(env: Environment, pristine: Environment | None = None) -> tuple[Name, ...]:
    """Theorems of the environment's own modules that an author wrote and that `pristine` lacks."""
    found = (n for n in env if env.kind(n) is Kind.THEOREM and not n.is_auxiliary and n.last not in _OF_CONSTRUCTORS)
    return tuple(sorted((n for n in found if pristine is None or n not in pristine), key=str))


def _name(name: Name | str) -> Name:
    return Name.parse(name) if isinstance(name, str) else name


class _Keys:
    """Merkle digests of statements and of the constants they rest on. An inductive family counts as one thing."""

    def __init__(self, env: Environment, holes: frozenset[Name]) -> None:
        self._env, self._holes = env, holes
        self._canonical = Canonical(env)
        self._contents: dict[Name, bytes] = {}

    def statement(self, name: Name) -> bytes:
        """Digest of a constant's type together with what its type rests on."""
        form = self._canonical.statement(name)
        used = sorted(self._families({form}), key=encode_name)
        return hash_parts([self._term(form, self._env[name].levels), *(encode_name(n) + self._content(n) for n in used)])

    def content(self, name: Name) -> bytes:
        """Digest of what a constant is, its value included."""
        return self._content(self._family(name))

    def _families(self, forms: set[int]) -> set[Name]:
        """Representatives of the own constants that canonical terms mention."""
        mentioned = {node[1] for node in self._env.store.descend(*forms) if node[0] in (CONST, PROJ)}
        return {self._family(n) for n in mentioned if self._env.is_own(n)}

    def _family(self, name: Name) -> Name:
        constant = self._env[name]
        if constant.parent is not None and self._env.is_own(constant.parent):
            constant = self._env[constant.parent]
        return constant.group[0] if constant.kind is Kind.INDUCTIVE and constant.group else constant.name

    def _members(self, family: Name) -> list[Constant]:
        head = self._env[family]
        if head.kind is not Kind.INDUCTIVE:
            return [head]
        types = [self._env[n] for n in head.group]
        return [*types, *(self._env[c] for t in types for c in t.constructors)]

    def _content(self, family: Name) -> bytes:
        """Digest of what a constant is, all the way down."""
        done, todo = self._contents, [family]
        opened = set[Name]()
        while todo:
            n = todo[-1]
            below = sorted(self._families(self._forms(n)) - {n}, key=encode_name)
            missing = [r for r in below if r not in done and r not in opened]
            if n not in done and missing:
                opened.add(n)
                todo += missing
                continue
            if n not in done:
                done[n] = hash_parts([self._own(n), *(encode_name(r) + done.get(r, b"") for r in below)])
            todo.pop()
        return done[family]

    def _forms(self, family: Name) -> set[int]:
        return {form for constant in self._members(family) for form in self._terms(constant)}

    def _terms(self, constant: Constant) -> list[int]:
        terms = [constant.type, *(r.value for r in constant.rules)]
        if constant.kind is Kind.DEFINITION and constant.name not in self._holes and constant.value is not None:
            terms.append(constant.value)
        return [self._canonical.form(t) for t in terms]

    def _own(self, family: Name) -> bytes:
        parts: list[bytes] = []
        for c in self._members(family):
            kind = "hole" if c.name in self._holes else c.kind.value
            parts += [
                encode_name(c.name),
                kind.encode(),
                repr(c.numbers).encode(),
                *(self._term(f, c.levels) for f in self._terms(c)),
            ]
        return hash_parts(parts)

    def _term(self, form: int, levels: tuple[Name, ...]) -> bytes:
        store = self._env.store
        return store.digest(positional(store, form, levels), binders=False)
