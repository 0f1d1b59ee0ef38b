prelude
import Init.Data.List.GetElem
import Init.Data.List.Perm
import Init.Logic.BoolLemmas

/-! Members of lists made of lists, of mapped and filtered ones; folds; truth of all and of some. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
@[simp] theorem mem_flatten {L : List (List α)} : a ∈ L.flatten ↔ ∃ l, l ∈ L ∧ a ∈ l := by
  induction L with
  | nil => simp
  | cons l L ih =>
    rw [flatten_cons, mem_append, ih]
    constructor
    · rintro (h | ⟨m, h, k⟩)
      · exact ⟨l, .head _, h⟩
      · exact ⟨m, .tail _ h, k⟩
    · rintro ⟨m, h, k⟩
      cases h with | head => exact .inl k | tail _ h => exact .inr ⟨m, h, k⟩
theorem mem_flatten_of_mem (lL : l ∈ L) (al : a ∈ l) : a ∈ flatten L := mem_flatten.2 ⟨l, lL, al⟩
@[simp] theorem mem_flatMap {f : α → List β} {b : β} {l : List α} : b ∈ l.flatMap f ↔ ∃ a, a ∈ l ∧ b ∈ f a := by
  induction l with
  | nil => simp
  | cons c l ih =>
    rw [flatMap_cons, mem_append, ih]
    constructor
    · rintro (h | ⟨m, h, k⟩)
      · exact ⟨c, .head _, h⟩
      · exact ⟨m, .tail _ h, k⟩
    · rintro ⟨m, h, k⟩
      cases h with | head => exact .inl k | tail _ h => exact .inr ⟨m, h, k⟩
@[simp] theorem length_flatten {L : List (List α)} : L.flatten.length = (L.map length).sum := by
  induction L with | nil => rfl | cons l L ih => simp [ih]
@[simp] theorem length_flatMap {l : List α} {f : α → List β} : (l.flatMap f).length = (l.map fun a => (f a).length).sum := by
  induction l with | nil => rfl | cons a l ih => simp [ih]
@[simp] theorem flatMap_append {xs ys : List α} {f : α → List β} : (xs ++ ys).flatMap f = xs.flatMap f ++ ys.flatMap f := by
  induction xs with | nil => rfl | cons a l ih => simp [ih, append_assoc]
theorem flatMap_def {l : List α} {f : α → List β} : l.flatMap f = flatten (map f l) := by
  induction l with | nil => rfl | cons a l ih => simp [ih]
theorem map_flatten {f : α → β} {L : List (List α)} : (flatten L).map f = (map (map f) L).flatten := by
  induction L with | nil => rfl | cons l L ih => simp [ih]
@[simp] theorem flatten_eq_nil_iff {L : List (List α)} : L.flatten = [] ↔ ∀ l ∈ L, l = [] := by
  induction L with | nil => simp | cons l L ih => simp [ih]
theorem flatten_concat {L : List (List α)} {l : List α} : flatten (L ++ [l]) = flatten L ++ l := by simp
@[simp] theorem mem_filterMap {f : α → Option β} {l : List α} {b : β} : b ∈ l.filterMap f ↔ ∃ a, a ∈ l ∧ f a = some b := by
  induction l with
  | nil => simp
  | cons a l ih =>
    rw [filterMap_cons]
    cases h : f a with
    | none => simp [ih, h]
    | some c =>
      rw [mem_cons, ih]
      constructor
      · rintro (e | ⟨d, m, k⟩)
        · exact ⟨a, .head _, by rw [h, e]⟩
        · exact ⟨d, .tail _ m, k⟩
      · rintro ⟨d, m, k⟩
        cases m with
        | head => rw [h] at k; exact .inl (Option.some.inj k).symm
        | tail _ m => exact .inr ⟨d, m, k⟩
theorem length_filterMap_le (f : α → Option β) (l : List α) : (l.filterMap f).length ≤ l.length := by
  induction l with
  | nil => exact Nat.le_refl _
  | cons a l ih => rw [filterMap_cons]; cases f a <;> simp <;> omega
@[simp] theorem filterMap_append {l l' : List α} {f : α → Option β} : (l ++ l').filterMap f = l.filterMap f ++ l'.filterMap f := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [cons_append, filterMap_cons, filterMap_cons, ih]; cases f a <;> rfl
theorem filter_map {f : β → α} {p : α → Bool} {l : List β} : (l.map f).filter p = (l.filter (p ∘ f)).map f := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [map_cons, filter_cons, filter_cons, ih, Function.comp_apply]; split <;> simp
theorem length_filter_lt_length_iff_exists {l : List α} : (l.filter p).length < l.length ↔ ∃ x ∈ l, ¬p x := by
  induction l with
  | nil => simp
  | cons a l ih =>
    have := length_filter_le p l
    rw [filter_cons]
    cases h : p a with
    | true => simp [ih, h]
    | false => simp [h]; omega
theorem map_inj_left {f g : α → β} : map f l = map g l ↔ ∀ a ∈ l, f a = g a := by
  induction l with | nil => simp | cons a l ih => simp [ih]
theorem forall_mem_map {f : α → β} {l : List α} {P : β → Prop} : (∀ (i) (_ : i ∈ l.map f), P i) ↔ ∀ (j) (_ : j ∈ l), P (f j) := by simp
theorem exists_of_mem_map (h : b ∈ map f l) : ∃ a, a ∈ l ∧ f a = b := mem_map.1 h
theorem foldl_hom (f : α₁ → α₂) {g₁ : α₁ → β → α₁} {g₂ : α₂ → β → α₂} {l : List β} {init : α₁} (H : ∀ x y, g₂ (f x) y = f (g₁ x y)) :
    l.foldl g₂ (f init) = f (l.foldl g₁ init) := by
  induction l generalizing init with | nil => rfl | cons a l ih => rw [foldl_cons, H, ih]; rfl
theorem foldr_hom (f : β₁ → β₂) {g₁ : α → β₁ → β₁} {g₂ : α → β₂ → β₂} {l : List α} {init : β₁} (H : ∀ x y, g₂ x (f y) = f (g₁ x y)) :
    l.foldr g₂ (f init) = f (l.foldr g₁ init) := by
  induction l with | nil => rfl | cons a l ih => rw [foldr_cons, ih, H]; rfl
theorem foldl_assoc {op : α → α → α} [ha : Std.Associative op] : {l : List α} → {a₁ a₂ : α} → l.foldl op (op a₁ a₂) = op a₁ (l.foldl op a₂)
  | [], _, _ => rfl
  | b :: l, a₁, a₂ => by rw [foldl_cons, foldl_cons, ha.assoc]; exact foldl_assoc
theorem foldl_concat {f : β → α → β} {b : β} {a : α} {as : List α} : (as ++ [a]).foldl f b = f (as.foldl f b) a := by simp
theorem all_eq_not_any_not {l : List α} {p : α → Bool} : l.all p = !l.any (!p ·) := by
  induction l with | nil => rfl | cons a l ih => simp [ih, Bool.not_or]
theorem any_eq_not_all_not {l : List α} {p : α → Bool} : l.any p = !l.all (!p ·) := by
  induction l with | nil => rfl | cons a l ih => simp [ih, Bool.not_and]
theorem all_eq_false {l : List α} : l.all p = false ↔ ∃ x, x ∈ l ∧ ¬p x := by
  induction l with | nil => simp | cons a l ih => simp [ih]
theorem all_filter {l : List α} {p q : α → Bool} : (filter p l).all q = l.all fun a => !(p a) || q a := by
  induction l with | nil => rfl | cons a l ih => rw [filter_cons]; cases h : p a <;> simp [ih, h]
@[simp] theorem any_reverse {l : List α} : l.reverse.any f = l.any f := by
  induction l with | nil => rfl | cons a l ih => simp [ih, Bool.or_comm]
@[simp] theorem all_reverse {l : List α} : l.reverse.all f = l.all f := by
  induction l with | nil => rfl | cons a l ih => simp [ih, Bool.and_comm]
theorem filter_reverse {p : α → Bool} {l : List α} : l.reverse.filter p = (l.filter p).reverse := by
  induction l with | nil => rfl | cons a l ih => rw [reverse_cons, filter_append, ih, filter_cons, filter_cons]; split <;> simp
end List
