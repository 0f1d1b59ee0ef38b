-- !benchmark @start import type=solution

-- !benchmark @end import

-- !benchmark @start solution_aux

-- !benchmark @end solution_aux

-- !benchmark @start precond_aux

-- !benchmark @end precond_aux

@[reducible, simp]
def dropRepeats_precond (xs : List Nat) : Prop :=
  -- !benchmark @start precond
  True
  -- !benchmark @end precond


-- !benchmark @start code_aux
def occurs (x : Nat) : List Nat → Bool
  | [] => false
  | y :: rest => if x = y then true else occurs x rest

def keepLast : List Nat → List Nat
  | [] => []
  | x :: rest => if occurs x rest then keepLast rest else x :: keepLast rest
-- !benchmark @end code_aux


def dropRepeats (xs : List Nat) (h_precond : dropRepeats_precond (xs)) : List Nat :=
  -- !benchmark @start code
  keepLast xs
  -- !benchmark @end code


-- !benchmark @start postcond_aux

-- !benchmark @end postcond_aux


@[reducible, simp]
def dropRepeats_postcond (xs : List Nat) (result: List Nat) (h_precond : dropRepeats_precond (xs)) :=
  -- !benchmark @start postcond
  result.Nodup ∧ ∀ x, x ∈ result ↔ x ∈ xs
  -- !benchmark @end postcond


-- !benchmark @start proof_aux
theorem occurs_iff (x : Nat) (ys : List Nat) : occurs x ys = true ↔ x ∈ ys := by
  induction ys with
  | nil => simp [occurs]
  | cons y ys ih =>
    simp only [occurs]
    split <;> simp_all

theorem mem_keepLast (x : Nat) (xs : List Nat) : x ∈ keepLast xs ↔ x ∈ xs := by
  induction xs with
  | nil => simp [keepLast]
  | cons y ys ih =>
    simp only [keepLast]
    split
    · rename_i h
      rw [occurs_iff] at h
      constructor
      · intro hx
        exact List.Mem.tail _ (ih.1 hx)
      · intro hx
        cases hx with
        | head => exact ih.2 h
        | tail _ hx => exact ih.2 hx
    · simp [ih]

theorem keepLast_nodup (xs : List Nat) : (keepLast xs).Nodup := by
  induction xs with
  | nil => simp [keepLast]
  | cons y ys ih =>
    simp only [keepLast]
    split
    · exact ih
    · rename_i h
      refine List.nodup_cons.2 ⟨?_, ih⟩
      rw [mem_keepLast, ← occurs_iff]
      exact h
-- !benchmark @end proof_aux


theorem dropRepeats_spec_satisfied (xs: List Nat) (h_precond : dropRepeats_precond (xs)) :
    dropRepeats_postcond (xs) (dropRepeats (xs) h_precond) h_precond := by
  -- !benchmark @start proof
  exact ⟨keepLast_nodup xs, fun x => mem_keepLast x xs⟩
  -- !benchmark @end proof
