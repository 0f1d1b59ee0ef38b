prelude
import Init.Logic.Quantifiers
import Init.Logic.Conditionals

/-! Truth values and lawful Boolean equality. -/

set_option linter.all false
universe u v w

namespace Bool
@[simp] theorem true_and (b : Bool) : (true && b) = b := rfl
@[simp] theorem false_and (b : Bool) : (false && b) = false := rfl
@[simp] theorem true_or (b : Bool) : (true || b) = true := rfl
@[simp] theorem false_or (b : Bool) : (false || b) = b := rfl
@[simp] theorem and_true (b : Bool) : (b && true) = b := by cases b <;> rfl
@[simp] theorem and_false (b : Bool) : (b && false) = false := by cases b <;> rfl
@[simp] theorem or_true (b : Bool) : (b || true) = true := by cases b <;> rfl
@[simp] theorem or_false (b : Bool) : (b || false) = b := by cases b <;> rfl
@[simp] theorem and_self (b : Bool) : (b && b) = b := by cases b <;> rfl
@[simp] theorem or_self (b : Bool) : (b || b) = b := by cases b <;> rfl
@[simp] theorem not_not (b : Bool) : (!!b) = b := by cases b <;> rfl
@[simp] theorem not_true : (!true) = false := rfl
@[simp] theorem not_false : (!false) = true := rfl
@[simp] theorem and_not_self (b : Bool) : (b && !b) = false := by cases b <;> rfl
@[simp] theorem or_not_self (b : Bool) : (b || !b) = true := by cases b <;> rfl
theorem and_comm (x y : Bool) : (x && y) = (y && x) := by cases x <;> cases y <;> rfl
theorem or_comm (x y : Bool) : (x || y) = (y || x) := by cases x <;> cases y <;> rfl
theorem and_assoc (x y z : Bool) : (x && y && z) = (x && (y && z)) := by cases x <;> rfl
theorem or_assoc (x y z : Bool) : (x || y || z) = (x || (y || z)) := by cases x <;> rfl
theorem not_and (x y : Bool) : (!(x && y)) = (!x || !y) := by cases x <;> rfl
theorem not_or (x y : Bool) : (!(x || y)) = (!x && !y) := by cases x <;> rfl
@[simp] theorem not_eq_true (b : Bool) : (¬(b = true)) = (b = false) := by cases b <;> simp
@[simp] theorem not_eq_false (b : Bool) : (¬(b = false)) = (b = true) := by cases b <;> simp
theorem eq_false_or_eq_true : (b : Bool) → b = true ∨ b = false | true => .inl rfl | false => .inr rfl
theorem eq_false_iff {b : Bool} : b = false ↔ b ≠ true := by cases b <;> simp
theorem eq_iff_iff {a b : Bool} : a = b ↔ (a ↔ b) := by cases a <;> cases b <;> simp
instance instDecidableEq' : DecidableEq Bool := instDecidableEqBool
end Bool
@[simp] theorem Bool.and_eq_true (a b : Bool) : ((a && b) = true) = (a = true ∧ b = true) := by cases a <;> cases b <;> simp
@[simp] theorem Bool.or_eq_true (a b : Bool) : ((a || b) = true) = (a = true ∨ b = true) := by cases a <;> cases b <;> simp
@[simp] theorem Bool.not_eq_eq_eq_not {a b : Bool} : ((!a) = b) ↔ (a = !b) := by cases a <;> cases b <;> simp
theorem Bool.not_eq_true' (b : Bool) : ((!b) = true) = (b = false) := by cases b <;> simp
theorem Bool.not_eq_false' (b : Bool) : ((!b) = false) = (b = true) := by cases b <;> simp
theorem Bool.and_eq_true_iff {x y : Bool} : (x && y) = true ↔ x = true ∧ y = true := by simp
theorem Bool.or_eq_true_iff {x y : Bool} : (x || y) = true ↔ x = true ∨ y = true := by simp
@[simp] theorem Bool.and_eq_false_iff {x y : Bool} : (x && y) = false ↔ x = false ∨ y = false := by cases x <;> cases y <;> simp
@[simp] theorem Bool.or_eq_false_iff {x y : Bool} : (x || y) = false ↔ x = false ∧ y = false := by cases x <;> cases y <;> simp
@[simp] theorem cond_true {α : Sort u} (a b : α) : cond true a b = a := rfl
@[simp] theorem cond_false {α : Sort u} (a b : α) : cond false a b = b := rfl
theorem Bool.cond_eq_ite {α : Sort u} (b : Bool) (t e : α) : cond b t e = if b then t else e := by cases b <;> rfl
class ReflBEq (α : Type u) [BEq α] : Prop where
  protected rfl {a : α} : a == a
class LawfulBEq (α : Type u) [BEq α] : Prop extends ReflBEq α where
  eq_of_beq : {a b : α} → a == b → a = b
export LawfulBEq (eq_of_beq)
@[simp] theorem beq_self_eq_true {α : Type u} [BEq α] [h : ReflBEq α] (a : α) : (a == a) = true := h.rfl
theorem BEq.rfl {α : Type u} [BEq α] [ReflBEq α] {a : α} : a == a := ReflBEq.rfl
instance instLawfulBEqOfDecidableEq {α : Type u} [DecidableEq α] : LawfulBEq α where
  rfl := decide_eq_true rfl
  eq_of_beq h := of_decide_eq_true h
@[simp] theorem beq_iff_eq {α : Type u} [BEq α] [LawfulBEq α] {a b : α} : a == b ↔ a = b := ⟨eq_of_beq, fun h => h ▸ BEq.rfl⟩
@[simp] theorem beq_eq_false_iff_ne {α : Type u} [BEq α] [LawfulBEq α] {a b : α} : (a == b) = false ↔ a ≠ b := by
  constructor
  · intro h e; rw [e, beq_self_eq_true] at h; cases h
  · intro h; exact eq_false_of_ne_true fun k => h (eq_of_beq k)
@[simp] theorem bne_iff_ne {α : Type u} [BEq α] [LawfulBEq α] {a b : α} : a != b ↔ a ≠ b := by
  show (!(a == b)) = true ↔ _
  simp
@[simp] theorem bne_self_eq_false {α : Type u} [BEq α] [ReflBEq α] (a : α) : (a != a) = false := by
  show (!(a == a)) = false
  simp
theorem beq_eq_decide {α : Type u} [DecidableEq α] (a b : α) : (a == b) = decide (a = b) := rfl
theorem beq_comm {α : Type u} [BEq α] [LawfulBEq α] {a b : α} : (a == b) = (b == a) := by
  rw [Bool.eq_iff_iff, beq_iff_eq, beq_iff_eq]; exact eq_comm

instance Bool.instDecidableForallOfDecidablePred (p : Bool → Prop) [inst : DecidablePred p] : Decidable (∀ x, p x) :=
  match inst true, inst false with
  | .isTrue a, .isTrue b => .isTrue fun | true => a | false => b
  | .isFalse a, _ => .isFalse fun h => a (h true)
  | _, .isFalse b => .isFalse fun h => b (h false)
instance Bool.instDecidableExistsOfDecidablePred (p : Bool → Prop) [inst : DecidablePred p] : Decidable (∃ x, p x) :=
  match inst true, inst false with
  | .isTrue a, _ => .isTrue ⟨true, a⟩
  | _, .isTrue b => .isTrue ⟨false, b⟩
  | .isFalse a, .isFalse b => .isFalse fun | ⟨true, h⟩ => a h | ⟨false, h⟩ => b h
