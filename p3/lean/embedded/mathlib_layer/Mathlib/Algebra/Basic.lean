import Mathlib.Order.Basic

/-!
Laws of arithmetic under the names that Mathlib gives them, for natural numbers and integers.

Mathlib states them for a tower of classes; here two classes list what they rest on.
-/

set_option linter.all false
universe u

/-- Addition and multiplication; Mathlib's is `CommSemiring`, with an order as in `IsStrictOrderedRing`. -/
class P3.CommSemiring (α : Type u) [Add α] [Mul α] [OfNat α 0] [OfNat α 1] [LinearOrder α] : Prop where
  add_comm : ∀ a b : α, a + b = b + a
  add_assoc : ∀ a b c : α, a + b + c = a + (b + c)
  add_zero : ∀ a : α, a + 0 = a
  add_left_cancel : ∀ {a b c : α}, a + b = a + c → b = c
  mul_comm : ∀ a b : α, a * b = b * a
  mul_assoc : ∀ a b c : α, a * b * c = a * (b * c)
  mul_one : ∀ a : α, a * 1 = a
  mul_zero : ∀ a : α, a * 0 = 0
  mul_add : ∀ a b c : α, a * (b + c) = a * b + a * c
  mul_eq_zero : ∀ {a b : α}, a * b = 0 ↔ a = 0 ∨ b = 0
  add_le_add_left : ∀ {a b : α}, a ≤ b → ∀ c, c + a ≤ c + b
  le_of_add_le_add_left : ∀ {a b c : α}, a + b ≤ a + c → b ≤ c
  mul_le_mul_of_nonneg_left : ∀ {a b c : α}, a ≤ b → 0 ≤ c → c * a ≤ c * b
  zero_lt_one : (0 : α) < 1

/-- With negatives; Mathlib's is `CommRing`. -/
class P3.CommRing (α : Type u) [Add α] [Mul α] [Neg α] [Sub α] [OfNat α 0] [OfNat α 1] [LinearOrder α] : Prop extends P3.CommSemiring α where
  add_neg : ∀ a : α, a + -a = 0
  sub_eq : ∀ a b : α, a - b = a + -b

instance : P3.CommSemiring Nat where
  add_comm := Nat.add_comm
  add_assoc := Nat.add_assoc
  add_zero := Nat.add_zero
  add_left_cancel := Nat.add_left_cancel
  mul_comm := Nat.mul_comm
  mul_assoc := Nat.mul_assoc
  mul_one := Nat.mul_one
  mul_zero := Nat.mul_zero
  mul_add := Nat.mul_add
  mul_eq_zero := Nat.mul_eq_zero
  add_le_add_left h c := Nat.add_le_add_left h c
  le_of_add_le_add_left := Nat.le_of_add_le_add_left
  mul_le_mul_of_nonneg_left h _ := Nat.mul_le_mul_left _ h
  zero_lt_one := Nat.zero_lt_one

instance : P3.CommRing Int where
  add_comm := Int.add_comm
  add_assoc := Int.add_assoc
  add_zero := Int.add_zero
  add_left_cancel := Int.add_left_cancel
  mul_comm := Int.mul_comm
  mul_assoc := Int.mul_assoc
  mul_one := Int.mul_one
  mul_zero := Int.mul_zero
  mul_add := Int.mul_add
  mul_eq_zero := Int.mul_eq_zero
  add_le_add_left h c := Int.add_le_add_left h c
  le_of_add_le_add_left h := by omega
  mul_le_mul_of_nonneg_left h k := Int.mul_le_mul_of_nonneg_left h k
  zero_lt_one := by decide
  add_neg := Int.add_right_neg
  sub_eq _ _ := rfl

section Semiring
variable {α : Type u} [Add α] [Mul α] [OfNat α 0] [OfNat α 1] [LinearOrder α] [s : P3.CommSemiring α] {a b c d : α}

theorem add_comm (a b : α) : a + b = b + a := s.add_comm a b
theorem add_assoc (a b c : α) : a + b + c = a + (b + c) := s.add_assoc a b c
theorem add_left_comm (a b c : α) : a + (b + c) = b + (a + c) := by rw [← add_assoc, add_comm a b, add_assoc]
theorem add_right_comm (a b c : α) : a + b + c = a + c + b := by rw [add_assoc, add_comm b c, ← add_assoc]
theorem add_zero (a : α) : a + 0 = a := s.add_zero a
theorem zero_add (a : α) : 0 + a = a := (add_comm 0 a).trans (add_zero a)
theorem add_left_cancel (h : a + b = a + c) : b = c := s.add_left_cancel h
theorem add_right_cancel (h : a + b = c + b) : a = c := add_left_cancel (a := b) (by rw [add_comm b a, h, add_comm])
theorem add_left_inj (a : α) {b c : α} : b + a = c + a ↔ b = c := ⟨add_right_cancel, fun h => h ▸ rfl⟩
theorem add_right_inj (a : α) {b c : α} : a + b = a + c ↔ b = c := ⟨add_left_cancel, fun h => h ▸ rfl⟩
theorem mul_comm (a b : α) : a * b = b * a := s.mul_comm a b
theorem mul_assoc (a b c : α) : a * b * c = a * (b * c) := s.mul_assoc a b c
theorem mul_left_comm (a b c : α) : a * (b * c) = b * (a * c) := by rw [← mul_assoc, mul_comm a b, mul_assoc]
theorem mul_right_comm (a b c : α) : a * b * c = a * c * b := by rw [mul_assoc, mul_comm b c, ← mul_assoc]
theorem mul_one (a : α) : a * 1 = a := s.mul_one a
theorem one_mul (a : α) : 1 * a = a := (mul_comm 1 a).trans (mul_one a)
theorem mul_zero (a : α) : a * 0 = 0 := s.mul_zero a
theorem zero_mul (a : α) : 0 * a = 0 := (mul_comm 0 a).trans (mul_zero a)
theorem mul_add (a b c : α) : a * (b + c) = a * b + a * c := s.mul_add a b c
theorem add_mul (a b c : α) : (a + b) * c = a * c + b * c := by rw [mul_comm, mul_add, mul_comm c, mul_comm c]
theorem left_distrib (a b c : α) : a * (b + c) = a * b + a * c := mul_add a b c
theorem right_distrib (a b c : α) : (a + b) * c = a * c + b * c := add_mul a b c
theorem mul_eq_zero : a * b = 0 ↔ a = 0 ∨ b = 0 := s.mul_eq_zero
theorem mul_ne_zero (h : a ≠ 0) (k : b ≠ 0) : a * b ≠ 0 := fun e => (mul_eq_zero.1 e).elim h k

theorem zero_lt_one : (0 : α) < 1 := s.zero_lt_one
theorem one_pos : (0 : α) < 1 := zero_lt_one
theorem zero_le_one : (0 : α) ≤ 1 := le_of_lt zero_lt_one
theorem one_ne_zero : (1 : α) ≠ 0 := ne_of_gt zero_lt_one
theorem add_le_add_iff_left (a : α) : a + b ≤ a + c ↔ b ≤ c := ⟨s.le_of_add_le_add_left, fun h => s.add_le_add_left h a⟩
theorem add_le_add_iff_right (a : α) : b + a ≤ c + a ↔ b ≤ c := by rw [add_comm b, add_comm c]; exact add_le_add_iff_left a
theorem add_lt_add_iff_left (a : α) : a + b < a + c ↔ b < c := by rw [← not_le, ← not_le, add_le_add_iff_left]
theorem add_lt_add_iff_right (a : α) : b + a < c + a ↔ b < c := by rw [← not_le, ← not_le, add_le_add_iff_right]
theorem add_le_add (h : a ≤ b) (k : c ≤ d) : a + c ≤ b + d :=
  le_trans ((add_le_add_iff_right c).2 h) ((add_le_add_iff_left b).2 k)
theorem add_lt_add (h : a < b) (k : c < d) : a + c < b + d :=
  lt_trans ((add_lt_add_iff_right c).2 h) ((add_lt_add_iff_left b).2 k)
theorem add_lt_add_of_lt_of_le (h : a < b) (k : c ≤ d) : a + c < b + d :=
  lt_of_lt_of_le ((add_lt_add_iff_right c).2 h) ((add_le_add_iff_left b).2 k)
theorem add_lt_add_of_le_of_lt (h : a ≤ b) (k : c < d) : a + c < b + d :=
  lt_of_le_of_lt ((add_le_add_iff_right c).2 h) ((add_lt_add_iff_left b).2 k)
theorem add_nonneg (h : 0 ≤ a) (k : 0 ≤ b) : 0 ≤ a + b := by have := add_le_add h k; rw [add_zero] at this; exact this
theorem add_pos (h : 0 < a) (k : 0 < b) : 0 < a + b := by have := add_lt_add h k; rw [add_zero] at this; exact this
theorem le_add_of_nonneg_right (h : 0 ≤ b) : a ≤ a + b := by
  have := (add_le_add_iff_left a).2 h; rw [add_zero] at this; exact this
theorem le_add_of_nonneg_left (h : 0 ≤ b) : a ≤ b + a := by rw [add_comm]; exact le_add_of_nonneg_right h
theorem lt_add_of_pos_right (a : α) (h : 0 < b) : a < a + b := by
  have := (add_lt_add_iff_left a).2 h; rw [add_zero] at this; exact this
theorem lt_add_of_pos_left (a : α) (h : 0 < b) : a < b + a := by rw [add_comm]; exact lt_add_of_pos_right a h
theorem lt_add_one (a : α) : a < a + 1 := lt_add_of_pos_right a zero_lt_one
theorem mul_le_mul_of_nonneg_left (h : a ≤ b) (k : 0 ≤ c) : c * a ≤ c * b := s.mul_le_mul_of_nonneg_left h k
theorem mul_le_mul_of_nonneg_right (h : a ≤ b) (k : 0 ≤ c) : a * c ≤ b * c := by
  rw [mul_comm a, mul_comm b]; exact mul_le_mul_of_nonneg_left h k
theorem mul_nonneg (h : 0 ≤ a) (k : 0 ≤ b) : 0 ≤ a * b := by
  have := mul_le_mul_of_nonneg_left k h; rw [mul_zero] at this; exact this
theorem mul_pos (h : 0 < a) (k : 0 < b) : 0 < a * b :=
  lt_of_le_of_ne (mul_nonneg (le_of_lt h) (le_of_lt k)) fun e => (mul_eq_zero.1 e.symm).elim (ne_of_gt h) (ne_of_gt k)
theorem mul_le_mul (h : a ≤ b) (k : c ≤ d) (l : 0 ≤ c) (m : 0 ≤ b) : a * c ≤ b * d :=
  le_trans (mul_le_mul_of_nonneg_right h l) (mul_le_mul_of_nonneg_left k m)
end Semiring

section Ring
variable {α : Type u} [Add α] [Mul α] [Neg α] [Sub α] [OfNat α 0] [OfNat α 1] [LinearOrder α] [r : P3.CommRing α] {a b c d : α}

theorem sub_eq_add_neg (a b : α) : a - b = a + -b := r.sub_eq a b
theorem add_neg_cancel (a : α) : a + -a = 0 := r.add_neg a
theorem neg_add_cancel (a : α) : -a + a = 0 := (add_comm _ _).trans (add_neg_cancel a)
theorem sub_self (a : α) : a - a = 0 := (sub_eq_add_neg a a).trans (add_neg_cancel a)
theorem neg_neg (a : α) : - -a = a := add_left_cancel (a := -a) (by rw [add_neg_cancel, neg_add_cancel])
theorem neg_zero : -(0 : α) = 0 := by have := add_neg_cancel (0 : α); rw [zero_add] at this; exact this
theorem sub_zero (a : α) : a - 0 = a := by rw [sub_eq_add_neg, neg_zero, add_zero]
theorem zero_sub (a : α) : 0 - a = -a := by rw [sub_eq_add_neg, zero_add]
theorem sub_add_cancel (a b : α) : a - b + b = a := by rw [sub_eq_add_neg, add_assoc, neg_add_cancel, add_zero]
theorem add_sub_cancel_right (a b : α) : a + b - b = a := by rw [sub_eq_add_neg, add_assoc, add_neg_cancel, add_zero]
theorem add_sub_cancel_left (a b : α) : a + b - a = b := by rw [add_comm, add_sub_cancel_right]
theorem add_sub_cancel (a b : α) : a + (b - a) = b := by rw [add_comm, sub_add_cancel]
theorem add_sub_assoc (a b c : α) : a + b - c = a + (b - c) := by rw [sub_eq_add_neg, sub_eq_add_neg, add_assoc]
theorem sub_eq_zero : a - b = 0 ↔ a = b := ⟨fun h => by rw [← sub_add_cancel a b, h, zero_add], fun h => h ▸ sub_self a⟩
theorem sub_eq_iff_eq_add : a - b = c ↔ a = c + b :=
  ⟨fun h => by rw [← h, sub_add_cancel], fun h => by rw [h, add_sub_cancel_right]⟩
theorem eq_sub_iff_add_eq : a = b - c ↔ a + c = b :=
  ⟨fun h => by rw [h, sub_add_cancel], fun h => by rw [← h, add_sub_cancel_right]⟩
theorem neg_mul (a b : α) : -a * b = -(a * b) :=
  add_left_cancel (a := a * b) (by rw [← add_mul, add_neg_cancel, add_neg_cancel, zero_mul])
theorem mul_neg (a b : α) : a * -b = -(a * b) := by rw [mul_comm, neg_mul, mul_comm]
theorem mul_sub (a b c : α) : a * (b - c) = a * b - a * c := by rw [sub_eq_add_neg, mul_add, mul_neg, ← sub_eq_add_neg]
theorem sub_mul (a b c : α) : (a - b) * c = a * c - b * c := by rw [mul_comm, mul_sub, mul_comm c, mul_comm c]
theorem sub_nonneg : 0 ≤ a - b ↔ b ≤ a := by rw [← add_le_add_iff_right b, zero_add, sub_add_cancel]
theorem sub_pos : 0 < a - b ↔ b < a := by rw [← add_lt_add_iff_right b, zero_add, sub_add_cancel]
theorem sub_nonpos : a - b ≤ 0 ↔ a ≤ b := by rw [← add_le_add_iff_right b, zero_add, sub_add_cancel]
theorem neg_nonneg : 0 ≤ -a ↔ a ≤ 0 := by rw [← zero_sub, sub_nonneg]
theorem neg_nonpos : -a ≤ 0 ↔ 0 ≤ a := by rw [← zero_sub, sub_nonpos]
theorem neg_pos : 0 < -a ↔ a < 0 := by rw [← zero_sub, sub_pos]
theorem neg_lt_zero : -a < 0 ↔ 0 < a := by rw [← not_le, neg_nonneg, not_le]
theorem neg_le_neg_iff : -a ≤ -b ↔ b ≤ a := by rw [← sub_nonneg, sub_eq_add_neg, neg_neg, add_comm, ← sub_eq_add_neg, sub_nonneg]
theorem mul_neg_iff : a * b < 0 ↔ 0 < a ∧ b < 0 ∨ a < 0 ∧ 0 < b := by
  constructor
  · intro h
    rcases lt_trichotomy a 0 with l | l | l
    · refine .inr ⟨l, not_le.1 fun k => not_lt.2 ?_ h⟩
      have m := mul_nonneg (neg_nonneg.2 (le_of_lt l)) (neg_nonneg.2 k)
      rw [neg_mul, mul_neg, neg_neg] at m; exact m
    · rw [l, zero_mul] at h; exact absurd h (lt_irrefl 0)
    · exact .inl ⟨l, not_le.1 fun k => not_lt.2 (mul_nonneg (le_of_lt l) k) h⟩
  · rintro (⟨h, k⟩ | ⟨h, k⟩)
    · have m := mul_pos h (neg_pos.2 k)
      rw [mul_neg] at m; exact neg_pos.1 m
    · have m := mul_pos (neg_pos.2 h) k
      rw [neg_mul] at m; exact neg_pos.1 m
theorem mul_neg_of_pos_of_neg (h : 0 < a) (k : b < 0) : a * b < 0 := mul_neg_iff.2 (.inl ⟨h, k⟩)
theorem mul_neg_of_neg_of_pos (h : a < 0) (k : 0 < b) : a * b < 0 := mul_neg_iff.2 (.inr ⟨h, k⟩)
theorem mul_pos_of_neg_of_neg (h : a < 0) (k : b < 0) : 0 < a * b := by
  have m := mul_pos (neg_pos.2 h) (neg_pos.2 k)
  rw [neg_mul, mul_neg, neg_neg] at m; exact m
theorem mul_self_nonneg (a : α) : 0 ≤ a * a := (le_total 0 a).elim (fun h => mul_nonneg h h) fun h => by
  have m := mul_nonneg (neg_nonneg.2 h) (neg_nonneg.2 h)
  rw [neg_mul, mul_neg, neg_neg] at m; exact m
end Ring

/-! A numeral times a term, kept apart while `ring` orders the other factors. -/
namespace P3
/-- Numerals that `ring` takes out of products. A variable is none, though it unifies with a numeral of natural numbers. -/
class Numeral (n : Nat) : Prop
instance : Numeral 2 := ⟨⟩
instance : Numeral 3 := ⟨⟩
instance : Numeral 4 := ⟨⟩
instance : Numeral 5 := ⟨⟩
instance : Numeral 6 := ⟨⟩
instance : Numeral 7 := ⟨⟩
instance : Numeral 8 := ⟨⟩
instance : Numeral 9 := ⟨⟩
instance : Numeral 10 := ⟨⟩
instance : Numeral 11 := ⟨⟩
instance : Numeral 12 := ⟨⟩
instance : Numeral 16 := ⟨⟩
instance : Numeral 32 := ⟨⟩
instance : Numeral 64 := ⟨⟩
instance : Numeral 100 := ⟨⟩
instance : Numeral 1000 := ⟨⟩
def Nat.scale (n x : Nat) : Nat := n * x
def Int.scale (n : Nat) (x : Int) : Int := n * x
namespace Nat
theorem mul_numeral (x n : Nat) [Numeral n] : x * no_index (OfNat.ofNat n) = scale (OfNat.ofNat n) x := Nat.mul_comm x n
theorem numeral_mul (x n : Nat) [Numeral n] : no_index (OfNat.ofNat n) * x = scale (OfNat.ofNat n) x := rfl
theorem mul_scale (x y n : Nat) : x * scale n y = scale n (x * y) := Nat.mul_left_comm x n y
theorem scale_mul (x y n : Nat) : scale n x * y = scale n (x * y) := Nat.mul_assoc n x y
theorem scale_scale (x m n : Nat) : scale m (scale n x) = scale (m * n) x := (Nat.mul_assoc m n x).symm
theorem scale_add (x y n : Nat) : scale n (x + y) = scale n x + scale n y := Nat.mul_add n x y
end Nat
namespace Int
theorem mul_numeral (x : Int) (n : Nat) [Numeral n] : x * no_index (OfNat.ofNat n) = scale (OfNat.ofNat n) x :=
  Int.mul_comm x (n : Int)
theorem numeral_mul (x : Int) (n : Nat) [Numeral n] : no_index (OfNat.ofNat n) * x = scale (OfNat.ofNat n) x := rfl
theorem mul_scale (x y : Int) (n : Nat) : x * scale n y = scale n (x * y) := Int.mul_left_comm x n y
theorem scale_mul (x y : Int) (n : Nat) : scale n x * y = scale n (x * y) := Int.mul_assoc n x y
theorem scale_scale (x : Int) (m n : Nat) : scale m (scale n x) = scale (m * n) x := by
  unfold scale; rw [Int.natCast_mul, Int.mul_assoc]
theorem scale_add (x y : Int) (n : Nat) : scale n (x + y) = scale n x + scale n y := Int.mul_add n x y
theorem scale_sub (x y : Int) (n : Nat) : scale n (x - y) = scale n x - scale n y := Int.mul_sub n x y
theorem scale_neg (x : Int) (n : Nat) : scale n (-x) = -scale n x := Int.mul_neg n x
end Int
end P3
