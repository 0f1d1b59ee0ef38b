prelude
import Init.Data.Nat.Order

/-! Read-only arrays as binary trees, which arithmetic certificates look their atoms up in. -/

set_option linter.all false
universe u

/-- An array without empty places; `branch p l r` has the positions below `p` in `l`. -/
inductive Lean.RArray (α : Type u) : Type u where
  | leaf : α → RArray α
  | branch : Nat → RArray α → RArray α → RArray α

/-- The member at a position, or the nearest one there is. Written with the recursor, so that the kernel computes it at once. -/
noncomputable def Lean.RArray.get {α : Type u} (a : RArray α) (n : Nat) : α :=
  RArray.rec (fun x => x) (fun p _ _ l r => (Nat.ble p n).rec l r) a
