-- What may be assumed
@[reducible, simp]
def raise_precond (b n : Nat) : Prop :=
  -- !benchmark @start precond
  True
  -- !benchmark @end precond

-- !benchmark @start auxcode
-- !benchmark @end auxcode

-- The program
def raise (b n : Nat) (h_precond : raise_precond b n) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- The product of n copies of b
def timesItself (b : Nat) : Nat → Nat
  | 0 => 1
  | n + 1 => timesItself b n * b

-- What must hold of its result
@[reducible, simp]
def raise_postcond (b n : Nat) (result : Nat) (h_precond : raise_precond b n) : Prop :=
  -- !benchmark @start postcond
  result = timesItself b n
  -- !benchmark @end postcond

-- !benchmark @start lemma
-- !benchmark @end lemma

-- The proof
theorem raise_postcond_satisfied (b n : Nat) (h_precond : raise_precond b n) :
    raise_postcond b n (raise b n h_precond) h_precond := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
