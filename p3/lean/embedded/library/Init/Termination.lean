prelude
import Init.Data.ForIn
import Init.Omega.Constraints

/-! Termination goals and rearrangements for which compiled tactics need more than lemmas. -/

set_option linter.all false
universe u v w

/-! Termination goals and rearrangements that the compiled tactics leave to missing certificates. -/
macro_rules | `(tactic| decreasing_trivial) => `(tactic| (simp only [Prod.mk.sizeOf_spec, List.cons.sizeOf_spec, Option.some.sizeOf_spec, sizeOf_nat] at *; omega))
macro_rules | `(tactic| decreasing_trivial) => `(tactic| (have := List.sizeOf_lt_of_mem ‹_ ∈ _›; omega))
macro_rules | `(tactic| ac_rfl) => `(tactic| (simp only [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm, Nat.mul_assoc, Nat.mul_comm, Nat.mul_left_comm, Int.add_assoc, Int.add_comm, Int.add_left_comm, Int.mul_assoc, Int.mul_comm, and_assoc, and_comm, and_left_comm, or_assoc, or_comm, Bool.and_assoc, Bool.and_comm, Bool.or_assoc, Bool.or_comm]; done))
theorem if_true {α : Sort u} {_ : Decidable True} (t e : α) : ite True t e = t := if_pos trivial
theorem if_false {α : Sort u} {_ : Decidable False} (t e : α) : ite False t e = e := if_neg id
