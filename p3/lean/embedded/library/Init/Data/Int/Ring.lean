prelude
import Init.Data.Int.Defs

/-! Ring laws of the integers: every integer is a difference of natural numbers. -/

set_option linter.all false
universe u v w

namespace Int
theorem _root_.P3.subNatNat_zero (m : Nat) : subNatNat m 0 = ofNat m := by
  show (match (0 - m : Nat) with | 0 => ofNat (m - 0) | .succ k => negSucc k) = _; rw [Nat.zero_sub]; rfl
theorem _root_.P3.zero_subNatNat_succ (n : Nat) : subNatNat 0 (n + 1) = negSucc n := rfl
theorem _root_.P3.subNatNat_add_add (m n k : Nat) : subNatNat (m + k) (n + k) = subNatNat m n := by
  unfold subNatNat; rw [Nat.add_sub_add_right, Nat.add_sub_add_right]
theorem _root_.P3.subNatNat_left (k n : Nat) : subNatNat (k + n) n = ofNat k := by
  have h := P3.subNatNat_add_add k 0 n; rw [Nat.zero_add, P3.subNatNat_zero] at h; exact h
theorem _root_.P3.subNatNat_right (k n : Nat) : subNatNat n (k + 1 + n) = negSucc k := by
  have h := P3.subNatNat_add_add 0 (k + 1) n; rw [Nat.zero_add] at h; exact h
theorem _root_.P3.int_exists_sub (x : Int) : ∃ a b, x = subNatNat a b :=
  match x with | ofNat n => ⟨n, 0, (P3.subNatNat_zero n).symm⟩ | negSucc n => ⟨0, n + 1, rfl⟩
theorem _root_.P3.subNatNat_cases (a b : Nat) :
    (∃ k, a = k + b ∧ subNatNat a b = ofNat k) ∨ (∃ k, b = k + 1 + a ∧ subNatNat a b = negSucc k) := by
  cases Nat.lt_or_ge a b with
  | inl h => have ⟨k, e⟩ := Nat.exists_eq_add_of_le' h; exact .inr ⟨k, by rw [e, Nat.add_assoc, Nat.add_comm 1 a], by rw [e, ← P3.subNatNat_right k a, Nat.add_assoc k, Nat.add_comm 1 a]⟩
  | inr h => have ⟨k, e⟩ := Nat.exists_eq_add_of_le' h; exact .inl ⟨k, e, by rw [e, P3.subNatNat_left]⟩
theorem _root_.P3.subNatNat_eq_iff {a b c d : Nat} : subNatNat a b = subNatNat c d ↔ a + d = c + b := by
  constructor
  · intro h
    rcases P3.subNatNat_cases a b with ⟨k, e, p⟩ | ⟨k, e, p⟩ <;> rcases P3.subNatNat_cases c d with ⟨j, f, q⟩ | ⟨j, f, q⟩ <;> rw [p, q] at h
    · cases h; rw [e, f, Nat.add_assoc, Nat.add_assoc, Nat.add_comm b d]
    · cases h
    · cases h
    · cases h; rw [e, f]; simp [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
  · intro h
    rw [← P3.subNatNat_add_add a b d, h, Nat.add_comm b d, P3.subNatNat_add_add]
theorem _root_.P3.ofNat_eq_subNatNat (n : Nat) : (ofNat n) = subNatNat n 0 := (P3.subNatNat_zero n).symm
theorem _root_.P3.int_add_sub_sub (a b c d : Nat) : subNatNat a b + subNatNat c d = subNatNat (a + c) (b + d) := by
  rcases P3.subNatNat_cases a b with ⟨k, e, p⟩ | ⟨k, e, p⟩ <;> rcases P3.subNatNat_cases c d with ⟨j, f, q⟩ | ⟨j, f, q⟩ <;> rw [p, q]
  · rw [e, f, show k + b + (j + d) = k + j + (b + d) from by simp [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm], P3.subNatNat_left]; rfl
  · show subNatNat k (j + 1) = _
    rw [P3.subNatNat_eq_iff, e, f]; simp [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
  · show subNatNat j (k + 1) = _
    rw [P3.subNatNat_eq_iff, e, f]; simp [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
  · show negSucc (k + j + 1) = _
    rw [← P3.zero_subNatNat_succ, P3.subNatNat_eq_iff, e, f]; simp [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
theorem _root_.P3.neg_subNatNat (a b : Nat) : -subNatNat a b = subNatNat b a := by
  rcases P3.subNatNat_cases a b with ⟨k, e, p⟩ | ⟨k, e, p⟩ <;> rw [p]
  · cases k with
    | zero => show ofNat 0 = _; rw [← P3.subNatNat_zero, P3.subNatNat_eq_iff, e]; simp
    | succ k => show negSucc k = _; rw [← P3.zero_subNatNat_succ, P3.subNatNat_eq_iff, e]; simp [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
  · show ofNat (k + 1) = _
    rw [← P3.subNatNat_zero, P3.subNatNat_eq_iff, e]; simp [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
theorem _root_.P3.negOfNat_eq_subNatNat (n : Nat) : negOfNat n = subNatNat 0 n := match n with | 0 => rfl | _ + 1 => rfl
theorem _root_.P3.int_mul_sub_sub (a b c d : Nat) :
    subNatNat a b * subNatNat c d = subNatNat (a * c + b * d) (a * d + b * c) := by
  rcases P3.subNatNat_cases a b with ⟨k, e, p⟩ | ⟨k, e, p⟩ <;> rcases P3.subNatNat_cases c d with ⟨j, f, q⟩ | ⟨j, f, q⟩ <;> rw [p, q]
  · show ofNat (k * j) = _
    rw [← P3.subNatNat_zero, P3.subNatNat_eq_iff, e, f]; simp [Nat.mul_add, Nat.add_mul, Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
  · show negOfNat (k * (j + 1)) = _
    rw [P3.negOfNat_eq_subNatNat, P3.subNatNat_eq_iff, e, f]; simp [Nat.mul_add, Nat.add_mul, Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
  · show negOfNat ((k + 1) * j) = _
    rw [P3.negOfNat_eq_subNatNat, P3.subNatNat_eq_iff, e, f]; simp [Nat.mul_add, Nat.add_mul, Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
  · show ofNat ((k + 1) * (j + 1)) = _
    rw [← P3.subNatNat_zero, P3.subNatNat_eq_iff, e, f]; simp [Nat.mul_add, Nat.add_mul, Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
theorem sub_def (m n : Int) : m - n = m + -n := rfl
protected theorem sub_eq_add_neg {a b : Int} : a - b = a + -b := rfl
theorem _root_.P3.int_sub_sub_sub (a b c d : Nat) : subNatNat a b - subNatNat c d = subNatNat (a + d) (b + c) := by
  rw [sub_def, P3.neg_subNatNat, P3.int_add_sub_sub]
theorem _root_.P3.int_le_sub_sub {a b c d : Nat} : subNatNat a b ≤ subNatNat c d ↔ a + d ≤ c + b := by
  show NonNeg (subNatNat c d - subNatNat a b) ↔ _
  rw [P3.int_sub_sub_sub]
  rcases P3.subNatNat_cases (c + b) (d + a) with ⟨k, e, p⟩ | ⟨k, e, p⟩ <;> rw [p]
  · exact ⟨fun _ => by rw [e, Nat.add_comm a d]; exact Nat.le_add_left _ _, fun _ => ⟨k⟩⟩
  · refine ⟨nofun, fun h => ?_⟩
    rw [Nat.add_comm a d, e] at h
    exact (Nat.not_le_of_gt (Nat.lt_add_of_pos_left (Nat.succ_pos k)) h).elim
theorem _root_.P3.zero_eq_subNatNat : (0 : Int) = subNatNat 0 0 := rfl
theorem _root_.P3.one_eq_subNatNat : (1 : Int) = subNatNat 1 0 := rfl
end Int
/-- Prove an identity between integers by writing each as a difference of natural numbers. -/
local macro "int_ring" : tactic => `(tactic| (simp only [P3.zero_eq_subNatNat, P3.one_eq_subNatNat, P3.int_add_sub_sub, P3.int_sub_sub_sub, P3.neg_subNatNat, P3.int_mul_sub_sub, P3.subNatNat_eq_iff]; try simp [Nat.mul_add, Nat.add_mul, Nat.add_assoc, Nat.add_comm, Nat.add_left_comm, Nat.mul_comm, Nat.mul_left_comm, Nat.mul_assoc]))
namespace Int
protected theorem add_comm (a b : Int) : a + b = b + a := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩; int_ring
protected theorem add_assoc (a b c : Int) : a + b + c = a + (b + c) := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩
  rcases P3.int_exists_sub c with ⟨c, _, rfl⟩; int_ring
@[simp] protected theorem add_zero (a : Int) : a + 0 = a := by rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; int_ring
@[simp] protected theorem zero_add (a : Int) : 0 + a = a := by rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; int_ring
protected theorem add_left_comm (a b c : Int) : a + (b + c) = b + (a + c) := by
  rw [← Int.add_assoc, Int.add_comm a b, Int.add_assoc]
protected theorem add_right_comm (a b c : Int) : a + b + c = a + c + b := by rw [Int.add_assoc, Int.add_comm b c, ← Int.add_assoc]
protected theorem mul_comm (a b : Int) : a * b = b * a := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩; int_ring
protected theorem mul_assoc (a b c : Int) : a * b * c = a * (b * c) := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩
  rcases P3.int_exists_sub c with ⟨c, _, rfl⟩; int_ring
protected theorem mul_add (a b c : Int) : a * (b + c) = a * b + a * c := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩
  rcases P3.int_exists_sub c with ⟨c, _, rfl⟩; int_ring
protected theorem add_mul (a b c : Int) : (a + b) * c = a * c + b * c := by
  rw [Int.mul_comm, Int.mul_add, Int.mul_comm c, Int.mul_comm c]
@[simp] protected theorem mul_one (a : Int) : a * 1 = a := by rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; int_ring
@[simp] protected theorem one_mul (a : Int) : 1 * a = a := by rw [Int.mul_comm, Int.mul_one]
@[simp] protected theorem mul_zero (a : Int) : a * 0 = 0 := by rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; int_ring
@[simp] protected theorem zero_mul (a : Int) : 0 * a = 0 := by rw [Int.mul_comm, Int.mul_zero]
@[simp] protected theorem neg_neg (a : Int) : - -a = a := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rw [P3.neg_subNatNat, P3.neg_subNatNat]
@[simp] protected theorem neg_zero : -(0 : Int) = 0 := rfl
theorem add_right_neg (a : Int) : a + -a = 0 := by rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; int_ring
theorem add_left_neg (a : Int) : -a + a = 0 := by rw [Int.add_comm, add_right_neg]
attribute [simp] add_right_neg add_left_neg
@[simp] protected theorem sub_self (a : Int) : a - a = 0 := add_right_neg a
@[simp] protected theorem sub_zero (a : Int) : a - 0 = a := Int.add_zero a
@[simp] protected theorem zero_sub (a : Int) : 0 - a = -a := Int.zero_add (-a)
protected theorem neg_add {a b : Int} : -(a + b) = -a + -b := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩; int_ring
protected theorem neg_sub (a b : Int) : -(a - b) = b - a := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩; int_ring
protected theorem neg_mul (a b : Int) : -a * b = -(a * b) := by
  rcases P3.int_exists_sub a with ⟨a, _, rfl⟩; rcases P3.int_exists_sub b with ⟨b, _, rfl⟩; int_ring
protected theorem mul_neg (a b : Int) : a * -b = -(a * b) := by rw [Int.mul_comm, Int.neg_mul, Int.mul_comm]
protected theorem sub_mul (a b c : Int) : (a - b) * c = a * c - b * c := by rw [sub_def, Int.add_mul, Int.neg_mul]; rfl
protected theorem mul_sub (a b c : Int) : a * (b - c) = a * b - a * c := by rw [sub_def, Int.mul_add, Int.mul_neg]; rfl
@[simp] protected theorem add_sub_cancel (a b : Int) : a + b - b = a := by
  rw [sub_def, Int.add_assoc, add_right_neg, Int.add_zero]
@[simp] protected theorem sub_add_cancel (a b : Int) : a - b + b = a := by rw [sub_def, Int.add_assoc, add_left_neg, Int.add_zero]
protected theorem add_left_cancel {a b c : Int} (h : a + b = a + c) : b = c := by
  have k := congrArg (-a + ·) h; simp only [← Int.add_assoc, add_left_neg, Int.zero_add] at k; exact k
protected theorem eq_of_sub_eq_zero {a b : Int} (h : a - b = 0) : a = b := by
  have k := congrArg (· + b) h; simp only [Int.sub_add_cancel, Int.zero_add] at k; exact k
protected theorem sub_eq_zero {a b : Int} : a - b = 0 ↔ a = b := ⟨Int.eq_of_sub_eq_zero, fun h => h ▸ Int.sub_self a⟩
theorem ofNat_add (n m : Nat) : (↑(n + m) : Int) = n + m := rfl
theorem ofNat_mul (n m : Nat) : (↑(n * m) : Int) = n * m := rfl
theorem ofNat_succ (n : Nat) : (↑(n + 1) : Int) = n + 1 := rfl
theorem natCast_add (n m : Nat) : (↑(n + m) : Int) = n + m := rfl
theorem natCast_mul (n m : Nat) : (↑(n * m) : Int) = n * m := rfl
@[simp] theorem ofNat_eq_natCast (n : Nat) : Int.ofNat n = n := rfl
theorem ofNat_inj {m n : Nat} : ((m : Int) = (n : Int)) ↔ m = n := ⟨ofNat.inj, congrArg _⟩
theorem natCast_inj {m n : Nat} : ((m : Int) = (n : Int)) ↔ m = n := ofNat_inj
@[simp] theorem natAbs_natCast (n : Nat) : natAbs (n : Int) = n := rfl
@[simp] theorem toNat_natCast (n : Nat) : toNat (n : Int) = n := rfl
end Int
