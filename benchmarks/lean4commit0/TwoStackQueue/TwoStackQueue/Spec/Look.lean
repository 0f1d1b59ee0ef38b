import TwoStackQueue.Harness

/-!
# TwoStackQueue.Spec.Look

What looking at a queue must show. These requirements come from three authors and do not agree: one of them nobody can
meet, and two of them exclude each other.
-/

open TwoStack

/-- The size is the number of values. -/
def spec_size_contents (impl : RepoImpl) : Prop :=
  ∀ q : Queue, impl.twoStackQueue.size q = (impl.twoStackQueue.contents q).length

/-- Whatever leaves makes the queue smaller by one. -/
def spec_pop_size (impl : RepoImpl) : Prop :=
  ∀ (q rest : Queue) (x : Nat), impl.twoStackQueue.pop q = some (x, rest) →
    impl.twoStackQueue.size q = impl.twoStackQueue.size rest + 1

/-- Of two values the one that came first is seen. -/
def spec_peek_oldest (impl : RepoImpl) : Prop :=
  ∀ x y : Nat,
    impl.twoStackQueue.peek (impl.twoStackQueue.push (impl.twoStackQueue.push impl.twoStackQueue.empty x) y) = some x

/-- Of two values the one that came last is seen. -/
def spec_peek_newest (impl : RepoImpl) : Prop :=
  ∀ x y : Nat,
    impl.twoStackQueue.peek (impl.twoStackQueue.push (impl.twoStackQueue.push impl.twoStackQueue.empty x) y) = some y

/-- From every queue something can leave, and what remains is smaller. -/
def spec_pop_always_shrinks (impl : RepoImpl) : Prop :=
  ∀ q : Queue, ∃ (x : Nat) (rest : Queue), impl.twoStackQueue.pop q = some (x, rest) ∧
    impl.twoStackQueue.size rest < impl.twoStackQueue.size q
