prelude
import Init.Logic.Bool
import Init.Logic.Classical

/-! Pairs. -/

set_option linter.all false
universe u v w

namespace Prod
@[inline] def map {α₁ : Type u} {α₂ : Type v} {β₁ : Type w} {β₂ : Type w} (f : α₁ → α₂) (g : β₁ → β₂) (p : α₁ × β₁) : α₂ × β₂ :=
  (f p.1, g p.2)
@[inline] def swap {α : Type u} {β : Type v} (p : α × β) : β × α := (p.2, p.1)
@[simp] theorem eta {α : Type u} {β : Type v} (p : α × β) : (p.1, p.2) = p := rfl
@[simp] theorem swap_swap {α : Type u} {β : Type v} (p : α × β) : p.swap.swap = p := rfl
@[simp] theorem fst_swap {α : Type u} {β : Type v} {p : α × β} : p.swap.1 = p.2 := rfl
@[simp] theorem snd_swap {α : Type u} {β : Type v} {p : α × β} : p.swap.2 = p.1 := rfl
@[simp] theorem map_fst {α₁ : Type u} {α₂ : Type v} {β₁ β₂ : Type w} (f : α₁ → α₂) (g : β₁ → β₂) (p : α₁ × β₁) :
    (p.map f g).1 = f p.1 :=
  rfl
@[simp] theorem map_snd {α₁ : Type u} {α₂ : Type v} {β₁ β₂ : Type w} (f : α₁ → α₂) (g : β₁ → β₂) (p : α₁ × β₁) :
    (p.map f g).2 = g p.2 :=
  rfl
@[simp] protected theorem «forall» {α : Type u} {β : Type v} {p : α × β → Prop} : (∀ x, p x) ↔ ∀ a b, p (a, b) :=
  ⟨fun h a b => h (a, b), fun h x => h x.1 x.2⟩
@[simp] protected theorem «exists» {α : Type u} {β : Type v} {p : α × β → Prop} : (∃ x, p x) ↔ ∃ a b, p (a, b) :=
  ⟨fun ⟨x, h⟩ => ⟨x.1, x.2, h⟩, fun ⟨a, b, h⟩ => ⟨(a, b), h⟩⟩
end Prod
