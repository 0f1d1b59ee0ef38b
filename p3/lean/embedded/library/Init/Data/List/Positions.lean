prelude
import Init.Data.List.Basic

/-! Members at positions; `Pairwise`, `Nodup`, `Perm` by their constructors. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
@[simp] theorem getElem_cons_zero {a : α} {as : List α} (h : 0 < (a :: as).length) : (a :: as)[0]'h = a := rfl
@[simp] theorem getElem_cons_succ {a : α} {as : List α} {i : Nat} (h : i + 1 < (a :: as).length) :
    (a :: as)[i + 1]'h = as[i]'(Nat.lt_of_succ_lt_succ h) :=
  rfl
@[simp] theorem getElem?_nil {i : Nat} : ([] : List α)[i]? = none := by cases i <;> rfl
@[simp] theorem getElem?_cons_zero {a : α} {l : List α} : (a :: l)[0]? = some a := rfl
@[simp] theorem getElem?_cons_succ {a : α} {l : List α} {i : Nat} : (a :: l)[i + 1]? = l[i]? := rfl
theorem getElem?_eq_none_iff {l : List α} {i : Nat} : l[i]? = none ↔ l.length ≤ i := by
  induction l generalizing i with
  | nil => simp
  | cons a l ih => cases i with
    | zero => simp
    | succ i => rw [getElem?_cons_succ, ih, length_cons]; exact Nat.add_one_le_add_one_iff.symm
theorem mem_of_getElem? {l : List α} {i : Nat} {a : α} : l[i]? = some a → a ∈ l := by
  induction l generalizing i with
  | nil => intro h; simp at h
  | cons b l ih => cases i with
    | zero => intro h; cases h; exact .head l
    | succ i => intro h; exact .tail b (ih h)
theorem getElem_mem {l : List α} {n : Nat} (h : n < l.length) : l[n]'h ∈ l := by
  induction l generalizing n with
  | nil => cases h
  | cons a l ih => cases n with
    | zero => exact .head l
    | succ n => exact .tail a (ih _)
theorem getElem?_eq_getElem {l : List α} {i : Nat} (h : i < l.length) : l[i]? = some (l[i]'h) := by
  induction l generalizing i with
  | nil => cases h
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih _
@[simp] theorem pairwise_cons {a : α} {l : List α} {R : α → α → Prop} :
    Pairwise R (a :: l) ↔ (∀ a', a' ∈ l → R a a') ∧ Pairwise R l :=
  ⟨fun | .cons h k => ⟨h, k⟩, fun h => .cons h.1 h.2⟩
@[simp] theorem pairwise_nil {R : α → α → Prop} : Pairwise R ([] : List α) := .nil
@[simp] theorem nodup_nil : Nodup ([] : List α) := Pairwise.nil
@[simp] theorem nodup_cons {a : α} {l : List α} : Nodup (a :: l) ↔ ¬a ∈ l ∧ Nodup l := by
  constructor
  · intro h; cases h with | cons x y => exact ⟨fun k => x a k rfl, y⟩
  · intro h; exact .cons (fun b k e => h.1 (e ▸ k)) h.2
theorem Perm.refl : (l : List α) → Perm l l | [] => .nil | x :: xs => .cons x (refl xs)
theorem Perm.symm {l₁ l₂ : List α} (h : Perm l₁ l₂) : Perm l₂ l₁ := by
  induction h with
  | nil => exact .nil
  | cons x _ ih => exact .cons x ih
  | swap x y l => exact .swap y x l
  | trans _ _ i j => exact .trans j i
theorem Perm.length_eq {l₁ l₂ : List α} (h : Perm l₁ l₂) : l₁.length = l₂.length := by
  induction h with
  | nil => rfl
  | cons x _ ih => simp [ih]
  | swap x y l => rfl
  | trans _ _ i j => exact i.trans j
theorem Perm.mem_iff {a : α} {l₁ l₂ : List α} (h : Perm l₁ l₂) : a ∈ l₁ ↔ a ∈ l₂ := by
  induction h with
  | nil => exact .rfl
  | cons x _ ih => simp [ih]
  | swap x y l => simp only [mem_cons]; exact ⟨fun h => h.elim (fun k => .inr (.inl k)) fun k => k.elim .inl fun k => .inr (.inr k), fun h => h.elim (fun k => .inr (.inl k)) fun k => k.elim .inl fun k => .inr (.inr k)⟩
  | trans _ _ i j => exact i.trans j
theorem sizeOf_lt_of_mem [SizeOf α] {a : α} {as : List α} (h : a ∈ as) : sizeOf a < sizeOf as := by
  induction h with
  | head as => show sizeOf a < 1 + sizeOf a + sizeOf as; exact Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_left .refl) (Nat.le_add_right _ _)
  | tail b _ ih => rename_i as _; show sizeOf a < 1 + sizeOf b + sizeOf as; exact Nat.lt_of_lt_of_le ih (Nat.le_add_left _ _)
end List
