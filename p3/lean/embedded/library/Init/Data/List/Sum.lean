prelude
import Init.Data.List.Perm
import Init.Data.List.GetElem
import Init.Data.Int.Lemmas

/-! Sums. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
theorem sum_eq_foldr [Add α] [Zero α] {l : List α} : l.sum = l.foldr (· + ·) 0 := by
  induction l with | nil => rfl | cons a l ih => rw [sum_cons, ih]; rfl
theorem sum_reverse_nat (xs : List Nat) : xs.reverse.sum = xs.sum := (reverse_perm xs).sum_nat
theorem sum_replicate_nat {n : Nat} {a : Nat} : (replicate n a).sum = n * a := by
  induction n with | zero => simp | succ n ih => rw [replicate_succ, sum_cons, ih, Nat.succ_mul, Nat.add_comm]
theorem sum_append_int {l₁ l₂ : List Int} : (l₁ ++ l₂).sum = l₁.sum + l₂.sum := by
  induction l₁ with | nil => simp | cons a l ih => simp [ih, Int.add_assoc]
theorem sum_reverse_int (xs : List Int) : xs.reverse.sum = xs.sum := by
  induction xs with | nil => rfl | cons a l ih => rw [reverse_cons, sum_append_int, ih]; simp [Int.add_comm]
theorem sum_eq_foldl_nat {xs : List Nat} : xs.sum = xs.foldl (init := 0) (· + ·) := by
  have h : ∀ (l : List Nat) a, l.foldl (· + ·) a = a + l.sum := fun l => by
    induction l with | nil => intro a; rfl | cons b l ih => intro a; rw [foldl_cons, ih, sum_cons, Nat.add_assoc]
  rw [h, Nat.zero_add]
theorem sum_eq_foldl_int {xs : List Int} : xs.sum = xs.foldl (init := 0) (· + ·) := by
  have h : ∀ (l : List Int) a, l.foldl (· + ·) a = a + l.sum := fun l => by
    induction l with | nil => intro a; simp | cons b l ih => intro a; rw [foldl_cons, ih, sum_cons, Int.add_assoc]
  rw [h, Int.zero_add]
end List
