prelude
import Init.Data.Array.Lemmas
import Init.Data.List.Ends
import Init.Data.List.TakeDrop

/-! Arrays put together, cut, reversed, swapped, permuted. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace Array
theorem size_set! {xs : Array α} {i : Nat} {v : α} : (xs.set! i v).size = xs.size := by rw [set!_eq_setIfInBounds]; exact size_setIfInBounds
theorem size_pos_of_mem {a : α} {xs : Array α} (h : a ∈ xs) : 0 < xs.size := by
  rw [mem_def] at h; rw [size_eq_length_toList]; exact List.length_pos_of_mem h
theorem eq_empty_of_size_eq_zero {xs : Array α} (h : xs.size = 0) : xs = #[] := size_eq_zero_iff.1 h
@[simp] theorem push_ne_empty {a : α} {xs : Array α} : xs.push a ≠ #[] := fun h => by have := congrArg size h; simp at this
@[simp] theorem getElem?_push_size {xs : Array α} {x : α} : (xs.push x)[xs.size]? = some x := by
  rw [getElem?_eq_getElem (by simp)]; exact congrArg some (getElem_push_eq ..)
theorem getElem?_push {xs : Array α} {x : α} : (xs.push x)[i]? = if i = xs.size then some x else xs[i]? := by
  split
  · rename_i h; subst h; exact getElem?_push_size
  · rename_i h
    by_cases k : i < xs.size
    · rw [getElem?_eq_getElem k, getElem?_eq_getElem (by simp; omega), getElem_push_lt]
    · rw [getElem?_eq_none (Nat.not_lt.1 k), getElem?_eq_none (by rw [size_push]; omega)]
theorem getElem_append {xs ys : Array α} {i : Nat} (h : i < (xs ++ ys).size) :
    (xs ++ ys)[i] = if h' : i < xs.size then xs[i] else ys[i - xs.size]'(by rw [size_append] at h; omega) := by
  simp only [getElem_eq_getElem_toList, toList_append]; rw [List.getElem_append]; rfl
theorem getElem_append_left {xs ys : Array α} {h : i < (xs ++ ys).size} (hlt : i < xs.size) : (xs ++ ys)[i] = xs[i] := by
  rw [getElem_append, dif_pos hlt]
theorem getElem_append_right {xs ys : Array α} {h : i < (xs ++ ys).size} (hle : xs.size ≤ i) :
    (xs ++ ys)[i] = ys[i - xs.size]'(by rw [size_append] at h; omega) := by rw [getElem_append, dif_neg (Nat.not_lt.2 hle)]
theorem getElem?_append_left {xs ys : Array α} {i : Nat} (hn : i < xs.size) : (xs ++ ys)[i]? = xs[i]? := by
  rw [getElem?_eq_getElem hn, getElem?_eq_getElem (by rw [size_append]; omega), getElem_append_left hn]
theorem getElem?_append_right {xs ys : Array α} {i : Nat} (h : xs.size ≤ i) : (xs ++ ys)[i]? = ys[i - xs.size]? := by
  by_cases k : i < xs.size + ys.size
  · rw [getElem?_eq_getElem (by rw [size_append]; omega), getElem_append_right h, getElem?_eq_getElem]
  · rw [getElem?_eq_none (by rw [size_append]; omega), getElem?_eq_none (by omega)]
theorem getElem?_append {xs ys : Array α} {i : Nat} : (xs ++ ys)[i]? = if i < xs.size then xs[i]? else ys[i - xs.size]? := by
  split
  · rename_i h; exact getElem?_append_left h
  · rename_i h; exact getElem?_append_right (Nat.not_lt.1 h)
@[simp] theorem getElem_reverse {xs : Array α} {i : Nat} (hi : i < xs.reverse.size) :
    xs.reverse[i] = xs[xs.size - 1 - i]'(by rw [size_reverse] at hi; omega) := by
  simp only [getElem_eq_getElem_toList, toList_reverse]; rw [List.getElem_reverse]; rfl
@[simp] theorem getElem_pop {xs : Array α} {i : Nat} (h : i < xs.pop.size) : xs.pop[i] = xs[i]'(by rw [size_pop] at h; omega) := by
  apply Option.some_inj.1
  rw [← getElem?_eq_getElem, ← getElem?_eq_getElem]
  rw [size_pop] at h
  match xs, h with
  | ⟨l⟩, h => rw [← getElem?_toList, ← getElem?_toList]; exact (List.dropLast_eq_take ▸ List.getElem?_take_of_lt h : l.dropLast[i]? = l[i]?)
@[simp] theorem toList_pop {xs : Array α} : xs.pop.toList = xs.toList.dropLast := rfl
@[simp] theorem pop_push {xs : Array α} {x : α} : (xs.push x).pop = xs := by rw [← toList_inj, toList_pop, toList_push, List.dropLast_concat]
theorem mem_of_getElem {xs : Array α} {i : Nat} {h : i < xs.size} {a : α} (e : xs[i] = a) : a ∈ xs := e ▸ getElem_mem h
theorem mem_of_getElem? {xs : Array α} {i : Nat} {a : α} (e : xs[i]? = some a) : a ∈ xs := by
  obtain ⟨h, e⟩ := getElem?_eq_some_iff.1 e; exact mem_of_getElem e
theorem getElem_of_mem {a : α} {xs : Array α} (h : a ∈ xs) : ∃ (i : Nat) (h : i < xs.size), xs[i]'h = a := mem_iff_getElem.1 h
theorem getElem?_of_mem {a : α} {xs : Array α} (h : a ∈ xs) : ∃ i : Nat, xs[i]? = some a := by
  obtain ⟨i, k, e⟩ := mem_iff_getElem.1 h; exact ⟨i, by rw [getElem?_eq_getElem k, e]⟩
theorem mem_iff_getElem? {a : α} {xs : Array α} : a ∈ xs ↔ ∃ i : Nat, xs[i]? = some a := ⟨getElem?_of_mem, fun ⟨_, h⟩ => mem_of_getElem? h⟩
theorem forall_getElem {xs : Array α} {p : α → Prop} : (∀ (i : Nat) (h : i < xs.size), p (xs[i]'h)) ↔ ∀ a, a ∈ xs → p a :=
  ⟨fun h a m => by obtain ⟨i, k, rfl⟩ := mem_iff_getElem.1 m; exact h i k, fun h i k => h _ (getElem_mem k)⟩
theorem getElem?_set {xs : Array α} {i : Nat} (h : i < xs.size) (v : α) {j : Nat} :
    (xs.set i v)[j]? = if i = j then some v else xs[j]? := by
  split
  · rename_i e; subst e; rw [getElem?_eq_getElem (by rw [size_set]; exact h), getElem_set_self]
  · rename_i e
    by_cases k : j < xs.size
    · rw [getElem?_eq_getElem k, getElem?_eq_getElem (by rw [size_set]; exact k), getElem_set_ne (h := e)]
    · rw [getElem?_eq_none (Nat.not_lt.1 k), getElem?_eq_none (by rw [size_set]; exact Nat.not_lt.1 k)]
@[simp] theorem map_push {f : α → β} {as : Array α} {x : α} : (as.push x).map f = (as.map f).push (f x) := by
  rw [← toList_inj, toList_map, toList_push, toList_push, toList_map, List.map_append]; rfl
@[simp] theorem map_append {f : α → β} {xs ys : Array α} : map f (xs ++ ys) = map f xs ++ map f ys := by
  rw [← toList_inj, toList_map, toList_append, toList_append, toList_map, toList_map, List.map_append]
@[simp] theorem append_push {xs ys : Array α} {a : α} : (xs ++ ys.push a) = (xs ++ ys).push a := by
  rw [← toList_inj]; simp [List.append_assoc]
theorem exists_of_mem_map {f : α → β} {xs : Array α} (h : b ∈ map f xs) : ∃ a, a ∈ xs ∧ f a = b := mem_map.1 h
theorem getElem_extract {xs : Array α} {start stop : Nat} (h : i < (xs.extract start stop).size) :
    (xs.extract start stop)[i] = xs[start + i]'(by rw [size_extract] at h; omega) := by
  have k : i < ((xs.toList.take stop).drop start).length := h
  have e : (xs.extract start stop)[i] = ((xs.toList.take stop).drop start)[i] := rfl
  exact e.trans (by rw [List.getElem_drop, List.getElem_take]; rfl)
@[simp] theorem getElem?_extract {xs : Array α} {start stop : Nat} :
    (xs.extract start stop)[i]? = if i < min stop xs.size - start then xs[start + i]? else none := by
  split
  · rename_i h
    rw [getElem?_eq_getElem (by rw [size_extract]; exact h), getElem_extract, getElem?_eq_getElem]
  · rename_i h; exact getElem?_eq_none (by rw [size_extract]; omega)
theorem toList_extract {xs : Array α} {start stop : Nat} : (xs.extract start stop).toList = xs.toList.extract start stop := by
  show (xs.toList.take stop).drop start = (xs.toList.drop start).take (stop - start); exact List.drop_take
private theorem toList_swap' {xs : Array α} {i j : Nat} (hi : i < xs.size) (hj : j < xs.size) :
    (xs.swap i j hi hj).toList = (xs.toList.set i xs[j]).set j xs[i] := rfl
theorem getElem_swap' {xs : Array α} {i j : Nat} (hi : i < xs.size) (hj : j < xs.size) {k : Nat} (hk : k < xs.size) :
    (xs.swap i j)[k]'(by rw [size_swap]; exact hk) = if k = i then xs[j] else if k = j then xs[i] else xs[k] := by
  refine (show _ = ((xs.toList.set i xs[j]).set j xs[i])[k]'(by rw [List.length_set, List.length_set]; exact hk) from rfl).trans ?_
  rw [List.getElem_set, List.getElem_set]
  by_cases a : j = k <;> by_cases b : i = k
  · subst a; subst b; simp
  · subst a; simp [Ne.symm b]
  · subst b; simp [a]
  · simp [a, b, Ne.symm a, Ne.symm b]
theorem getElem_swap {xs : Array α} {i j : Nat} (hi : i < xs.size) (hj : j < xs.size) {k : Nat} (hk : k < (xs.swap i j).size) :
    (xs.swap i j)[k] = if k = i then xs[j] else if k = j then xs[i] else xs[k]'(by rw [size_swap] at hk; exact hk) := getElem_swap' hi hj _
@[simp] theorem getElem_swap_right {xs : Array α} {i j : Nat} {hi hj} : (xs.swap i j hi hj)[j]'(by rw [size_swap]; exact hj) = xs[i] := by
  rw [getElem_swap' hi hj hj]; by_cases h : j = i <;> simp [h]
@[simp] theorem getElem_swap_left {xs : Array α} {i j : Nat} {hi hj} : (xs.swap i j hi hj)[i]'(by rw [size_swap]; exact hi) = xs[j] := by
  rw [getElem_swap' hi hj hi, if_pos rfl]
theorem getElem_swap_of_ne {xs : Array α} {i j : Nat} {hi hj} {k : Nat} {hk : k < (xs.swap i j hi hj).size} (hi' : k ≠ i) (hj' : k ≠ j) :
    (xs.swap i j hi hj)[k] = xs[k]'(by rw [size_swap] at hk; exact hk) := by rw [getElem_swap, if_neg hi', if_neg hj']
@[simp] theorem size_zipWith {xs : Array α} {ys : Array β} {f : α → β → γ} : (zipWith f xs ys).size = min xs.size ys.size := List.length_zipWith
@[simp] theorem size_zip {xs : Array α} {ys : Array β} : (zip xs ys).size = min xs.size ys.size := List.length_zip
@[simp] theorem toList_empty : (#[] : Array α).toList = [] := rfl
theorem perm_iff_toList_perm {as bs : Array α} : as.Perm bs ↔ as.toList.Perm bs.toList := .rfl
@[simp] protected theorem Perm.refl (xs : Array α) : xs.Perm xs := List.Perm.refl _
protected theorem Perm.rfl {xs : Array α} : xs.Perm xs := .refl _
theorem Perm.of_eq {xs ys : Array α} (h : xs = ys) : xs.Perm ys := h ▸ .rfl
protected theorem Perm.symm {xs ys : Array α} (h : xs.Perm ys) : ys.Perm xs := List.Perm.symm h
protected theorem Perm.trans {xs ys zs : Array α} (h₁ : xs.Perm ys) (h₂ : ys.Perm zs) : xs.Perm zs := List.Perm.trans h₁ h₂
theorem Perm.size_eq {xs ys : Array α} (p : xs.Perm ys) : xs.size = ys.size := List.Perm.length_eq p
theorem Perm.mem_iff {a : α} {xs ys : Array α} (p : xs.Perm ys) : a ∈ xs ↔ a ∈ ys := by rw [mem_def, mem_def]; exact List.Perm.mem_iff p
private theorem set_set_perm : (l : List α) → (i : Nat) → (h : i < l.length) → (a : α) → List.Perm (l[i] :: l.set i a) (a :: l)
  | b :: l, 0, _, a => .swap a b l
  | b :: l, i + 1, h, a => ((List.Perm.swap b _ _).trans ((set_set_perm l i (Nat.lt_of_succ_lt_succ h) a).cons b)).trans (.swap a b l)
theorem swap_perm {xs : Array α} {i j : Nat} (h₁ : i < xs.size) (h₂ : j < xs.size) : (xs.swap i j).Perm xs := by
  show List.Perm ((xs.toList.set i xs[j]).set j xs[i]) xs.toList
  have k : j < (xs.toList.set i xs[j]).length := by rw [List.length_set]; exact h₂
  have p := set_set_perm xs.toList i h₁ xs[j]
  have q := set_set_perm (xs.toList.set i xs[j]) j k xs[i]
  have e : (xs.toList.set i xs[j])[j]'k = xs[j] := by
    rw [List.getElem_set]; split; rfl; rfl
  rw [e] at q
  exact (q.trans p).cons_inv
theorem size_filter_le {p : α → Bool} {xs : Array α} : (xs.filter p).size ≤ xs.size := by
  show (((xs.toList.take xs.size).drop 0).filter p).length ≤ xs.toList.length
  exact Nat.le_trans (List.length_filter_le _ _) (by simp)
theorem toList_filter {p : α → Bool} {xs : Array α} : (xs.filter p).toList = xs.toList.filter p := by
  show ((xs.toList.take xs.toList.length).drop 0).filter p = _; simp
theorem mem_filter {p : α → Bool} {xs : Array α} {a : α} : a ∈ xs.filter p ↔ a ∈ xs ∧ p a := by
  rw [mem_def, toList_filter, List.mem_filter, mem_def]
@[simp] theorem foldl_push {f : β → α → β} {init : β} {xs : Array α} {a : α} : (xs.push a).foldl f init = f (xs.foldl f init) a := by
  rw [← foldl_toList, ← foldl_toList, toList_push, List.foldl_append]; rfl
@[simp] theorem foldl_append {β : Type w} {f : β → α → β} {b : β} {xs ys : Array α} : (xs ++ ys).foldl f b = ys.foldl f (xs.foldl f b) := by
  rw [← foldl_toList, ← foldl_toList, ← foldl_toList, toList_append, List.foldl_append]
end Array
