prelude
import Init.Data.Nat.MinMax
import Init.Data.Int.Div

/-! Facts that the compiled `omega` tactic cites. -/

set_option linter.all false
universe u v w

theorem Decidable.not_or_of_imp {a b : Prop} [Decidable a] (h : a → b) : ¬a ∨ b :=
  (Decidable.em a).elim (fun x => .inr (h x)) .inl
theorem Fin.val_congr {n : Nat} {a b : Fin n} (h : a = b) : (a : Fin n).val = b.val := h ▸ rfl
namespace Lean.Omega
theorem and_not_not_of_not_or {p q : Prop} (h : ¬(p ∨ q)) : ¬p ∧ ¬q := not_or.1 h
theorem Decidable.or_not_not_of_not_and {p q : Prop} [Decidable p] [Decidable q] (h : ¬(p ∧ q)) : ¬p ∨ ¬q :=
  Decidable.not_and_iff_or_not.1 h
theorem Decidable.and_or_not_and_not_of_iff {p q : Prop} [Decidable q] (h : p ↔ q) : (p ∧ q) ∨ (¬p ∧ ¬q) :=
  Decidable.iff_iff_and_or_not_and_not.1 h
theorem Decidable.and_not_of_not_imp {a b : Prop} [Decidable a] (h : ¬(a → b)) : a ∧ ¬b := Decidable.not_imp_iff_and_not.1 h
theorem Decidable.and_not_or_not_and_of_not_iff {a b : Prop} [Decidable a] [Decidable b] (h : ¬(a ↔ b)) : (a ∧ ¬b) ∨ (¬a ∧ b) :=
  (Decidable.em a).elim (fun x => .inl ⟨x, fun y => h ⟨fun _ => y, fun _ => x⟩⟩) fun x => .inr ⟨x, Decidable.byContradiction fun y => h ⟨fun k => (x k).elim, fun k => (y k).elim⟩⟩
theorem ite_disjunction {α : Type u} {P : Prop} [Decidable P] {a b : α} : (P ∧ (if P then a else b) = a) ∨ (¬P ∧ (if P then a else b) = b) :=
  (Decidable.em P).elim (fun h => .inl ⟨h, if_pos h⟩) fun h => .inr ⟨h, if_neg h⟩
namespace Int
theorem ofNat_pow (a : Nat) : (b : Nat) → ((a ^ b : Nat) : Int) = (a : Int) ^ b | 0 => rfl | b + 1 => congrArg (· * (a : Int)) (ofNat_pow a b)
theorem ofNat_lt_of_lt {x y : Nat} (h : x < y) : (x : Int) < (y : Int) := Int.ofNat_le (m := x + 1).2 h
theorem ofNat_le_of_le {x y : Nat} (h : x ≤ y) : (x : Int) ≤ (y : Int) := Int.ofNat_le.2 h
theorem ofNat_pos_of_pos {a : Nat} (h : 0 < a) : 0 < (a : Int) := ofNat_lt_of_lt h
theorem pos_pow_of_pos (a : Int) (b : Nat) (h : 0 < a) : 0 < a ^ b := by
  have ⟨n, e⟩ := Int.eq_ofNat_of_zero_le (Int.le_of_lt h)
  rw [e] at h ⊢; rw [← ofNat_pow]
  exact ofNat_pos_of_pos (Nat.pow_pos (Nat.pos_of_ne_zero fun z => Int.lt_irrefl 0 (by rw [z] at h; exact h)))
theorem natCast_ofNat {x : Nat} : @Nat.cast Int instNatCastInt (OfNat.ofNat x) = OfNat.ofNat x := rfl
theorem emod_ofNat_nonneg {x : Nat} {y : Int} : 0 ≤ (x : Int) % y := Int.natCast_nonneg _
theorem lt_of_not_le {x y : Int} (h : ¬x ≤ y) : y < x := Int.not_le.1 h
theorem le_of_not_lt {x y : Int} (h : ¬x < y) : y ≤ x := Int.not_lt.1 h
theorem lt_of_not_ge {x y : Int} (h : ¬x ≤ y) : y < x := Int.not_le.1 h
theorem add_congr {a b c d : Int} (h₁ : a = b) (h₂ : c = d) : a + c = b + d := by rw [h₁, h₂]
theorem mul_congr {a b c d : Int} (h₁ : a = b) (h₂ : c = d) : a * c = b * d := by rw [h₁, h₂]
theorem mul_congr_left {a b : Int} (h₁ : a = b) (c : Int) : a * c = b * c := by rw [h₁]
theorem sub_congr {a b c d : Int} (h₁ : a = b) (h₂ : c = d) : a - c = b - d := by rw [h₁, h₂]
theorem neg_congr {a b : Int} (h₁ : a = b) : -a = -b := by rw [h₁]
theorem lt_of_gt {x y : Int} (h : x > y) : y < x := h
theorem le_of_ge {x y : Int} (h : x ≥ y) : y ≤ x := h
theorem ofNat_mul_nonneg {a b : Nat} : 0 ≤ (a : Int) * b := Int.natCast_nonneg (a * b)
theorem ofNat_sub_dichotomy {a b : Nat} : b ≤ a ∧ ((a - b : Nat) : Int) = a - b ∨ a < b ∧ ((a - b : Nat) : Int) = 0 := by
  cases Nat.lt_or_ge a b with
  | inl h => exact .inr ⟨h, by rw [Nat.sub_eq_zero_of_le (Nat.le_of_lt h)]; rfl⟩
  | inr h =>
    refine .inl ⟨h, ?_⟩
    have e : ((a - b : Nat) : Int) + b = a := congrArg Int.ofNat (Nat.sub_add_cancel h)
    rw [← e, Int.add_sub_cancel]
theorem ofNat_congr {a b : Nat} (h : a = b) : (a : Int) = (b : Int) := congrArg _ h
theorem ofNat_sub_sub {a b c : Nat} : ((a - b - c : Nat) : Int) = ((a - (b + c) : Nat) : Int) := congrArg _ (Nat.sub_sub _ _ _)
theorem ofNat_min (a b : Nat) : ((min a b : Nat) : Int) = min (a : Int) (b : Int) := by
  rw [Int.min_def, Nat.min_def]; cases Decidable.em (a ≤ b) with
  | inl h => rw [if_pos h, if_pos (ofNat_le_of_le h)]
  | inr h => rw [if_neg h, if_neg fun k => h (Int.ofNat_le.1 k)]
theorem ofNat_max (a b : Nat) : ((max a b : Nat) : Int) = max (a : Int) (b : Int) := by
  rw [Int.max_def, Nat.max_def]; cases Decidable.em (a ≤ b) with
  | inl h => rw [if_pos h, if_pos (ofNat_le_of_le h)]
  | inr h => rw [if_neg h, if_neg fun k => h (Int.ofNat_le.1 k)]
theorem ofNat_natAbs (a : Int) : (a.natAbs : Int) = if 0 ≤ a then a else -a := match a with
  | .ofNat n => (if_pos (Int.natCast_nonneg n)).symm
  | .negSucc n => (if_neg nofun).symm
theorem neg_le_natAbs {a : Int} : -a ≤ a.natAbs := match a with
  | .ofNat n => Int.le_trans (b := 0) (Int.neg_zero ▸ Int.neg_le_neg (Int.natCast_nonneg n)) (Int.natCast_nonneg n)
  | .negSucc n => Int.le_refl _
theorem ofNat_fst_mk {β : Type u} {x : Nat} {y : β} : ((Prod.mk x y).fst : Int) = x := rfl
theorem ofNat_snd_mk {α : Type u} {x : α} {y : Nat} : ((Prod.mk x y).snd : Int) = y := rfl
theorem ofNat_shiftLeft_eq {x y : Nat} : ((x <<< y : Nat) : Int) = (x : Int) * (2 ^ y : Nat) := rfl
theorem ofNat_shiftRight_eq_div_pow {x y : Nat} : ((x >>> y : Nat) : Int) = (x : Int) / (2 ^ y : Nat) := rfl
end Int
namespace Nat
theorem lt_of_gt {x y : Nat} (h : x > y) : y < x := h
theorem le_of_ge {x y : Nat} (h : x ≥ y) : y ≤ x := h
end Nat
namespace Prod
theorem of_lex {α : Type u} {β : Type v} {r : α → α → Prop} {s : β → β → Prop} {p q : α × β} (w : Prod.Lex r s p q) : r p.1 q.1 ∨ p.1 = q.1 ∧ s p.2 q.2 :=
  match w with | .left _ _ h => .inl h | .right _ h => .inr ⟨rfl, h⟩
theorem of_not_lex {α : Type u} {r : α → α → Prop} [DecidableEq α] {β : Type v} {s : β → β → Prop} {p q : α × β} (w : ¬Prod.Lex r s p q) :
    ¬r p.1 q.1 ∧ (p.1 ≠ q.1 ∨ ¬s p.2 q.2) := ⟨fun h => w (.left _ _ h), (_root_.Decidable.em (p.1 = q.1)).elim (fun e => .inr fun h => w (by cases p; cases q; cases e; exact .right _ h)) .inl⟩
theorem fst_mk {α : Type u} {β : Type v} {x : α} {y : β} : (Prod.mk x y).fst = x := rfl
theorem snd_mk {α : Type u} {β : Type v} {x : α} {y : β} : (Prod.mk x y).snd = y := rfl
end Prod
end Lean.Omega
