/-! Frozen names that Lean could have made up itself. -/

namespace Task

inductive _Step : Nat → Nat → Prop where
  | up (n : Nat) : _Step n (n + 1)

-- !benchmark @start code_aux
-- !benchmark @end code_aux

def induct (n : Nat) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

theorem induct_spec (n : Nat) : induct n = n + n ∧ (n = 7 → _Step n 8) := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof

end Task
