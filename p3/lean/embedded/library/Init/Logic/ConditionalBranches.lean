prelude
import Init.Logic.Bool
import Init.Logic.Classical

/-! `if` with one branch on the other side. -/

set_option linter.all false
universe u v w

@[simp] theorem dite_eq_left_iff {α : Sort u} {a : α} {p : Prop} [Decidable p] {y : ¬p → α} :
    (if h : p then a else y h) = a ↔ ∀ h : ¬p, y h = a := by
  by_cases h : p
  · rw [dif_pos h]; exact ⟨fun _ k => absurd h k, fun _ => rfl⟩
  · rw [dif_neg h]; exact ⟨fun e _ => e, fun k => k h⟩
@[simp] theorem dite_eq_right_iff {α : Sort u} {b : α} {p : Prop} [Decidable p] {x : p → α} :
    (if h : p then x h else b) = b ↔ ∀ h : p, x h = b := by
  by_cases h : p
  · rw [dif_pos h]; exact ⟨fun e _ => e, fun k => k h⟩
  · rw [dif_neg h]; exact ⟨fun _ k => absurd k h, fun _ => rfl⟩
theorem forall_prop_of_false {p : Prop} {q : p → Prop} (hn : ¬p) : (∀ h, q h) ↔ True := ⟨fun _ => trivial, fun _ h => absurd h hn⟩
@[simp] theorem forall_false {q : False → Prop} : (∀ h, q h) ↔ True := forall_prop_of_false id
