prelude
import Init.Data.String.Basic
import Init.Data.UInt

/-! Further laws of characters. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

namespace Char
theorem le_def {a b : Char} : a ≤ b ↔ a.val ≤ b.val := .rfl
theorem lt_def {a b : Char} : a < b ↔ a.val < b.val := .rfl
protected theorem ext : {a b : Char} → a.val = b.val → a = b | ⟨_, _⟩, ⟨_, _⟩, rfl => rfl
@[simp] theorem toNat_val (c : Char) : c.val.toNat = c.toNat := rfl
protected theorem lt_trans {a b c : Char} (h : a < b) (k : b < c) : a < c := Nat.lt_trans h k
protected theorem lt_asymm {a b : Char} (h : a < b) : ¬b < a := Nat.lt_asymm h
protected theorem ne_of_lt {a b : Char} (h : a < b) : a ≠ b := fun e => Char.lt_irrefl b (e ▸ h)
end Char
