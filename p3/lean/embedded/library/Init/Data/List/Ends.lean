prelude
import Init.Data.List.Sublist

/-! First and last members, and the lists without them. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
def intercalate (sep : List α) (xs : List (List α)) : List α := (xs.intersperse sep).flatten
@[simp] theorem concat_eq_append {as : List α} {a : α} : as.concat a = as ++ [a] := by
  induction as with | nil => rfl | cons b l ih => exact congrArg (b :: ·) ih
theorem length_concat {as : List α} {a : α} : (concat as a).length = as.length + 1 := by simp
theorem eq_nil_or_concat : (l : List α) → l = [] ∨ ∃ l' b, l = concat l' b
  | [] => .inl rfl
  | a :: l => .inr <| match eq_nil_or_concat l with
    | .inl h => ⟨[], a, by rw [h]; rfl⟩
    | .inr ⟨m, b, h⟩ => ⟨a :: m, b, by rw [h]; rfl⟩
@[simp] theorem length_singleton {a : α} : [a].length = 1 := rfl
@[simp] theorem singleton_append {x : α} {l : List α} : [x] ++ l = x :: l := rfl
theorem append_inj : {s₁ s₂ t₁ t₂ : List α} → s₁ ++ t₁ = s₂ ++ t₂ → s₁.length = s₂.length → s₁ = s₂ ∧ t₁ = t₂
  | [], [], _, _, h, _ => ⟨rfl, h⟩
  | a :: s, b :: t, _, _, h, k => by
    obtain ⟨e, h⟩ := List.cons.inj h
    obtain ⟨f, g⟩ := append_inj h (Nat.succ.inj k)
    exact ⟨by rw [e, f], g⟩
theorem append_inj_left (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length s₁ = length s₂) : s₁ = s₂ := (append_inj h hl).1
theorem append_inj_right (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length s₁ = length s₂) : t₁ = t₂ := (append_inj h hl).2
theorem append_right_inj {t₁ t₂ : List α} (s : List α) : s ++ t₁ = s ++ t₂ ↔ t₁ = t₂ := ⟨fun h => append_cancel_left h, congrArg _⟩
theorem append_left_inj {s₁ s₂ : List α} (t : List α) : s₁ ++ t = s₂ ++ t ↔ s₁ = s₂ := by
  refine ⟨fun h => (append_inj h ?_).1, fun h => by rw [h]⟩
  have := congrArg length h; rw [length_append, length_append] at this; omega
theorem exists_mem_of_ne_nil (l : List α) (h : l ≠ []) : ∃ x, x ∈ l := match l, h with | a :: l, _ => ⟨a, .head _⟩
theorem exists_mem_of_length_pos {l : List α} (h : 0 < l.length) : ∃ a, a ∈ l := exists_mem_of_ne_nil l (ne_nil_of_length_pos h)
theorem exists_mem_of_length_eq_add_one {l : List α} (h : l.length = n + 1) : ∃ a, a ∈ l := exists_mem_of_length_pos (by omega)
theorem length_eq_one_iff {l : List α} : l.length = 1 ↔ ∃ a, l = [a] :=
  ⟨fun h => match l, h with | [a], _ => ⟨a, rfl⟩, fun ⟨a, h⟩ => h ▸ rfl⟩

@[simp] theorem dropLast_nil : ([] : List α).dropLast = [] := rfl
@[simp] theorem dropLast_singleton {x : α} : [x].dropLast = [] := rfl
@[simp] theorem dropLast_cons₂ {x y : α} {zs : List α} : (x :: y :: zs).dropLast = x :: (y :: zs).dropLast := rfl
@[simp] theorem length_dropLast : {xs : List α} → xs.dropLast.length = xs.length - 1
  | [] => rfl
  | [_] => rfl
  | _ :: b :: l => by rw [dropLast_cons₂, length_cons, length_dropLast]; rfl
@[simp] theorem dropLast_concat : (l₁ ++ [b]).dropLast = l₁ := by
  induction l₁ with
  | nil => rfl
  | cons a l ih => cases l with | nil => rfl | cons c l => exact congrArg (a :: ·) ih
theorem dropLast_concat_getLast : {l : List α} → (h : l ≠ []) → l.dropLast ++ [l.getLast h] = l
  | [a], _ => rfl
  | a :: b :: l, _ => congrArg (a :: ·) (dropLast_concat_getLast (l := b :: l) nofun)
theorem dropLast_eq_take {l : List α} : l.dropLast = l.take (l.length - 1) := by
  match l with
  | [] => rfl
  | [_] => rfl
  | a :: b :: l => exact congrArg (a :: ·) (dropLast_eq_take (l := b :: l))
@[simp] theorem dropLast_append_of_ne_nil {α : Type u} {l : List α} : {l' : List α} → (_ : l ≠ []) → (l' ++ l).dropLast = l' ++ l.dropLast
  | [], _ => rfl
  | [a], h => match l, h with | _ :: _, _ => rfl
  | a :: b :: l', h => congrArg (a :: ·) (dropLast_append_of_ne_nil (l' := b :: l') h)
theorem dropLast_sublist (l : List α) : l.dropLast <+ l := by rw [dropLast_eq_take]; exact take_sublist _ _
theorem dropLast_subset (l : List α) : l.dropLast ⊆ l := (dropLast_sublist l).subset
theorem dropLast_prefix (l : List α) : l.dropLast <+: l := by rw [dropLast_eq_take]; exact take_prefix _ _
theorem mem_of_mem_dropLast {a : α} {l : List α} (h : a ∈ l.dropLast) : a ∈ l := dropLast_subset l h
theorem map_dropLast {f : α → β} {l : List α} : l.dropLast.map f = (l.map f).dropLast := by
  match l with | [] => rfl | [_] => rfl | a :: b :: l => exact congrArg (f a :: ·) (map_dropLast (l := b :: l))
@[simp] theorem getElem_dropLast {xs : List α} {i : Nat} (h : i < xs.dropLast.length) :
    xs.dropLast[i] = xs[i]'(Nat.lt_of_lt_of_le h (by rw [length_dropLast]; exact Nat.sub_le _ _)) := (dropLast_prefix xs).getElem h

@[simp] theorem getLast_mem : {l : List α} → (h : l ≠ []) → l.getLast h ∈ l
  | [], h => absurd rfl h
  | [_], _ => .head _
  | a :: b :: l, _ => .tail _ (getLast_mem (l := b :: l) nofun)
theorem getLast_eq_getElem : {l : List α} → (h : l ≠ []) → l.getLast h = l[l.length - 1]'(Nat.sub_one_lt_of_lt (length_pos_iff.2 h))
  | [_], _ => rfl
  | _ :: b :: l, _ => getLast_eq_getElem (l := b :: l) nofun
theorem getLast?_eq_some_getLast : {l : List α} → (h : l ≠ []) → l.getLast? = some (l.getLast h) | _ :: _, _ => rfl
theorem getLast?_eq_getElem? : {l : List α} → l.getLast? = l[l.length - 1]?
  | [] => rfl
  | a :: l => by
    rw [getLast?_eq_some_getLast (l := a :: l) nofun, getLast_eq_getElem (l := a :: l) nofun, getElem?_eq_getElem]
theorem getLast?_cons {a : α} : (a :: l).getLast? = some (l.getLast?.getD a) := by
  cases l with | nil => rfl | cons b l => rfl
@[simp] theorem getLast?_singleton {a : α} : [a].getLast? = some a := rfl
@[simp] theorem getLast?_cons_cons : (a :: b :: l).getLast? = (b :: l).getLast? := rfl
@[simp] theorem getLast?_eq_none_iff : xs.getLast? = none ↔ xs = [] := by cases xs <;> simp [getLast?]
@[simp] theorem getLast?_append {l l' : List α} : (l ++ l').getLast? = l'.getLast?.or l.getLast? := by
  match eq_nil_or_concat l' with
  | .inl h => subst h; simp
  | .inr ⟨m, b, h⟩ => subst h; rw [concat_eq_append, ← append_assoc, getLast?_append_singleton, getLast?_append_singleton]; rfl
theorem getLast_append_of_ne_nil {l : List α} (h₁ : l ++ l' ≠ []) (h₂ : l' ≠ []) : (l ++ l').getLast h₁ = l'.getLast h₂ := by
  rw [← Option.some_inj, ← getLast?_eq_some_getLast, getLast?_append, getLast?_eq_some_getLast h₂]; rfl
@[simp] theorem head_mem : {l : List α} → (h : l ≠ []) → l.head h ∈ l | [], h => absurd rfl h | _ :: _, _ => .head _
theorem head_eq_getElem {l : List α} (h : l ≠ []) : l.head h = l[0]'(length_pos_iff.mpr h) := by cases l with | nil => exact absurd rfl h | cons => rfl
theorem head?_eq_getElem? : {l : List α} → l.head? = l[0]? | [] => rfl | _ :: _ => rfl
theorem head?_eq_some_head : {l : List α} → (h : l ≠ []) → l.head? = some (l.head h) | _ :: _, _ => rfl
@[simp] theorem head?_eq_none_iff : l.head? = none ↔ l = [] := by cases l <;> simp
theorem head?_eq_some_iff {xs : List α} {a : α} : xs.head? = some a ↔ ∃ ys, xs = a :: ys := by cases xs <;> simp
@[simp] theorem head?_append {l : List α} : (l ++ l').head? = l.head?.or l'.head? := by cases l <;> rfl
@[simp] theorem head_append_of_ne_nil {l : List α} {w₁ : l ++ l' ≠ []} (w₂ : l ≠ []) : head (l ++ l') w₁ = head l w₂ := by
  cases l with | nil => exact absurd rfl w₂ | cons => rfl
@[simp] theorem tail_append_of_ne_nil {xs ys : List α} (h : xs ≠ []) : (xs ++ ys).tail = xs.tail ++ ys := by
  cases xs with | nil => exact absurd rfl h | cons => rfl
@[simp] theorem drop_one {l : List α} : l.drop 1 = l.tail := by cases l <;> rfl
@[simp] theorem drop_tail {l : List α} {i : Nat} : l.tail.drop i = l.drop (i + 1) := by cases l <;> simp
@[simp] theorem getElem_tail {l : List α} {i : Nat} (h : i < l.tail.length) :
    l.tail[i] = l[i + 1]'(Nat.add_lt_of_lt_sub (by rw [← length_tail]; exact h)) := by
  cases l with | nil => cases h | cons => rfl
@[simp] theorem getElem?_tail {l : List α} {i : Nat} : l.tail[i]? = l[i + 1]? := by cases l <;> simp
theorem map_tail {f : α → β} {l : List α} : l.tail.map f = (l.map f).tail := by cases l <;> rfl
@[simp] theorem head?_map {f : α → β} {l : List α} : (l.map f).head? = l.head?.map f := by cases l <;> rfl
@[simp] theorem getLast?_map {f : α → β} {l : List α} : (l.map f).getLast? = l.getLast?.map f := by
  rw [getLast?_eq_getElem?, getLast?_eq_getElem?, getElem?_map, length_map]
@[simp] theorem head?_reverse {l : List α} : l.reverse.head? = l.getLast? := by
  match eq_nil_or_concat l with | .inl h => subst h; rfl | .inr ⟨m, b, h⟩ => subst h; rw [concat_eq_append, reverse_append, getLast?_append_singleton]; rfl
@[simp] theorem getLast?_reverse {l : List α} : l.reverse.getLast? = l.head? := by rw [← head?_reverse, reverse_reverse]
theorem getElem?_reverse' {l : List α} {i j : Nat} (h : i + j + 1 = l.length) : l.reverse[i]? = l[j]? := by
  induction l generalizing i j with
  | nil => cases h
  | cons a l ih =>
    rw [reverse_cons]
    cases j with
    | zero =>
      rw [getElem?_append_right (by simp at h ⊢; omega)]
      simp at h ⊢
      rw [h, Nat.sub_self]; rfl
    | succ j =>
      rw [getElem?_append_left (by simp at h ⊢; omega), getElem?_cons_succ]
      exact ih (by simp at h; omega)
@[simp] theorem getElem?_reverse {l : List α} {i : Nat} (h : i < l.length) : l.reverse[i]? = l[l.length - 1 - i]? :=
  getElem?_reverse' (by omega)
@[simp] theorem getElem_reverse {l : List α} {i : Nat} (h : i < l.reverse.length) :
    l.reverse[i] = l[l.length - 1 - i]'(by rw [length_reverse] at h; omega) := by
  have k : i < l.length := by rwa [length_reverse] at h
  apply Option.some_inj.1
  rw [← getElem?_eq_getElem, ← getElem?_eq_getElem, getElem?_reverse k]
end List
