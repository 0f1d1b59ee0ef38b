prelude
import Init.Data.Nat.MinMax
import Init.Data.List.Basic

/-! `take`, `drop`, `head`, `tail`, `getLast`. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
@[simp] theorem take_zero {l : List α} : l.take 0 = [] := rfl
@[simp] theorem take_nil {i : Nat} : ([] : List α).take i = [] := by cases i <;> rfl
@[simp] theorem take_succ_cons {a : α} {as : List α} {i : Nat} : (a :: as).take (i + 1) = a :: as.take i := rfl
@[simp] theorem drop_zero {l : List α} : l.drop 0 = l := rfl
@[simp] theorem drop_nil {i : Nat} : ([] : List α).drop i = [] := by cases i <;> rfl
@[simp] theorem drop_succ_cons {a : α} {l : List α} {i : Nat} : (a :: l).drop (i + 1) = l.drop i := rfl
@[simp] theorem take_append_drop (i : Nat) (l : List α) : l.take i ++ l.drop i = l := by
  induction i generalizing l with | zero => rfl | succ n ih => cases l <;> simp [ih]
@[simp] theorem length_take {i : Nat} {l : List α} : (l.take i).length = min i l.length := by
  induction i generalizing l with
  | zero => simp
  | succ n ih => cases l with
    | nil => simp
    | cons b m =>
      rw [take_succ_cons, length_cons, ih, length_cons]
      cases Nat.le_total n m.length with
      | inl h => rw [Nat.min_eq_left h, Nat.min_eq_left (Nat.succ_le_succ h)]
      | inr h => rw [Nat.min_eq_right h, Nat.min_eq_right (Nat.succ_le_succ h)]
@[simp] theorem length_drop {i : Nat} {l : List α} : (l.drop i).length = l.length - i := by
  induction i generalizing l with
  | zero => rfl
  | succ n ih => cases l with
    | nil => simp
    | cons b m => rw [drop_succ_cons, ih, length_cons, Nat.succ_sub_succ]
theorem take_length {l : List α} : l.take l.length = l := by induction l with | nil => rfl | cons a l ih => simp [ih]
theorem drop_length {l : List α} : l.drop l.length = [] := by induction l with | nil => rfl | cons a l ih => simp [ih]
attribute [simp] take_length drop_length
theorem drop_eq_getElem_cons {i : Nat} {l : List α} (h : i < l.length) : l.drop i = l[i] :: l.drop (i + 1) := by
  induction l generalizing i with
  | nil => cases h
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih (Nat.lt_of_succ_lt_succ h)
theorem getElem_cons_drop {i : Nat} {l : List α} (h : i < l.length) : l[i] :: l.drop (i + 1) = l.drop i :=
  (drop_eq_getElem_cons h).symm
theorem drop_drop {i j : Nat} {l : List α} : (l.drop j).drop i = l.drop (j + i) := by
  induction j generalizing l with
  | zero => simp
  | succ n ih => cases l with | nil => simp | cons a l => rw [drop_succ_cons, ih, Nat.succ_add]; rfl
@[simp] theorem head?_nil : ([] : List α).head? = none := rfl
@[simp] theorem head?_cons {a : α} {l : List α} : (a :: l).head? = some a := rfl
@[simp] theorem head_cons {a : α} {l : List α} {h : a :: l ≠ []} : head (a :: l) h = a := rfl
@[simp] theorem tail_nil : ([] : List α).tail = [] := rfl
@[simp] theorem tail_cons {a : α} {as : List α} : (a :: as).tail = as := rfl
@[simp] theorem length_tail {l : List α} : l.tail.length = l.length - 1 := by cases l <;> rfl
@[simp] theorem getLast?_nil : ([] : List α).getLast? = none := rfl
@[simp] theorem getLast_singleton {a : α} (h : [a] ≠ []) : getLast [a] h = a := rfl
theorem getLast_cons {a : α} {as : List α} (h : as ≠ []) : getLast (a :: as) (cons_ne_nil a as) = getLast as h :=
  match as, h with | _ :: _, _ => rfl
@[simp] theorem getLast_append_singleton {a : α} (l : List α) (h : l ++ [a] ≠ []) : getLast (l ++ [a]) h = a := by
  induction l with
  | nil => rfl
  | cons b l ih => exact (getLast_cons (as := l ++ [a]) (by simp)).trans (ih (by simp))
@[simp] theorem getLast?_append_singleton {a : α} {l : List α} : (l ++ [a]).getLast? = some a := by
  cases l with
  | nil => rfl
  | cons b l => exact congrArg some (getLast_append_singleton (b :: l) (by simp))
theorem getLast?_concat {l : List α} {a : α} : (l ++ [a]).getLast? = some a := getLast?_append_singleton
@[simp] theorem isEmpty_nil : ([] : List α).isEmpty = true := rfl
@[simp] theorem isEmpty_cons {x : α} {xs : List α} : (x :: xs).isEmpty = false := rfl
@[simp] theorem isEmpty_iff {l : List α} : l.isEmpty ↔ l = [] := by cases l <;> simp
end List
