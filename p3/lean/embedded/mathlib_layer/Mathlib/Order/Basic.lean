import Mathlib.Tactic.Lemma

/-! Orders: the classes, their instances for numbers and characters, and their laws. -/

set_option linter.all false
universe u

/-- Reflexive and transitive. -/
class Preorder (α : Type u) extends LE α, LT α where
  le_refl : ∀ a : α, a ≤ a
  le_trans : ∀ a b c : α, a ≤ b → b ≤ c → a ≤ c
  lt := fun a b => a ≤ b ∧ ¬b ≤ a
  lt_iff_le_not_ge : ∀ a b : α, a < b ↔ a ≤ b ∧ ¬b ≤ a := by intros; rfl
class PartialOrder (α : Type u) extends Preorder α where
  le_antisymm : ∀ a b : α, a ≤ b → b ≤ a → a = b
/-- A decidable order in which any two are comparable. -/
class LinearOrder (α : Type u) extends PartialOrder α, Min α, Max α, Ord α where
  le_total : ∀ a b : α, a ≤ b ∨ b ≤ a
  toDecidableLE : DecidableLE α
  toDecidableEq : DecidableEq α
  toDecidableLT : DecidableLT α
  min := fun a b => if a ≤ b then a else b
  max := fun a b => if a ≤ b then b else a
  min_def : ∀ a b, min a b = if a ≤ b then a else b := by intros; rfl
  max_def : ∀ a b, max a b = if a ≤ b then b else a := by intros; rfl
  compare := fun a b => compareOfLessAndEq a b
  compare_eq_compareOfLessAndEq : ∀ a b, compare a b = compareOfLessAndEq a b := by intros; rfl

instance (priority := 900) {α : Type u} [o : LinearOrder α] : DecidableLE α := o.toDecidableLE
instance (priority := 900) {α : Type u} [o : LinearOrder α] : DecidableLT α := o.toDecidableLT
instance (priority := 900) {α : Type u} [o : LinearOrder α] : DecidableEq α := o.toDecidableEq

instance Nat.instLinearOrder : LinearOrder Nat where
  le_refl := Nat.le_refl
  le_trans _ _ _ := Nat.le_trans
  lt_iff_le_not_ge a b := by omega
  le_antisymm _ _ := Nat.le_antisymm
  le_total := Nat.le_total
  toDecidableLE := inferInstance
  toDecidableEq := inferInstance
  toDecidableLT := inferInstance
  min_def a b := by split <;> omega
  max_def a b := by split <;> omega
instance Int.instLinearOrder : LinearOrder Int where
  le_refl := Int.le_refl
  le_trans _ _ _ := Int.le_trans
  lt_iff_le_not_ge a b := by omega
  le_antisymm _ _ := Int.le_antisymm
  le_total := Int.le_total
  toDecidableLE := inferInstance
  toDecidableEq := inferInstance
  toDecidableLT := inferInstance
  min_def a b := by split <;> omega
  max_def a b := by split <;> omega
instance Fin.instLinearOrder {n : Nat} : LinearOrder (Fin n) where
  le_refl := Fin.le_refl
  le_trans _ _ _ := Fin.le_trans
  lt_iff_le_not_ge a b := Nat.instLinearOrder.lt_iff_le_not_ge a.val b.val
  le_antisymm _ _ := Fin.le_antisymm
  le_total := Fin.le_total
  toDecidableLE := inferInstance
  toDecidableEq := inferInstance
  toDecidableLT := inferInstance
instance Char.instLinearOrder : LinearOrder Char where
  le_refl := Char.le_refl
  le_trans _ _ _ := Char.le_trans
  lt_iff_le_not_ge a b := ⟨fun h => ⟨(Char.le_total a b).resolve_right (Char.not_le.2 h), Char.not_le.2 h⟩, fun h => Char.not_le.1 h.2⟩
  le_antisymm _ _ := Char.le_antisymm
  le_total := Char.le_total
  toDecidableLE := inferInstance
  toDecidableEq := inferInstance
  toDecidableLT := inferInstance

section Preorder
variable {α : Type u} [Preorder α] {a b c : α}

@[refl] theorem le_refl (a : α) : a ≤ a := Preorder.le_refl a
theorem le_rfl : a ≤ a := le_refl a
theorem le_trans : a ≤ b → b ≤ c → a ≤ c := Preorder.le_trans a b c
theorem lt_iff_le_not_ge : a < b ↔ a ≤ b ∧ ¬b ≤ a := Preorder.lt_iff_le_not_ge a b
theorem lt_iff_le_not_le : a < b ↔ a ≤ b ∧ ¬b ≤ a := lt_iff_le_not_ge
theorem le_of_eq (h : a = b) : a ≤ b := h ▸ le_refl a
theorem Eq.le (h : a = b) : a ≤ b := le_of_eq h
theorem Eq.ge (h : a = b) : b ≤ a := le_of_eq h.symm
theorem le_of_lt (h : a < b) : a ≤ b := (lt_iff_le_not_ge.1 h).1
theorem LT.lt.le (h : a < b) : a ≤ b := le_of_lt h
theorem not_le_of_gt (h : a > b) : ¬a ≤ b := (lt_iff_le_not_ge.1 h).2
theorem not_le_of_lt (h : a < b) : ¬b ≤ a := (lt_iff_le_not_ge.1 h).2
theorem LT.lt.not_ge (h : a < b) : ¬b ≤ a := not_le_of_lt h
theorem LT.lt.not_le (h : a < b) : ¬b ≤ a := not_le_of_lt h
theorem not_lt_of_ge (h : a ≥ b) : ¬a < b := fun k => not_le_of_lt k h
theorem not_lt_of_le (h : a ≤ b) : ¬b < a := fun k => not_le_of_lt k h
theorem LE.le.not_gt (h : a ≤ b) : ¬b < a := not_lt_of_le h
theorem LE.le.not_lt (h : a ≤ b) : ¬b < a := not_lt_of_le h
theorem lt_irrefl (a : α) : ¬a < a := not_lt_of_le (le_refl a)
theorem gt_irrefl (a : α) : ¬a > a := lt_irrefl a
theorem ne_of_lt (h : a < b) : a ≠ b := fun e => lt_irrefl b (e ▸ h)
theorem ne_of_gt (h : a > b) : a ≠ b := fun e => lt_irrefl b (e ▸ h)
theorem LT.lt.ne (h : a < b) : a ≠ b := ne_of_lt h
theorem LT.lt.ne' (h : a < b) : b ≠ a := (ne_of_lt h).symm
theorem lt_of_lt_of_le (h : a < b) (k : b ≤ c) : a < c :=
  lt_iff_le_not_ge.2 ⟨le_trans (le_of_lt h) k, fun l => not_le_of_lt h (le_trans k l)⟩
theorem lt_of_le_of_lt (h : a ≤ b) (k : b < c) : a < c :=
  lt_iff_le_not_ge.2 ⟨le_trans h (le_of_lt k), fun l => not_le_of_lt k (le_trans l h)⟩
theorem lt_trans (h : a < b) (k : b < c) : a < c := lt_of_lt_of_le h (le_of_lt k)
theorem gt_trans (h : a > b) (k : b > c) : a > c := lt_trans k h
theorem ge_trans (h : a ≥ b) (k : b ≥ c) : a ≥ c := le_trans k h
theorem LT.lt.trans (h : a < b) (k : b < c) : a < c := lt_trans h k
theorem LT.lt.trans_le (h : a < b) (k : b ≤ c) : a < c := lt_of_lt_of_le h k
theorem LE.le.trans (h : a ≤ b) (k : b ≤ c) : a ≤ c := le_trans h k
theorem LE.le.trans_lt (h : a ≤ b) (k : b < c) : a < c := lt_of_le_of_lt h k
theorem lt_asymm (h : a < b) : ¬b < a := fun k => lt_irrefl a (lt_trans h k)
theorem LT.lt.not_gt (h : a < b) : ¬b < a := lt_asymm h
theorem lt_of_le_not_ge (h : a ≤ b) (k : ¬b ≤ a) : a < b := lt_iff_le_not_ge.2 ⟨h, k⟩
instance : Trans (α := α) (β := α) (γ := α) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨le_trans⟩
instance : Trans (α := α) (β := α) (γ := α) (· < ·) (· < ·) (· < ·) := ⟨lt_trans⟩
instance : Trans (α := α) (β := α) (γ := α) (· < ·) (· ≤ ·) (· < ·) := ⟨lt_of_lt_of_le⟩
instance : Trans (α := α) (β := α) (γ := α) (· ≤ ·) (· < ·) (· < ·) := ⟨lt_of_le_of_lt⟩
end Preorder

section PartialOrder
variable {α : Type u} [PartialOrder α] {a b c : α}

theorem le_antisymm : a ≤ b → b ≤ a → a = b := PartialOrder.le_antisymm a b
theorem ge_antisymm (h : a ≥ b) (k : b ≥ a) : a = b := le_antisymm k h
theorem LE.le.antisymm (h : a ≤ b) (k : b ≤ a) : a = b := le_antisymm h k
theorem le_antisymm_iff : a = b ↔ a ≤ b ∧ b ≤ a := ⟨fun h => ⟨le_of_eq h, le_of_eq h.symm⟩, fun h => le_antisymm h.1 h.2⟩
theorem lt_of_le_of_ne (h : a ≤ b) (k : a ≠ b) : a < b := lt_iff_le_not_ge.2 ⟨h, fun l => k (le_antisymm h l)⟩
theorem LE.le.lt_of_ne (h : a ≤ b) (k : a ≠ b) : a < b := lt_of_le_of_ne h k
theorem lt_iff_le_and_ne : a < b ↔ a ≤ b ∧ a ≠ b := ⟨fun h => ⟨le_of_lt h, ne_of_lt h⟩, fun h => lt_of_le_of_ne h.1 h.2⟩
theorem lt_or_eq_of_le (h : a ≤ b) : a < b ∨ a = b := (Classical.em (a = b)).elim .inr fun k => .inl (lt_of_le_of_ne h k)
theorem eq_or_lt_of_le (h : a ≤ b) : a = b ∨ a < b := (lt_or_eq_of_le h).symm
theorem LE.le.lt_or_eq (h : a ≤ b) : a < b ∨ a = b := lt_or_eq_of_le h
theorem LE.le.eq_or_lt (h : a ≤ b) : a = b ∨ a < b := eq_or_lt_of_le h
theorem le_iff_lt_or_eq : a ≤ b ↔ a < b ∨ a = b := ⟨lt_or_eq_of_le, fun h => h.elim le_of_lt le_of_eq⟩
theorem le_iff_eq_or_lt : a ≤ b ↔ a = b ∨ a < b := le_iff_lt_or_eq.trans or_comm
theorem eq_of_le_of_not_lt (h : a ≤ b) (k : ¬a < b) : a = b := (lt_or_eq_of_le h).resolve_left k
end PartialOrder

section LinearOrder
variable {α : Type u} [LinearOrder α] {a b c d : α}

theorem le_total (a b : α) : a ≤ b ∨ b ≤ a := LinearOrder.le_total a b
theorem lt_of_not_ge (h : ¬a ≥ b) : a < b := lt_iff_le_not_ge.2 ⟨(le_total b a).resolve_left h, h⟩
theorem lt_of_not_le (h : ¬b ≤ a) : a < b := lt_of_not_ge h
theorem le_of_not_gt (h : ¬a > b) : a ≤ b := Classical.byContradiction fun k => h (lt_of_not_ge k)
theorem le_of_not_lt (h : ¬b < a) : a ≤ b := le_of_not_gt h
theorem le_of_not_ge (h : ¬a ≥ b) : a ≤ b := le_of_lt (lt_of_not_ge h)
theorem le_of_not_le (h : ¬b ≤ a) : a ≤ b := le_of_lt (lt_of_not_ge h)
@[simp] theorem not_le : ¬a ≤ b ↔ b < a := ⟨lt_of_not_ge, not_le_of_gt⟩
@[simp] theorem not_lt : ¬a < b ↔ b ≤ a := ⟨le_of_not_gt, not_lt_of_ge⟩
theorem lt_or_ge (a b : α) : a < b ∨ a ≥ b := (Classical.em (b ≤ a)).elim .inr fun h => .inl (not_le.1 h)
theorem lt_or_le (a b : α) : a < b ∨ b ≤ a := lt_or_ge a b
theorem le_or_gt (a b : α) : a ≤ b ∨ a > b := (lt_or_ge b a).symm
theorem le_or_lt (a b : α) : a ≤ b ∨ b < a := (lt_or_ge b a).symm
theorem lt_trichotomy (a b : α) : a < b ∨ a = b ∨ b < a := (lt_or_ge a b).imp id fun h => (eq_or_lt_of_le h).imp Eq.symm id
theorem lt_or_gt_of_ne (h : a ≠ b) : a < b ∨ a > b := (lt_trichotomy a b).imp id fun k => k.resolve_left h
theorem lt_or_lt_of_ne (h : a ≠ b) : a < b ∨ b < a := lt_or_gt_of_ne h
theorem Ne.lt_or_gt (h : a ≠ b) : a < b ∨ b < a := lt_or_gt_of_ne h
theorem Ne.lt_or_lt (h : a ≠ b) : a < b ∨ b < a := lt_or_gt_of_ne h
theorem ne_iff_lt_or_gt : a ≠ b ↔ a < b ∨ a > b := ⟨lt_or_gt_of_ne, fun h => h.elim ne_of_lt ne_of_gt⟩
theorem eq_of_forall_le_iff (h : ∀ c, c ≤ a ↔ c ≤ b) : a = b := le_antisymm ((h a).1 (le_refl a)) ((h b).2 (le_refl b))

theorem min_def (a b : α) : min a b = if a ≤ b then a else b := LinearOrder.min_def a b
theorem max_def (a b : α) : max a b = if a ≤ b then b else a := LinearOrder.max_def a b
@[simp] theorem max_eq_right (h : a ≤ b) : max a b = b := by rw [max_def, if_pos h]
@[simp] theorem max_eq_left (h : b ≤ a) : max a b = a := by
  rw [max_def]
  by_cases k : a ≤ b
  · rw [if_pos k, le_antisymm h k]
  · rw [if_neg k]
@[simp] theorem min_eq_left (h : a ≤ b) : min a b = a := by rw [min_def, if_pos h]
@[simp] theorem min_eq_right (h : b ≤ a) : min a b = b := by
  rw [min_def]
  by_cases k : a ≤ b
  · rw [if_pos k, le_antisymm h k]
  · rw [if_neg k]
theorem max_comm (a b : α) : max a b = max b a :=
  (le_total a b).elim (fun h => (max_eq_right h).trans (max_eq_left h).symm) fun h => (max_eq_left h).trans (max_eq_right h).symm
theorem min_comm (a b : α) : min a b = min b a :=
  (le_total a b).elim (fun h => (min_eq_left h).trans (min_eq_right h).symm) fun h => (min_eq_right h).trans (min_eq_left h).symm
theorem le_max_left (a b : α) : a ≤ max a b :=
  (le_total a b).elim (fun h => (max_eq_right h).symm ▸ h) fun h => le_of_eq (max_eq_left h).symm
theorem le_max_right (a b : α) : b ≤ max a b := max_comm b a ▸ le_max_left b a
theorem min_le_left (a b : α) : min a b ≤ a :=
  (le_total a b).elim (fun h => le_of_eq (min_eq_left h)) fun h => (min_eq_right h).symm ▸ h
theorem min_le_right (a b : α) : min a b ≤ b := min_comm b a ▸ min_le_left b a
theorem max_le (h : a ≤ c) (k : b ≤ c) : max a b ≤ c :=
  (le_total a b).elim (fun l => (max_eq_right l).symm ▸ k) fun l => (max_eq_left l).symm ▸ h
theorem le_min (h : c ≤ a) (k : c ≤ b) : c ≤ min a b :=
  (le_total a b).elim (fun l => (min_eq_left l).symm ▸ h) fun l => (min_eq_right l).symm ▸ k
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
theorem max_lt_iff : max a b < c ↔ a < c ∧ b < c := (le_total a b).elim
  (fun l => by rw [max_eq_right l]; exact ⟨fun h => ⟨lt_of_le_of_lt l h, h⟩, And.right⟩)
  fun l => by rw [max_eq_left l]; exact ⟨fun h => ⟨h, lt_of_le_of_lt l h⟩, And.left⟩
theorem lt_min_iff : a < min b c ↔ a < b ∧ a < c := (le_total b c).elim
  (fun l => by rw [min_eq_left l]; exact ⟨fun h => ⟨h, lt_of_lt_of_le h l⟩, And.left⟩)
  fun l => by rw [min_eq_right l]; exact ⟨fun h => ⟨lt_of_lt_of_le h l, h⟩, And.right⟩
theorem max_lt (h : a < c) (k : b < c) : max a b < c := max_lt_iff.2 ⟨h, k⟩
theorem lt_min (h : a < b) (k : a < c) : a < min b c := lt_min_iff.2 ⟨h, k⟩
@[simp] theorem max_self (a : α) : max a a = a := max_eq_right (le_refl a)
@[simp] theorem min_self (a : α) : min a a = a := min_eq_left (le_refl a)
theorem max_choice (a b : α) : max a b = a ∨ max a b = b :=
  (le_total a b).elim (fun h => .inr (max_eq_right h)) fun h => .inl (max_eq_left h)
theorem min_choice (a b : α) : min a b = a ∨ min a b = b :=
  (le_total a b).elim (fun h => .inl (min_eq_left h)) fun h => .inr (min_eq_right h)
theorem max_assoc (a b c : α) : max (max a b) c = max a (max b c) := le_antisymm
  (max_le (max_le (le_max_left a _) (le_trans (le_max_left b c) (le_max_right a _))) (le_trans (le_max_right b c) (le_max_right a _)))
  (max_le (le_trans (le_max_left a b) (le_max_left _ c)) (max_le (le_trans (le_max_right a b) (le_max_left _ c)) (le_max_right _ c)))
theorem min_assoc (a b c : α) : min (min a b) c = min a (min b c) := le_antisymm
  (le_min (le_trans (min_le_left _ c) (min_le_left a b)) (le_min (le_trans (min_le_left _ c) (min_le_right a b)) (min_le_right _ c)))
  (le_min (le_min (min_le_left a _) (le_trans (min_le_right a _) (min_le_left b c))) (le_trans (min_le_right a _) (min_le_right b c)))
theorem max_le_max (h : a ≤ c) (k : b ≤ d) : max a b ≤ max c d :=
  max_le (le_trans h (le_max_left c d)) (le_trans k (le_max_right c d))
theorem min_le_min (h : a ≤ c) (k : b ≤ d) : min a b ≤ min c d :=
  le_min (le_trans (min_le_left a b) h) (le_trans (min_le_right a b) k)
end LinearOrder
