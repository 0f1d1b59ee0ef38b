import TwoStackQueue.Harness

/-!
# TwoStackQueue.Spec.Bulk

What working on many values must do.
-/

open TwoStack

/-- A queue made of a list holds that list. -/
def spec_fromList_contents (impl : RepoImpl) : Prop :=
  ∀ xs : List Nat, impl.twoStackQueue.contents (impl.twoStackQueue.fromList xs) = xs

/-- The values of the second queue follow those of the first. -/
def spec_append_contents (impl : RepoImpl) : Prop :=
  ∀ a b : Queue, impl.twoStackQueue.contents (impl.twoStackQueue.append a b) =
    impl.twoStackQueue.contents a ++ impl.twoStackQueue.contents b

/-- What leaves a queue made of a list is the list's first value. -/
def spec_fromList_pop (impl : RepoImpl) : Prop :=
  ∀ (x : Nat) (xs : List Nat), ∃ rest : Queue,
    impl.twoStackQueue.pop (impl.twoStackQueue.fromList (x :: xs)) = some (x, rest) ∧
      impl.twoStackQueue.contents rest = xs
