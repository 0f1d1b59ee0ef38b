import Mathlib.Data.List.Sort

/-! Finite multisets: lists up to permutation. -/

set_option linter.all false
universe u v

instance List.isSetoid (α : Type u) : Setoid (List α) := ⟨List.Perm, List.Perm.refl, List.Perm.symm, List.Perm.trans⟩

def Multiset (α : Type u) : Type u := Quotient (List.isSetoid α)

namespace Multiset
variable {α : Type u} {β : Type v}

def ofList (l : List α) : Multiset α := Quotient.mk _ l
instance : Coe (List α) (Multiset α) := ⟨ofList⟩
theorem coe_eq_coe {l₁ l₂ : List α} : (l₁ : Multiset α) = l₂ ↔ l₁.Perm l₂ := ⟨Quotient.exact, fun h => Quotient.sound h⟩
theorem ind {p : Multiset α → Prop} (h : ∀ l : List α, p l) (s : Multiset α) : p s := Quotient.ind h s
@[simp] theorem quot_mk_to_coe (l : List α) : Eq (α := Multiset α) (Quotient.mk (List.isSetoid α) l) (ofList l) := rfl

protected def zero : Multiset α := ([] : List α)
instance : Zero (Multiset α) := ⟨Multiset.zero⟩
instance : EmptyCollection (Multiset α) := ⟨0⟩
instance : Inhabited (Multiset α) := ⟨0⟩
@[simp] theorem coe_nil : (([] : List α) : Multiset α) = 0 := rfl
def cons (a : α) (s : Multiset α) : Multiset α :=
  Quotient.lift (fun l => ofList (a :: l)) (fun _ _ h => coe_eq_coe.2 (.cons a h)) s
end Multiset
infixr:67 " ::ₘ " => Multiset.cons
namespace Multiset
variable {α : Type u} {β : Type v}
instance : Insert α (Multiset α) := ⟨cons⟩
instance : Singleton α (Multiset α) := ⟨fun a => a ::ₘ 0⟩
@[simp] theorem cons_coe (a : α) (l : List α) : (a ::ₘ l : Multiset α) = (a :: l : List α) := rfl
@[simp] theorem coe_singleton (a : α) : ([a] : Multiset α) = {a} := rfl
theorem cons_zero (a : α) : a ::ₘ 0 = {a} := rfl
theorem insert_eq_cons (a : α) (s : Multiset α) : insert a s = a ::ₘ s := rfl

protected def add (s t : Multiset α) : Multiset α :=
  Quotient.lift (fun l => Quotient.lift (fun m => ofList (l ++ m)) (fun _ _ h => coe_eq_coe.2 (List.Perm.append_left l h)) t)
    (fun l l' h => by
      induction t using Multiset.ind with
      | _ m => exact coe_eq_coe.2 (List.Perm.append_right m h)) s
instance : Add (Multiset α) := ⟨Multiset.add⟩
@[simp] theorem coe_add (s t : List α) : (s + t : Multiset α) = (s ++ t : List α) := rfl
protected theorem add_comm (s t : Multiset α) : s + t = t + s := by
  revert s t; exact Quotient.ind fun l => Quotient.ind fun m => coe_eq_coe.2 List.perm_append_comm
protected theorem add_assoc (s t r : Multiset α) : s + t + r = s + (t + r) := by
  revert s t r
  exact Quotient.ind fun l => Quotient.ind fun m => Quotient.ind fun n => congrArg ofList (List.append_assoc l m n)
@[simp] protected theorem add_zero (s : Multiset α) : s + 0 = s := by
  revert s; exact Quotient.ind fun l => congrArg ofList (List.append_nil l)
@[simp] protected theorem zero_add (s : Multiset α) : 0 + s = s := (Multiset.add_comm 0 s).trans (Multiset.add_zero s)
protected theorem add_left_comm (s t r : Multiset α) : s + (t + r) = t + (s + r) := by
  rw [← Multiset.add_assoc, Multiset.add_comm s t, Multiset.add_assoc]
protected theorem add_left_cancel {s t r : Multiset α} (h : s + t = s + r) : t = r := by
  induction s using Multiset.ind with | _ l
  induction t using Multiset.ind with | _ m
  induction r using Multiset.ind with | _ n
  have h : (l ++ m).Perm (l ++ n) := coe_eq_coe.1 h
  exact coe_eq_coe.2 ((List.perm_append_left_iff l).1 h)
protected theorem add_right_cancel {s t r : Multiset α} (h : t + s = r + s) : t = r :=
  Multiset.add_left_cancel (s := s) (by rw [Multiset.add_comm s t, h, Multiset.add_comm])
@[simp] theorem singleton_add (a : α) (s : Multiset α) : {a} + s = a ::ₘ s := by revert s; exact Quotient.ind fun _ => rfl
@[simp] theorem cons_add (a : α) (s t : Multiset α) : a ::ₘ s + t = a ::ₘ (s + t) := by
  revert s t; exact Quotient.ind fun _ => Quotient.ind fun _ => rfl
@[simp] theorem add_cons (a : α) (s t : Multiset α) : s + a ::ₘ t = a ::ₘ (s + t) := by
  rw [Multiset.add_comm, cons_add, Multiset.add_comm]
theorem cons_swap (a b : α) (s : Multiset α) : a ::ₘ b ::ₘ s = b ::ₘ a ::ₘ s := by
  revert s; exact Quotient.ind fun l => coe_eq_coe.2 (.swap b a l)
theorem cons_inj_right (a : α) {s t : Multiset α} : a ::ₘ s = a ::ₘ t ↔ s = t :=
  ⟨fun h => Multiset.add_left_cancel (s := {a}) (by rw [singleton_add, singleton_add, h]), fun h => h ▸ rfl⟩

def card (s : Multiset α) : Nat := Quotient.lift List.length (fun _ _ h => List.Perm.length_eq h) s
@[simp] theorem coe_card (l : List α) : card (l : Multiset α) = l.length := rfl
@[simp] theorem card_zero : card (0 : Multiset α) = 0 := rfl
@[simp] theorem card_cons (a : α) (s : Multiset α) : card (a ::ₘ s) = card s + 1 := by revert s; exact Quotient.ind fun _ => rfl
@[simp] theorem card_singleton (a : α) : card ({a} : Multiset α) = 1 := rfl
@[simp] theorem card_add (s t : Multiset α) : card (s + t) = card s + card t := by
  revert s t; exact Quotient.ind fun _ => Quotient.ind fun _ => List.length_append

protected def Mem (s : Multiset α) (a : α) : Prop := Quotient.lift (fun l => a ∈ l) (fun _ _ h => propext (List.Perm.mem_iff h)) s
instance : Membership α (Multiset α) := ⟨Multiset.Mem⟩
@[simp] theorem mem_coe {a : α} {l : List α} : a ∈ (l : Multiset α) ↔ a ∈ l := .rfl
@[simp] theorem notMem_zero (a : α) : ¬a ∈ (0 : Multiset α) := nofun
@[simp] theorem mem_cons {a b : α} {s : Multiset α} : a ∈ b ::ₘ s ↔ a = b ∨ a ∈ s := by
  induction s using Multiset.ind with | _ l => exact List.mem_cons
@[simp] theorem mem_singleton {a b : α} : b ∈ ({a} : Multiset α) ↔ b = a := List.mem_singleton
@[simp] theorem mem_add {a : α} {s t : Multiset α} : a ∈ s + t ↔ a ∈ s ∨ a ∈ t := by
  induction s using Multiset.ind with | _ l
  induction t using Multiset.ind with | _ m => exact List.mem_append

section Count
variable [DecidableEq α]
def count (a : α) (s : Multiset α) : Nat := Quotient.lift (List.count a) (fun _ _ h => List.Perm.count_eq h a) s
@[simp] theorem coe_count (a : α) (l : List α) : count a (l : Multiset α) = l.count a := rfl
@[simp] theorem count_zero (a : α) : count a 0 = 0 := rfl
theorem count_cons (a b : α) (s : Multiset α) : count a (b ::ₘ s) = count a s + if a = b then 1 else 0 := by
  revert s
  refine Quotient.ind fun l => ?_
  show List.count a (b :: l) = List.count a l + _
  rw [List.count_cons]
  simp only [beq_iff_eq, eq_comm (a := b)]
@[simp] theorem count_cons_self (a : α) (s : Multiset α) : count a (a ::ₘ s) = count a s + 1 := by rw [count_cons, if_pos rfl]
@[simp] theorem count_cons_of_ne {a b : α} (h : a ≠ b) (s : Multiset α) : count a (b ::ₘ s) = count a s := by
  rw [count_cons, if_neg h]; rfl
@[simp] theorem count_add (a : α) (s t : Multiset α) : count a (s + t) = count a s + count a t := by
  revert s t; exact Quotient.ind fun _ => Quotient.ind fun _ => List.count_append
theorem count_singleton (a b : α) : count a ({b} : Multiset α) = if a = b then 1 else 0 := by
  show count a (b ::ₘ 0) = _; rw [count_cons, count_zero, Nat.zero_add]
theorem coe_ext {l m : List α} (h : ∀ a, l.count a = m.count a) : (l : Multiset α) = m := coe_eq_coe.2 (List.perm_iff_count.2 h)
theorem ext {s t : Multiset α} : s = t ↔ ∀ a, count a s = count a t := by
  induction s using Multiset.ind with | _ l
  induction t using Multiset.ind with | _ m => exact ⟨fun h _ => h ▸ rfl, coe_ext⟩
@[ext] theorem ext' {s t : Multiset α} (h : ∀ a, count a s = count a t) : s = t := ext.2 h

def erase (s : Multiset α) (a : α) : Multiset α :=
  Quotient.lift (s := List.isSetoid α) (fun l => ofList (l.erase a)) (fun l m h => (coe_eq_coe (l₁ := l.erase a) (l₂ := m.erase a)).2 (List.Perm.erase a h)) s
@[simp] theorem coe_erase (l : List α) (a : α) : erase (l : Multiset α) a = l.erase a := rfl
theorem cons_erase {s : Multiset α} {a : α} : a ∈ s → a ::ₘ s.erase a = s := by
  induction s using Multiset.ind with | _ l => exact fun h => coe_eq_coe.2 (List.perm_cons_erase h).symm

protected def sub (s t : Multiset α) : Multiset α :=
  Quotient.lift (s := List.isSetoid α)
    (fun l => Quotient.lift (s := List.isSetoid α) (fun m => ofList (l.diff m))
      (fun m n h => coe_ext fun a => by rw [List.count_diff, List.count_diff, List.Perm.count_eq (show List.Perm m n from h) a]) t)
    (fun l l' h => by
      induction t using Multiset.ind with
      | _ m => exact coe_ext fun a => by rw [List.count_diff, List.count_diff, List.Perm.count_eq (show List.Perm l l' from h) a]) s
instance : Sub (Multiset α) := ⟨Multiset.sub⟩
@[simp] theorem coe_sub (l m : List α) : (l - m : Multiset α) = (l.diff m : List α) := rfl
@[simp] theorem count_sub (a : α) (s t : Multiset α) : count a (s - t) = count a s - count a t := by
  induction s using Multiset.ind with | _ l
  induction t using Multiset.ind with | _ m => exact List.count_diff a l m
@[simp] theorem sub_zero (s : Multiset α) : s - 0 = s := by induction s using Multiset.ind with | _ l => rfl
theorem sub_singleton (a : α) (s : Multiset α) : s - {a} = s.erase a := by induction s using Multiset.ind with | _ l => rfl

instance : DecidableEq (Multiset α) := fun s t => decEqOf s t
where
  decEqOf (s t : Multiset α) : Decidable (s = t) :=
    Quot.recOnSubsingleton (motive := fun s => Decidable (s = t)) s fun l =>
      Quot.recOnSubsingleton (motive := fun t => Decidable (Quot.mk _ l = t)) t fun m =>
        decidable_of_iff (l.Perm m) coe_eq_coe.symm
end Count

def map (f : α → β) (s : Multiset α) : Multiset β :=
  Quotient.lift (s := List.isSetoid α) (fun l => ofList (l.map f)) (fun l m h => (coe_eq_coe (l₁ := l.map f) (l₂ := m.map f)).2 (List.Perm.map f h)) s
@[simp] theorem map_coe (f : α → β) (l : List α) : map f (l : Multiset α) = l.map f := rfl
@[simp] theorem map_zero (f : α → β) : map f 0 = 0 := rfl
@[simp] theorem map_cons (f : α → β) (a : α) (s : Multiset α) : map f (a ::ₘ s) = f a ::ₘ map f s := by
  revert s; exact Quotient.ind fun _ => rfl
end Multiset
