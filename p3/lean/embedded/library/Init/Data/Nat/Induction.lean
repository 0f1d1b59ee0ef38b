prelude
import Init.WF
import Init.Data.Nat.Order

/-! Induction principles, bounded quantifiers, iteration. -/

set_option linter.all false
universe u v w

namespace Nat
@[simp] theorem beq_eq {m n : Nat} : (Nat.beq m n = true) = (m = n) := propext ⟨eq_of_beq_eq_true, fun h => h ▸ beq_self m⟩
@[simp] theorem ble_eq {x y : Nat} : (Nat.ble x y = true) = (x ≤ y) := propext ⟨le_of_ble_eq_true, ble_eq_true_of_le⟩
@[simp] theorem blt_eq {x y : Nat} : (Nat.blt x y = true) = (x < y) := propext ⟨le_of_ble_eq_true, ble_eq_true_of_le⟩
protected noncomputable def strongRecOn {motive : Nat → Sort u} (n : Nat) (ind : ∀ n, (∀ m, m < n → motive m) → motive n) :
    motive n :=
  WellFounded.fix Nat.lt_wfRel.wf ind n
@[induction_eliminator] protected def recAux {motive : Nat → Sort u} (zero : motive 0) (succ : ∀ n, motive n → motive (n + 1)) : (t : Nat) → motive t
  | 0 => zero
  | n + 1 => succ n (Nat.recAux zero succ n)
@[cases_eliminator] protected abbrev casesAuxOn {motive : Nat → Sort u} (t : Nat) (zero : motive 0) (succ : (n : Nat) → motive (n + 1)) : motive t := match t with
  | 0 => zero
  | n + 1 => succ n
instance decidableBallLT : ∀ (n : Nat) (P : (k : Nat) → k < n → Prop) [∀ n h, Decidable (P n h)], Decidable (∀ n h, P n h)
  | 0, _, _ => .isTrue fun k h => (not_lt_zero k h).elim
  | n + 1, P, H =>
    match decidableBallLT n (fun k h => P k (.step h)), H n .refl with
    | .isTrue a, .isTrue b => .isTrue fun k h => match Nat.eq_or_lt_of_le (le_of_lt_succ h) with
      | .inl e => by cases e; exact b
      | .inr l => a k l
    | .isFalse a, _ => .isFalse fun h => a fun k l => h k (.step l)
    | _, .isFalse b => .isFalse fun h => b (h n .refl)
instance decidableForallLT (n : Nat) (P : Nat → Prop) [∀ k, Decidable (P k)] : Decidable (∀ k, k < n → P k) :=
  decidableBallLT n fun k _ => P k
def fold {α : Type u} : (n : Nat) → (f : (i : Nat) → i < n → α → α) → (init : α) → α
  | 0, _, a => a
  | n + 1, f, a => f n .refl (fold n (fun i h => f i (.step h)) a)
def «repeat» {α : Type u} (f : α → α) : (n : Nat) → (a : α) → α
  | 0, a => a
  | n + 1, a => f («repeat» f n a)
end Nat
