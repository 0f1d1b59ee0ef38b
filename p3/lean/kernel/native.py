"""Lean's runtime and kernel as a shared library: objects, constructors of terms, and the kernel's entry points.

A pointer is an `int`. Objects made here are persistent (reference count 0) and live as long as the process, which
replays one candidate and ends. Terms are made through Lean's own constructors, which compute the hashes and flags that
the kernel relies on; nothing of a candidate's file is ever used as a live object.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from typing import Any

from p3.errors import EnvironmentFailed

_VOID = ctypes.c_void_p
_BYTE = ctypes.c_uint8
_SIZE = ctypes.c_size_t
_HEAD = struct.Struct("<iHBB")
_WORD = struct.Struct("<Q")
_TAG_BIG = 250
_MOST = 0xFFF8
MAX_SMALL = (1 << 63) - 1

_FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "lean_mk_string_from_bytes": (ctypes.c_char_p, _SIZE),
    "l_Lean_Name_str___override": (_VOID, _VOID),
    "l_Lean_Name_num___override": (_VOID, _VOID),
    "lean_level_mk_zero": (_VOID,),
    "lean_level_mk_succ": (_VOID,),
    "lean_level_mk_max": (_VOID, _VOID),
    "lean_level_mk_imax": (_VOID, _VOID),
    "lean_level_mk_param": (_VOID,),
    "lean_expr_mk_bvar": (_VOID,),
    "lean_expr_mk_fvar": (_VOID,),
    "lean_expr_mk_sort": (_VOID,),
    "lean_expr_mk_const": (_VOID, _VOID),
    "lean_expr_mk_app": (_VOID, _VOID),
    "lean_expr_mk_lambda": (_VOID, _VOID, _VOID, _BYTE),
    "lean_expr_mk_forall": (_VOID, _VOID, _VOID, _BYTE),
    "l_Lean_Expr_letE___override": (_VOID, _VOID, _VOID, _VOID, _BYTE),
    "lean_expr_mk_lit": (_VOID,),
    "lean_expr_mk_proj": (_VOID, _VOID, _VOID),
    "lean_expr_eqv": (_VOID, _VOID),
    "lean_add_decl": (_VOID, _SIZE, _SIZE, _VOID, _VOID),
    "lean_environment_add": (_VOID, _VOID),
    "lean_environment_find": (_VOID, _VOID),
    "lean_environment_mark_quot_init": (_VOID,),
    "lean_elab_environment_to_kernel_env": (_VOID,),
    "l_Lean_mkEmptyEnvironment": (ctypes.c_uint32, _VOID),
    "l_Lean_readModuleData": (_VOID,),
    "lean_io_set_heartbeats": (_VOID,),
    "lean_name_eq": (_VOID, _VOID),
}
_RESULTS: dict[str, Any] = {"lean_expr_eqv": _BYTE, "lean_name_eq": _BYTE}

EXCEPTIONS = (
    *("unknown constant", "already declared", "declared type mismatch", "has metavariables", "has free variables"),
    *("function expected", "type expected", "let type mismatch", "expression type mismatch", "application type mismatch"),
    *("invalid projection", "theorem type is not a proposition", "other", "deterministic timeout", "excessive memory"),
    *("deep recursion", "interrupted"),
)
"""Constructors of `Lean.Kernel.Exception`, in order."""
TIMEOUT = "deterministic timeout"


def box(n: int) -> int:
    """A scalar as a pointer."""
    return 2 * n + 1


class Lean:
    """The loaded shared library. One per process: Lean's runtime starts once."""

    def __init__(self, shared_library: str) -> None:
        try:
            library = ctypes.CDLL(shared_library, mode=ctypes.RTLD_GLOBAL)
            self.call: dict[str, Any] = {name: self._bind(library, name, args) for name, args in _FUNCTIONS.items()}
            library.lean_initialize()
            library.lean_io_mark_end_initialization()
        except (OSError, AttributeError) as e:
            raise EnvironmentFailed(f"Lean's shared library cannot be used: {e}; reinstall the toolchain") from e
        self._keep: list[ctypes.Array[ctypes.c_char]] = []

    @staticmethod
    def _bind(library: ctypes.CDLL, name: str, arguments: tuple[Any, ...]) -> Any:  # noqa: ANN401 - ctypes functions have no type
        function = getattr(library, name)
        function.restype, function.argtypes = _RESULTS.get(name, _VOID), list(arguments)
        return function

    # ------------------------------------------------------------ reading objects

    def tag(self, p: int) -> int:
        """Constructor number; a scalar is its own number."""
        return p >> 1 if p & 1 else ctypes.string_at(p + 7, 1)[0]

    def field(self, p: int, i: int) -> int:
        """Field `i` of a constructor object."""
        return int(_WORD.unpack(ctypes.string_at(p + 8 + 8 * i, 8))[0])

    def byte(self, p: int, fields: int, i: int) -> int:
        """Scalar byte `i` after the fields."""
        return ctypes.string_at(p + 8 + 8 * fields + i, 1)[0]

    def items(self, p: int) -> list[int]:
        """Members of a `List`."""
        out = []
        while not p & 1:
            out.append(self.field(p, 0))
            p = self.field(p, 1)
        return out

    def array(self, p: int) -> tuple[int, ...]:
        """Members of an `Array`."""
        count = self.field(p, 0)
        return struct.unpack(f"<{count}Q", ctypes.string_at(p + 24, 8 * count))

    # ------------------------------------------------------------ making objects

    def persist(self, p: int) -> int:
        """The object, made persistent: nothing counts references to it any more."""
        if not p & 1 and (count := ctypes.c_int32.from_address(p)).value:
            count.value = 0
        return p

    def share(self, p: int) -> None:
        """Count one more reference to an object that is counted."""
        count = ctypes.c_int32.from_address(p)
        if count.value > 0:
            count.value += 1
        elif count.value < 0:
            count.value -= 1

    def _raw(self, other: int, tag: int, body: bytes) -> int:
        """A persistent object; like those of compiled modules it knows its own size."""
        body += b"\0" * (-len(body) % 8)
        data = _HEAD.pack(0, min(8 + len(body), _MOST), other, tag) + body
        buffer = ctypes.create_string_buffer(data + b"\0" * 16, len(data) + 16)
        self._keep.append(buffer)
        return ctypes.addressof(buffer)

    def ctor(self, tag: int, *fields: int, tail: bytes = b"") -> int:
        """A persistent constructor object with scalars `tail`."""
        return self._raw(len(fields), tag, struct.pack(f"<{len(fields)}Q", *fields) + tail)

    def list(self, members: Sequence[int]) -> int:
        """A `List`."""
        p = box(0)
        for m in reversed(members):
            p = self.ctor(1, m, p)
        return p

    def nat(self, value: int) -> int:
        """A `Nat`."""
        if value <= MAX_SMALL:
            return box(value)
        limbs = (value.bit_length() + 63) // 64
        p = self._raw(0, _TAG_BIG, struct.pack("<iiQ", limbs, limbs, 0) + value.to_bytes(8 * limbs, "little"))
        ctypes.c_uint64.from_address(p + 16).value = p + 24
        return p

    def string(self, text: str) -> int:
        """A `String`."""
        data = text.encode()
        return self.persist(self.call["lean_mk_string_from_bytes"](data, len(data)))

    # ------------------------------------------------------------ environments

    def empty_environment(self) -> int:
        """A kernel environment without constants."""
        made = self.call["l_Lean_mkEmptyEnvironment"](0, box(0))
        if self.tag(made) != 0:
            raise EnvironmentFailed("Lean's kernel cannot make an environment; reinstall the toolchain")
        return int(self.call["lean_elab_environment_to_kernel_env"](self.field(made, 0)))

    def with_library(self, env: int, path: str) -> int:
        """The environment with every constant of a trusted compiled module, taken as it is."""
        made = self.call["l_Lean_readModuleData"](self.string(path))
        if self.tag(made) != 0:
            raise EnvironmentFailed(f"Lean cannot read its library module {path}; run `p3 lean build`")
        for constant in self.array(self.field(self.field(self.field(made, 0), 0), 2)):
            env = self.call["lean_environment_add"](env, constant)
        return env

    def add(self, env: int, declaration: int, heartbeats: int) -> tuple[int, str]:
        """Have the kernel check a declaration: the environment with it and an empty string, or the old one and the reason.

        `heartbeats` counts small allocations; 0 is without limit.
        """
        self.share(env)
        self.call["lean_io_set_heartbeats"](box(0))
        result = self.call["lean_add_decl"](env, heartbeats, _RECURSION, declaration, box(0))
        if self.tag(result) == 1:
            return self.field(result, 0), ""
        number = self.tag(self.field(result, 0))
        return env, EXCEPTIONS[number] if number < len(EXCEPTIONS) else f"exception {number}"


_RECURSION = 100_000
"""Depth at which the kernel gives up; Lean's own default."""
