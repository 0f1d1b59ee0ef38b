prelude
import Init.Data.List.Basic

/-! `map`, `filter`, `reverse`. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
@[simp] theorem map_nil {f : α → β} : map f [] = [] := rfl
@[simp] theorem map_cons {f : α → β} {a : α} {l : List α} : map f (a :: l) = f a :: map f l := rfl
@[simp] theorem length_map {as : List α} (f : α → β) : (as.map f).length = as.length := by
  induction as with | nil => rfl | cons a as ih => simp [ih]
@[simp] theorem map_append {l₁ l₂ : List α} {f : α → β} : map f (l₁ ++ l₂) = map f l₁ ++ map f l₂ := by
  induction l₁ with | nil => rfl | cons a l ih => simp [ih]
@[simp] theorem map_map {g : β → γ} {f : α → β} {l : List α} : map g (map f l) = map (g ∘ f) l := by
  induction l with | nil => rfl | cons a l ih => simp [ih]
@[simp] theorem map_id (l : List α) : map id l = l := by induction l with | nil => rfl | cons a l ih => simp [ih]
@[simp] theorem map_id' (l : List α) : map (fun a => a) l = l := map_id l
theorem map_id_fun : map (id : α → α) = id := funext map_id
@[simp] theorem mem_map {b : β} {f : α → β} {l : List α} : b ∈ l.map f ↔ ∃ a, a ∈ l ∧ f a = b := by
  induction l with
  | nil => simp
  | cons x l ih =>
    simp only [map_cons, mem_cons, ih]
    constructor
    · rintro (rfl | ⟨a, h, k⟩)
      · exact ⟨x, .inl rfl, rfl⟩
      · exact ⟨a, .inr h, k⟩
    · rintro ⟨a, (rfl | h), k⟩
      · exact .inl k.symm
      · exact .inr ⟨a, h, k⟩
theorem mem_map_of_mem {a : α} {l : List α} {f : α → β} (h : a ∈ l) : f a ∈ map f l := mem_map.2 ⟨a, h, rfl⟩
theorem map_congr_left {f g : α → β} {l : List α} (h : ∀ a, a ∈ l → f a = g a) : map f l = map g l := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [map_cons, map_cons, h a (.head l), ih fun x k => h x (.tail a k)]
@[simp] theorem map_eq_nil_iff {f : α → β} {l : List α} : map f l = [] ↔ l = [] := by cases l <;> simp
@[simp] theorem filter_nil {p : α → Bool} : filter p [] = [] := rfl
theorem filter_cons {x : α} {xs : List α} {p : α → Bool} :
    (x :: xs).filter p = if p x then x :: xs.filter p else xs.filter p := by
  show (match p x with | true => x :: filter p xs | false => filter p xs) = _
  cases p x <;> rfl
@[simp] theorem filter_cons_of_pos {p : α → Bool} {a : α} {l : List α} (pa : p a) : filter p (a :: l) = a :: filter p l := by
  rw [filter_cons, if_pos pa]
@[simp] theorem filter_cons_of_neg {p : α → Bool} {a : α} {l : List α} (pa : ¬p a) : filter p (a :: l) = filter p l := by
  rw [filter_cons, if_neg pa]
@[simp] theorem filter_append {p : α → Bool} (l₁ l₂ : List α) : filter p (l₁ ++ l₂) = filter p l₁ ++ filter p l₂ := by
  induction l₁ with
  | nil => rfl
  | cons a l ih => rw [cons_append, filter_cons, filter_cons, ih]; cases p a <;> rfl
@[simp] theorem mem_filter {a : α} {p : α → Bool} {as : List α} : a ∈ filter p as ↔ a ∈ as ∧ p a := by
  induction as with
  | nil => simp
  | cons b as ih =>
    rw [filter_cons]
    cases h : p b with
    | true =>
      simp only [ite_true, mem_cons, ih]
      constructor
      · rintro (rfl | ⟨x, y⟩)
        · exact ⟨.inl rfl, h⟩
        · exact ⟨.inr x, y⟩
      · rintro ⟨(rfl | x), y⟩
        · exact .inl rfl
        · exact .inr ⟨x, y⟩
    | false =>
      simp only [mem_cons]
      constructor
      · intro k; have k := ih.1 k; exact ⟨.inr k.1, k.2⟩
      · rintro ⟨(rfl | x), y⟩
        · rw [h] at y; cases y
        · exact ih.2 ⟨x, y⟩
theorem length_filter_le (p : α → Bool) (l : List α) : (l.filter p).length ≤ l.length := by
  induction l with
  | nil => exact .refl
  | cons a l ih => rw [filter_cons]; cases p a; exact .step ih; exact Nat.succ_le_succ ih
theorem filter_eq_self {p : α → Bool} {l : List α} : filter p l = l ↔ ∀ a, a ∈ l → p a := by
  constructor
  · intro h a k; rw [← h] at k; exact (mem_filter.1 k).2
  · intro h
    induction l with
    | nil => rfl
    | cons a l ih => rw [filter_cons_of_pos (h a (.head l)), ih fun x k => h x (.tail a k)]
theorem filter_eq_nil_iff {p : α → Bool} {l : List α} : filter p l = [] ↔ ∀ a, a ∈ l → ¬p a := by
  constructor
  · intro h a k e; exact not_mem_nil (h ▸ mem_filter.2 ⟨k, e⟩)
  · intro h
    induction l with
    | nil => rfl
    | cons a l ih => rw [filter_cons_of_neg (h a (.head l)), ih fun x k => h x (.tail a k)]
theorem filter_congr {p q : α → Bool} {l : List α} (h : ∀ x, x ∈ l → p x = q x) : filter p l = filter q l := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [filter_cons, filter_cons, h a (.head l), ih fun x k => h x (.tail a k)]
@[simp] theorem filter_filter {p q : α → Bool} {l : List α} : filter p (filter q l) = filter (fun a => p a && q a) l := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [filter_cons, filter_cons]; cases hq : q a <;> simp [filter_cons, ih, Bool.and_comm]
@[simp] theorem reverse_nil : reverse ([] : List α) = [] := rfl
theorem reverseAux_eq {as bs : List α} : reverseAux as bs = reverse as ++ bs := by
  have h : ∀ (as bs cs : List α), reverseAux as (bs ++ cs) = reverseAux as bs ++ cs := by
    intro as
    induction as with
    | nil => intros; rfl
    | cons a as ih => intro bs cs; exact ih (a :: bs) cs
  exact h as [] bs
@[simp] theorem reverse_cons {a : α} {as : List α} : reverse (a :: as) = reverse as ++ [a] := reverseAux_eq (as := as) (bs := [a])
@[simp] theorem reverse_append {as bs : List α} : (as ++ bs).reverse = bs.reverse ++ as.reverse := by
  induction as with | nil => simp | cons a as ih => simp [ih]
@[simp] theorem reverse_reverse (as : List α) : as.reverse.reverse = as := by
  induction as with | nil => rfl | cons a as ih => simp [ih]
@[simp] theorem length_reverse {as : List α} : as.reverse.length = as.length := by
  induction as with | nil => rfl | cons a as ih => simp [ih]
@[simp] theorem mem_reverse {x : α} {as : List α} : x ∈ reverse as ↔ x ∈ as := by
  induction as with | nil => simp | cons a as ih => simp [ih, or_comm]
@[simp] theorem reverse_eq_nil_iff {xs : List α} : xs.reverse = [] ↔ xs = [] := by cases xs <;> simp
@[simp] theorem map_reverse {f : α → β} {l : List α} : l.reverse.map f = (l.map f).reverse := by
  induction l with | nil => rfl | cons a l ih => simp [ih]
theorem reverse_concat {l : List α} {a : α} : (l ++ [a]).reverse = a :: l.reverse := by simp
theorem reverse_inj {xs ys : List α} : xs.reverse = ys.reverse ↔ xs = ys :=
  ⟨fun h => by rw [← reverse_reverse xs, h, reverse_reverse], fun h => h ▸ rfl⟩
end List
