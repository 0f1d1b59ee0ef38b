prelude
import Init.Data.List.Take
import Init.Data.List.Positions
import Init.Data.List.More

/-! Permutations and pairwise relations, and that they are decidable. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
instance instDecidablePairwise {R : α → α → Prop} [DecidableRel R] : (l : List α) → Decidable (Pairwise R l)
  | [] => .isTrue .nil
  | a :: l => match (inferInstance : Decidable (∀ x, x ∈ l → R a x)), instDecidablePairwise l with
    | .isTrue h, .isTrue k => .isTrue (.cons h k)
    | .isFalse h, _ => .isFalse fun | .cons m _ => h m
    | _, .isFalse k => .isFalse fun | .cons _ m => k m
instance nodupDecidable [DecidableEq α] (l : List α) : Decidable (Nodup l) := inferInstanceAs (Decidable (Pairwise (· ≠ ·) l))
theorem Pairwise.imp {R S : α → α → Prop} (H : ∀ {a b}, R a b → S a b) {l : List α} (h : Pairwise R l) : Pairwise S l := by
  induction h with
  | nil => exact .nil
  | cons h _ ih => exact .cons (fun a m => H (h a m)) ih
protected theorem Perm.rfl {l : List α} : Perm l l := .refl l
theorem perm_comm {l₁ l₂ : List α} : Perm l₁ l₂ ↔ Perm l₂ l₁ := ⟨.symm, .symm⟩
theorem Perm.append_left {t₁ t₂ : List α} : (l : List α) → Perm t₁ t₂ → Perm (l ++ t₁) (l ++ t₂)
  | [], h => h
  | x :: l, h => .cons x (append_left l h)
theorem Perm.append_right {l₁ l₂ : List α} (t : List α) (h : Perm l₁ l₂) : Perm (l₁ ++ t) (l₂ ++ t) := by
  induction h with
  | nil => exact .refl t
  | cons x _ ih => exact .cons x ih
  | swap x y l => exact .swap x y (l ++ t)
  | trans _ _ i j => exact .trans i j
theorem Perm.append {l₁ l₂ t₁ t₂ : List α} (h : Perm l₁ l₂) (k : Perm t₁ t₂) : Perm (l₁ ++ t₁) (l₂ ++ t₂) :=
  .trans (h.append_right t₁) (k.append_left l₂)
theorem perm_middle {a : α} : {l₁ l₂ : List α} → Perm (l₁ ++ a :: l₂) (a :: (l₁ ++ l₂))
  | [], l₂ => .refl _
  | b :: l₁, l₂ => .trans (.cons b perm_middle) (.swap a b _)
theorem perm_append_comm {l₁ l₂ : List α} : Perm (l₁ ++ l₂) (l₂ ++ l₁) := by
  induction l₁ with
  | nil => simp; exact .refl _
  | cons a l ih => exact .trans (.cons a ih) perm_middle.symm
theorem reverse_perm (l : List α) : Perm l.reverse l := by
  induction l with
  | nil => exact .nil
  | cons a l ih => rw [reverse_cons]; exact .trans perm_append_comm (.cons a ih)
theorem Perm.map (f : α → β) {l₁ l₂ : List α} (h : Perm l₁ l₂) : Perm (l₁.map f) (l₂.map f) := by
  induction h with
  | nil => exact .nil
  | cons x _ ih => exact .cons _ ih
  | swap x y l => exact .swap _ _ _
  | trans _ _ i j => exact .trans i j
theorem perm_cons_erase [BEq α] [LawfulBEq α] {a : α} {l : List α} (h : a ∈ l) : Perm l (a :: l.erase a) := by
  induction l with
  | nil => cases h
  | cons b l ih =>
    unfold erase
    cases e : b == a with
    | true => rw [eq_of_beq e]; exact .refl _
    | false =>
      cases h with
      | head => simp at e
      | tail _ h => exact .trans (.cons b (ih h)) (.swap a b _)
theorem Perm.count_eq [BEq α] {l₁ l₂ : List α} (h : Perm l₁ l₂) (a : α) : l₁.count a = l₂.count a := by
  induction h with
  | nil => rfl
  | cons x _ ih => rw [count_cons, count_cons, ih]
  | swap x y l => rw [count_cons, count_cons, count_cons, count_cons, Nat.add_right_comm]
  | trans _ _ i j => exact i.trans j
theorem Perm.nil_eq {l : List α} (h : Perm [] l) : l = [] := eq_nil_of_length_eq_zero h.length_eq.symm
theorem _root_.P3.perm_of_isPerm [BEq α] [LawfulBEq α] {l₁ l₂ : List α} (h : l₁.isPerm l₂ = true) : Perm l₁ l₂ := by
  induction l₁ generalizing l₂ with
  | nil => unfold isPerm at h; rw [isEmpty_iff] at h; rw [h]; exact .nil
  | cons a l₁ ih =>
    unfold isPerm at h
    rw [Bool.and_eq_true] at h
    exact .trans (.cons a (ih h.2)) (perm_cons_erase (elem_iff.1 h.1)).symm
private theorem Perm.erase_of [BEq α] [LawfulBEq α] (a : α) {l₁ l₂ : List α} (h : Perm l₁ l₂) :
    Perm (l₁.erase a) (l₂.erase a) := by
  induction h with
  | nil => exact .nil
  | cons x k ih => unfold List.erase; cases x == a with | true => exact k | false => exact .cons x ih
  | swap x y l =>
    unfold List.erase
    cases hy : y == a with
    | true =>
      cases hx : x == a with
      | true => rw [eq_of_beq hy, eq_of_beq hx]; exact .refl _
      | false => unfold List.erase; rw [hy]; exact .refl _
    | false =>
      cases hx : x == a with
      | true => unfold List.erase; rw [hx]; exact .refl _
      | false => unfold List.erase; rw [hx, hy]; exact .swap _ _ _
  | trans _ _ i j => exact .trans i j
theorem Perm.erase [BEq α] [LawfulBEq α] (a : α) {l₁ l₂ : List α} (h : Perm l₁ l₂) : Perm (l₁.erase a) (l₂.erase a) :=
  h.erase_of a
theorem isPerm_iff [BEq α] [LawfulBEq α] {l₁ l₂ : List α} : l₁.isPerm l₂ = true ↔ Perm l₁ l₂ := by
  constructor
  · exact P3.perm_of_isPerm
  · intro h
    induction l₁ generalizing l₂ with
    | nil => rw [h.nil_eq]; rfl
    | cons a l₁ ih =>
      unfold isPerm
      rw [Bool.and_eq_true]
      refine ⟨elem_iff.2 (h.mem_iff.1 (.head _)), ih ?_⟩
      have k := h.erase a
      have e : (a :: l₁).erase a = l₁ := by unfold List.erase; simp
      rw [e] at k
      exact k
instance decidablePerm [DecidableEq α] (l₁ l₂ : List α) : Decidable (Perm l₁ l₂) :=
  decidable_of_iff (l₁.isPerm l₂ = true) isPerm_iff
private theorem Perm.pairwise_of {R : α → α → Prop} (s : ∀ {x y}, R x y → R y x) {l₁ l₂ : List α} (h : Perm l₁ l₂) :
    Pairwise R l₁ → Pairwise R l₂ := by
  induction h with
  | nil => exact id
  | cons x k ih => intro h; cases h with | cons a b => exact .cons (fun y m => a y (k.mem_iff.2 m)) (ih b)
  | swap x y l => intro h; cases h with | cons a b => cases b with | cons c d => exact .cons (fun z m => by cases m with | head => exact s (a x (.head _)) | tail _ m => exact c z m) (.cons (fun z m => a z (.tail _ m)) d)
  | trans _ _ i j => exact fun h => j (i h)
theorem Perm.pairwise_iff {R : α → α → Prop} (s : ∀ {x y}, R x y → R y x) {l₁ l₂ : List α} (h : Perm l₁ l₂) :
    Pairwise R l₁ ↔ Pairwise R l₂ :=
  ⟨h.pairwise_of s, h.symm.pairwise_of s⟩
theorem Perm.nodup_iff {l₁ l₂ : List α} (h : Perm l₁ l₂) : Nodup l₁ ↔ Nodup l₂ := h.pairwise_iff (R := (· ≠ ·)) Ne.symm
theorem Perm.cons_inv {a : α} {l₁ l₂ : List α} (h : Perm (a :: l₁) (a :: l₂)) : Perm l₁ l₂ := by
  have : DecidableEq α := fun _ _ => Classical.propDecidable _
  have k := h.erase a
  have e : ∀ l : List α, (a :: l).erase a = l := fun l => by unfold List.erase; simp
  rw [e, e] at k; exact k
@[simp] theorem perm_cons (a : α) {l₁ l₂ : List α} : Perm (a :: l₁) (a :: l₂) ↔ Perm l₁ l₂ := ⟨Perm.cons_inv, .cons a⟩
theorem perm_append_left_iff {l₁ l₂ : List α} : ∀ l, Perm (l ++ l₁) (l ++ l₂) ↔ Perm l₁ l₂
  | [] => .rfl
  | a :: l => (perm_cons a).trans (perm_append_left_iff l)
theorem perm_append_right_iff {l₁ l₂ : List α} (l : List α) : Perm (l₁ ++ l) (l₂ ++ l) ↔ Perm l₁ l₂ := by
  refine ⟨fun h => (perm_append_left_iff l).1 (.trans perm_append_comm (.trans h perm_append_comm)), fun h => h.append_right l⟩
theorem count_pos_iff [BEq α] [LawfulBEq α] {a : α} {l : List α} : 0 < count a l ↔ a ∈ l := by
  induction l with
  | nil => simp
  | cons b l ih =>
    rw [count_cons, mem_cons]
    cases h : b == a with
    | true => rw [eq_of_beq h]; exact ⟨fun _ => .inl rfl, fun _ => Nat.zero_lt_succ _⟩
    | false =>
      have n : a ≠ b := fun e => by rw [e, beq_self_eq_true] at h; cases h
      show 0 < count a l + 0 ↔ _
      rw [Nat.add_zero, ih]; exact ⟨.inr, fun o => o.resolve_left n⟩
theorem count_eq_zero [BEq α] [LawfulBEq α] {a : α} {l : List α} : count a l = 0 ↔ ¬a ∈ l := by
  rw [← count_pos_iff]; exact ⟨fun h k => by rw [h] at k; exact Nat.lt_irrefl 0 k, fun h => Nat.eq_zero_of_not_pos h⟩
theorem count_eq_zero_of_not_mem [BEq α] [LawfulBEq α] {a : α} {l : List α} (h : ¬a ∈ l) : count a l = 0 := count_eq_zero.2 h
theorem erase_of_not_mem [BEq α] [LawfulBEq α] {a : α} : {l : List α} → ¬a ∈ l → l.erase a = l
  | [], _ => rfl
  | b :: l, h => by
    unfold List.erase
    rw [show (b == a) = false from beq_eq_false_iff_ne.2 fun e => h (e ▸ .head _)]
    exact congrArg (b :: ·) (erase_of_not_mem fun m => h (.tail _ m))
theorem count_erase [BEq α] [LawfulBEq α] {a b : α} {l : List α} : count a (l.erase b) = count a l - if b == a then 1 else 0 := by
  by_cases m : b ∈ l
  · rw [(perm_cons_erase m).count_eq a, count_cons, Nat.add_sub_cancel]
  · rw [erase_of_not_mem m]
    by_cases e : b == a
    · rw [count_eq_zero.2 (eq_of_beq e ▸ m), if_pos e]
    · rw [if_neg e]; rfl
theorem perm_iff_count [BEq α] [LawfulBEq α] {l₁ l₂ : List α} : Perm l₁ l₂ ↔ ∀ a, count a l₁ = count a l₂ := by
  refine ⟨Perm.count_eq, fun h => ?_⟩
  induction l₁ generalizing l₂ with
  | nil =>
    cases l₂ with
    | nil => exact .nil
    | cons b l => have k := h b; rw [count_nil, count_cons_self] at k; exact absurd k (Nat.succ_ne_zero _).symm
  | cons a l ih =>
    have m : a ∈ l₂ := count_pos_iff.1 (by rw [← h a, count_cons_self]; exact Nat.zero_lt_succ _)
    have p := perm_cons_erase m
    refine .trans (.cons a (ih fun b => ?_)) p.symm
    have k := (h b).trans (p.count_eq b)
    rw [count_cons, count_cons] at k
    exact Nat.add_right_cancel k
theorem Perm.filter (p : α → Bool) {l₁ l₂ : List α} (h : Perm l₁ l₂) : Perm (l₁.filter p) (l₂.filter p) := by
  induction h with
  | nil => exact .nil
  | cons x _ ih => rw [filter_cons, filter_cons]; cases p x with | true => exact .cons x ih | false => exact ih
  | swap x y l =>
    rw [filter_cons, filter_cons, filter_cons, filter_cons]
    cases p x <;> cases p y
    · exact .refl _
    · exact .refl _
    · exact .refl _
    · exact .swap x y _
  | trans _ _ i j => exact .trans i j
theorem Perm.sum_nat {l₁ l₂ : List Nat} (h : Perm l₁ l₂) : l₁.sum = l₂.sum := by
  induction h with
  | nil => rfl
  | cons x _ ih => rw [sum_cons, sum_cons, ih]
  | swap x y l => rw [sum_cons, sum_cons, sum_cons, sum_cons, Nat.add_left_comm]
  | trans _ _ i j => exact i.trans j
theorem Perm.subset {l₁ l₂ : List α} (p : Perm l₁ l₂) : l₁ ⊆ l₂ := fun {_} m => p.mem_iff.1 m
theorem Perm.isEmpty_eq {l₁ l₂ : List α} (p : Perm l₁ l₂) : l₁.isEmpty = l₂.isEmpty := by
  cases l₁ <;> cases l₂ <;> first | rfl | (have := p.length_eq; simp at this)
@[simp] theorem perm_nil {l₁ : List α} : Perm l₁ [] ↔ l₁ = [] := ⟨fun h => h.symm.nil_eq, fun h => h ▸ .nil⟩
@[simp] theorem nil_perm {l₁ : List α} : Perm [] l₁ ↔ l₁ = [] := ⟨Perm.nil_eq, fun h => h ▸ .nil⟩
theorem perm_singleton {a : α} {l : List α} : Perm l [a] ↔ l = [a] := by
  refine ⟨fun h => ?_, fun h => h ▸ .refl _⟩
  match l, h.length_eq with
  | [b], _ => rw [show b = a from mem_singleton.1 (h.mem_iff.1 (.head _))]
end List
