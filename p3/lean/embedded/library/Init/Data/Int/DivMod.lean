prelude
import Init.Data.Int.Lemmas

/-! Further laws of the integers: division, remainders, powers, signs. -/

set_option linter.all false

namespace Int

/-! Division and remainders. -/
@[simp] theorem zero_ediv (b : Int) : 0 / b = 0 := match b with
  | ofNat n => congrArg ofNat (Nat.zero_div n)
  | negSucc n => congrArg (fun k => -ofNat k) (Nat.zero_div (n + 1))
@[simp] theorem zero_emod (b : Int) : 0 % b = 0 := by rw [emod_def, zero_ediv, Int.mul_zero]; rfl
@[simp] theorem emod_zero (a : Int) : a % 0 = a := by rw [emod_def, ediv_zero, Int.mul_zero, Int.sub_zero]
@[simp] theorem ediv_one (a : Int) : a / 1 = a := by omega
@[simp] theorem emod_one (a : Int) : a % 1 = 0 := by omega
@[simp] theorem emod_self {a : Int} : a % a = 0 := emod_eq_zero_of_dvd ⟨1, (Int.mul_one a).symm⟩
@[simp] protected theorem ediv_self {a : Int} (h : a ≠ 0) : a / a = 1 := by
  have := Int.mul_ediv_cancel_left 1 h
  rw [Int.mul_one] at this; exact this
theorem ediv_add_emod (a b : Int) : b * (a / b) + a % b = a := mul_ediv_add_emod a b
theorem emod_add_ediv (a b : Int) : a % b + b * (a / b) = a := emod_add_mul_ediv a b
theorem ediv_mul_cancel {a b : Int} (h : b ∣ a) : a / b * b = a := by rw [Int.mul_comm]; exact P3.int_mul_ediv_cancel_of_dvd h
theorem mul_ediv_cancel' {a b : Int} (h : a ∣ b) : a * (b / a) = b := P3.int_mul_ediv_cancel_of_dvd h
theorem ediv_mul_cancel_of_emod_eq_zero {a b : Int} (h : a % b = 0) : a / b * b = a := ediv_mul_cancel (dvd_of_emod_eq_zero h)
theorem _root_.P3.add_mul_ediv_pos (a b c : Int) (h : 0 < b) : (a + b * c) / b = a / b + c := by
  have x := mul_ediv_add_emod a b
  have l := emod_nonneg a (Int.ne_of_gt h)
  have u := emod_lt_of_pos a h
  have y := mul_ediv_add_emod (a + b * c) b
  have l' := emod_nonneg (a + b * c) (Int.ne_of_gt h)
  have u' := emod_lt_of_pos (a + b * c) h
  have d : b * ((a + b * c) / b - (a / b + c)) < b * 1 := by rw [Int.mul_sub, Int.mul_add]; omega
  have d' : b * (-1) < b * ((a + b * c) / b - (a / b + c)) := by rw [Int.mul_sub, Int.mul_add]; omega
  have e := Int.lt_of_mul_lt_mul_left d (Int.le_of_lt h)
  have e' := Int.lt_of_mul_lt_mul_left d' (Int.le_of_lt h)
  omega
theorem add_mul_ediv_left (a : Int) {b : Int} (c : Int) (H : b ≠ 0) : (a + b * c) / b = a / b + c := by
  rcases Int.lt_or_ge b 0 with l | l
  · have k := P3.add_mul_ediv_pos a (-b) (-c) (by omega)
    rw [Int.neg_mul_neg, Int.ediv_neg, Int.ediv_neg] at k; omega
  · exact P3.add_mul_ediv_pos a b c (by omega)
theorem add_mul_ediv_right (a b : Int) {c : Int} (H : c ≠ 0) : (a + b * c) / c = a / c + b := by
  rw [Int.mul_comm b]; exact add_mul_ediv_left a b H
@[simp] theorem add_mul_emod_self_left (a b c : Int) : (a + b * c) % b = a % b := by
  by_cases h : b = 0
  · rw [h, Int.zero_mul, Int.add_zero]
  · rw [emod_def, add_mul_ediv_left a c h, emod_def, Int.mul_add]; omega
theorem emod_emod_of_dvd (n : Int) {m k : Int} (h : m ∣ k) : n % k % m = n % m := by
  obtain ⟨c, e⟩ := h
  rw [emod_def n k, e, Int.mul_assoc, Int.sub_eq_add_neg, ← Int.mul_neg, add_mul_emod_self_left]
@[simp] theorem add_mul_emod_self_right (a b c : Int) : (a + b * c) % c = a % c := by
  rw [Int.mul_comm]; exact add_mul_emod_self_left a c b
@[simp] theorem add_emod_right (a b : Int) : (a + b) % b = a % b := by
  have := add_mul_emod_self_left a b 1; rw [Int.mul_one] at this; exact this
@[simp] theorem add_emod_left (a b : Int) : (a + b) % a = b % a := by rw [Int.add_comm]; exact add_emod_right b a
@[simp] theorem emod_emod (a b : Int) : a % b % b = a % b := emod_emod_of_dvd a ⟨1, (Int.mul_one b).symm⟩
theorem add_emod (a b n : Int) : (a + b) % n = (a % n + b % n) % n := by
  have e : a + b = a % n + b % n + n * (a / n + b / n) := by
    have := emod_add_mul_ediv a n; have := emod_add_mul_ediv b n; rw [Int.mul_add]; omega
  rw [e, add_mul_emod_self_left]
theorem sub_emod (a b n : Int) : (a - b) % n = (a % n - b % n) % n := by
  have e : a - b = a % n - b % n + n * (a / n - b / n) := by
    have := emod_add_mul_ediv a n; have := emod_add_mul_ediv b n; rw [Int.mul_sub]; omega
  rw [e, add_mul_emod_self_left]
theorem mul_emod (a b n : Int) : a * b % n = a % n * (b % n) % n := by
  have e : a * b = a % n * (b % n) + n * (a / n * b + a % n * (b / n)) := by
    have x := emod_add_mul_ediv a n; have y := emod_add_mul_ediv b n
    have p : a * b = a % n * b + n * (a / n) * b := by rw [← Int.add_mul, x]
    have q : a % n * b = a % n * (b % n) + a % n * (n * (b / n)) := by rw [← Int.mul_add, y]
    rw [p, q, Int.mul_add, ← Int.mul_assoc n (a / n) b, Int.mul_left_comm (a % n) n]; omega
  rw [e, add_mul_emod_self_left]
theorem emod_two_eq (x : Int) : x % 2 = 0 ∨ x % 2 = 1 := by omega
theorem emod_eq_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : a % b = a := by
  have := mul_ediv_add_emod a b
  have := emod_nonneg a (show b ≠ 0 by omega); have := emod_lt_of_pos a (show 0 < b by omega)
  have z : a / b = 0 := by
    have d : b * (a / b) < b * 1 := by omega
    have d' : b * (-1) < b * (a / b) := by omega
    have := Int.lt_of_mul_lt_mul_left d (by omega); have := Int.lt_of_mul_lt_mul_left d' (by omega); omega
  rw [emod_def, z, Int.mul_zero]; omega
theorem ediv_eq_zero_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : a / b = 0 := by
  have e := mul_ediv_add_emod a b
  rw [emod_eq_of_lt H1 H2] at e
  have z : b * (a / b) = 0 := by omega
  exact (Int.mul_eq_zero.1 z).resolve_left (by omega)
theorem ediv_nonneg {a b : Int} (Ha : 0 ≤ a) (Hb : 0 ≤ b) : 0 ≤ a / b := match a, b with
  | ofNat m, ofNat n => natCast_nonneg (m / n)
  | negSucc _, _ => by omega
  | _, negSucc _ => by omega
theorem ediv_le_self {a : Int} (b : Int) (Ha : 0 ≤ a) : a / b ≤ a := by
  obtain ⟨m, rfl⟩ := eq_ofNat_of_zero_le Ha
  match b with
  | ofNat n => exact ofNat_le.2 (Nat.div_le_self m n)
  | negSucc n =>
    show -ofNat (m / (n + 1)) ≤ (m : Int)
    have := natCast_nonneg (m / (n + 1))
    show -((m / (n + 1) : Nat) : Int) ≤ (m : Int)
    generalize m / (n + 1) = q at *
    omega
theorem emod_nonneg_of_pos (a : Int) {b : Int} (h : 0 < b) : 0 ≤ a % b := emod_nonneg a (Int.ne_of_gt h)
theorem dvd_iff_emod_eq_zero {a b : Int} : a ∣ b ↔ b % a = 0 := ⟨emod_eq_zero_of_dvd, dvd_of_emod_eq_zero⟩
@[simp] protected theorem dvd_refl (a : Int) : a ∣ a := ⟨1, (Int.mul_one a).symm⟩
@[simp] protected theorem dvd_zero (a : Int) : a ∣ 0 := ⟨0, (Int.mul_zero a).symm⟩
@[simp] protected theorem one_dvd (a : Int) : 1 ∣ a := ⟨a, (Int.one_mul a).symm⟩
@[simp] protected theorem dvd_mul_right (a b : Int) : a ∣ a * b := ⟨b, rfl⟩
@[simp] protected theorem dvd_mul_left (a b : Int) : a ∣ b * a := ⟨b, Int.mul_comm b a⟩
protected theorem dvd_trans {a b c : Int} : a ∣ b → b ∣ c → a ∣ c := P3.int_dvd_trans
protected theorem dvd_sub {a b c : Int} : a ∣ b → a ∣ c → a ∣ b - c | ⟨d, h⟩, ⟨e, k⟩ => ⟨d - e, by rw [h, k, Int.mul_sub]⟩
@[simp] protected theorem dvd_neg {a b : Int} : a ∣ -b ↔ a ∣ b :=
  ⟨fun ⟨c, h⟩ => ⟨-c, by rw [Int.mul_neg, ← h, Int.neg_neg]⟩, fun ⟨c, h⟩ => ⟨-c, by rw [Int.mul_neg, ← h]⟩⟩
theorem natCast_dvd_natCast {m n : Nat} : (m : Int) ∣ n ↔ m ∣ n := by
  rw [dvd_iff_emod_eq_zero, Nat.dvd_iff_mod_eq_zero]; omega
theorem le_of_dvd {a b : Int} (bpos : 0 < b) (H : a ∣ b) : a ≤ b := by
  obtain ⟨c, rfl⟩ := H
  rcases Int.lt_or_ge 0 a with h | h
  · have cp : 0 < c := by
      refine Int.not_le.1 fun l => ?_
      have := Int.mul_nonpos_of_nonneg_of_nonpos (Int.le_of_lt h) l; omega
    have := Int.mul_le_mul_of_nonneg_left (show 1 ≤ c from cp) (Int.le_of_lt h); omega
  · omega

/-! Powers. -/
protected theorem pow_one (b : Int) : b ^ 1 = b := Int.one_mul b
protected theorem pow_two (b : Int) : b ^ 2 = b * b := by rw [Int.pow_succ, Int.pow_one]
protected theorem one_pow : (n : Nat) → (1 : Int) ^ n = 1 | 0 => rfl | n + 1 => by rw [Int.pow_succ, Int.one_pow n]; rfl
protected theorem pow_add (a : Int) (m : Nat) : (n : Nat) → a ^ (m + n) = a ^ m * a ^ n
  | 0 => (Int.mul_one _).symm
  | n + 1 => by rw [← Nat.add_assoc, Int.pow_succ, Int.pow_add a m n, Int.pow_succ, Int.mul_assoc]
theorem natCast_pow (b n : Nat) : ((b ^ n : Nat) : Int) = (b : Int) ^ n := Lean.Omega.Int.ofNat_pow b n
theorem pow_nonneg {n : Int} {m : Nat} (h : 0 ≤ n) : 0 ≤ n ^ m := by
  induction m with | zero => exact Int.zero_le_one | succ m ih => exact Int.mul_nonneg ih h
theorem pow_pos {n : Int} {m : Nat} (h : 0 < n) : 0 < n ^ m := Lean.Omega.Int.pos_pow_of_pos n m h

/-! Signs. -/
theorem sign_eq_one_of_pos {a : Int} (h : 0 < a) : sign a = 1 :=
  match a, h with
  | ofNat (_ + 1), _ => rfl
  | ofNat 0, h => absurd h (by decide)
  | negSucc _, h => (nomatch (show NonNeg (negSucc _ - (0 + 1)) from h))
theorem sign_eq_neg_one_of_neg {a : Int} (h : a < 0) : sign a = -1 :=
  match a, h with | negSucc _, _ => rfl | ofNat n, h => absurd h (Int.not_lt.2 (natCast_nonneg n))
@[simp] theorem sign_zero : sign 0 = 0 := rfl
end Int
attribute [norm_cast] Int.natCast_sub Int.natCast_pow Int.natCast_pos Int.natCast_dvd_natCast
