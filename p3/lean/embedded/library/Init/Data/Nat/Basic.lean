prelude
import Init.Syntax.Builtin

/-! Addition and multiplication of natural numbers. -/

set_option linter.all false
universe u v w

namespace Nat
@[simp] theorem add_zero (n : Nat) : n + 0 = n := rfl
@[simp] theorem zero_eq : zero = 0 := rfl
@[simp] theorem add_eq {x y : Nat} : Nat.add x y = x + y := rfl
@[simp] theorem mul_eq {x y : Nat} : Nat.mul x y = x * y := rfl
@[simp] theorem sub_eq {x y : Nat} : Nat.sub x y = x - y := rfl
@[simp] theorem lt_eq {x y : Nat} : Nat.lt x y = (x < y) := rfl
@[simp] theorem le_eq {x y : Nat} : Nat.le x y = (x ≤ y) := rfl
@[simp] theorem zero_add : (n : Nat) → 0 + n = n
  | 0 => rfl
  | n + 1 => congrArg succ (zero_add n)
theorem add_succ (n m : Nat) : n + succ m = succ (n + m) := rfl
theorem add_one (n : Nat) : n + 1 = succ n := rfl
@[simp] theorem succ_eq_add_one (n : Nat) : succ n = n + 1 := rfl
theorem succ_add : (n m : Nat) → succ n + m = succ (n + m)
  | _, 0 => rfl
  | n, m + 1 => congrArg succ (succ_add n m)
theorem add_one_ne_zero (n : Nat) : n + 1 ≠ 0 := nofun
theorem succ_ne_zero (n : Nat) : succ n ≠ 0 := nofun
theorem zero_ne_one : 0 ≠ (1 : Nat) := nofun
theorem one_ne_zero : 1 ≠ (0 : Nat) := nofun
protected theorem add_comm : (n m : Nat) → n + m = m + n
  | n, 0 => (zero_add n).symm
  | n, m + 1 => (congrArg succ (Nat.add_comm n m)).trans (succ_add m n).symm
protected theorem add_assoc : (n m k : Nat) → n + m + k = n + (m + k)
  | _, _, 0 => rfl
  | n, m, k + 1 => congrArg succ (Nat.add_assoc n m k)
protected theorem add_left_comm (n m k : Nat) : n + (m + k) = m + (n + k) := by
  rw [← Nat.add_assoc, Nat.add_comm n m, Nat.add_assoc]
protected theorem add_right_comm (n m k : Nat) : n + m + k = n + k + m := by rw [Nat.add_assoc, Nat.add_comm m k, ← Nat.add_assoc]
theorem one_add (n : Nat) : 1 + n = n + 1 := Nat.add_comm 1 n
theorem add_add_add_comm (a b c d : Nat) : a + b + (c + d) = a + c + (b + d) := by
  rw [Nat.add_assoc, Nat.add_left_comm b c d, ← Nat.add_assoc]
protected theorem add_left_cancel : {n m k : Nat} → n + m = n + k → m = k
  | 0, _, _, h => by rw [zero_add, zero_add] at h; exact h
  | n + 1, m, k, h => by
    have h : succ (n + m) = succ (n + k) := by rw [← succ_add, ← succ_add]; exact h
    exact Nat.add_left_cancel (succ.inj h)
protected theorem add_right_cancel {n m k : Nat} (h : n + m = k + m) : n = k :=
  Nat.add_left_cancel (n := m) (by rw [Nat.add_comm m n, Nat.add_comm m k]; exact h)
protected theorem add_left_cancel_iff {m k n : Nat} : n + m = n + k ↔ m = k := ⟨Nat.add_left_cancel, fun h => h ▸ rfl⟩
protected theorem add_right_cancel_iff {m k n : Nat} : m + n = k + n ↔ m = k := ⟨Nat.add_right_cancel, fun h => h ▸ rfl⟩
attribute [simp] Nat.add_left_cancel_iff Nat.add_right_cancel_iff
theorem succ_inj {a b : Nat} : succ a = succ b ↔ a = b := ⟨succ.inj, congrArg _⟩
theorem succ_inj' {a b : Nat} : succ a = succ b ↔ a = b := succ_inj
theorem add_one_inj {a b : Nat} : a + 1 = b + 1 ↔ a = b := succ_inj
@[simp] theorem mul_zero (n : Nat) : n * 0 = 0 := rfl
theorem mul_succ (n m : Nat) : n * succ m = n * m + n := rfl
theorem mul_add_one (a b : Nat) : a * (b + 1) = a * b + a := rfl
@[simp] theorem zero_mul : (n : Nat) → 0 * n = 0
  | 0 => rfl
  | n + 1 => zero_mul n
theorem succ_mul : (n m : Nat) → succ n * m = n * m + m
  | _, 0 => rfl
  | n, m + 1 => by
    show succ n * m + (n + 1) = n * m + n + (m + 1)
    rw [succ_mul n m]
    show succ (n * m + m + n) = succ (n * m + n + m)
    rw [Nat.add_right_comm]
theorem add_one_mul (a b : Nat) : (a + 1) * b = a * b + b := succ_mul a b
@[simp] protected theorem mul_one (n : Nat) : n * 1 = n := zero_add n
protected theorem mul_comm : (n m : Nat) → n * m = m * n
  | n, 0 => (zero_mul n).symm
  | n, m + 1 => by rw [add_one_mul, mul_add_one, Nat.mul_comm n m]
@[simp] protected theorem one_mul (n : Nat) : 1 * n = n := by rw [Nat.mul_comm, Nat.mul_one]
protected theorem left_distrib (n m : Nat) : (k : Nat) → n * (m + k) = n * m + n * k
  | 0 => rfl
  | k + 1 => by rw [← Nat.add_assoc, mul_add_one, Nat.left_distrib n m k, mul_add_one, Nat.add_assoc]
protected theorem mul_add (n m k : Nat) : n * (m + k) = n * m + n * k := Nat.left_distrib n m k
protected theorem right_distrib (n m k : Nat) : (n + m) * k = n * k + m * k := by
  rw [Nat.mul_comm, Nat.mul_add, Nat.mul_comm k, Nat.mul_comm k]
protected theorem add_mul (n m k : Nat) : (n + m) * k = n * k + m * k := Nat.right_distrib n m k
protected theorem mul_assoc (n m : Nat) : (k : Nat) → n * m * k = n * (m * k)
  | 0 => rfl
  | k + 1 => by rw [mul_add_one, mul_add_one, Nat.mul_add, Nat.mul_assoc n m k]
protected theorem mul_left_comm (n m k : Nat) : n * (m * k) = m * (n * k) := by
  rw [← Nat.mul_assoc, Nat.mul_comm n m, Nat.mul_assoc]
protected theorem mul_right_comm (n m k : Nat) : n * m * k = n * k * m := by rw [Nat.mul_assoc, Nat.mul_comm m k, ← Nat.mul_assoc]
protected theorem mul_two (n : Nat) : n * 2 = n + n := by rw [mul_add_one, Nat.mul_one]
protected theorem two_mul (n : Nat) : 2 * n = n + n := by rw [Nat.mul_comm, Nat.mul_two]
instance : Trans (α := Nat) (· < ·) (· < ·) (· < ·) := ⟨fun h k => P3.le_trans h (Nat.le_of_succ_le k)⟩
instance : Trans (α := Nat) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨fun h k => P3.le_trans h k⟩
instance : Trans (α := Nat) (· < ·) (· ≤ ·) (· < ·) := ⟨fun h k => P3.le_trans h k⟩
instance : Trans (α := Nat) (· ≤ ·) (· < ·) (· < ·) := ⟨fun h k => P3.le_trans (Nat.succ_le_succ h) k⟩
end Nat
