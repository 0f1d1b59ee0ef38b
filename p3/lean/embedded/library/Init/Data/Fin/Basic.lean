prelude
import Init.Data.Format

/-! Bounded numbers, and the order of characters. -/

set_option linter.all false
universe u v w

instance : LT Char := ⟨fun a b => a.toNat < b.toNat⟩
instance : LE Char := ⟨fun a b => a.toNat ≤ b.toNat⟩
instance (a b : Char) : Decidable (a < b) := Nat.decLt a.toNat b.toNat
instance (a b : Char) : Decidable (a ≤ b) := Nat.decLe a.toNat b.toNat
class NeZero {R : Type u} [Zero R] (n : R) : Prop where
  out : n ≠ Zero.zero
instance Nat.instNeZeroSucc {n : Nat} : NeZero (n + 1) := ⟨Nat.succ_ne_zero n⟩
namespace Fin
protected def ofNat (n : Nat) [h : NeZero n] (a : Nat) : Fin n := ⟨a % n, Nat.mod_lt a (Nat.pos_of_ne_zero h.out)⟩
instance instOfNat {n : Nat} [NeZero n] {i : Nat} : OfNat (Fin n) i := ⟨Fin.ofNat n i⟩
instance {n : Nat} : DecidableEq (Fin n) := fun i j => match decEq i.val j.val with
  | .isTrue h => .isTrue (P3.fin_eq_of_val_eq h)
  | .isFalse h => .isFalse fun e => h (e ▸ rfl)
instance {n : Nat} : LT (Fin n) := ⟨fun a b => a.val < b.val⟩
instance {n : Nat} : LE (Fin n) := ⟨fun a b => a.val ≤ b.val⟩
instance instDecidableLT {n : Nat} (a b : Fin n) : Decidable (a < b) := Nat.decLt a.val b.val
instance instDecidableLE {n : Nat} (a b : Fin n) : Decidable (a ≤ b) := Nat.decLe a.val b.val
@[ext] theorem ext {n : Nat} {a b : Fin n} (h : a.val = b.val) : a = b := P3.fin_eq_of_val_eq h
theorem eq_of_val_eq {n : Nat} {i j : Fin n} (h : i.val = j.val) : i = j := P3.fin_eq_of_val_eq h
theorem is_lt {n : Nat} (i : Fin n) : i.val < n := i.isLt
instance coeToNat {n : Nat} : CoeOut (Fin n) Nat := ⟨fun v => v.val⟩
end Fin
