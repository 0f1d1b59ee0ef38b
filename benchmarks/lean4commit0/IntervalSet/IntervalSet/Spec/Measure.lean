import IntervalSet.Harness

/-!
# IntervalSet.Spec.Measure

How size and least number follow the set.
-/

open IntervalSet

/-- A number that was not there adds one to the size. -/
def spec_size_insert_new (impl : RepoImpl) : Prop :=
  ∀ (set : Spans) (n : Nat), impl.intervalSet.normal set = true → impl.intervalSet.contains set n = false →
    impl.intervalSet.size (impl.intervalSet.insert set n (n + 1)) = impl.intervalSet.size set + 1

/-- One interval has as many numbers as lie between its ends. -/
def spec_size_interval (impl : RepoImpl) : Prop :=
  ∀ low high : Nat, impl.intervalSet.size (impl.intervalSet.insert [] low high) = high - low

/-- The least number belongs to the set and none below it does. -/
def spec_lowest_least (impl : RepoImpl) : Prop :=
  ∀ (set : Spans) (n : Nat), impl.intervalSet.normal set = true → impl.intervalSet.lowest set = some n →
    impl.intervalSet.contains set n = true ∧ ∀ m : Nat, m < n → impl.intervalSet.contains set m = false

/-- Only the empty set has no least number. -/
def spec_lowest_none (impl : RepoImpl) : Prop :=
  ∀ set : Spans, impl.intervalSet.normal set = true →
    (impl.intervalSet.lowest set = none ↔ ∀ n : Nat, impl.intervalSet.contains set n = false)
