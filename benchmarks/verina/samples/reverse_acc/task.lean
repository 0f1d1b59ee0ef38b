-- !benchmark @start import type=solution

-- !benchmark @end import

-- !benchmark @start solution_aux

-- !benchmark @end solution_aux

-- !benchmark @start precond_aux

-- !benchmark @end precond_aux

@[reducible, simp]
def reverseAcc_precond (xs : List Nat) : Prop :=
  -- !benchmark @start precond
  True
  -- !benchmark @end precond


-- !benchmark @start code_aux
def pourOver : List Nat → List Nat → List Nat
  | [], acc => acc
  | x :: rest, acc => pourOver rest (x :: acc)
-- !benchmark @end code_aux


def reverseAcc (xs : List Nat) (h_precond : reverseAcc_precond (xs)) : List Nat :=
  -- !benchmark @start code
  pourOver xs []
  -- !benchmark @end code


-- !benchmark @start postcond_aux
def backwards : List Nat → List Nat
  | [] => []
  | x :: rest => backwards rest ++ [x]
-- !benchmark @end postcond_aux


@[reducible, simp]
def reverseAcc_postcond (xs : List Nat) (result: List Nat) (h_precond : reverseAcc_precond (xs)) :=
  -- !benchmark @start postcond
  result = backwards xs
  -- !benchmark @end postcond


-- !benchmark @start proof_aux
theorem pourOver_eq (xs acc : List Nat) : pourOver xs acc = backwards xs ++ acc := by
  induction xs generalizing acc with
  | nil => simp [pourOver, backwards]
  | cons x rest ih => simp [pourOver, backwards, ih]
-- !benchmark @end proof_aux


theorem reverseAcc_spec_satisfied (xs: List Nat) (h_precond : reverseAcc_precond (xs)) :
    reverseAcc_postcond (xs) (reverseAcc (xs) h_precond) h_precond := by
  -- !benchmark @start proof
  simp [reverseAcc, pourOver_eq]
  -- !benchmark @end proof
