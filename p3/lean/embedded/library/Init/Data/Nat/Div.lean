prelude
import Init.Data.Nat.Sub

/-! Powers, division, remainders, divisibility of natural numbers. -/

set_option linter.all false
universe u v w

namespace Nat
@[simp] protected theorem pow_zero (b : Nat) : b ^ 0 = 1 := rfl
protected theorem pow_succ {b n : Nat} : b ^ (n + 1) = b ^ n * b := rfl
protected theorem pow_add_one {b n : Nat} : b ^ (n + 1) = b ^ n * b := rfl
@[simp] protected theorem pow_eq {m n : Nat} : m.pow n = m ^ n := rfl
protected theorem pow_one (a : Nat) : a ^ 1 = a := Nat.one_mul a
protected theorem one_pow : (n : Nat) → 1 ^ n = 1 | 0 => rfl | n + 1 => by rw [Nat.pow_succ, Nat.one_pow n]
protected theorem pow_add (a m : Nat) : (n : Nat) → a ^ (m + n) = a ^ m * a ^ n
  | 0 => (Nat.mul_one _).symm
  | n + 1 => by
    show a ^ (m + n) * a = a ^ m * (a ^ n * a)
    rw [Nat.pow_add a m n, Nat.mul_assoc]
protected theorem pow_mul (a m : Nat) : (n : Nat) → a ^ (m * n) = (a ^ m) ^ n | 0 => rfl | n + 1 => by rw [mul_add_one, Nat.pow_add, Nat.pow_mul a m n, Nat.pow_succ]
protected theorem pow_two (a : Nat) : a ^ 2 = a * a := by rw [Nat.pow_succ, Nat.pow_one]
theorem pow_pos {b : Nat} {n : Nat} (h : 0 < b) : 0 < b ^ n := by
  induction n with | zero => exact .refl | succ n ih => exact Nat.mul_pos ih h
theorem _root_.P3.divSteps_spec (y : Nat) (hy : 0 < y) : ∀ (f x : Nat), x < f → y * P3.divSteps y f x ≤ x ∧ x < y * P3.divSteps y f x + y
  | 0, x, h => (not_lt_zero x h).elim
  | f + 1, x, h => by
    show y * cond (ble y x) (succ (P3.divSteps y f (Nat.sub x y))) 0 ≤ x ∧ x < y * cond (ble y x) (succ (P3.divSteps y f (Nat.sub x y))) 0 + y
    cases e : ble y x with
    | false =>
      have k : x < y := Nat.lt_of_not_le fun k => P3.false_ne_true (e.symm.trans (ble_eq_true_of_le k))
      exact ⟨zero_le x, (zero_add y).symm ▸ k⟩
    | true =>
      have k := le_of_ble_eq_true e
      have r := P3.divSteps_spec y hy f (x - y) (Nat.lt_of_lt_of_le (sub_lt (Nat.lt_of_lt_of_le hy k) hy) (le_of_lt_succ h))
      constructor
      · have r := Nat.add_le_add_right r.1 y
        rw [Nat.sub_add_cancel k] at r; exact r
      · have r := Nat.add_lt_add_right r.2 y
        rw [Nat.sub_add_cancel k] at r; exact r
theorem _root_.P3.div_of_zero (x : Nat) : x / 0 = 0 := rfl
theorem _root_.P3.div_eq_steps {x y : Nat} (h : 0 < y) : x / y = P3.divSteps y (x + 1) x := by
  show cond (ble 1 y) _ 0 = _
  rw [ble_eq_true_of_le h]; rfl
theorem mul_div_le (m n : Nat) : n * (m / n) ≤ m := match eq_zero_or_pos n with
  | .inl h => by rw [h, zero_mul]; exact zero_le m
  | .inr h => by rw [P3.div_eq_steps h]; exact (P3.divSteps_spec n h (m + 1) m .refl).1
theorem _root_.P3.lt_mul_div_add (m : Nat) {n : Nat} (h : 0 < n) : m < n * (m / n) + n := by
  rw [P3.div_eq_steps h]; exact (P3.divSteps_spec n h (m + 1) m .refl).2
theorem _root_.P3.mod_eq_sub (x w : Nat) : x % w = x - w * (x / w) := rfl
theorem div_add_mod (m n : Nat) : n * (m / n) + m % n = m := Nat.add_sub_of_le (mul_div_le m n)
theorem mod_add_div (m k : Nat) : m % k + k * (m / k) = m := (Nat.add_comm _ _).trans (div_add_mod m k)
theorem mod_lt (x : Nat) {y : Nat} (h : y > 0) : x % y < y :=
  Nat.lt_of_add_lt_add_left (k := y * (x / y)) (by rw [div_add_mod]; exact P3.lt_mul_div_add x h)
theorem mod_le (x y : Nat) : x % y ≤ x := sub_le x _
theorem _root_.P3.div_mod_unique {b q r : Nat} (hr : r < b) : (b * q + r) / b = q ∧ (b * q + r) % b = r := by
  have hb : 0 < b := zero_lt_of_lt hr
  have l := mul_div_le (b * q + r) b
  have u := P3.lt_mul_div_add (b * q + r) hb
  have e : (b * q + r) / b = q := by
    generalize (b * q + r) / b = d at l u
    refine Nat.le_antisymm (le_of_lt_succ ?_) (le_of_lt_succ ?_)
    · refine Nat.lt_of_not_le fun k => ?_
      have k := Nat.mul_le_mul_left b k
      exact Nat.lt_irrefl _ (Nat.lt_of_le_of_lt (Nat.le_trans k l) (Nat.add_lt_add_left hr (b * q)))
    · refine Nat.lt_of_not_le fun k => ?_
      have k := Nat.mul_le_mul_left b k
      exact Nat.lt_irrefl _ (Nat.lt_of_lt_of_le (Nat.lt_of_le_of_lt (le_add_right (b * q) r) u) k)
  exact ⟨e, by rw [P3.mod_eq_sub, e, Nat.add_sub_cancel_left]⟩
theorem mod_eq_of_lt {a b : Nat} (h : a < b) : a % b = a := by
  have k := (P3.div_mod_unique (q := 0) h).2; rw [mul_zero, zero_add] at k; exact k
theorem div_eq_of_lt {a b : Nat} (h : a < b) : a / b = 0 := by
  have k := (P3.div_mod_unique (q := 0) h).1; rw [mul_zero, zero_add] at k; exact k
@[simp] protected theorem zero_div (b : Nat) : 0 / b = 0 :=
  match eq_zero_or_pos b with | .inl h => by rw [h] | .inr h => div_eq_of_lt h
@[simp] protected theorem div_zero (b : Nat) : b / 0 = 0 := rfl
@[simp] theorem zero_mod (b : Nat) : 0 % b = 0 := by rw [P3.mod_eq_sub, Nat.zero_sub]
@[simp] theorem mod_zero (a : Nat) : a % 0 = a := by rw [P3.mod_eq_sub, zero_mul]; rfl
@[simp] theorem mod_self (n : Nat) : n % n = 0 :=
  match eq_zero_or_pos n with
  | .inl h => by rw [h]
  | .inr h => by have k := (P3.div_mod_unique (q := 1) h).2; rw [Nat.mul_one] at k; exact k
@[simp] theorem mod_one (x : Nat) : x % 1 = 0 := lt_one_iff.1 (mod_lt x .refl)
@[simp] theorem div_one (n : Nat) : n / 1 = n := by
  have k := (P3.div_mod_unique (b := 1) (q := n) (r := 0) .refl).1; rw [Nat.one_mul] at k; exact k
theorem div_self {n : Nat} (h : 0 < n) : n / n = 1 := by
  have k := (P3.div_mod_unique (q := 1) h).1; rw [Nat.mul_one] at k; exact k
protected theorem add_mul_div_left (x z : Nat) {y : Nat} (H : 0 < y) : (x + y * z) / y = x / y + z := by
  have k := (P3.div_mod_unique (q := x / y + z) (mod_lt x H)).1
  rw [Nat.mul_add, Nat.add_right_comm, div_add_mod] at k; exact k
theorem add_mul_mod_self_left (x y z : Nat) : (x + y * z) % y = x % y := match eq_zero_or_pos y with
  | .inl h => by rw [h, zero_mul]; rfl
  | .inr H => by
    have k := (P3.div_mod_unique (q := x / y + z) (mod_lt x H)).2
    rw [Nat.mul_add, Nat.add_right_comm, div_add_mod] at k; exact k
theorem add_mod_right (x z : Nat) : (x + z) % z = x % z := by
  have k := add_mul_mod_self_left x z 1; rw [Nat.mul_one] at k; exact k
theorem add_mod_left (x z : Nat) : (x + z) % x = z % x := by rw [Nat.add_comm, add_mod_right]
theorem mul_mod_right (x z : Nat) : (x * z) % x = 0 := by
  have k := add_mul_mod_self_left 0 x z; rw [zero_add, zero_mod] at k; exact k
theorem mul_mod_left (x z : Nat) : (x * z) % z = 0 := by rw [Nat.mul_comm, mul_mod_right]
attribute [simp] add_mod_right add_mod_left mul_mod_right mul_mod_left add_mul_mod_self_left
protected theorem mul_div_cancel (m : Nat) {n : Nat} (H : 0 < n) : m * n / n = m := by
  have k := Nat.add_mul_div_left 0 m H; rw [zero_add, Nat.zero_div, zero_add, Nat.mul_comm] at k; exact k
protected theorem mul_div_cancel_left (m : Nat) {n : Nat} (H : 0 < n) : n * m / n = m := by
  rw [Nat.mul_comm, Nat.mul_div_cancel m H]
theorem add_div_right (x : Nat) {z : Nat} (H : 0 < z) : (x + z) / z = x / z + 1 := by
  have k := Nat.add_mul_div_left x 1 H; rw [Nat.mul_one] at k; exact k
theorem div_le_self (n k : Nat) : n / k ≤ n := match eq_zero_or_pos k with
  | .inl h => by rw [h]; exact zero_le n
  | .inr h => by have j := Nat.mul_le_mul_right (n / k) h; rw [Nat.one_mul] at j; exact Nat.le_trans j (mul_div_le n k)
theorem div_lt_self {n k : Nat} (hLtN : 0 < n) (hLtK : 1 < k) : n / k < n := by
  cases eq_zero_or_pos (n / k) with
  | inl h => rw [h]; exact hLtN
  | inr h =>
    refine Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_right h) ?_
    rw [← Nat.mul_two, Nat.mul_comm]
    exact Nat.le_trans (Nat.mul_le_mul_right _ hLtK) (mul_div_le n k)
theorem mod_two_eq_zero_or_one (n : Nat) : n % 2 = 0 ∨ n % 2 = 1 := match n % 2, mod_lt n (y := 2) (.step .refl) with
  | 0, _ => .inl rfl
  | 1, _ => .inr rfl
  | k + 2, h => (not_lt_zero k (le_of_succ_le_succ (le_of_succ_le_succ h))).elim
theorem mod_mod (a n : Nat) : (a % n) % n = a % n :=
  match eq_zero_or_pos n with | .inl h => by rw [h]; rfl | .inr h => mod_eq_of_lt (mod_lt a h)
attribute [simp] mod_mod
theorem add_mod (a b n : Nat) : (a + b) % n = (a % n + b % n) % n := by
  have h : a + b = a % n + b % n + n * (a / n + b / n) := by
    rw [Nat.mul_add, add_add_add_comm, mod_add_div, mod_add_div]
  rw [h, add_mul_mod_self_left]
protected theorem dvd_refl (a : Nat) : a ∣ a := ⟨1, (Nat.mul_one a).symm⟩
protected theorem dvd_zero (a : Nat) : a ∣ 0 := ⟨0, rfl⟩
protected theorem dvd_mul_left (a b : Nat) : a ∣ b * a := ⟨b, Nat.mul_comm b a⟩
protected theorem dvd_mul_right (a b : Nat) : a ∣ a * b := ⟨b, rfl⟩
protected theorem dvd_trans {a b c : Nat} : a ∣ b → b ∣ c → a ∣ c | ⟨d, h⟩, ⟨e, k⟩ => ⟨d * e, by rw [k, h, Nat.mul_assoc]⟩
protected theorem dvd_add {a b c : Nat} : a ∣ b → a ∣ c → a ∣ b + c | ⟨d, h⟩, ⟨e, k⟩ => ⟨d + e, by rw [h, k, Nat.mul_add]⟩
theorem dvd_of_mod_eq_zero {k n : Nat} (h : n % k = 0) : k ∣ n :=
  ⟨n / k, by have e := div_add_mod n k; rw [h, add_zero] at e; exact e.symm⟩
theorem mod_eq_zero_of_dvd {k n : Nat} : k ∣ n → n % k = 0 | ⟨c, e⟩ => by rw [e, mul_mod_right]
theorem dvd_iff_mod_eq_zero {k n : Nat} : k ∣ n ↔ n % k = 0 := ⟨mod_eq_zero_of_dvd, dvd_of_mod_eq_zero⟩
theorem mod_eq_zero_iff_dvd {k n : Nat} : n % k = 0 ↔ k ∣ n := dvd_iff_mod_eq_zero.symm
instance decidable_dvd : DecidableRel (α := Nat) (β := Nat) (· ∣ ·) :=
  fun _ _ => decidable_of_decidable_of_iff mod_eq_zero_iff_dvd
theorem eq_mul_of_div_eq_right {a b c : Nat} (h1 : b ∣ a) (h2 : a / b = c) : a = b * c := by
  rw [← h2]; have e := div_add_mod a b; rw [mod_eq_zero_of_dvd h1, add_zero] at e; exact e.symm
protected theorem mul_div_cancel' {n m : Nat} (H : n ∣ m) : n * (m / n) = m := (eq_mul_of_div_eq_right H rfl).symm
protected theorem div_mul_cancel {n m : Nat} (H : n ∣ m) : m / n * n = m := by rw [Nat.mul_comm, Nat.mul_div_cancel' H]
theorem le_of_dvd {m n : Nat} (h1 : 0 < n) : m ∣ n → m ≤ n
  | ⟨0, e⟩ => by rw [e] at h1; exact (Nat.lt_irrefl 0 h1).elim
  | ⟨k + 1, e⟩ => by rw [e, mul_add_one]; exact le_add_left _ _
end Nat
