/-! Two command regions with nothing but a comment between them, as benchmarks have them. -/

namespace Task

-- !benchmark @start code_aux
-- !benchmark @end code_aux

-- Lemmas come next.

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

def half (n : Nat) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

theorem half_le (n : Nat) : half n ≤ n := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof

end Task
