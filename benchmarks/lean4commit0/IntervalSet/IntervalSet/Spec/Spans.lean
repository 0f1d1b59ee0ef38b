import IntervalSet.Harness

/-!
# IntervalSet.Spec.Spans

What inserting an interval must do.
-/

open IntervalSet

/-- Inserting adds exactly the numbers of the interval. -/
def spec_contains_insert (impl : RepoImpl) : Prop :=
  ∀ (set : Spans) (low high n : Nat),
    impl.intervalSet.contains (impl.intervalSet.insert set low high) n = true ↔
      (low ≤ n ∧ n < high) ∨ impl.intervalSet.contains set n = true

/-- Inserting keeps the normal form. -/
def spec_insert_normal (impl : RepoImpl) : Prop :=
  ∀ (set : Spans) (low high : Nat), impl.intervalSet.normal set = true →
    impl.intervalSet.normal (impl.intervalSet.insert set low high) = true

/-- The list without intervals is the empty set, and in normal form. -/
def spec_nil (impl : RepoImpl) : Prop :=
  impl.intervalSet.normal [] = true ∧ ∀ n : Nat, impl.intervalSet.contains [] n = false
