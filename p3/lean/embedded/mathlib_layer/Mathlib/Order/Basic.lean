import Mathlib.Tactic.Lemma

/-!
Laws of linear orders under the names that Mathlib gives them, for natural numbers, integers, bounded numbers and characters.

Mathlib states them for its classes `Preorder`, `PartialOrder` and `LinearOrder`; here one class lists what they rest on.
-/

set_option linter.all false
universe u

/-- A linear order; Mathlib's is `LinearOrder`. -/
class P3.LinearOrder (α : Type u) [LE α] [LT α] : Prop where
  refl : ∀ a : α, a ≤ a
  trans : ∀ {a b c : α}, a ≤ b → b ≤ c → a ≤ c
  antisymm : ∀ {a b : α}, a ≤ b → b ≤ a → a = b
  total : ∀ a b : α, a ≤ b ∨ b ≤ a
  lt_iff : ∀ {a b : α}, a < b ↔ ¬b ≤ a

instance : P3.LinearOrder Nat := ⟨Nat.le_refl, Nat.le_trans, Nat.le_antisymm, Nat.le_total, Nat.not_le.symm⟩
instance : P3.LinearOrder Int := ⟨Int.le_refl, Int.le_trans, Int.le_antisymm, Int.le_total, Int.not_le.symm⟩
instance {n : Nat} : P3.LinearOrder (Fin n) := ⟨Fin.le_refl, Fin.le_trans, Fin.le_antisymm, Fin.le_total, Fin.not_le.symm⟩
instance : P3.LinearOrder Char := ⟨Char.le_refl, Char.le_trans, Char.le_antisymm, Char.le_total, Char.not_le.symm⟩

section
variable {α : Type u} [LE α] [LT α] [o : P3.LinearOrder α] {a b c d : α}

theorem le_refl (a : α) : a ≤ a := o.refl a
theorem le_rfl : a ≤ a := o.refl a
theorem le_trans : a ≤ b → b ≤ c → a ≤ c := o.trans
theorem le_antisymm : a ≤ b → b ≤ a → a = b := o.antisymm
theorem le_total (a b : α) : a ≤ b ∨ b ≤ a := o.total a b
theorem le_of_eq (h : a = b) : a ≤ b := h ▸ le_refl a
theorem Eq.le (h : a = b) : a ≤ b := le_of_eq h
theorem not_le : ¬a ≤ b ↔ b < a := o.lt_iff.symm
theorem not_lt : ¬a < b ↔ b ≤ a := by rw [← not_le]; exact Classical.not_not
theorem not_le_of_gt (h : a > b) : ¬a ≤ b := not_le.2 h
theorem not_le_of_lt (h : a < b) : ¬b ≤ a := not_le.2 h
theorem not_lt_of_ge (h : a ≥ b) : ¬a < b := not_lt.2 h
theorem not_lt_of_le (h : a ≤ b) : ¬b < a := not_lt.2 h
theorem lt_of_not_ge (h : ¬a ≥ b) : a < b := not_le.1 h
theorem lt_of_not_le (h : ¬b ≤ a) : a < b := not_le.1 h
theorem le_of_not_gt (h : ¬a > b) : a ≤ b := not_lt.1 h
theorem le_of_not_lt (h : ¬b < a) : a ≤ b := not_lt.1 h
theorem le_of_lt (h : a < b) : a ≤ b := (le_total a b).elim id fun k => absurd k (not_le.2 h)
theorem LT.lt.le (h : a < b) : a ≤ b := le_of_lt h
theorem le_of_not_ge (h : ¬a ≥ b) : a ≤ b := le_of_lt (not_le.1 h)
theorem le_of_not_le (h : ¬b ≤ a) : a ≤ b := le_of_lt (not_le.1 h)
theorem lt_irrefl (a : α) : ¬a < a := not_lt.2 (le_refl a)
theorem ne_of_lt (h : a < b) : a ≠ b := fun e => lt_irrefl b (e ▸ h)
theorem LT.lt.ne (h : a < b) : a ≠ b := ne_of_lt h
theorem ne_of_gt (h : a > b) : a ≠ b := fun e => lt_irrefl b (e ▸ h)
theorem lt_of_le_of_ne (h : a ≤ b) (k : a ≠ b) : a < b := not_le.1 fun l => k (le_antisymm h l)
theorem lt_iff_le_not_ge : a < b ↔ a ≤ b ∧ ¬b ≤ a := ⟨fun h => ⟨le_of_lt h, not_le.2 h⟩, fun h => not_le.1 h.2⟩
theorem lt_iff_le_and_ne : a < b ↔ a ≤ b ∧ a ≠ b := ⟨fun h => ⟨le_of_lt h, ne_of_lt h⟩, fun h => lt_of_le_of_ne h.1 h.2⟩
theorem lt_of_lt_of_le (h : a < b) (k : b ≤ c) : a < c := not_le.1 fun l => not_le.2 h (le_trans k l)
theorem lt_of_le_of_lt (h : a ≤ b) (k : b < c) : a < c := not_le.1 fun l => not_le.2 k (le_trans l h)
theorem lt_trans (h : a < b) (k : b < c) : a < c := lt_of_lt_of_le h (le_of_lt k)
theorem LT.lt.trans (h : a < b) (k : b < c) : a < c := lt_trans h k
theorem LT.lt.trans_le (h : a < b) (k : b ≤ c) : a < c := lt_of_lt_of_le h k
theorem LE.le.trans (h : a ≤ b) (k : b ≤ c) : a ≤ c := le_trans h k
theorem LE.le.trans_lt (h : a ≤ b) (k : b < c) : a < c := lt_of_le_of_lt h k
theorem LE.le.antisymm (h : a ≤ b) (k : b ≤ a) : a = b := le_antisymm h k
theorem lt_asymm (h : a < b) : ¬b < a := fun k => lt_irrefl a (lt_trans h k)
theorem lt_or_eq_of_le (h : a ≤ b) : a < b ∨ a = b := (Classical.em (a = b)).elim .inr fun k => .inl (lt_of_le_of_ne h k)
theorem eq_or_lt_of_le (h : a ≤ b) : a = b ∨ a < b := (lt_or_eq_of_le h).symm
theorem le_iff_lt_or_eq : a ≤ b ↔ a < b ∨ a = b := ⟨lt_or_eq_of_le, fun h => h.elim le_of_lt le_of_eq⟩
theorem le_antisymm_iff : a = b ↔ a ≤ b ∧ b ≤ a := ⟨fun h => h ▸ ⟨le_refl a, le_refl a⟩, fun h => le_antisymm h.1 h.2⟩
theorem lt_or_ge (a b : α) : a < b ∨ a ≥ b := (Classical.em (b ≤ a)).elim .inr fun h => .inl (not_le.1 h)
theorem lt_or_le (a b : α) : a < b ∨ b ≤ a := lt_or_ge a b
theorem le_or_gt (a b : α) : a ≤ b ∨ a > b := (lt_or_ge b a).symm
theorem le_or_lt (a b : α) : a ≤ b ∨ b < a := (lt_or_ge b a).symm
theorem lt_trichotomy (a b : α) : a < b ∨ a = b ∨ b < a := (lt_or_ge a b).imp id fun h => (eq_or_lt_of_le h).imp Eq.symm id
theorem lt_or_gt_of_ne (h : a ≠ b) : a < b ∨ a > b := (lt_trichotomy a b).imp id fun k => k.resolve_left h
theorem ne_iff_lt_or_gt : a ≠ b ↔ a < b ∨ a > b := ⟨lt_or_gt_of_ne, fun h => h.elim ne_of_lt ne_of_gt⟩
theorem eq_of_le_of_not_lt (h : a ≤ b) (k : ¬a < b) : a = b := (lt_or_eq_of_le h).resolve_left k
theorem ge_antisymm (h : a ≥ b) (k : b ≥ a) : a = b := le_antisymm k h
end

/-- The greater and the smaller of two; in Mathlib part of `LinearOrder`. -/
class P3.MaxMin (α : Type u) [LE α] [LT α] [Max α] [Min α] : Prop extends P3.LinearOrder α where
  max_of_le : ∀ {a b : α}, a ≤ b → max a b = b
  max_of_not_le : ∀ {a b : α}, ¬a ≤ b → max a b = a
  min_of_le : ∀ {a b : α}, a ≤ b → min a b = a
  min_of_not_le : ∀ {a b : α}, ¬a ≤ b → min a b = b
instance : P3.MaxMin Nat := ⟨by omega, by omega, by omega, by omega⟩
instance : P3.MaxMin Int := ⟨by omega, by omega, by omega, by omega⟩

section
variable {α : Type u} [LE α] [LT α] [Max α] [Min α] [o : P3.MaxMin α] {a b c : α}

theorem max_eq_right (h : a ≤ b) : max a b = b := o.max_of_le h
theorem max_eq_left (h : b ≤ a) : max a b = a := (Classical.em (a ≤ b)).elim
  (fun k => (le_antisymm h k) ▸ o.max_of_le (le_refl b)) o.max_of_not_le
theorem min_eq_left (h : a ≤ b) : min a b = a := o.min_of_le h
theorem min_eq_right (h : b ≤ a) : min a b = b := (Classical.em (a ≤ b)).elim
  (fun k => (le_antisymm k h) ▸ o.min_of_le (le_refl a)) o.min_of_not_le
theorem max_comm (a b : α) : max a b = max b a :=
  (le_total a b).elim (fun h => (max_eq_right h).trans (max_eq_left h).symm) fun h => (max_eq_left h).trans (max_eq_right h).symm
theorem min_comm (a b : α) : min a b = min b a :=
  (le_total a b).elim (fun h => (min_eq_left h).trans (min_eq_right h).symm) fun h => (min_eq_right h).trans (min_eq_left h).symm
theorem le_max_left (a b : α) : a ≤ max a b := (le_total a b).elim (fun h => (max_eq_right h).symm ▸ h) fun h => (max_eq_left h).symm ▸ le_refl a
theorem le_max_right (a b : α) : b ≤ max a b := max_comm b a ▸ le_max_left b a
theorem min_le_left (a b : α) : min a b ≤ a := (le_total a b).elim (fun h => (min_eq_left h).symm ▸ le_refl a) fun h => (min_eq_right h).symm ▸ h
theorem min_le_right (a b : α) : min a b ≤ b := min_comm b a ▸ min_le_left b a
theorem max_le (h : a ≤ c) (k : b ≤ c) : max a b ≤ c := (le_total a b).elim (fun l => (max_eq_right l).symm ▸ k) fun l => (max_eq_left l).symm ▸ h
theorem le_min (h : c ≤ a) (k : c ≤ b) : c ≤ min a b := (le_total a b).elim (fun l => (min_eq_left l).symm ▸ h) fun l => (min_eq_right l).symm ▸ k
theorem max_le_iff : max a b ≤ c ↔ a ≤ c ∧ b ≤ c :=
  ⟨fun h => ⟨le_trans (le_max_left a b) h, le_trans (le_max_right a b) h⟩, fun h => max_le h.1 h.2⟩
theorem le_min_iff : c ≤ min a b ↔ c ≤ a ∧ c ≤ b :=
  ⟨fun h => ⟨le_trans h (min_le_left a b), le_trans h (min_le_right a b)⟩, fun h => le_min h.1 h.2⟩
theorem le_max_iff : a ≤ max b c ↔ a ≤ b ∨ a ≤ c := (le_total b c).elim
  (fun l => by rw [max_eq_right l]; exact ⟨.inr, fun h => h.elim (le_trans · l) id⟩)
  fun l => by rw [max_eq_left l]; exact ⟨.inl, fun h => h.elim id (le_trans · l)⟩
theorem min_le_iff : min a b ≤ c ↔ a ≤ c ∨ b ≤ c := (le_total a b).elim
  (fun l => by rw [min_eq_left l]; exact ⟨.inl, fun h => h.elim id (le_trans l)⟩)
  fun l => by rw [min_eq_right l]; exact ⟨.inr, fun h => h.elim (le_trans l) id⟩
@[simp] theorem max_self (a : α) : max a a = a := max_eq_right (le_refl a)
@[simp] theorem min_self (a : α) : min a a = a := min_eq_left (le_refl a)
theorem max_choice (a b : α) : max a b = a ∨ max a b = b := (le_total a b).elim (fun h => .inr (max_eq_right h)) fun h => .inl (max_eq_left h)
theorem min_choice (a b : α) : min a b = a ∨ min a b = b := (le_total a b).elim (fun h => .inl (min_eq_left h)) fun h => .inr (min_eq_right h)
end
