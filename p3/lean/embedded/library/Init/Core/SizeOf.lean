prelude
import Init.Prelude.Name
import Init.Core.Coe
import Init.Core.Control

/-! Sizes of values, which structural measures of termination are built on. -/

set_option linter.all false
universe u v w

inductive PSum (α : Sort u) (β : Sort v) where
  | inl (val : α) : PSum α β
  | inr (val : β) : PSum α β
/-! Sizes and well-founded relations. -/
class SizeOf (α : Sort u) where sizeOf : α → Nat
export SizeOf (sizeOf)
@[reducible] protected def default.sizeOf (α : Sort u) : α → Nat | _ => 0
@[instance 100] instance instSizeOfDefault (α : Sort u) : SizeOf α := ⟨default.sizeOf α⟩
@[simp] theorem sizeOf_default {α : Sort u} (n : α) : Eq (sizeOf n) 0 := rfl
instance instSizeOfForallUnit {α : Sort u} [SizeOf α] : SizeOf (Unit → α) := ⟨fun f => sizeOf (f ())⟩
@[simp] theorem sizeOf_thunk {α : Sort u} [SizeOf α] (f : Unit → α) : Eq (sizeOf f) (sizeOf (f ())) := rfl
@[reducible] protected def Nat.sizeOf (n : Nat) : Nat := n
instance instSizeOfNat : SizeOf Nat := ⟨Nat.sizeOf⟩
@[simp] theorem sizeOf_nat (n : Nat) : Eq (sizeOf n) n := rfl
deriving instance SizeOf for PUnit, PSum, Bool, Prod, MProd, PProd, Sum, Sigma, PSigma, Option, List, Except, Subtype, Fin, BitVec, UInt32, Char, String, Lean.Name, ULift, PULift
