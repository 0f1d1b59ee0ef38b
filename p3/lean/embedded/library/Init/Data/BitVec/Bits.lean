prelude
import Init.Data.UInt
import Init.Data.Nat.Bitwise

/-! Bits, shifts and complements of bit vectors and machine words. -/

set_option linter.all false
universe u v w

namespace BitVec
variable {n : Nat}
def getLsb (x : BitVec n) (i : Fin n) : Bool := x.toNat.testBit i.val
def getLsbD (x : BitVec n) (i : Nat) : Bool := x.toNat.testBit i
def getMsbD (x : BitVec n) (i : Nat) : Bool := decide (i < n) && x.getLsbD (n - 1 - i)
def getMsb (x : BitVec n) (i : Fin n) : Bool := x.getMsbD i.val
def getLsb? (x : BitVec n) (i : Nat) : Option Bool := if i < n then some (x.getLsbD i) else none
instance : GetElem (BitVec n) Nat Bool fun _ i => i < n where
  getElem x i h := x.getLsb ⟨i, h⟩
protected def shiftLeft (x : BitVec n) (s : Nat) : BitVec n := .ofNat n (x.toNat <<< s)
instance : HShiftLeft (BitVec n) Nat (BitVec n) := ⟨.shiftLeft⟩
def ushiftRight (x : BitVec n) (s : Nat) : BitVec n := .ofNat n (x.toNat >>> s)
instance : HShiftRight (BitVec n) Nat (BitVec n) := ⟨ushiftRight⟩
instance {m : Nat} : HShiftLeft (BitVec m) (BitVec n) (BitVec m) := ⟨fun x y => x <<< y.toNat⟩
instance {m : Nat} : HShiftRight (BitVec m) (BitVec n) (BitVec m) := ⟨fun x y => x >>> y.toNat⟩
def allOnes (n : Nat) : BitVec n := .ofNat n (2 ^ n - 1)
protected def not (x : BitVec n) : BitVec n := allOnes n ^^^ x
instance : Complement (BitVec n) := ⟨.not⟩
protected def neg (x : BitVec n) : BitVec n := .ofNat n (2 ^ n - x.toNat)
instance : Neg (BitVec n) := ⟨.neg⟩
protected def zero (n : Nat) : BitVec n := .ofNat n 0
def setWidth {w : Nat} (v : Nat) (x : BitVec w) : BitVec v := .ofNat v x.toNat
abbrev zeroExtend {w : Nat} (v : Nat) (x : BitVec w) : BitVec v := setWidth v x
abbrev truncate {w : Nat} (v : Nat) (x : BitVec w) : BitVec v := setWidth v x
end BitVec
instance : Complement UInt8 := ⟨fun x => ⟨~~~x.toBitVec⟩⟩
instance : Complement UInt16 := ⟨fun x => ⟨~~~x.toBitVec⟩⟩
instance : Complement UInt32 := ⟨fun x => ⟨~~~x.toBitVec⟩⟩
instance : Complement UInt64 := ⟨fun x => ⟨~~~x.toBitVec⟩⟩
