prelude
import Init.Termination
import Init.Data.List.Perm

/-!
Sorting by merging.

`merge` and `mergeSort` bound their recursion by fuel; real Lean's are well-founded. The results are the same.
-/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
def merge (xs ys : List α) (le : α → α → Bool := by exact fun a b => a ≤ b) : List α := go (xs.length + ys.length) xs ys
where go : Nat → List α → List α → List α
  | _, [], ys => ys
  | _, xs, [] => xs
  | 0, xs, ys => xs ++ ys
  | n + 1, x :: xs, y :: ys => bif le x y then x :: go n xs (y :: ys) else y :: go n (x :: xs) ys
/-- Split in the middle, sort both halves, merge; `n` bounds the length. -/
def _root_.P3.mergeSortSteps (le : α → α → Bool) : Nat → List α → List α
  | 0, xs => xs
  | _ + 1, [] => []
  | _ + 1, [a] => [a]
  | n + 1, a :: b :: xs =>
    let l := a :: b :: xs
    let k := (l.length + 1) / 2
    merge (P3.mergeSortSteps le n (l.take k)) (P3.mergeSortSteps le n (l.drop k)) le
def mergeSort (xs : List α) (le : α → α → Bool := by exact fun a b => a ≤ b) : List α := P3.mergeSortSteps le xs.length xs
theorem _root_.P3.merge_perm (le : α → α → Bool) : (n : Nat) → (xs ys : List α) → Perm (merge.go le n xs ys) (xs ++ ys)
  | _, [], ys => by unfold merge.go; exact .refl _
  | _, x :: xs, [] => by unfold merge.go; simp; exact .refl _
  | 0, x :: xs, y :: ys => by unfold merge.go; exact .refl _
  | n + 1, x :: xs, y :: ys => by
    unfold merge.go
    cases le x y with
    | true => exact .cons x (P3.merge_perm le n xs (y :: ys))
    | false => exact .trans (.cons y (P3.merge_perm le n (x :: xs) ys)) perm_middle.symm
theorem merge_perm_append {le : α → α → Bool} {xs ys : List α} : Perm (merge xs ys le) (xs ++ ys) := P3.merge_perm le _ xs ys
theorem _root_.P3.mergeSortSteps_perm (le : α → α → Bool) : (n : Nat) → (xs : List α) → Perm (P3.mergeSortSteps le n xs) xs
  | 0, xs => .refl xs
  | _ + 1, [] => .refl _
  | _ + 1, [a] => .refl _
  | n + 1, a :: b :: xs => by
    unfold P3.mergeSortSteps
    refine .trans merge_perm_append (.trans (.append (P3.mergeSortSteps_perm le n _) (P3.mergeSortSteps_perm le n _)) ?_)
    rw [take_append_drop]
    exact .refl _
theorem mergeSort_perm (l : List α) (le : α → α → Bool) : Perm (mergeSort l le) l := P3.mergeSortSteps_perm le _ l
@[simp] theorem length_mergeSort {l : List α} {le : α → α → Bool} : (mergeSort l le).length = l.length :=
  (mergeSort_perm l le).length_eq
@[simp] theorem mem_mergeSort {a : α} {l : List α} {le : α → α → Bool} : a ∈ mergeSort l le ↔ a ∈ l :=
  (mergeSort_perm l le).mem_iff
@[simp] theorem mergeSort_nil {le : α → α → Bool} : ([] : List α).mergeSort le = [] := rfl
@[simp] theorem mergeSort_singleton {le : α → α → Bool} (a : α) : [a].mergeSort le = [a] := rfl
end List
