prelude
import Init.Data.Format

/-! Hashes, and the 64-bit words that they are. -/

set_option linter.all false
universe u v w

structure UInt64 where
  ofBitVec ::
  toBitVec : BitVec 64
attribute [extern "lean_uint64_of_nat_mk"] UInt64.ofBitVec
attribute [extern "lean_uint64_to_nat"] UInt64.toBitVec
theorem UInt64.bound (n : Nat) : n % 2 ^ 64 < 2 ^ 64 := Nat.mod_lt n (Nat.pow_pos (by decide))
@[extern "lean_uint64_of_nat"] def UInt64.ofNat (n : Nat) : UInt64 := ⟨⟨⟨n % 2 ^ 64, UInt64.bound n⟩⟩⟩
instance instInhabitedUInt64 : Inhabited UInt64 := ⟨.ofNat 0⟩
instance {n : Nat} : OfNat UInt64 n := ⟨.ofNat n⟩
class Hashable (α : Sort u) where hash : α → UInt64
export Hashable (hash)
@[extern "lean_uint64_mix_hash"] opaque mixHash (u₁ u₂ : UInt64) : UInt64
instance : Hashable Nat := ⟨fun n => .ofNat n⟩
instance : Hashable Bool := ⟨fun b => bif b then 11 else 13⟩
