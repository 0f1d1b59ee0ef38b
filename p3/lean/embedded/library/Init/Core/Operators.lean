prelude
import Init.Prelude.Data

/-! The classes behind the operator notations, and the instances of `Nat`. -/

set_option linter.all false
universe u v w

class HSub (α : Type u) (β : Type v) (γ : outParam (Type w)) where hSub : α → β → γ
class HMul (α : Type u) (β : Type v) (γ : outParam (Type w)) where hMul : α → β → γ
class HDiv (α : Type u) (β : Type v) (γ : outParam (Type w)) where hDiv : α → β → γ
class HMod (α : Type u) (β : Type v) (γ : outParam (Type w)) where hMod : α → β → γ
class HPow (α : Type u) (β : Type v) (γ : outParam (Type w)) where hPow : α → β → γ
class HAppend (α : Type u) (β : Type v) (γ : outParam (Type w)) where hAppend : α → β → γ
class HOrElse (α : Type u) (β : Type v) (γ : outParam (Type w)) where hOrElse : α → (Unit → β) → γ
class HAndThen (α : Type u) (β : Type v) (γ : outParam (Type w)) where hAndThen : α → (Unit → β) → γ
class HAnd (α : Type u) (β : Type v) (γ : outParam (Type w)) where hAnd : α → β → γ
class HXor (α : Type u) (β : Type v) (γ : outParam (Type w)) where hXor : α → β → γ
class HOr (α : Type u) (β : Type v) (γ : outParam (Type w)) where hOr : α → β → γ
class HShiftLeft (α : Type u) (β : Type v) (γ : outParam (Type w)) where hShiftLeft : α → β → γ
class HShiftRight (α : Type u) (β : Type v) (γ : outParam (Type w)) where hShiftRight : α → β → γ
class Zero (α : Type u) where zero : α
@[instance 300] instance Zero.toOfNat0 {α : Type u} [Zero α] : OfNat α 0 := ⟨Zero.zero⟩
class One (α : Type u) where one : α
class Sub (α : Type u) where sub : α → α → α
class Mul (α : Type u) where mul : α → α → α
class Neg (α : Type u) where neg : α → α
class Div (α : Type u) where div : α → α → α
class Mod (α : Type u) where mod : α → α → α
class Dvd (α : Type u) where dvd : α → α → Prop
class Pow (α : Type u) (β : Type v) where pow : α → β → α
class NatPow (α : Type u) where pow : α → Nat → α
class Append (α : Type u) where append : α → α → α
class OrElse (α : Type u) where orElse : α → (Unit → α) → α
class AndThen (α : Type u) where andThen : α → (Unit → α) → α
class AndOp (α : Type u) where and : α → α → α
class OrOp (α : Type u) where or : α → α → α
class XorOp (α : Type u) where xor : α → α → α
class ShiftLeft (α : Type u) where shiftLeft : α → α → α
class ShiftRight (α : Type u) where shiftRight : α → α → α
class Max (α : Type u) where max : α → α → α
class Min (α : Type u) where min : α → α → α
export Max (max)
export Min (min)
class BEq (α : Type u) where beq : α → α → Bool
class Membership (α : outParam (Type u)) (γ : Type v) where mem : γ → α → Prop
class EmptyCollection (α : Type u) where emptyCollection : α
class Insert (α : outParam (Type u)) (γ : Type v) where insert : α → γ → γ
export Insert (insert)
class Singleton (α : outParam (Type u)) (β : Type v) where singleton : α → β
export Singleton (singleton)
class HasSubset (α : Type u) where Subset : α → α → Prop
class Union (α : Type u) where union : α → α → α
class Inter (α : Type u) where inter : α → α → α
class SDiff (α : Type u) where sdiff : α → α → α
@[default_instance, reducible] instance instHSub {α : Type u} [Sub α] : HSub α α α := ⟨Sub.sub⟩
@[default_instance, reducible] instance instHMul {α : Type u} [Mul α] : HMul α α α := ⟨Mul.mul⟩
@[default_instance, reducible] instance instHDiv {α : Type u} [Div α] : HDiv α α α := ⟨Div.div⟩
@[default_instance, reducible] instance instHMod {α : Type u} [Mod α] : HMod α α α := ⟨Mod.mod⟩
@[default_instance, reducible] instance instHPow {α : Type u} {β : Type v} [Pow α β] : HPow α β α := ⟨Pow.pow⟩
@[default_instance 10000, reducible] instance instPowNat {α : Type u} [NatPow α] : Pow α Nat := ⟨NatPow.pow⟩
@[default_instance] instance instHAppendOfAppend {α : Type u} [Append α] : HAppend α α α := ⟨Append.append⟩
@[default_instance] instance instHOrElseOfOrElse {α : Type u} [OrElse α] : HOrElse α α α := ⟨OrElse.orElse⟩
@[default_instance] instance instHAndThenOfAndThen {α : Type u} [AndThen α] : HAndThen α α α := ⟨AndThen.andThen⟩
@[default_instance] instance instHAndOfAndOp {α : Type u} [AndOp α] : HAnd α α α := ⟨AndOp.and⟩
@[default_instance] instance instHOrOfOrOp {α : Type u} [OrOp α] : HOr α α α := ⟨OrOp.or⟩
@[default_instance] instance instHXorOfXorOp {α : Type u} [XorOp α] : HXor α α α := ⟨XorOp.xor⟩
@[default_instance] instance instHShiftLeftOfShiftLeft {α : Type u} [ShiftLeft α] : HShiftLeft α α α := ⟨ShiftLeft.shiftLeft⟩
@[default_instance] instance instHShiftRightOfShiftRight {α : Type u} [ShiftRight α] : HShiftRight α α α :=
  ⟨ShiftRight.shiftRight⟩
@[reducible] def GE.ge {α : Type u} [LE α] (a b : α) : Prop := LE.le b a
@[reducible] def GT.gt {α : Type u} [LT α] (a b : α) : Prop := LT.lt b a
@[reducible] def Ne {α : Sort u} (a b : α) : Prop := Not (Eq a b)
@[reducible] def bne {α : Type u} [BEq α] (a b : α) : Bool := not (BEq.beq a b)
abbrev DecidableLT (α : Type u) [LT α] := DecidableRel (LT.lt : α → α → Prop)
abbrev DecidableLE (α : Type u) [LE α] := DecidableRel (LE.le : α → α → Prop)
@[reducible] def maxOfLe {α : Type u} [LE α] [DecidableRel (LE.le : α → α → Prop)] : Max α := ⟨fun x y => ite (LE.le x y) y x⟩
@[reducible] def minOfLe {α : Type u} [LE α] [DecidableRel (LE.le : α → α → Prop)] : Min α := ⟨fun x y => ite (LE.le x y) x y⟩

/-! Instances for `Nat`. -/
@[reducible] instance instSubNat : Sub Nat := ⟨Nat.sub⟩
@[reducible] instance instMulNat : Mul Nat := ⟨Nat.mul⟩
@[reducible] instance Nat.instDiv : Div Nat := ⟨Nat.div⟩
@[reducible] instance Nat.instMod : Mod Nat := ⟨Nat.mod⟩
@[reducible] instance instNatPowNat : NatPow Nat := ⟨Nat.pow⟩
instance Nat.instDvd : Dvd Nat := ⟨fun a b => Exists fun c => Eq b (HMul.hMul a c)⟩
instance instAndOpNat : AndOp Nat := ⟨Nat.land⟩
instance instOrOpNat : OrOp Nat := ⟨Nat.lor⟩
instance instXorOpNat : XorOp Nat := ⟨Nat.xor⟩
instance instShiftLeftNat : ShiftLeft Nat := ⟨Nat.shiftLeft⟩
instance instShiftRightNat : ShiftRight Nat := ⟨Nat.shiftRight⟩
instance instZeroNat : Zero Nat := ⟨0⟩
@[reducible] protected def Nat.min (n m : Nat) : Nat := ite (LE.le n m) n m
@[reducible] protected def Nat.max (n m : Nat) : Nat := ite (LE.le n m) m n
instance instMinNat : Min Nat := ⟨Nat.min⟩
instance instMaxNat : Max Nat := ⟨Nat.max⟩
instance instBEqOfDecidableEq {α : Type u} [DecidableEq α] : BEq α := ⟨fun a b => decide (Eq a b)⟩
