prelude
import Init.Data.List.MinMax
import Init.Data.Array.Basic

/-! Facts about arrays. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
@[simp] theorem size_toArray (as : List α) : as.toArray.size = as.length := rfl
@[simp] theorem getElem_toArray {xs : List α} {i : Nat} (h : i < xs.toArray.size) : xs.toArray[i]'h = xs[i]'h := rfl
@[simp] theorem getElem?_toArray {xs : List α} {i : Nat} : xs.toArray[i]? = xs[i]? :=
  (Array.getElem?_toList (xs := xs.toArray)).symm
@[simp] theorem getElem!_toArray [Inhabited α] {xs : List α} {i : Nat} : xs.toArray[i]! = xs[i]! := by
  rw [P3.array_getElem!_eq, getElem!_eq_getElem?_getD, getElem?_toArray]
@[simp] theorem mem_toArray {a : α} {l : List α} : a ∈ l.toArray ↔ a ∈ l := Array.mem_def
@[simp] theorem push_toArray (l : List α) (a : α) : l.toArray.push a = (l ++ [a]).toArray := rfl
@[simp] theorem map_toArray (f : α → β) (l : List α) : l.toArray.map f = (l.map f).toArray := rfl
@[simp] theorem mapIdx_toArray (f : Nat → α → β) (l : List α) : l.toArray.mapIdx f = (l.mapIdx f).toArray := rfl
@[simp] theorem append_toArray (l₁ l₂ : List α) : l₁.toArray ++ l₂.toArray = (l₁ ++ l₂).toArray := rfl
@[simp] theorem reverse_toArray (l : List α) : l.toArray.reverse = l.reverse.toArray := rfl
@[simp] theorem all_toArray' {p : α → Bool} {l : List α} {stop : Nat} (h : stop = l.toArray.size) :
    l.toArray.all p 0 stop = l.all p := by
  subst h; show ((l.take l.length).drop 0).all p = _; rw [List.take_length]; rfl
@[simp] theorem any_toArray' {p : α → Bool} {l : List α} {stop : Nat} (h : stop = l.toArray.size) :
    l.toArray.any p 0 stop = l.any p := by
  subst h; show ((l.take l.length).drop 0).any p = _; rw [List.take_length]; rfl
@[simp] theorem foldl_toArray' (f : β → α → β) (init : β) (l : List α) {stop : Nat} (h : stop = l.toArray.size) :
    l.toArray.foldl f init 0 stop = l.foldl f init := by
  subst h; show ((l.take l.length).drop 0).foldl f init = _; rw [List.take_length]; rfl
@[simp] theorem filter_toArray' {p : α → Bool} {l : List α} {stop : Nat} (h : stop = l.toArray.size) :
    l.toArray.filter p 0 stop = (l.filter p).toArray := by
  subst h; show Array.mk (((l.take l.length).drop 0).filter p) = _; rw [List.take_length]; rfl
end List
namespace Array
variable {xs ys : Array α}
theorem _root_.P3.array_toList_window : (xs.toList.take xs.size).drop 0 = xs.toList := by
  show xs.toList.take xs.toList.length = _; rw [List.take_length]
theorem foldl_toList (f : β → α → β) {init : β} {xs : Array α} : xs.toList.foldl f init = xs.foldl f init := by
  unfold foldl; rw [P3.array_toList_window]
theorem foldr_toList (f : α → β → β) {init : β} {xs : Array α} : xs.toList.foldr f init = xs.foldr f init := by
  unfold foldr; rw [P3.array_toList_window]
theorem any_toList {p : α → Bool} {xs : Array α} : xs.toList.any p = xs.any p := by unfold any; rw [P3.array_toList_window]
theorem all_toList {p : α → Bool} {xs : Array α} : xs.toList.all p = xs.all p := by unfold all; rw [P3.array_toList_window]
@[simp] theorem size_empty : (#[] : Array α).size = 0 := rfl
@[simp] theorem size_push {xs : Array α} (v : α) : (xs.push v).size = xs.size + 1 := by
  show (xs.toList ++ [v]).length = _; rw [List.length_append]; rfl
@[simp] theorem toList_push {xs : Array α} {x : α} : (xs.push x).toList = xs.toList ++ [x] := rfl
@[simp] theorem toList_append {xs ys : Array α} : (xs ++ ys).toList = xs.toList ++ ys.toList := rfl
@[simp] theorem size_append {xs ys : Array α} : (xs ++ ys).size = xs.size + ys.size := List.length_append
@[simp] theorem append_empty {xs : Array α} : xs ++ #[] = xs := ext' (List.append_nil _)
@[simp] theorem empty_append {xs : Array α} : #[] ++ xs = xs := rfl
theorem append_assoc {xs ys zs : Array α} : xs ++ ys ++ zs = xs ++ (ys ++ zs) := ext' (List.append_assoc _ _ _)
@[simp] theorem toList_map {f : α → β} {xs : Array α} : (xs.map f).toList = xs.toList.map f := rfl
@[simp] theorem size_map {f : α → β} {xs : Array α} : (xs.map f).size = xs.size := List.length_map f
@[simp] theorem getElem_map {f : α → β} {xs : Array α} {i : Nat} (h : i < (xs.map f).size) :
    (xs.map f)[i]'h = f (xs[i]'(size_map ▸ h)) :=
  List.getElem_map f
@[simp] theorem getElem?_map {f : α → β} {xs : Array α} {i : Nat} : (xs.map f)[i]? = Option.map f xs[i]? := by
  rw [← getElem?_toList, ← getElem?_toList]; exact List.getElem?_map f _ _
@[simp] theorem map_map {f : α → β} {g : β → γ} {xs : Array α} : (xs.map f).map g = xs.map (g ∘ f) := ext' List.map_map
@[simp] theorem mem_map {f : α → β} {xs : Array α} {b : β} : b ∈ xs.map f ↔ ∃ a, a ∈ xs ∧ f a = b := by
  simp only [mem_def, toList_map, List.mem_map]
@[simp] theorem toList_mapIdx {f : Nat → α → β} {xs : Array α} : (xs.mapIdx f).toList = xs.toList.mapIdx f := rfl
@[simp] theorem size_mapIdx {f : Nat → α → β} {xs : Array α} : (xs.mapIdx f).size = xs.size := List.length_mapIdx
@[simp] theorem getElem_mapIdx {f : Nat → α → β} {xs : Array α} {i : Nat} (h : i < (xs.mapIdx f).size) :
    (xs.mapIdx f)[i]'h = f i (xs[i]'(size_mapIdx ▸ h)) :=
  List.getElem_mapIdx
@[simp] theorem getElem?_mapIdx {f : Nat → α → β} {xs : Array α} {i : Nat} : (xs.mapIdx f)[i]? = Option.map (f i) xs[i]? := by
  rw [← getElem?_toList, ← getElem?_toList]; exact List.getElem?_mapIdx
@[simp] theorem size_zipIdx {xs : Array α} {k : Nat} : (xs.zipIdx k).size = xs.size := List.length_zipIdx
@[simp] theorem getElem_zipIdx {xs : Array α} {k i : Nat} (h : i < (xs.zipIdx k).size) :
    (xs.zipIdx k)[i]'h = (xs[i]'(size_zipIdx (k := k) ▸ h), k + i) :=
  List.getElem_zipIdx
@[simp] theorem size_replicate {n : Nat} {v : α} : (replicate n v).size = n := List.length_replicate
@[simp] theorem getElem_replicate {n i : Nat} {v : α} (h : i < (replicate n v).size) : (replicate n v)[i]'h = v :=
  List.getElem_replicate h
@[simp] theorem toList_replicate {n : Nat} {v : α} : (replicate n v).toList = List.replicate n v := rfl
@[simp] theorem size_range {n : Nat} : (range n).size = n := List.length_range
@[simp] theorem getElem_range {n i : Nat} (h : i < (range n).size) : (range n)[i]'h = i := List.getElem_range h
@[simp] theorem toList_range {n : Nat} : (range n).toList = List.range n := rfl
@[simp] theorem size_reverse {xs : Array α} : xs.reverse.size = xs.size := List.length_reverse
@[simp] theorem reverse_reverse {xs : Array α} : xs.reverse.reverse = xs := ext' (List.reverse_reverse _)
@[simp] theorem toList_reverse {xs : Array α} : xs.reverse.toList = xs.toList.reverse := rfl
@[simp] theorem mem_reverse {x : α} {xs : Array α} : x ∈ xs.reverse ↔ x ∈ xs := by
  simp only [mem_def, toList_reverse, List.mem_reverse]
@[simp] theorem size_extract {xs : Array α} {start stop : Nat} : (xs.extract start stop).size = min stop xs.size - start := by
  show ((xs.toList.take stop).drop start).length = _; rw [List.length_drop, List.length_take]; rfl
@[simp] theorem not_mem_empty (a : α) : ¬a ∈ #[] := fun h => nomatch h.val
@[simp] theorem mem_push {xs : Array α} {x y : α} : x ∈ xs.push y ↔ x ∈ xs ∨ x = y := by
  simp only [mem_def, toList_push, List.mem_append, List.mem_singleton]
@[simp] theorem mem_append {xs ys : Array α} {x : α} : x ∈ xs ++ ys ↔ x ∈ xs ∨ x ∈ ys := by
  simp only [mem_def, toList_append, List.mem_append]
theorem getElem_push_lt {xs : Array α} {x : α} {i : Nat} (h : i < xs.size) :
    (xs.push x)[i]'(by rw [size_push]; exact Nat.lt_succ_of_lt h) = xs[i]'h :=
  List.getElem_append_left h
@[simp] theorem getElem_push_eq {xs : Array α} {x : α} : (xs.push x)[xs.size]'(by rw [size_push]; exact Nat.lt_succ_self _) = x :=
  List.getElem_concat_length
theorem getElem_push {xs : Array α} {x : α} {i : Nat} (h : i < (xs.push x).size) :
    (xs.push x)[i]'h = if h : i < xs.size then xs[i]'h else x := by
  split
  · exact getElem_push_lt ‹_›
  · have e : i = xs.size := by rw [size_push] at h; omega
    subst e; exact getElem_push_eq
/-! Replacing members. -/
@[simp] theorem size_set {xs : Array α} {i : Nat} {v : α} (h : i < xs.size) : (xs.set i v h).size = xs.size := List.length_set
@[simp] theorem toList_set {xs : Array α} {i : Nat} {x : α} (h : i < xs.size) : (xs.set i x h).toList = xs.toList.set i x := rfl
theorem getElem_set {xs : Array α} {i : Nat} (h' : i < xs.size) {v : α} {j : Nat} (h : j < (xs.set i v h').size) :
    (xs.set i v h')[j]'h = if i = j then v else xs[j]'(size_set h' ▸ h) :=
  List.getElem_set h
@[simp] theorem getElem_set_self {xs : Array α} {i : Nat} (h : i < xs.size) {v : α} :
    (xs.set i v h)[i]'(by rw [size_set]; exact h) = v :=
  List.getElem_set_self _
@[simp] theorem getElem_set_ne {xs : Array α} {i : Nat} (h' : i < xs.size) {v : α} {j : Nat} (pj : j < xs.size) (h : i ≠ j) :
    (xs.set i v h')[j]'(by rw [size_set]; exact pj) = xs[j]'pj :=
  List.getElem_set_ne h _
@[simp] theorem set!_eq_setIfInBounds : @set! α = @setIfInBounds α := rfl
@[simp] theorem size_setIfInBounds {xs : Array α} {i : Nat} {a : α} : (xs.setIfInBounds i a).size = xs.size := by
  unfold setIfInBounds; split <;> simp
theorem toList_setIfInBounds {xs : Array α} {i : Nat} {x : α} : (xs.setIfInBounds i x).toList = xs.toList.set i x := by
  unfold setIfInBounds
  split
  · rfl
  · rename_i h
    apply List.ext_getElem?
    intro j
    rw [List.getElem?_set]
    split
    · rename_i e; subst e; rw [if_neg (show ¬i < xs.toList.length from h)]; exact List.getElem?_eq_none (Nat.not_lt.1 h)
    · rfl
attribute [simp] toList_setIfInBounds
theorem getElem?_setIfInBounds {xs : Array α} {i j : Nat} {a : α} :
    (xs.setIfInBounds i a)[j]? = if i = j then if i < xs.size then some a else none else xs[j]? := by
  rw [← getElem?_toList, toList_setIfInBounds, List.getElem?_set, getElem?_toList]; rfl
theorem getElem?_setIfInBounds_self {xs : Array α} {i : Nat} {a : α} :
    (xs.setIfInBounds i a)[i]? = if i < xs.size then some a else none := by
  rw [getElem?_setIfInBounds, if_pos rfl]
@[simp] theorem getElem?_setIfInBounds_self_of_lt {xs : Array α} {i : Nat} {a : α} (h : i < xs.size) :
    (xs.setIfInBounds i a)[i]? = some a := by
  rw [getElem?_setIfInBounds, if_pos rfl, if_pos h]
@[simp] theorem getElem?_setIfInBounds_ne {xs : Array α} {i j : Nat} (h : i ≠ j) {a : α} :
    (xs.setIfInBounds i a)[j]? = xs[j]? := by
  rw [getElem?_setIfInBounds, if_neg h]
theorem getElem_setIfInBounds {xs : Array α} {i : Nat} {a : α} {j : Nat} (hj : j < (xs.setIfInBounds i a).size) :
    (xs.setIfInBounds i a)[j]'hj = if i = j then a else xs[j]'(by rw [size_setIfInBounds] at hj; exact hj) := by
  apply Option.some.inj
  have k : j < xs.size := by rw [size_setIfInBounds] at hj; exact hj
  rw [← getElem?_eq_getElem hj, getElem?_setIfInBounds]
  split
  · rename_i e; subst e; rw [if_pos k]
  · rw [getElem?_eq_getElem k]
@[simp] theorem getElem_setIfInBounds_self {xs : Array α} {i : Nat} {a : α} (h : i < (xs.setIfInBounds i a).size) :
    (xs.setIfInBounds i a)[i]'h = a := by
  rw [getElem_setIfInBounds, if_pos rfl]
@[simp] theorem getElem_setIfInBounds_ne (xs : Array α) {i : Nat} (a : α) {j : Nat} (hj : j < xs.size) (h : i ≠ j) :
    (xs.setIfInBounds i a)[j]'(by rw [size_setIfInBounds]; exact hj) = xs[j]'hj := by
  rw [getElem_setIfInBounds, if_neg h]
theorem setIfInBounds_comm {xs : Array α} (a b : α) {i j : Nat} (h : i ≠ j) :
    (xs.setIfInBounds i a).setIfInBounds j b = (xs.setIfInBounds j b).setIfInBounds i a := by
  apply ext'; simp only [toList_setIfInBounds]; exact List.set_comm a b h
@[simp] theorem setIfInBounds_setIfInBounds {xs : Array α} (a : α) {b : α} {i : Nat} :
    (xs.setIfInBounds i a).setIfInBounds i b = xs.setIfInBounds i b := by
  apply ext'; simp only [toList_setIfInBounds]; exact List.set_set a
@[simp] theorem size_swap {xs : Array α} {i j : Nat} {hi : i < xs.size} {hj : j < xs.size} :
    (xs.swap i j hi hj).size = xs.size := by
  show ((xs.toList.set i _).set j _).length = _; rw [List.length_set, List.length_set]; rfl
@[simp] theorem size_swapIfInBounds {xs : Array α} {i j : Nat} : (xs.swapIfInBounds i j).size = xs.size := by
  unfold swapIfInBounds; split <;> (try split) <;> simp
@[simp] theorem size_eraseIdx {xs : Array α} (i : Nat) (h : i < xs.size) : (xs.eraseIdx i h).size = xs.size - 1 :=
  List.length_eraseIdx_of_lt h
theorem getElem?_eraseIdx {xs : Array α} {i : Nat} (h : i < xs.size) {j : Nat} :
    (xs.eraseIdx i h)[j]? = if j < i then xs[j]? else xs[j + 1]? := by
  rw [← getElem?_toList]; show (xs.toList.eraseIdx i)[j]? = _; rw [List.getElem?_eraseIdx, getElem?_toList, getElem?_toList]
theorem getElem_eraseIdx {xs : Array α} {i : Nat} (h : i < xs.size) {j : Nat} (h' : j < (xs.eraseIdx i h).size) :
    (xs.eraseIdx i h)[j]'h' = if h'' : j < i then xs[j]'(Nat.lt_trans h'' h) else xs[j + 1]'(by rw [size_eraseIdx] at h'; omega) := by
  apply Option.some.inj
  rw [← getElem?_eq_getElem h', getElem?_eraseIdx]
  split
  · rw [getElem?_eq_getElem]
  · rw [getElem?_eq_getElem]
@[simp] theorem size_pop {xs : Array α} : xs.pop.size = xs.size - 1 := by
  match xs with
  | ⟨l⟩ =>
    show l.dropLast.length = l.length - 1
    induction l with
    | nil => rfl
    | cons a l ih => cases l with | nil => rfl | cons b l => exact congrArg (· + 1) ih
/-! Quantifiers over members. -/
@[simp] theorem any_eq_true {p : α → Bool} {xs : Array α} :
    xs.any p = true ↔ ∃ (i : Nat) (h : i < xs.size), p (xs[i]'h) = true := by
  rw [← any_toList, List.any_eq_true]
  exact ⟨fun ⟨x, m, h⟩ => let ⟨i, k, e⟩ := List.mem_iff_getElem.1 m; ⟨i, k, (congrArg p e).trans h⟩, fun ⟨i, k, h⟩ => ⟨_, List.getElem_mem k, h⟩⟩
@[simp] theorem all_eq_true {p : α → Bool} {xs : Array α} :
    xs.all p = true ↔ ∀ (i : Nat) (h : i < xs.size), p (xs[i]'h) = true := by
  rw [← all_toList, List.all_eq_true]
  exact ⟨fun h i k => h _ (List.getElem_mem k), fun h x m => let ⟨i, k, e⟩ := List.mem_iff_getElem.1 m; (congrArg p e).symm.trans (h i k)⟩
theorem any_iff_exists {p : α → Bool} {as : Array α} {start stop : Nat} :
    as.any p start stop ↔ ∃ (i : Nat) (h : i < as.size), start ≤ i ∧ i < stop ∧ p (as[i]'h) := by
  unfold any
  rw [List.any_eq_true]
  constructor
  · intro ⟨x, m, h⟩
    obtain ⟨i, k, e⟩ := List.mem_iff_getElem.1 m
    rw [List.getElem_drop, List.getElem_take] at e
    rw [List.length_drop, List.length_take] at k
    have k : i < min stop as.size - start := k
    exact ⟨start + i, by omega, by omega, by omega, by rw [← e] at h; exact h⟩
  · intro ⟨i, h, a, b, c⟩
    refine ⟨_, List.mem_iff_getElem.2 ⟨i - start, ?_, rfl⟩, ?_⟩
    · rw [List.length_drop, List.length_take]; show i - start < min stop as.size - start; omega
    · rw [List.getElem_drop, List.getElem_take]; have e : start + (i - start) = i := by omega
      simp only [e]; exact c
theorem all_iff_forall {p : α → Bool} {as : Array α} {start stop : Nat} :
    as.all p start stop ↔ ∀ (i : Nat) (h : i < as.size), start ≤ i ∧ i < stop → p (as[i]'h) := by
  unfold all
  rw [List.all_eq_true]
  constructor
  · intro h i k ⟨a, b⟩
    apply h
    refine List.mem_iff_getElem.2 ⟨i - start, ?_, ?_⟩
    · rw [List.length_drop, List.length_take]; show i - start < min stop as.size - start; omega
    · rw [List.getElem_drop, List.getElem_take]; have e : start + (i - start) = i := by omega
      simp only [e]; rfl
  · intro h x m
    obtain ⟨i, k, e⟩ := List.mem_iff_getElem.1 m
    rw [List.getElem_drop, List.getElem_take] at e
    rw [List.length_drop, List.length_take] at k
    have k : i < min stop as.size - start := k
    rw [← e]
    exact h (start + i) (by omega) ⟨by omega, by omega⟩
theorem any_eq {p : α → Bool} {xs : Array α} : xs.any p = decide (∃ (i : Nat) (h : i < xs.size), p (xs[i]'h) = true) := by
  rw [Bool.eq_iff_iff, any_eq_true, decide_eq_true_iff]
theorem all_eq {p : α → Bool} {xs : Array α} : xs.all p = decide (∀ (i : Nat) (h : i < xs.size), p (xs[i]'h) = true) := by
  rw [Bool.eq_iff_iff, all_eq_true, decide_eq_true_iff]
theorem any_eq_true' {p : α → Bool} {xs : Array α} : xs.any p = true ↔ ∃ x, x ∈ xs ∧ p x := by
  rw [← any_toList, List.any_eq_true]; simp only [mem_def]
theorem all_eq_true' {p : α → Bool} {xs : Array α} : xs.all p = true ↔ ∀ x, x ∈ xs → p x := by
  rw [← all_toList, List.all_eq_true]; simp only [mem_def]
theorem contains_iff_mem [BEq α] [LawfulBEq α] {xs : Array α} {a : α} : xs.contains a ↔ a ∈ xs := by
  show xs.any (a == ·) = true ↔ _
  rw [any_eq_true']; exact ⟨fun ⟨x, m, h⟩ => eq_of_beq h ▸ m, fun m => ⟨a, m, beq_self_eq_true a⟩⟩
@[simp] theorem contains_eq_mem [DecidableEq α] {xs : Array α} {a : α} : xs.contains a = decide (a ∈ xs) := by
  rw [Bool.eq_iff_iff, contains_iff_mem, decide_eq_true_iff]
@[simp] theorem isEmpty_iff {xs : Array α} : xs.isEmpty ↔ xs = #[] := by
  match xs with | ⟨[]⟩ => exact ⟨fun _ => rfl, fun _ => rfl⟩ | ⟨_ :: _⟩ => exact ⟨nofun, nofun⟩
theorem size_eq_zero_iff {xs : Array α} : xs.size = 0 ↔ xs = #[] := by
  match xs with | ⟨[]⟩ => exact ⟨fun _ => rfl, fun _ => rfl⟩ | ⟨_ :: _⟩ => exact ⟨nofun, nofun⟩
instance decidableBAllMem {p : α → Prop} [DecidablePred p] (xs : Array α) : Decidable (∀ x, x ∈ xs → p x) :=
  decidable_of_iff (∀ x, x ∈ xs.toList → p x) (by simp only [mem_def])
instance decidableBExMem {p : α → Prop} [DecidablePred p] (xs : Array α) : Decidable (∃ x, x ∈ xs ∧ p x) :=
  decidable_of_iff (∃ x, x ∈ xs.toList ∧ p x) (by simp only [mem_def])
theorem sizeOf_lt_of_mem [SizeOf α] {as : Array α} {a : α} (h : a ∈ as) : sizeOf a < sizeOf as := by
  match as, h with
  | ⟨l⟩, ⟨h⟩ => have k : sizeOf a < sizeOf l := List.sizeOf_lt_of_mem h; show _ < 1 + sizeOf l; omega
end Array
macro_rules | `(tactic| decreasing_trivial) => `(tactic| with_reducible (apply Array.sizeOf_lt_of_mem; assumption))
macro_rules | `(tactic| decreasing_trivial) => `(tactic| exact Nat.lt_of_lt_of_le (Array.sizeOf_lt_of_mem (by assumption)) (Nat.le_add_left _ _))
