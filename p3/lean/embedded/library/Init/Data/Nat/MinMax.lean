prelude
import Init.Data.Nat.Order

/-! Minimum and maximum of natural numbers. -/

set_option linter.all false
universe u v w

namespace Nat
protected theorem min_def {n m : Nat} : min n m = if n ≤ m then n else m := rfl
protected theorem max_def {n m : Nat} : max n m = if n ≤ m then m else n := rfl
@[simp] protected theorem min_eq_left {a b : Nat} (h : a ≤ b) : min a b = a := if_pos h
protected theorem max_eq_right {a b : Nat} (h : a ≤ b) : max a b = b := if_pos h
protected theorem min_comm (a b : Nat) : min a b = min b a := by
  rw [Nat.min_def, Nat.min_def]
  cases Decidable.em (a ≤ b) with
  | inl h => cases Decidable.em (b ≤ a) with
    | inl k => rw [if_pos h, if_pos k]; exact Nat.le_antisymm h k
    | inr k => rw [if_pos h, if_neg k]
  | inr h => rw [if_neg h, if_pos (Nat.le_of_not_le h)]
protected theorem max_comm (a b : Nat) : max a b = max b a := by
  rw [Nat.max_def, Nat.max_def]
  cases Decidable.em (a ≤ b) with
  | inl h => cases Decidable.em (b ≤ a) with
    | inl k => rw [if_pos h, if_pos k]; exact Nat.le_antisymm k h
    | inr k => rw [if_pos h, if_neg k]
  | inr h => rw [if_neg h, if_pos (Nat.le_of_not_le h)]
@[simp] protected theorem min_eq_right {a b : Nat} (h : b ≤ a) : min a b = b := (Nat.min_comm a b).trans (Nat.min_eq_left h)
@[simp] protected theorem max_eq_left {a b : Nat} (h : b ≤ a) : max a b = a := (Nat.max_comm a b).trans (Nat.max_eq_right h)
attribute [simp] Nat.max_eq_right
protected theorem min_le_left (a b : Nat) : min a b ≤ a := by
  cases Nat.le_total a b with | inl h => rw [Nat.min_eq_left h] | inr h => rw [Nat.min_eq_right h]; exact h
protected theorem min_le_right (a b : Nat) : min a b ≤ b := Nat.min_comm b a ▸ Nat.min_le_left b a
protected theorem le_max_left (a b : Nat) : a ≤ max a b := by
  cases Nat.le_total a b with | inl h => rw [Nat.max_eq_right h]; exact h | inr h => rw [Nat.max_eq_left h]
protected theorem le_max_right (a b : Nat) : b ≤ max a b := Nat.max_comm b a ▸ Nat.le_max_left b a
protected theorem le_min {a b c : Nat} : a ≤ min b c ↔ a ≤ b ∧ a ≤ c :=
  ⟨fun h => ⟨Nat.le_trans h (Nat.min_le_left b c), Nat.le_trans h (Nat.min_le_right b c)⟩, fun h => by
    cases Nat.le_total b c with | inl k => rw [Nat.min_eq_left k]; exact h.1 | inr k => rw [Nat.min_eq_right k]; exact h.2⟩
protected theorem le_min_of_le_of_le {a b c : Nat} (h₁ : a ≤ b) (h₂ : a ≤ c) : a ≤ min b c := Nat.le_min.2 ⟨h₁, h₂⟩
protected theorem max_le {a b c : Nat} : max a b ≤ c ↔ a ≤ c ∧ b ≤ c :=
  ⟨fun h => ⟨Nat.le_trans (Nat.le_max_left a b) h, Nat.le_trans (Nat.le_max_right a b) h⟩, fun h => by
    cases Nat.le_total a b with | inl k => rw [Nat.max_eq_right k]; exact h.2 | inr k => rw [Nat.max_eq_left k]; exact h.1⟩
protected theorem max_le_of_le_of_le {a b c : Nat} (h₁ : a ≤ c) (h₂ : b ≤ c) : max a b ≤ c := Nat.max_le.2 ⟨h₁, h₂⟩
protected theorem lt_min {a b c : Nat} : a < min b c ↔ a < b ∧ a < c := Nat.le_min
@[simp] protected theorem min_self (a : Nat) : min a a = a := Nat.min_eq_left .refl
@[simp] protected theorem max_self (a : Nat) : max a a = a := Nat.max_eq_right .refl
@[simp] protected theorem zero_min (a : Nat) : min 0 a = 0 := Nat.min_eq_left (zero_le a)
@[simp] protected theorem min_zero (a : Nat) : min a 0 = 0 := Nat.min_eq_right (zero_le a)
@[simp] protected theorem zero_max (a : Nat) : max 0 a = a := Nat.max_eq_right (zero_le a)
@[simp] protected theorem max_zero (a : Nat) : max a 0 = a := Nat.max_eq_left (zero_le a)
end Nat
