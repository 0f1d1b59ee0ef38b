prelude
import Init.Data.List.Sublist
import Init.Data.Fin.Basic

/-! Relations between all pairs of members; lists without duplicates. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
theorem rel_of_pairwise_cons (p : (a :: l).Pairwise R) {a' : α} (m : a' ∈ l) : R a a' := (pairwise_cons.1 p).1 a' m
theorem Pairwise.of_cons (p : (a :: l).Pairwise R) : Pairwise R l := (pairwise_cons.1 p).2
theorem Pairwise.sublist (s : l₁ <+ l₂) (h : l₂.Pairwise R) : l₁.Pairwise R := by
  induction s with
  | slnil => exact h
  | cons _ _ ih => exact ih h.of_cons
  | cons₂ a s ih => cases h with | cons k h => exact .cons (fun b m => k b (s.subset m)) (ih h)
theorem Pairwise.tail : {l : List α} → Pairwise R l → Pairwise R l.tail
  | [], h => h
  | _ :: _, h => h.of_cons
theorem Pairwise.imp_of_mem {S : α → α → Prop} (H : ∀ {a b}, a ∈ l → b ∈ l → R a b → S a b) (p : Pairwise R l) : Pairwise S l := by
  induction p with
  | nil => exact .nil
  | cons r _ ih => exact .cons (fun x m => H (.head _) (.tail _ m) (r x m)) (ih fun m k => H (.tail _ m) (.tail _ k))
theorem Pairwise.and (hR : Pairwise R l) (hS : Pairwise S l) : l.Pairwise fun a b => R a b ∧ S a b := by
  induction hR with
  | nil => exact .nil
  | cons r _ ih => cases hS with | cons s hS => exact .cons (fun b m => ⟨r b m, s b m⟩) (ih hS)
theorem pairwise_and_iff : l.Pairwise (fun a b => R a b ∧ S a b) ↔ Pairwise R l ∧ Pairwise S l :=
  ⟨fun h => ⟨h.imp And.left, h.imp And.right⟩, fun h => h.1.and h.2⟩
theorem Pairwise.iff_of_mem {S : α → α → Prop} {l : List α} (H : ∀ {a b}, a ∈ l → b ∈ l → (R a b ↔ S a b)) :
    Pairwise R l ↔ Pairwise S l :=
  ⟨imp_of_mem fun m k => (H m k).1, imp_of_mem fun m k => (H m k).2⟩
theorem Pairwise.iff {S : α → α → Prop} (H : ∀ a b, R a b ↔ S a b) {l : List α} : Pairwise R l ↔ Pairwise S l :=
  iff_of_mem fun {a b} _ _ => H a b
theorem pairwise_of_forall {l : List α} (H : ∀ x y, R x y) : Pairwise R l := by
  induction l with | nil => exact .nil | cons a l ih => exact .cons (fun b _ => H a b) ih
theorem pairwise_singleton (R : α → α → Prop) (a : α) : Pairwise R [a] := .cons (fun _ m => nomatch m) .nil
theorem pairwise_pair {a b : α} : Pairwise R [a, b] ↔ R a b := by simp
theorem pairwise_map {l : List α} : (l.map f).Pairwise R ↔ l.Pairwise fun a b => R (f a) (f b) := by
  induction l with
  | nil => simp
  | cons a l ih => simp [ih]
theorem Pairwise.of_map {S : β → β → Prop} (f : α → β) (H : ∀ a b : α, S (f a) (f b) → R a b) (p : Pairwise S (map f l)) :
    Pairwise R l := (pairwise_map.1 p).imp (H _ _)
theorem Pairwise.map {S : β → β → Prop} (f : α → β) (H : ∀ a b : α, R a b → S (f a) (f b)) (p : Pairwise R l) :
    Pairwise S (map f l) := pairwise_map.2 (p.imp (H _ _))
theorem pairwise_filter {p : α → Bool} {l : List α} : Pairwise R (filter p l) ↔ Pairwise (fun x y => p x → p y → R x y) l := by
  induction l with
  | nil => simp
  | cons a l ih =>
    rw [filter_cons]
    split
    · rename_i h; simp [ih, mem_filter, h]
    · rename_i h; rw [ih, pairwise_cons]; exact ⟨fun k => ⟨fun b _ c => absurd c h, k⟩, And.right⟩
theorem Pairwise.filter (p : α → Bool) (h : Pairwise R l) : Pairwise R (filter p l) := h.sublist filter_sublist
theorem pairwise_append {l₁ l₂ : List α} : (l₁ ++ l₂).Pairwise R ↔ l₁.Pairwise R ∧ l₂.Pairwise R ∧ ∀ a ∈ l₁, ∀ b ∈ l₂, R a b := by
  induction l₁ with
  | nil => simp
  | cons a l ih =>
    rw [cons_append, pairwise_cons, pairwise_cons, ih, forall_mem_cons]
    constructor
    · rintro ⟨h, k, m, n⟩
      exact ⟨⟨fun b i => h b (mem_append_left _ i), k⟩, m, fun b i => h b (mem_append_right _ i), n⟩
    · rintro ⟨⟨h, k⟩, m, n, o⟩
      exact ⟨fun b i => (mem_append.1 i).elim (h b) (n b), k, m, o⟩
theorem pairwise_append_comm {R : α → α → Prop} (s : ∀ {x y}, R x y → R y x) {l₁ l₂ : List α} :
    Pairwise R (l₁ ++ l₂) ↔ Pairwise R (l₂ ++ l₁) := perm_append_comm.pairwise_iff s
theorem pairwise_middle {R : α → α → Prop} (s : ∀ {x y}, R x y → R y x) {a : α} {l₁ l₂ : List α} :
    Pairwise R (l₁ ++ a :: l₂) ↔ Pairwise R (a :: (l₁ ++ l₂)) := perm_middle.pairwise_iff s
theorem pairwise_reverse {l : List α} : l.reverse.Pairwise R ↔ l.Pairwise (fun a b => R b a) := by
  induction l with
  | nil => simp
  | cons a l ih => rw [reverse_cons, pairwise_append, ih, pairwise_cons]; simp [and_comm]
theorem Pairwise.drop {l : List α} {i : Nat} (h : List.Pairwise R l) : List.Pairwise R (l.drop i) := h.sublist (drop_sublist i l)
theorem Pairwise.take {l : List α} {i : Nat} (h : List.Pairwise R l) : List.Pairwise R (l.take i) := h.sublist (take_sublist i l)
theorem pairwise_iff_forall_sublist : l.Pairwise R ↔ (∀ {a b}, [a, b] <+ l → R a b) := by
  refine ⟨fun h {a b} s => pairwise_pair.1 (h.sublist s), fun h => ?_⟩
  induction l with
  | nil => exact .nil
  | cons a l ih => exact .cons (fun b m => h ((singleton_sublist.2 m).cons₂ a)) (ih fun s => h (s.cons a))
theorem pairwise_of_forall_mem_list {l : List α} {r : α → α → Prop} (h : ∀ a ∈ l, ∀ b ∈ l, r a b) : l.Pairwise r :=
  pairwise_iff_forall_sublist.2 fun s => h _ (s.subset (.head _)) _ (s.subset (.tail _ (.head _)))
theorem Pairwise.rel_of_mem_append {l₁ l₂ : List α} (h : (l₁ ++ l₂).Pairwise R) (hx : x ∈ l₁) (hy : y ∈ l₂) : R x y :=
  (pairwise_append.1 h).2.2 x hx y hy
theorem pairwise_iff_getElem {l : List α} : Pairwise R l ↔ ∀ (i j : Nat) (_hi : i < l.length) (_hj : j < l.length) (_hij : i < j), R l[i] l[j] := by
  constructor
  · intro h
    induction h with
    | nil => exact fun i j hi => nomatch hi
    | cons k _ ih =>
      intro i j hi hj hij
      match i, j with
      | 0, j + 1 => exact k _ (getElem_mem (Nat.lt_of_succ_lt_succ hj))
      | i + 1, j + 1 => exact ih i j (Nat.lt_of_succ_lt_succ hi) (Nat.lt_of_succ_lt_succ hj) (Nat.lt_of_succ_lt_succ hij)
  · intro h
    induction l with
    | nil => exact .nil
    | cons a l ih =>
      refine .cons (fun b m => ?_) (ih fun i j hi hj hij => h (i + 1) (j + 1) (Nat.succ_lt_succ hi) (Nat.succ_lt_succ hj) (Nat.succ_lt_succ hij))
      obtain ⟨i, hi, rfl⟩ := mem_iff_getElem.1 m
      exact h 0 (i + 1) (Nat.zero_lt_succ _) (Nat.succ_lt_succ hi) (Nat.zero_lt_succ _)
theorem pairwise_iff_get {l : List α} : Pairwise R l ↔ ∀ (i j : Fin l.length) (_hij : i < j), R (get l i) (get l j) :=
  pairwise_iff_getElem.trans ⟨fun h i j k => h i.val j.val i.isLt j.isLt k, fun h i j hi hj k => h ⟨i, hi⟩ ⟨j, hj⟩ k⟩
theorem pairwise_lt_range {n : Nat} : Pairwise (· < ·) (range n) :=
  pairwise_iff_getElem.2 fun i j hi hj k => by rw [getElem_range, getElem_range]; exact k
theorem pairwise_le_range {n : Nat} : Pairwise (· ≤ ·) (range n) := pairwise_lt_range.imp Nat.le_of_lt
theorem nodup_range {n : Nat} : Nodup (range n) := pairwise_lt_range.imp Nat.ne_of_lt

theorem nodup_iff_pairwise_ne : List.Nodup l ↔ List.Pairwise (· ≠ ·) l := .rfl
theorem nodup_append {l₁ l₂ : List α} : (l₁ ++ l₂).Nodup ↔ l₁.Nodup ∧ l₂.Nodup ∧ ∀ a ∈ l₁, ∀ b ∈ l₂, a ≠ b := pairwise_append
theorem Nodup.sublist (s : l₁ <+ l₂) (h : Nodup l₂) : Nodup l₁ := Pairwise.sublist s h
theorem Sublist.nodup (s : l₁ <+ l₂) (h : Nodup l₂) : Nodup l₁ := Pairwise.sublist s h
theorem Nodup.erase [BEq α] [LawfulBEq α] {l : List α} (a : α) (h : Nodup l) : Nodup (l.erase a) := h.sublist erase_sublist
theorem Nodup.not_mem_erase [BEq α] [LawfulBEq α] {a : α} (h : Nodup l) : a ∉ l.erase a := fun m => by
  have k : Nodup (a :: l.erase a) := (perm_cons_erase (mem_of_mem_erase m)).nodup_iff.1 h
  exact (nodup_cons.1 k).1 m
theorem Nodup.mem_erase_iff [BEq α] [LawfulBEq α] {l : List α} {a : α} (d : Nodup l) : a ∈ l.erase b ↔ a ≠ b ∧ a ∈ l :=
  ⟨fun m => ⟨fun e => d.not_mem_erase (e ▸ m), mem_of_mem_erase m⟩, fun h => (mem_erase_of_ne h.1).2 h.2⟩
theorem nodup_iff_count [BEq α] [LawfulBEq α] {l : List α} : l.Nodup ↔ ∀ a, count a l ≤ 1 := by
  induction l with
  | nil => simp
  | cons b l ih =>
    rw [nodup_cons, ih]
    constructor
    · intro h a
      rw [count_cons]
      split
      · rename_i e; rw [← eq_of_beq e, count_eq_zero.2 h.1]
      · exact h.2 a
    · refine fun h => ⟨fun m => ?_, fun a => ?_⟩
      · have := h b; have := count_pos_iff.2 m; rw [count_cons_self] at *; omega
      · have := h a; rw [count_cons] at this; omega
theorem Perm.nodup {l l' : List α} (hl : Perm l l') (hR : l.Nodup) : l'.Nodup := hl.nodup_iff.1 hR
theorem perm_ext_iff_of_nodup {l₁ l₂ : List α} (d₁ : Nodup l₁) (d₂ : Nodup l₂) : Perm l₁ l₂ ↔ ∀ a, a ∈ l₁ ↔ a ∈ l₂ := by
  refine ⟨fun h _ => h.mem_iff, fun h => ?_⟩
  have : DecidableEq α := fun _ _ => Classical.propDecidable _
  refine perm_iff_count.2 fun a => ?_
  have i := nodup_iff_count.1 d₁ a
  have j := nodup_iff_count.1 d₂ a
  have k : 0 < count a l₁ ↔ 0 < count a l₂ := by rw [count_pos_iff, count_pos_iff]; exact h a
  omega
theorem Perm.pairwise {R : α → α → Prop} {l l' : List α} (hR : l.Pairwise R) (hl : Perm l l') (hsymm : ∀ {x y}, R x y → R y x) : l'.Pairwise R :=
  (hl.pairwise_iff hsymm).1 hR
attribute [simp, refl] Perm.refl
theorem Perm.of_eq (h : l₁ = l₂) : Perm l₁ l₂ := h ▸ .refl _
theorem Perm.eq_nil {l : List α} (p : Perm l []) : l = [] := perm_nil.1 p
theorem Perm.foldr_eq {f : α → β → β} (lcomm : ∀ a b c, f a (f b c) = f b (f a c)) {l₁ l₂ : List α} (p : Perm l₁ l₂) (init : β) : foldr f init l₁ = foldr f init l₂ := by
  induction p with
  | nil => rfl
  | cons x _ ih => exact congrArg (f x) ih
  | swap x y l => exact lcomm _ _ _
  | trans _ _ i j => exact i.trans j
theorem perm_cons_append_cons {l l₁ l₂ : List α} (a : α) (p : Perm l (l₁ ++ l₂)) : Perm (a :: l) (l₁ ++ a :: l₂) := (p.cons a).trans perm_middle.symm
theorem filter_append_perm (p : α → Bool) (l : List α) : Perm (filter p l ++ filter (fun x => !p x) l) l := by
  induction l with
  | nil => exact .nil
  | cons a l ih =>
    rw [filter_cons, filter_cons]
    cases h : p a with
    | true => simpa [h] using ih
    | false => simpa [h] using perm_middle.trans (ih.cons a)
theorem perm_insertIdx {α : Type u} (x : α) (l : List α) {i : Nat} (h : i ≤ l.length) : Perm (l.insertIdx i x) (x :: l) := by
  induction i generalizing l with
  | zero => cases l <;> exact .refl _
  | succ i ih => cases l with
    | nil => exact absurd h (Nat.not_succ_le_zero _)
    | cons a l => exact ((ih l (Nat.le_of_succ_le_succ h)).cons a).trans (.swap x a l)
end List
