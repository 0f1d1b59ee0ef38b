"""Decoded constants made into live Lean objects, by Lean's own constructors."""

from __future__ import annotations

from p3.errors import OleanError
from p3.lean.kernel.native import Lean, box
from p3.lean.terms.constants import Constant, Kind, Safety
from p3.lean.terms.environment import Environment
from p3.lean.terms.names import ANONYMOUS, Name
from p3.lean.terms.store import (
    APP,
    BVAR,
    CONST,
    FVAR,
    LAM,
    LET,
    LIMAX,
    LIT,
    LMAX,
    LPARAM,
    LSUCC,
    PI,
    PROJ,
    SORT,
    Node,
)

_DECLARATIONS = {Kind.AXIOM: 0, Kind.DEFINITION: 1, Kind.THEOREM: 2, Kind.OPAQUE: 3}
_QUOTIENT = 4
_INDUCTIVE = 6


class Live:
    """Makes the terms of one environment live, each once."""

    def __init__(self, lean: Lean, env: Environment) -> None:
        self.lean, self.env = lean, env
        self._exprs: dict[int, int] = {}
        self._levels: dict[int, int] = {}
        self._names: dict[Name, int] = {ANONYMOUS: box(0)}
        self._binder = self.name(Name(("x",)))

    # ------------------------------------------------------------ names, levels, terms

    def name(self, name: Name) -> int:
        """A live `Name`."""
        for end in range(1, len(name) + 1):
            prefix = Name(name[:end])
            if prefix not in self._names:
                part, parent = prefix[-1], self._names[Name(name[: end - 1])]
                if isinstance(part, int):
                    made = self.lean.call["l_Lean_Name_num___override"](parent, self.lean.nat(part))
                else:
                    made = self.lean.call["l_Lean_Name_str___override"](parent, self.lean.string(part))
                self._names[prefix] = self.lean.persist(made)
        return self._names[name]

    def names(self, names: tuple[Name, ...]) -> int:
        """A live `List Name`."""
        return self.lean.list([self.name(n) for n in names])

    def level(self, index: int) -> int:
        """A live `Level`. Lower numbers are made first, so nothing recurses."""
        for i in range(len(self._levels), index + 1):
            self._levels[i] = self._level(self.env.store.levels[i])
        return self._levels[index]

    def _level(self, node: Node) -> int:
        call, below = self.lean.call, [self._levels[x] for x in node[1:] if isinstance(x, int)]
        match node[0]:
            case 0:
                made = call["lean_level_mk_zero"](box(0))
            case tag if tag == LSUCC:
                made = call["lean_level_mk_succ"](*below)
            case tag if tag == LMAX:
                made = call["lean_level_mk_max"](*below)
            case tag if tag == LIMAX:
                made = call["lean_level_mk_imax"](*below)
            case tag if tag == LPARAM:
                made = call["lean_level_mk_param"](self.name(node[1]))
            case _:
                raise OleanError("a constant holds a universe metavariable; the kernel would refuse it")
        return self.lean.persist(made)

    def expr(self, root: int) -> int:
        """A live `Expr`."""
        if root not in self._exprs:
            store = self.env.store
            todo, reach = [root], {root}
            for i in todo:
                fresh = [c for c in store.children(store.exprs[i]) if c not in reach and c not in self._exprs]
                reach.update(fresh)
                todo += fresh
            for i in sorted(todo):
                self._exprs[i] = self.lean.persist(self._node(store.exprs[i]))
        return self._exprs[root]

    def _node(self, node: Node) -> int:
        call, done, tag = self.lean.call, self._exprs, node[0]
        made: int
        if tag == APP:
            made = call["lean_expr_mk_app"](done[node[1]], done[node[2]])
        elif tag == CONST:
            made = call["lean_expr_mk_const"](self.name(node[1]), self.lean.list([self.level(x) for x in node[2]]))
        elif tag == BVAR:
            made = call["lean_expr_mk_bvar"](self.lean.nat(node[1]))
        elif tag in (LAM, PI):
            if node[3] > 3:
                raise OleanError("a binder is of no known kind")
            make = call["lean_expr_mk_lambda" if tag == LAM else "lean_expr_mk_forall"]
            made = make(self._binder, done[node[1]], done[node[2]], node[3])
        elif tag == SORT:
            made = call["lean_expr_mk_sort"](self.level(node[1]))
        elif tag == LET:
            made = call["l_Lean_Expr_letE___override"](self._binder, done[node[1]], done[node[2]], done[node[3]], node[4] & 1)
        elif tag == LIT:
            literal = self.lean.string(node[1]) if isinstance(node[1], str) else self.lean.nat(node[1])
            made = call["lean_expr_mk_lit"](self.lean.ctor(int(isinstance(node[1], str)), literal))
        elif tag == PROJ:
            made = call["lean_expr_mk_proj"](self.name(node[1]), self.lean.nat(node[2]), done[node[3]])
        elif tag == FVAR:
            made = call["lean_expr_mk_fvar"](self.name(node[1]))
        else:
            raise OleanError("a constant holds a metavariable; the kernel would refuse it")
        return made

    # ------------------------------------------------------------ declarations

    def _base(self, c: Constant) -> int:
        return self.lean.ctor(0, self.name(c.name), self.names(c.levels), self.expr(c.type))

    def _hint(self, c: Constant) -> int:
        if isinstance(c.hint, int):
            return self.lean.ctor(2, tail=c.hint.to_bytes(4, "little"))
        return box(1 if c.hint == "abbrev" else 0)

    def declaration(self, c: Constant) -> int:
        """A `Declaration` that has the kernel check this axiom, definition, theorem, opaque constant or quotient."""
        lean, base = self.lean, self._base(c)
        if c.kind is Kind.QUOTIENT:
            return box(_QUOTIENT)
        unsafe = bytes([c.safety is Safety.UNSAFE])
        if c.kind is Kind.AXIOM:
            value = lean.ctor(0, base, tail=unsafe)
        elif c.kind is Kind.DEFINITION:
            value = lean.ctor(0, base, self._value(c), self._hint(c), self.names(c.group), tail=bytes([c.safety]))
        elif c.kind is Kind.THEOREM:
            value = lean.ctor(0, base, self._value(c), self.names(c.group))
        else:
            value = lean.ctor(0, base, self._value(c), self.names(c.group), tail=unsafe)
        return lean.ctor(_DECLARATIONS[c.kind], value)

    def _value(self, c: Constant) -> int:
        if c.value is None:
            raise OleanError(f"{c.name} has no value")
        return self.expr(c.value)

    def family(self, c: Constant) -> int:
        """A `Declaration` of the inductive types declared together with `c`; the kernel makes constructors and recursors."""
        lean, types = self.lean, []
        for name in c.group:
            t = self.env[name]
            constructors = [self.env[n] for n in t.constructors]
            pairs = [lean.ctor(0, self.name(k.name), self.expr(k.type)) for k in constructors]
            types.append(lean.ctor(0, self.name(t.name), self.expr(t.type), lean.list(pairs)))
        parameters = lean.nat(c.numbers[0]) if c.numbers else box(0)
        return lean.ctor(_INDUCTIVE, self.names(c.levels), parameters, lean.list(types), tail=bytes([c.safety is Safety.UNSAFE]))

    def theorem(self, name: Name, levels: tuple[Name, ...], type_: int, value: int) -> int:
        """A `Declaration` of a theorem from live terms."""
        base = self.lean.ctor(0, self.name(name), self.names(levels), type_)
        return self.lean.ctor(2, self.lean.ctor(0, base, value, self.names((name,))))
