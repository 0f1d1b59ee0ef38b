prelude
import Init.Data.Int.Order

/-!
Division and remainder of integers (Euclidean: the remainder is never negative), minimum, maximum, `natAbs`, `bmod`.
-/

set_option linter.all false
universe u v w

theorem le_of_le_of_eq {α : Type u} {a b c : α} [LE α] (h₁ : a ≤ b) (h₂ : b = c) : a ≤ c := h₂ ▸ h₁
namespace Nat
theorem _root_.P3.gcdSteps_dvd : ∀ (f m n : Nat), m < f → P3.gcdSteps f m n ∣ m ∧ P3.gcdSteps f m n ∣ n
  | 0, m, _, h => (not_lt_zero m h).elim
  | f + 1, m, n, h => by
    show cond (beq m 0) n (P3.gcdSteps f (n % m) m) ∣ m ∧ cond (beq m 0) n (P3.gcdSteps f (n % m) m) ∣ n
    cases e : beq m 0 with
    | true => have e := eq_of_beq_eq_true e; rw [e]; exact ⟨Nat.dvd_zero n, Nat.dvd_refl n⟩
    | false =>
      have hm : 0 < m := Nat.pos_of_ne_zero fun k => by rw [k] at e; cases e
      have r := P3.gcdSteps_dvd f (n % m) m (Nat.lt_of_lt_of_le (mod_lt n hm) (le_of_lt_succ h))
      refine ⟨r.2, ?_⟩
      have s := Nat.dvd_add (Nat.dvd_trans r.2 (Nat.dvd_mul_right m (n / m))) r.1
      rw [div_add_mod] at s; exact s
theorem gcd_dvd_left (m n : Nat) : gcd m n ∣ m := (P3.gcdSteps_dvd (m + 1) m n .refl).1
theorem gcd_dvd_right (m n : Nat) : gcd m n ∣ n := (P3.gcdSteps_dvd (m + 1) m n .refl).2
theorem emod_pos_of_not_dvd {x k : Nat} (h : ¬k ∣ x) : x % k > 0 := Nat.pos_of_ne_zero fun e => h (dvd_of_mod_eq_zero e)
end Nat
namespace Int
theorem add_one_le_of_lt {a b : Int} (h : a < b) : a + 1 ≤ b := h
theorem natCast_succ (n : Nat) : ((n.succ : Nat) : Int) = n + 1 := rfl
theorem natCast_ediv (m n : Nat) : ((m / n : Nat) : Int) = m / n := rfl
theorem natCast_emod (m n : Nat) : ((m % n : Nat) : Int) = m % n := rfl
theorem negSucc_eq (n : Nat) : negSucc n = -((n : Int) + 1) := rfl
protected theorem pow_succ (b : Int) (e : Nat) : b ^ (e + 1) = b ^ e * b := rfl
@[simp] protected theorem pow_zero (b : Int) : b ^ 0 = 1 := rfl
protected theorem sub_eq_zero_of_eq {a b : Int} (h : a = b) : a - b = 0 := h ▸ Int.sub_self a
protected theorem ne_of_gt {a b : Int} (h : b < a) : a ≠ b := fun e => Int.lt_irrefl b (e ▸ h)
protected theorem ne_of_lt {a b : Int} (h : a < b) : a ≠ b := fun e => Int.lt_irrefl b (e ▸ h)
protected theorem lt_or_gt_of_ne {a b : Int} (h : a ≠ b) : a < b ∨ a > b :=
  (Int.lt_trichotomy a b).imp id fun k => k.resolve_left h
theorem natAbs_negOfNat (n : Nat) : natAbs (negOfNat n) = n := match n with | 0 => rfl | _ + 1 => rfl
theorem emod_def (a b : Int) : a % b = a - b * (a / b) := by
  cases a with
  | ofNat m => cases b with
    | ofNat n =>
      show ofNat (m % n) = ofNat m - ofNat n * ofNat (m / n)
      rw [P3.ofNat_eq_subNatNat, P3.ofNat_eq_subNatNat, P3.ofNat_eq_subNatNat, P3.ofNat_eq_subNatNat, P3.int_mul_sub_sub, P3.int_sub_sub_sub, P3.subNatNat_eq_iff]
      simp; rw [Nat.add_comm, Nat.div_add_mod]
    | negSucc n =>
      show ofNat (m % (n + 1)) = ofNat m - negSucc n * -ofNat (m / (n + 1))
      rw [← P3.zero_subNatNat_succ, P3.ofNat_eq_subNatNat, P3.ofNat_eq_subNatNat, P3.ofNat_eq_subNatNat, P3.neg_subNatNat, P3.int_mul_sub_sub, P3.int_sub_sub_sub, P3.subNatNat_eq_iff]
      have h := Nat.div_add_mod m (n + 1)
      simp only [Nat.zero_mul, Nat.mul_zero, Nat.zero_add, Nat.add_zero]
      rw [Nat.add_comm]; exact h
  | negSucc m => cases b with
    | ofNat n => cases n with
      | zero => show subNatNat 0 (m % 0 + 1) = negSucc m - 0 * 0; rw [Nat.mod_zero, Int.mul_zero, Int.sub_zero]; rfl
      | succ n =>
        show subNatNat (n + 1) (m % (n + 1) + 1) = negSucc m - ofNat (n + 1) * negSucc (m / (n + 1))
        rw [← P3.zero_subNatNat_succ, ← P3.zero_subNatNat_succ, P3.ofNat_eq_subNatNat, P3.int_mul_sub_sub, P3.int_sub_sub_sub, P3.subNatNat_eq_iff]
        have h := Nat.div_add_mod m (n + 1)
        generalize m / (n + 1) = q at h
        generalize m % (n + 1) = r at h
        rw [← h]; simp only [Nat.zero_mul, Nat.mul_zero, Nat.zero_add, Nat.add_zero, Nat.mul_add, Nat.mul_one]
        simp only [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
    | negSucc n =>
      show subNatNat (n + 1) (m % (n + 1) + 1) = negSucc m - negSucc n * ofNat (m / (n + 1) + 1)
      rw [← P3.zero_subNatNat_succ, ← P3.zero_subNatNat_succ, P3.ofNat_eq_subNatNat, P3.int_mul_sub_sub, P3.int_sub_sub_sub, P3.subNatNat_eq_iff]
      have h := Nat.div_add_mod m (n + 1)
      generalize m / (n + 1) = q at h
      generalize m % (n + 1) = r at h
      rw [← h]; simp only [Nat.zero_mul, Nat.mul_zero, Nat.zero_add, Nat.add_zero, Nat.mul_add, Nat.mul_one]
      simp only [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
theorem emod_add_mul_ediv (a b : Int) : a % b + b * (a / b) = a := by rw [emod_def, Int.sub_add_cancel]
theorem mul_ediv_add_emod (a b : Int) : b * (a / b) + a % b = a := (Int.add_comm _ _).trans (emod_add_mul_ediv a b)
theorem emod_nonneg : (a : Int) → {b : Int} → b ≠ 0 → 0 ≤ a % b
  | ofNat m, _, _ => natCast_nonneg _
  | negSucc m, b, h => by
    show 0 ≤ subNatNat (natAbs b) (m % natAbs b + 1)
    rw [P3.zero_eq_subNatNat, P3.int_le_sub_sub, Nat.zero_add, Nat.add_zero]
    refine Nat.mod_lt m (Nat.pos_of_ne_zero fun e => h ?_)
    cases b with | ofNat n => exact congrArg ofNat e | negSucc n => cases e
theorem emod_lt_of_pos : (a : Int) → {b : Int} → 0 < b → a % b < b
  | ofNat m, ofNat 0, h => (Int.lt_irrefl 0 h).elim
  | ofNat m, ofNat (n + 1), _ => by show ofNat (m % (n + 1)) < ofNat (n + 1); rw [P3.ofNat_eq_subNatNat, P3.ofNat_eq_subNatNat, P3.int_lt_sub_sub]; exact Nat.mod_lt m (Nat.succ_pos n)
  | negSucc m, ofNat 0, h => (Int.lt_irrefl 0 h).elim
  | negSucc m, ofNat (n + 1), _ => by
    show subNatNat (n + 1) (m % (n + 1) + 1) < ofNat (n + 1)
    rw [P3.ofNat_eq_subNatNat, P3.int_lt_sub_sub]; exact Nat.lt_add_of_pos_right (Nat.succ_pos _)
  | _, negSucc n, h => (nomatch (show NonNeg (negSucc n - (0 + 1)) from h))
@[simp] theorem ediv_zero (a : Int) : a / 0 = 0 := match a with | ofNat _ => rfl | negSucc _ => rfl
theorem ediv_neg (a b : Int) : a / -b = -(a / b) := match a, b with
  | ofNat m, ofNat 0 => rfl
  | ofNat m, ofNat (n + 1) => rfl
  | ofNat m, negSucc n => (Int.neg_neg _).symm
  | negSucc m, ofNat 0 => rfl
  | negSucc m, ofNat (n + 1) => rfl
  | negSucc m, negSucc n => rfl
theorem mul_ediv_self_le {x k : Int} (h : k ≠ 0) : k * (x / k) ≤ x := by
  have a := Int.add_le_add_left (emod_nonneg x h) (k * (x / k))
  rw [Int.add_zero, mul_ediv_add_emod] at a; exact a
theorem lt_mul_ediv_self_add {x k : Int} (h : 0 < k) : x < k * (x / k) + k := by
  have a := Int.add_le_add_left (emod_lt_of_pos x h) (k * (x / k))
  rw [← Int.add_assoc, mul_ediv_add_emod] at a; exact a
theorem emod_eq_zero_of_dvd {a b : Int} : a ∣ b → b % a = 0
  | ⟨c, e⟩ => by
    cases Decidable.em (a = 0) with
    | inl h => rw [e, h, emod_def]; simp
    | inr h =>
      have l := mul_ediv_self_le (x := b) h
      have k : b % a = a * (c - b / a) := by rw [Int.mul_sub, ← e, emod_def]
      have n := emod_nonneg b h
      have m : natAbs (b % a) < natAbs a := by
        show natAbs (emod b a) < _
        have p : 0 < natAbs a := Nat.pos_of_ne_zero fun z => h (match a, z with | ofNat _, z => congrArg ofNat z)
        cases b with
        | ofNat i => exact Nat.mod_lt i p
        | negSucc i =>
          have q := Nat.mod_lt i p
          show natAbs (subNatNat (natAbs a) (i % natAbs a + 1)) < _
          have ⟨d, f⟩ := Nat.exists_eq_add_of_le' (m := i % natAbs a + 1) q
          rw [show subNatNat (natAbs a) (i % natAbs a + 1) = ofNat d from (congrArg (subNatNat · _) f).trans (P3.subNatNat_left d _)]
          show d < natAbs a
          rw [f]; exact Nat.lt_add_of_pos_right (Nat.succ_pos _)
      generalize c - b / a = d at k
      have nm : ∀ x y : Int, natAbs (x * y) = natAbs x * natAbs y := fun x y => match x, y with
        | ofNat _, ofNat _ => rfl
        | ofNat i, negSucc j => by exact natAbs_negOfNat (i * (j + 1))
        | negSucc i, ofNat j => by exact natAbs_negOfNat ((i + 1) * j)
        | negSucc _, negSucc _ => rfl
      rw [k, nm] at m
      cases hd : natAbs d with
      | zero => rw [k, show d = 0 from match d, hd with | ofNat _, z => congrArg ofNat z]; exact Int.mul_zero a
      | succ j => rw [hd] at m; exact (Nat.not_le_of_gt m (Nat.le_add_left _ _)).elim
theorem dvd_of_emod_eq_zero {a b : Int} (h : b % a = 0) : a ∣ b :=
  ⟨b / a, by have e := mul_ediv_add_emod b a; rw [h, Int.add_zero] at e; exact e.symm⟩
instance decidableDvd : DecidableRel (α := Int) (β := Int) (· ∣ ·) :=
  fun _ _ => decidable_of_decidable_of_iff ⟨dvd_of_emod_eq_zero, emod_eq_zero_of_dvd⟩
theorem emod_pos_of_not_dvd {a b : Int} (h : ¬a ∣ b) : a = 0 ∨ 0 < b % a :=
  (Decidable.em (a = 0)).imp id fun k => Int.lt_iff_le_and_ne.2 ⟨emod_nonneg b k, fun e => h (dvd_of_emod_eq_zero e.symm)⟩
protected theorem min_def (a b : Int) : min a b = if a ≤ b then a else b := rfl
protected theorem max_def (a b : Int) : max a b = if a ≤ b then b else a := rfl
protected theorem min_le_left (a b : Int) : min a b ≤ a := by
  rw [Int.min_def]; split; exact Int.le_refl a; exact Int.le_of_lt (not_le.1 ‹_›)
protected theorem min_le_right (a b : Int) : min a b ≤ b := by rw [Int.min_def]; split; assumption; exact Int.le_refl b
protected theorem le_max_left (a b : Int) : a ≤ max a b := by rw [Int.max_def]; split; assumption; exact Int.le_refl a
protected theorem le_max_right (a b : Int) : b ≤ max a b := by
  rw [Int.max_def]; split; exact Int.le_refl b; exact Int.le_of_lt (not_le.1 ‹_›)
theorem le_natAbs {a : Int} : a ≤ natAbs a :=
  match a with | ofNat n => Int.le_refl _ | negSucc n => Int.le_trans (b := 0) (NonNeg.mk (0 + (n + 1))) (natCast_nonneg (n + 1))
theorem toNat_eq_max (a : Int) : (toNat a : Int) = max a 0 := by
  rw [Int.max_def]
  cases a with
  | ofNat n => split; exact Int.le_antisymm ‹_› (natCast_nonneg n); rfl
  | negSucc n => exact (if_pos (show negSucc n ≤ 0 from NonNeg.mk (0 + (n + 1)))).symm
theorem _root_.P3.int_le_ediv_of_mul_le {s y k : Int} (hk : 0 < k) (h : k * s ≤ y) : s ≤ y / k := not_lt.1 fun c => by
  have a := Int.mul_le_mul_of_nonneg_left (c := k) (Int.add_one_le_of_lt c) (Int.le_of_lt hk)
  rw [Int.mul_add, Int.mul_one] at a
  exact Int.lt_irrefl _ (Int.lt_of_lt_of_le (lt_mul_ediv_self_add hk) (Int.le_trans a h))
theorem _root_.P3.int_mul_ediv_cancel_left_of_pos {k : Int} (s : Int) (hk : 0 < k) : k * s / k = s := by
  refine Int.le_antisymm (not_lt.1 fun c => ?_) (P3.int_le_ediv_of_mul_le hk (Int.le_refl _))
  have a := Int.mul_le_mul_of_nonneg_left (c := k) (Int.add_one_le_of_lt c) (Int.le_of_lt hk)
  rw [Int.mul_add, Int.mul_one] at a
  have b := Int.le_trans a (mul_ediv_self_le (x := k * s) (Int.ne_of_gt hk))
  have d := Int.add_le_add_left b (-(k * s))
  rw [← Int.add_assoc, add_left_neg, Int.zero_add] at d
  exact Int.lt_irrefl _ (Int.lt_of_lt_of_le hk d)
end Int
namespace Int
/-- The remainder closest to zero. -/
def bmod (x : Int) (m : Nat) : Int :=
  let r := x % m
  if r < (m + 1) / 2 then r else r - m
theorem _root_.P3.int_dvd_bmod_sub (x : Int) (m : Nat) : (m : Int) ∣ bmod x m - x := by
  have e : x % m - x = m * -(x / m) := by rw [emod_def, Int.sub_eq_add_neg, Int.sub_eq_add_neg, Int.add_right_comm, add_right_neg, Int.zero_add, Int.mul_neg]
  show (m : Int) ∣ (if x % m < (m + 1) / 2 then x % m else x % m - m) - x
  split
  · exact ⟨_, e⟩
  · exact ⟨-(x / m) - 1, by rw [Int.mul_sub, Int.mul_one, ← e, Int.sub_eq_add_neg, Int.sub_eq_add_neg, Int.add_right_comm]; rfl⟩
theorem _root_.P3.int_mul_ediv_cancel_of_dvd {a b : Int} (h : a ∣ b) : a * (b / a) = b := by
  have e := mul_ediv_add_emod b a; rw [emod_eq_zero_of_dvd h, Int.add_zero] at e; exact e
protected theorem add_sub_assoc (a b c : Int) : a + b - c = a + (b - c) := Int.add_assoc a b (-c)
protected theorem dvd_add {a b c : Int} : a ∣ b → a ∣ c → a ∣ b + c | ⟨d, h⟩, ⟨e, k⟩ => ⟨d + e, by rw [h, k, Int.mul_add]⟩
end Int
