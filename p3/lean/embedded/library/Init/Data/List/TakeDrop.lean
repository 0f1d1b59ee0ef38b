prelude
import Init.Data.List.Ends

/-! Parts of lists: `take`, `drop`, `set`, `eraseIdx`, `takeWhile`. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
theorem drop_of_length_le {l : List α} (h : l.length ≤ i) : drop i l = [] := eq_nil_of_length_eq_zero (by rw [length_drop]; omega)
theorem drop_eq_nil_of_le {l : List α} {i : Nat} (h : l.length ≤ i) : l.drop i = [] := drop_of_length_le h
theorem take_of_length_le {l : List α} (h : l.length ≤ i) : take i l = l := by
  have k := take_append_drop i l; rwa [drop_of_length_le h, append_nil] at k
attribute [simp] drop_of_length_le take_of_length_le
@[simp] theorem drop_eq_nil_iff {l : List α} {i : Nat} : l.drop i = [] ↔ l.length ≤ i := by
  rw [← length_eq_zero_iff, length_drop]; omega
@[simp] theorem take_eq_nil_iff {l : List α} {k : Nat} : l.take k = [] ↔ k = 0 ∨ l = [] := by
  cases k <;> cases l <;> simp
theorem take_append {l₁ l₂ : List α} {i : Nat} : take i (l₁ ++ l₂) = take i l₁ ++ take (i - l₁.length) l₂ := by
  induction l₁ generalizing i with
  | nil => simp
  | cons a l ih => cases i with | zero => simp | succ i => simp [ih]
theorem drop_append {l₁ l₂ : List α} {i : Nat} : drop i (l₁ ++ l₂) = drop i l₁ ++ drop (i - l₁.length) l₂ := by
  induction l₁ generalizing i with
  | nil => simp
  | cons a l ih => cases i with | zero => simp | succ i => simp [ih]
theorem take_append_of_le_length {l₁ l₂ : List α} {i : Nat} (h : i ≤ l₁.length) : (l₁ ++ l₂).take i = l₁.take i := by
  rw [take_append, Nat.sub_eq_zero_of_le h, take_zero, append_nil]
theorem drop_append_of_le_length {l₁ l₂ : List α} {i : Nat} (h : i ≤ l₁.length) : (l₁ ++ l₂).drop i = l₁.drop i ++ l₂ := by
  rw [drop_append, Nat.sub_eq_zero_of_le h, drop_zero]
@[simp] theorem take_left {l₁ l₂ : List α} : take l₁.length (l₁ ++ l₂) = l₁ := by simp [take_append]
@[simp] theorem drop_left {l₁ l₂ : List α} : drop l₁.length (l₁ ++ l₂) = l₂ := by simp [drop_append]
theorem take_left' {l₁ l₂ : List α} {i} (h : length l₁ = i) : take i (l₁ ++ l₂) = l₁ := by rw [← h]; exact take_left
theorem drop_left' {l₁ l₂ : List α} {i} (h : length l₁ = i) : drop i (l₁ ++ l₂) = l₂ := by rw [← h]; exact drop_left
theorem getElem?_take_eq_none {l : List α} {i j : Nat} (h : i ≤ j) : (l.take i)[j]? = none :=
  getElem?_eq_none (by rw [length_take]; omega)
theorem getElem?_take {l : List α} {i j : Nat} : (l.take i)[j]? = if j < i then l[j]? else none := by
  split
  · rename_i h; exact getElem?_take_of_lt h
  · rename_i h; exact getElem?_take_eq_none (Nat.le_of_not_lt h)
@[simp] theorem take_take {i j : Nat} {l : List α} : take i (take j l) = take (min i j) l := by
  apply ext_getElem?; intro k; simp only [getElem?_take]; split <;> split <;> first | rfl | (split <;> first | rfl | omega) | omega
theorem drop_take {i j : Nat} {l : List α} : drop i (take j l) = take (j - i) (drop i l) := by
  apply ext_getElem?; intro k; simp only [getElem?_take, getElem?_drop]; split <;> split <;> first | rfl | omega
theorem take_drop {i j : Nat} {l : List α} : take i (drop j l) = drop j (take (j + i) l) := by
  rw [drop_take, Nat.add_sub_cancel_left]
theorem length_take_le (i : Nat) (l : List α) : (l.take i).length ≤ i := by rw [length_take]; exact Nat.min_le_left _ _
theorem length_take_le' (i : Nat) (l : List α) : (l.take i).length ≤ l.length := by rw [length_take]; exact Nat.min_le_right _ _
theorem length_take_of_le (h : i ≤ length l) : length (take i l) = i := by rw [length_take, Nat.min_eq_left h]
theorem take_add_one {l : List α} {i : Nat} : l.take (i + 1) = l.take i ++ l[i]?.toList := by
  induction l generalizing i with
  | nil => simp; rfl
  | cons a l ih => cases i with | zero => simp; rfl | succ i => simp [ih]
@[simp] theorem take_append_getElem {l : List α} {i : Nat} (h : i < l.length) : l.take i ++ [l[i]] = l.take (i + 1) := by
  rw [take_add_one, getElem?_eq_getElem h]; rfl
theorem take_succ_eq_append_getElem {l : List α} {i : Nat} (h : i < l.length) : l.take (i + 1) = l.take i ++ [l[i]] := (take_append_getElem h).symm
theorem take_add {l : List α} {i j : Nat} : l.take (i + j) = l.take i ++ (l.drop i).take j := by
  induction i generalizing l with
  | zero => simp
  | succ i ih => cases l with | nil => simp | cons a l => rw [Nat.succ_add]; simp [ih]
theorem map_take {f : α → β} {l : List α} {i : Nat} : (l.take i).map f = (l.map f).take i := by
  induction l generalizing i with | nil => simp | cons a l ih => cases i <;> simp [ih]
theorem map_drop {f : α → β} {l : List α} {i : Nat} : (l.drop i).map f = (l.map f).drop i := by
  induction l generalizing i with | nil => simp | cons a l ih => cases i <;> simp [ih]
theorem drop_length_cons {l : List α} (h : l ≠ []) (a : α) : (a :: l).drop l.length = [l.getLast h] := by
  induction l generalizing a with
  | nil => exact absurd rfl h
  | cons b l ih => cases l with | nil => rfl | cons c l => exact ih nofun b
theorem take_reverse {α} {xs : List α} {i : Nat} : xs.reverse.take i = (xs.drop (xs.length - i)).reverse := by
  have e : xs.reverse = (xs.drop (xs.length - i)).reverse ++ (xs.take (xs.length - i)).reverse := by
    rw [← reverse_append, take_append_drop]
  rw [e]
  by_cases h : i ≤ xs.length
  · exact take_left' (by rw [length_reverse, length_drop]; omega)
  · rw [show xs.length - i = 0 by omega]; simp; exact take_of_length_le (by rw [length_reverse]; omega)
theorem drop_reverse {α} {xs : List α} {i : Nat} : xs.reverse.drop i = (xs.take (xs.length - i)).reverse := by
  have e : xs.reverse = (xs.drop (xs.length - i)).reverse ++ (xs.take (xs.length - i)).reverse := by
    rw [← reverse_append, take_append_drop]
  rw [e]
  by_cases h : i ≤ xs.length
  · exact drop_left' (by rw [length_reverse, length_drop]; omega)
  · rw [show xs.length - i = 0 by omega]; simp; omega
theorem take_prefix_take_left (l : List α) {i j : Nat} (h : i ≤ j) : take i l <+: take j l := by
  have k := take_prefix i (take j l); rwa [take_take, Nat.min_eq_left h] at k
theorem set_eq_take_append_cons_drop {l : List α} {i : Nat} {a : α} :
    l.set i a = if i < l.length then l.take i ++ a :: l.drop (i + 1) else l := by
  induction l generalizing i with
  | nil => simp
  | cons b l ih => cases i with | zero => simp | succ i => simp [ih]; split <;> rfl
theorem set_eq_of_length_le {l : List α} {i : Nat} (h : l.length ≤ i) {a : α} : l.set i a = l := by
  rw [set_eq_take_append_cons_drop, if_neg (Nat.not_lt.2 h)]
theorem take_set_of_le {a : α} {i j : Nat} {l : List α} (h : j ≤ i) : (l.set i a).take j = l.take j := by
  apply ext_getElem?; intro k; simp only [getElem?_take]; split
  · rw [getElem?_set_ne (by omega)]
  · rfl
theorem drop_set_of_lt {a : α} {i j : Nat} {l : List α} (hnm : i < j) : drop j (l.set i a) = l.drop j := by
  apply ext_getElem?; intro k; rw [getElem?_drop, getElem?_drop, getElem?_set_ne (by omega)]
theorem mem_or_eq_of_mem_set : {l : List α} → {i : Nat} → {a b : α} → a ∈ l.set i b → a ∈ l ∨ a = b
  | _ :: _, 0, _, _, h => (mem_cons.1 h).elim .inr fun h => .inl (.tail _ h)
  | _ :: _, _ + 1, _, _, h => (mem_cons.1 h).elim (fun h => .inl (h ▸ .head _)) fun h => (mem_or_eq_of_mem_set h).imp (.tail _) id
theorem mem_set {l : List α} {i : Nat} (h : i < l.length) (a : α) : a ∈ l.set i a :=
  mem_iff_getElem.2 ⟨i, by rw [length_set]; exact h, getElem_set_self _⟩
theorem map_set {f : α → β} {l : List α} {i : Nat} {a : α} : (l.set i a).map f = (l.map f).set i (f a) := by
  induction l generalizing i with | nil => rfl | cons b l ih => cases i <;> simp [ih]
@[simp] theorem eraseIdx_nil : ([] : List α).eraseIdx i = [] := rfl
@[simp] theorem eraseIdx_cons_zero : (a :: as).eraseIdx 0 = as := rfl
@[simp] theorem eraseIdx_cons_succ : (a :: as).eraseIdx (i + 1) = a :: as.eraseIdx i := rfl
theorem eraseIdx_eq_take_drop_succ : (l : List α) → (i : Nat) → l.eraseIdx i = l.take i ++ l.drop (i + 1)
  | [], _ => by simp
  | _ :: _, 0 => by simp
  | a :: l, i + 1 => by simp [eraseIdx_eq_take_drop_succ l i]
theorem length_eraseIdx {l : List α} {i : Nat} : (l.eraseIdx i).length = if i < l.length then l.length - 1 else l.length := by
  rw [eraseIdx_eq_take_drop_succ, length_append, length_take, length_drop]; split <;> omega
theorem eraseIdx_sublist : (l : List α) → (k : Nat) → l.eraseIdx k <+ l
  | [], _ => .slnil
  | a :: l, 0 => sublist_cons_self a l
  | a :: l, k + 1 => (eraseIdx_sublist l k).cons₂ a
theorem mem_of_mem_eraseIdx {l : List α} {i : Nat} {a : α} (h : a ∈ l.eraseIdx i) : a ∈ l := (eraseIdx_sublist l i).subset h
@[simp] theorem insertIdx_zero {l : List α} {x : α} : l.insertIdx 0 x = x :: l := by cases l <;> rfl
@[simp] theorem insertIdx_succ_cons {l : List α} {hd x : α} {i : Nat} : (hd :: l).insertIdx (i + 1) x = hd :: l.insertIdx i x := rfl
theorem length_insertIdx : {l : List α} → {i : Nat} → (l.insertIdx i a).length = if i ≤ l.length then l.length + 1 else l.length
  | l, 0 => by simp
  | [], i + 1 => by simp [insertIdx]
  | b :: l, i + 1 => by simp [length_insertIdx]; split <;> rfl

theorem takeWhile_cons {p : α → Bool} {a : α} {l : List α} : (a :: l).takeWhile p = if p a then a :: l.takeWhile p else [] := by
  rw [takeWhile]; cases p a <;> rfl
theorem dropWhile_cons : (x :: xs : List α).dropWhile p = if p x then xs.dropWhile p else x :: xs := by
  rw [dropWhile]; cases p x <;> rfl
@[simp] theorem takeWhile_nil {p : α → Bool} : ([] : List α).takeWhile p = [] := rfl
@[simp] theorem dropWhile_nil : ([] : List α).dropWhile p = [] := rfl
theorem takeWhile_cons_of_pos {p : α → Bool} {a : α} {l : List α} (h : p a) : (a :: l).takeWhile p = a :: l.takeWhile p := by rw [takeWhile_cons, if_pos h]
theorem takeWhile_cons_of_neg {p : α → Bool} {a : α} {l : List α} (h : ¬p a) : (a :: l).takeWhile p = [] := by rw [takeWhile_cons, if_neg h]
theorem dropWhile_cons_of_pos {a : α} {l : List α} (h : p a) : (a :: l).dropWhile p = l.dropWhile p := by rw [dropWhile_cons, if_pos h]
theorem dropWhile_cons_of_neg {a : α} {l : List α} (h : ¬p a) : (a :: l).dropWhile p = a :: l := by rw [dropWhile_cons, if_neg h]
@[simp] theorem takeWhile_append_dropWhile {p : α → Bool} {l : List α} : l.takeWhile p ++ l.dropWhile p = l := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [takeWhile_cons, dropWhile_cons]; split; exact congrArg (a :: ·) ih; rfl
theorem takeWhile_prefix {l : List α} (p : α → Bool) : l.takeWhile p <+: l := ⟨_, takeWhile_append_dropWhile⟩
theorem dropWhile_suffix {l : List α} (p : α → Bool) : l.dropWhile p <:+ l := ⟨_, takeWhile_append_dropWhile⟩
theorem takeWhile_sublist {l : List α} (p : α → Bool) : l.takeWhile p <+ l := (takeWhile_prefix p).sublist
theorem dropWhile_sublist {l : List α} (p : α → Bool) : l.dropWhile p <+ l := (dropWhile_suffix p).sublist
@[simp] theorem all_takeWhile {l : List α} : (l.takeWhile p).all p = true := by
  induction l with | nil => rfl | cons a l ih => rw [takeWhile_cons]; split; simp [*]; rfl
end List
