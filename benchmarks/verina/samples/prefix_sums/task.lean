-- !benchmark @start import type=solution

-- !benchmark @end import

-- !benchmark @start solution_aux

-- !benchmark @end solution_aux

-- !benchmark @start precond_aux

-- !benchmark @end precond_aux

@[reducible, simp]
def prefixSums_precond (xs : List Int) : Prop :=
  -- !benchmark @start precond
  True
  -- !benchmark @end precond


-- !benchmark @start code_aux
def runningSums (total : Int) : List Int → List Int
  | [] => []
  | x :: rest => (total + x) :: runningSums (total + x) rest
-- !benchmark @end code_aux


def prefixSums (xs : List Int) (h_precond : prefixSums_precond (xs)) : List Int :=
  -- !benchmark @start code
  runningSums 0 xs
  -- !benchmark @end code


-- !benchmark @start postcond_aux
def sumUpTo : List Int → Nat → Int
  | _, 0 => 0
  | [], _ + 1 => 0
  | x :: rest, n + 1 => x + sumUpTo rest n
-- !benchmark @end postcond_aux


@[reducible, simp]
def prefixSums_postcond (xs : List Int) (result: List Int) (h_precond : prefixSums_precond (xs)) :=
  -- !benchmark @start postcond
  result.length = xs.length ∧ ∀ i, i < xs.length → result[i]! = sumUpTo xs (i + 1)
  -- !benchmark @end postcond


-- !benchmark @start proof_aux
theorem runningSums_length (total : Int) (xs : List Int) : (runningSums total xs).length = xs.length := by
  induction xs generalizing total with
  | nil => rfl
  | cons x rest ih => simp [runningSums, ih]

theorem runningSums_get (total : Int) (xs : List Int) (i : Nat) (h : i < xs.length) :
    (runningSums total xs)[i]! = total + sumUpTo xs (i + 1) := by
  induction xs generalizing total i with
  | nil => simp at h
  | cons x rest ih =>
    cases i with
    | zero => simp [runningSums, sumUpTo]
    | succ i =>
      have e := ih (total + x) i (by simpa using h)
      have s : (runningSums total (x :: rest))[i + 1]! = (runningSums (total + x) rest)[i]! := by simp [runningSums]
      have t : sumUpTo (x :: rest) (i + 1 + 1) = x + sumUpTo rest (i + 1) := by simp [sumUpTo]
      rw [s, t, e]
      omega
-- !benchmark @end proof_aux


theorem prefixSums_spec_satisfied (xs: List Int) (h_precond : prefixSums_precond (xs)) :
    prefixSums_postcond (xs) (prefixSums (xs) h_precond) h_precond := by
  -- !benchmark @start proof
  refine ⟨runningSums_length 0 xs, ?_⟩
  intro i hi
  have h := runningSums_get 0 xs i hi
  rw [Int.zero_add] at h
  exact h
  -- !benchmark @end proof
