prelude
import Init.Data.Panic
import Init.Termination
import Init.Data.Fin.Basic

/-! Bit vectors of fixed width, as numbers below a power of two. -/

set_option linter.all false
universe u v w

namespace BitVec
theorem bound (w n : Nat) : n % 2 ^ w < 2 ^ w := Nat.mod_lt n (Nat.pow_pos (by decide))
protected def ofNat (w i : Nat) : BitVec w := ⟨⟨i % 2 ^ w, bound w i⟩⟩
protected def toNat {w : Nat} (x : BitVec w) : Nat := x.toFin.val
theorem eq_of_toNat_eq {w : Nat} : {x y : BitVec w} → x.toNat = y.toNat → x = y
  | ⟨_⟩, ⟨_⟩, h => congrArg ofFin (P3.fin_eq_of_val_eq h)
instance {w n : Nat} : OfNat (BitVec w) n := ⟨BitVec.ofNat w n⟩
instance {w : Nat} : Inhabited (BitVec w) := ⟨BitVec.ofNat w 0⟩
instance {w : Nat} : DecidableEq (BitVec w) := fun x y => match decEq x.toNat y.toNat with
  | .isTrue h => .isTrue (eq_of_toNat_eq h)
  | .isFalse h => .isFalse fun e => h (e ▸ rfl)
instance {w : Nat} : Add (BitVec w) := ⟨fun x y => BitVec.ofNat w (x.toNat + y.toNat)⟩
instance {w : Nat} : Sub (BitVec w) := ⟨fun x y => BitVec.ofNat w (2 ^ w - y.toNat + x.toNat)⟩
instance {w : Nat} : Mul (BitVec w) := ⟨fun x y => BitVec.ofNat w (x.toNat * y.toNat)⟩
instance {w : Nat} : Div (BitVec w) := ⟨fun x y => BitVec.ofNat w (x.toNat / y.toNat)⟩
instance {w : Nat} : Mod (BitVec w) := ⟨fun x y => BitVec.ofNat w (x.toNat % y.toNat)⟩
instance {w : Nat} : AndOp (BitVec w) := ⟨fun x y => BitVec.ofNat w (x.toNat &&& y.toNat)⟩
instance {w : Nat} : OrOp (BitVec w) := ⟨fun x y => BitVec.ofNat w (x.toNat ||| y.toNat)⟩
instance {w : Nat} : XorOp (BitVec w) := ⟨fun x y => BitVec.ofNat w (x.toNat ^^^ y.toNat)⟩
instance {w : Nat} : LT (BitVec w) := ⟨fun x y => x.toNat < y.toNat⟩
instance {w : Nat} : LE (BitVec w) := ⟨fun x y => x.toNat ≤ y.toNat⟩
instance {w : Nat} (x y : BitVec w) : Decidable (x < y) := Nat.decLt x.toNat y.toNat
instance {w : Nat} (x y : BitVec w) : Decidable (x ≤ y) := Nat.decLe x.toNat y.toNat
instance {w : Nat} : Repr (BitVec w) := ⟨fun x _ => .text (x.toNat.repr ++ "#" ++ w.repr)⟩
end BitVec
