-- !benchmark @start import type=solution

-- !benchmark @end import

-- !benchmark @start solution_aux

-- !benchmark @end solution_aux

-- !benchmark @start precond_aux

-- !benchmark @end precond_aux

@[reducible, simp]
def listMax_precond (xs : List Int) : Prop :=
  -- !benchmark @start precond
  xs ≠ []
  -- !benchmark @end precond


-- !benchmark @start code_aux

-- !benchmark @end code_aux


def listMax (xs : List Int) (h_precond : listMax_precond (xs)) : Int :=
  -- !benchmark @start code
  match xs with
  | [] => 0
  | [x] => x
  | x :: y :: rest => max x (listMax (y :: rest) (by simp))
  -- !benchmark @end code


-- !benchmark @start postcond_aux

-- !benchmark @end postcond_aux


@[reducible, simp]
def listMax_postcond (xs : List Int) (result: Int) (h_precond : listMax_precond (xs)) :=
  -- !benchmark @start postcond
  result ∈ xs ∧ ∀ x ∈ xs, x ≤ result
  -- !benchmark @end postcond


-- !benchmark @start proof_aux

-- !benchmark @end proof_aux


theorem listMax_spec_satisfied (xs: List Int) (h_precond : listMax_precond (xs)) :
    listMax_postcond (xs) (listMax (xs) h_precond) h_precond := by
  -- !benchmark @start proof
  induction xs with
  | nil => simp at h_precond
  | cons x rest ih =>
    cases rest with
    | nil => simp [listMax]
    | cons y rest =>
      have h := ih (by simp)
      simp only [listMax_postcond] at h ⊢
      rw [listMax]
      obtain ⟨hm, hb⟩ := h
      constructor
      · have hcase : max x (listMax (y :: rest) (by simp)) = x ∨
            max x (listMax (y :: rest) (by simp)) = listMax (y :: rest) (by simp) := by omega
        cases hcase with
        | inl e => rw [e]; exact List.Mem.head _
        | inr e => rw [e]; exact List.Mem.tail _ hm
      · intro z hz
        cases hz with
        | head => omega
        | tail _ hz => have := hb z hz; omega
  -- !benchmark @end proof
