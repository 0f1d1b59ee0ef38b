prelude
import Init.Data.Prod
import Init.Termination
import Init.Data.List.Index

/-! Equality tests of pairs and options, bounded quantifiers. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

theorem _root_.P3.some_inj {α : Type u} {a b : α} (h : some a = some b) : a = b := Option.some.inj h
instance instBEqProd [BEq α] [BEq β] : BEq (α × β) := ⟨fun a b => a.1 == b.1 && a.2 == b.2⟩
instance [BEq α] [BEq β] [LawfulBEq α] [LawfulBEq β] : LawfulBEq (α × β) where
  rfl := by intro a; show (a.1 == a.1 && a.2 == a.2) = true; simp
  eq_of_beq := by
    intro a b h
    have h : (a.1 == b.1 && a.2 == b.2) = true := h
    simp at h
    exact Prod.ext h.1 h.2
instance instBEqOption [BEq α] : BEq (Option α) :=
  ⟨fun a b => match a, b with | none, none => true | some a, some b => a == b | _, _ => false⟩
protected theorem Nat.lt_succ_of_lt {a b : Nat} (h : a < b) : a < Nat.succ b := Nat.le_succ_of_le h
instance Nat.decidableExistsLT' {k : Nat} {P : (m : Nat) → m < k → Prop} [I : ∀ m h, Decidable (P m h)] : Decidable (∃ m, ∃ h : m < k, P m h) :=
  decidable_of_iff (¬∀ m h, ¬P m h) ⟨fun h => Classical.byContradiction fun k => h fun m l p => k ⟨m, l, p⟩, fun ⟨m, l, p⟩ h => h m l p⟩
instance Nat.decidableExistsLE {p : Nat → Prop} [DecidablePred p] (n : Nat) : Decidable (∃ m, m ≤ n ∧ p m) :=
  decidable_of_iff (∃ m, m < n + 1 ∧ p m) ⟨fun ⟨m, a, b⟩ => ⟨m, Nat.le_of_lt_succ a, b⟩, fun ⟨m, a, b⟩ => ⟨m, Nat.lt_succ_of_le a, b⟩⟩
protected theorem Nat.sub_one_lt_of_le {n m : Nat} (h₀ : 0 < n) (h₁ : n ≤ m) : n - 1 < m := by omega
protected theorem Nat.le_sub_one_of_lt {a b : Nat} (h : a < b) : a ≤ b - 1 := by omega
protected theorem Int.sub_sub_self (a b : Int) : a - (a - b) = b := by omega
