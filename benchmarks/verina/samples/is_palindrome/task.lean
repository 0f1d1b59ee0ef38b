-- !benchmark @start import type=solution

-- !benchmark @end import

-- !benchmark @start solution_aux

-- !benchmark @end solution_aux

-- !benchmark @start precond_aux

-- !benchmark @end precond_aux

@[reducible, simp]
def isPalindrome_precond (xs : List Char) : Prop :=
  -- !benchmark @start precond
  True
  -- !benchmark @end precond


-- !benchmark @start code_aux
def flipOnto : List Char → List Char → List Char
  | [], acc => acc
  | c :: rest, acc => flipOnto rest (c :: acc)

def sameList : List Char → List Char → Bool
  | [], [] => true
  | x :: xs, y :: ys => if x = y then sameList xs ys else false
  | _, _ => false
-- !benchmark @end code_aux


def isPalindrome (xs : List Char) (h_precond : isPalindrome_precond (xs)) : Bool :=
  -- !benchmark @start code
  sameList (flipOnto xs []) xs
  -- !benchmark @end code


-- !benchmark @start postcond_aux

-- !benchmark @end postcond_aux


@[reducible, simp]
def isPalindrome_postcond (xs : List Char) (result: Bool) (h_precond : isPalindrome_precond (xs)) :=
  -- !benchmark @start postcond
  result = true ↔ xs.reverse = xs
  -- !benchmark @end postcond


-- !benchmark @start proof_aux
theorem flipOnto_eq (xs acc : List Char) : flipOnto xs acc = xs.reverse ++ acc := by
  induction xs generalizing acc with
  | nil => simp [flipOnto]
  | cons c rest ih => simp [flipOnto, ih]

theorem sameList_iff (xs ys : List Char) : sameList xs ys = true ↔ xs = ys := by
  induction xs generalizing ys with
  | nil => cases ys <;> simp [sameList]
  | cons x xs ih =>
    cases ys with
    | nil => simp [sameList]
    | cons y ys =>
      simp only [sameList]
      split
      · rename_i h
        simp [h, ih]
      · rename_i h
        simp [h]
-- !benchmark @end proof_aux


theorem isPalindrome_spec_satisfied (xs: List Char) (h_precond : isPalindrome_precond (xs)) :
    isPalindrome_postcond (xs) (isPalindrome (xs) h_precond) h_precond := by
  -- !benchmark @start proof
  simp only [isPalindrome_postcond, isPalindrome]
  rw [sameList_iff, flipOnto_eq, List.append_nil]
  -- !benchmark @end proof
