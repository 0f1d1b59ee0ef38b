prelude
import Init.Data.Nat.Gcd
import Init.Data.Int.Lemmas

/-! Common divisors and multiples of integers. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

namespace Int
def gcd (m n : Int) : Nat := m.natAbs.gcd n.natAbs
def lcm (m n : Int) : Nat := m.natAbs.lcm n.natAbs
theorem gcd_comm (a b : Int) : gcd a b = gcd b a := Nat.gcd_comm _ _
theorem gcd_dvd_left (a b : Int) : (gcd a b : Int) ∣ a := by
  obtain ⟨k, e⟩ := Nat.gcd_dvd_left a.natAbs b.natAbs
  rcases Int.natAbs_eq a with h | h
  · exact ⟨k, by rw (occs := [1]) [h, e]; rfl⟩
  · exact ⟨-k, by rw (occs := [1]) [h, e]; rw [Int.mul_neg]; rfl⟩
theorem gcd_dvd_right (a b : Int) : (gcd a b : Int) ∣ b := gcd_comm b a ▸ gcd_dvd_left b a
end Int
