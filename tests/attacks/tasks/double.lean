/-! Return twice a number. -/

-- !benchmark @start imports
-- !benchmark @end imports

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace Task

def limit : Nat := 42

inductive Step : Nat → Nat → Prop where
  | up (n : Nat) : Step n (n + 1)

-- !benchmark @start code_aux
-- !benchmark @end code_aux

def double (n : Nat) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

def Good (n r : Nat) : Prop := r = n + n ∧ n ≤ r

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

theorem double_good (n : Nat) : Good n (double n) := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof

end Task
