prelude
import Init.Data.List.Take
import Init.Data.Basic
import Init.Data.LawfulGetElem
import Init.Data.List.More

/-! What stands at a position after `append`, `set`, `map`, `take`, `zipIdx` and others. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
attribute [simp] getElem?_eq_none_iff
theorem getElem?_eq_none {l : List α} {i : Nat} (h : l.length ≤ i) : l[i]? = none := getElem?_eq_none_iff.2 h
attribute [simp] getElem?_eq_getElem getElem_mem
@[simp] theorem getElem!_eq_getElem?_getD [Inhabited α] {l : List α} {i : Nat} : l[i]! = (l[i]?).getD default := by
  rw [getElem!_def]; cases l[i]? <;> rfl
theorem getElem?_eq_some_iff {l : List α} {i : Nat} {a : α} : l[i]? = some a ↔ ∃ h : i < l.length, l[i]'h = a := by
  cases Nat.lt_or_ge i l.length with
  | inl h => rw [getElem?_eq_getElem h]; exact ⟨fun e => ⟨h, Option.some.inj e⟩, fun ⟨_, e⟩ => congrArg some e⟩
  | inr h => rw [getElem?_eq_none h]; exact ⟨nofun, fun ⟨k, _⟩ => absurd k (Nat.not_lt.2 h)⟩
theorem getElem_eq_iff {l : List α} {i : Nat} {x : α} (h : i < l.length) : l[i]'h = x ↔ l[i]? = some x := by
  rw [getElem?_eq_getElem h, Option.some_inj]
theorem mem_iff_getElem {a : α} {l : List α} : a ∈ l ↔ ∃ (i : Nat) (h : i < l.length), l[i]'h = a := by
  constructor
  · intro h
    induction h with
    | head as => exact ⟨0, Nat.zero_lt_succ _, rfl⟩
    | tail b _ ih => have ⟨i, h, e⟩ := ih; exact ⟨i + 1, Nat.succ_lt_succ h, e⟩
  · intro ⟨i, h, e⟩; exact e ▸ getElem_mem h
theorem mem_iff_getElem? {a : α} {l : List α} : a ∈ l ↔ ∃ i : Nat, l[i]? = some a := by
  rw [mem_iff_getElem]
  exact ⟨fun ⟨i, h, e⟩ => ⟨i, getElem?_eq_some_iff.2 ⟨h, e⟩⟩, fun ⟨i, h⟩ => let ⟨k, e⟩ := getElem?_eq_some_iff.1 h; ⟨i, k, e⟩⟩
theorem forall_mem_iff_getElem {l : List α} {p : α → Prop} : (∀ x, x ∈ l → p x) ↔ ∀ (i : Nat) (h : i < l.length), p (l[i]'h) :=
  ⟨fun h i k => h _ (getElem_mem k), fun h x m => let ⟨i, k, e⟩ := mem_iff_getElem.1 m; e ▸ h i k⟩
@[simp] theorem getElem?_map (f : α → β) (l : List α) (i : Nat) : (map f l)[i]? = Option.map f l[i]? := by
  induction l generalizing i with
  | nil => simp
  | cons a l ih => cases i with | zero => rfl | succ i => exact ih i
@[simp] theorem getElem_map (f : α → β) {l : List α} {i : Nat} {h : i < (map f l).length} :
    (map f l)[i]'h = f (l[i]'(length_map f ▸ h)) := by
  apply Option.some.inj
  rw [← getElem?_eq_getElem h, getElem?_map, getElem?_eq_getElem (by rw [length_map] at h; exact h)]; rfl
@[ext] theorem ext_getElem? {l₁ l₂ : List α} (h : ∀ i : Nat, l₁[i]? = l₂[i]?) : l₁ = l₂ := by
  induction l₁ generalizing l₂ with
  | nil => cases l₂ with | nil => rfl | cons b l => exact absurd (h 0) nofun
  | cons a l ih =>
    cases l₂ with
    | nil => exact absurd (h 0) nofun
    | cons b m => rw [Option.some.inj (h 0), ih fun i => h (i + 1)]
theorem ext_getElem {l₁ l₂ : List α} (hl : l₁.length = l₂.length) (h : ∀ (i : Nat) (h₁ : i < l₁.length) (h₂ : i < l₂.length), l₁[i]'h₁ = l₂[i]'h₂) : l₁ = l₂ := by
  apply ext_getElem?
  intro i
  cases Nat.lt_or_ge i l₁.length with
  | inl k => rw [getElem?_eq_getElem k, getElem?_eq_getElem (hl ▸ k), h]
  | inr k => rw [getElem?_eq_none k, getElem?_eq_none (hl ▸ k)]
theorem getElem?_append_left {l₁ l₂ : List α} {i : Nat} (h : i < l₁.length) : (l₁ ++ l₂)[i]? = l₁[i]? := by
  induction l₁ generalizing i with
  | nil => cases h
  | cons a l ih => cases i with | zero => rfl | succ i => exact ih (Nat.lt_of_succ_lt_succ h)
theorem getElem?_append_right {l₁ l₂ : List α} {i : Nat} (h : l₁.length ≤ i) : (l₁ ++ l₂)[i]? = l₂[i - l₁.length]? := by
  induction l₁ generalizing i with
  | nil => rfl
  | cons a l ih =>
    cases i with
    | zero => cases h
    | succ i =>
      have k : l.length ≤ i := Nat.le_of_succ_le_succ h
      rw [cons_append, getElem?_cons_succ, ih k, length_cons, Nat.add_sub_add_right]
theorem getElem?_append {l₁ l₂ : List α} {i : Nat} : (l₁ ++ l₂)[i]? = if i < l₁.length then l₁[i]? else l₂[i - l₁.length]? := by
  split
  · exact getElem?_append_left ‹_›
  · exact getElem?_append_right (Nat.not_lt.1 ‹_›)
theorem getElem_append_left {l₁ l₂ : List α} {i : Nat} (h : i < l₁.length) {h' : i < (l₁ ++ l₂).length} :
    (l₁ ++ l₂)[i]'h' = l₁[i]'h := by
  apply Option.some.inj; rw [← getElem?_eq_getElem h', getElem?_append_left h, getElem?_eq_getElem h]
theorem getElem_append_right {l₁ l₂ : List α} {i : Nat} (h : l₁.length ≤ i) {h' : i < (l₁ ++ l₂).length} :
    (l₁ ++ l₂)[i]'h' = l₂[i - l₁.length]'(by rw [length_append] at h'; omega) := by
  apply Option.some.inj; rw [← getElem?_eq_getElem h', getElem?_append_right h, getElem?_eq_getElem]
theorem getElem_append {l₁ l₂ : List α} {i : Nat} (h : i < (l₁ ++ l₂).length) :
    (l₁ ++ l₂)[i]'h = if h' : i < l₁.length then l₁[i]'h' else l₂[i - l₁.length]'(by rw [length_append] at h; omega) := by
  split
  · exact getElem_append_left ‹_›
  · exact getElem_append_right (Nat.not_lt.1 ‹_›)
@[simp] theorem getElem_concat_length {l : List α} {a : α} {h : l.length < (l ++ [a]).length} : (l ++ [a])[l.length]'h = a := by
  rw [getElem_append_right (Nat.le_refl _)]
  apply Option.some.inj; rw [← getElem?_eq_getElem]; simp
@[simp] theorem length_set {as : List α} {i : Nat} {a : α} : (as.set i a).length = as.length := by
  induction as generalizing i with
  | nil => rfl
  | cons b as ih => cases i with | zero => rfl | succ i => exact congrArg (· + 1) ih
@[simp] theorem set_nil {i : Nat} {a : α} : ([] : List α).set i a = [] := rfl
@[simp] theorem set_cons_zero {x a : α} {xs : List α} : (x :: xs).set 0 a = a :: xs := rfl
@[simp] theorem set_cons_succ {x a : α} {xs : List α} {i : Nat} : (x :: xs).set (i + 1) a = x :: xs.set i a := rfl
theorem _root_.P3.getElem?_set_self {l : List α} {i : Nat} {a : α} (h : i < l.length) : (l.set i a)[i]? = some a := by
  induction l generalizing i with
  | nil => cases h
  | cons b l ih => cases i with | zero => rfl | succ i => exact ih (Nat.lt_of_succ_lt_succ h)
@[simp] theorem getElem?_set_self {l : List α} {i : Nat} {a : α} (h : i < l.length) : (l.set i a)[i]? = some a :=
  P3.getElem?_set_self h
@[simp] theorem getElem?_set_ne {l : List α} {i j : Nat} {a : α} (h : i ≠ j) : (l.set i a)[j]? = l[j]? := by
  induction l generalizing i j with
  | nil => rfl
  | cons b l ih =>
    cases i with
    | zero => cases j with | zero => exact absurd rfl h | succ j => rfl
    | succ i => cases j with | zero => rfl | succ j => exact ih fun e => h (congrArg (· + 1) e)
theorem getElem?_set {l : List α} {i j : Nat} {a : α} :
    (l.set i a)[j]? = if i = j then if i < l.length then some a else none else l[j]? := by
  split
  · rename_i e; subst e
    split
    · exact getElem?_set_self ‹_›
    · exact getElem?_eq_none (by rw [length_set]; exact Nat.not_lt.1 ‹_›)
  · exact getElem?_set_ne ‹_›
@[simp] theorem getElem_set_self {l : List α} {i : Nat} {a : α} (h : i < (l.set i a).length) : (l.set i a)[i]'h = a := by
  apply Option.some.inj; rw [← getElem?_eq_getElem h, getElem?_set_self (by rw [length_set] at h; exact h)]
@[simp] theorem getElem_set_ne {l : List α} {i j : Nat} (h : i ≠ j) {a : α} (hj : j < (l.set i a).length) :
    (l.set i a)[j]'hj = l[j]'(by rw [length_set] at hj; exact hj) := by
  apply Option.some.inj; rw [← getElem?_eq_getElem hj, getElem?_set_ne h, getElem?_eq_getElem]
theorem getElem_set {l : List α} {i j : Nat} {a : α} (h : j < (l.set i a).length) :
    (l.set i a)[j]'h = if i = j then a else l[j]'(by rw [length_set] at h; exact h) := by
  split
  · rename_i e; subst e; exact getElem_set_self h
  · exact getElem_set_ne ‹_› h
theorem set_comm (a b : α) {i j : Nat} {l : List α} (h : i ≠ j) : (l.set i a).set j b = (l.set j b).set i a := by
  apply ext_getElem?
  intro k
  simp only [getElem?_set, length_set]
  repeat' split
  all_goals first | rfl | omega
@[simp] theorem set_set (a : α) {b : α} {l : List α} {i : Nat} : (l.set i a).set i b = l.set i b := by
  induction l generalizing i with | nil => rfl | cons c l ih => cases i with | zero => rfl | succ i => exact congrArg (c :: ·) ih
@[simp] theorem set_getElem_self {as : List α} {i : Nat} (h : i < as.length) : as.set i (as[i]'h) = as := by
  induction as generalizing i with | nil => rfl | cons c l ih => cases i with | zero => rfl | succ i => exact congrArg (c :: ·) (ih _)
@[simp] theorem getElem_replicate {a : α} {n i : Nat} (h : i < (replicate n a).length) : (replicate n a)[i]'h = a :=
  eq_of_mem_replicate (getElem_mem h)
theorem getElem?_replicate {a : α} {n i : Nat} : (replicate n a)[i]? = if i < n then some a else none := by
  split
  · rw [getElem?_eq_getElem (by rw [length_replicate]; assumption), getElem_replicate]
  · exact getElem?_eq_none (by rw [length_replicate]; exact Nat.not_lt.1 ‹_›)
@[simp] theorem getElem?_range {n i : Nat} (h : i < n) : (range n)[i]? = some i := by
  induction n with
  | zero => cases h
  | succ n ih =>
    rw [range_succ]
    cases Nat.lt_or_eq_of_le (Nat.le_of_lt_succ h) with
    | inl k => rw [getElem?_append_left (by rw [length_range]; exact k), ih k]
    | inr k => subst k; rw [getElem?_append_right (Nat.le_of_eq length_range), length_range, Nat.sub_self, getElem?_cons_zero]
@[simp] theorem getElem_range {n i : Nat} (h : i < (range n).length) : (range n)[i]'h = i := by
  apply Option.some.inj; rw [← getElem?_eq_getElem h, getElem?_range (by rw [length_range] at h; exact h)]
theorem getElem?_take_of_lt {l : List α} {n i : Nat} (h : i < n) : (l.take n)[i]? = l[i]? := by
  induction l generalizing n i with
  | nil => rw [take_nil]
  | cons a l ih =>
    cases n with
    | zero => cases h
    | succ n => cases i with | zero => rfl | succ i => exact ih (Nat.lt_of_succ_lt_succ h)
@[simp] theorem getElem_take {l : List α} {n i : Nat} {h : i < (l.take n).length} :
    (l.take n)[i]'h = l[i]'(by rw [length_take] at h; omega) := by
  apply Option.some.inj; rw [← getElem?_eq_getElem h, getElem?_take_of_lt (by rw [length_take] at h; omega), getElem?_eq_getElem]
@[simp] theorem getElem?_drop {l : List α} {i j : Nat} : (l.drop i)[j]? = l[i + j]? := by
  induction l generalizing i with
  | nil => rw [drop_nil]; simp
  | cons a l ih => cases i with
    | zero => rw [Nat.zero_add]; rfl
    | succ i => rw [drop_succ_cons, ih, Nat.succ_add]; rfl
@[simp] theorem getElem_drop {l : List α} {i j : Nat} {h : j < (l.drop i).length} :
    (l.drop i)[j]'h = l[i + j]'(by rw [length_drop] at h; omega) := by
  apply Option.some.inj; rw [← getElem?_eq_getElem h, getElem?_drop, getElem?_eq_getElem]
theorem length_eraseIdx_add_one {l : List α} {i : Nat} (h : i < l.length) : (l.eraseIdx i).length + 1 = l.length := by
  induction l generalizing i with
  | nil => cases h
  | cons a l ih => cases i with | zero => rfl | succ i => exact congrArg (· + 1) (ih (Nat.lt_of_succ_lt_succ h))
theorem length_eraseIdx_of_lt {l : List α} {i : Nat} (h : i < l.length) : (l.eraseIdx i).length = l.length - 1 := by
  rw [← length_eraseIdx_add_one h]; rfl
theorem getElem?_eraseIdx {l : List α} {i j : Nat} : (l.eraseIdx i)[j]? = if j < i then l[j]? else l[j + 1]? := by
  induction l generalizing i j with
  | nil => simp [eraseIdx]
  | cons a l ih =>
    cases i with
    | zero => rfl
    | succ i => cases j with
      | zero => rfl
      | succ j => show (l.eraseIdx i)[j]? = _; rw [ih]; simp only [getElem?_cons_succ, Nat.add_lt_add_iff_right]
theorem _root_.P3.mapIdx_go_getElem? {f : Nat → α → β} {l : List α} {k i : Nat} :
    (mapIdx.go f l k)[i]? = Option.map (f (i + k)) l[i]? := by
  induction l generalizing k i with
  | nil => rfl
  | cons a l ih => cases i with
    | zero => show some (f k a) = some (f (0 + k) a); rw [Nat.zero_add]
    | succ i => show (mapIdx.go f l (k + 1))[i]? = Option.map (f (i + 1 + k)) l[i]?; rw [ih, Nat.add_right_comm, Nat.add_assoc]
@[simp] theorem getElem?_mapIdx {f : Nat → α → β} {l : List α} {i : Nat} : (l.mapIdx f)[i]? = Option.map (f i) l[i]? :=
  P3.mapIdx_go_getElem?
theorem _root_.P3.mapIdx_go_length {f : Nat → α → β} {l : List α} {k : Nat} : (mapIdx.go f l k).length = l.length := by
  induction l generalizing k with | nil => rfl | cons a l ih => exact congrArg (· + 1) ih
@[simp] theorem length_mapIdx {f : Nat → α → β} {l : List α} : (l.mapIdx f).length = l.length := P3.mapIdx_go_length
@[simp] theorem getElem_mapIdx {f : Nat → α → β} {l : List α} {i : Nat} {h : i < (l.mapIdx f).length} :
    (l.mapIdx f)[i]'h = f i (l[i]'(length_mapIdx ▸ h)) := by
  apply Option.some.inj; rw [← getElem?_eq_getElem h, getElem?_mapIdx, getElem?_eq_getElem (by rw [length_mapIdx] at h; exact h)]; rfl
@[simp] theorem mem_mapIdx {f : Nat → α → β} {b : β} {l : List α} :
    b ∈ mapIdx f l ↔ ∃ (i : Nat) (h : i < l.length), f i (l[i]'h) = b := by
  rw [mem_iff_getElem]
  exact ⟨fun ⟨i, h, e⟩ => ⟨i, length_mapIdx ▸ h, getElem_mapIdx.symm.trans e⟩, fun ⟨i, h, e⟩ => ⟨i, length_mapIdx.symm ▸ h, getElem_mapIdx.trans e⟩⟩
@[simp] theorem mapIdx_nil {f : Nat → α → β} : mapIdx f [] = [] := rfl
theorem _root_.P3.mapIdx_go_succ {f : Nat → α → β} {l : List α} {k : Nat} :
    mapIdx.go f l (k + 1) = mapIdx.go (fun i => f (i + 1)) l k := by
  induction l generalizing k with | nil => rfl | cons a l ih => exact congrArg (f (k + 1) a :: ·) ih
@[simp] theorem mapIdx_cons {f : Nat → α → β} {a : α} {l : List α} : mapIdx f (a :: l) = f 0 a :: mapIdx (fun i => f (i + 1)) l :=
  congrArg (f 0 a :: ·) P3.mapIdx_go_succ
@[simp] theorem length_zipIdx {l : List α} {n : Nat} : (l.zipIdx n).length = l.length := by
  induction l generalizing n with | nil => rfl | cons a l ih => exact congrArg (· + 1) ih
@[simp] theorem zipIdx_nil {n : Nat} : ([] : List α).zipIdx n = [] := rfl
@[simp] theorem zipIdx_cons {a : α} {l : List α} {n : Nat} : (a :: l).zipIdx n = (a, n) :: l.zipIdx (n + 1) := rfl
@[simp] theorem getElem?_zipIdx {l : List α} {n i : Nat} : (l.zipIdx n)[i]? = Option.map (fun a => (a, n + i)) l[i]? := by
  induction l generalizing n i with
  | nil => rfl
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => rw [zipIdx_cons, getElem?_cons_succ, ih, getElem?_cons_succ, Nat.add_assoc, Nat.add_comm 1 i]
@[simp] theorem getElem_zipIdx {l : List α} {n i : Nat} {h : i < (l.zipIdx n).length} :
    (l.zipIdx n)[i]'h = (l[i]'(length_zipIdx ▸ h), n + i) := by
  apply Option.some.inj; rw [← getElem?_eq_getElem h, getElem?_zipIdx, getElem?_eq_getElem (by rw [length_zipIdx] at h; exact h)]; rfl
theorem mk_mem_zipIdx_iff_le_and_getElem?_sub {k i : Nat} {x : α} {l : List α} :
    (x, i) ∈ l.zipIdx k ↔ k ≤ i ∧ l[i - k]? = some x := by
  rw [mem_iff_getElem?]
  constructor
  · intro ⟨j, h⟩
    rw [getElem?_zipIdx, Option.map_eq_some_iff] at h
    obtain ⟨a, h, e⟩ := h
    injection e with e₁ e₂
    subst e₁; subst e₂
    exact ⟨Nat.le_add_right _ _, by rw [Nat.add_sub_cancel_left]; exact h⟩
  · intro ⟨h, k⟩
    exact ⟨i - _, by rw [getElem?_zipIdx, k]; show some (x, _) = _; rw [Nat.add_sub_of_le h]⟩
theorem mk_mem_zipIdx_iff_getElem? {i : Nat} {x : α} {l : List α} : (x, i) ∈ l.zipIdx ↔ l[i]? = some x := by
  rw [mk_mem_zipIdx_iff_le_and_getElem?_sub]; exact ⟨fun h => h.2, fun h => ⟨Nat.zero_le _, h⟩⟩
theorem mem_zipIdx_iff_getElem? {x : α × Nat} {l : List α} : x ∈ l.zipIdx ↔ l[x.2]? = some x.1 := mk_mem_zipIdx_iff_getElem?
theorem mem_zipIdx {x : α} {i : Nat} {xs : List α} {k : Nat} (h : (x, i) ∈ xs.zipIdx k) :
    k ≤ i ∧ i < k + xs.length ∧ ∃ h : i - k < xs.length, x = xs[i - k]'h := by
  have ⟨a, b⟩ := mk_mem_zipIdx_iff_le_and_getElem?_sub.1 h
  have ⟨c, d⟩ := getElem?_eq_some_iff.1 b
  exact ⟨a, by omega, c, d.symm⟩
theorem find?_eq_some_iff_getElem {xs : List α} {p : α → Bool} {b : α} :
    xs.find? p = some b ↔ p b ∧ ∃ (i : Nat) (h : i < xs.length), xs[i]'h = b ∧ ∀ j : Nat, (hj : j < i) → !p (xs[j]'(Nat.lt_trans hj h)) := by
  induction xs with
  | nil => constructor; exact nofun; exact fun ⟨_, _, h, _⟩ => absurd h (Nat.not_lt_zero _)
  | cons x xs ih =>
    cases hp : p x with
    | true =>
      rw [find?_cons_of_pos hp]
      constructor
      · intro h; cases h; exact ⟨hp, 0, Nat.zero_lt_succ _, rfl, fun j h => absurd h (Nat.not_lt_zero j)⟩
      · intro ⟨h, i, hi, e, k⟩
        cases i with
        | zero => exact congrArg some e
        | succ i => have := k 0 (Nat.zero_lt_succ i); simp [hp] at this
    | false =>
      rw [find?_cons_of_neg (by simp [hp]), ih]
      constructor
      · intro ⟨h, i, hi, e, k⟩
        exact ⟨h, i + 1, Nat.succ_lt_succ hi, e, fun j hj => match j with | 0 => by simp [hp] | j + 1 => k j (Nat.lt_of_succ_lt_succ hj)⟩
      · intro ⟨h, i, hi, e, k⟩
        cases i with
        | zero => have e : x = b := e; subst e; rw [hp] at h; cases h
        | succ i => exact ⟨h, i, Nat.lt_of_succ_lt_succ hi, e, fun j hj => k (j + 1) (Nat.succ_lt_succ hj)⟩
end List
