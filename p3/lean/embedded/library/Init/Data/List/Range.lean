prelude
import Init.Data.List.Pairwise

/-! Ranges of numbers. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
@[simp] theorem range_eq_nil {n : Nat} : range n = [] ↔ n = 0 := by rw [← length_eq_zero_iff, length_range]
theorem range'_succ {s n step} : range' s (n + 1) step = s :: range' (s + step) n step := rfl
@[simp] theorem length_range' {s step : Nat} : {n : Nat} → (range' s n step).length = n
  | 0 => rfl
  | n + 1 => congrArg (· + 1) (length_range' (n := n))
theorem getElem?_range' {s step : Nat} : {i n : Nat} → i < n → (range' s n step)[i]? = some (s + step * i)
  | 0, n + 1, _ => by rw [range'_succ]; simp
  | i + 1, n + 1, h => by
    rw [range'_succ, getElem?_cons_succ, getElem?_range' (Nat.lt_of_succ_lt_succ h), Nat.mul_succ]; congr 1; omega
@[simp] theorem getElem_range' {n m step : Nat} {i : Nat} (H : i < (range' n m step).length) : (range' n m step)[i] = n + step * i := by
  rw [← Option.some_inj, ← getElem?_eq_getElem, getElem?_range' (by rw [length_range'] at H; exact H)]
@[simp] theorem mem_range'_1 : m ∈ range' s n ↔ s ≤ m ∧ m < s + n := by
  induction n generalizing s with
  | zero => exact ⟨nofun, by omega⟩
  | succ n ih => rw [range'_succ, mem_cons, ih]; omega
theorem range_eq_range' {n : Nat} : range n = range' 0 n := by
  apply ext_getElem (by simp)
  intro i h k; rw [getElem_range, getElem_range']; omega
theorem range_succ_eq_map {n : Nat} : range (n + 1) = 0 :: map Nat.succ (range n) := by
  apply ext_getElem (by simp)
  intro i h k
  rw [getElem_range]
  cases i with | zero => rfl | succ i => rw [getElem_cons_succ, getElem_map, getElem_range]
theorem take_range {i n : Nat} : take i (range n) = range (min i n) := by
  apply ext_getElem (by simp); intro j h k; simp
theorem map_add_range' {a : Nat} (s n : Nat) (step : Nat) : map (a + ·) (range' s n step) = range' (a + s) n step := by
  apply ext_getElem (by simp); intro j h k; simp [Nat.add_assoc]
theorem pairwise_lt_range' {s n : Nat} (step : Nat := 1) (pos : 0 < step := by simp) : Pairwise (· < ·) (range' s n step) :=
  pairwise_iff_getElem.2 fun i j hi hj k => by
    rw [getElem_range', getElem_range']; exact Nat.add_lt_add_left (Nat.mul_lt_mul_of_pos_left k pos) s
theorem nodup_range' {s n : Nat} (step : Nat := 1) (h : 0 < step := by simp) : Nodup (range' s n step) := (pairwise_lt_range' step h).imp Nat.ne_of_lt
end List
