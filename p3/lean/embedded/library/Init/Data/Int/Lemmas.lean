prelude
import Init.Data.Int.Cast
import Init.Arith.Int
import Init.Data.List.MinMax

/-! Further laws of the integers: order, multiplication, absolute values, minimum and maximum. -/

set_option linter.all false

namespace Int

/-! Order. -/
protected theorem le_of_eq {a b : Int} (h : a = b) : a ≤ b := by omega
protected theorem le_rfl {a : Int} : a ≤ a := Int.le_refl a
protected theorem lt_asymm {a b : Int} (h : a < b) : ¬b < a := by omega
protected theorem le_iff_lt_or_eq {a b : Int} : a ≤ b ↔ a < b ∨ a = b := by omega
protected theorem lt_or_ge (a b : Int) : a < b ∨ a ≥ b := by omega
protected theorem lt_or_le (a b : Int) : a < b ∨ b ≤ a := by omega
protected theorem le_or_lt (a b : Int) : a ≤ b ∨ b < a := by omega
protected theorem not_le_of_gt {a b : Int} (h : a > b) : ¬a ≤ b := by omega
protected theorem not_lt_of_ge {a b : Int} (h : a ≥ b) : ¬a < b := by omega
protected theorem lt_of_not_ge {a b : Int} (h : ¬a ≥ b) : a < b := by omega
protected theorem le_of_not_gt {a b : Int} (h : ¬a > b) : a ≤ b := by omega
protected theorem lt_of_le_of_ne {a b : Int} (h₁ : a ≤ b) (h₂ : a ≠ b) : a < b := by omega
protected theorem eq_iff_le_and_ge {x y : Int} : x = y ↔ x ≤ y ∧ y ≤ x := by omega
protected theorem ne_iff_lt_or_gt {a b : Int} : a ≠ b ↔ a < b ∨ b < a := by omega
theorem le_of_lt_add_one {a b : Int} (h : a < b + 1) : a ≤ b := by omega
theorem lt_add_one_of_le {a b : Int} (h : a ≤ b) : a < b + 1 := by omega
theorem lt_add_one_iff {a b : Int} : a < b + 1 ↔ a ≤ b := by omega
theorem add_one_le_iff {a b : Int} : a + 1 ≤ b ↔ a < b := .rfl
theorem lt_of_add_one_le {a b : Int} (h : a + 1 ≤ b) : a < b := h
theorem le_sub_one_of_lt {a b : Int} (h : a < b) : a ≤ b - 1 := by omega
theorem lt_of_le_sub_one {a b : Int} (h : a ≤ b - 1) : a < b := by omega
theorem le_sub_one_iff {a b : Int} : a ≤ b - 1 ↔ a < b := by omega
theorem sub_one_lt_iff {a b : Int} : a - 1 < b ↔ a ≤ b := by omega
@[simp] theorem lt_add_one (a : Int) : a < a + 1 := by omega
theorem lt_succ (a : Int) : a < a + 1 := by omega
theorem sub_one_lt (a : Int) : a - 1 < a := by omega
protected theorem zero_lt_one : (0 : Int) < 1 := by decide
protected theorem zero_le_one : (0 : Int) ≤ 1 := by decide
theorem ofNat_pos {n : Nat} : (0 : Int) < n ↔ 0 < n := by omega
theorem natCast_pos {n : Nat} : (0 : Int) < n ↔ 0 < n := by omega
theorem ofNat_succ_pos (n : Nat) : 0 < ((n + 1 : Nat) : Int) := by omega
theorem ofNat_ne_zero {n : Nat} : (n : Int) ≠ 0 ↔ n ≠ 0 := by omega
theorem natCast_eq_zero {n : Nat} : (n : Int) = 0 ↔ n = 0 := by omega
theorem natCast_sub {m n : Nat} (h : m ≤ n) : ((n - m : Nat) : Int) = n - m := by omega
theorem ofNat_sub {m n : Nat} (h : m ≤ n) : ((n - m : Nat) : Int) = n - m := by omega
protected theorem add_lt_add_left {a b : Int} (h : a < b) (c : Int) : c + a < c + b := by omega
protected theorem add_lt_add_right {a b : Int} (h : a < b) (c : Int) : a + c < b + c := by omega
protected theorem add_lt_add {a b c d : Int} (h₁ : a < b) (h₂ : c < d) : a + c < b + d := by omega
protected theorem add_lt_add_of_le_of_lt {a b c d : Int} (h₁ : a ≤ b) (h₂ : c < d) : a + c < b + d := by omega
protected theorem add_lt_add_of_lt_of_le {a b c d : Int} (h₁ : a < b) (h₂ : c ≤ d) : a + c < b + d := by omega
@[simp] protected theorem add_le_add_iff_left {b c : Int} (a : Int) : a + b ≤ a + c ↔ b ≤ c := by omega
@[simp] protected theorem add_le_add_iff_right {a b : Int} (c : Int) : a + c ≤ b + c ↔ a ≤ b := by omega
@[simp] protected theorem add_lt_add_iff_left {b c : Int} (a : Int) : a + b < a + c ↔ b < c := by omega
@[simp] protected theorem add_lt_add_iff_right {a b : Int} (c : Int) : a + c < b + c ↔ a < b := by omega
protected theorem le_of_add_le_add_left {a b c : Int} (h : a + b ≤ a + c) : b ≤ c := by omega
protected theorem le_of_add_le_add_right {a b c : Int} (h : a + b ≤ c + b) : a ≤ c := by omega
protected theorem lt_of_add_lt_add_left {a b c : Int} (h : a + b < a + c) : b < c := by omega
protected theorem lt_of_add_lt_add_right {a b c : Int} (h : a + b < c + b) : a < c := by omega
protected theorem add_right_cancel {a b c : Int} (h : a + b = c + b) : a = c := by omega
@[simp] protected theorem add_left_inj {i j : Int} (k : Int) : i + k = j + k ↔ i = j := by omega
@[simp] protected theorem add_right_inj {i j : Int} (k : Int) : k + i = k + j ↔ i = j := by omega
@[simp] protected theorem sub_left_inj {i j : Int} (k : Int) : i - k = j - k ↔ i = j := by omega
@[simp] protected theorem neg_inj {a b : Int} : -a = -b ↔ a = b := by omega
@[simp] protected theorem neg_eq_zero {a : Int} : -a = 0 ↔ a = 0 := by omega
protected theorem neg_le_neg_iff {a b : Int} : -a ≤ -b ↔ b ≤ a := by omega
protected theorem neg_lt_neg {a b : Int} (h : a < b) : -b < -a := by omega
protected theorem neg_lt_neg_iff {a b : Int} : -a < -b ↔ b < a := by omega
protected theorem neg_pos {a : Int} : 0 < -a ↔ a < 0 := by omega
protected theorem neg_pos_of_neg {a : Int} (h : a < 0) : 0 < -a := by omega
protected theorem neg_neg_of_pos {a : Int} (h : 0 < a) : -a < 0 := by omega
protected theorem neg_nonneg_of_nonpos {a : Int} (h : a ≤ 0) : 0 ≤ -a := by omega
protected theorem neg_nonpos_of_nonneg {a : Int} (h : 0 ≤ a) : -a ≤ 0 := by omega
protected theorem sub_pos {a b : Int} : 0 < a - b ↔ b < a := by omega
protected theorem sub_pos_of_lt {a b : Int} (h : b < a) : 0 < a - b := by omega
protected theorem lt_of_sub_pos {a b : Int} (h : 0 < a - b) : b < a := by omega
protected theorem sub_nonpos_of_le {a b : Int} (h : a ≤ b) : a - b ≤ 0 := by omega
protected theorem sub_neg_of_lt {a b : Int} (h : a < b) : a - b < 0 := by omega
protected theorem sub_le_self (a : Int) {b : Int} (h : 0 ≤ b) : a - b ≤ a := by omega
protected theorem sub_lt_self (a : Int) {b : Int} (h : 0 < b) : a - b < a := by omega
protected theorem sub_le_sub_left {a b : Int} (h : a ≤ b) (c : Int) : c - b ≤ c - a := by omega
protected theorem sub_le_sub_right {a b : Int} (h : a ≤ b) (c : Int) : a - c ≤ b - c := by omega
protected theorem sub_le_sub {a b c d : Int} (h₁ : a ≤ b) (h₂ : c ≤ d) : a - d ≤ b - c := by omega
protected theorem sub_lt_sub_right {a b : Int} (h : a < b) (c : Int) : a - c < b - c := by omega
protected theorem sub_left_le_of_le_add {a b c : Int} (h : a ≤ b + c) : a - b ≤ c := by omega
protected theorem sub_right_le_of_le_add {a b c : Int} (h : a ≤ b + c) : a - c ≤ b := by omega
protected theorem le_add_of_nonneg_right {a b : Int} (h : 0 ≤ b) : a ≤ a + b := by omega
protected theorem le_add_of_nonneg_left {a b : Int} (h : 0 ≤ b) : a ≤ b + a := by omega
protected theorem lt_add_of_pos_right (a : Int) {b : Int} (h : 0 < b) : a < a + b := by omega
protected theorem lt_add_of_pos_left (a : Int) {b : Int} (h : 0 < b) : a < b + a := by omega
protected theorem add_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a + b := by omega
protected theorem add_pos {a b : Int} (ha : 0 < a) (hb : 0 < b) : 0 < a + b := by omega
protected theorem add_pos_of_pos_of_nonneg {a b : Int} (ha : 0 < a) (hb : 0 ≤ b) : 0 < a + b := by omega
protected theorem add_pos_of_nonneg_of_pos {a b : Int} (ha : 0 ≤ a) (hb : 0 < b) : 0 < a + b := by omega
protected theorem sub_sub (a b c : Int) : a - b - c = a - (b + c) := by omega
protected theorem sub_add (a b c : Int) : a - (b - c) = a - b + c := by omega
protected theorem add_sub_cancel_left (a b : Int) : a + b - a = b := by omega
protected theorem add_sub_add_right (n k m : Int) : n + k - (m + k) = n - m := by omega
protected theorem add_sub_add_left (k n m : Int) : k + n - (k + m) = n - m := by omega
protected theorem add_neg_cancel_right (a b : Int) : a + b + -b = a := by omega
protected theorem neg_add_cancel_left (a b : Int) : -a + (a + b) = b := by omega
protected theorem neg_eq_of_add_eq_zero {a b : Int} (h : a + b = 0) : -a = b := by omega
protected theorem eq_neg_of_add_eq_zero {a b : Int} (h : a + b = 0) : a = -b := by omega
protected theorem sub_eq_iff_eq_add {b a c : Int} : a - b = c ↔ a = c + b := by omega
protected theorem eq_add_of_sub_eq {a b c : Int} (h : a - c = b) : a = b + c := by omega
protected theorem sub_neg (a b : Int) : a - -b = a + b := by omega
protected theorem two_mul (n : Int) : 2 * n = n + n := by omega
protected theorem mul_two (n : Int) : n * 2 = n + n := by omega

/-! Multiplication. -/
protected theorem mul_left_comm (a b c : Int) : a * (b * c) = b * (a * c) := by
  rw [← Int.mul_assoc, Int.mul_comm a, Int.mul_assoc]
protected theorem mul_right_comm (a b c : Int) : a * b * c = a * c * b := by rw [Int.mul_assoc, Int.mul_comm b, Int.mul_assoc]
protected theorem neg_mul_neg (a b : Int) : -a * -b = a * b := by rw [Int.neg_mul, Int.mul_neg, Int.neg_neg]
protected theorem neg_mul_comm (a b : Int) : -a * b = a * -b := by rw [Int.neg_mul, Int.mul_neg]
protected theorem neg_mul_eq_neg_mul (a b : Int) : -(a * b) = -a * b := (Int.neg_mul a b).symm
protected theorem neg_mul_eq_mul_neg (a b : Int) : -(a * b) = a * -b := (Int.mul_neg a b).symm
attribute [simp] Int.neg_mul Int.mul_neg
protected theorem mul_pos {a b : Int} (ha : 0 < a) (hb : 0 < b) : 0 < a * b := by
  have h := Int.mul_le_mul_of_nonneg_left (show (1 : Int) ≤ b from hb) (Int.le_of_lt ha)
  rw [Int.mul_one] at h; omega
protected theorem mul_nonpos_of_nonneg_of_nonpos {a b : Int} (ha : 0 ≤ a) (hb : b ≤ 0) : a * b ≤ 0 := by
  have h := Int.mul_nonneg ha (show 0 ≤ -b by omega)
  rw [Int.mul_neg] at h; omega
protected theorem mul_nonpos_of_nonpos_of_nonneg {a b : Int} (ha : a ≤ 0) (hb : 0 ≤ b) : a * b ≤ 0 := by
  rw [Int.mul_comm]; exact Int.mul_nonpos_of_nonneg_of_nonpos hb ha
protected theorem mul_nonneg_of_nonpos_of_nonpos {a b : Int} (ha : a ≤ 0) (hb : b ≤ 0) : 0 ≤ a * b := by
  have h := Int.mul_nonneg (show 0 ≤ -a by omega) (show 0 ≤ -b by omega)
  rw [Int.neg_mul_neg] at h; exact h
protected theorem mul_neg_of_pos_of_neg {a b : Int} (ha : 0 < a) (hb : b < 0) : a * b < 0 := by
  have h := Int.mul_pos ha (show 0 < -b by omega)
  rw [Int.mul_neg] at h; omega
protected theorem mul_neg_of_neg_of_pos {a b : Int} (ha : a < 0) (hb : 0 < b) : a * b < 0 := by
  rw [Int.mul_comm]; exact Int.mul_neg_of_pos_of_neg hb ha
protected theorem mul_pos_of_neg_of_neg {a b : Int} (ha : a < 0) (hb : b < 0) : 0 < a * b := by
  have h := Int.mul_pos (show 0 < -a by omega) (show 0 < -b by omega)
  rw [Int.neg_mul_neg] at h; exact h
protected theorem mul_le_mul_of_nonneg_right {a b c : Int} (h₁ : a ≤ b) (h₂ : 0 ≤ c) : a * c ≤ b * c := by
  rw [Int.mul_comm a, Int.mul_comm b]; exact Int.mul_le_mul_of_nonneg_left h₁ h₂
protected theorem mul_le_mul {a b c d : Int} (hac : a ≤ c) (hbd : b ≤ d) (nn_b : 0 ≤ b) (nn_c : 0 ≤ c) : a * b ≤ c * d :=
  Int.le_trans (Int.mul_le_mul_of_nonneg_right hac nn_b) (Int.mul_le_mul_of_nonneg_left hbd nn_c)
protected theorem mul_lt_mul_of_pos_left {a b c : Int} (h₁ : a < b) (h₂ : 0 < c) : c * a < c * b := by
  have h := Int.mul_pos h₂ (Int.sub_pos_of_lt h₁)
  rw [Int.mul_sub] at h; omega
protected theorem mul_lt_mul_of_pos_right {a b c : Int} (h₁ : a < b) (h₂ : 0 < c) : a * c < b * c := by
  rw [Int.mul_comm a, Int.mul_comm b]; exact Int.mul_lt_mul_of_pos_left h₁ h₂
protected theorem le_of_mul_le_mul_left {a b c : Int} (w : a * b ≤ a * c) (h : 0 < a) : b ≤ c := by
  refine Int.not_lt.1 fun l => ?_
  have := Int.mul_lt_mul_of_pos_left l h; omega
protected theorem le_of_mul_le_mul_right {a b c : Int} (w : b * a ≤ c * a) (h : 0 < a) : b ≤ c := by
  rw [Int.mul_comm b, Int.mul_comm c] at w; exact Int.le_of_mul_le_mul_left w h
protected theorem lt_of_mul_lt_mul_left {a b c : Int} (w : a * b < a * c) (h : 0 ≤ a) : b < c := by
  refine Int.not_le.1 fun l => ?_
  have := Int.mul_le_mul_of_nonneg_left l h; omega
@[simp] protected theorem mul_eq_zero {a b : Int} : a * b = 0 ↔ a = 0 ∨ b = 0 := by
  constructor
  · intro h
    rcases Int.lt_trichotomy a 0 with l | l | l <;> rcases Int.lt_trichotomy b 0 with k | k | k
    · have := Int.mul_pos_of_neg_of_neg l k; omega
    · exact .inr k
    · have := Int.mul_neg_of_neg_of_pos l k; omega
    · exact .inl l
    · exact .inl l
    · exact .inl l
    · have := Int.mul_neg_of_pos_of_neg l k; omega
    · exact .inr k
    · have := Int.mul_pos l k; omega
  · rintro (h | h)
    · rw [h, Int.zero_mul]
    · rw [h, Int.mul_zero]
protected theorem mul_ne_zero {a b : Int} (a0 : a ≠ 0) (b0 : b ≠ 0) : a * b ≠ 0 := fun h => (Int.mul_eq_zero.1 h).elim a0 b0
protected theorem eq_of_mul_eq_mul_left {a b c : Int} (ha : a ≠ 0) (h : a * b = a * c) : b = c := by
  have z : a * (b - c) = 0 := by rw [Int.mul_sub]; omega
  have := (Int.mul_eq_zero.1 z).resolve_left ha; omega
protected theorem eq_of_mul_eq_mul_right {a b c : Int} (ha : a ≠ 0) (h : b * a = c * a) : b = c :=
  Int.eq_of_mul_eq_mul_left ha (by rw [Int.mul_comm a, Int.mul_comm a]; exact h)
theorem mul_self_nonneg (a : Int) : 0 ≤ a * a :=
  (Int.le_total 0 a).elim (fun h => Int.mul_nonneg h h) fun h => Int.mul_nonneg_of_nonpos_of_nonpos h h

/-! Absolute values and the natural part. -/
@[simp] theorem natAbs_zero : natAbs 0 = 0 := rfl
@[simp] theorem natAbs_one : natAbs 1 = 1 := rfl
@[simp] theorem natAbs_eq_zero {a : Int} : natAbs a = 0 ↔ a = 0 := by omega
theorem natAbs_ne_zero {a : Int} : natAbs a ≠ 0 ↔ a ≠ 0 := by omega
theorem natAbs_pos {a : Int} : 0 < natAbs a ↔ a ≠ 0 := by omega
@[simp] theorem natAbs_neg (a : Int) : natAbs (-a) = natAbs a := by omega
theorem natAbs_of_nonneg {a : Int} (h : 0 ≤ a) : (natAbs a : Int) = a := by omega
theorem ofNat_natAbs_of_nonpos {a : Int} (h : a ≤ 0) : (natAbs a : Int) = -a := by omega
theorem natAbs_eq (a : Int) : a = natAbs a ∨ a = -(natAbs a : Int) := by omega
theorem natAbs_mul (a b : Int) : natAbs (a * b) = natAbs a * natAbs b := match a, b with
  | ofNat _, ofNat _ => rfl
  | ofNat m, negSucc n => natAbs_negOfNat (m * (n + 1))
  | negSucc m, ofNat n => natAbs_negOfNat ((m + 1) * n)
  | negSucc _, negSucc _ => rfl
theorem natAbs_sub_comm (a b : Int) : natAbs (a - b) = natAbs (b - a) := by omega
theorem natAbs_add_le (a b : Int) : natAbs (a + b) ≤ natAbs a + natAbs b := by omega
@[simp] theorem toNat_zero : toNat 0 = 0 := rfl
@[simp] theorem toNat_one : toNat 1 = 1 := rfl
theorem toNat_of_nonpos {z : Int} (h : z ≤ 0) : z.toNat = 0 := by omega
theorem toNat_eq_zero {z : Int} : z.toNat = 0 ↔ z ≤ 0 := by omega
theorem toNat_le {m : Int} {n : Nat} : m.toNat ≤ n ↔ m ≤ n := by omega
theorem toNat_lt {m : Int} {n : Nat} (h : 0 ≤ m) : m.toNat < n ↔ m < (n : Int) := by omega
theorem lt_toNat {m : Nat} {n : Int} : m < n.toNat ↔ (m : Int) < n := by omega
theorem self_le_toNat (a : Int) : a ≤ a.toNat := by omega
@[simp] theorem toNat_neg_nat (n : Nat) : (-(n : Int)).toNat = 0 := by omega
@[simp] theorem toNat_sub_toNat_neg (n : Int) : (n.toNat : Int) - ((-n).toNat : Int) = n := by omega
theorem toNat_add {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : (a + b).toNat = a.toNat + b.toNat := by omega

/-! Minimum and maximum. -/
protected theorem min_comm (a b : Int) : min a b = min b a := by omega
protected theorem max_comm (a b : Int) : max a b = max b a := by omega
protected theorem min_eq_left {a b : Int} (h : a ≤ b) : min a b = a := by omega
protected theorem min_eq_right {a b : Int} (h : b ≤ a) : min a b = b := by omega
protected theorem max_eq_left {a b : Int} (h : b ≤ a) : max a b = a := by omega
protected theorem max_eq_right {a b : Int} (h : a ≤ b) : max a b = b := by omega
@[simp] protected theorem min_self (a : Int) : min a a = a := by omega
@[simp] protected theorem max_self (a : Int) : max a a = a := by omega
protected theorem le_min {a b c : Int} : a ≤ min b c ↔ a ≤ b ∧ a ≤ c := by omega
protected theorem max_le {a b c : Int} : max a b ≤ c ↔ a ≤ c ∧ b ≤ c := by omega
protected theorem lt_min {a b c : Int} : a < min b c ↔ a < b ∧ a < c := by omega
protected theorem max_lt {a b c : Int} : max a b < c ↔ a < c ∧ b < c := by omega
end Int
