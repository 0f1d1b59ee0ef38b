prelude
import Init.Data.List.Ends

/-! Lists of one and the same member, erasing and inserting, how often something occurs. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
theorem eq_replicate_iff {a : α} {n : Nat} {l : List α} : l = replicate n a ↔ l.length = n ∧ ∀ (b) (_ : b ∈ l), b = a := by
  constructor
  · intro h; subst h; exact ⟨length_replicate, fun b m => (mem_replicate.1 m).2⟩
  · rintro ⟨rfl, h⟩
    induction l with
    | nil => rfl
    | cons c l ih => rw [h c (.head _), length_cons, replicate_succ, ← ih fun b m => h b (.tail _ m)]
theorem eq_replicate_of_mem {a : α} {l : List α} (h : ∀ (b) (_ : b ∈ l), b = a) : l = replicate l.length a := eq_replicate_iff.2 ⟨rfl, h⟩
@[simp] theorem replicate_append_replicate {a : α} : replicate n a ++ replicate m a = replicate (n + m) a := by
  rw [eq_replicate_iff]; simp [mem_replicate]; rintro b (h | h) <;> exact h.2
@[simp] theorem map_replicate : (replicate n a).map f = replicate n (f a) := by
  induction n with | zero => rfl | succ n ih => rw [replicate_succ, map_cons, ih]; rfl
@[simp] theorem reverse_replicate {n : Nat} {a : α} : (replicate n a).reverse = replicate n a := by
  rw [eq_replicate_iff]; simp [mem_replicate]
theorem replicate_succ' : replicate (n + 1) a = replicate n a ++ [a] := by
  induction n with | zero => rfl | succ n ih => rw [replicate_succ]; exact (congrArg (a :: ·) ih).trans rfl
@[simp] theorem replicate_eq_nil_iff {a : α} : replicate n a = [] ↔ n = 0 := by cases n <;> simp [replicate_succ]
@[simp] theorem take_replicate {a : α} {i n : Nat} : take i (replicate n a) = replicate (min i n) a := by
  rw [eq_replicate_iff]; exact ⟨by simp, fun b m => (mem_replicate.1 (mem_of_mem_take m)).2⟩
@[simp] theorem drop_replicate {a : α} {i n : Nat} : drop i (replicate n a) = replicate (n - i) a := by
  rw [eq_replicate_iff]; exact ⟨by simp, fun b m => (mem_replicate.1 (mem_of_mem_drop m)).2⟩

@[simp] theorem erase_cons_head [BEq α] [LawfulBEq α] {a : α} {l : List α} : (a :: l).erase a = l := by unfold List.erase; simp
theorem length_erase_of_mem [BEq α] [LawfulBEq α] {a : α} {l : List α} (h : a ∈ l) : (l.erase a).length = l.length - 1 := by
  rw [(perm_cons_erase h).length_eq]; rfl
theorem length_erase_le [BEq α] {a : α} {l : List α} : (l.erase a).length ≤ l.length := erase_sublist.length_le
@[simp] theorem insert_of_mem [BEq α] [LawfulBEq α] {a : α} {l : List α} (h : a ∈ l) : l.insert a = l := by
  rw [List.insert, elem_iff.2 h]; rfl
@[simp] theorem insert_of_not_mem [BEq α] [LawfulBEq α] {a : α} {l : List α} (h : a ∉ l) : l.insert a = a :: l := by
  rw [List.insert, if_neg fun k => h (elem_iff.1 k)]
@[simp] theorem mem_insert_iff [BEq α] [LawfulBEq α] {a b : α} {l : List α} : a ∈ l.insert b ↔ a = b ∨ a ∈ l := by
  by_cases h : b ∈ l
  · rw [insert_of_mem h]; exact ⟨.inr, fun o => o.elim (fun e => e ▸ h) id⟩
  · rw [insert_of_not_mem h, mem_cons]

theorem count_replicate_self [BEq α] [LawfulBEq α] {a : α} {n : Nat} : count a (replicate n a) = n := by
  induction n with | zero => rfl | succ n ih => rw [replicate_succ, count_cons_self, ih]
theorem count_replicate [BEq α] {a b : α} {n : Nat} : count a (replicate n b) = if b == a then n else 0 := by
  induction n with
  | zero => simp
  | succ n ih => rw [replicate_succ, count_cons, ih]; split <;> rfl
theorem countP_le_length : countP p l ≤ l.length := by rw [countP_eq_length_filter]; exact length_filter_le p l
theorem count_le_length [BEq α] {a : α} {l : List α} : count a l ≤ l.length := countP_le_length
@[simp] theorem countP_pos_iff {p} : 0 < countP p l ↔ ∃ a ∈ l, p a := by
  rw [countP_eq_length_filter, length_pos_iff]
  constructor
  · intro h; obtain ⟨a, m⟩ := exists_mem_of_ne_nil _ h; rw [mem_filter] at m; exact ⟨a, m⟩
  · rintro ⟨a, h, k⟩ e; exact not_mem_nil (a := a) (e ▸ mem_filter.2 ⟨h, k⟩)
@[simp] theorem countP_eq_zero {p} : countP p l = 0 ↔ ∀ a ∈ l, ¬p a := by
  rw [countP_eq_length_filter, length_eq_zero_iff, filter_eq_nil_iff]
theorem countP_eq_length {p} : countP p l = l.length ↔ ∀ a ∈ l, p a := by
  induction l with
  | nil => simp
  | cons b l ih =>
    have := countP_le_length (p := p) (l := l)
    rw [countP_cons, forall_mem_cons, ← ih, length_cons]
    split
    · rename_i h; exact ⟨fun e => ⟨h, by omega⟩, fun e => by omega⟩
    · rename_i h; exact ⟨fun e => by omega, fun e => absurd e.1 h⟩
@[simp] theorem countP_true {l : List α} : (l.countP fun _ => true) = l.length := by simp [countP_eq_length]
@[simp] theorem countP_map {p : β → Bool} {f : α → β} {l : List α} : countP p (map f l) = countP (p ∘ f) l := by
  induction l with | nil => rfl | cons a l ih => rw [map_cons, countP_cons, countP_cons, ih]; rfl
@[simp] theorem count_reverse [BEq α] {a : α} {l : List α} : count a l.reverse = count a l := (reverse_perm l).count_eq a
theorem count_erase_self [BEq α] [LawfulBEq α] {a : α} {l : List α} : count a (List.erase l a) = count a l - 1 := by rw [count_erase, if_pos BEq.rfl]
theorem count_erase_of_ne [BEq α] [LawfulBEq α] (ab : a ≠ b) {l : List α} : count a (l.erase b) = count a l := by
  rw [count_erase, if_neg fun h => ab (eq_of_beq h).symm]; rfl
theorem count_filter [BEq α] [LawfulBEq α] {l : List α} (h : p a) : count a (filter p l) = count a l := by
  induction l with
  | nil => rfl
  | cons b l ih =>
    rw [filter_cons]
    split
    · rw [count_cons, count_cons, ih]
    · rename_i k; rw [ih, count_cons_of_ne fun e => k (by rwa [e])]
theorem count_concat_self [BEq α] [LawfulBEq α] {a : α} {l : List α} : count a (concat l a) = count a l + 1 := by simp
end List
