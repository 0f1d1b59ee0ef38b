prelude
import Init.Termination
import Init.Data.Function

/-! Further laws of truth values and propositions. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

theorem Bool.of_not_eq_true : {b : Bool} → ¬b = true → b = false | true, h => absurd rfl h | false, _ => rfl
theorem Bool.of_not_eq_false : {b : Bool} → ¬b = false → b = true | true, _ => rfl | false, h => absurd rfl h
infixl:33 " ^^ " => Bool.xor
namespace Bool
/-- One for `true`. -/
def toNat (b : Bool) : Nat := cond b 1 0
attribute [simp] Bool.not_and Bool.not_or
theorem and_or_distrib_left (x y z : Bool) : (x && (y || z)) = (x && y || x && z) := by cases x <;> rfl
theorem and_or_distrib_right (x y z : Bool) : ((x || y) && z) = (x && z || y && z) := by cases z <;> simp
theorem or_and_distrib_left (x y z : Bool) : (x || y && z) = ((x || y) && (x || z)) := by cases x <;> rfl
theorem or_and_distrib_right (x y z : Bool) : (x && y || z) = ((x || z) && (y || z)) := by cases z <;> simp
theorem and_left_comm (x y z : Bool) : (x && (y && z)) = (y && (x && z)) := by cases x <;> cases y <;> rfl
theorem or_left_comm (x y z : Bool) : (x || (y || z)) = (y || (x || z)) := by cases x <;> cases y <;> rfl
theorem not_inj : {x y : Bool} → (!x) = !y → x = y := by intro x y; cases x <;> cases y <;> simp
theorem eq_not : {a b : Bool} → a = !b ↔ a ≠ b := by intro a b; cases a <;> cases b <;> simp
theorem xor_comm (x y : Bool) : (x ^^ y) = (y ^^ x) := by cases x <;> cases y <;> rfl
theorem xor_assoc (x y z : Bool) : ((x ^^ y) ^^ z) = (x ^^ (y ^^ z)) := by cases x <;> cases y <;> cases z <;> rfl
@[simp] theorem xor_self (x : Bool) : (x ^^ x) = false := by cases x <;> rfl
@[simp] theorem xor_false (x : Bool) : (x ^^ false) = x := by cases x <;> rfl
@[simp] theorem false_xor (x : Bool) : (false ^^ x) = x := by cases x <;> rfl
theorem decide_coe (b : Bool) [Decidable (b = true)] : decide (b = true) = b := by cases b <;> simp
@[simp] theorem decide_and (p q : Prop) [dpq : Decidable (p ∧ q)] [dp : Decidable p] [dq : Decidable q] : decide (p ∧ q) = (p && q) := by
  by_cases h : p <;> by_cases k : q <;> simp [h, k]
@[simp] theorem decide_or (p q : Prop) [dpq : Decidable (p ∨ q)] [dp : Decidable p] [dq : Decidable q] : decide (p ∨ q) = (p || q) := by
  by_cases h : p <;> by_cases k : q <;> simp [h, k]
theorem toNat_le (c : Bool) : c.toNat ≤ 1 := by cases c <;> decide
end Bool
theorem ne_of_beq_false {α : Type u} [BEq α] [ReflBEq α] {a b : α} (h : (a == b) = false) : a ≠ b := fun e => by
  rw [e, beq_self_eq_true] at h; cases h
theorem or_left_comm : a ∨ (b ∨ c) ↔ b ∨ (a ∨ c) := ⟨fun h => by rcases h with h | h | h <;> simp [h], fun h => by rcases h with h | h | h <;> simp [h]⟩
theorem and_congr_left (h : c → (a ↔ b)) : a ∧ c ↔ b ∧ c := ⟨fun k => ⟨(h k.2).1 k.1, k.2⟩, fun k => ⟨(h k.2).2 k.1, k.2⟩⟩
theorem Or.imp_left (f : a → b) (h : a ∨ c) : b ∨ c := h.imp f id
theorem Exists.imp {α : Sort u} {p q : α → Prop} (h : ∀ a, p a → q a) : (∃ a, p a) → ∃ a, q a | ⟨a, k⟩ => ⟨a, h a k⟩
theorem or_and_left : a ∨ (b ∧ c) ↔ (a ∨ b) ∧ (a ∨ c) :=
  ⟨fun h => h.elim (fun h => ⟨.inl h, .inl h⟩) fun h => ⟨.inr h.1, .inr h.2⟩, fun ⟨h, k⟩ => h.elim .inl fun h => k.elim .inl fun k => .inr ⟨h, k⟩⟩
theorem and_or_right : (a ∧ b) ∨ c ↔ (a ∨ c) ∧ (b ∨ c) := by rw [or_comm, or_and_left, or_comm, @or_comm c b]
theorem Subtype.val_inj {α : Sort u} {p : α → Prop} {a b : Subtype p} : a.val = b.val ↔ a = b := ⟨Subtype.ext, congrArg _⟩
