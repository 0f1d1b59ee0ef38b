/-! Return twice a number, beside a definition whose frozen text has a gap. -/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace Task

def offset (n : Nat) : Nat := n + sorry

def pair : Nat × Nat := (sorry, 1 + sorry)

-- !benchmark @start code_aux
-- !benchmark @end code_aux

def double (n : Nat) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

def later (n : Nat) : Nat := n * sorry

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

theorem double_spec (n : Nat) : double n = n + n := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof

end Task
