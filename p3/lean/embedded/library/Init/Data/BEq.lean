prelude
import Init.Data.Hashable
import Init.Data.UInt
import Init.Data.String.Basic

/-! Boolean equalities that are equivalences, hashes that respect them, and the hashes of the basic types. -/

set_option linter.all false
universe u v

class PartialEquivBEq (α : Type u) [BEq α] : Prop where
  symm : {a b : α} → a == b → b == a
  trans : {a b c : α} → a == b → b == c → a == c
class EquivBEq (α : Type u) [BEq α] : Prop extends PartialEquivBEq α, ReflBEq α
class LawfulHashable (α : Type u) [BEq α] [Hashable α] : Prop where
  hash_eq (a b : α) : a == b → hash a = hash b

theorem BEq.symm {α : Type u} [BEq α] [PartialEquivBEq α] {a b : α} : a == b → b == a := PartialEquivBEq.symm
theorem BEq.trans {α : Type u} [BEq α] [PartialEquivBEq α] {a b c : α} : a == b → b == c → a == c := PartialEquivBEq.trans
theorem BEq.comm {α : Type u} [BEq α] [PartialEquivBEq α] {a b : α} : (a == b) = (b == a) :=
  Bool.eq_iff_iff.2 ⟨BEq.symm, BEq.symm⟩
theorem BEq.congr_left {α : Type u} [BEq α] [PartialEquivBEq α] {a b c : α} (h : a == b) : (a == c) = (b == c) :=
  Bool.eq_iff_iff.2 ⟨BEq.trans (BEq.symm h), BEq.trans h⟩
theorem BEq.congr_right {α : Type u} [BEq α] [PartialEquivBEq α] {a b c : α} (h : b == c) : (a == b) = (a == c) :=
  Bool.eq_iff_iff.2 ⟨fun k => BEq.trans k h, fun k => BEq.trans k (BEq.symm h)⟩
theorem hash_eq {α : Type u} [BEq α] [Hashable α] [LawfulHashable α] {a b : α} : a == b → hash a = hash b :=
  LawfulHashable.hash_eq a b

instance instEquivBEqOfLawfulBEq {α : Type u} [BEq α] [LawfulBEq α] : EquivBEq α where
  symm h := beq_iff_eq.2 (eq_of_beq h).symm
  trans h k := beq_iff_eq.2 ((eq_of_beq h).trans (eq_of_beq k))
instance instLawfulHashableOfLawfulBEq {α : Type u} [BEq α] [Hashable α] [LawfulBEq α] : LawfulHashable α where
  hash_eq a b h := congrArg hash (eq_of_beq h)

instance instHashableInt : Hashable Int := ⟨fun | .ofNat n => .ofNat (2 * n) | .negSucc n => .ofNat (2 * n + 1)⟩
instance instHashableChar : Hashable Char := ⟨fun c => .ofNat c.toNat⟩
instance instHashableUnit : Hashable Unit := ⟨fun _ => 11⟩
instance instHashablePUnit : Hashable PUnit.{u + 1} := ⟨fun _ => 11⟩
instance instHashableFin {n : Nat} : Hashable (Fin n) := ⟨fun i => .ofNat i.val⟩
instance instHashableUInt8 : Hashable UInt8 := ⟨fun n => .ofNat n.toNat⟩
instance instHashableUInt16 : Hashable UInt16 := ⟨fun n => .ofNat n.toNat⟩
instance instHashableUInt32 : Hashable UInt32 := ⟨fun n => .ofNat n.toNat⟩
instance instHashableUInt64 : Hashable UInt64 := ⟨id⟩
instance instHashableProd {α : Type u} {β : Type v} [Hashable α] [Hashable β] : Hashable (α × β) :=
  ⟨fun p => mixHash (hash p.1) (hash p.2)⟩
instance instHashableOption {α : Type u} [Hashable α] : Hashable (Option α) := ⟨fun | none => 11 | some a => mixHash (hash a) 13⟩
instance instHashableList {α : Type u} [Hashable α] : Hashable (List α) := ⟨fun l => l.foldl (fun r a => mixHash r (hash a)) 7⟩
instance instHashableArray {α : Type u} [Hashable α] : Hashable (Array α) :=
  ⟨fun xs => xs.toList.foldl (fun r a => mixHash r (hash a)) 7⟩
