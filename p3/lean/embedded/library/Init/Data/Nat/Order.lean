prelude
import Init.Logic.Propositions
import Init.Data.Nat.Basic

/-! Order of the natural numbers, and its laws with addition and multiplication. -/

set_option linter.all false
universe u v w

namespace Nat
attribute [simp] zero_le
@[simp] protected theorem le_refl (n : Nat) : n ≤ n := .refl
protected theorem le_rfl {n : Nat} : n ≤ n := .refl
attribute [refl] Nat.le_refl
protected theorem le_trans {n m k : Nat} (h₁ : n ≤ m) (h₂ : m ≤ k) : n ≤ k := P3.le_trans h₁ h₂
protected theorem le_of_eq {n m : Nat} (p : n = m) : n ≤ m := p ▸ .refl
protected theorem le_of_lt {n m : Nat} (h : n < m) : n ≤ m := le_of_succ_le h
protected theorem lt_of_lt_of_le {n m k : Nat} (h₁ : n < m) (h₂ : m ≤ k) : n < k := P3.le_trans h₁ h₂
protected theorem lt_of_le_of_lt {n m k : Nat} (h₁ : n ≤ m) (h₂ : m < k) : n < k := P3.le_trans (succ_le_succ h₁) h₂
protected theorem lt_trans {n m k : Nat} (h₁ : n < m) (h₂ : m < k) : n < k := Nat.lt_of_lt_of_le h₁ (Nat.le_of_lt h₂)
theorem le_succ (n : Nat) : n ≤ succ n := .step .refl
@[simp] theorem le_add_one (n : Nat) : n ≤ n + 1 := .step .refl
theorem le_succ_of_le {n m : Nat} (h : n ≤ m) : n ≤ succ m := .step h
theorem le_step {n m : Nat} (h : n ≤ m) : n ≤ succ m := .step h
theorem le_add_one_of_le {n m : Nat} (h : n ≤ m) : n ≤ m + 1 := .step h
theorem succ_le_of_lt {n m : Nat} (h : n < m) : succ n ≤ m := h
theorem lt_of_succ_le {n m : Nat} (h : succ n ≤ m) : n < m := h
theorem add_one_le_of_lt {n m : Nat} (h : n < m) : n + 1 ≤ m := h
theorem lt_of_add_one_le {n m : Nat} (h : n + 1 ≤ m) : n < m := h
theorem succ_le_iff {m n : Nat} : succ m ≤ n ↔ m < n := .rfl
theorem add_one_le_iff {n m : Nat} : n + 1 ≤ m ↔ n < m := .rfl
theorem lt_succ_of_le {n m : Nat} (h : n ≤ m) : n < succ m := succ_le_succ h
theorem lt_add_one_of_le {n m : Nat} (h : n ≤ m) : n < m + 1 := succ_le_succ h
theorem le_of_lt_succ {m n : Nat} (h : m < succ n) : m ≤ n := le_of_succ_le_succ h
theorem le_of_lt_add_one {n m : Nat} (h : n < m + 1) : n ≤ m := le_of_succ_le_succ h
theorem lt_succ_iff {m n : Nat} : m < succ n ↔ m ≤ n := ⟨le_of_lt_succ, lt_succ_of_le⟩
theorem lt_add_one_iff {m n : Nat} : m < n + 1 ↔ m ≤ n := lt_succ_iff
theorem succ_le_succ_iff {a b : Nat} : succ a ≤ succ b ↔ a ≤ b := ⟨le_of_succ_le_succ, succ_le_succ⟩
theorem add_one_le_add_one_iff {a b : Nat} : a + 1 ≤ b + 1 ↔ a ≤ b := succ_le_succ_iff
theorem succ_lt_succ {n m : Nat} (h : n < m) : succ n < succ m := succ_le_succ h
theorem lt_of_succ_lt_succ {n m : Nat} (h : succ n < succ m) : n < m := le_of_succ_le_succ h
theorem succ_lt_succ_iff {a b : Nat} : succ a < succ b ↔ a < b := succ_le_succ_iff
theorem lt_of_succ_lt {n m : Nat} (h : succ n < m) : n < m := le_of_succ_le h
theorem lt_succ_self (n : Nat) : n < succ n := .refl
@[simp] protected theorem lt_add_one (n : Nat) : n < n + 1 := .refl
theorem lt.base (n : Nat) : n < succ n := .refl
theorem lt.step {n m : Nat} (h : n < m) : n < succ m := Nat.le.step h
theorem zero_lt_succ (n : Nat) : 0 < succ n := succ_le_succ (zero_le n)
@[simp] theorem zero_lt_add_one (n : Nat) : 0 < n + 1 := zero_lt_succ n
theorem succ_pos (n : Nat) : 0 < succ n := zero_lt_succ n
theorem one_pos : 0 < 1 := .refl
protected theorem zero_lt_one : 0 < (1 : Nat) := .refl
@[simp] theorem not_lt_zero (n : Nat) : ¬n < 0 := nofun
theorem not_add_one_le_zero (n : Nat) : ¬n + 1 ≤ 0 := nofun
protected theorem lt_irrefl : (n : Nat) → ¬n < n
  | 0 => nofun
  | n + 1 => fun h => Nat.lt_irrefl n (le_of_succ_le_succ h)
attribute [simp] Nat.lt_irrefl
theorem not_succ_le_self (n : Nat) : ¬succ n ≤ n := Nat.lt_irrefl n
theorem not_add_one_le_self (n : Nat) : ¬n + 1 ≤ n := Nat.lt_irrefl n
protected theorem ne_of_gt {a b : Nat} (h : b < a) : a ≠ b := fun e => Nat.lt_irrefl b (e ▸ h)
protected theorem ne_of_lt {a b : Nat} (h : a < b) : a ≠ b := fun e => Nat.lt_irrefl b (e ▸ h)
theorem ne_of_lt' {a b : Nat} (h : a < b) : b ≠ a := Nat.ne_of_gt h
protected theorem not_le_of_gt {n m : Nat} (h : n > m) : ¬n ≤ m := fun k => Nat.lt_irrefl n (Nat.lt_of_le_of_lt k h)
protected theorem not_le_of_lt {n m : Nat} (h : m < n) : ¬n ≤ m := Nat.not_le_of_gt h
protected theorem not_lt_of_ge {n m : Nat} (h : n ≥ m) : ¬n < m := fun k => Nat.lt_irrefl n (Nat.lt_of_lt_of_le k h)
protected theorem not_lt_of_le {n m : Nat} (h : m ≤ n) : ¬n < m := Nat.not_lt_of_ge h
protected theorem lt_asymm {a b : Nat} (h : a < b) : ¬b < a := Nat.not_lt_of_ge (Nat.le_of_lt h)
protected theorem lt_or_ge : (n m : Nat) → n < m ∨ n ≥ m
  | _, 0 => .inr (zero_le _)
  | 0, m + 1 => .inl (zero_lt_succ m)
  | n + 1, m + 1 => (Nat.lt_or_ge n m).imp succ_le_succ succ_le_succ
protected theorem le_total (m n : Nat) : m ≤ n ∨ n ≤ m := (Nat.lt_or_ge m n).imp Nat.le_of_lt id
protected theorem lt_of_not_ge {a b : Nat} (h : ¬b ≥ a) : b < a := (Nat.lt_or_ge b a).resolve_right h
protected theorem lt_of_not_le {a b : Nat} (h : ¬a ≤ b) : b < a := (Nat.lt_or_ge b a).resolve_right h
protected theorem le_of_not_lt {a b : Nat} (h : ¬a < b) : b ≤ a := (Nat.lt_or_ge a b).resolve_left h
protected theorem le_of_not_gt {a b : Nat} (h : ¬b > a) : b ≤ a := (Nat.lt_or_ge a b).resolve_left h
protected theorem le_of_not_ge {a b : Nat} (h : ¬a ≥ b) : a ≤ b := Nat.le_of_lt (Nat.lt_of_not_ge h)
protected theorem le_of_not_le {a b : Nat} (h : ¬b ≤ a) : a ≤ b := Nat.le_of_lt (Nat.lt_of_not_le h)
@[simp] protected theorem not_le {n m : Nat} : ¬n ≤ m ↔ m < n := ⟨Nat.lt_of_not_le, Nat.not_le_of_gt⟩
@[simp] protected theorem not_lt {n m : Nat} : ¬n < m ↔ m ≤ n := ⟨Nat.le_of_not_lt, Nat.not_lt_of_ge⟩
protected theorem not_le_eq (a b : Nat) : (¬a ≤ b) = (b + 1 ≤ a) := propext Nat.not_le
protected theorem not_lt_eq (a b : Nat) : (¬a < b) = (b ≤ a) := propext Nat.not_lt
protected theorem not_ge_eq (a b : Nat) : (¬a ≥ b) = (a + 1 ≤ b) := propext Nat.not_le
protected theorem not_gt_eq (a b : Nat) : (¬a > b) = (a ≤ b) := propext Nat.not_lt
protected theorem eq_or_lt_of_le {n m : Nat} (h : n ≤ m) : n = m ∨ n < m :=
  match h with | .refl => .inl rfl | .step k => .inr (succ_le_succ k)
protected theorem lt_or_eq_of_le {n m : Nat} (h : n ≤ m) : n < m ∨ n = m := (Nat.eq_or_lt_of_le h).symm
protected theorem le_antisymm {n m : Nat} (h₁ : n ≤ m) (h₂ : m ≤ n) : n = m :=
  (Nat.eq_or_lt_of_le h₁).elim id fun k => (Nat.lt_irrefl m (Nat.lt_of_le_of_lt h₂ k)).elim
protected theorem le_antisymm_iff {a b : Nat} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => h ▸ ⟨.refl, .refl⟩, fun h => Nat.le_antisymm h.1 h.2⟩
protected theorem lt_of_le_of_ne {n m : Nat} (h₁ : n ≤ m) (h₂ : n ≠ m) : n < m := (Nat.eq_or_lt_of_le h₁).resolve_left h₂
protected theorem lt_iff_le_and_ne {m n : Nat} : m < n ↔ m ≤ n ∧ m ≠ n :=
  ⟨fun h => ⟨Nat.le_of_lt h, Nat.ne_of_lt h⟩, fun h => Nat.lt_of_le_of_ne h.1 h.2⟩
protected theorem lt_iff_le_not_le {m n : Nat} : m < n ↔ m ≤ n ∧ ¬n ≤ m :=
  ⟨fun h => ⟨Nat.le_of_lt h, Nat.not_le_of_gt h⟩, fun h => Nat.lt_of_not_le h.2⟩
protected theorem le_iff_lt_or_eq {n m : Nat} : n ≤ m ↔ n < m ∨ n = m :=
  ⟨Nat.lt_or_eq_of_le, fun h => h.elim Nat.le_of_lt Nat.le_of_eq⟩
theorem le_zero_eq (n : Nat) : (n ≤ 0) = (n = 0) := propext ⟨fun h => Nat.le_antisymm h (zero_le n), fun h => h ▸ .refl⟩
@[simp] theorem le_zero_iff {n : Nat} : n ≤ 0 ↔ n = 0 := iff_of_eq (le_zero_eq n)
protected theorem le_zero {i : Nat} : i ≤ 0 ↔ i = 0 := le_zero_iff
theorem eq_zero_of_le_zero {n : Nat} (h : n ≤ 0) : n = 0 := le_zero_iff.1 h
theorem eq_zero_or_pos : (n : Nat) → n = 0 ∨ n > 0 | 0 => .inl rfl | n + 1 => .inr (zero_lt_succ n)
protected theorem pos_of_ne_zero {n : Nat} (h : n ≠ 0) : 0 < n := (eq_zero_or_pos n).resolve_left h
theorem ne_zero_of_lt {a b : Nat} (h : b < a) : a ≠ 0 := fun e => not_lt_zero b (e ▸ h)
theorem pos_iff_ne_zero {n : Nat} : 0 < n ↔ n ≠ 0 := ⟨ne_zero_of_lt, Nat.pos_of_ne_zero⟩
protected theorem ne_zero_iff_zero_lt {n : Nat} : n ≠ 0 ↔ 0 < n := pos_iff_ne_zero.symm
theorem zero_lt_of_lt {a b : Nat} (h : a < b) : 0 < b := Nat.lt_of_le_of_lt (zero_le a) h
theorem zero_lt_of_ne_zero {a : Nat} (h : a ≠ 0) : 0 < a := Nat.pos_of_ne_zero h
theorem pos_of_lt {a b : Nat} (h : a < b) : 0 < b := zero_lt_of_lt h
theorem eq_zero_of_not_pos {n : Nat} (h : ¬0 < n) : n = 0 := (eq_zero_or_pos n).resolve_right h
theorem exists_eq_succ_of_ne_zero : {n : Nat} → n ≠ 0 → ∃ k, n = succ k | 0, h => (h rfl).elim | k + 1, _ => ⟨k, rfl⟩
theorem exists_eq_add_one_of_ne_zero {n : Nat} (h : n ≠ 0) : ∃ k, n = k + 1 := exists_eq_succ_of_ne_zero h
protected theorem lt_trichotomy (a b : Nat) : a < b ∨ a = b ∨ b < a :=
  (Nat.lt_or_ge a b).imp id fun h => (Nat.eq_or_lt_of_le h).imp Eq.symm id
protected theorem lt_or_gt_of_ne {a b : Nat} (h : a ≠ b) : a < b ∨ a > b :=
  (Nat.lt_trichotomy a b).imp id fun k => k.resolve_left h
protected theorem ne_iff_lt_or_gt {a b : Nat} : a ≠ b ↔ a < b ∨ b < a :=
  ⟨Nat.lt_or_gt_of_ne, fun h => h.elim Nat.ne_of_lt Nat.ne_of_gt⟩
theorem lt_one_iff {n : Nat} : n < 1 ↔ n = 0 := lt_succ_iff.trans le_zero_iff
attribute [simp] lt_one_iff
theorem one_le_iff_ne_zero {n : Nat} : 1 ≤ n ↔ n ≠ 0 := pos_iff_ne_zero
theorem le_of_pred_lt {m : Nat} : {n : Nat} → pred n < m → n ≤ m | 0, _ => zero_le m | _ + 1, h => h
end Nat

namespace Nat
theorem le_add_right : (n k : Nat) → n ≤ n + k | _, 0 => .refl | n, k + 1 => .step (le_add_right n k)
theorem le_add_left (n m : Nat) : n ≤ m + n := Nat.add_comm n m ▸ le_add_right n m
attribute [simp] le_add_right le_add_left
theorem le_add_right_of_le {n m k : Nat} (h : n ≤ m) : n ≤ m + k := Nat.le_trans h (le_add_right m k)
theorem le_add_left_of_le {n m k : Nat} (h : n ≤ m) : n ≤ k + m := Nat.le_trans h (le_add_left m k)
theorem lt_add_left {a b : Nat} (c : Nat) (h : a < b) : a < c + b := Nat.lt_of_lt_of_le h (le_add_left b c)
theorem lt_add_right {a b : Nat} (c : Nat) (h : a < b) : a < b + c := Nat.lt_of_lt_of_le h (le_add_right b c)
theorem le.dest : {n m : Nat} → n ≤ m → ∃ k, n + k = m
  | _, _, .refl => ⟨0, rfl⟩
  | _, _, .step h => match le.dest h with | ⟨k, e⟩ => ⟨k + 1, congrArg succ e⟩
theorem le.intro {n m k : Nat} (h : n + k = m) : n ≤ m := h ▸ le_add_right n k
theorem exists_eq_add_of_le {m n : Nat} (h : m ≤ n) : ∃ k, n = m + k := match le.dest h with | ⟨k, e⟩ => ⟨k, e.symm⟩
theorem exists_eq_add_of_le' {m n : Nat} (h : m ≤ n) : ∃ k, n = k + m :=
  match le.dest h with | ⟨k, e⟩ => ⟨k, e ▸ Nat.add_comm m k⟩
theorem exists_eq_add_of_lt {m n : Nat} (h : m < n) : ∃ k, n = m + k + 1 :=
  match le.dest h with | ⟨k, e⟩ => ⟨k, by rw [← e]; exact succ_add m k⟩
protected theorem add_le_add_left {n m : Nat} (h : n ≤ m) (k : Nat) : k + n ≤ k + m :=
  match le.dest h with | ⟨j, e⟩ => e ▸ Nat.add_assoc k n j ▸ le_add_right (k + n) j
protected theorem add_le_add_right {n m : Nat} (h : n ≤ m) (k : Nat) : n + k ≤ m + k :=
  Nat.add_comm k n ▸ Nat.add_comm k m ▸ Nat.add_le_add_left h k
protected theorem add_lt_add_left {n m : Nat} (h : n < m) (k : Nat) : k + n < k + m := Nat.add_le_add_left h k
protected theorem add_lt_add_right {n m : Nat} (h : n < m) (k : Nat) : n + k < m + k := by
  rw [Nat.add_comm n k, Nat.add_comm m k]; exact Nat.add_lt_add_left h k
protected theorem add_le_add {a b c d : Nat} (h₁ : a ≤ b) (h₂ : c ≤ d) : a + c ≤ b + d :=
  Nat.le_trans (Nat.add_le_add_right h₁ c) (Nat.add_le_add_left h₂ b)
protected theorem add_lt_add {a b c d : Nat} (h₁ : a < b) (h₂ : c < d) : a + c < b + d :=
  Nat.lt_trans (Nat.add_lt_add_right h₁ c) (Nat.add_lt_add_left h₂ b)
protected theorem add_lt_add_of_lt_of_le {a b c d : Nat} (h₁ : a < b) (h₂ : c ≤ d) : a + c < b + d :=
  Nat.lt_of_lt_of_le (Nat.add_lt_add_right h₁ c) (Nat.add_le_add_left h₂ b)
protected theorem add_lt_add_of_le_of_lt {a b c d : Nat} (h₁ : a ≤ b) (h₂ : c < d) : a + c < b + d :=
  Nat.lt_of_le_of_lt (Nat.add_le_add_right h₁ c) (Nat.add_lt_add_left h₂ b)
protected theorem le_of_add_le_add_left {a b c : Nat} (h : a + b ≤ a + c) : b ≤ c :=
  match le.dest h with | ⟨d, e⟩ => le.intro (Nat.add_left_cancel ((Nat.add_assoc a b d).symm.trans e))
protected theorem le_of_add_le_add_right {a b c : Nat} (h : a + b ≤ c + b) : a ≤ c :=
  Nat.le_of_add_le_add_left (a := b) (by rw [Nat.add_comm b a, Nat.add_comm b c]; exact h)
@[simp] protected theorem add_le_add_iff_left {m k n : Nat} : n + m ≤ n + k ↔ m ≤ k :=
  ⟨Nat.le_of_add_le_add_left, fun h => Nat.add_le_add_left h n⟩
@[simp] protected theorem add_le_add_iff_right {m k n : Nat} : m + n ≤ k + n ↔ m ≤ k :=
  ⟨Nat.le_of_add_le_add_right, fun h => Nat.add_le_add_right h n⟩
@[simp] protected theorem add_lt_add_iff_left {k n m : Nat} : k + n < k + m ↔ n < m := Nat.add_le_add_iff_left (m := n + 1)
@[simp] protected theorem add_lt_add_iff_right {k n m : Nat} : n + k < m + k ↔ n < m := by
  rw [Nat.add_comm n k, Nat.add_comm m k]; exact Nat.add_lt_add_iff_left
protected theorem lt_of_add_lt_add_left {k n m : Nat} (h : k + n < k + m) : n < m := Nat.add_lt_add_iff_left.1 h
protected theorem lt_of_add_lt_add_right {n m k : Nat} (h : n + k < m + k) : n < m := Nat.add_lt_add_iff_right.1 h
protected theorem lt_add_of_pos_right {n k : Nat} (h : 0 < k) : n < n + k := Nat.add_lt_add_left h n
protected theorem lt_add_of_pos_left {k n : Nat} (h : 0 < k) : n < k + n := Nat.add_comm n k ▸ Nat.lt_add_of_pos_right h
protected theorem pos_of_lt_add_right {n k : Nat} (h : n < n + k) : 0 < k := Nat.lt_of_add_lt_add_left (k := n) h
@[simp] protected theorem lt_add_right_iff_pos {n k : Nat} : n < n + k ↔ 0 < k :=
  ⟨Nat.pos_of_lt_add_right, Nat.lt_add_of_pos_right⟩
@[simp] protected theorem lt_add_left_iff_pos {n k : Nat} : n < k + n ↔ 0 < k := Nat.add_comm n k ▸ Nat.lt_add_right_iff_pos
protected theorem add_pos_left {m : Nat} (h : 0 < m) (n : Nat) : 0 < m + n := Nat.lt_of_lt_of_le h (le_add_right m n)
protected theorem add_pos_right {n : Nat} (m : Nat) (h : 0 < n) : 0 < m + n := Nat.lt_of_lt_of_le h (le_add_left n m)
protected theorem eq_zero_of_add_eq_zero : {n m : Nat} → n + m = 0 → n = 0 ∧ m = 0 | 0, 0, _ => ⟨rfl, rfl⟩ | _ + 1, 0, h => nomatch h
@[simp] protected theorem add_eq_zero_iff {n m : Nat} : n + m = 0 ↔ n = 0 ∧ m = 0 :=
  ⟨Nat.eq_zero_of_add_eq_zero, fun h => by rw [h.1, h.2]⟩
protected theorem eq_zero_of_add_eq_zero_left {n m : Nat} (h : n + m = 0) : m = 0 := (Nat.eq_zero_of_add_eq_zero h).2
protected theorem eq_zero_of_add_eq_zero_right {n m : Nat} (h : n + m = 0) : n = 0 := (Nat.eq_zero_of_add_eq_zero h).1
@[simp] theorem add_eq_left {a b : Nat} : a + b = a ↔ b = 0 := ⟨fun h => Nat.add_left_cancel (n := a) h, fun h => h ▸ rfl⟩
@[simp] theorem add_eq_right {a b : Nat} : a + b = b ↔ a = 0 := Nat.add_comm a b ▸ add_eq_left
@[simp] theorem left_eq_add {a b : Nat} : a = a + b ↔ b = 0 := eq_comm.trans add_eq_left
@[simp] theorem right_eq_add {a b : Nat} : b = a + b ↔ a = 0 := eq_comm.trans add_eq_right
theorem le_of_add_right_le {n m k : Nat} (h : n + k ≤ m) : n ≤ m := Nat.le_trans (le_add_right n k) h
theorem le_of_add_left_le {n m k : Nat} (h : k + n ≤ m) : n ≤ m := Nat.le_trans (le_add_left n k) h
protected theorem mul_le_mul_left {m n : Nat} (k : Nat) (h : m ≤ n) : k * m ≤ k * n :=
  match le.dest h with | ⟨j, e⟩ => e ▸ Nat.mul_add k m j ▸ le_add_right (k * m) (k * j)
protected theorem mul_le_mul_right {m n : Nat} (k : Nat) (h : m ≤ n) : m * k ≤ n * k :=
  Nat.mul_comm k m ▸ Nat.mul_comm k n ▸ Nat.mul_le_mul_left k h
protected theorem mul_le_mul {p q m n : Nat} (h₁ : p ≤ m) (h₂ : q ≤ n) : p * q ≤ m * n :=
  Nat.le_trans (Nat.mul_le_mul_right q h₁) (Nat.mul_le_mul_left m h₂)
protected theorem mul_pos : {n m : Nat} → n > 0 → m > 0 → n * m > 0 | n + 1, m + 1, _, _ => zero_lt_succ _
protected theorem mul_lt_mul_of_pos_left {n m k : Nat} (h : n < m) (hk : k > 0) : k * n < k * m :=
  Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_right hk) (Nat.mul_le_mul_left k (m := n + 1) h)
protected theorem mul_lt_mul_of_pos_right {n m k : Nat} (h : n < m) (hk : k > 0) : n * k < m * k :=
  Nat.mul_comm k n ▸ Nat.mul_comm k m ▸ Nat.mul_lt_mul_of_pos_left h hk
protected theorem eq_iff_le_and_ge {a b : Nat} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => h ▸ ⟨Nat.le_refl a, Nat.le_refl a⟩, fun h => Nat.le_antisymm h.1 h.2⟩
protected theorem mul_lt_mul_of_le_of_lt {a b c d : Nat} (hac : a ≤ c) (hbd : b < d) (hc : 0 < c) : a * b < c * d :=
  Nat.lt_of_le_of_lt (Nat.mul_le_mul_right b hac) (Nat.mul_lt_mul_of_pos_left hbd hc)
protected theorem mul_lt_mul_of_lt_of_le {a b c d : Nat} (hac : a < c) (hbd : b ≤ d) (hd : 0 < d) : a * b < c * d :=
  Nat.lt_of_le_of_lt (Nat.mul_le_mul_left a hbd) (Nat.mul_lt_mul_of_pos_right hac hd)
protected theorem mul_self_le_mul_self {m n : Nat} (h : m ≤ n) : m * m ≤ n * n := Nat.mul_le_mul h h
protected theorem mul_self_lt_mul_self {m n : Nat} (h : m < n) : m * m < n * n :=
  Nat.mul_lt_mul_of_lt_of_le h (Nat.le_of_lt h) (Nat.lt_of_le_of_lt (Nat.zero_le m) h)
protected theorem le_of_mul_le_mul_left {a b c : Nat} (h : c * a ≤ c * b) (hc : 0 < c) : a ≤ b :=
  Nat.le_of_not_lt fun k => Nat.not_le_of_gt (Nat.mul_lt_mul_of_pos_left k hc) h
protected theorem eq_of_mul_eq_mul_left {m n a : Nat} (ha : 0 < a) (h : a * m = a * n) : m = n :=
  Nat.le_antisymm (Nat.le_of_mul_le_mul_left (Nat.le_of_eq h) ha) (Nat.le_of_mul_le_mul_left (Nat.le_of_eq h.symm) ha)
protected theorem eq_of_mul_eq_mul_right {a m n : Nat} (ha : 0 < a) (h : m * a = n * a) : m = n :=
  Nat.eq_of_mul_eq_mul_left ha (Nat.mul_comm a m ▸ Nat.mul_comm a n ▸ h)
protected theorem mul_eq_zero : {m n : Nat} → n * m = 0 ↔ n = 0 ∨ m = 0
  | 0, _ => ⟨fun _ => .inr rfl, fun _ => rfl⟩
  | m + 1, 0 => ⟨fun _ => .inl rfl, fun _ => zero_mul _⟩
  | m + 1, n + 1 => ⟨fun h => (nomatch h), fun h => h.elim nofun nofun⟩
attribute [simp] Nat.mul_eq_zero
end Nat
