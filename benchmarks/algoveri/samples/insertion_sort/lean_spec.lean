-- What may be assumed
@[reducible, simp]
def sortCards_precond (xs : List Int) : Prop :=
  -- !benchmark @start precond
  True
  -- !benchmark @end precond

-- !benchmark @start auxcode
-- !benchmark @end auxcode

-- The program
def sortCards (xs : List Int) (h_precond : sortCards_precond xs) : List Int :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- Every element is at most every later one
def nondecreasing : List Int → Prop
  | [] => True
  | x :: rest => (∀ y ∈ rest, x ≤ y) ∧ nondecreasing rest

-- What must hold of its result
@[reducible, simp]
def sortCards_postcond (xs : List Int) (result : List Int) (h_precond : sortCards_precond xs) : Prop :=
  -- !benchmark @start postcond
  nondecreasing result ∧ result.Perm xs
  -- !benchmark @end postcond

-- !benchmark @start lemma
-- !benchmark @end lemma

-- The proof
theorem sortCards_postcond_satisfied (xs : List Int) (h_precond : sortCards_precond xs) :
    sortCards_postcond xs (sortCards xs h_precond) h_precond := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
