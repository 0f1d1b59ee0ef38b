prelude
import Init.Logic.Propositions

/-! Setoids and quotients. -/

set_option linter.all false
universe u v w

structure Equivalence {α : Sort u} (r : α → α → Prop) : Prop where
  refl : ∀ x, r x x
  symm : ∀ {x y}, r x y → r y x
  trans : ∀ {x y z}, r x y → r y z → r x z
class HasEquiv (α : Sort u) where Equiv : α → α → Sort v
class Setoid (α : Sort u) where
  r : α → α → Prop
  iseqv : Equivalence r
instance {α : Sort u} [Setoid α] : HasEquiv α := ⟨Setoid.r⟩
theorem Setoid.refl {α : Sort u} [s : Setoid α] (a : α) : a ≈ a := s.iseqv.refl a
theorem Setoid.symm {α : Sort u} [s : Setoid α] {a b : α} (h : a ≈ b) : b ≈ a := s.iseqv.symm h
theorem Setoid.trans {α : Sort u} [s : Setoid α] {a b c : α} (h : a ≈ b) (k : b ≈ c) : a ≈ c := s.iseqv.trans h k
def Quotient {α : Sort u} (s : Setoid α) := @Quot α Setoid.r
namespace Quotient
@[inline] protected def mk {α : Sort u} (s : Setoid α) (a : α) : Quotient s := Quot.mk Setoid.r a
theorem sound {α : Sort u} {s : Setoid α} {a b : α} : a ≈ b → Quotient.mk s a = Quotient.mk s b := Quot.sound
protected abbrev lift {α : Sort u} {β : Sort v} {s : Setoid α} (f : α → β) : ((a b : α) → a ≈ b → f a = f b) → Quotient s → β := Quot.lift f
protected theorem ind {α : Sort u} {s : Setoid α} {motive : Quotient s → Prop} : ((a : α) → motive (Quotient.mk s a)) → (q : Quotient s) → motive q := Quot.ind
theorem exact {α : Sort u} {s : Setoid α} {a b : α} (h : Quotient.mk s a = Quotient.mk s b) : a ≈ b := by
  have e : Quotient.lift (fun x => a ≈ x) (fun x y k => propext ⟨fun l => Setoid.trans l k, fun l => Setoid.trans l (Setoid.symm k)⟩) (Quotient.mk s b) := h ▸ Setoid.refl a
  exact e
end Quotient
