-- What may be assumed
@[reducible, simp]
def commonMeasure_precond (a b : Nat) : Prop :=
  -- !benchmark @start precond
  0 < a ∧ 0 < b
  -- !benchmark @end precond

-- !benchmark @start auxcode
-- !benchmark @end auxcode

-- The program
def commonMeasure (a b : Nat) (h_precond : commonMeasure_precond a b) : Nat :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- What must hold of its result
@[reducible, simp]
def commonMeasure_postcond (a b : Nat) (result : Nat) (h_precond : commonMeasure_precond a b) : Prop :=
  -- !benchmark @start postcond
  result ∣ a ∧ result ∣ b ∧ ∀ d, d ∣ a → d ∣ b → d ∣ result
  -- !benchmark @end postcond

-- !benchmark @start lemma
-- !benchmark @end lemma

-- The proof
theorem commonMeasure_postcond_satisfied (a b : Nat) (h_precond : commonMeasure_precond a b) :
    commonMeasure_postcond a b (commonMeasure a b h_precond) h_precond := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
