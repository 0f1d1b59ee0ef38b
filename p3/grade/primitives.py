"""Constants that Lean's kernel knows by name. Only the library may declare them, whatever a file's imports are."""

from __future__ import annotations

from p3.lean.terms.names import Name

_NAT = "add sub mul div mod gcd beq ble land lor xor shiftLeft shiftRight pow log2 succ zero pred rec lt le"
_OTHER = """
    Nat Bool Bool.true Bool.false String String.mk String.ofList Char Char.mk Char.ofNat List List.nil List.cons
    UInt32 UInt32.mk Fin Fin.mk BitVec BitVec.ofFin Eq Eq.refl HEq HEq.refl False True True.intro
    Quot Quot.mk Quot.lift Quot.ind Quot.sound propext Classical.choice sorryAx
    Lean.reduceBool Lean.reduceNat Lean.ofReduceBool Lean.ofReduceNat Lean.trustCompiler eagerReduce
    Int Int.ofNat Int.negSucc OfNat OfNat.ofNat outParam Acc Acc.intro Acc.rec WellFounded And And.intro PUnit PUnit.unit
"""

PRIMITIVES = frozenset(Name(("Nat", n)) for n in _NAT.split()) | frozenset(map(Name.parse, _OTHER.split()))
"""The kernel computes with these, or treats them as axioms that a task may allow."""
NATIVE = frozenset(
    Name.parse(n) for n in ("Lean.reduceBool", "Lean.reduceNat", "Lean.ofReduceBool", "Lean.ofReduceNat", "Lean.trustCompiler")
)
"""What trusts compiled code. Since Lean 4.29 each `native_decide` has an axiom of its own, with a component `_native`."""


def is_native(name: Name) -> bool:
    """Whether an axiom stands for the word of compiled code."""
    return name in NATIVE or any(isinstance(p, str) and p.startswith("_native") for p in name)
