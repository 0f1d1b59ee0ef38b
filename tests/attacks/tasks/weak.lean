/-! A specification that says nothing of the function. -/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace Task

universe u

-- !benchmark @start code_aux
-- !benchmark @end code_aux

def pick (n : Nat) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

theorem weak {α : Type u} (a : α) : a = a := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof

end Task
