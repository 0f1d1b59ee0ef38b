import Mathlib.Algebra.Basic

/-! Absolute values and divisibility under the names that Mathlib gives them. -/

set_option linter.all false
universe u

/-- The greater of a number and its negative; also written `|a|`. Of integers: Mathlib's is of any lattice-ordered group. -/
def abs {α : Type u} [Max α] [Neg α] (a : α) : α := max a (-a)
macro:max atomic("|" noWs) a:term noWs "|" : term => `(abs $a)

section
variable {a b c : Int}
theorem abs_of_nonneg (h : 0 ≤ a) : |a| = a := by unfold abs; omega
theorem abs_of_pos (h : 0 < a) : |a| = a := by unfold abs; omega
theorem abs_of_nonpos (h : a ≤ 0) : |a| = -a := by unfold abs; omega
theorem abs_of_neg (h : a < 0) : |a| = -a := by unfold abs; omega
@[simp] theorem abs_nonneg (a : Int) : 0 ≤ |a| := by unfold abs; omega
@[simp] theorem abs_neg (a : Int) : |-a| = |a| := by unfold abs; omega
@[simp] theorem abs_zero : |(0 : Int)| = 0 := rfl
@[simp] theorem abs_one : |(1 : Int)| = 1 := rfl
@[simp] theorem abs_abs (a : Int) : |(|a|)| = |a| := abs_of_nonneg (abs_nonneg a)
@[simp] theorem abs_eq_zero : |a| = 0 ↔ a = 0 := by unfold abs; omega
@[simp] theorem abs_pos : 0 < |a| ↔ a ≠ 0 := by unfold abs; omega
theorem abs_sub_comm (a b : Int) : |a - b| = |b - a| := by unfold abs; omega
theorem abs_le : |a| ≤ b ↔ -b ≤ a ∧ a ≤ b := by unfold abs; omega
theorem abs_lt : |a| < b ↔ -b < a ∧ a < b := by unfold abs; omega
theorem le_abs : a ≤ |b| ↔ a ≤ b ∨ a ≤ -b := by unfold abs; omega
theorem lt_abs : a < |b| ↔ a < b ∨ a < -b := by unfold abs; omega
theorem le_abs_self (a : Int) : a ≤ |a| := by unfold abs; omega
theorem neg_le_abs (a : Int) : -a ≤ |a| := by unfold abs; omega
theorem neg_abs_le (a : Int) : -|a| ≤ a := by unfold abs; omega
theorem abs_add_le (a b : Int) : |a + b| ≤ |a| + |b| := by unfold abs; omega
theorem abs_choice (a : Int) : |a| = a ∨ |a| = -a := by unfold abs; omega
theorem eq_or_eq_neg_of_abs_eq (h : |a| = b) : a = b ∨ a = -b := by unfold abs at h; omega
theorem Int.abs_eq_natAbs (a : Int) : |a| = a.natAbs := by unfold abs; omega
theorem Int.natCast_natAbs (a : Int) : (a.natAbs : Int) = |a| := (Int.abs_eq_natAbs a).symm
theorem abs_mul (a b : Int) : |a * b| = |a| * |b| := by
  rw [Int.abs_eq_natAbs, Int.abs_eq_natAbs, Int.abs_eq_natAbs, Int.natAbs_mul, Int.natCast_mul]
end

/-- Numbers whose `∣` means what it does of natural numbers and integers; Mathlib's lemmas are of any monoid. -/
class P3.Divisibility (α : Type u) [Mul α] [Add α] [Dvd α] [OfNat α 0] [OfNat α 1] : Prop where
  iff : ∀ {a b : α}, a ∣ b ↔ ∃ c, b = a * c
  mul_assoc : ∀ a b c : α, a * b * c = a * (b * c)
  mul_comm : ∀ a b : α, a * b = b * a
  mul_add : ∀ a b c : α, a * (b + c) = a * b + a * c
  mul_one : ∀ a : α, a * 1 = a
  mul_zero : ∀ a : α, a * 0 = 0
instance : P3.Divisibility Nat := ⟨.rfl, Nat.mul_assoc, Nat.mul_comm, Nat.mul_add, Nat.mul_one, Nat.mul_zero⟩
instance : P3.Divisibility Int := ⟨.rfl, Int.mul_assoc, Int.mul_comm, Int.mul_add, Int.mul_one, Int.mul_zero⟩

section
variable {α : Type u} [Mul α] [Add α] [Dvd α] [OfNat α 0] [OfNat α 1] [o : P3.Divisibility α] {a b c d : α}

theorem Dvd.intro (k : α) (h : a * k = b) : a ∣ b := o.iff.2 ⟨k, h.symm⟩
theorem Dvd.intro_left (k : α) (h : k * a = b) : a ∣ b := o.iff.2 ⟨k, by rw [← h, o.mul_comm]⟩
@[simp] theorem dvd_refl (a : α) : a ∣ a := Dvd.intro 1 (o.mul_one a)
theorem dvd_rfl : a ∣ a := dvd_refl a
theorem dvd_trans (h : a ∣ b) (k : b ∣ c) : a ∣ c := match o.iff.1 h, o.iff.1 k with
  | ⟨x, p⟩, ⟨y, q⟩ => Dvd.intro (x * y) (by rw [q, p, o.mul_assoc])
theorem Dvd.dvd.trans (h : a ∣ b) (k : b ∣ c) : a ∣ c := dvd_trans h k
theorem dvd_mul_right (a b : α) : a ∣ a * b := Dvd.intro b rfl
theorem dvd_mul_left (a b : α) : a ∣ b * a := Dvd.intro_left b rfl
theorem dvd_mul_of_dvd_left (h : a ∣ b) (c : α) : a ∣ b * c := dvd_trans h (dvd_mul_right b c)
theorem dvd_mul_of_dvd_right (h : a ∣ b) (c : α) : a ∣ c * b := dvd_trans h (dvd_mul_left b c)
theorem Dvd.dvd.mul_right (h : a ∣ b) (c : α) : a ∣ b * c := dvd_mul_of_dvd_left h c
theorem Dvd.dvd.mul_left (h : a ∣ b) (c : α) : a ∣ c * b := dvd_mul_of_dvd_right h c
theorem dvd_add (h : a ∣ b) (k : a ∣ c) : a ∣ b + c := match o.iff.1 h, o.iff.1 k with
  | ⟨x, p⟩, ⟨y, q⟩ => Dvd.intro (x + y) (by rw [q, p, o.mul_add])
@[simp] theorem dvd_zero (a : α) : a ∣ 0 := Dvd.intro 0 (o.mul_zero a)
@[simp] theorem one_dvd (a : α) : 1 ∣ a := Dvd.intro a (by rw [o.mul_comm, o.mul_one])
theorem mul_dvd_mul (h : a ∣ b) (k : c ∣ d) : a * c ∣ b * d := match o.iff.1 h, o.iff.1 k with
  | ⟨x, p⟩, ⟨y, q⟩ => Dvd.intro (x * y) (by rw [q, p, o.mul_assoc, o.mul_assoc, ← o.mul_assoc c, o.mul_comm c, o.mul_assoc x])
theorem dvd_def : a ∣ b ↔ ∃ c, b = a * c := o.iff
theorem dvd_iff_exists_eq_mul_right : a ∣ b ↔ ∃ c, b = a * c := o.iff
theorem dvd_iff_exists_eq_mul_left : a ∣ b ↔ ∃ c, b = c * a :=
  o.iff.trans ⟨fun ⟨c, h⟩ => ⟨c, h.trans (o.mul_comm a c)⟩, fun ⟨c, h⟩ => ⟨c, h.trans (o.mul_comm c a)⟩⟩
end

/-- Of natural numbers; Mathlib's is of any type where subtraction stops at nothing. -/
@[simp] theorem tsub_lt_self_iff {a b : Nat} : a - b < a ↔ 0 < a ∧ 0 < b := by omega
theorem tsub_le_self {a b : Nat} : a - b ≤ a := Nat.sub_le a b
theorem tsub_le_iff_right {a b c : Nat} : a - b ≤ c ↔ a ≤ c + b := Nat.sub_le_iff_le_add
theorem Nat.mul_self_le_mul_self_iff {m n : Nat} : m * m ≤ n * n ↔ m ≤ n :=
  ⟨fun h => Nat.le_of_not_lt fun k => Nat.not_le_of_gt (Nat.mul_self_lt_mul_self k) h, Nat.mul_self_le_mul_self⟩
theorem Nat.mul_self_lt_mul_self_iff {m n : Nat} : m * m < n * n ↔ m < n := by
  rw [← Nat.not_le, ← Nat.not_le, Nat.mul_self_le_mul_self_iff]
theorem Nat.le_induction {m : Nat} {P : (n : Nat) → m ≤ n → Prop} (base : P m .refl) (succ : ∀ (n : Nat) (hmn : m ≤ n), P n hmn → P (n + 1) (.step hmn)) :
    ∀ (n : Nat) (hmn : m ≤ n), P n hmn := by intro n h; induction h with | refl => exact base | step h ih => exact succ _ h ih
