prelude
import Init.Data.Int.Ring

/-! Order of the integers. -/

set_option linter.all false
universe u v w

namespace Int
theorem ofNat_le {m n : Nat} : (m : Int) ≤ (n : Int) ↔ m ≤ n := by
  show ofNat m ≤ ofNat n ↔ _; rw [P3.ofNat_eq_subNatNat, P3.ofNat_eq_subNatNat, P3.int_le_sub_sub]; exact .rfl
@[simp] theorem natCast_nonneg (n : Nat) : (0 : Int) ≤ n := ofNat_le.2 (Nat.zero_le n)
theorem ofNat_nonneg (n : Nat) : (0 : Int) ≤ n := natCast_nonneg n
@[simp] protected theorem le_refl (a : Int) : a ≤ a := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; exact P3.int_le_sub_sub.2 (Nat.le_refl _)
protected theorem le_trans {a b c : Int} (h₁ : a ≤ b) (h₂ : b ≤ c) : a ≤ c := by
  rcases P3.int_exists_sub a with ⟨a, a', rfl⟩; rcases P3.int_exists_sub b with ⟨b, b', rfl⟩; rcases P3.int_exists_sub c with ⟨c, c', rfl⟩
  rw [P3.int_le_sub_sub] at *
  have h := Nat.add_le_add h₁ h₂
  refine Nat.le_of_add_le_add_right (b := b + b') ?_
  simp only [Nat.add_comm, Nat.add_left_comm, Nat.add_assoc] at *
  exact h
protected theorem le_antisymm {a b : Int} (h₁ : a ≤ b) (h₂ : b ≤ a) : a = b := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩
  rw [P3.int_le_sub_sub] at *; exact P3.subNatNat_eq_iff.2 (Nat.le_antisymm h₁ h₂)
protected theorem le_total (a b : Int) : a ≤ b ∨ b ≤ a := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩
  rw [P3.int_le_sub_sub, P3.int_le_sub_sub]; exact Nat.le_total _ _
theorem lt_iff_add_one_le {a b : Int} : a < b ↔ a + 1 ≤ b := .rfl
theorem _root_.P3.int_lt_sub_sub {a b c d : Nat} : subNatNat a b < subNatNat c d ↔ a + d < c + b := by
  show subNatNat a b + 1 ≤ _ ↔ _; rw [P3.one_eq_subNatNat, P3.int_add_sub_sub, P3.int_le_sub_sub, Nat.add_right_comm]; exact .rfl
@[simp] theorem not_le {a b : Int} : ¬a ≤ b ↔ b < a := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩
  rw [P3.int_le_sub_sub, P3.int_lt_sub_sub, Nat.not_le]
@[simp] theorem not_lt {a b : Int} : ¬a < b ↔ b ≤ a := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩
  rw [P3.int_le_sub_sub, P3.int_lt_sub_sub, Nat.not_lt]
protected theorem le_of_lt {a b : Int} (h : a < b) : a ≤ b := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩
  rw [P3.int_le_sub_sub]; rw [P3.int_lt_sub_sub] at h; exact Nat.le_of_lt h
@[simp] protected theorem lt_irrefl (a : Int) : ¬a < a := not_lt.2 (Int.le_refl a)
protected theorem lt_of_le_of_lt {a b c : Int} (h₁ : a ≤ b) (h₂ : b < c) : a < c :=
  not_le.1 fun k => not_le.2 h₂ (Int.le_trans k h₁)
protected theorem lt_of_lt_of_le {a b c : Int} (h₁ : a < b) (h₂ : b ≤ c) : a < c :=
  not_le.1 fun k => not_le.2 h₁ (Int.le_trans h₂ k)
protected theorem lt_trans {a b c : Int} (h₁ : a < b) (h₂ : b < c) : a < c := Int.lt_of_lt_of_le h₁ (Int.le_of_lt h₂)
protected theorem lt_iff_le_and_ne {a b : Int} : a < b ↔ a ≤ b ∧ a ≠ b :=
  ⟨fun h => ⟨Int.le_of_lt h, fun e => Int.lt_irrefl b (e ▸ h)⟩, fun h => not_le.1 fun k => h.2 (Int.le_antisymm h.1 k)⟩
protected theorem lt_or_eq_of_le {a b : Int} (h : a ≤ b) : a < b ∨ a = b :=
  (Decidable.em (a = b)).elim .inr fun k => .inl (Int.lt_iff_le_and_ne.2 ⟨h, k⟩)
protected theorem lt_trichotomy (a b : Int) : a < b ∨ a = b ∨ b < a :=
  (Decidable.em (a ≤ b)).elim (fun h => (Int.lt_or_eq_of_le h).imp id .inl) fun h => .inr (.inr (not_le.1 h))
protected theorem add_le_add_left {a b : Int} (h : a ≤ b) (c : Int) : c + a ≤ c + b := by
  rcases P3.int_exists_sub a with ⟨a, a', rfl⟩; rcases P3.int_exists_sub b with ⟨b, b', rfl⟩; rcases P3.int_exists_sub c with ⟨c, c', rfl⟩
  rw [P3.int_add_sub_sub, P3.int_add_sub_sub, P3.int_le_sub_sub]; rw [P3.int_le_sub_sub] at h
  rw [Nat.add_add_add_comm, Nat.add_add_add_comm c b]; exact Nat.add_le_add_left h _
protected theorem add_le_add_right {a b : Int} (h : a ≤ b) (c : Int) : a + c ≤ b + c := by
  rw [Int.add_comm a, Int.add_comm b]; exact Int.add_le_add_left h c
protected theorem add_le_add {a b c d : Int} (h₁ : a ≤ b) (h₂ : c ≤ d) : a + c ≤ b + d :=
  Int.le_trans (Int.add_le_add_right h₁ c) (Int.add_le_add_left h₂ b)
protected theorem sub_nonneg_of_le {a b : Int} (h : b ≤ a) : 0 ≤ a - b := by
  have k := Int.add_le_add_right h (-b); rw [add_right_neg] at k; exact k
protected theorem le_of_sub_nonneg {a b : Int} (h : 0 ≤ a - b) : b ≤ a := by
  have k := Int.add_le_add_right h b; rw [Int.sub_add_cancel, Int.zero_add] at k; exact k
protected theorem sub_nonneg {a b : Int} : 0 ≤ a - b ↔ b ≤ a := ⟨Int.le_of_sub_nonneg, Int.sub_nonneg_of_le⟩
protected theorem neg_le_neg {a b : Int} (h : a ≤ b) : -b ≤ -a := by
  rcases P3.int_exists_sub a with ⟨a, a', rfl⟩; rcases P3.int_exists_sub b with ⟨b, b', rfl⟩
  rw [P3.neg_subNatNat, P3.neg_subNatNat, P3.int_le_sub_sub, Nat.add_comm, Nat.add_comm a']; rw [P3.int_le_sub_sub] at h; exact h
protected theorem mul_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a * b := match a, b, ha, hb with
  | ofNat m, ofNat n, _, _ => natCast_nonneg (m * n)
  | ofNat _, negSucc _, _, h => nomatch h
  | negSucc _, _, h, _ => nomatch h
protected theorem mul_le_mul_of_nonneg_left {a b c : Int} (h₁ : a ≤ b) (h₂ : 0 ≤ c) : c * a ≤ c * b :=
  Int.le_of_sub_nonneg (Int.mul_sub c b a ▸ Int.mul_nonneg h₂ (Int.sub_nonneg_of_le h₁))
theorem eq_ofNat_of_zero_le {a : Int} (h : 0 ≤ a) : ∃ n : Nat, a = n :=
  match a, h with | ofNat n, _ => ⟨n, rfl⟩ | negSucc _, h => nomatch h
theorem toNat_of_nonneg {a : Int} (h : 0 ≤ a) : (toNat a : Int) = a :=
  match a, h with | ofNat _, _ => rfl | negSucc _, h => nomatch h
instance : Trans (α := Int) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Int.le_trans⟩
instance : Trans (α := Int) (· < ·) (· ≤ ·) (· < ·) := ⟨Int.lt_of_lt_of_le⟩
instance : Trans (α := Int) (· ≤ ·) (· < ·) (· < ·) := ⟨Int.lt_of_le_of_lt⟩
instance : Trans (α := Int) (· < ·) (· < ·) (· < ·) := ⟨Int.lt_trans⟩
end Int
