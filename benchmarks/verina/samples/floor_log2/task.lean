-- !benchmark @start import type=solution

-- !benchmark @end import

-- !benchmark @start solution_aux

-- !benchmark @end solution_aux

-- !benchmark @start precond_aux

-- !benchmark @end precond_aux

@[reducible, simp]
def floorLog2_precond (n : Nat) : Prop :=
  -- !benchmark @start precond
  0 < n
  -- !benchmark @end precond


-- !benchmark @start code_aux
def halvings (n : Nat) : Nat :=
  if n < 2 then 0 else halvings (n / 2) + 1
termination_by n
decreasing_by omega
-- !benchmark @end code_aux


def floorLog2 (n : Nat) (h_precond : floorLog2_precond (n)) : Nat :=
  -- !benchmark @start code
  halvings n
  -- !benchmark @end code


-- !benchmark @start postcond_aux

-- !benchmark @end postcond_aux


@[reducible, simp]
def floorLog2_postcond (n : Nat) (result: Nat) (h_precond : floorLog2_precond (n)) :=
  -- !benchmark @start postcond
  2 ^ result ≤ n ∧ n < 2 ^ (result + 1)
  -- !benchmark @end postcond


-- !benchmark @start proof_aux
theorem halvings_spec (n : Nat) (h : 0 < n) : 2 ^ halvings n ≤ n ∧ n < 2 ^ (halvings n + 1) := by
  induction n using Nat.strongRecOn with
  | ind n ih =>
    unfold halvings
    split
    · rename_i h2
      have e : n = 1 := by omega
      rw [e]
      exact ⟨Nat.le_refl 1, by decide⟩
    · rename_i h2
      have hk := ih (n / 2) (by omega) (by omega)
      rw [Nat.pow_succ] at hk
      rw [Nat.pow_succ, Nat.pow_succ]
      omega
-- !benchmark @end proof_aux


theorem floorLog2_spec_satisfied (n: Nat) (h_precond : floorLog2_precond (n)) :
    floorLog2_postcond (n) (floorLog2 (n) h_precond) h_precond := by
  -- !benchmark @start proof
  exact halvings_spec n h_precond
  -- !benchmark @end proof
