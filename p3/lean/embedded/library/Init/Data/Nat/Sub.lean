prelude
import Init.Logic.Bool
import Init.Data.Nat.Order

/-! Truncated subtraction. -/

set_option linter.all false
universe u v w

namespace Nat
@[simp] protected theorem sub_zero (n : Nat) : n - 0 = n := rfl
theorem sub_succ (n m : Nat) : n - succ m = pred (n - m) := rfl
theorem sub_one (n : Nat) : n - 1 = pred n := rfl
@[simp] theorem pred_zero : pred 0 = 0 := rfl
@[simp] theorem pred_succ (n : Nat) : pred (succ n) = n := rfl
@[simp] theorem pred_eq_sub_one {n : Nat} : pred n = n - 1 := rfl
theorem succ_sub_succ (n : Nat) : (m : Nat) → succ n - succ m = n - m | 0 => rfl | m + 1 => congrArg pred (succ_sub_succ n m)
theorem succ_sub_succ_eq_sub (n m : Nat) : succ n - succ m = n - m := succ_sub_succ n m
theorem add_one_sub_one (n : Nat) : n + 1 - 1 = n := rfl
theorem succ_sub_one (n : Nat) : succ n - 1 = n := rfl
@[simp] protected theorem zero_sub : (n : Nat) → 0 - n = 0 | 0 => rfl | n + 1 => congrArg pred (Nat.zero_sub n)
@[simp] protected theorem sub_self : (n : Nat) → n - n = 0 | 0 => rfl | n + 1 => (succ_sub_succ n n).trans (Nat.sub_self n)
@[simp] protected theorem add_sub_add_right (n : Nat) : (k m : Nat) → n + k - (m + k) = n - m | 0, _ => rfl | k + 1, m => (succ_sub_succ (n + k) (m + k)).trans (Nat.add_sub_add_right n k m)
@[simp] protected theorem add_sub_add_left (k n m : Nat) : k + n - (k + m) = n - m := by
  rw [Nat.add_comm k n, Nat.add_comm k m, Nat.add_sub_add_right]
@[simp] protected theorem add_sub_cancel {n m : Nat} : n + m - m = n := by
  have h := Nat.add_sub_add_right n m 0
  rw [zero_add] at h; exact h
@[simp] protected theorem add_sub_cancel_left {n m : Nat} : n + m - n = m := by rw [Nat.add_comm, Nat.add_sub_cancel]
protected theorem sub_sub (n m : Nat) : (k : Nat) → n - m - k = n - (m + k) | 0 => rfl | k + 1 => congrArg pred (Nat.sub_sub n m k)
protected theorem sub_add_eq (a b c : Nat) : a - (b + c) = a - b - c := (Nat.sub_sub a b c).symm
protected theorem sub_right_comm (m n k : Nat) : m - n - k = m - k - n := by rw [Nat.sub_sub, Nat.sub_sub, Nat.add_comm]
theorem pred_le : (n : Nat) → pred n ≤ n | 0 => .refl | n + 1 => .step .refl
theorem pred_lt : {n : Nat} → n ≠ 0 → pred n < n | 0, h => (h rfl).elim | _ + 1, _ => .refl
@[simp] theorem sub_le (n : Nat) : (m : Nat) → n - m ≤ n | 0 => .refl | m + 1 => Nat.le_trans (pred_le (n - m)) (sub_le n m)
theorem sub_lt : {n m : Nat} → 0 < n → 0 < m → n - m < n | n + 1, m + 1, _, _ => succ_sub_succ n m ▸ lt_succ_of_le (sub_le n m)
theorem sub_one_lt {n : Nat} (h : n ≠ 0) : n - 1 < n := pred_lt h
@[simp] protected theorem sub_one_lt_iff {n : Nat} : n - 1 < n ↔ 0 < n :=
  ⟨fun h => Nat.lt_of_le_of_lt (Nat.zero_le _) h, fun h => sub_one_lt (Nat.ne_of_gt h)⟩
theorem sub_one_lt_of_lt {n m : Nat} (h : m < n) : n - 1 < n := pred_lt (ne_zero_of_lt h)
protected theorem sub_add_cancel {n m : Nat} (h : m ≤ n) : n - m + m = n :=
  match le.dest h with | ⟨k, e⟩ => by rw [← e, Nat.add_sub_cancel_left, Nat.add_comm]
protected theorem add_sub_of_le {a b : Nat} (h : a ≤ b) : a + (b - a) = b := (Nat.add_comm _ _).trans (Nat.sub_add_cancel h)
protected theorem add_sub_cancel' {n m : Nat} (h : m ≤ n) : m + (n - m) = n := Nat.add_sub_of_le h
protected theorem add_sub_assoc {m k : Nat} (h : k ≤ m) (n : Nat) : n + m - k = n + (m - k) :=
  match le.dest h with | ⟨j, e⟩ => by rw [← e, Nat.add_left_comm, Nat.add_sub_cancel_left, Nat.add_sub_cancel_left]
protected theorem sub_add_comm {n m k : Nat} (h : k ≤ n) : n + m - k = n - k + m := by
  rw [Nat.add_comm n m, Nat.add_sub_assoc h, Nat.add_comm]
protected theorem eq_add_of_sub_eq {c a b : Nat} (hle : b ≤ a) (h : a - b = c) : a = c + b := by rw [← h, Nat.sub_add_cancel hle]
protected theorem sub_eq_of_eq_add {a b c : Nat} (h : a = c + b) : a - b = c := by rw [h, Nat.add_sub_cancel]
protected theorem sub_eq_iff_eq_add {a b c : Nat} (h : b ≤ a) : a - b = c ↔ a = c + b :=
  ⟨Nat.eq_add_of_sub_eq h, Nat.sub_eq_of_eq_add⟩
protected theorem sub_eq_zero_of_le {n m : Nat} (h : n ≤ m) : n - m = 0 :=
  match le.dest h with | ⟨k, e⟩ => by rw [← e, ← Nat.sub_sub, Nat.sub_self, Nat.zero_sub]
protected theorem le_of_sub_eq_zero : {n m : Nat} → n - m = 0 → n ≤ m | 0, m, _ => zero_le m | _ + 1, m + 1, h => succ_le_succ (Nat.le_of_sub_eq_zero ((succ_sub_succ _ m).symm.trans h))
protected theorem sub_eq_zero_iff_le {n m : Nat} : n - m = 0 ↔ n ≤ m := ⟨Nat.le_of_sub_eq_zero, Nat.sub_eq_zero_of_le⟩
protected theorem sub_pos_of_lt {m n : Nat} (h : m < n) : 0 < n - m :=
  Nat.pos_of_ne_zero fun e => Nat.not_le_of_gt h (Nat.le_of_sub_eq_zero e)
protected theorem sub_ne_zero_of_lt {a b : Nat} (h : a < b) : b - a ≠ 0 := fun e => Nat.not_le_of_gt h (Nat.le_of_sub_eq_zero e)
protected theorem zero_lt_sub_of_lt {m n : Nat} (h : m < n) : 0 < n - m := Nat.sub_pos_of_lt h
@[simp] theorem pred_eq_succ_iff {n m : Nat} : n - 1 = m + 1 ↔ n = m + 2 := match n with
  | 0 => ⟨nofun, nofun⟩
  | n + 1 => ⟨fun h => congrArg (· + 1) h, fun h => Nat.succ.inj h⟩
@[simp] protected theorem sub_pos_iff_lt {n m : Nat} : 0 < m - n ↔ n < m :=
  ⟨fun h => Nat.lt_of_not_le fun k => Nat.lt_irrefl 0 ((Nat.sub_eq_zero_of_le k).subst (motive := fun x => 0 < x) h), Nat.sub_pos_of_lt⟩
theorem lt_of_sub_pos {m n : Nat} (h : 0 < n - m) : m < n := Nat.sub_pos_iff_lt.1 h
theorem lt_of_sub_ne_zero {m n : Nat} (h : n - m ≠ 0) : m < n := lt_of_sub_pos (Nat.pos_of_ne_zero h)
protected theorem sub_le_sub_right {n m : Nat} (h : n ≤ m) (k : Nat) : n - k ≤ m - k := by
  cases Nat.le_total n k with
  | inl a => rw [Nat.sub_eq_zero_of_le a]; exact zero_le _
  | inr a =>
    refine Nat.le_of_add_le_add_right (b := k) ?_
    rw [Nat.sub_add_cancel a, Nat.sub_add_cancel (Nat.le_trans a h)]; exact h
protected theorem sub_le_sub_left {n m : Nat} (h : n ≤ m) (k : Nat) : k - m ≤ k - n :=
  match le.dest h with | ⟨j, e⟩ => by rw [← e, ← Nat.sub_sub]; exact sub_le _ _
protected theorem le_sub_of_add_le {a b c : Nat} (h : a + b ≤ c) : a ≤ c - b := by
  have k := Nat.sub_le_sub_right h b
  rw [Nat.add_sub_cancel] at k; exact k
protected theorem add_le_of_le_sub {a b c : Nat} (hle : b ≤ c) (h : a ≤ c - b) : a + b ≤ c := by
  have k := Nat.add_le_add_right h b
  rw [Nat.sub_add_cancel hle] at k; exact k
protected theorem le_sub_iff_add_le {k m n : Nat} (h : k ≤ m) : n ≤ m - k ↔ n + k ≤ m :=
  ⟨Nat.add_le_of_le_sub h, Nat.le_sub_of_add_le⟩
protected theorem sub_le_iff_le_add {a b c : Nat} : a - b ≤ c ↔ a ≤ c + b := by
  cases Nat.le_total b a with
  | inl h =>
    constructor
    · intro k; have k := Nat.add_le_add_right k b; rw [Nat.sub_add_cancel h] at k; exact k
    · intro k; have k := Nat.sub_le_sub_right k b; rw [Nat.add_sub_cancel] at k; exact k
  | inr h => rw [Nat.sub_eq_zero_of_le h]; exact ⟨fun _ => le_add_left_of_le h, fun _ => zero_le c⟩
protected theorem sub_le_of_le_add {a b c : Nat} (h : a ≤ c + b) : a - b ≤ c := Nat.sub_le_iff_le_add.2 h
protected theorem le_add_of_sub_le {a b c : Nat} (h : a - b ≤ c) : a ≤ c + b := Nat.sub_le_iff_le_add.1 h
protected theorem lt_sub_of_add_lt {a b c : Nat} (h : a + b < c) : a < c - b :=
  Nat.le_sub_of_add_le (a := a + 1) (by rw [Nat.add_right_comm]; exact h)
protected theorem add_lt_of_lt_sub {a b c : Nat} (h : a < c - b) : a + b < c := by
  have k := Nat.add_le_of_le_sub (a := a + 1) (Nat.le_of_lt (lt_of_sub_pos (zero_lt_of_lt h))) h
  rw [Nat.add_right_comm] at k; exact k
protected theorem lt_sub_iff_add_lt {a b c : Nat} : a < c - b ↔ a + b < c := ⟨Nat.add_lt_of_lt_sub, Nat.lt_sub_of_add_lt⟩
protected theorem sub_lt_sub_right {a b c : Nat} (h : c ≤ a) (k : a < b) : a - c < b - c :=
  Nat.lt_of_add_lt_add_right (show a - c + c < b - c + c from by
    rw [Nat.sub_add_cancel h, Nat.sub_add_cancel (Nat.le_trans h (Nat.le_of_lt k))]; exact k)
protected theorem sub_lt_sub_left : {k m n : Nat} → k < m → k < n → m - n < m - k
  | 0, m + 1, n + 1, _, _ => by rw [succ_sub_succ]; exact lt_succ_of_le (sub_le m n)
  | k + 1, m + 1, n + 1, h₁, h₂ => by rw [succ_sub_succ, succ_sub_succ]; exact Nat.sub_lt_sub_left (le_of_succ_le_succ h₁) (le_of_succ_le_succ h₂)
protected theorem sub_lt_left_of_lt_add {n k m : Nat} (h₁ : n ≤ k) (h₂ : k < n + m) : k - n < m := by
  refine Nat.lt_of_add_lt_add_right (k := n) ?_
  rw [Nat.sub_add_cancel h₁, Nat.add_comm m n]; exact h₂
protected theorem sub_sub_self {n m : Nat} (h : m ≤ n) : n - (n - m) = m :=
  match le.dest h with | ⟨k, e⟩ => by rw [← e, Nat.add_sub_cancel_left, Nat.add_sub_cancel]
protected theorem sub_sub_eq_add_sub {a b c : Nat} (h : c ≤ b) : a - (b - c) = a + c - b :=
  match le.dest h with | ⟨k, e⟩ => by rw [← e, Nat.add_sub_cancel_left, Nat.add_comm c k, Nat.add_sub_add_right]
protected theorem mul_sub_one (n : Nat) : (m : Nat) → n * (m - 1) = n * m - n | 0 => by rw [Nat.zero_sub, mul_zero, Nat.zero_sub] | m + 1 => by rw [add_one_sub_one, mul_add_one, Nat.add_sub_cancel]
protected theorem mul_sub (k : Nat) : (m n : Nat) → k * (m - n) = k * m - k * n
  | m, 0 => rfl
  | m, n + 1 => by
    show k * (m - n - 1) = k * m - (k * n + k)
    rw [Nat.mul_sub_one, Nat.mul_sub k m n, Nat.sub_sub]
protected theorem sub_mul (n m k : Nat) : (n - m) * k = n * k - m * k := by
  rw [Nat.mul_comm, Nat.mul_sub, Nat.mul_comm k, Nat.mul_comm k]
theorem succ_pred_eq_of_pos : {n : Nat} → 0 < n → succ (pred n) = n | _ + 1, _ => rfl
theorem sub_one_add_one_eq_of_pos : {n : Nat} → 0 < n → n - 1 + 1 = n | _ + 1, _ => rfl
theorem sub_one_add_one {a : Nat} (h : a ≠ 0) : a - 1 + 1 = a := sub_one_add_one_eq_of_pos (Nat.pos_of_ne_zero h)
theorem succ_sub {m n : Nat} (h : n ≤ m) : succ m - n = succ (m - n) :=
  match le.dest h with | ⟨k, e⟩ => by rw [← e, Nat.add_sub_cancel_left]; exact Nat.add_sub_cancel_left (n := n) (m := k + 1)
end Nat
