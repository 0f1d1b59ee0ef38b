import Mathlib.Data.List.Basic

/-! Sorted lists and insertion sort. -/

set_option linter.all false
universe u

class IsTotal (α : Type u) (r : α → α → Prop) : Prop where
  total (a b : α) : r a b ∨ r b a
class IsTrans (α : Type u) (r : α → α → Prop) : Prop where
  trans (a b c : α) : r a b → r b c → r a c
instance {α : Type u} [LinearOrder α] : IsTotal α (· ≤ ·) := ⟨le_total⟩
instance {α : Type u} [Preorder α] : IsTrans α (· ≤ ·) := ⟨fun _ _ _ => le_trans⟩
instance {α : Type u} [Preorder α] : IsTrans α (· < ·) := ⟨fun _ _ _ => lt_trans⟩

namespace List
variable {α : Type u} {r : α → α → Prop} {a b : α} {l : List α}

/-- Every member is related to every later one. -/
def Sorted (r : α → α → Prop) (l : List α) : Prop := Pairwise r l
instance [DecidableRel r] : Decidable (Sorted r l) := inferInstanceAs (Decidable (Pairwise r l))

@[simp] theorem sorted_nil : Sorted r [] := Pairwise.nil
@[simp] theorem sorted_singleton (a : α) : Sorted r [a] := .cons nofun .nil
@[simp] theorem sorted_cons : Sorted r (a :: l) ↔ (∀ b, b ∈ l → r a b) ∧ Sorted r l := pairwise_cons
theorem Sorted.of_cons : Sorted r (a :: l) → Sorted r l := fun h => (sorted_cons.1 h).2
theorem Sorted.tail (h : Sorted r l) : Sorted r l.tail := match l, h with | [], h => h | _ :: _, h => h.of_cons
theorem rel_of_sorted_cons : Sorted r (a :: l) → ∀ b, b ∈ l → r a b := fun h => (sorted_cons.1 h).1
theorem sorted_cons_cons [IsTrans α r] : Sorted r (b :: a :: l) ↔ r b a ∧ Sorted r (a :: l) :=
  ⟨fun h => ⟨rel_of_sorted_cons h a (.head l), h.of_cons⟩, fun ⟨h, k⟩ => sorted_cons.2 ⟨fun c m => by
    cases m with
    | head => exact h
    | tail _ m => exact IsTrans.trans b a c h (rel_of_sorted_cons k c m), k⟩⟩
theorem Sorted.rel_get_of_lt (h : Sorted r l) {i j : Nat} (hi : i < l.length) (hj : j < l.length) (hij : i < j) :
    r l[i] l[j] := by
  induction l generalizing i j with
  | nil => cases hi
  | cons a l ih =>
    cases j with
    | zero => cases hij
    | succ j => cases i with
      | zero => exact rel_of_sorted_cons h _ (getElem_mem _)
      | succ i => exact ih h.of_cons (Nat.lt_of_succ_lt_succ hi) (Nat.lt_of_succ_lt_succ hj) (Nat.lt_of_succ_lt_succ hij)

/-- Insert before the first member that `a` is related to. -/
def orderedInsert (r : α → α → Prop) [DecidableRel r] (a : α) : List α → List α
  | [] => [a]
  | b :: l => if r a b then a :: b :: l else b :: orderedInsert r a l
def insertionSort (r : α → α → Prop) [DecidableRel r] : List α → List α
  | [] => []
  | b :: l => orderedInsert r b (insertionSort r l)

theorem perm_orderedInsert (r : α → α → Prop) [DecidableRel r] (a : α) : ∀ l : List α, (orderedInsert r a l).Perm (a :: l)
  | [] => .refl _
  | b :: l => by
    unfold orderedInsert
    split
    · exact .refl _
    · exact .trans (.cons b (perm_orderedInsert r a l)) (.swap a b l)
theorem perm_insertionSort (r : α → α → Prop) [DecidableRel r] : ∀ l : List α, (insertionSort r l).Perm l
  | [] => .nil
  | b :: l => .trans (perm_orderedInsert r b _) (.cons b (perm_insertionSort r l))
theorem mem_orderedInsert (r : α → α → Prop) [DecidableRel r] {a b : α} {l : List α} :
    a ∈ orderedInsert r b l ↔ a = b ∨ a ∈ l := by
  rw [(perm_orderedInsert r b l).mem_iff, mem_cons]
theorem Sorted.orderedInsert [DecidableRel r] [IsTotal α r] [IsTrans α r] (a : α) : ∀ l, Sorted r l → Sorted r (orderedInsert r a l)
  | [], _ => sorted_singleton a
  | b :: l, h => by
    unfold List.orderedInsert
    split
    · rename_i k
      exact sorted_cons_cons.2 ⟨k, h⟩
    · rename_i k
      refine sorted_cons.2 ⟨fun c m => ?_, Sorted.orderedInsert a l h.of_cons⟩
      rcases (mem_orderedInsert r).1 m with rfl | m
      · exact (IsTotal.total b c).resolve_right k
      · exact rel_of_sorted_cons h c m
theorem sorted_insertionSort (r : α → α → Prop) [DecidableRel r] [IsTotal α r] [IsTrans α r] : ∀ l, Sorted r (insertionSort r l)
  | [] => sorted_nil
  | a :: l => (sorted_insertionSort r l).orderedInsert a _
theorem eq_of_perm_of_sorted {l₁ l₂ : List α} (anti : ∀ a b, r a b → r b a → a = b) (p : l₁.Perm l₂) (s₁ : Sorted r l₁) (s₂ : Sorted r l₂) :
    l₁ = l₂ := by
  induction l₁ generalizing l₂ with
  | nil => exact (p.nil_eq).symm
  | cons a l ih =>
    cases l₂ with
    | nil => have := p.length_eq; simp at this
    | cons b m =>
      have e : a = b := by
        have x := p.mem_iff.1 (List.Mem.head l)
        have y := p.mem_iff.2 (List.Mem.head m)
        cases x with
        | head => rfl
        | tail _ x => cases y with
          | head => rfl
          | tail _ y => exact anti a b (rel_of_sorted_cons s₁ b y) (rel_of_sorted_cons s₂ a x)
      subst e
      rw [ih (List.Perm.cons_inv p) s₁.of_cons s₂.of_cons]
end List
