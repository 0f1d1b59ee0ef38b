prelude
import Init.Data.Nat.Bitwise
import Init.Data.List.MinMax

/-! Divisibility, greatest common divisors, least common multiples. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

namespace Nat
protected theorem sub_one_sub_lt_of_lt {a b : Nat} (h : a < b) : b - 1 - a < b := by omega
theorem pos_of_dvd_of_pos {m n : Nat} (H1 : m ∣ n) (H2 : 0 < n) : 0 < m := by
  apply Nat.pos_of_ne_zero; rintro rfl; obtain ⟨k, rfl⟩ := H1; rw [Nat.zero_mul] at H2; exact absurd H2 (Nat.lt_irrefl 0)
@[simp] protected theorem one_dvd (n : Nat) : 1 ∣ n := ⟨n, (Nat.one_mul n).symm⟩
theorem eq_zero_of_zero_dvd {a : Nat} (h : 0 ∣ a) : a = 0 := by obtain ⟨k, rfl⟩ := h; exact Nat.zero_mul k
@[simp] protected theorem zero_dvd {n : Nat} : 0 ∣ n ↔ n = 0 := ⟨eq_zero_of_zero_dvd, fun h => h ▸ Nat.dvd_refl 0⟩
theorem dvd_antisymm {m n : Nat} (h : m ∣ n) (k : n ∣ m) : m = n := by
  cases Nat.eq_zero_or_pos n with
  | inl e => subst e; exact eq_zero_of_zero_dvd k
  | inr p => exact Nat.le_antisymm (le_of_dvd p h) (le_of_dvd (pos_of_dvd_of_pos h p) k)
theorem eq_one_of_dvd_one {n : Nat} (H : n ∣ 1) : n = 1 := Nat.dvd_antisymm H (Nat.one_dvd n)
@[simp] protected theorem dvd_one {n : Nat} : n ∣ 1 ↔ n = 1 := ⟨eq_one_of_dvd_one, fun h => h ▸ Nat.dvd_refl 1⟩
protected theorem dvd_add_right {m k : Nat} (h : k ∣ m) : k ∣ m + n ↔ k ∣ n := by
  refine ⟨fun l => ?_, fun l => Nat.dvd_add h l⟩
  obtain ⟨a, rfl⟩ := h; obtain ⟨b, e⟩ := l
  refine ⟨b - a, ?_⟩
  rw [Nat.mul_sub, ← e, Nat.add_sub_cancel_left]
protected theorem dvd_add_iff_right {k m : Nat} (h : k ∣ m) : k ∣ n ↔ k ∣ m + n := (Nat.dvd_add_right h).symm
protected theorem dvd_add_iff_left {k m : Nat} (h : k ∣ n) : k ∣ m ↔ k ∣ m + n := by rw [Nat.add_comm]; exact Nat.dvd_add_iff_right h
protected theorem dvd_sub {k m n : Nat} (h₁ : k ∣ m) (h₂ : k ∣ n) : k ∣ m - n := by
  obtain ⟨a, rfl⟩ := h₁; obtain ⟨b, rfl⟩ := h₂; exact ⟨a - b, (Nat.mul_sub _ _ _).symm⟩
theorem dvd_mod_iff {k m n : Nat} (h : k ∣ n) : k ∣ m % n ↔ k ∣ m := by
  have e := Nat.mod_add_div m n
  rw [Nat.dvd_add_iff_left (Nat.dvd_trans h (Nat.dvd_mul_right n (m / n))), e]
theorem eq_zero_of_dvd_of_lt {a b : Nat} (w : a ∣ b) (h : b < a) : b = 0 :=
  (Nat.eq_zero_or_pos b).resolve_right fun p => absurd (le_of_dvd p w) (Nat.not_le.2 h)
protected theorem mul_dvd_mul {a b c d : Nat} (h : a ∣ b) (k : c ∣ d) : a * c ∣ b * d := by
  obtain ⟨x, rfl⟩ := h; obtain ⟨y, rfl⟩ := k; exact ⟨x * y, by rw [Nat.mul_assoc, Nat.mul_left_comm x, ← Nat.mul_assoc]⟩
protected theorem mul_dvd_mul_left {b c : Nat} (a : Nat) (h : b ∣ c) : a * b ∣ a * c := Nat.mul_dvd_mul (Nat.dvd_refl a) h
protected theorem mul_dvd_mul_right {a b : Nat} (h : a ∣ b) (c : Nat) : a * c ∣ b * c := Nat.mul_dvd_mul h (Nat.dvd_refl c)
protected theorem dvd_mul_left_of_dvd {m n : Nat} (h : m ∣ n) (k : Nat) : m ∣ k * n := Nat.dvd_trans h (Nat.dvd_mul_left n k)
protected theorem dvd_mul_right_of_dvd {m n : Nat} (h : m ∣ n) (k : Nat) : m ∣ n * k := Nat.dvd_trans h (Nat.dvd_mul_right n k)
theorem dvd_sub_iff_right {m n k : Nat} (hkn : k ≤ n) (h : m ∣ n) : m ∣ n - k ↔ m ∣ k := by
  refine ⟨fun l => ?_, fun l => Nat.dvd_sub h l⟩
  have e : n - (n - k) = k := by omega
  rw [← e]; exact Nat.dvd_sub h l

private theorem gcdSteps_eq : (f g m n : Nat) → m < f → m < g → P3.gcdSteps f m n = P3.gcdSteps g m n
  | f + 1, g + 1, m, n, h, k => by
    rw [P3.gcdSteps, P3.gcdSteps]
    cases m with
    | zero => rfl
    | succ m =>
      have l := Nat.mod_lt n (Nat.succ_pos m)
      exact gcdSteps_eq f g _ _ (Nat.lt_of_lt_of_le l (Nat.le_of_lt_succ h)) (Nat.lt_of_lt_of_le l (Nat.le_of_lt_succ k))
@[simp] theorem gcd_zero_left (y : Nat) : gcd 0 y = y := rfl
theorem gcd_succ (x y : Nat) : gcd (succ x) y = gcd (y % succ x) (succ x) :=
  gcdSteps_eq (x + 1) (y % (x + 1) + 1) _ _ (Nat.mod_lt y (Nat.succ_pos x)) (Nat.lt_succ_self _)
@[simp] theorem gcd_zero_right (n : Nat) : gcd n 0 = n := by
  cases n with | zero => rfl | succ n => rw [gcd_succ, Nat.zero_mod]; rfl
theorem gcd_rec (m n : Nat) : gcd m n = gcd (n % m) m := by
  cases m with | zero => rw [Nat.mod_zero]; exact (gcd_zero_right n).symm | succ m => exact gcd_succ m n
@[elab_as_elim] theorem gcd.induction {P : Nat → Nat → Prop} (m n : Nat) (H0 : ∀ n, P 0 n) (H1 : ∀ m n, 0 < m → P (n % m) m → P m n) : P m n := by
  induction m using Nat.strongRecOn generalizing n with
  | ind m ih => cases m with
    | zero => exact H0 n
    | succ m => exact H1 _ n (Nat.succ_pos m) (ih _ (Nat.mod_lt n (Nat.succ_pos m)) _)
theorem gcd_dvd (m n : Nat) : (gcd m n ∣ m) ∧ (gcd m n ∣ n) := by
  induction m, n using gcd.induction with
  | H0 n => rw [gcd_zero_left]; exact ⟨Nat.dvd_zero n, Nat.dvd_refl n⟩
  | H1 m n _ ih => rw [← gcd_rec] at ih; exact ⟨ih.2, (dvd_mod_iff ih.2).1 ih.1⟩
theorem gcd_le_left (n : Nat) (h : 0 < m) : gcd m n ≤ m := le_of_dvd h (gcd_dvd_left m n)
theorem gcd_le_right (n : Nat) (h : 0 < n) : gcd m n ≤ n := le_of_dvd h (gcd_dvd_right m n)
theorem dvd_gcd : k ∣ m → k ∣ n → k ∣ gcd m n := by
  induction m, n using gcd.induction with
  | H0 n => intro _ h; rwa [gcd_zero_left]
  | H1 m n _ ih => intro h l; rw [gcd_rec]; exact ih ((dvd_mod_iff h).2 l) h
theorem dvd_gcd_iff : k ∣ gcd m n ↔ k ∣ m ∧ k ∣ n :=
  ⟨fun h => ⟨Nat.dvd_trans h (gcd_dvd_left m n), Nat.dvd_trans h (gcd_dvd_right m n)⟩, fun h => dvd_gcd h.1 h.2⟩
theorem gcd_comm (m n : Nat) : gcd m n = gcd n m :=
  Nat.dvd_antisymm (dvd_gcd (gcd_dvd_right m n) (gcd_dvd_left m n)) (dvd_gcd (gcd_dvd_right n m) (gcd_dvd_left n m))
@[simp] theorem gcd_self (n : Nat) : gcd n n = n := Nat.dvd_antisymm (gcd_dvd_left n n) (dvd_gcd (Nat.dvd_refl n) (Nat.dvd_refl n))
@[simp] theorem gcd_one_left (n : Nat) : gcd 1 n = 1 := eq_one_of_dvd_one (gcd_dvd_left 1 n)
@[simp] theorem gcd_one_right (n : Nat) : gcd n 1 = 1 := eq_one_of_dvd_one (gcd_dvd_right n 1)
theorem gcd_assoc (m n k : Nat) : gcd (gcd m n) k = gcd m (gcd n k) := by
  apply Nat.dvd_antisymm <;> simp only [dvd_gcd_iff]
  · exact ⟨Nat.dvd_trans (gcd_dvd_left _ _) (gcd_dvd_left _ _), Nat.dvd_trans (gcd_dvd_left _ _) (gcd_dvd_right _ _), gcd_dvd_right _ _⟩
  · exact ⟨⟨gcd_dvd_left _ _, Nat.dvd_trans (gcd_dvd_right _ _) (gcd_dvd_left _ _)⟩, Nat.dvd_trans (gcd_dvd_right _ _) (gcd_dvd_right _ _)⟩
theorem gcd_eq_left {m n : Nat} (H : m ∣ n) : gcd m n = m := Nat.dvd_antisymm (gcd_dvd_left _ _) (dvd_gcd (Nat.dvd_refl _) H)
theorem gcd_eq_right {m n : Nat} (H : n ∣ m) : gcd m n = n := by rw [gcd_comm, gcd_eq_left H]
theorem gcd_pos_of_pos_left {m : Nat} (n : Nat) (mpos : 0 < m) : 0 < gcd m n := pos_of_dvd_of_pos (gcd_dvd_left m n) mpos
theorem gcd_pos_of_pos_right (m : Nat) {n : Nat} (npos : 0 < n) : 0 < gcd m n := pos_of_dvd_of_pos (gcd_dvd_right m n) npos
theorem eq_zero_of_gcd_eq_zero_left {m n : Nat} (H : gcd m n = 0) : m = 0 := eq_zero_of_zero_dvd (H ▸ gcd_dvd_left m n)
theorem eq_zero_of_gcd_eq_zero_right {m n : Nat} (H : gcd m n = 0) : n = 0 := eq_zero_of_zero_dvd (H ▸ gcd_dvd_right m n)
theorem gcd_eq_zero_iff {i j : Nat} : gcd i j = 0 ↔ i = 0 ∧ j = 0 :=
  ⟨fun h => ⟨eq_zero_of_gcd_eq_zero_left h, eq_zero_of_gcd_eq_zero_right h⟩, fun ⟨h, k⟩ => by rw [h, k]; rfl⟩
protected theorem le_mul_of_pos_right (n : Nat) (h : 0 < m) : n ≤ n * m := by
  have := Nat.mul_le_mul_left n h; rwa [Nat.mul_succ, Nat.mul_zero, Nat.zero_add] at this
theorem mul_mod_mul_left (z x y : Nat) : (z * x) % (z * y) = z * (x % y) := by
  cases Nat.eq_zero_or_pos z with
  | inl h => subst h; rw [Nat.zero_mul, Nat.zero_mul, Nat.zero_mul, Nat.zero_mod]
  | inr h => cases Nat.eq_zero_or_pos y with
    | inl k => subst k; rw [Nat.mul_zero, Nat.mod_zero, Nat.mod_zero]
    | inr k =>
      have e := Nat.mod_add_div x y
      rw (occs := [1]) [← e]
      rw [Nat.mul_add, ← Nat.mul_assoc, Nat.add_mul_mod_self_left]
      exact Nat.mod_eq_of_lt (Nat.mul_lt_mul_of_pos_left (Nat.mod_lt x k) h)
theorem mul_mod_mul_right (z x y : Nat) : (x * z) % (y * z) = (x % y) * z := by
  rw [Nat.mul_comm x, Nat.mul_comm y, Nat.mul_comm (x % y), mul_mod_mul_left]
theorem gcd_mul_left (m n k : Nat) : gcd (m * n) (m * k) = m * gcd n k := by
  induction n, k using gcd.induction with
  | H0 k => rw [Nat.mul_zero, gcd_zero_left, gcd_zero_left]
  | H1 n k _ ih => rw [gcd_rec (m * n), Nat.mul_mod_mul_left, ih, ← gcd_rec]
theorem gcd_mul_right (m n k : Nat) : gcd (m * n) (k * n) = gcd m k * n := by
  rw [Nat.mul_comm m, Nat.mul_comm k, gcd_mul_left, Nat.mul_comm]
@[reducible] def Coprime (m n : Nat) : Prop := gcd m n = 1
instance (m n : Nat) : Decidable (Coprime m n) := inferInstanceAs (Decidable (gcd m n = 1))
theorem Coprime.gcd_eq_one (h : Coprime m n) : gcd m n = 1 := h
theorem Coprime.symm (h : Coprime n m) : Coprime m n := (gcd_comm m n).trans h
theorem coprime_comm : Coprime n m ↔ Coprime m n := ⟨.symm, .symm⟩
theorem Coprime.dvd_of_dvd_mul_right {k n m : Nat} (H1 : Coprime k n) (H2 : k ∣ m * n) : k ∣ m := by
  have h := dvd_gcd (Nat.dvd_mul_left k m) H2
  rwa [gcd_mul_left, H1, Nat.mul_one] at h
theorem Coprime.dvd_of_dvd_mul_left {k m n : Nat} (H1 : Coprime k m) (H2 : k ∣ m * n) : k ∣ n :=
  dvd_of_dvd_mul_right H1 (by rwa [Nat.mul_comm])
theorem lcm_comm (m n : Nat) : lcm m n = lcm n m := by rw [lcm, lcm, Nat.mul_comm, gcd_comm]
theorem dvd_lcm_left (m n : Nat) : m ∣ lcm m n := by
  obtain ⟨k, e⟩ := gcd_dvd_right m n
  cases Nat.eq_zero_or_pos (gcd m n) with
  | inl h => rw [lcm, h, Nat.div_zero]; exact Nat.dvd_zero m
  | inr h => exact ⟨k, by rw [lcm]; rw (occs := [1]) [e]; rw [Nat.mul_left_comm, Nat.mul_div_cancel_left _ h]⟩
theorem dvd_lcm_right (m n : Nat) : n ∣ lcm m n := lcm_comm n m ▸ dvd_lcm_left n m
theorem gcd_mul_lcm (m n : Nat) : gcd m n * lcm m n = m * n :=
  Nat.mul_div_cancel' (Nat.dvd_trans (gcd_dvd_left m n) (Nat.dvd_mul_right m n))
theorem lcm_dvd {m n k : Nat} (H1 : m ∣ k) (H2 : n ∣ k) : lcm m n ∣ k := by
  cases Nat.eq_zero_or_pos (gcd m n) with
  | inl h => rw [eq_zero_of_gcd_eq_zero_left h] at H1; rw [eq_zero_of_zero_dvd H1]; exact Nat.dvd_zero _
  | inr h =>
    have a : m * n ∣ k * gcd m n := by
      rw [← gcd_mul_left]
      exact dvd_gcd (by rw [Nat.mul_comm k]; exact Nat.mul_dvd_mul_left m H2) (Nat.mul_dvd_mul_right H1 n)
    obtain ⟨c, e⟩ := a
    refine ⟨c, Nat.eq_of_mul_eq_mul_left h ?_⟩
    rw [Nat.mul_comm, e, ← Nat.mul_assoc, gcd_mul_lcm]
theorem lcm_dvd_iff {m n k : Nat} : lcm m n ∣ k ↔ m ∣ k ∧ n ∣ k :=
  ⟨fun h => ⟨Nat.dvd_trans (dvd_lcm_left m n) h, Nat.dvd_trans (dvd_lcm_right m n) h⟩, fun h => lcm_dvd h.1 h.2⟩
theorem lcm_pos : 0 < m → 0 < n → 0 < lcm m n := fun h k => by
  apply Nat.pos_of_ne_zero; intro e
  have := gcd_mul_lcm m n; rw [e, Nat.mul_zero] at this
  have := Nat.mul_pos h k; omega
end Nat
