-- What may be assumed
@[reducible, simp]
def sideOfSquare_precond (n : Nat) : Prop :=
  -- !benchmark @start precond
  True
  -- !benchmark @end precond

-- !benchmark @start auxcode
-- !benchmark @end auxcode

-- The program
def sideOfSquare (n : Nat) (h_precond : sideOfSquare_precond n) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- What must hold of its result
@[reducible, simp]
def sideOfSquare_postcond (n : Nat) (result : Nat) (h_precond : sideOfSquare_precond n) : Prop :=
  -- !benchmark @start postcond
  result * result ≤ n ∧ n < (result + 1) * (result + 1)
  -- !benchmark @end postcond

-- !benchmark @start lemma
-- !benchmark @end lemma

-- The proof
theorem sideOfSquare_postcond_satisfied (n : Nat) (h_precond : sideOfSquare_precond n) :
    sideOfSquare_postcond n (sideOfSquare n h_precond) h_precond := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
