prelude
import Init.Data.List.Map

/-! `count`, `sum`, `replicate`, `range`, `find?`. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
@[simp] theorem countP_nil {p : α → Bool} : countP p [] = 0 := rfl
theorem countP_cons {p : α → Bool} {a : α} {l : List α} : countP p (a :: l) = countP p l + if p a then 1 else 0 := by
  show (match p a with | true => countP p l + 1 | false => countP p l) = _; cases p a <;> rfl
theorem countP_eq_length_filter {p : α → Bool} {l : List α} : countP p l = (filter p l).length := by
  induction l with | nil => rfl | cons a l ih => rw [countP_cons, filter_cons, ih]; cases p a <;> rfl
@[simp] theorem countP_append {p : α → Bool} {l₁ l₂ : List α} : countP p (l₁ ++ l₂) = countP p l₁ + countP p l₂ := by
  rw [countP_eq_length_filter, countP_eq_length_filter, countP_eq_length_filter, filter_append, length_append]
@[simp] theorem count_nil [BEq α] {a : α} : count a [] = 0 := rfl
theorem count_cons [BEq α] {a b : α} {l : List α} : count a (b :: l) = count a l + if b == a then 1 else 0 := countP_cons
@[simp] theorem count_append [BEq α] {a : α} {l₁ l₂ : List α} : count a (l₁ ++ l₂) = count a l₁ + count a l₂ := countP_append
@[simp] theorem count_cons_self [BEq α] [LawfulBEq α] {a : α} {l : List α} : count a (a :: l) = count a l + 1 := by
  rw [count_cons, beq_self_eq_true]; rfl
theorem count_cons_of_ne [BEq α] [LawfulBEq α] {a b : α} {l : List α} (h : b ≠ a) : count a (b :: l) = count a l := by
  rw [count_cons, beq_eq_false_iff_ne.2 h]; rfl
@[simp] theorem sum_nil [Add α] [Zero α] : ([] : List α).sum = 0 := rfl
@[simp] theorem sum_cons [Add α] [Zero α] {a : α} {l : List α} : (a :: l).sum = a + l.sum := rfl
theorem sum_append_nat {l₁ l₂ : List Nat} : (l₁ ++ l₂).sum = l₁.sum + l₂.sum := by
  induction l₁ with
  | nil => exact (Nat.zero_add _).symm
  | cons a l ih => rw [cons_append, sum_cons, sum_cons, ih, Nat.add_assoc]
@[simp] theorem sum_append {l₁ l₂ : List Nat} : (l₁ ++ l₂).sum = l₁.sum + l₂.sum := sum_append_nat
@[simp] theorem length_replicate {n : Nat} {a : α} : (replicate n a).length = n := by
  induction n with | zero => rfl | succ n ih => exact congrArg _ ih
@[simp] theorem replicate_zero {a : α} : replicate 0 a = [] := rfl
theorem replicate_succ {a : α} {n : Nat} : replicate (n + 1) a = a :: replicate n a := rfl
theorem mem_replicate {a b : α} {n : Nat} : b ∈ replicate n a ↔ n ≠ 0 ∧ b = a := by
  induction n with
  | zero => simp
  | succ n ih =>
    rw [replicate_succ, mem_cons, ih]
    exact ⟨fun h => ⟨nofun, h.elim id fun k => k.2⟩, fun h => .inl h.2⟩
theorem eq_of_mem_replicate {a b : α} {n : Nat} (h : b ∈ replicate n a) : b = a := (mem_replicate.1 h).2
theorem _root_.P3.range_loop (n : Nat) (l : List Nat) : range.loop n l = range n ++ l := by
  induction n generalizing l with
  | zero => rfl
  | succ n ih => exact (ih (n :: l)).trans (by rw [show range (n + 1) = range n ++ [n] from ih [n], append_assoc]; rfl)
@[simp] theorem range_zero : range 0 = [] := rfl
theorem range_succ {n : Nat} : range (n + 1) = range n ++ [n] := P3.range_loop n [n]
@[simp] theorem length_range {n : Nat} : (range n).length = n := by
  induction n with | zero => rfl | succ n ih => rw [range_succ, length_append, ih]; rfl
@[simp] theorem mem_range {m n : Nat} : m ∈ range n ↔ m < n := by
  induction n with
  | zero => simp
  | succ n ih =>
    rw [range_succ, mem_append, ih, mem_singleton]
    exact ⟨fun h => h.elim (fun k => .step k) (fun k => k ▸ .refl), fun h => (Nat.lt_or_eq_of_le (Nat.le_of_lt_succ h))⟩
@[simp] theorem find?_nil {p : α → Bool} : ([] : List α).find? p = none := rfl
theorem find?_cons {a : α} {as : List α} {p : α → Bool} :
    (a :: as).find? p = match p a with | true => some a | false => as.find? p :=
  rfl
@[simp] theorem find?_cons_of_pos {p : α → Bool} {a : α} {l : List α} (h : p a) : find? p (a :: l) = some a := by
  rw [find?_cons, h]
@[simp] theorem find?_cons_of_neg {p : α → Bool} {a : α} {l : List α} (h : ¬p a) : find? p (a :: l) = find? p l := by
  rw [find?_cons, eq_false_of_ne_true h]
@[simp] theorem find?_eq_none {p : α → Bool} {l : List α} : l.find? p = none ↔ ∀ x, x ∈ l → ¬p x := by
  induction l with
  | nil => simp
  | cons a l ih =>
    rw [find?_cons, forall_mem_cons, ← ih]
    cases h : p a <;> simp
theorem find?_some {p : α → Bool} {a : α} {l : List α} : l.find? p = some a → p a := by
  induction l with
  | nil => intro h; cases h
  | cons b l ih =>
    rw [find?_cons]
    cases h : p b with
    | true => intro e; cases e; exact h
    | false => exact ih
theorem mem_of_find?_eq_some {p : α → Bool} {a : α} {l : List α} : l.find? p = some a → a ∈ l := by
  induction l with
  | nil => intro h; cases h
  | cons b l ih =>
    rw [find?_cons]
    cases h : p b with
    | true => intro e; cases e; exact .head l
    | false => intro e; exact .tail b (ih e)
@[simp] theorem lookup_nil [BEq α] {a : α} : ([] : List (α × β)).lookup a = none := rfl
theorem lookup_cons [BEq α] {a k : α} {b : β} {l : List (α × β)} :
    ((k, b) :: l).lookup a = match a == k with | true => some b | false => l.lookup a :=
  rfl
@[simp] theorem filterMap_nil {f : α → Option β} : filterMap f [] = [] := rfl
theorem filterMap_cons {f : α → Option β} {a : α} {l : List α} :
    filterMap f (a :: l) = match f a with | none => filterMap f l | some b => b :: filterMap f l :=
  rfl
end List
