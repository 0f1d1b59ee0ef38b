prelude
import Init.Termination

/-! Single bits, shifts, least common multiple. -/

set_option linter.all false
universe u v w

def Nat.testBit (m n : Nat) : Bool := 1 &&& (m >>> n) != 0
def Nat.lcm (m n : Nat) : Nat := m * n / gcd m n
class Complement (α : Type u) where complement : α → α

namespace Nat
theorem shiftLeft_eq (a b : Nat) : a <<< b = a * 2 ^ b := rfl
theorem shiftRight_eq_div_pow (m n : Nat) : m >>> n = m / 2 ^ n := rfl
@[simp] theorem shiftLeft_zero {n : Nat} : n <<< 0 = n := Nat.mul_one n
@[simp] theorem shiftRight_zero {n : Nat} : n >>> 0 = n := Nat.div_one n
theorem shiftLeft_succ (m n : Nat) : m <<< (n + 1) = 2 * (m <<< n) := by
  rw [shiftLeft_eq, shiftLeft_eq, Nat.pow_succ, ← Nat.mul_assoc, Nat.mul_comm 2]
theorem le_div_iff_mul_le {x y k : Nat} (hk : 0 < k) : x ≤ y / k ↔ x * k ≤ y := by
  constructor
  · intro h
    have a := Nat.mul_le_mul_right k h
    have b := mul_div_le y k
    rw [Nat.mul_comm k] at b
    exact Nat.le_trans a b
  · intro h
    apply Nat.le_of_not_lt
    intro l
    have a := Nat.mul_le_mul_right k (Nat.succ_le_of_lt l)
    have b := P3.lt_mul_div_add y hk
    rw [Nat.succ_mul, Nat.mul_comm (y / k)] at a
    omega
theorem div_div_eq_div_mul (m n k : Nat) : m / n / k = m / (n * k) := by
  cases Nat.eq_zero_or_pos n with
  | inl h => subst h; rw [Nat.zero_mul, Nat.div_zero, Nat.zero_div]
  | inr hn => cases Nat.eq_zero_or_pos k with
    | inl h => rw [h, Nat.mul_zero, Nat.div_zero, Nat.div_zero]
    | inr hk =>
      have key : ∀ x, x ≤ m / n / k ↔ x ≤ m / (n * k) := fun x => by
        rw [Nat.le_div_iff_mul_le hk, Nat.le_div_iff_mul_le hn, Nat.le_div_iff_mul_le (Nat.mul_pos hn hk), Nat.mul_assoc, Nat.mul_comm k n]
      exact Nat.le_antisymm ((key _).1 (Nat.le_refl _)) ((key _).2 (Nat.le_refl _))
theorem shiftRight_add (m n k : Nat) : m >>> (n + k) = (m >>> n) >>> k := by
  rw [shiftRight_eq_div_pow, shiftRight_eq_div_pow, shiftRight_eq_div_pow, Nat.pow_add, ← Nat.div_div_eq_div_mul]
theorem shiftRight_succ (m n : Nat) : m >>> (n + 1) = (m >>> n) / 2 := by rw [shiftRight_add]; rfl
@[simp] theorem zero_shiftLeft (n : Nat) : 0 <<< n = 0 := by rw [shiftLeft_eq, Nat.zero_mul]
@[simp] theorem zero_shiftRight (n : Nat) : 0 >>> n = 0 := by rw [shiftRight_eq_div_pow, Nat.zero_div]
end Nat
