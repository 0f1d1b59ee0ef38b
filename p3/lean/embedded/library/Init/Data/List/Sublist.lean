prelude
import Init.Data.List.GetElem
import Init.Data.List.Perm
import Init.Data.List.Sort
import Init.Data.List.Lex

/-! Subsets, sublists, prefixes, suffixes, infixes. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
theorem subset_def {l₁ l₂ : List α} : l₁ ⊆ l₂ ↔ ∀ {a : α}, a ∈ l₁ → a ∈ l₂ := .rfl
@[simp] theorem nil_subset (l : List α) : [] ⊆ l := nofun
@[simp] theorem Subset.refl (l : List α) : l ⊆ l := fun {_} h => h
theorem Subset.trans {l₁ l₂ l₃ : List α} (h₁ : l₁ ⊆ l₂) (h₂ : l₂ ⊆ l₃) : l₁ ⊆ l₃ := fun {_} h => h₂ (h₁ h)
theorem subset_cons_self (a : α) (l : List α) : l ⊆ a :: l := fun {_} h => .tail _ h
theorem cons_subset_cons {l₁ l₂ : List α} (a : α) (s : l₁ ⊆ l₂) : a :: l₁ ⊆ a :: l₂ := fun {x} h => by
  cases h with | head => exact .head _ | tail _ h => exact .tail _ (s h)
@[simp] theorem subset_cons_of_subset (a : α) {l₁ l₂ : List α} (s : l₁ ⊆ l₂) : l₁ ⊆ a :: l₂ := fun {_} h => .tail _ (s h)
@[simp] theorem cons_subset {a : α} {l m : List α} : a :: l ⊆ m ↔ a ∈ m ∧ l ⊆ m :=
  ⟨fun h => ⟨h (.head _), fun {_} k => h (.tail _ k)⟩, fun ⟨h, k⟩ {_} m => by cases m with | head => exact h | tail _ m => exact k m⟩
@[simp] theorem subset_nil {l : List α} : l ⊆ [] ↔ l = [] := by
  refine ⟨fun h => ?_, fun h => h ▸ Subset.refl _⟩
  cases l with | nil => rfl | cons a l => exact nomatch h (Mem.head l)
theorem subset_append_left (l₁ l₂ : List α) : l₁ ⊆ l₁ ++ l₂ := fun {_} => mem_append_left _
theorem subset_append_right (l₁ l₂ : List α) : l₂ ⊆ l₁ ++ l₂ := fun {_} => mem_append_right _
@[simp] theorem append_subset {l₁ l₂ l : List α} : l₁ ++ l₂ ⊆ l ↔ l₁ ⊆ l ∧ l₂ ⊆ l :=
  ⟨fun h => ⟨fun {_} m => h (mem_append_left _ m), fun {_} m => h (mem_append_right _ m)⟩,
    fun ⟨h, k⟩ {_} m => (mem_append.1 m).elim h k⟩
theorem map_subset {l₁ l₂ : List α} (f : α → β) (h : l₁ ⊆ l₂) : map f l₁ ⊆ map f l₂ := fun {x} m => by
  obtain ⟨y, k, rfl⟩ := mem_map.1 m; exact mem_map_of_mem (h k)
theorem filter_subset {l₁ l₂ : List α} (p : α → Bool) (H : l₁ ⊆ l₂) : filter p l₁ ⊆ filter p l₂ := fun {x} m => by
  rw [mem_filter] at m ⊢; exact ⟨H m.1, m.2⟩
@[simp] theorem reverse_subset {l₁ l₂ : List α} : reverse l₁ ⊆ l₂ ↔ l₁ ⊆ l₂ := by simp [subset_def]
@[simp] theorem subset_reverse {l₁ l₂ : List α} : l₁ ⊆ reverse l₂ ↔ l₁ ⊆ l₂ := by simp [subset_def]

attribute [simp] Sublist.cons
@[simp] theorem nil_sublist : (l : List α) → [] <+ l | [] => .slnil | a :: l => (nil_sublist l).cons a
@[simp] theorem Sublist.refl : (l : List α) → l <+ l | [] => .slnil | a :: l => (Sublist.refl l).cons₂ a
theorem Sublist.trans {l₁ l₂ l₃ : List α} (h₁ : l₁ <+ l₂) (h₂ : l₂ <+ l₃) : l₁ <+ l₃ := by
  induction h₂ generalizing l₁ with
  | slnil => exact h₁
  | cons a _ ih => exact (ih h₁).cons a
  | cons₂ a _ ih => cases h₁ with | cons _ h => exact (ih h).cons a | cons₂ _ h => exact (ih h).cons₂ a
theorem sublist_cons_self (a : α) (l : List α) : l <+ a :: l := (Sublist.refl l).cons _
theorem sublist_of_cons_sublist (h : a :: l₁ <+ l₂) : l₁ <+ l₂ := (sublist_cons_self a l₁).trans h
@[simp] theorem cons_sublist_cons : a :: l₁ <+ a :: l₂ ↔ l₁ <+ l₂ :=
  ⟨fun h => by cases h with | cons _ h => exact sublist_of_cons_sublist h | cons₂ _ h => exact h, .cons₂ a⟩
theorem Sublist.subset (h : l₁ <+ l₂) : l₁ ⊆ l₂ := by
  induction h with
  | slnil => exact Subset.refl _
  | cons a _ ih => exact subset_cons_of_subset a ih
  | cons₂ a _ ih => exact cons_subset_cons a ih
protected theorem Sublist.mem (hx : a ∈ l₁) (hl : l₁ <+ l₂) : a ∈ l₂ := hl.subset hx
theorem mem_of_cons_sublist {a : α} {l₁ l₂ : List α} (s : a :: l₁ <+ l₂) : a ∈ l₂ := s.subset (.head _)
@[simp] theorem sublist_nil {l : List α} : l <+ [] ↔ l = [] := ⟨fun h => by cases h; rfl, fun h => h ▸ .slnil⟩
theorem Sublist.length_le (h : l₁ <+ l₂) : l₁.length ≤ l₂.length := by
  induction h with | slnil => exact Nat.le_refl _ | cons _ _ ih => exact Nat.le_succ_of_le ih | cons₂ _ _ ih => exact Nat.succ_le_succ ih
theorem Sublist.eq_of_length (h : l₁ <+ l₂) : l₁.length = l₂.length → l₁ = l₂ := by
  induction h with
  | slnil => exact fun _ => rfl
  | cons _ h _ => exact fun e => by have := h.length_le; rw [e, length_cons] at this; exact absurd this (Nat.not_succ_le_self _)
  | cons₂ a _ ih => exact fun e => congrArg (a :: ·) (ih (Nat.succ.inj e))
theorem Sublist.eq_of_length_le (s : l₁ <+ l₂) (h : l₂.length ≤ l₁.length) : l₁ = l₂ :=
  s.eq_of_length (Nat.le_antisymm s.length_le h)
theorem tail_sublist : (l : List α) → l.tail <+ l | [] => .slnil | a :: l => sublist_cons_self a l
protected theorem Sublist.tail {l₁ l₂ : List α} (h : l₁ <+ l₂) : l₁.tail <+ l₂.tail := by
  cases h with | slnil => exact .slnil | cons _ h => exact (tail_sublist _).trans h | cons₂ _ h => exact h
protected theorem Sublist.map (f : α → β) {l₁ l₂ : List α} (s : l₁ <+ l₂) : l₁.map f <+ l₂.map f := by
  induction s with | slnil => exact .slnil | cons _ _ ih => exact .cons _ ih | cons₂ _ _ ih => exact .cons₂ _ ih
protected theorem Sublist.filter (p : α → Bool) {l₁ l₂ : List α} (s : l₁ <+ l₂) : l₁.filter p <+ l₂.filter p := by
  induction s with
  | slnil => exact .slnil
  | cons a _ ih => rw [filter_cons]; split; exact .cons a ih; exact ih
  | cons₂ a _ ih => rw [filter_cons, filter_cons]; split; exact .cons₂ a ih; exact ih
@[simp] theorem filter_sublist {p : α → Bool} : {l : List α} → l.filter p <+ l
  | [] => .slnil
  | a :: l => by rw [filter_cons]; split; exact filter_sublist.cons₂ a; exact filter_sublist.cons a
theorem sublist_append_left : (l₁ l₂ : List α) → l₁ <+ l₁ ++ l₂
  | [], l₂ => nil_sublist _
  | a :: l₁, l₂ => (sublist_append_left l₁ l₂).cons₂ a
theorem sublist_append_right : (l₁ l₂ : List α) → l₂ <+ l₁ ++ l₂
  | [], l₂ => Sublist.refl _
  | a :: l₁, l₂ => (sublist_append_right l₁ l₂).cons a
@[simp] theorem sublist_append_of_sublist_left (s : l <+ l₁) : l <+ l₁ ++ l₂ := s.trans (sublist_append_left ..)
@[simp] theorem sublist_append_of_sublist_right (s : l <+ l₂) : l <+ l₁ ++ l₂ := s.trans (sublist_append_right ..)
@[simp] theorem append_sublist_append_left : (l : List α) → (l ++ l₁ <+ l ++ l₂ ↔ l₁ <+ l₂)
  | [] => .rfl
  | _ :: l => cons_sublist_cons.trans (append_sublist_append_left l)
theorem Sublist.append_left (h : l₁ <+ l₂) (l : List α) : l ++ l₁ <+ l ++ l₂ := (append_sublist_append_left l).2 h
theorem Sublist.append_right (h : l₁ <+ l₂) (l : List α) : l₁ ++ l <+ l₂ ++ l := by
  induction h with | slnil => exact Sublist.refl _ | cons a _ ih => exact ih.cons a | cons₂ a _ ih => exact ih.cons₂ a
theorem Sublist.append (hl : l₁ <+ l₂) (hr : r₁ <+ r₂) : l₁ ++ r₁ <+ l₂ ++ r₂ := (hl.append_right _).trans (hr.append_left _)
theorem sublist_cons_iff {a : α} {l l' : List α} : l <+ a :: l' ↔ l <+ l' ∨ ∃ r, l = a :: r ∧ r <+ l' := by
  constructor
  · intro h; cases h with | cons _ h => exact .inl h | cons₂ _ h => exact .inr ⟨_, rfl, h⟩
  · intro h; cases h with | inl h => exact h.cons a | inr h => obtain ⟨r, rfl, h⟩ := h; exact h.cons₂ a
@[simp] theorem singleton_sublist {a : α} {l : List α} : [a] <+ l ↔ a ∈ l := by
  refine ⟨fun h => h.subset (.head _), fun h => ?_⟩
  obtain ⟨s, t, rfl⟩ := append_of_mem h
  exact ((nil_sublist t).cons₂ a).trans (sublist_append_right s _)
theorem Sublist.reverse (h : l₁ <+ l₂) : l₁.reverse <+ l₂.reverse := by
  induction h with
  | slnil => exact .slnil
  | cons a _ ih => rw [reverse_cons]; exact sublist_append_of_sublist_left ih
  | cons₂ a _ ih => rw [reverse_cons, reverse_cons]; exact ih.append_right _
@[simp] theorem reverse_sublist : l₁.reverse <+ l₂.reverse ↔ l₁ <+ l₂ :=
  ⟨fun h => by rw [← l₁.reverse_reverse, ← l₂.reverse_reverse]; exact h.reverse, Sublist.reverse⟩
theorem take_sublist (i : Nat) (l : List α) : l.take i <+ l := by
  have h := sublist_append_left (l.take i) (l.drop i); rwa [take_append_drop] at h
theorem drop_sublist (i : Nat) (l : List α) : l.drop i <+ l := by
  have h := sublist_append_right (l.take i) (l.drop i); rwa [take_append_drop] at h
theorem take_subset (i : Nat) (l : List α) : l.take i ⊆ l := (take_sublist i l).subset
theorem drop_subset (i : Nat) (l : List α) : l.drop i ⊆ l := (drop_sublist i l).subset
theorem mem_of_mem_take {a : α} {i : Nat} {l : List α} (h : a ∈ l.take i) : a ∈ l := take_subset i l h
theorem mem_of_mem_drop {i : Nat} {l : List α} (h : a ∈ l.drop i) : a ∈ l := drop_subset i l h
theorem mem_of_mem_tail {a : α} {l : List α} (h : a ∈ l.tail) : a ∈ l := (tail_sublist l).subset h
theorem erase_sublist [BEq α] {a : α} : {l : List α} → l.erase a <+ l
  | [] => .slnil
  | b :: l => by unfold List.erase; split; exact sublist_cons_self b l; exact erase_sublist.cons₂ b
theorem mem_of_mem_erase [BEq α] {a b : α} {l : List α} (h : a ∈ l.erase b) : a ∈ l := erase_sublist.subset h
@[simp] theorem mem_erase_of_ne [BEq α] [LawfulBEq α] {a b : α} {l : List α} (ab : a ≠ b) : a ∈ l.erase b ↔ a ∈ l := by
  refine ⟨mem_of_mem_erase, fun m => ?_⟩
  by_cases k : b ∈ l
  · exact ((mem_cons.1 ((perm_cons_erase k).mem_iff.1 m)).resolve_left ab)
  · rwa [erase_of_not_mem k]
theorem Sublist.count_le [BEq α] (a : α) (h : l₁ <+ l₂) : count a l₁ ≤ count a l₂ := by
  induction h with
  | slnil => exact Nat.le_refl _
  | cons b _ ih => rw [count_cons]; omega
  | cons₂ b _ ih => rw [count_cons, count_cons]; omega
private theorem of_isSublist [BEq α] [LawfulBEq α] : (l₁ l₂ : List α) → (l₁.isSublist l₂ = true ↔ l₁ <+ l₂)
  | [], l₂ => by unfold isSublist; simp
  | a :: l₁, [] => by unfold isSublist; simp
  | a :: l₁, b :: l₂ => by
    unfold isSublist
    split
    · rename_i h; rw [eq_of_beq h, cons_sublist_cons]; exact of_isSublist l₁ l₂
    · rename_i h
      rw [of_isSublist (a :: l₁) l₂, sublist_cons_iff]
      refine ⟨.inl, fun o => o.resolve_right fun ⟨r, e, _⟩ => h ?_⟩
      cases e; exact BEq.rfl
@[simp] theorem isSublist_iff_sublist [BEq α] [LawfulBEq α] {l₁ l₂ : List α} : l₁.isSublist l₂ ↔ l₁ <+ l₂ := of_isSublist l₁ l₂
instance [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <+ l₂) := decidable_of_iff (l₁.isSublist l₂ = true) isSublist_iff_sublist

@[simp] theorem prefix_append (l₁ l₂ : List α) : l₁ <+: l₁ ++ l₂ := ⟨l₂, rfl⟩
@[simp] theorem suffix_append (l₁ l₂ : List α) : l₂ <:+ l₁ ++ l₂ := ⟨l₁, rfl⟩
theorem infix_append (l₁ l₂ l₃ : List α) : l₂ <:+: l₁ ++ l₂ ++ l₃ := ⟨l₁, l₃, rfl⟩
@[simp] theorem infix_append' (l₁ l₂ l₃ : List α) : l₂ <:+: l₁ ++ (l₂ ++ l₃) := ⟨l₁, l₃, append_assoc _ _ _⟩
theorem IsPrefix.isInfix (h : l₁ <+: l₂) : l₁ <:+: l₂ := h.elim fun t e => ⟨[], t, e⟩
theorem IsSuffix.isInfix (h : l₁ <:+ l₂) : l₁ <:+: l₂ := h.elim fun t e => ⟨t, [], by rw [e, append_nil]⟩
@[simp] theorem nil_prefix {l : List α} : [] <+: l := ⟨l, rfl⟩
@[simp] theorem nil_suffix {l : List α} : [] <:+ l := ⟨l, append_nil _⟩
@[simp] theorem nil_infix {l : List α} : [] <:+: l := nil_prefix.isInfix
theorem prefix_refl (l : List α) : l <+: l := ⟨[], append_nil _⟩
@[simp] theorem prefix_rfl {l : List α} : l <+: l := prefix_refl l
theorem suffix_refl (l : List α) : l <:+ l := ⟨[], rfl⟩
@[simp] theorem suffix_rfl {l : List α} : l <:+ l := suffix_refl l
theorem infix_refl (l : List α) : l <:+: l := prefix_rfl.isInfix
@[simp] theorem infix_rfl {l : List α} : l <:+: l := infix_refl l
@[simp] theorem suffix_cons (a : α) (l : List α) : l <:+ a :: l := ⟨[a], rfl⟩
theorem IsPrefix.trans {l₁ l₂ l₃ : List α} (h : l₁ <+: l₂) (k : l₂ <+: l₃) : l₁ <+: l₃ := by
  obtain ⟨s, rfl⟩ := h; obtain ⟨t, rfl⟩ := k; exact ⟨s ++ t, (append_assoc _ _ _).symm⟩
theorem IsSuffix.trans {l₁ l₂ l₃ : List α} (h : l₁ <:+ l₂) (k : l₂ <:+ l₃) : l₁ <:+ l₃ := by
  obtain ⟨s, rfl⟩ := h; obtain ⟨t, rfl⟩ := k; exact ⟨t ++ s, append_assoc _ _ _⟩
theorem IsInfix.trans {l₁ l₂ l₃ : List α} (h : l₁ <:+: l₂) (k : l₂ <:+: l₃) : l₁ <:+: l₃ := by
  obtain ⟨s, t, rfl⟩ := h; obtain ⟨u, v, rfl⟩ := k; exact ⟨u ++ s, t ++ v, by simp [append_assoc]⟩
protected theorem IsInfix.sublist (h : l₁ <:+: l₂) : l₁ <+ l₂ := by
  obtain ⟨s, t, rfl⟩ := h; exact (sublist_append_right s l₁).trans (sublist_append_left _ t)
protected theorem IsInfix.subset (hl : l₁ <:+: l₂) : l₁ ⊆ l₂ := hl.sublist.subset
protected theorem IsPrefix.sublist (h : l₁ <+: l₂) : l₁ <+ l₂ := h.isInfix.sublist
protected theorem IsPrefix.subset (hl : l₁ <+: l₂) : l₁ ⊆ l₂ := hl.sublist.subset
protected theorem IsSuffix.sublist (h : l₁ <:+ l₂) : l₁ <+ l₂ := h.isInfix.sublist
protected theorem IsSuffix.subset (hl : l₁ <:+ l₂) : l₁ ⊆ l₂ := hl.sublist.subset
theorem IsInfix.length_le (h : l₁ <:+: l₂) : l₁.length ≤ l₂.length := h.sublist.length_le
theorem IsPrefix.length_le (h : l₁ <+: l₂) : l₁.length ≤ l₂.length := h.sublist.length_le
theorem IsSuffix.length_le (h : l₁ <:+ l₂) : l₁.length ≤ l₂.length := h.sublist.length_le
theorem IsInfix.mem (hx : a ∈ l₁) (hl : l₁ <:+: l₂) : a ∈ l₂ := hl.subset hx
theorem IsPrefix.mem (hx : a ∈ l₁) (hl : l₁ <+: l₂) : a ∈ l₂ := hl.subset hx
theorem IsSuffix.mem (hx : a ∈ l₁) (hl : l₁ <:+ l₂) : a ∈ l₂ := hl.subset hx
theorem IsInfix.eq_of_length (h : l₁ <:+: l₂) : l₁.length = l₂.length → l₁ = l₂ := h.sublist.eq_of_length
theorem IsPrefix.eq_of_length (h : l₁ <+: l₂) : l₁.length = l₂.length → l₁ = l₂ := h.sublist.eq_of_length
theorem IsSuffix.eq_of_length (h : l₁ <:+ l₂) : l₁.length = l₂.length → l₁ = l₂ := h.sublist.eq_of_length
@[simp] theorem infix_nil {l : List α} : l <:+: [] ↔ l = [] := ⟨fun h => sublist_nil.1 h.sublist, fun h => h ▸ infix_rfl⟩
@[simp] theorem prefix_nil {l : List α} : l <+: [] ↔ l = [] := ⟨fun h => sublist_nil.1 h.sublist, fun h => h ▸ prefix_rfl⟩
@[simp] theorem suffix_nil {l : List α} : l <:+ [] ↔ l = [] := ⟨fun h => sublist_nil.1 h.sublist, fun h => h ▸ suffix_rfl⟩
theorem IsPrefix.getElem {xs ys : List α} (h : xs <+: ys) {i : Nat} (hi : i < xs.length) :
    xs[i] = ys[i]'(Nat.le_trans hi h.length_le) := by
  obtain ⟨t, rfl⟩ := h; exact (getElem_append_left hi).symm
@[simp] theorem reverse_suffix : l₁.reverse <:+ l₂.reverse ↔ l₁ <+: l₂ :=
  ⟨fun ⟨t, e⟩ => ⟨t.reverse, by rw [← reverse_inj, reverse_append, reverse_reverse, e]⟩, fun ⟨t, e⟩ => ⟨t.reverse, by rw [← reverse_append, e]⟩⟩
@[simp] theorem reverse_prefix : l₁.reverse <+: l₂.reverse ↔ l₁ <:+ l₂ := by rw [← reverse_suffix, reverse_reverse, reverse_reverse]
theorem infix_iff_prefix_suffix {l₁ l₂ : List α} : l₁ <:+: l₂ ↔ ∃ t, l₁ <+: t ∧ t <:+ l₂ :=
  ⟨fun ⟨s, t, e⟩ => ⟨l₁ ++ t, ⟨t, rfl⟩, s, by rw [← append_assoc, e]⟩, fun ⟨_, ⟨t, e⟩, s, k⟩ => ⟨s, t, by rw [append_assoc, e, k]⟩⟩
theorem infix_iff_suffix_prefix {l₁ l₂ : List α} : l₁ <:+: l₂ ↔ ∃ t, l₁ <:+ t ∧ t <+: l₂ :=
  ⟨fun ⟨s, t, e⟩ => ⟨s ++ l₁, ⟨s, rfl⟩, t, e⟩, fun ⟨_, ⟨s, e⟩, t, k⟩ => ⟨s, t, by rw [e, k]⟩⟩
@[simp] theorem cons_prefix_cons : a :: l₁ <+: b :: l₂ ↔ a = b ∧ l₁ <+: l₂ :=
  ⟨fun ⟨t, e⟩ => by cases e; exact ⟨rfl, t, rfl⟩, fun ⟨e, t, k⟩ => ⟨t, by rw [e, ← k]; rfl⟩⟩
theorem prefix_cons_iff : l₁ <+: a :: l₂ ↔ l₁ = [] ∨ ∃ t, l₁ = a :: t ∧ t <+: l₂ := by
  cases l₁ with
  | nil => simp
  | cons b l => simp [and_assoc]
theorem suffix_cons_iff : l₁ <:+ a :: l₂ ↔ l₁ = a :: l₂ ∨ l₁ <:+ l₂ := by
  constructor
  · rintro ⟨t, e⟩
    cases t with
    | nil => exact .inl e
    | cons b t => cases e; exact .inr ⟨t, rfl⟩
  · rintro (rfl | h)
    · exact suffix_rfl
    · exact h.trans (suffix_cons _ _)
theorem prefix_of_prefix_length_le {l₁ l₂ l₃ : List α} (h : l₁ <+: l₃) (k : l₂ <+: l₃) (ll : l₁.length ≤ l₂.length) : l₁ <+: l₂ := by
  induction l₁ generalizing l₂ l₃ with
  | nil => exact nil_prefix
  | cons a l ih =>
    cases l₂ with
    | nil => exact absurd ll (Nat.not_succ_le_zero _)
    | cons b m =>
      obtain ⟨t, rfl⟩ := h
      rw [cons_append, cons_prefix_cons] at k
      exact cons_prefix_cons.2 ⟨k.1.symm, ih (prefix_append l t) k.2 (Nat.le_of_succ_le_succ ll)⟩
theorem take_prefix (i : Nat) (l : List α) : l.take i <+: l := ⟨_, take_append_drop i l⟩
theorem drop_suffix (i : Nat) (l : List α) : l.drop i <:+ l := ⟨_, take_append_drop i l⟩
theorem tail_suffix (l : List α) : l.tail <:+ l := by cases l <;> simp
private theorem append_drop_length : (l t : List α) → l ++ (l ++ t).drop l.length = l ++ t
  | [], _ => rfl
  | a :: l, t => congrArg (a :: ·) (append_drop_length l t)
private theorem take_length_append : (l t : List α) → l = (l ++ t).take l.length
  | [], _ => rfl
  | a :: l, t => congrArg (a :: ·) (take_length_append l t)
theorem prefix_iff_eq_append {l₁ l₂ : List α} : l₁ <+: l₂ ↔ l₁ ++ l₂.drop l₁.length = l₂ :=
  ⟨fun ⟨t, e⟩ => e ▸ append_drop_length l₁ t, fun h => ⟨_, h⟩⟩
theorem prefix_iff_eq_take : l₁ <+: l₂ ↔ l₁ = l₂.take l₁.length :=
  ⟨fun ⟨t, e⟩ => e ▸ take_length_append l₁ t, fun h => by rw [h]; exact take_prefix _ _⟩
@[simp] theorem prefix_append_right_inj (l : List α) : l ++ l₁ <+: l ++ l₂ ↔ l₁ <+: l₂ := by
  induction l with | nil => exact .rfl | cons a l ih => simp [ih]
theorem IsPrefix.map {β : Type v} (f : α → β) ⦃l₁ l₂ : List α⦄ (h : l₁ <+: l₂) : l₁.map f <+: l₂.map f := by
  obtain ⟨t, rfl⟩ := h; rw [map_append]; exact prefix_append _ _
@[simp] theorem isPrefixOf_iff_prefix [BEq α] [LawfulBEq α] {l₁ l₂ : List α} : l₁.isPrefixOf l₂ ↔ l₁ <+: l₂ := by
  induction l₁ generalizing l₂ with
  | nil => simp [isPrefixOf]
  | cons a l ih => cases l₂ with
    | nil => simp [isPrefixOf]
    | cons b m => rw [isPrefixOf, Bool.and_eq_true, ih, cons_prefix_cons, beq_iff_eq]
instance [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <+: l₂) := decidable_of_iff (l₁.isPrefixOf l₂ = true) isPrefixOf_iff_prefix
@[simp] theorem isSuffixOf_iff_suffix [BEq α] [LawfulBEq α] {l₁ l₂ : List α} : l₁.isSuffixOf l₂ ↔ l₁ <:+ l₂ := by
  rw [isSuffixOf, isPrefixOf_iff_prefix, reverse_prefix]
instance [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <:+ l₂) := decidable_of_iff (l₁.isSuffixOf l₂ = true) isSuffixOf_iff_suffix
end List
