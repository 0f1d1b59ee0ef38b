prelude
import Init.Data.Nat.Gcd

/-! Powers, remainders of products, quotients. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

namespace Nat
protected theorem pow_le_pow_left {m n : Nat} (h : m ≤ n) : (i : Nat) → m ^ i ≤ n ^ i
  | 0 => Nat.le_refl _
  | i + 1 => Nat.mul_le_mul (Nat.pow_le_pow_left h i) h
protected theorem pow_le_pow_right {n m : Nat} (h : n > 0) (k : m ≤ i) : n ^ m ≤ n ^ i := by
  induction k with | refl => exact Nat.le_refl _ | step _ ih => exact Nat.le_trans ih (Nat.le_mul_of_pos_right _ h)
protected theorem pow_succ' {m n : Nat} : m ^ (n + 1) = m * m ^ n := by rw [Nat.pow_succ, Nat.mul_comm]
theorem two_pow_pos (w : Nat) : 0 < 2 ^ w := Nat.pow_pos (by decide)
theorem one_le_two_pow : 1 ≤ 2 ^ n := two_pow_pos n
theorem pow_lt_pow_succ (h : 1 < a) : a ^ n < a ^ (n + 1) := by
  have := Nat.mul_lt_mul_of_pos_left h (Nat.pow_pos (n := n) (Nat.lt_trans Nat.zero_lt_one h))
  rwa [Nat.mul_one] at this
protected theorem pow_lt_pow_right (ha : 1 < a) (h : m < n) : a ^ m < a ^ n :=
  Nat.lt_of_lt_of_le (pow_lt_pow_succ ha) (Nat.pow_le_pow_right (Nat.lt_trans Nat.zero_lt_one ha) h)
protected theorem pow_lt_pow_left {a b n : Nat} (hab : a < b) (h : n ≠ 0) : a ^ n < b ^ n := by
  cases n with
  | zero => exact absurd rfl h
  | succ n => exact Nat.mul_lt_mul_of_le_of_lt (Nat.pow_le_pow_left (Nat.le_of_lt hab) n) hab (Nat.pow_pos (Nat.lt_of_le_of_lt (Nat.zero_le a) hab))
theorem lt_pow_self {n a : Nat} (ha : 1 < a) : n < a ^ n := by
  induction n with
  | zero => exact Nat.zero_lt_one
  | succ n ih => exact Nat.lt_of_le_of_lt ih (pow_lt_pow_succ ha)
theorem lt_two_pow_self : n < 2 ^ n := lt_pow_self (by decide)
protected theorem mul_pow (a b n : Nat) : (a * b) ^ n = a ^ n * b ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => simp only [Nat.pow_succ, ih, Nat.mul_assoc, Nat.mul_left_comm]
protected theorem zero_pow {n : Nat} (H : 0 < n) : 0 ^ n = 0 := by cases n with | zero => exact absurd H (Nat.lt_irrefl 0) | succ n => exact Nat.mul_zero (0 ^ n)
protected theorem le_mul_of_pos_left (m : Nat) (h : 0 < n) : m ≤ n * m := by have := Nat.mul_le_mul_right m h; rwa [Nat.succ_mul, Nat.zero_mul, Nat.zero_add] at this
theorem mul_self_sub_mul_self_eq (a b : Nat) : a * a - b * b = (a + b) * (a - b) := by
  rw [Nat.mul_sub, Nat.add_mul, Nat.add_mul, Nat.mul_comm b a, Nat.sub_add_eq, Nat.add_sub_cancel]
theorem mul_mod (a b n : Nat) : a * b % n = (a % n) * (b % n) % n := by
  have e := Nat.mod_add_div a n
  have f := Nat.mod_add_div b n
  rw (occs := [1]) [← e, ← f]
  rw [Nat.add_mul, Nat.mul_add, Nat.mul_assoc n, Nat.add_assoc, Nat.mul_left_comm (a % n), ← Nat.mul_add, Nat.add_mul_mod_self_left]
theorem pow_mod (a b n : Nat) : a ^ b % n = (a % n) ^ b % n := by
  induction b with
  | zero => rfl
  | succ b ih => rw [Nat.pow_succ, Nat.pow_succ, Nat.mul_mod, ih, Nat.mul_mod ((a % n) ^ b) (a % n) n, Nat.mod_mod]
@[simp] theorem add_mul_mod_self_right (x y z : Nat) : (x + y * z) % z = x % z := by rw [Nat.mul_comm, Nat.add_mul_mod_self_left]
theorem add_mul_div_right (x y : Nat) {z : Nat} (H : 0 < z) : (x + y * z) / z = x / z + y := by rw [Nat.mul_comm, Nat.add_mul_div_left _ _ H]
theorem div_mul_le_self (m n : Nat) : m / n * n ≤ m := by rw [Nat.mul_comm]; exact Nat.mul_div_le m n
theorem div_lt_iff_lt_mul (Hk : 0 < k) : x / k < y ↔ x < y * k := by
  rw [← Nat.not_le, Nat.le_div_iff_mul_le Hk, Nat.not_le]
theorem div_le_of_le_mul {m n : Nat} {k : Nat} (h : m ≤ k * n) : m / k ≤ n := by
  cases Nat.eq_zero_or_pos k with
  | inl e => rw [e, Nat.div_zero]; exact Nat.zero_le n
  | inr p => exact Nat.le_of_lt_succ ((div_lt_iff_lt_mul p).2 (by rw [Nat.succ_mul, Nat.mul_comm n]; omega))
protected theorem div_le_div_right {a b : Nat} (c : Nat) (h : a ≤ b) : a / c ≤ b / c := by
  cases Nat.eq_zero_or_pos c with
  | inl e => rw [e, Nat.div_zero]; exact Nat.zero_le _
  | inr p => exact (Nat.le_div_iff_mul_le p).2 (Nat.le_trans (div_mul_le_self a c) h)
protected theorem div_pos (hba : b ≤ a) (hb : 0 < b) : 0 < a / b := (Nat.le_div_iff_mul_le hb).2 (by rwa [Nat.one_mul])
theorem lt_mul_div_succ (a : Nat) (hb : 0 < b) : a < b * (a / b + 1) := by
  have := Nat.mod_lt a hb; have := Nat.mod_add_div a b; rw [Nat.mul_add, Nat.mul_one]; omega
protected theorem max_assoc (a b c : Nat) : max (max a b) c = max a (max b c) := Nat.le_antisymm
  (Nat.max_le.2 ⟨Nat.max_le.2 ⟨Nat.le_max_left .., Nat.le_trans (Nat.le_max_left ..) (Nat.le_max_right ..)⟩, Nat.le_trans (Nat.le_max_right ..) (Nat.le_max_right ..)⟩)
  (Nat.max_le.2 ⟨Nat.le_trans (Nat.le_max_left ..) (Nat.le_max_left ..), Nat.max_le.2 ⟨Nat.le_trans (Nat.le_max_right ..) (Nat.le_max_left ..), Nat.le_max_right ..⟩⟩)
protected theorem min_assoc (a b c : Nat) : min (min a b) c = min a (min b c) := Nat.le_antisymm
  (Nat.le_min.2 ⟨Nat.le_trans (Nat.min_le_left ..) (Nat.min_le_left ..), Nat.le_min.2 ⟨Nat.le_trans (Nat.min_le_left ..) (Nat.min_le_right ..), Nat.min_le_right ..⟩⟩)
  (Nat.le_min.2 ⟨Nat.le_min.2 ⟨Nat.min_le_left .., Nat.le_trans (Nat.min_le_right ..) (Nat.min_le_left ..)⟩, Nat.le_trans (Nat.min_le_right ..) (Nat.min_le_right ..)⟩)
protected theorem sub_lt_of_lt {a n b : Nat} (h : a < n) : a - b < n := by omega
protected theorem mul_lt_mul_left {a b c : Nat} (a0 : 0 < a) : a * b < a * c ↔ b < c :=
  ⟨fun h => Nat.not_le.1 fun k => absurd (Nat.mul_le_mul_left a k) (Nat.not_le.2 h), fun h => Nat.mul_lt_mul_of_pos_left h a0⟩
protected theorem mul_lt_mul_right {a b c : Nat} (a0 : 0 < a) : b * a < c * a ↔ b < c := by rw [Nat.mul_comm b, Nat.mul_comm c]; exact Nat.mul_lt_mul_left a0
theorem mul_le_mul_left_iff {a b c : Nat} (ha : 0 < a) : a * b ≤ a * c ↔ b ≤ c :=
  ⟨fun h => Nat.le_of_mul_le_mul_left h ha, fun h => Nat.mul_le_mul_left a h⟩
protected theorem mul_left_cancel {n m k : Nat} (hn : 0 < n) (h : n * m = n * k) : m = k := Nat.eq_of_mul_eq_mul_left hn h
theorem add_self_ne_one (n : Nat) : n + n ≠ 1 := by omega
end Nat
