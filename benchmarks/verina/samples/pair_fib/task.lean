-- !benchmark @start import type=solution

-- !benchmark @end import

-- !benchmark @start solution_aux

-- !benchmark @end solution_aux

-- !benchmark @start precond_aux

-- !benchmark @end precond_aux

@[reducible, simp]
def pairFib_precond (n : Nat) : Prop :=
  -- !benchmark @start precond
  True
  -- !benchmark @end precond


-- !benchmark @start code_aux
def march : Nat → Nat → Nat → Nat
  | 0, a, _ => a
  | n + 1, a, b => march n b (a + b)
-- !benchmark @end code_aux


def pairFib (n : Nat) (h_precond : pairFib_precond (n)) : Nat :=
  -- !benchmark @start code
  march n 0 1
  -- !benchmark @end code


-- !benchmark @start postcond_aux
def rabbits : Nat → Nat
  | 0 => 0
  | 1 => 1
  | n + 2 => rabbits n + rabbits (n + 1)
-- !benchmark @end postcond_aux


@[reducible, simp]
def pairFib_postcond (n : Nat) (result: Nat) (h_precond : pairFib_precond (n)) :=
  -- !benchmark @start postcond
  result = rabbits n
  -- !benchmark @end postcond


-- !benchmark @start proof_aux
theorem march_eq (n k : Nat) : march n (rabbits k) (rabbits (k + 1)) = rabbits (k + n) := by
  induction n generalizing k with
  | zero => rfl
  | succ n ih =>
    have h : rabbits k + rabbits (k + 1) = rabbits (k + 1 + 1) := rfl
    have e : k + 1 + n = k + (n + 1) := by omega
    rw [march, h, ih (k + 1), e]
-- !benchmark @end proof_aux


theorem pairFib_spec_satisfied (n: Nat) (h_precond : pairFib_precond (n)) :
    pairFib_postcond (n) (pairFib (n) h_precond) h_precond := by
  -- !benchmark @start proof
  have h : march n 0 1 = rabbits (0 + n) := march_eq n 0
  rw [Nat.zero_add] at h
  exact h
  -- !benchmark @end proof
