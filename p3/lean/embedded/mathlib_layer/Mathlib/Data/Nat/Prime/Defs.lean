import Mathlib.Logic.Basic

/-!
Prime numbers.

Mathlib defines `Nat.Prime p` as `Irreducible p`; here it is what `Nat.prime_def` says there.
-/

set_option linter.all false

namespace Nat
def Prime (p : Nat) : Prop := 2 ≤ p ∧ ∀ m, m ∣ p → m = 1 ∨ m = p
theorem prime_def {p : Nat} : Prime p ↔ 2 ≤ p ∧ ∀ m, m ∣ p → m = 1 ∨ m = p := .rfl
theorem Prime.two_le {p : Nat} (h : Prime p) : 2 ≤ p := h.1
theorem Prime.one_lt {p : Nat} (h : Prime p) : 1 < p := h.1
theorem Prime.pos {p : Nat} (h : Prime p) : 0 < p := Nat.lt_of_lt_of_le (by decide) h.1
theorem Prime.ne_zero {p : Nat} (h : Prime p) : p ≠ 0 := Nat.pos_iff_ne_zero.1 h.pos
theorem Prime.ne_one {p : Nat} (h : Prime p) : p ≠ 1 := fun e => absurd h.1 (by rw [e]; decide)
theorem Prime.eq_one_or_self_of_dvd {p : Nat} (h : Prime p) (m : Nat) (d : m ∣ p) : m = 1 ∨ m = p := h.2 m d
theorem not_prime_zero : ¬Prime 0 := fun h => absurd h.1 (by decide)
theorem not_prime_one : ¬Prime 1 := fun h => absurd h.1 (by decide)

/-- Whether no number from 2 on and below `p` divides `p`. -/
theorem prime_def_lt {p : Nat} : Prime p ↔ 2 ≤ p ∧ ∀ m, m < p → m ∣ p → m = 1 :=
  ⟨fun h => ⟨h.1, fun m l d => (h.2 m d).resolve_right (Nat.ne_of_lt l)⟩, fun h => ⟨h.1, fun m d => by
    rcases Nat.lt_or_eq_of_le (Nat.le_of_dvd (Nat.lt_of_lt_of_le (by decide) h.1) d) with l | e
    · exact .inl (h.2 m l d)
    · exact .inr e⟩⟩
theorem prime_def_lt'' {p : Nat} : Prime p ↔ 2 ≤ p ∧ ∀ m, m ∣ p → m = 1 ∨ m = p := .rfl
instance decidablePrime (p : Nat) : Decidable (Prime p) := decidable_of_iff (2 ≤ p ∧ ∀ m, m < p → m ∣ p → m = 1) prime_def_lt.symm
theorem prime_two : Prime 2 := by decide
theorem prime_three : Prime 3 := by decide
theorem prime_five : Prime 5 := by decide
end Nat
