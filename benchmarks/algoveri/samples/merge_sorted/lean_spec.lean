-- What may be assumed
@[reducible, simp]
def mergeQueues_precond (xs ys : List Int) : Prop :=
  -- !benchmark @start precond
  List.Pairwise (· ≤ ·) xs ∧ List.Pairwise (· ≤ ·) ys
  -- !benchmark @end precond

-- !benchmark @start auxcode
-- !benchmark @end auxcode

-- The program
def mergeQueues (xs ys : List Int) (h_precond : mergeQueues_precond xs ys) : List Int :=
  -- !benchmark @start code
  sorry
  -- !benchmark @end code

-- What must hold of its result
@[reducible, simp]
def mergeQueues_postcond (xs ys : List Int) (result : List Int) (h_precond : mergeQueues_precond xs ys) : Prop :=
  -- !benchmark @start postcond
  List.Pairwise (· ≤ ·) result ∧ result.Perm (xs ++ ys)
  -- !benchmark @end postcond

-- !benchmark @start lemma
-- !benchmark @end lemma

-- The proof
theorem mergeQueues_postcond_satisfied (xs ys : List Int) (h_precond : mergeQueues_precond xs ys) :
    mergeQueues_postcond xs ys (mergeQueues xs ys h_precond) h_precond := by
  -- !benchmark @start proof
  sorry
  -- !benchmark @end proof
