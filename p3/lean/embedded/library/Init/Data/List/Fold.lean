prelude
import Init.Data.Nat.MinMax
import Init.Data.List.Map

/-! Folds, `all`, `any`, `flatten`, `zip`. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
@[simp] theorem foldl_nil {α : Type u} {β : Type v} {f : α → β → α} {b : α} : [].foldl f b = b := rfl
@[simp] theorem foldl_cons {α : Type u} {β : Type v} {f : β → α → β} {a : α} {l : List α} {b : β} :
    (a :: l).foldl f b = l.foldl f (f b a) :=
  rfl
@[simp] theorem foldr_nil {f : α → β → β} {b : β} : [].foldr f b = b := rfl
@[simp] theorem foldr_cons {a : α} {f : α → β → β} {b : β} {l : List α} : (a :: l).foldr f b = f a (l.foldr f b) := rfl
@[simp] theorem foldl_append {α : Type u} {β : Type v} {f : β → α → β} {b : β} {l l' : List α} :
    (l ++ l').foldl f b = l'.foldl f (l.foldl f b) := by
  induction l generalizing b with | nil => rfl | cons a l ih => simp [ih]
@[simp] theorem foldr_append {f : α → β → β} {b : β} {l l' : List α} : (l ++ l').foldr f b = l.foldr f (l'.foldr f b) := by
  induction l with | nil => rfl | cons a l ih => simp [ih]
@[simp] theorem foldl_map {α : Type u} {β₁ : Type v} {β₂ : Type w} {f : β₁ → β₂} {g : α → β₂ → α} {l : List β₁} {init : α} :
    (l.map f).foldl g init = l.foldl (fun x y => g x (f y)) init := by
  induction l generalizing init with | nil => rfl | cons a l ih => simp [ih]
@[simp] theorem foldr_map {f : α → β} {g : β → γ → γ} {l : List α} {init : γ} :
    (l.map f).foldr g init = l.foldr (fun x y => g (f x) y) init := by
  induction l with | nil => rfl | cons a l ih => simp [ih]
theorem foldr_cons_nil {l : List α} : l.foldr cons [] = l := by induction l with | nil => rfl | cons a l ih => simp [ih]
theorem foldr_reverse {l : List α} {f : α → β → β} {b : β} : l.reverse.foldr f b = l.foldl (fun x y => f y x) b := by
  induction l generalizing b with | nil => rfl | cons a l ih => simp [ih]
theorem foldl_reverse {l : List α} {f : β → α → β} {b : β} : l.reverse.foldl f b = l.foldr (fun x y => f y x) b := by
  induction l generalizing b with | nil => rfl | cons a l ih => simp [ih]
@[simp] theorem all_nil {p : α → Bool} : [].all p = true := rfl
@[simp] theorem all_cons {a : α} {l : List α} {p : α → Bool} : (a :: l).all p = (p a && l.all p) := rfl
@[simp] theorem any_nil {p : α → Bool} : [].any p = false := rfl
@[simp] theorem any_cons {a : α} {l : List α} {p : α → Bool} : (a :: l).any p = (p a || l.any p) := rfl
@[simp] theorem all_append {xs ys : List α} {f : α → Bool} : (xs ++ ys).all f = (xs.all f && ys.all f) := by
  induction xs with | nil => rfl | cons a l ih => simp [ih, Bool.and_assoc]
@[simp] theorem any_append {xs ys : List α} {f : α → Bool} : (xs ++ ys).any f = (xs.any f || ys.any f) := by
  induction xs with | nil => rfl | cons a l ih => simp [ih, Bool.or_assoc]
@[simp] theorem all_eq_true {l : List α} {p : α → Bool} : l.all p = true ↔ ∀ x, x ∈ l → p x := by
  induction l with | nil => simp | cons a l ih => rw [all_cons, Bool.and_eq_true, ih, forall_mem_cons]
@[simp] theorem any_eq_true {l : List α} {p : α → Bool} : l.any p = true ↔ ∃ x, x ∈ l ∧ p x := by
  induction l with
  | nil => simp
  | cons a l ih =>
    rw [any_cons, Bool.or_eq_true, ih]
    constructor
    · rintro (h | ⟨x, h, k⟩)
      · exact ⟨a, .head l, h⟩
      · exact ⟨x, .tail a h, k⟩
    · rintro ⟨x, h, k⟩
      cases h with
      | head => exact .inl k
      | tail _ h => exact .inr ⟨x, h, k⟩
theorem any_eq_false {l : List α} {p : α → Bool} : l.any p = false ↔ ∀ x, x ∈ l → ¬p x := by
  rw [← Bool.not_eq_true, any_eq_true]; exact ⟨fun h x k e => h ⟨x, k, e⟩, fun h ⟨x, k, e⟩ => h x k e⟩
theorem all_map {l : List α} {f : α → β} {p : β → Bool} : (l.map f).all p = l.all (p ∘ f) := by
  induction l with | nil => rfl | cons a l ih => simp [ih]
theorem any_map {l : List α} {f : α → β} {p : β → Bool} : (l.map f).any p = l.any (p ∘ f) := by
  induction l with | nil => rfl | cons a l ih => simp [ih]
@[simp] theorem flatten_nil : ([] : List (List α)).flatten = [] := rfl
@[simp] theorem flatten_cons {l : List α} {L : List (List α)} : (l :: L).flatten = l ++ L.flatten := rfl
@[simp] theorem flatten_append {L₁ L₂ : List (List α)} : (L₁ ++ L₂).flatten = L₁.flatten ++ L₂.flatten := by
  induction L₁ with | nil => rfl | cons a l ih => simp [ih]
@[simp] theorem flatMap_nil {f : α → List β} : [].flatMap f = [] := rfl
@[simp] theorem flatMap_cons {x : α} {xs : List α} {f : α → List β} : (x :: xs).flatMap f = f x ++ xs.flatMap f := rfl
@[simp] theorem zipWith_nil_left {f : α → β → γ} {l : List β} : zipWith f [] l = [] := by cases l <;> rfl
@[simp] theorem zipWith_nil_right {f : α → β → γ} {l : List α} : zipWith f l [] = [] := by cases l <;> rfl
@[simp] theorem zipWith_cons_cons {f : α → β → γ} {a : α} {as : List α} {b : β} {bs : List β} :
    zipWith f (a :: as) (b :: bs) = f a b :: zipWith f as bs :=
  rfl
@[simp] theorem zip_nil_left {l : List β} : zip ([] : List α) l = [] := zipWith_nil_left
@[simp] theorem zip_nil_right {l : List α} : zip l ([] : List β) = [] := zipWith_nil_right
@[simp] theorem zip_cons_cons {a : α} {as : List α} {b : β} {bs : List β} : zip (a :: as) (b :: bs) = (a, b) :: zip as bs := rfl
@[simp] theorem length_zipWith {f : α → β → γ} {l₁ : List α} {l₂ : List β} :
    (zipWith f l₁ l₂).length = min l₁.length l₂.length := by
  induction l₁ generalizing l₂ with
  | nil => simp
  | cons a l ih => cases l₂ with
    | nil => simp
    | cons b m =>
      rw [zipWith_cons_cons, length_cons, ih, length_cons, length_cons]
      cases Nat.le_total l.length m.length with
      | inl h => rw [Nat.min_eq_left h, Nat.min_eq_left (Nat.succ_le_succ h)]
      | inr h => rw [Nat.min_eq_right h, Nat.min_eq_right (Nat.succ_le_succ h)]
@[simp] theorem length_zip {l₁ : List α} {l₂ : List β} : (zip l₁ l₂).length = min l₁.length l₂.length := length_zipWith
end List
