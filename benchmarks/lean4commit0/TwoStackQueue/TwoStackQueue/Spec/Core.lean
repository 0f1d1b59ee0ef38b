import TwoStackQueue.Harness

/-!
# TwoStackQueue.Spec.Core

What arriving and leaving must do.
-/

open TwoStack

/-- The empty queue holds nothing. -/
def spec_empty_contents (impl : RepoImpl) : Prop :=
  impl.twoStackQueue.contents impl.twoStackQueue.empty = []

/-- A new value stands last. -/
def spec_push_contents (impl : RepoImpl) : Prop :=
  ∀ (q : Queue) (x : Nat),
    impl.twoStackQueue.contents (impl.twoStackQueue.push q x) = impl.twoStackQueue.contents q ++ [x]

/-- Nothing can leave exactly when there is nothing. -/
def spec_pop_none (impl : RepoImpl) : Prop :=
  ∀ q : Queue, impl.twoStackQueue.pop q = none ↔ impl.twoStackQueue.contents q = []

/-- What leaves stood first, and the rest keeps its order. -/
def spec_pop_contents (impl : RepoImpl) : Prop :=
  ∀ (q rest : Queue) (x : Nat), impl.twoStackQueue.pop q = some (x, rest) →
    impl.twoStackQueue.contents q = x :: impl.twoStackQueue.contents rest
