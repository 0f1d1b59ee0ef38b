prelude
import Init.Logic.Bool
import Init.Logic.Classical

/-! Injective and surjective functions, and exports of common names. -/

set_option linter.all false
universe u v w

export Decidable (isTrue isFalse)
abbrev Bool.xor (x y : Bool) : Bool := x != y
export Bool (xor)
namespace Function
variable {α : Sort u} {β : Sort v} {γ : Sort w}
def Injective (f : α → β) : Prop := ∀ ⦃a₁ a₂⦄, f a₁ = f a₂ → a₁ = a₂
def Surjective (f : α → β) : Prop := ∀ b, ∃ a, f a = b
def LeftInverse (g : β → α) (f : α → β) : Prop := ∀ x, g (f x) = x
def RightInverse (g : β → α) (f : α → β) : Prop := LeftInverse f g
def HasLeftInverse (f : α → β) : Prop := ∃ g : β → α, LeftInverse g f
def HasRightInverse (f : α → β) : Prop := ∃ g : β → α, RightInverse g f
theorem LeftInverse.injective {g : β → α} {f : α → β} (h : LeftInverse g f) : Injective f := fun a b e => by rw [← h a, ← h b, e]
theorem HasLeftInverse.injective {f : α → β} : HasLeftInverse f → Injective f | ⟨_, h⟩ => h.injective
theorem RightInverse.surjective {g : β → α} {f : α → β} (h : RightInverse g f) : Surjective f := fun b => ⟨g b, h b⟩
theorem HasRightInverse.surjective {f : α → β} : HasRightInverse f → Surjective f | ⟨_, h⟩ => h.surjective
theorem injective_id : Injective (@id α) := fun _ _ h => h
theorem surjective_id : Surjective (@id α) := fun a => ⟨a, rfl⟩
end Function
