"""Environments of compiled modules: a library that stays loaded, and the modules of one task above it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from p3.errors import OleanError
from p3.lean.terms.constants import Constant, ConstantReader, Kind, Safety
from p3.lean.terms.module import Module
from p3.lean.terms.names import Name
from p3.lean.terms.store import Store

SORRY = Name(("sorryAx",))


class Library:
    """The compiled modules of a toolchain's library. Read once per process and shared by every environment above it."""

    def __init__(self, modules: Sequence[Module], paths: Sequence[Path] = ()) -> None:
        self.modules = tuple(modules)
        self.paths = tuple(paths)
        """Files of the modules, in import order, where the library was read from files."""
        self.where: dict[Name, Module] = {}
        for module in modules:
            for name in module:
                self.where.setdefault(name, module)

    @classmethod
    def load(cls, paths: Iterable[Path]) -> Library:
        """Read the library's modules in import order. Raises OleanError."""
        listed = tuple(paths)
        return cls([Module.load(path, trusted=True) for path in listed], listed)

    @cached_property
    def tagged(self) -> dict[str, frozenset[Name]]:
        """Extension of the library → declarations it tags (`noncomputable` and the like)."""
        from p3.lean.terms.extensions import tagged_declarations

        out: dict[str, set[Name]] = {}
        for module in self.modules:
            for key, names in tagged_declarations(module).items():
                out.setdefault(key, set()).update(names)
        return {key: frozenset(names) for key, names in out.items()}


class Shelf:
    """Finds compiled modules on a search path, and makes libraries of what some imports need. Each module is read once."""

    def __init__(self, search: Sequence[Path]) -> None:
        self._search = tuple(search)
        self._read: dict[Name, tuple[Module, Path]] = {}
        self._libraries: dict[frozenset[Name], Library] = {}

    def library(self, imports: Iterable[Name]) -> Library:
        """Everything that the imports need, in import order. Raises OleanError for a module that is nowhere."""
        key = frozenset(imports)
        if key not in self._libraries:
            order, seen = list[Name](), set[Name]()
            stack = [(name, False) for name in sorted(key, key=str)]
            while stack:
                name, done = stack.pop()
                if done:
                    order.append(name)
                elif name not in seen:
                    seen.add(name)
                    stack.append((name, True))
                    stack += [(i, False) for i in self._module(name)[0].imports if i not in seen]
            found = [self._module(name) for name in order]
            self._libraries[key] = Library([m for m, _ in found], [p for _, p in found])
        return self._libraries[key]

    def has(self, name: Name) -> bool:
        """Whether a module is on the search path."""
        return name in self._read or self._find(name) is not None

    def _find(self, name: Name) -> Path | None:
        relative = "/".join(map(str, tuple(name))) + ".olean"
        return next((p for folder in self._search if (p := folder / relative).is_file()), None)

    def _module(self, name: Name) -> tuple[Module, Path]:
        if name not in self._read:
            path = self._find(name)
            if path is None:
                raise OleanError(f"the module {name} is imported but lies nowhere on the search path")
            self._read[name] = Module.load(path, str(name), trusted=True), path.resolve()
        return self._read[name]


@dataclass(frozen=True, slots=True)
class Closure:
    """What a walk from some roots met."""

    reached: frozenset[Name]
    missing: frozenset[Name]
    """Constants that are mentioned but exist nowhere."""


class Environment:
    """The modules of one build above a library. Constants are decoded into `store` when first asked for."""

    def __init__(self, library: Library, modules: Sequence[Module], store: Store | None = None) -> None:
        self.library, self.modules = library, tuple(modules)
        self.store = store if store is not None else Store()
        self.where: dict[Name, Module] = {}
        self.duplicates: dict[Name, tuple[str, ...]] = {}
        """Constants that a module declares although the library or another module has them: name → where."""
        for module in modules:
            for name in module:
                holder = self.where.get(name) or library.where.get(name)
                if holder is not None:
                    self.duplicates[name] = (*self.duplicates.get(name, (holder.label,)), module.label)
                self.where.setdefault(name, module)
        self._constants: dict[Name, Constant] = {}
        self._readers: dict[int, ConstantReader] = {}

    def __contains__(self, name: Name) -> bool:
        return name in self.where or name in self.library.where

    def __iter__(self) -> Iterator[Name]:
        """Names of the constants of the task's own modules."""
        return iter(self.where)

    def module(self, name: Name) -> Module | None:
        """The module that declares a constant."""
        return self.where.get(name) or self.library.where.get(name)

    def is_own(self, name: Name) -> bool:
        """Whether a module above the library declares the constant."""
        return name in self.where

    def get(self, name: Name) -> Constant | None:
        """The constant of that name, decoded; None where there is none."""
        if (known := self._constants.get(name)) is not None:
            return known
        module = self.module(name)
        if module is None:
            return None
        reader = self._readers.get(id(module))
        if reader is None:
            reader = self._readers[id(module)] = module.reader(self.store)
        constant = reader.read(module.pointers[name])
        if constant.name != name:
            raise module.objects.error(f"the constant listed as {name} calls itself {constant.name}")
        self._constants[name] = constant
        return constant

    def __getitem__(self, name: Name) -> Constant:
        """As `get`; raises OleanError where there is no such constant."""
        constant = self.get(name)
        if constant is None:
            raise OleanError(f"the constant {name} is mentioned but exists in no module")
        return constant

    def kind(self, name: Name) -> Kind:
        """The kind of a constant that exists."""
        module = self.module(name)
        if module is None:
            raise OleanError(f"the constant {name} is mentioned but exists in no module")
        return module.kind(name)

    # ------------------------------------------------------------ walks

    def refs(self, name: Name) -> frozenset[Name]:
        """Constants that a constant mentions anywhere; empty for one that does not exist."""
        module = self.module(name)
        return module.refs(name) if module is not None else frozenset()

    def closure(self, roots: Iterable[Name], stop: frozenset[Name] = frozenset()) -> Closure:
        """Everything reachable from the roots by mentions; constants in `stop` are reached but not looked into."""
        seen, missing = set(roots), set[Name]()
        todo = deque(seen)
        while todo:
            name = todo.popleft()
            if self.module(name) is None:
                missing.add(name)
            elif name not in stop:
                fresh = self.refs(name) - seen
                seen |= fresh
                todo.extend(fresh)
        return Closure(frozenset(seen), frozenset(missing))

    def axioms(self, root: Name) -> frozenset[Name]:
        """The axioms that a constant rests on. A mentioned constant that exists nowhere counts as an axiom."""
        closure = self.closure((root,))
        return frozenset(n for n in closure.reached if n in closure.missing or self.kind(n) is Kind.AXIOM)

    def path(self, root: Name, goal: Name, through: frozenset[Name] | None = None) -> tuple[Name, ...]:
        """A shortest chain of mentions from `root` to `goal`, both included; empty where there is none."""
        came: dict[Name, Name | None] = {root: None}
        todo = deque([root])
        while todo:
            name = todo.popleft()
            if name == goal:
                chain = [name]
                while (before := came[chain[-1]]) is not None:
                    chain.append(before)
                return tuple(reversed(chain))
            for ref in self.refs(name):
                if ref not in came and (through is None or ref in through or ref == goal):
                    came[ref] = name
                    todo.append(ref)
        return ()

    def unsafe(self, name: Name) -> bool:
        """Whether the constant is unsafe or partial, so that it proves nothing."""
        constant = self.get(name)
        return constant is not None and constant.safety is not Safety.SAFE
