/-! A theorem that is false: whatever passes here is unsound. -/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace Task

def twice (n : Nat) : Nat := n + n

class Absurd (α : Type) where
  bad : α → False

-- !benchmark @start code_aux
-- !benchmark @end code_aux

def pick (n : Nat) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

theorem falsum : twice 2 = 5 ∧ pick 0 = pick 0 := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof

end Task
