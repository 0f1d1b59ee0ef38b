prelude
import Init.Data.Panic
import Init.Termination

/-! Casts of natural numbers, exact division. -/

set_option linter.all false
universe u v w

namespace Int
theorem ofNat_lt {n m : Nat} : (n : Int) < (m : Int) ↔ n < m := ofNat_le (m := n + 1)
theorem natCast_zero : ((0 : Nat) : Int) = 0 := rfl
theorem natCast_one : ((1 : Nat) : Int) = 1 := rfl
@[simp, norm_cast] theorem cast_ofNat_Int {n : Nat} : (Nat.cast (no_index (OfNat.ofNat n)) : Int) = OfNat.ofNat n := rfl
attribute [norm_cast] natCast_inj ofNat_le ofNat_lt natCast_add natCast_mul natCast_zero natCast_one
end Int

@[simp] protected theorem Int.mul_ediv_cancel_left {a : Int} (b : Int) (H : a ≠ 0) : a * b / a = b := by
  rcases Int.lt_trichotomy a 0 with h | h | h
  · have e := P3.int_mul_ediv_cancel_left_of_pos (k := -a) (-b) (by omega)
    rw [Int.neg_mul, Int.mul_neg, Int.neg_neg, Int.ediv_neg] at e
    rw [← Int.neg_neg (a * b / a), e, Int.neg_neg]
  · exact absurd h H
  · exact P3.int_mul_ediv_cancel_left_of_pos b h
@[simp] protected theorem Int.mul_ediv_cancel (a : Int) {b : Int} (H : b ≠ 0) : a * b / b = a := by
  rw [Int.mul_comm, Int.mul_ediv_cancel_left a H]
@[simp] theorem Int.mul_emod_right (a b : Int) : a * b % a = 0 := Int.emod_eq_zero_of_dvd ⟨b, rfl⟩
@[simp] theorem Int.mul_emod_left (a b : Int) : a * b % b = 0 := Int.emod_eq_zero_of_dvd ⟨a, Int.mul_comm a b⟩
