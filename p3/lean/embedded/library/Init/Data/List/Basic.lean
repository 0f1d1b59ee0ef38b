prelude
import Init.Data.Nat.Induction
import Init.Data.Nat.Simproc
import Init.Data.GetElem

/-! Append, length, membership. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
theorem _root_.P3.list_eq_of_beq [BEq α] [LawfulBEq α] : {a b : List α} → List.beq a b = true → a = b
  | [], [], _ => rfl
  | a :: as, b :: bs, h => by
    have h : (a == b && List.beq as bs) = true := h
    rw [Bool.and_eq_true] at h
    rw [eq_of_beq h.1, P3.list_eq_of_beq h.2]
theorem _root_.P3.list_beq_refl [BEq α] [LawfulBEq α] : (a : List α) → List.beq a a = true
  | [] => rfl
  | a :: as => by show (a == a && List.beq as as) = true; rw [P3.list_beq_refl as, beq_self_eq_true]; rfl
instance instLawfulBEq [BEq α] [LawfulBEq α] : LawfulBEq (List α) where
  rfl := P3.list_beq_refl _
  eq_of_beq := P3.list_eq_of_beq
@[simp] theorem length_nil : ([] : List α).length = 0 := rfl
@[simp] theorem length_cons {a : α} {as : List α} : (a :: as).length = as.length + 1 := rfl
@[simp] theorem nil_append (as : List α) : [] ++ as = as := rfl
@[simp] theorem cons_append {a : α} {as bs : List α} : a :: as ++ bs = a :: (as ++ bs) := rfl
@[simp] theorem append_nil (as : List α) : as ++ [] = as := by
  induction as with | nil => rfl | cons a as ih => rw [cons_append, ih]
@[simp] theorem append_eq {as bs : List α} : List.append as bs = as ++ bs := rfl
@[simp] theorem append_assoc (as bs cs : List α) : as ++ bs ++ cs = as ++ (bs ++ cs) := by
  induction as with | nil => rfl | cons a as ih => simp only [cons_append, ih]
theorem append_cons (as : List α) (b : α) (bs : List α) : as ++ b :: bs = as ++ [b] ++ bs := by simp
@[simp] theorem length_append {as bs : List α} : (as ++ bs).length = as.length + bs.length := by
  induction as with
  | nil => simp
  | cons a as ih => simp only [cons_append, length_cons, ih, Nat.add_right_comm]
theorem cons_ne_nil (a : α) (l : List α) : a :: l ≠ [] := nofun
@[simp] theorem cons_ne_self (a : α) (l : List α) : a :: l ≠ l := fun h => by have k := congrArg length h; simp at k
theorem cons_inj_right (a : α) {l l' : List α} : a :: l = a :: l' ↔ l = l' := by simp
theorem length_eq_zero_iff {l : List α} : l.length = 0 ↔ l = [] := by cases l <;> simp
theorem eq_nil_of_length_eq_zero {l : List α} (h : l.length = 0) : l = [] := length_eq_zero_iff.1 h
@[simp] theorem length_pos_iff {l : List α} : 0 < l.length ↔ l ≠ [] := by cases l <;> simp
theorem ne_nil_of_length_pos {l : List α} (h : 0 < l.length) : l ≠ [] := length_pos_iff.1 h
theorem exists_cons_of_ne_nil {l : List α} (h : l ≠ []) : ∃ b L, l = b :: L :=
  match l with | [] => (h rfl).elim | b :: L => ⟨b, L, rfl⟩
@[simp] theorem append_eq_nil_iff {p q : List α} : p ++ q = [] ↔ p = [] ∧ q = [] := by cases p <;> simp
theorem _root_.P3.append_left_cancel {t s₁ s₂ : List α} : t ++ s₁ = t ++ s₂ → s₁ = s₂ := by
  induction t with | nil => exact id | cons a t ih => intro h; simp only [cons_append] at h; injection h with _ h; exact ih h
theorem append_cancel_left {as bs cs : List α} (h : as ++ bs = as ++ cs) : bs = cs := P3.append_left_cancel h
@[simp] theorem append_cancel_left_eq (as bs cs : List α) : (as ++ bs = as ++ cs) = (bs = cs) :=
  propext ⟨append_cancel_left, fun h => h ▸ rfl⟩
@[simp] theorem not_mem_nil {a : α} : ¬a ∈ ([] : List α) := nofun
@[simp] theorem mem_cons {a b : α} {l : List α} : a ∈ b :: l ↔ a = b ∨ a ∈ l :=
  ⟨fun | .head _ => .inl rfl | .tail _ h => .inr h, fun h => h.elim (fun e => e ▸ .head l) (.tail b)⟩
@[simp] theorem mem_cons_self {a : α} {l : List α} : a ∈ a :: l := .head l
theorem mem_cons_of_mem (y : α) {a : α} {l : List α} (h : a ∈ l) : a ∈ y :: l := .tail y h
theorem mem_singleton {a b : α} : a ∈ [b] ↔ a = b := by simp
@[simp] theorem mem_append {a : α} {s t : List α} : a ∈ s ++ t ↔ a ∈ s ∨ a ∈ t := by
  induction s with | nil => simp | cons b s ih => simp [ih, or_assoc]
theorem mem_append_left {a : α} {as : List α} (bs : List α) (h : a ∈ as) : a ∈ as ++ bs := mem_append.2 (.inl h)
theorem mem_append_right {a : α} {bs : List α} (as : List α) (h : a ∈ bs) : a ∈ as ++ bs := mem_append.2 (.inr h)
theorem ne_nil_of_mem {a : α} {l : List α} (h : a ∈ l) : l ≠ [] := fun e => not_mem_nil (e ▸ h)
theorem eq_nil_iff_forall_not_mem {l : List α} : l = [] ↔ ∀ a, ¬a ∈ l :=
  ⟨fun h a => h ▸ not_mem_nil, fun h => match l, h with | [], _ => rfl | a :: _, h => (h a (.head _)).elim⟩
theorem length_pos_of_mem {a : α} : {l : List α} → a ∈ l → 0 < l.length | _ :: _, _ => Nat.zero_lt_succ _
theorem forall_mem_cons {p : α → Prop} {a : α} {l : List α} : (∀ x, x ∈ a :: l → p x) ↔ p a ∧ ∀ x, x ∈ l → p x :=
  ⟨fun h => ⟨h a (.head l), fun x k => h x (.tail a k)⟩, fun h x k => match k with | .head _ => h.1 | .tail _ k => h.2 x k⟩
theorem append_of_mem {a : α} {l : List α} : a ∈ l → ∃ s t, l = s ++ a :: t
  | .head l => ⟨[], l, rfl⟩
  | .tail b h => match append_of_mem h with | ⟨s, t, e⟩ => ⟨b :: s, t, by rw [e]; rfl⟩
theorem mem_iff_append {a : α} {l : List α} : a ∈ l ↔ ∃ s t, l = s ++ a :: t := ⟨append_of_mem, fun ⟨s, t, e⟩ => by rw [e]; simp⟩
instance decidableBEx (p : α → Prop) [DecidablePred p] : (l : List α) → Decidable (∃ x, x ∈ l ∧ p x)
  | [] => .isFalse nofun
  | x :: xs => if h₁ : p x then .isTrue ⟨x, .head xs, h₁⟩ else
    match decidableBEx p xs with
    | .isTrue h₂ => .isTrue (match h₂ with | ⟨y, a, b⟩ => ⟨y, .tail x a, b⟩)
    | .isFalse h₂ => .isFalse fun | ⟨y, .tail _ a, b⟩ => h₂ ⟨y, a, b⟩ | ⟨_, .head _, b⟩ => h₁ b
instance decidableBAll (p : α → Prop) [DecidablePred p] : (l : List α) → Decidable (∀ x, x ∈ l → p x)
  | [] => .isTrue nofun
  | x :: xs => match (inferInstance : Decidable (p x)), decidableBAll p xs with
    | .isTrue a, .isTrue b => .isTrue (forall_mem_cons.2 ⟨a, b⟩)
    | .isFalse a, _ => .isFalse fun h => a (h x (.head xs))
    | _, .isFalse b => .isFalse fun h => b fun y k => h y (.tail x k)
instance instDecidableMemListOfDecidableEq [DecidableEq α] (a : α) : (as : List α) → Decidable (a ∈ as)
  | [] => .isFalse nofun
  | b :: as => match decEq a b, instDecidableMemListOfDecidableEq a as with
    | .isTrue h, _ => .isTrue (h ▸ .head as)
    | .isFalse h, .isTrue k => .isTrue (.tail b k)
    | .isFalse h, .isFalse k => .isFalse fun | .head _ => h rfl | .tail _ m => k m
@[simp] theorem elem_iff [BEq α] [LawfulBEq α] {a : α} {as : List α} : elem a as = true ↔ a ∈ as := by
  induction as with
  | nil => simp [elem]
  | cons b as ih =>
    unfold elem
    cases h : a == b with
    | true => simp [eq_of_beq h]
    | false => simp [ih, beq_eq_false_iff_ne.1 h]
theorem contains_iff_mem [BEq α] [LawfulBEq α] {a : α} {as : List α} : as.contains a ↔ a ∈ as := elem_iff
@[simp] theorem elem_eq_mem [DecidableEq α] (a : α) (as : List α) : elem a as = decide (a ∈ as) := by
  rw [Bool.eq_iff_iff, elem_iff, decide_eq_true_iff]
theorem elem_nil [BEq α] {a : α} : elem a ([] : List α) = false := rfl
theorem elem_cons [BEq α] {a b : α} {bs : List α} : elem a (b :: bs) = (a == b || elem a bs) := by
  show (match a == b with | true => true | false => elem a bs) = _; cases a == b <;> rfl
theorem contains_cons [BEq α] {a b : α} {as : List α} : (a :: as).contains b = (b == a || as.contains b) := elem_cons
end List
