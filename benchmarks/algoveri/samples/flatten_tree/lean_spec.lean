-- A binary tree with numbers at its forks
inductive Shrub where
  | bare : Shrub
  | fork : Shrub → Nat → Shrub → Shrub

-- What may be assumed
@[reducible, simp]
def flatten_precond (t : Shrub) : Prop :=
  -- !benchmark @start precond
  True
  -- !benchmark @end precond

-- !benchmark @start auxcode
-- !benchmark @end auxcode

-- The program
def flatten (t : Shrub) (h_precond : flatten_precond t) : List Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- The numbers from left to right
def readOff : Shrub → List Nat
  | .bare => []
  | .fork l x r => readOff l ++ x :: readOff r

-- What must hold of its result
@[reducible, simp]
def flatten_postcond (t : Shrub) (result : List Nat) (h_precond : flatten_precond t) : Prop :=
  -- !benchmark @start postcond
  result = readOff t
  -- !benchmark @end postcond

-- !benchmark @start lemma
-- !benchmark @end lemma

-- The proof
theorem flatten_postcond_satisfied (t : Shrub) (h_precond : flatten_precond t) :
    flatten_postcond t (flatten t h_precond) h_precond := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
