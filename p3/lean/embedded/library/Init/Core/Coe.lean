prelude
import Init.Prelude.Data

/-! Coercions. -/

set_option linter.all false
universe u v w

class Coe (α : semiOutParam (Sort u)) (β : Sort v) where coe : α → β
class CoeTC (α : Sort u) (β : Sort v) where coe : α → β
class CoeOut (α : Sort u) (β : semiOutParam (Sort v)) where coe : α → β
class CoeOTC (α : Sort u) (β : Sort v) where coe : α → β
class CoeHead (α : Sort u) (β : semiOutParam (Sort v)) where coe : α → β
class CoeHTC (α : Sort u) (β : Sort v) where coe : α → β
class CoeTail (α : semiOutParam (Sort u)) (β : Sort v) where coe : α → β
class CoeHTCT (α : Sort u) (β : Sort v) where coe : α → β
class CoeDep (α : Sort u) (_ : α) (β : Sort v) where coe : β
class CoeT (α : Sort u) (_ : α) (β : Sort v) where coe : β
class CoeFun (α : Sort u) (γ : outParam (α → Sort v)) where coe : (f : α) → γ f
class CoeSort (α : Sort u) (β : outParam (Sort v)) where coe : α → β
instance {α : Sort u} {β : Sort v} {γ : Sort w} [Coe β γ] [CoeTC α β] : CoeTC α γ := ⟨fun a => Coe.coe (CoeTC.coe a : β)⟩
instance {α : Sort u} {β : Sort v} [Coe α β] : CoeTC α β := ⟨fun a => Coe.coe a⟩
instance {α : Sort u} {β : Sort v} {γ : Sort w} [CoeOut α β] [CoeOTC β γ] : CoeOTC α γ := ⟨fun a => CoeOTC.coe (CoeOut.coe a : β)⟩
instance {α : Sort u} {β : Sort v} [CoeTC α β] : CoeOTC α β := ⟨fun a => CoeTC.coe a⟩
instance {α : Sort u} {β : Sort v} [CoeOut α β] : CoeOTC α β := ⟨fun a => CoeOut.coe a⟩
instance {α : Sort u} {β : Sort v} {γ : Sort w} [CoeHead α β] [CoeOTC β γ] : CoeHTC α γ :=
  ⟨fun a => CoeOTC.coe (CoeHead.coe a : β)⟩
instance {α : Sort u} {β : Sort v} [CoeOTC α β] : CoeHTC α β := ⟨fun a => CoeOTC.coe a⟩
instance {α : Sort u} {β : Sort v} [CoeHead α β] : CoeHTC α β := ⟨fun a => CoeHead.coe a⟩
instance {α : Sort u} {β : Sort v} {γ : Sort w} [CoeTail β γ] [CoeHTC α β] : CoeHTCT α γ :=
  ⟨fun a => CoeTail.coe (CoeHTC.coe a : β)⟩
instance {α : Sort u} {β : Sort v} [CoeHTC α β] : CoeHTCT α β := ⟨fun a => CoeHTC.coe a⟩
instance {α : Sort u} {β : Sort v} [CoeTail α β] : CoeHTCT α β := ⟨fun a => CoeTail.coe a⟩
instance {α : Sort u} {β : Sort v} {a : α} [CoeHTCT α β] : CoeT α a β := ⟨CoeHTCT.coe a⟩
instance {α : Sort u} {β : Sort v} {a : α} [CoeDep α a β] : CoeT α a β := ⟨CoeDep.coe a⟩
attribute [coe_decl] Coe.coe CoeTC.coe CoeOut.coe CoeOTC.coe CoeHead.coe CoeHTC.coe CoeTail.coe CoeHTCT.coe CoeDep.coe CoeT.coe CoeFun.coe CoeSort.coe
instance boolToProp : Coe Bool Prop := ⟨fun b => Eq b true⟩
instance boolToSort : CoeSort Bool Prop := ⟨fun b => Eq b true⟩
instance decPropToBool (p : Prop) [Decidable p] : CoeDep Prop p Bool := ⟨decide p⟩
instance optionCoe {α : Type u} : Coe α (Option α) := ⟨some⟩
instance subtypeCoe {α : Sort u} {p : α → Prop} : CoeOut (Subtype p) α := ⟨fun v => v.val⟩
class NatCast (R : Type u) where natCast : Nat → R
instance instNatCastNat : NatCast Nat := ⟨id⟩
@[reducible] def Nat.cast {R : Type u} [NatCast R] : Nat → R := NatCast.natCast
instance {R : Type u} [NatCast R] : CoeTail Nat R := ⟨Nat.cast⟩
instance {R : Type u} [NatCast R] : CoeHTCT Nat R := ⟨Nat.cast⟩
