prelude
import Init.Data.List.GetElem

/-! Least and greatest members. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
theorem min?_nil [Min α] : ([] : List α).min? = none := rfl
theorem min?_cons' [Min α] {x : α} {xs : List α} : (x :: xs).min? = some (foldl min x xs) := rfl
@[simp] theorem min?_eq_none_iff [Min α] {xs : List α} : xs.min? = none ↔ xs = [] := by cases xs <;> simp [min?]
@[simp] theorem max?_eq_none_iff [Max α] {xs : List α} : xs.max? = none ↔ xs = [] := by cases xs <;> simp [max?]
theorem _root_.P3.foldl_min_nat (xs : List Nat) (x : Nat) :
    (foldl min x xs = x ∨ foldl min x xs ∈ xs) ∧ foldl min x xs ≤ x ∧ ∀ b, b ∈ xs → foldl min x xs ≤ b := by
  induction xs generalizing x with
  | nil => exact ⟨.inl rfl, Nat.le_refl _, nofun⟩
  | cons y ys ih =>
    have ⟨h, k, l⟩ := ih (min x y)
    rw [foldl_cons]
    refine ⟨?_, by omega, ?_⟩
    · rw [mem_cons]
      rcases h with h | h
      · rw [h]; omega
      · exact .inr (.inr h)
    · intro b hb
      cases hb with
      | head => omega
      | tail _ hb => exact l b hb
theorem _root_.P3.foldl_max_nat (xs : List Nat) (x : Nat) :
    (foldl max x xs = x ∨ foldl max x xs ∈ xs) ∧ x ≤ foldl max x xs ∧ ∀ b, b ∈ xs → b ≤ foldl max x xs := by
  induction xs generalizing x with
  | nil => exact ⟨.inl rfl, Nat.le_refl _, nofun⟩
  | cons y ys ih =>
    have ⟨h, k, l⟩ := ih (max x y)
    rw [foldl_cons]
    refine ⟨?_, by omega, ?_⟩
    · rw [mem_cons]
      rcases h with h | h
      · rw [h]; omega
      · exact .inr (.inr h)
    · intro b hb
      cases hb with
      | head => omega
      | tail _ hb => exact l b hb
theorem min?_eq_some_iff_nat {xs : List Nat} {a : Nat} : xs.min? = some a ↔ a ∈ xs ∧ ∀ b, b ∈ xs → a ≤ b := by
  cases xs with
  | nil => simp [min?]
  | cons x xs =>
    rw [min?_cons', Option.some_inj]
    have ⟨h, k, l⟩ := P3.foldl_min_nat xs x
    constructor
    · intro e
      subst e
      refine ⟨mem_cons.2 h, fun b hb => ?_⟩
      cases hb with
      | head => exact k
      | tail _ hb => exact l b hb
    · intro ⟨m, n⟩
      have u := n _ (mem_cons.2 h)
      have v : foldl min x xs ≤ a := by
        cases m with
        | head => exact k
        | tail _ m => exact l a m
      omega
theorem min?_eq_some_iff' {xs : List Nat} {a : Nat} : xs.min? = some a ↔ a ∈ xs ∧ ∀ b, b ∈ xs → a ≤ b := min?_eq_some_iff_nat
theorem max?_eq_some_iff' {xs : List Nat} {a : Nat} : xs.max? = some a ↔ a ∈ xs ∧ ∀ b, b ∈ xs → b ≤ a := by
  cases xs with
  | nil => simp [max?]
  | cons x xs =>
    show some (foldl max x xs) = some a ↔ _
    rw [Option.some_inj]
    have ⟨h, k, l⟩ := P3.foldl_max_nat xs x
    constructor
    · intro e
      subst e
      refine ⟨mem_cons.2 h, fun b hb => ?_⟩
      cases hb with
      | head => exact k
      | tail _ hb => exact l b hb
    · intro ⟨m, n⟩
      have u := n _ (mem_cons.2 h)
      have v : a ≤ foldl max x xs := by
        cases m with
        | head => exact k
        | tail _ m => exact l a m
      omega
end List

/-! Which occurrences `rw` rewrites. -/
inductive Lean.Meta.Occurrences where
  | all
  | pos (idxs : List Nat)
  | neg (idxs : List Nat)
instance : Inhabited Lean.Meta.Occurrences := ⟨.all⟩
instance : Coe (List Nat) Lean.Meta.Occurrences := ⟨.pos⟩
@[simp] theorem Nat.default_eq_zero : (default : Nat) = 0 := rfl
@[simp] theorem Int.default_eq_zero : (default : Int) = 0 := rfl
